"""soke in the terminal: what a person sees, and that it fits."""

import io
from typing import Any

import pytest
from cli.terminal import choices, shinobi_says, typed
from rich.cells import cell_len
from rich.console import Console

from shinobi.cli.typed import Path
from shinobi.engine.game import game_named
from shinobi.games.soke import terminal
from shinobi.games.soke.table import ACTION, EFFECTING, KIDNAP
from shinobi.locale import texts
from shinobi.locale.story import Story

from .field import BLACK, RED, Field, drawn, field, throws
from .test_action_cards import GRASP
from .test_battle import duel

WIDTH = 80


def story(f: Field) -> Story:
    return Story(f.match.game, texts("en", "soke"), ["Hana", "Ren"])


def seen(f: Field, seat: int | None = RED) -> str:
    """The table as it is printed for a seat."""
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, color_system=None)
    console.print(terminal.table(f.match.view(seat), f.match.events(seat), story(f)))
    text = out.getvalue()
    assert max(cell_len(line) for line in text.splitlines()) <= WIDTH
    return text


def asked(f: Field, seat: int = RED) -> str:
    return terminal.prompt(f.match.view(seat), story(f))


def test_both_see_their_own_side_at_the_lower_edge() -> None:
    f = field()
    f.begins()
    red, black = seen(f, RED).splitlines(), seen(f, BLACK).splitlines()
    assert red[0].split()[:6] == ["8", "E?", "D?", "C?", "B?", "A?"]
    assert red[8].split()[:6] == ["1", "a師", "b★★", "c★★", "d★★", "e★★"]
    assert [line[5:30] for line in black[:9]] == [line[5:30] for line in red[:9]]


def test_a_square_has_one_name_for_both() -> None:
    f = field()
    f.begins()
    red, black = seen(f, RED).splitlines(), seen(f, BLACK).splitlines()
    assert [line.split()[0] for line in (red[0], red[8], black[0], black[8])] == ["8", "1", "1", "8"]
    assert (red[9].split()[:5], black[9].split()[:5]) == (list("abcde"), list("edcba"))


@pytest.mark.parametrize("options", [{}, {"columns": 8, "rows": 12}, {"rows": 6, "columns": 7}])
def test_every_board_fits(options: dict[str, int]) -> None:
    f = field(**options)
    seen(f)
    f.begins()
    for seat in (RED, BLACK, None):
        seen(f, seat)


def test_the_fence_stands_where_it_is_for_both() -> None:
    f = drawn(GRASP.replace(".  =  =  =  .", "=  =  .  .  ."))
    assert "\n     ##########       " in seen(f, RED)
    assert "\n                    ##########" in seen(f, BLACK)


def test_what_the_enemy_has_seen_is_marked() -> None:
    f = duel("r2", "b1", steps=2)
    f.steps("c", lucky=throws(3, 3))
    assert "c★★!" in seen(f, RED)
    assert "B★ " in seen(f, RED)
    assert "C★★" in seen(f, BLACK)


def test_a_battle_is_a_scene_with_ranks_dice_and_odds() -> None:
    f = duel("r2", "b1", steps=2, shuriken=(0, 1))
    f.steps("c", lucky=throws(5, 2))
    scene = seen(f, BLACK)
    for part in ("In the Dojo", "Hana: c ★★  8-sided die: [5]", "Ren: b ★  6-sided die: [2]"):
        assert part in scene
    assert "Hana wins 56%, equal 12%, loses 31%" in scene
    assert "If Ren throws again: Ren ahead 17%, equal 17%, behind 67%" in scene


def test_odds_are_shown_before_a_battle_is_joined() -> None:
    f = duel("r2", "b1")
    assert "c ★★ – B ?" in asked(f)
    f.state.rank_known[15 * BLACK + 1] = 127
    assert "c ★★ – B ★: win 56%, equal 12%, lose 31%" in asked(f)


def test_warnings() -> None:
    assert "the game is lost" in asked(duel("rS", "b1"))
    assert "the game is lost" not in asked(duel("r1", "b1"))
    grasping = drawn(GRASP, cards=["kidnap"])
    grasping.state.phase, grasping.state.effect = EFFECTING, KIDNAP
    assert "cannot be kidnapped" not in asked(grasping)
    grasping.state.rank_known[15 * BLACK + 1] = 127
    assert "B is the Soke" in asked(grasping)
    sneaking = drawn(GRASP, cards=["sneak"], steps=1)
    sneaking.state.phase = ACTION
    assert "wasted" not in asked(sneaking)
    far = drawn(GRASP.replace("r1", ". ").replace(".  .  rS", "r1 .  rS"), cards=["sneak"], steps=2)
    far.state.phase = ACTION
    assert "wasted" in asked(far)


def test_the_countdown_is_shown_over_the_last_twenty_attacks() -> None:
    f = drawn(GRASP)
    f.state.quiet = 39
    assert "quiet attacks" not in seen(f)
    f.state.quiet = 45
    assert "Attacks without a loss until the game ends: 15" in seen(f)


@pytest.mark.parametrize("columns", [5, 8])
def test_ready_formations_place_all_figures(columns: int) -> None:
    names = terminal.shortcuts(field(columns=columns).match.view(RED), story(field()))
    assert len(names) >= 3
    for moves in names.values():
        f = field(columns=columns)
        play(f, moves)
        assert f.match.legal(RED) == [{"verb": "ready"}]


@pytest.mark.parametrize("columns", [5, 8])
def test_ready_formations_go_round_the_figures_that_stand_already(columns: int) -> None:
    def begun() -> Field:
        f = field(columns=columns)
        f.does("place", seat=RED, spot="b2", rank="soke")
        f.does("place", seat=RED, spot="a1", rank="two-stars")
        return f

    names = terminal.shortcuts(begun().match.view(RED), story(field()))
    assert {"wall", "corner", "wings", "fill the rest"} <= set(names)
    for moves in names.values():
        f = begun()
        play(f, moves)
        assert f.match.legal(RED) == [{"verb": "ready"}]


@pytest.mark.parametrize("columns", [5, 8])
@pytest.mark.parametrize("taken", [("a1",), ("c1",), ("e1",), ("a1", "c1", "e1")])
def test_ready_formations_keep_the_soke_in_the_back_row(columns: int, taken: tuple[str, ...]) -> None:
    f = field(columns=columns)
    for spot in taken:
        f.does("place", seat=RED, spot=spot, rank="one-star")
    for moves in terminal.shortcuts(f.match.view(RED), story(f)).values():
        (soke,) = (move["spot"] for move in moves if move["rank"] == "soke")
        assert soke.endswith("1")
        assert len(moves) == 15 - len(taken)


def test_a_soke_stands_as_far_back_as_there_is_room() -> None:
    f = field()
    for column in "abcde":
        f.does("place", seat=RED, spot=f"{column}1", rank="one-star")
    for moves in terminal.shortcuts(f.match.view(RED), story(f)).values():
        (soke,) = (move["spot"] for move in moves if move["rank"] == "soke")
        assert soke.endswith("2")


def test_the_rest_can_be_placed_at_once() -> None:
    f = field(columns=6)
    f.does("place", seat=RED, spot="f1", rank="soke")
    play(f, terminal.shortcuts(f.match.view(RED), story(f))["fill the rest"])
    assert f.match.legal(RED) == [{"verb": "ready"}]


def play(f: Field, moves: list[dict[str, Any]]) -> None:
    for move in moves:
        f.match.play(move, RED)


def test_a_match_against_a_bot_from_a_ready_formation() -> None:
    said = shinobi_says("play", "soke", "--seed", "5", "--name", "Hana", typed=typed("wall", "ready", *["1"] * 40))
    assert said.code == 0
    assert "Or several moves at once: wall, corner, wings." in said.out
    assert choices(said.out).count("ready") == 1, "the formation can be looked at before it is final"
    assert "The armies face each other." in said.out


def test_a_whole_match_with_its_battles_told_in_order() -> None:
    lines = typed("corner", "ready", *["1"] * 4000)
    said = shinobi_says(
        "play", "soke", "--seed", "8", "--name", "Hana", "-o", "max_quiet=12", typed=lines, COLUMNS="80"
    )
    assert said.code == 0
    assert "Ended by SOK-5" in said.out
    scene = said.out.index("In the Dojo:")
    assert "wins" in said.out[scene : scene + 300]
    assert "%" in said.out[scene : scene + 300]


def test_SOK_31_the_letter_of_a_figure_is_a_step_also_where_another_verb_begins_with_it() -> None:
    """“m” is a figure before it is the beginning of “mikken”, which nobody may do now."""
    legal = [
        {"verb": verb, **arguments}
        for verb, arguments in (
            ("step", {"figure": "m", "direction": "backward"}),
            ("step", {"figure": "a", "direction": "backward"}),
            ("stop", {}),
        )
    ]
    path = Path(Story(game_named("soke"), texts("nl", "soke"), ["Ann", "Bob"]), legal)
    path.say("m achteruit")
    assert path.move == legal[0]
    path = Path(Story(game_named("soke"), texts("nl", "soke"), ["Ann", "Bob"]), legal)
    path.say("mik")
    assert path.move == {"verb": "aim"}, "the rules say why not"


def test_SOK_30_the_longer_name_is_meant_where_one_name_begins_another() -> None:
    legal = [{"verb": "step", "figure": "l", "direction": to} for to in ("forward", "forward-left", "forward-right")]
    path = Path(Story(game_named("soke"), texts("de", "soke"), ["Ann", "Bob"]), legal)
    path.say("ziehen l vorn l")
    assert path.move == legal[1]
