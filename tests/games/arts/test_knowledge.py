"""What every seat knows of every item, written out by hand: after stealing, attacks, exchanges and the choice of two.

The rows of a table below are the viewers: seats 0, 1 and 2, then a spectator. In each row stand first what the viewer
knows to lie in the keep, place by place, then what it knows the players to hold. `?` is an item not known, `–` no item.
Items: cp Code Paper, bx Box, tb Tea Bowl, bm Black Mirror, kr Key Ring.
"""

from games.arts.night import UNSEEN, Night, night
from games.scene import SPECTATOR

SHORT = {
    None: "–",
    UNSEEN: "?",
    "Code Paper": "cp",
    "Box": "bx",
    "Tea Bowl": "tb",
    "Black Mirror": "bm",
    "Key Ring": "kr",
}
KEEP = ("Code Paper", "Box", "Tea Bowl", "Black Mirror")


def assert_known(n: Night, *rows: str) -> None:
    """Compare what the seats and a spectator know with what was written out."""
    found = [
        " ".join(SHORT[item] for item in n.keep(viewer)) + " | " + " ".join(SHORT[item] for item in n.held(viewer))
        for viewer in (0, 1, 2, SPECTATOR)
    ]
    assert found == list(rows)


def test_at_first_nobody_knows_anything() -> None:
    assert_known(night(keep=KEEP), *["? ? ? ? | – – –"] * 4)


def test_stealing_an_item_somebody_else_looked_at() -> None:
    n = night(keep=KEEP, arts={1: ["Rope"]})
    n.investigates(2)
    assert_known(n, "? bx ? ? | – – –", *["? ? ? ? | – – –"] * 3)
    n.ends_turn()
    n.steals(2, using="Rope")
    assert_known(n, "? – ? ? | – bx –", "? – ? ? | – bx –", "? – ? ? | – ? –", "? – ? ? | – ? –")


def test_an_attacked_player_still_knows_the_item_that_was_taken() -> None:
    n = night(keep=(*KEEP[:3], None), held={1: "Key Ring"}, arts={0: ["Shuriken"]})
    n.robs(1, using="Shuriken")
    assert_known(n, "? ? ? – | kr – –", "? ? ? – | kr – –", "? ? ? – | ? – –", "? ? ? – | ? – –")


def test_knowledge_follows_an_item_through_two_hands() -> None:
    n = night(keep=KEEP, arts={1: ["Rope"], 2: ["Shuriken"]})
    n.investigates(1)
    n.ends_turn()
    n.steals(1, using="Rope")
    n.ends_turn()
    n.robs(1, using="Shuriken")
    assert_known(n, "– ? ? ? | – – cp", "– ? ? ? | – – cp", "– ? ? ? | – – cp", "– ? ? ? | – – ?")


def exchanged() -> Night:
    """Seat 2 has spied on seat 1's Key Ring; then seat 0 exchanges the Code Paper for it."""
    n = night(
        keep=(None, "Box", "Tea Bowl", None),
        held={0: "Code Paper", 1: "Key Ring"},
        arts={2: ["Shadow Walk"]},
        partners={0: "Changeling"},
        first=2,
    )
    n.uses("Shadow Walk")
    n.does("name", target=1)
    n.investigates(2)
    n.ends_turn()
    assert_known(n, "– ? ? – | cp ? –", "– ? ? – | ? kr –", "– bx ? – | ? kr –", "– ? ? – | ? ? –")
    n.calls_on_partner()
    n.does("name", target=1)
    return n


def test_an_exchange_unseen() -> None:
    assert_known(exchanged(), "– ? ? – | kr cp –", "– ? ? – | kr cp –", "– bx ? – | kr ? –", "– ? ? – | ? ? –")


def test_the_choice_of_two_items_takes_what_others_knew_of_both() -> None:
    for which, held, back in (("old", "cp", "bx"), ("new", "bx", "cp")):
        n = night(keep=("Key Ring", "Box", "Tea Bowl", None), held={0: "Code Paper"}, arts={0: ["Rope"]}, first=1)
        n.investigates(2)
        n.ends_turn()
        n.investigates(3)
        n.ends_turn()
        n.steals(2, using="Rope")
        assert_known(n, "? – ? – | cp – –", "? – ? – | ? – –", "? – tb – | ? – –", "? – ? – | ? – –")
        seconds = [n.called("item", n.match.view(viewer)["second"]) for viewer in (0, 1, 2, SPECTATOR)]
        assert seconds == ["Box", "Box", UNSEEN, UNSEEN], "before the shuffle seat 1 knows what was stolen"
        n.keeps(which)
        assert_known(n, f"? {back} ? – | {held} – –", "? ? ? – | ? – –", "? ? tb – | ? – –", "? ? ? – | ? – –")


def test_the_choice_after_an_attack_takes_it_from_the_attacked_player_too() -> None:
    for which, held, back in (("old", "cp", "kr"), ("new", "kr", "cp")):
        n = night(
            keep=("Box", None, "Tea Bowl", None),
            held={0: "Code Paper", 1: "Key Ring"},
            arts={0: ["Shuriken"], 2: ["Shadow Walk"]},
            first=2,
        )
        n.uses("Shadow Walk")
        n.does("name", target=0)
        n.investigates(1)
        n.ends_turn()
        assert_known(n, "? – ? – | cp ? –", "? – ? – | ? kr –", "bx – ? – | cp ? –", "? – ? – | ? ? –")
        n.robs(1, using="Shuriken")
        n.keeps(which)
        assert_known(n, f"? {back} ? – | {held} – –", "? ? ? – | ? – –", "bx ? ? – | ? – –", "? ? ? – | ? – –")


def test_a_face_down_art_once_read_stays_known_while_it_lies_before_the_same_player() -> None:
    n = night(
        arts={0: ["Taijutsu"], 1: ["Rope", "Illusion"]}, partners={0: "Mind Reader", 1: "Armourer"}, held={1: "Box"}
    )
    n.calls_on_partner()
    n.does("name", target=1)
    assert n.arts(1, 0) == ["Rope", "Illusion"]
    assert n.arts(1, 2) == [UNSEEN, UNSEEN]
    n.investigates(1)
    n.ends_turn()
    n.calls_on_partner()
    assert n.arts(1, 0) == ["Rope", "Illusion", UNSEEN, UNSEEN], "what is drawn later is not known"
    n.steals(1, using="Rope")
    n.keeps("old")
    assert n.arts(1, 0) == ["Rope", "Illusion", UNSEEN, UNSEEN]
    assert n.arts(1, 2) == ["Rope", UNSEEN, UNSEEN, UNSEEN]


def test_a_new_round_makes_everybody_forget() -> None:
    n = exchanged()
    n.investigates(2)
    n.ends_turn()
    n.all_leave()
    assert_known(n, *["? ? ? ? | – – –"] * 4)
    for viewer in range(3):
        assert n.match.view(viewer)["partner"].count(UNSEEN) == 2
