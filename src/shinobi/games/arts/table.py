"""What there is in Shinobi Arts: clauses, options, moves, events, and all that lies on the table.

Three things carry hidden knowledge, and each lies somewhere with a mask of the seats that know it. Items lie on places
of the keep or before players. Art cards lie before a player on numbered spots, like cards on a real table: everybody
sees which spot a card was turned up on, drawn to or looked at, and a card goes to a spot without anybody having chosen
which, so spots tell nothing (ART-43). Partners lie before their players. What lies nowhere, the piles and the cards out
of the round, has no order; a card is drawn from what is left.
"""

from shinobi.engine.actions import Actions, Verb, hidden
from shinobi.engine.domains import FLAG, Clause, Number, Seats, Some, names
from shinobi.engine.events import Event, Events
from shinobi.engine.options import Edition, FileOption, Option
from shinobi.engine.state import KNOWERS, Cells, PerSeat, StateRecord, known_by, nobody, public
from shinobi.engine.talk import Talk
from shinobi.games.arts.cards import (
    ART,
    COPIES,
    DRAW_MOST,
    EFFECT,
    HOW_MANY,
    ICONS,
    ITEM,
    ITEM_EFFECT,
    ITEMS,
    KINDS,
    PARTNER,
    PARTNERS,
    VALUE,
)
from shinobi.games.arts.deck import DECK, HOUSE

CLAUSES = Clause("ART")

MOST_PLAYERS = 5
SEATS = PerSeat(MOST_PLAYERS)
SEAT = Seats(MOST_PLAYERS)

DEALT = 3  # art cards each player is dealt (ART-03)
SPOTS = DEALT + DRAW_MOST
CARD = names("card", "1", "2", "3", "4", "5", "6")  # the spots before a player

PLACES = MOST_PLAYERS + 1  # ART-08
PLACE = names("place", "1", "2", "3", "4", "5", "6")

CLAN = names("clan", "crane", "tiger", "snake")  # ART-04
CLANS = 3
MEMBERS = 2

ATTACK_KIND = names("attack", "skill", "art")  # ART-16
KEEPING = names("keeping", "old", "new")
OLD, NEW = KEEPING.values

PHASE = names("phase", "turn", "effect", "defence", "reply", "keep", "next", "over")
ON_TURN, IN_EFFECT, ASKED_TO_DEFEND, ASKED_TO_REPLY, KEEPING_ONE, NEXT, OVER = PHASE.values

HONOUR = Number(0, 9)
ENOUGH_HONOUR = 3
MOST_TURNS = 100
MOST_ROUNDS = 30_000

# The clauses that can refuse a move, or end a round or the game -----------------------------------------------------

ART_10 = 10  # play goes clockwise: it is somebody else's turn
ART_11 = 11  # leave only before doing anything else
ART_13 = 13  # exactly one main action, then end the turn
ART_14 = 14  # investigate an item lying in the keep
ART_15 = 15  # steal an item lying in the keep
ART_16 = 16  # attack a player in the keep who holds an item, with an attack icon
ART_17 = 17  # defend with the matching icon
ART_20 = 20  # two items: keep one
ART_21 = 21  # answer the attack
ART_30 = 30  # the card has no special effect
ART_31 = 31  # a partner only once, and at its moment
ART_32 = 32  # independence only with a teammate
ART_33 = 33  # an effect needs what it names
ART_34 = 34  # not while somebody is being asked
ART_40 = 40  # there is no card to use
ART_41 = 41  # a card only once in a turn
ART_50 = 50  # enough have left, and the others had one more turn
ART_55 = 55  # the turns of the round are used up
ART_60 = 60  # three honour

# What a table agrees on ---------------------------------------------------------------------------------------------

EDITIONS = (Edition("fr", range(3, MOST_PLAYERS + 1)),)  # ART-01

OPTIONS = (
    FileOption("deck", DECK, default=HOUSE),
    Option("first", SEAT, default=None),  # ART-06; None: by lot
    Option("max_turns", Number(1, MOST_TURNS), default=12),  # ART-55
)

TALK = Talk(chat=False, clause="ART-70")

# What happens -------------------------------------------------------------------------------------------------------

ACTIONS = Actions(
    Verb("leave"),
    Verb("investigate", place=PLACE),
    Verb("steal", card=CARD, place=PLACE),
    Verb("attack", card=CARD, kind=ATTACK_KIND, target=SEAT),
    Verb("ability", card=CARD),
    Verb("secret-art"),
    Verb("independence", card=CARD),
    Verb("end-turn"),
    Verb("accept"),  # be asked, and do nothing
    Verb("defend", card=CARD),
    Verb("keep", which=hidden(KEEPING)),
    Verb("choose", place=PLACE),  # for an effect that looks at or takes an item in the keep
    Verb("name", target=SEAT),  # for an effect on another player
    Verb("strike", target=SEAT, card=CARD),
)
(
    LEAVE,
    INVESTIGATE,
    STEAL,
    ATTACK,
    ABILITY,
    SECRET_ART,
    INDEPENDENCE,
    END_TURN,
    ACCEPT,
    DEFEND,
    KEEP,
    CHOOSE,
    NAME,
    STRIKE_CARD,
) = ACTIONS.verbs
VERB = ACTIONS.verb
FIRST, SECOND, THIRD = ACTIONS.arguments
ONLY_LEAVE = ACTIONS.first(LEAVE)
FIRST_INVESTIGATE = ACTIONS.first(INVESTIGATE)
FIRST_STEAL = ACTIONS.first(STEAL)
FIRST_ATTACK = ACTIONS.first(ATTACK)
FIRST_ABILITY = ACTIONS.first(ABILITY)
ONLY_SECRET_ART = ACTIONS.first(SECRET_ART)
FIRST_INDEPENDENCE = ACTIONS.first(INDEPENDENCE)
ONLY_END_TURN = ACTIONS.first(END_TURN)
ONLY_ACCEPT = ACTIONS.first(ACCEPT)
FIRST_DEFEND = ACTIONS.first(DEFEND)
FIRST_KEEP = ACTIONS.first(KEEP)
FIRST_CHOOSE = ACTIONS.first(CHOOSE)
FIRST_NAME = ACTIONS.first(NAME)
FIRST_STRIKE = ACTIONS.first(STRIKE_CARD)

EVENTS = Events(
    Event("round", number=Number(1, MOST_ROUNDS), first=SEAT, opens=True),
    Event("first-drawn", seat=SEAT, reveals=True),
    Event("allegiance", seat=SEAT, clan=CLAN, reveals=True),
    Event("partner-dealt", seat=SEAT, partner=PARTNER, reveals=True),
    Event("art-drawn", seat=SEAT, card=CARD, art=ART, reveals=True),
    Event("item-laid", place=PLACE, item=ITEM, reveals=True),
    Event("turn", seat=SEAT, beats=0),
    Event("left", seat=SEAT, beats=2),
    Event("left-without-arts", seat=SEAT, beats=3),
    Event("last-turns", seat=SEAT, beats=3),
    Event("saw-in-keep", seat=SEAT, place=PLACE, item=ITEM, reveals=True),
    Event("turned-up", seat=SEAT, card=CARD, art=ART, reveals=True),
    Event("discarded", seat=SEAT, card=CARD, art=ART),
    Event("stole", seat=SEAT, place=PLACE, beats=2),
    Event("attacked", seat=SEAT, target=SEAT, kind=ATTACK_KIND, beats=2),
    Event("defended", seat=SEAT, card=CARD, beats=2),
    Event("accepted", seat=SEAT, beats=2),
    Event("secret-art", seat=SEAT, partner=PARTNER, reveals=True, beats=3),
    Event("attack-failed", seat=SEAT, target=SEAT, beats=3),
    Event("robbed", seat=SEAT, target=SEAT, beats=3),
    Event("gained", seat=SEAT, item=ITEM, reveals=True),
    Event("put-back", seat=SEAT, place=PLACE),
    Event("kept", seat=SEAT, item=ITEM),
    Event("ability", seat=SEAT, effect=EFFECT, beats=2),
    Event("looked", seat=SEAT, place=PLACE, beats=2),
    Event("spied", seat=SEAT, target=SEAT, beats=2),
    Event("saw-held", seat=SEAT, target=SEAT, item=ITEM, reveals=True),
    Event("saw-art", seat=SEAT, target=SEAT, card=CARD, art=ART, reveals=True),
    Event("struck", seat=SEAT, target=SEAT, card=CARD, art=ART, beats=2),
    Event("poisoned", seat=SEAT, target=SEAT, card=CARD, art=ART, reveals=True),
    Event("took", seat=SEAT, place=PLACE, beats=2),
    Event("drew", seat=SEAT, cards=Number(0, DRAW_MOST), pile=Number(0, COPIES * KINDS), reveals=True),
    Event("exchanged", seat=SEAT, target=SEAT, beats=5),
    Event("independent", seat=SEAT, clan=CLAN, beats=3),
    Event("turn-ended", seat=SEAT, beats=0),
    Event("round-ended", clause=CLAUSES, reveals=True, beats=6),
    Event("item-shown", seat=SEAT, item=ITEM, value=VALUE, reveals=True),
    Event("round-won", seat=SEAT, item=ITEM, reveals=True),
    Event("nobody-won", number=Number(1, MOST_ROUNDS), reveals=True),
    Event("honour", seat=SEAT, gained=HONOUR, honour=HONOUR, reveals=True),
    Event("ended", clause=CLAUSES),
    Event("won", seat=SEAT),
)
(
    ROUND,
    FIRST_DRAWN,
    ALLEGIANCE,
    PARTNER_DEALT,
    ART_DRAWN,
    ITEM_LAID,
    TURN,
    LEFT,
    LEFT_WITHOUT_ARTS,
    LAST_TURNS,
    SAW_IN_KEEP,
    TURNED_UP,
    DISCARDED,
    STOLE,
    ATTACKED,
    DEFENDED,
    ACCEPTED,
    SECRET_ART_USED,
    ATTACK_FAILED,
    ROBBED,
    GAINED,
    PUT_BACK,
    KEPT,
    ABILITY_USED,
    LOOKED,
    SPIED,
    SAW_HELD,
    SAW_ART,
    STRUCK,
    POISONED,
    TOOK,
    DREW,
    EXCHANGED,
    INDEPENDENT,
    TURN_ENDED,
    ROUND_ENDED,
    ITEM_SHOWN,
    ROUND_WON,
    NOBODY_WON,
    HONOURED,
    ENDED,
    WON,
) = EVENTS.numbers


class State(StateRecord, most_events=72):
    """Everything on and around the table, and who may see it."""

    players: int = public()
    max_turns: int = public(of=Number(1, MOST_TURNS))

    # The deck: what each card says
    icons: Cells = public(KINDS, of=ICONS)
    ability: Cells = public(KINDS, of=EFFECT)
    ability_count: Cells = public(KINDS, of=HOW_MANY)
    single_use: Cells = public(KINDS, of=FLAG)
    power: Cells = public(PARTNERS, of=EFFECT)
    power_count: Cells = public(PARTNERS, of=HOW_MANY)
    item_value: Cells = public(ITEMS, of=VALUE)
    item_effect: Cells = public(ITEMS, of=ITEM_EFFECT)
    item_other: Cells = public(ITEMS, of=ITEM)
    item_worth: Cells = public(ITEMS, of=VALUE)
    item_lasting: Cells = public(ITEMS, of=FLAG)

    # The round
    round_number: int = public(of=Number(0, MOST_ROUNDS))
    first: int = public(of=SEAT)  # who began it
    inside: int = public(of=Some(SEAT))  # the keep
    closing: int = public(of=FLAG)  # enough have left (ART-50)
    last_turns: int = public(of=Some(SEAT))  # who then still has one more turn
    turns: Cells = public(SEATS, of=Number(0, MOST_TURNS + 1))  # that each player has had; one more by ART-50

    # The turn
    turn: int = public(of=SEAT)
    phase: int = public(of=PHASE)
    acted: int = public(of=FLAG)  # has done anything in this turn
    main_done: int = public(of=FLAG)  # has taken the main action
    effect: int = public(of=EFFECT)  # being carried out
    looks: int = public(of=HOW_MANY)  # that the effect still gives
    looked: int = public(of=Some(PLACE))  # places it has been used on
    target: int = public(of=SEAT)  # of the attack
    attack_kind: int = public(of=ATTACK_KIND)

    # Players
    honour: Cells = public(SEATS, of=HONOUR)
    allegiance: Cells = public(SEATS, of=CLAN)  # none: independent
    partner: Cells = known_by("partner_known", SEATS, of=PARTNER)
    partner_known: Cells = public(SEATS, of=KNOWERS)
    partner_used: int = public(of=Some(SEAT))

    # Art cards, by the spots before each player
    art: Cells = known_by("art_known", SEATS, SPOTS, of=ART)
    art_known: Cells = public(SEATS, SPOTS, of=KNOWERS)
    face_down: Cells = public(SEATS, of=Some(CARD))
    face_up: Cells = public(SEATS, of=Some(CARD))
    used: Cells = public(SEATS, of=Some(CARD))  # in this turn
    discards: Cells = public(KINDS, of=Number(0, COPIES))
    pile: Cells = nobody(KINDS, of=Number(0, COPIES))
    pile_size: int = public(of=Number(0, COPIES * KINDS))

    # Items
    keep: Cells = known_by("keep_known", PLACES, of=ITEM)
    keep_known: Cells = public(PLACES, of=KNOWERS)
    lying: int = public(of=Some(PLACE))  # the places where an item lies
    held: Cells = known_by("held_known", SEATS, of=ITEM)
    held_known: Cells = public(SEATS, of=KNOWERS)
    carrying: int = public(of=Some(SEAT))  # who holds an item
    second: int = known_by("second_known", of=ITEM)  # the item gained while another was held (ART-20)
    second_known: int = public(of=KNOWERS)
    origin: int = public(of=PLACE)  # where one of the two will be put back

    ended: int = public(of=CLAUSES)
    winners: int = public(of=Some(SEAT))


def spot(seat: int, card: int) -> int:
    """The cell of a spot before a player."""
    return SPOTS * seat + card


def arts_of(s: State, seat: int) -> int:
    """The spots on which the player has art cards."""
    return s.face_down[seat] | s.face_up[seat]


def ready(s: State, seat: int) -> int:
    """The spots whose cards the player could use now (ART-41)."""
    return arts_of(s, seat) & ~s.used[seat]
