"""What a server counts, as Prometheus reads it. It names no table and no person."""

from collections import Counter

HELP = {
    "shinobi_requests_total": "Requests over sockets that were carried out.",
    "shinobi_refusals_total": "Requests over sockets that were refused.",
    "shinobi_moves_total": "Moves, by people and bots.",
    "shinobi_messages_sent_total": "Messages sent over sockets.",
    "shinobi_commits_total": "Transactions committed.",
    "shinobi_writes_total": "Writes committed in them.",
    "shinobi_bot_seconds_total": "Seconds bots have calculated.",
}


class Metrics:
    """Counters, by name."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self.sent = 0
        """Messages: there are so many that they are counted more quickly."""

    def count(self, name: str, by: float = 1) -> None:
        self.counted[name] += by  # type: ignore[assignment]

    def text(self, gauges: dict[str, float]) -> str:
        """All of it, in Prometheus' text format."""
        self.counted["shinobi_messages_sent_total"] = self.sent
        lines = []
        for name, sentence in HELP.items():
            lines += [f"# HELP {name} {sentence}", f"# TYPE {name} counter", f"{name} {self.counted[name]}"]
        # A name with labels, `shinobi_tables{state="open"}`, is one of a family: the family has the type.
        families = {name.partition("{")[0]: None for name in gauges}
        for family in families:
            members = {name: value for name, value in gauges.items() if name.partition("{")[0] == family}
            lines += [f"# TYPE {family} gauge", *(f"{name} {value}" for name, value in members.items())]
        return "\n".join(lines) + "\n"
