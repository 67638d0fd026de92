"""The reactions of a game that has none: nobody is ever asked only whether they react."""

from shinobi.engine.compiler.language import AnyState


def reacting(s: AnyState) -> int:
    return 0
