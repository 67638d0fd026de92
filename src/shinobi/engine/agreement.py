"""How a live table and the people at it agree on the keys of a match, so that nobody could choose the deal.

The table shows the fingerprint of its secret. Every person at the table commits to a contribution by its hash; when all
have, the seal binds everything that was agreed; only then are the contributions revealed. The keys follow from the
secret, the seal and the contributions. Whoever has committed and does not reveal is named, and has no part in the next
round. docs/record.md spells this out for programs in other languages, and says what it guarantees.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from shinobi.engine.domains import Json
from shinobi.engine.errors import BadRecord
from shinobi.engine.keys import Keys, Secret, is_256_bits, read_keys

NO_CONTRIBUTION = bytes(32)
"""What a seat without a contribution adds to the keys."""

SEALED = "shinobi deal 2"
"""What the sealed text begins with. It is JSON, so that nothing in it can be read in two ways."""

TABLE_ID = re.compile("[0-9a-z]{10}")
LEVEL = re.compile("[a-z][a-z0-9-]{0,23}")
"""What the level of a bot looks like. Which there are, `shinobi.bots` knows."""


def commitment_to(contribution: bytes, table: str, round_: int, seat: int) -> str:
    """The hash by which a seat commits to its contribution; it fits no other seat, round or table."""
    return _sha256(f"shinobi contribution {table} {round_} {seat} {contribution.hex()}".encode())


def setting_hash(game: str, players: int, edition: str, options: Mapping[str, Json]) -> str:
    """The hash of what was agreed about the game: of compact JSON with the names in every object sorted."""
    return _sha256(msgspec.json.encode([game, players, edition, dict(options)], order="deterministic"))


def seal_of(
    table: str,
    promise: str,
    setting: str,
    stand_in: str,
    number: int,
    before: str | None,
    seats: Sequence["SealedSeat"],
) -> str:
    """The hash of everything that is fixed before anything is revealed in a round; `before` is the last round's."""
    sitters = [
        ["person", "withheld" if withheld else commitment] if level is None else ["bot", level]
        for level, commitment, withheld in seats
    ]
    return _sha256(msgspec.json.encode([SEALED, table, promise, setting, stand_in, number, before, sitters]))


class SealedSeat(NamedTuple):
    """A seat, as the seal of a round knows it."""

    level: str | None
    """Of the bot; `None` where a person sits."""
    commitment: str | None
    withheld: bool
    """Whether the seat did not reveal in an earlier round."""


@dataclass(frozen=True)
class Round:
    """One try to agree: what each seat committed to, and what it revealed."""

    commitments: tuple[str | None, ...]
    contributions: tuple[bytes | None, ...]

    @property
    def withheld(self) -> list[int]:
        """The seats that have committed and not revealed."""
        pairs = zip(self.commitments, self.contributions, strict=True)
        return [seat for seat, (bound, given) in enumerate(pairs) if bound is not None and given is None]

    def written(self) -> dict[str, Any]:
        """The round as a record has it."""
        given = [None if one is None else one.hex() for one in self.contributions]
        return {"commitments": list(self.commitments), "contributions": given}


@dataclass(frozen=True)
class Agreement:
    """The keys of a match at a live table, and how they were agreed on. The last round is the one that was dealt."""

    table: str
    """The table's id."""
    secret: bytes
    setting: str
    """The hash of what was agreed about the game: `setting_hash`."""
    sitters: tuple[str | None, ...]
    """The level of the bot on each seat; `None` where a person sits."""
    stand_in: str
    """The level of the bot that decides for people who are gone."""
    rounds: tuple[Round, ...]

    def promise(self) -> str:
        """The fingerprint of the secret, shown from the beginning."""
        return Secret(self.secret).promise()

    @cached_property
    def seals(self) -> tuple[str, ...]:
        """The seal of each round: the hash of everything that was fixed before anything was revealed."""
        seals: list[str] = []
        withheld: set[int] = set()
        for number, one in enumerate(self.rounds):
            pairs = zip(self.sitters, one.commitments, strict=True)
            seats = [SealedSeat(level, bound, seat in withheld) for seat, (level, bound) in enumerate(pairs)]
            before = seals[-1] if seals else None
            agreed = (self.table, self.promise(), self.setting, self.stand_in)
            seals.append(seal_of(*agreed, number, before, seats))
            withheld.update(one.withheld)
        return tuple(seals)

    @property
    def seal(self) -> str:
        """The seal of the round that was dealt."""
        return self.seals[-1]

    @cached_property
    def _mixed(self) -> Secret:
        given = b"".join(one or NO_CONTRIBUTION for one in self.rounds[-1].contributions)
        return Secret(hmac.digest(self.secret, bytes.fromhex(self.seal) + given, "sha256"))

    def key(self, step: int) -> int:
        return self._mixed.key(step)

    def choice_key(self, seat: int, nth: int | str) -> int:
        """64 random bits with which a bot makes the n-th move of its seat."""
        return self._mixed.choice_key(seat, nth)

    @property
    def contributors(self) -> list[int]:
        """The seats whose contributions are in the keys."""
        return [seat for seat, given in enumerate(self.rounds[-1].contributions) if given is not None]

    @property
    def withheld(self) -> list[int]:
        """The seats that have committed and not revealed, in the order of the rounds that they ended."""
        return [seat for one in self.rounds for seat in one.withheld]

    @property
    def silent(self) -> list[int]:
        """The people's seats that took no part in the last round, and had not withheld before."""
        last, withheld = self.rounds[-1], self.withheld
        return [
            seat
            for seat, level in enumerate(self.sitters)
            if level is None and last.commitments[seat] is None and seat not in withheld
        ]

    def written(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "secret": self.secret.hex(),
            "commitment": self.promise(),
            "sitters": list(self.sitters),
            "stand_in": self.stand_in,
            "rounds": [one.written() for one in self.rounds],
            "seal": self.seal,
        }


class WrittenRound(msgspec.Struct, forbid_unknown_fields=True):
    """A round as a record has it."""

    commitments: list[str | None]
    contributions: list[str | None]


class WrittenAgreement(msgspec.Struct, forbid_unknown_fields=True):
    """An agreement as a record has it."""

    table: str
    secret: str
    commitment: str
    sitters: list[str | None]
    stand_in: str
    rounds: list[WrittenRound]
    seal: str


def keys_of(game: str, players: int, edition: str, options: Mapping[str, Json], written: Mapping[str, Any]) -> Keys:
    """The keys of a match as its record writes them; raises `BadRecord` where they cannot be or do not fit."""
    if "rounds" not in written:
        return read_keys(written, players)
    try:
        stated = msgspec.convert(written, WrittenAgreement)
    except msgspec.ValidationError as problem:
        raise BadRecord.of("keys-shape", problem=str(problem)) from None
    _check_shape(stated, players)
    agreement = Agreement(
        stated.table,
        bytes.fromhex(stated.secret),
        setting_hash(game, players, edition, options),
        tuple(stated.sitters),
        stated.stand_in,
        tuple(
            Round(tuple(one.commitments), tuple(None if v is None else bytes.fromhex(v) for v in one.contributions))
            for one in stated.rounds
        ),
    )
    if agreement.promise() != stated.commitment:
        raise BadRecord.of("keys-promise", promise=agreement.promise())
    _check_rounds(agreement)
    if agreement.seal != stated.seal:
        raise BadRecord.of("keys-seal", seal=agreement.seal)
    return agreement


def _check_shape(stated: WrittenAgreement, players: int) -> None:
    if not stated.rounds:
        raise BadRecord.of("keys-no-round")
    rows: list[Sequence[object]] = [stated.sitters]
    digits: list[str | None] = [stated.secret, stated.commitment, stated.seal]
    for one in stated.rounds:
        rows += [one.commitments, one.contributions]
        digits += [*one.commitments, *one.contributions]
    if any(len(row) != players for row in rows):
        raise BadRecord.of("keys-seats", players=players)
    if not TABLE_ID.fullmatch(stated.table):
        raise BadRecord.of("keys-table")
    if not all(level is None or LEVEL.fullmatch(level) for level in (*stated.sitters, stated.stand_in)):
        raise BadRecord.of("keys-level")
    if not all(one is None or is_256_bits(one) for one in digits):
        raise BadRecord.of("keys-digits")


def _check_rounds(agreement: Agreement) -> None:
    """Nobody revealed what they had not committed to, took part after withholding, or called off without a reason."""
    withheld: set[int] = set()
    last = len(agreement.rounds) - 1
    for number, one in enumerate(agreement.rounds):
        for seat, (bound, given) in enumerate(zip(one.commitments, one.contributions, strict=True)):
            where = {"round": str(number), "seat": str(seat)}
            if bound is not None and agreement.sitters[seat] is not None:
                raise BadRecord.of("keys-bot-bound", **where)
            if bound is not None and seat in withheld:
                raise BadRecord.of("keys-again", **where)
            if given is not None and bound is None:
                raise BadRecord.of("keys-unbound", **where)
            if given is not None and bound != commitment_to(given, agreement.table, number, seat):
                raise BadRecord.of("keys-other", **where)
        if number < last and not one.withheld:
            raise BadRecord.of("keys-called-off", round=str(number))
        if number == last and one.withheld:
            raise BadRecord.of("keys-dealt-anyway", seat=str(one.withheld[0]))
        withheld.update(one.withheld)


def _sha256(message: bytes) -> str:
    return hashlib.sha256(message).hexdigest()
