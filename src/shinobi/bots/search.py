"""Information-set Monte Carlo tree search, for any game and any number of seats, inside compiled code.

A search imagines many worlds that fit what its seat knows, and plays them on. What it learns it keeps by information
set: a node of its tree is one seat and all that this seat sees. So in an imagined world the other seats decide by what
they would know there, and not by what the searcher has imagined; and the searcher does not decide in the future by what
it will not know then.

A node is made the first time its information set is met; from there the match is played on by weight. Written like the
engine's entry points: in the copy for a game, `rules` and `judgement` are that game's, compiled.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, cast

from shinobi.bots.weighing import drawn, weigh
from shinobi.engine.entry_points import Raw, States, copy_state, imagine_into, state_at
from shinobi.engine.game import Judgement, Rules
from shinobi.engine.keys import MASK, STRIDE, as_key, as_number, chance, mix, nth_key
from shinobi.engine.seats import NOTHING
from shinobi.engine.sight import hide
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)

NODES, CHILDREN = 0, 1
"""What `used` counts."""

FIRST, COUNT = 0, 1
"""What `nodes` holds of each: where its children begin, and how many they are."""

DEEPEST = 256
"""How many decisions of a match are kept in the tree; the rest is played by weight."""

LEAST_PRIOR = 0.1
"""The part of the prior that all moves share evenly, however bad they look."""

WORLDS = 1 << 32
"""Which of the keys of a search it imagines worlds with; it has fewer simulations."""


def imagine_pool(
    states: States,
    number: int,
    worlds: States,
    raw: Raw,
    key: int,
    seat: int,
    blank: Sequence[int],
    table: Sequence[int],
    hidden: Any,
    evidence: Any,
    likely: Any,
) -> None:
    """Fill `worlds` with imagined ones; `likely` says of each, as a logarithm, how likely the others would act so."""
    imagine_into(states, number, worlds, raw, nth_key(key, WORLDS), seat, blank, table, hidden)
    for world in range(len(worlds)):
        likely[world] = judgement.plausibility(state_at(worlds, world), seat, evidence)


def one_of(upto: Any, part: float) -> int:
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


def information(look: Any, words: Any, seat: int) -> int:
    """A name for what lies in `look`, whose bytes are `words`, as seen from a seat."""
    name = nth_key(0, seat)
    for nth in range(len(words)):
        name = ((name ^ words[nth]) * STRIDE) & MASK
        name ^= name >> 32
    return mix(name)


def slot_of(name: int, slots: Any, names: Any) -> int:
    """The slot in which the node of this name is, or would be put."""
    last = len(slots) - 1
    slot = as_number(name >> 1) & last
    while slots[slot] != NOTHING and names[slots[slot]] != name:
        slot = (slot + 1) & last
    return slot


def best_child(first: int, count: int, exploration: float, tries: Any, values: Any, priors: Any) -> int:
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


def search(
    worlds: States,
    upto: Any,
    room: States,
    room_raw: Raw,
    seat: int,
    key: int,
    begun: int,
    simulations: int,
    exploration: float,
    suspicion: float,
    playout: int,
    all_seeing: int,
    unheard: int,
    blank: Sequence[int],
    table: Sequence[int],
    hidden: Any,
    look: Any,
    words: Any,
    slots: Any,
    names: Any,
    nodes: Any,
    used: Any,
    actions: Any,
    tries: Any,
    values: Any,
    priors: Any,
    path: Any,
    movers: Any,
    legal: Any,
    weights: Any,
    shares: Any,
) -> None:
    """Some more simulations, from the number `begun` on, on the tree that the last arrays hold. The root is node 0.

    `unheard` is the first byte of a state after the events, which say nothing that matters here. With `all_seeing`, the
    seat decides by the whole of the state, as no player can: a reference for how much there is to know.
    """
    s = state_at(room, 0)
    for simulation in range(begun, begun + simulations):
        chances = nth_key(key, simulation)
        copy_state(worlds, one_of(upto, chance(chances, 0) / 4294967296.0), room, 0)
        depth = 0
        steps = 0
        left = playout
        growing = True
        wary = chance(chances, 0) & 0xFFFF < suspicion * 65536.0
        while rules.over(s) == 0:
            mover = lowest(rules.actors(s)) if steps > 0 else seat
            steps += 1
            slot = 0
            name = as_key(0)
            node = NOTHING
            # The others play by weight, or else, as far as we are wary of them, by what serves them best.
            kept = growing and (wary or mover == seat)
            if kept:
                for byte in range(unheard, room_raw.shape[1]):
                    look[byte] = room_raw[0, byte]
                if not all_seeing or mover != seat:
                    hide(look, blank, mover, table, hidden)
                name = information(look, words, mover)
                slot = slot_of(name, slots, names)
                node = slots[slot]
            if node == NOTHING:
                if not growing and playout > 0:
                    left -= 1
                    if left < 0:
                        break
                count = weigh(s, mover, legal, weights)
                place = drawn(weights, count, chance(chances, steps)) if count > 1 else 0
                if kept:
                    if used[NODES] == len(nodes) or used[CHILDREN] + count > len(actions):
                        growing = False
                    else:
                        node = used[NODES]
                        first = used[CHILDREN]
                        used[NODES] += 1
                        used[CHILDREN] += count
                        slots[slot] = node
                        names[node] = name
                        nodes[node, FIRST] = first
                        nodes[node, COUNT] = count
                        total = 0.0
                        for nth in range(count):
                            total += weights[nth]
                        for nth in range(count):
                            actions[first + nth] = legal[nth]
                            tries[first + nth] = 0
                            values[first + nth] = 0.0
                            priors[first + nth] = (1.0 - LEAST_PRIOR) * weights[nth] / total + LEAST_PRIOR / count
                        growing = count == 1
                        path[depth] = first + place
                        movers[depth] = mover
                        depth += 1
                action = legal[place]
            else:
                child = best_child(nodes[node, FIRST], nodes[node, COUNT], exploration, tries, values, priors)
                path[depth] = child
                movers[depth] = mover
                depth += 1
                action = actions[child]
            if depth == DEEPEST:
                growing = False
            rules.apply(s, mover, action, nth_key(chances, steps))
        ended = rules.over(s)
        for one in range(s.players):
            shares[one] = rules.share(s, one) if ended else judgement.outlook(s, one)
        for nth in range(depth):
            tries[path[nth]] += 1
            values[path[nth]] += shares[movers[nth]]
