"""What an entry of the log has changed at a table: what `fold` returns, for whoever tells people of it."""

from msgspec import Struct

from shinobi.table.log import Remarked
from shinobi.table.notes import Noted
from shinobi.table.pausing import RoundEnd


class Stepped(Struct, gc=False):
    """The match has gone a step further, or one was taken back."""

    at: float
    step: int
    """Index into `History.steps`: what each receiver heard of it, and whom it concerns."""
    numbers: tuple[int, ...]
    """For each receiver, the number of its last step."""
    taken_back: int | None = None
    """The step of the history that was taken back by this one."""
    whole: bool = False
    """Whether everything is to be shown anew: it is not enough to say what differs from the step before."""
    round_end: RoundEnd | None = None
    """Where a round ended by it: the table is shown as it lay then."""


class Spoke(Struct, gc=False):
    """Somebody said or showed something."""

    remark: Remarked
    more_time: bool
    """Whether whoever spoke asked something while deciding, and gets more time for the answer."""


class Rearranged(Struct, gc=False):
    """Something changed about the table or its people."""

    receiver: int | None = None
    """The one receiver whom it concerns; `None` where it concerns all."""
    note: Noted | None = None
    newcomer: int | None = None
    """The seat that somebody else has now, or nobody: what was for their predecessor alone is not for them."""


Change = Stepped | Spoke | Rearranged
