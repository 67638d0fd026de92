"""Prompts and hints: at every step, for all who look on, they can be told, and say nothing but what the view says."""

import ast
import json
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest
from conformance.tables import AnyTable

import shinobi
from shinobi.cli.story import Story
from shinobi.engine.domains import Json
from shinobi.engine.game import Game
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match
from shinobi.engine.sayings import Said, to_json
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.views import OMNISCIENT, Viewer, state_of, view
from shinobi.locale import languages, texts

SOURCES = Path(str(shinobi.__file__)).parent
EVERY = 3
"""A step of so many is looked at, where all viewers are asked about: the next match looks at others."""


def viewers(table: AnyTable) -> list[Viewer]:
    return [*range(table.players), None]


def moments(table: AnyTable, seeds: range) -> Iterator[Match]:
    """Random matches, some steps of them and their end."""
    for seed in seeds:
        for number, (match, _, _, _) in enumerate(table.walk(seed)):
            if (number + seed) % EVERY == 0:
                yield match
        yield match


def sayings(json: Json) -> Iterator[Json]:
    """The sayings in some hints."""
    if isinstance(json, dict):
        if "say" in json:
            yield json
        for value in json.values():
            yield from sayings(value)
    elif isinstance(json, list):
        for value in json:
            yield from sayings(value)


def test_the_state_of_a_view_shows_that_view(table: AnyTable, thorough: int) -> None:
    state = table.game.rules.State
    for match in moments(table, range(2 * thorough)):
        for viewer in (*viewers(table), OMNISCIENT):
            seen = match.view(viewer)
            assert view(table.game, state_of(state, seen), viewer) == seen
            assert view(table.game, state_of(state, json.loads(json.dumps(seen))), viewer) == seen


def test_what_a_seat_may_do_can_be_asked_of_the_state_of_its_view(table: AnyTable, thorough: int) -> None:
    for match in moments(table, range(2 * thorough)):
        for seat in range(table.players):
            s = state_of(table.game.rules.State, match.view(seat))
            assert [table.game.actions.move(action) for action in table.game.legal(s, seat)] == match.legal(seat)


def test_whoever_is_asked_is_told_what_and_the_others_for_what_they_wait(table: AnyTable) -> None:
    helps = table.game.hints
    for match in moments(table, range(2)):
        for viewer in viewers(table):
            seen = match.view(viewer)
            assert bool(helps.prompt(seen)) == (viewer in match.actors)
            assert bool(helps.waiting(seen)) == (viewer not in match.actors and not match.over)


def test_prompts_can_be_said_in_every_language(table: AnyTable) -> None:
    stories = [Story(table.game, texts(language, table.name), ["?"] * table.players) for language in languages()]
    for match in moments(table, range(2)):
        for viewer in viewers(table):
            seen = match.view(viewer)
            for said in (*table.game.hints.prompt(seen), *table.game.hints.waiting(seen)):
                json.dumps(to_json(said))
                assert all(story.said(said) for story in stories)


def test_hints_are_json_and_what_they_say_can_be_said(table: AnyTable) -> None:
    names: dict[bool, set[tuple[str, ...]]] = {True: set(), False: set()}
    for match in moments(table, range(2)):
        for viewer in viewers(table):
            told = table.game.hints.hints(match.view(viewer), match.events(viewer))
            assert json.loads(json.dumps(told)) == told
            names[viewer is None].add(tuple(told))
            for said in sayings(told):
                for language in languages():
                    assert texts(language, table.name).has(said["say"])
    assert names[True] == names[False]
    assert len(names[True]) == 1, "the same hints for all at all times; what is not to be said is empty"


def test_every_hint_is_in_the_table_of_its_module(game: Game) -> None:
    match = shinobi.new(game.name, seed=1)
    told = game.hints.hints(match.view(0), match.events(0))
    documented = str(game.hints.__doc__)
    assert all(f"\n| `{name}` | " in documented for name in told)
    assert documented.count("\n| `") == len(told)


def test_prompts_and_hints_get_nothing_but_a_view_and_what_was_heard(game: Game) -> None:
    assert list(signature(game.hints.prompt).parameters) == ["view"]
    assert list(signature(game.hints.waiting).parameters) == ["view"]
    assert list(signature(game.hints.hints).parameters) == ["view", "heard"]


def test_prompts_and_hints_are_the_same_in_two_worlds(table: AnyTable, thorough: int) -> None:
    helps = table.game.hints
    for seed in range(thorough):
        for match, s, _, _ in table.walk(seed):
            if len(match.steps) % 7:
                continue
            for viewer in table.viewers:
                seat = None if viewer == SPECTATOR else viewer
                world = imagine(table.game, s, viewer, nth_key(seed, len(match.steps)))
                here, there = view(table.game, s, seat), view(table.game, world, seat)
                heard = match.events(seat)
                assert helps.hints(here, heard) == helps.hints(there, heard)
                assert [*helps.prompt(here), *helps.waiting(here)] == [*helps.prompt(there), *helps.waiting(there)]


@pytest.mark.parametrize("forbidden", ["rich", "shinobi.cli"])
def test_hints_know_nothing_of_the_terminal(game: Game, forbidden: str) -> None:
    source = (SOURCES / "games" / game.name / "hints.py").read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    imported = [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    imported += [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    assert not any(f"{module}.".startswith(f"{forbidden}.") for module in imported)


def test_asking_for_hints_changes_nothing(game: Game) -> None:
    match = shinobi.new(game.name, seed=3)
    seen, heard = match.view(0), match.events(0)
    before = json.dumps([seen, heard])
    first: list[Said] = game.hints.prompt(seen)
    hints = game.hints.hints(seen, heard)
    assert (game.hints.prompt(seen), game.hints.hints(seen, heard)) == (first, hints)
    assert json.dumps([seen, heard]) == before
