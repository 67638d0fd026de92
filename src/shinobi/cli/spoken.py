"""What a person says at the terminal, understood as a remark: a phrase of the game, a gesture, or their own words."""

from shinobi.engine.domains import Domain, Json, Seats
from shinobi.engine.errors import BadTalk
from shinobi.engine.talk import GESTURES, Kind, Phrase, Remark
from shinobi.locale.story import Story


def understood(story: Story, seat: int, line: str) -> Remark:
    """`sent Akane katana` claims, `sent Akane?` asks, `nod` nods, all else is chat; raises `BadTalk`."""
    talk, words = story.game.talk, line.rstrip("?").split()
    if not words:
        raise BadTalk(_what_can_be_said(story))
    for phrases, kind in ((talk.questions, Kind.QUESTION), (talk.claims, Kind.CLAIM)):
        for phrase in phrases:
            if words[0].casefold() == phrase.name and line.endswith("?") == (kind is Kind.QUESTION):
                return talk.checked(
                    Remark(seat, kind, phrase.name, _arguments(story, phrase, words[1:])), len(story.names)
                )
    if line.casefold() in GESTURES:
        return Remark(seat, Kind.GESTURE, line.casefold())
    return talk.checked(Remark(seat, Kind.CHAT, line), len(story.names))


def _arguments(story: Story, phrase: Phrase, words: list[str]) -> dict[str, Json]:
    if len(words) != len(phrase.arguments):
        raise BadTalk(_what_can_be_said(story))
    return {
        name: _value(story, domain, word) for (name, domain), word in zip(phrase.arguments.items(), words, strict=True)
    }


def _value(story: Story, domain: Domain, word: str) -> Json:
    """A thing by its name in the reader's language, or as records call it."""
    shown = [domain.show(value) for value in domain.values]
    for value in shown[: len(story.names)] if isinstance(domain, Seats) else shown:
        if word.casefold() in (str(story.thing(domain, value)).casefold(), str(value).casefold()):
            return value
    raise BadTalk(_what_can_be_said(story))


def _what_can_be_said(story: Story) -> str:
    talk = story.game.talk
    forms = [" ".join(("say", one.name, *one.arguments)) for one in talk.claims]
    forms += [" ".join(("say", one.name, *one.arguments)) + "?" for one in talk.questions]
    return story.words.say("say-forms", forms=", ".join(forms) or "–", gestures=", ".join(GESTURES))
