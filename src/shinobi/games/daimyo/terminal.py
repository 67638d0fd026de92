"""daimyo in the terminal: the table as a seat knows it, and what is asked of it."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from shinobi.engine.game import game_named
from shinobi.engine.views import UNSEEN
from shinobi.locale.story import Story

View = dict[str, Any]
Heard = Sequence[dict[str, Any]]


def table(view: View, heard: Heard, story: Story) -> Any:
    """Every Daimyo with clan, lives and the cards received; then what is still unseen, and the viewer's own hand."""
    words = story.words
    title = words.say("table-round", number=view["round_number"], most=view["max_rounds"])
    drawn = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    drawn.add_column("")
    drawn.add_column(words.say("table-daimyo"))
    drawn.add_column(words.say("table-lives"), min_width=5)
    drawn.add_column(words.say("table-received"), min_width=53)
    facts = game_named("daimyo").hints.hints(view, heard)
    for seat in range(view["players"]):
        drawn.add_row(*_row(view, seat, facts["attackers"][seat], story))
    parts: list[Any] = [drawn, Text(words.say("table-legend"), style="dim")]
    if view["phase"] != "assign":
        parts.append(_unseen(facts, story))
    if view["seat"] is not None and view["hand"][view["seat"]]:
        hand = ", ".join(words.say(f"weapon-{weapon}") for weapon in view["hand"][view["seat"]])
        parts.append(Text.assemble((words.say("table-your-cards") + ": ", "bold"), hand))
    return Group(*parts)


def _row(view: View, seat: int, attackers: list[int], story: Story) -> list[Any]:
    words = story.words
    signs = ("▶" if view["turn"] == seat else " ") + ("★" if view["pawn"] == seat else " ")
    name = Text(story.names[seat], style="bold" if seat == view["seat"] else "")
    name.append("\n" + words.say(f"clan-{view['clans'][seat]}"), style="dim")
    lives = view["lives"][seat]
    hearts = Text("♥" * lives, style="red") if lives else Text(words.say("table-fallen"), style="dim")
    cards = Table.grid(padding=(0, 1))
    for _ in attackers:
        cards.add_column(width=17, no_wrap=True)
    cards.add_row(*(_card(view, seat, slot, story.names[attacker], story) for slot, attacker in enumerate(attackers)))
    return [signs, name, hearts, cards]


def _card(view: View, seat: int, slot: int, attacker: str, story: Story) -> Text:
    """One card received: from whom, as what it was declared, and what it is, if that is known."""
    declared = view["declared"][seat][slot]
    if declared is None:
        return Text("")
    words = story.words
    card = view["card"][seat][slot]
    said = words.say("named-say", weapon=words.say(f"weapon-{declared}"))
    drawn = Text(f"{attacker} {said}\n", overflow="ellipsis", no_wrap=True)
    if card == UNSEEN:
        return drawn.append("▒▒▒", style="dim")
    weapon = words.say(f"weapon-{card}")
    if view["card_known"][seat][slot] == "all":
        return drawn.append(f"[{weapon}]", style="bold")
    return drawn.append(f"‹{weapon}›", style="cyan")


def _unseen(facts: dict[str, Any], story: Story) -> Text:
    """What to reason from: each Daimyo's weapons not turned up in this round, and how often they were seen to lie."""
    words = story.words
    drawn = Text(words.say("table-can-hold"), style="dim")
    for name, unseen, (lies, cards) in zip(story.names, facts["unseen"], facts["lies"], strict=True):
        drawn.append(f"\n  {name}: {', '.join(words.say(f'weapon-{weapon}') for weapon in unseen)}")
        if cards:
            drawn.append("; " + words.say("table-lies", lies=lies, cards=cards))
    return drawn


def prompt(view: View, story: Story) -> str:
    """What is asked of the viewer, in a sentence."""
    return story.sentences(game_named("daimyo").hints.prompt(view))
