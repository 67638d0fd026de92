"""A match told in sentences: events, moves and things as words, for one reader."""

import re
from collections.abc import Mapping, Sequence

from shinobi.engine.actions import Move
from shinobi.engine.domains import Domain, Json
from shinobi.engine.events import Told
from shinobi.engine.game import Game
from shinobi.engine.sayings import Argument, Entry, Said, Whose, happened, thing
from shinobi.engine.talk import Kind, Remark
from shinobi.locale import Texts


class Story:
    """Says things of one game, in one language, with the names of the people at one table."""

    def __init__(
        self, game: Game, words: Texts, names: Sequence[str], options: Mapping[str, Json] | None = None
    ) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.options = options or {}

    def said(self, said: Argument) -> str | int:
        """A saying, or an argument of one, in words."""
        match said:
            case int() | str():
                return said
            case Whose(seat):
                return self.names[seat] if seat < len(self.names) else seat
            case Entry(option, part, number):
                return self.listed(option, part, number) if option in self.options else number
            case Said(message, arguments):
                return self.words.say(message, **{name: self.said(argument) for name, argument in arguments.items()})
        return ", ".join(str(self.said(one)) for one in said)

    def listed(self, option: str, part: str, number: int) -> str:
        """The name of something that an option lists, such as a card of a deck.

        It is said in the reader's language if its author gave a name in it, or if the game has a text for it.
        """
        entry = self.options[option][part][number]
        name = str(entry["name"])
        message = "listed-" + re.sub("[^a-z0-9]+", "-", name.strip().lower())
        usual = self.words.say(message) if self.words.has(message) else name
        return str(entry.get("names", {}).get(self.words.language, usual))

    def sentences(self, sayings: Sequence[Said]) -> str:
        """Several sayings, one to a line."""
        return "\n".join(str(self.said(said)) for said in sayings)

    def thing(self, domain: Domain, shown: Json) -> str | int:
        """A value as people see it, in words."""
        return self.said(thing(domain, shown))

    def event(self, told: Told) -> str:
        """An event as a sentence."""
        events = self.game.events
        return str(self.said(happened(events.events[told.event], events.shown(told))))

    def remark(self, remark: Remark) -> str:
        """Something said or shown at the table, in words."""
        speaker = self.names[remark.seat]
        match remark.kind:
            case Kind.CHAT:
                return remark.text
            case Kind.GESTURE:
                to = {} if remark.to is None else {"to": self.names[remark.to]}
                return self.words.say(f"gesture-{remark.text}", seat=speaker, **to)
        phrases = self.game.talk.claims if remark.kind is Kind.CLAIM else self.game.talk.questions
        phrase = next(one for one in phrases if one.name == remark.text)
        given = remark.arguments or {}
        arguments = {name: self.thing(domain, given[name]) for name, domain in phrase.arguments.items()}
        return self.words.say(f"{remark.kind}-{phrase.name}", **arguments)

    def move(self, move: Move) -> str:
        """A move in words, as one can type it."""
        verb = next(verb for verb in self.game.actions.table if verb.name == move["verb"])
        arguments = (str(self.thing(domain, move[name])) for name, domain in verb.arguments.items())
        return " ".join((self.words.say(f"verb-{verb.name}"), *arguments))
