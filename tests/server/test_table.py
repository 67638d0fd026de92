"""The table itself, without a server: a fold over its log, the same again from the log, and clocks with time given."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.folded import Folded
from server.running import FEWEST
from shinobi import wire
from shinobi.engine.agreement import commitment_to
from shinobi.engine.errors import BadMove, Refused
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.runner import Interpreted, Runner
from shinobi.engine.talk import Kind
from shinobi.server.granting import granted
from shinobi.table.log import AnyEntry, Chair, Created, Moved, Started, StoodIn, Waited, read, written
from shinobi.table.making import Levels, created
from shinobi.table.refusal import CODES, Refusal
from shinobi.table.requests import check_move
from shinobi.table.table import Table
from shinobi.telling.company import Company
from shinobi.telling.messages import step_message

LEVELS = Levels(["random"], "random")
PEOPLE = ("ann", "ben", "cho", "dan")


def table_of(game: str, people: int = 2, **more: Any) -> Folded:
    players = FEWEST[game]
    seats = [wire.SeatWanted("me"), *[wire.SeatWanted("open")] * (players - 1)]
    first = created(wire.NewTable(game, seats=seats, **more), Chair(PEOPLE[0], "Ann"), bytes(32), 0.0, LEVELS)
    scene = Folded(Table("abcdefghij", first))
    for seat in range(1, players):
        request: Any = wire.Sit("s", seat) if seat < people else wire.Arrange(f"a{seat}", seat, "random")
        who = PEOPLE[seat] if seat < people else PEOPLE[0]
        scene.fold(granted(scene.table, who, who.title(), request, 0.0, LEVELS))
    return scene


def deal(scene: Folded, at: float) -> None:
    """The host starts, nobody takes part in the agreement, and the cards are dealt."""
    scene.fold(Started(at=at))
    scene.fold(Waited(at=at))


def test_there_is_a_name_for_every_bot() -> None:
    """Six seats, six names: the maker may have one of them, and a bot may be given another level."""
    six = wire.NewTable("daimyo", players=6, seats=[wire.SeatWanted("bot", "random")] * 6)
    table = Table("abcdefghij", created(six, Chair("ann", "Akane"), bytes(32), 0.0, LEVELS))
    scene = Folded(table)
    for seat in range(6):
        scene.fold(granted(table, "ann", "Akane", wire.Arrange(f"a{seat}", seat, "random"), 0.0, LEVELS))
    assert len({sitter.name for sitter in table.seats}) == 6


def everything(scene: Folded) -> Any:
    """All that anybody may ever be told from here on."""
    company = Company()
    return [
        (scene.teller.welcome(stream.viewer, None, company, 0.0), stream.last_step, stream.told, list(stream.waiting))
        for stream in scene.teller.receivers
    ]


def _part(choices: random.Random, table: Table, ticket: str, seat: int | None) -> Any:
    """A part in the deal: mostly one that is in order."""
    dealing = table.dealing
    assert dealing is not None
    value = bytes([seat or 0]) * 32
    number = dealing.round - (choices.random() < 0.1)
    if dealing.sealed:
        return wire.Reveal(ticket, number, value.hex() if choices.random() < 0.9 else "00" * 32)
    return wire.Commit(ticket, number, commitment_to(value, table.id, dealing.round, seat or 0))


def any_request(choices: random.Random, table: Table, who: str) -> Any:
    ticket, seat = f"t{choices.getrandbits(40)}", table.seat_of(who)
    step = table.history.numbers[-1 if seat is None else seat]
    kind = choices.randrange(12)
    if kind < 6 and table.match is not None and seat is not None:
        legal = table.match.legal(seat)
        return wire.Play(ticket, step - (choices.random() < 0.05), choices.choice(legal or [{"verb": "x"}]))
    return [
        wire.Sit(ticket, choices.randrange(-1, 5)),
        wire.Leave(ticket) if choices.random() < 0.1 else wire.Chat(ticket, choices.random() < 0.8),
        _part(choices, table, ticket, seat),
        wire.Start(ticket),
        wire.Undo(ticket, step),
        wire.Say(
            ticket, choices.choice(list(Kind)), choices.choice(["nod", "wink", "hm"]), {}, choices.choice([None, 1])
        ),
        wire.Mute(ticket, choices.randrange(3), choices.random() < 0.5),
        wire.Return(ticket),
        wire.Arrange(ticket, choices.randrange(4), choices.choice([None, "random"])),
        wire.Undo(ticket, step),
        wire.Start(ticket),
        wire.Leave(ticket) if choices.random() < 0.1 else wire.Start(ticket),
    ][kind]


@settings(deadline=None, max_examples=60, database=None, derandomize=True)
@given(st.sampled_from(sorted(FEWEST)), st.integers(0, 2**32), st.sampled_from([0, 3]))
def test_a_table_is_the_same_again_from_its_log(game: str, seed: int, delay: int) -> None:
    choices = random.Random(seed)
    first = read(written(table_of(game, people=3, delay=delay).table.created))
    assert isinstance(first, Created)
    log: list[AnyEntry] = [first]
    table = Table("abcdefghij", first)
    scene = Folded(table)
    company = Company({0}, 1, {None, 0, 1})
    codes: set[str] = set()
    for moment in range(120):
        who = choices.choice(PEOPLE)
        try:
            entry: Any = granted(table, who, who.title(), any_request(choices, table, who), float(moment), LEVELS)
            if isinstance(entry, Moved):
                check_move(table, entry)
        except Refusal as refusal:
            codes.add(refusal.code)
            if table.state == "dealing" and choices.random() < 0.1:
                entry = Waited(at=float(moment))
            elif table.bots_asked:
                seat = table.bots_asked[0]
                assert table.match is not None
                entry = Moved(at=float(moment), seat=seat, move=choices.choice(table.match.legal(seat)))
            else:
                continue
        log.append(read(written(entry)))
        before = {stream.viewer: stream.n for stream in scene.teller.receivers}
        for telling in scene.fold(log[-1], company):
            before[telling.viewer] += 1
            assert telling.n == msgspec.json.decode(telling.message)["n"] == before[telling.viewer], (
                "numbers follow one another"
            )
    again = Folded(Table(table.id, first))
    for entry in log[1:]:
        again.fold(entry)
    assert everything(again) == everything(scene)
    assert again.table.carried_out == table.carried_out
    assert codes <= set(CODES)


def test_anothers_hidden_move_is_no_step_of_ones_own() -> None:
    scene = table_of("soke")
    table = scene.table
    deal(scene, 0.0)
    assert table.match is not None
    company = Company(listening={0, 1, None})
    numbers = [(stream.n, stream.last_step) for stream in scene.teller.receivers]
    told = scene.fold(Moved(at=1.0, seat=0, move=table.match.legal(0)[3]), company)
    assert [telling.viewer for telling in told] == [0]
    assert [(stream.n, stream.last_step) for stream in scene.teller.receivers][1:] == numbers[1:]


def test_time_runs_for_each_decision_then_from_the_bank() -> None:
    scene = table_of("daimyo", options={"start": 0}, pace=wire.Pace(10, 5))
    table = scene.table
    deal(scene, 100.0)
    assert table.deadlines() == {0: 115.0}
    assert table.match is not None
    for viewer in (0, 1, None):
        clock = scene.teller.situation(viewer, 104.0).clock
        assert clock == wire.Clock([0], 6.0, [5.0, 5.0, 0.0, 0.0])
    move = table.match.legal(0)[0]
    entry = granted(table, "ann", "Ann", wire.Play("t", 0, move), 112.0, LEVELS)
    assert isinstance(entry, Moved)
    assert entry.spent == 2.0
    scene.fold(entry)
    assert table.seats[0].bank == 3.0
    assert table.deadlines() == ({0: 125.0} if table.match.actors == [0] else {1: 127.0})


def test_taking_back_gives_no_more_time() -> None:
    scene = table_of("soke", pace=wire.Pace(10, 5))
    table = scene.table
    deal(scene, 0.0)
    match = table.match
    assert match is not None
    for at in (9.0, 11.0):
        play = granted(table, "ann", "Ann", wire.Play("t", table.history.numbers[0], match.legal(0)[0]), at, LEVELS)
        scene.fold(play)
        assert table.deadlines()[0] == at + 15 - max(0, at - 10)
        undo = wire.Undo("t", table.history.numbers[0])
        scene.fold(granted(table, "ann", "Ann", undo, at + 1, LEVELS))
        assert table.deadlines() == {0: 15.0, 1: 15.0}
        assert table.seats[0].bank == 5.0
    play = granted(table, "ann", "Ann", wire.Play("t", table.history.numbers[0], match.legal(0)[0]), 13.0, LEVELS)
    scene.fold(play)
    with pytest.raises(Refusal, match="time for that decision is up"):
        granted(table, "ann", "Ann", wire.Undo("t", table.history.numbers[0]), 15.5, LEVELS)


def test_a_clock_tells_nothing_where_seats_decide_apart() -> None:
    scene = table_of("soke", pace=wire.Pace(10, 5))
    table = scene.table
    deal(scene, 0.0)
    assert table.match is not None
    before = scene.teller.situation(1, 9.0)
    spent = Moved(at=8.0, seat=0, move=table.match.legal(0)[0], spent=4.0)
    scene.fold(spent)
    assert scene.teller.situation(1, 9.0) == before
    assert scene.teller.situation(None, 9.0).clock is None
    own = scene.teller.situation(0, 9.0).clock
    assert own is not None
    assert own.seats == [0]
    assert own.bank == [1.0, 5.0]


def test_a_pause_of_the_server_is_on_nobodys_clock() -> None:
    scene = table_of("daimyo", options={"start": 0}, pace=wire.Pace(10, 5))
    table = scene.table
    deal(scene, 0.0)
    table.resume(1000.0)
    assert table.deadlines() == {0: 1015.0}
    scene.fold(StoodIn(at=1016.0, seat=0))
    assert table.deadlines() == {}
    assert table.bots_asked == (0,)


def test_no_reaction_is_held_beyond_its_time() -> None:
    scene = table_of("soke", pace=wire.Pace(seconds=5, bank=1))
    table = scene.table
    deal(scene, 0.0)
    choices, held = random.Random(5), 0
    match = table.match
    assert match is not None
    while not match.over:
        seat = choices.choice(match.actors)
        if seat in match.reacting:
            held += 1
            assert table.hold(seat, 0.1) == pytest.approx(1.9)
            assert table.hold(seat, 5.5) == pytest.approx(0.5), "at 6.0 its time is up"
        scene.fold(Moved(at=0.0, seat=seat, move=choices.choice(match.legal(seat))))
    assert held


def test_a_short_clock_does_not_hasten_the_moments_of_reactions() -> None:
    """Else whoever makes the table could see how fast somebody reacts, by the clock or by the bank."""
    scene = table_of("soke", pace=wire.Pace(seconds=0.001, bank=3600))
    table = scene.table
    deal(scene, 0.0)
    choices, match = random.Random(5), table.match
    assert match is not None
    while not match.reacting:
        seat = choices.choice(match.actors)
        scene.fold(Moved(at=0.0, seat=seat, move=choices.choice(match.legal(seat))))
    seat = next(iter(match.reacting))
    assert [now + table.hold(seat, now) for now in (0.1, 0.5, 1.9)] == pytest.approx([2.0] * 3)


@pytest.mark.parametrize("game", FEWEST)
def test_reactions_are_held_and_other_decisions_are_not(game: str) -> None:
    scene = table_of(game)
    table = scene.table
    deal(scene, 0.0)
    choices = random.Random(5)
    match, held = table.match, 0
    assert match is not None
    while not match.over:
        seat = choices.choice(match.actors)
        hold = table.hold(seat, 0.5)
        assert hold in (0.0, 1.5)
        assert (hold > 0) == (seat in match.reacting)
        # Who takes long is answered for at the next of the same moments: 4.0, 6.0 …
        assert table.hold(seat, 4.7) == pytest.approx(1.3 if hold else 0.0)
        held += hold > 0
        scene.fold(Moved(at=0.0, seat=seat, move=choices.choice(match.legal(seat))))
    assert (held > 0) == (table.game.reacting is not None)


def test_a_late_spectator_is_shown_what_was_shown_to_the_others() -> None:
    scene = table_of("daimyo", people=1, delay=4)
    table = scene.table
    deal(scene, 0.0)
    match = table.match
    assert match is not None
    for _ in range(9):
        scene.fold(Moved(at=0.0, seat=match.actors[0], move=match.legal()[0]))
    welcome = scene.teller.welcome(None, None, Company(), 0.0)
    assert welcome.now is not None
    assert welcome.now.step == 5
    assert len(welcome.story) == 6
    assert welcome.now.clock is None


def test_a_move_that_the_rules_forbid_changes_nothing() -> None:
    scene = table_of("daimyo")
    table = scene.table
    deal(scene, 0.0)
    assert table.match is not None
    before = everything(scene), table.entries, list(table.took), table.match.steps[:]
    (seat,) = table.match.actors
    other = (seat + 1) % 4
    for wrong, kind in (({"verb": "fly"}, BadMove), (table.match.legal(seat)[0], Refused)):
        with pytest.raises(kind):
            scene.fold(Moved(at=1.0, who="ann", ticket="t", seat=other, move=wrong))
        assert (everything(scene), table.entries, list(table.took), table.match.steps) == before
        assert ("ann", "t") not in table.carried_out


@pytest.mark.parametrize("game", sorted(FEWEST))
@pytest.mark.parametrize("runner", [Interpreted, CompiledRunner])
@pytest.mark.parametrize("hinted", [False, True])
def test_a_usual_step_is_told_in_the_same_bytes_as_any_other(game: str, runner: type[Runner], hinted: bool) -> None:
    """Most steps are told by a shorter way."""
    choices = random.Random(game)
    scene = table_of(game)
    table = scene.table
    table.run_by(runner)
    deal(scene, 0.0)
    viewers = [*range(FEWEST[game]), None]
    company = Company(listening=viewers, without_hints=[] if hinted else viewers)
    match, told = table.match, 0
    assert match is not None
    for moment in range(60):
        seat = choices.choice(match.actors)
        for telling in scene.fold(Moved(at=1.0 + moment, seat=seat, move=choices.choice(match.legal(seat))), company):
            if match.over:
                return
            stream, told = scene.teller.stream(telling.viewer), told + 1
            now = scene.teller.situation(telling.viewer, 0.0, hinted=hinted, whole=False)
            assert telling.message == step_message(match.game.events, stream, stream.n, stream.story()[-1], False, now)
            assert msgspec.json.decode(telling.message, type=wire.Step).n == telling.n
    assert told > 60
