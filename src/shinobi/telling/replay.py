"""A finished match, step by step, as one of those who were there knew it."""

from typing import Any, Literal

from msgspec import Raw

from shinobi.engine.events import Told
from shinobi.engine.game import Game
from shinobi.engine.match import Match
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.records.record import load
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.views import OMNISCIENT
from shinobi.wire import Event, Replay, Replayed, Result, Setting, Spoken

Eyes = int | Literal["spectator", "everything"]


def replay(record: bytes, eyes: Eyes, talk: list[Spoken], result: Result | None = None) -> Replay:
    """The steps of a recorded match that its viewer noticed; for one who sees everything, all with their moves."""
    finished = load(record)
    game, table = finished.game, finished.table
    agreed, s = game.table(table.players, table.edition, table.options)
    viewer = None if eyes == "spectator" else OMNISCIENT if eyes == "everything" else eyes
    match = Match(game, agreed, s, finished.keys, finished.names, CompiledRunner)
    seat = SPECTATOR if viewer is None else viewer
    steps = [_shown(match, viewer, match.events(viewer), None)]
    for step in finished.steps:
        known = None if isinstance(viewer, str) else match.known(viewer)
        before = match.snapshot()
        match.act(step.action, step.seat)
        told, opening = (step.told, ()) if match.over else game.events.split_at_round(step.told)
        events = _heard(game, told, seat)
        if opening:
            view = match.last_view(before, viewer, _told(told, seat))
            facts = match.facts_after(before, viewer, view, _told(told, seat))
            steps.append(_shown_as(match, viewer, view, facts, events, step.seat))
            events = _heard(game, opening, seat)
        if not events and not isinstance(viewer, str) and match.known(viewer) == known:
            continue
        # A new round is nobody's move: the one that ended the last round was shown with its results.
        steps.append(_shown(match, viewer, events, None if opening else step.seat))
    return Replay(
        Setting(game.name, match.players, table.edition, dict(table.options)),
        list(match.names),
        steps,
        talk,
        Result(str(match.ended_by), match.shares) if match.over or result is None else result,
    )


def _told(told: tuple[Told, ...], seat: int | str) -> list[Told]:
    return [one for one in told if isinstance(seat, str) or one.to >> seat & 1]


def _heard(game: Game, told: tuple[Told, ...], seat: int | str) -> list[Event]:
    return [game.events.shown(one) for one in _told(told, seat)]


def _shown(match: Match, viewer: int | str | None, events: list[Event], by: int | None) -> Replayed:
    view = Raw(match.written_view(viewer))
    return _shown_as(match, viewer, view, Raw(match.for_people(viewer)[1]), events, by)


def _shown_as(
    match: Match, viewer: int | str | None, view: Any, facts: Any, events: list[Event], by: int | None
) -> Replayed:
    sees_all = viewer == OMNISCIENT and by is not None
    move = match.game.actions.move(match.steps[-1].action) if sees_all else None
    return Replayed(events, view, facts, by if sees_all else None, move)
