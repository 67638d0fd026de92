"""The people and bots around one match in one terminal."""

import sys
import time
from pathlib import Path

import msgspec

from shinobi.bots import Bot, ask, listen
from shinobi.cli.console import console
from shinobi.cli.seat import Seat, clear_screen
from shinobi.engine.errors import BadRecord
from shinobi.engine.keys import CHOICES, Keys, Seed, fresh_keys, nth_key
from shinobi.engine.match import Match
from shinobi.engine.talk import Kind, Remark
from shinobi.locale import Texts
from shinobi.locale.story import Story

BOT_SIGN = " (bot)"
"""Ends the name of a bot's seat in the record, so that people are people again when a match is resumed."""

MOMENT = 0.25
"""Seconds that a bot's move takes, where it is not known to need more."""

PACE = 0.25
"""Seconds between the sentences that tell what the others do, where a person is watching."""


class Party:
    """A match, its people, and the file it is kept in."""

    def __init__(self, match: Match, words: Texts, record: Path | None) -> None:
        self.match = match
        self.words = words
        self.record = record
        names = [name.removesuffix(BOT_SIGN) for name in match.names]
        self.story = Story(match.game, words, names, match.table.options)
        # With a seed the whole evening can be had again, the bots' choices included.
        self.choices: Keys = Seed(match.keys.key(CHOICES)) if isinstance(match.keys, Seed) else fresh_keys()
        self.pace = 0.0  # whoever sits down wants to see the table first
        people = [number for number, name in enumerate(match.names) if not name.endswith(BOT_SIGN)]
        self.seats = {number: Seat(match, number, self.story) for number in people}
        # One person may watch what the others do as it happens; several must each look at their own turn only.
        self.watcher = self.seats[people[0]] if len(people) == 1 else None
        self.shown_to: int | None = None
        self.told_to_all = 0
        self.talk: list[Remark] = []
        self.remarks_heard = dict.fromkeys(people, 0)

    def greet(self) -> None:
        """Say what is played, and by whom."""
        match, words = self.match, self.words
        edition = words.say(f"edition-{match.table.edition}")
        table = {"game": words.say("name"), "edition": edition, "players": match.players}
        people = ", ".join(seat.name for seat in self.seats.values())
        hello = words.say("hello-people", people=people, **table)
        console.print(words.say("hello", you=people, **table) if self.watcher else hello, style="bold")
        console.print(words.say("hello-help"), style="dim")

    def play(self, against: Bot) -> None:
        """To the end, or until somebody leaves."""
        for seat in self.seats.values():
            seat.say = lambda remark: self._said(remark, against)
        while self.match.actor is not None:
            self._turn(self.match.actor, against)
        if self.watcher is not None:
            self.watcher.tell_news(self.pace)

    def _turn(self, seat: int, against: Bot) -> None:
        if seat in self.seats:
            self._show_to(seat)
            self.seats[seat].move()
            self.told_to_all = len(self.match.steps) - 1
            self.pace = PACE if sys.stdin is not None and sys.stdin.isatty() else 0.0
        else:
            self._bots_turn(seat, against)
        self._converse(against)
        if self.record is not None:
            keep(self.match, self.record)

    def _bots_turn(self, seat: int, against: Bot) -> None:
        """However long it thinks, and whatever about, the others wait for the same moment."""
        moment = getattr(against, "moment", MOMENT)
        until = time.monotonic() + moment
        key = self.choices.key(len(self.match.steps))
        self.match.play(ask(against, self.match, seat, key, 0.8 * moment, self.talk), seat)
        if self.pace:
            time.sleep(max(0.0, until - time.monotonic()))

    def _converse(self, against: Bot) -> None:
        """Let the bots talk about what has happened; whoever is asked something may answer."""
        if not self.match.over:
            begun = len(self.talk)
            bots = [seat for seat in range(self.match.players) if seat not in self.seats]
            for nth, seat in enumerate(bots):
                self._listen(against, seat, nth)
            self._answers(against, begun)
            if self.watcher is not None and len(self.talk) > begun:
                self._show_to(self.watcher.number)

    def _answers(self, against: Bot, since: int) -> None:
        for remark in self.talk[since:]:
            asked = (remark.arguments or {}).get("asked") if remark.kind is Kind.QUESTION else None
            if asked is not None and asked not in self.seats:
                self._listen(against, asked, self.match.players + len(self.talk))

    def _listen(self, against: Bot, seat: int, nth: int) -> None:
        key = nth_key(self.choices.key(len(self.match.steps)), nth + 1)
        self.talk += listen(against, self.match, seat, key, talk=self.talk)

    def _said(self, remark: Remark, against: Bot) -> None:
        """Somebody at the terminal has spoken."""
        self.talk.append(remark)
        self._answers(against, len(self.talk) - 1)
        self._tell_talk(remark.seat)

    def _tell_talk(self, seat: int) -> None:
        """What was said since this person last listened."""
        for remark in self.talk[self.remarks_heard[seat] :]:
            said = self.story.remark(remark)
            if remark.kind is not Kind.GESTURE:
                said = self.words.say("says", name=self.story.names[remark.seat], words=said)
            console.print(f"  {said}", style="italic")
            time.sleep(self.pace)
        self.remarks_heard[seat] = len(self.talk)

    def _show_to(self, seat: int) -> None:
        if self.watcher is not None:
            self.watcher.tell_news(self.pace)
        elif self.shown_to == seat:
            self.seats[seat].tell_news(0.0)
        else:
            self.seats[seat].hand_over()
        self._tell_talk(seat)
        self.shown_to = seat

    def show_result(self) -> None:
        """The table as all may see it now, who won, by which clause, and where the record is."""
        match, words = self.match, self.words
        if self.watcher is None:
            clear_screen()
            for told in match.heard(None, since=self.told_to_all + 1):
                console.print(f"  {self.story.event(told)}")
        console.print()
        console.print(self.watcher.table() if self.watcher else self.seats[min(self.seats)].public_table())
        winners = [name for name, share in zip(self.story.names, match.shares, strict=True) if share]
        message = "result-one" if len(winners) == 1 else "result-shared"
        console.print(words.say(message, names=words.all_of(winners)), style="bold")
        clause = str(match.ended_by)
        console.print(words.say("result-clause", clause=clause, sentence=words.say(clause)), style="dim")
        if self.record is not None:
            console.print(words.say("saved", file=str(self.record)))


def keep(match: Match, file: Path) -> None:
    """Write the record whole, beside the old one, and put it in its place: whatever happens, one of them is there."""
    if file.is_dir():
        raise BadRecord.of("kept-in-folder", file=str(file))
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(msgspec.json.encode(match.record()) + b"\n")
        beside.replace(file)
    except OSError as problem:
        raise BadRecord.of("not-kept", file=str(file), problem=problem.strerror) from None
