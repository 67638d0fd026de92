"""The clauses of daimyo about the set-up and the first phase: DAI-01 to DAI-16."""

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from games.scene import SPECTATOR

import shinobi
from shinobi.locale import texts

from .festival import COUNTS, UNSEEN, WEAPONS, Festival, festival, permitted

EDITIONS = ("en", "es", "fr", "de")
CLANS = ["seven-lives", "rhanobi", "octosushi", "sin-san-guich", "flying-fish", "canzai"]


# Set-up


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_DAI_01_every_edition_is_for_four_five_or_six_players(players: int, edition: str) -> None:
    f = festival(players, edition=edition)
    assert f.players == players
    assert len(f.lives) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 3, 7, True, "5", 4.0])
def test_DAI_01_no_other_number_of_players_gets_a_table(players: int) -> None:
    with pytest.raises(shinobi.BadOption, match="for 4 to 6 players, not"):
        festival(players)


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_02_each_player_leads_a_different_one_of_the_six_clans_even_if_nobody_picks(players: int) -> None:
    clans = festival(players).table["clans"]
    assert len(clans) == len(set(clans)) == players
    assert set(clans) <= set(CLANS)


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_02_clans_are_picked_when_the_table_is_made_and_all_see_them(players: int) -> None:
    picked = CLANS[::-1][:players]
    f = festival(players, clans=picked)
    assert all(f.match.view(viewer)["clans"] == picked for viewer in f.viewers)


@pytest.mark.parametrize(
    "clans, sentence",
    [
        (["canzai", "rhanobi", "octosushi", "samurai"], "must be one of seven-lives, rhanobi, octosushi"),
        (["canzai", "rhanobi", "octosushi", None], "must be one of"),
        (["canzai", "rhanobi", "octosushi"], "must be a list of 4, one for each player"),
        (CLANS, "must be a list of 4, one for each player"),
        ("canzai", "must be a list of 4, one for each player"),
    ],
)
def test_DAI_02_each_player_leads_one_of_the_six(clans: object, sentence: str) -> None:
    with pytest.raises(shinobi.BadOption, match=sentence):
        festival(4, clans=clans)


@pytest.mark.parametrize("one, other", list(combinations(range(6), 2)))
def test_DAI_02_two_players_cannot_lead_the_same_clan(one: int, other: int) -> None:
    clans = list(CLANS)
    clans[one] = clans[other]
    with pytest.raises(shinobi.BadOption, match=r"leads a different one of six clans.*\(DAI-02\)"):
        festival(6, clans=clans)


def test_DAI_02_the_six_clans_have_the_names_of_the_spanish_book() -> None:
    names = [texts("en", "daimyo").say(f"clan-{clan}") for clan in festival(6).table["clans"]]
    assert sorted(names) == ["Canzaï", "Flying Fish", "Octosushi", "Rhanobi", "Seven Lives", "Sin San Güich"]


def test_DAI_02_clans_change_nothing_in_play() -> None:
    one, other = festival(6, max_rounds=3), festival(6, max_rounds=3, clans=CLANS[::-1])
    dice = Random(2)
    while not one.match.over:
        assert one.match.legal() == other.match.legal()
        move = dice.choice(one.match.legal())
        one.match.play(move)
        other.match.play(move)
        assert one.told() == other.told()
    assert one.match.shares == other.match.shares


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_03_each_player_has_four_attack_cards_and_five_lives(players: int) -> None:
    f = festival(players)
    assert f.lives == [5] * players
    for seat in range(players):
        assert f.match.view(seat)["hand"][seat] == ["shuriken", "sai", "katana", "blowgun"]


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_03_three_attack_markers_each_are_enough_for_all_cards_on_the_table(players: int) -> None:
    f = festival(players)
    f.everybody_attacks()
    marked = Counter(event["attacker"] for event in f.match.events(SPECTATOR) if event["event"] == "attacked")
    assert marked == dict.fromkeys(range(players), 3)
    assert all(weapon in WEAPONS for received in f.table["declared"] for weapon in received)


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_04_the_table_may_name_who_holds_the_start_pawn(players: int) -> None:
    for seat in range(players):
        f = festival(players, start=seat)
        assert f.table["pawn"] == f.actor == seat
        assert f.match.events(SPECTATOR) == [{"event": "round", "number": 1, "start": seat}]


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_04_else_the_pawn_is_drawn_by_lot_and_each_seat_is_as_likely(players: int) -> None:
    drawn = Counter(festival(players, start=None, seed=seed).table["pawn"] for seed in range(100 * players))
    assert sorted(drawn) == list(range(players))
    assert all(70 <= times <= 130 for times in drawn.values())


def test_DAI_04_the_lot_is_told_to_all() -> None:
    f = festival(start=None)
    pawn = f.table["pawn"]
    for viewer in f.viewers:
        assert f.match.events(viewer) == [
            {"event": "pawn-drawn", "holder": pawn},
            {"event": "round", "number": 1, "start": pawn},
        ]


@pytest.mark.parametrize("start", [-1, 5, 6, True, "0"])
def test_DAI_04_only_somebody_at_the_table_can_be_named(start: int) -> None:
    with pytest.raises(shinobi.BadOption, match="The option start must be a seat, 0 to"):
        festival(players=5, start=start)


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_05_attacks_pass_to_the_right(players: int) -> None:
    f = festival(players, start=2)
    order = []
    while f.table["phase"] == "assign":
        order.append(f.actor)
        for card in ("sai", "katana", "blowgun"):
            f.sends(card, says=f.credible(card))
    assert order == [*range(2, players), 0, 1]


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_05_reveals_pass_to_the_right(players: int) -> None:
    f = festival(players, start=2)
    f.everybody_attacks()
    order = []
    while f.table["round_number"] == 1:
        order.append(f.actor)
        f.dodges()
    assert order == [*range(2, players), 0, 1]


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_05_nobody_acts_while_it_is_somebody_elses_turn(players: int) -> None:
    f = festival(players, start=1)
    others = [seat for seat in range(players) if seat != 1]
    attack = {"card": "sai", "declared": "sai"}
    assert {f.refusal("attack", seat=seat, **attack) for seat in others} == {"DAI-05"}
    assert all(f.match.legal(seat) == [] for seat in others)
    f.everybody_attacks()
    assert {f.refusal("reveal", seat=seat, leave=f.attackers(seat)[0]) for seat in others} == {"DAI-05"}
    f.reveals(leaving=0)
    assert {f.refusal("decline", seat=seat) for seat in others} == {"DAI-05"}
    assert {f.refusal("denounce", seat=seat, charge="incompetence") for seat in others} == {"DAI-05"}


# First phase: assign attacks


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_10_the_start_player_begins_and_each_attacks_the_three_rivals_to_the_right(players: int) -> None:
    f = festival(players, start=3)
    f.everybody_attacks()
    attacks = [
        (event["attacker"], event["target"]) for event in f.match.events(SPECTATOR) if event["event"] == "attacked"
    ]
    order = [*range(3, players), 0, 1, 2]
    assert attacks == [(attacker, (attacker + steps) % players) for attacker in order for steps in (1, 2, 3)]


@pytest.mark.parametrize("players, untouched", [(4, 0), (5, 1), (6, 2)])
def test_DAI_10_four_players_attack_everybody_and_more_players_leave_the_left_hand_rivals_alone(
    players: int, untouched: int
) -> None:
    f = festival(players)
    f.everybody_attacks()
    for seat in range(players):
        attacked = {event["target"] for event in f.match.events(seat) if event["event"] == "sent"}
        left_alone = set(range(players)) - attacked - {seat}
        assert left_alone == {(seat - steps) % players for steps in range(1, untouched + 1)}


def test_DAI_10_every_card_may_go_to_the_first_rival_and_each_goes_but_once() -> None:
    f = festival()
    assert {move["card"] for move in f.match.legal()} == set(WEAPONS)
    f.sends("katana", says="sai")
    assert f.refusal("attack", card="katana", declared="katana") == "DAI-10"
    assert {move["card"] for move in f.match.legal()} == {"shuriken", "sai", "blowgun"}
    f.sends("sai")
    assert f.refusal("attack", card="katana", declared="katana") == "DAI-10"
    assert f.refusal("attack", card="sai", declared="katana") == "DAI-10"
    assert {move["card"] for move in f.match.legal()} == {"shuriken", "blowgun"}


def test_DAI_10_attacking_all_three_is_a_must_and_nothing_else_is_done_in_the_first_phase() -> None:
    f = festival()
    for card in ("sai", "katana", "blowgun"):
        assert f.actor == 0
        assert f.refusal("decline") == "DAI-10"
        assert f.refusal("reveal", leave=4) == "DAI-10"
        assert f.refusal("denounce", charge="incompetence") == "DAI-10"
        assert f.refusal("denounce", charge="plotting") == "DAI-10"
        assert {move["verb"] for move in f.match.legal()} == {"attack"}
        f.sends(card)
    assert f.actor == 1


@pytest.mark.parametrize("kept", WEAPONS)
def test_DAI_10_the_fourth_card_stays_in_hand_unseen(kept: str) -> None:
    f = festival()
    for card in WEAPONS:
        if card != kept:
            f.sends(card)
    assert f.match.view(0)["hand"][0] == [kept]
    assert all(f.match.view(viewer)["hand"][0] == UNSEEN for viewer in f.viewers if viewer != 0)


@pytest.mark.parametrize("card, said", list(product(WEAPONS, WEAPONS)))
def test_DAI_11_any_card_may_be_declared_as_any_weapon(card: str, said: str) -> None:
    f = festival()
    assert {"verb": "attack", "card": card, "declared": said} in f.match.legal()
    f.sends(card, says=said)
    assert f.match.view(0)["card"][1][0] == card
    assert f.table["declared"][1][0] == said


def test_DAI_12_a_declaration_is_told_to_all_and_stands_on_the_card_for_all_to_see() -> None:
    f = festival(start=2)
    for card, said, target in [("sai", "katana", 3), ("katana", "katana", 4), ("blowgun", "shuriken", 0)]:
        f.sends(card, says=said)
        for viewer in f.viewers:
            told = f.told(viewer)
            assert {"event": "attacked", "attacker": 2, "target": target, "declared": said} in told
            assert f.match.view(viewer)["declared"][target][(target - 3) % 5] == said
    assert f.table["declared"] == [
        [None, None, "shuriken"],
        [None, None, None],
        [None, None, None],
        ["katana", None, None],
        [None, "katana", None],
    ]


def test_DAI_12_a_declaration_stays_on_the_card_until_the_end_of_the_round() -> None:
    f = festival()
    f.everybody_attacks(declared={3: "blowgun sai blowgun"})
    while f.table["round_number"] == 1:
        assert all(f.match.view(viewer)["declared"][3] == ["blowgun", "sai", "blowgun"] for viewer in f.viewers)
        f.dodges()


def three_declare(players: int, start: int, target: int, first: str, second: str) -> Festival:
    """The first two who attack the target in this round declare these weapons; the third is about to attack."""
    f = festival(players, start=start)
    said = [first, second]
    while True:
        attacker = f.actor
        assert attacker is not None
        for steps, card in enumerate(("katana", "blowgun", "sai"), start=1):
            if f.rival(attacker, steps) != target:
                f.sends(card, says=f.credible(card))
            elif said:
                f.sends(card, says=said.pop(0))
            else:
                return f


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_13_a_third_declaration_of_the_same_weapon_is_refused_whoever_comes_third(players: int) -> None:
    for start, target in product(range(players), repeat=2):
        f = three_declare(players, start, target, "sai", "sai")
        cards = [card for card in WEAPONS if card in {move["card"] for move in f.match.legal()}]
        assert cards
        assert {f.refusal("attack", card=card, declared="sai") for card in cards} == {"DAI-13"}
        assert {move["declared"] for move in f.match.legal()} == {"shuriken", "katana", "blowgun"}


@pytest.mark.parametrize("weapon", WEAPONS)
def test_DAI_13_holds_for_every_weapon_and_leaves_the_other_three(weapon: str) -> None:
    f = three_declare(5, 0, 3, weapon, weapon)
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS) - {weapon}


def test_DAI_13_two_different_declarations_forbid_nothing() -> None:
    f = three_declare(5, 0, 3, "sai", "katana")
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS)


def test_DAI_13_counts_what_was_said_and_not_what_was_sent() -> None:
    f = festival(4)
    f.everybody_attacks({3: "sai sai sai"}, declared={3: "sai katana blowgun"})
    assert f.table["declared"][3] == ["sai", "katana", "blowgun"]


def test_DAI_13_counts_for_each_target_alone() -> None:
    f = festival(4)
    for _ in range(2):
        f.sends("katana", says="sai")
        f.sends("blowgun", says="sai")
        f.sends("sai")
    # Seat 3 was attacked with “sai” twice, seat 0 once.
    assert f.refusal("attack", card="sai", declared="sai") == "DAI-13"
    f.sends("katana")
    f.sends("blowgun", says="sai")
    assert f.table["declared"][0] == [None, "sai", "sai"]


def test_DAI_13_declarations_of_the_last_round_are_forgotten() -> None:
    f = festival(4)
    f.everybody_attacks(declared={3: "katana sai sai"})
    f.rest_dodge()
    f.sends("katana")
    assert f.actor == 1  # who now attacks seat 3
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS)


DIFFERENT = [("es", {}), ("fr", {}), ("en", {"distinct_declarations": True}), ("de", {"distinct_declarations": True})]
FREE = [("en", {}), ("de", {}), ("es", {"distinct_declarations": False}), ("fr", {"distinct_declarations": False})]


@pytest.mark.parametrize("edition, option", DIFFERENT)
def test_DAI_14_one_attackers_three_declarations_must_differ(edition: str, option: dict[str, Any]) -> None:
    f = festival(edition=edition, **option)
    f.sends("sai")
    assert f.refusal("attack", card="katana", declared="sai") == "DAI-14"
    assert {move["declared"] for move in f.match.legal()} == {"shuriken", "katana", "blowgun"}
    f.sends("katana", says="blowgun")
    assert f.refusal("attack", card="shuriken", declared="sai") == "DAI-14"
    assert f.refusal("attack", card="shuriken", declared="blowgun") == "DAI-14"
    assert {move["declared"] for move in f.match.legal()} == {"shuriken", "katana"}


@pytest.mark.parametrize("edition, option", FREE)
def test_DAI_14_is_no_rule_elsewhere(edition: str, option: dict[str, Any]) -> None:
    f = festival(edition=edition, **option)
    f.sends("sai")
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS)
    f.sends("katana", says="sai")
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS)
    f.sends("blowgun", says="sai")
    assert [f.table["declared"][target][nth] for target, nth in [(1, 0), (2, 1), (3, 2)]] == ["sai"] * 3


def test_DAI_14_binds_each_attacker_by_their_own_words_and_in_this_round_only() -> None:
    f = festival(edition="es")
    f.sends("sai")
    f.sends("katana")
    f.sends("blowgun")
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS)
    f.sends("sai")
    f.sends("katana")
    f.sends("blowgun")
    for _ in range(3):
        for card in ("shuriken", "sai", "katana"):
            f.sends(card, says=f.credible(card))
    f.rest_dodge()
    assert {move["declared"] for move in f.match.legal()} == set(WEAPONS)


def test_DAI_14_is_about_words_and_a_card_may_go_out_under_a_name_not_yet_used() -> None:
    f = festival(edition="fr")
    f.sends("sai", says="katana")
    assert {"verb": "attack", "card": "katana", "declared": "sai"} in f.match.legal()
    assert f.refusal("attack", card="katana", declared="katana") == "DAI-14"


def test_DAI_14_is_a_yes_or_no_that_the_table_agrees_on() -> None:
    with pytest.raises(shinobi.BadOption, match="distinct_declarations must be true or false"):
        festival(distinct_declarations=1)


def test_DAI_15_the_attacker_knows_the_card_and_neither_its_victim_nor_anybody_else_does() -> None:
    f = festival(start=2)
    f.sends("sai", says="katana")
    for viewer in f.viewers:
        assert f.match.view(viewer)["card"][3][0] == ("sai" if viewer == 2 else UNSEEN)
        sent = {"event": "sent", "attacker": 2, "target": 3, "card": "sai"}
        assert (sent in f.told(viewer)) == (viewer == 2)
        if viewer != 2:
            assert "sai" not in str(f.told(viewer))


def test_DAI_15_two_cards_declared_alike_look_alike_to_all_others() -> None:
    one, other = festival(), festival()
    one.sends("sai", says="katana")
    other.sends("blowgun", says="katana")
    for viewer in (1, 2, 3, 4, SPECTATOR):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert one.match.events(viewer) == other.match.events(viewer)


@pytest.mark.parametrize("edition", ["en", "es"])
@pytest.mark.parametrize("players", COUNTS)
def test_DAI_15_at_every_moment_each_sees_their_own_cards_and_the_revealed_ones_and_no_other(
    players: int, edition: str
) -> None:
    f = festival(players, edition=edition, max_rounds=3, lives=[2] * players)
    dice = Random(players)
    while True:
        for viewer in f.viewers:
            view = f.match.view(viewer)
            assert (view["card"], view["hand"]) == permitted(f, viewer)
        if f.match.over:
            break
        f.any_move(dice)


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_16_the_three_cards_are_given_nearest_rival_first(players: int) -> None:
    f = festival(players, start=2)
    for card, target, nth in [("sai", 3, 0), ("katana", 4 % players, 1), ("blowgun", 5 % players, 2)]:
        f.sends(card)
        assert f.told(2)[0]["target"] == target
        assert f.match.view(2)["card"][target][nth] == card
