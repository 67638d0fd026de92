"""What a seat knows, as inputs of a network: the numbers of those that are 1. The others are 0.

Everything is derived from the fields of a game's state and the domains of their cells. Seats are relative: the own seat
is 0, and the others follow around the table, so all seats of all tables of a game are one and the same player. Of

- a named thing, a small number or a flag there is an input for each value;
- a great number, one for each value up to `EXACT`, and from there on for stretches that grow;
- a seat, one for each relative seat; of a set, one for each member;
- a mask of those who know something, one for each relative seat, and one for all together.

What is blank, and what the seat may not see, gives no input. Lists that a table agrees on, such as a deck, are left
out; the game's `standpoint.py` may leave out more, put cells together, and say what is recalled of each seat.

`encode` is in the subset of the rules, and reads the bytes of a state: of the whole one or of what the seat sees of it,
which gives the same inputs.
"""

import hashlib
import json
from functools import cache, cached_property
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from shinobi.engine.compiler.language import (
    AnyState,
    Bytes,
    Int16s,
    NumberRows,
    Numbers,
    States,
    state_at,
    state_bytes,
)
from shinobi.engine.domains import Audience, Clause, Domain, Names, Number, Seats, Some
from shinobi.engine.game import Game, Standpoint, game_named
from shinobi.engine.native.loops.environments import SEEN_BY_ALL, SEEN_BY_KNOWERS, SEEN_BY_OWNER
from shinobi.engine.native.loops.views import number_at
from shinobi.engine.options import Option
from shinobi.engine.seats import EVERYBODY
from shinobi.engine.state import KnownBy, Owner, PerSeat
from shinobi.engine.views import shown_fields

Array = NDArray[Any]

VERSION = 1
"""Of the encoding. It changes whenever the same layout would mean something else."""

standpoint: Standpoint = cast(Standpoint, None)

# What a cell holds.
ONE, GREAT, SEAT, SET, SEATS, KNOWERS, SQUARE = range(7)

ROW = 11
"""Numbers that say how a field is read; the plan begins with the first input of what is put together or recalled."""

EXACT = 24
"""Numbers up to this have an input each."""

GREATEST = 1023
"""Numbers beyond this are taken for it."""


def _stretches() -> tuple[int, ...]:
    places, place, until = [0], 0, EXACT
    for number in range(1, GREATEST + 1):
        if number > EXACT and number > until:
            place += 1
            until = number + max(4, number // 5)
        elif number <= EXACT:
            place = number - 1
        places.append(place)
    return tuple(places)


STRETCH = _stretches()
"""By number: its input, counted from that of 1."""


def encode(s: AnyState, raw: Bytes, seat: int, plan: Numbers, recalled: Numbers, active: Int16s) -> int:
    """Write the inputs that are 1 for this seat; returns how many. `raw` has the bytes of the state."""
    players = s.players
    count = 0
    for at in range(1, len(plan), ROW):
        seen, what, first, width, around = plan[at], plan[at + 1], plan[at + 2], plan[at + 3], plan[at + 4]
        inner, mask, blank, least = plan[at + 5], plan[at + 6], plan[at + 7], plan[at + 8]
        size, base = plan[at + 9], plan[at + 10]
        for place in range(players if around and seen != SEEN_BY_OWNER else 1):
            begin = 0
            if around:
                begin = inner * (place + seat - players if place + seat >= players else place + seat)
            for cell in range(begin, begin + inner):
                if seen == SEEN_BY_KNOWERS and raw[mask + cell] >> seat & 1 == 0:
                    base += size
                    continue
                value = number_at(raw, first + cell * width, width)
                if value == blank:
                    base += size
                    continue
                if what == ONE:
                    active[count] = base + value - least
                    count += 1
                elif what == GREAT:
                    active[count] = base + STRETCH[min(value, GREATEST)]
                    count += 1
                elif what == SEAT:
                    active[count] = base + (value - seat if value >= seat else value - seat + players)
                    count += 1
                elif what == SQUARE:
                    active[count] = base + standpoint.turned(s, seat, value)
                    count += 1
                elif what == SET:
                    for member in range(size):
                        if value >> member & 1:
                            active[count] = base + member
                            count += 1
                elif what == KNOWERS and value == EVERYBODY:
                    active[count] = base + size - 1
                    count += 1
                else:
                    for other in range(players):
                        if value >> (other + seat - players if other + seat >= players else other + seat) & 1:
                            active[count] = base + other
                            count += 1
                base += size
    base = plan[0]
    for nth in range(standpoint.DERIVED):
        value = standpoint.derived(s, seat, nth)
        if value > 0:
            active[count] = base + value - 1
            count += 1
        base += standpoint.MOST_DERIVED
    return count + encode_recalled(players, seat, base, recalled, active, count)


def encode_recalled(players: int, seat: int, base: int, recalled: Numbers, active: Int16s, at: int) -> int:
    """Write the inputs of what the seat recalls, from the place `at` on; returns how many."""
    count = at
    for place in range(players):
        begin = standpoint.RECALLED * (place + seat - players if place + seat >= players else place + seat)
        for nth in range(begin, begin + standpoint.RECALLED):
            if recalled[nth] > 0:
                active[count] = base + recalled[nth] - 1
                count += 1
            base += standpoint.MOST_RECALLED
    return count - at


def encode_into(states: States, number: int, seat: int, plan: Numbers, recalled: Numbers, active: Int16s) -> int:
    """`encode`, for a seat of one state."""
    return encode(state_at(states, number), state_bytes(states, number), seat, plan, recalled, active)


def recall_all(told: NumberRows, players: int, seat: int, recalled: Numbers) -> None:
    """Let a seat recall events that it was told: rows of a number and four arguments."""
    for row in range(len(told)):
        standpoint.recall(recalled, players, seat, told[row, 0], told[row, 1], told[row, 2], told[row, 3], told[row, 4])


class Part(NamedTuple):
    """How one field is encoded."""

    field: str
    what: int
    cells: int
    size: int
    """Inputs of a cell."""
    first: int
    """The first input."""


class Encoding:
    """How what a seat of a game knows becomes the inputs of a network, at all its tables."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rows: list[int] = []
        self.parts: list[Part] = []
        first = 0
        for one in shown_fields(game.rules.State):
            if one.name in left_out(game) or isinstance(one.domain, Clause):
                continue
            what, least, size = coded(one.domain, game.standpoint.TURNED)
            around = bool(one.shape) and isinstance(one.shape[0], PerSeat)
            inner = one.cells // one.shape[0] if around else one.cells
            seen, mask = SEEN_BY_ALL, 0
            if isinstance(one.seen_by, Owner):
                seen = SEEN_BY_OWNER
            elif isinstance(one.seen_by, KnownBy):
                seen, mask = SEEN_BY_KNOWERS, game.rules.State.fields[one.seen_by.field].offset
            cells = inner if seen == SEEN_BY_OWNER else one.cells
            row = [seen, what, one.offset, one.width, int(around), inner, mask, one.domain.blank, least, size, first]
            assert len(row) == ROW
            rows += row
            self.parts.append(Part(one.name, what, cells, size, first))
            first += cells * size
        point = game.standpoint
        self.recalled = game.player_counts[-1] * point.RECALLED
        """How many numbers a seat keeps."""
        self.inputs = first + point.DERIVED * point.MOST_DERIVED + self.recalled * point.MOST_RECALLED
        self.plan: Array = np.array([first, *rows], np.int64)
        members = (SET, SEATS, KNOWERS)
        self.most_active = (
            self.recalled
            + point.DERIVED
            + sum(part.cells * (part.size if part.what in members else 1) for part in self.parts)
        )
        """No state has more inputs that are 1."""

    def room(self) -> tuple[Array, Array]:
        """Room for what one seat recalls, and for inputs."""
        return np.zeros(max(1, self.recalled), np.int64), np.zeros(self.most_active, np.int16)

    @cached_property
    def layout(self) -> str:
        """A hash of the encoding, of what is recalled, and of the actions: weights are good for one of them only."""
        point = self.game.standpoint
        described = {
            "version": VERSION,
            "parts": [list(part) for part in self.parts],
            "derived": [point.DERIVED, point.MOST_DERIVED],
            "recalled": [self.recalled, point.MOST_RECALLED],
            "actions": [[verb.name, *map(repr, verb.arguments.values())] for verb in self.game.actions.table],
        }
        if point.KINDS:
            described["kinds"] = point.KINDS
        return hashlib.sha256(json.dumps(described).encode()).hexdigest()

    def outputs(self, players: int) -> Array:
        """For each seat (row) and action (column), the output of a network that stands for it.

        The arguments that are seats are relative, as in the inputs; nothing else differs.
        """
        actions = self.game.actions
        numbers = np.zeros((players, len(actions)), np.int16)
        for action in range(len(actions)):
            verb = actions.table[actions.verb[action]]
            domains = list(verb.arguments.values())
            for seat in range(players):
                values = tuple(
                    (value - seat) % players if isinstance(domain, Seats) and value < players else value
                    for domain, value in zip(domains, (row[action] for row in actions.arguments), strict=False)
                )
                numbers[seat, action] = actions.coded(actions.verb[action], values)
        return numbers


def coded(domain: Domain, turned: str) -> tuple[int, int, int]:
    """What a cell holds, the value of its first input, and how many inputs it has."""
    match domain:
        case Names(kind=kind) if kind == turned:
            return SQUARE, 0, len(domain.values)
        case Audience():
            return KNOWERS, 0, EVERYBODY.bit_length()
        case Some(of=Seats()):
            return SEATS, 0, len(domain.of.values)
        case Some():
            return SET, 0, len(domain.of.values)
        case Seats():
            return SEAT, 0, len(domain.values)
        case Number(lowest=0 | 1, highest=highest) if highest > EXACT:
            return GREAT, 1, STRETCH[min(highest, GREATEST)] + 1
    least = domain.values[1 if domain.values[0] == domain.blank else 0]
    return ONE, least, domain.values[-1] - least + 1


def left_out(game: Game) -> set[str]:
    """The fields that are no inputs: the lists that a table agrees on, and what the game itself leaves out."""
    omitted = set(game.standpoint.OMITTED)
    for option in game.options:
        if not isinstance(option, Option):
            omitted |= set(option.sheet.columns)
        elif option.listed:
            omitted.add(option.name)
    return omitted


@cache
def encoding(game: str) -> Encoding:
    """The encoding of the game of this name."""
    return Encoding(game_named(game))
