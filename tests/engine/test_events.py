"""Events: told into cells, read from them, and shown by name."""

import pytest

from shinobi.engine.domains import Number, Seats, names
from shinobi.engine.errors import TooManyEvents
from shinobi.engine.events import Event, Events, Told, tell
from shinobi.engine.seats import EVERYBODY, NO_SEATS, SPECTATOR, only
from shinobi.engine.state import EVENT_CELLS, StateRecord, public

FISH = names("fish", "carp", "eel")
EVENTS = Events(
    Event("dawn"),
    Event("bite", angler=Seats(6), fish=FISH, reveals=True),
    Event("weighed", angler=Seats(6), fish=FISH, grams=Number(0, 30_000), rank=Number(1, 6)),
)
DAWN, BITE, WEIGHED = EVENTS.numbers


class Pond(StateRecord, most_events=3):
    """A state with room for three events a step."""

    players: int = public()
    water: int = public()


def test_a_step_is_heard_as_it_was_told() -> None:
    s = Pond()
    tell(s, EVERYBODY, DAWN)
    tell(s, only(2), BITE, 2, 1)
    tell(s, NO_SEATS, WEIGHED, 2, 1, 30_000, 1)
    assert EVENTS.heard(s) == [
        Told(EVERYBODY, DAWN, ()),
        Told(only(2), BITE, (2, 1)),
        Told(NO_SEATS, WEIGHED, (2, 1, 30_000, 1)),
    ]
    assert EVENTS.heard(Pond.unpack(s.pack())) == EVENTS.heard(s)


def test_what_an_earlier_step_told_is_not_heard_again() -> None:
    s = Pond()
    tell(s, EVERYBODY, BITE, 1, 1)
    tell(s, EVERYBODY, BITE, 2, 1)
    s.told_count = 0
    tell(s, EVERYBODY, DAWN)
    assert EVENTS.heard(s) == [Told(EVERYBODY, DAWN, ())]


def test_people_get_an_event_by_its_names() -> None:
    assert EVENTS.shown(Told(EVERYBODY, DAWN, ())) == {"event": "dawn"}
    assert EVENTS.shown(Told(only(2), BITE, (2, 1))) == {"event": "bite", "angler": 2, "fish": "eel"}
    assert EVENTS.shown(Told(only(2), BITE, (-1, -1))) == {"event": "bite", "angler": None, "fish": None}


@pytest.mark.parametrize(
    "to, audience",
    [
        (EVERYBODY, "all"),
        (NO_SEATS, []),
        (only(4), [4]),
        (only(0) | only(5), [0, 5]),
    ],
)
def test_a_record_says_whom_an_event_was_told_to(to: int, audience: object) -> None:
    assert EVENTS.written(Told(to, BITE, (3, 0))) == [audience, "bite", 3, "carp"]


def test_all_means_the_spectators_too() -> None:
    assert EVERYBODY >> SPECTATOR & 1
    everybody_but_spectators = EVERYBODY & ~only(SPECTATOR)
    assert EVENTS.written(Told(everybody_but_spectators, DAWN, ())) == [[0, 1, 2, 3, 4, 5], "dawn"]


def test_an_event_says_whether_it_reveals() -> None:
    assert [EVENTS.reveals(Told(EVERYBODY, event, ())) for event in EVENTS.numbers] == [False, True, False]


def test_an_event_too_many_is_an_error_and_overwrites_nothing() -> None:
    s = Pond()
    s.water = 7
    for angler in range(3):
        tell(s, EVERYBODY, BITE, angler, 0)
    with pytest.raises(TooManyEvents, match="most_events"):
        tell(s, EVERYBODY, BITE, 3, 0)
    assert [told.arguments[0] for told in EVENTS.heard(s)] == [0, 1, 2]
    assert len(s.told) == 3 * EVENT_CELLS
    assert (s.told_count, s.water) == (3, 7)


def test_an_event_has_at_most_four_arguments() -> None:
    seat = Seats(6)
    Event("four", one=seat, two=seat, three=seat, four=seat)
    with pytest.raises(TypeError, match="five has more than 4 arguments"):
        Event("five", one=seat, two=seat, three=seat, four=seat, five=seat)


def test_a_step_takes_the_sum_of_its_scenes_and_only_what_everybody_hears_counts() -> None:
    events = Events(
        Event("rolls", beats=3), Event("falls", beats=4, scene=True), Event("rises", scene=True), Event("hush")
    )
    rolls, falls, rises, hush = (Told(EVERYBODY, number, ()) for number in events.numbers)
    assert events.beats((rolls, hush)) == 3
    assert events.beats((falls, rolls)) == 4, "nothing was told before"
    assert events.beats((rolls, falls, rises, rises)) == 3 + 4 + 1, "several in a row are one scene"
    assert events.beats((rolls, rises, Told(only(0), 1, ()), rises)) == 3 + 1
