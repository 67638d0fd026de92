"""The rules of Shinobi (Great Daimyo), in the order of the rulebook. This is the only place where they are written.

Seat `i`'s right-hand neighbour is seat `i + 1` (DAI-05). Each player's three attackers are the three neighbours to
the left: the card in slot 0 came from the nearest of them, the card in slot 2 from the farthest.
"""

from shinobi.engine.actions import Actions, Verb, hidden
from shinobi.engine.domains import FLAG, Clause, Number, Seats, Some, names
from shinobi.engine.events import Event, Events, tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.options import Edition, Option
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import has, member, quotient, remainder, size, without
from shinobi.engine.state import KNOWERS, Cells, PerSeat, StateRecord, fill, known_by, owner, public
from shinobi.engine.talk import Phrase, Talk

# What there is ------------------------------------------------------------------------------------------------------

CLAUSES = Clause("DAI")

MOST_PLAYERS = 6
SEATS = PerSeat(MOST_PLAYERS)
SEAT = Seats(MOST_PLAYERS)

WEAPON = names("weapon", "shuriken", "sai", "katana", "blowgun")
WEAPONS = 4
ALL_WEAPONS = 0b1111
ATTACKS = 3  # cards each player sends, and cards each player receives
LIVES = 5

CLAN = names("clan", "seven-lives", "rhanobi", "octosushi", "sin-san-guich", "flying-fish", "canzai")

CHARGE = names("charge", "incompetence", "plotting")
INCOMPETENCE, PLOTTING = CHARGE.values

PHASE = names("phase", "assign", "reveal", "denounce", "over")
ASSIGN, REVEALING, DENOUNCING, OVER = PHASE.values

# The clauses that can refuse a table or a move, or end the game -----------------------------------------------------

DAI_02 = 2  # each player leads a different clan
DAI_05 = 5  # play passes to the right: it is somebody else's turn
DAI_10 = 10  # in the first phase, each of your cards goes to one rival, and nothing else is done
DAI_13 = 13  # no third declaration of the same weapon on one target
DAI_14 = 14  # one attacker's declarations all differ (editions es and fr)
DAI_20 = 20  # in the second phase, reveal two of the three cards you received
DAI_26 = 26  # incompetence only after a miss, plotting only after a hit
DAI_29 = 29  # denounce or decline, before anything else happens
DAI_50 = 50  # one Daimyo left
DAI_51 = 51  # the last lives fell together
DAI_52 = 52  # the last round is over

# What a table agrees on ---------------------------------------------------------------------------------------------

ANY_COUNT = range(4, MOST_PLAYERS + 1)  # DAI-01

EDITIONS = (
    Edition("en", ANY_COUNT),
    Edition("es", ANY_COUNT, {"distinct_declarations": True}),
    Edition("fr", ANY_COUNT, {"distinct_declarations": True}),
    Edition("de", ANY_COUNT),
)

OPTIONS = (
    Option("distinct_declarations", FLAG, default=False),  # DAI-14
    Option("max_rounds", Number(1, 1000), default=60),  # DAI-52
    Option("start", SEAT, default=None),  # DAI-04; None: by lot
    Option("clans", CLAN, default=list(CLAN.names), each=True),  # DAI-02
)

TALK = Talk(
    chat=True,
    claims=(
        Phrase("sent", target=SEAT, card=WEAPON),
        Phrase("kept", card=WEAPON),
        Phrase("not-sent", target=SEAT, card=WEAPON),
    ),
    questions=(Phrase("sent", asked=SEAT), Phrase("kept", asked=SEAT)),  # DAI-21
)

# What happens -------------------------------------------------------------------------------------------------------

ACTIONS = Actions(
    Verb("attack", card=hidden(WEAPON), declared=WEAPON),
    Verb("reveal", leave=SEAT),  # turn up all but the card of this attacker
    Verb("denounce", charge=CHARGE),
    Verb("decline"),
)
ATTACK, REVEAL, DENOUNCE, DECLINE = ACTIONS.verbs
VERB = ACTIONS.verb
FIRST, SECOND = ACTIONS.arguments
FIRST_ATTACK, FIRST_REVEAL, FIRST_DENOUNCE, ONLY_DECLINE = (ACTIONS.first(verb) for verb in ACTIONS.verbs)

EVENTS = Events(
    Event("pawn-drawn", holder=SEAT, reveals=True),
    Event("round", number=Number(1, 1000), start=SEAT, opens=True),
    Event("attacked", attacker=SEAT, target=SEAT, declared=WEAPON),
    Event("sent", attacker=SEAT, target=SEAT, card=WEAPON, beats=0),
    Event("revealed", victim=SEAT, attacker=SEAT, card=WEAPON, reveals=True, scene=True, beats=2),
    Event("hit", victim=SEAT, weapon=WEAPON, reveals=True, scene=True, beats=2),
    Event("missed", victim=SEAT, reveals=True, scene=True, beats=2),
    Event("denounced", victim=SEAT, charge=CHARGE, beats=2),
    Event("declined", victim=SEAT, final=True, beats=2),  # DAI-29
    Event("proved", victim=SEAT, charge=CHARGE, reveals=True, scene=True, beats=2),
    Event("disproved", victim=SEAT, charge=CHARGE, reveals=True, scene=True, beats=2),
    Event("lost", seat=SEAT, lives=Number(0, LIVES), left=Number(0, LIVES), scene=True, beats=3),
    Event("fell", seat=SEAT, beats=2),
    Event("ended", clause=CLAUSES, scene=True),
    Event("won", seat=SEAT),
)
(
    PAWN_DRAWN,
    ROUND,
    ATTACKED,
    SENT,
    REVEALED,
    HIT,
    MISSED,
    DENOUNCED,
    DECLINED,
    PROVED,
    DISPROVED,
    LOST,
    FELL,
    ENDED,
    WON,
) = EVENTS.numbers


class State(StateRecord):
    """Everything on and around the table, and who may see it."""

    players: int = public()
    distinct_declarations: int = public(of=FLAG)
    max_rounds: int = public(of=Number(1, 1000))
    start: int = public(of=SEAT)
    clans: Cells = public(SEATS, of=CLAN)

    round_number: int = public(of=Number(0, 1000))
    pawn: int = public(of=SEAT)  # who holds the start pawn
    phase: int = public(of=PHASE)
    turn: int = public(of=SEAT)
    given: int = public(of=Number(0, ATTACKS))  # cards the player in turn has sent already
    said: int = public(of=Some(WEAPON))  # weapons the player in turn has declared already
    left: int = public(of=SEAT)  # whose card the player in turn has not turned up
    hit: int = public(of=FLAG)  # whether the two cards turned up are equal

    lives: Cells = public(SEATS, of=Number(0, LIVES))
    hand: Cells = owner(SEATS, of=Some(WEAPON))
    card: Cells = known_by("card_known", SEATS, ATTACKS, of=WEAPON)  # the cards each player has received
    card_known: Cells = public(SEATS, ATTACKS, of=KNOWERS)
    declared: Cells = public(SEATS, ATTACKS, of=WEAPON)  # what was said of them

    ended: int = public(of=CLAUSES)
    winners: int = public(of=Some(SEAT))


def to_the_right(s: State, seat: int, steps: int) -> int:
    """The neighbour so many steps to the right (DAI-05)."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


def to_the_left(s: State, seat: int, steps: int) -> int:
    """The neighbour so many steps to the left."""
    seat -= steps
    return seat + s.players if seat < 0 else seat


def attacker(s: State, victim: int, slot: int) -> int:
    """Whose card lies in the victim's slot."""
    return to_the_left(s, victim, slot + 1)


def slot_from(s: State, victim: int, sender: int) -> int:
    """In which of the victim's slots the sender's card lies; NOTHING if the sender does not attack the victim."""
    if sender >= s.players:
        return NOTHING
    slot = to_the_left(s, victim, sender + 1)
    return slot if slot < ATTACKS else NOTHING


def target(s: State, seat: int, slot: int) -> int:
    """In whose slot the seat's card lies, or will lie."""
    return to_the_right(s, seat, slot + 1)


# Set-up -------------------------------------------------------------------------------------------------------------


def why_no_table(s: State) -> int:
    """Two players cannot lead the same clan."""
    led = 0
    for seat in range(s.players):
        if has(led, s.clans[seat]):
            return DAI_02
        led |= 1 << s.clans[seat]
    return 0


def setup(s: State, key: Key) -> None:
    for seat in range(s.players):
        s.lives[seat] = LIVES  # DAI-03
    if s.start == NOBODY:
        s.pawn = draw(key, 0, s.players)  # DAI-04
        tell(s, EVERYBODY, PAWN_DRAWN, s.pawn)
    else:
        s.pawn = s.start
    begin_round(s)


def begin_round(s: State) -> None:
    """Everyone holds all four weapons, and the pawn's holder begins."""
    s.round_number += 1
    for seat in range(s.players):
        s.hand[seat] = ALL_WEAPONS  # DAI-03, DAI-30
    fill(s.card, NOTHING)
    fill(s.card_known, EVERYBODY)
    fill(s.declared, NOTHING)
    s.phase = ASSIGN
    s.turn = s.pawn  # DAI-10
    tell(s, EVERYBODY, ROUND, s.round_number, s.pawn)


# Whose turn, and what is legal --------------------------------------------------------------------------------------


def actors(s: State) -> int:
    return 0 if s.phase == OVER else only(s.turn)


def why_not(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return s.ended
    if seat != s.turn:
        return DAI_05
    verb = VERB[action]
    if s.phase == ASSIGN:
        return why_not_attack(s, seat, FIRST[action], SECOND[action]) if verb == ATTACK else DAI_10
    if s.phase == REVEALING:
        return why_not_reveal(s, seat, FIRST[action]) if verb == REVEAL else DAI_20
    if verb == DENOUNCE:
        return why_not_denounce(s, FIRST[action])
    return 0 if verb == DECLINE else DAI_29


def why_not_attack(s: State, seat: int, card: int, declared: int) -> int:
    if not has(s.hand[seat], card):
        return DAI_10
    first = ATTACKS * target(s, seat, s.given)
    same = 0
    for slot in range(ATTACKS):
        if s.declared[first + slot] == declared:
            same += 1
    if same >= 2:
        return DAI_13
    if s.distinct_declarations and has(s.said, declared):
        return DAI_14
    return 0


def why_not_reveal(s: State, seat: int, leave: int) -> int:
    return DAI_20 if slot_from(s, seat, leave) == NOTHING else 0


def why_not_denounce(s: State, charge: int) -> int:
    return 0 if charge == (PLOTTING if s.hit else INCOMPETENCE) else DAI_26


# The actions --------------------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, key: Key) -> None:
    verb = VERB[action]
    if verb == ATTACK:
        attack(s, seat, FIRST[action], SECOND[action])
    elif verb == REVEAL:
        reveal(s, seat, FIRST[action])
    elif verb == DENOUNCE:
        denounce(s, seat)
    else:
        decline(s, seat)


def attack(s: State, seat: int, card: int, declared: int) -> None:
    """Give the next rival to the right a card face down, and say what it is — or is not (DAI-10, DAI-11, DAI-16)."""
    victim = target(s, seat, s.given)
    place = ATTACKS * victim + s.given
    s.hand[seat] = without(s.hand[seat], card)
    s.card[place] = card
    s.card_known[place] = only(seat)  # DAI-15
    s.declared[place] = declared  # DAI-12
    s.said |= 1 << declared
    tell(s, EVERYBODY, ATTACKED, seat, victim, declared)
    tell(s, only(seat), SENT, seat, victim, card)
    s.given += 1
    if s.given == ATTACKS:
        s.given = 0
        s.said = 0
        s.turn = to_the_right(s, seat, 1)
        if s.turn == s.pawn:
            s.phase = REVEALING


def turn_up(s: State, victim: int, slot: int) -> None:
    """A revealed card lies open for all (DAI-21)."""
    place = ATTACKS * victim + slot
    s.card_known[place] = EVERYBODY
    tell(s, EVERYBODY, REVEALED, victim, attacker(s, victim, slot), s.card[place])


def reveal(s: State, seat: int, leave: int) -> None:
    """Turn up two of the three cards received, both at once (DAI-20)."""
    seen = NOTHING
    for slot in range(ATTACKS):
        if attacker(s, seat, slot) != leave:
            turn_up(s, seat, slot)
            card = s.card[ATTACKS * seat + slot]
            if card == seen:
                s.hit = 1
            seen = card
    s.left = leave
    if s.hit:
        tell(s, EVERYBODY, HIT, seat, seen)  # DAI-22
    else:
        tell(s, EVERYBODY, MISSED, seat)  # DAI-23
    s.phase = DENOUNCING


def denounce(s: State, seat: int) -> None:
    """Announce it, turn up the third card, and let the losses fall at once (DAI-29)."""
    charge = PLOTTING if s.hit else INCOMPETENCE
    tell(s, EVERYBODY, DENOUNCED, seat, charge)
    first = s.card[ATTACKS * seat]
    second = s.card[ATTACKS * seat + 1]
    third = s.card[ATTACKS * seat + 2]
    if s.hit:
        proved = first == second and second == third  # DAI-25
    else:
        proved = first != second and second != third and first != third  # DAI-24
    turn_up(s, seat, slot_from(s, seat, s.left))
    had_a_life = living(s)
    if proved:
        tell(s, EVERYBODY, PROVED, seat, charge)
        for slot in range(ATTACKS):
            lose(s, attacker(s, seat, slot), 1)
    else:
        tell(s, EVERYBODY, DISPROVED, seat, charge)
        lose(s, seat, 2 if s.hit else 1)  # the hit, and the false accusation
    resolved(s, seat, had_a_life)


def decline(s: State, seat: int) -> None:
    """Let it be, and pay for a hit (DAI-22)."""
    tell(s, EVERYBODY, DECLINED, seat)
    had_a_life = living(s)
    if s.hit:
        lose(s, seat, 1)
    resolved(s, seat, had_a_life)


def lose(s: State, seat: int, lives: int) -> None:
    """Lay down life counters, as far as there are any (DAI-27, DAI-40)."""
    if lives > s.lives[seat]:
        lives = s.lives[seat]
    if lives:
        s.lives[seat] -= lives
        tell(s, EVERYBODY, LOST, seat, lives, s.lives[seat])
        if s.lives[seat] == 0:
            tell(s, EVERYBODY, FELL, seat)


def may_fall_together(s: State, victim: int) -> bool:
    """Whether a denunciation by this victim could take all the last lives at once (DAI-51): the table warns of it."""
    fallen = 0
    for slot in range(ATTACKS):
        if s.lives[attacker(s, victim, slot)] == 1:
            fallen |= only(attacker(s, victim, slot))
    return fallen != 0 and living(s) == fallen


def living(s: State) -> int:
    """The set of Daimyos who have a life left. A place that nobody has taken has none."""
    seats = 0
    for seat in range(len(s.lives)):
        if s.lives[seat] > 0:
            seats |= 1 << seat
    return seats


# Next round, and the end --------------------------------------------------------------------------------------------


def resolved(s: State, seat: int, had_a_life: int) -> None:
    """The seat is done. See whether the game is; else the next player reveals, or the next round begins."""
    s.left = NOBODY
    s.hit = 0
    still_living = living(s)
    if size(still_living) == 1:
        end(s, DAI_50, still_living)
        return
    if size(still_living) == 0:
        end(s, DAI_51, had_a_life)
        return
    s.turn = to_the_right(s, seat, 1)
    s.phase = REVEALING
    if s.turn != s.pawn:
        return
    if s.round_number == s.max_rounds:
        end(s, DAI_52, most_lives(s))
        return
    s.pawn = to_the_right(s, s.pawn, 1)  # DAI-30
    begin_round(s)


def most_lives(s: State) -> int:
    """The set of Daimyos with the most lives."""
    most = 0
    for seat in range(s.players):
        if s.lives[seat] > most:
            most = s.lives[seat]
    seats = 0
    for seat in range(s.players):
        if s.lives[seat] == most:
            seats |= 1 << seat
    return seats


def end(s: State, clause: int, winners: int) -> None:
    s.phase = OVER
    s.turn = NOBODY
    s.ended = clause
    s.winners = winners
    tell(s, EVERYBODY, ENDED, clause)
    for seat in range(s.players):
        if includes(winners, seat):
            tell(s, EVERYBODY, WON, seat)


def over(s: State) -> int:
    return s.ended


def share(s: State, seat: int) -> float:
    return includes(s.winners, seat) / size(s.winners)


# What a seat can imagine --------------------------------------------------------------------------------------------


def resample(s: State, seat: int, key: Key) -> None:
    """Deal every other player's unseen weapons again: the cards sent face down, and the card or cards kept.

    Declarations may be lies (DAI-11), so any order of the weapons a player has not shown fits what is known.
    """
    for other in range(s.players):
        if other == seat:
            continue
        unseen = ALL_WEAPONS
        for slot in range(ATTACKS):
            place = ATTACKS * target(s, other, slot) + slot
            if s.declared[place] != NOTHING and includes(s.card_known[place], seat):
                unseen = without(unseen, s.card[place])
        for slot in range(ATTACKS):
            place = ATTACKS * target(s, other, slot) + slot
            if s.declared[place] != NOTHING and not includes(s.card_known[place], seat):
                card = member(unseen, draw(key, ATTACKS * other + slot, size(unseen)))
                unseen = without(unseen, card)
                s.card[place] = card
        s.hand[other] = unseen


# Which actions are worth asking about -------------------------------------------------------------------------------


def candidates(s: State, seat: int) -> int:
    if s.phase == ASSIGN:
        return size(s.hand[seat]) * size(declarable(s))
    return ATTACKS if s.phase == REVEALING else 2


def candidate(s: State, seat: int, nth: int) -> int:
    if s.phase == ASSIGN:
        weapons = declarable(s)
        card = member(s.hand[seat], quotient(nth, size(weapons)))
        return FIRST_ATTACK + WEAPONS * card + member(weapons, remainder(nth, size(weapons)))
    if s.phase == REVEALING:
        return FIRST_REVEAL + attacker(s, seat, nth)
    return FIRST_DENOUNCE + s.hit if nth == 0 else ONLY_DECLINE


def declarable(s: State) -> int:
    """The weapons that the player in turn may still declare, as far as their own declarations go."""
    return ALL_WEAPONS & ~s.said if s.distinct_declarations else ALL_WEAPONS
