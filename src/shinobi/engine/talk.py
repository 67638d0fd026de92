"""Talk: what people and bots may say to one another while a match is played. A game declares it, and the table obeys.

A remark is chat in somebody's own words, a phrase of the game (a claim about cards, a question to a player), or a
gesture. Phrases and gestures travel as names and arguments, so that every reader gets them in their own language.
None of them is part of the match: they bind nobody, change no state, and stand in no record.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from shinobi.engine.domains import Domain, Json, Seats
from shinobi.engine.errors import BadTalk, BadValue

LONGEST_CHAT = 280

UNREADABLE = ("Cc", "Cs", "Zl", "Zp")
"""The kinds of characters that nobody reads: they command a terminal, or break a line."""
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn a line around, and what stands behind it, too."""

GESTURES = ("nod", "shake", "shrug", "laugh", "bow", "think", "stare", "applaud")
"""What can be done with face and hands, in front of all. It carries no knowledge of cards."""

WINK = "wink"
"""The one gesture for a single pair of eyes."""


class Kind(StrEnum):
    """What a remark is."""

    CHAT = "chat"
    CLAIM = "claim"
    QUESTION = "question"
    GESTURE = "gesture"


PHRASES = (Kind.CLAIM, Kind.QUESTION)
"""What is said in the game's own phrases, before all."""


class Phrase:
    """A sentence of the game with blanks to fill in: the names and domains of its arguments.

    Its text is `claim-NAME` or `question-NAME` in the game's texts. The argument `asked` of a question is its seat.
    """

    def __init__(self, name: str, **arguments: Domain) -> None:
        self.name = name
        self.arguments = arguments


@dataclass(frozen=True)
class Remark:
    """Something said or shown at the table."""

    seat: int
    kind: Kind
    text: str = ""
    """The words of a chat, or the name of a phrase or gesture."""
    arguments: Mapping[str, Json] | None = None
    """The arguments of a phrase, as people see them."""
    to: int | None = None
    """The only seat that notices, besides the speaker: for a wink. Everything else is for all."""


@dataclass(frozen=True)
class Talk:
    """What the table offers those who sit at it, from the deal to the end."""

    chat: bool
    """Whether anything may be said: claims, threats, lies."""
    claims: tuple[Phrase, ...] = ()
    questions: tuple[Phrase, ...] = ()
    clause: str | None = None
    """The clause that forbids the rest, where something is forbidden."""

    def checked(self, remark: Remark, players: int) -> Remark:
        """The remark, if it may be made at such a table; raises `BadTalk`."""
        if remark.to is not None and not (remark.kind is Kind.GESTURE and remark.text == WINK):
            raise BadTalk.of("only-wink")
        match remark.kind:
            case Kind.CHAT:
                self._check_chat(remark.text)
            case Kind.GESTURE:
                _check_gesture(remark, players)
            case Kind.CLAIM:
                self._check_phrase(remark, self.claims, players)
            case Kind.QUESTION:
                self._check_phrase(remark, self.questions, players)
        return remark

    def _check_chat(self, text: str) -> None:
        if not self.chat:
            raise self._forbidden()
        if not text.strip():
            raise BadTalk.of("said-nothing")
        if len(text) > LONGEST_CHAT:
            raise BadTalk.of("said-too-long", most=LONGEST_CHAT)
        if any(letter in TURNING or unicodedata.category(letter) in UNREADABLE for letter in text):
            raise BadTalk.of("said-unreadable")

    def _forbidden(self) -> BadTalk:
        problem = BadTalk.of("no-chat-here", clause=str(self.clause))
        problem.clause = self.clause
        return problem

    def _check_phrase(self, remark: Remark, phrases: tuple[Phrase, ...], players: int) -> None:
        phrase = next((one for one in phrases if one.name == remark.text), None)
        if phrase is None and not phrases and not self.chat:
            raise self._forbidden()
        if phrase is None:
            known = ", ".join(one.name for one in phrases) or BadValue.of("nothing")
            raise BadTalk.of(f"no-such-{remark.kind}", said=remark.text, known=known)
        given = remark.arguments or {}
        if given.keys() != phrase.arguments.keys():
            needs = ", ".join(phrase.arguments) or BadValue.of("nothing")
            raise BadTalk.of("phrase-needs", phrase=phrase.name, needs=needs)
        for name, domain in phrase.arguments.items():
            try:
                value = domain.read(given[name])
            except BadValue as problem:
                raise BadTalk.of("phrase-value", part=name, must=problem) from None
            if isinstance(domain, Seats) and value >= players:
                must = BadValue.of("must-be-seat", last=str(players - 1))
                raise BadTalk.of("phrase-value", part=name, must=must)


def _check_gesture(remark: Remark, players: int) -> None:
    if remark.text == WINK:
        if remark.to is None or not 0 <= remark.to < players or remark.to == remark.seat:
            raise BadTalk.of("wink-at-whom")
    elif remark.text not in GESTURES:
        raise BadTalk.of("no-such-gesture", said=remark.text, known=", ".join((*GESTURES, WINK)))
