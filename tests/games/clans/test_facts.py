"""Facts that clans gives to reason from: who fed and struck whom, what must be attacked, and who is awaited."""

from typing import Any

import pytest

from shinobi.engine.game import game_named
from shinobi.engine.sayings import Whose, say

from .provinces import War, war

hints = game_named("clans").hints


def facts(w: War, viewer: int | None = None) -> dict[str, Any]:
    return hints.hints(w.match.view(viewer), w.match.events(viewer))


def midst() -> War:
    """Seat 0 has three Hōjō at home, and is about to give the second order."""
    return war(provinces={0: "hojo 3", 1: "oda 2, hojo 1", 2: "mori 4, takeda 1"}, hands={0: "hojo 3"}, order="second")


def test_the_history_counts_what_each_seat_did_to_each_clan() -> None:
    w = war(provinces={1: "oda 2"}, hands={0: "oda 1, ninja 1, mori 2", 1: "mori 4"})
    assert facts(w)["history"] == {deed: [[0] * 5] * 4 for deed in ("fed", "moved", "struck")}
    w.ninja_strikes("oda", at=1)
    w.moves("oda", out_of=1, into=2)
    assert w.match.actor == 1
    w.deploys("mori", into=0)
    w.stations("mori")
    told = facts(w)
    clans = told["clans"]
    assert told["history"]["struck"][0][clans.index("oda")] == 1
    assert told["history"]["moved"][0][clans.index("oda")] == 1
    assert told["history"]["fed"][1][clans.index("mori")] == 2
    assert sum(count for deed in told["history"].values() for seat in deed for count in seat) == 4


def test_CLA_14_what_the_third_order_will_have_to_attack_is_foreseen() -> None:
    w = midst()
    foreseen = [{"province": 1, "clan": "oda"}, {"province": 2, "clan": "takeda"}]
    for viewer in (0, 1, None):
        assert facts(w, viewer)["forced"] == foreseen
    assert hints.prompt(w.match.view(0)) == [say("turn-second"), say("warn-forced-many", count=2)]


def test_CLA_14_a_warning_names_the_target_if_there_is_only_one() -> None:
    w = war(provinces={0: "hojo 3", 2: "takeda 1"}, hands={0: "hojo 3"}, order="second")
    target = say("warn-target", clan=say("clan-takeda"), province=Whose(2))
    assert hints.prompt(w.match.view(0)) == [say("turn-second"), say("warn-forced", target=target)]


def test_CLA_11_a_ninja_is_mentioned_to_whoever_holds_one() -> None:
    for hand, ninjas in (("hojo 4", 0), ("hojo 3, ninja 1", 1)):
        w = war(provinces={1: "oda 2"}, hands={0: hand})
        assert hints.prompt(w.match.view(0)) == [say("turn-first", ninjas=ninjas)]


def test_CLA_14_before_the_second_order_each_of_its_forms_tells_what_it_will_force() -> None:
    w = midst()
    foreseen = facts(w, 0)["foreseen"]
    assert [one["move"] for one in foreseen] == w.match.legal()
    targets = {str(one["move"]): one["targets"] for one in foreseen}
    oda, takeda = {"province": 1, "clan": "oda"}, {"province": 2, "clan": "takeda"}
    assert targets[str({"verb": "station", "clan": "hojo"})] == [oda, takeda]
    assert targets[str({"verb": "move", "clan": "oda", "origin": 1, "province": 2})] == [takeda]
    assert targets[str({"verb": "move", "clan": "takeda", "origin": 2, "province": 0})] == [oda]
    assert facts(w, 1)["foreseen"] == facts(w, None)["foreseen"] == []
    w.moves("takeda", out_of=2, into=0)
    assert facts(w)["forced"] == [oda]
    assert facts(w, 0)["foreseen"] == []


@pytest.mark.parametrize(
    "provinces, barred",
    [
        ({1: "oda 2"}, False),  # no army at home
        ({0: "hojo 2", 1: "oda 2"}, False),  # none elsewhere is weaker
        ({0: "hojo 2", 1: "hojo 1"}, True),  # the weaker one is of the same clan
        ({0: "hojo 2", 1: "hojo 1", 2: "oda 1"}, False),  # there is a target
    ],
)
def test_CLA_19_whether_a_weaker_army_elsewhere_is_no_target_is_told(provinces: dict[int, str], barred: bool) -> None:
    w = war(provinces=provinces, hands={0: "mori 3"}, order="second")
    for viewer in (0, 1, None):
        assert facts(w, viewer)["barred"] is barred


def test_CLA_19_an_army_that_only_its_shield_protects_is_told_of() -> None:
    w = war(provinces={0: "hojo 3"}, hands={0: "oda 4"})
    assert facts(w)["barred"] is False
    w.deploys("oda", into=1)
    assert facts(w)["forced"] == []
    assert facts(w)["barred"] is True


def test_CLA_17_armies_changed_in_this_turn_are_protected_by_the_order_that_changed_them() -> None:
    w = war(provinces={0: "hojo 3", 1: "oda 2, hojo 1", 2: "mori 4, takeda 1"}, hands={0: "mori 2, hojo 2"})
    assert not any(map(any, facts(w)["protected"]))
    w.deploys("mori", into=1)
    w.moves("oda", out_of=1, into=2)
    told = facts(w)
    changed = {
        (province, told["clans"][clan]): by
        for province, armies in enumerate(told["protected"])
        for clan, by in enumerate(armies)
        if by
    }
    assert changed == {(1, "mori"): "first", (1, "oda"): "second", (2, "oda"): "second"}
    assert told["forced"] == [{"province": 2, "clan": "takeda"}]


def test_CLA_17_what_is_no_target_anyway_is_not_called_protected() -> None:
    w = midst()
    w.stations("hojo")
    assert not any(map(any, facts(w)["protected"]))


def test_the_orders_of_each_latest_turn_are_told() -> None:
    w = war(provinces={1: "oda 2", 2: "mori 1"}, hands={0: "oda 2, ninja 1, mori 1", 1: "mori 4"})
    none = {"first": None, "second": None, "third": None}
    assert facts(w)["orders"] == [none] * 4
    w.ninja_strikes("oda", at=1)
    assert facts(w)["orders"][0] == none | {"first": {"event": "struck", "seat": 0, "province": 1, "clan": "oda"}}
    w.stations("oda")
    assert w.match.actor == 1
    done = facts(w, None)["orders"]
    assert done[0]["second"] == {"event": "stationed", "seat": 0, "clan": "oda"}
    assert done[0]["third"] == {"event": "skipped", "seat": 0, "order": "third"}
    assert done[1] == none


def test_the_cards_on_the_table_are_counted_over_all_provinces() -> None:
    assert facts(midst())["standing"] == [4, 0, 1, 4, 2]


def test_CLA_30_who_will_have_the_last_turn_if_all_station_or_all_move() -> None:
    w = war(players=3, provinces={1: "oda 2"}, hands={0: "oda 4"}, deck="mori 4", last=None)
    last = facts(w)["last_turn"]
    assert last == {"stationing": {"seat": 1, "turns": 5}, "moving": {"seat": 0, "turns": 7}}
    w.deploys("oda", into=1)
    assert facts(w)["last_turn"] == last
    w.stations("oda")
    assert w.match.actor == 1
    assert facts(w)["last_turn"] == {"stationing": {"seat": 1, "turns": 4}, "moving": {"seat": 2, "turns": 5}}


def test_CLA_30_once_the_last_card_is_drawn_the_last_turn_is_known() -> None:
    w = war(provinces={1: "oda 2"}, deck="", last=2)
    assert facts(w)["last_turn"] == {way: {"seat": 2, "turns": 3} for way in ("stationing", "moving")}


@pytest.mark.parametrize("way", ["stationing", "moving"])
def test_CLA_30_the_last_turn_comes_as_foreseen(way: str) -> None:
    w = war(players=3, hands={0: "oda 4", 1: "mori 4", 2: "hojo 4"}, deck="takeda 5, uesugi 6", seed=4)
    verbs, foreseen = {"deploy", "attack", {"stationing": "station", "moving": "move"}[way]}, set()
    while not w.match.over:
        told = facts(w)["last_turn"][way]
        foreseen.add((told["seat"], told["turns"] + len(w.heard("turn"))))
        w.match.play(next(move for move in w.match.legal() if move["verb"] in verbs))
    assert len(foreseen) == 1


def ended(**table: Any) -> list[dict[str, Any]]:
    w = war(players=3, hands={0: "oda 4"}, deck="", last=0, **table)
    w.deploys("oda", into=1)
    w.stations("oda")
    assert w.match.over
    for viewer in (1, None):
        assert facts(w, viewer)["reckoning"] == facts(w)["reckoning"]
    return facts(w)["reckoning"]  # type: ignore[no-any-return]


def test_CLA_31_at_the_end_all_clans_are_reckoned_up() -> None:
    assert facts(midst())["reckoning"] == []
    lines = ended(provinces={1: "mori 3, takeda 9", 2: "oda 2, mori 1"}, clans="hojo, mori, oda")
    assert [(one["clan"], one["cards"], one["seat"], one["home"], one["won"]) for one in lines] == [
        ("takeda", 9, None, None, False),
        ("mori", 4, 1, 3, True),
        ("oda", 4, 2, 2, False),
        ("hojo", 0, 0, 0, False),
        ("uesugi", 0, None, None, False),
    ]
    assert [one["clan"] for one in lines if one["tied"]] == ["mori", "oda"]


def test_the_others_are_told_whom_they_wait_for() -> None:
    w = midst()
    assert hints.waiting(w.match.view(1)) == [say("wait-second", seat=Whose(0))]
    assert hints.waiting(w.match.view(0)) == []
    last = war(provinces={1: "oda 2"}, deck="", last=0)
    assert hints.waiting(last.match.view(None)) == [say("wait-first", seat=Whose(0)), say("wait-last")]
    assert hints.prompt(last.match.view(0)) == [say("turn-first", ninjas=0), say("turn-last")]


def test_CLA_30_everybody_is_told_that_it_is_their_last_turn() -> None:
    w = war(provinces={1: "oda 2"}, deck="", last=1)
    assert hints.prompt(w.match.view(0)) == [say("turn-first", ninjas=0), say("turn-final")]
    assert hints.waiting(w.match.view(2)) == [say("wait-first", seat=Whose(0)), say("wait-final", seat=Whose(0))]


def test_CLA_14_the_third_order_says_among_how_many_armies_one_chooses() -> None:
    w = war(provinces={0: "hojo 3", 1: "oda 2, mori 1"}, hands={0: "hojo 3"}, order="third")
    assert hints.prompt(w.match.view(0)) == [say("turn-third", count=2)]
