"""The report of a sweep: one HTML page that needs nothing else, readable on a desk and on a phone, by day and night."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape

from shinobi.engine.game import Game
from shinobi.engine.options import FileOption
from shinobi.lab.drawing import COLOURS, STYLE, Dot, Scale, curves, dots, scale_of, spread, stacked
from shinobi.lab.measures import QUANTILES, Row
from shinobi.lab.playing import kinds_of
from shinobi.lab.statistics import SIGNIFICANT
from shinobi.lab.tuning import Tuned
from shinobi.locale import Texts
from shinobi.locale.story import Story

MOST_CURVES = 8
RESULTS = ("one-winner", "shared", "draw")
TENSION = ("decisions", "matters", "stake", "lead-changes", "known")
AS_PARTS = ("matters", "stake", "known")


@dataclass(frozen=True)
class Surveyed:
    """The rows of one variant, by measure and by what they are of."""

    label: str
    bots: str
    rows: dict[tuple[str, str], Row]
    options: dict[str, object]

    def of(self, measure: str) -> dict[str, Row]:
        """All rows of a measure."""
        return {of: row for (one, of), row in self.rows.items() if one == measure}


class Report:
    """Writes what was found in one language."""

    def __init__(self, game: Game, words: Texts, rows: Sequence[Row], options: Sequence[dict[str, object]]) -> None:
        """`options` are those of the table of each variant, in the order of the rows."""
        self.game = game
        self.words = words
        self.rows = rows
        self.options = options

    def say(self, message: str, **arguments: object) -> str:
        return escape(self.words.say(f"lab-{message}", **arguments))

    @cached_property
    def variants(self) -> list[Surveyed]:
        """The variants, in the order of the rows; tables at which levels meet are none."""
        found: dict[tuple[object, ...], Surveyed] = {}
        tables: dict[tuple[object, ...], int] = {}
        for row in self.rows:
            settings = self._settings(row)
            nth = tables.setdefault(tuple(settings.values()), len(tables))
            if row["measure"] != "skill":
                key = (*settings.values(), row["bots"])
                if key not in found:
                    found[key] = Surveyed(self._label(row), str(row["bots"]), {}, dict(self.options[nth]))
                found[key].rows[row["measure"], row["of"]] = row
        return list(found.values())

    def _settings(self, row: Row) -> dict[str, str]:
        names = list(row)
        return {name: row[name] for name in names[: names.index("bots")]}

    def _label(self, row: Row, bots: bool = True) -> str:
        several = len({one["bots"] for one in self.rows if one["measure"] != "skill"}) > 1
        parts = [f"{name} {value}" for name, value in self._settings(row).items()]
        return ", ".join(parts + ([str(row["bots"])] if bots and (several or not parts) else []))

    def page(self, matches: int, seed: int, lead: str = "") -> str:
        """The whole page; `lead` is a section that comes first."""
        title = self.say("title", game=self.words.say("name"))
        told = self.say("subtitle", variants=len(self.variants), matches=f"{matches:,}", seed=str(seed))
        sections = [
            self._summary(),
            self._lengths(),
            self._seats(),
            self._results(),
            self._moves(),
            self._tension(),
            self._skill(),
            self._rates(),
            *self._holdings(),
        ]
        return document(
            self.words.language, title, f"<h1>{title}</h1><p>{told}</p>{lead}" + "".join(sections) + self._notes()
        )

    # Sections --------------------------------------------------------------------------------------------------------

    def _summary(self) -> str:
        columns = [self.say("variant"), *(self.say(name) for name in ("games", "length", "seats-apart", "one-winner"))]
        columns += [self.say(name) for name in TENSION]
        lines = []
        for one in self.variants:
            shares = one.of("share")
            widest = max(abs(row["value"] - row["expected"]) for row in shares.values())
            cells = [escape(one.label), f"{one.rows['length', '']['games']:,}", number(one.rows["length", ""]["value"])]
            cells += [part(widest), part(one.rows["result", "one-winner"]["value"])]
            for measure in TENSION:
                row = one.rows.get((measure, ""))
                value = None if row is None else row["value"]
                cells.append("–" if value is None else part(value) if measure in AS_PARTS else number(value))
            lines.append(cells)
        return self._section("summary", table(columns, lines))

    def _lengths(self) -> str:
        scale = scale_of(
            (row["value"] for one in self.variants for row in one.of("length-quantile").values()), zero=True
        )
        lines = []
        for one in self.variants:
            quantiles = [one.rows["length-quantile", str(quantile)]["value"] for quantile in QUANTILES]
            told = " / ".join(number(value) for value in quantiles)
            mean = one.rows["length", ""]
            lines.append((one.label, spread(scale, quantiles, told), f"{number(mean['value'])} ± {spare(mean)}"))
        return self._section("length", plot(lines, scale, number))

    def _seats(self) -> str:
        shares = [row for one in self.variants for row in one.of("share").values()]
        scale = scale_of(row[edge] for row in shares for edge in ("low", "high", "expected"))
        seats = max(len(one.of("share")) for one in self.variants)
        colours = legend([self.say("seat", seat=str(seat + 1)) for seat in range(seats)])
        lines = []
        for one in self.variants:
            marks = [
                dot(
                    row,
                    f"{self.say('seat', seat=str(int(of) + 1))}: {part(row['value'])} ± {part(row['error'] * 2)}",
                    int(of),
                )
                for of, row in one.of("share").items()
            ]
            fair = one.rows["share", "0"]["expected"]
            lines.append((one.label, dots(scale, marks, fair), " · ".join(f"{100 * mark.value:.0f}" for mark in marks)))
        return self._section("seats", colours + plot(lines, scale, part), count=len(shares))

    def _results(self) -> str:
        names = [self.say(f"result-{name}") for name in RESULTS]
        lines = []
        for one in self.variants:
            parts = [(one.rows["result", name]["value"], told) for name, told in zip(RESULTS, names, strict=True)]
            lines.append(
                (one.label, stacked([(value, f"{told}: {part(value)}") for value, told in parts]), part(parts[0][0]))
            )
        drawn = legend(names) + plot(lines, Scale(0, 1), part)
        clauses = sorted({of for one in self.variants for of in one.of("ending")})
        ended = [f"{clause}: {self.words.say(clause)}" for clause in clauses]
        lines = []
        for one in self.variants:
            values = [one.rows.get(("ending", clause), {"value": 0.0})["value"] for clause in clauses]
            told = [(value, f"{clause}: {part(value)}") for value, clause in zip(values, clauses, strict=True)]
            lines.append((one.label, stacked(told), part(max(values))))
        drawn += f"<h3>{self.say('endings')}</h3>" + legend([escape(one) for one in ended])
        return self._section("results", drawn + plot(lines, Scale(0, 1), part))

    def _moves(self) -> str:
        columns = [self.say(name) for name in ("move", "chosen", "per-game", "worth")]
        worths = [row for one in self.variants for row in one.of("worth").values()]
        scale = scale_of((row[edge] for row in worths for edge in ("low", "high")), zero=True)
        drawn = []
        for nth, one in enumerate(self.variants):
            told = self._move_names(one)
            lines, plotted = [], []
            for of, row in one.of("chosen").items():
                per_game, worth = one.rows["per-match", of]["value"], one.rows.get(("worth", of))
                sure = worth is not None and worth["bh"] is not None and worth["bh"] < SIGNIFICANT
                shown = (
                    "–"
                    if worth is None
                    else f"{100 * worth['value']:+.1f} ± {200 * worth['error']:.1f}{' *' if sure else ''}"
                )
                lines.append([escape(told[of]), part(row["value"]), number(per_game), shown])
                if worth is not None:
                    plotted.append((told[of], dots(scale, [dot(worth, shown, 0, "bh")], 0.0), shown))
            inside = f'<div class="scroll">{table(columns, lines)}</div>' + plot(plotted, scale, part)
            opened = " open" if nth == 0 else ""
            drawn.append(f"<details{opened}><summary>{escape(one.label)}</summary>{inside}</details>")
        return self._section("moves", "".join(drawn), count=len(worths))

    def _tension(self) -> str:
        lines = [one for one in self.variants if ("known", "") in one.rows]
        if not lines:
            return ""
        columns = [self.say("variant"), *(self.say(name) for name in TENSION)]
        cells = []
        for one in lines:
            told = [escape(one.label)]
            for measure in TENSION:
                row = one.rows.get((measure, ""))
                figure = part if measure in AS_PARTS else number
                told.append("–" if row is None else f"{figure(row['value'])} ± {figure(2 * row['error'])}")
            cells.append(told)
        series = [(one.label, [row["value"] for row in one.of("course").values()]) for one in lines[:MOST_CURVES]]
        fair = lines[0].rows["share", "0"]["expected"]
        drawn = table(columns, cells) + f"<h3>{self.say('course')}</h3><p>{self.say('course-about')}</p>"
        drawn += legend([escape(label) for label, _ in series]) + curves(series, fair)
        return self._section(
            "tension", drawn + '<div class="axis"><div class="plot"><span>0%</span><span>100%</span></div></div>'
        )

    def _skill(self) -> str:
        met = [row for row in self.rows if row["measure"] == "skill"]
        if not met:
            return ""
        scale = scale_of((row[edge] for row in met for edge in ("low", "high", "expected")), zero=True)
        lines = []
        for row in met:
            label = ", ".join(one for one in (self._label(row, bots=False), str(row["of"])) if one)
            shown = f"{row['value']:.2f} ± {2 * row['error']:.2f}"
            lines.append((label, dots(scale, [dot(row, shown, 1)], 1.0), shown))
        return self._section("skill", plot(lines, scale, lambda value: f"{value:.1f}"), count=len(met))

    def _rates(self) -> str:
        drawn = []
        for rate in self.game.study.RATES:
            lines = []
            for one in self.variants:
                row = one.rows.get(("rate", rate.name))
                if row is not None:
                    shown = f"{part(row['value'])} ± {part(2 * row['error'])}"
                    lines.append((one.label, dots(Scale(0, 1), [dot(row, shown, 2)]), shown))
            if lines:
                drawn.append(f"<h3>{escape(self.words.say(rate.name))}</h3>" + plot(lines, Scale(0, 1), part))
        return self._section("own", "".join(drawn)) if drawn else ""

    def _holdings(self) -> Iterable[str]:
        for holding in self.game.study.HOLDINGS:
            rows = [row for one in self.variants for row in one.of(holding.name).values()]
            if not rows:
                continue
            edges = [row[edge] for row in rows for edge in ("low", "high")]
            scale = scale_of([*edges, holding.lowest, holding.highest], zero=True)
            drawn = []
            for nth, one in enumerate(self.variants):
                lines = []
                for of, row in one.of(holding.name).items():
                    shown = f"{row['value']:.2f} ± {2 * row['error']:.2f}"
                    drawn_dots = dots(scale, [dot(row, shown, 4)], 1.0, (holding.lowest, holding.highest))
                    lines.append((self._thing(one, holding.option, holding.part, int(of)), drawn_dots, shown))
                opened = " open" if nth < 3 else ""
                inside = plot(lines, scale, lambda value: f"{value:.1f}")
                drawn.append(f"<details{opened}><summary>{escape(one.label)}</summary>{inside}</details>")
            about = self.say("holding-about", count=len(rows))
            yield f"<section><h2>{escape(self.words.say(holding.name))}</h2><p>{about}</p>{''.join(drawn)}</section>"

    def _notes(self) -> str:
        return f"<section><h2>{self.say('notes')}</h2><p>{self.say('notes-about')}</p></section>"

    # Names and frames ------------------------------------------------------------------------------------------------

    def _story(self, one: Surveyed) -> Story:
        return Story(self.game, self.words, [], one.options)

    def _thing(self, one: Surveyed, option: str, listed: str, number: int) -> str:
        described = any(isinstance(known, FileOption) and known.name == option for known in self.game.options)
        return self._story(one).listed(option, listed, number) if described else str(number)

    def _move_names(self, one: Surveyed) -> dict[str, str]:
        story, named = self._story(one), {}
        verbs = {verb.name: verb for verb in self.game.actions.table}
        for kind in kinds_of(self.game)[0]:
            domains = verbs[kind.verb].arguments
            things = [str(story.thing(domains[name], value)) for name, value in kind.arguments]
            named[kind.code] = " ".join((self.words.say(f"verb-{kind.verb}"), *things))
        return named

    def _section(self, name: str, inside: str, **about: object) -> str:
        told = self.say(f"{name}-about", **about)
        return f"<section><h2>{self.say(name)}</h2><p>{told}</p>{inside}</section>"


def document(language: str, title: str, inside: str) -> str:
    """A page that needs no other file."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><style>{STYLE}</style></head>'
        f"<body><main>{inside}</main></body></html>\n"
    )


def tuned_section(tuned: Tuned, words: Texts) -> str:
    """What tuning has changed, and how many figures are within the goals before and after."""
    before, after = (f"{one:.3f}" for one in tuned.losses)
    about = words.say("lab-tuned-about", trials=tuned.trials, before=before, after=after)
    title = words.say("lab-tuned", game=words.say("name"))
    columns = [
        [escape(words.say(f"lab-{name}")) for name in (first, "before", "after")] for first in ("setting", "goal")
    ]
    settings = [[escape(one) for one in (name, *pair)] for name, pair in tuned.changed().items()]
    goals = [[escape(one) for one in (name, *pair)] for name, pair in tuned.reached().items()]
    tables = table(columns[0], settings) + table(columns[1], goals)
    return f"<section><h2>{escape(title)}</h2><p>{escape(about)}</p>{tables}</section>"


def legend(names: Sequence[str]) -> str:
    """What the colours mean."""
    entries = "".join(f'<li><i class="c{nth % COLOURS}"></i>{name}</li>' for nth, name in enumerate(names))
    return f'<ul class="legend">{entries}</ul>'


def plot(lines: Iterable[tuple[str, str, str]], scale: Scale, shown: Callable[[float], str]) -> str:
    """Labelled lines of a plot, one below the other, and what its edges stand for."""
    rows = "".join(
        f'<div class="row"><span class="label">{escape(label)}</span>'
        f'<div class="plot">{drawn}</div><span class="figure">{escape(figure)}</span></div>'
        for label, drawn, figure in lines
    )
    edges = f"<div class='plot'><span>{escape(shown(scale.low))}</span><span>{escape(shown(scale.high))}</span></div>"
    return f'<div class="rows">{rows}<div class="row axis"><span></span>{edges}<span></span></div></div>'


def table(columns: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table that scrolls sideways where it is too wide."""
    head = "".join(f"<th>{column}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in lines)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def dot(row: Row, told: str, colour: int, corrected: str = "holm") -> Dot:
    """A row as a mark: filled where it is surely not what was expected."""
    sure = row[corrected] is None or row[corrected] < SIGNIFICANT
    low, high = (row["value"] if row[edge] is None else row[edge] for edge in ("low", "high"))
    return Dot(row["value"], low, high, told, colour % COLOURS, sure)


def part(value: float) -> str:
    """A part of a whole, in percent."""
    return f"{100 * value:.1f}%"


def number(value: float) -> str:
    """A number as people read it."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 1 or value == 0 else f"{value:.2f}"


def spare(row: Row) -> str:
    """Half of the interval of 95 %."""
    return number(2 * row["error"])
