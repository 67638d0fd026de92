"""The network while it learns, in JAX: real numbers, rounded on the way through to the whole ones that it will have.

What comes out is what the whole numbers of `weights` give: every product and sum here is exact.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from shinobi.bots.network import FURTHEST
from shinobi.learn.lessons import FINE
from shinobi.learn.weights import INNER_UNIT, MOST, MOST_WEIGHT, UNIT, Weights

Params = dict[str, Any]

UNITS = {
    "embedding": UNIT,
    "bias1": UNIT,
    "inner": INNER_UNIT,
    "bias2": UNIT * INNER_UNIT,
    "outer": UNIT,
    "bias3": UNIT * UNIT,
}
"""In how many parts of 1 each is counted."""

FORBIDDEN = -1e9

SHORT = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
"""What is multiplied. The short kind holds whole numbers up to 256 exactly, as all are here, in their units."""


def fresh(inputs: int, outputs: int, hidden: int, seed: int) -> Params:
    """A network that knows nothing. There are inputs for all bits of a row, also those that pad it."""
    chance = np.random.default_rng(seed)
    bits = inputs + -inputs % 8
    return {
        "embedding": jnp.asarray(chance.normal(0, 0.1, (bits, hidden)), jnp.float32),
        "bias1": jnp.full(hidden, 0.25, jnp.float32),
        "inner": jnp.asarray(chance.normal(0, (2 / hidden) ** 0.5, (hidden, hidden)), jnp.float32),
        "bias2": jnp.zeros(hidden, jnp.float32),
        "outer": jnp.asarray(chance.normal(0, 0.02, (hidden, outputs + 1)), jnp.float32),
        "bias3": jnp.zeros(outputs + 1, jnp.float32),
    }


def rounded(params: Params) -> Params:
    """The weights as they will be; slopes pass through unchanged."""

    def one(name: str, value: Any) -> Any:
        unit = UNITS[name]
        whole = jnp.round(value * unit)
        if not name.startswith("bias"):
            whole = jnp.clip(whole, -MOST_WEIGHT, MOST_WEIGHT)
        return value + jax.lax.stop_gradient(whole / unit - value)

    return {name: one(name, value) for name, value in params.items()}


def bounded(params: Params) -> Params:
    """Weights that have grown beyond what can be said, brought back."""
    return {
        name: value
        if name.startswith("bias")
        else jnp.clip(value, -MOST_WEIGHT / UNITS[name], MOST_WEIGHT / UNITS[name])
        for name, value in params.items()
    }


def product(left: Any, right: Any) -> Any:
    """A product of short numbers, summed up in long ones."""
    return jnp.dot(left, right, preferred_element_type=jnp.float32)


@jax.custom_vjp
def times(left: Any, right: Any) -> Any:
    """`product`, whose slopes are products of short numbers, too."""
    return product(left.astype(SHORT), right.astype(SHORT))


def _times_forward(left: Any, right: Any) -> Any:
    left, right = left.astype(SHORT), right.astype(SHORT)
    return product(left, right), (left, right)


def _times_backward(kept: Any, slope: Any) -> Any:
    left, right = kept
    slope = slope.astype(SHORT)
    return product(slope, right.T), product(left.T, slope)


times.defvjp(_times_forward, _times_backward)


@jax.custom_vjp
def of_kinds(scores: Any, kinds: Any) -> Any:
    """For each action, the score of its kind."""
    return jnp.take_along_axis(scores, kinds.astype(jnp.int32), axis=1)


def _of_kinds_forward(scores: Any, kinds: Any) -> Any:
    return of_kinds(scores, kinds), (kinds, scores[:0])


def _of_kinds_backward(kept: Any, slope: Any) -> Any:
    """Sums over the actions of each kind; adding each action to its kind in memory takes a GPU far longer."""
    kinds, like = kept
    own = kinds[:, :, None] == jnp.arange(like.shape[-1], dtype=kinds.dtype)
    return jnp.sum(jnp.where(own, slope[:, :, None], 0.0), axis=1), None


of_kinds.defvjp(_of_kinds_forward, _of_kinds_backward)


def unpacked(bits: Any) -> Any:
    """Bits as a row of 0 and 1."""
    return jnp.unpackbits(bits, axis=-1, bitorder="little")


def think(params: Params, seen: Any, legal: Any, behind: Any, kinds: Any) -> tuple[Any, Any]:
    """Logarithms of how likely each action is, and the expected share.

    From rows of bits, and for each action how far the judgement sees it behind the best, and of what kind it is.
    """
    net = rounded(params)
    first = times(unpacked(seen).astype(SHORT), net["embedding"]) + net["bias1"]
    second = times(jnp.clip(first, 0, MOST / UNIT), net["inner"]) + net["bias2"]
    second = jnp.clip(second, 0, MOST / UNIT)
    second = second + jax.lax.stop_gradient(jnp.floor(second * UNIT + 0.5) / UNIT - second)
    out = times(jnp.clip(second, 0, MOST / UNIT), net["outer"]) + net["bias3"]
    outputs = behind.shape[-1]
    scores = out[:, :outputs] - behind.astype(jnp.float32) / FINE
    if out.shape[-1] > outputs + 1:
        scores = scores + of_kinds(out[:, outputs:-1], kinds)
    allowed = unpacked(legal)[:, :outputs] == 1
    return jnp.where(allowed, scores, FORBIDDEN), out[:, -1]


def sharpened(scores: Any, legal: Any, keen: Any, alike: Any, free: Any) -> Any:
    """The scores of a network that plays so keenly; where the seat is guarded, they are `evened` instead."""
    keener = jnp.where(scores > FORBIDDEN / 2, scores * keen, FORBIDDEN)
    if alike is None:
        return keener
    guarded = unpacked(legal)[:, scores.shape[-1]] == 1
    return jnp.where((guarded & ~free)[:, None], evened(scores, legal, alike, free), keener)


def evened(scores: Any, legal: Any, alike: Any, free: Any) -> Any:
    """Scores such that what others see of an action says nothing about the rest, where the seat is guarded.

    Actions that hide the same are `alike`, and then equally likely. Whoever is `free` is never guarded.
    """
    if alike is None:
        return scores
    allowed, guarded = unpacked(legal)[:, : scores.shape[-1]] == 1, unpacked(legal)[:, scores.shape[-1]] == 1
    best = jnp.max(scores, axis=1, keepdims=True)
    likely = jnp.where(allowed, jnp.exp(jnp.maximum(scores - best, -FURTHEST)), 0.0)
    shared = (likely @ alike) / jnp.maximum(allowed.astype(jnp.float32) @ alike, 1.0)
    even = jnp.log(jnp.maximum(shared, 1e-30)) + best
    return jnp.where(allowed & (guarded & ~free)[:, None], even, scores)


def whole(params: Params, used: Any) -> Weights:
    """The network in whole numbers; of its inputs, those that were ever 1."""
    parts = {name: np.round(np.asarray(value, np.float64) * UNITS[name]) for name, value in params.items()}
    for name, value in parts.items():
        if not name.startswith("bias"):
            parts[name] = np.clip(value, -MOST_WEIGHT, MOST_WEIGHT).astype(np.int8)
    rows = np.where(used, np.cumsum(used) - 1, -1).astype(np.int16)
    return Weights(
        rows=rows,
        embedding=parts["embedding"][: len(used)][used],
        bias1=parts["bias1"].astype(np.int32),
        inner=parts["inner"],
        bias2=parts["bias2"].astype(np.int32),
        outer=np.ascontiguousarray(parts["outer"].T),
        bias3=parts["bias3"].astype(np.int32),
    )


def read(weights: Weights) -> Params:
    """A network that learns on from whole numbers."""
    inputs, hidden = len(weights.rows), weights.embedding.shape[1]
    embedding = np.zeros((inputs + -inputs % 8, hidden), np.float32)
    known = np.flatnonzero(weights.rows >= 0)
    embedding[known] = weights.embedding[weights.rows[known]]
    parts = {"embedding": embedding, "bias1": weights.bias1, "inner": weights.inner}
    parts |= {"bias2": weights.bias2, "outer": weights.outer.T, "bias3": weights.bias3}
    return {name: jnp.asarray(value, jnp.float32) / UNITS[name] for name, value in parts.items()}
