"""From matches to figures: one row for each measure of each variant, with its error and what it was expected to be.

A row has the settings that were varied, `bots`, `games`, then `measure` and `of` (length, or the share of a seat),
`value`, the standard `error`, the interval `low` to `high` of 95 %, and where a value is `expected`, how surely it is
another: `p`, and `p` corrected for all comparisons of the same measure by Holm and by Benjamini and Hochberg.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from shinobi.engine.game import Game
from shinobi.engine.native.calls import Array
from shinobi.lab.gathering import POINTS
from shinobi.lab.playing import Piece, kinds_of
from shinobi.lab.statistics import SURE, benjamini_hochberg, holm, p_value
from shinobi.lab.variants import Variant

Row = dict[str, Any]

FIGURES = ("measure", "of", "value", "error", "low", "high", "expected", "p", "holm", "bh")
QUANTILES = (5, 25, 50, 75, 95)
MATTERS = 0.05
"""A decision matters if so much of the victory depends on it."""


@dataclass(frozen=True)
class Figure:
    """One measure."""

    measure: str
    of: str
    value: float
    error: float | None = None
    expected: float | None = None

    def row(self) -> Row:
        """As a row has it."""
        low = high = p = None
        value = float(self.value)
        if self.error is not None:
            low, high = value - SURE * self.error, value + SURE * self.error
            if self.expected is not None:
                p = p_value(value - self.expected, self.error)
        values = (self.measure, self.of, value, self.error, low, high, self.expected, p, None, None)
        return dict(zip(FIGURES, values, strict=True))


def rows_of(game: Game, variant: Variant, bots: str, piece: Piece) -> list[Row]:
    """All measures of one variant."""
    head = {**variant.settings, "bots": bots, "games": len(piece.lengths)}
    return [{**head, **figure.row()} for figure in figures(game, piece)]


def skill_row(variant: Variant, strong: str, weak: str, piece: Piece) -> Row:
    """What one strong player among weak ones wins, as a multiple of the fair share."""
    shares = piece.by_bot[:, 0] * piece.by_bot.shape[1]
    figure = Figure("skill", f"{strong} > {weak}", float(shares.mean()), _error(shares), 1.0)
    return {**variant.settings, "bots": f"{strong},{weak}", "games": len(shares), **figure.row()}


def corrected(rows: list[Row]) -> list[Row]:
    """The rows, with `p` corrected for all comparisons of the same measure."""
    for measure in dict.fromkeys(row["measure"] for row in rows):
        tested = [row for row in rows if row["measure"] == measure and row["p"] is not None]
        ps = [row["p"] for row in tested]
        for row, by_holm, by_bh in zip(tested, holm(ps), benjamini_hochberg(ps), strict=True):
            row["holm"], row["bh"] = by_holm, by_bh
    return rows


def figures(game: Game, piece: Piece) -> Iterator[Figure]:
    """The measures of some matches."""
    yield _mean("length", piece.lengths)
    for quantile in QUANTILES:
        yield Figure("length-quantile", str(quantile), float(np.percentile(piece.lengths, quantile)))
    yield _mean("decisions", piece.decisions)
    players = piece.shares.shape[1]
    for seat in range(players):
        shares = piece.shares[:, seat]
        fair = float(piece.shares.sum(axis=1).mean()) / players
        yield Figure("share", str(seat), float(shares.mean()), _error(shares), fair)
    winners = (piece.shares > 0).sum(axis=1)
    drawn = (winners == 0) | (winners == players)
    yield _part("result", "one-winner", winners == 1)
    yield _part("result", "shared", (winners > 1) & ~drawn)
    yield _part("result", "draw", drawn)
    for ending in np.unique(piece.endings):
        yield _part("ending", game.clause(int(ending)), piece.endings == ending)
    yield from _moves(game, piece)
    yield from _own(game, piece)
    yield from _closely(piece)


def _moves(game: Game, piece: Piece) -> Iterator[Figure]:
    kinds, _ = kinds_of(game)
    for kind, sums in zip(kinds, piece.sums, strict=True):
        offered = sums[0] + sums[5]
        if offered:
            yield Figure("chosen", kind.code, sums[0] / offered, _error_of_part(sums[0] / offered, offered))
            yield Figure("per-match", kind.code, sums[0] / len(piece.lengths))
            if sums[0] and sums[5]:
                yield Figure("worth", kind.code, *worth(sums), 0.0)


def worth(sums: Array) -> tuple[float, float]:
    """What share those who chose a move had more than those who declined it, and the error of that.

    Decisions of one seat in one match share their outcome, so the error is that of whole seats (linearised ratios).
    """
    chosen, declined = sums[0], sums[5]
    won, lost = sums[1] / chosen, sums[6] / declined
    variance = (sums[4] - 2 * won * sums[3] + won * won * sums[2]) / chosen**2
    variance += (sums[9] - 2 * lost * sums[8] + lost * lost * sums[7]) / declined**2
    variance -= 2 * (sums[12] - (won + lost) * sums[11] + won * lost * sums[10]) / (chosen * declined)
    return float(won - lost), sqrt(max(0.0, float(variance)))


def _own(game: Game, piece: Piece) -> Iterator[Figure]:
    """The counts that a game has of its own."""
    for rate in game.study.RATES:
        part, whole = piece.counts[rate.part], piece.counts[rate.whole]
        if whole:
            yield Figure("rate", rate.name, part / whole, _error_of_part(part / whole, whole))
    for holding in game.study.HOLDINGS:
        for thing in range(holding.things):
            held, won, fair = piece.counts[holding.counts(thing)]
            if held and fair:
                error = sqrt(max(won * (1 - won / held), 1e-12)) / fair
                yield Figure(holding.name, str(thing), won / fair, error, 1.0)


def _closely(piece: Piece) -> Iterator[Figure]:
    """What was seen in matches that were looked at closely."""
    if len(piece.leads):
        yield _mean("lead-changes", piece.leads)
    if len(piece.stakes):
        # As often as chance makes a decision seem to matter, it makes the worst move seem the best.
        matters = (piece.stakes >= MATTERS).astype(float) - (piece.stakes <= -MATTERS)
        yield _mean("stake", piece.stakes)
        yield _mean("matters", matters)
    if len(piece.known):
        yield _mean("known", piece.known)
        for point in range(POINTS):
            yield _mean("course", piece.courses[:, point], str(100 * point // (POINTS - 1)))


def _mean(measure: str, values: Array, of: str = "") -> Figure:
    return Figure(measure, of, float(values.mean()), _error(values))


def _part(measure: str, of: str, happened: Array) -> Figure:
    part = float(happened.mean())
    return Figure(measure, of, part, _error_of_part(part, len(happened)))


def _error(values: Array) -> float:
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


def _error_of_part(part: float, whole: float) -> float:
    return sqrt(max(0.0, part * (1 - part)) / whole)
