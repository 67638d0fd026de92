"""How the game ends, and who has won (SOK-50, SOK-51)."""

from shinobi.engine.events import tell
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import size
from shinobi.games.soke.table import BY_STARS, ENDED, FIGURES, OVER, SHOWN, WON, WORTH, State, standing


def end(s: State, clause: int, winners: int) -> None:
    """All ranks are shown (SOK-50)."""
    s.phase = OVER
    s.turn = NOBODY
    s.ended = clause
    s.winners = winners
    for seat in range(s.players):
        for figure in range(FIGURES):
            piece = FIGURES * seat + figure
            if s.rank_known[piece] != EVERYBODY:
                s.rank_known[piece] = EVERYBODY
                tell(s, EVERYBODY, SHOWN, seat, figure, s.rank[piece])
    tell(s, EVERYBODY, ENDED, clause)
    if size(winners) == 1:
        tell(s, EVERYBODY, WON, 0 if includes(winners, 0) else 1)


def winners_when_quiet(s: State) -> int:
    """Both, or whoever has more stars left (SOK-51)."""
    more = stars_left(s, 0) - stars_left(s, 1) if s.quiet_end == BY_STARS else 0
    if more == 0:
        return only(0) | only(1)
    return only(0) if more > 0 else only(1)


def stars_left(s: State, seat: int) -> int:
    stars = 0
    for figure in range(FIGURES):
        if standing(s, seat, figure) != NOTHING:
            stars += WORTH[s.rank[FIGURES * seat + figure]]
    return stars


def over(s: State) -> int:
    return s.ended


def share(s: State, seat: int) -> float:
    return includes(s.winners, seat) / size(s.winners)
