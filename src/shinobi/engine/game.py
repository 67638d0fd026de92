"""What a game is: its tables and its handful of functions, gathered from one `rules.py`."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol, cast

import shinobi.games
from shinobi.engine import no_judgement, no_standpoint
from shinobi.engine import study as no_study
from shinobi.engine.actions import Actions
from shinobi.engine.compiler.language import Key, NumberRows, Numbers
from shinobi.engine.domains import Clause, Json
from shinobi.engine.errors import NoSuchTable, UnknownGame
from shinobi.engine.events import Events
from shinobi.engine.options import AnyOption, Edition, Table, agree
from shinobi.engine.reading import FactsModule, FactsReader
from shinobi.engine.state import StateRecord
from shinobi.engine.study import Study
from shinobi.engine.talk import Talk


class Rules(Protocol):
    """What a `rules.py` provides. docs/adding-a-game.md goes through it with daimyo as the example."""

    CLAUSES: Clause
    EDITIONS: tuple[Edition, ...]
    OPTIONS: tuple[AnyOption, ...]
    TALK: Talk
    ACTIONS: Actions
    EVENTS: Events
    State: type[StateRecord]

    def why_no_table(self, s: Any) -> int:
        """0 if a table can be set like this, else the clause that forbids it. The options stand in the state."""

    def setup(self, s: Any, key: Key) -> None:
        """Deal."""

    def actors(self, s: Any) -> int:
        """The mask of the seats that are asked now; 0 when the game is over."""

    def why_not(self, s: Any, seat: int, action: int) -> int:
        """0 if the seat may do this now, else the clause that forbids it. Legality is written here and only here."""

    def apply(self, s: Any, seat: int, action: int, key: Key) -> None:
        """Carry out a legal action, and tell what happened."""

    def over(self, s: Any) -> int:
        """0 while the game goes on, else the clause that ended it."""

    def share(self, s: Any, seat: int) -> float:
        """The seat's share of the victory, once the game is over."""

    def resample(self, s: Any, seat: int, key: Key) -> None:
        """Fill in what `seat` does not know, which the engine has blanked, by a random world that fits the rest."""

    def candidates(self, s: Any, seat: int) -> int:
        """How many actions are worth asking `why_not` about."""

    def candidate(self, s: Any, seat: int, nth: int) -> int:
        """The n-th of them. All legal actions are among them, and none twice."""


Event = Mapping[str, Json]
"""An event as its hearers get it."""


class Reactions(Protocol):
    """Which answers are reactions, as `rules.py` may say; `no_reactions` stands in for a game that says nothing."""

    def reacting(self, s: Any) -> int:
        """The mask of the seats that are asked only whether they react."""


class Closing(Protocol):
    """What a `closing.py` provides, in the subset of the rules: the table as the last move of a round left it.

    It gets the state before that move and puts into it what a viewer was told of the move. What the viewer may not see
    is hidden afterwards, as always.
    """

    def close(self, s: Any, event: int, first: int, second: int, third: int, fourth: int) -> None:
        """Take one event into account that the last move told."""

    def closed(self, s: Any) -> None:
        """Nobody is asked anything any more."""


class Judgement(Protocol):
    """A game's rules of thumb, from its `judgement.py`, for bots: docs/bots.md goes through it.

    Written in the same subset of Python as `rules.py`, so that they run interpreted and compiled.
    """

    EVIDENCE: int
    """How many numbers sum up what a seat was told."""
    REMEMBERED: int
    """For how many remarks a player a claim is remembered; 0: claims do not count."""
    PLAYOUT: int
    """How many steps an imagined match goes on before `outlook` is asked; 0: to its end."""
    EXPLORATION: float
    """How much a search tries what it has tried little, by measure."""
    SUSPICION: float
    """How often a search lets the others do what serves them best, instead of what judgement says: 0 to 1."""
    EVENNESS: float
    """Where a move has a part that others do not see: it is made as often as it was tried, raised to this power."""
    SIMULATIONS: int
    """How many imagined matches a search plays for one move."""

    def weight(self, s: Any, seat: int, action: int) -> float:
        """How much a sound player likes this legal action, relative to the others: above 0."""

    def habit(self, s: Any, seat: int, action: int) -> float:
        """How much a beginner likes it besides, out of habit: above 0."""

    def note(
        self,
        evidence: Numbers,
        players: int,
        seat: int,
        event: int,
        first: int,
        second: int,
        third: int,
        fourth: int,
    ) -> None:
        """Take one event into account that the seat was told."""

    def plausibility(self, s: Any, seat: int, evidence: Numbers) -> float:
        """The logarithm, up to a constant, of how likely the other seats act as seen, were this the world."""

    def credence(self, s: Any, seat: int, claims: NumberRows) -> float:
        """The same, by what was claimed: a row has the speaker, the number of the phrase, and its arguments."""

    def outlook(self, s: Any, seat: int) -> float:
        """The seat's expected share of the victory in a match that goes on."""


class Standpoint(Protocol):
    """How a player who learned looks at a game, from its `standpoint.py`, in the same subset of Python as the rules."""

    RECALLED: int
    """How many numbers are kept of each seat: what was told of it and no longer lies on the table."""
    MOST_RECALLED: int
    """Each of them is from 0 to this."""
    DERIVED: int
    """How many numbers are put together from several fields, where a player would see them together."""
    MOST_DERIVED: int
    """Each of them is from 0 to this."""
    KINDS: int
    """How many kinds of actions there are: what is learnt of one action holds for all of its kind."""
    OMITTED: Sequence[str]
    """Fields that say nothing which other fields do not say."""
    TURNED: str
    """The kind of thing, such as a square, that seats number differently as they sit differently; or nothing."""

    def recall(
        self,
        recalled: Numbers,
        players: int,
        seat: int,
        event: int,
        first: int,
        second: int,
        third: int,
        fourth: int,
    ) -> None:
        """Take one event into account that the seat was told."""

    def turned(self, s: Any, seat: int, value: int) -> int:
        """A thing of this kind, as the seat numbers it."""

    def derived(self, s: Any, seat: int, nth: int) -> int:
        """The n-th number that is put together, out of what the seat may see and nothing else."""

    def kind(self, s: Any, seat: int, action: int) -> int:
        """The kind of a legal action, from 0 on, by what the seat may see and nothing else."""

    def guarded(self, players: int, seat: int, recalled: Numbers) -> int:
        """Whether what others see of the seat's moves had better say nothing about what they do not see."""


class Game:
    """One game, interpreted: its rules as plain Python."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rules = cast(Rules, importlib.import_module(f"shinobi.games.{name}.rules"))
        self.actions = self.rules.ACTIONS
        self.events = self.rules.EVENTS
        self.clauses = self.rules.CLAUSES
        self.editions = self.rules.EDITIONS
        self.options = self.rules.OPTIONS
        self.talk = self.rules.TALK

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Pickled, a game is its name."""
        return game_named, (self.name,)

    def table(
        self, players: int | None = None, edition: str | None = None, options: Mapping[str, Json] | None = None
    ) -> tuple[Table, StateRecord]:
        """The table people asked for and the state before the deal; raises `BadOption`."""
        table, values = agree(self.name, self.editions, self.options, players, edition, options or {})
        s = self.rules.State()
        s.players = table.players
        for name, value in values.items():
            if isinstance(value, list):
                getattr(s, name)[: len(value)] = value
            else:
                setattr(s, name, value)
        forbidden = self.rules.why_no_table(s)
        if forbidden:
            raise NoSuchTable(self.name, self.clause(forbidden))
        return table, s

    def clause(self, number: int) -> str:
        """The id of a clause: `DAI-13`."""
        return cast(str, self.clauses.show(number))

    def legal(self, s: StateRecord, seat: int) -> list[int]:
        """The actions the seat may take now, in the order of the table."""
        rules = self.rules
        if not rules.actors(s) >> seat & 1:
            return []
        worth_asking = (rules.candidate(s, seat, nth) for nth in range(rules.candidates(s, seat)))
        return sorted(action for action in worth_asking if not rules.why_not(s, seat, action))

    @cached_property
    def reacting(self) -> Callable[[StateRecord], int] | None:
        """Says which seats (a mask) are asked only whether they react; `None` if that is never so in this game."""
        return getattr(self.rules, "reacting", None)

    @cached_property
    def apart(self) -> Callable[[StateRecord], int] | None:
        """Says whether seats decide at the same time, unseen by one another; `None` if that is never so."""
        return getattr(self.rules, "apart", None)

    def shares(self, s: StateRecord) -> list[float]:
        """The seats' shares of the victory; all 0 while the game goes on."""
        if not self.rules.over(s):
            return [0.0] * s.players
        return [self.rules.share(s, seat) for seat in range(s.players)]

    @cached_property
    def hints(self) -> FactsReader:
        """What helps people to see and to decide, from a view and from what its viewer was told."""
        return FactsReader(self.facts, self.rules.State, self.events)

    @cached_property
    def closing(self) -> Closing | None:
        """What shows the end of a round; `None` for a game without rounds: without an event that `opens` them."""
        if not any(event.opens for event in self.events.events):
            return None
        return cast(Closing, importlib.import_module(f"shinobi.games.{self.name}.closing"))

    @cached_property
    def facts(self) -> FactsModule:
        """The game's facts, memory and sayings."""
        return cast(FactsModule, importlib.import_module(f"shinobi.games.{self.name}.facts"))

    @cached_property
    def judgement(self) -> Judgement:
        """The game's rules of thumb; what it leaves out is as in a game that has none."""
        return cast(Judgement, self._own("judgement", no_judgement))

    @cached_property
    def standpoint(self) -> Standpoint:
        """How a player who learned looks at the game; what it leaves out is as in a game that has none."""
        return cast(Standpoint, self._own("standpoint", no_standpoint))

    @cached_property
    def study(self) -> Study:
        """What the game says about itself to those who study it."""
        return cast(Study, self._own("study", no_study))

    def _own(self, module: str, otherwise: ModuleType) -> SimpleNamespace:
        """What a module of the game defines; what it leaves out, or all if there is none, is as `otherwise` has it."""
        members = dict(vars(otherwise))
        if importlib.util.find_spec(f"shinobi.games.{self.name}.{module}") is not None:
            members |= vars(importlib.import_module(f"shinobi.games.{self.name}.{module}"))
        return SimpleNamespace(**members)

    @cached_property
    def player_counts(self) -> range:
        """The fewest to the most players of any edition."""
        counts = [count for edition in self.editions for count in edition.players]
        return range(min(counts), max(counts) + 1)


@cache
def game_names() -> list[str]:
    """The games there are: every package under `shinobi.games`."""
    return sorted(module.name for module in pkgutil.iter_modules(shinobi.games.__path__) if module.ispkg)


def folder_of(game: str) -> Path:
    """Where the files of a game lie."""
    return Path(shinobi.games.__path__[0]) / game


_played: dict[str, Game] = {}


def game_named(name: str) -> Game:
    """The game of this name; raises `UnknownGame`."""
    known = game_names()
    if name not in known:
        raise UnknownGame.of("wrong-game", game=name, known=", ".join(known))
    if name not in _played:
        _played[name] = Game(name)
    return _played[name]
