"""Parties of people who are connected to different servers, and watch a replay together."""

from itertools import count

from shinobi.server.cluster.letters import Attends, GoesAway, PartyTold, Shows
from shinobi.server.cluster.post import Post
from shinobi.server.together import Moment, News, Parties, Party, State


class FarAttendee:
    """Somebody who is connected to another server, in a party of ours; `News`."""

    def __init__(self, post: Post, sender: str, number: int, party: Party, leads: bool) -> None:
        self.post = post
        self.sender = sender
        self.number = number
        self.party = party
        self.leads = leads

    def set(self) -> None:
        self.post.send(self.sender, PartyTold(self.number, self.party.state(self.leads)))


class FarParty:
    """A party of another server's, for one person who is connected here; an `AnyParty`."""

    def __init__(self, parties: "FarParties", home: str, code: str) -> None:
        self.parties = parties
        self.home = home
        self.code = code
        self.number = next(parties.numbers)
        self.gone = False
        self.news: News | None = None
        self.told: State | None = None

    def enter(self, news: News, leads: str | None) -> None:
        self.news = news
        self.parties.here[self.number] = self
        self.parties.post.send(self.home, Attends(self.number, self.code, leads))

    def leave(self, news: News) -> None:
        if self.parties.here.pop(self.number, None) is not None:
            self.parties.post.send(self.home, GoesAway(self.number))

    def show(self, news: News, moment: Moment) -> None:
        self.parties.post.send(self.home, Shows(self.number, moment))

    def state(self, leads: bool) -> State:
        assert self.told is not None, "it is set before the news are"
        return self.told

    def take(self, state: State | None) -> None:
        """The party tells something; or `None`, when it is cut off."""
        self.told, self.gone = state, state is None
        if self.news is not None:
            self.news.set()


class FarParties:
    """Our people in parties of other servers, and theirs in ours."""

    def __init__(self, post: Post, parties: Parties) -> None:
        self.post = post
        self.parties = parties
        self.numbers = count(1)
        self.here: dict[int, FarParty] = {}
        self._there: dict[tuple[str, int], FarAttendee] = {}

    def attends(self, sender: str, item: Attends) -> None:
        party = self.parties.parties.get(item.code)
        if party is None:  # the last one has just gone
            return
        attendee = self._there[sender, item.number] = FarAttendee(
            self.post, sender, item.number, party, item.leads is not None
        )
        party.enter(attendee, item.leads)

    def goes_away(self, sender: str, number: int) -> None:
        attendee = self._there.pop((sender, number), None)
        if attendee is not None:
            self.parties.leave(attendee.party, attendee)

    def shows(self, sender: str, item: Shows) -> None:
        attendee = self._there.get((sender, item.number))
        if attendee is not None:
            attendee.party.show(attendee, item.moment)

    def told(self, item: PartyTold) -> None:
        if item.number in self.here:
            self.here[item.number].take(item.state)

    def cut(self, server: str | None) -> None:
        """A server is gone, or all are: their people have gone from our parties, and ours from theirs."""
        for sender, number in list(self._there):
            if server in (None, sender):
                self.goes_away(sender, number)
        for number, party in list(self.here.items()):
            if server in (None, party.home):
                del self.here[number]
                party.take(None)
