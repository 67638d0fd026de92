"""What a game says about itself to those who study it: its own counts, and what they mean.

A game's `study.py` may define any of what stands here under the same name; what it leaves out is as in a game that has
nothing of its own to count. `note` is written in the subset of Python that is compiled.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from shinobi.engine.compiler.language import AnyState, Numbers, Reals
from shinobi.engine.domains import Json


@dataclass(frozen=True)
class Rate:
    """How often something happens: one count as a part of another. `name` is the text that names it."""

    name: str
    part: int
    whole: int


@dataclass(frozen=True)
class Holding:
    """Things that players hold, listed by an option such as a deck, and how much each helps its holder to win.

    From `first` on, each has three counts: how often it was held, how often its holder won, and how often the holders
    would have won if nothing depended on what they hold. `lowest` and `highest` say within which multiple of that fair
    share a balanced thing stays.
    """

    name: str
    option: str
    part: str
    things: int
    first: int
    lowest: float
    highest: float

    def counts(self, thing: int) -> slice:
        """Where the three counts of one thing are."""
        return slice(self.first + 3 * thing, self.first + 3 * thing + 3)


@dataclass(frozen=True)
class Knob:
    """A number that may be tuned, besides the options that are numbers themselves."""

    name: str
    choices: tuple[Json, ...]
    default: Json


class Study(Protocol):
    """What a `study.py` provides."""

    MEMORY: int
    """How many numbers `note` keeps during one match; all are 0 at its beginning."""
    COUNTS: int
    """How many counts `note` adds to."""
    RATES: tuple[Rate, ...]
    HOLDINGS: tuple[Holding, ...]
    MOVES: Mapping[str, tuple[str, ...]]
    """For a verb, the arguments by which its moves are told apart; all but seats if it is not named here."""

    note: Callable[[AnyState, Numbers, Reals, int, int, int, int, int], None]
    """Take one event into account, whoever was told it."""
    knobs: Callable[[Mapping[str, Json]], Sequence[Knob]]
    """The numbers that may be tuned at a table with these options."""
    turned: Callable[[Mapping[str, Json], Mapping[str, Json]], dict[str, Json]]
    """The options of a table, with these values for its knobs."""


MEMORY = 0
COUNTS = 0
RATES: tuple[Rate, ...] = ()
HOLDINGS: tuple[Holding, ...] = ()
MOVES: Mapping[str, tuple[str, ...]] = {}


def note(
    s: AnyState, memory: Numbers, counts: Reals, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    return


def knobs(options: Mapping[str, Json]) -> Sequence[Knob]:
    return ()


def turned(options: Mapping[str, Json], chosen: Mapping[str, Json]) -> dict[str, Json]:
    return dict(options)
