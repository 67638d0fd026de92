"""Facts that clans gives to reason from: who fed and struck whom, what must be attacked, and who is awaited."""

from typing import Any

from shinobi.engine.sayings import Whose, say
from shinobi.games.clans import hints

from .provinces import War, war


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
    targets = [
        say("warn-target", clan=say("clan-oda"), province=Whose(1)),
        say("warn-target", clan=say("clan-takeda"), province=Whose(2)),
    ]
    assert hints.prompt(w.match.view(0)) == [say("turn-second"), say("warn-forced", targets=targets)]


def test_CLA_17_armies_changed_in_this_turn_are_protected() -> None:
    w = midst()
    assert not any(map(any, facts(w)["protected"]))
    w.moves("oda", out_of=1, into=2)
    told = facts(w)
    oda = told["clans"].index("oda")
    changed = [(province, clan) for province in range(4) for clan in range(5) if told["protected"][province][clan]]
    assert changed == [(1, oda), (2, oda)]
    assert told["forced"] == [{"province": 2, "clan": "takeda"}]


def test_the_others_are_told_whom_they_wait_for() -> None:
    w = midst()
    assert hints.waiting(w.match.view(1)) == [say("wait-second", seat=Whose(0))]
    assert hints.waiting(w.match.view(0)) == []
    last = war(provinces={1: "oda 2"}, deck="", last=0)
    assert hints.waiting(last.match.view(None)) == [say("wait-first", seat=Whose(0)), say("wait-last")]
    assert hints.prompt(last.match.view(0)) == [say("turn-first"), say("turn-last")]
