"""Facts that soke gives to reason from: odds, reach, the board from one's own side, warnings, and who is awaited."""

from collections import Counter
from typing import Any

import pytest

from shinobi.engine.facts import WHOLE, chance
from shinobi.engine.game import game_named
from shinobi.engine.sayings import Whose, say
from shinobi.engine.seats import EVERYBODY
from shinobi.engine.views import state_of
from shinobi.games.soke.facts import Facts as FactsOfSoke
from shinobi.games.soke.facts import count_unseen, likely
from shinobi.games.soke.facts import throws as likely_throws
from shinobi.games.soke.table import (
    ACTION,
    DEFENCE,
    DIE,
    EFFECTING,
    FIGURE,
    JOKER,
    KIDNAP,
    MOVEMENT,
    NEW_WEAPONS,
    RANK,
    SALTO,
    State,
)
from shinobi.locale import texts

from .field import BLACK, RED, Field, drawn, field, throws
from .test_action_cards import GRASP, JUMPS
from .test_battle import duel
from .test_worlds import SMALL, fitting

Facts = dict[str, Any]

hints = game_named("soke").hints
SIDES = dict(zip(RANK.names, DIE, strict=True))


def chances(own: int, other: int) -> Facts:
    signs = {"win": 1, "equal": 0, "lose": -1}
    return {name: likely_throws(own, other, sign) for name, sign in signs.items()}


def likely_ranks(view: Facts, side: int, figure: str) -> dict[str, float]:
    record, s = FactsOfSoke(), state_of(State, view)
    count_unseen(record, s, view["seat"], side)
    return {
        rank: likely(record, s, view["seat"], side, FIGURE.read(figure), nth) for nth, rank in enumerate(RANK.names)
    }


def facts(f: Field, viewer: int | None = RED) -> Facts:
    return hints.hints(f.match.view(viewer), f.match.events(viewer))


def percent(odds: Facts) -> tuple[int, int, int]:
    return round(100 * odds["win"]), round(100 * odds["equal"]), round(100 * odds["lose"])


def in_effect(position: str, effect: int) -> Field:
    """The attacker has to carry out a Salto or a Kidnap."""
    f = drawn(position, steps=1)
    f.state.phase, f.state.effect = EFFECTING, effect
    return f


def turn_up(f: Field, seat: int, figure: str) -> None:
    f.state.rank_known[15 * seat + "abcdefghijklmno".index(figure)] = EVERYBODY


def has_kidnapped(f: Field, seat: int, figure: str) -> None:
    f.state.no_soke[15 * seat + "abcdefghijklmno".index(figure)] = 1


# Odds


@pytest.mark.parametrize("dice, odds", [((6, 6), (42, 17, 42)), ((8, 6), (56, 12, 31)), ((6, 12), (21, 8, 71))])
def test_odds_are_computed_from_the_dice(dice: tuple[int, int], odds: tuple[int, int, int]) -> None:
    assert percent(chances(*dice)) == odds


@pytest.mark.parametrize("known", ["", "b", "a"])
@pytest.mark.parametrize("kidnappers", ["", "a", "ad", "acde"])
def test_ranks_are_as_likely_as_the_worlds_that_fit(kidnappers: str, known: str) -> None:
    f = drawn(SMALL)  # black's figures are a to e, and b is the Soke
    for figure in known:
        turn_up(f, BLACK, figure)
    for figure in kidnappers:
        has_kidnapped(f, BLACK, figure)
    worlds = fitting(f, BLACK)
    for nth, figure in enumerate("abcde"):
        counted = Counter(RANK.names[world[nth]] for world in worlds)
        ranks = likely_ranks(f.match.view(RED), BLACK, figure)
        assert {rank: chance for rank, chance in ranks.items() if chance} == pytest.approx(
            {rank: count / len(worlds) for rank, count in counted.items()}
        )


def test_odds_against_an_unseen_figure_are_the_average_over_what_it_can_be() -> None:
    f = duel("r2", "b1")  # black has a Soke and a ninja with one star, both unseen
    (battle,) = facts(f)["battles"]
    one_star, soke = chances(8, 6), chances(8, 12)
    assert (battle["figure"], battle["enemy"]) == ("c", "b")
    assert battle["win"] == pytest.approx((one_star["win"] + soke["win"]) / 2, abs=1e-4)
    assert battle["win"] + battle["equal"] + battle["lose"] == pytest.approx(1, abs=2e-4)


def test_odds_against_a_known_kidnapper_leave_out_the_soke() -> None:
    f = duel("r2", "b1")
    has_kidnapped(f, BLACK, "b")
    (battle,) = facts(f)["battles"]
    assert percent(battle) == percent(chances(8, 6))


def test_odds_against_the_others_are_worse_once_somebody_has_kidnapped() -> None:
    f = drawn(SMALL.replace(".  .  .  .  .\n    .  .  .  .  .\n    .  =", ".  r2 .  .  .\n    .  .  .  .  .\n    .  ="))
    before = {battle["enemy"]: battle["lose"] for battle in facts(f)["battles"]}
    for figure in before.keys() - {"d"}:
        has_kidnapped(f, BLACK, figure)
    after = {battle["enemy"]: battle["lose"] for battle in facts(f)["battles"]}
    assert before.keys() == after.keys()
    for enemy, lose in after.items():
        assert (lose > before[enemy]) == (enemy == "d"), "whoever has not kidnapped is the Soke the more likely"


def test_by_salto_one_fights_whom_one_jumps_onto_not_whom_one_jumps_over() -> None:
    position = JUMPS.replace(".  .  .  .  .\n    b1 .", "b2 .  .  .  .\n    b1 .").replace(".  =", "=  =")
    over_the_fence = in_effect(position, SALTO)
    assert facts(over_the_fence)["battles"] == [
        {"move": {"verb": "salto", "figure": "b", "direction": "forward"}, "figure": "b", "enemy": enemy}
        | {part: chance(likely) / WHOLE for part, likely in odds.items()}
        for enemy, odds in _fights(over_the_fence)
    ]
    assert [enemy for enemy, _ in _fights(over_the_fence)] == ["e"]


def _fights(f: Field) -> list[tuple[str, Facts]]:
    """What the rules make of each legal jump that ends in a battle, with the odds of the ranks it brings to light."""
    fights = []
    for move in f.match.legal():
        trial = State.unpack(f.state.pack())
        f.match.game.rules.apply(trial, RED, f.match.game.actions.action(move), 1)
        told = [f.match.game.events.shown(one) for one in f.match.game.events.heard(trial)]
        for event in told:
            if event["event"] == "battle":
                ranks = likely_ranks(f.match.view(RED), BLACK, event["enemy"])
                own = f.match.view(RED)["rank"][RED]["abcdefghijklmno".index(move["figure"])]
                odds = {
                    part: sum(chances(SIDES[own], SIDES[rank])[part] * chance for rank, chance in ranks.items())
                    for part in ("win", "equal", "lose")
                }
                fights.append((event["enemy"], odds))
    return fights


def test_the_odds_of_another_throw_are_against_the_die_that_lies() -> None:
    f = duel("r2", "b1", steps=2, shuriken=(0, 1))
    f.steps("c", lucky=throws(5, 2))
    for viewer in (RED, BLACK, None):
        dojo = facts(f, viewer)["dojo"]
        assert dojo["sides"] == [8, 6]
        assert percent(dojo["odds"]) == (56, 12, 31)
        assert percent(dojo["again"]) == (17, 17, 67)


# The board


def test_every_viewer_sees_the_own_edge_below() -> None:
    f = field()
    assert facts(f, RED)["squares"][0] == ["a8", "b8", "c8", "d8", "e8"]
    assert facts(f, BLACK)["squares"][0] == ["e1", "d1", "c1", "b1", "a1"]
    assert facts(f, None)["squares"] == facts(f, RED)["squares"]
    lopsided = drawn(GRASP.replace(".  =  =  =  .", "=  =  .  .  ."))
    assert facts(lopsided, RED)["fence"] == [True, True, False, False, False]
    assert facts(lopsided, BLACK)["fence"] == [False, False, False, True, True]


def test_the_front_row_is_the_nearest_with_an_enemy() -> None:
    assert facts(field())["front_row"] is None
    f = drawn(JUMPS)
    assert [facts(f, viewer)["front_row"] for viewer in (RED, BLACK, None)] == [2, 6, 2]


@pytest.mark.parametrize("seed", range(3))
def test_a_click_on_a_square_goes_to_that_square(seed: int) -> None:
    """Each target of a random match, held against what the rules do with its move."""
    f = field()
    f.begins()
    dice = iter(range(seed, 10_000, 7))
    checked = 0
    for _ in range(120):
        seat = f.actor
        if seat is None:
            break
        told = facts(f, seat)
        assert len(told["targets"]) == len([move for move in f.match.legal() if "figure" in move])
        for target in told["targets"]:
            trial = State.unpack(f.state.pack())
            f.match.game.rules.apply(trial, seat, f.match.game.actions.action(target["move"]), 5)
            shown = f.match.game.events.shown
            first = [shown(one)["event"] for one in f.match.game.events.heard(trial)]
            assert target["from"] == f.at(seat, target["move"]["figure"])
            fought = [battle for battle in told["battles"] if battle["move"] == target["move"]]
            assert ("battle" in first) == bool(fought)
            if fought:
                assert target["square"] == f.at(1 - seat, fought[0]["enemy"])
            elif target["move"]["verb"] == "kidnap":
                assert target["square"] == f.at(1 - seat, target["move"]["victim"])
            else:
                figure = "abcdefghijklmno".index(target["move"]["figure"])
                assert SQUARES[trial.place[15 * seat + figure]] == target["square"]
            checked += 1
        legal = f.match.legal()
        f.match.play(legal[next(dice) % len(legal)])
    assert checked > 200


SQUARES = [f"{column}{row}" for row in range(1, 13) for column in "abcdefgh"]


def test_a_figure_can_be_placed_by_a_click_on_the_home_square() -> None:
    targets = facts(field(), BLACK)["targets"]
    assert {"move": {"verb": "place", "spot": "a1", "rank": "soke"}, "from": None, "square": "e8"} in targets
    assert len({target["square"] for target in targets}) == 15


# Warnings, and who is awaited


def crossings(f: Field) -> dict[str, int]:
    return {found["figure"]: found["steps"] for found in facts(f)["fence_crossings"]}


def test_who_can_cross_the_fence_with_the_steps_of_this_attack() -> None:
    position = GRASP.replace("r1", ". ").replace(".  .  rS", "r1 .  rS")
    f = drawn(position, cards=["sneak"], steps=2)
    f.state.phase = ACTION
    assert crossings(f) == {}
    f.state.steps = 3
    assert crossings(f) == {}
    f.state.place[0], f.state.board[0], f.state.board[8 * 2 + 1] = 8 * 2 + 1, -1, 0
    assert crossings(f) == {"a": 2}
    assert [warning["warning"] for warning in facts(f)["warnings"]] == []
    f.state.fence = 0
    assert crossings(f) == {}
    assert facts(f)["warnings"] == [{"warning": "sneak", "figures": []}]
    assert facts(f)["risks"] == [{"move": {"verb": "play", "card": "sneak"}, "why": {"say": "risk-sneak"}}]


def test_warnings_name_the_figures_they_are_about() -> None:
    assert facts(duel("rS", "b1"))["warnings"] == [{"warning": "own-soke", "figures": ["c"]}]
    assert facts(duel("r1", "b1"))["warnings"] == []
    grasping = in_effect(GRASP, KIDNAP)
    assert facts(grasping)["warnings"] == []
    turn_up(grasping, BLACK, "b")
    assert facts(grasping)["warnings"] == [{"warning": "grasp", "figures": ["b"]}]
    assert hints.prompt(grasping.match.view(RED))[1:] == [say("warn-grasp", figure="B")]


def test_only_those_who_are_asked_are_told_what_they_could_do() -> None:
    f = duel("rS", "b1")
    for viewer in (BLACK, None):
        told = facts(f, viewer)
        for name in ("targets", "battles", "fence_crossings", "warnings"):
            assert told[name] == []
        assert told["formations"] == {}


def test_SOK_04_nobody_is_told_who_is_ready() -> None:
    f = field()
    f.arranges(RED)
    before = hints.waiting(f.match.view(None)), facts(f, None), facts(f, BLACK)
    f.does("ready", seat=RED)
    assert hints.waiting(f.match.view(RED)) == [say("wait-arrangement")]
    assert (hints.waiting(f.match.view(None)), facts(f, None), facts(f, BLACK)) == before
    assert before[0] == [say("wait-arrangement")]


def test_the_others_are_told_whom_they_wait_for() -> None:
    f = drawn(steps=2)
    assert hints.waiting(f.match.view(BLACK)) == [say("wait-movement", seat=Whose(RED), steps=2)]
    jumping = in_effect(JUMPS, SALTO)
    assert hints.waiting(jumping.match.view(None)) == [say("wait-salto", seat=Whose(RED), steps=1)]


def test_the_countdown_begins_with_the_last_twenty_attacks() -> None:
    f = drawn(GRASP)
    f.state.quiet = 39
    assert facts(f)["countdown"] is None
    f.state.quiet = 40
    assert facts(f, None)["countdown"] == 20


def test_a_soke_that_lies_behind_is_warned_of() -> None:
    warning = say("warn-soke-behind")
    for ranks, warned in ((("rS", "b1"), True), (("r1", "bS"), False)):
        f = duel(*ranks, shuriken=(1, 0))
        f.steps("c", lucky=throws(2, 5))
        assert (warning in hints.prompt(f.match.view(RED))) == warned


def test_who_cannot_reach_the_other_die_is_told_that_a_shuriken_is_in_vain() -> None:
    for eyes, warned in ((9, True), (8, False)):
        f = duel("r2", "bS", shuriken=(1, 0))
        f.steps("c", lucky=throws(2, eyes))
        assert (say("warn-vain", sides=8) in hints.prompt(f.match.view(RED))) == warned


def test_whose_die_shows_its_highest_number_is_told_that_a_shuriken_cannot_help() -> None:
    for eyes, warned in ((8, True), (7, False)):
        f = duel("r2", "bS", shuriken=(1, 0))
        f.steps("c", lucky=throws(eyes, eyes))
        assert (say("warn-top") in hints.prompt(f.match.view(RED))) == warned
        assert facts(f)["settled"] == ({"move": {"verb": "decline"}} if warned else None)


def test_an_answer_that_everybody_can_work_out_is_settled_and_no_risk() -> None:
    for eyes, settled in ((9, True), (8, False)):
        f = duel("r2", "bS", shuriken=(1, 0))
        f.steps("c", lucky=throws(2, eyes))
        assert facts(f)["settled"] == ({"move": {"verb": "decline"}} if settled else None)
        assert facts(f, BLACK)["settled"] is None
    f = duel("rS", "bS", shuriken=(1, 0))
    f.steps("c", lucky=throws(2, 12))
    assert facts(f)["settled"] is None
    assert facts(f)["risks"]


def test_SOK_21_only_cards_that_one_still_has_are_named() -> None:
    f = drawn(steps=2)
    for cards, named in (((NEW_WEAPONS, JOKER), 0), ((NEW_WEAPONS,), 1), ((JOKER, SALTO), 2)):
        for steps in (0, 2):
            f.state.cards[:] = [sum(1 << card for card in cards)] * 2
            f.state.steps = steps
            f.state.attacker = BLACK
            f.state.turn, f.state.phase = RED, DEFENCE
            asked = say("turn-defence", seat=Whose(BLACK), steps=steps, cards=named)
            assert hints.prompt(f.match.view(RED)) == [asked]
            assert hints.waiting(f.match.view(None)) == [say("wait-defence", seat=Whose(RED), cards=named)]
            f.state.attacker, f.state.phase = RED, ACTION
            assert hints.prompt(f.match.view(RED))[0] == say("turn-action", steps=steps, cards=named)


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "nl"])
def test_the_joker_alone_is_named_alone(language: str) -> None:
    words = texts(language, "soke")
    new_weapons, joker = words.say("card-new-weapons"), words.say("card-joker")
    for message in ("turn-defence", "turn-action"):
        said = [words.say(message, seat="Botan", steps=0, cards=cards) for cards in range(3)]
        assert [joker in one for one in said] == [True, False, True]
        assert [new_weapons in one for one in said[:2]] == [True, True]


def test_a_step_is_called_by_the_square_it_leads_to() -> None:
    f = drawn(SMALL, steps=1)
    f.state.phase = MOVEMENT
    names = facts(f)["names"]
    for target in facts(f)["targets"]:
        assert {"part": target["move"], "called": target["square"]} in names
