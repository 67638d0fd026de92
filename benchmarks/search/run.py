"""The search's benchmark: imagined matches a second, ours beside OpenSpiel's; and how long the master takes to answer.

Run it with `./shinobi bench search`, on an otherwise idle machine. Searches are measured on one core, by its own time;
answers by the clock. OpenSpiel's search plays imagined matches on at random, and to their end; so ours is measured
once like that, and once as the master searches, guided by judgement.
"""

import argparse
import importlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shinobi.bots import asked_of, bot_named
from shinobi.bots.master import warm_up
from shinobi.bots.thinking import Tree, thinking
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match, new

TABLES = (("daimyo", 5), ("clans", 4), ("arts", 4), ("soke", 2))

BEFORE = {"soke": 32}
"""Steps to be passed first. In soke both sides arrange their figures at the same time, unseen; OpenSpiel's search stops
at an imagined world in which another seat is to move."""

POSITIONS = 10
"""At how many positions of matches between adepts each search is measured."""

LIMIT = 0.8
"""Seconds within which the master is to answer."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the search beside its peers, and the master's answers.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each search")
    parser.add_argument("--matches", type=int, default=4, help="of masters, for each game, to time the answers of")
    parser.add_argument("--games", default=",".join(name for name, _ in TABLES), help="which games")
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    asked = parser.parse_args()
    console, figures = Console(), []
    for name, players in TABLES:
        if name in asked.games.split(","):
            figures.append(measured(name, players, asked.seconds, asked.matches, console))
    show(console, figures)
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def measured(name: str, players: int, seconds: float, matches: int, console: Console) -> dict[str, Any]:
    """All figures of one game."""
    with console.status(f"{name}: compiling"):
        warm_up(name)
    positions = list(some_positions(name, players))
    with console.status(f"{name}: our search"):
        ours = our_search(name, positions, seconds)
        at_random = our_search(name, positions, seconds, at_random=True)
    with console.status(f"{name}: OpenSpiel's search, in Python"):
        python = openspiel_python(name, players, positions, seconds)
    with console.status(f"{name}: OpenSpiel's search, in C++"):
        native = openspiel_native(name, players, positions, seconds)
    with console.status(f"{name}: the master's answers"):
        answers = answer_times(name, players, matches)
    return {
        "game": name,
        "players": players,
        "ours": ours,
        "ours_at_random": at_random,
        "openspiel_python": python,
        "openspiel_native": native,
        "ratio": at_random / max(python, native or 0.0),
        "ratio_guided": ours / max(python, native or 0.0),
        "decisions": len(answers),
        "median": float(np.median(answers)) if answers else None,
        "p99": float(np.quantile(answers, 0.99)) if answers else None,
        "slowest": max(answers, default=None),
        "within_limit": float(np.mean(np.array(answers) <= LIMIT)) if answers else None,
    }


def some_positions(name: str, players: int) -> Iterator[Match]:
    """Positions from matches between adepts, spread over their course."""
    adept = bot_named("adept")
    for seed in range(POSITIONS):
        match = new(name, players=players, seed=seed)
        reached = BEFORE.get(name, 0) + 4 * seed
        while match.actor is not None and len(match.steps) < reached:
            match.play(adept.choose(asked_of(match, match.actor, nth_key(seed, len(match.steps)))), match.actor)
        if match.actor is not None and len(match.legal()) > 1:
            yield match


def our_search(name: str, positions: list[Match], seconds: float, at_random: bool = False) -> float:
    """Simulations a second on one core, as the master does them, the imagining of worlds included.

    `at_random` is as OpenSpiel does them: matches are played on at random, and to their end.
    """
    mind = thinking(name)
    tree, judgement, done = Tree(mind), mind.game.judgement, 0
    if at_random:
        tree.task.guided, tree.task.playout = 0, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for match in positions:
            evidence = mind.evidence(1)[0]
            states = mind.code.states(match.state, 1)
            tree.imagine(states, 0, match.actor or 0, done, evidence)
            tree.grow(judgement.SIMULATIONS // 2)
            done += judgement.SIMULATIONS // 2
    return done / (time.process_time() - started)


def openspiel_python(name: str, players: int, positions: list[Match], seconds: float) -> float:
    """Simulations a second of open_spiel.python.algorithms.ismcts, with random playouts."""
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    from benchmarks.search.openspiel_game import OurState, our_game

    game = our_game(name, players)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    at_once, done = 20, 0
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, at_once, random_state=np.random.RandomState(1))
    states = [OurState(game, game.code.states(match.state, 1)) for match in positions]
    bot.get_policy(states[0])
    started = time.process_time()
    while time.process_time() - started < seconds:
        for state in states:
            bot.get_policy(state)
            done += at_once
    return done / (time.process_time() - started)


def openspiel_native(name: str, players: int, positions: list[Match], seconds: float) -> float | None:
    """The same with the ISMCTSBot that OpenSpiel has in C++, where it can play a game that is not; else `None`."""
    pyspiel: Any = importlib.import_module("pyspiel")
    from benchmarks.search.openspiel_game import OurState, our_game

    game = our_game(name, players)
    at_once, done = 20, 0
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, at_once)
    states = [OurState(game, game.code.states(match.state, 1)) for match in positions]
    try:
        started = time.process_time()
        while time.process_time() - started < seconds:
            for state in states:
                bot.step_with_policy(state)
                done += at_once
    except (pyspiel.SpielError, RuntimeError, TypeError, NotImplementedError, AttributeError):
        return None
    return done / (time.process_time() - started)


def answer_times(name: str, players: int, matches: int) -> list[float]:
    """Seconds of each decision of matches between masters, as a table asks them."""
    master, times = bot_named("master"), []
    for seed in range(matches):
        match = new(name, players=players, seed=seed)
        while match.actor is not None:
            started = time.perf_counter()
            move = master.choose(asked_of(match, match.actor, nth_key(seed, len(match.steps))))
            times.append(time.perf_counter() - started)
            match.play(move, match.actor)
    return times


def show(console: Console, figures: list[dict[str, Any]]) -> None:
    speed = Table(
        "game",
        "ours, played on at random",
        "OpenSpiel Python",
        "OpenSpiel C++",
        "ratio",
        "ours, guided",
        "ratio",
        box=None,
    )
    answers = Table("game", "decisions", "median s", "99 % s", "slowest s", f"within {LIMIT} s", box=None)
    for one in figures:
        native = "–" if one["openspiel_native"] is None else f"{one['openspiel_native']:,.1f}"
        speed.add_row(
            f"{one['game']} ({one['players']})",
            f"{one['ours_at_random']:,.0f}",
            f"{one['openspiel_python']:,.1f}",
            native,
            f"{one['ratio']:,.0f} ×",
            f"{one['ours']:,.0f}",
            f"{one['ratio_guided']:,.0f} ×",
        )
        if one["decisions"]:
            answers.add_row(
                f"{one['game']} ({one['players']})",
                f"{one['decisions']:,}",
                *(f"{one[key]:.3f}" for key in ("median", "p99", "slowest")),
                f"{one['within_limit']:.2%}",
            )
    console.print(speed)
    console.print()
    console.print(answers)


if __name__ == "__main__":
    main()
