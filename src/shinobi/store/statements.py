"""The SQL of every change that can be written, in the part of the language that SQLite and PostgreSQL share.

Values stand in it as `?`, or as `?1` where one is used twice.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from shinobi.store import changes

Statement = tuple[str, tuple[Any, ...]]
"""SQL and its values. A value that is long in the making is a function, which is called where it is written."""

Making = Callable[[Any], Sequence[Statement]]
"""What makes the statements of one kind of change."""

PROBE = 20_000
"""Bytes that are written to see whether there is room."""


def _of_values(sql: str) -> Making:
    """One statement, whose values are the fields of the change in their order."""
    return lambda change: ((sql, msgspec.structs.astuple(change)),)


def _played(change: Any) -> Sequence[Statement]:
    match = change.match
    people = 0 if match.lesson or match.from_browser else match.bots.count(False)
    values = (change.who, match.at, match.id, match.seat, match.game, match.shares[match.seat], people)
    # A match that is folded again after a crash is the same row.
    sql = """INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (who, at, place) DO UPDATE SET match = excluded.match"""
    return ((sql, (*values, msgspec.json.encode(match))),)


def _link_made(change: Any) -> Sequence[Statement]:
    return (
        ("DELETE FROM links WHERE until < ? OR identity = ?", (change.now, change.identity)),
        ("INSERT INTO links (hash, identity, until) VALUES (?, ?, ?)", (change.hash, change.identity, change.until)),
    )


def _subscribed(change: Any) -> Sequence[Statement]:
    browser = change.browser
    values = (browser.endpoint, change.who, browser.p256dh, browser.auth, browser.language, change.at)
    sql = """INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE
             SET who = excluded.who, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
             made_at = excluded.made_at"""
    return ((sql, values),)


def table_removed(change: Any) -> Sequence[Statement]:
    """All but the entries, which each database has in its own way."""
    return (
        ("DELETE FROM tables WHERE id = ?", (change.place,)),
        *((f"DELETE FROM {table} WHERE place = ?", (change.place,)) for table in ("records", "played", "notices")),
    )


def _person_removed(change: Any) -> Sequence[Statement]:
    who = (change.identity,)
    return (
        ("DELETE FROM identities WHERE id = ?1 OR id IN (SELECT program FROM tokens WHERE owner = ?1)", who),
        ("DELETE FROM tokens WHERE owner = ?", who),
        *((f"DELETE FROM {table} WHERE identity = ?", who) for table in ("links", "settings", "devices")),
        *((f"DELETE FROM {table} WHERE who = ?", who) for table in ("played", "subscriptions", "mails")),
    )


def _probed(_: Any) -> Sequence[Statement]:
    sql = "INSERT INTO keys (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return ((sql, (secrets.token_bytes(PROBE),)),)


SQL: dict[type[changes.Change], Making] = {
    changes.TableMade: _of_values("INSERT INTO tables (id, maker, made_at) VALUES (?, ?, ?)"),
    changes.TableClosed: _of_values("UPDATE tables SET closed = 1 WHERE id = ?"),
    changes.TableReopened: _of_values("UPDATE tables SET closed = 0 WHERE id = ?"),
    changes.TableRemoved: table_removed,
    changes.RecordKept: _of_values("INSERT INTO records (place, record) VALUES (?, ?)"),
    changes.Played: _played,
    changes.Named: _of_values(
        "INSERT INTO identities VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
    ),
    changes.PersonRemoved: _person_removed,
    changes.SettingsKept: _of_values(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (identity) DO UPDATE SET value = excluded.value"
    ),
    changes.DeviceAdded: _of_values(
        """INSERT INTO devices (identity, device, label, made_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)
           ON CONFLICT (identity, device) DO NOTHING"""
    ),
    changes.DeviceSeen: _of_values("UPDATE devices SET seen_at = ?3 WHERE identity = ?1 AND device = ?2"),
    changes.DeviceRevoked: _of_values("UPDATE devices SET revoked = 1 WHERE identity = ? AND device = ?"),
    changes.LinkMade: _link_made,
    changes.LinkUsed: _of_values("DELETE FROM links WHERE hash = ?"),
    changes.TokenMade: _of_values(
        "INSERT INTO tokens (hash, id, program, owner, scopes, made_at) VALUES (?, ?, ?, ?, ?, ?)"
    ),
    changes.TokenRevoked: _of_values("DELETE FROM tokens WHERE owner = ? AND id = ?"),
    changes.NoticeSettled: _of_values(
        "INSERT INTO notices VALUES (?, ?, ?) ON CONFLICT (place, seat) DO UPDATE SET step = excluded.step"
    ),
    changes.Subscribed: _subscribed,
    changes.Unsubscribed: _of_values("DELETE FROM subscriptions WHERE endpoint = ?"),
    changes.MailGiven: _of_values(
        """INSERT INTO mails VALUES (?, ?, ?, ?, ?) ON CONFLICT (who) DO UPDATE
           SET address = excluded.address, language = excluded.language, code = excluded.code, until = excluded.until"""
    ),
    changes.MailTakenAway: _of_values("DELETE FROM mails WHERE who = ?"),
    changes.MailConfirmed: _of_values("UPDATE mails SET code = NULL WHERE who = ?1 AND code = ?2 AND until >= ?3"),
    changes.Probed: _probed,
    changes.OrderDone: _of_values("DELETE FROM orders WHERE id = ?"),
}
"""The statements of every change but `EntryAdded`, which each database writes in its own way."""
