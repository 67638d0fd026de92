"""The history of a match at a table: what each step told each receiver, and how many steps each has had.

There is a receiver for each seat and, after the last, one for all who watch. A receiver's steps are those that told it
something, or changed what it knows or is asked; another's hidden move is no step of its own, and takes no number.
"""

from array import array

from shinobi.engine.events import Told
from shinobi.engine.seats import MOST_SEATS

RECEIVERS_OF = tuple(
    tuple(receiver for receiver in range(MOST_SEATS + 1) if receivers >> receiver & 1)
    for receivers in range(1 << MOST_SEATS + 1)
)
"""The receivers of each mask, in order."""

BEFORE_THE_DEAL = -1

HeardOf = tuple[Told, ...]
"""What a receiver was told of one step."""

Parted = tuple[tuple[HeardOf, ...], int]
"""What each receiver heard of one step, and a mask of those whom it concerned."""


class History:
    """What each step told the receivers whom it concerned: the deal, the moves, and what was taken back."""

    def __init__(self, receivers: int) -> None:
        self.steps: list[Parted] = []
        self.numbers = array("q", [BEFORE_THE_DEAL] * receivers)
        """For each receiver, the number of its last step."""
        self.taken_back: dict[int, int] = {}
        """The steps that were taken back, and by which later one."""
        self.second_halves: set[int] = set()
        """The steps that tell how a round begins, where the step before told how the last one ended: one move, both."""

    def __len__(self) -> int:
        return len(self.steps)

    def add(self, parted: Parted) -> None:
        """Note one more step: it counts for those whom it concerns."""
        self.steps.append(parted)
        numbers = self.numbers
        for receiver in RECEIVERS_OF[parted[1]]:
            numbers[receiver] += 1

    def of_move(self, nth: int) -> int:
        """The step that tells of the n-th move that stands."""
        back = {*self.taken_back, *self.taken_back.values(), *self.second_halves}
        return [step for step in range(1, len(self.steps)) if step not in back][nth]

    def story(self, receiver: int, since: int, until: int) -> list[HeardOf]:
        """What a receiver was told at each of its steps, as it is known before the step `until`.

        What was taken back leaves an empty place, so that places are the receiver's steps.
        """
        return [
            () if self.taken_back.get(step, until) < until else heard[receiver]
            for step, (heard, concerned) in enumerate(self.steps[since:until], since)
            if concerned >> receiver & 1
        ]
