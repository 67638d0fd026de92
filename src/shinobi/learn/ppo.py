"""Learning from what was played: proximal policy optimisation with entropy, in JAX, for seats that take turns.

Each seat of a match has its own course: its decisions, one after the other, and its share of the victory at the end.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from shinobi.learn.lessons import GUEST, PAST, RIVAL
from shinobi.learn.model import Params, bounded, evened, sharpened, think

CLIP, VALUE = 0.2, 1.0
MOMENTUM, SQUARES, LEAST = 0.9, 0.99, 1e-6
LONGEST_STEP = 1.0


class Played(NamedTuple):
    """Steps (rows) of many matches (columns)."""

    seen: Any
    legal: Any
    behind: Any
    kinds: Any
    chosen: Any
    likely: Any
    """The logarithm of how likely the choice was."""
    value: Any
    """What the seat expected."""
    actors: Any
    asked: Any
    """The mind that was asked."""
    ended: Any
    rewards: Any


class Learning(NamedTuple):
    """A network and the state of its optimiser."""

    params: Params
    mean: Params
    square: Params
    updates: Any


def begun(params: Params) -> Learning:
    """Nothing has been learnt yet."""
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Learning(params, zeros, zeros, jnp.zeros((), jnp.int32))


class Networks(NamedTuple):
    """Who is asked: the learner, a past self or a frozen network, and where there are any, a guest and a rival."""

    learner: Params
    past: Params
    guest: Params | None
    rival: Params | None


class Manner(NamedTuple):
    """How networks play: how keen the learner is, and the past selves, and whether the learner is never guarded."""

    keen: float
    past_keen: float
    free: bool


@jax.jit
def choose(
    networks: Networks,
    seen: Any,
    legal: Any,
    behind: Any,
    kinds: Any,
    asked: Any,
    key: Any,
    manner: Manner,
    alike: Any,
) -> Any:
    """An output for each row, drawn as likely as the asked mind likes it; how likely it was, and what was expected.

    Past selves are guarded, and so is the learner, unless it is free; guests and rivals say what they like.
    """
    looked = (seen, legal, behind, kinds)
    scores, value = think(networks.learner, *looked)
    scores = sharpened(scores, legal, manner.keen, alike, manner.free)
    past_scores, past_value = think(networks.past, *looked)
    past_scores = sharpened(past_scores, legal, manner.past_keen, alike, False)
    others = [(PAST, past_scores, past_value)]
    for mind, network in ((GUEST, networks.guest), (RIVAL, networks.rival)):
        if network is not None:
            others.append((mind, *think(network, *looked)))
    for mind, their_scores, their_value in others:
        theirs = asked == mind
        scores = jnp.where(theirs[:, None], their_scores, scores)
        value = jnp.where(theirs, their_value, value)
    chosen = jax.random.categorical(key, scores)
    likely = jnp.take_along_axis(jax.nn.log_softmax(scores), chosen[:, None], axis=1)[:, 0]
    return chosen.astype(jnp.int16), likely, value


@jax.jit
def copied(*arrays: Any) -> Any:
    """Copies of arrays whose memory will be written over."""
    return tuple(jnp.copy(one) for one in arrays)


@jax.jit
def ever(bits: Any) -> Any:
    """The bits that are 1 in any of the rows."""
    return jax.lax.reduce(bits, np.uint8(0), jax.lax.bitwise_or, (0,))


def courses(played: Played, trust: Any) -> tuple[Any, Any]:
    """For every decision, how much more than expected came of it; and whether that is known.

    The last decision of a seat in a match that goes on has no outcome yet: it only says what to expect for the others.
    """
    count, players = played.rewards.shape[1:]
    every = jnp.arange(count)

    def back(kept: Any, step: Any) -> Any:
        following, better, known = kept
        value, actor, ended, rewards = step
        following = jnp.where(ended[:, None], rewards, following)
        better = jnp.where(ended[:, None], 0.0, better)
        known = known | ended[:, None]
        gain = following[every, actor] - value
        own = gain + trust * better[every, actor]
        was_known = known[every, actor]
        following = following.at[every, actor].set(value)
        better = better.at[every, actor].set(jnp.where(was_known, own, 0.0))
        return (following, better, known.at[every, actor].set(True)), (own, was_known)

    start = (jnp.zeros((count, players)), jnp.zeros((count, players)), jnp.zeros((count, players), bool))
    steps = (played.value, played.actors.astype(jnp.int32), played.ended, played.rewards)
    _, (better, known) = jax.lax.scan(back, start, steps, reverse=True)
    return better, known


def loss(
    params: Params,
    seen: Any,
    legal: Any,
    behind: Any,
    kinds: Any,
    chosen: Any,
    before: Any,
    gains: Any,
    better: Any,
    counts: Any,
    curiosity: Any,
    taught: Any,
    alike: Any,
    free: Any,
) -> tuple[Any, Any]:
    """What is to be made small: wrong expectations, and rarity of actions that brought more than expected.

    While it is taught, the network is to choose as its teacher does.
    """
    scores, value = think(params, seen, legal, behind, kinds)
    likely = jax.nn.log_softmax(evened(scores, legal, alike, free))
    own = jnp.take_along_axis(likely, chosen[:, None].astype(jnp.int32), axis=1)[:, 0]
    ratio = jnp.exp(own - before)
    policy = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    policy = jnp.where(taught, own, policy)
    surprise = -jnp.sum(jnp.exp(likely) * jnp.maximum(likely, -20.0), axis=1)
    wrong = (gains - value) ** 2
    total = jnp.maximum(counts.sum(), 1.0)

    def mean(one: Any) -> Any:
        return jnp.sum(one * counts) / total

    return VALUE * mean(wrong) - mean(policy) - curiosity * mean(surprise), (mean(wrong), mean(surprise))


def descended(learning: Learning, slopes: Params, rate: Any) -> Learning:
    """One step down the slopes, by Adam."""
    length = jnp.sqrt(sum(jnp.sum(slope**2) for slope in jax.tree.leaves(slopes)))
    slopes = jax.tree.map(lambda slope: slope * jnp.minimum(1.0, LONGEST_STEP / (length + 1e-9)), slopes)
    updates = learning.updates + 1
    mean = jax.tree.map(lambda old, new: MOMENTUM * old + (1 - MOMENTUM) * new, learning.mean, slopes)
    square = jax.tree.map(lambda old, new: SQUARES * old + (1 - SQUARES) * new**2, learning.square, slopes)
    right = rate * jnp.sqrt(1 - SQUARES**updates) / (1 - MOMENTUM**updates)
    params = jax.tree.map(
        lambda value, up, wide: value - right * up / (jnp.sqrt(wide) + LEAST), learning.params, mean, square
    )
    return Learning(bounded(params), mean, square, updates)


@partial(jax.jit, static_argnames=("epochs", "portions"))
def learn(
    learning: Learning,
    played: Played,
    mind: Any,
    key: Any,
    rate: Any,
    curiosity: Any,
    taught: Any,
    trust: Any,
    alike: Any,
    free: Any,
    *,
    epochs: int,
    portions: int,
) -> Any:
    """Learn from what this mind decided in what was played: so many times, in so many equal portions of matches."""
    better, known = courses(played, trust)
    counts = (known & (played.asked == mind)).astype(jnp.float32)
    total = jnp.maximum(counts.sum(), 1.0)
    gains = played.value + better
    middle = jnp.sum(better * counts) / total
    spread = jnp.sqrt(jnp.sum((better - middle) ** 2 * counts) / total) + 1e-6
    better = (better - middle) / spread
    matches = played.chosen.shape[1]

    def update(learning: Learning, which: Any) -> Any:
        def rows(one: Any) -> Any:
            taken = one[:, which]
            return taken.reshape((-1, *taken.shape[2:]))

        looked = (played.seen, played.legal, played.behind, played.kinds)
        arrays = (*looked, played.chosen, played.likely, gains, better, counts)
        (_, told), slopes = jax.value_and_grad(loss, has_aux=True)(
            learning.params, *(rows(one) for one in arrays), curiosity, taught, alike, free
        )
        return descended(learning, slopes, rate), told

    keys = jax.random.split(key, epochs)
    whole = matches // portions * portions
    order = jnp.concatenate([jax.random.permutation(one, matches)[:whole].reshape(portions, -1) for one in keys])
    learning, (wrong, surprise) = jax.lax.scan(update, learning, order)
    return learning, {"wrong": wrong.mean(), "entropy": surprise.mean(), "spread": spread}


@jax.jit
def drifted(average: Params, params: Params, part: Any) -> Params:
    """The average of the networks so far, of which the newest is this part."""
    return jax.tree.map(lambda old, new: old + part * (new - old), average, params)
