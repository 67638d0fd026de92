"""Train a network by self-play, measure it, and write it down.

    python -m shinobi.learn daimyo --seconds 600 --to weights
    python -m shinobi.learn daimyo --against weights/daimyo.npz --seconds 600 --to responders
    python -m shinobi.learn daimyo --guest imitation/daimyo.npz --guests 30 --rivals 20 --seconds 600 --to weights

The second trains a *best responder*: a network that learns to beat one that stays as it is. It needs JAX. Where JAX has
an NVIDIA GPU, matches are played there, too, and nothing leaves it; elsewhere they are played on all cores. In the
third, a network that does not learn sits at some of the tables: `shinobi.learn.imitating` makes one that plays as
somebody else does. At others sit rivals: a second network, which is never guarded and learns beside the first, so that
the first learns to hold its own against somebody who studies it.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from shinobi.bots.encoding import encoding
from shinobi.bots.network import hidden_parts
from shinobi.bots.temper import ADEPT, NOVICE, Temper
from shinobi.engine.compiler import cuda_driver
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.options import Table
from shinobi.learn import model, ppo
from shinobi.learn.gpu_room import GpuRoom
from shinobi.learn.lessons import LEARNER, RIVAL
from shinobi.learn.model import Params
from shinobi.learn.ppo import Learning, Manner, Networks, Played
from shinobi.learn.room import Room, tables_of
from shinobi.learn.weights import Weights, save

RANDOM = Temper(sharpness=1.0, carelessness=1.0)
OPPONENTS = (ADEPT, ADEPT, Temper(2.0, 0.0), Temper(0.6, 0.0), NOVICE, RANDOM)
BEFORE = (ADEPT, ADEPT, Temper(2.5, 0.0), Temper(2.5, 0.0))
"""The bots of lessons: of all tempers, so that players are met who lie seldom, often, and always at random.

`BEFORE` are those who judge as they did before: the sharp ones do most of what masters did."""

HALVES = 2
"""While the networks think about one half of the matches, the other half goes on, where they are on the processor."""

AnyRoom = Room | GpuRoom

QUICK_KEYS = "rbg"
"""The kind of JAX's random numbers: a GPU makes this one without spending much of its time on it."""

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
    guests: int = 0
    rivals: int = 0
    lone: int = 60
    trust: float = 0.95
    """How far what comes later is put down to a decision: the factor from one own decision to the next."""
    average: float = 0.05
    """What part of the average the newest network is."""
    judged: int = 0
    """Whether the network learns how far to depart from the game's judgement, instead of everything."""
    before: str = ""
    """The module of a judgement of before: some of the bots have it."""
    keenness: float = 1.0
    """How keen a network that stays as it is plays, while another learns to beat it."""
    workers: int = 1

    @property
    def opponents(self) -> tuple[Temper, ...]:
        return (*OPPONENTS, *BEFORE) if self.before else OPPONENTS


def on_the_way(first: float, last: float, part: float) -> float:
    """From the first to the last, by equal factors."""
    return float(first * (last / first) ** min(1.0, part))


class Thought(NamedTuple):
    """What was shown to networks about all matches of a room, and what they thought of it."""

    looked: list[Any]
    chosen: Any
    likely: Any
    value: Any
    actors: Any
    asked: Any


class Training:
    """A network that learns."""

    def __init__(
        self, plan: Plan, start: Weights | None = None, against: Weights | None = None, guest: Weights | None = None
    ) -> None:
        self.plan, self.against = plan, against
        self.guest = None if guest is None else model.read(guest)
        game, code = game_named(plan.game), encoding(plan.game)
        self.inputs, self.outputs = code.inputs, len(game.actions) + game.standpoint.KINDS
        for weights in (start, against, guest):
            if weights is not None and (len(weights.rows), len(weights.outer)) != (self.inputs, self.outputs + 1):
                raise BadOption(f"These are no weights for {plan.game} as it is encoded today.")
        fresh = model.fresh(self.inputs, self.outputs, plan.hidden, plan.seed)
        self.learning = ppo.begun(fresh if start is None else model.read(start))
        self.rival = jax.tree.map(jnp.copy, self.learning) if plan.rivals else None
        self.average = jax.tree.map(jnp.copy, self.learning.params)
        self.past = [self.average if against is None else model.read(against)]
        self.used = np.zeros(self.inputs, np.bool_) if start is None else start.rows >= 0
        self.alike, self.free = hiding_the_same(plan.game), against is not None
        self.key = jax.random.key(plan.seed, impl=QUICK_KEYS)
        self.chance = np.random.default_rng(plan.seed)
        self.rooms = [
            room_for(
                plan,
                plan.matches // halves(),
                2 * plan.seed + half,
                tempers=plan.opponents,
                of_before=len(plan.opponents) - len(OPPONENTS),
            )
            for half in range(halves())
        ]
        for room in self.rooms:
            if not halves() <= plan.portions <= halves() * len(room):
                raise BadOption(f"{len(room)} matches cannot be divided into {plan.portions // halves()} portions.")
            if against is None:
                room.begin(mixed=plan.mixed, past=plan.past, guests=plan.guests, rivals=plan.rivals, lone=plan.lone)
            else:
                room.begin(mixed=100, past=100, lone=100)

    def next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    def asked(self, room: AnyRoom, past: Params) -> Thought:
        """Let the networks think about all matches of a room; the answer comes when it is looked at."""
        *looked, actors, asked = shown(room)
        networks = Networks(self.learning.params, past, self.guest, self.rival.params if self.rival else None)
        manner = Manner(keen=1.0, past_keen=self.plan.keenness, free=self.free)
        chosen, likely, value = ppo.choose(networks, *looked, asked, self.next_key(), manner, self.alike)
        return Thought(looked, chosen, likely, value, actors, asked)

    def play(self, taught: bool) -> tuple[list[Played], float]:
        """Some steps of all matches; what learners won in those that ended, in times what would be fair."""
        past = self.past[self.chance.integers(len(self.past))]
        rows: list[list[Any]] = [[] for _ in self.rooms]
        thinking = [self.asked(room, past) for room in self.rooms]
        won = fair = jnp.zeros(())
        for step in range(self.plan.steps):
            for half, room in enumerate(self.rooms):
                thought = thinking[half]
                room.step(None if taught else thought.chosen.block_until_ready())
                chosen = jnp.asarray(room.chosen, jnp.int16) if taught else thought.chosen
                ended, rewards, own, learners = came_of_it(room)
                decided = (chosen, thought.likely, thought.value, thought.actors, thought.asked)
                rows[half].append((*thought.looked, *decided, ended, rewards))
                expected = learners * jnp.asarray(room.fair, jnp.float32)
                mixed = ended & (expected < 1 - 1e-6)
                won, fair = won + jnp.sum(own * mixed), fair + jnp.sum(expected * mixed)
                if step + 1 < self.plan.steps:
                    thinking[half] = self.asked(room, past)
        for own_rows in rows:
            ones = np.asarray(ppo.ever(own_rows[-1][0]))
            self.used |= np.unpackbits(ones, bitorder="little")[: self.inputs].astype(bool)
        played = [Played(*(jnp.stack(column) for column in zip(*own_rows, strict=True))) for own_rows in rows]
        return played, float(won) / max(float(fair), 1e-9)

    def run(self) -> Iterator[dict[str, Any]]:
        """Learn until the time is over; says how it goes after every round."""
        plan, begun, rounds, steps = self.plan, time.monotonic(), 0, 0
        while (part := rounds / plan.rounds if plan.rounds else (time.monotonic() - begun) / plan.seconds) < 1:
            taught = part < plan.taught
            played, won = self.play(taught)
            told: dict[str, Any] = {}
            for half in played:
                self.learning, told = self.learnt(self.learning, half, LEARNER, part)
                if self.rival is not None:
                    self.rival, _ = self.learnt(self.rival, half, RIVAL, part)
            rounds, steps = rounds + 1, steps + plan.steps * sum(map(len, self.rooms))
            self.average = ppo.drifted(self.average, self.learning.params, max(plan.average, 1 / rounds))
            if self.against is None and part * PAST_SELVES >= len(self.past):
                self.past.append(self.learning.params)
            yield {
                "part": part,
                "seconds": time.monotonic() - begun,
                "rounds": rounds,
                "steps": steps,
                "won": won,
                **{name: float(value) for name, value in told.items()},
            }

    def learnt(self, learning: Learning, played: Played, mind: int, part: float) -> Any:
        """What a network has learnt once it has gone through what this mind decided; rivals are never guarded."""
        plan = self.plan
        taught = part < plan.taught
        return ppo.learn(
            learning,
            played,
            mind,
            self.next_key(),
            on_the_way(plan.rate, plan.last_rate, part),
            0.0 if taught else on_the_way(plan.curiosity, plan.last_curiosity, part),
            taught,
            plan.trust,
            self.alike,
            self.free or mind == RIVAL,
            epochs=plan.epochs,
            portions=plan.portions // halves(),
        )

    def weights(self, params: Params | None = None) -> Weights:
        """The average network, in whole numbers."""
        return model.whole(self.average if params is None else params, self.used)


def hiding_the_same(game: str) -> Any:
    """For each two actions, 1 if the same of both is hidden from the others; `None` where nothing is."""
    hidden = np.array(hidden_parts(game_named(game)))
    alike = (hidden[:, None] == hidden) & (hidden >= 0)
    return jnp.asarray(alike | np.eye(len(hidden), dtype=bool), jnp.float32) if alike.any() else None


def shown(room: AnyRoom) -> list[Any]:
    """What the networks are shown of all matches of a room, and who is asked; as it is now."""
    return kept(room, "seen", "legal", "behind", "kinds_of", "actors", "asked")


def came_of_it(room: AnyRoom) -> list[Any]:
    """Which matches have ended, every seat's share, that of all learners, and how many they were."""
    return kept(room, "ended", "rewards", "won", "learners")


def kept(room: AnyRoom, *names: str) -> list[Any]:
    """Copies of some arrays of a room, for it goes on in them."""
    if isinstance(room, GpuRoom):
        return list(ppo.copied(*(room.lent(name, jnp.from_dlpack) for name in names)))
    return [jnp.asarray(np.array(getattr(room, name))) for name in names]


def measured(
    params: Params,
    past: Params,
    plan: Plan,
    matches: int,
    *,
    opponents: Temper | None,
    guest: Params | None = None,
    keen: float,
    of_before: bool = False,
    tables: list[Table] | None = None,
    free: bool = False,
) -> dict[str, dict[str, float]]:
    """One learner alone among bots of this temper, guests or past selves: its share and interval by kind of table.

    Only the first match of each place counts, so long and short ones count alike.
    """
    room = room_for(plan, matches, 1 << 40, tables=tables, tempers=(opponents or ADEPT,), of_before=int(of_before))
    invited = 0 if guest is None else 100
    room.begin(mixed=100, past=100 - invited if opponents is None else 0, guests=invited, lone=100)
    key, alike = jax.random.key(7), hiding_the_same(plan.game)
    share = np.full(len(room), np.nan)
    while np.isnan(share).any():
        key, own = jax.random.split(key)
        *looked, _, asked = shown(room)
        networks, manner = Networks(params, past, guest, None), Manner(keen, plan.keenness, free)
        room.step(ppo.choose(networks, *looked, asked, own, manner, alike)[0].block_until_ready())
        share = np.where(np.isnan(share) & np.asarray(room.ended), np.asarray(room.won), share)
    found = {}
    for table, part in room.parts:
        own_shares = share[part]
        found[f"{table.edition}-{table.players}"] = {
            "share": round(float(own_shares.mean()), 4),
            "wide": round(float(1.96 * own_shares.std() / len(own_shares) ** 0.5), 4),
            "fair": round(1 / table.players, 4),
        }
    return found


def halves() -> int:
    """Into how many rooms the matches are divided."""
    return 1 if on_gpu() else HALVES


def on_gpu() -> bool:
    """Whether networks think, and so matches are played, on a GPU."""
    return bool(jax.default_backend() == "gpu")


def room_for(
    plan: Plan,
    matches: int,
    seed: int,
    *,
    tempers: tuple[Temper, ...],
    of_before: int,
    tables: list[Table] | None = None,
) -> AnyRoom:
    """A room where the networks are."""
    judged = bool(plan.judged)
    if on_gpu():
        return GpuRoom(
            *(plan.game, matches, seed),
            on=cuda_driver.device(),
            tables=tables,
            tempers=tempers,
            judged=judged,
            before=plan.before,
            of_before=of_before,
        )
    return Room(
        *(plan.game, matches, seed),
        tables=tables,
        tempers=tempers,
        workers=plan.workers,
        judged=judged,
        before=plan.before,
        of_before=of_before,
    )


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
    parser.add_argument("--guest", type=Path, help="weights of a network that does not learn, for `--guests`")
    parser.add_argument("--to", type=Path, required=True, help="the folder for what is learnt")
    parser.add_argument("--measure", type=int, default=20_000, help="matches of each measurement at the end")
    given = parser.parse_args()
    plan = Plan(**{name: getattr(given, name) for name in asdict(Plan("")) if hasattr(given, name)})
    files = given.start, given.against, given.guest
    training = Training(plan, *(Weights.unpacked(file) if file else None for file in files))
    told, steps, best_before = 0.0, 0, time.monotonic()
    about = {"layout": encoding(plan.game).layout, "command": " ".join(sys.argv[1:]), "plan": asdict(plan)}
    given.to.mkdir(parents=True, exist_ok=True)
    file = given.to / f"{plan.game}.npz"
    for now in training.run():
        steps = now["steps"]
        if now["part"] >= told:
            told = now["part"] + 1 / 40
            said(
                f"{plan.game} {now['seconds']:6.1f} s {steps / 1e6:8.1f} M  among others {now['won']:.3f} of fair  "
                f"entropy {now['entropy']:.3f}  wrong {now['wrong']:.4f}  spread {now['spread']:.3f}"
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
        guest: Params | None = None,
    ) -> None:
        figures[name] = measured(
            params,
            past,
            plan,
            matches,
            opponents=opponents,
            guest=guest,
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
    if training.guest is not None:
        note("among guests", final, None, 1.0, main, guest=training.guest)
        note("among guests, keen", final, None, 2.0, main, guest=training.guest)
    if plan.before:
        note("among adepts of before", final, ADEPT, 1.0, main, of_before=True)
        note("among adepts of before, keen", final, ADEPT, 2.0, main, of_before=True)
        note("among sharp ones of before, keen", final, BEFORE[-1], 2.0, main, of_before=True)
    return figures
