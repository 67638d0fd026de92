"""Environments for learners: how many steps a second ours take, beside PettingZoo's, OpenSpiel's and pgx's own games.

    ./shinobi bench rl                  all that is installed
    ./shinobi bench rl --seconds 3      longer measurements
    ./shinobi bench rl --batch 4096     other sizes of batches
    ./shinobi bench rl --only OpenSpiel what has this in its name

A step is one decision of one player, taken at random from the legal ones; it counts with all that a learner needs: what
the player knows, the mask of legal actions, rewards, and the next deal. One core, in processor time; the best of five
measurements. pgx, and rlcard for PettingZoo's card games, are measured where they are installed; an environment of its
own will do, since both bring many packages. The last line is all figures as JSON.
"""

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from shinobi.engine.batches.batch import Batch
from shinobi.engine.game import game_names

REPEATS = 5
AEC_PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "connect_four_v3")
SPIEL_PEERS = ("leduc_poker", "liars_dice", "hearts", "crazy_eights(players=4)", "goofspiel(players=4,imp_info=True)")
PGX_PEERS = ("leduc_holdem", "sparrow_mahjong", "backgammon", "animal_shogi", "connect_four")

Chunk = Callable[[], int]
"""Takes some steps, and says how many."""


def best(chunk: Chunk, seconds: float) -> float:
    """Steps a second of processor time, in the fastest of some measurements."""
    chunk()
    fastest = 0.0
    for _ in range(REPEATS):
        steps, begun = 0, time.process_time()
        while (passed := time.process_time() - begun) < seconds / REPEATS:
            steps += chunk()
        fastest = max(fastest, steps / passed)
    return fastest


def batch(game: str, matches: int, **form: Any) -> Chunk:
    """`Batch.step`: play, rewards, the next deal, observation and mask in one call."""
    made = Batch(game, matches, seed=1, workers=1, **form)

    def chunk() -> int:
        for _ in range(16):
            made.step()
        return 16 * matches

    return chunk


def turns(env: Any) -> Chunk:
    """A whole match by PettingZoo's AEC interface."""
    chance = random.Random(1)

    def chunk() -> int:
        steps = 0
        env.reset(seed=chance.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[chance.randrange(len(legal))])
            steps += 1
        return steps

    return chunk


def vector(game: str, matches: int) -> Chunk:
    """Gymnasium's `VectorEnv` among adepts: the steps of the learner; the bots' are not counted."""
    from shinobi.rl.gymnasium import GameVectorEnv

    envs = GameVectorEnv(game, matches, workers=1, final_obs=False)
    seen, _ = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    told = [seen]

    def chunk() -> int:
        mask = told[0]["action_mask"]
        told[0] = envs.step((mask * chance.random(mask.shape, np.float32)).argmax(axis=1))[0]
        return matches

    return chunk


def spiel(name: str) -> Chunk:
    """A whole match by OpenSpiel's interface: legal actions and the observation or information state tensor."""
    import pyspiel  # type: ignore[import-not-found]  # a compiled module that ships no types

    if name.startswith("shinobi_"):
        importlib.import_module("shinobi.rl.openspiel")
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    by_observation = game.get_type().provides_observation_tensor

    def chunk() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, chances)[0])
                continue
            if state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([chance.choice(state.legal_actions(player)) for player in players])
                steps += game.num_players()
                continue
            player = state.current_player()
            (state.observation_tensor if by_observation else state.information_state_tensor)(player)
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return chunk


def pgx(name: str, matches: int) -> Chunk:
    """A batch of pgx, compiled: random legal actions, the step, observation, mask, and a new match where one ended."""
    jax = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    auto = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        chosen, dealt = jax.random.split(key)
        scores = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return auto(state, jax.random.categorical(chosen, scores), dealt)

    def many(states: Any, key: Any) -> Any:
        def step(carry: Any, _: Any) -> Any:
            states, key = carry
            key, own = jax.random.split(key)
            states = jax.vmap(one)(states, jax.random.split(own, matches))
            return (states, key), states.observation.sum() + states.legal_action_mask.sum()

        return jax.lax.scan(step, (states, key), None, length=16)

    run = jax.jit(many)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), matches)), jax.random.PRNGKey(2)]

    def chunk() -> int:
        (now[0], now[1]), used = run(*now)
        used.block_until_ready()
        return 16 * matches

    return chunk


class Rows(dict[str, float]):
    """Steps a second by name, of those that were asked for."""

    only = ""


def measured(rows: Rows, name: str, make: Callable[[], Chunk], seconds: float) -> None:
    """Measure one environment, if it is there and was asked for, and print its line."""
    if rows.only not in name:
        return
    try:
        rate = best(make(), seconds)
    except ImportError as missing:
        print(f"{name:<58} not installed: {missing.name}")
        return
    rows[name] = rate
    print(f"{name:<58} {rate / 1e6:9.3f} M steps/s" if rate >= 2e5 else f"{name:<58} {rate:9,.0f} steps/s")
    sys.stdout.flush()


def peer_turns(name: str) -> Chunk:
    """One of PettingZoo's own classic games."""
    return turns(importlib.import_module(f"pettingzoo.classic.{name}").env())


def our_turns(game: str) -> Chunk:
    """One of our games as PettingZoo has it."""
    from shinobi.rl.pettingzoo import TurnEnv

    return turns(TurnEnv(game))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each measurement")
    parser.add_argument("--batch", type=int, default=1024, help="matches of a batch")
    parser.add_argument("--only", default="", help="what has this in its name")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for everybody, also for XLA's threads
    rows = Rows()
    rows.only = given.only
    seconds, matches = given.seconds, given.batch
    print(f"Batches of {matches} matches")
    for game in game_names():
        measured(rows, f"Batch.step: {game}", partial(batch, game, matches), seconds)
        measured(rows, f"Batch.step: {game}, one-hot", partial(batch, game, matches, one_hot=True), seconds)
        measured(rows, f"Batch.step: {game}, 32 events", partial(batch, game, matches, history=32), seconds)
        measured(rows, f"Gymnasium VectorEnv among adepts: {game}", partial(vector, game, matches), seconds)
    for name in PGX_PEERS:
        measured(rows, f"pgx: {name}", partial(pgx, name, matches), seconds)
    print("\nOne match at a time, from Python")
    for game in game_names():
        measured(rows, f"PettingZoo AEC: {game}", partial(our_turns, game), seconds)
    for name in AEC_PEERS:
        measured(rows, f"PettingZoo's own: {name}", partial(peer_turns, name), seconds)
    for game in game_names():
        measured(rows, f"OpenSpiel: {game}", partial(spiel, f"shinobi_{game}"), seconds)
    for name in SPIEL_PEERS:
        measured(rows, f"OpenSpiel's own: {name}", partial(spiel, name), seconds)
    print(json.dumps({name: round(rate) for name, rate in rows.items()}))


if __name__ == "__main__":
    main()
