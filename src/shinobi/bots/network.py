"""A player who learned: a small network says how good each move is, and what the match is worth to a seat.

Whole numbers throughout: weights of 8 bits, sums of 32, shifts in between. Only at the very end do points become reals,
so that a processor and a browser choose the same move, to the last bit.

    h1 = bias1 + the rows of `embedding` for the inputs that are 1        in 1/64
    a1 = h1 between 0 and 255
    h2 = bias2 + a1 · inner                                               in 1/8192
    a2 = (h2 + 64) >> 7, between 0 and 255                                in 1/64
    output = bias3 + a2 · outer                                           in 1/4096

There is an output for each action, one for each kind of action, and the share of the victory that is expected. An
action's points are its own and its kind's; and where the network learned how far to depart from the game's judgement,
what that says of the action counts as well, up to `MOST_BEHIND` points behind the best.

Compiled for a game, `net` is its network: the weights are tables in the code, like any other constants.
"""

import json
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from shinobi.bots.choosing import drawn
from shinobi.bots.encoding import encode, encoding, recall_all
from shinobi.bots.levels import WEIGHTS
from shinobi.bots.search import Search, liked, search, worth
from shinobi.engine.compiler.language import (
    AnyState,
    Bytes,
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
from shinobi.engine.compiler.reals import exp, log, power
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Game, Judgement, Rules, Standpoint, folder_of
from shinobi.engine.keys import chance
from shinobi.engine.native.loops.one_match import sorted_legal_into
from shinobi.engine.options import Option

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)
standpoint: Standpoint = cast(Standpoint, None)
net: Any = None

DESCRIPTION = "grandmaster.json"
KEENNESS = "keenness"
SEARCH = "search"
"""In the description of a network that plays better with a search on top: how many matches it imagines for a move, and
for how many steps each is played on before the network says what it is worth."""
JUDGED = "judged"
"""In the description of a network that learned how far to depart from the judgement."""

BRIGHTEST = 255
"""No neuron is more active than this."""
POINT = 4096.0
"""Outputs are in this part of a point; a point more makes a move e times as likely."""
FURTHEST = 60.0
"""So many points behind the best, a move is not made any more."""
MOST_BEHIND = 8.0
"""However bad an action is by the judgement, a network may have learned to like it."""


class Thought(Record):
    """Room to think in: what the seat recalls, its inputs that are 1, and the neurons of both layers."""

    plan: Numbers
    recalled: Numbers
    active: Int16s
    first: Int32s
    second: Int32s


def think(
    s: AnyState, raw: Bytes, seat: int, plan: Numbers, recalled: Numbers, active: Int16s, first: Int32s, second: Int32s
) -> None:
    """Look at one state with the eyes of a seat, up to the second layer."""
    count = encode(s, raw, seat, plan, recalled, active)
    for neuron in range(net.FIRST):
        first[neuron] = net.BIAS1[neuron]
    for nth in range(count):
        row = net.ROWS[active[nth]]
        if row >= 0:
            for neuron in range(net.FIRST):
                first[neuron] += net.EMBEDDING[row * net.FIRST + neuron]
    for neuron in range(net.SECOND):
        second[neuron] = net.BIAS2[neuron]
    for source in range(net.FIRST):
        bright = min(max(first[source], 0), BRIGHTEST)
        if bright:
            for neuron in range(net.SECOND):
                second[neuron] += bright * net.INNER[source * net.SECOND + neuron]
    for neuron in range(net.SECOND):
        second[neuron] = min(max(second[neuron] + 64 >> 7, 0), BRIGHTEST)


def output(second: Int32s, number: int) -> int:
    """One output: of an action, relative to the seat, or after all of these the share of the victory to be expected."""
    total = net.BIAS3[number]
    for neuron in range(net.SECOND):
        total += second[neuron] * net.OUTER[number * net.SECOND + neuron]
    return total  # type: ignore[no-any-return]


def likings(s: AnyState, seat: int, actions: Int16s, count: int, second: Int32s, weights: Reals) -> None:
    """Write how likely each of these actions is, beside the best of them, after `think`."""
    if net.JUDGED:
        for place in range(count):
            weights[place] = judgement.weight(s, seat, actions[place])
    depart(s, seat, actions, count, second, weights)


def depart(s: AnyState, seat: int, actions: Int16s, count: int, second: Int32s, weights: Reals) -> None:
    """`likings`, where the weights are those of the judgement that the network departs from, if it does."""
    heaviest = 0.0
    if net.JUDGED:
        for place in range(count):
            heaviest = max(heaviest, weights[place])
    best = -1e9
    for place in range(count):
        points = output(second, net.OUTPUTS[net.FIRST_OUTPUT[s.players] + net.ACTIONS * seat + actions[place]])
        if net.KINDS:
            points += output(second, net.ACTIONS + standpoint.kind(s, seat, actions[place]))
        weights[place] = (behind(weights[place], heaviest) if net.JUDGED else 0.0) + points / POINT
        best = max(best, weights[place])
    for place in range(count):
        weights[place] = exp(max(weights[place] - best, -FURTHEST))


def behind(weight: float, heaviest: float) -> float:
    """How many points an action of this weight is behind the best, by the game's judgement."""
    return max(log(weight / heaviest), -MOST_BEHIND) if weight > 0.0 else -MOST_BEHIND


def sharpen(players: int, seat: int, recalled: Numbers, actions: Int16s, count: int, weights: Reals) -> None:
    """Make what the network likes a choice: as keen as it is to play, or guarded and no keener, where it is read."""
    if standpoint.guarded(players, seat, recalled):
        even_out(actions, count, weights)
        return
    for place in range(count):
        weights[place] = power(weights[place], net.KEENNESS)


def even_out(actions: Int16s, count: int, weights: Reals) -> None:
    """Let what the others see of a move say nothing about what they do not see: which hidden part is likely stays.

    In daimyo the card is chosen as before, and the word that goes with it is drawn by lot.
    """
    for place in range(count):
        hidden = net.HIDDEN[actions[place]]
        first = hidden >= 0
        for nth in range(place):
            if net.HIDDEN[actions[nth]] == hidden:
                first = False
        if first:
            total = 0.0
            alike = 0
            for nth in range(place, count):
                if net.HIDDEN[actions[nth]] == hidden:
                    total += weights[nth]
                    alike += 1
            for nth in range(place, count):
                if net.HIDDEN[actions[nth]] == hidden:
                    weights[nth] = total / alike


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
    raw = state_bytes(states, number)
    think(s, raw, seat, thought.plan, thought.recalled, thought.active, thought.first, thought.second)
    likings(s, seat, actions, count, thought.second, weights)
    sharpen(s.players, seat, thought.recalled, actions, count, weights)
    return actions[drawn(weights, count, chance(key, 1))]  # type: ignore[no-any-return]


def trained_for(states: States, number: int) -> int:
    """Whether the network was trained at tables of this kind: as many players, and the same options."""
    raw = state_bytes(states, number)
    places = len(net.AGREED)
    for table in range(net.TABLES):
        alike = 1
        for nth in range(places):
            if raw[net.AGREED[nth]] != net.TRAINED[places * table + nth]:
                alike = 0
                break
        if alike:
            return 1
    return 0


# Searching with a network ---------------------------------------------------------------------------------------------


def liked_by_network(task: Search, s: AnyState, seat: int) -> int:
    """`search.liked`, by the network."""
    count = 0
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            task.legal[count] = action
            count += 1
    if count > 1:
        look_at(task, s, seat)
        likings(s, seat, task.legal, count, task.second, task.weights)
    else:
        task.weights[0] = 1.0
    return count


def worth_by_network(task: Search, s: AnyState, seat: int) -> float:
    """`search.worth`, by the network."""
    look_at(task, s, seat)
    return min(max(output(task.second, net.ACTIONS + net.KINDS) / POINT, 0.0), 1.0)


def look_at(task: Search, s: AnyState, seat: int) -> None:
    """Look at the imagined match with the eyes of a seat."""
    raw = state_bytes(task.room, 0)
    think(s, raw, seat, task.plan, task.recalled[seat], task.active, task.first, task.second)


def search_by_network(task: Search, simulations: int) -> None:
    """`search.search`, with the network in place of the judgement where it likes moves and says what they are worth."""
    search(task, simulations)


def recall_for_all(told: NumberRows, players: int, task: Search) -> None:
    """Let every seat recall what one of them was told: what the others know besides, it cannot know."""
    for seat in range(players):
        for nth in range(len(task.recalled[seat])):
            task.recalled[seat, nth] = 0
        recall_all(told, players, seat, task.recalled[seat])


INSTEAD: dict[Any, Any] = {liked: liked_by_network, worth: worth_by_network}
"""What a search by network calls in place of what other searches do."""


# The weights ----------------------------------------------------------------------------------------------------------

Array = NDArray[Any]


@cache
def described(game: str) -> dict[str, Any]:
    """How the weights of a game were made, and how they are used."""
    description: dict[str, Any] = json.loads((folder_of(game) / DESCRIPTION).read_text("utf-8"))
    return description


@cache
def network_of(game: Game) -> SimpleNamespace | None:
    """The network of a game, as compiled code has it; `None` if none was learned, or not for the game as it is now."""
    file = folder_of(game.name) / WEIGHTS
    if not file.exists():
        return None
    if described(game.name)["layout"] != encoding(game.name).layout:
        return None
    about = described(game.name)
    with np.load(file, allow_pickle=False) as arrays:
        made = in_code(game, dict(arrays), judged=JUDGED in about, keenness=about.get(KEENNESS, 1.0))
    made.SIMULATIONS, made.PLAYOUT = (about.get(SEARCH, {}).get(name, 0) for name in ("simulations", "playout"))
    return made


def in_code(game: Game, arrays: dict[str, Array], *, judged: bool, keenness: float = 1.0) -> SimpleNamespace:
    """Weights as tables of numbers; `judged` says that the network departs from the judgement.

    What it likes is raised to the power of its `keenness` when it chooses.
    """
    agreed, trained = agreed_at(game)
    outputs: list[int] = []
    first_output = [0] * (game.player_counts[-1] + 1)
    for players in game.player_counts:
        first_output[players] = len(outputs)
        outputs += encoding(game.name).outputs(players).ravel().tolist()
    return SimpleNamespace(
        FIRST=len(arrays["bias1"]),
        SECOND=len(arrays["bias2"]),
        ACTIONS=len(game.actions),
        KINDS=game.standpoint.KINDS,
        JUDGED=int(judged),
        KEENNESS=float(keenness),
        SIMULATIONS=0,
        PLAYOUT=0,
        HIDDEN=hidden_parts(game),
        AGREED=tuple(agreed),
        TRAINED=tuple(byte for table in trained for byte in table),
        TABLES=len(trained),
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


def agreed_at(game: Game) -> tuple[list[int], list[list[int]]]:
    """At which bytes of a state stands what its table agreed on, and what stands there at the tables of editions.

    Those are the tables of the training. What is settled by lot, where nobody chooses it, makes no other table.
    """
    names = ["players"]
    for option in game.options:
        if not isinstance(option, Option):
            names += option.sheet.columns
        elif option.default is not None:
            names.append(option.name)
    fields = [game.rules.State.fields[name] for name in names]
    places = [place for one in fields for place in range(one.offset, one.offset + one.cells * one.width)]
    tables = [game.table(players, edition.name)[1].pack() for edition in game.editions for players in edition.players]
    return places, [list(one) for one in sorted({tuple(table[place] for place in places) for table in tables})]


def hidden_parts(game: Game) -> tuple[int, ...]:
    """A number for what the others do not see of each action; -1 where they see all of it."""
    known: dict[tuple[object, ...], int] = {}
    parts = []
    for action, hides in enumerate(game.actions.hides):
        verb, move = game.actions.table[game.actions.verb[action]], game.actions.move(action)
        unseen = (verb.name, *(move[name] for name in sorted(verb.hidden)))
        parts.append(known.setdefault(unseen, len(known)) if hides else -1)
    return tuple(parts)


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
