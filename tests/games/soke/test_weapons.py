"""The clauses of soke about weapon cards: SOK-10 to SOK-15."""

from collections import Counter
from itertools import permutations

import pytest

from shinobi.games.soke.table import State

from .field import BLACK, RED, Field, drawn


def weapons(told: list[dict[str, object]]) -> list[tuple[object, object, object]]:
    return [(event["pair"], event["attacker"], event["defender"]) for event in told if event["event"] == "turned"]


def before_blacks_attack(red: tuple[int, ...], black: tuple[int, ...], **given: object) -> Field:
    """Red is about to end an attack; then black attacks, and the decks hold these cards in any order."""
    f = drawn(steps=1, **given)  # type: ignore[arg-type]
    f.stack(RED, *red)
    f.stack(BLACK, *black)
    return f


def test_SOK_10_both_turn_up_three_cards_and_pairs_are_compared() -> None:
    f = before_blacks_attack((2, 2, 2), (4, 4, 4))
    f.does("stop")
    assert weapons(f.told()) == [("left", 4, 2), ("middle", 4, 2), ("right", 4, 2)]
    assert f.table["weapons"] == [[2, 2, 2], [4, 4, 4]]
    assert f.table["steps"] == 3


def test_SOK_11_equal_pairs_are_covered_in_passes_from_left_to_right() -> None:
    f = drawn(steps=1)
    f.does("stop", lucky=lambda told: [a == b for _, a, b in weapons(told)] == [True, False, True, True, False, False])
    pairs = [pair for pair, _, _ in weapons(f.told())]
    assert pairs == ["left", "middle", "right", "left", "right", "left"]
    shown = f.table["weapons"]
    assert all(red != black for red, black in zip(*shown, strict=True))


def test_SOK_11_the_attackers_card_is_turned_first() -> None:
    """Seen where the last card of both decks is at stake: the attacker's deck is shuffled first."""
    f = before_blacks_attack((3, 3, 3), (3, 3, 3))
    f.does("stop")
    assert [event["seat"] for event in f.told() if event["event"] == "shuffled"] == [BLACK, RED]


@pytest.mark.parametrize("won, red, black", [(0, (5, 5, 5), (1, 1, 1)), (3, (1, 1, 1), (2, 2, 2))])
def test_SOK_12_each_pair_won_is_a_step(won: int, red: tuple[int, ...], black: tuple[int, ...]) -> None:
    f = before_blacks_attack(red, black, cards=["new-weapons"])
    f.does("stop")
    assert f.table["steps"] == won


def test_SOK_12_with_no_pair_won_the_attack_is_over_and_the_defender_does_not_move() -> None:
    f = before_blacks_attack((5, 5, 5), (1, 1, 1))
    f.does("stop")
    assert f.told()[-1]["event"] != "ended"
    names = f.names_told()
    lost = names.index("won-steps")
    assert f.told()[lost] == {"event": "won-steps", "seat": BLACK, "steps": 0}
    assert names[lost + 1] == "attack", "red attacks next; nobody was asked to move"


def test_SOK_12_with_no_pair_won_only_new_weapons_or_the_joker_can_be_played() -> None:
    f = before_blacks_attack((5, 5, 5), (1, 1, 1), cards=["salto", "sneak", "kidnap", "joker"])
    f.does("stop")
    assert f.actor == RED  # as the defender, with a Joker
    f.does("pass")
    assert f.actor == BLACK
    assert [move.get("effect") for move in f.match.legal()] == ["new-weapons", "shuriken", None]
    for card in ("salto", "sneak", "kidnap"):
        assert f.refusal("play", card=card) == "SOK-12"
        assert f.refusal("joker", effect=card) == "SOK-12"


def test_SOK_12_with_no_pair_won_and_none_of_these_cards_the_attacker_is_not_asked() -> None:
    f = before_blacks_attack((5, 5, 5), (1, 1, 1), cards=["salto", "sneak", "kidnap"])
    f.does("stop")
    attacks = [event for event in f.told() if event["event"] == "attack"]
    assert len(attacks) > 1, "black's attack is over, and red's has begun"


def test_SOK_12_is_judged_after_new_weapons() -> None:
    f = before_blacks_attack((3, 3, 3), (1, 1, 1), cards=["new-weapons"])
    f.does("stop")
    f.does("pass")
    f.stack(BLACK, 5, 5, 5)
    f.does("play", card="new-weapons")
    assert {"event": "won-steps", "seat": BLACK, "steps": 3} in f.told()
    assert (f.actor, f.phase) == (BLACK, "movement")


@pytest.mark.parametrize("winner, red, black", [(BLACK, 1, 5), (RED, 5, 1)])
def test_SOK_13_whoever_wins_all_three_pairs_takes_a_shuriken(winner: int, red: int, black: int) -> None:
    f = before_blacks_attack((red,) * 3, (black,) * 3)
    f.does("stop")
    assert {"event": "took-shuriken", "seat": winner, "supply": 3} in f.told()
    assert f.table["shuriken"][winner] >= 1


def test_SOK_13_two_pairs_are_not_enough() -> None:
    f = drawn(steps=1)
    f.does("stop", lucky=lambda told: {"event": "won-steps", "seat": BLACK, "steps": 2} in told)
    assert "took-shuriken" not in f.names_told()


def test_SOK_13_an_empty_supply_gives_nothing() -> None:
    f = before_blacks_attack((1, 1, 1), (5, 5, 5))
    f.state.supply = 0
    f.does("stop")
    assert f.table["shuriken"] == [0, 0]


def test_SOK_13_is_counted_after_new_weapons() -> None:
    f = before_blacks_attack((1, 1, 1), (3, 3, 3), cards=["new-weapons"])
    f.does("stop")
    f.stack(RED, 4, 4, 4)
    f.does("play", card="new-weapons")
    assert f.table["steps"] == 0
    f.does("pass")
    assert {"event": "took-shuriken", "seat": RED, "supply": 3} in f.told()


def test_SOK_14_turned_up_cards_go_to_their_owners_discard_pile() -> None:
    f = drawn(steps=1)
    f.does("stop", lucky=lambda told: len(weapons(told)) == 3 and "quiet" not in str(told))
    table = f.table
    for seat, thrice in ((RED, 5), (BLACK, 1)):
        turned_up = [table["weapons"][seat].count(stars) for stars in range(1, 6)]
        pile = [9 - deck - shown for deck, shown in zip(table["deck"][seat], turned_up, strict=True)]
        assert pile == [3 if stars == thrice else 0 for stars in range(1, 6)]
    assert table["covered"] == [[0] * 5] * 2


def test_SOK_14_an_empty_deck_is_replaced_when_a_card_is_needed_and_not_before() -> None:
    f = before_blacks_attack((2, 2, 2), (4, 4, 4))
    f.does("stop")
    assert f.table["deck_size"] == [0, 0]
    assert "shuffled" not in f.names_told()
    f.does("stop")
    assert [event["seat"] for event in f.told() if event["event"] == "shuffled"] == [RED, BLACK]
    assert f.table["deck_size"][RED] <= 42


@pytest.mark.parametrize("left", [1, 2])
def test_SOK_14_a_deck_may_run_out_between_the_cards_of_one_player(left: int) -> None:
    f = before_blacks_attack((2,) * left, (4,) * left)
    f.does("stop", lucky=lambda told: len(weapons(told)) == 3)
    assert [event["seat"] for event in f.told() if event["event"] == "shuffled"] == [BLACK, RED]
    table = f.table
    for seat, stars in ((RED, 2), (BLACK, 4)):
        assert table["weapons"][seat][:left] == [stars] * left
        assert table["deck_size"][seat] == sum(table["deck"][seat]) == 45 - 3
        turned_up = [table["weapons"][seat].count(value) for value in range(1, 6)]
        assert [deck + shown for deck, shown in zip(table["deck"][seat], turned_up, strict=True)] == [9] * 5


def test_SOK_14_a_card_is_drawn_evenly_from_those_left() -> None:
    """Every order of three different cards comes up as often, and no card that is not there."""
    f = before_blacks_attack((1, 3, 4), (2, 2, 5))
    rules, s = f.match.game.rules, f.state.pack()
    stop = f.match.game.actions.action({"verb": "stop"})
    reds, blacks = Counter[tuple[object, ...]](), Counter[tuple[object, ...]]()
    for key in range(3000):
        trial = State.unpack(s)
        trial.told_count = 0
        rules.apply(trial, RED, stop, key)
        first = weapons([f.match.game.events.shown(one) for one in f.match.game.events.heard(trial)])[:3]
        blacks[tuple(attacker for _, attacker, _ in first)] += 1
        reds[tuple(defender for _, _, defender in first)] += 1
    assert sorted(reds) == sorted(permutations((1, 3, 4)))
    assert all(430 < count < 570 for count in reds.values())
    assert sorted(blacks) == [(2, 2, 5), (2, 5, 2), (5, 2, 2)]
    assert all(920 < count < 1080 for count in blacks.values())


def test_SOK_14_cards_turned_up_in_this_attack_stay_out() -> None:
    f = before_blacks_attack((3, 3, 3), (3, 3, 3))
    f.does("stop", lucky=lambda told: len(weapons(told)) == 6)
    assert f.table["covered"] == [[0, 0, 3, 0, 0]] * 2
    assert f.table["deck_size"] == [45 - 6] * 2


def test_SOK_14_covered_cards_are_discarded_with_the_others() -> None:
    f = before_blacks_attack((3, 3, 3), (3, 3, 3))
    f.does("stop", lucky=lambda told: len(weapons(told)) == 6 and str(told).count("'attack'") == 1)
    assert f.table["covered"] != [[0] * 5] * 2
    f.does("stop", lucky=lambda told: len(weapons(told)) == 3)
    assert f.table["covered"] == [[0] * 5] * 2


def test_SOK_14_unless_nothing_else_is_left() -> None:
    f = before_blacks_attack((1, 2, 3), (1, 2, 3))
    f.state.weapon_values[:] = [1, 1, 1, 1, 1]  # two more cards than lie open
    f.does("stop", lucky=lambda told: str(told).count("shuffled") == 4 and str(told).count("'attack'") == 1)
    assert [event["seat"] for event in f.told() if event["event"] == "shuffled"] == [BLACK, RED, BLACK, RED]
    assert [sum(f.table["covered"][seat]) + f.table["deck_size"][seat] for seat in (RED, BLACK)] == [2, 2]


def test_SOK_15_attacks_alternate() -> None:
    f = drawn(steps=1)
    attackers = []
    for _ in range(6):
        attackers.append(f.table["attacker"])
        f.does("stop", lucky=lambda told: str(told).count("'attack'") == 1)
    assert attackers == [RED, BLACK] * 3


def test_SOK_15_who_does_not_attack_does_not_move() -> None:
    f = drawn(steps=3)
    assert f.refusal("step", seat=BLACK, figure="b", direction="forward") == "SOK-15"
