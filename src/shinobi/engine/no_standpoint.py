"""The standpoint of a game that has none: nothing is recalled, put together, turned or left out."""

from shinobi.engine.compiler.language import AnyState, Numbers

RECALLED = 0
MOST_RECALLED = 1
DERIVED = 0
MOST_DERIVED = 1
KINDS = 0
OMITTED: tuple[str, ...] = ()
TURNED = ""


def recall(
    recalled: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    return


def turned(s: AnyState, seat: int, value: int) -> int:
    return value


def derived(s: AnyState, seat: int, nth: int) -> int:
    return 0


def kind(s: AnyState, seat: int, action: int) -> int:
    return 0


def guarded(players: int, seat: int, recalled: Numbers) -> int:
    return 0
