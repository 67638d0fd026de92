"""A match told in sentences: events, moves and things as words, for one reader."""

from collections.abc import Mapping, Sequence

from shinobi.engine.actions import Move
from shinobi.engine.domains import Domain, Json, Listed, Names, Seats, Some
from shinobi.engine.events import Told
from shinobi.engine.game import Game
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

    def thing(self, domain: Domain, shown: Json) -> str | int:
        """A value as people see it, in words."""
        match domain:
            case Names(kind) if shown is not None:
                return self.words.say(f"{kind}-{shown}")
            case Seats() if shown is not None and shown < len(self.names):
                return self.names[shown]
            case Listed(option, part) if shown is not None and option in self.options:
                return str(self.options[option][part][shown]["name"])
            case Some(of):
                return ", ".join(str(self.thing(of, one)) for one in shown)
        return shown if isinstance(shown, int) else str(shown)

    def event(self, told: Told) -> str:
        """An event as a sentence."""
        event = self.game.events.events[told.event]
        arguments = {
            name: self.thing(domain, domain.show(value))
            for (name, domain), value in zip(event.arguments.items(), told.arguments, strict=True)
        }
        return self.words.say(f"event-{event.name}", **arguments)

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
