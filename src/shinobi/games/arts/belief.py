"""What the others' moves say of the cards that a seat does not see: evidence, and the worlds that fit it."""

from shinobi.engine.compiler.language import Numbers
from shinobi.engine.seats import only
from shinobi.engine.small_sets import has
from shinobi.games.arts.cards import DEFENCE
from shinobi.games.arts.merit import prize
from shinobi.games.arts.table import (
    ACCEPTED,
    ATTACKED,
    DREW,
    EXCHANGED,
    LOOKED,
    MOST_PLAYERS,
    PLACES,
    PUT_BACK,
    ROBBED,
    ROUND,
    SPOTS,
    STOLE,
    TOOK,
    State,
    spot,
)

PRIZED = 3.0  # how much better an item looks that its holder has chosen, or left the keep with
PREFERRED = 5.0  # and one that was kept while another was put back
HELD_BACK = 1.5  # how unlikely it is to have a defence and not to use it

# The evidence of this round. By place: who put an item back there and still has the other (0: nobody, else seat + 1),
# and who has looked at it. By player: against which attacks they did nothing, and whether they chose what they hold.
PUT_BACK_BY = 0
LOOKERS = PUT_BACK_BY + PLACES
SUFFERED = LOOKERS + PLACES
CHOSEN = SUFFERED + MOST_PLAYERS
TARGET = CHOSEN + MOST_PLAYERS
KIND = TARGET + 1
EVIDENCE = KIND + 1


def note(
    evidence: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Remember who chose what they hold, and who had nothing to answer an attack with."""
    if event == ROUND:
        for cell in range(EVIDENCE):
            evidence[cell] = 0
    elif event == LOOKED:
        evidence[LOOKERS + second] |= only(first)
    elif event == STOLE or event == TOOK:
        forget(evidence, first)
        evidence[CHOSEN + first] = has(evidence[LOOKERS + second], first)
        evidence[PUT_BACK_BY + second] = 0
        evidence[LOOKERS + second] = 0
    elif event == PUT_BACK:
        evidence[PUT_BACK_BY + second] = first + 1
        evidence[LOOKERS + second] = only(first)
    elif event == ROBBED or event == EXCHANGED:
        forget(evidence, first)
        forget(evidence, second)
    elif event == ATTACKED:
        evidence[TARGET] = second
        evidence[KIND] = third
    elif event == ACCEPTED and first == evidence[TARGET]:
        evidence[SUFFERED + first] |= 1 << evidence[KIND]
    elif event == DREW:
        evidence[SUFFERED + first] = 0


def forget(evidence: Numbers, seat: int) -> None:
    """The player has another item now."""
    evidence[CHOSEN + seat] = 0
    for place in range(PLACES):
        if evidence[PUT_BACK_BY + place] == seat + 1:
            evidence[PUT_BACK_BY + place] = 0


def plausibility(s: State, seat: int, evidence: Numbers) -> float:
    """How well the others' moves fit this world: who leaves or chose has something good, who suffers no defence."""
    likely = 0.0
    for other in range(s.players):
        if other == seat:
            continue
        if has(s.carrying, other) and (not has(s.inside, other) or evidence[CHOSEN + other]):
            likely += PRIZED * prize(s, other, s.held[other])
        for kind in range(2):
            if has(evidence[SUFFERED + other], kind):
                for card in range(SPOTS):
                    if has(s.face_down[other], card) and has(s.icons[s.art[spot(other, card)]], DEFENCE + kind):
                        likely -= HELD_BACK
    for place in range(s.players + 1):
        keeper = evidence[PUT_BACK_BY + place] - 1
        if keeper >= 0 and keeper != seat and has(s.lying, place) and has(s.carrying, keeper):
            likely += PREFERRED * (prize(s, keeper, s.held[keeper]) - prize(s, keeper, s.keep[place]))
    return likely
