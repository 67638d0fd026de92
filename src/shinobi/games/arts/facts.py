"""What arts tells people besides their view: facts to reason from, what is asked, and whom one waits for.

All of it comes from what the viewer knows and from what it was told.

| fact | meaning |
|---|---|
| `says` | `[item]`: what is written on each item of the deck, as a saying |
| `known_items` | each `item` that the viewer knows, with its `place` in the keep or the `seat` that holds it, the \
other being null, and whether it lies `open` for all |
| `names` | better names for what a move speaks of: a `part` of the move, and what its last argument is then `called`, \
as a saying |
| `duel` | the last attack of this turn: the attacker (`seat`), the `target`, the `kind`, the arts of the `attack` and \
of the `defence`, the `partners` called on as seat and partner, and its `outcome`: `robbed`, `failed`, or null while \
somebody is asked; null before any |
| `scoring` | how the last round was scored, in the order of ART-56, as steps that say `what` they are: the round has \
`ended`; an item is `shown` with its base value; one `cancels` those of other `seats`; one is `worth` another value; \
the `lowest` wins; one wins `outright`; there is a `tie`; the round is `won`, or by `nobody`; an item brings `more` \
honour; `honour` |
| `after` | after the end, each seat's honour as a saying |

And for a seat, else empty or null:

| fact | meaning |
|---|---|
| `own_arts` | each art card before the viewer: its spot (`card`), its `art`, the `uses` left, whether it is for \
`single_use`, lies `face_up`, and was `used` in this turn |
| `own_partner` | the viewer's `partner`, the `moment` for it, and whether it is `used` |
| `forced` | whether the viewer is asked, and everybody can see that there is only one answer |
"""

from shinobi.engine.compiler.language import copy_record
from shinobi.engine.domains import FLAG, Domain, Number, Some
from shinobi.engine.facts import (
    CALLED,
    MOST_SAID,
    SAYING,
    SAYINGS,
    Entry,
    FactsRecord,
    MemoryRecord,
    Messages,
    OneOrNone,
    Parts,
    Perhaps,
    Saying,
    Several,
    Signs,
    Thing,
    Tuple,
    joined,
    say,
)
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, SPECTATOR, only
from shinobi.engine.small_sets import has
from shinobi.engine.state import Cells, fill, nobody, public
from shinobi.games.arts.cards import (
    ART,
    CANCELS,
    EFFECT,
    ITEM,
    ITEM_EFFECT,
    ITEMS,
    LOOK,
    LOWEST_WINS,
    MOMENT,
    MORE_HONOUR,
    PARTNER,
    VALUE,
    WINS_IF_HELD,
    moment_of,
)
from shinobi.games.arts.deck import NEEDS_OTHER
from shinobi.games.arts.hands import teammate, use
from shinobi.games.arts.rules import candidate, candidates, why_not
from shinobi.games.arts.scoring import another_holds, in_force
from shinobi.games.arts.table import (
    ASKED_TO_DEFEND,
    ASKED_TO_REPLY,
    ATTACK_FAILED,
    ATTACK_KIND,
    ATTACKED,
    CARD,
    CLAUSES,
    DEFEND,
    DISCARDED,
    ENOUGH_HONOUR,
    HONOUR,
    HONOURED,
    IN_EFFECT,
    ITEM_SHOWN,
    KEEPING,
    KEEPING_ONE,
    NEW,
    NOBODY_WON,
    OLD,
    ONLY_END_TURN,
    OVER,
    PLACE,
    PLACES,
    ROBBED,
    ROUND_ENDED,
    ROUND_WON,
    SEAT,
    SEATS,
    SECRET_ART,
    SECRET_ART_USED,
    SPOTS,
    TURN,
    TURNED_UP,
    VERB,
    State,
    arts_of,
    spot,
)

ART_53 = 53  # the higher base value wins a tie

USES = Number(0, 2)
FLAG_NUMBER = Number(0, 1)  # texts choose by numbers
OUTCOME = Signs(("robbed", "failed"))
TAKEN, FAILED = OUTCOME.values

PART = Parts(
    {"target": SEAT, "card": CARD}, {"card": CARD}, {"verb": "secret-art"}, {"place": PLACE}, {"which": KEEPING}
)
CARD_OF, OWN_CARD, THE_SECRET_ART, AT_PLACE, KEPT_ONE = PART.firsts

NAME = Entry(part=PART, called=CALLED)
KNOWN_ITEM = Entry(item=ITEM, place=Perhaps(PLACE), seat=Perhaps(SEAT), open=FLAG)
CALLED_ON = Tuple(SEAT, PARTNER)
DUEL = Entry(
    seat=SEAT,
    target=SEAT,
    kind=ATTACK_KIND,
    attack=Perhaps(ART),
    defence=Perhaps(ART),
    partners=Several(CALLED_ON),
    outcome=Perhaps(OUTCOME),
)
OWN_ART = Entry(card=CARD, art=ART, uses=USES, single_use=FLAG, face_up=FLAG, used=FLAG)
OWN_PARTNER = Entry(partner=PARTNER, moment=MOMENT, used=FLAG)

SCORING = (
    Entry({"what": "ended"}, clause=CLAUSES),
    Entry({"what": "shown"}, seat=SEAT, item=ITEM, value=VALUE),
    Entry({"what": "cancels"}, seat=SEAT, item=ITEM, seats=Some(SEAT)),
    Entry({"what": "worth"}, seat=SEAT, item=ITEM, value=VALUE),
    Entry({"what": "lowest"}, seat=SEAT, item=ITEM),
    Entry({"what": "outright"}, seat=SEAT, item=ITEM),
    Entry({"what": "tie"}, clause=CLAUSES),
    Entry({"what": "won"}, seat=SEAT, item=ITEM),
    Entry({"what": "more"}, seat=SEAT, item=ITEM, gained=VALUE),
    Entry({"what": "nobody"}),
    Entry({"what": "honour"}, seat=SEAT, gained=HONOUR, honour=HONOUR),
)
WITH_OTHER: dict[str, Domain] = {"worth": VALUE, "other": ITEM}
WITHOUT_OTHER: dict[str, Domain] = {"worth": VALUE}

MESSAGES = Messages(
    NAME,
    KNOWN_ITEM,
    CALLED_ON,
    DUEL,
    OWN_ART,
    OWN_PARTNER,
    Thing(ART),
    Thing(ITEM),
    *SCORING,
    *(Saying(f"says-{name}", **(WITH_OTHER if name in NEEDS_OTHER else WITHOUT_OTHER)) for name in ITEM_EFFECT.names),
    Saying("says-none", worth=VALUE),
    Saying("says-lasting", effect=SAYING),
    Saying("item-says", value=VALUE, effect=SAYING),
    Saying("item-named", item=ITEM, says=SAYING),
    Saying("table-face-up", art=ART),
    Saying("named-card", card=CALLED, spot=CARD),
    Saying("named-secret-art", partner=PARTNER),
    Saying("named-place", place=PLACE, item=ITEM),
    Saying("after-honour", honour=HONOUR),
    Saying("turn-turn-fresh"),
    Saying("turn-turn"),
    Saying("turn-turn-done", free=FLAG_NUMBER),
    Saying("turn-effect", effect=EFFECT),
    Saying("turn-look", more=FLAG_NUMBER),
    *(Saying(f"defence-{kind}", attacker=SEAT, partner=FLAG_NUMBER) for kind in ATTACK_KIND.names),
    Saying("defence-none", attacker=SEAT, plain=FLAG_NUMBER),
    Saying("defence-partner", attacker=SEAT),
    Saying("turn-reply", target=SEAT, helps=FLAG_NUMBER),
    Saying("turn-keep", old=SAYING, new=SAYING),
    Saying("warn-teammate", seat=SEAT),
    Saying("wait-turn", seat=SEAT),
    Saying("wait-effect", seat=SEAT, effect=EFFECT),
    Saying("wait-defence", seat=SEAT, attacker=SEAT),
    Saying("wait-reply", seat=SEAT),
    Saying("wait-keep", seat=SEAT),
)
(
    A_NAME,
    A_KNOWN_ITEM,
    A_PARTNER_CALLED,
    THE_DUEL,
    AN_OWN_ART,
    THE_OWN_PARTNER,
    AN_ART,
    AN_ITEM,
    IT_ENDED,
    IT_IS_SHOWN,
    IT_CANCELS,
    IT_IS_WORTH,
    LOWEST,
    OUTRIGHT,
    A_TIE,
    ROUND_IS_WON,
    MORE,
    BY_NOBODY,
    HONOUR_GIVEN,
    FIRST_SAYS,
) = MESSAGES.numbers[: 8 + len(SCORING) + 1]
(
    SAYS_NONE,
    SAYS_LASTING,
    ITEM_SAYS,
    ITEM_NAMED,
    FACE_UP,
    NAMED_CARD,
    NAMED_SECRET_ART,
    NAMED_PLACE,
    AFTER_HONOUR,
    TURN_FRESH,
    TURN_ACTED,
    TURN_DONE,
    TURN_EFFECT,
    TURN_LOOK,
    FIRST_DEFENCE,
    _,
    NO_DEFENCE,
    PARTNER_DEFENCE,
    TURN_REPLY,
    TURN_KEEP,
    WARN_TEAMMATE,
    WAIT_TURN,
    WAIT_EFFECT,
    WAIT_DEFENCE,
    WAIT_REPLY,
    WAIT_KEEP,
) = MESSAGES.numbers[FIRST_SAYS + len(ITEM_EFFECT.names) :]


# What is remembered -------------------------------------------------------------------------------------------------


class Memory(MemoryRecord):
    """The last attack of this turn (ART-21), and how the last round was scored (ART-56)."""

    attacker: int = public(of=SEAT)
    target: int = public(of=SEAT)
    kind: int = public(of=ATTACK_KIND)
    attack: int = public(of=ART)
    defence: int = public(of=ART)
    called_on: Cells = public(SEATS, of=SEAT)  # whose partners were called on, one after the other
    partner: Cells = public(SEATS, of=PARTNER)
    called_count: int = public()
    outcome: int = public(of=OUTCOME)

    ended: int = public(of=CLAUSES)
    item: Cells = public(SEATS, of=ITEM)
    value: Cells = public(SEATS, of=VALUE)
    winner: int = public(of=SEAT)
    nobody_won: int = public(of=FLAG)
    honoured: Cells = public(SEATS, of=SEAT)  # who was given honour, one after the other
    gained: Cells = public(SEATS, of=HONOUR)
    honour: Cells = public(SEATS, of=HONOUR)
    honoured_count: int = public()


def remember(m: Memory, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the viewer was told."""
    if event == TURN:
        m.attacker = NOBODY
    elif event == ATTACKED:
        m.attacker, m.target, m.kind = first, second, third
        m.attack, m.defence, m.outcome, m.called_count = NOTHING, NOTHING, NOTHING, 0
    elif event == ROUND_ENDED:
        m.ended, m.winner, m.nobody_won, m.honoured_count = first, NOBODY, 0, 0
        fill(m.item, NOTHING)
    elif event == ITEM_SHOWN:
        m.item[first], m.value[first] = second, third
    elif event == ROUND_WON:
        m.winner = first
    elif event == NOBODY_WON:
        m.nobody_won = 1
    elif event == HONOURED:
        nth = m.honoured_count
        m.honoured[nth], m.gained[nth], m.honour[nth] = first, second, third
        m.honoured_count += 1
    elif m.attacker != NOBODY and m.outcome == NOTHING:
        remember_duel(m, event, first, second, third)


def remember_duel(m: Memory, event: int, first: int, second: int, third: int) -> None:
    """Take an event into account that was told while somebody was asked about an attack."""
    if event == TURNED_UP or event == DISCARDED:
        if first == m.attacker:
            m.attack = third if m.attack == NOTHING else m.attack
        else:
            m.defence = third if m.defence == NOTHING else m.defence
    elif event == SECRET_ART_USED:
        m.called_on[m.called_count], m.partner[m.called_count] = first, second
        m.called_count += 1
    elif event == ROBBED:
        m.outcome = TAKEN
    elif event == ATTACK_FAILED:
        m.outcome = FAILED


# Facts --------------------------------------------------------------------------------------------------------------


class Facts(FactsRecord, most_said=240):
    """The facts in the tables above."""

    says: int = public(of=SAYINGS)
    known_items: int = public(of=Several(KNOWN_ITEM))
    names: int = public(of=Several(NAME))
    duel: int = public(of=OneOrNone(DUEL))
    scoring: int = public(of=Several(*SCORING))
    after: int = public(of=SAYINGS)
    own_arts: int = public(of=Several(OWN_ART))
    own_partner: int = public(of=OneOrNone(OWN_PARTNER))
    forced: int = public(of=FLAG)

    saying: Cells = nobody(ITEMS, of=Number(0, MOST_SAID))  # the number of what is written on each item


def facts(f: Facts, s: State, trial: State, m: Memory, seat: int, asked: int) -> None:
    """Fill in the facts for the viewer at this seat."""
    for item in range(ITEMS):
        f.saying[item] = written_on(f, s, item)
        f.says = joined(f, f.says, f.saying[item])
    list_known_items(f, s)
    name_choices(f, s, seat, asked)
    if m.attacker != NOBODY:
        f.duel = duel(f, m)
    copy_record(s, trial)
    if m.ended:
        recount_scoring(f, trial, m)
    if s.phase == OVER:
        for each in range(s.players):
            f.after = joined(f, f.after, say(f, AFTER_HONOUR, s.honour[each]))
    if seat != SPECTATOR:
        list_own_arts(f, s, trial, seat)
        partner = s.partner[seat]
        f.own_partner = say(f, THE_OWN_PARTNER, partner, moment_of(s.power[partner]), has(s.partner_used, seat))
        f.forced = 1 if asked and s.phase == ASKED_TO_DEFEND and plainly_helpless(s, seat) else 0


def written_on(f: Facts, s: State, item: int) -> int:
    """What is written on an item: its value and its effect."""
    effect = s.item_effect[item]
    message = SAYS_NONE if effect == NOTHING else FIRST_SAYS + effect
    said = say(f, message, s.item_worth[item], s.item_other[item])
    if s.item_lasting[item]:
        said = say(f, SAYS_LASTING, said)
    return say(f, ITEM_SAYS, s.item_value[item], said)


def list_known_items(f: Facts, s: State) -> None:
    """The items whose places the viewer knows."""
    for place in range(PLACES):
        if s.keep[place] != NOTHING:
            known = say(f, A_KNOWN_ITEM, s.keep[place], place, NOBODY, s.keep_known[place] == EVERYBODY)
            f.known_items = joined(f, f.known_items, known)
    for seat in range(s.players):
        if s.held[seat] != NOTHING:
            known = say(f, A_KNOWN_ITEM, s.held[seat], NOTHING, seat, s.held_known[seat] == EVERYBODY)
            f.known_items = joined(f, f.known_items, known)


def duel(f: Facts, m: Memory) -> int:
    """The last attack of this turn, as it was told so far (ART-21)."""
    partners = NOTHING
    for nth in range(m.called_count):
        partners = joined(f, partners, say(f, A_PARTNER_CALLED, m.called_on[nth], m.partner[nth]))
    return say(f, THE_DUEL, m.attacker, m.target, m.kind, m.attack, m.defence, partners, m.outcome)


def list_own_arts(f: Facts, s: State, trial: State, seat: int) -> None:
    """The art cards before the viewer, and what they are still good for."""
    for card in range(SPOTS):
        art = s.art[spot(seat, card)]
        if art == NOTHING:
            continue
        uses = 0
        while has(arts_of(trial, seat), card):  # until it is gone (ART-40)
            use(trial, seat, card)
            uses += 1
        up, used = has(s.face_up[seat], card), has(s.used[seat], card)
        f.own_arts = joined(f, f.own_arts, say(f, AN_OWN_ART, card, art, uses, s.single_use[art], up, used))


def plainly_helpless(s: State, seat: int) -> int:
    """Whether everybody can see that a player cannot answer an attack: no art card, and the partner was used (ART-21).

    Only what is public may decide this: whoever sees an answer come by itself must learn nothing from it (ART-19).
    """
    return arts_of(s, seat) == 0 and has(s.partner_used, seat)


# How the last round was scored --------------------------------------------------------------------------------------


def recount(f: Facts, step: int) -> None:
    """The next step of the scoring."""
    f.scoring = joined(f, f.scoring, step)


def recount_scoring(f: Facts, then: State, m: Memory) -> None:
    """The last round's scoring, effect by effect, in the order of ART-56. The items are those that were then held."""
    then.carrying = 0
    for seat in range(then.players):
        if m.item[seat] != NOTHING:
            then.carrying |= only(seat)
            then.held[seat] = m.item[seat]
    recount(f, say(f, IT_ENDED, m.ended))
    for seat in range(then.players):
        if has(then.carrying, seat):
            recount(f, say(f, IT_IS_SHOWN, seat, m.item[seat], then.item_value[m.item[seat]]))
    for seat in range(then.players):
        if in_force(then, seat, CANCELS):
            recount(f, say(f, IT_CANCELS, seat, m.item[seat], cancelled(then)))
    for seat in range(then.players):
        if has(then.carrying, seat) and m.value[seat] != then.item_value[m.item[seat]]:
            recount(f, say(f, IT_IS_WORTH, seat, m.item[seat], m.value[seat]))
    for seat in range(then.players):
        if in_force(then, seat, LOWEST_WINS):
            recount(f, say(f, LOWEST, seat, m.item[seat]))
    for seat in range(then.players):
        if in_force(then, seat, WINS_IF_HELD) and another_holds(then, seat, then.item_other[m.item[seat]]):
            recount(f, say(f, OUTRIGHT, seat, m.item[seat]))
    recount_victory(f, then, m)


def recount_victory(f: Facts, then: State, m: Memory) -> None:
    """Who won the round, if anybody, and the honour that it brought."""
    if m.winner != NOBODY:
        if tied(then, m):
            recount(f, say(f, A_TIE, ART_53))
        item = m.item[m.winner]
        recount(f, say(f, ROUND_IS_WON, m.winner, item))
        if in_force(then, m.winner, MORE_HONOUR):
            recount(f, say(f, MORE, m.winner, item, then.item_worth[item]))
    if m.nobody_won:
        recount(f, say(f, BY_NOBODY))
    for nth in range(m.honoured_count):
        recount(f, say(f, HONOUR_GIVEN, m.honoured[nth], m.gained[nth], m.honour[nth]))


def cancelled(then: State) -> int:
    """The seats that hold an item whose effect does not count."""
    seats = 0
    for seat in range(then.players):
        if has(then.carrying, seat):
            effect = then.item_effect[then.held[seat]]
            if effect != NOTHING and not in_force(then, seat, effect):
                seats |= only(seat)
    return seats


def tied(then: State, m: Memory) -> int:
    """Whether another item is worth as much as the winner's."""
    for seat in range(then.players):
        if seat != m.winner and has(then.carrying, seat) and m.value[seat] == m.value[m.winner]:
            return 1
    return 0


# What things are called ---------------------------------------------------------------------------------------------


def call(f: Facts, part: int, called: int) -> None:
    """Give a part of a move a better name, if there is one."""
    if called != NOTHING:
        f.names = joined(f, f.names, say(f, A_NAME, part, called))


def name_choices(f: Facts, s: State, seat: int, asked: int) -> None:
    """Everything that has a better name. While an effect is carried out, cards are those of its targets."""
    if s.phase == IN_EFFECT:
        for target in range(s.players):
            for card in range(SPOTS):
                call(f, CARD_OF + spot(target, card), card_name(f, s, target, card))
    elif seat != SPECTATOR:
        for card in range(SPOTS):
            call(f, OWN_CARD + card, card_name(f, s, seat, card))
    if seat != SPECTATOR:
        call(f, THE_SECRET_ART, say(f, NAMED_SECRET_ART, s.partner[seat]))
    for place in range(s.players + 1):
        if s.keep[place] != NOTHING:
            call(f, AT_PLACE + place, say(f, NAMED_PLACE, place, s.keep[place]))
    if s.phase == KEEPING_ONE and asked:  # ART-20
        call(f, KEPT_ONE + OLD, say(f, AN_ITEM, s.held[seat]))
        call(f, KEPT_ONE + NEW, say(f, AN_ITEM, s.second))


def card_name(f: Facts, s: State, seat: int, card: int) -> int:
    """The name of an art card; that it is face up; and its number, if that does not tell it from another."""
    art, up = s.art[spot(seat, card)], has(s.face_up[seat], card)
    if art == NOTHING:
        return NOTHING
    called = say(f, FACE_UP if up else AN_ART, art)
    for other in range(SPOTS):
        if other != card and s.art[spot(seat, other)] == art and has(s.face_up[seat], other) == up:
            return say(f, NAMED_CARD, called, card)
    return called


# What is asked ------------------------------------------------------------------------------------------------------


def prompt(f: Facts, s: State, seat: int) -> None:
    """What is asked of the viewer, in a sentence; on its turn perhaps with a warning."""
    if s.phase == IN_EFFECT:
        f.asked = say(f, TURN_LOOK, 1 if s.looked else 0) if s.effect == LOOK else say(f, TURN_EFFECT, s.effect)
    elif s.phase == ASKED_TO_DEFEND:
        helps = can(s, seat, SECRET_ART)
        if can(s, seat, DEFEND):
            f.asked = say(f, FIRST_DEFENCE + s.attack_kind, s.turn, helps)
        elif helps:
            f.asked = say(f, PARTNER_DEFENCE, s.turn)
        else:
            f.asked = say(f, NO_DEFENCE, s.turn, 1 if plainly_helpless(s, seat) else 0)
    elif s.phase == ASKED_TO_REPLY:
        f.asked = say(f, TURN_REPLY, s.target, can(s, seat, SECRET_ART))
    elif s.phase == KEEPING_ONE:
        old, new = s.held[seat], s.second
        old_named, new_named = say(f, ITEM_NAMED, old, f.saying[old]), say(f, ITEM_NAMED, new, f.saying[new])
        f.asked = say(f, TURN_KEEP, old_named, new_named)
    else:
        if s.main_done:
            f.asked = say(f, TURN_DONE, can_act_freely(s, seat))
        else:
            f.asked = say(f, TURN_ACTED if s.acted else TURN_FRESH)
        warn(f, s, seat)


def can(s: State, seat: int, verb: int) -> int:
    """Whether a move of this verb is legal. Whoever could react is asked either way (ART-19, ART-22)."""
    for nth in range(candidates(s, seat)):
        action = candidate(s, seat, nth)
        if VERB[action] == verb and why_not(s, seat, action) == 0:
            return 1
    return 0


def can_act_freely(s: State, seat: int) -> int:
    """Whether a free action is left after the main action (ART-13)."""
    for nth in range(candidates(s, seat)):
        action = candidate(s, seat, nth)
        if action != ONLY_END_TURN and why_not(s, seat, action) == 0:
            return 1
    return 0


def warn(f: Facts, s: State, seat: int) -> None:
    """Where a victory of the viewer's team would make the teammate win the game, and not the viewer."""
    mate = teammate(s, seat)
    if mate != NOBODY and s.honour[mate] + 1 >= ENOUGH_HONOUR and s.honour[seat] + 1 < ENOUGH_HONOUR:
        joined(f, f.asked, say(f, WARN_TEAMMATE, mate))


def waiting(f: Facts, s: State, seat: int) -> None:
    """Whom the viewer waits for, and for what; all of it is public, and whoever could react is always asked."""
    if s.phase == OVER:
        return
    if s.phase == IN_EFFECT:
        f.asked = say(f, WAIT_EFFECT, s.turn, s.effect)
    elif s.phase == ASKED_TO_DEFEND:
        f.asked = say(f, WAIT_DEFENCE, s.target, s.turn)
    elif s.phase == ASKED_TO_REPLY:
        f.asked = say(f, WAIT_REPLY, s.turn)
    else:
        f.asked = say(f, WAIT_KEEP if s.phase == KEEPING_ONE else WAIT_TURN, s.turn)
