"""The rules of Shinobi: War of Clans, in the order of the rulebook. This is the only place where they are written.

A province is the place before a player and has that player's number (CLA-06). Hands, the deck and the discard pile are
kept as counts of each kind of card: no card has an identity that could tell how long it was held, and a deck without an
order cannot betray it. The left-hand neighbour of seat `i` is seat `i + 1` (CLA-21).
"""

from shinobi.engine.actions import Actions, Verb
from shinobi.engine.domains import FLAG, Clause, Number, Seats, Some, names
from shinobi.engine.events import Event, Events, tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.options import Edition, Option
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import member, quotient, remainder, size, without
from shinobi.engine.state import KNOWERS, Cells, PerSeat, StateRecord, fill, known_by, nobody, owner, public
from shinobi.engine.talk import Phrase, Talk

# What there is ------------------------------------------------------------------------------------------------------

CLAUSES = Clause("CLA")

MOST_PLAYERS = 5
SEATS = PerSeat(MOST_PLAYERS)
SEAT = Seats(MOST_PLAYERS)

CLAN = names("clan", "hojo", "uesugi", "takeda", "mori", "oda")  # CLA-02
CLANS = 5
ALL_CLANS = 0b11111

CARD = names("card", "hojo", "uesugi", "takeda", "mori", "oda", "ninja")
KINDS = CLANS + 1
NINJA = CLANS
NINJAS = 3  # CLA-04

HAND = 4  # cards in a full hand (CLA-05, CLA-20)
MOST_TROOPS = 20

ORDER = names("order", "first", "second", "third", "refill", "over")
FIRST_ORDER, SECOND_ORDER, THIRD_ORDER, REFILL, OVER = ORDER.values

CHANGE = names("change", "deployed", "ninja", "stationed", "moved-in", "moved-out")
DEPLOYED_TO, STRUCK_BY_NINJA, STATIONED_IN, MOVED_IN, MOVED_OUT = CHANGE.values

# The clauses that can refuse a move or a table, or end the game -----------------------------------------------------

CLA_04 = 4  # at least one card must be left after the deal
CLA_09 = 9  # three orders, in this order
CLA_10 = 10  # deploy a troop card from hand into another province
CLA_11 = 11  # a ninja strikes an army in another player's province
CLA_12 = 12  # a troop card from hand into the own province, or a card from another province to any other
CLA_13 = 13  # a ninja can be played only as the first order
CLA_14 = 14  # attack from your own province into another
CLA_15 = 15  # the target must be weaker
CLA_16 = 16  # the target must be of another clan
CLA_17 = 17  # the target must not have been changed this turn
CLA_21 = 21  # play passes to the left: it is somebody else's turn
CLA_31 = 31  # most cards on the table
CLA_33 = 33  # tie: more cards in the own province
CLA_34 = 34  # still tied: shared

# What a table agrees on ---------------------------------------------------------------------------------------------

EDITIONS = (
    Edition("de", range(3, MOST_PLAYERS + 1)),
    Edition("fr", range(2, MOST_PLAYERS + 1)),  # CLA-01
)

OPTIONS = (
    Option("troops_per_clan", Number(1, MOST_TROOPS), default=11),  # CLA-04
    Option("first", SEAT, default=None),  # CLA-05; None: by lot
    Option("moved_out", FLAG, default=True),  # CLA-17
)

TALK = Talk(
    chat=True,
    claims=(
        Phrase("serve", clan=CLAN),
        Phrase("not-serve", clan=CLAN),
        Phrase("suspect", seat=SEAT, clan=CLAN),
        Phrase("spare", clan=CLAN),
    ),
    questions=(Phrase("whom", asked=SEAT), Phrase("why-strike", asked=SEAT, clan=CLAN)),
)

# What happens -------------------------------------------------------------------------------------------------------

ACTIONS = Actions(
    Verb("deploy", clan=CLAN, province=SEAT),
    Verb("ninja", province=SEAT, clan=CLAN),
    Verb("station", clan=CLAN),
    Verb("move", clan=CLAN, origin=SEAT, province=SEAT),
    Verb("attack", clan=CLAN, province=SEAT, target=CLAN),
)
DEPLOY, PLAY_NINJA, STATION, MOVE, ATTACK = ACTIONS.verbs
VERB = ACTIONS.verb
FIRST, SECOND, THIRD = ACTIONS.arguments
FIRST_DEPLOY, FIRST_NINJA, FIRST_STATION, FIRST_MOVE, FIRST_ATTACK = (ACTIONS.first(verb) for verb in ACTIONS.verbs)

EVENTS = Events(
    Event("first-drawn", seat=SEAT, reveals=True),
    Event("clan-dealt", seat=SEAT, clan=CLAN, reveals=True),
    Event("drew", seat=SEAT, card=CARD, reveals=True),
    Event("refilled", seat=SEAT, cards=Number(0, HAND), deck=Number(0, 120), reveals=True),
    Event("last-card", seat=SEAT, reveals=True),
    # What ended a turn is looked at before the next one begins.
    Event("turn", seat=SEAT, scene=True, beats=0),
    # The cards of a hand are hidden: who plays one openly shows it, so that it cannot be taken back.
    Event("deployed", seat=SEAT, clan=CLAN, province=SEAT, reveals=True, beats=2),
    Event("struck", seat=SEAT, province=SEAT, clan=CLAN, reveals=True, beats=3),
    Event("stationed", seat=SEAT, clan=CLAN, reveals=True),
    Event("moved", seat=SEAT, clan=CLAN, origin=SEAT, province=SEAT, beats=2),
    Event("attacked", seat=SEAT, clan=CLAN, province=SEAT, target=CLAN, beats=3),
    Event("skipped", seat=SEAT, order=ORDER, reveals=True),
    Event("clan-shown", seat=SEAT, clan=CLAN, cards=Number(0, MOST_TROOPS), home=Number(0, MOST_TROOPS), reveals=True),
    Event("ended", clause=CLAUSES),
    Event("won", seat=SEAT),
)
(
    FIRST_DRAWN,
    CLAN_DEALT,
    DREW,
    REFILLED,
    LAST_CARD,
    TURN,
    DEPLOYED,
    STRUCK,
    STATIONED,
    MOVED,
    ATTACKED,
    SKIPPED,
    CLAN_SHOWN,
    ENDED,
    WON,
) = EVENTS.numbers


class State(StateRecord, most_events=48):
    """Everything on and around the table, and who may see it."""

    players: int = public()
    troops_per_clan: int = public(of=Number(1, MOST_TROOPS))
    first: int = public(of=SEAT)
    moved_out: int = public(of=FLAG)

    turn: int = public(of=SEAT)
    order: int = public(of=ORDER)  # the order that the player in turn has to give
    last: int = public(of=SEAT)  # who drew the last card, and so has the last turn

    clan: Cells = known_by("clan_known", SEATS, of=CLAN)
    clan_known: Cells = public(SEATS, of=KNOWERS)
    hand: Cells = owner(SEATS, KINDS, of=Number(0, HAND))
    hand_size: Cells = public(SEATS, of=Number(0, HAND))
    only_ninjas: Cells = public(SEATS, of=FLAG)  # a skipped order has shown that this hand holds no troops
    deck: Cells = nobody(KINDS, of=Number(0, MOST_TROOPS))
    deck_size: int = public(of=Number(0, 120))
    discards: Cells = public(KINDS, of=Number(0, MOST_TROOPS))

    army: Cells = public(SEATS, CLANS, of=Number(0, MOST_TROOPS))  # by province: the strength of each clan's army
    changed: Cells = public(SEATS, CLANS, of=CHANGE)  # how this turn's orders changed it, if they did

    ended: int = public(of=CLAUSES)
    winners: int = public(of=Some(SEAT))


def to_the_left(s: State, seat: int) -> int:
    """The left-hand neighbour (CLA-21)."""
    return seat + 1 if seat + 1 < s.players else 0


def why_no_table(s: State) -> int:
    """Too few troops for so many players (CLA-04)."""
    return CLA_04 if NINJAS + CLANS * s.troops_per_clan <= HAND * s.players else 0


# Set-up -------------------------------------------------------------------------------------------------------------


def setup(s: State, key: Key) -> None:
    clans = ALL_CLANS
    for seat in range(s.players):
        s.clan[seat] = member(clans, draw(key, seat, size(clans)))  # CLA-03
        s.clan_known[seat] = only(seat)
        clans = without(clans, s.clan[seat])
        tell(s, only(seat), CLAN_DEALT, seat, s.clan[seat])
    for clan in range(CLANS):
        s.deck[clan] = s.troops_per_clan
    s.deck[NINJA] = NINJAS
    s.deck_size = NINJAS + CLANS * s.troops_per_clan
    for seat in range(s.players):
        for nth in range(HAND):
            draw_card(s, seat, draw(key, CLANS + HAND * seat + nth, s.deck_size))  # CLA-05
    if s.first == NOBODY:
        s.turn = draw(key, CLANS + HAND * MOST_PLAYERS, s.players)  # CLA-05
        tell(s, EVERYBODY, FIRST_DRAWN, s.turn)
    else:
        s.turn = s.first
    begin_turn(s)


def take_from_deck(s: State, nth: int) -> int:
    """The kind of the n-th card of those left, in whatever order they lie; it leaves the deck."""
    kind = 0
    while nth >= s.deck[kind]:
        nth -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind


def draw_card(s: State, seat: int, nth: int) -> None:
    card = take_from_deck(s, nth)
    s.deck_size -= 1
    s.hand[KINDS * seat + card] += 1
    s.hand_size[seat] += 1
    tell(s, only(seat), DREW, seat, card)


# Whose turn, and what is legal --------------------------------------------------------------------------------------


def actors(s: State) -> int:
    return 0 if s.order == OVER else only(s.turn)


def why_not(s: State, seat: int, action: int) -> int:
    if s.order == OVER:
        return s.ended
    if seat != s.turn:
        return CLA_21
    verb = VERB[action]
    if verb == DEPLOY:
        return why_not_deploy(s, seat, FIRST[action], SECOND[action])
    if verb == PLAY_NINJA:
        return why_not_ninja(s, seat, FIRST[action], SECOND[action])
    if verb == STATION:
        return why_not_station(s, seat, FIRST[action])
    if verb == MOVE:
        return why_not_move(s, seat, FIRST[action], SECOND[action], THIRD[action])
    return why_not_attack(s, seat, FIRST[action], SECOND[action], THIRD[action])


def why_not_deploy(s: State, seat: int, clan: int, province: int) -> int:
    if s.order != FIRST_ORDER:
        return CLA_09
    if s.hand[KINDS * seat + clan] == 0 or province == seat or province >= s.players:
        return CLA_10
    return 0


def why_not_ninja(s: State, seat: int, province: int, clan: int) -> int:
    if s.order != FIRST_ORDER:
        return CLA_13
    if s.hand[KINDS * seat + NINJA] == 0 or province == seat or province >= s.players:
        return CLA_11
    return 0 if s.army[CLANS * province + clan] else CLA_11


def why_not_station(s: State, seat: int, clan: int) -> int:
    if s.order != SECOND_ORDER:
        return CLA_09
    return 0 if s.hand[KINDS * seat + clan] else CLA_12


def why_not_move(s: State, seat: int, clan: int, origin: int, province: int) -> int:
    if s.order != SECOND_ORDER:
        return CLA_09
    if origin == seat or origin == province or origin >= s.players or province >= s.players:
        return CLA_12
    return 0 if s.army[CLANS * origin + clan] else CLA_12


def why_not_attack(s: State, seat: int, clan: int, province: int, target: int) -> int:
    if s.order != THIRD_ORDER:
        return CLA_09
    strength = s.army[CLANS * seat + clan]
    if strength == 0 or province == seat or province >= s.players:
        return CLA_14
    weaker = s.army[CLANS * province + target]
    if weaker == 0:
        return CLA_14
    if target == clan:
        return CLA_16
    if weaker >= strength:
        return CLA_15
    return CLA_17 if protected(s, province, target) else 0


def protected(s: State, province: int, clan: int) -> bool:
    """Whether an earlier order of this turn has changed the army, so that it is no target (CLA-17)."""
    return s.changed[CLANS * province + clan] != NOTHING


# The orders ---------------------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, key: Key) -> None:
    verb = VERB[action]
    if verb == DEPLOY:
        deploy(s, seat, FIRST[action], SECOND[action])
    elif verb == PLAY_NINJA:
        play_ninja(s, seat, FIRST[action], SECOND[action])
    elif verb == STATION:
        station(s, seat, FIRST[action])
    elif verb == MOVE:
        move(s, seat, FIRST[action], SECOND[action], THIRD[action])
    else:
        attack(s, seat, FIRST[action], SECOND[action], THIRD[action])
    s.order += 1
    go_on(s, key)


def play_from_hand(s: State, seat: int, card: int) -> None:
    s.hand[KINDS * seat + card] -= 1
    s.hand_size[seat] -= 1


def deploy(s: State, seat: int, clan: int, province: int) -> None:
    """The first order: a troop card face up into another province (CLA-10)."""
    play_from_hand(s, seat, clan)
    s.army[CLANS * province + clan] += 1
    s.changed[CLANS * province + clan] = DEPLOYED_TO
    tell(s, EVERYBODY, DEPLOYED, seat, clan, province)


def play_ninja(s: State, seat: int, province: int, clan: int) -> None:
    """Or a ninja instead: one card of an army in another province is discarded with it (CLA-11)."""
    play_from_hand(s, seat, NINJA)
    s.discards[NINJA] += 1
    s.changed[CLANS * province + clan] = STRUCK_BY_NINJA
    tell(s, EVERYBODY, STRUCK, seat, province, clan)
    discard(s, province, clan)


def discard(s: State, province: int, clan: int) -> None:
    s.army[CLANS * province + clan] -= 1
    s.discards[clan] += 1


def station(s: State, seat: int, clan: int) -> None:
    """The second order: a troop card from hand into the own province (CLA-12)."""
    play_from_hand(s, seat, clan)
    s.army[CLANS * seat + clan] += 1
    s.changed[CLANS * seat + clan] = STATIONED_IN
    tell(s, EVERYBODY, STATIONED, seat, clan)


def move(s: State, seat: int, clan: int, origin: int, province: int) -> None:
    """Or one card from another province to any other, the own included (CLA-12, CLA-17)."""
    s.army[CLANS * origin + clan] -= 1
    s.army[CLANS * province + clan] += 1
    if s.moved_out:
        s.changed[CLANS * origin + clan] = MOVED_OUT
    s.changed[CLANS * province + clan] = MOVED_IN
    tell(s, EVERYBODY, MOVED, seat, clan, origin, province)


def attack(s: State, seat: int, clan: int, province: int, target: int) -> None:
    """The third order: the attacked army loses a card, the attacker nothing (CLA-18)."""
    tell(s, EVERYBODY, ATTACKED, seat, clan, province, target)
    discard(s, province, target)


# A turn from order to order -----------------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    s.order = FIRST_ORDER  # CLA-09
    fill(s.changed, NOTHING)
    tell(s, EVERYBODY, TURN, s.turn)


def go_on(s: State, key: Key) -> None:
    """To the next order that can be given. One that cannot be carried out at all is skipped (CLA-19)."""
    while s.order != OVER and not can_be_given(s, s.turn):
        if s.order == REFILL:
            end_turn(s, key)
        else:
            tell(s, EVERYBODY, SKIPPED, s.turn, s.order)
            if s.order != THIRD_ORDER:
                s.only_ninjas[s.turn] = 1
            s.order += 1


def can_be_given(s: State, seat: int) -> int:
    """Whether there is any way to give the order that is due."""
    if s.order == FIRST_ORDER:
        return has_troops(s, seat) or (s.hand[KINDS * seat + NINJA] and armies_elsewhere(s, seat))
    if s.order == SECOND_ORDER:
        return has_troops(s, seat) or armies_elsewhere(s, seat)
    if s.order == THIRD_ORDER:
        for nth in range(candidates(s, seat)):
            if why_not(s, seat, candidate(s, seat, nth)) == 0:
                return 1
    return 0


def has_troops(s: State, seat: int) -> int:
    return s.hand_size[seat] > s.hand[KINDS * seat + NINJA]


def armies_elsewhere(s: State, seat: int) -> int:
    for province in range(s.players):
        if province != seat:
            for clan in range(CLANS):
                if s.army[CLANS * province + clan]:
                    return 1
    return 0


def end_turn(s: State, key: Key) -> None:
    """Draw back up to four cards, and pass to the left — unless this was the last turn of the game."""
    seat = s.turn
    if s.last == seat:
        end(s)  # CLA-30
        return
    drawn = 0
    while s.hand_size[seat] < HAND and s.deck_size:  # CLA-20
        draw_card(s, seat, draw(key, drawn, s.deck_size))
        drawn += 1
    if drawn:
        tell(s, EVERYBODY, REFILLED, seat, drawn, s.deck_size)
        if s.deck_size == 0:
            s.last = seat  # CLA-30
            tell(s, EVERYBODY, LAST_CARD, seat)
    s.turn = to_the_left(s, seat)  # CLA-21
    begin_turn(s)


# The end ------------------------------------------------------------------------------------------------------------


def end(s: State) -> None:
    """Show the clan cards and see who served the largest clan (CLA-31, CLA-32, CLA-35)."""
    most = 0
    most_at_home = 0
    largest = 0  # the players whose clan has the most cards on the table
    winners = 0  # those of them who have the most of these in their own province
    for seat in range(s.players):
        s.clan_known[seat] = EVERYBODY
        cards = cards_on_the_table(s, s.clan[seat])
        at_home = s.army[CLANS * seat + s.clan[seat]]
        tell(s, EVERYBODY, CLAN_SHOWN, seat, s.clan[seat], cards, at_home)
        if cards > most or largest == 0:
            most = cards
            most_at_home = at_home
            largest = only(seat)
            winners = only(seat)
        elif cards == most:
            largest |= only(seat)
            if at_home > most_at_home:  # CLA-33
                most_at_home = at_home
                winners = only(seat)
            elif at_home == most_at_home:
                winners |= only(seat)
    s.order = OVER
    s.turn = NOBODY
    s.winners = winners
    if size(largest) == 1:
        s.ended = CLA_31
    elif size(winners) == 1:
        s.ended = CLA_33
    else:
        s.ended = CLA_34
    tell(s, EVERYBODY, ENDED, s.ended)
    for seat in range(s.players):
        if includes(winners, seat):
            tell(s, EVERYBODY, WON, seat)


def cards_on_the_table(s: State, clan: int) -> int:
    cards = 0
    for province in range(s.players):
        cards += s.army[CLANS * province + clan]
    return cards


def over(s: State) -> int:
    return s.ended


def share(s: State, seat: int) -> float:
    return includes(s.winners, seat) / size(s.winners)


# What a seat can imagine --------------------------------------------------------------------------------------------


def resample(s: State, seat: int, key: Key) -> None:
    """Deal the other players' clans and hands again, from all the cards that the seat has not seen."""
    imagine_clans(s, seat, key)
    put_unseen_cards_into_deck(s, seat)
    for other in range(s.players):
        if other != seat and s.only_ninjas[other]:
            s.hand[KINDS * other + NINJA] = s.hand_size[other]
            s.deck[NINJA] -= s.hand_size[other]
    draws = CLANS
    asked = s.turn if s.turn != seat and s.order != OVER and not s.only_ninjas[s.turn] else NOBODY
    if asked != NOBODY:
        draws = imagine_hand(s, asked, key, draws)
        # Whoever is asked for an order can give it (CLA-19), and so holds what it takes.
        while not can_be_given(s, asked):
            put_hand_into_deck(s, asked)
            draws = imagine_hand(s, asked, key, draws)
    for other in range(s.players):
        if other != seat and other != asked and not s.only_ninjas[other]:
            draws = imagine_hand(s, other, key, draws)


def imagine_clans(s: State, seat: int, key: Key) -> None:
    clans = ALL_CLANS
    for other in range(s.players):
        if includes(s.clan_known[other], seat):
            clans = without(clans, s.clan[other])
    for other in range(s.players):
        if not includes(s.clan_known[other], seat):
            s.clan[other] = member(clans, draw(key, other, size(clans)))
            clans = without(clans, s.clan[other])


def imagine_hand(s: State, other: int, key: Key, draws: int) -> int:
    """Deal a hand from the cards in the deck, with the draws of this key from the n-th on; returns the next."""
    left = 0
    for kind in range(KINDS):
        left += s.deck[kind]
    for nth in range(s.hand_size[other]):
        card = take_from_deck(s, draw(key, draws + nth, left - nth))
        s.hand[KINDS * other + card] += 1
    return draws + s.hand_size[other]


def put_hand_into_deck(s: State, other: int) -> None:
    for kind in range(KINDS):
        s.deck[kind] += s.hand[KINDS * other + kind]
        s.hand[KINDS * other + kind] = 0


def put_unseen_cards_into_deck(s: State, seat: int) -> None:
    """All cards that are neither on the table, nor discarded, nor in the seat's own hand."""
    for kind in range(KINDS):
        s.deck[kind] = (NINJAS if kind == NINJA else s.troops_per_clan) - s.discards[kind]
        if seat < s.players:
            s.deck[kind] -= s.hand[KINDS * seat + kind]
        if kind != NINJA:
            s.deck[kind] -= cards_on_the_table(s, kind)


# Which actions are worth asking about -------------------------------------------------------------------------------


def candidates(s: State, seat: int) -> int:
    others = s.players - 1
    if s.order == FIRST_ORDER:
        return 2 * CLANS * others if s.hand[KINDS * seat + NINJA] else CLANS * others
    if s.order == SECOND_ORDER:
        return CLANS * others * others + CLANS
    return size(strong_armies(s, seat)) * CLANS * others


def candidate(s: State, seat: int, nth: int) -> int:
    others = s.players - 1
    if s.order == FIRST_ORDER:
        if nth < CLANS * others:
            return FIRST_DEPLOY + MOST_PLAYERS * (quotient(nth, others)) + another(seat, remainder(nth, others))
        nth -= CLANS * others
        return FIRST_NINJA + CLANS * another(seat, nth // CLANS) + nth % CLANS
    if s.order == SECOND_ORDER:
        if nth < CLANS:
            return FIRST_STATION + nth
        nth -= CLANS
        clan = nth % CLANS
        nth //= CLANS
        origin = another(seat, remainder(nth, others))
        return FIRST_MOVE + MOST_PLAYERS * (MOST_PLAYERS * clan + origin) + another(origin, quotient(nth, others))
    target = nth % CLANS
    nth //= CLANS
    clan = member(strong_armies(s, seat), quotient(nth, others))
    return FIRST_ATTACK + CLANS * (MOST_PLAYERS * clan + another(seat, remainder(nth, others))) + target


def another(seat: int, nth: int) -> int:
    """The n-th of the provinces that are not the seat's own."""
    return nth if nth < seat else nth + 1


def strong_armies(s: State, seat: int) -> int:
    """The clans whose armies in the seat's province have more than one card: a single card beats nobody."""
    clans = 0
    for clan in range(CLANS):
        if s.army[CLANS * seat + clan] > 1:
            clans |= 1 << clan
    return clans
