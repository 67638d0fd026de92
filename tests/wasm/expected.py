"""What a module must give: the same matches, played by the interpreted rules."""

import base64
import struct
from collections.abc import Iterator
from typing import Any

from conformance.tables import AnyTable

from shinobi.bots import asked_of, bot_named, bot_names
from shinobi.bots.levels import Master
from shinobi.bots.master import claims
from shinobi.engine.domains import Json, Seats
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.match import Match
from shinobi.engine.sight import seen_bytes
from shinobi.engine.state import StateRecord
from shinobi.engine.talk import Kind, Remark

SEED = 1
PLAYOUTS = 12

EVERY = 23
"""The bots are asked at every so many steps of the match."""

SEARCHED = (60, 40)
"""Simulations of each search of a master."""


def said_by_all(match: Match, key: int) -> Iterator[Remark]:
    """Each seat claims something, where the game has claims."""
    for seat, phrase in enumerate(match.game.talk.claims * match.players):
        arguments = {
            name: domain.show(draw(key, seat, match.players if isinstance(domain, Seats) else len(domain.values)))
            for name, domain in phrase.arguments.items()
        }
        yield Remark(seat % match.players, Kind.CLAIM, phrase.name, arguments)


class Expected:
    """One match at one table, as `module.mjs` is asked to play it, and the bytes it must give back."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.parts: list[tuple[str, bytes]] = []
        self.moments: list[dict[str, Any]] = []
        self.chosen: list[tuple[str, int]] = []
        s = table.before_the_deal()
        blank = type(s)()
        cells = {name: getattr(s, name) for name in s.fields if getattr(s, name) != getattr(blank, name)}
        simulated = table.simulate(PLAYOUTS, SEED)
        self.job: dict[str, Json] = {
            "edition": table.edition,
            "players": table.players,
            "cells": cells if table.called else None,
            "deal": str(nth_key(SEED, 0)),
            "steps": list(self._steps()),
            "moments": self.moments,
            "seeds": [str(nth_key(SEED, nth)) for nth in range(PLAYOUTS)],
        }
        self._add("the random matches", simulated.lengths.astype("<i4").tobytes())
        self._add("their endings", simulated.endings.astype("<i1").tobytes())
        self._add("their shares", simulated.shares.astype("<f8").tobytes())
        for what, action in self.chosen:
            self._number(what, action)

    def _add(self, what: str, seen: bytes) -> None:
        self.parts.append((what, seen))

    def _number(self, what: str, value: int) -> None:
        self._add(what, struct.pack("<H", value))

    def _steps(self) -> Iterator[dict[str, Any]]:
        game, viewers, actions = self.table.game, self.table.viewers, len(self.table.game.actions)
        match = None
        for match, s, seat, action in self.table.walk(SEED):
            nth = len(match.steps)
            key, viewer, forbidden = match.keys.key(nth + 1), viewers[nth % len(viewers)], 7 * nth % actions
            self._state(f"the state before step {nth + 1}", s)
            self._number("who is asked", game.rules.actors(s))
            seen, hidden = seen_bytes(viewer, type(s), s.pack())
            self._add(f"what {viewer} sees before step {nth + 1}", bytes(seen) + bytes(hidden))
            self._state("an imagined world", imagine(game, s, viewer, nth_key(key, 0)))
            for one in match.actors:
                legal = game.legal(s, one)
                self._number("how many moves are legal", len(legal))
                self._add("the legal moves", struct.pack(f"<{len(legal)}h", *legal))
            self._number("the clause that forbids a move", game.rules.why_not(s, seat, forbidden))
            self._number("the answer to a step", 0)
            if nth % EVERY == 0:
                self.moments.append(self._moment(match, seat, key))
            yield {"seat": seat, "action": action, "key": str(key), "forbidden": forbidden}
        assert match is not None
        self._state("the last state", match.state)
        self._number("the clause that ended it", game.rules.over(match.state))
        self._add("the shares", struct.pack(f"<{self.table.players}d", *match.shares))

    def _moment(self, match: Match, seat: int, key: int) -> dict[str, Any]:
        """What a seat knows now, and what each level chooses by it."""
        talk = list(said_by_all(match, key))
        asked, game = asked_of(match, seat, key, talk=talk), self.table.game
        for level in bot_names():
            bot = bot_named(level)
            move = (type(bot)(exactly=SEARCHED) if isinstance(bot, Master) else bot).choose(asked)
            self.chosen.append((f"the choice of {level} before step {len(match.steps) + 1}", game.actions.action(move)))
        return {
            "seen": base64.b64encode(asked.seen).decode(),
            "seat": seat,
            "key": str(key),
            "told": asked.told,
            "claims": claims(game, talk, match.players),
            "levels": bot_names(),
            "searched": SEARCHED,
        }

    def _state(self, what: str, s: StateRecord) -> None:
        self._add(what, s.pack())

    def first_difference(self, given: bytes) -> str | None:
        """What differs first; `None` if all is the same. Takes the beginning of `given` as its own."""
        at = 0
        for what, seen in self.parts:
            if given[at : at + len(seen)] != seen:
                return f"{self.table}: {what}"
            at += len(seen)
        return None

    @property
    def size(self) -> int:
        return sum(len(seen) for _, seen in self.parts)


def assert_same(expected: list[Expected], given: bytes) -> None:
    """Every byte is as the interpreted rules have it."""
    at = 0
    for one in expected:
        difference = one.first_difference(given[at : at + one.size])
        assert difference is None, difference
        at += one.size
    assert at == len(given)
