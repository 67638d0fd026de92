"""What daimyo tells people besides their view: facts to reason from, what is asked, and whom one waits for.

All of it comes from what the viewer knows and from what it was told.

| fact | meaning |
|---|---|
| `attackers` | `[victim][slot]`: whose card lies in that slot, the nearest attacker's first |
| `targets` | `[seat][slot]`: in whose slot the seat's card lies, or will lie |
| `sending_to` | whom the player in turn attacks with the next card; null outside the first phase |
| `unseen` | `[seat]`: the weapons of the seat that were not turned up in this round |
| `in_hand` | `[seat]`: how many cards the seat has in hand |
| `lost` | `[seat]`: how many lives the seat has lost |
| `lies` | `[seat]`: how many of the seat's cards turned up so far were lies, and how many were turned up |
| `after` | `[seat]`: what is told of the seat after the end, as a saying: how often it lied; empty before |
| `reviewed` | what a review tells after the end, as sayings: how often each seat lied and was believed; empty before |
| `names` | what can be chosen, in the board's words: a `part` of the move, and what it is `called`, as a saying |
| `shared_end` | whether a denunciation now could take the last lives of all at once (DAI-51) |
| `risks` | for a viewer who decides whether to denounce: the `move` by which lives could be lost that are safe \
otherwise, if none would be left then, and `why`, a saying; always asked about |
"""

from shinobi.engine.domains import FLAG, Number, Some
from shinobi.engine.facts import (
    SAYING,
    SAYINGS,
    Entry,
    FactsRecord,
    MemoryRecord,
    Messages,
    Moves,
    Parts,
    Perhaps,
    Saying,
    Several,
    joined,
    say,
)
from shinobi.engine.seats import EVERYBODY, NOTHING, SPECTATOR
from shinobi.engine.state import Cells, public
from shinobi.games.daimyo.rules import (
    ACTIONS,
    ALL_WEAPONS,
    ASSIGN,
    ATTACKED,
    ATTACKS,
    DECLINED,
    DENOUNCED,
    DENOUNCING,
    ENDED,
    FIRST_DENOUNCE,
    LIVES,
    MOST_PLAYERS,
    OVER,
    REVEALED,
    REVEALING,
    ROUND,
    SEAT,
    SEATS,
    WEAPON,
    WEAPONS,
    State,
    attacker,
    may_fall_together,
    target,
)
from shinobi.games.daimyo.rules import (
    SENT as CARD_SENT,
)

CARDS = Number(0, 3000)
"""Cards of one seat that are turned up in a match: at most three in each of a thousand rounds."""

NTH = Number(1, ATTACKS)

UNDECIDED, BY_THE_WORDS, AGAINST_THEM = range(3)
"""How a victim who saw two cards decided, by what had been said of the third: to denounce, or to let it be."""

PART = Parts({"card": WEAPON}, {"declared": WEAPON}, {"leave": SEAT})
SENT, SAID, LEFT = PART.firsts

NAME = Entry(part=PART, called=SAYING)
RISK = Entry(move=Moves(ACTIONS), why=SAYING)

MESSAGES = Messages(
    NAME,
    RISK,
    Saying("named-send", weapon=WEAPON),
    Saying("named-say", weapon=WEAPON),
    Saying("named-turn-up", first=SEAT, second=SEAT),
    Saying("after-lies", lies=CARDS, cards=CARDS),
    Saying("reviewed-lies", seat=SEAT, lies=CARDS, believed=CARDS, caught=CARDS),
    Saying("turn-assign", target=SEAT, nth=NTH),
    Saying("turn-reveal"),
    Saying("turn-reveal-fallen"),
    Saying("turn-hit", weapon=WEAPON),
    Saying("turn-hit-two", weapon=WEAPON),
    Saying("turn-miss", weapon=WEAPON),
    Saying("turn-hit-last", weapon=WEAPON),
    Saying("turn-miss-last", weapon=WEAPON),
    Saying("turn-hit-fallen", weapon=WEAPON),
    Saying("turn-miss-fallen", weapon=WEAPON),
    Saying("warn-shared-end"),
    Saying("risk-hit"),
    Saying("risk-miss"),
    Saying("wait-assign", seat=SEAT, target=SEAT, nth=NTH),
    Saying("wait-reveal", seat=SEAT),
    Saying("wait-denounce", seat=SEAT),
)
(
    THE_NAME,
    A_RISK,
    NAMED_SEND,
    NAMED_SAY,
    NAMED_TURN_UP,
    AFTER_LIES,
    REVIEWED_LIES,
    TURN_ASSIGN,
    TURN_REVEAL,
    TURN_REVEAL_FALLEN,
    TURN_HIT,
    TURN_HIT_TWO,
    TURN_MISS,
    TURN_HIT_LAST,
    TURN_MISS_LAST,
    TURN_HIT_FALLEN,
    TURN_MISS_FALLEN,
    WARN_SHARED_END,
    RISK_HIT,
    RISK_MISS,
    WAIT_ASSIGN,
    WAIT_REVEAL,
    WAIT_DENOUNCE,
) = MESSAGES.numbers


class Memory(MemoryRecord):
    """What was said of the cards of this round, what they were, and how often that was a lie so far."""

    declared: Cells = public(SEATS, MOST_PLAYERS, of=WEAPON)  # by attacker and target, as the other such fields
    lied: Cells = public(SEATS, MOST_PLAYERS, of=CARDS)  # lies that came to light, in all rounds
    turned_up: Cells = public(SEATS, of=CARDS)
    sent: Cells = public(SEATS, MOST_PLAYERS, of=WEAPON)  # in this round, as far as it is known
    trusted: Cells = public(SEATS, MOST_PLAYERS, of=Number(UNDECIDED, AGAINST_THEM))  # in this round
    last_card: int = public(of=WEAPON)  # the last two that were turned up, and whose they were
    last_sender: int = public(of=SEAT)
    card_before: int = public(of=WEAPON)
    sender_before: int = public(of=SEAT)
    lies: Cells = public(SEATS, MOST_PLAYERS, of=CARDS)  # in the rounds before
    believed: Cells = public(SEATS, MOST_PLAYERS, of=CARDS)
    caught: Cells = public(SEATS, MOST_PLAYERS, of=CARDS)


class Facts(FactsRecord, most_said=64):
    """The facts in the table above."""

    attackers: Cells = public(SEATS, ATTACKS, of=SEAT)
    targets: Cells = public(SEATS, ATTACKS, of=SEAT)
    sending_to: int = public(of=Perhaps(SEAT))
    unseen: Cells = public(SEATS, of=Some(WEAPON))
    in_hand: Cells = public(SEATS, of=Number(0, WEAPONS))
    lost: Cells = public(SEATS, of=Number(0, LIVES))
    lies: Cells = public(SEATS, 2, of=CARDS)
    after: int = public(of=SAYINGS)
    reviewed: int = public(of=SAYINGS)
    names: int = public(of=Several(NAME))
    shared_end: int = public(of=FLAG)
    risks: int = public(of=Several(RISK))


def remember(m: Memory, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the viewer was told."""
    if event == ATTACKED:
        m.declared[MOST_PLAYERS * first + second] = third
    elif event == CARD_SENT:
        m.sent[MOST_PLAYERS * first + second] = third
    elif event == REVEALED:
        m.turned_up[second] += 1
        if m.declared[MOST_PLAYERS * second + first] != third:
            m.lied[MOST_PLAYERS * second + first] += 1
        m.sent[MOST_PLAYERS * second + first] = third
        m.card_before = m.last_card
        m.sender_before = m.last_sender
        m.last_card = third
        m.last_sender = second
    elif event == DENOUNCED or event == DECLINED:
        weigh(m, players, first, 1 if event == DENOUNCED else 0)
    elif event == ROUND or event == ENDED:
        count_lies(m)


def weigh(m: Memory, players: int, victim: int, denounces: int) -> None:
    """The victim has decided about the third card: as it had to if what was said of that card is true, or not."""
    for steps in range(1, ATTACKS + 1):
        sender = victim - steps if victim >= steps else victim - steps + players
        pair = MOST_PLAYERS * sender + victim
        if sender != m.last_sender and sender != m.sender_before:
            m.trusted[pair] = BY_THE_WORDS if charged(m, m.declared[pair]) == denounces else AGAINST_THEM


def charged(m: Memory, third: int) -> int:
    """Whether a denunciation would be right if the third card were this."""
    if m.last_card == m.card_before:
        return 1 if third == m.last_card else 0  # plotting: three equal weapons
    return 1 if third != m.last_card and third != m.card_before else 0  # incompetence: three different ones


def count_lies(m: Memory) -> None:
    """A round is over: count the lies in it, those that were believed and those that were caught."""
    for each in range(len(m.sent)):
        if m.sent[each] != NOTHING and m.sent[each] != m.declared[each]:
            m.lies[each] += 1
            if m.trusted[each] == BY_THE_WORDS:
                m.believed[each] += 1
            elif m.trusted[each] == AGAINST_THEM:
                m.caught[each] += 1
        m.sent[each] = NOTHING
        m.trusted[each] = UNDECIDED


def facts(f: Facts, s: State, trial: State, m: Memory, seat: int, asked: int) -> None:
    """Fill in the facts for the viewer at this seat."""
    for each in range(s.players):
        seen, sent = 0, 0
        for slot in range(ATTACKS):
            to = target(s, each, slot)
            f.attackers[ATTACKS * each + slot] = attacker(s, each, slot)
            f.targets[ATTACKS * each + slot] = to
            if s.card_known[ATTACKS * to + slot] == EVERYBODY and s.card[ATTACKS * to + slot] != NOTHING:
                seen |= 1 << s.card[ATTACKS * to + slot]
            sent += s.declared[ATTACKS * to + slot] != NOTHING
        f.unseen[each] = ALL_WEAPONS & ~seen
        f.in_hand[each] = WEAPONS - sent
        f.lost[each] = LIVES - s.lives[each]
        for victim in range(s.players):
            f.lies[2 * each] += m.lied[MOST_PLAYERS * each + victim]
        f.lies[2 * each + 1] = m.turned_up[each]
        if s.phase == OVER:
            f.after = joined(f, f.after, say(f, AFTER_LIES, f.lies[2 * each], m.turned_up[each]))
            review_lies(f, s, m, each)
    f.sending_to = target(s, s.turn, s.given) if s.phase == ASSIGN else NOTHING
    f.shared_end = may_end_shared(s)
    name_choices(f, s, seat)
    if asked and s.phase == DENOUNCING:
        f.risks = find_risk(f, s)


def review_lies(f: Facts, s: State, m: Memory, seat: int) -> None:
    """How often a seat lied, and what came of it."""
    lies, believed, caught = 0, 0, 0
    for slot in range(ATTACKS):
        pair = MOST_PLAYERS * seat + target(s, seat, slot)
        lies += m.lies[pair]
        believed += m.believed[pair]
        caught += m.caught[pair]
    if lies:
        f.reviewed = joined(f, f.reviewed, say(f, REVIEWED_LIES, seat, lies, believed, caught))


def name_choices(f: Facts, s: State, seat: int) -> None:
    """A card is sent, a weapon is said, and the cards turned up are named, not the one that is left."""
    for weapon in range(WEAPONS):
        f.names = joined(f, f.names, say(f, THE_NAME, SENT + weapon, say(f, NAMED_SEND, weapon)))
        f.names = joined(f, f.names, say(f, THE_NAME, SAID + weapon, say(f, NAMED_SAY, weapon)))
    if seat == SPECTATOR or s.phase != REVEALING:
        return
    for pair in range(ATTACKS):  # as the cards lie: the first two, the outer two, the last two
        slot = ATTACKS - 1 - pair
        first, second = 1 if slot == 0 else 0, 1 if slot == 2 else 2
        turned_up = say(f, NAMED_TURN_UP, attacker(s, seat, first), attacker(s, seat, second))
        f.names = joined(f, f.names, say(f, THE_NAME, LEFT + attacker(s, seat, slot), turned_up))


def may_end_shared(s: State) -> int:
    """Whether a denunciation now could take the last lives of all at once (DAI-51)."""
    return 1 if s.phase == DENOUNCING and may_fall_together(s, s.turn) else 0


def may_fall_by_it(s: State) -> int:
    """Whether the player in turn would lose the last lives by a wrong denunciation, and keep one by declining."""
    return 1 if s.lives[s.turn] == (2 if s.hit else 1) else 0


def find_risk(f: Facts, s: State) -> int:
    """The denunciation as a risk, where a life is at stake with it that would be safe otherwise, and it is the last."""
    if not may_fall_by_it(s):
        return NOTHING
    return say(f, A_RISK, FIRST_DENOUNCE + s.hit, say(f, RISK_HIT if s.hit else RISK_MISS))


def prompt(f: Facts, s: State, seat: int) -> None:
    """What is asked of the viewer; and a warning where all the last lives may fall together."""
    if s.phase == ASSIGN:
        f.asked = say(f, TURN_ASSIGN, target(s, s.turn, s.given), s.given + 1)
        return
    if s.phase == REVEALING:
        f.asked = say(f, TURN_REVEAL if s.lives[s.turn] else TURN_REVEAL_FALLEN)
        return
    slot = 0
    while s.card[ATTACKS * s.turn + slot] == NOTHING:
        slot += 1
    if s.lives[s.turn] == 1:
        message = TURN_HIT_LAST if s.hit else TURN_MISS_LAST
    elif s.lives[s.turn]:
        message = TURN_MISS
        if s.hit:
            message = TURN_HIT_TWO if may_fall_by_it(s) else TURN_HIT
    else:
        message = TURN_HIT_FALLEN if s.hit else TURN_MISS_FALLEN
    f.asked = say(f, message, s.card[ATTACKS * s.turn + slot])
    if may_end_shared(s):
        joined(f, f.asked, say(f, WARN_SHARED_END))


def waiting(f: Facts, s: State, seat: int) -> None:
    """Whom the viewer waits for, and for what; all of it is public."""
    if s.phase == ASSIGN:
        f.asked = say(f, WAIT_ASSIGN, s.turn, target(s, s.turn, s.given), s.given + 1)
    elif s.phase == REVEALING:
        f.asked = say(f, WAIT_REVEAL, s.turn)
    elif s.phase == DENOUNCING:
        f.asked = say(f, WAIT_DENOUNCE, s.turn)
