"""A table without a server: entries are folded in, and told."""

from shinobi.table.folding import fold
from shinobi.table.log import AnyEntry
from shinobi.table.table import Table
from shinobi.telling.company import Company
from shinobi.telling.messages import Telling
from shinobi.telling.teller import Teller


class Folded:
    """A table and its teller."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.teller = Teller(table)

    def fold(self, entry: AnyEntry, company: Company | None = None) -> list[Telling]:
        """Let an entry happen; returns what those are told who listen."""
        return self.teller.tell(fold(self.table, entry), company or Company())
