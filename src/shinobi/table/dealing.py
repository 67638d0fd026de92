"""Before the deal: the people at a table commit to their contributions, then reveal them, round by round.

`shinobi.engine.agreement` says what is agreed and why. Here is who has done their part so far.
"""

from collections.abc import Sequence

from shinobi.engine.agreement import Agreement, Round, commitment_to, setting_hash
from shinobi.table.log import Created
from shinobi.table.seats import Seat


class Dealing:
    """The agreement of one table on its keys, as far as it has come."""

    def __init__(self, place: str, created: Created) -> None:
        self.place = place
        self.players = created.players
        self.secret = bytes.fromhex(created.secret)
        self.setting = setting_hash(created.game, created.players, created.edition, created.options)
        self.past: list[Round] = []
        """The rounds that were called off."""
        self.begun = False
        """Whether the host has started: from then on, nobody comes or goes before the deal."""
        self.sealed = False
        """Whether all who take part in this round are bound; only then may anybody reveal."""
        self.sitters: tuple[str | None, ...] = (None,) * created.players
        self.stand_in = created.stand_in
        self.commitments: list[str | None] = [None] * created.players
        self.contributions: list[bytes | None] = [None] * created.players

    @property
    def round(self) -> int:
        """The number of the round under way."""
        return len(self.past)

    @property
    def withheld(self) -> list[int]:
        """The seats that did not reveal in an earlier round; they take part in none after it."""
        return [seat for one in self.past for seat in one.withheld]

    @property
    def agreement(self) -> Agreement:
        """All that was agreed so far, with the round under way as the last."""
        last = Round(tuple(self.commitments), tuple(self.contributions))
        return Agreement(self.place, self.secret, self.setting, self.sitters, self.stand_in, (*self.past, last))

    @property
    def ready(self) -> bool:
        """Whether everybody who is bound has revealed."""
        return self.sealed and not self.agreement.rounds[-1].withheld

    def begin(self, seats: Sequence[Seat]) -> None:
        """The host has started, with these people and bots."""
        self.begun = True
        self.sitters = tuple(None if seat.who is not None else seat.level for seat in seats)
        self._seal_if_complete()

    def forget(self, seat: int) -> None:
        """Somebody else, or nobody, sits there now."""
        self.commitments[seat] = None

    def commit(self, seat: int, commitment: str) -> None:
        """Somebody binds themselves; until the seal, the last time counts."""
        self.commitments[seat] = commitment
        self._seal_if_complete()

    def reveal(self, seat: int, contribution: str) -> None:
        """Somebody shows what they were bound to."""
        self.contributions[seat] = bytes.fromhex(contribution)

    def wait_is_over(self) -> None:
        """Go on without those who have not done their part: who is not bound has none, who withholds is named."""
        if not self.sealed:
            self.sealed = True
            return
        self.past.append(self.agreement.rounds[-1])
        self.sealed = False
        self.commitments = [None] * self.players
        self.contributions = [None] * self.players
        self._seal_if_complete()

    def fits(self, seat: int, contribution: str) -> bool:
        """Whether this is what the seat is bound to."""
        value = bytes.fromhex(contribution)
        return self.commitments[seat] == commitment_to(value, self.place, self.round, seat)

    def _seal_if_complete(self) -> None:
        if self.begun and not self.sealed:
            out = self.withheld
            awaited = [seat for seat, level in enumerate(self.sitters) if level is None and seat not in out]
            self.sealed = all(self.commitments[seat] is not None for seat in awaited)
