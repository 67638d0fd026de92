"""At a prompt of `shinobi play`: what can be typed, and what is answered."""

from functools import cache

import pytest
from rich.console import Console
from rich.text import Text

import shinobi.cli.console  # noqa: F401 — it says where lines may break

from .terminal import PROMPT, choices, shinobi_says, typed

WEAPONS = ["shuriken", "sai", "katana", "blowgun"]


@cache
def replies(lines: tuple[str, ...], seed: int = 3, start: int = 0) -> list[str]:
    """What is printed after each line that Ann types, up to the next prompt; she sits in seat 0."""
    table = ("--name", "Ann", "--seed", str(seed), "-o", f"start={start}", "-o", "max_rounds=2")
    said = shinobi_says("play", "daimyo", "--against", "random", *table, typed=typed(*lines))
    assert (said.code, said.err) == (0, "")
    after = said.out.split(PROMPT)[1:]
    assert len(after) == len(lines) + 1
    return after


# Before the first move. Nothing of this changes anything, so that one evening is enough for all of it.

NOT_UNDERSTOOD = ("spoon", "attack spoon", "0", "5", "-1", "katana spoon", "s", "['", "reveal Botan", "decline")
ODD = ("\0", "\x1b[31m", "🥷", "{$x}", "[/red]", "[bold]", ":smile:")
ASKED = ("?", "help", "Help", "", "   ", "rules", "rules 13", "rules DAI-99", "rules [/b]", "log", "table", "undo")
FIRST_PROMPT = NOT_UNDERSTOOD + ODD + ASKED


def reply(line: str) -> str:
    return replies(FIRST_PROMPT)[FIRST_PROMPT.index(line)]


@pytest.mark.parametrize("line", FIRST_PROMPT)
def test_what_is_no_move_leaves_the_question_as_it_was(line: str) -> None:
    assert "Which card do you send?" in reply(line)
    assert choices(reply(line)) == WEAPONS


@pytest.mark.parametrize("line", NOT_UNDERSTOOD)
def test_what_is_not_understood_is_told_what_would_be(line: str) -> None:
    said = " ".join(reply(line).split())
    assert "I did not understand “" in said
    assert "Choose one of: shuriken, sai, katana, blowgun." in said


@pytest.mark.parametrize("line", ODD)
def test_nothing_that_can_be_typed_breaks_the_evening(line: str) -> None:
    shown = "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in line)
    assert f"I did not understand “{shown}”" in reply(line)


def test_a_number_without_end_does_not_break_the_evening() -> None:
    assert "I did not understand" in replies(("9" * 5_000,))[0]


def test_bytes_that_are_no_text_do_not_break_the_evening() -> None:
    said = shinobi_says("play", "daimyo", "-o", "start=0", typed=b"\xff\xfe\n1\n", PYTHONIOENCODING="utf-8:strict")
    assert said.code == 0


@pytest.mark.parametrize("line", ["?", "help", "Help"])
def test_help_says_what_can_be_typed(line: str) -> None:
    for command in ("number", "words", "undo", "table", "log", "rules", "quit"):
        assert f"\n  {'a ' if command == 'number' else ''}{command} — " in reply(line)


def test_all_the_rules_can_be_read() -> None:
    assert "DAI-01" in reply("rules")
    assert "DAI-52" in reply("rules")


def test_one_rule_can_be_read() -> None:
    assert "DAI-13" in reply("rules 13")
    assert "DAI-14" not in reply("rules 13")


def test_a_rule_that_is_not_there_is_told_which_are() -> None:
    assert "There is no clause “DAI-99” in daimyo. Its clauses run from DAI-01 to DAI-52." in reply("rules DAI-99")
    assert "There is no clause “[/b]” in daimyo." in reply("rules [/b]")


def test_the_log_begins_with_the_round() -> None:
    assert reply("log").startswith("  Round 1 begins. Ann has the pawn.\nWhich card")


def test_the_table_can_be_shown() -> None:
    assert reply("table").startswith("Round 1 of at most 2")
    assert "Your hand: shuriken, sai, katana, blowgun" in reply("table")


def test_there_may_be_nothing_to_take_back() -> None:
    assert "There is no move of yours to take back" in reply("undo")


# Moves in words and numbers: each is made, looked at and taken back.

WAYS = ("attack katana sai", "katana sai", "KATANA Sai", "kat sa", "3 2", "katana 2", "3 sai", "  attack  katana  sai")


def test_a_move_can_be_typed_in_words_and_numbers() -> None:
    said = replies(tuple(line for way in WAYS for line in (way, "log", "undo")))
    for number, way in enumerate(WAYS):
        _, log, undone = said[3 * number : 3 * number + 3]
        assert "Ann attacks Akane: “sai”." in log, way
        assert "In secret, Ann sends Akane: katana." in log, way
        assert "Taken back: attack katana sai." in undone, way
        assert choices(undone) == WEAPONS


def test_accents_need_not_be_typed() -> None:
    said = shinobi_says("play", "soke", "--lang", "fr", "--seed", "3", typed=typed("mur", "pret", "Passer"))
    assert (said.code, said.err) == (0, "")
    assert "a fini de placer." in said.out
    assert "ne joue pas de carte d’action." in said.out
    assert "Je ne comprends pas" not in said.out


@pytest.mark.parametrize("columns", range(30, 60))
def test_no_line_breaks_at_a_space_that_must_not_break(columns: int) -> None:
    text = "Deux armes identiques\xa0: l’attaque réussit\xa0! Vraiment\xa0? Oui\xa0; «\xa0sai\xa0» et «\xa0katana\xa0»."
    lines = [line.plain for line in Text(text).wrap(Console(), columns)]
    assert len(lines) > 1
    assert " ".join(line.strip(" ") for line in lines) == text


# After the first card was sent

SENT = (
    *("attack katana", "2"),
    *("log", "table"),
    "katana sai",
    *("sai", "undo"),
    *("undo", "log"),
    *("katana sai", "katana"),
)


def test_a_move_can_be_typed_part_by_part() -> None:
    half, whole, *_ = replies(SENT)
    assert "Which weapon do you say it is?" in half
    assert choices(half) == WEAPONS
    assert "Attack Botan (card 2 of 3)" in whole


def test_the_log_tells_what_was_told_so_far() -> None:
    log = replies(SENT)[2]
    assert "Round 1 begins. Ann has the pawn." in log
    assert "Ann attacks Akane: “sai”." in log
    assert "In secret, Ann sends Akane: katana." in log


def test_the_table_shows_the_cards_one_knows() -> None:
    _, sent, _, table, *_ = replies(SENT)
    assert "‹katana›" in table
    assert "Your hand: shuriken, sai, blowgun" in table
    drawn = table[: table.index("Which card")]
    assert drawn in sent


def test_an_illegal_move_is_explained_with_its_clause() -> None:
    refused = replies(SENT)[4]
    assert refused.startswith("Not allowed (DAI-10): Beginning with the start player")
    assert choices(refused) == ["shuriken", "sai", "blowgun"]


def test_half_a_move_can_be_begun_again() -> None:
    half, undone = replies(SENT)[5:7]
    assert "Which weapon do you say it is?" in half
    assert "Which card do you send?" in undone
    assert "Taken back" not in undone


def test_a_move_can_be_taken_back() -> None:
    undone, log = replies(SENT)[7:9]
    assert "Taken back: attack katana sai." in undone
    assert "Attack Akane (card 1 of 3)" in undone
    assert choices(undone) == WEAPONS
    assert "Ann attacks" not in log


def test_an_illegal_card_is_refused_before_more_is_asked() -> None:
    refused = replies(SENT)[10]
    assert "DAI-10" in refused
    assert choices(refused) == ["shuriken", "sai", "blowgun"]


def test_the_move_that_help_gives_as_an_example_can_be_typed() -> None:
    example = reply("?").split("such as: ")[1].split("\n")[0]
    assert "Attack Botan (card 2 of 3)" in replies((example,))[0]


def test_a_third_declaration_of_the_same_weapon_is_explained_with_its_clause() -> None:
    _, refused, _ = replies(("log", "sai shuriken"), seed=4, start=1)
    assert replies(("log", "sai shuriken"), seed=4, start=1)[0].count("attacks Akane: “shuriken”") == 2
    assert refused.startswith("Not allowed (DAI-13): If two cards in front of a player are already declared as")
    assert choices(refused) == WEAPONS


# After the cards were turned up

REVEALED = (*["1"] * 7, "undo", "denounce incompetence", "attack sai sai", "incompetence", "denounce", "undo")


def test_what_was_revealed_cannot_be_taken_back() -> None:
    assert "A pair: katana" in replies(REVEALED)[6]
    assert "That move brought something to light, so it stands." in replies(REVEALED)[7]


def test_an_accusation_that_does_not_fit_is_explained_with_its_clause() -> None:
    for number in (8, 10):
        assert replies(REVEALED)[number].startswith("Not allowed (DAI-26): Incompetence can be denounced only after")
        assert choices(replies(REVEALED)[number]) == ["denounce", "do not denounce"]


def test_an_attack_in_the_second_phase_is_explained_with_its_clause() -> None:
    assert replies(REVEALED)[9].startswith("Not allowed (DAI-29)")


def test_the_only_accusation_that_fits_need_not_be_named() -> None:
    assert "Ann: “I denounce plotting!”" in replies(REVEALED)[11]
