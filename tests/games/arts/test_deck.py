"""Decks from files: read, checked line by line, and played with."""

import re
from pathlib import Path

import msgspec
import pytest
from games.arts.more_tables import MOUNTAIN_DECK
from games.arts.night import HOUSE_DECK, night

import shinobi
from shinobi.engine.records.record_stream import Verifier
from shinobi.games.arts.deck import DECK, DEFAULTS, HOUSE
from shinobi.locale import texts
from shinobi.locale.story import Story

HOUSE_FILE = Path(shinobi.__file__).parent / "games" / "arts" / "house.toml"
PLAIN_FILE = Path(__file__).with_name("plain.toml")


def mistakes_in(text: str, folder: Path) -> dict[int, str]:
    """The mistakes that are found in a deck with this text, by line."""
    file = folder / "deck.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(shinobi.BadOption) as refused:
        DECK.read_file(file)
    found = [re.fullmatch(rf"{file}, line (\d+): (.+)", line) for line in str(refused.value).splitlines()]
    return {int(match[1]): match[2] for match in found if match}


def test_the_house_deck_is_such_a_file_and_has_what_is_known_of_the_printed_cards() -> None:
    deck = DECK.read_file(HOUSE_FILE)
    assert deck == HOUSE_DECK
    assert sorted(item["value"] for item in deck["item"]) == list(range(8))
    effects = {item["name"]: (item["effect"], item["other"]) for item in deck["item"]}
    assert effects["Key Ring"] == ("cancels", None)
    assert effects["Code Paper"] == ("wins-if-held", "Secret Document")
    assert [item["name"] for item in deck["item"] if item["lasting"]] == ["Box"]
    assert [art["name"] for art in deck["art"] if art["single_use"]] == ["Body Double"]
    assert next(art["effect"] for art in deck["art"] if art["name"] == "Rope") == "strike"


def test_the_other_deck_differs_in_at_least_ten_cards() -> None:
    other = DECK.read_file(MOUNTAIN_DECK)
    differing = [card for part in DEFAULTS for card in other[part] if card not in HOUSE_DECK[part]]
    assert len(differing) >= 10


@pytest.mark.parametrize(
    "right, wrong, sentence",
    [
        ('name = "Shuriken"', 'name = ""', "a name of 1 to"),
        ('name = "Shuriken"', 'name = "\\u001b[2J"', "a name of 1 to"),
        ('name = "Taijutsu"', 'name = "shuriken "', "already a card of this kind named shuriken"),
        ('name = "Shuriken"', 'name = "Shuriken"\ncount = 0.0', "take a count"),
        ('name = "Taijutsu"', 'name = "Shuriken"', "already a card of this kind named Shuriken"),
        ('icons = ["As", "Ds"]', 'icons = ["As", "Dx"]', "Icons are a list"),
        ('icons = ["As", "Da"]', 'icons = ["As", "As"]', "twice"),
        ('effect = "strike"', 'effect = "stroke"', "no effect “stroke”"),
        ('effect = "spy"', 'effect = "attack-fails"', "no effect “attack-fails” for an art"),
        ('effect = "spy"', 'effect = "draw"', "Only a partner"),
        ("single_use = true", 'single_use = "yes"', "true or false"),
        ('moment = "when-attacked"', 'moment = "own-turn"', "“when-attacked”, not “own-turn”"),
        ('moment = "when-attacked"', 'moment = "never"', "Every partner has a moment"),
        ('power = "take"', 'power = "grab"', "Every partner has a power"),
        ("count = 6 #", "count = 7 #", "1 to 6"),
        ('power = "take"', 'power = "look"', "count says how many"),
        ("value = 7", "value = 6", "Another item has the value 6"),
        ("value = 7", "value = -1", "whole number from 0"),
        ('effect = "cancels"', 'effect = "explodes"', "no effect “explodes”"),
        ('effect = "lowest-wins"', 'effect = "cancels"', "Only one item can cancel"),
        ('other = "Key Ring"', 'other = "Keyring"', "the name of another item"),
        ("worth = 10", "worth = 100", "0 to 20"),
        ("lasting = true", "lasting = 1", "lasting must be true or false"),
    ],
)
def test_a_mistake_is_explained_with_its_line(right: str, wrong: str, sentence: str, tmp_path: Path) -> None:
    text = PLAIN_FILE.read_text(encoding="utf-8")
    assert right in text
    broken = text.replace(right, wrong, 1)
    line = next(
        number
        for number, (new, old) in enumerate(zip(broken.splitlines(), text.splitlines(), strict=True), start=1)
        if new != old
    )
    found = mistakes_in(broken, tmp_path)
    if "count says" in sentence or "cancel" in sentence:
        assert any(sentence in said for said in found.values())
    else:
        assert sentence in found[line]


def test_all_mistakes_are_told_at_once_and_unknown_lines_too(tmp_path: Path) -> None:
    text = HOUSE_FILE.read_text(encoding="utf-8")
    text = text.replace('icons = ["As"]\n', 'icons = "As"\ncolour = "red"\n', 1).replace("value = 0", "value = 99", 1)
    assert len(mistakes_in(text, tmp_path)) == 3


def test_too_few_cards_are_a_mistake(tmp_path: Path) -> None:
    text = HOUSE_FILE.read_text(encoding="utf-8").split("[[item]]")[0]
    (said,) = mistakes_in(text, tmp_path).values()
    assert "8 different cards under “item”; here are 0" in said


@pytest.mark.parametrize("text", ["name =", "[[art]\n", 'art = "all"', "[[art]]\nname = 3\n"])
def test_what_is_no_deck_at_all_is_refused_with_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(shinobi.BadOption, match="deck"):
        DECK.read_file(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(shinobi.BadOption, match="cannot be read"):
        DECK.read_file(tmp_path / "nothing.toml")


@pytest.mark.parametrize("value", ["mansion", 7, [], {}, {"art": []}, {"art": [1]}, {**HOUSE_DECK, "item": None}])
def test_json_that_is_no_deck_is_refused(value: object) -> None:
    with pytest.raises(shinobi.BadOption, match="deck"):
        shinobi.new("arts", deck=value)


def test_a_record_holds_the_whole_deck_and_replays_without_the_file() -> None:
    match = shinobi.new("arts", seed=4, deck=DECK.read_file(MOUNTAIN_DECK))
    record = match.record()
    assert record["options"]["deck"]["name"] == "Mountain deck"
    assert shinobi.load(msgspec.json.encode(record)).record() == record
    assert Verifier().problem(msgspec.json.encode(record)) is None
    assert shinobi.new("arts", seed=4).record()["options"]["deck"] == HOUSE_DECK == DECK.read(HOUSE)


NAMED = 'icons = ["As"]\nnames = { es = "Estrella", fr = "Étoile" }\n'


def test_a_card_can_be_named_in_several_languages_and_records_keep_the_names(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(HOUSE_FILE.read_text(encoding="utf-8").replace('icons = ["As"]\n', NAMED, 1), encoding="utf-8")
    match = shinobi.new("arts", seed=4, deck=DECK.read_file(file))
    said = {
        language: Story(match.game, texts(language, "arts"), match.names, match.table.options).listed("deck", "art", 0)
        for language in ("es", "fr", "de")
    }
    assert said == {"es": "Estrella", "fr": "Étoile", "de": "Shuriken"}
    record = match.record()
    assert record["options"]["deck"]["art"][0]["names"] == {"es": "Estrella", "fr": "Étoile"}
    assert shinobi.load(msgspec.json.encode(record)).record() == record
    assert Verifier().problem(msgspec.json.encode(record)) is None


def test_a_card_that_the_game_has_a_word_for_is_said_in_the_readers_language() -> None:
    match = shinobi.new("arts", seed=4)
    story = Story(match.game, texts("fr", "arts"), match.names, match.table.options)
    assert [story.listed("deck", "item", item) for item in (1, 6)] == ["Boîte", "Porte-clefs"]


@pytest.mark.parametrize(
    "names, sentence",
    [
        ('"Estrella"', "a table such as"),
        ('{ spanish = "Estrella" }', "a table such as"),
        ('{ es = "" }', "a table such as"),
        ('{ es = "\\u001b[2J" }', "a table such as"),
        ('{ es = "Estrella de diecinueve" }', "1 to 18 letters"),
    ],
)
def test_names_that_cannot_be_shown_are_a_mistake(names: str, sentence: str, tmp_path: Path) -> None:
    text = HOUSE_FILE.read_text(encoding="utf-8").replace('icons = ["As"]\n', f'icons = ["As"]\nnames = {names}\n', 1)
    line = text.splitlines().index(f"names = {names}") + 1
    assert sentence in mistakes_in(text, tmp_path)[line]


def test_two_cards_of_one_kind_cannot_have_one_name_in_a_language(tmp_path: Path) -> None:
    text = HOUSE_FILE.read_text(encoding="utf-8").replace('icons = ["As"]\n', NAMED, 1)
    text = text.replace('icons = ["Aa"]\n', 'icons = ["Aa"]\nnames = { es = "estrella " }\n', 1)
    (said,) = mistakes_in(text, tmp_path).values()
    assert "already a card of this kind named estrella  in the language “es”" in said


# Effects that only the other deck has


def test_an_art_can_take_an_item() -> None:
    n = night(deck=DECK.read_file(MOUNTAIN_DECK), arts={0: ["Long Arm"]})
    n.uses("Long Arm")
    n.does("choose", place=2)
    assert n.held()[0] == "Seal"
    assert n.may("investigate")


def test_items_can_be_worth_something_else_outside_or_without_a_teammate() -> None:
    deck = DECK.read_file(MOUNTAIN_DECK)
    n = night(deck=deck, held={0: "Crown", 1: "Fan"})
    n.all_leave()
    assert [event["value"] for event in n.happened("item-shown")] == [1, 11]
    n = night(deck=deck, held={0: "Crown", 1: "Fan"}, clans=("crane", "crane", "snake"), max_turns=1)
    for _ in range(3):
        n.idles()
    assert [event["value"] for event in n.happened("item-shown")] == [9, 3]


def test_a_lasting_item_wins_outright_though_another_cancels() -> None:
    n = night(deck=DECK.read_file(MOUNTAIN_DECK), held={0: "Seal", 1: "Bell", 2: "Crown"})
    n.all_leave()
    assert n.happened("round-won") == [{"seat": 0, "item": 1}]


def test_of_two_items_that_win_outright_the_better_one_does() -> None:
    n = night(deck=DECK.read_file(MOUNTAIN_DECK), held={0: "Letter", 1: "Seal", 2: "Crown"})
    n.all_leave()
    assert n.happened("round-won") == [{"seat": 1, "item": 1}]


def test_more_honour_can_be_two() -> None:
    n = night(deck=DECK.read_file(MOUNTAIN_DECK), held={0: "Pearl"})
    n.all_leave()
    assert n.happened("honour") == [{"seat": 0, "gained": 4, "honour": 4}]


def test_an_item_may_have_no_effect_at_all() -> None:
    n = night(deck=DECK.read_file(MOUNTAIN_DECK), held={0: "Stone"})
    n.all_leave()
    assert n.happened("item-shown") == [{"seat": 0, "item": 7, "value": 7}]
