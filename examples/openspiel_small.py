"""OpenSpiel's own algorithms on a small table: one round of Great Daimyo, without chance.

    python examples/openspiel_small.py --iterations 3000

Counterfactual regret (outcome sampling) learns a policy for all seats, which then plays against random players; and
OpenSpiel's information set search, which imagines worlds that fit what it knows, plays some matches.
"""

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a compiled module that ships no types
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import shinobi.rl.openspiel  # noqa: F401  # makes our games known to pyspiel

SMALL = "shinobi_daimyo(max_rounds=1,start=0,deals=1)"


def share(game: Any, choose: Any, matches: int, seed: int = 1) -> float:
    """The share of the victory of one who chooses like this among random players, on each seat as often."""
    chance, won = np.random.default_rng(seed), 0.0
    for number in range(matches):
        state, seat = game.new_initial_state(), number % game.num_players()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(choose(state) if state.current_player() == seat else int(chance.choice(legal)))
        won += state.returns()[seat]
    return won / matches


def regret(game: Any, iterations: int) -> Any:
    """How a policy chooses that has minimised regret for so many iterations."""
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy, chance = solver.average_policy(), np.random.default_rng(2)

    def choose(state: Any) -> int:
        likely = policy.action_probabilities(state)
        parts = np.array(list(likely.values()))
        return int(chance.choice(list(likely), p=parts / parts.sum()))

    return choose


def search(game: Any, simulations: int) -> Any:
    """How OpenSpiel's search chooses."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.5, simulations, random_state=np.random.RandomState(4))
    return bot.step


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=3_000)
    parser.add_argument("--matches", type=int, default=400)
    given = parser.parse_args()
    table = pyspiel.load_game(SMALL)
    fair = 1 / table.num_players()
    won = share(table, regret(table, given.iterations), given.matches)
    sys.stdout.write(f"regret, {given.iterations} iterations: {won:.3f} of the victory; a fair share is {fair:.3f}\n")
    won = share(table, search(table, 100), given.matches // 10)
    sys.stdout.write(f"search, 100 simulations a move: {won:.3f} of the victory; a fair share is {fair:.3f}\n")
