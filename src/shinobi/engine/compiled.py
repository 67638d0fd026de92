"""Compiled play: the same rules, turned into machine code by Numba.

`rules.py` is plain Python. To compile it, every function it uses is copied with globals of its own, in which the
functions are compiled ones and the lookup tables are arrays, so that nothing about a game is written twice and
interpreted play never waits for Numba. Compiled code is kept on disk, under a name made from all the sources it
came from.
"""

import dis
import hashlib
import os
import sys
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import njit
from numpy.typing import NDArray

import shinobi.games
from shinobi.engine import entry_points, keys, native, showing, small_sets
from shinobi.engine.events import tell
from shinobi.engine.game import Game, game_named
from shinobi.engine.sight import hiding
from shinobi.engine.state import StateRecord

Array = NDArray[Any]

CASTS: dict[Any, Any] = {
    keys.as_key: native.as_key,
    keys.as_number: native.as_number,
    small_sets.size: native.count_bits,
    small_sets.lowest: native.lowest_bit,
    entry_points.state_at: native.state_at,
    entry_points.copy_state: native.copy_state,
    showing.copy_bytes: native.copy_bytes,
}
"""What is said differently to the compiler: because it must be, or because it is quicker."""

SILENT = {tell: native.tell_nobody}
"""Whole games played inside compiled code are heard by nobody: there, telling costs nothing."""

UNHEARD = (entry_points.playouts,)

STANDING_FOR_ANY = {"rules", "judgement"}
"""The names by which entry points mean those of whichever game they are compiled for; uncompiled they are `None`."""


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


class Compiled:
    """A game's rules as machine code, and the calls that Python makes into it."""

    def __init__(self, game: Game, *, check_bounds: bool = False) -> None:
        self.game = game
        self.state = game.rules.State
        self.dtype = dtype_of(self.state)
        self.blank = np.frombuffer(hiding(self.state).blank, np.uint8)
        self.hiding = np.array(hiding(self.state).table, np.int64)
        telling, silent = Twin(game, CASTS, check_bounds), Twin(game, CASTS | SILENT, check_bounds)
        for name, function in vars(entry_points).items():
            if not isinstance(function, types.FunctionType) or function in CASTS:
                continue
            if function.__module__ == entry_points.__name__:
                setattr(self, name, (silent if function in UNHEARD else telling).entry_point(function))

    deal: Callable[..., None]
    step: Callable[..., int]
    why_not: Callable[..., int]
    asked: Callable[..., int]
    ending: Callable[..., int]
    shares_into: Callable[..., None]
    legal_into: Callable[..., int]
    sorted_legal_into: Callable[..., int]
    show_all: Callable[..., None]
    step_and_show: Callable[..., int]
    imagine_into: Callable[..., None]
    deal_all: Callable[..., None]
    actors_of_all: Callable[..., None]
    legal_of_all: Callable[..., None]
    why_not_all: Callable[..., None]
    step_all: Callable[..., None]
    shares_of_all: Callable[..., None]
    playouts: Callable[..., None]
    keys_into: Callable[..., None]
    replay: Callable[..., int]

    def states(self, s: StateRecord, count: int) -> Array:
        """An array of states, all like this one."""
        return np.tile(np.frombuffer(s.pack(), self.dtype), count)

    def state_at(self, states: Array, number: int) -> StateRecord:
        """One of the states, as a plain object."""
        return self.state.unpack(states[number].tobytes())

    def raw(self, states: Array) -> Array:
        """The bytes of the states, one row for each; the same memory."""
        return states.view(np.uint8).reshape(len(states), -1)

    def imagine(self, states: Array, number: int, seat: int, key: int, worlds: Array) -> None:
        """Fill `worlds` with random worlds that fit what the seat knows of one state."""
        hidden = np.zeros(self.dtype.itemsize, np.uint8)
        raw = self.raw(worlds)
        self.imagine_into(states, number, worlds, raw, np.uint64(key), seat, self.blank, self.hiding, hidden)


class Twin:
    """Makes compiled copies of functions, each once."""

    def __init__(
        self,
        game: Game,
        given: Mapping[Any, Any],
        check_bounds: bool,
        also: Sequence[Path] = (),
        inline: Callable[[types.FunctionType], bool] = lambda function: not function.__name__.startswith("rare_"),
    ) -> None:
        """`also` are the sources of the entry points, where they are not the engine's. What is not `inline` is called.

        One long function is quicker than many calls; what is rare stays out of the way.
        """
        self.options: dict[str, Any] = {"boundscheck": check_bounds, "nogil": True, "error_model": "numpy"}
        self.directory = cache_directory(game, check_bounds, also)
        self.inline = inline
        self.copies: dict[Any, Any] = dict(given)
        self.namespaces: dict[int, dict[str, Any]] = {}
        self.game = game
        self.modules: dict[int, types.ModuleType] = {}

    def module(self, members: Mapping[str, Any], name: str) -> types.ModuleType:
        """A module of a game, compiled."""
        if id(members) not in self.modules:
            self.modules[id(members)] = of_name = types.ModuleType(f"{name} compiled")
            for member, value in members.items():
                if isinstance(value, types.FunctionType | tuple) or type(value) in (int, float):
                    setattr(of_name, member, self.as_compiled(value))
        return self.modules[id(members)]

    def as_compiled(self, value: Any) -> Any:
        """What a global of a rule is in compiled code."""
        if isinstance(value, types.FunctionType):
            return self.copy(value)
        if isinstance(value, tuple) and value and all(type(one) is int for one in value):
            return native.Table(value)
        if isinstance(value, tuple) and value and all(type(one) is float for one in value):
            return np.array(value)
        if isinstance(value, types.ModuleType) and value.__name__.startswith(shinobi.games.__name__):
            return self.module(vars(value), value.__name__)
        return value

    def entry_point(self, function: types.FunctionType) -> Any:
        with _cached_in(self.directory):
            return njit(cache=True, **self.options)(self._with_compiled_globals(function))

    def copy(self, function: types.FunctionType) -> Any:
        if function not in self.copies:
            # Only compiled code calls these: they need no wrappers, which would take longer to compile than they do.
            bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
            options = self.options | bare | {"forceinline": self.inline(function)}
            copy = njit(**options)(self._with_compiled_globals(function))
            self.copies[function] = native.compiled_once(copy)
        return self.copies[function]

    def _with_compiled_globals(self, function: types.FunctionType) -> types.FunctionType:
        namespace = self._namespace(function)
        copy = types.FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        return copy

    def _namespace(self, function: types.FunctionType) -> dict[str, Any]:
        """The function's globals, as compiled code has them. Filled lazily: functions call one another."""
        original = function.__globals__
        namespace = self.namespaces.setdefault(id(original), {"__name__": original["__name__"]})
        used = {one.argval for one in dis.get_instructions(function) if one.opname == "LOAD_GLOBAL"}
        for name in sorted(used & original.keys() - namespace.keys()):
            namespace[name] = self.as_compiled(original[name])
        for name in STANDING_FOR_ANY & used:
            if original[name] is None:
                namespace[name] = self.module(vars(getattr(self.game, name)), name)
        return namespace


def cache_directory(game: Game, check_bounds: bool, also: Sequence[Path] = ()) -> Path:
    """Where this game's machine code is kept: one directory for each version of everything it is made from."""
    rules = Path(str(sys.modules[f"shinobi.games.{game.name}.rules"].__file__))
    sources = [*sorted(Path(__file__).parent.glob("*.py")), *sorted(rules.parent.glob("*.py")), *also]
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    version = f"{sys.version_info[0]}.{sys.version_info[1]}-{numba.__version__}-{np.__version__}"
    home = os.environ.get("SHINOBI_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    kind = "checked" if check_bounds else "fast"
    return Path(home).expanduser() / "shinobi" / f"{game.name}-{kind}-{version}-{digest.hexdigest()[:16]}"


@contextmanager
def _cached_in(directory: Path) -> Iterator[None]:
    """Numba takes the place of its cache from a global setting at the moment a function is declared."""
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(directory)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


@cache
def compiled(name: str, *, check_bounds: bool = False) -> Compiled:
    """The game of this name as machine code. The first call of each function compiles it, or loads it from disk."""
    return Compiled(game_named(name), check_bounds=check_bounds)
