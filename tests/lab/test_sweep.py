"""Sweeps: what is counted is what happened, workers change nothing, and what cannot be played is said in a sentence."""

import csv
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import shinobi
from shinobi import BadOption, lab
from shinobi.engine.batches.batch import seeds_of
from shinobi.engine.game import Game, game_named, game_names
from shinobi.lab import comparing, files, sweeping
from shinobi.lab.measures import worth
from shinobi.lab.playing import Job, Piece, joined, kinds_of, play, split
from shinobi.lab.report import Report
from shinobi.lab.statistics import benjamini_hochberg, holm, p_value
from shinobi.lab.tournament import Hall, contender, tournament
from shinobi.lab.variants import read_vary
from shinobi.locale import languages, texts

DAIMYO = game_named("daimyo")
SHORT: Any = {"max_rounds": 3}


def job(**changes: Any) -> Job:
    usual = {"game": "daimyo", "players": 4, "edition": "en", "options": SHORT, "bots": ("adept",) * 4, "seed": 5}
    return Job(**(usual | {"first": 0, "count": 30} | changes))


def test_the_matches_of_a_study_are_those_of_a_tournament() -> None:
    bots = ("adept", "novice", "random", "novice")
    piece = play(job(bots=bots))
    same = tournament("daimyo", bots, games=30, seed=5, **SHORT)
    assert np.array_equal(piece.by_bot, same.shares)
    assert np.array_equal(piece.lengths, same.lengths)


def test_searching_bots_are_counted_like_the_others() -> None:
    bots = ("master:8", "adept", "adept", "adept")
    piece = play(job(bots=bots, count=3, closely=1))
    same = tournament("daimyo", bots, games=3, seed=5, **SHORT)
    assert np.array_equal(piece.by_bot, same.shares)
    assert np.array_equal(piece.lengths, same.lengths)
    assert piece.endings.all()


def test_moves_and_lies_are_counted_as_they_happened() -> None:
    """The same matches, step by step in plain Python, with lies found in the records of what was sent and said."""
    count = 4
    piece = play(job(count=count))
    table, s = DAIMYO.table(4, "en", SHORT)
    hall = Hall(table, s.pack(), [contender("adept")] * 4, SHORT)
    kinds, of_action = kinds_of(DAIMYO)
    chosen, offered, told = np.zeros(len(kinds)), np.zeros(len(kinds)), [0.0] * 6
    for nth in range(count):
        seed = int(seeds_of(5, nth, 1)[0])
        moves = np.zeros(500, np.int16)
        _, steps = hall.searched(seed, nth, moves)
        match = shinobi.new("daimyo", players=4, seed=seed, **SHORT)
        for action in moves[:steps]:
            legal = [DAIMYO.actions.action(move) for move in match.legal()]
            if len(legal) > 1:
                chosen[of_action[action]] += 1
                for kind in {int(of_action[one]) for one in legal}:
                    offered[kind] += 1
            match.play(DAIMYO.actions.move(int(action)))
        count_lies(match.record(), told)
    assert np.array_equal(piece.sums[:, 0], chosen)
    assert np.array_equal(piece.sums[:, 0] + piece.sums[:, 5], offered)
    assert piece.counts.tolist() == told


def count_lies(record: Any, told: list[float]) -> None:
    said: dict[tuple[int, int], str] = {}
    lies: set[tuple[int, int]] = set()
    for step in record["steps"]:
        for _, name, *arguments in step["told"]:
            match name, arguments:
                case "attacked", [attacker, victim, declared]:
                    said[attacker, victim] = declared
                case "sent", [attacker, victim, card]:
                    told[0] += 1
                    if said[attacker, victim] != card:
                        told[1] += 1
                        lies.add((attacker, victim))
                case "revealed", [victim, attacker, _]:
                    told[3] += (attacker, victim) in lies
                    lies.discard((attacker, victim))
                case "declined", [victim]:
                    told[2] += sum(to == victim for _, to in lies)
                    lies = {lie for lie in lies if lie[1] != victim}
                case "denounced", _:
                    told[4] += 1
                case "proved", _:
                    told[5] += 1


def test_cards_of_arts_are_counted_round_by_round() -> None:
    piece = play(job(game="arts", edition=game_named("arts").editions[0].name, options={}, count=20))
    items, partners, arts = (
        np.array([piece.counts[holding.counts(thing)] for thing in range(holding.things)])
        for holding in game_named("arts").study.HOLDINGS
    )
    rounds = items[:, 1].sum()
    assert items[:, 2].sum() == pytest.approx(rounds), "one item wins each round"
    assert partners[:, 0].sum() == 4 * rounds, "everybody has a partner"
    assert partners[:, 1].sum() == pytest.approx(partners[:, 2].sum())
    assert 2 * 4 * rounds <= arts[:, 0].sum() <= 3 * 4 * rounds, "three arts each, two of a kind count once"


@pytest.mark.parametrize("game", game_names())
def test_a_piece_is_the_same_however_it_is_cut(game: str) -> None:
    known = game_named(game)
    players = known.editions[0].players[0]
    table: Any = {"players": players, "edition": known.editions[0].name, "options": {}, "bots": ("adept",) * players}
    whole = job(game=game, count=6, closely=1, **table)
    one, cut = play(whole), joined([play(part) for part in split(whole, 2)])
    for name in Piece.__dataclass_fields__:
        assert np.allclose(getattr(one, name), getattr(cut, name)), name
    assert np.allclose(one.shares.sum(axis=1), 1) or game == "soke"
    assert len(one.leads) == 1
    assert np.all(one.courses <= 1)


def rows(**changes: Any) -> tuple[sweeping.Plan, list[dict[str, Any]]]:
    plan = sweeping.planned("daimyo", {"max_rounds": [2, 3], "players": [4, 5]}, games=1_100, closely=2, **changes)
    return plan, sweeping.run(plan, workers=1)


def test_workers_change_nothing_and_every_variant_has_every_measure() -> None:
    plan, found = rows()
    assert found == sweeping.run(plan, workers=3)
    assert {(row["max_rounds"], row["players"]) for row in found} == {("2", "4"), ("2", "5"), ("3", "4"), ("3", "5")}
    measures = {row["measure"] for row in found}
    assert measures >= {"length", "share", "result", "ending", "chosen", "worth", "matters", "known", "skill", "rate"}
    shares = [row for row in found if row["measure"] == "share" and row["players"] == "4" and row["max_rounds"] == "2"]
    assert sum(row["value"] for row in shares) == pytest.approx(1)
    assert all(row["low"] < row["value"] < row["high"] and row["p"] <= row["bh"] <= row["holm"] for row in shares)


def test_results_are_kept_in_files_and_a_sweep_does_not_differ_from_itself(tmp_path: Path) -> None:
    _, found = rows(skill=False)
    for name in ("a.csv", "a.parquet"):
        files.write(found, tmp_path / name)
        assert [row["value"] for row in files.read(tmp_path / name)] == [row["value"] for row in found]
    assert len(list(csv.reader((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()))) == len(found) + 1
    differences = lab.compare(tmp_path / "a.csv", str(tmp_path / "a.parquet"))
    assert differences["difference"].abs().max() == 0
    longer = [{**row, "value": row["value"] + 10} if row["measure"] == "length" else row for row in found]
    assert {row["measure"] for row in comparing.surely_different(comparing.compared(found, longer))} == {"length"}


@pytest.mark.parametrize("language", languages())
def test_the_report_is_one_page_that_needs_nothing_else(language: str) -> None:
    plan, found = rows()
    words = texts(language, "daimyo")
    page = Report(DAIMYO, words, found, [dict(variant.table.options) for variant in plan.variants]).page(10, 0)
    assert not re.search(r"https?:|src=|href=|@import|url\(|<script", page)
    for section in ("length", "seats", "results", "moves", "tension", "skill", "own"):
        assert f"<h2>{words.say(f'lab-{section}')}</h2>" in page
    assert words.say("study-lies-caught") in page
    assert page.count("<details") == 4


def test_a_sweep_from_python_is_a_data_frame(tmp_path: Path) -> None:
    frame = lab.sweep("clans", {"players": [3]}, games=20, closely=0, report=tmp_path / "r.html", skill=False)
    assert frame.filter(frame["measure"] == "share")["value"].sum() == pytest.approx(1)
    assert (tmp_path / "r.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_corrections_for_many_comparisons() -> None:
    ps = [0.01, 0.04, 0.03, 0.005]
    assert holm(ps) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert benjamini_hochberg(ps) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert p_value(1.959964, 1.0) == pytest.approx(0.05)


def test_the_worth_of_a_move_and_its_error() -> None:
    chance = np.random.default_rng(1)
    chosen, declined = chance.integers(0, 4, 500), chance.integers(1, 4, 500)
    share = (chance.random(500) < 0.25 + 0.1 * chosen).astype(float)
    sums = [chosen, chosen * share, chosen**2, chosen**2 * share, chosen**2 * share**2, declined, declined * share]
    sums += [declined**2, declined**2 * share, declined**2 * share**2, chosen * declined, chosen * declined * share]
    sums.append(chosen * declined * share**2)
    value, error = worth(np.array([one.sum() for one in sums]))
    won, lost = np.average(share, weights=chosen), np.average(share, weights=declined)
    influence = chosen * (share - won) / chosen.sum() - declined * (share - lost) / declined.sum()
    assert value == pytest.approx(won - lost)
    assert error == pytest.approx(np.sqrt((influence**2).sum()))


@pytest.mark.parametrize(
    "vary, wrong",
    [
        (["magic=1,2"], "no option “magic”"),
        (["max_rounds"], "name=4,5,6"),
        (["max_rounds="], "no value to try for “max_rounds”"),
        (["max_rounds=60..20"], "no value to try"),
        (["max_rounds=0..3"], "whole number from 1 to 1000"),
        (["max_rounds=many"], "whole number from 1 to 1000"),
        (["players=4", "players=5"], "varied twice"),
        (["players=3"], "4 to 6 players, not 3"),
        (["edition=it"], "no edition “it”"),
        (["max_rounds=1..1000", "players=4,5,6", "edition=en,es,fr,de"], "12,000 variants"),
    ],
)
def test_what_cannot_vary_is_said_in_a_sentence(vary: list[str], wrong: str) -> None:
    with pytest.raises(BadOption, match=re.escape(wrong)):
        sweeping.planned("daimyo", read_vary(DAIMYO, vary))


@pytest.mark.parametrize(
    "said, wrong",
    [
        ({"bots": []}, "Say who plays"),
        ({"bots": ["genius"]}, "no bot “genius”"),
        ({"bots": ["oracle"]}, "cannot take part"),
        ({"games": 0}, "at least 1, not 0"),
        ({"seed": -1}, "not -1"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(said: Any, wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        sweeping.planned("daimyo", **said)


def test_files_that_are_no_results_are_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("a,b\n1,2\n")
    (tmp_path / "a.parquet").write_text("no")
    for name, wrong in (("a.csv", "does not hold"), ("a.parquet", "does not hold"), ("b.csv", "cannot be read")):
        with pytest.raises(BadOption, match=wrong):
            files.read(tmp_path / name)
    for file in (tmp_path / "a.xlsx", tmp_path / "none" / "a.csv"):
        with pytest.raises(BadOption, match="not"):
            files.check_kind(file)


@pytest.mark.parametrize("package", ["ray", "polars"])
def test_what_is_not_installed_is_said_in_a_sentence(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadOption, match=f"needs {package}.*pip install"):
        lab.sweep("daimyo", games=1, cluster=package == "ray")


def test_kinds_of_moves_are_few_enough_to_be_surveyed() -> None:
    for name in game_names():
        game: Game = game_named(name)
        kinds, of_action = kinds_of(game)
        assert len(of_action) == len(game.actions)
        assert 5 <= len(kinds) <= 40
