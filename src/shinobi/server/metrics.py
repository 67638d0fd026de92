"""How the machine and the server are, as Prometheus reads it.

Nothing here counts what players do: on a quiet server, a count of moves, messages, writes or thinking would tell a
player that an opponent has moved behind the screen, or winked.
"""

HELP = {
    "shinobi_ready": "Whether the server can take on and keep what people do.",
    "shinobi_rules_compiled": "Whether the rules are compiled.",
    "shinobi_connections": "Open WebSockets.",
    "shinobi_tables": "Tables in memory.",
    "shinobi_turned_away": "Connections that were refused or cut off since the start.",
    "shinobi_servers": "Servers that share the tables and are alive, as this one sees it.",
    "shinobi_far_connections": "Connections from here to tables of other servers.",
    "shinobi_tables_held": "Tables that this server owns.",
    "shinobi_memory_bytes": "Resident memory of the process.",
    "shinobi_damaged_tables": "Tables that could not be read since the start.",
}


def metrics(gauges: dict[str, float]) -> str:
    """The gauges in Prometheus' text format. A name with labels, `shinobi_tables{state="open"}`, is one of a family."""
    lines = []
    for family, sentence in HELP.items():
        members = {name: value for name, value in gauges.items() if name.partition("{")[0] == family}
        if members:
            lines += [f"# HELP {family} {sentence}", f"# TYPE {family} gauge"]
            lines += [f"{name} {value}" for name, value in members.items()]
    return "\n".join(lines) + "\n"


def resident_memory() -> float:
    """Bytes of memory that the process has now; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:  # noqa: PTH123 - read often, and only on Linux
            return float(told.read().split()[1]) * PAGE
    except OSError:
        return 0.0


PAGE = 4096
