"""What a table refuses: a code with a text in every language, a sentence, the clause where a rule forbids it."""

from shinobi.engine.errors import BadMove, Refused, ShinobiError

CODES = (
    "stale",  # the move answers a situation that is past
    "illegal",  # a rule forbids it: `clause`
    "bad-move",  # not a move of this game
    "turn-ends",  # a move that was only considered would end one's turn
    "stood-in",  # a bot decides for the seat: `return` first
    "no-undo",  # the last move stands
    "bad-talk",  # not something that can be said here
    "hushed",  # the host has muted the seat
    "removed",  # the host has asked this person to leave
    "no-person",  # nobody else sits there
    "device",  # there is no such device
    "sure",  # a device that is somebody already has to be asked first
    "chat-off",  # the host has turned chat off
    "not-seated",  # only for those who sit at the table
    "seated",  # one sits already
    "seat-taken",
    "no-seat",  # there is no such seat
    "not-host",
    "not-open",  # only before the deal
    "not-playing",  # only while the match is played
    "not-over",  # only after the end
    "dealing",  # the cards are being dealt
    "too-early",  # not everybody is bound yet
    "bad-reveal",  # not the contribution one is bound to
    "withheld",  # who did not reveal has no part in the next deal
    "not-full",  # a seat is still open
    "no-return",  # no bot stands in
    "paused",  # the table waits between two rounds
    "no-pause",  # it does not
    "no-rhythm",  # a table without pauses
    "not-away",  # nobody is gone for whom a bot could play
    "not-alone",  # others play here: one can only leave
    "lesson",  # a lesson is for one
    "bad-table",  # such a table cannot be set
    "no-bot",  # there is no bot of that level
    # Said by the server
    "no-table",
    "no-name",  # say who you are first
    "bad-name",
    "too-many-tables",
    "bad-message",
    "too-long",
    "too-fast",
    "bad-origin",
    "bad-token",  # of a program: not known, or revoked
    "no-scope",  # the token of a program does not cover this
    "too-many-tokens",
    "bad-code",  # of a link that moves an identity
    "bad-push",  # a push service that is not known
    "bad-mail",  # not an address, or no mail here
    "bad-record",  # a match that was brought does not follow the rules, or is none
    "not-alone-there",  # one that was not played alone in a browser
    "other-bots",  # one with bots of another version, whose choices cannot be checked
    "kept-already",  # one that somebody else has brought
    "not-found",
    "closing",  # the server is about to stop
    "failed",  # a defect of the server
    "damaged",  # the data of the table cannot be read
)


LONGEST = 3000
"""Characters of a sentence that says why not: what somebody sent is not sent back to them at length."""


class Refusal(ShinobiError):
    """A request that is not carried out, and has changed nothing."""

    def __init__(self, code: str, text: str, clause: str | None = None) -> None:
        text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
        super().__init__(text)
        self.code = code
        self.text = text
        self.clause = clause

    @classmethod
    def of_move(cls, problem: Refused | BadMove) -> "Refusal":
        """The refusal of a move that the rules forbid, or that is not a move at all."""
        if isinstance(problem, Refused):
            return cls("illegal", problem.sentence, problem.clause)
        return cls("bad-move", str(problem))
