"""The grandmaster's choice: what the network of a game likes, by lot."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from shinobi.bots import network
from shinobi.bots.bot import Asked
from shinobi.bots.encoding import encode_into
from shinobi.bots.levels import WEIGHTS
from shinobi.bots.master import rows_of
from shinobi.bots.network import Thought, network_of, room_to_think
from shinobi.engine.actions import Move
from shinobi.engine.compiled import Array, GameCompiler, Group, LoadedWhenUsed, compiled
from shinobi.engine.game import Game, folder_of, game_named

HERE = Path(__file__).parent


class Learnt(LoadedWhenUsed):
    """A game's network as machine code."""

    groups = (Group([network.choose_by_network, encode_into], silent=True),)

    def __init__(self, game: Game, net: SimpleNamespace, weights: Sequence[Path]) -> None:
        """`weights` are the files that the network comes from."""
        sources = [HERE / "choosing.py", HERE / "encoding.py", HERE / "network.py"]
        super().__init__(GameCompiler(game, also=[*sources, *weights], more={"net": net}))
        self.game = game
        self.net = net
        self.code = compiled(game.name)
        self.at_rest: list[tuple[Thought, Array, Array]] = []

    def choose(self, asked: Asked) -> int:
        """The action that the network draws for what the seat knows."""
        room = self.at_rest.pop() if self.at_rest else self._room()
        states = np.frombuffer(asked.seen, self.code.dtype).copy()
        try:
            return int(self.choose_by_network(states, 0, asked.seat, asked.key, rows_of(asked.told), *room))
        finally:
            self.at_rest.append(room)

    def _room(self) -> tuple[Thought, Array, Array]:
        count = len(self.game.actions)
        return room_to_think(self.game, self.net), np.zeros(count, np.int16), np.zeros(count)


@cache
def learnt(game: str) -> Learnt | None:
    """The network of the game of this name as machine code; `None` if it has none."""
    played = game_named(game)
    net = network_of(played)
    return None if net is None else Learnt(played, net, [folder_of(game) / WEIGHTS])


def get_ready(game: str) -> bool:
    """Compile the network of this game, or load it from disk; whether there is one."""
    mind = learnt(game)
    if mind is not None:
        mind.load(mind.groups[0])
    return mind is not None


def choice_of(asked: Asked) -> Move | None:
    """What the network chooses; `None` where the game has none."""
    mind = learnt(asked.game)
    return None if mind is None else mind.game.actions.move(mind.choose(asked))
