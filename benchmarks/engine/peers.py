"""The engines ours is measured beside: plain C, and OpenSpiel in Python and in C++.

Each is run on one core, in chunks of games long enough to time, and the fastest chunk counts: what
else the machine does can only slow a chunk down.
"""

import ctypes
import importlib
import itertools
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

MAX_ROUNDS: Final = 60  # DAI-52
CHUNKS: Final = 8  # a measurement's time is split in about so many

# Whole games with hidden information, cards or bluff. Left out: gin_rummy (0.2 M steps/s) and battleship
# (0.06 M) as slow outliers, hanabi because the rollouts below refuse games that pay on the way.
COMPARABLE: Final = (
    "goofspiel(players=5,imp_info=True,points_order=descending)",
    "hearts",
    "crazy_eights(players=5)",
    "social_deduction",
)

# Examples that random players end after a dozen moves at most: shown, but no measure for a whole game.
TOYS: Final = ("liars_dice", "dark_hex", "kuhn_poker(players=5)", "leduc_poker(players=5)")

CPP: Final = "OpenSpiel C++ "
HOW_OPENSPIEL_IS_COUNTED: Final = (
    "OpenSpiel's C++ games: rollouts inside C++ from the first decision; decisions and chance nodes are counted, the "
    "steps of a game by sampling; the opening deal is neither timed nor counted."
)
DEALS: Final = 16
GAMES_SAMPLED: Final = 40  # from each deal, to know how long a game is


class PeerMissingError(RuntimeError):
    """A peer cannot be measured here; the message says what to install."""


@dataclass(frozen=True)
class Measured:
    """What one engine did in its fastest chunk."""

    name: str
    steps: int
    seconds: float
    cores: int
    games: int
    note: str


def plain_c(players: int, distinct: bool, seconds: float) -> Measured:
    """Measures daimyo.c: tuned C that stops at every decision, as an engine must."""
    return c_playouts("plain C, step by step", "daimyo.c", players, distinct, seconds)


def fused_c(players: int, distinct: bool, seconds: float) -> Measured:
    """Measures daimyo_fused.c: the bound for a program that never stops at a decision."""
    return c_playouts("fused C, never stopping", "daimyo_fused.c", players, distinct, seconds)


def c_playouts(name: str, file: str, players: int, distinct: bool, seconds: float) -> Measured:
    playouts = compiled_playouts(file)
    shares = (ctypes.c_double * players)()
    seeds = itertools.count(1)

    def play(games: int) -> int:
        return int(playouts(players, distinct, MAX_ROUNDS, games, next(seeds), shares))

    return fastest(name, play, seconds, "decisions")


def openspiel_python(players: int, distinct: bool, seconds: float) -> Measured:
    """Measures the same game as a native OpenSpiel Python game, driven from Python."""
    pyspiel = open_spiel()
    from . import daimyo_openspiel  # it imports pyspiel, which may be missing

    options = {
        "players": players,
        "distinct_declarations": distinct,
        "max_rounds": MAX_ROUNDS,
    }
    game = pyspiel.load_game(daimyo_openspiel.GAME_TYPE.short_name, options)
    chance = random.Random(1).random

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            state.apply_action(int(chance() * players))
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                steps += 1
        return steps

    note = "decisions; the same game, by legal_actions and apply_action"
    return fastest("OpenSpiel Python game", play, seconds, note)


def openspiel_cpp(seconds: float) -> list[Measured]:
    """Measures OpenSpiel's own C++ games of hidden information, `seconds` for each."""
    pyspiel = open_spiel()
    return [openspiel_rollouts(pyspiel, name, seconds) for name in (*COMPARABLE, *TOYS)]


def openspiel_rollouts(pyspiel: ModuleType, name: str, seconds: float) -> Measured:
    # A turn-based game is returned as it is; goofspiel's joint moves become one step a player.
    game = pyspiel.load_game_as_turn_based(name)
    rng = random.Random(1)
    deals = [dealt(game, rng) for _ in range(DEALS)]
    lengths = [steps_to_end(deal, rng) for deal in deals for _ in range(GAMES_SAMPLED)]
    mean_steps = sum(lengths) / len(lengths)
    seeds = itertools.count(1)

    def play(games: int) -> int:
        rollouts = -(-games // DEALS)
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        # Python cannot call the evaluator. A search of one simulation does: it grows no tree, it
        # rolls out `rollouts` games from the root, in C++. The root may not be a chance node.
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
        for deal in deals:
            search.mcts_search(deal)
        return round(rollouts * DEALS * mean_steps)

    return fastest(CPP + name, play, seconds, f"{mean_steps:.0f} steps a game")


def dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(by_chance(state, rng))
    return state


def steps_to_end(deal: Any, rng: random.Random) -> int:
    state = deal.clone()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(by_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def by_chance(state: Any, rng: random.Random) -> int:
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def fastest(name: str, play: Callable[[int], int], seconds: float, note: str) -> Measured:
    """Times `play(games)`, which returns its steps, for about `seconds`; keeps the best chunk."""
    end = time.perf_counter() + seconds
    games = 16
    best: Measured | None = None
    while best is None or time.perf_counter() < end:
        start = time.perf_counter()
        steps = play(games)
        spent = time.perf_counter() - start
        if spent < seconds / CHUNKS and time.perf_counter() < end:
            games *= 2
        elif best is None or steps / spent > best.steps / best.seconds:
            best = Measured(name, steps, spent, 1, games, note)
    return best


@cache
def compiled_playouts(file: str) -> Callable[..., int]:
    """Compiles a C file for this very processor and returns its `playouts`."""
    if shutil.which("gcc") is None:
        raise PeerMissingError("The plain C peer needs gcc. Install it, for example: apt install gcc")
    source = Path(__file__).with_name(file)
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "daimyo.so"
        options = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run(["gcc", *options, "-o", str(library), str(source)], check=True)
        # Once loaded it no longer needs its file.
        playouts = ctypes.CDLL(str(library)).playouts
    playouts.restype = ctypes.c_long
    playouts.argtypes = [
        ctypes.c_int,
        ctypes.c_int,
        ctypes.c_int,
        ctypes.c_long,
        ctypes.c_uint64,
        ctypes.POINTER(ctypes.c_double),
    ]
    compiled: Callable[..., int] = playouts
    return compiled


def open_spiel() -> ModuleType:
    try:
        return importlib.import_module("pyspiel")
    except ImportError as missing:
        raise PeerMissingError(
            "OpenSpiel is not installed. Run `./shinobi bench engine`, which installs it, or: pip install open_spiel"
        ) from missing
