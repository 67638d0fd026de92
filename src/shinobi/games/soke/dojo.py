"""Battles in the Dojo: throws, shuriken, and who falls (SOK-40 to SOK-47)."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key
from shinobi.engine.seats import EVERYBODY, NOTHING, only
from shinobi.games.soke.ending import end
from shinobi.games.soke.table import (
    AIMED,
    BATTLE,
    DECLINED,
    DIE,
    DO_AIM,
    DO_DECLINE,
    DO_THROW,
    FELL,
    FIGURES,
    LEFT_DOJO,
    REVEALED,
    SENT_BACK,
    SOK_40,
    SOK_44,
    SOK_47,
    SOK_50,
    SOKE,
    SPENDING,
    SPENT_SHURIKEN,
    STRUCK,
    THREW,
    THROWING,
    WILD,
    State,
    chance_of,
    defender,
    go_on_moving,
    lose,
    put_on,
    standing,
)


def battle(s: State, figure: int, enemy: int, key: Key) -> None:
    """Both figures are revealed, and stay known; the attacker throws first (SOK-40, SOK-45)."""
    s.fighter = figure
    s.facing = enemy
    s.thrown[0] = 0
    s.thrown[1] = 0
    s.attacker_declined = 0
    tell(s, EVERYBODY, BATTLE, s.attacker, figure, enemy)
    reveal(s, s.attacker, figure)
    reveal(s, defender(s), enemy)
    throw(s, s.attacker, key)
    if s.dojo == WILD:
        s.phase = THROWING  # SOK-47
        s.turn = defender(s)
    else:
        throw(s, defender(s), key)
        compare(s)


def reveal(s: State, seat: int, figure: int) -> None:
    s.rank_known[FIGURES * seat + figure] = EVERYBODY
    tell(s, EVERYBODY, REVEALED, seat, figure, s.rank[FIGURES * seat + figure])


def in_battle(s: State, seat: int) -> int:
    return s.fighter if seat == s.attacker else s.facing


def sides(s: State, seat: int) -> int:
    """The sides of the die that the seat's figure in battle throws (SOK-40)."""
    return DIE[s.rank[FIGURES * seat + in_battle(s, seat)]]


def why_not_in_dojo(s: State, verb: int) -> int:
    if verb == DO_THROW:
        return 0
    if verb == DO_AIM:
        return 0 if s.dojo == WILD else SOK_47
    if verb == DO_DECLINE:
        return 0 if s.phase == SPENDING else SOK_40
    return SOK_44 if s.phase == SPENDING else SOK_40


def throw(s: State, seat: int, key: Key) -> None:
    s.thrown[seat] = 1 + chance_of(s, key, sides(s, seat))
    tell(s, EVERYBODY, THREW, seat, s.thrown[seat], sides(s, seat))


def throw_again(s: State, seat: int, aimed: int, key: Key) -> None:
    """The second throw of a battle, or a new one for a shuriken; an aimed one may strike the other die (SOK-47)."""
    if s.phase == SPENDING:
        s.shuriken[seat] -= 1  # SOK-43
        tell(s, EVERYBODY, SPENT_SHURIKEN, seat, s.shuriken[seat])
    s.attacker_declined = 0  # SOK-44
    if aimed:
        tell(s, EVERYBODY, AIMED, seat)
        if chance_of(s, key, 8) == 0:
            tell(s, EVERYBODY, LEFT_DOJO, seat)
            beaten(s, seat)  # SOK-46
            return
    throw(s, seat, key)
    if aimed and chance_of(s, key, 2):
        s.thrown[1 - seat] = 1 + chance_of(s, key, sides(s, 1 - seat))
        tell(s, EVERYBODY, STRUCK, 1 - seat, s.thrown[1 - seat], sides(s, 1 - seat))
    compare(s)


def compare(s: State) -> None:
    """Who is behind decides first; on equal throws the attacker, then the defender (SOK-44)."""
    difference = s.thrown[s.attacker] - s.thrown[defender(s)]
    behind = s.attacker if difference < 0 or (difference == 0 and not s.attacker_declined) else defender(s)
    if s.shuriken[behind]:
        s.phase = SPENDING
        s.turn = behind
    elif difference:
        beaten(s, behind)
    elif behind == s.attacker and s.shuriken[defender(s)]:
        s.attacker_declined = 1
        s.phase = SPENDING
        s.turn = defender(s)
    else:
        send_back(s)


def decline(s: State, seat: int) -> None:
    tell(s, EVERYBODY, DECLINED, seat)
    if s.thrown[0] != s.thrown[1]:
        beaten(s, seat)
    elif seat == s.attacker and s.shuriken[defender(s)]:
        s.attacker_declined = 1
        s.turn = defender(s)
    else:
        send_back(s)


def beaten(s: State, loser: int) -> None:
    """The loser's figure leaves the game; a winning attacker enters the square (SOK-41)."""
    figure = in_battle(s, loser)
    square = standing(s, defender(s), s.facing)
    lose(s, loser, figure)
    tell(s, EVERYBODY, FELL, loser, figure, s.rank[FIGURES * loser + figure])
    if loser != s.attacker:
        put_on(s, s.attacker, s.fighter, square)
    soke_fell = s.rank[FIGURES * loser + figure] == SOKE
    leave_dojo(s)
    if soke_fell:
        end(s, SOK_50, only(1 - loser))
    else:
        go_on_moving(s)


def send_back(s: State) -> None:
    """Equal throws: the attacking figure is back where it came from (SOK-42)."""
    tell(s, EVERYBODY, SENT_BACK, s.attacker, s.fighter)
    leave_dojo(s)
    go_on_moving(s)


def leave_dojo(s: State) -> None:
    s.fighter = NOTHING
    s.facing = NOTHING
    s.thrown[0] = 0
    s.thrown[1] = 0
    s.attacker_declined = 0
