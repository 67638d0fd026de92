"""Information-set Monte Carlo tree search, for any game and any number of seats, inside compiled code.

A search imagines many worlds that fit what its seat knows, and plays them on. What it learns it keeps by information
set: a node of its tree is one seat and all that this seat sees. So in an imagined world the other seats decide by what
they would know there, and not by what the searcher has imagined; and the searcher does not decide in the future by what
it will not know then.

A node is made the first time its information set is met; from there the match is played on by weight. Written like the
loops of the engine: compiled for a game, `rules` and `judgement` are that game's.
"""

from math import exp, sqrt
from typing import cast

from shinobi.bots.choosing import drawn, settled
from shinobi.bots.weighing import weigh
from shinobi.engine.actions import Actions
from shinobi.engine.compiler.language import (
    AnyState,
    Bytes,
    Int16s,
    Int32Rows,
    Int32s,
    Key,
    KeyArray,
    NumberRows,
    Numbers,
    Real32s,
    Reals,
    States,
    as_key,
    as_number,
    copy_bytes,
    copy_state,
    state_at,
    state_bytes,
)
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Judgement, Rules
from shinobi.engine.keys import MASK, STRIDE, chance, mix, nth_key
from shinobi.engine.native.loops.one_match import imagine_into
from shinobi.engine.native.loops.random_play import any_legal
from shinobi.engine.seats import NOTHING
from shinobi.engine.sight import ROW as HIDING_ROW
from shinobi.engine.sight import Hiding, hide
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)
sight: Hiding = cast(Hiding, None)
moves: Actions = cast(Actions, None)

AT_HAZARD, BY_WEIGHT, BY_LIKING = range(3)
"""How imagined matches are played on (`guided`): at random, by the judgement's weights, or as seats are liked to."""

NODES, CHILDREN = 0, 1
"""What `used` counts."""

FIRST, COUNT = 0, 1
"""What `nodes` holds of each: where its children begin, and how many they are."""

DEEPEST = 256
"""How many decisions of a match are kept in the tree; the rest is played by weight."""

LEAST_PRIOR = 0.1
"""The part of the prior that all moves share evenly, however bad they look."""

AT_RANDOM = 1 << 20
"""Which of the keys of a simulation it chooses with where it plays on at random; it has fewer steps."""

WORLDS = 1 << 32
"""Which of the keys of a search it imagines worlds with; it has fewer simulations."""


def one_of(upto: Reals, part: float) -> int:
    """The first world whose sum is above this part of 1."""
    low = 0
    high = len(upto) - 1
    while low < high:
        middle = (low + high) >> 1
        if upto[middle] > part:
            high = middle
        else:
            low = middle + 1
    return low


def information(words: KeyArray, seat: int) -> Key:
    """A name for what a seat sees, which lies in `words`."""
    name = nth_key(0, seat)
    for nth in range(len(words)):
        name = ((name ^ words[nth]) * STRIDE) & MASK
        name ^= name >> 32
    return mix(name)


def slot_of(name: Key, slots: Int32s, names: KeyArray) -> int:
    """The slot in which the node of this name is, or would be put."""
    last = len(slots) - 1
    slot = as_number(name >> 1) & last
    while slots[slot] != NOTHING and names[slots[slot]] != name:
        slot = (slot + 1) & last
    return slot


def best_child(first: int, count: int, exploration: float, tries: Int32s, values: Reals, priors: Real32s) -> int:
    """The child to try next: one that has done well, or that promises to and was tried little."""
    visits = 0
    value = 0.0
    for child in range(first, first + count):
        visits += tries[child]
        value += values[child]
    expected = value / visits if visits else 0.5
    spread = exploration * sqrt(visits + 1.0)
    best = first
    highest = -1.0
    for child in range(first, first + count):
        worth = values[child] / tries[child] if tries[child] else expected
        worth += spread * priors[child] / (1 + tries[child])
        if worth > highest:
            highest = worth
            best = child
    return best


class Search(Record):
    """A search: imagined worlds, how likely each is, and the tree that it grows from them. The root is node 0.

    `likely` is a logarithm, and `upto` their sum up to each world as a part of 1. Matches are played on by weight if
    they are `guided`, else at random, which is quicker and tells less. `unheard` is the first byte of a state after the
    events, which say nothing that matters here; `words` is `look` from there on. With `all_seeing`, the seat decides by
    the whole of the state, as no player can: a reference for how much there is to know.
    """

    worlds: States
    likely: Reals
    upto: Reals
    room: States
    seat: int
    key: Key
    begun: int
    exploration: float
    suspicion: float
    playout: int
    guided: int
    all_seeing: int
    unheard: int
    hidden: Bytes
    look: Bytes
    words: KeyArray
    slots: Int32s
    names: KeyArray
    nodes: Int32Rows
    used: Numbers
    actions: Int16s
    tries: Int32s
    values: Reals
    priors: Real32s
    path: Numbers
    movers: Numbers
    legal: Int16s
    weights: Reals
    shares: Reals
    plan: Numbers
    recalled: NumberRows
    active: Int16s
    first: Int32s
    second: Int32s


def liked(task: Search, s: AnyState, seat: int) -> int:
    """Write what the seat may do, and how likely it would do each; returns how many. A network does this otherwise."""
    return weigh(s, seat, task.legal, task.weights)


def worth(task: Search, s: AnyState, seat: int) -> float:
    """The share of the victory to be expected, where an imagined match is cut short. A network does this otherwise."""
    return judgement.outlook(s, seat)


def imagine_worlds(task: Search, states: States, number: int, evidence: Numbers, claims: NumberRows) -> None:
    """Begin a search for `task.seat`: from what it knows of one state, what it was told, and what others claim."""
    imagine_into(states, number, task.worlds, nth_key(task.key, WORLDS), task.seat, task.hidden)
    for world in range(len(task.worlds)):
        s = state_at(task.worlds, world)
        task.likely[world] = judgement.plausibility(s, task.seat, evidence)
        if len(claims) > 0:
            task.likely[world] += judgement.credence(s, task.seat, claims)
    clear(task)


def clear(task: Search) -> None:
    """Begin with an empty tree, and worlds as likely as `likely` says."""
    highest = task.likely[0]
    for world in range(1, len(task.likely)):
        highest = max(highest, task.likely[world])
    total = 0.0
    for world in range(len(task.likely)):
        total += exp(task.likely[world] - highest)
        task.upto[world] = total
    for world in range(len(task.likely)):
        task.upto[world] /= total
    for slot in range(len(task.slots)):
        task.slots[slot] = NOTHING
    task.used[NODES] = 0
    task.used[CHILDREN] = 0
    task.begun = 0


def search(task: Search, simulations: int) -> None:
    """Some more simulations, from the number `begun` on."""
    for simulation in range(task.begun, task.begun + simulations):
        simulate(task, nth_key(task.key, simulation))
    task.begun += simulations


def simulate(task: Search, chances: Key) -> None:
    """One imagined match: chosen among the worlds, walked down the tree, played on, and remembered on the way back."""
    room, look, unheard = task.room, task.look, task.unheard
    slots, names, nodes = task.slots, task.names, task.nodes
    actions, tries, values, priors = task.actions, task.tries, task.values, task.priors
    path, movers, legal, weights = task.path, task.movers, task.legal, task.weights
    seat, playout = task.seat, task.playout
    s = state_at(room, 0)
    copy_state(task.worlds, one_of(task.upto, chance(chances, 0) / 4294967296.0), room, 0)
    depth = 0
    steps = 0
    left = playout
    growing = True
    wary = chance(chances, 0) & 0xFFFF < task.suspicion * 65536.0
    while rules.over(s) == 0:
        mover = lowest(rules.actors(s)) if steps > 0 else seat
        steps += 1
        slot = 0
        name = as_key(0)
        node = NOTHING
        # The others play by weight, or else, as far as we are wary of them, by what serves them best.
        kept = growing and (wary or mover == seat)
        if kept:
            copy_bytes(state_bytes(room, 0), unheard, len(sight.blank) - unheard, look, unheard)
            if not task.all_seeing or mover != seat:
                hide(look, sight.blank, mover, sight.table[HIDING_ROW:], task.hidden)
            name = information(task.words, mover)
            slot = slot_of(name, slots, names)
            node = slots[slot]
        if node == NOTHING:
            if not growing and playout > 0:
                left -= 1
                if left < 0:
                    break
            place = 0
            count = 1
            if kept or task.guided == BY_LIKING:
                count = liked(task, s, mover)
                if count > 1:
                    place = drawn(weights, count, chance(chances, steps))
            elif task.guided:
                count = weigh(s, mover, legal, weights)
                if count > 1:
                    place = drawn(weights, count, chance(chances, steps))
            else:
                legal[0] = any_legal(s, mover, nth_key(chances, AT_RANDOM + steps), 0)
            if kept:
                first = new_node(task, slot, name, count)
                growing = first != NOTHING and count == 1
                if first != NOTHING:
                    path[depth] = first + place
                    movers[depth] = mover
                    depth += 1
            action = legal[place]
        else:
            child = best_child(nodes[node, FIRST], nodes[node, COUNT], task.exploration, tries, values, priors)
            path[depth] = child
            movers[depth] = mover
            depth += 1
            action = actions[child]
        if depth == DEEPEST:
            growing = False
        rules.apply(s, mover, action, nth_key(chances, steps))
    ended = rules.over(s)
    moved = 0
    for nth in range(depth):
        moved |= 1 << movers[nth]
    for one in range(s.players):
        if moved >> one & 1:
            task.shares[one] = rules.share(s, one) if ended else worth(task, s, one)
    for nth in range(depth):
        tries[path[nth]] += 1
        values[path[nth]] += task.shares[movers[nth]]


def new_node(task: Search, slot: int, name: Key, count: int) -> int:
    """Add a node whose children are the first `count` of `legal`; returns the first child, or NOTHING without room."""
    used, weights, legal = task.used, task.weights, task.legal
    node: int = used[NODES]
    first: int = used[CHILDREN]
    if node == len(task.nodes) or first + count > len(task.actions):
        return NOTHING
    used[NODES] += 1
    used[CHILDREN] += count
    task.slots[slot] = node
    task.names[node] = name
    task.nodes[node, FIRST] = first
    task.nodes[node, COUNT] = count
    total = 0.0
    for nth in range(count):
        total += weights[nth]
    for nth in range(count):
        task.actions[first + nth] = legal[nth]
        task.tries[first + nth] = 0
        task.values[first + nth] = 0.0
        task.priors[first + nth] = (1.0 - LEAST_PRIOR) * weights[nth] / total + LEAST_PRIOR / count
    return first


def add_tries(task: Search, actions: Int16s, tries: Numbers) -> int:
    """Write the moves of the seat in the order of the table, and add how often each was tried; returns how many."""
    count: int = task.nodes[0, COUNT]
    for nth in range(count):
        action = task.actions[nth]
        place = 0
        for other in range(count):
            place += task.actions[other] < action
        actions[place] = action
        tries[place] += task.tries[nth]
    return count


def settle(actions: Int16s, tries: Numbers, count: int, key: Key) -> int:
    """The action tried most; where moves have a part that others do not see, one of the best by lot."""
    by_lot = False
    for place in range(count):
        if moves.hides[actions[place]]:
            by_lot = True
    return actions[settled(tries, count, by_lot, judgement.EVENNESS, key)]  # type: ignore[no-any-return]
