"""The weights of a trained network: small whole numbers, in an open format, with what is known of them beside them.

    h1  = bias1 + the rows of `embedding` of all inputs that are 1       in 64ths
    a1  = h1, between 0 and 255
    h2  = bias2 + a1 · inner                                             in 64ths of 128ths
    a2  = h2 in 64ths, rounded, between 0 and 255
    out = bias3 + outer · a2                                             in 64ths of 64ths

The last of `out` is the share of the victory that the seat expects; the others are the logarithms of how much it likes
each action, up to a constant. `rows` says which row of `embedding` an input has: -1 for those that never are 1 at the
tables of the training.
"""

import hashlib
import io
import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

import numpy as np

from shinobi.engine.domains import Json
from shinobi.engine.native.calls import Array

UNIT = 64
"""Inputs, activations, and weights of the first and last layer, are counted in so many parts of 1."""

INNER_UNIT = 128
"""And weights between the hidden layers."""

MOST = 255
"""The greatest activation."""

MOST_WEIGHT = 127


@dataclass(frozen=True)
class Weights:
    """A network in whole numbers."""

    rows: Array
    embedding: Array
    bias1: Array
    inner: Array
    bias2: Array
    outer: Array
    bias3: Array

    def out(self, seen: Array) -> Array:
        """What comes out for rows of inputs (0 or 1), in 64ths of 64ths; the reference for every other program."""
        known = np.flatnonzero(self.rows >= 0)
        # Reals of 64 bits hold all these whole numbers exactly, and NumPy multiplies them quickly.
        embedding, inner, outer = (one.astype(np.float64) for one in (self.embedding, self.inner, self.outer))
        first = seen[:, known].astype(np.float64) @ embedding[self.rows[known]] + self.bias1
        second = np.clip(first, 0, MOST) @ inner + self.bias2
        rounded = np.clip((second + INNER_UNIT // 2) // INNER_UNIT, 0, MOST)
        return np.asarray(rounded @ outer.T + self.bias3, np.int64)

    def packed(self) -> bytes:
        """The weights as the bytes of an .npz file; the same weights always give the same bytes."""
        file = io.BytesIO()
        np.savez(file, **{one.name: getattr(self, one.name) for one in fields(self)})
        return file.getvalue()

    @classmethod
    def unpacked(cls, file: Any) -> Self:
        """The weights in an .npz file."""
        with np.load(file, allow_pickle=False) as arrays:
            return cls(**{one.name: arrays[one.name] for one in fields(cls)})


def save(weights: Weights, file: Path, about: dict[str, Json]) -> None:
    """Write the weights, and beside them what is known of them, with the hash of the weights."""
    packed = weights.packed()
    file.write_bytes(packed)
    whole = about | {"sha256": hashlib.sha256(packed).hexdigest(), "bytes": len(packed)}
    file.with_suffix(".json").write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
