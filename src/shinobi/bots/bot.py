"""The interface of all bots, and the one place where a match asks one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from shinobi.bots.world import World
from shinobi.engine.actions import Move
from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match
from shinobi.engine.talk import Remark

THINKING_TIME = 0.7
"""Seconds that a bot may think about a move, if nobody says otherwise."""


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
    seconds: float = THINKING_TIME
    """How long it may think."""
    talk: Sequence[Remark] = ()
    """What the seat has heard the others say, and said itself, in order."""
    seen: bytes = field(default=b"", repr=False)
    """The view once more, as the rules have it: the state with all blanked that the seat may not see."""
    told: Sequence[tuple[int, ...]] = field(default=(), repr=False)
    """The events once more, as the rules have them: the number of each and its arguments."""

    def imagine(self, key: int = 0) -> World:
        """A random world that fits what the seat knows: another for every key."""
        game = game_named(self.game)
        s = game.rules.State.unpack(self.seen)
        own = nth_key(self.key, key)
        game.rules.resample(s, self.seat, own)
        return World(game, s, own)


class Bot(Protocol):
    """Something that plays."""

    def choose(self, asked: Asked) -> Move:
        """One of `asked.legal`."""
        ...


@runtime_checkable
class Talker(Protocol):
    """A bot that also talks, where the game lets it."""

    def talk(self, asked: Asked) -> Sequence[Remark]:
        """What it says now; it may be asked after every move at the table, its own or another's."""
        ...


def asked_of(match: Match, seat: int, key: int, seconds: float = THINKING_TIME, talk: Sequence[Remark] = ()) -> Asked:
    """What a bot on this seat of the match is given now."""
    heard = match.heard(seat)
    return Asked(
        match.game.name,
        seat,
        match.view(seat),
        [match.game.events.shown(told) for told in heard],
        match.legal(seat),
        key,
        seconds,
        heard_by(seat, talk),
        match.seen(seat),
        tuple((told.event, *told.arguments) for told in heard),
    )


def heard_by(seat: int, talk: Sequence[Remark]) -> tuple[Remark, ...]:
    """As much of what was said as this seat has heard."""
    return tuple(remark for remark in talk if remark.to is None or seat in (remark.to, remark.seat))


def ask(
    bot: Bot, match: Match, seat: int, key: int, seconds: float = THINKING_TIME, talk: Sequence[Remark] = ()
) -> Move:
    """The bot's move for this seat."""
    return bot.choose(asked_of(match, seat, key, seconds, talk))


def listen(
    bot: Bot, match: Match, seat: int, key: int, seconds: float = THINKING_TIME, talk: Sequence[Remark] = ()
) -> list[Remark]:
    """What the bot on this seat says now: nothing, if it never talks."""
    return said(bot, asked_of(match, seat, key, seconds, talk), match.players) if isinstance(bot, Talker) else []


def said(bot: Bot, asked: Asked, players: int) -> list[Remark]:
    """`listen`, for a bot that was given what it is asked already."""
    if not isinstance(bot, Talker):
        return []
    talk = game_named(asked.game).talk
    return [talk.checked(remark, players) for remark in bot.talk(asked) if remark.seat == asked.seat]
