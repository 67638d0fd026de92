"""Tuning: free numbers of a game or a deck, chosen towards goals by Optuna, with what was measured before and after."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from shinobi.engine.domains import Json, Number
from shinobi.engine.errors import BadOption
from shinobi.engine.game import Game, game_named
from shinobi.engine.options import Option
from shinobi.engine.study import Knob
from shinobi.lab import sweeping
from shinobi.lab.files import frame_of, missing
from shinobi.lab.measures import Row, corrected
from shinobi.lab.sweeping import Plan
from shinobi.lab.variants import Variant, read_vary, shown
from shinobi.lab.workers import checked_count

if TYPE_CHECKING:
    import polars

SEATS, HOLDINGS = "seats", "holdings"
EVEN = 0.05
"""Seats are even if the share of each is within so much of the fair one, as a part of it."""

INSIDE = 0.01
"""How much being off the middle of a goal counts, beside being outside: values that just meet a goal may not last."""

SURER = 4
"""What came out is measured once more, with so many times the games, and with other seeds."""

BEFORE, AFTER = "before", "after"


@dataclass(frozen=True)
class Goal:
    """Bounds for a measure, of one thing or of all that it is of."""

    name: str
    measure: str
    of: str | None
    low: float
    high: float

    def meant(self, row: Row) -> bool:
        """Whether the goal is about this row."""
        return bool(row["measure"] == self.measure and self.of in (None, row["of"]))

    def miss(self, row: Row) -> float:
        """How far a value is off: 0 in the middle, 1 at a bound."""
        low, high = self.low, self.high
        if self.name == SEATS:
            low, high = low * row["expected"], high * row["expected"]
        return float(abs(row["value"] - (low + high) / 2) / ((high - low) / 2))


def read_goals(game: Game, given: Sequence[str]) -> list[Goal]:
    """Goals as they are written: `seats`, `holdings`, `length=40..80`, `rate/study-lies-told=0.2..0.4`."""
    goals = []
    for one in given:
        if one == SEATS:
            goals.append(Goal(SEATS, "share", None, 1 - EVEN, 1 + EVEN))
        elif one == HOLDINGS:
            goals += [Goal(HOLDINGS, each.name, None, each.lowest, each.highest) for each in game.study.HOLDINGS]
        elif bounds := re.fullmatch(r"([a-z-]+)(?:/(.+))?=(-?[0-9.]+)\.\.(-?[0-9.]+)", one):
            try:
                low, high = float(bounds[3]), float(bounds[4])
            except ValueError:
                raise BadOption.of("lab-goal-form", said=one[:60]) from None
            if not low < high:
                raise BadOption.of("lab-goal-form", said=one[:60])
            goals.append(Goal(one.partition("=")[0], bounds[1], bounds[2], low, high))
        else:
            raise BadOption.of("lab-goal-form", said=one[:60])
    if not goals:
        raise BadOption.of("lab-goal-form", said=" ".join(given)[:60])
    return goals


def loss(rows: Sequence[Row], goals: Sequence[Goal]) -> float:
    """How far all goals are: the squares of what lies outside the bounds, and a little of what is off the middle."""
    total = 0.0
    for goal in goals:
        misses = [goal.miss(row) for row in rows if goal.meant(row)]
        if not misses:
            known = ", ".join(sorted({str(row["measure"]) for row in rows}))
            raise BadOption.of("lab-wrong-goal", goal=goal.name[:60], known=known)
        total += sum(max(0.0, miss - 1.0) ** 2 for miss in misses)
        total += INSIDE * sum(miss * miss for miss in misses) / len(misses)
    return total


def free_knobs(game: Game, given: Sequence[str], options: Mapping[str, Json]) -> list[Knob]:
    """What may change: `max_rounds=10..80` for an option that is a number, or knobs of the game by their beginning."""
    own = list(game.study.knobs(options))
    single = [one for one in game.options if isinstance(one, Option) and not one.listed]
    numbers = [one.name for one in single if isinstance(one.domain, Number)]
    known = sorted({*numbers, *(".".join(knob.name.split(".")[:2]) for knob in own)})
    if not given:
        raise BadOption.of("lab-nothing-free", game=game.name, known=", ".join(known))
    knobs: dict[str, Knob] = {}
    for one in given:
        name, equals, _ = one.partition("=")
        meant = [knob for knob in own if knob.name == name or knob.name.startswith(f"{name}.")]
        if equals and name in numbers:
            choices = tuple(read_vary(game, [one])[name])
            knobs[name] = Knob(name, choices, options[name])
        elif meant and not equals:
            knobs |= {knob.name: knob for knob in meant}
        else:
            raise BadOption.of("lab-wrong-knob", name=one[:60], game=game.name, known=", ".join(known))
    return list(knobs.values())


@dataclass(frozen=True)
class Tuned:
    """What came out of tuning."""

    plan: Plan
    knobs: Sequence[Knob]
    chosen: Mapping[str, Json]
    options: Sequence[dict[str, Json]]
    """The tuned options of each variant."""
    rows: list[Row]
    """Of all variants, before and after, with other seeds than those that were tuned with."""
    losses: tuple[float, float]
    trials: int
    goals: Sequence[Goal]

    def changed(self) -> dict[str, tuple[str, str]]:
        """What is different from before."""
        pairs = {knob.name: (shown(knob.default), shown(self.chosen[knob.name])) for knob in self.knobs}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    def reached(self) -> dict[str, tuple[str, str]]:
        """For each goal how many figures are within its bounds, before and after."""
        found = {}
        for goal in self.goals:
            counts = []
            for when in (BEFORE, AFTER):
                misses = [goal.miss(row) for row in self.rows if row["tuned"] == when and goal.meant(row)]
                counts.append(f"{sum(miss <= 1 for miss in misses)} / {len(misses)}")
            found[goal.name if goal.name != HOLDINGS else f"{HOLDINGS} {goal.measure}"] = (counts[0], counts[1])
        return found

    @property
    def frame(self) -> "polars.DataFrame":
        """What was measured before and after, as a data frame."""
        return frame_of(self.rows)

    def tables(self) -> list[dict[str, Any]]:
        """The options of all variants in the order of the rows."""
        before = [dict(variant.table.options) for variant in self.plan.variants]
        return [*before, *self.options]


def tune(
    game: str,
    free: Sequence[str],
    goals: Sequence[str],
    vary: Mapping[str, Sequence[Json]] | None = None,
    *,
    trials: int = 100,
    workers: int | None = None,
    cluster: bool = False,
    progress: Callable[[int], None] = lambda done: None,
    **said: Any,
) -> Tuned:
    """Try settings of what is free, and keep those that come nearest to all goals; the rest is as in a sweep."""
    try:
        import optuna
    except ImportError:
        raise missing("shinobi lab tune", "optuna", "lab") from None
    known = game_named(game)
    plan = sweeping.planned(game, vary, skill=False, closely=0, **said)
    wanted = read_goals(known, goals)
    knobs = free_knobs(known, free, plan.variants[0].table.options)
    for knob in knobs:
        for choice in {knob.choices[0], knob.choices[-1]}:  # so that what cannot be is said before the first trial
            _turned(known, plan.variants, {knob.name: choice})
    trials = checked_count("--trials", trials)

    def measured(chosen: Mapping[str, Json], seed: int, times: int) -> list[Row]:
        here = replace(plan, variants=_turned(known, plan.variants, chosen), seed=seed, games=times * plan.games)
        return sweeping.run(here, workers=workers, cluster=cluster)

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=plan.seed, n_startup_trials=min(20, trials)))
    usual = {knob.name: knob.default for knob in knobs}
    begun = [knob for knob in knobs if knob.default in knob.choices]
    study.enqueue_trial({knob.name: _suggested(knob, knob.default) for knob in begun})
    best, least = dict(usual), float("inf")
    for _ in range(trials):
        trial = study.ask()
        chosen = {knob.name: _choice(trial, knob) for knob in knobs}
        found = loss(measured(chosen, plan.seed, 1), wanted)
        study.tell(trial, found)
        if found < least:
            best, least = chosen, found
        progress(1)
    rows, losses = [], []
    for when, chosen in ((BEFORE, usual), (AFTER, best)):
        surer = measured(chosen, plan.seed + 1, SURER)
        losses.append(loss(surer, wanted))
        rows += [{"tuned": when, **row} for row in surer]
    options = [dict(variant.table.options) for variant in _turned(known, plan.variants, best)]
    return Tuned(plan, knobs, best, options, corrected(rows), (losses[0], losses[1]), trials, wanted)


def _suggested(knob: Knob, value: Json) -> Json:
    return value if _is_span(knob) else str(knob.choices.index(value))


def _is_span(knob: Knob) -> bool:
    """Whether the choices are whole numbers one after the other."""
    if not all(type(choice) is int for choice in knob.choices):
        return False
    return list(knob.choices) == list(range(knob.choices[0], knob.choices[-1] + 1))


def _choice(trial: Any, knob: Knob) -> Json:
    if _is_span(knob):
        return trial.suggest_int(knob.name, knob.choices[0], knob.choices[-1])
    return knob.choices[int(trial.suggest_categorical(knob.name, [str(nth) for nth in range(len(knob.choices))]))]


def _turned(game: Game, variants: Sequence[Variant], chosen: Mapping[str, Json]) -> list[Variant]:
    """The variants with these settings."""
    turned = []
    plain = {name: value for name, value in chosen.items() if any(option.name == name for option in game.options)}
    for variant in variants:
        options = game.study.turned({**variant.table.options, **plain}, chosen)
        table, _ = game.table(variant.table.players, variant.table.edition, options)
        turned.append(Variant(variant.settings, table, options))
    return turned
