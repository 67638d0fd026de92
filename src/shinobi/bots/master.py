"""The master's choice: two searches side by side, on two cores, and what they found taken together."""

import math
import os
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np

from shinobi.bots import choosing
from shinobi.bots.bot import Asked, asked_of
from shinobi.bots.thinking import EVENT_NUMBERS, Tree, thinking
from shinobi.engine.actions import Move
from shinobi.engine.game import Game
from shinobi.engine.keys import nth_key
from shinobi.engine.match import new
from shinobi.engine.native.calls import Array
from shinobi.engine.talk import Kind, Remark

SEARCHES = 2
"""How many trees grow side by side, however many cores there are: so the move does not depend on the machine."""

PORTION = 50
"""How many simulations pass before the clock is looked at."""

CHOICE = 1 << 33
"""Which of the keys of a move is used to choose among the best."""

_pool = ThreadPoolExecutor(max(SEARCHES, os.cpu_count() or 1), "master")
PlantTree = Callable[[str], Tree]
"""Makes room for a search in the game of this name."""


def by_judgement(game: str) -> Tree:
    """A search that the judgement guides."""
    return Tree(thinking(game))


_at_rest: dict[tuple[PlantTree, str], list[Tree]] = defaultdict(list)
"""Trees that nobody uses now, by kind and game: making one takes longer than clearing it."""


def choice_of(
    asked: Asked,
    simulations: int | None,
    exactly: Sequence[int] | None = None,
    plant: PlantTree = by_judgement,
) -> tuple[Move, list[int]]:
    """The move that searching finds best, within the time given, and how many simulations each search did.

    Where they are given as `exactly`, so many are done, and time does not count: the same move is found again.
    """
    if len(asked.legal) == 1:
        return asked.legal[0], []
    until = time.monotonic() + asked.seconds if exactly is None else math.inf
    mind = thinking(asked.game)
    each = max(1, (simulations or mind.game.judgement.SIMULATIONS) // SEARCHES)
    counts = [each] * SEARCHES if exactly is None else exactly
    trees = [_tree(plant, asked.game) for _ in range(SEARCHES)]
    try:
        found = list(_pool.map(lambda nth: _searched(trees[nth], asked, nth, counts[nth], until), range(SEARCHES)))
        done = [tree.done for tree in trees]
    finally:
        _at_rest[plant, asked.game].extend(trees)
    actions, tries = found[0][0], np.sum([tried for _, tried in found], axis=0)
    return mind.game.actions.move(settled(mind.game, actions, tries, nth_key(asked.key, CHOICE))), done


def could_be(searched: Sequence[int], simulations: int) -> bool:
    """Whether a bot that does so many simulations may have searched so often: to the end, or until its time was up."""
    whole = max(1, simulations // SEARCHES)
    return len(searched) == SEARCHES and all(
        one == whole or (0 < one < whole and one % PORTION == 0) for one in searched
    )


def warm_up(game: str, plant: PlantTree = by_judgement) -> None:
    """Compile what a search needs, or load it from disk."""
    match = new(game, seed=0)
    asked = asked_of(match, match.actor or 0, 0, seconds=600.0)
    choice_of(replace(asked, legal=[*asked.legal, *asked.legal]), SEARCHES, plant=plant)


def _tree(plant: PlantTree, game: str) -> Tree:
    try:
        return _at_rest[plant, game].pop()
    except IndexError:
        return plant(game)


def _searched(tree: Tree, asked: Asked, nth: int, simulations: int, until: float) -> tuple[Array, Array]:
    mind = tree.mind
    states = np.frombuffer(asked.seen, mind.code.dtype).copy()
    evidence, players = mind.evidence(1)[0], int(states[0]["players"])
    told = rows_of(asked.told)
    mind.note_all(told, players, asked.seat, evidence)
    tree.heed(told, players)
    tree.imagine(
        states, 0, asked.seat, nth_key(asked.key, nth), evidence, rows_of(claims(mind.game, asked.talk, players))
    )
    grow(tree, simulations, lambda: time.monotonic() > until)
    actions, tries, _ = tree.tried()
    return actions, tries


def claims(game: Game, talk: Sequence[Remark], players: int) -> list[tuple[int, ...]]:
    """What was claimed not too long ago: the speaker, the number of the phrase, and its arguments."""
    phrases = {phrase.name: (number, phrase) for number, phrase in enumerate(game.talk.claims)}
    rows = []
    for remark in talk[max(0, len(talk) - game.judgement.REMEMBERED * players) :]:
        if remark.kind is Kind.CLAIM:
            (number, phrase), given = phrases[remark.text], remark.arguments or {}
            read = [domain.read(given[name]) for name, domain in phrase.arguments.items()]
            rows.append((remark.seat, number, *read))
    return rows


def rows_of(numbers: Sequence[Sequence[int]]) -> Array:
    """Rows of a number and up to four more."""
    rows = np.zeros((len(numbers), EVENT_NUMBERS), np.int64)
    for row, one in enumerate(numbers):
        rows[row, : len(one)] = one
    return rows


def grow(tree: Tree, simulations: int, enough: Callable[[], bool] = lambda: False) -> None:
    """Search on until the simulations are done, or somebody has had enough."""
    while tree.done < simulations:
        tree.grow(min(PORTION, simulations - tree.done))
        if enough():
            break


def settled(game: Game, actions: Array, tries: Array, key: int) -> int:
    """The action tried most; where moves have a part that others do not see, one of the best by lot."""
    by_lot = any(game.actions.hides[int(action)] for action in actions)
    return int(actions[choosing.settled(tries.tolist(), len(tries), by_lot, game.judgement.EVENNESS, key)])
