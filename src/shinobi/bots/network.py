"""A player who learned: a small network says how good each move is, and what the match is worth to a seat.

Whole numbers throughout: weights of 8 bits, sums of 32, shifts in between. Only at the very end do points become reals,
so that a processor and a browser choose the same move, to the last bit.

    h1 = bias1 + the rows of `embedding` for the inputs that are 1        in 1/64
    a1 = h1 between 0 and 255
    h2 = bias2 + a1 · inner                                               in 1/8192
    a2 = (h2 + 64) >> 7, between 0 and 255                                in 1/64
    output = bias3 + a2 · outer                                           in 1/4096

Compiled for a game, `net` is its network: the weights are tables in the code, like any other constants.
"""

import json
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.bots.choosing import drawn
from shinobi.bots.encoding import encode, encoding, recall_all
from shinobi.bots.levels import WEIGHTS
from shinobi.engine.compiler.language import (
    AnyState,
    Int16s,
    Int32s,
    Key,
    NumberRows,
    Numbers,
    Reals,
    States,
    state_at,
    state_bytes,
)
from shinobi.engine.compiler.reals import exp
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Game, folder_of
from shinobi.engine.keys import chance
from shinobi.engine.loops.one_match import sorted_legal_into

net: Any = None

DESCRIPTION = "grandmaster.json"

BRIGHTEST = 255
"""No neuron is more active than this."""
POINT = 4096.0
"""Outputs are in this part of a point; a point more makes a move e times as likely."""
FURTHEST = 60.0
"""So many points behind the best, a move is not made any more."""


class Thought(Record):
    """Room to think in: what the seat recalls, its inputs that are 1, and the neurons of both layers."""

    plan: Numbers
    recalled: Numbers
    active: Int16s
    first: Int32s
    second: Int32s


def think(s: AnyState, states: States, number: int, seat: int, thought: Thought) -> None:
    """Look at one state with the eyes of a seat, up to the second layer."""
    count = encode(s, state_bytes(states, number), seat, thought.plan, thought.recalled, thought.active)
    first, second = thought.first, thought.second
    for neuron in range(net.FIRST):
        first[neuron] = net.BIAS1[neuron]
    for nth in range(count):
        row = net.ROWS[thought.active[nth]]
        if row >= 0:
            for neuron in range(net.FIRST):
                first[neuron] += net.EMBEDDING[row * net.FIRST + neuron]
    for neuron in range(net.SECOND):
        second[neuron] = net.BIAS2[neuron]
    for source in range(net.FIRST):
        active = min(max(first[source], 0), BRIGHTEST)
        if active:
            for neuron in range(net.SECOND):
                second[neuron] += active * net.INNER[source * net.SECOND + neuron]
    for neuron in range(net.SECOND):
        second[neuron] = min(max(second[neuron] + 64 >> 7, 0), BRIGHTEST)


def output(thought: Thought, number: int) -> int:
    """One output: of an action, relative to the seat, or after all of these the share of the victory to be expected."""
    total = net.BIAS3[number]
    for neuron in range(net.SECOND):
        total += thought.second[neuron] * net.OUTER[number * net.SECOND + neuron]
    return total  # type: ignore[no-any-return]


def likings(s: AnyState, seat: int, actions: Int16s, count: int, thought: Thought, weights: Reals) -> None:
    """Write how likely each of these actions is, beside the best of them, after `think`."""
    best = -1 << 30
    for place in range(count):
        points = output(thought, net.OUTPUTS[net.FIRST_OUTPUT[s.players] + net.ACTIONS * seat + actions[place]])
        weights[place] = float(points)
        best = max(best, points)
    for place in range(count):
        weights[place] = exp(max((weights[place] - best) / POINT, -FURTHEST))


def choose_by_network(
    states: States,
    number: int,
    seat: int,
    key: Key,
    told: NumberRows,
    thought: Thought,
    actions: Int16s,
    weights: Reals,
) -> int:
    """The move of a bot that learned (`levels.Grandmaster`), for a seat of one state that was told these events."""
    s = state_at(states, number)
    count = sorted_legal_into(states, number, seat, actions)
    for nth in range(len(thought.recalled)):
        thought.recalled[nth] = 0
    recall_all(told, s.players, seat, thought.recalled)
    think(s, states, number, seat, thought)
    likings(s, seat, actions, count, thought, weights)
    return actions[drawn(weights, count, chance(key, 1))]  # type: ignore[no-any-return]


# The weights ----------------------------------------------------------------------------------------------------------

Array = NDArray[Any]


@cache
def network_of(game: Game) -> SimpleNamespace | None:
    """The network of a game, as compiled code has it; `None` if none was learned, or not for the game as it is now."""
    file = folder_of(game.name) / WEIGHTS
    if not file.exists():
        return None
    description = json.loads((folder_of(game.name) / DESCRIPTION).read_text("utf-8"))
    if description["layout"] != encoding(game.name).layout:
        return None
    with np.load(file, allow_pickle=False) as arrays:
        return in_code(game, dict(arrays))


def in_code(game: Game, arrays: dict[str, Array]) -> SimpleNamespace:
    """Weights as tables of numbers."""
    outputs: list[int] = []
    first_output = [0] * (game.player_counts[-1] + 1)
    for players in game.player_counts:
        first_output[players] = len(outputs)
        outputs += encoding(game.name).outputs(players).ravel().tolist()
    return SimpleNamespace(
        FIRST=len(arrays["bias1"]),
        SECOND=len(arrays["bias2"]),
        ACTIONS=len(game.actions),
        ROWS=_table(arrays["rows"]),
        EMBEDDING=_table(arrays["embedding"]),
        BIAS1=_table(arrays["bias1"]),
        INNER=_table(arrays["inner"]),
        BIAS2=_table(arrays["bias2"]),
        OUTER=_table(arrays["outer"]),
        BIAS3=_table(arrays["bias3"]),
        OUTPUTS=tuple(outputs),
        FIRST_OUTPUT=tuple(first_output),
    )


def _table(array: Array) -> tuple[int, ...]:
    return tuple(array.ravel().tolist())


def room_to_think(game: Game, network: SimpleNamespace) -> Thought:
    """Room for one thought at a time."""
    made = encoding(game.name)
    recalled, active = made.room()
    return Thought(
        plan=made.plan,
        recalled=recalled,
        active=active,
        first=np.zeros(network.FIRST, np.int32),
        second=np.zeros(network.SECOND, np.int32),
    )
