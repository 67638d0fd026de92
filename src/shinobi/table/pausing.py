"""Between two rounds: how the last one ended is shown until people have seen it, and the next begins for nobody before.

A move that ends a round is told in two steps: what happened in the old round, with the table as it then lay; and, when
the pause is over, how the new one begins. Whether there is a pause, and when it ends, follows from the log alone.
"""

from dataclasses import dataclass, field

from shinobi.engine.events import Told

RUNS_OUT_AFTER = {"quick": 15, "normal": 30, "calm": 60}
"""Seconds after which a table where several people sit goes on by itself, by its rhythm."""

BEAT = {"none": 1.0, "quick": 0.5, "normal": 1.0, "calm": 2.0}
"""How the pace of bots is multiplied, by the rhythm of the table."""

ANSWER_AFTER = 1.2
"""Seconds after which a bot answers a question, whatever it answers."""

TIME_TO_ANSWER = 10.0
"""Seconds that a question adds to the time of whoever asks it while deciding."""

MOST_QUESTIONS = 3
"""Questions for which a decision gets more time."""


@dataclass
class RoundEnd:
    """A round that has just ended."""

    since: float
    before: bytes
    """The state before the move that ended it, packed."""
    told: tuple[Told, ...]
    """What the move told of the new round: nobody has been told it yet."""
    ready: set[int] = field(default_factory=set)
    """The seats whose people have continued."""
