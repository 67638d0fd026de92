"""A table: people and bots around one match, after the entries of its log so far. `folding.py` adds the next one."""

from array import array
from math import ceil
from typing import Any

from shinobi.engine.agreement import Agreement
from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from shinobi.engine.runner import Interpreted, Runner
from shinobi.engine.seats import SEATS_OF
from shinobi.engine.talk import Remark
from shinobi.table.dealing import Dealing
from shinobi.table.history import History
from shinobi.table.log import BY_DAY, Choice, Created, Ended, Rhythm
from shinobi.table.notes import Noted
from shinobi.table.pausing import RUNS_OUT_AFTER, RoundEnd
from shinobi.table.seats import Seat, Viewer


class Table:
    """A table, after the entries of its log so far."""

    def __init__(
        self,
        place: str,
        created: Created,
        runner: type[Runner] = Interpreted,
        reaction: float = 2.0,
    ) -> None:
        """`runner` plays the match: by interpreted rules, or by compiled ones."""
        self.id = place
        self.created = created
        self.runner = runner
        self.reaction = reaction
        """Seconds between a question whether somebody reacts, and the answer."""
        self.game = game_named(created.game)
        self.seats = [
            Seat(chair.who, chair.name, chair.level, bank=created.pace.bank, program=chair.program)
            for chair in created.chairs
        ]
        self.host = created.who
        self.dealing = Dealing(created.browser_table or place, created) if created.agreed else None
        self.match: Match | None = None
        self.match_keys: Agreed | Agreement = self.keys
        """The keys with which the cards were dealt."""
        self.chat = True
        self.rhythm: Rhythm = created.rhythm
        self.round_end: RoundEnd | None = None
        """The end of a round that people are looking at; `None` while the match goes on."""
        self.removed: set[str] = set()
        """Identities that the host asked to leave."""
        self.hushed: set[int] = set()
        """Seats that the host muted for all."""
        self.rematch: str | None = None
        self.ended: Ended | None = None
        """How the table ended, where that was not by the rules."""
        self.notes: list[Noted] = []
        self.entries = 1
        """How many entries the log has."""
        self.carried_out: set[tuple[str, str]] = set()
        """`(who, ticket)` of every completed request."""
        self.viewers: list[Viewer] = [*range(created.players), None]
        """The receivers: every seat, and all who watch."""
        self.history = History(len(self.viewers))
        self.muted: list[set[int]] = [set() for _ in self.viewers]
        """For each receiver, the seats that it does not want to hear."""
        self.asked_at: dict[int, float] = {}
        self.questions: dict[int, int] = {}
        """How many questions each seat has got more time for since it is asked."""
        self.own = array("q", [-1] * created.players)
        """For each seat, the step at which it last decided something."""
        self.began, self.took = array("d"), array("d")
        """For each step of the match, when its mover was asked, and what the decision took from the bank."""
        self.chosen: list[Choice | None] = []
        """For each step of the match, the bot that chose."""
        self.phrases: list[Remark] = []
        """What was said since the deal in the game's own phrases, for all to hear; bots that search consider it."""
        self.last_at = created.at
        self.commitment = self.keys.promise()
        self.note_seats()
        self.note_state()

    # What is so ------------------------------------------------------------------------------------------------------

    @property
    def keys(self) -> Agreed | Agreement:
        """The keys of the match: its secret, and what the players have given."""
        if self.dealing is not None:
            return self.dealing.agreement
        return Agreed(bytes.fromhex(self.created.secret), tuple(seat.contribution for seat in self.seats))

    @property
    def everybody(self) -> int:
        """The mask of all receivers."""
        return (1 << len(self.viewers)) - 1

    def seat_of(self, who: str | None) -> int | None:
        """The seat of an identity; `None` if it has none here."""
        return None if who is None else self._seat_by_who.get(who)

    def note_seats(self) -> None:
        """Note who sits where: it is asked for at every step, and seldom changes."""
        self._seat_by_who = {seat.who: number for number, seat in enumerate(self.seats) if seat.who is not None}
        self.seated = list(self._seat_by_who.values())
        """The seats of people; a bot may stand in there."""
        self.stood_in = {seat.who for seat in self.seats if seat.stands_in}
        """The identities for whom bots decide just now."""
        self.bots = sum((self.decided_by(seat) is not None) << seat for seat in range(len(self.seats)))
        """The mask of the seats for which bots decide."""
        self.people = [seat for seat, sitter in enumerate(self.seats) if sitter.who and not sitter.stands_in]
        """The seats whose people decide for themselves."""

    def note_state(self) -> None:
        """Note how the match stands: everybody asks for it, and only an entry of the log changes it."""
        match, self.asked = self.match, 0
        """The mask of the seats that are asked now."""
        if self.ended is not None:
            self.state = "over"
        elif match is None:
            self.state = "dealing" if self.dealing is not None and self.dealing.begun else "open"
        else:
            runner = match.runner
            self.state = "over" if runner.ending else "playing"
            self.asked = runner.asked if self.round_end is None else 0
        self.people_asked = self.asked & ~self.bots
        """The mask of the seats that are asked now and decide for themselves."""
        self.bots_asked = SEATS_OF[self.asked & self.bots]
        """The seats that are asked now and for which a bot decides."""

    def decided_by(self, seat: int) -> str | None:
        """The level of the bot that decides for this seat; `None` if its person does."""
        sitter = self.seats[seat]
        return self.created.stand_in if sitter.stands_in else sitter.level

    @property
    def to_continue(self) -> list[int]:
        """The seats whose people are yet to say that they have seen how the round ended."""
        ready = set() if self.round_end is None else self.round_end.ready
        return [seat for seat in self.people if seat not in ready]

    @property
    def pause_seconds(self) -> int | None:
        """Seconds for which a pause lasts at most; `None` where one person plays alone, and keeps nobody waiting."""
        return RUNS_OUT_AFTER.get(self.rhythm) if len(self.people) > 1 else None

    @property
    def outcome(self) -> tuple[str, list[float]] | None:
        """The clause by which the match ended, or `resigned`, and everybody's share; `None` without a result."""
        match, ended = self.match, self.ended
        if ended is not None and ended.seat is not None:
            two = len(self.seats) == 2
            return "resigned", [float(two and seat != ended.seat) for seat in range(len(self.seats))]
        return (str(match.ended_by), match.shares) if match is not None and match.over else None

    def choice_key(self, seat: int, what: str = "") -> int:
        """64 random bits for a bot to make its next move with; like all chance, they follow from the match's keys.

        For something else than the move, `what` says for what.
        """
        assert self.match is not None
        nth = sum(step.seat == seat for step in self.match.steps)
        return self.match_keys.choice_key(seat, f"{nth} {what}" if what else nth)

    def record(self) -> dict[str, Json]:
        """The record of the match, with which bot made which move. It shows everything: publish it only at the end."""
        assert self.match is not None
        record = self.match.record()
        steps: Any = record["steps"]
        for step, choice in zip(steps, self.chosen, strict=True):
            if choice is not None:
                step["bot"] = choice
        if any(choice is not None and choice.heard for choice in self.chosen):
            record["phrases"] = [
                {"seat": one.seat, "kind": str(one.kind), "text": one.text, "arguments": dict(one.arguments or {})}
                for one in self.phrases
            ]
        return record

    def run_by(self, runner: type[Runner]) -> None:
        """Let this runner play the match from now on."""
        self.runner = runner
        if self.match is not None:
            self.match.run_by(runner)

    # Time ------------------------------------------------------------------------------------------------------------

    def hold(self, seat: int, now: float) -> float:
        """Seconds to wait before an answer of this seat may be carried out: a reaction must not betray by its haste.

        Nor by its slowness: one that misses the first moment for answers waits for the next.
        """
        if self.match is None or not self.match.runner.reacting >> seat & 1 or self.reaction <= 0:
            return 0.0
        asked = self.asked_at.get(seat, now)
        due = asked + self.reaction * max(1, ceil((now - asked) / self.reaction))
        return max(0.0, min(due, self.deadlines().get(seat, due)) - now)

    def spent(self, seat: int, now: float) -> float:
        """What a decision made now takes from the seat's bank."""
        seconds = self.created.pace.seconds
        if seconds is None or seat not in self.asked_at:
            return 0.0
        return min(self.seats[seat].bank, max(0.0, now - self.asked_at[seat] - seconds))

    def deadlines(self) -> dict[int, float]:
        """When the time of each person who is asked is up."""
        seconds = self.created.pace.seconds
        if seconds is None or self.match is None or self.ended is not None:
            return {}
        return {
            seat: at + seconds + self.seats[seat].bank
            for seat, at in self.asked_at.items()
            if self.decided_by(seat) is None
        }

    def too_late_to_undo(self, seat: int, now: float) -> bool:
        """Whether the seat's time would be up, had it not made its last move."""
        seconds, last = self.created.pace.seconds, None if self.match is None else self.match.last_move(seat)
        if seconds is None or last is None:
            return False
        return now > self.began[last] + seconds + self.seats[seat].bank + self.took[last]

    def resume(self, now: float) -> None:
        """The table goes on after a pause of the server, which is on nobody's clock.

        Where it is played by day, a restart gives nobody all of their time again; but an hour is left to everybody.
        """
        pace = self.created.pace
        if self.round_end is not None:
            self.round_end.since = now
        if pace.seconds is not None and pace.by_day:
            least = now + BY_DAY - pace.seconds
            self.asked_at = {seat: max(at, least - self.seats[seat].bank) for seat, at in self.asked_at.items()}
            return
        self.asked_at = dict.fromkeys(self.asked_at, now)
        self.began = array("d", [now] * len(self.began))
