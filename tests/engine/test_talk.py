"""What may be said at a table: the game decides, and what it does not offer is refused with a sentence."""

import pytest

from shinobi.engine.errors import BadTalk
from shinobi.engine.game import game_named
from shinobi.engine.talk import GESTURES, LONGEST_CHAT, Kind, Remark
from shinobi.locale import texts
from shinobi.locale.story import Story

NAMES = ("Ann", "Ben", "Cho", "Dan")


def checked(game: str, remark: Remark) -> Remark:
    return game_named(game).talk.checked(remark, 4)


def in_words(game: str, remark: Remark) -> str:
    return Story(game_named(game), texts("en", game), NAMES).remark(checked(game, remark))


def test_a_claim_is_said_in_the_games_own_terms() -> None:
    claim = Remark(0, Kind.CLAIM, "sent", {"target": 1, "card": "katana"})
    assert in_words("daimyo", claim) == "I sent Ben a katana."


def test_a_question_names_the_player_it_is_for() -> None:
    assert in_words("clans", Remark(0, Kind.QUESTION, "whom", {"asked": 2})) == "Cho, whom do you serve?"


def test_a_wink_is_for_one_and_gestures_are_for_all() -> None:
    assert in_words("arts", Remark(0, Kind.GESTURE, "wink", to=3)) == "Ann winks at Dan."
    for gesture in GESTURES:
        assert in_words("arts", Remark(1, Kind.GESTURE, gesture)).startswith("Ben ")


@pytest.mark.parametrize(
    "game, remark, problem",
    [
        ("arts", Remark(0, Kind.CHAT, "I have the Box"), "ART-70"),
        ("arts", Remark(0, Kind.CLAIM, "sent", {"target": 1, "card": "katana"}), "ART-70"),
        ("daimyo", Remark(0, Kind.CHAT, "  "), "nothing"),
        ("daimyo", Remark(0, Kind.CHAT, "x" * (LONGEST_CHAT + 1)), "at most"),
        ("daimyo", Remark(0, Kind.CHAT, "one\ntwo"), "one line"),
        ("daimyo", Remark(0, Kind.CHAT, "nul\0"), "one line"),
        ("daimyo", Remark(0, Kind.CHAT, "\u202eturned"), "one line"),
        ("daimyo", Remark(0, Kind.CHAT, "psst", to=1), "Only a wink"),
        ("daimyo", Remark(0, Kind.CLAIM, "sold", {}), "sent, kept"),
        ("daimyo", Remark(0, Kind.CLAIM, "kept", {}), "needs: card"),
        ("daimyo", Remark(0, Kind.CLAIM, "kept", {"card": "spoon"}), "shuriken"),
        ("daimyo", Remark(0, Kind.CLAIM, "kept", {"card": ["katana"]}), "shuriken"),
        ("daimyo", Remark(0, Kind.QUESTION, "sent", {"asked": 5}), "0 to 3"),
        ("daimyo", Remark(0, Kind.GESTURE, "wave"), "wink"),
        ("daimyo", Remark(0, Kind.GESTURE, "wink"), "for whom"),
        ("daimyo", Remark(0, Kind.GESTURE, "wink", to=0), "for whom"),
        ("daimyo", Remark(0, Kind.GESTURE, "wink", to=4), "for whom"),
    ],
)
def test_what_cannot_be_said_is_refused_with_what_would_be_right(game: str, remark: Remark, problem: str) -> None:
    with pytest.raises(BadTalk, match=problem):
        checked(game, remark)
