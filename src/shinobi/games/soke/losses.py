"""What a viewer of soke remembers: the battle that was fought last, and how each figure left the game.

All of it was told to everybody. A figure is beaten in the Dojo, by dice that lay there, or kidnapped, without any.
"""

from shinobi.engine.domains import Number
from shinobi.engine.facts import MemoryRecord
from shinobi.engine.seats import NOTHING
from shinobi.engine.state import Cells, public
from shinobi.games.soke.table import (
    BATTLE,
    EYES,
    FELL,
    FIGURE,
    FIGURES,
    KIDNAPPED,
    LEFT_DOJO,
    SEAT,
    SEATS,
    SENT_BACK,
    STRUCK,
    THREW,
)


class Memory(MemoryRecord):
    """The last battle, and the losses of both sides."""

    attacker: int = public(of=SEAT)  # of the last battle; nobody before the first
    fought: Cells = public(SEATS, of=FIGURE)
    eyes: Cells = public(SEATS, of=EYES)  # 0: the die has left the Dojo
    decided: int = public(of=Number(0, 1))
    loser: int = public(of=SEAT)  # nobody where the throws were equal

    losses: Cells = public(SEATS, of=Number(0, FIGURES))
    lost: Cells = public(SEATS, FIGURES, of=FIGURE)  # in the order in which they left
    taken_by: Cells = public(SEATS, FIGURES, of=FIGURE)  # the enemy who took each of them away, in the same order
    own_eyes: Cells = public(SEATS, FIGURES, of=EYES)
    its_eyes: Cells = public(SEATS, FIGURES, of=EYES)  # the enemy's; 0 where there was no battle


def remember(m: Memory, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the viewer was told."""
    if event == BATTLE:
        m.attacker = first
        m.fought[first] = second
        m.fought[1 - first] = third
        m.eyes[0] = 0
        m.eyes[1] = 0
        m.decided = 0
        m.loser = NOTHING
    elif event == THREW or event == STRUCK:
        m.eyes[first] = second
    elif event == LEFT_DOJO:
        m.eyes[first] = 0
    elif event == FELL:
        m.decided = 1
        m.loser = first
        leave(m, first, second, m.fought[1 - first], m.eyes[first], m.eyes[1 - first])
    elif event == SENT_BACK:
        m.decided = 1
    elif event == KIDNAPPED:
        leave(m, 1 - first, third, second, 0, 0)


def leave(m: Memory, side: int, figure: int, enemy: int, own: int, its: int) -> None:
    """A figure has left the game."""
    nth = FIGURES * side + m.losses[side]
    m.lost[nth] = figure
    m.taken_by[nth] = enemy
    m.own_eyes[nth] = own
    m.its_eyes[nth] = its
    m.losses[side] += 1
