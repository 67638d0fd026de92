"""A table in the browser tells the person at it what a server's table would tell them, and writes the same record."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from shinobi.bots import ask, bot_named
from shinobi.bots.levels import VERSION
from shinobi.engine.agreement import commitment_to
from shinobi.engine.game import game_named, game_names
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.talk import Kind
from shinobi.table.folding import fold
from shinobi.table.log import (
    AnyEntry,
    Chair,
    Choice,
    Committed,
    Continued,
    Created,
    Ended,
    Moved,
    Muted,
    Pace,
    Remarked,
    Revealed,
    RhythmSet,
    Started,
    Undone,
    WentOn,
)
from shinobi.table.table import Table
from shinobi.telling.company import Company
from shinobi.telling.replay import Eyes, replay
from shinobi.telling.teller import Teller
from shinobi.wire import encode
from wasm.test_modules import answered, layout_of, module_of

PLACE = "abcdefghij"
PERSON = "me"
LEVELS = ("novice", "random", "adept")
VALUE = bytes([7]) * 32
EYES: tuple[Eyes, ...] = (1, "spectator", "everything")


class Course:
    """One table, played in Python: the entries of its log, and what the person was told by each."""

    def __init__(
        self, name: str, seed: int, *, rhythm: Any = "normal", lesson: bool = False, resigns: bool = False
    ) -> None:
        self.lot = lot = Random(f"{name} {seed}")
        self.game = game_named(name)
        players = lot.choice(self.game.editions[0].players)
        agreed, _ = self.game.table(players)
        self.seat = 0 if lesson else lot.randrange(players)
        chairs = [Chair(None, f"bot {nth}", LEVELS[nth % len(LEVELS)]) for nth in range(players)]
        chairs[self.seat] = Chair(PERSON, "Zoë")
        self.created = Created(
            at=1.0,
            who=PERSON,
            game=name,
            players=players,
            edition=agreed.edition,
            options=dict(agreed.options),
            chairs=chairs,
            visibility="link",
            pace=Pace(),
            stand_in="adept",
            secret=(bytes([seed + 1]) * 32).hex(),
            rhythm=rhythm,
            lesson=lesson,
            agreed=not lesson,
        )
        self.table = Table(PLACE, self.created, CompiledRunner)
        self.teller = Teller(self.table)
        self.company = Company(here=[self.seat], listening=[self.seat])
        self.entries: list[AnyEntry] = []
        self.told: list[Any] = [self.welcome()]
        for entry in self._course(resigns):
            self.entries.append(entry)
            messages = [json.loads(one.message) for one in self.teller.tell(fold(self.table, entry), self.company)]
            self.told += [messages, self.welcome()]

    def welcome(self) -> Any:
        return json.loads(encode(self.teller.welcome(self.seat, PERSON, self.company, 1.0)))

    def _course(self, resigns: bool) -> Iterator[AnyEntry]:
        lot, table, seat = self.lot, self.table, self.seat
        yield Started(at=1.0)
        if self.created.agreed:
            yield Committed(at=1.0, seat=seat, commitment=commitment_to(VALUE, PLACE, 0, seat))
            yield Revealed(at=1.0, seat=seat, value=VALUE.hex())
        match = table.match
        assert match is not None
        yield (
            RhythmSet(at=1.0, rhythm="quick") if table.rhythm != "none" else Muted(at=1.0, seat=0, by=seat, muted=True)
        )
        undone = 0
        while not match.over and not (resigns and len(match.steps) > 12):
            if table.round_end is not None:
                yield Continued(at=1.0, seat=seat)
                yield WentOn(at=1.0)
                continue
            if lot.random() < 0.05:
                yield Remarked(lot.randrange(match.players), Kind.GESTURE, "nod", at=1.0)
            if lot.random() < 0.3 and undone < 20 and match.why_no_undo(seat) is None:
                undone += 1
                yield Undone(at=1.0, seat=seat)
                continue
            mover = lot.choice(match.actors)
            level = table.decided_by(mover)
            if level is None:
                yield Moved(at=1.0, seat=mover, move=lot.choice(match.legal(mover)))
            else:
                move = dict(ask(bot_named(level), match, mover, table.choice_key(mover)))
                yield Moved(at=1.0, seat=mover, move=move, bot=Choice(level, version=VERSION))
        if resigns and not match.over:
            yield Ended(at=1.0, reason="resigned", seat=seat)

    def task(self) -> Any:
        entries = [json.loads(msgspec.json.encode(entry)) for entry in self.entries]
        whole = {"said": {"arguments": {}, "to": None}, "moved": {"bot": None}, "ended": {"seat": None}}
        chairs = [{"who": one.who, "name": one.name, "level": one.level} for one in self.created.chairs]
        return {
            "id": PLACE,
            "created": json.loads(msgspec.json.encode(self.created))
            | {"chairs": chairs, "pace": {"seconds": None, "bank": 0}, "rhythm": self.created.rhythm}
            | {"lesson": self.created.lesson, "agreed": self.created.agreed},
            "entries": [_whole(whole.get(entry["entry"], {}) | entry) for entry in entries],
        }


def _whole(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry with all that is left out in the log because it is usual."""
    if entry.get("bot"):
        entry["bot"] = {"heard": 0, "searched": [], "instead_of": None, "version": 1} | entry["bot"]
    return entry


@pytest.mark.parametrize("game", [name for name in game_names() if game_named(name).facts is not None])
def test_a_table_in_the_browser_tells_and_records_what_a_servers_table_does(
    game: str, bundle: Path, tmp_path: Path
) -> None:
    courses = [Course(game, 1), Course(game, 2, rhythm="none", lesson=True), Course(game, 3, resigns=True)]
    chat = game_named(game).talk.chat
    task = {"layout": layout_of(game), "chat": chat, "eyes": EYES, "tables": [course.task() for course in courses]}
    given: Any = answered(bundle, module_of(game), task, tmp_path)
    for course, answer in zip(courses, given, strict=True):
        for nth, (expected, told) in enumerate(zip(course.told, answer["told"], strict=True)):
            assert told == expected, f"{game}: after entry {nth // 2}"
        if course.table.match is not None and course.table.match.over:
            record = encode(course.table.record())
            assert answer["record"].encode() == record
            for eyes, told in zip(EYES, answer["replays"], strict=True):
                expected = json.loads(encode(replay(record, eyes, course.teller.streams[course.seat].talk)))
                assert told == expected | {"yours": course.seat}, f"{game}: replayed for {eyes}"
