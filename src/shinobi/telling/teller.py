"""The teller of a table: what each change means for each receiver, as messages that are numbered for each by itself."""

from array import array
from collections.abc import Iterable, Sequence

from msgspec import Raw

from shinobi.table.change import Change, Rearranged, Spoke, Stepped
from shinobi.table.history import RECEIVERS_OF
from shinobi.table.notes import Noted
from shinobi.table.seats import Viewer
from shinobi.table.table import Table
from shinobi.telling import shown
from shinobi.telling.company import Company
from shinobi.telling.messages import Telling, step_message, telling_of
from shinobi.telling.situation import clock, situation, situation_at_round_end
from shinobi.telling.streams import Happened, Stream
from shinobi.telling.usual_step import ASKED, END, END_WITH_OWN, END_WITHOUT_HINTS, HINTS, PROMPT, USUAL_STEP
from shinobi.wire import Changed, Clock, Deal, Heard, Situation, Spoken, TableInfo, Welcome, You


class Teller:
    """What the receivers of one table were told so far. It is given every change of the table, in order."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.numbers = array("q", [0] * len(table.viewers))
        """For each receiver, the number of its last message."""
        seats = range(table.created.players)
        self.streams = [Stream(seat, seat, table.history, self.numbers) for seat in seats]
        self.gallery = Stream(len(seats), None, table.history, self.numbers, table.created.delay)
        self.receivers = [*self.streams, self.gallery]
        self._agreed: Deal | None = None
        """The deal, once it does not change any more."""

    def stream(self, viewer: Viewer) -> Stream:
        return self.gallery if viewer is None else self.streams[viewer]

    # On demand -------------------------------------------------------------------------------------------------------

    def info(self, company: Company) -> TableInfo:
        """The table as anyone who has its id may know it."""
        dealing, deal = self.table.dealing, self._agreed
        if dealing is not None and deal is None:
            deal = shown.deal(dealing)
            self._agreed = deal if dealing.ready else None
        return shown.info(self.table, company, deal)

    def you(self, viewer: Viewer, who: str | None, now: float | None = None) -> You:
        """What a receiver is told of itself."""
        return shown.you(self.table, viewer, who, now)

    def situation(self, viewer: Viewer, now: float, hinted: bool = True, whole: bool = True) -> Situation:
        """The match as a seat or a spectator knows it at this moment."""
        return situation(self.table, self.stream(viewer), now, hinted, whole)

    def welcome(self, viewer: Viewer, who: str | None, company: Company, now: float) -> Welcome:
        """Everything, for one who arrives."""
        table, stream = self.table, self.stream(viewer)
        known = None
        if stream.delay:
            known = stream.now
        elif table.match is not None:
            known = self.situation(viewer, now, viewer not in company.without_hints)
        return Welcome(
            n=stream.n,
            you=self.you(viewer, who, now),
            table=self.info(company),
            setting=shown.setting(table),
            now=known,
            story=[Raw(table.game.events.json(told)) for told in stream.story()],  # type: ignore[misc]
            talk=[spoken for spoken in stream.talk if spoken.seat not in table.muted[stream.receiver]],
            notes=[shown.note(note, stream.receiver) for note in table.notes],
        )

    def changed(self, viewer: Viewer, who: str | None, company: Company, now: float) -> Changed:
        """How the table is now, under the number of the last message: who is there is in no log, and takes none."""
        return Changed(self.stream(viewer).n, self.you(viewer, who, now), self.info(company))

    # Change by change ------------------------------------------------------------------------------------------------

    def tell(self, changes: Iterable[Change], company: Company) -> list[Telling]:
        """Make the messages by which those who listen are told of some changes. Nothing is sent here."""
        told: list[Telling] = []
        for change in changes:
            if isinstance(change, Stepped):
                told += self._step(change, company)
            elif isinstance(change, Spoke):
                told += self._spoke(change, company)
            else:
                told += self._rearranged(change, company)
        return told

    def _step(self, change: Stepped, company: Company) -> list[Telling]:
        table, delayed = self.table, self.gallery.delay
        match = table.match
        assert match is not None
        concerned = table.history.steps[change.step][1]
        if delayed:
            concerned &= ~(1 << self.gallery.receiver)
        undoable = match.undoable() & ~table.bots
        whole = change.whole or change.round_end is not None
        if table.state == "playing" and not whole and change.taken_back is None and table.created.pace.seconds is None:
            told = self._usual_step(change, company, concerned, undoable)
        else:
            told = self._other_step(change, company, concerned, undoable, whole)
        return told + self._step_later(change, company, undoable) if delayed else told

    def _usual_step(self, change: Stepped, company: Company, concerned: int, undoable: int) -> list[Telling]:
        """The same bytes as by `_other_step`, in a fraction of the time."""
        table, numbers, told, head, said = self.table, self.numbers, [], b"", None
        match, viewers, listening, without_hints = table.match, table.viewers, company.listening, company.without_hints
        assert match is not None
        heard, asked, changes = table.history.steps[change.step][0], table.asked, match.written_changes()
        for receiver in RECEIVERS_OF[concerned]:
            numbers[receiver] = number = numbers[receiver] + 1
            viewer = viewers[receiver]
            if viewer not in listening:
                continue
            about = number, heard[receiver], change.numbers[receiver]
            if about != said:
                said = about
                head = USUAL_STEP % (number, table.game.events.json(heard[receiver]), change.numbers[receiver])
            view, legal = changes[receiver]
            # Spectators are never asked: no mask of seats has the bit behind the last one.
            between, undo = ASKED[asked >> receiver & 1], undoable >> receiver & 1
            if viewer in without_hints:
                message = b"".join((head, view, between, legal, END_WITHOUT_HINTS[undo]))
                told.append(Telling(viewer, number, message, False))
            else:
                prompt, hints = match.for_people(viewer)
                end = END[undo] if viewer is None else END_WITH_OWN[undo] % table.own[viewer]
                message = b"".join((head, view, between, legal, PROMPT, prompt, HINTS, hints, end))
                told.append(Telling(viewer, number, message))
        return told

    def _other_step(
        self, change: Stepped, company: Company, concerned: int, undoable: int, whole: bool
    ) -> list[Telling]:
        table, numbers, told = self.table, self.numbers, []
        heard, taken_back = table.history.steps[change.step][0], change.taken_back is not None
        for receiver in RECEIVERS_OF[concerned]:
            numbers[receiver] = number = numbers[receiver] + 1
            stream = self.receivers[receiver]
            if stream.viewer in company.listening:
                hinted = stream.viewer not in company.without_hints
                now = self._situation(change, stream, hinted, whole, undoable)
                message = step_message(table.game.events, stream, number, heard[receiver], taken_back, now)
                told.append(Telling(stream.viewer, number, message, hinted))
        return told

    def _situation(self, change: Stepped, stream: Stream, hinted: bool, whole: bool, undoable: int) -> Situation:
        if change.round_end is not None:
            return situation_at_round_end(self.table, stream, change.round_end, change.step, hinted)
        return situation(self.table, stream, change.at, hinted, whole, undoable)

    def _step_later(self, change: Stepped, company: Company, undoable: int) -> list[Telling]:
        """A step, for those who watch and are told with a delay."""
        stream = self.gallery
        number = change.numbers[stream.receiver]
        if self.table.history.steps[change.step][1] >> stream.receiver & 1:
            hinted = stream.viewer not in company.without_hints
            # Whoever comes later is shown this, too.
            now = self._situation(change, stream, hinted, True, undoable)
            stream.waiting.append((number, Happened(change.step, change.taken_back is not None, now)))
        return self._ripe(stream, number, company)

    def _spoke(self, change: Spoke, company: Company) -> list[Telling]:
        remark, told = change.remark, []
        for stream in self.receivers:
            if remark.to is not None and stream.viewer not in (remark.seat, remark.to):
                continue
            last = stream.last_step
            spoken = Spoken(remark.seat, remark.kind, remark.text, remark.arguments, remark.to, max(last, 0))
            if remark.seat in self.table.muted[stream.receiver]:
                stream.keep(spoken)
                continue
            stream.waiting.append((last, spoken))
            left = None
            if change.more_time:
                left = clock(self.table, stream.viewer, remark.seat == stream.viewer, remark.at)
            told += self._ripe(stream, last, company, left)
        return told

    def _ripe(self, stream: Stream, last_step: int, company: Company, left: Clock | None = None) -> list[Telling]:
        """What a stream is to be told by now; all but those who are told with a delay are told at once."""
        viewer, told = stream.viewer, []
        hinted, listened = viewer not in company.without_hints, viewer in company.listening
        for news in stream.ripe(last_step, self.table.state != "playing"):
            number = stream.next_number()
            if isinstance(news, Spoken):
                stream.keep(news)
                if listened:
                    told.append(telling_of(viewer, Heard(number, news, left)))
                continue
            stream.told, stream.now = news.step + 1, news.now
            if listened and news.now is not None:
                events = self.table.history.steps[news.step][0][stream.receiver]
                message = step_message(self.table.game.events, stream, number, events, news.taken_back, news.now)
                told.append(Telling(viewer, number, message, hinted))
        return told

    def _rearranged(self, change: Rearranged, company: Company) -> list[Telling]:
        if change.newcomer is not None:
            self.streams[change.newcomer].new_sitter()
        if change.receiver is not None:
            return self._changed(company, [self.receivers[change.receiver]], change.note)
        late = [] if self.table.ended is None else self._ripe(self.gallery, self.gallery.last_step, company)
        return late + self._changed(company, self.receivers, change.note)

    def _changed(self, company: Company, streams: Sequence[Stream], note: Noted | None) -> list[Telling]:
        told = []
        info = self.info(company) if company.listening else None
        for stream in streams:
            number = stream.next_number()
            if info is not None and stream.viewer in company.listening:
                who = None if stream.viewer is None else self.table.seats[stream.viewer].who
                noted = None if note is None else shown.note(note, stream.receiver)
                message = Changed(number, self.you(stream.viewer, who), info, noted)
                told.append(telling_of(stream.viewer, message))
        return told
