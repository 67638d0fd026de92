"""State records: how they lie in memory, and what of them each seat may see."""

import types
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shinobi.engine.domains import COUNT, Number
from shinobi.engine.native.calls import dtype_of
from shinobi.engine.seats import EVERYBODY, MOST_SEATS, SPECTATOR, only
from shinobi.engine.sight import hide, hiding, seen_by
from shinobi.engine.state import KNOWERS, Cells, PerSeat, StateRecord, known_by, nobody, owner, public
from shinobi.engine.views import state_of, view

SEATS = PerSeat(MOST_SEATS)
WIDE = Number(-1, 1000)
VIEWERS = [*range(MOST_SEATS), SPECTATOR]


class Chest(StateRecord):
    """A state with a field of every kind."""

    players: int = public()
    lid: Cells = public(2, of=WIDE)
    forgotten: int
    deck: Cells = nobody(4)
    purse: Cells = owner(SEATS, 2, of=WIDE)
    coin: Cells = owner(SEATS)
    card: Cells = known_by("card_known", 3, of=WIDE)
    card_known: Cells = public(3, of=KNOWERS)
    map: Cells = known_by("map_known", 4)
    map_known: Cells = nobody(4, of=KNOWERS)


def chest() -> Chest:
    """A chest in which no cell is blank."""
    s = Chest()
    s.players = 6
    s.lid = [300, 301]
    s.forgotten = 99
    s.deck = [1, 2, 3, 4]
    s.purse = [400 + cell for cell in range(12)]
    s.coin = [10 + cell for cell in range(6)]
    s.card = [500, 501, 502]
    s.card_known = [only(0) | only(3), only(SPECTATOR), EVERYBODY]
    s.map = [21, 22, 23, 24]
    s.map_known = [only(1) | only(2), only(2), 0, EVERYBODY]
    s.told_count = 1
    s.told[0] = EVERYBODY
    return s


def seen(viewer: int) -> Chest:
    state, _ = seen_by(viewer, chest())
    assert isinstance(state, Chest)
    return state


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_field_that_says_nothing_is_hidden_from_every_seat_and_the_spectator(viewer: int) -> None:
    assert seen(viewer).forgotten == 0


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_nobody_may_see_is_blank_for_all(viewer: int) -> None:
    assert seen(viewer).deck == [0, 0, 0, 0]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_step_tells_is_not_read_from_the_state(viewer: int) -> None:
    assert seen(viewer).told_count == 0
    assert not any(seen(viewer).told)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_public_fields_are_seen_by_all(viewer: int) -> None:
    assert (seen(viewer).players, seen(viewer).lid, seen(viewer).card_known) == (6, [300, 301], chest().card_known)


@pytest.mark.parametrize("viewer", range(MOST_SEATS))
def test_an_owner_sees_its_own_part_and_no_other(viewer: int) -> None:
    own = [0] * 12
    own[2 * viewer : 2 * viewer + 2] = [400 + 2 * viewer, 401 + 2 * viewer]
    assert seen(viewer).purse == own
    assert seen(viewer).coin == [10 + cell if cell == viewer else 0 for cell in range(MOST_SEATS)]


def test_a_spectator_owns_nothing() -> None:
    assert not any(seen(SPECTATOR).purse)
    assert not any(seen(SPECTATOR).coin)


@pytest.mark.parametrize(
    "viewer, cards",
    [(0, [500, 0, 502]), (1, [0, 0, 502]), (3, [500, 0, 502]), (5, [0, 0, 502]), (SPECTATOR, [0, 501, 502])],
)
def test_a_cell_is_seen_by_the_seats_that_know_it(viewer: int, cards: list[int]) -> None:
    assert seen(viewer).card == cards


@pytest.mark.parametrize(
    "viewer, places, own_bits",
    [
        (0, [0, 0, 0, 24], [0, 0, 0, only(0)]),
        (1, [21, 0, 0, 24], [only(1), 0, 0, only(1)]),
        (2, [21, 22, 0, 24], [only(2), only(2), 0, only(2)]),
        (SPECTATOR, [0, 0, 0, 24], [0, 0, 0, only(SPECTATOR)]),
    ],
)
def test_of_a_mask_that_nobody_sees_a_seat_keeps_its_own_bit(
    viewer: int, places: list[int], own_bits: list[int]
) -> None:
    assert seen(viewer).map == places
    assert seen(viewer).map_known == own_bits


def test_hiding_marks_exactly_the_bytes_it_took_out() -> None:
    raw = bytearray(chest().pack())
    hidden = bytearray(len(raw))
    hide(raw, hiding(Chest).blank, 3, hiding(Chest).table, hidden)
    purse, card = Chest.fields["purse"], Chest.fields["card"]
    assert [bool(hidden[purse.offset + 2 * cell]) for cell in range(12)] == [cell not in (6, 7) for cell in range(12)]
    assert [bool(hidden[card.offset + 2 * cell]) for cell in range(3)] == [False, True, False]
    assert [bool(hidden[card.offset + 2 * cell + 1]) for cell in range(3)] == [False, True, False]
    assert not any(hidden[Chest.fields["lid"].offset + byte] for byte in range(4))


def test_hiding_twice_takes_out_nothing_more() -> None:
    for viewer in VIEWERS:
        once = seen(viewer)
        twice, _ = seen_by(viewer, once)
        assert twice.pack() == once.pack()


def test_the_state_itself_is_left_as_it_was() -> None:
    s = chest()
    seen_by(2, s)
    assert s.pack() == chest().pack()


# How it lies in memory

KINDS = st.sampled_from(["public", "owner", "known", "nobody", "unsaid"])


@st.composite
def any_record(draw: st.DrawFn) -> type[StateRecord]:
    """A throw-away kind of state: any fields, of any width, in any order."""
    fields: dict[str, Any] = {}
    annotations: dict[str, Any] = {}
    for number, kind in enumerate(draw(st.lists(KINDS, max_size=8))):
        name, length = f"field_{number}", draw(st.integers(1, 5))
        domain = draw(st.sampled_from([COUNT, WIDE]))
        annotations[name] = Cells
        match kind:
            case "public":
                fields[name] = public(length, of=domain)
            case "owner":
                fields[name] = owner(SEATS, length, of=domain)
            case "known":
                fields[name] = known_by(f"mask_{number}", length, of=domain)
                annotations[f"mask_{number}"] = Cells
                fields[f"mask_{number}"] = draw(st.sampled_from([public, nobody]))(length, of=KNOWERS)
            case "nobody":
                fields[name] = nobody(length, of=domain)
            case _:
                annotations[name] = int
    namespace = {"__annotations__": annotations} | fields
    most_events = draw(st.integers(1, 3))
    made = types.new_class("Any", (StateRecord,), {"most_events": most_events}, lambda body: body.update(namespace))
    assert issubclass(made, StateRecord)
    return made


@st.composite
def any_state(draw: st.DrawFn) -> StateRecord:
    """A state of any kind, with any content that its cells can hold."""
    record = draw(any_record())
    s = record()
    for field in record.fields.values():
        half = 1 << (8 * field.width - 1)
        lowest, highest = (0, EVERYBODY) if field.domain is KNOWERS else (-half, half - 1)
        cells = draw(st.lists(st.integers(lowest, highest), min_size=field.cells, max_size=field.cells))
        setattr(s, field.name, cells if field.shape else cells[0])
    return s


@settings(deadline=None, max_examples=60, database=None, derandomize=True)
@given(any_state())
def test_packing_and_unpacking_gives_the_same_state(s: StateRecord) -> None:
    again = type(s).unpack(s.pack())
    assert vars(again) == vars(s)
    assert again.pack() == s.pack()


@settings(deadline=None, max_examples=60, database=None, derandomize=True)
@given(any_state())
def test_compiled_play_finds_every_cell_where_packing_put_it(s: StateRecord) -> None:
    dtype = dtype_of(type(s))
    packed = s.pack()
    assert dtype.itemsize == len(packed)
    assert dtype.itemsize % 2 == 0, "in an array of records every cell must be aligned"
    record = np.frombuffer(packed * 2, dtype)[1]
    for name, field in s.fields.items():
        assert record[name].tolist() == getattr(s, name)
        assert field.offset % field.width == 0


@settings(deadline=None, max_examples=60, database=None, derandomize=True)
@given(any_state(), st.sampled_from(VIEWERS))
def test_a_viewer_sees_what_the_fields_say_and_nothing_else(s: StateRecord, viewer: int) -> None:
    shown, hidden = seen_by(viewer, s)
    for field in s.fields.values():
        true, told = getattr(s, field.name), getattr(shown, field.name)
        kind = type(field.seen_by).__name__
        for cell in range(field.cells):
            true_cell, told_cell = (true[cell], told[cell]) if field.shape else (true, told)
            if field.name.startswith("mask_") and kind == "Nobody":
                assert told_cell == true_cell & only(viewer)
                continue
            may_see = kind == "Public"
            may_see |= kind == "Owner" and cell // (field.cells // MOST_SEATS) == viewer
            may_see |= kind == "KnownBy" and bool(getattr(s, f"mask_{field.name[6:]}")[cell] & only(viewer))
            assert told_cell == (true_cell if may_see else field.domain.blank)
            assert bool(hidden[field.offset + cell * field.width]) == (not may_see)


# Wrong declarations


def test_an_owners_field_must_have_a_seat_axis() -> None:
    with pytest.raises(TypeError, match=r"hand.*seat as its first axis"):

        class NoAxis(StateRecord):
            hand: int = owner()

    with pytest.raises(TypeError, match=r"hand.*seat as its first axis"):

        class PlainAxis(StateRecord):
            hand: Cells = owner(6)

    with pytest.raises(TypeError, match=r"hand.*seat as its first axis"):

        class SecondAxis(StateRecord):
            hand: Cells = owner(3, SEATS)


def test_a_field_known_by_some_needs_its_mask() -> None:
    with pytest.raises(TypeError, match=r"card.*card_known must be a field of the same shape"):

        class NoMask(StateRecord):
            card: Cells = known_by("card_known", 3)


def test_a_mask_has_the_shape_of_what_it_masks() -> None:
    with pytest.raises(TypeError, match=r"card.*card_known must be a field of the same shape"):

        class ShortMask(StateRecord):
            card: Cells = known_by("card_known", 3)
            card_known: Cells = public(2, of=KNOWERS)

    with pytest.raises(TypeError, match=r"card.*card_known must be a field of the same shape"):

        class TurnedMask(StateRecord):
            card: Cells = known_by("card_known", SEATS, 3)
            card_known: Cells = public(3, SEATS, of=KNOWERS)


def test_a_mask_is_made_of_knowers() -> None:
    with pytest.raises(TypeError, match=r"card.*card_known must be of the domain KNOWERS"):

        class WideMask(StateRecord):
            card: Cells = known_by("card_known", 3)
            card_known: Cells = public(3, of=WIDE)


def test_an_array_must_say_its_shape() -> None:
    with pytest.raises(TypeError, match="deck: an array must say its shape"):

        class Shapeless(StateRecord):
            deck: Cells


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_state_made_from_a_view_has_what_the_viewer_knows_and_nothing_else(viewer: int) -> None:
    game: Any = types.SimpleNamespace(name="chest", rules=types.SimpleNamespace(actors=lambda s: 0))
    whole = chest()
    whole.card_known[1] = only(2)  # what spectators know all know, and a view can say nothing else
    shown = view(game, whole, None if viewer == SPECTATOR else viewer)
    s = state_of(Chest, shown)
    assert view(game, s, shown["seat"]) == shown
    known, _ = seen_by(viewer, whole)
    known.told_count, known.told = 0, s.told
    assert s.pack() == known.pack()
