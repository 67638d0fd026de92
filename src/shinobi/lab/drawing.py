"""Plots for reports: rows of inline SVG that grow and shrink with the page, so that letters stay as large as they are.

Positions are percentages of the width, sizes are pixels; colours are those of the page, light or dark.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

HEIGHT = 22
MIDDLE = HEIGHT / 2


@dataclass(frozen=True)
class Scale:
    """What the left and the right edge of a plot stand for."""

    low: float
    high: float

    def at(self, value: float) -> str:
        """Where a value is, from the left."""
        span = self.high - self.low
        part = (value - self.low) / span if span else 0.5
        return f"{100 * min(1.0, max(0.0, part)):.2f}%"

    def part(self, first: float, last: float) -> str:
        """How wide the way from one value to another is."""
        span = self.high - self.low or 1.0
        first, last = (min(self.high, max(self.low, one)) for one in (first, last))
        return f"{100 * max(0.0, last - first) / span:.2f}%"


def scale_of(values: Iterable[float | None], *, zero: bool = False) -> Scale:
    """A scale that has room for all of these values, and some more."""
    known = [value for value in values if value is not None] + ([0.0] if zero else [])
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    room = 0.05 * (high - low) or 0.05 * (abs(high) or 1.0)
    return Scale(0.0 if zero and low >= 0 else low - room, high + room)


@dataclass(frozen=True)
class Dot:
    """A value with its interval. It is filled if it is surely not what was expected."""

    value: float
    low: float
    high: float
    told: str
    colour: int = 0
    filled: bool = True


def dots(scale: Scale, marks: Sequence[Dot], expected: float | None = None, band: Sequence[float] = ()) -> str:
    """Values on one line, with a dashed line where they were expected, or a band."""
    parts = []
    if band:
        parts.append(
            f'<rect class="band" x="{scale.at(band[0])}" width="{scale.part(*band)}" y="0" height="{HEIGHT}"/>'
        )
    if expected is not None:
        parts.append(f'<line class="fair" x1="{scale.at(expected)}" x2="{scale.at(expected)}" y1="0" y2="{HEIGHT}"/>')
    for nth, dot in enumerate(marks):
        y = MIDDLE + (nth - (len(marks) - 1) / 2) * min(3.0, 14.0 / max(1, len(marks)))
        fill = f"fill c{dot.colour}" if dot.filled else f"open c{dot.colour}"
        parts.append(
            f'<line class="span c{dot.colour}" x1="{scale.at(dot.low)}" x2="{scale.at(dot.high)}" '
            f'y1="{y:.1f}" y2="{y:.1f}"/><circle class="{fill}" cx="{scale.at(dot.value)}" cy="{y:.1f}" r="4">'
            f"<title>{escape(dot.told)}</title></circle>"
        )
    return _svg("".join(parts))


def spread(scale: Scale, quantiles: Sequence[float], told: str) -> str:
    """A distribution: a line, a bar for its middle half, and a mark for its median."""
    least, low, middle, high, most = quantiles
    return _svg(
        f'<line class="span c0" x1="{scale.at(least)}" x2="{scale.at(most)}" y1="{MIDDLE}" y2="{MIDDLE}"/>'
        f'<rect class="box" x="{scale.at(low)}" width="{scale.part(low, high)}" y="5" height="{HEIGHT - 10}">'
        f"<title>{escape(told)}</title></rect>"
        f'<line class="median" x1="{scale.at(middle)}" x2="{scale.at(middle)}" y1="3" y2="{HEIGHT - 3}"/>'
    )


def stacked(parts: Sequence[tuple[float, str]]) -> str:
    """Parts of a whole, side by side; each has its colour."""
    drawn, first = [], 0.0
    for colour, (part, told) in enumerate(parts):
        if part > 0:
            drawn.append(
                f'<rect class="fill c{colour % COLOURS}" x="{100 * first:.2f}%" width="{100 * part:.2f}%" y="3" '
                f'height="{HEIGHT - 6}"><title>{escape(told)}</title></rect>'
            )
        first += part
    return _svg("".join(drawn))


def curves(series: Sequence[tuple[str, Sequence[float]]], fair: float | None) -> str:
    """Lines over the course of a match, from 0 to 1, evenly apart."""
    drawn = []
    if fair is not None:
        drawn.append(f'<line class="fair" x1="0" x2="100" y1="{100 - 100 * fair:.1f}" y2="{100 - 100 * fair:.1f}"/>')
    for colour, (told, values) in enumerate(series):
        last = max(1, len(values) - 1)
        points = " ".join(f"{100 * nth / last:.1f},{100 - 100 * value:.1f}" for nth, value in enumerate(values))
        drawn.append(
            f'<polyline class="curve c{colour % COLOURS}" points="{points}"><title>{escape(told)}</title></polyline>'
        )
    size = 'viewBox="0 0 100 100" preserveAspectRatio="none"'
    return f'<svg class="curves" {size} aria-hidden="true">{"".join(drawn)}</svg>'


COLOURS = 8


def _svg(inside: str) -> str:
    return f'<svg width="100%" height="{HEIGHT}" aria-hidden="true">{inside}</svg>'


STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8") + "\n".join(
    f".fill.c{n} {{ fill: var(--c{n}); }} .span.c{n}, .open.c{n}, .curve.c{n} {{ stroke: var(--c{n}); }} "
    f".legend .c{n} {{ background: var(--c{n}); }}"
    for n in range(COLOURS)
)
