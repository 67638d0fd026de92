"""What whoever runs a server asks of its data: lists of tables and people, and orders to remove some of them."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal

from shinobi.engine.errors import BadOption
from shinobi.store.changes import Change, PersonRemoved, TableRemoved

PATIENCE = 15.0
"""Seconds to wait for a running server to carry out an order."""

Kind = Literal["remove-table", "remove-person"]


class Administered(ABC):
    """The data of a server, which may be running."""

    POSITION: ClassVar[str]
    """The function that says where in a text another is found, or 0."""

    def tables(self, closed: bool) -> list[tuple[str, float, str | None, int, bool]]:
        """Id, time, maker, number of entries and whether it is closed, of all tables; the newest first."""
        query = """SELECT tables.id, tables.made_at, name,
                   (SELECT count(*) FROM entries WHERE place = tables.id), closed
                   FROM tables LEFT JOIN identities ON identities.id = maker
                   WHERE closed <= ? ORDER BY tables.made_at DESC"""
        return [(*row[:4], bool(row[4])) for row in self.rows(query, int(closed))]

    def people(self, name: str) -> list[tuple[str, str, float]]:
        """Identity, name and time of all people in whose names this is found."""
        found = f"{self.POSITION}(lower(name), lower(?)) > 0"
        return self.rows(f"SELECT id, name, made_at FROM identities WHERE {found} ORDER BY made_at", name)

    def records(self) -> list[bytes]:
        """The records of all finished matches."""
        return [bytes(record) for (record,) in self.rows("SELECT record FROM records ORDER BY place")]

    def remove_table(self, table: str) -> None:
        """Remove a table; raises `BadOption` where there is none."""
        if not self.rows("SELECT 1 FROM tables WHERE id = ?", table):
            raise BadOption.of("no-such-table-here", said=table)
        self.order("remove-table", table, TableRemoved(table))

    def remove_person(self, person: str) -> None:
        """Remove a person; raises `BadOption` where there is none."""
        if not self.rows("SELECT 1 FROM identities WHERE id = ?", person):
            raise BadOption.of("no-such-person-here", said=person)
        self.order("remove-person", person, PersonRemoved(person))

    @abstractmethod
    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds; raises `ShinobiError`."""

    @abstractmethod
    def order(self, kind: Kind, subject: str, change: Change) -> None:
        """Have a running server do it; where none runs, do it here."""
