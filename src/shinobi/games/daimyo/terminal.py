"""daimyo in the terminal: the table as a seat knows it, and what is asked of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from shinobi.cli.story import Story
from shinobi.engine.views import UNSEEN
from shinobi.games.daimyo import rules

View = dict[str, Any]
Heard = Sequence[dict[str, Any]]


def _seating(view: View) -> rules.State:
    """The public part of the state that tells who attacks whom, for the rules to answer."""
    s = rules.State()
    s.players = view["players"]
    s.lives[: s.players] = view["lives"]
    return s


def table(view: View, heard: Heard, story: Story) -> Any:
    """Every Daimyo with clan, lives and the cards received; then what is still unseen, and the viewer's own hand."""
    words = story.words
    title = words.say("table-round", number=view["round_number"], most=view["max_rounds"])
    drawn = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    drawn.add_column("")
    drawn.add_column(words.say("table-daimyo"))
    drawn.add_column(words.say("table-lives"), min_width=5)
    drawn.add_column(words.say("table-received"), min_width=53)
    for seat in range(view["players"]):
        drawn.add_row(*_row(view, seat, story))
    parts: list[Any] = [drawn, Text(words.say("table-legend"), style="dim")]
    if view["phase"] != "assign":
        parts.append(_unseen(view, heard, story))
    if view["seat"] is not None and view["hand"][view["seat"]]:
        hand = ", ".join(words.say(f"weapon-{weapon}") for weapon in view["hand"][view["seat"]])
        parts.append(Text.assemble((words.say("table-your-cards") + ": ", "bold"), hand))
    return Group(*parts)


def _row(view: View, seat: int, story: Story) -> list[Any]:
    words = story.words
    signs = ("▶" if view["turn"] == seat else " ") + ("★" if view["pawn"] == seat else " ")
    name = Text(story.names[seat], style="bold" if seat == view["seat"] else "")
    name.append("\n" + words.say(f"clan-{view['clans'][seat]}"), style="dim")
    lives = view["lives"][seat]
    hearts = Text("♥" * lives, style="red") if lives else Text(words.say("table-fallen"), style="dim")
    cards = Table.grid(padding=(0, 1))
    for _ in range(rules.ATTACKS):
        cards.add_column(width=17, no_wrap=True)
    cards.add_row(*(_card(view, seat, slot, story) for slot in range(rules.ATTACKS)))
    return [signs, name, hearts, cards]


def _card(view: View, seat: int, slot: int, story: Story) -> Text:
    """One card received: from whom, as what it was declared, and what it is, if that is known."""
    declared = view["declared"][seat][slot]
    if declared is None:
        return Text("")
    words = story.words
    attacker = story.names[rules.attacker(_seating(view), seat, slot)]
    card = view["card"][seat][slot]
    drawn = Text(f"{attacker} “{words.say(f'weapon-{declared}')}”\n", overflow="ellipsis", no_wrap=True)
    if card == UNSEEN:
        return drawn.append("▒▒▒", style="dim")
    weapon = words.say(f"weapon-{card}")
    if view["card_known"][seat][slot] == "all":
        return drawn.append(f"[{weapon}]", style="bold")
    return drawn.append(f"‹{weapon}›", style="cyan")


def _unseen(view: View, heard: Heard, story: Story) -> Text:
    """What to reason from: each Daimyo's weapons not turned up in this round, and how often they were seen to lie."""
    s, words = _seating(view), story.words
    lies, turned_up = _lies(heard)
    drawn = Text(words.say("table-can-hold"), style="dim")
    for seat, name in enumerate(story.names):
        targets = [(rules.target(s, seat, slot), slot) for slot in range(rules.ATTACKS)]
        shown = {view["card"][to][slot] for to, slot in targets if view["card_known"][to][slot] == "all"}
        unseen = [words.say(f"weapon-{weapon}") for weapon in rules.WEAPON.names if weapon not in shown]
        drawn.append(f"\n  {name}: {', '.join(unseen)}")
        if turned_up[seat]:
            drawn.append("; " + words.say("table-lies", lies=lies[seat], cards=turned_up[seat]))
    return drawn


def _lies(heard: Heard) -> tuple[Counter[int], Counter[int]]:
    """For each Daimyo: how many of their cards turned up were not what they had said, and how many there were."""
    said: dict[tuple[int, int], str] = {}
    lies: Counter[int] = Counter()
    turned_up: Counter[int] = Counter()
    for event in heard:
        if event["event"] == "attacked":
            said[event["attacker"], event["target"]] = event["declared"]
        elif event["event"] == "revealed":
            turned_up[event["attacker"]] += 1
            lies[event["attacker"]] += said[event["attacker"], event["victim"]] != event["card"]
    return lies, turned_up


def prompt(view: View, story: Story) -> str:
    """What is asked of the viewer, in a sentence."""
    words, seat = story.words, view["seat"]
    match view["phase"]:
        case "assign":
            target = story.names[rules.target(_seating(view), seat, view["given"])]
            return words.say("turn-assign", target=target, nth=view["given"] + 1)
        case "reveal":
            return words.say("turn-reveal")
    turned_up = next(card for card in view["card"][seat] if card != UNSEEN)
    message = ("turn-hit" if view["hit"] else "turn-miss") + ("" if view["lives"][seat] else "-fallen")
    sentences = [words.say(message, weapon=words.say(f"weapon-{turned_up}"))]
    if rules.may_fall_together(_seating(view), seat):
        sentences.append(words.say("warn-shared-end"))
    return "\n".join(sentences)
