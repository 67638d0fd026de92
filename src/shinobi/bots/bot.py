"""The interface of all bots, and the one place where a match asks one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from shinobi.bots.random_bot import RandomBot
from shinobi.engine.actions import Move
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadOption
from shinobi.engine.match import Match


@dataclass(frozen=True)
class Asked:
    """What a bot gets when it is its turn. There is nothing here that its seat may not know."""

    game: str
    seat: int
    view: Mapping[str, Json]
    """What the seat knows of the table."""
    events: Sequence[Mapping[str, Json]]
    """What the seat was told since the deal, in order."""
    legal: Sequence[Move]
    """What it may do."""
    key: int
    """64 random bits to choose with; the same key and the same knowledge give the same move."""
    seconds: float
    """How long it may think."""


class Bot(Protocol):
    """Something that plays."""

    def choose(self, asked: Asked) -> Move:
        """One of `asked.legal`."""
        ...


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot_names() -> list[str]:
    """The bots there are."""
    return list(BOTS)


def bot_named(name: str) -> Bot:
    """The bot of this name; raises `BadOption`."""
    if name not in BOTS:
        raise BadOption(f"There is no bot “{name}”. The bots are {', '.join(BOTS)}.")
    return BOTS[name]()


def ask(bot: Bot, match: Match, seat: int, key: int, seconds: float = 1.0) -> Move:
    """The bot's move for this seat."""
    return bot.choose(
        Asked(match.game.name, seat, match.view(seat), match.events(seat), match.legal(seat), key, seconds)
    )
