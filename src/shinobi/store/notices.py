"""Whom a server has yet to tell that it is their turn, and by which ways they can be reached, in the store."""

import hashlib

from msgspec import Struct

from shinobi.store.journal import Statement
from shinobi.store.store import Store
from shinobi.wire import Subscription


class Notice(Struct, frozen=True):
    """Somebody is to be told that it is their turn. `step` is the receiver's: there is one notice for a decision."""

    place: str
    seat: int
    step: int
    who: str
    due: float

    def to_be_sent(self) -> Statement:
        """Written together with the step that asks."""
        values = (self.place, self.seat, self.step, self.who, self.due)
        return "INSERT OR IGNORE INTO notices VALUES (?, ?, ?, ?, ?)", values

    def taken(self) -> Statement:
        """Written before it is sent: whatever happens then, it is not sent again."""
        sql = "DELETE FROM notices WHERE place = ? AND seat = ? AND step = ?"
        return sql, (self.place, self.seat, self.step)


def waiting(store: Store) -> list[Notice]:
    """What was to be sent when the server stopped."""
    return [Notice(*row) for row in store.rows("SELECT place, seat, step, who, due FROM notices ORDER BY due")]


# Web Push


def subscribed(who: str, one: Subscription, at: float) -> Statement:
    """A browser in which this person wants to be told."""
    values = (one.endpoint, who, one.p256dh, one.auth, one.language, at)
    return "INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?)", values


def unsubscribed(endpoint: str) -> Statement:
    """A browser that is not to be told any more, or is not there any more."""
    return "DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)


def subscriptions_of(store: Store, who: str) -> list[Subscription]:
    """The browsers in which somebody wants to be told, the newest first."""
    sql = "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE who = ? ORDER BY made_at DESC"
    return [Subscription(*row) for row in store.rows(sql, who)]


# Mail


def mail_given(who: str, address: str, language: str, code: str, until: float) -> Statement:
    """An address that is somebody's once they bring the code that was sent there."""
    return "INSERT OR REPLACE INTO mails VALUES (?, ?, ?, ?, ?)", (who, address, language, _hashed(code), until)


def mail_taken_away(who: str) -> Statement:
    """No mail any more."""
    return "DELETE FROM mails WHERE who = ?", (who,)


def mail_confirmed(who: str, code: str, now: float) -> Statement:
    """The code came back: the address is theirs."""
    return "UPDATE mails SET code = NULL WHERE who = ? AND code = ? AND until >= ?", (who, _hashed(code), now)


def mail_of(store: Store, who: str) -> tuple[str, str, bool] | None:
    """Somebody's address and language, and whether they have confirmed it."""
    rows = store.rows("SELECT address, language, code IS NULL FROM mails WHERE who = ?", who)
    return (rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
