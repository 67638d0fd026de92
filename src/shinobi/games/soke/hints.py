"""What soke asks of a viewer, and facts to reason from: all from the viewer's own view. Spectators sit beside red.

`hints` has, for every viewer (a figure is its letter; odds are `win`, `equal` and `lose`, from 0 to 1):

| name | meaning |
|---|---|
| `squares` | the squares as they lie before the viewer: rows from the far edge on, each from the left |
| `fence` | for each column, from the viewer's left, whether the fence stands in it, between the two middle rows |
| `front_row` | how many rows before the viewer's own edge the enemy's front row is; null without an enemy |
| `unseen` | `[side]`: the ranks the viewer has not seen there, with how many there are of each |
| `countdown` | quiet attacks left before the game ends, when there are few; else null |
| `dojo` | the battle going on, or null: the `sides` of the dice by seat, the attacker's `odds`, and the odds to throw \
`again` for whoever is asked to spend a shuriken, else null |

And for a viewer who is asked, else empty:

| name | meaning |
|---|---|
| `targets` | for each legal move that goes to a square: the `move`, the `square`, and the square it comes `from` |
| `battles` | fights in reach of such a move: `move`, `figure`, `enemy`, and the odds |
| `fence_crossings` | each own `figure` that can come to the fence and cross it in this attack, and after how many \
`steps`, if own figures make room and enemies are beaten |
| `formations` | several moves under a name, with the text `formation-NAME` |
| `warnings` | what could be regretted: `warning` is own-soke, grasp or sneak; `figures` are those it is about |
| `names` | better names for what a move speaks of: a `part` of the move, and what its last argument is then `called`, \
a saying; for a square it is the square's own name |

And after the end, else empty:

| name | meaning |
|---|---|
| `after` | `[seat]`: what is told of the seat, as a saying: how many figures it has lost |
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.sayings import Argument, Said, Whose, say, to_json
from shinobi.engine.seats import NOTHING
from shinobi.engine.views import UNSEEN, state_of
from shinobi.games.soke import rules
from shinobi.games.soke.action_cards import landing, rare_front_row
from shinobi.games.soke.board import COLUMN, HOME_ROWS, MOST_COLUMNS, MOST_ROWS, SPOT, SQUARE, home_square
from shinobi.games.soke.dojo import sides
from shinobi.games.soke.table import (
    ACTION,
    ACTIONS,
    ARRANGEMENT,
    COUNTDOWN,
    DIE,
    DO_KIDNAP,
    DO_PLACE,
    DO_SALTO,
    DO_STEP,
    EFFECTING,
    FIGURE,
    FIGURES,
    FIRST,
    IN_THE_ARMY,
    MOVEMENT,
    OVER,
    RANK,
    SECOND,
    SOK_33,
    SPENDING,
    VERB,
    State,
    square_on,
    standing,
)

View = Mapping[str, Any]
Heard = Sequence[Mapping[str, Any]]
Odds = dict[str, float]

SIDES = dict(zip(RANK.names, DIE, strict=True))
RANK_OF = {"1": "one-star", "2": "two-stars", "S": "soke"}

FORMATIONS = {
    "wall": ("11S11", "12121", "21212"),
    "corner": ("S2111", "22111", "12211"),
    "wings": ("1111S", "21112", "22112"),
}
"""Ready formations from the own edge to the front, for five columns; a wider board leaves its last columns empty."""


def hints(view: View, heard: Heard) -> dict[str, Json]:
    """The facts in the tables above."""
    s, seat = state_of(State, view), near(view)
    front = rare_front_row(s, seat)
    left = s.max_quiet - s.quiet
    spots = [[MOST_COLUMNS * away + across for across in range(s.columns)] for away in reversed(range(s.rows))]
    return {
        "squares": [[SQUARE.show(home_square(s.rows, s.columns, seat, spot)) for spot in row] for row in spots],
        "fence": [name in view["fence"] for name in COLUMN.names[: s.columns]][:: -1 if seat else 1],
        "front_row": None if front == MOST_ROWS else front,
        "unseen": [unseen(view, side) for side in range(s.players)],
        "countdown": left if left <= COUNTDOWN else None,
        "dojo": _dojo(s),
        "targets": [target for _, target in _targets(s, view)],
        "battles": _battles(s, view),
        "fence_crossings": _fence_crossings(s, seat) if view["asked"] else [],
        "formations": formations(view),
        "warnings": _warnings(s, view),
        "names": [{"part": part, "called": to_json(called)} for part, called in _names(s, view)],
        "after": [to_json(_losses(s, seat)) for seat in range(s.players) if s.phase == OVER],
    }


def near(view: View) -> int:
    """Who sits at the viewer's edge of the board."""
    return 0 if view["seat"] is None else int(view["seat"])


# Ranks and odds -----------------------------------------------------------------------------------------------------


def unseen(view: View, side: int) -> dict[str, int]:
    """The ranks of a side that the viewer has not seen, with how many there are of each."""
    seen = Counter(view["rank"][side])
    left = {rank: count - seen[rank] for rank, count in zip(RANK.names, IN_THE_ARMY, strict=True)}
    return {rank: count for rank, count in left.items() if count} if seen[UNSEEN] else {}


def likely_ranks(view: View, side: int, figure: str) -> dict[str, float]:
    """How likely a figure has which rank, for all the viewer knows.

    The Soke is any of the figures not seen that have not kidnapped (SOK-26), and the other ranks are over all the rest.
    """
    ranks, nth = view["rank"][side], FIGURE.read(figure)
    if ranks[nth] != UNSEEN:
        return {ranks[nth]: 1.0}
    others = unseen(view, side)
    hidden_soke = others.pop("soke", 0)
    can_be_soke = [not view["no_soke"][side][one] for one, rank in enumerate(ranks) if rank == UNSEEN]
    soke = 0.0 if view["no_soke"][side][nth] else hidden_soke / sum(can_be_soke)
    return {rank: (1 - soke) * count / sum(others.values()) for rank, count in others.items()} | {"soke": soke}


def chances(own: int, other: int) -> Odds:
    """How likely a die with so many sides wins against another, equals it, or loses."""
    outcomes = [(mine > its) - (mine < its) for mine in range(1, own + 1) for its in range(1, other + 1)]
    return {name: outcomes.count(sign) / len(outcomes) for name, sign in (("win", 1), ("equal", 0), ("lose", -1))}


def _against(own: str, its: Mapping[str, float]) -> Odds:
    """The odds of a rank against one that may be several."""
    each = [(chances(SIDES[own], SIDES[rank]), weight) for rank, weight in its.items()]
    return {name: sum(odds[name] * weight for odds, weight in each) for name in ("win", "equal", "lose")}


def _again(die: int, eyes: int) -> Odds:
    """The odds of another throw of a die, against one that lies."""
    throws = range(1, die + 1)
    better, same = sum(throw > eyes for throw in throws), sum(throw == eyes for throw in throws)
    return {"win": better / die, "equal": same / die, "lose": (die - better - same) / die}


def _dojo(s: State) -> dict[str, Json] | None:
    if s.fighter == NOTHING:
        return None
    dice = [sides(s, seat) for seat in range(s.players)]
    again = _again(dice[s.turn], s.thrown[1 - s.turn]) if s.phase == SPENDING else None
    return {"sides": dice, "odds": chances(dice[s.attacker], dice[1 - s.attacker]), "again": again}


# Where a move goes --------------------------------------------------------------------------------------------------


def _legal(s: State, view: View) -> list[int]:
    return game_named("soke").legal(s, view["seat"]) if view["asked"] else []


def _targets(s: State, view: View) -> Iterator[tuple[int, dict[str, Json]]]:
    """The legal actions that go to a square, with where they go."""
    seat = near(view)
    for action in _legal(s, view):
        verb, figure, second = VERB[action], FIRST[action], SECOND[action]
        start = NOTHING if verb == DO_PLACE else standing(s, seat, figure)
        if verb == DO_STEP:
            square = square_on(s, seat, start, second)
        elif verb == DO_SALTO:
            square = landing(s, seat, figure, second)
        elif verb == DO_KIDNAP:
            square = standing(s, 1 - seat, second)
        elif verb == DO_PLACE:
            square = home_square(s.rows, s.columns, seat, FIRST[action])
        else:
            continue
        yield action, {"move": ACTIONS.move(action), "from": SQUARE.show(start), "square": SQUARE.show(square)}


def _names(s: State, view: View) -> Iterator[tuple[dict[str, Json], Argument]]:
    """A step and a jump by the square they lead to, a home square by its name on the board, and what a throw costs."""
    for action, target in _targets(s, view):
        move, verb = target["move"], VERB[action]
        if verb in (DO_STEP, DO_SALTO):
            yield move, target["square"]
        elif verb == DO_PLACE and FIRST[action] != SQUARE.read(target["square"]) and SECOND[action] == 0:
            yield {"verb": "place", "spot": move["spot"]}, target["square"]
    if view["asked"] and s.phase == ARRANGEMENT:
        yield {"verb": "ready"}, say("named-ready")
    if view["asked"] and s.phase == SPENDING:
        yield {"verb": "throw"}, say("named-throw-again")
        yield {"verb": "aim"}, say("named-aim-again")


def _losses(s: State, seat: int) -> Said:
    return say("after-fallen", fallen=FIGURES - s.army_size[seat], figures=FIGURES)


def battles(view: View) -> list[dict[str, Json]]:
    """The fights that the viewer could begin now, by a step or by a jump, with their odds."""
    return _battles(state_of(State, view), view)


def _battles(s: State, view: View) -> list[dict[str, Json]]:
    seat = near(view)
    in_reach = []
    for action, target in _targets(s, view):
        piece = s.board[SQUARE.read(target["square"])]
        if VERB[action] in (DO_STEP, DO_SALTO) and piece != NOTHING:
            figure, enemy = target["move"]["figure"], FIGURE.names[piece - FIGURES * (1 - seat)]
            odds = _against(view["rank"][seat][FIRST[action]], likely_ranks(view, 1 - seat, enemy))
            in_reach.append({"move": target["move"], "figure": figure, "enemy": enemy, **odds})
    return in_reach


def _fence_crossings(s: State, seat: int) -> list[dict[str, Json]]:
    if s.attacker != seat or s.phase not in (ACTION, EFFECTING, MOVEMENT):
        return []
    alone = _alone(s, seat)
    ways: dict[int, tuple[set[int], bool]] = {}
    found = []
    for figure in sorted(s.army[FIGURES * seat : FIGURES * seat + s.army_size[seat]]):
        reached = {standing(s, seat, figure)}
        for steps in range(1, s.steps + 1):
            for square in reached - ways.keys():
                ways[square] = _ways(alone, seat, square)
            if any(ways[square][1] for square in reached):
                found.append({"figure": FIGURE.names[figure], "steps": steps})
                break
            reached = reached.union(*(ways[square][0] for square in reached))
    return found


def _alone(s: State, seat: int) -> State:
    """The board with one single figure for the seat, to be put where one wants to ask the rules about."""
    alone = State.unpack(s.pack())
    for figure in s.army[FIGURES * seat : FIGURES * seat + s.army_size[seat]]:
        alone.board[standing(s, seat, figure)] = NOTHING
    alone.army[FIGURES * seat] = 0
    alone.army_size[seat] = 1
    alone.phase, alone.turn, alone.sneak = MOVEMENT, seat, 0
    return alone


def _ways(alone: State, seat: int, square: int) -> tuple[set[int], bool]:
    """Where a single figure could step from a square, and whether a step from there would cross the fence."""
    stood_there = alone.board[square]
    alone.board[square] = alone_piece = FIGURES * seat
    alone.place[alone_piece] = square
    steps = [rules.candidate(alone, seat, nth) for nth in range(rules.candidates(alone, seat))]
    refused = {action: rules.why_not(alone, seat, action) for action in steps if VERB[action] == DO_STEP}
    alone.board[square] = stood_there
    free = {square_on(alone, seat, square, SECOND[action]) for action, clause in refused.items() if not clause}
    return free, SOK_33 in refused.values()


# Several moves at once ----------------------------------------------------------------------------------------------


def formations(view: View) -> dict[str, list[dict[str, Json]]]:
    """Ready formations before the first figure stands; afterwards, the rest of the figures in any order."""
    if view["phase"] != "arrangement" or not view["asked"]:
        return {}
    seat = view["seat"]
    unplaced = view["unplaced"][seat]
    if list(unplaced) == list(IN_THE_ARMY):
        return {
            name: [
                {"verb": "place", "spot": f"{'abcde'[column]}{row + 1}", "rank": RANK_OF[sign]}
                for row, line in enumerate(lines)
                for column, sign in enumerate(line)
            ]
            for name, lines in FORMATIONS.items()
        }
    if not any(unplaced):
        return {}
    ranks = [rank for rank, count in zip(RANK.names, unplaced, strict=True) for _ in range(count)]
    spots = [MOST_COLUMNS * row + column for row in range(HOME_ROWS) for column in range(view["columns"])]
    free = [SPOT.names[spot] for spot in spots if view["home"][seat][spot] is None]
    return {"rest": [{"verb": "place", "spot": spot, "rank": rank} for spot, rank in zip(free, ranks, strict=False)]}


# What is asked, and what to think of --------------------------------------------------------------------------------


def _warnings(s: State, view: View) -> list[dict[str, Json]]:
    seat = near(view)
    moves = [ACTIONS.move(action) for action in _legal(s, view)]
    found: list[dict[str, Json]] = []
    own = [fight["figure"] for fight in _battles(s, view) if view["rank"][seat][FIGURE.read(fight["figure"])] == "soke"]
    if own:
        found.append({"warning": "own-soke", "figures": own[:1]})
    victims = dict.fromkeys(move["victim"] for move in moves if move["verb"] == "kidnap")
    grasped = [figure for figure in victims if view["rank"][1 - seat][FIGURE.read(figure)] == "soke"]
    if grasped:
        found.append({"warning": "grasp", "figures": grasped})
    could_sneak = any("sneak" in (move.get("card"), move.get("effect")) for move in moves)
    if could_sneak and not _fence_crossings(s, seat):
        found.append({"warning": "sneak", "figures": []})
    return found


def prompt(view: View) -> list[Said]:
    """What is asked of the viewer, and warnings."""
    if not view["asked"]:
        return []
    due = _due(view)
    if due == "arrangement":
        said = [say("turn-arrangement", side=view["seat"])]
    elif due == "defence":
        said = [say("turn-defence", seat=Whose(view["attacker"]), steps=view["steps"])]
    else:
        said = [say(f"turn-{due}", steps=view["steps"])]
    for warning in _warnings(state_of(State, view), view):
        # Only a known Soke in the front row is named; as always, the enemy's letters are large.
        named = {"figure": warning["figures"][0].upper()} if warning["warning"] == "grasp" else {}
        said.append(say(f"warn-{warning['warning']}", **named))
    if _soke_is_behind(view):
        said.append(say("warn-soke-behind"))
    return said


def _soke_is_behind(view: View) -> bool:
    """Whether the viewer's Soke falls if no shuriken is spent."""
    seat = near(view)
    if view["phase"] != "shuriken" or view["thrown"][seat] >= view["thrown"][1 - seat]:
        return False
    figure = view["fighter"] if view["attacker"] == seat else view["facing"]
    return bool(view["rank"][seat][FIGURE.read(figure)] == "soke")


def waiting(view: View) -> list[Said]:
    """Whom the viewer waits for, and for what. While both arrange, nobody learns who is ready (SOK-04)."""
    if view["asked"] or view["phase"] == "over":
        return []
    if view["phase"] == "arrangement":
        return [say("wait-arrangement")]
    return [say(f"wait-{_due(view)}", seat=Whose(view["turn"]), steps=view["steps"])]


def _due(view: View) -> str:
    """The phase, or the action card that is to be carried out."""
    return str(view["effect"] if view["phase"] == "effect" else view["phase"])
