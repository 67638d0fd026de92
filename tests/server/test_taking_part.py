"""A lying table gets nothing out of an honest client: the cases that the page's own code is tested with, too."""

import hashlib
import itertools
import json
from typing import Any

import msgspec
import pytest

from server.running import ROOT
from shinobi import wire
from shinobi.engine.agreement import SealedSeat, seal_of, setting_hash
from shinobi.taking_part import NotKept, Part, Seen

PLACE = "abcdefghij"
SETTING: dict[str, Any] = {
    "game": "daimyo",
    "players": 4,
    "edition": "es",
    "options": {"max_rounds": 60, "start": None},
}
PERSON = {"kind": "person", "name": "Ann", "level": None, "here": True, "stands_in": False, "host": False}
BOT = PERSON | {"kind": "bot", "level": "adept"}
CASES: dict[str, list[dict[str, Any]]] = json.loads((ROOT / "client/src/wire/part-cases.json").read_bytes())["cases"]


def sha256(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


class Shown:
    """A table that shows what a case says, and a client that looks at it."""

    def __init__(self) -> None:
        self.values = itertools.count(1)
        self.seen = Seen(PLACE)
        self.part = self._part()
        self.names = {"mine": sha256("nothing"), "last": sha256("nothing")}
        self.sent: list[wire.Commit | wire.Reveal] = []

    def _part(self) -> Part:
        return Part(self.seen, lambda count: bytes([next(self.values)]) * count)

    def _hash(self, name: str | None) -> str | None:
        return None if name is None else self.names.get(name) or sha256(name)

    def does(self, step: dict[str, Any]) -> str:
        if step.get("page") == "another":
            self.part = self._part()
        self.part.arrive()
        setting = msgspec.convert(SETTING | step.get("setting", {}), wire.Setting)
        table = self._table(step, setting)
        try:
            due = self.part.due(table, setting, 0, lambda: "ticket")
        except NotKept:
            return "not-kept"
        if due is None:
            return "not-heard" if self.seen.not_heard else "nothing"
        self.sent.append(due)
        if isinstance(due, wire.Commit):
            self.names |= {"mine before": self.names["mine"], "mine": due.commitment}
        return "commit" if isinstance(due, wire.Commit) else "reveal"

    def _table(self, step: dict[str, Any], setting: wire.Setting) -> wire.TableInfo:
        seats = [PERSON, BOT, PERSON, BOT]
        for seat, change in step.get("seats", {}).items():
            seats[int(seat)] = seats[int(seat)] | change
        info = {
            "id": PLACE, "game": "daimyo", "edition": "es", "players": 4, "state": "dealing", "visibility": "link",
            "seats": seats, "pace": {}, "rhythm": "none", "stand_in": "adept", "delay": 0, "lesson": False,
            "chat": True, "watching": 0, "commitment": "secret", "deal": None, "result": None, "rematch": None,
        } | step.get("table", {})  # fmt: skip
        info["commitment"] = self._hash(info["commitment"])
        if step["deal"] is not None:
            info["deal"] = self._deal(step["deal"], info, setting)
        return msgspec.convert(info, wire.TableInfo)

    def _deal(self, change: dict[str, Any], info: dict[str, Any], setting: wire.Setting) -> dict[str, Any]:
        deal: dict[str, Any] = {
            "round": 0, "setting": "agreed", "before": None, "commitments": [None] * 4, "revealed": [False] * 4,
            "withheld": [], "seal": None,
        } | change  # fmt: skip
        self.names["agreed"] = setting_hash(**SETTING)
        self.names["shown"] = setting_hash(setting.game, setting.players, setting.edition, setting.options)
        deal["setting"], deal["before"] = self._hash(deal["setting"]), self._hash(deal["before"])
        deal["commitments"] = [self._hash(one) for one in deal["commitments"]]
        if deal["seal"] == "right":
            seats = [
                SealedSeat(one["level"], bound, seat in deal["withheld"])
                for seat, (one, bound) in enumerate(zip(info["seats"], deal["commitments"], strict=True))
            ]
            before = deal["before"]
            agreed = (info["id"], info["commitment"], deal["setting"], info["stand_in"])
            seal = seal_of(*agreed, deal["round"], before, seats)
            self.names |= {"last before": self.names["last"], "last": seal}
            deal["seal"] = "last"
        deal["seal"] = self._hash(deal["seal"])
        return deal


@pytest.mark.parametrize("name", CASES)
def test_what_a_client_does(name: str) -> None:
    shown = Shown()
    for nth, step in enumerate(CASES[name]):
        assert shown.does(step) == step["does"], f"step {nth}: {step}"
    revealed = [one.value for one in shown.sent if isinstance(one, wire.Reveal)]
    committed = [one.commitment for one in shown.sent if isinstance(one, wire.Commit)]
    assert len(set(committed)) == len(committed), "nothing is committed to twice"
    assert len(set(revealed)) == len({one.round for one in shown.sent if isinstance(one, wire.Reveal)})
