"""What bots say: the one place where a game's `bot_talk.py` is asked, on a server and, compiled, in a browser.

It gets what the seat sees, and the question that is open to it; and it writes a remark as numbers: its kind, which of
the game's phrases or which gesture it is, and the arguments of the phrase.
"""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Protocol, cast

from shinobi.bots.bot import Asked
from shinobi.engine.compiler.language import AnyState, Numbers, States, state_at
from shinobi.engine.game import game_named
from shinobi.engine.keys import Key
from shinobi.engine.seats import NOBODY, NOTHING
from shinobi.engine.talk import GESTURES, Kind, Remark, Talk

KINDS = (Kind.CLAIM, Kind.QUESTION, Kind.GESTURE)
CLAIM, QUESTION, GESTURE = range(3)
"""The kind of a remark, as the first of its numbers."""

SHRUG = GESTURES.index("shrug")

LONGEST = 6
"""Numbers of a remark: its kind, its name, and up to four arguments."""


class BotTalk(Protocol):
    """What a game's `bot_talk.py` has."""

    def talk(self, s: AnyState, seat: int, question: int, asker: int, key: Key, said: Numbers) -> int:
        """Write what the seat says, if anything; returns how many numbers that is. NOTHING: no question is open."""
        ...


bot_talk: BotTalk = cast(BotTalk, None)


def talk_into(states: States, number: int, seat: int, question: int, asker: int, key: Key, said: Numbers) -> int:
    """`talk`, for a seat of one state."""
    return bot_talk.talk(state_at(states, number), seat, question, asker, key, said)


def bot_talk_of(game: str) -> BotTalk | None:
    """How bots talk in this game, if they do: its `bot_talk.py`."""
    of_game = f"shinobi.games.{game}.bot_talk"
    return cast(BotTalk, importlib.import_module(of_game)) if importlib.util.find_spec(of_game) else None


def talk_of(asked: Asked) -> Sequence[Remark]:
    """What a bot says that is asked this."""
    how = bot_talk_of(asked.game)
    if how is None:
        return ()
    game = game_named(asked.game)
    question, asker = open_question(game.talk, asked)
    said = [0] * LONGEST
    s = game.rules.State.unpack(asked.seen)
    count = how.talk(s, asked.seat, question, asker, asked.key, said)
    return (remark_in(game.talk, asked.seat, said),) if count else ()


def open_question(talk: Talk, asked: Asked) -> tuple[int, int]:
    """The last question to this seat that it has said nothing after: its number, and whose it is."""
    for remark in reversed(asked.talk):
        if remark.seat == asked.seat:
            break
        if remark.kind is Kind.QUESTION and (remark.arguments or {}).get("asked") == asked.seat:
            return [phrase.name for phrase in talk.questions].index(remark.text), remark.seat
    return NOTHING, NOBODY


def remark_in(talk: Talk, seat: int, said: Sequence[int]) -> Remark:
    """The remark that these numbers are."""
    kind = KINDS[said[0]]
    if kind is Kind.GESTURE:
        return Remark(seat, kind, GESTURES[said[1]])
    phrase = (talk.claims if kind is Kind.CLAIM else talk.questions)[said[1]]
    given = zip(phrase.arguments.items(), said[2:], strict=False)
    return Remark(seat, kind, phrase.name, {name: domain.show(number) for (name, domain), number in given})
