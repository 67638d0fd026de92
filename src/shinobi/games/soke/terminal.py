"""soke in the terminal: the board from the viewer's side, the Dojo as a scene, ready formations, odds and warnings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from shinobi.cli.story import Story
from shinobi.engine.views import UNSEEN
from shinobi.games.soke.board import (
    DIRECTIONS,
    HOME_ROWS,
    PLAIN_DIRECTIONS,
    SQUARE,
    column_of,
    crosses,
    home_square,
    neighbour,
    row_of,
    rows_away,
)
from shinobi.games.soke.table import DIE, IN_THE_ARMY, RANK

View = dict[str, Any]
Heard = Sequence[dict[str, Any]]

LETTERS = "abcdefghijklmno"
COLOURS = ("bold red", "bold cyan")
STARS = {"one-star": "★", "two-stars": "★★", "soke": "師", UNSEEN: "?", None: ""}
SIDES = dict(zip(RANK.names, DIE, strict=True))
RANK_OF = {"1": "one-star", "2": "two-stars", "S": "soke"}

FORMATIONS = {
    "wall": ("11S11", "12121", "21212"),
    "corner": ("S2111", "22111", "12211"),
    "wings": ("1111S", "21112", "22112"),
}
"""Ready formations from the own edge to the front, for five columns; a wider board leaves its last columns empty."""

SHOWN_ODDS = 5
COUNTDOWN = 20


# The table ----------------------------------------------------------------------------------------------------------


def table(view: View, heard: Heard, story: Story) -> Any:
    """The board, what lies beside it, and the battle if there is one."""
    if view["phase"] == "arrangement":
        return Group(_arrangement(view, story))
    side_by_side = Table.grid(padding=(0, 2))
    side_by_side.add_row(_board(view, story), _beside(view, story))
    parts: list[Any] = [side_by_side, Text(story.words.say("table-legend"), style="dim")]
    if view["fighter"] is not None:
        parts.append(_dojo(view, story))
    return Group(*parts)


def _viewer(view: View) -> int:
    """Who sits at the lower edge; spectators sit beside red."""
    return 0 if view["seat"] is None else int(view["seat"])


def _labels(view: View) -> str:
    return "     " + "".join(f"{'abcdefgh'[column]:<5}" for column in range(view["columns"]))


def _arrangement(view: View, story: Story) -> Text:
    seat = _viewer(view)
    drawn = Text(story.words.say("table-home") + "\n", style="bold")
    for row in reversed(range(HOME_ROWS)):
        drawn.append(f"{row + 1:>3}  ", style="dim")
        for column in range(view["columns"]):
            sign = STARS[view["home"][seat][8 * row + column]]
            drawn.append(f"{sign or '·':<{5 - ('師' in sign)}}", style=COLOURS[seat] if sign else "dim")
        drawn.append("\n")
    drawn.append(_labels(view) + "\n", style="dim")
    if UNSEEN not in view["unplaced"][seat]:
        left = ", ".join(
            f"{count} × {STARS[rank]}" for rank, count in zip(RANK.names, view["unplaced"][seat], strict=True)
        )
        drawn.append(story.words.say("table-unplaced", left=left))
    return drawn


def _board(view: View, story: Story) -> Text:
    seat, rows, columns = _viewer(view), view["rows"], view["columns"]
    front = _front_row(view, seat)
    drawn = Text()
    for away in reversed(range(rows)):
        if away == rows // 2 - 1:
            drawn.append(_fence(view, seat) + "\n", style="yellow")
        drawn.append(f"{away + 1:>3}  ", style="dim")
        for across in range(columns):
            square = home_square(rows, columns, seat, 8 * away + across)
            drawn.append_text(_square(view, view["board"][row_of(square)][column_of(square)], seat))
        drawn.append("◂\n" if away == front else "\n", style="bold yellow")
    drawn.append(_labels(view), style="dim")
    return drawn


def _fence(view: View, seat: int) -> str:
    columns = view["columns"]
    seen = range(columns) if seat == 0 else reversed(range(columns))
    return "     " + "".join("#####" if "abcdefgh"[column] in view["fence"] else "     " for column in seen)


def _square(view: View, piece: str | None, viewer: int) -> Text:
    if piece is None:
        return Text("·    ", style="dim")
    owner = 0 if piece.startswith("red") else 1
    letter = piece[-1] if owner == viewer else piece[-1].upper()
    rank = view["rank"][owner][LETTERS.index(piece[-1])]
    sign = STARS[rank]
    if rank == UNSEEN and view["no_soke"][owner][LETTERS.index(piece[-1])]:
        sign = "★?"
    if owner == viewer and view["rank_known"][owner][LETTERS.index(piece[-1])] == "all":
        sign += "!"
    return Text(f"{letter}{sign:<{4 - ('師' in sign)}}", style=COLOURS[owner])


def _beside(view: View, story: Story) -> Text:
    """Whose attack, weapons, steps, shuriken, action cards, what is still unseen, and the countdown."""
    words = story.words
    drawn = Text()
    for seat, name in enumerate(story.names):
        sign = "▶ " if view["attacker"] == seat else "  "
        drawn.append(f"{sign}{name}", style=COLOURS[seat])
        drawn.append(f"  {'✦' * view['shuriken'][seat] or '–'}\n")
        cards = ", ".join(words.say(f"card-{card}") for card in view["cards"][seat])
        drawn.append(f"    {cards or '–'}\n", style="dim")
        if any(view["weapons"][seat]):
            drawn.append("    " + words.say("table-weapons") + " " + " ".join(map(str, view["weapons"][seat])) + "\n")
    drawn.append(words.say("table-supply", supply=view["supply"]) + "\n")
    if view["phase"] in ("effect", "movement", "throw", "shuriken"):
        drawn.append(words.say("table-steps", steps=view["steps"]) + "\n", style="bold")
    if view["sneak"]:
        drawn.append(words.say("table-sneak") + "\n", style="bold green")
    unseen = _unseen(view, 1 - _viewer(view))
    if unseen:
        listed = ", ".join(f"{count} × {STARS[rank]}" for rank, count in unseen.items())
        drawn.append(words.say("table-unseen", unseen=listed) + "\n")
    left = view["max_quiet"] - view["quiet"]
    if left <= COUNTDOWN:
        drawn.append(words.say("table-quiet", left=left), style="bold yellow")
    return drawn


def _unseen(view: View, seat: int) -> dict[str, int]:
    """The ranks of a side that the viewer has not seen, with how many there are of each."""
    seen = Counter(view["rank"][seat])
    left = {rank: count - seen[rank] for rank, count in zip(RANK.names, IN_THE_ARMY, strict=True)}
    return {rank: count for rank, count in left.items() if count} if seen[UNSEEN] else {}


def _dojo(view: View, story: Story) -> Text:
    """The battle: both figures, their dice, and what another throw could bring."""
    attacker = int(view["attacker"])
    drawn = Text(story.words.say("dojo-title") + "\n", style="bold")
    ranks = []
    for seat, figure in ((attacker, view["fighter"]), (1 - attacker, view["facing"])):
        rank = view["rank"][seat][LETTERS.index(figure)]
        ranks.append(rank)
        eyes = view["thrown"][seat]
        drawn.append(f"  {story.names[seat]}: {figure} {STARS[rank]}", style=COLOURS[seat])
        drawn.append(f"  {story.words.say('dojo-die', sides=SIDES[rank])}: ")
        drawn.append(f"[{eyes}]\n" if eyes else "[ ]\n", style="bold")
    drawn.append("  " + _odds(SIDES[ranks[0]], SIDES[ranks[1]], story, story.names[attacker]))
    turn = view["turn"]
    if view["phase"] == "shuriken" and turn is not None:
        own = ranks[0] if turn == attacker else ranks[1]
        drawn.append("\n  " + _again(SIDES[own], view["thrown"][1 - turn], story, story.names[turn]))
    return drawn


# Odds ---------------------------------------------------------------------------------------------------------------


def chances(own: int, other: int) -> tuple[float, float, float]:
    """How likely a die with so many sides wins against another, equals it, or loses."""
    outcomes = [(mine > its) - (mine < its) for mine in range(1, own + 1) for its in range(1, other + 1)]
    count = len(outcomes)
    return outcomes.count(1) / count, outcomes.count(0) / count, outcomes.count(-1) / count


def _said(parts: tuple[float, float, float], story: Story, message: str, **more: object) -> str:
    win, equal, lose = (round(100 * part) for part in parts)
    return story.words.say(message, win=win, equal=equal, lose=lose, **more)


def _odds(own: int, other: int, story: Story, name: str) -> str:
    return _said(chances(own, other), story, "odds-battle", name=name)


def _again(sides: int, eyes: int, story: Story, name: str) -> str:
    throws = range(1, sides + 1)
    better, same = sum(throw > eyes for throw in throws), sum(throw == eyes for throw in throws)
    parts = (better / sides, same / sides, 1 - (better + same) / sides)
    return _said(parts, story, "odds-again", name=name)


def aside(event: dict[str, Any], heard: Heard, story: Story) -> str | None:
    """What the teller adds: the odds, once both figures of a battle are revealed."""
    if event["event"] != "revealed" or len(heard) < 2 or heard[-2]["event"] != "revealed":
        return None
    sides = [SIDES[one["rank"]] for one in heard[-2:]]
    return "⚔   " + _odds(sides[0], sides[1], story, story.names[heard[-2]["seat"]])


# What is asked ------------------------------------------------------------------------------------------------------


def prompt(view: View, story: Story) -> str:
    """What is asked of the viewer, with odds and warnings."""
    words, phase = story.words, view["phase"]
    if phase == "effect":
        phase = view["effect"]
    said = [words.say(f"turn-{phase}", steps=view["steps"])]
    match phase:
        case "movement" | "salto":
            said += _battles_in_reach(view, story)
        case "kidnap":
            said += _grasping_a_known_soke(view, story)
        case "action" if view["steps"] and _could_sneak(view) and not _fence_in_reach(view):
            said.append(words.say("warn-sneak"))
    return "\n".join(said)


def _could_sneak(view: View) -> bool:
    return bool({"sneak", "joker"} & set(view["cards"][view["seat"]]))


def _squares(view: View, seat: int) -> dict[str, int]:
    """The figures of a side that are still there, with their squares."""
    placed = zip(LETTERS, view["place"][seat], strict=True)
    return {figure: SQUARE.names.index(square) for figure, square in placed if square is not None}


def _in_reach(view: View) -> Iterator[tuple[str, str]]:
    """The viewer's figures with the enemies they could fight now: by a jump if a Salto is due, else by a step."""
    yield from _behind_a_neighbour(view) if view["phase"] == "effect" else _beside_each_other(view)


def _behind_a_neighbour(view: View) -> Iterator[tuple[str, str]]:
    """Those whose square a figure could jump into, over another enemy (SOK-24)."""
    seat, rows, columns = view["seat"], view["rows"], view["columns"]
    enemies = {square: figure for figure, square in _squares(view, 1 - seat).items()}
    fence = sum(1 << "abcdefgh".index(column) for column in view["fence"])
    for figure, square in _squares(view, seat).items():
        for direction in range(DIRECTIONS):
            over = neighbour(rows, columns, seat, square, direction)
            behind = neighbour(rows, columns, seat, over, direction)
            free = not crosses(rows, fence, square, over) and not crosses(rows, fence, over, behind)
            if over in enemies and behind in enemies and behind != over and free:
                yield figure, enemies[behind]


def _beside_each_other(view: View) -> Iterator[tuple[str, str]]:
    """Those whose square is one step away, and not behind the fence."""
    seat, rows = view["seat"], view["rows"]
    enemies = {square: figure for figure, square in _squares(view, 1 - seat).items()}
    fence = sum(1 << "abcdefgh".index(column) for column in view["fence"])
    for figure, square in _squares(view, seat).items():
        for direction in range(DIRECTIONS if view["sideways"] else PLAIN_DIRECTIONS):
            target = neighbour(rows, view["columns"], seat, square, direction)
            if target in enemies and (view["sneak"] or not crosses(rows, fence, square, target)):
                yield figure, enemies[target]


def _battles_in_reach(view: View, story: Story) -> list[str]:
    seat, words = view["seat"], story.words
    said, soke_could_attack = [], False
    for figure, enemy in _in_reach(view):
        own = view["rank"][seat][LETTERS.index(figure)]
        its = view["rank"][1 - seat][LETTERS.index(enemy)]
        soke_could_attack |= own == "soke"
        parts = _against(view, own, its, view["no_soke"][1 - seat][LETTERS.index(enemy)])
        sign = f"{STARS[own]} – {enemy.upper()} {STARS[its]}"
        said.append(_said(parts, story, "odds-step", figure=figure, enemy=sign))
    if len(said) > SHOWN_ODDS:
        said = [*said[:SHOWN_ODDS], "  …"]
    return [*said, words.say("warn-own-soke")] if soke_could_attack else said


def _against(view: View, own: str, its: str, no_soke: bool = False) -> tuple[float, float, float]:
    """The odds against a rank; against one not yet seen, on average over all it can be: no Soke, once it kidnapped."""
    unseen = dict(_unseen(view, 1 - view["seat"])) if its == UNSEEN else {its: 1}
    if no_soke:
        unseen["soke"] = 0
    count = sum(unseen.values())
    each = [(chances(SIDES[own], SIDES[rank]), number / count) for rank, number in unseen.items()]
    win, equal, lose = (sum(parts[nth] * weight for parts, weight in each) for nth in range(3))
    return win, equal, lose


def _front_row(view: View, seat: int) -> int:
    return min((rows_away(view["rows"], seat, square) for square in _squares(view, 1 - seat).values()), default=-1)


def _grasping_a_known_soke(view: View, story: Story) -> list[str]:
    seat = view["seat"]
    for figure, square in _squares(view, 1 - seat).items():
        in_front = rows_away(view["rows"], seat, square) == _front_row(view, seat)
        if in_front and view["rank"][1 - seat][LETTERS.index(figure)] == "soke":
            return [story.words.say("warn-grasp", figure=figure.upper())]
    return []


def _fence_in_reach(view: View) -> bool:
    """Whether one of the viewer's figures could come to the fence and cross it with the steps of this attack."""
    rows, columns = view["rows"], view["columns"]
    fence = sum(1 << "abcdefgh".index(column) for column in view["fence"])
    reached = set(_squares(view, view["seat"]).values())
    for _ in range(view["steps"]):
        further = set()
        for square in reached:
            for direction in range(PLAIN_DIRECTIONS):
                target = neighbour(rows, columns, 0, square, direction)
                if crosses(rows, fence, square, target) and target != square:
                    return True
                further.add(target)
        reached |= further
    return False


def shortcuts(view: View, story: Story) -> dict[str, list[dict[str, Any]]]:
    """Ready formations before the first figure stands; afterwards, the rest of the figures in any order."""
    if view["phase"] != "arrangement" or not view["asked"]:
        return {}
    seat = view["seat"]
    unplaced = view["unplaced"][seat]
    if list(unplaced) == list(IN_THE_ARMY):
        return {
            story.words.say(f"formation-{name}"): [
                {"verb": "place", "spot": f"{'abcde'[column]}{row + 1}", "rank": RANK_OF[sign]}
                for row, line in enumerate(lines)
                for column, sign in enumerate(line)
            ]
            for name, lines in FORMATIONS.items()
        }
    if not any(unplaced):
        return {}
    ranks = [rank for rank, count in zip(RANK.names, unplaced, strict=True) for _ in range(count)]
    free = [
        f"{'abcdefgh'[column]}{row + 1}"
        for row in range(HOME_ROWS)
        for column in range(view["columns"])
        if view["home"][seat][8 * row + column] is None
    ]
    placed = [{"verb": "place", "spot": spot, "rank": rank} for spot, rank in zip(free, ranks, strict=False)]
    return {story.words.say("formation-rest"): placed}
