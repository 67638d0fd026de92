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
| `names` | what can be chosen, in the board's words: a `part` of the move, and what it is `called`, as a saying |
| `shared_end` | whether a denunciation now could take the last lives of all at once (DAI-51) |
"""

from shinobi.engine.domains import FLAG, Number, Some
from shinobi.engine.facts import (
    SAYING,
    SAYINGS,
    Entry,
    FactsRecord,
    MemoryRecord,
    Messages,
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
    ALL_WEAPONS,
    ASSIGN,
    ATTACKED,
    ATTACKS,
    DENOUNCING,
    LIVES,
    MOST_PLAYERS,
    OVER,
    REVEALED,
    REVEALING,
    SEAT,
    SEATS,
    WEAPON,
    WEAPONS,
    State,
    attacker,
    may_fall_together,
    target,
)

CARDS = Number(0, 3000)
"""Cards of one seat that are turned up in a match: at most three in each of a thousand rounds."""

NTH = Number(1, ATTACKS)

PART = Parts({"card": WEAPON}, {"declared": WEAPON}, {"leave": SEAT})
SENT, SAID, LEFT = PART.firsts

NAME = Entry(part=PART, called=SAYING)

MESSAGES = Messages(
    NAME,
    Saying("named-send", weapon=WEAPON),
    Saying("named-say", weapon=WEAPON),
    Saying("named-turn-up", first=SEAT, second=SEAT),
    Saying("after-lies", lies=CARDS, cards=CARDS),
    Saying("turn-assign", target=SEAT, nth=NTH),
    Saying("turn-reveal"),
    Saying("turn-hit", weapon=WEAPON),
    Saying("turn-miss", weapon=WEAPON),
    Saying("turn-hit-last", weapon=WEAPON),
    Saying("turn-miss-last", weapon=WEAPON),
    Saying("turn-hit-fallen", weapon=WEAPON),
    Saying("turn-miss-fallen", weapon=WEAPON),
    Saying("warn-shared-end"),
    Saying("wait-assign", seat=SEAT, target=SEAT, nth=NTH),
    Saying("wait-reveal", seat=SEAT),
    Saying("wait-denounce", seat=SEAT),
)
(
    THE_NAME,
    NAMED_SEND,
    NAMED_SAY,
    NAMED_TURN_UP,
    AFTER_LIES,
    TURN_ASSIGN,
    TURN_REVEAL,
    TURN_HIT,
    TURN_MISS,
    TURN_HIT_LAST,
    TURN_MISS_LAST,
    TURN_HIT_FALLEN,
    TURN_MISS_FALLEN,
    WARN_SHARED_END,
    WAIT_ASSIGN,
    WAIT_REVEAL,
    WAIT_DENOUNCE,
) = MESSAGES.numbers


class Memory(MemoryRecord):
    """What was said of the cards of this round, and how often that was a lie so far."""

    declared: Cells = public(SEATS, MOST_PLAYERS, of=WEAPON)  # by attacker and target
    lied: Cells = public(SEATS, of=CARDS)
    turned_up: Cells = public(SEATS, of=CARDS)


class Facts(FactsRecord, most_said=32):
    """The facts in the table above."""

    attackers: Cells = public(SEATS, ATTACKS, of=SEAT)
    targets: Cells = public(SEATS, ATTACKS, of=SEAT)
    sending_to: int = public(of=Perhaps(SEAT))
    unseen: Cells = public(SEATS, of=Some(WEAPON))
    in_hand: Cells = public(SEATS, of=Number(0, WEAPONS))
    lost: Cells = public(SEATS, of=Number(0, LIVES))
    lies: Cells = public(SEATS, 2, of=CARDS)
    after: int = public(of=SAYINGS)
    names: int = public(of=Several(NAME))
    shared_end: int = public(of=FLAG)


def remember(m: Memory, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the viewer was told."""
    if event == ATTACKED:
        m.declared[MOST_PLAYERS * first + second] = third
    elif event == REVEALED:
        m.turned_up[second] += 1
        if m.declared[MOST_PLAYERS * second + first] != third:
            m.lied[second] += 1


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
        f.lies[2 * each] = m.lied[each]
        f.lies[2 * each + 1] = m.turned_up[each]
        if s.phase == OVER:
            f.after = joined(f, f.after, say(f, AFTER_LIES, m.lied[each], m.turned_up[each]))
    f.sending_to = target(s, s.turn, s.given) if s.phase == ASSIGN else NOTHING
    f.shared_end = may_end_shared(s)
    name_choices(f, s, seat)


def name_choices(f: Facts, s: State, seat: int) -> None:
    """A card is sent, a weapon is said, and the cards turned up are named, not the one that is left."""
    for weapon in range(WEAPONS):
        f.names = joined(f, f.names, say(f, THE_NAME, SENT + weapon, say(f, NAMED_SEND, weapon)))
        f.names = joined(f, f.names, say(f, THE_NAME, SAID + weapon, say(f, NAMED_SAY, weapon)))
    if seat == SPECTATOR or s.phase != REVEALING:
        return
    for slot in range(ATTACKS):
        first, second = 1 if slot == 0 else 0, 1 if slot == 2 else 2
        turned_up = say(f, NAMED_TURN_UP, attacker(s, seat, first), attacker(s, seat, second))
        f.names = joined(f, f.names, say(f, THE_NAME, LEFT + attacker(s, seat, slot), turned_up))


def may_end_shared(s: State) -> int:
    """Whether a denunciation now could take the last lives of all at once (DAI-51)."""
    return 1 if s.phase == DENOUNCING and may_fall_together(s, s.turn) else 0


def prompt(f: Facts, s: State, seat: int) -> None:
    """What is asked of the viewer; and a warning where all the last lives may fall together."""
    if s.phase == ASSIGN:
        f.asked = say(f, TURN_ASSIGN, target(s, s.turn, s.given), s.given + 1)
        return
    if s.phase == REVEALING:
        f.asked = say(f, TURN_REVEAL)
        return
    slot = 0
    while s.card[ATTACKS * s.turn + slot] == NOTHING:
        slot += 1
    if s.lives[s.turn] == 1:
        message = TURN_HIT_LAST if s.hit else TURN_MISS_LAST
    elif s.lives[s.turn]:
        message = TURN_HIT if s.hit else TURN_MISS
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
