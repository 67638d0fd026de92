"""What lies on the table of soke, and what can be agreed, done and told there.

Red is seat 0, black seat 1. A figure has the letter of its starting square, counted along the rows from its own edge
of the board, and never one that depends on its rank. A deck is kept as the number of cards of each value: without an
order there is none to betray (SOK-14).
"""

from shinobi.engine.actions import Actions, Verb, hidden
from shinobi.engine.domains import FLAG, Clause, Number, Seats, Some, names
from shinobi.engine.events import Event, Events
from shinobi.engine.keys import Key, draw
from shinobi.engine.options import Edition, Option
from shinobi.engine.seats import NOTHING
from shinobi.engine.state import KNOWERS, Cells, PerSeat, StateRecord, known_by, nobody, owner, public
from shinobi.engine.talk import Phrase, Talk
from shinobi.games.soke.board import COLUMN, DIRECTION, MOST_COLUMNS, MOST_ROWS, SPOT, SPOTS, SQUARE, neighbour

# What there is ------------------------------------------------------------------------------------------------------

CLAUSES = Clause("SOK")

SEATS = PerSeat(2)
SEAT = Seats(2)

FIGURE = names("figure", *"abcdefghijklmno")
FIGURES = 15
PIECE = names("piece", *(f"{colour}-{letter}" for colour in ("red", "black") for letter in FIGURE.names))

RANK = names("rank", "one-star", "two-stars", "soke")
RANKS = 3
ONE_STAR, TWO_STARS, SOKE = RANK.values
IN_THE_ARMY = (9, 5, 1)  # SOK-01
DIE = (6, 8, 12)  # SOK-40
WORTH = (1, 2, 3)  # SOK-51
MOST_EYES = 12

DECK = 45  # SOK-05
VALUES = 5
MOST_OF_A_VALUE = 40
PAIR = names("pair", "left", "middle", "right")
PAIRS = 3

CARD = names("card", "salto", "sneak", "kidnap", "new-weapons", "joker")  # SOK-06
SALTO, SNEAK, KIDNAP, NEW_WEAPONS, JOKER = CARD.values
ALL_CARDS = 0b11111
PLAIN_CARDS = 0b01111
PLAIN_CARD = names("card", *CARD.names[:JOKER])
EFFECT = names("effect", "salto", "sneak", "kidnap", "new-weapons", "shuriken")  # what a Joker can be (SOK-28)
AS_SHURIKEN = 4
EFFECTS = 5

SHURIKEN = 3  # SOK-07
SUPPLY = 4
ALL_SHURIKEN = 10

PHASE = names("phase", "arrangement", "weapons", "defence", "action", "effect", "movement", "throw", "shuriken", "over")
ARRANGEMENT, WEAPONS, DEFENCE, ACTION, EFFECTING, MOVEMENT, THROWING, SPENDING, OVER = PHASE.values

KIDNAPPER = names("kidnapper", "moves", "stays")
MOVES, STAYS = KIDNAPPER.values
DOJO = names("dojo", "calm", "wild")
CALM, WILD = DOJO.values
QUIET_END = names("quiet-end", "draw", "stars")
DRAW, BY_STARS = QUIET_END.values
COUNTDOWN = 20  # SOK-51

# The clauses that can refuse a table or a move, or end the game -----------------------------------------------------

SOK_01 = 1  # one Soke, nine ninjas of one star, five of two
SOK_02 = 2  # the board; each figure starts on a square of its own at home
SOK_03 = 3  # the fence leaves at least one column open
SOK_04 = 4  # both arrange first, each all figures
SOK_05 = 5  # 45 weapon cards
SOK_06 = 6  # each action card once
SOK_12 = 12  # nothing moves without a pair won
SOK_15 = 15  # attacks alternate: the other player attacks
SOK_20 = 20  # action cards before movement
SOK_21 = 21  # the defender may play New Weapons only
SOK_22 = 22  # the defender decides first
SOK_24 = 24  # Salto: over an adjacent enemy to the square behind
SOK_26 = 26  # Kidnap: a figure that is not the Soke, from the front row
SOK_28 = 28  # the Joker as a shuriken
SOK_30 = 30  # one square forward, backward or diagonally
SOK_31 = 31  # movement: steps, or stop
SOK_32 = 32  # no square of the own side
SOK_33 = 33  # no crossing of the fence without Sneak
SOK_40 = 40  # a battle is thrown out in the Dojo
SOK_41 = 41  # a figure that lost has left the game
SOK_44 = 44  # who decides whether to spend a shuriken
SOK_47 = 47  # aiming, in a wild Dojo
SOK_50 = 50  # a Soke is beaten
SOK_51 = 51  # too many quiet attacks

# What a table agrees on ---------------------------------------------------------------------------------------------

EDITIONS = (Edition("de", range(2, 3)),)  # the French and the Dutch pages of the same booklet say the same

TALK = Talk(
    chat=True,
    claims=(Phrase("is", figure=FIGURE, rank=RANK), Phrase("is-not", figure=FIGURE, rank=RANK)),
    questions=(Phrase("what-is", asked=SEAT, figure=FIGURE),),
)

OPTIONS = (
    Option("columns", Number(5, MOST_COLUMNS), default=5),  # SOK-02
    Option("rows", Number(6, MOST_ROWS), default=8),
    Option("fence", Some(COLUMN, blank=NOTHING), default=None),  # SOK-03; None: all but the outer columns
    Option("weapon_values", Number(0, MOST_OF_A_VALUE), default=[9] * VALUES, values=VALUES),  # SOK-05
    Option("sideways", FLAG, default=False),  # SOK-30
    Option("kidnapper", KIDNAPPER, default="moves"),  # SOK-26
    Option("dojo", DOJO, default="calm"),  # SOK-47
    Option("max_quiet", Number(1, 1000), default=60),  # SOK-51
    Option("quiet_end", QUIET_END, default="draw"),
)

# What happens -------------------------------------------------------------------------------------------------------

ACTIONS = Actions(
    Verb("place", spot=hidden(SPOT), rank=hidden(RANK)),
    Verb("ready"),
    Verb("play", card=PLAIN_CARD),
    Verb("joker", effect=EFFECT),
    Verb("pass"),
    Verb("salto", figure=FIGURE, direction=DIRECTION),
    Verb("kidnap", figure=FIGURE, victim=FIGURE),
    Verb("step", figure=FIGURE, direction=DIRECTION),
    Verb("stop"),
    Verb("throw"),
    Verb("aim"),
    Verb("decline"),
)
DO_PLACE, DO_READY, DO_PLAY, DO_JOKER, DO_PASS, DO_SALTO, DO_KIDNAP, DO_STEP, DO_STOP, DO_THROW, DO_AIM, DO_DECLINE = (
    ACTIONS.verbs
)
VERB = ACTIONS.verb
FIRST, SECOND = ACTIONS.arguments
(
    FIRST_PLACE,
    ONLY_READY,
    FIRST_PLAY,
    FIRST_JOKER,
    ONLY_PASS,
    FIRST_SALTO,
    FIRST_KIDNAP,
    FIRST_STEP,
    ONLY_STOP,
    ONLY_THROW,
    ONLY_AIM,
    ONLY_DECLINE,
) = (ACTIONS.first(verb) for verb in ACTIONS.verbs)

STARS = Number(0, VALUES)
EYES = Number(0, MOST_EYES)
ROW = Number(1, MOST_ROWS)  # counted from red's edge, as the columns are from red's left

EVENTS = Events(
    Event("placed", seat=SEAT, spot=SPOT, rank=RANK),
    Event("arranged", seat=SEAT, final=True),
    Event("faced", reveals=True),
    Event("rolled", seat=SEAT, eyes=EYES, reveals=True, beats=2),
    Event("attack", seat=SEAT, reveals=True, scene=True),
    Event("shuffled", seat=SEAT),
    Event("turned", pair=PAIR, attacker=STARS, defender=STARS, reveals=True, beats=3),
    Event("replaced", seat=SEAT, pair=PAIR, stars=STARS, reveals=True, beats=4),
    Event("passed", seat=SEAT),
    Event("played", seat=SEAT, card=PLAIN_CARD, beats=3),
    Event("joker", seat=SEAT, effect=EFFECT, beats=3),
    Event("took-shuriken", seat=SEAT, supply=Number(0, SUPPLY)),
    Event("won-steps", seat=SEAT, steps=Number(0, PAIRS), beats=3),
    Event("jumped", seat=SEAT, figure=FIGURE, column=COLUMN, row=ROW),
    Event("kidnapped", seat=SEAT, figure=FIGURE, victim=FIGURE, rank=RANK, reveals=True, beats=4),
    Event("grasped-soke", seat=SEAT, figure=FIGURE, victim=FIGURE, reveals=True, beats=4),
    Event("stepped", seat=SEAT, figure=FIGURE, column=COLUMN, row=ROW, beats=2),
    Event("sneaked", seat=SEAT, figure=FIGURE, column=COLUMN, row=ROW),
    Event("stopped", seat=SEAT),
    Event("battle", seat=SEAT, figure=FIGURE, enemy=FIGURE, beats=2),
    Event("revealed", seat=SEAT, figure=FIGURE, rank=RANK, reveals=True, beats=3),
    Event("spent-shuriken", seat=SEAT, left=Number(0, ALL_SHURIKEN)),
    Event("threw", seat=SEAT, eyes=EYES, sides=EYES, reveals=True, scene=True, beats=3),
    Event("aimed", seat=SEAT),
    Event("struck", seat=SEAT, eyes=EYES, sides=EYES, reveals=True, beats=3),
    Event("left-dojo", seat=SEAT, reveals=True),
    Event("declined", seat=SEAT),
    Event("fell", seat=SEAT, figure=FIGURE, rank=RANK, scene=True, beats=4),
    Event("sent-back", seat=SEAT, figure=FIGURE, scene=True, beats=4),
    Event("quiet", left=Number(0, COUNTDOWN)),
    Event("shown", seat=SEAT, figure=FIGURE, rank=RANK, reveals=True, scene=True),
    Event("ended", clause=CLAUSES, scene=True),
    Event("won", seat=SEAT),
)
(
    PLACED,
    ARRANGED,
    FACED,
    ROLLED,
    ATTACK,
    SHUFFLED,
    TURNED,
    REPLACED,
    PASSED,
    PLAYED,
    JOKER_PLAYED,
    TOOK_SHURIKEN,
    WON_STEPS,
    JUMPED,
    KIDNAPPED,
    GRASPED_SOKE,
    STEPPED,
    SNEAKED,
    STOPPED,
    BATTLE,
    REVEALED,
    SPENT_SHURIKEN,
    THREW,
    AIMED,
    STRUCK,
    LEFT_DOJO,
    DECLINED,
    FELL,
    SENT_BACK,
    QUIET,
    SHOWN,
    ENDED,
    WON,
) = EVENTS.numbers


class State(StateRecord, most_events=250):
    """Everything on and around the table, and who may see it."""

    players: int = public()
    columns: int = public(of=Number(0, MOST_COLUMNS))
    rows: int = public(of=Number(0, MOST_ROWS))
    fence: int = public(of=Some(COLUMN, blank=NOTHING))
    weapon_values: Cells = public(VALUES, of=Number(0, MOST_OF_A_VALUE))
    sideways: int = public(of=FLAG)
    kidnapper: int = public(of=KIDNAPPER)
    dojo: int = public(of=DOJO)
    max_quiet: int = public(of=Number(0, 1000))
    quiet_end: int = public(of=QUIET_END)

    # The arrangement, until both are done (SOK-04)
    home: Cells = owner(SEATS, SPOTS, of=RANK)
    unplaced: Cells = owner(SEATS, RANKS, of=Number(0, FIGURES))
    ready: Cells = owner(SEATS, of=FLAG)

    phase: int = public(of=PHASE)
    attacker: int = public(of=SEAT)
    turn: int = public(of=SEAT)  # who has to decide now

    board: Cells = public(MOST_ROWS, MOST_COLUMNS, of=PIECE)
    place: Cells = public(SEATS, FIGURES, of=SQUARE)  # where each figure stands; nowhere if it was lost
    army: Cells = public(SEATS, FIGURES, of=FIGURE)  # the figures not lost, as many as `army_size`, in no order
    army_size: Cells = public(SEATS, of=Number(0, FIGURES))
    rank: Cells = known_by("rank_known", SEATS, FIGURES, of=RANK)
    rank_known: Cells = public(SEATS, FIGURES, of=KNOWERS)  # SOK-45
    no_soke: Cells = public(SEATS, FIGURES, of=FLAG)  # it has kidnapped, and so is not the Soke (SOK-26)

    # By value; what is neither in the deck nor turned up in this attack lies in the discard pile.
    deck: Cells = public(SEATS, VALUES, of=Number(0, DECK))
    deck_size: Cells = public(SEATS, of=Number(0, DECK))
    covered: Cells = public(SEATS, VALUES, of=Number(0, DECK))  # turned up in this attack and covered or replaced
    weapons: Cells = public(SEATS, PAIRS, of=STARS)  # what lies open; 0: nothing

    cards: Cells = public(SEATS, of=Some(CARD))  # the action cards each player still has
    shuriken: Cells = public(SEATS, of=Number(0, ALL_SHURIKEN))
    supply: int = public(of=Number(0, SUPPLY))

    effect: int = public(of=EFFECT)  # a Salto or Kidnap that was played and is to be carried out
    steps: int = public(of=Number(0, PAIRS))  # pairs won, then steps left
    sneak: int = public(of=FLAG)  # one step may still cross the fence

    fighter: int = public(of=FIGURE)  # the attacker's figure in battle; it stands where it came from until it has won
    facing: int = public(of=FIGURE)  # the defender's figure in battle
    thrown: Cells = public(SEATS, of=EYES)  # 0: not thrown yet
    attacker_declined: int = public(of=FLAG)  # on equal throws, since the last throw (SOK-44)

    lost: int = public(of=FLAG)  # a figure was lost in this attack
    quiet: int = public(of=Number(0, 1000))  # attacks in a row without one

    drawn: int = nobody(of=Number(0, 1000))  # numbers drawn in this step

    ended: int = public(of=CLAUSES)
    winners: int = public(of=Some(SEAT))


def defender(s: State) -> int:
    return 1 - s.attacker


def chance_of(s: State, key: Key, below: int) -> int:
    """The next number drawn in this step."""
    s.drawn += 1
    return draw(key, s.drawn - 1, below)


def square_on(s: State, seat: int, square: int, direction: int) -> int:
    """The next square in this direction as the seat sees it; at the edge of the board the same one."""
    return neighbour(s.rows, s.columns, seat, square, direction)


def held_by(s: State, seat: int, square: int) -> int:
    """Whether a figure of the seat stands there."""
    piece = s.board[square]
    return (piece >= FIGURES * seat) & (piece < FIGURES * seat + FIGURES)


def standing(s: State, seat: int, figure: int) -> int:
    """The square of a figure, or NOTHING if it has left the game."""
    return s.place[FIGURES * seat + figure]


def put_on(s: State, seat: int, figure: int, square: int) -> None:
    piece = FIGURES * seat + figure
    s.board[s.place[piece]] = NOTHING
    s.board[square] = piece
    s.place[piece] = square


def lose(s: State, seat: int, figure: int) -> None:
    """The figure leaves the game (SOK-41)."""
    piece = FIGURES * seat + figure
    s.board[s.place[piece]] = NOTHING
    s.place[piece] = NOTHING
    nth = 0
    while s.army[FIGURES * seat + nth] != figure:
        nth += 1
    s.army_size[seat] -= 1
    s.army[FIGURES * seat + nth] = s.army[FIGURES * seat + s.army_size[seat]]
    s.army[FIGURES * seat + s.army_size[seat]] = NOTHING
    s.lost = 1


def go_on_moving(s: State) -> None:
    """The attacker steps on, or the attack is over: `go_on` sees which (SOK-31)."""
    s.phase = MOVEMENT
    s.turn = s.attacker
