"""arts in the terminal: the players, the keep and what the viewer knows of it, the viewer's own cards, the question."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from shinobi.cli.typed import Naming
from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.sayings import from_json
from shinobi.engine.views import UNSEEN
from shinobi.games.arts.cards import HOW_MANY
from shinobi.locale import Texts
from shinobi.locale.story import Story

View = dict[str, Any]
Heard = Sequence[dict[str, Any]]

HIDDEN = "▒▒▒"
hints = game_named("arts").hints
CLAN_COLOURS = {"crane": "cyan", "tiger": "yellow", "snake": "green", None: "dim"}


def table(view: View, heard: Heard, story: Story) -> Any:
    """The players, the keep, the discards; then what only the viewer has."""
    words, facts = story.words, hints.hints(view, heard)
    title = words.say("table-round", number=view["round_number"], pile=view["pile_size"])
    parts: list[Any] = [Text(title, style="bold"), _players(view, story), _keep(view, facts["says"], story)]
    parts.append(Text(words.say("table-legend"), style="dim"))
    if any(view["discards"]):
        gone = [f"{count} {_name(story, 'art', kind)}" for kind, count in enumerate(view["discards"]) if count]
        parts.append(Text.assemble((words.say("table-discards") + ": ", "bold"), ", ".join(gone)))
    if view["closing"]:
        parts.append(Text(words.say("table-last-turns"), style="red"))
    if view["seat"] is not None:
        parts += [_own_arts(facts["own_arts"], story), _own_partner(view, story)]
    return Group(*parts)


def _name(story: Story, part: str, number: int) -> str:
    return story.listed("deck", part, number)


def cards(story: Story) -> Table:
    """All cards of the deck: what items are worth, what partners do, what shinobi cards are good for."""
    words, deck = story.words, story.options["deck"]
    drawn = Table.grid(padding=(0, 2))
    for heading, part, lines in (
        ("board-items", "item", [(str(card["value"]), _written_on(card, story)) for card in deck["item"]]),
        ("board-partners", "partner", [_deed(card, story) for card in deck["partner"]]),
        ("table-arts", "art", [_use(card, story) for card in deck["art"]]),
    ):
        drawn.add_row(Text(words.say(heading), style="bold"))
        for number, line in enumerate(lines):
            drawn.add_row(_name(story, part, number), *line)
    return drawn


def _written_on(card: dict[str, Any], story: Story) -> str:
    """What an item's effect is, in words."""
    named = [item["name"] for item in story.options["deck"]["item"]]
    other = {} if card["other"] is None else {"other": _name(story, "item", named.index(card["other"]))}
    effect = story.words.say(f"says-{card['effect'] or 'none'}", worth=card["worth"], **other)
    return story.words.say("says-lasting", effect=effect) if card["lasting"] else effect


def _deed(card: dict[str, Any], story: Story) -> tuple[str, str]:
    return "", f"{story.words.say('moment-' + card['moment'])}: {_effect(story.words, card['power'], card['count'])}"


def _use(card: dict[str, Any], story: Story) -> tuple[str, str]:
    words = story.words
    said = [_effect(words, card["effect"], card["count"])] if card["effect"] else []
    said += [words.say("table-once")] if card["single_use"] else []
    return " ".join(card["icons"]) or "–", ", ".join(said)


# The players


def _players(view: View, story: Story) -> Table:
    words = story.words
    drawn = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("", "table-shinobi", "table-honour", "table-item", "table-arts"):
        drawn.add_column(words.say(heading) if heading else "")
    for seat in range(view["players"]):
        drawn.add_row(
            "▶" if view["turn"] == seat else " ",
            _player(view, seat, story),
            "★" * view["honour"][seat] or "·",
            _held(view, seat, story),
            _arts(view, seat, story),
        )
    return drawn


def _player(view: View, seat: int, story: Story) -> Text:
    clan = view["allegiance"][seat]
    drawn = Text(story.names[seat], style="bold" if seat == view["seat"] else "")
    called = story.words.say("table-independent") if clan is None else story.words.say(f"clan-{clan}")
    drawn.append(f" {called}", style=CLAN_COLOURS[clan])
    if seat in view["partner_used"]:
        drawn.append(f"\n {_name(story, 'partner', view['partner'][seat])} ({story.words.say('table-partner-used')})")
    return drawn


def _held(view: View, seat: int, story: Story) -> Text:
    if seat not in view["carrying"]:
        drawn = Text("–", style="dim")
    else:
        drawn = _item(view["held"][seat], view["held_known"][seat], story)
    if seat not in view["inside"]:
        drawn.append(f" ({story.words.say('table-left')})", style="dim")
    return drawn


def _item(item: Any, knowers: Any, story: Story) -> Text:
    if item == UNSEEN:
        return Text(HIDDEN, style="dim")
    name = _name(story, "item", item)
    return Text(f"[{name}]", style="bold") if knowers == "all" else Text(f"‹{name}›", style="cyan")


def _arts(view: View, seat: int, story: Story) -> Text:
    drawn = []
    for card, art in enumerate(view["art"][seat]):
        spot = str(card + 1)
        if spot in view["face_up"][seat]:
            drawn.append(Text(f"[{_name(story, 'art', art)}]", style="bold"))
        elif spot in view["face_down"][seat]:
            known = art != UNSEEN
            drawn.append(Text(f"‹{_name(story, 'art', art)}›", style="cyan") if known else Text(HIDDEN, style="dim"))
    return Text(" ").join(drawn) if drawn else Text("–", style="dim")


# The keep


def _keep(view: View, says: Sequence[Json], story: Story) -> Table:
    words = story.words
    drawn = Table(box=None, padding=(0, 1, 0, 0))
    drawn.add_column(words.say("table-keep"), no_wrap=True)
    drawn.add_column(words.say("table-item"), no_wrap=True)
    drawn.add_column(words.say("table-known"))
    for place in range(view["players"] + 1):
        item, name = view["keep"][place], words.say(f"place-{place + 1}")
        if str(place + 1) not in view["lying"]:
            drawn.add_row(name, Text("–", style="dim"), Text(words.say("table-empty"), style="dim"))
        elif item == UNSEEN:
            drawn.add_row(name, Text(HIDDEN, style="dim"), Text(words.say("table-unknown"), style="dim"))
        else:
            drawn.add_row(name, _item(item, view["keep_known"][place], story), str(story.said(from_json(says[item]))))
    for seat in range(view["players"]):
        if seat in view["carrying"] and view["held"][seat] != UNSEEN:
            item = view["held"][seat]
            drawn.add_row(
                story.names[seat], _item(item, view["held_known"][seat], story), str(story.said(from_json(says[item])))
            )
    return drawn


# What only the viewer has


def _own_arts(arts: Sequence[dict[str, Any]], story: Story) -> Table:
    words = story.words
    drawn = Table(title=words.say("table-your-arts"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for _ in range(4):
        drawn.add_column("")
    drawn.show_header = False
    for own in arts:
        kind = story.options["deck"]["art"][own["art"]]
        uses = words.say("table-once") if own["single_use"] else words.say("table-uses", left=own["uses"])
        if own["used"]:
            uses += f", {words.say('table-used-now')}"
        effect = _effect(words, kind["effect"], kind["count"]) if kind["effect"] else ""
        drawn.add_row(f"{own['card']} {_name(story, 'art', own['art'])}", " ".join(kind["icons"]) or "–", uses, effect)
    return drawn


def _own_partner(view: View, story: Story) -> Text:
    words, seat = story.words, view["seat"]
    partner = view["partner"][seat]
    card = story.options["deck"]["partner"][partner]
    state = "table-partner-used" if seat in view["partner_used"] else "table-partner-ready"
    moment = words.say(f"moment-{card['moment']}")
    said = f"{_name(story, 'partner', partner)}, {words.say(state)} ({moment}: "
    power = _effect(words, card["power"], card["count"])
    return Text.assemble((words.say("table-your-partner") + ": ", "bold"), said, power, ")")


def _effect(words: Texts, effect: str, count: int) -> str:
    """What an effect does, and to how many."""
    if effect == "look" and count == HOW_MANY.highest:
        return words.say("effect-look-all")
    if effect == "draw" and count == 1:
        return words.say("effect-draw-one")
    if count > 1:
        return words.say(f"effect-{effect}-many", count=count)
    return words.say(f"effect-{effect}")


# What is asked


def prompt(view: View, story: Story) -> str:
    """What is asked of the viewer, in a sentence."""
    return story.sentences(hints.prompt(view))


def naming(view: View, story: Story) -> Naming:
    """Art cards and items are called by their names, not by where they lie."""
    names = hints.hints(view, ())["names"]

    def named(move: dict[str, Any], argument: str, value: Any) -> str | None:
        spoken_of = {**move, argument: value}
        for name in names if argument != "verb" else ():
            if argument in name["part"] and name["part"].items() <= spoken_of.items():
                return str(story.said(from_json(name["called"])))
        return None

    return named
