"""The grandmaster's choice: what the network of the game likes best, or what a search finds that the network guides."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from shinobi.bots import network
from shinobi.bots.bot import Asked
from shinobi.bots.encoding import encode_into
from shinobi.bots.levels import WEIGHTS
from shinobi.bots.master import choice_of as choice_by_search
from shinobi.bots.master import rows_of, warm_up
from shinobi.bots.network import DESCRIPTION, Thought, network_of, room_to_think
from shinobi.bots.thinking import Tree, thinking
from shinobi.engine.actions import Move
from shinobi.engine.game import Game, folder_of, game_named
from shinobi.engine.native.calls import Array, GameCompiler, Group, LoadedWhenUsed, compiled

HERE = Path(__file__).parent


class Learnt(LoadedWhenUsed):
    """A game's network as machine code."""

    groups = (
        Group([network.choose_by_network, network.trained_for, encode_into], silent=True),
        Group([network.search_by_network, network.recall_for_all], silent=True, inline=False),
    )

    def __init__(self, game: Game, net: SimpleNamespace, weights: Sequence[Path]) -> None:
        """`weights` are the files that the network comes from."""
        sources = [HERE / name for name in ("choosing.py", "encoding.py", "network.py", "search.py", "weighing.py")]
        super().__init__(GameCompiler(game, also=[*sources, *weights], more={"net": net}, instead=network.INSTEAD))
        self.game = game
        self.net = net
        self.code = compiled(game.name)
        self.at_rest: list[tuple[Thought, Array, Array]] = []

    def knows(self, asked: Asked) -> bool:
        """Whether it was trained at tables like this one."""
        return bool(self.trained_for(np.frombuffer(asked.seen, self.code.dtype).copy(), 0))

    def choose(self, asked: Asked) -> int:
        """The action that the network alone draws for what the seat knows."""
        states = np.frombuffer(asked.seen, self.code.dtype).copy()
        return self.choose_in(states, asked.seat, asked.key, asked.told)

    def choose_in(self, states: Array, seat: int, key: int, told: Sequence[Sequence[int]]) -> int:
        """The same, for a seat of the first state, which was told these events."""
        room = self.at_rest.pop() if self.at_rest else self._room()
        try:
            return int(self.choose_by_network(states, 0, seat, key, rows_of(told), *room))
        finally:
            self.at_rest.append(room)

    def _room(self) -> tuple[Thought, Array, Array]:
        count = len(self.game.actions)
        return room_to_think(self.game, self.net), np.zeros(count, np.int16), np.zeros(count)


class LearntTree(Tree):
    """A search that a network guides."""

    def __init__(self, mind: Learnt, playout: int) -> None:
        """Imagined matches are played on for so many steps before the network is asked what they are worth."""
        super().__init__(thinking(mind.game.name))
        self.learnt = mind
        thought, task = room_to_think(mind.game, mind.net), self.task
        task.plan, task.active, task.first, task.second = thought.plan, thought.active, thought.first, thought.second
        task.recalled = np.zeros((mind.game.player_counts[-1], len(thought.recalled)), np.int64)
        task.playout = playout

    def heed(self, told: Array, players: int) -> None:
        """Recall it. What the others recall besides, the seat does not know: they recall the same."""
        self.learnt.recall_for_all(told, players, self.task)

    def grow(self, simulations: int) -> None:
        self.learnt.search_by_network(self.task, simulations)


@cache
def learnt(game: str) -> Learnt | None:
    """The network of the game of this name as machine code; `None` if it has none."""
    played = game_named(game)
    net = network_of(played)
    return None if net is None else Learnt(played, net, [folder_of(game) / WEIGHTS, folder_of(game) / DESCRIPTION])


def get_ready(game: str) -> bool:
    """Compile what the network of this game needs, or load it from disk; whether there is one."""
    mind = learnt(game)
    if mind is not None:
        mind.load(mind.groups[0])
        if mind.net.SIMULATIONS:
            warm_up(game, by_network)
    return mind is not None


def by_network(game: str) -> Tree:
    """A search that the network of the game guides."""
    mind = learnt(game)
    assert mind is not None
    return LearntTree(mind, mind.net.PLAYOUT)


def simulations_for(asked: Asked) -> int | None:
    """How many matches it imagines for a move, 0 where its network alone decides; `None` where it has no network."""
    mind = learnt(asked.game)
    return None if mind is None or not mind.knows(asked) else int(mind.net.SIMULATIONS)


def choice_of(asked: Asked, exactly: Sequence[int] | None = None) -> tuple[Move, list[int]] | None:
    """What it chooses, and how many simulations each search did, if there were searches.

    `None` where there is no network, or where it was not trained at such tables.
    """
    if len(asked.legal) == 1:
        return asked.legal[0], []
    simulations = simulations_for(asked)
    if simulations:
        return choice_by_search(asked, simulations, exactly, by_network)
    mind = learnt(asked.game)
    return None if simulations is None or mind is None else (mind.game.actions.move(mind.choose(asked)), [])
