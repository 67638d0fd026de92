"""Our own engine, in all the ways it can be driven, measured like its peers."""

import os
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import shinobi
from benchmarks.engine.peers import Measured, fastest
from shinobi.engine.batches.batch import Portion
from shinobi.engine.game import game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.native.calls import compiled


def compiled_playouts(game: str, players: int, edition: str, seconds: float, cores: int) -> Measured:
    """Whole random games inside compiled code, on so many cores."""
    code = compiled(game)
    _, s = code.game.table(players, edition)
    before_the_deal = s.pack()
    seeds = iter(range(1 << 60))

    def portion(games: int) -> int:
        first = nth_key(next(seeds), 0)
        numbers = np.arange(games, dtype=np.uint64) + np.uint64(first >> 1)
        return int(Portion(code, before_the_deal, numbers, noted=False).lengths.sum())

    portion(1)
    with ThreadPoolExecutor(cores) as pool:

        def play(games: int) -> int:
            return sum(pool.map(portion, [games // cores or 1] * cores))

        measured = fastest(
            f"shinobi compiled, {cores} core{'s' * (cores > 1)}", play, seconds, "whole rules, random play"
        )
    return Measured(measured.name, measured.steps, measured.seconds, cores, measured.games, measured.note)


def stepped_from_python(game: str, players: int, edition: str, seconds: float) -> Measured:
    """Compiled rules, one call for the legal actions and one for the step, chosen in Python."""
    code = compiled(game)
    _, s = code.game.table(players, edition)
    start = code.states(s, 1)
    room = np.zeros(len(code.game.actions), np.int16)
    rng = random.Random(1)

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            states = start.copy()
            code.deal(states, 0, rng.getrandbits(64))
            while asked := code.asked(states, 0):
                seat = asked.bit_length() - 1
                action = int(room[int(rng.random() * code.legal_into(states, 0, seat, room))])
                code.step(states, 0, seat, action, rng.getrandbits(64))
                steps += 1
        return steps

    play(1)
    return fastest("shinobi compiled, stepped from Python", play, seconds, "legal list and step by a call each")


def interpreted(game: str, players: int, edition: str, seconds: float) -> Measured:
    """The rules as plain Python on a plain object."""
    of_name = game_named(game)
    rules = of_name.rules
    rng = random.Random(1)

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            _, s = of_name.table(players, edition)
            rules.setup(s, rng.getrandbits(64))
            while asked := rules.actors(s):
                seat = asked.bit_length() - 1
                legal = of_name.legal(s, seat)
                s.told_count = 0
                rules.apply(s, seat, legal[int(rng.random() * len(legal))], rng.getrandbits(64))
                steps += 1
        return steps

    return fastest("shinobi interpreted", play, seconds, "the same rules, without the compiler")


def public_interface(game: str, players: int, edition: str, seconds: float) -> Measured:
    """A match as a person's program drives it: moves by name, events kept for a record."""
    rng = random.Random(1)

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            match = shinobi.new(game, players=players, edition=edition, seed=rng.getrandbits(64))
            while not match.over:
                match.play(rng.choice(match.legal()))
                steps += 1
        return steps

    return fastest("shinobi.new, legal, play", play, seconds, "moves by name, with events and record")


def all_cores() -> int:
    return os.cpu_count() or 1
