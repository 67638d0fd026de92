"""What SQLite has to do for each change: entries go to the journal, all else is as `store/statements.py` has it."""

from collections.abc import Sequence

from shinobi.store import changes
from shinobi.store.statements import SQL, Statement

ENTRY = "INSERT INTO journal (place, n, entry) VALUES (?, ?, ?)"
EMPTIED = "UPDATE journal SET entry = x'' WHERE place = ?"
"""The entries of a removed table stay as empty rows: the journal's numbers only rise."""


def statements_of(change: changes.Change) -> Sequence[Statement]:
    """What SQLite has to do for a change."""
    if type(change) is changes.EntryAdded:
        return ((ENTRY, (change.place, change.n, change.entry)),)
    if type(change) is changes.TableRemoved:
        return (*SQL[changes.TableRemoved](change), (EMPTIED, (change.place,)))
    return SQL[type(change)](change)
