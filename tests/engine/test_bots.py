"""Bots: they get what their seat may know, and never the state."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from scipy.stats import chisquare

import shinobi
from shinobi import OMNISCIENT, BadOption, Match, Refused
from shinobi.bots import Asked, ask, bot_named, bot_names
from shinobi.engine.actions import Move
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.sight import seen_by
from shinobi.engine.state import StateRecord


class Curious:
    """A bot that keeps what it was given, and plays the last legal move."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    def choose(self, asked: Asked) -> Move:
        self.asked.append(asked)
        return asked.legal[-1]


def given_to(match: Match, seat: int, key: int = 5) -> Asked:
    """What a bot on this seat would be given."""
    bot = Curious()
    ask(bot, match, seat, key, 2.5)
    return bot.asked[0]


def walk(seed: int, **table: Any) -> Iterator[Match]:
    """A match that bots play, before each of its moves."""
    match = shinobi.new("daimyo", seed=seed, max_rounds=2, **table)
    while match.actor is not None:
        yield match
        match.play(ask(bot_named("random"), match, match.actor, nth_key(seed, len(match.steps))))


def test_a_bot_gets_the_view_events_and_moves_of_its_seat() -> None:
    for match in walk(1):
        assert match.actor is not None
        asked = given_to(match, match.actor)
        assert asked == Asked(
            "daimyo",
            match.actor,
            match.view(match.actor),
            match.events(match.actor),
            match.legal(match.actor),
            5,
            2.5,
            (),
            seen_by(match.actor, match.state)[0].pack(),
            tuple((told.event, *told.arguments) for told in match.heard(match.actor)),
        )


def everything_within(thing: Any, seen: dict[int, Any]) -> dict[int, Any]:
    """Every object that can be reached from this one by its attributes and items."""
    if id(thing) in seen:
        return seen
    seen[id(thing)] = thing
    inner: list[Any] = []
    if isinstance(thing, dict):
        inner = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set):
        inner = list(thing)
    elif not isinstance(thing, type):
        inner = list(getattr(thing, "__dict__", {}).values())
    for one in inner:
        everything_within(one, seen)
    return seen


def test_no_state_no_match_and_no_keys_can_be_reached_from_what_a_bot_gets() -> None:
    assert {field.name for field in dataclasses.fields(Asked)} == {
        "game",
        "seat",
        "view",
        "events",
        "legal",
        "key",
        "seconds",
        "talk",
        "seen",
        "told",
    }
    for match in walk(2):
        assert match.actor is not None
        reached = everything_within(given_to(match, match.actor), {})
        plain = (str, bytes, int, float, bool, type(None), dict, list, tuple, Asked)
        assert all(type(one) in plain for one in reached.values())
        assert not any(isinstance(one, StateRecord | Match) for one in reached.values())
        assert match.keys.key(0) not in [one for one in reached.values() if isinstance(one, int)]


def test_a_bot_is_given_the_same_in_every_world_its_seat_can_imagine() -> None:
    worlds = 0
    for match in walk(3, players=5):
        assert match.actor is not None
        asked = given_to(match, match.actor)
        truth = match.state
        for key in range(3):
            match.state = imagine(match.game, truth, match.actor, key)
            worlds += match.state.pack() != truth.pack()
            assert given_to(match, match.actor) == asked
        match.state = truth
    assert worlds > 20, "most imagined worlds are not the true one"


def test_what_a_bot_does_with_what_it_got_does_not_reach_the_match() -> None:
    match = next(walk(4))
    assert match.actor is not None
    before = match.state.pack()
    asked: Any = given_to(match, match.actor)
    asked.view["lives"][0] = 0
    asked.legal.clear()
    asked.events.clear()
    with pytest.raises(dataclasses.FrozenInstanceError):
        asked.seat = 3
    assert match.state.pack() == before
    assert len(match.legal()) == 16
    assert match.events(0)


def test_the_random_bot_plays_a_whole_match_of_legal_moves() -> None:
    *_, match = walk(6, players=6)
    assert match.over
    assert sum(match.shares) == pytest.approx(1)


def test_the_random_bot_picks_every_move_as_often() -> None:
    match = next(walk(5))
    bot, asked = bot_named("random"), given_to(match, match.actor or 0)
    picks = Counter(tuple(bot.choose(dataclasses.replace(asked, key=key)).values()) for key in range(8_000))
    assert len(picks) == 16
    assert chisquare(list(picks.values())).pvalue > 0.001


def test_the_same_key_gives_the_same_move() -> None:
    match = next(walk(5))
    asked = given_to(match, match.actor or 0, key=77)
    assert bot_named("random").choose(asked) == bot_named("random").choose(asked)


def test_imagined_worlds_fit_what_the_seat_knows_and_can_be_played_to_their_end() -> None:
    for match in walk(9):
        assert match.actor is not None
        asked = given_to(match, match.actor)
        world = asked.imagine(1)
        assert world.view(match.actor) == asked.view
        assert world.legal(match.actor) == asked.legal
        assert world.copy().view(OMNISCIENT) == world.view(OMNISCIENT) == asked.imagine(1).view(OMNISCIENT)
        with pytest.raises(Refused):
            world.play({"verb": "denounce", "charge": "plotting"}, seat=(match.actor + 1) % 4)
    while not world.over:
        world.play(world.legal()[0])
    assert sum(world.shares) == pytest.approx(1)
    assert world.legal() == []


def test_an_unknown_bot_is_told_the_bots() -> None:
    assert "random" in bot_names()
    with pytest.raises(BadOption, match=r"no bot “genius”\. The bots are random, novice, adept, master, grandmaster\."):
        bot_named("genius")
