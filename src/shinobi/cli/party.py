"""The people and bots around one match in one terminal."""

import sys
from pathlib import Path

import msgspec

from shinobi.bots import Bot, ask
from shinobi.cli.console import console
from shinobi.cli.seat import Seat, clear_screen
from shinobi.cli.story import Story
from shinobi.engine.errors import BadRecord
from shinobi.engine.keys import CHOICES, Keys, Seed, fresh_keys
from shinobi.engine.match import Match
from shinobi.locale import Texts

BOT_SIGN = " (bot)"
"""Ends the name of a bot's seat in the record, so that people are people again when a match is resumed."""

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

    def greet(self) -> None:
        """Say what is played, and by whom."""
        match, words = self.match, self.words
        table = {"game": words.say("name"), "edition": match.table.edition, "players": match.players}
        people = ", ".join(seat.name for seat in self.seats.values())
        hello = words.say("hello-people", people=people, **table)
        console.print(words.say("hello", you=people, **table) if self.watcher else hello, style="bold")
        console.print(words.say("hello-help"), style="dim")

    def play(self, against: Bot) -> None:
        """To the end, or until somebody leaves."""
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
            key = self.choices.key(len(self.match.steps))
            self.match.play(ask(against, self.match, seat, key), seat)
        if self.record is not None:
            keep(self.match, self.record)

    def _show_to(self, seat: int) -> None:
        if self.watcher is not None:
            self.watcher.tell_news(self.pace)
        elif self.shown_to == seat:
            self.seats[seat].tell_news(0.0)
        else:
            self.seats[seat].hand_over()
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
        console.print(words.say(message, names=", ".join(winners)), style="bold")
        clause = str(match.ended_by)
        console.print(words.say("result-clause", clause=clause, sentence=words.say(clause)), style="dim")
        if self.record is not None:
            console.print(words.say("saved", file=str(self.record)))


def keep(match: Match, file: Path) -> None:
    """Write the record whole, beside the old one, and put it in its place: whatever happens, one of them is there."""
    if file.is_dir():
        raise BadRecord(f"The match cannot be kept in {file}: that is a folder. Name a file.")
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(msgspec.json.encode(match.record()) + b"\n")
        beside.replace(file)
    except OSError as problem:
        raise BadRecord(f"The match cannot be kept in {file}: {problem.strerror}.") from None
