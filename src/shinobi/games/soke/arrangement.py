"""Set-up: both players arrange their armies at the same time, neither seeing the other (SOK-01 to SOK-08)."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOTHING, only
from shinobi.engine.state import fill
from shinobi.games.soke.board import HOME_ROWS, SPOTS, column_of, home_square, middle_columns
from shinobi.games.soke.table import (
    ALL_CARDS,
    ARRANGED,
    ARRANGEMENT,
    DECK,
    DIE,
    DO_PLACE,
    DO_READY,
    FACED,
    FIGURES,
    IN_THE_ARMY,
    ONE_STAR,
    PLACED,
    RANKS,
    ROLLED,
    SHURIKEN,
    SOK_01,
    SOK_02,
    SOK_03,
    SOK_04,
    SOK_05,
    SUPPLY,
    VALUES,
    WEAPONS,
    State,
    chance_of,
)


def why_no_table(s: State) -> int:
    if s.rows & 1:
        return SOK_02
    if s.fence != NOTHING and (s.fence >> s.columns or s.fence == (1 << s.columns) - 1):
        return SOK_03
    cards = 0
    for value in range(VALUES):
        cards += s.weapon_values[value]
    return 0 if cards == DECK else SOK_05


def setup(s: State, key: Key) -> None:
    if s.fence == NOTHING:
        s.fence = middle_columns(s.columns)  # SOK-03
    fill(s.rank_known, EVERYBODY)
    for seat in range(s.players):
        for rank in range(RANKS):
            s.unplaced[RANKS * seat + rank] = IN_THE_ARMY[rank]  # SOK-01
        for value in range(VALUES):
            s.deck[VALUES * seat + value] = s.weapon_values[value]  # SOK-05
        s.deck_size[seat] = DECK
        s.cards[seat] = ALL_CARDS  # SOK-06
        s.shuriken[seat] = SHURIKEN  # SOK-07
    s.supply = SUPPLY
    s.phase = ARRANGEMENT


def all_placed(s: State, seat: int) -> int:
    first = RANKS * seat
    return s.unplaced[first] + s.unplaced[first + 1] + s.unplaced[first + 2] == 0


def ranks_left(s: State, seat: int) -> int:
    """The set of ranks of which the seat has figures still to place."""
    ranks = 0
    for rank in range(RANKS):
        ranks |= (s.unplaced[RANKS * seat + rank] > 0) << rank
    return ranks


def why_not_arrange(s: State, seat: int, verb: int, spot: int, rank: int) -> int:
    if s.ready[seat]:
        return SOK_04
    if verb == DO_READY:
        return 0 if all_placed(s, seat) else SOK_04
    if verb != DO_PLACE:
        return SOK_04
    if column_of(spot) >= s.columns or s.home[SPOTS * seat + spot] != NOTHING:
        return SOK_02
    return 0 if s.unplaced[RANKS * seat + rank] else SOK_01


def put(s: State, seat: int, spot: int, rank: int) -> None:
    """Place a figure on a home square; nobody else knows (SOK-04)."""
    s.home[SPOTS * seat + spot] = rank
    s.unplaced[RANKS * seat + rank] -= 1
    tell(s, only(seat), PLACED, seat, spot, rank)


def be_ready(s: State, seat: int, key: Key) -> None:
    """When both are, the armies face each other, and the dice say who attacks first (SOK-04, SOK-08)."""
    s.ready[seat] = 1
    tell(s, only(seat), ARRANGED, seat)
    if not (s.ready[0] and s.ready[1]):
        return
    for each in range(s.players):
        set_up_figures(s, each)
    fill(s.home, NOTHING)
    tell(s, EVERYBODY, FACED)
    red = black = 0
    while red == black:
        red = 1 + chance_of(s, key, DIE[ONE_STAR])
        black = 1 + chance_of(s, key, DIE[ONE_STAR])
        tell(s, EVERYBODY, ROLLED, 0, red)
        tell(s, EVERYBODY, ROLLED, 1, black)
    s.attacker = 0 if red > black else 1
    s.phase = WEAPONS


def set_up_figures(s: State, seat: int) -> None:
    """Figures get their letters in the order of their squares, so that a letter says nothing about a rank."""
    piece = FIGURES * seat
    for spot in range(SPOTS):
        rank = s.home[SPOTS * seat + spot]
        if rank != NOTHING:
            square = home_square(s.rows, s.columns, seat, spot)
            s.rank[piece] = rank
            s.rank_known[piece] = only(seat)
            s.place[piece] = square
            s.board[square] = piece
            s.army[piece] = piece - FIGURES * seat
            piece += 1
    s.army_size[seat] = FIGURES


def imagine_arrangements(s: State, seat: int, key: Key) -> None:
    """The others may have placed any number of figures, and be ready, but not both (SOK-04)."""
    states = FIGURES + 2  # 0 … 15 figures placed, or all of them and ready
    if seat < s.players:
        imagine_arrangement(s, 1 - seat, draw(key, 0, states - s.ready[seat]), key)
    else:
        both = draw(key, 0, states * states - 1)
        imagine_arrangement(s, 0, both // states, key)
        imagine_arrangement(s, 1, both % states, key)


def imagine_arrangement(s: State, other: int, progress: int, key: Key) -> None:
    """So many figures, each of them any that is left, on any home square that is free."""
    for rank in range(RANKS):
        s.unplaced[RANKS * other + rank] = IN_THE_ARMY[rank]
    s.ready[other] = progress > FIGURES
    if s.ready[other]:
        progress = FIGURES
    for nth in range(progress):
        free = draw(key, 1 + 2 * (FIGURES * other + nth), HOME_ROWS * s.columns - nth)
        spot = 0
        while free or column_of(spot) >= s.columns or s.home[SPOTS * other + spot] != NOTHING:
            if column_of(spot) < s.columns and s.home[SPOTS * other + spot] == NOTHING:
                free -= 1
            spot += 1
        left = draw(key, 2 + 2 * (FIGURES * other + nth), FIGURES - nth)
        rank = 0
        while left >= s.unplaced[RANKS * other + rank]:
            left -= s.unplaced[RANKS * other + rank]
            rank += 1
        s.home[SPOTS * other + spot] = rank
        s.unplaced[RANKS * other + rank] -= 1
