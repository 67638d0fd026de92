"""soke in the terminal: the board from the viewer's side, the Dojo as a scene, ready formations, odds and warnings."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from shinobi.engine.game import game_named
from shinobi.engine.views import UNSEEN
from shinobi.games.soke import facts as soke_facts
from shinobi.games.soke.board import HOME_ROWS, SQUARE, column_of, row_of
from shinobi.games.soke.table import DIE, RANK
from shinobi.locale.story import Story

View = dict[str, Any]
Heard = Sequence[dict[str, Any]]

LETTERS = "abcdefghijklmno"
COLOURS = ("bold red", "bold cyan")
STARS = {"one-star": "★", "two-stars": "★★", "soke": "師", UNSEEN: "?", None: ""}

SHOWN_ODDS = 5

hints = game_named("soke").hints


def near(view: View) -> int:
    """Who sits at the viewer's edge of the board."""
    return 0 if view["seat"] is None else int(view["seat"])


# The table ----------------------------------------------------------------------------------------------------------


def table(view: View, heard: Heard, story: Story) -> Any:
    """The board, what lies beside it, and the battle if there is one."""
    if view["phase"] == "arrangement":
        return Group(_arrangement(view, story))
    facts = hints.hints(view, heard)
    side_by_side = Table.grid(padding=(0, 2))
    side_by_side.add_row(_board(view, facts), _beside(view, facts, story))
    parts: list[Any] = [side_by_side, Text(story.words.say("table-legend"), style="dim")]
    if facts["dojo"] is not None:
        parts.append(_dojo(view, facts["dojo"], story))
    return Group(*parts)


def _labels(squares: Sequence[str]) -> str:
    """The columns of a row of squares, by their letters."""
    return "     " + "".join(f"{square[0]:<5}" for square in squares)


def _arrangement(view: View, story: Story) -> Text:
    seat = near(view)
    drawn = Text(story.words.say("table-home") + "\n", style="bold")
    for row in reversed(range(HOME_ROWS)):
        drawn.append(f"{row + 1:>3}  ", style="dim")
        for column in range(view["columns"]):
            sign = STARS[view["home"][seat][8 * row + column]]
            drawn.append(f"{sign or '·':<{5 - ('師' in sign)}}", style=COLOURS[seat] if sign else "dim")
        drawn.append("\n")
    drawn.append(_labels("abcdefgh"[: view["columns"]]) + "\n", style="dim")
    if UNSEEN not in view["unplaced"][seat]:
        left = ", ".join(
            f"{count} × {STARS[rank]}" for rank, count in zip(RANK.names, view["unplaced"][seat], strict=True)
        )
        drawn.append(story.words.say("table-unplaced", left=left))
    return drawn


def _board(view: View, facts: dict[str, Any]) -> Text:
    seat, rows = near(view), view["rows"]
    drawn = Text()
    for above, squares in enumerate(facts["squares"]):
        away = rows - 1 - above
        if above == rows // 2:
            fence = "".join("#####" if fenced else "     " for fenced in facts["fence"])
            drawn.append(f"     {fence}\n", style="yellow")
        drawn.append(f"{row_of(SQUARE.read(squares[0])) + 1:>3}  ", style="dim")
        for square in map(SQUARE.read, squares):
            drawn.append_text(_square(view, view["board"][row_of(square)][column_of(square)], seat))
        drawn.append("◂\n" if away == facts["front_row"] else "\n", style="bold yellow")
    drawn.append(_labels(facts["squares"][0]), style="dim")
    return drawn


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


def _beside(view: View, facts: dict[str, Any], story: Story) -> Text:
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
    unseen = facts["unseen"][1 - near(view)]
    if unseen:
        listed = ", ".join(f"{count} × {STARS[rank]}" for rank, count in unseen.items())
        drawn.append(words.say("table-unseen", unseen=listed) + "\n")
    if facts["countdown"] is not None:
        drawn.append(words.say("table-quiet", left=facts["countdown"]), style="bold yellow")
    return drawn


def _dojo(view: View, facts: dict[str, Any], story: Story) -> Text:
    """The battle: both figures, their dice, and what another throw could bring."""
    attacker = int(view["attacker"])
    drawn = Text(story.words.say("dojo-title") + "\n", style="bold")
    for seat, figure in ((attacker, view["fighter"]), (1 - attacker, view["facing"])):
        rank = view["rank"][seat][LETTERS.index(figure)]
        eyes = view["thrown"][seat]
        drawn.append(f"  {story.names[seat]}: {figure} {STARS[rank]}", style=COLOURS[seat])
        drawn.append(f"  {story.words.say('dojo-die', sides=facts['sides'][seat])}: ")
        drawn.append(f"[{eyes}]\n" if eyes else "[ ]\n", style="bold")
    drawn.append("  " + _odds(facts["odds"], story, "odds-battle", name=story.names[attacker]))
    if facts["again"] is not None:
        drawn.append("\n  " + _odds(facts["again"], story, "odds-again", name=story.names[view["turn"]]))
    return drawn


# Odds ---------------------------------------------------------------------------------------------------------------


def _odds(odds: dict[str, float], story: Story, message: str, **more: object) -> str:
    percent = {name: round(100 * odds[name]) for name in ("win", "equal", "lose")}
    return story.words.say(message, **percent, **more)


def aside(event: dict[str, Any], heard: Heard, story: Story) -> str | None:
    """What the teller adds: the odds, once both figures of a battle are revealed."""
    if event["event"] != "revealed" or len(heard) < 2 or heard[-2]["event"] != "revealed":
        return None
    attacker, defender = (DIE[RANK.read(one["rank"])] for one in heard[-2:])
    signs = {"win": 1, "equal": 0, "lose": -1}
    odds = {name: soke_facts.throws(attacker, defender, sign) for name, sign in signs.items()}
    return "⚔   " + _odds(odds, story, "odds-battle", name=story.names[heard[-2]["seat"]])


# What is asked ------------------------------------------------------------------------------------------------------


def prompt(view: View, story: Story) -> str:
    """What is asked of the viewer, with odds and warnings."""
    asked, *warnings = hints.prompt(view)
    facts = hints.hints(view, ())
    odds = [_battle(view, battle, story) for battle in facts["battles"]]
    if len(odds) > SHOWN_ODDS:
        odds = [*odds[:SHOWN_ODDS], "  …"]
    said = [story.sentences([warning]) for warning in warnings]
    if any(warning["warning"] == "sneak" for warning in facts["warnings"]):
        said.append(story.words.say("warn-sneak"))
    return "\n".join([story.sentences([asked]), *odds, *said])


def _battle(view: View, battle: dict[str, Any], story: Story) -> str:
    seat, figure, enemy = view["seat"], battle["figure"], battle["enemy"]
    own, its = view["rank"][seat][LETTERS.index(figure)], view["rank"][1 - seat][LETTERS.index(enemy)]
    sign = f"{STARS[own]} – {enemy.upper()} {STARS[its]}"
    return _odds(battle, story, "odds-step", figure=figure, enemy=sign)


def shortcuts(view: View, story: Story) -> dict[str, list[dict[str, Any]]]:
    """Ready formations before the first figure stands; afterwards, the rest of the figures in any order."""
    return {story.words.say(f"formation-{name}"): moves for name, moves in hints.hints(view, ())["formations"].items()}
