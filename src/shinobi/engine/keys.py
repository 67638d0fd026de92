"""Randomness as an argument: every step of a match gets a key of 64 fresh bits, and draws from it.

No generator lives in a state, so nothing in a state predicts the future. This file is the whole of it: how a key gives
numbers (`draw`), and where the keys of a match come from (`Seed` for simulation and study, `Secret` for play; for play
among people who need not trust the table, `shinobi.engine.agreement`). All are spelled out in docs/record.md, so that a
program in another language can check a match.
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from shinobi.engine.compiler.language import Key as Key
from shinobi.engine.compiler.language import as_key as as_key
from shinobi.engine.compiler.language import as_number as as_number
from shinobi.engine.errors import BadOption, BadRecord

MASK = 0xFFFFFFFFFFFFFFFF
STRIDE = 0x9E3779B97F4A7C15
CHOICES = 1 << 32
"""Which of the keys that follow from a seed random players choose with; no match has that many steps."""


def mix(key: Key) -> Key:
    """Stir 64 bits so that each depends on all (the finisher of SplitMix64)."""
    key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9 & MASK
    key = (key ^ key >> 27) * 0x94D049BB133111EB & MASK
    return key ^ key >> 31


def nth_key(key: Key, nth: int) -> Key:
    """The n-th of the keys that follow from one key."""
    return mix(key + as_key(nth + 1) * STRIDE & MASK)


def draw(key: Key, nth: int, below: int) -> int:
    """The n-th number drawn from this key: evenly one of 0 … below - 1."""
    return scaled(chance(key, nth), below)


def chance(key: Key, nth: int) -> int:
    """The 32 random bits behind the n-th number drawn from this key."""
    return as_number(nth_key(key, nth) >> 32)


def scaled(bits: int, below: int) -> int:
    """What 32 random bits give: evenly one of 0 … below - 1."""
    return bits * below >> 32


class Keys(Protocol):
    """Where the keys of one match come from."""

    def key(self, step: int) -> int:
        """The key of this step; step 0 is the deal."""
        ...

    def written(self) -> dict[str, Any]:
        """As the record of the match writes it."""
        ...


@dataclass(frozen=True)
class Seed:
    """Keys from a 64-bit number: quick, reproducible, and no secret."""

    seed: int

    def key(self, step: int) -> int:
        return nth_key(self.seed, step)

    def written(self) -> dict[str, str]:
        return {"seed": f"{self.seed:016x}"}


@dataclass(frozen=True)
class Secret:
    """Keys from 256 secret bits: nobody can foresee them, and once it is published anyone can check them."""

    secret: bytes

    @cached_property
    def _begun(self) -> hmac.HMAC:
        """What has the secret in it already: every step goes on with a copy, which takes half as long."""
        return hmac.new(self.secret, digestmod="sha256")

    def __getstate__(self) -> dict[str, bytes]:
        """Pickled, it is nothing but the secret: what has begun cannot be."""
        return {"secret": self.secret}

    def key(self, step: int) -> int:
        code = self._begun.copy()
        code.update(b"step %d" % step)
        return int.from_bytes(code.digest()[:8], "big")

    def choice_key(self, seat: int, nth: int | str) -> int:
        """64 random bits with which a bot makes the n-th move of its seat."""
        return int.from_bytes(hmac.digest(self.secret, f"seat {seat} choice {nth}".encode(), "sha256")[:8], "big")

    def written(self) -> dict[str, str]:
        return {"secret": self.secret.hex()}

    def promise(self) -> str:
        """The hash that can be shown before the deal, to bind whoever holds the secret."""
        return hashlib.sha256(self.secret).hexdigest()


@dataclass(frozen=True)
class Agreed:
    """Keys from a table's secret, to which it has bound itself, mixed with what players gave before the deal.

    Players were not bound before they saw what others gave, so that one who knew the secret could choose. Lessons,
    where nobody gives anything, and records of older live tables have such keys.
    """

    secret: bytes
    contributions: tuple[bytes | None, ...]
    """One for each seat: 32 bytes, or nothing, which counts as 32 zero bytes."""

    @cached_property
    def _mixed(self) -> Secret:
        given = b"".join(bytes(32) if one is None else one for one in self.contributions)
        return Secret(hmac.digest(self.secret, given, "sha256"))

    def key(self, step: int) -> int:
        return self._mixed.key(step)

    def choice_key(self, seat: int, nth: int | str) -> int:
        """64 random bits with which a bot makes the n-th move of its seat."""
        return self._mixed.choice_key(seat, nth)

    def promise(self) -> str:
        """The commitment: shown before the deal, it binds whoever holds the secret."""
        return Secret(self.secret).promise()

    def written(self) -> dict[str, Any]:
        return {
            "secret": self.secret.hex(),
            "contributions": [None if one is None else one.hex() for one in self.contributions],
            "commitment": self.promise(),
        }


def checked_seed(seed: object) -> int:
    """The seed, if it is one; raises `BadOption`."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MASK:
        return seed
    raise BadOption.of("wrong-seed", most=str(MASK), seed=repr(seed))


def fresh_keys() -> Secret:
    """Keys for a match nobody has played before."""
    return Secret(secrets.token_bytes(32))


def read_keys(written: object, players: int | None = None) -> Keys:
    """Keys as the record of a match of so many players writes them; raises `BadRecord` for anything else."""
    match written:
        case {"seed": str(digits), **others} if not others and re.fullmatch("[0-9a-f]{16}", digits):
            return Seed(int(digits, 16))
        case {"secret": str(digits), **others} if not others and is_256_bits(digits):
            return Secret(bytes.fromhex(digits))
        case {"secret": str(digits), "contributions": list(given), "commitment": str(promise), **others} if (
            not others and is_256_bits(digits) and all(one is None or is_256_bits(one) for one in given)
        ):
            keys = Agreed(bytes.fromhex(digits), tuple(None if one is None else bytes.fromhex(one) for one in given))
            if keys.promise() != promise:
                raise BadRecord.of("keys-promise", promise=keys.promise())
            if players is not None and len(given) != players:
                raise BadRecord.of("keys-contributions", given=len(given), players=players)
            return keys
    raise BadRecord.of("keys-form")


def is_256_bits(digits: object) -> bool:
    """Whether these are 64 hexadecimal digits."""
    return isinstance(digits, str) and re.fullmatch("[0-9a-f]{64}", digits) is not None
