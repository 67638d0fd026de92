"""The judgement of a game that has none: every move is as good as another, and every world as likely."""

from shinobi.engine.compiler.language import AnyState, NumberRows, Numbers

EVIDENCE = 0
REMEMBERED = 0
PLAYOUT = 0
EXPLORATION = 0.7
SUSPICION = 1.0
EVENNESS = 3.0
SIMULATIONS = 8_000


def weight(s: AnyState, seat: int, action: int) -> float:
    return 1.0


def habit(s: AnyState, seat: int, action: int) -> float:
    return 1.0


def note(
    evidence: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    return


def plausibility(s: AnyState, seat: int, evidence: Numbers) -> float:
    return 0.0


def credence(s: AnyState, seat: int, claims: NumberRows) -> float:
    return 0.0


def outlook(s: AnyState, seat: int) -> float:
    expected: float = 1.0 / s.players
    return expected
