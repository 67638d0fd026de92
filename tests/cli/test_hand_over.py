"""Several people at one terminal: what is on the screen is for the person before it."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import shinobi

from .terminal import PROMPT, Said, shinobi_says, typed

HAND_OVER = re.compile(r"╭─+╮\n(?:│.*│\n)*?│ +Hand the terminal to (\w+) +│\n(?:│.*│\n)*?╰─+╯\n")
TABLE = ("daimyo", "--seed", "5", "-o", "start=0", "-o", "max_rounds=1", "--name", "Ann", "--name", "Bob")
ENTER = ""


def screens(out: str) -> Iterator[tuple[str, str]]:
    """What each person saw, from one hand-over to the next, in order; the first is for all."""
    _, *turns = HAND_OVER.split(out)
    yield from zip(turns[::2], turns[1::2], strict=True)


@cache
def evening(*lines: str) -> Said:
    said = shinobi_says("play", *TABLE, typed=typed(*lines))
    assert (said.code, said.err) == (0, "")
    return said


def turns(said: Said, name: str) -> list[str]:
    return [screen for person, screen in screens(said.out) if person == name]


def moves(*each: str) -> list[str]:
    """Moves, each after the Enter that says that nobody else can see the screen."""
    return [line for move in each for line in (ENTER, move)]


BOB = moves("sai sai", "katana katana", "blowgun shuriken")


HONEST = moves("shuriken sai", "sai sai", "katana katana")
LIAR = moves("blowgun sai", "katana sai", "shuriken katana")


def test_the_terminal_is_handed_over_before_every_turn() -> None:
    said = evening(*HONEST, *BOB)
    assert "Ann, Bob at this terminal." in said.words
    people = [person for person, _ in screens(said.out)]
    assert people[0] == "Ann"
    assert people.index("Bob") >= 1
    assert set(people) == {"Ann", "Bob"}


def test_nothing_is_shown_before_the_person_is_there() -> None:
    said = evening()
    ((person, screen),) = screens(said.out)
    assert person == "Ann"
    assert "Press Enter when nobody else can see the screen, Ann." in screen
    assert "Your hand" not in screen
    assert PROMPT not in screen


def test_bob_sees_the_same_whatever_ann_sent() -> None:
    honest, liar = evening(*HONEST, *BOB), evening(*LIAR, *BOB)
    assert turns(honest, "Ann")[0] != turns(liar, "Ann")[0]
    # Up to the moment at which somebody turns up a card: Bob's first turn, with all of his attacks.
    assert turns(honest, "Bob")[0].count("“") > 3
    assert turns(honest, "Bob")[0] == turns(liar, "Bob")[0]


def test_a_persons_screen_shows_no_hidden_card_but_their_own() -> None:
    shown = 0
    # What follows the last answer is for all, and looked at below.
    for person, screen in screens(evening(*["1"] * 200).out.rpartition(PROMPT)[0]):
        assert set(re.findall(r"In secret, (\w+) sends \w+", screen)) <= {person}
        for drawn in re.findall(r"^.*“.*$\n.*‹.*$", screen, re.MULTILINE):
            declared, cards = drawn.split("\n")
            for card in re.finditer("‹[a-z]", cards):
                # A card stands below the name of who sent it.
                sender = re.findall(r"(\w+) “", declared[: card.start() + 18])[-1]
                assert sender == person
                shown += 1
    assert shown > 5


def test_the_last_screen_shows_no_hidden_card_of_anybody() -> None:
    last = evening(*["1"] * 200).out.rpartition(PROMPT)[2]
    assert "Ended by DAI-52" in last
    assert "Your hand" not in last
    assert not re.search("‹(shuriken|sai|katana|blowgun)›", last)


def test_the_end_of_input_at_a_hand_over_ends_the_evening_quietly() -> None:
    assert "The game ends here, unfinished." in evening().words


def test_a_person_hears_what_happened_since_they_looked() -> None:
    bob = turns(evening(*HONEST, *BOB), "Bob")[0]
    assert "What happened since your last move" in bob
    assert bob.count("Ann attacks") == 3


def test_a_match_of_several_people_goes_on_with_them(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = shinobi.new("daimyo", start=0, names=["Ann", "Bob", "Akane (bot)", "Botan (bot)"])
    for _ in range(3):
        match.play(match.legal()[0])
    file.write_text(json.dumps(match.record()))
    resumed = shinobi_says("play", "daimyo", "--resume", str(file), typed=typed(*BOB))
    assert "Ann, Bob at this terminal." in resumed.words
    assert next(screens(resumed.out))[0] == "Bob"
