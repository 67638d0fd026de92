"""The bots that come with every game, from the one that knows nothing to the one that searches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shinobi.bots.bot import Asked, Bot
from shinobi.bots.choosing import ONE, blurred, drawn
from shinobi.bots.talking import bot_talk_of as bot_talk_of
from shinobi.bots.talking import talk_of
from shinobi.bots.temper import ADEPT, NOVICE, Temper
from shinobi.engine.actions import Move
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import chance, draw
from shinobi.engine.talk import Remark


class Judging:
    """Plays by the game's judgement: each legal move as often as its weight says, so far as its temper allows.

    Nothing is compiled for it: one move at a time, the judgement is quick enough as plain Python.
    """

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, asked: Asked) -> Move:
        if chance(asked.key, 0) < self.temper.carelessness * ONE:
            return asked.legal[draw(asked.key, 1, len(asked.legal))]
        game = game_named(asked.game)
        s = game.rules.State.unpack(asked.seen)
        weight, habit, sharpness = game.judgement.weight, game.judgement.habit, self.temper.sharpness
        weights = [
            blurred(weight(s, asked.seat, action), habit(s, asked.seat, action), sharpness)
            for action in map(game.actions.action, asked.legal)
        ]
        return asked.legal[drawn(weights, len(weights), chance(asked.key, 1))]

    def talk(self, asked: Asked) -> Sequence[Remark]:
        return talk_of(asked)


class Random:
    """Any legal move, each as likely as the others. Knows nothing, fears nothing, says nothing."""

    def choose(self, asked: Asked) -> Move:
        return asked.legal[draw(asked.key, 0, len(asked.legal))]


class Novice(Judging):
    """Plays sensibly at a glance: the same judgement, through fog, and now and then a careless move."""

    def __init__(self) -> None:
        super().__init__(NOVICE)


class Adept(Judging):
    """Plays by the game's rules of thumb."""

    def __init__(self) -> None:
        super().__init__(ADEPT)


class Master:
    """Searches. The compiler is loaded when it first thinks."""

    moment = 0.7
    """Seconds that each of its moves takes, before people."""

    def __init__(self, simulations: int | None = None, exactly: Sequence[int] | None = None) -> None:
        """Without `simulations`, the game says how many. `exactly` so many each search does, however long it takes."""
        self.simulations = simulations
        self.exactly = exactly
        self.searched: list[int] = []
        """How many simulations each search did for the last choice; none where there was nothing to choose."""

    def choose(self, asked: Asked) -> Move:
        from shinobi.bots.master import choice_of

        move, self.searched = choice_of(asked, self.simulations, self.exactly)
        return move

    def talk(self, asked: Asked) -> Sequence[Remark]:
        return talk_of(asked)


class Grandmaster(Master):
    """Plays by a network that learned the game by playing it, and searches with it where that helps.

    At tables it was not trained at, it searches as a master does.
    """

    def choose(self, asked: Asked) -> Move:
        from shinobi.bots.grandmaster import choice_of

        chosen = choice_of(asked, self.exactly)
        if chosen is None:
            return super().choose(asked)
        move, self.searched = chosen
        return move


def searches(bot: Bot) -> bool:
    """Whether this bot takes long to think, and how long depends on what it thinks about."""
    return isinstance(bot, Master)


def prepare(bot: Bot, game: str) -> None:
    """Have all ready that the bot needs for this game: the first move should not wait for the compiler."""
    if isinstance(bot, Grandmaster):
        from shinobi.bots.grandmaster import get_ready

        get_ready(game)
    if searches(bot):
        from shinobi.bots.master import warm_up

        warm_up(game)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "novice": Novice,
    "adept": Adept,
    "master": Master,
    "grandmaster": Grandmaster,
}
"""From the weakest to the strongest."""

WEIGHTS = "grandmaster.npz"
"""What a game's network learned, in the folder of the game."""

VERSION = 6
"""Of the bots. It changes whenever one of them would make another move than before, from the same that it knows."""

USUAL = "adept"
"""Who sits down with people who do not say whom they want."""

LAST_RESORT = "random"
"""Who decides where a bot has failed: a table must go on."""


def bot_names() -> list[str]:
    """The bots there are, from the weakest to the strongest."""
    return list(BOTS)


def bot_named(name: str) -> Bot:
    """The bot of this name; raises `BadOption`."""
    if name not in BOTS:
        raise BadOption.of("wrong-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name]()
