"""Who comes to a table: a person whom we know, or a program of theirs."""

from dataclasses import dataclass

from shinobi.server.tokens import Program


@dataclass(frozen=True)
class Visitor:
    """What is known of somebody when they come."""

    who: str
    name: str
    program: Program | None = None
    """What limits it, where a program has come."""
    owner: str | None = None
    """The name of the program's owner."""
