"""One person at the terminal: shows the table as their seat knows it, asks, and explains."""

import importlib
import time
from collections.abc import Callable
from typing import Any

from rich.panel import Panel

from shinobi.cli.console import console
from shinobi.cli.rules import show_clause, show_rules
from shinobi.cli.spoken import understood
from shinobi.cli.typed import NotUnderstood, Path, plain
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadTalk, CannotUndo, Refused, ShinobiError
from shinobi.engine.events import Told
from shinobi.engine.match import Match
from shinobi.engine.talk import Remark
from shinobi.locale.story import Story


class LeftTable(Exception):
    """The person wants to stop."""


def clear_screen() -> None:
    """Leave nothing for the next person to see, not even by scrolling back."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")


class Seat:
    """A person's seat."""

    def __init__(self, match: Match, number: int, story: Story) -> None:
        self.match = match
        self.number = number
        self.story = story
        self.words = story.words
        self.name = story.names[number]
        self.drawing: Any = importlib.import_module(f"shinobi.games.{match.game.name}.terminal")
        self.heard = 0
        self.say: Callable[[Remark], None] | None = None  # where there is somebody to talk to

    def table(self) -> Any:
        """The table as this seat knows it."""
        return self.drawing.table(self.match.view(self.number), self.match.events(self.number), self.story)

    def public_table(self) -> Any:
        """The table as anybody may know it."""
        return self.drawing.table(self.match.view(None), self.match.events(None), self.story)

    def news(self) -> list[str]:
        """What the seat was told since it last looked."""
        told = self.match.heard(self.number)
        # After a move was taken back, there is less to have heard.
        first, self.heard = min(self.heard, len(told)), len(told)
        sentences = []
        for nth in range(first, len(told)):
            sentences.append(self.story.event(told[nth]))
            aside = self._aside(told[: nth + 1])
            if aside is not None:
                sentences.append(aside)
        return sentences

    def _aside(self, told: list[Told]) -> str | None:
        """What the game's drawing adds to the last of these events, if it has something to add."""
        if not hasattr(self.drawing, "aside"):
            return None
        last = [self.match.game.events.shown(one) for one in told[-3:]]
        aside: str | None = self.drawing.aside(last[-1], last, self.story)
        return aside

    def shortcuts(self) -> dict[str, list[dict[str, Json]]]:
        """Several moves under one name, where the game's drawing offers some now."""
        if not hasattr(self.drawing, "shortcuts"):
            return {}
        offered: dict[str, list[dict[str, Json]]] = self.drawing.shortcuts(self.match.view(self.number), self.story)
        return offered

    def tell_news(self, pace: float) -> None:
        """Say what happened since this person last looked, sentence by sentence."""
        for sentence in self.news():
            console.print(f"  {sentence}")
            time.sleep(pace)

    def hand_over(self) -> None:
        """Clear the screen, and wait until this person sits before it."""
        clear_screen()
        console.print(Panel(self.words.say("hand-over", name=self.name), expand=False, padding=(1, 4)))
        self._read(self.words.say("hand-over-go", name=self.name))
        clear_screen()
        news = self.news()
        if news:
            console.print(self.words.say("since-then"), style="bold")
        for sentence in news:
            console.print(f"  {sentence}")

    def move(self) -> None:
        """Ask until a legal move is made."""
        console.print()
        console.print(self.table())
        console.print(self.words.say("asks", name=self.name), style="bold")
        console.print(self.drawing.prompt(self.match.view(self.number), self.story))
        path = self._path()
        while True:
            before = len(self.match.steps)
            while path.asks_for is not None:
                path = self._asked(path)
                if len(self.match.steps) > before:
                    return  # several moves at once
                before = len(self.match.steps)
            try:
                self.match.play(path.move, self.number)
            except Refused as refused:
                sentence = self.words.say(refused.clause)
                self._object(self.words.say("refused", clause=refused.clause, sentence=sentence))
                path = self._path()
            else:
                return

    def _asked(self, path: Path) -> Path:
        """Ask for the missing part of the move. Commands are carried out on the way."""
        console.print(path.question)
        for number, value in enumerate(path.choices, start=1):
            console.print(f"  {number}  {path.name(value)}")
        shortcuts = self.shortcuts()
        if shortcuts:
            console.print(self.words.say("shortcuts", names=", ".join(shortcuts)), style="dim")
        line = self._read(self.words.say("choice") + ": ").strip()
        command, _, rest = line.partition(" ")
        match plain(command):
            case "":
                pass
            case "?" | "help":
                self._help(path)
            case "rules":
                self._rules(rest.strip())
            case "log":
                for told in self.match.heard(self.number):
                    console.print(f"  {self.story.event(told)}")
            case "table":
                console.print(self.table())
            case "undo":
                return self._undone(path)
            case "say" if self.say is not None:
                self._say(rest.strip())
            case "quit" | "exit":
                raise LeftTable
            case name if name in map(plain, shortcuts):
                for move in next(moves for shortcut, moves in shortcuts.items() if plain(shortcut) == name):
                    self.match.play(move, self.number)
            case _:
                try:
                    path.say(line)
                except NotUnderstood as problem:
                    right = self.words.say("right-choices", choices=", ".join(problem.choices))
                    self._object(self.words.say("not-understood", said=problem.said, right=right))
                if path.asks_for is not None and not path.choices:
                    path.fill_in()
        return path

    def _help(self, path: Path) -> None:
        console.print(self.words.say("help-title"), style="bold")
        example = self.story.move(path.legal[-1])
        clause = self.match.game.clause(self.match.game.clauses.values[0])
        talk = ("say",) if self.say is not None else ()
        for message in ("number", "words", *talk, "undo", "table", "log", "rules", "quit"):
            console.print(f"  {self.words.say(f'help-{message}', example=example, clause=clause)}")

    def _say(self, line: str) -> None:
        assert self.say is not None
        try:
            self.say(understood(self.story, self.number, line))
        except BadTalk as problem:
            self._object(problem.said(self.words))

    def _rules(self, clause: str) -> None:
        try:
            if clause:
                show_clause(self.words, clause)
            else:
                show_rules(self.words)
        except ShinobiError as problem:
            self._object(problem.said(self.words))

    def _undone(self, path: Path) -> Path:
        if len(path.move) > 1:  # a move in the making: begin it again
            return self._path()
        try:
            move = self.match.undo(self.number)
        except CannotUndo as problem:
            self._object(problem.said(self.words))
            return path
        console.print(self.words.say("undone", move=self.story.move(move)))
        self.heard = len(self.match.heard(self.number))
        console.print(self.table())
        console.print(self.drawing.prompt(self.match.view(self.number), self.story))
        return self._path()

    def _path(self) -> Path:
        """A move yet to be made. A game may call things by better names than their usual ones: its `naming`."""
        path = Path(self.story, self.match.legal(self.number))
        if hasattr(self.drawing, "naming"):
            path.naming = self.drawing.naming(self.match.view(self.number), self.story)
        return path

    def _object(self, sentence: str) -> None:
        console.print(sentence, style="red")

    def _read(self, prompt: str) -> str:
        try:
            return console.input(prompt, markup=False, emoji=False)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last: there is no keyboard at all
            console.print()
            raise LeftTable from None
