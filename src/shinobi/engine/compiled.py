"""Compiled play: the same rules, turned into machine code by Numba.

`rules.py` is plain Python. To compile it, every function it uses is copied with globals of its own, in which the
functions are compiled ones and the lookup tables are arrays, so that nothing about a game is written twice and
interpreted play never waits for Numba. Compiled code is kept on disk, under a name made from all the sources it
came from.
"""

import hashlib
import os
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import int64, njit, uint64
from numpy.typing import NDArray

from shinobi.engine import entry_points, keys
from shinobi.engine.events import tell
from shinobi.engine.game import Game, game_named
from shinobi.engine.sight import hiding
from shinobi.engine.state import StateRecord

ENGINE_SOURCES = ("actions", "entry_points", "events", "keys", "seats", "sight", "small_sets", "state", "compiled")

Array = NDArray[Any]


@njit
def _as_key(number: int) -> Any:
    return uint64(number)


@njit
def _as_number(key: int) -> int:
    return int(int64(key))


@njit
def _tell_nobody(
    s: StateRecord, to: int, event: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
) -> None:
    pass


CASTS: dict[Any, Any] = {keys.as_key: _as_key, keys.as_number: _as_number}
"""What must be said differently to the compiler."""

SILENT = {tell: _tell_nobody}
"""Whole games played inside compiled code are heard by nobody: there, telling costs nothing."""

UNHEARD = (entry_points.playouts,)


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
        telling, silent = _Twin(game, CASTS, check_bounds), _Twin(game, CASTS | SILENT, check_bounds)
        for name, function in vars(entry_points).items():
            if isinstance(function, types.FunctionType) and function.__module__ == entry_points.__name__:
                setattr(self, name, (silent if function in UNHEARD else telling).entry_point(function))

    deal: Callable[..., None]
    step: Callable[..., int]
    asked: Callable[..., int]
    ending: Callable[..., int]
    shares_into: Callable[..., None]
    legal_into: Callable[..., int]
    imagine_into: Callable[..., None]
    any_legal_into: Callable[..., int]
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


class _Twin:
    """Makes compiled copies of functions, each once."""

    def __init__(self, game: Game, given: Mapping[Any, Any], check_bounds: bool) -> None:
        self.options: dict[str, Any] = {"boundscheck": check_bounds, "nogil": True, "error_model": "numpy"}
        self.directory = cache_directory(game, check_bounds)
        self.copies: dict[Any, Any] = dict(given)
        self.namespaces: dict[int, dict[str, Any]] = {}
        self.rules = types.ModuleType(f"{game.name} compiled")
        for name, function in vars(game.rules).items():
            if isinstance(function, types.FunctionType):
                setattr(self.rules, name, self.copy(function))

    def entry_point(self, function: types.FunctionType) -> Any:
        with _cached_in(self.directory):
            return njit(cache=True, **self.options)(self._with_compiled_globals(function))

    def copy(self, function: types.FunctionType) -> Any:
        if function not in self.copies:
            # One long function is quicker than many calls; what is rare stays out of the way.
            inline = not function.__name__.startswith("rare_")
            self.copies[function] = njit(forceinline=inline, **self.options)(self._with_compiled_globals(function))
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
        for name in function.__code__.co_names:
            if name in namespace or name not in original:
                continue
            value = original[name]
            if isinstance(value, types.FunctionType):
                namespace[name] = self.copy(value)
            elif isinstance(value, tuple) and value and all(type(one) is int for one in value):
                namespace[name] = _lookup_table(value)
            else:
                namespace[name] = value
        if "rules" in function.__code__.co_names:
            namespace["rules"] = self.rules
        return namespace


def _lookup_table(numbers: tuple[int, ...]) -> Array:
    """As narrow as it can be, to lie in few cache lines; compiled code widens what it reads."""
    table = np.array(numbers, np.min_scalar_type(-max(map(abs, numbers)) - 1))
    table.setflags(write=False)
    return table


def cache_directory(game: Game, check_bounds: bool) -> Path:
    """Where this game's machine code is kept: one directory for each version of everything it is made from."""
    sources = [Path(__file__).with_name(f"{name}.py") for name in ENGINE_SOURCES]
    sources.append(Path(str(sys.modules[f"shinobi.games.{game.name}.rules"].__file__)))
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
