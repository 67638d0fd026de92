"""Compiled play: the rules of a game as machine code, and the calls that Python makes into it.

The loops are those of `loops/`; the compiler is in `compiler/`. Each group of loops is compiled when it is first used,
or loaded from disk, where machine code is kept under a name made from everything it came from.
"""

import sys
import threading
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.engine import learned, no_reactions
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.compiler.program import Setting
from shinobi.engine.events import tell
from shinobi.engine.game import Game, game_named
from shinobi.engine.native.loops import (
    batches,
    environments,
    everything,
    one_match,
    people,
    random_play,
    replays,
    views,
)
from shinobi.engine.native.loops.environments import Environments
from shinobi.engine.native.loops.people import Board
from shinobi.engine.native.loops.random_play import Playouts
from shinobi.engine.native.loops.replays import Replay
from shinobi.engine.native.loops.views import Show
from shinobi.engine.sight import hiding
from shinobi.engine.state import StateRecord

Array = NDArray[Any]
Call = Callable[..., Any]

ENGINE = Path(__file__).parents[1]


def dtype_of(state: type[StateRecord]) -> np.dtype[Any]:
    """The layout of a state in arrays: the same bytes as `StateRecord.pack`."""
    return np.dtype(
        {
            "names": [field.name for field in state.laid_out],
            "formats": [
                (f"i{field.width}", field.cells) if field.shape else f"i{field.width}" for field in state.laid_out
            ],
            "offsets": [field.offset for field in state.laid_out],
            "itemsize": state.layout.size,
        },
        align=True,
    )


def game_setting(game: Game, *, silent: bool = False, checked: bool = False) -> Setting:
    """What the loops mean when they are compiled for a game.

    Where whole matches are played and nobody listens, `silent` leaves the telling out and makes one long function.
    """
    return Setting(
        state=game.rules.State,
        standing_for={
            "rules": game.rules,
            "reactions": no_reactions if game.reacting is None else game.rules,
            "judgement": game.judgement,
            "standpoint": game.standpoint,
            "study": game.study,
            "people": game.facts,
            "closing": game.closing,
            "sight": hiding(game.rules.State),
            "moves": game.actions,
        },
        instead={tell: None} if silent else {},
        checked=checked,
        inline=silent and not checked,
    )


def functions_of(*modules: types.ModuleType) -> list[types.FunctionType]:
    """The functions that these modules define."""
    return [
        function
        for module in modules
        for function in vars(module).values()
        if isinstance(function, types.FunctionType) and function.__module__ == module.__name__
    ]


class GameCompiler:
    """Compiles loops for one game."""

    def __init__(
        self,
        game: Game,
        *,
        check_bounds: bool = False,
        also: Iterable[Path] = (),
        more: Mapping[str, Any] | None = None,
        instead: Mapping[Any, Any] | None = None,
    ) -> None:
        """`also` are sources of the loops besides the engine's and the game's, `more` what further names stand for.

        `instead` are functions that are called in place of others.
        """
        self.game = game
        self.more = more or {}
        self.instead = instead or {}
        self.check_bounds = check_bounds
        rules = Path(str(sys.modules[f"shinobi.games.{game.name}.rules"].__file__))
        of_game = [*sorted(rules.parent.rglob("*.py")), *rules.parent.glob(learned.FILE)]
        self.sources = [*sorted(ENGINE.rglob("*.py")), *of_game, *also]

    def load(self, entries: Iterable[Any], *, silent: bool = False, inline: bool = True) -> dict[str, Call]:
        """These functions as Python calls, compiled or loaded from disk."""
        setting = game_setting(self.game, silent=silent, checked=self.check_bounds)
        setting = replace(
            setting,
            standing_for={**setting.standing_for, **self.more},
            instead={**setting.instead, **self.instead},
            inline=setting.inline and inline,
        )
        name = f"{self.game.name}-checked" if self.check_bounds else self.game.name
        return Processor(setting, name, self.sources).load(list(entries))


class Group:
    """Loops that are compiled together: the first use of one of them loads them all."""

    def __init__(self, entries: Iterable[Any], *, silent: bool = False, inline: bool = True) -> None:
        """`silent` ones tell nobody anything; unless they are not to be `inline`, they become one long function."""
        self.entries = {entry.__name__: entry for entry in entries}
        self.silent = silent
        self.inline = inline


TABLES = Group(
    [
        *(one_match.deal, one_match.step, one_match.why_not, one_match.asked, one_match.ending),
        *(one_match.shares_into, one_match.legal_into, one_match.imagine_into),
        *(views.show_all, views.step_and_show),
    ]
)
"""What live tables need."""

PEOPLE = Group([people.remember_told, people.remember_all, people.write_for])
"""What live tables need for the people at them."""

GROUPS = (
    TABLES,
    PEOPLE,
    Group([everything.show_everything]),
    Group(functions_of(batches)),
    Group(
        [
            *(environments.first_refused, environments.deal_each, environments.step_each),
            *(environments.look_each, environments.look_next, environments.step_and_look),
        ]
    ),
    Group([replays.keys_into, replays.replay]),
    Group([random_play.playouts], silent=True),
)


class LoadedWhenUsed:
    """Loops of a game as Python calls, loaded group by group: the first use of one loads its group."""

    groups: tuple[Group, ...]

    def __init__(self, compiler: GameCompiler) -> None:
        self.compiler = compiler
        self._loading = threading.Lock()

    def __getattr__(self, name: str) -> Call:
        for group in self.groups:
            if name in group.entries:
                self.load(group)
                call: Call = vars(self)[name]
                return call
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def load(self, group: Group) -> None:
        """Compile a group of loops, or load it from disk. Where several threads want it, one does that for all."""
        with self._loading:
            if not vars(self).keys() >= group.entries.keys():
                entries = group.entries.values()
                vars(self).update(self.compiler.load(entries, silent=group.silent, inline=group.inline))


class Compiled(LoadedWhenUsed):
    """A game's rules as machine code, and the calls that Python makes into it."""

    groups = GROUPS

    deal: Callable[[Array, int, int], None]
    step: Callable[[Array, int, int, int, int], int]
    why_not: Callable[[Array, int, int, int], int]
    asked: Callable[[Array, int], int]
    ending: Callable[[Array, int], int]
    shares_into: Callable[[Array, int, Array], None]
    legal_into: Callable[[Array, int, int, Array], int]
    imagine_into: Callable[[Array, int, Array, int, int, Array], None]
    show_all: Callable[[Show, int], None]
    step_and_show: Callable[[Show, int, int, int], int]
    show_everything: Callable[[Show], None]
    remember_told: Callable[[Board], None]
    remember_all: Callable[[Board, int, Array], None]
    write_for: Callable[[Board, int], None]
    actors_of_all: Callable[[Array, Array], None]
    asked_of_all: Callable[[Array, Array], None]
    legal_of_all: Callable[[Array, Array], None]
    shares_of_all: Callable[[Array, Array], None]
    first_refused: Callable[[Environments], int]
    deal_each: Callable[[Environments, Array], None]
    step_each: Callable[[Environments], None]
    look_each: Callable[[Environments], None]
    look_next: Callable[[Environments], None]
    step_and_look: Callable[[Environments], None]
    playouts: Callable[[Playouts], None]
    keys_into: Callable[[int, Array], None]
    replay: Callable[[Replay], int]

    def __init__(self, game: Game, *, check_bounds: bool = False) -> None:
        super().__init__(GameCompiler(game, check_bounds=check_bounds))
        self.game = game
        self.state = game.rules.State
        self.dtype = dtype_of(self.state)

    def states(self, s: StateRecord, count: int) -> Array:
        """An array of states, all like this one."""
        return np.tile(np.frombuffer(s.pack(), self.dtype), count)

    def state_at(self, states: Array, number: int) -> StateRecord:
        """One of the states, as a plain object."""
        return self.state.unpack(states[number].tobytes())

    def imagine(self, states: Array, number: int, seat: int, key: int, worlds: Array) -> None:
        """Fill `worlds` with random worlds that fit what the seat knows of one state."""
        self.imagine_into(states, number, worlds, key, seat, np.zeros(self.dtype.itemsize, np.uint8))


@cache
def compiled(name: str, *, check_bounds: bool = False) -> Compiled:
    """The game of this name as machine code."""
    return Compiled(game_named(name), check_bounds=check_bounds)
