"""clans in the terminal: the provinces with their armies, who fed and struck whom, and what is asked."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from shinobi.engine.game import game_named
from shinobi.locale.story import Story

View = dict[str, Any]
Heard = Sequence[dict[str, Any]]

COLOURS = {"hojo": "magenta", "uesugi": "green", "takeda": "red", "mori": "blue", "oda": "yellow"}
CLANS = tuple(COLOURS)
CARDS = (*CLANS, "ninja")

SIGNS = {"deployed": "+", "ninja": "−", "stationed": "+", "moved-in": "+", "moved-out": "−", None: ""}
"""How this turn has changed an army."""


def table(view: View, heard: Heard, story: Story) -> Any:
    """The armies by clan and province; the deck, the discards, the history; then what only the viewer knows."""
    words = story.words
    parts: list[Any] = [_armies(view, story), Text(words.say("table-legend"), style="dim")]
    last = "" if view["last"] is None else story.names[view["last"]]
    parts.append(Text(words.say("table-deck", cards=view["deck_size"], last=last)))
    parts.append(_cards(words.say("table-discards"), view["discards"], story))
    done = game_named("clans").hints.hints(view, heard)["history"]
    if any(any(by_clan) for by_seat in done.values() for by_clan in by_seat):
        parts.append(_history(done, story))
    if view["seat"] is not None:
        clan = view["clan"][view["seat"]]
        parts.append(Text.assemble((words.say("table-your-clan") + ": ", "bold"), _clan(clan, story)))
        parts.append(_cards(words.say("table-your-hand"), view["hand"][view["seat"]], story))
    return Group(*parts)


def _armies(view: View, story: Story) -> Table:
    words = story.words
    drawn = Table(box=None, padding=(0, 2, 0, 0))
    drawn.add_column(words.say("table-province"))
    for seat in range(view["players"]):
        sign = "▶" if view["turn"] == seat else ""
        drawn.add_column(sign + story.names[seat], style="bold" if seat == view["seat"] else "", no_wrap=True)
    drawn.add_column(words.say("table-total"), justify="right")
    for number, clan in enumerate(CLANS):
        armies = [view["army"][seat][number] for seat in range(view["players"])]
        changes = [SIGNS[view["changed"][seat][number]] for seat in range(view["players"])]
        cells = [_army(cards, sign, clan) for cards, sign in zip(armies, changes, strict=True)]
        drawn.add_row(_clan(clan, story), *cells, str(sum(armies)))
    drawn.add_row(
        Text(words.say("table-hand"), style="dim"), *(Text(str(size), style="dim") for size in view["hand_size"])
    )
    return drawn


def _army(cards: int, sign: str, clan: str) -> Text:
    if not cards:
        return Text(f"·{sign}", style="dim")
    blocks = "■" * cards if cards <= 5 else "■■■■■…"
    return Text.assemble((blocks, COLOURS[clan]), f" {cards}{sign}")


def _clan(clan: str, story: Story) -> Text:
    return Text(story.words.say(f"clan-{clan}"), style=COLOURS[clan])


def _cards(title: str, counts: Sequence[int], story: Story) -> Text:
    held = [f"{count} {story.words.say(f'card-{card}')}" for card, count in zip(CARDS, counts, strict=True) if count]
    return Text.assemble((title + ": ", "bold"), ", ".join(held) or "–")


def _history(done: dict[str, list[list[int]]], story: Story) -> Table:
    """Reading this is the skill of the game: who has fed which clan, and who has struck it."""
    drawn = Table(title=story.words.say("table-history"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    drawn.add_column("")
    for clan in CLANS:
        drawn.add_column(_clan(clan, story))
    for seat, name in enumerate(story.names):
        deeds = zip(done["fed"][seat], done["moved"][seat], done["struck"][seat], strict=True)
        drawn.add_row(name, *(_balance(*deed) for deed in deeds))
    return drawn


def _balance(fed: int, moved: int, struck: int) -> str:
    return " ".join(f"{sign}{count}" for sign, count in (("+", fed), ("→", moved), ("−", struck)) if count) or "·"


def prompt(view: View, story: Story) -> str:
    """What is asked of the viewer, in a sentence; and a warning where the second order forces an attack."""
    return story.sentences(game_named("clans").hints.prompt(view))
