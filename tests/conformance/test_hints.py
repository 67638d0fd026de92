"""Prompts and hints: at every step, for all who look on, they can be told, and say nothing but what the view says."""

import ast
import json
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest
from conformance.tables import AnyTable

import shinobi
from shinobi.engine.domains import Json
from shinobi.engine.game import Game
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match
from shinobi.engine.sayings import Said, to_json
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.views import OMNISCIENT, Viewer, state_of, view
from shinobi.locale import languages, texts
from shinobi.locale.story import Story

SOURCES = Path(str(shinobi.__file__)).parent
Seen = tuple[Match, Viewer, dict[str, Json], list[dict[str, Json]]]


def looks(table: AnyTable, seed: int) -> Iterator[Seen]:
    """A random match, at every step and at its end, as each seat and the spectators have it: view and events."""
    heard: dict[Viewer, list[dict[str, Json]]] = {viewer: [] for viewer in (*range(table.players), None)}

    def now(match: Match) -> Iterator[Seen]:
        for viewer, events in heard.items():
            events += map(table.game.events.shown, match.heard(viewer, since=len(match.steps)))
            yield match, viewer, match.view(viewer), events

    for match, _, _, _ in table.walk(seed):
        yield from now(match)
    yield from now(match)


def sayings(told: Json) -> Iterator[Json]:
    """The sayings in some hints."""
    if isinstance(told, dict):
        if "say" in told:
            yield told
        for value in told.values():
            yield from sayings(value)
    elif isinstance(told, list):
        for value in told:
            yield from sayings(value)


def test_the_state_of_a_view_shows_that_view_and_what_its_seat_may_do(table: AnyTable, thorough: int) -> None:
    game = table.game
    for seed in range(thorough):
        for match, viewer, seen, _ in looks(table, seed):
            s = state_of(game.rules.State, seen)
            assert view(game, s, viewer) == seen
            if viewer is None:
                everything = match.view(OMNISCIENT)
                assert view(game, state_of(game.rules.State, everything), OMNISCIENT) == everything
            elif isinstance(viewer, int):
                assert [game.actions.move(action) for action in game.legal(s, viewer)] == match.legal(viewer)


def test_the_state_of_a_view_that_went_through_json_is_the_same(game: Game) -> None:
    seen = shinobi.new(game.name, seed=1).view(0)
    through_json = state_of(game.rules.State, json.loads(json.dumps(seen)))
    assert through_json.pack() == state_of(game.rules.State, seen).pack()


def test_at_every_step_all_are_told_what_is_asked_or_awaited_and_all_hints(table: AnyTable, thorough: int) -> None:
    helps = table.game.hints
    stories = [Story(table.game, texts(language, table.name), ["?"] * table.players) for language in languages()]
    names = set()
    for seed in range(1, 1 + thorough):
        for match, viewer, seen, heard in looks(table, seed):
            prompt, waiting = helps.prompt(seen), helps.waiting(seen)
            assert bool(prompt) == (viewer in match.actors)
            assert bool(waiting) == (viewer not in match.actors and not match.over)
            for said in (*prompt, *waiting):
                assert all(story.said(said) for story in stories)
            told = helps.hints(seen, heard)
            everything = [*map(to_json, (*prompt, *waiting)), told]
            assert json.loads(json.dumps(everything)) == everything
            assert all(story.words.has(said["say"]) for said in sayings(told) for story in stories)
            names.add(tuple(told))
    assert len(names) == 1, "the same hints for all at all times; what is not to be said is empty"


def test_every_hint_is_in_the_table_of_its_module(game: Game) -> None:
    match = shinobi.new(game.name, seed=1)
    told = game.hints.hints(match.view(0), match.events(0))
    documented = str(game.facts.__doc__)
    assert all(f"\n| `{name}` | " in documented for name in told)
    assert documented.count("\n| `") == len(told)


def test_prompts_and_hints_get_nothing_but_a_view_and_what_was_heard(game: Game) -> None:
    assert list(signature(game.facts.facts).parameters) == ["f", "s", "trial", "m", "seat", "asked"]
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
    source = (SOURCES / "games" / game.name / "facts.py").read_text(encoding="utf-8")
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
