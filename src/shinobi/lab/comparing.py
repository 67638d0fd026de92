"""Comparisons: the figures that two sweeps have in common, how they differ, and how surely."""

from collections.abc import Sequence
from math import hypot

from shinobi.engine.errors import BadOption
from shinobi.lab.measures import FIGURES, Row
from shinobi.lab.statistics import SIGNIFICANT, SURE, benjamini_hochberg, holm, p_value

FIRST_FIGURE = FIGURES[0]


def compared(first: Sequence[Row], second: Sequence[Row]) -> list[Row]:
    """A row for each figure that both have: its values, the difference with its error, and corrected p-values."""
    settings = [name for name in first[0] if name not in (*FIGURES, "games") and name in second[0]]
    known = {_name(row, settings): row for row in second}
    rows = []
    for row in first:
        other = known.get(_name(row, settings))
        if other is None or row["error"] is None or other["error"] is None:
            continue
        difference, error = other["value"] - row["value"], hypot(row["error"], other["error"])
        rows.append(
            {
                **{name: row[name] for name in settings},
                "measure": row["measure"],
                "of": row["of"],
                "first": row["value"],
                "second": other["value"],
                "difference": difference,
                "error": error,
                "low": difference - SURE * error,
                "high": difference + SURE * error,
                "p": p_value(difference, error),
            }
        )
    if not rows:
        raise BadOption.of("lab-nothing-in-common")
    ps = [row["p"] for row in rows]
    for row, by_holm, by_bh in zip(rows, holm(ps), benjamini_hochberg(ps), strict=True):
        row["holm"], row["bh"] = by_holm, by_bh
    return rows


def _name(row: Row, settings: Sequence[str]) -> tuple[str, ...]:
    return (*(str(row[name]) for name in settings), str(row["measure"]), str(row["of"] or ""))


def surely_different(rows: Sequence[Row]) -> list[Row]:
    """Those that differ after Holm's correction, the surest first."""
    return sorted((row for row in rows if row["holm"] < SIGNIFICANT), key=lambda row: (row["holm"], row["p"]))
