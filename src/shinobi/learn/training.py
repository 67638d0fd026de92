"""Train a network by self-play, measure it, and write it down.

    python -m shinobi.learn daimyo --seconds 600 --to weights
    python -m shinobi.learn daimyo --against weights/daimyo.npz --seconds 600 --to responders

The second trains a *best responder*: a network that learns to beat one that stays as it is. It needs JAX; on a GPU it
is at its best. Environments run in compiled code on all cores, networks where JAX runs.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from shinobi.bots.encoding import encoding
from shinobi.bots.network import hidden_parts
from shinobi.bots.temper import ADEPT, NOVICE, Temper
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.options import Table
from shinobi.learn import model, ppo
from shinobi.learn.model import Params
from shinobi.learn.ppo import Played
from shinobi.learn.room import Room, tables_of
from shinobi.learn.weights import Weights, save

RANDOM = Temper(sharpness=1.0, carelessness=1.0)
OPPONENTS = (ADEPT, ADEPT, Temper(2.0, 0.0), Temper(0.6, 0.0), NOVICE, RANDOM)
BEFORE = (ADEPT, ADEPT, Temper(2.5, 0.0), Temper(2.5, 0.0))
"""The bots of lessons: of all tempers, so that players are met who lie seldom, often, and always at random.

`BEFORE` are those who judge as they did before: the sharp ones do most of what masters did."""

HALVES = 2
"""While the networks think about one half of the matches, the other half goes on."""

PAST_SELVES = 24
"""So many past selves are kept."""


@dataclass(frozen=True)
class Plan:
    """How a training goes."""

    game: str
    seconds: float = 600.0
    rounds: int = 0
    """Instead of by the clock, it ends after so many rounds: then the same seed goes the same way."""
    seed: int = 1
    matches: int = 32_768
    steps: int = 32
    hidden: int = 256
    epochs: int = 2
    portions: int = 128
    rate: float = 6e-4
    last_rate: float = 2e-5
    curiosity: float = 0.02
    last_curiosity: float = 0.003
    taught: float = 0.06
    """For what part of the time adepts show how they play."""
    mixed: int = 50
    past: int = 40
    lone: int = 60
    trust: float = 0.95
    """How far what comes later is put down to a decision: the factor from one own decision to the next."""
    average: float = 0.05
    """What part of the average the newest network is."""
    judged: int = 0
    """Whether the network learns how far to depart from the game's judgement, instead of everything."""
    before: str = ""
    """The module of a judgement of before: some of the bots have it."""
    workers: int = 1

    @property
    def opponents(self) -> tuple[Temper, ...]:
        return (*OPPONENTS, *BEFORE) if self.before else OPPONENTS


def on_the_way(first: float, last: float, part: float) -> float:
    """From the first to the last, by equal factors."""
    return float(first * (last / first) ** min(1.0, part))


class Training:
    """A network that learns."""

    def __init__(self, plan: Plan, start: Weights | None = None, against: Weights | None = None) -> None:
        self.plan, self.against = plan, against
        game, code = game_named(plan.game), encoding(plan.game)
        self.inputs, self.outputs = code.inputs, len(game.actions) + game.standpoint.KINDS
        if plan.portions < HALVES or plan.matches // HALVES % (plan.portions // HALVES):
            raise BadOption(f"The matches must be a multiple of the portions, not {plan.matches} and {plan.portions}.")
        for weights in (start, against):
            if weights is not None and (len(weights.rows), len(weights.outer)) != (self.inputs, self.outputs + 1):
                raise BadOption(f"These are no weights for {plan.game} as it is encoded today.")
        fresh = model.fresh(self.inputs, self.outputs, plan.hidden, plan.seed)
        self.learning = ppo.begun(fresh if start is None else model.read(start))
        self.average = jax.tree.map(jnp.copy, self.learning.params)
        self.past = [self.average if against is None else model.read(against)]
        self.used = np.zeros(self.inputs, np.bool_) if start is None else start.rows >= 0
        self.alike, self.free = hiding_the_same(plan.game), against is not None
        self.key = jax.random.key(plan.seed)
        self.chance = np.random.default_rng(plan.seed)
        self.waited = self.stepped = 0.0
        """Seconds in which matches waited for the networks, and in which they went on."""
        self.rooms = [
            Room(
                plan.game,
                plan.matches // HALVES,
                2 * plan.seed + half,
                tempers=plan.opponents,
                workers=plan.workers,
                judged=bool(plan.judged),
                before=plan.before,
                of_before=len(plan.opponents) - len(OPPONENTS),
            )
            for half in range(HALVES)
        ]
        for room in self.rooms:
            if against is None:
                room.begin(mixed=plan.mixed, past=plan.past, lone=plan.lone)
            else:
                room.begin(mixed=100, past=100, lone=100)

    def next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    def asked(self, room: Room, past: Params) -> tuple[Any, ...]:
        """Let the networks think about all matches of a room; the answer comes when it is looked at."""
        *looked, asked = shown(room)
        chosen, likely, value = ppo.choose(
            self.learning.params, past, *looked, asked, self.next_key(), 1.0, self.alike, self.free
        )
        return *looked, chosen, likely, value, room.actors.copy(), asked

    def play(self, taught: bool) -> tuple[list[Played], float, float]:
        """Some steps of all matches; what learners won in those that ended, and what would be fair."""
        past = self.past[self.chance.integers(len(self.past))]
        rows: list[list[Any]] = [[] for _ in range(HALVES)]
        thinking = [self.asked(room, past) for room in self.rooms]
        won = fair = 0.0
        for step in range(self.plan.steps):
            for half, room in enumerate(self.rooms):
                *looked, chosen, likely, value, actors, asked = thinking[half]
                before = time.monotonic()
                decided = None if taught else np.asarray(chosen)
                between = time.monotonic()
                room.step(decided)
                self.waited, self.stepped = self.waited + between - before, self.stepped + time.monotonic() - between
                over = room.ended
                outcome = (over.copy(), np.where(over[:, None], room.rewards, 0.0).astype(np.float32))
                chosen = room.chosen.astype(np.int32) if taught else chosen
                rows[half].append((*looked, chosen, likely, value, actors, asked, *outcome))
                mixed = over & (room.learners * room.fair < 1 - 1e-9)
                won += float(room.won[mixed].sum())
                fair += float((room.learners * room.fair)[mixed].sum())
                if step % 16 == 0:
                    ones = np.bitwise_or.reduce(room.seen, axis=0)
                    self.used |= np.unpackbits(ones, bitorder="little")[: self.inputs].astype(bool)
                if step + 1 < self.plan.steps:
                    thinking[half] = self.asked(room, past)
        played = [Played(*(jnp.stack(column) for column in zip(*half, strict=True))) for half in rows]
        return played, won, fair

    def run(self) -> Iterator[dict[str, Any]]:
        """Learn until the time is over; says how it goes after every round."""
        plan, begun, rounds, steps = self.plan, time.monotonic(), 0, 0
        while (part := rounds / plan.rounds if plan.rounds else (time.monotonic() - begun) / plan.seconds) < 1:
            taught = part < plan.taught
            played, won, fair = self.play(taught)
            told: dict[str, Any] = {}
            for half in played:
                self.learning, told = ppo.learn(
                    self.learning,
                    half,
                    self.next_key(),
                    on_the_way(plan.rate, plan.last_rate, part),
                    0.0 if taught else on_the_way(plan.curiosity, plan.last_curiosity, part),
                    taught,
                    plan.trust,
                    self.alike,
                    self.free,
                    epochs=plan.epochs,
                    portions=plan.portions // HALVES,
                )
            rounds, steps = rounds + 1, steps + plan.steps * plan.matches
            self.average = ppo.drifted(self.average, self.learning.params, max(plan.average, 1 / rounds))
            if self.against is None and part * PAST_SELVES >= len(self.past):
                self.past.append(self.learning.params)
            yield {
                "part": part,
                "seconds": time.monotonic() - begun,
                "rounds": rounds,
                "steps": steps,
                "won": won / max(fair, 1e-9),
                "waited": self.waited,
                "stepped": self.stepped,
                **{name: float(value) for name, value in told.items()},
            }

    def weights(self, params: Params | None = None) -> Weights:
        """The average network, in whole numbers."""
        return model.whole(self.average if params is None else params, self.used)


def hiding_the_same(game: str) -> Any:
    """For each two actions, 1 if the same of both is hidden from the others; `None` where nothing is."""
    hidden = np.array(hidden_parts(game_named(game)))
    alike = (hidden[:, None] == hidden) & (hidden >= 0)
    return jnp.asarray(alike | np.eye(len(hidden), dtype=bool), jnp.float32) if alike.any() else None


def shown(room: Room) -> list[Any]:
    """What the networks are shown of all matches of a room."""
    return [jnp.asarray(one.copy()) for one in (room.seen, room.legal, room.behind, room.kinds_of, room.asked)]


def measured(
    params: Params,
    past: Params,
    plan: Plan,
    matches: int,
    *,
    opponents: Temper | None,
    keen: float,
    of_before: bool = False,
    tables: list[Table] | None = None,
    free: bool = False,
) -> dict[str, dict[str, float]]:
    """One learner alone among bots of this temper, or among past selves: its share by kind of table, with its interval.

    Only the first match of each place counts, so long and short ones count alike.
    """
    room = Room(
        plan.game,
        matches,
        1 << 40,
        tables=tables,
        tempers=(opponents or ADEPT,),
        workers=plan.workers,
        judged=bool(plan.judged),
        before=plan.before,
        of_before=int(of_before),
    )
    room.begin(mixed=100, past=100 if opponents is None else 0, lone=100)
    key, alike = jax.random.key(7), hiding_the_same(plan.game)
    share = np.full(matches, np.nan)
    while np.isnan(share).any():
        key, own = jax.random.split(key)
        room.step(np.asarray(ppo.choose(params, past, *shown(room), own, keen, alike, free)[0]))
        share = np.where(np.isnan(share) & room.ended, room.won, share)
    found, begin = {}, 0
    for table, kind in zip(room.tables, room.kinds, strict=True):
        count = sum(len(task.states) for task in kind.tasks)
        own_shares = share[begin : begin + count]
        begin += count
        found[f"{table.edition}-{table.players}"] = {
            "share": round(float(own_shares.mean()), 4),
            "wide": round(float(1.96 * own_shares.std() / count**0.5), 4),
            "fair": round(1 / table.players, 4),
        }
    return found


def main_table(game: str) -> list[Table]:
    """The table at which bots are compared: the first edition, and one player fewer than the most."""
    tables = [table for table in tables_of(game_named(game)) if table.edition == game_named(game).editions[0].name]
    return [tables[max(0, len(tables) - 2)]]


def said(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    for name, usual in asdict(Plan("")).items():
        if name not in ("game", "workers"):
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--from", dest="start", type=Path, help="weights to begin with")
    parser.add_argument("--against", type=Path, help="weights that stay as they are: train a best responder")
    parser.add_argument("--to", type=Path, required=True, help="the folder for what is learnt")
    parser.add_argument("--measure", type=int, default=20_000, help="matches of each measurement at the end")
    given = parser.parse_args()
    plan = Plan(**{name: getattr(given, name) for name in asdict(Plan("")) if hasattr(given, name)})
    start, against = (Weights.unpacked(file) if file else None for file in (given.start, given.against))
    training, told, steps, best_before = Training(plan, start, against), 0.0, 0, time.monotonic()
    about = {"layout": encoding(plan.game).layout, "command": " ".join(sys.argv[1:]), "plan": asdict(plan)}
    given.to.mkdir(parents=True, exist_ok=True)
    file = given.to / f"{plan.game}.npz"
    for now in training.run():
        steps = now["steps"]
        if now["part"] >= told:
            told = now["part"] + 1 / 40
            said(
                f"{plan.game} {now['seconds']:6.1f} s {steps / 1e6:8.1f} M  among others {now['won']:.3f} of fair  "
                f"entropy {now['entropy']:.3f}  wrong {now['wrong']:.4f}  spread {now['spread']:.3f}  "
                f"waited {now['waited']:.0f} s, stepped {now['stepped']:.0f} s"
            )
            if time.monotonic() - best_before > 60:
                best_before = time.monotonic()
                save(training.weights(), file, about | {"steps": steps, "unfinished": True})
    figures = figures_of(training, plan, given.measure)
    save(training.weights(), file, about | {"steps": steps, "figures": figures})
    for name, figure in figures.items():
        said(f"{plan.game} {name}: {figure}")


def figures_of(training: Training, plan: Plan, matches: int) -> dict[str, Any]:
    """How strong the network is: among adepts and random players, sampled and greedy; or against the frozen one."""
    final = model.read(training.weights())
    last, past = model.read(training.weights(training.learning.params)), training.past[0]
    figures: dict[str, Any] = {}

    def note(
        name: str,
        params: Params,
        opponents: Temper | None,
        keen: float,
        tables: list[Table] | None,
        *,
        of_before: bool = False,
    ) -> None:
        figures[name] = measured(
            params,
            past,
            plan,
            matches,
            opponents=opponents,
            keen=keen,
            of_before=of_before,
            tables=tables,
            free=training.free,
        )

    main = main_table(plan.game)
    if training.against is not None:
        note("responder", final, None, 1.0, main)
        note("responder, keen", final, None, 3.0, main)
        return figures
    note("among adepts", final, ADEPT, 1.0, None)
    note("among adepts, keen", final, ADEPT, 2.0, main)
    note("among adepts, greedy", final, ADEPT, 1000.0, main)
    note("among adepts, last network", last, ADEPT, 1.0, main)
    note("among random players", final, RANDOM, 1.0, main)
    if plan.before:
        note("among adepts of before", final, ADEPT, 1.0, main, of_before=True)
        note("among adepts of before, keen", final, ADEPT, 2.0, main, of_before=True)
        note("among sharp ones of before, keen", final, BEFORE[-1], 2.0, main, of_before=True)
    return figures
