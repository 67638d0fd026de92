"""How bots talk in daimyo: the victim asks, the attackers answer, and nobody is bound by it (DAI-21).

Asked what they sent, most say again what they said when they sent it, which says nothing new. Now and then one takes it
back for something else: a claim about one of four weapons says nothing to a listener who knows that it is true one time
in four, and these are true a little more often, which keeps the table listening at little cost.
"""

from collections.abc import Sequence
from typing import Any, cast

from shinobi.bots.bot import Asked
from shinobi.engine.keys import draw
from shinobi.engine.seats import NOTHING
from shinobi.engine.talk import Kind, Remark
from shinobi.games.daimyo import rules

ASKS_OF_100 = 35
STANDS_BY_OF_100 = 80
ADMITS_OF_100 = 46
"""How often whoever lied, and takes it back, tells the truth then."""
VOLUNTEERS_OF_100 = 6

(ASKING, WHOM, SPEAKING, HONEST, WEAPON, STANDING) = range(6)
"""Which number drawn from the key is for what."""


def talk(asked: Asked, carelessness: float) -> Sequence[Remark]:
    """An answer to a question, a question before turning cards up, or, now and then, something unasked."""
    question = _open_question(asked)
    if question is not None:
        return [_answer(asked, question)]
    view: Any = asked.view
    if view["phase"] != "reveal":
        return []
    victim = view["turn"]
    if victim == asked.seat:
        if draw(asked.key, ASKING, 100) < ASKS_OF_100:
            attackers = [rules.attacker(_seating(view), victim, slot) for slot in range(rules.ATTACKS)]
            whom = attackers[draw(asked.key, WHOM, len(attackers))]
            return [Remark(asked.seat, Kind.QUESTION, "sent", {"asked": whom})]
    elif _sent(asked, victim) is not None and draw(asked.key, SPEAKING, 100) < VOLUNTEERS_OF_100:
        return [_claim(asked, victim)]
    return []


def _seating(view: Any) -> rules.State:
    """The public part of the state that tells who attacks whom."""
    s = rules.State()
    s.players = view["players"]
    s.lives[: s.players] = view["lives"]
    return s


def _sent(asked: Asked, victim: int) -> str | None:
    """The card that the seat itself has sent to the victim in this round, if it has."""
    view: Any = asked.view
    slot = rules.slot_from(_seating(view), victim, asked.seat)
    if slot == NOTHING or view["declared"][victim][slot] is None:
        return None
    card: str = view["card"][victim][slot]
    return card


def _open_question(asked: Asked) -> Remark | None:
    """The last question to this seat that it has said nothing after."""
    for remark in reversed(asked.talk):
        if remark.seat == asked.seat:
            return None
        if remark.kind is Kind.QUESTION and (remark.arguments or {}).get("asked") == asked.seat:
            return remark
    return None


def _answer(asked: Asked, question: Remark) -> Remark:
    if question.text == "sent" and _sent(asked, question.seat) is not None:
        return _claim(asked, question.seat)
    return Remark(asked.seat, Kind.GESTURE, "shrug")


def _claim(asked: Asked, victim: int) -> Remark:
    """What the seat says it sent: mostly what it declared, else the truth or any other; of an open card, the truth."""
    sent, view = _sent(asked, victim), cast(Any, asked.view)
    slot = rules.slot_from(_seating(view), victim, asked.seat)
    declared = view["declared"][victim][slot]
    card = declared
    if view["card_known"][victim][slot] == "all":
        card = sent
    elif draw(asked.key, STANDING, 100) >= STANDS_BY_OF_100:
        admits = sent != declared and draw(asked.key, HONEST, 100) < ADMITS_OF_100
        others = [weapon for weapon in rules.WEAPON.names if weapon not in (sent, declared)]
        card = sent if admits else others[draw(asked.key, WEAPON, len(others))]
    return Remark(asked.seat, Kind.CLAIM, "sent", {"target": victim, "card": card})
