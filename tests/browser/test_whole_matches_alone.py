"""Whole matches with the network off after one visit: played, gone on with, looked back at, in every game and language.

With `--thorough 2` against bots of every level, and guided to the end.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.browsing import PATIENCE
from browser.visiting import AT_ONCE, Visitor, drive, play_otherwise, written
from shinobi.bots.levels import bot_names
from shinobi.cli.verify import verify
from shinobi.engine.game import game_named, game_names
from shinobi.engine.match import Match
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.records.record import load

QUICKEST = ("novice",)
LANGUAGES = ("es", "fr", "nl", "en")


@pytest.fixture(scope="module")
def visitor(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    one = Visitor(browser, written(tmp_path_factory.mktemp("host"), AT_ONCE))
    yield one
    one.leave()


def prefer(visitor: Visitor, **wanted: object) -> None:
    """Open the home page with these settings."""
    visitor.page.evaluate("(wanted) => localStorage.setItem('shinobi-settings', wanted)", json.dumps(wanted))
    visitor.page.goto(visitor.address)


def speak(page: Page, language: str) -> None:
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def to_the_end(page: Page, seed: int) -> None:
    drive(page, seed)
    expect(page.locator(".outcome")).to_be_visible()


def play_whole(visitor: Visitor, game: str, level: str, language: str) -> None:
    """A match from the home page to its end, with a reload in the middle."""
    page = visitor.page
    prefer(visitor, bots=level, animation=False, sound=False)
    speak(page, language)
    visitor.play(game)
    place = page.url
    drive(page, 1, 3)
    page.reload()
    to_the_end(page, 2)
    assert page.url == place


def check_record(page: Page, file: Path) -> None:
    """`shinobi verify` accepts the record, and Python writes the same bytes for these keys and moves."""
    with page.expect_download() as kept:
        page.locator(".outcome a[download]").click()
    kept.value.save_as(file)
    verify(file)
    record = msgspec.json.decode(file.read_bytes())
    assert msgspec.json.encode(record) == file.read_bytes()
    record.pop("phrases", None)  # what a table adds to a match: what was said, and who chose how
    for step in record["steps"]:
        step.pop("bot", None)
    interpreted = load(record)
    game = game_named(record["game"])
    table, before = game.table(record["players"], record["edition"], record["options"])
    compiled = Match(game, table, before, interpreted.keys, interpreted.names, CompiledRunner)
    for step in interpreted.steps:
        compiled.act(step.action, step.seat)
    for match in (interpreted, compiled):
        assert msgspec.json.encode(match.record()) == msgspec.json.encode(record)


def learn(visitor: Visitor, game: str, whole: bool) -> None:
    """A guided match, to its end or given up."""
    page = visitor.page
    page.goto(f"{visitor.address}?/learn/{game}")
    page.wait_for_url(re.compile("/t/here"))
    if whole:
        to_the_end(page, 1)
        return
    drive(page, 1, 4)
    page.reload()
    speak(page, "en")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open] button.main").click()
    expect(page.locator(".outcome")).to_be_visible()


def look_back(page: Page, whole: bool) -> None:
    """The review of the match at whose end one is; and another way that it could have gone."""
    page.goto(f"{page.url}/review")
    speak(page, "de")
    expect(page.locator("figure path.seat").first).to_be_visible(timeout=6 * PATIENCE)
    play_otherwise(page)
    page.wait_for_url("**/t/hereif*")
    if whole:
        to_the_end(page, 3)
    else:
        drive(page, 3, 2)
        page.reload()
        expect(page.locator(".what-if")).to_be_visible()


@pytest.mark.parametrize("game", game_names())
def test_whole_matches_are_played_and_looked_back_at_without_a_network(
    visitor: Visitor, game: str, thorough: int, tmp_path: Path
) -> None:
    language = LANGUAGES[game_names().index(game)]
    for level in bot_names() if thorough > 1 else QUICKEST:
        play_whole(visitor, game, level, language)
        check_record(visitor.page, tmp_path / f"{level}.json")
        if thorough > 1:
            look_back(visitor.page, whole=True)
    learn(visitor, game, whole=thorough > 1)
    look_back(visitor.page, whole=thorough > 1)
