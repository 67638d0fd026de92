"""What can be written to a store: one record for each kind of change; all that are given together, or none of them."""

from collections.abc import Callable

from msgspec import Struct

from shinobi.store.records import PlayedMatch, Subscription


class Change(Struct, frozen=True):
    """What all changes have in common."""


# Tables -------------------------------------------------------------------------------------------------------------


class EntryAdded(Change, frozen=True, gc=False):
    """The n-th entry of a table's log. It cannot be written twice: the second time it is a `Conflict`."""

    place: str
    n: int
    entry: bytes


class TableMade(Change, frozen=True):
    """A new table."""

    place: str
    maker: str | None
    at: float


class TableClosed(Change, frozen=True):
    """A table that is not to be loaded at the start any more: it is over, or nobody has come to it for long."""

    place: str


class TableReopened(Change, frozen=True):
    """A table that goes on after all."""

    place: str


class TableRemoved(Change, frozen=True):
    """Nothing of the table can be found any more."""

    place: str


class RecordKept(Change, frozen=True):
    """The record of a finished match. It may be long in the making: then a function makes it where it is written."""

    place: str
    record: bytes | Callable[[], bytes]


class Played(Change, frozen=True):
    """Somebody has played a match to its end. Noted twice, it is there once."""

    who: str
    match: PlayedMatch


# People -------------------------------------------------------------------------------------------------------------


class Named(Change, frozen=True):
    """What somebody is called; a new identity, if there was none."""

    identity: str
    name: str
    at: float


class PersonRemoved(Change, frozen=True):
    """The person is not known any more, on no device and by no token. Finished matches stay with the others."""

    identity: str


class SettingsKept(Change, frozen=True):
    """How somebody likes their pages."""

    identity: str
    value: bytes


class DeviceAdded(Change, frozen=True):
    """A device on which somebody is known from now on; nothing changes where it is known already."""

    identity: str
    device: str
    label: str
    at: float


class DeviceSeen(Change, frozen=True):
    """A device is in use."""

    identity: str
    device: str
    at: float


class DeviceRevoked(Change, frozen=True):
    """A device speaks for nobody any more."""

    identity: str
    device: str


class LinkMade(Change, frozen=True):
    """A code that gives an identity to another device, in place of the codes before it and of all that are old."""

    hash: str
    identity: str
    now: float
    until: float


class LinkUsed(Change, frozen=True):
    """A code that works no more."""

    hash: str


class TokenMade(Change, frozen=True):
    """A token for a program of somebody's."""

    hash: str
    id: str
    program: str
    owner: str
    scopes: str
    at: float


class TokenRevoked(Change, frozen=True):
    """A token that lets nobody in any more."""

    owner: str
    id: str


# Telling people that it is their turn -------------------------------------------------------------------------------


class NoticeSettled(Change, frozen=True):
    """A seat's person is about to be told that it is their turn, or was there to see it: not to be told again.

    `step` is that of the receiver, at which it was asked.
    """

    place: str
    seat: int
    step: int


class Subscribed(Change, frozen=True):
    """A browser in which somebody wants to be told."""

    who: str
    browser: Subscription
    at: float


class Unsubscribed(Change, frozen=True):
    """A browser that is not to be told any more, or is not there any more."""

    endpoint: str


class MailGiven(Change, frozen=True):
    """An address that is somebody's once they bring the code that was sent there."""

    who: str
    address: str
    language: str
    hash: str
    until: float


class MailTakenAway(Change, frozen=True):
    """No mail any more."""

    who: str


class MailConfirmed(Change, frozen=True):
    """A code came back: where it is the right one, the address is theirs."""

    who: str
    hash: str
    now: float


# Whoever runs the server --------------------------------------------------------------------------------------------


class OrderDone(Change, frozen=True):
    """An order of whoever runs the server was carried out."""

    id: int


class Probed(Change, frozen=True):
    """Something that needs some room: whether it can be written shows whether other things can."""
