"""What clans tells people besides their view: facts to reason from, what is asked, and whom one waits for.

All of it comes from what the viewer knows and from what it was told.

| fact | meaning |
|---|---|
| `clans` | the clans, in the order in which views and `history` list them |
| `history` | `fed`, `moved` and `struck`, each `[seat][clan]`: how often the seat has done that to the clan |
| `orders` | `[seat]`: the orders of the seat's latest turn, `first`, `second` and `third`, as the events that tell of \
them; none where the order was not given yet |
| `forced` | each `province` and `clan` that the player in turn could attack if the third order came now; if there are \
any, one of them must be attacked (CLA-14) |
| `barred` | whether, with none of these, an army elsewhere is weaker than one in the province of the player in turn \
all the same: it is of the same clan, or protected |
| `foreseen` | each second order that is open to the viewer, as a `move`, with its `targets`: what would be `forced` \
after it |
| `protected` | `[province][clan]`: the order of this turn that has changed the army, so that it is no target \
(CLA-17); none for the armies of the player in turn, which are no targets anyway |
| `standing` | `[clan]`: its cards on the table, over all provinces |
| `last_turn` | `stationing` and `moving`: which `seat` has the last turn of the game, and how many `turns` are left, \
this one included, if from now on everybody stations, or moves; the same in both once the last card is drawn (CLA-30) |
| `reckoning` | at the end, each clan by its `cards` on the table, most first, with the `seat` that served it, the \
cards at `home` in that seat's province, whether it was `tied` for the most, and whether it `won` |
| `names` | for a viewer who is asked, better names for what a move speaks of: a `part` of the move, and what its last \
argument is then `called`, a saying |
"""

from shinobi.engine.compiler.language import copy_record
from shinobi.engine.domains import FLAG, Number, names
from shinobi.engine.facts import (
    SAYING,
    Entry,
    FactsRecord,
    Happening,
    MemoryRecord,
    Messages,
    Moves,
    Named,
    One,
    OneOrNone,
    Parts,
    Perhaps,
    Saying,
    Several,
    after,
    argument,
    joined,
    say,
)
from shinobi.engine.seats import NOBODY, NOTHING, includes
from shinobi.engine.small_sets import has
from shinobi.engine.state import Cells, public
from shinobi.games.clans.rules import (
    ACTIONS,
    ATTACKED,
    CLAN,
    CLANS,
    DEPLOYED,
    DEPLOYED_TO,
    EVENTS,
    FIRST,
    FIRST_ATTACK,
    FIRST_DEPLOY,
    FIRST_ORDER,
    HAND,
    KINDS,
    MOST_PLAYERS,
    MOST_TROOPS,
    MOVED,
    NINJA,
    ORDER,
    OVER,
    SEAT,
    SEATS,
    SECOND,
    SECOND_ORDER,
    SKIPPED,
    STATION,
    STATIONED,
    STRUCK,
    STRUCK_BY_NINJA,
    THIRD,
    THIRD_ORDER,
    TURN,
    VERB,
    State,
    cards_on_the_table,
    move,
    protected,
    station,
    to_the_left,
    why_not,
)

COUNT = Number(0, 1000)
CARDS = Number(0, MOST_TROOPS)
TURNS = Number(0, 200)

DEEDS = Named("fed", "moved", "struck")
FED, SHIFTED, HIT = range(3)
ORDERS = Named("first", "second", "third")
ORDER_CELLS = 5
"""An order that was given: its event, and its arguments."""

STATIONING, MOVING = 2, 1
"""Cards played from hand in a turn: the first order plays one, and stationing another."""

GIVEN = names("order", *ORDER.names[: THIRD_ORDER + 1])

MOST_LEGAL = len(ACTIONS)

HAPPENINGS = tuple(map(Happening, EVENTS.events))
FORCED = Entry(province=SEAT, clan=CLAN)
FORESEEN = Entry(move=Moves(ACTIONS), targets=Several(FORCED))
LAST_TURN = Entry(seat=SEAT, turns=TURNS)
LINE = Entry(clan=CLAN, cards=COUNT, seat=Perhaps(SEAT), home=Perhaps(CARDS), tied=FLAG, won=FLAG)
PROVINCE = Parts({"province": SEAT})
NAME = Entry(part=PROVINCE, called=SAYING)

MESSAGES = Messages(
    *HAPPENINGS,
    FORCED,
    FORESEEN,
    LAST_TURN,
    LINE,
    NAME,
    Saying("named-own"),
    Saying("turn-first", ninjas=COUNT),
    Saying("turn-second"),
    Saying("turn-third", count=COUNT),
    Saying("turn-final"),
    Saying("turn-last"),
    Saying("warn-target", clan=CLAN, province=SEAT),
    Saying("warn-forced", target=SAYING),
    Saying("warn-forced-many", count=COUNT),
    Saying("wait-first", seat=SEAT),
    Saying("wait-second", seat=SEAT),
    Saying("wait-third", seat=SEAT),
    Saying("wait-final", seat=SEAT),
    Saying("wait-last"),
)
(
    A_TARGET,
    A_FORESIGHT,
    A_LAST_TURN,
    A_LINE,
    A_NAME,
    NAMED_OWN,
    FIRST_PROMPT,
    SECOND_PROMPT,
    THIRD_PROMPT,
    TURN_FINAL,
    TURN_LAST,
    WARN_TARGET,
    WARN_FORCED,
    WARN_FORCED_MANY,
    FIRST_WAIT,
    _,
    _,
    WAIT_FINAL,
    WAIT_LAST,
) = MESSAGES.numbers[len(HAPPENINGS) :]


class Memory(MemoryRecord):
    """How often each seat has done what to a clan, and the orders of its latest turn."""

    done: Cells = public(3, SEATS, CLANS, of=COUNT)
    given: Cells = public(SEATS, 3, ORDER_CELLS, of=Perhaps(Number(0, 127)))


class Facts(FactsRecord, most_said=3000):
    """The facts in the table above."""

    clans: Cells = public(CLANS, of=CLAN)
    history: Cells = public(DEEDS, SEATS, CLANS, of=COUNT)
    orders: Cells = public(SEATS, ORDERS, of=OneOrNone(*HAPPENINGS))
    forced: int = public(of=Several(FORCED))
    barred: int = public(of=FLAG)
    foreseen: int = public(of=Several(FORESEEN))
    protected: Cells = public(SEATS, CLANS, of=Perhaps(GIVEN))
    standing: Cells = public(CLANS, of=COUNT)
    last_turn: Cells = public(Named("stationing", "moving"), of=One(LAST_TURN))
    reckoning: int = public(of=Several(LINE))
    names: int = public(of=Several(NAME))


def remember(m: Memory, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the viewer was told."""
    order = NOTHING
    deed, clan = NOTHING, second
    if event == TURN:
        for cell in range(3 * ORDER_CELLS * first, 3 * ORDER_CELLS * (first + 1)):
            m.given[cell] = NOTHING
    elif event == SKIPPED:
        order = second - FIRST_ORDER
    elif event == DEPLOYED or event == STRUCK:
        order = 0
        deed = FED if event == DEPLOYED else HIT
        clan = second if event == DEPLOYED else third
    elif event == STATIONED or event == MOVED:
        order = 1
        deed = FED if event == STATIONED else SHIFTED
    elif event == ATTACKED:
        order, deed, clan = 2, HIT, fourth
    if deed != NOTHING:
        m.done[CLANS * (MOST_PLAYERS * deed + first) + clan] += 1
    if order != NOTHING:
        cell = ORDER_CELLS * (3 * first + order)
        m.given[cell] = event
        m.given[cell + 1] = first
        m.given[cell + 2] = second
        m.given[cell + 3] = third
        m.given[cell + 4] = fourth


def facts(f: Facts, s: State, trial: State, m: Memory, seat: int, asked: int) -> None:
    """Fill in the facts for the viewer at this seat."""
    for clan in range(CLANS):
        f.clans[clan] = clan
        f.standing[clan] = cards_on_the_table(s, clan)
    for each in range(s.players):
        for clan in range(CLANS):
            f.protected[CLANS * each + clan] = changed_by(s, each, clan)
            for deed in range(3):
                cell = CLANS * (MOST_PLAYERS * deed + each) + clan
                f.history[cell] = m.done[cell]
        for order in range(3):
            cell = ORDER_CELLS * (3 * each + order)
            if m.given[cell] != NOTHING:
                event, first, second = m.given[cell], m.given[cell + 1], m.given[cell + 2]
                f.orders[3 * each + order] = say(f, event, first, second, m.given[cell + 3], m.given[cell + 4])
    copy_record(s, trial)
    f.forced = targets_of(f, trial)
    f.barred = 1 if f.forced == NOTHING and outnumbers(s) else 0
    f.last_turn[0] = find_last_turn(f, s, STATIONING)
    f.last_turn[1] = find_last_turn(f, s, MOVING)
    if s.order == OVER:
        reckon(f, s)
    if asked:
        f.names = say(f, A_NAME, seat, say(f, NAMED_OWN))
        if s.order == SECOND_ORDER:
            foresee(f, s, trial, seat)


def changed_by(s: State, province: int, clan: int) -> int:
    """The order that has changed an army in this turn, so that it is no target; none where that does not matter."""
    if s.order == OVER or province == s.turn or not protected(s, province, clan):
        return NOTHING
    change = s.changed[CLANS * province + clan]
    return FIRST_ORDER if change == DEPLOYED_TO or change == STRUCK_BY_NINJA else SECOND_ORDER


def targets_of(f: Facts, then: State) -> int:
    """What the player in turn could attack if the third order came now, as a list."""
    targets = NOTHING
    if then.order == OVER:
        return targets
    then.order = THIRD_ORDER
    found = 0
    for action in range(FIRST_ATTACK, MOST_LEGAL):
        province, clan = SECOND[action], THIRD[action]
        if not has(found, CLANS * province + clan) and not why_not(then, then.turn, action):
            found |= 1 << CLANS * province + clan
            targets = joined(f, targets, say(f, A_TARGET, province, clan))
    return targets


def outnumbers(s: State) -> int:
    """Whether an army in the province of the player in turn has more cards than some army elsewhere."""
    strongest = 0
    for clan in range(CLANS):
        strongest = max(strongest, s.army[CLANS * s.turn + clan])
    for province in range(s.players):
        for clan in range(CLANS):
            cards = s.army[CLANS * province + clan]
            if s.order != OVER and province != s.turn and 0 < cards < strongest:
                return 1
    return 0


def foresee(f: Facts, s: State, trial: State, seat: int) -> None:
    """What would be forced after each second order that is open to the viewer."""
    for action in range(FIRST_DEPLOY, FIRST_ATTACK):
        if why_not(s, seat, action):
            continue
        copy_record(s, trial)
        if VERB[action] == STATION:
            station(trial, seat, FIRST[action])
        else:
            move(trial, seat, FIRST[action], SECOND[action], THIRD[action])
        f.foreseen = joined(f, f.foreseen, say(f, A_FORESIGHT, action, targets_of(f, trial)))


def find_last_turn(f: Facts, s: State, played: int) -> int:
    """Who has the last turn if from now on everybody plays so many cards, and how many turns are left."""
    if s.order == OVER:
        return say(f, A_LAST_TURN, s.last, 0)
    turns, seat, deck = 1, s.turn, s.deck_size
    # In this turn some of the cards may have been played already; all others begin theirs with a full hand.
    drawn = HAND - s.hand_size[seat] + max(0, played - (s.order - FIRST_ORDER))
    while s.last == NOBODY and deck > drawn:
        turns += 1
        seat = to_the_left(s, seat)
        deck -= drawn
        drawn = played
    if s.last == NOBODY:
        return say(f, A_LAST_TURN, seat, turns + s.players)
    while seat != s.last:
        turns += 1
        seat = to_the_left(s, seat)
    return say(f, A_LAST_TURN, seat, turns)


def who_served(s: State, clan: int) -> int:
    """The seat that served a clan, or NOBODY."""
    for seat in range(s.players):
        if s.clan[seat] == clan:
            return seat
    return NOBODY


def worth(s: State, clan: int) -> int:
    """A number by which the clans are put in order: cards, victory, whether it was served, cards at home."""
    seat = who_served(s, clan)
    if seat == NOBODY:
        return 4000 * cards_on_the_table(s, clan)
    home = s.army[CLANS * seat + clan]
    return 4000 * cards_on_the_table(s, clan) + 2000 * includes(s.winners, seat) + 1000 + home


def reckon(f: Facts, s: State) -> None:
    """Each clan by its cards on the table, most first; among equals, those that were served come first, by seat."""
    most, tied, left = 0, 0, 0
    for clan in range(CLANS):
        left |= 1 << clan
        if who_served(s, clan) != NOBODY:
            cards = cards_on_the_table(s, clan)
            tied = 1 if cards > most else tied + (cards == most)
            most = max(most, cards)
    for _ in range(CLANS):
        best = NOTHING
        for nth in range(s.players + CLANS):
            clan = s.clan[nth] if nth < s.players else nth - s.players
            if has(left, clan) and (best == NOTHING or worth(s, clan) > worth(s, best)):
                best = clan
        left &= ~(1 << best)
        seat, cards = who_served(s, best), cards_on_the_table(s, best)
        home, won, equal = NOTHING, 0, 0
        if seat != NOBODY:
            home, won = s.army[CLANS * seat + best], includes(s.winners, seat)
            equal = 1 if tied > 1 and cards == most else 0
        f.reckoning = joined(f, f.reckoning, say(f, A_LINE, best, cards, seat, home, equal, won))


def prompt(f: Facts, s: State, seat: int) -> None:
    """What is asked of the viewer, whether it is their last turn, and a warning where an attack will be forced."""
    count, one = 0, f.forced
    while one != NOTHING:
        count += 1
        one = after(f, one)
    if s.order == FIRST_ORDER:
        f.asked = say(f, FIRST_PROMPT, s.hand[KINDS * seat + NINJA])
    elif s.order == SECOND_ORDER:
        f.asked = say(f, SECOND_PROMPT)
    else:
        f.asked = say(f, THIRD_PROMPT, count)
    if s.last == seat:
        joined(f, f.asked, say(f, TURN_LAST))
    elif s.last != NOBODY:
        joined(f, f.asked, say(f, TURN_FINAL))
    if s.order != SECOND_ORDER or count == 0:
        return
    # A prompt is read at a glance, and on a phone: of several targets it tells the number, and the table shows them.
    if count > 1:
        joined(f, f.asked, say(f, WARN_FORCED_MANY, count))
    else:
        target = say(f, WARN_TARGET, argument(f, f.forced, 1), argument(f, f.forced, 0))
        joined(f, f.asked, say(f, WARN_FORCED, target))


def waiting(f: Facts, s: State, seat: int) -> None:
    """Whom the viewer waits for, and for what; all of it is public."""
    if s.order == OVER:
        return
    f.asked = say(f, FIRST_WAIT + s.order - FIRST_ORDER, s.turn)
    if s.last == s.turn:
        joined(f, f.asked, say(f, WAIT_LAST))
    elif s.last != NOBODY:
        joined(f, f.asked, say(f, WAIT_FINAL, s.turn))
