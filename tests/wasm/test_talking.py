"""Bots at a table in the browser say what they would say at a server's table."""

import base64
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import TABLES, AnyTable

from shinobi.bots import asked_of
from shinobi.bots.talking import bot_talk_of, talk_of
from shinobi.engine.game import game_names
from shinobi.engine.keys import nth_key
from shinobi.engine.talk import Kind, Remark
from wasm.test_modules import answered, bundled, layout_of, module_of


def moments_of(table: AnyTable) -> list[tuple[Any, Any]]:
    """What every seat knows at every step of a match, asked nothing and asked something; and what its bot says."""
    found = []
    questions = [phrase.name for phrase in table.game.talk.questions]
    for match, _, _, _ in table.walk(1):
        for seat in range(match.players):
            key = nth_key(seat, len(match.steps))
            nth = len(match.steps) + seat
            asker, text = (seat + 1 + nth % (match.players - 1)) % match.players, questions[nth // 4 % len(questions)]
            for question in (None, {"text": text, "seat": asker}):
                talk = [] if question is None else [Remark(asker, Kind.QUESTION, text, {"asked": seat})]
                asked = asked_of(match, seat, key, talk=talk)
                moment = {
                    "seen": base64.b64encode(asked.seen).decode(),
                    "seat": seat,
                    "key": str(key),
                    "open": question,
                }
                said = [
                    {"kind": one.kind, "text": one.text, "arguments": one.arguments or {}} for one in talk_of(asked)
                ]
                found.append((moment, said[0] if said else None))
    return found


@pytest.mark.parametrize("game", [name for name in game_names() if bot_talk_of(name)])
def test_bots_say_the_same_in_the_browser(game: str, tmp_path: Path) -> None:
    bundled("talking.mjs", tmp_path / "talking.mjs")
    usual = [table for table in TABLES if table.name == game and not table.called]
    moments = [one for table in usual for one in moments_of(table)]
    task = {"layout": layout_of(game), "moments": [moment for moment, _ in moments]}
    given: Any = answered(tmp_path / "talking.mjs", module_of(game), task, tmp_path)
    assert given == [said for _, said in moments]
    kinds = Counter(said["kind"] for said in given if said)
    assert set(kinds) == {"claim", "question", "gesture"}, kinds
