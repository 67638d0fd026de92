"""The games as OpenSpiel has them: Python games, on the compiled rules.

    import pyspiel, shinobi.rl.openspiel
    game = pyspiel.load_game("shinobi_daimyo(players=5,edition=es,max_rounds=1,start=0,deals=1)")

There is such a name for every game; its parameters are `players`, `edition` and the game's options (what is no number,
name or flag as JSON; an option with its usual value is as the edition has it), and

- `deals`: chance begins a match by choosing one of so many deals, each as likely as the others; all that chance does
  later follows from that choice. With 1 there is no chance. `seed` gives other deals.
- `history`, `one_hot`: how tensors are made (`batches/forms.py`): an observation tensor has what a seat sees now,
  an information state tensor also the last `history` events that it was told. Information state strings have them all.

Where several seats are asked at the same time, the first of them comes first, and the others learn nothing of it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec
import numpy as np

from shinobi.engine.batches.environments import Stepping
from shinobi.engine.batches.forms import Form
from shinobi.engine.domains import Flag, Json, Names, Number, Seats
from shinobi.engine.errors import BadOption
from shinobi.engine.events import Told
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.keys import nth_key
from shinobi.engine.native.calls import Array, compiled
from shinobi.engine.native.loops.environments import EVENT_ROW
from shinobi.engine.options import AnyOption, Option
from shinobi.engine.seats import NOBODY, SPECTATOR
from shinobi.engine.state import EVENT_CELLS
from shinobi.engine.views import view
from shinobi.rl.frameworks import needed

with needed("OpenSpiel", "pyspiel"):
    import pyspiel  # type: ignore[import-not-found]  # a compiled module that ships no types

DEALS = 1024
HISTORY = 64

LONGEST = 100_000
"""More steps than any match has."""

MOST_DEALS = 1 << 20

USUAL = {"deals": DEALS, "seed": 0, "history": HISTORY, "one_hot": True}
"""The parameters of every game, besides its table."""


def parameter(option: AnyOption) -> int | bool | str:
    """The usual value of an option as OpenSpiel has it; "" for those that are written as JSON."""
    if isinstance(option, Option) and not option.listed:
        match option.domain, option.default:
            case Flag(), bool(value):
                return value
            case Number(), int(value):
                return value
            case Seats(), None:
                return -1
            case Names(), str(value):
                return value
    return ""


def read_parameter(option: AnyOption, given: Any) -> Json:
    """An option of ours from a parameter of OpenSpiel's; raises `BadOption`."""
    if parameter(option) != "":
        return given
    try:
        return msgspec.json.decode(given)
    except msgspec.DecodeError:
        raise BadOption(f"The parameter {option.name} must be JSON, not {given!r}.") from None


def game_type(game: Game) -> Any:
    """How OpenSpiel knows a game."""
    table = {"players": game.editions[0].players[0], "edition": game.editions[0].name}
    options = {option.name: parameter(option) for option in game.options}
    return pyspiel.GameType(
        short_name=f"shinobi_{game.name}",
        long_name=f"Shinobi: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**table, **options, **USUAL},
    )


def checked(given: Mapping[str, Any], name: str, least: int, greatest: int) -> int:
    """A parameter that is a whole number; raises `BadOption`."""
    value = given.get(name, USUAL[name])
    if isinstance(value, int) and least <= value <= greatest:
        return value
    raise BadOption(f"The parameter {name} is a whole number from {least} to {greatest}, not {value!r}.")


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game at one kind of table. There is a class for every game, since OpenSpiel knows a game by its class."""

    called: ClassVar[str]
    """The game's name."""
    kind: ClassVar[Any]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        given = dict(given or {})
        self.code = compiled(self.called)
        self.rules_of = self.code.game
        options = {option.name: option for option in self.rules_of.options}
        chosen = {
            name: read_parameter(options[name], value)
            for name, value in given.items()
            if name in options and value != parameter(options[name])
        }
        self.table, s = self.rules_of.table(given.get("players"), given.get("edition"), chosen)
        self.before_the_deal = self.code.states(s, 1)
        self.deals = checked(given, "deals", 1, MOST_DEALS)
        self.seed = checked(given, "seed", 0, (1 << 31) - 1)
        self.history = checked(given, "history", 0, 4096)
        self.one_hot = bool(given.get("one_hot", True))
        self.room = np.zeros(len(self.rules_of.actions), np.int16)
        self.texts: dict[Told, str] = {}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules_of.actions),
            max_chance_outcomes=self.deals if self.deals > 1 else 0,
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, *_: Any) -> "SpielState":
        """A table before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What fills tensors and strings."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def told(self, states: Array) -> tuple[Told, ...]:
        """What the last step told."""
        cells = states["told"][0][: EVENT_CELLS * int(states["told_count"][0])]
        return self.rules_of.events.of_bytes(cells.tobytes())

    def said(self, told: Told) -> str:
        """An event in words."""
        if told not in self.texts:
            self.texts[told] = " ".join(map(str, self.rules_of.events.shown(told).values()))
        return self.texts[told]


class Course:
    """A match under way: its state, and what every seat was told and did. Copies share what does not change."""

    __slots__ = ("asked", "events", "first", "key", "lines", "states", "steps")

    def __init__(self, states: Array, key: int, players: int) -> None:
        self.states = states
        self.key = key
        """The seed from which the keys of all steps follow."""
        self.steps = 0
        self.asked = 0
        """The mask of the seats that are asked: OpenSpiel wants to know it many times a step."""
        self.first = NOBODY
        """The seat that comes first, if it is asked: whether others have acted before it, it need not know."""
        self.events: list[list[Told]] = [[] for _ in range(players)]
        self.lines: list[list[str]] = [[] for _ in range(players)]
        """What each seat was told and did, in words."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        twin = Course.__new__(Course)
        twin.states, twin.asked, twin.first = self.states.copy(), self.asked, self.first
        twin.key, twin.steps = self.key, self.steps
        twin.events = [list(heard) for heard in self.events]
        twin.lines = [list(lines) for lines in self.lines]
        return twin


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A match under way, as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None
        self.copying: list[int] | None = None
        """While a history is copied that is not played: who acted."""
        if game.deals == 1:
            self._deal(game, 0)

    def _deal(self, game: SpielGame, number: int) -> None:
        key = nth_key(game.seed, number)
        self.course = course = Course(game.before_the_deal.copy(), key, game.table.players)
        game.code.deal(course.states, 0, nth_key(key, 0))
        self._hear(game, course)

    def _hear(self, game: SpielGame, course: Course) -> None:
        course.asked = game.code.asked(course.states, 0)
        for told in game.told(course.states):
            for seat, heard in enumerate(course.events):
                if told.to >> seat & 1:
                    heard.append(told)
                    course.lines[seat].append(game.said(told))

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        if self.copying is not None:
            return self.copying[0] if self.copying else 0
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.course.asked
        if self.course.first != NOBODY and asked >> self.course.first & 1:
            return self.course.first
        return (asked & -asked).bit_length() - 1 if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        if self.course is None or player < 0:
            return []
        count = game.code.legal_into(self.course.states, 0, player, game.room)
        return sorted(game.room[:count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.copying is not None:
            self.copying.pop(0)
            return
        if self.course is None:
            self._deal(game, action)
            return
        course, seat = self.course, self.current_player()
        course.steps += 1
        clause = game.code.step(course.states, 0, seat, action, nth_key(course.key, course.steps))
        if clause:
            raise ValueError(f"{game.rules_of.clause(clause)} forbids {game.rules_of.actions.move(action)}.")
        course.first = NOBODY
        course.lines[seat].append("> " + " ".join(map(str, game.rules_of.actions.written(action))))
        self._hear(game, course)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(map(str, self.get_game().rules_of.actions.written(action)))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        if self.copying is not None or self.course is None:
            return False
        return self.current_player() == pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """Each seat's share of the victory; 0 while the match goes on."""
        game = self.get_game()
        shares = np.zeros(game.table.players)
        if self.course is not None:
            game.code.shares_into(self.course.states, 0, shares)
        given: list[float] = shares.tolist()
        return given

    def __str__(self) -> str:
        """The whole match, hidden things included: for debugging, as OpenSpiel has it."""
        if self.course is None:
            return "before the deal"
        return f"{self.course.steps} {self.course.states.tobytes().hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """The same match as far as the player knows, with all else replaced at random.

        The player's own history is the same. What the others were told is what the player knows them to have been told,
        and the hidden parts of their actions are any that look the same; what chance does next is new, too.
        """
        game = self.get_game()
        assert self.course is not None, "There is nothing to resample before the deal."
        true = self.course
        world = Course(true.states.copy(), int(sampler() * (1 << 53)) << 11, game.table.players)
        game.code.imagine(true.states, 0, player, nth_key(world.key, 1 << 40), world.states)
        world.steps, world.first = true.steps, self.current_player()
        world.asked = game.code.asked(world.states, 0)
        for seat in range(game.table.players):
            known = (
                true.events[seat] if seat == player else [told for told in true.events[seat] if told.to >> player & 1]
            )
            world.events[seat] = list(known)
            world.lines[seat] = list(true.lines[seat]) if seat == player else [game.said(told) for told in known]
        other: SpielState = game.new_initial_state()
        other._copy_history(self, player)
        other.course = world
        return other

    def _copy_history(self, of: "SpielState", player: int) -> None:
        """Give this state a history that the player cannot tell from the true one."""
        game, done = self.get_game(), of.full_history()
        self.copying = [entry.player for entry in done]
        for entry in done:
            if entry.player in (player, pyspiel.PlayerId.CHANCE):
                self.apply_action(entry.action if entry.player == player else 0)
            else:
                self.apply_action(alike(game.rules_of.name)[entry.action])
        self.copying = None


@cache
def alike(name: str) -> list[int]:
    """For each action the first that looks the same to all but its seat."""
    actions = game_named(name).actions
    firsts: dict[tuple[Json, ...], int] = {}
    return [firsts.setdefault(actions.public_part(action), action) for action in range(len(actions))]


class Observer:
    """Fills tensors and strings with what a seat knows: now, or with perfect recall also what it was told.

    Of public information alone it has what spectators know, of private information alone what the seat knows besides.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations have no parameters of their own, and here are {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("An observation has what one seat knows, or what spectators know.")
        self.game = game
        self.recall: bool = kind.perfect_recall
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public: bool = kind.public_info
        self.form = Form(game.rules_of, game.table.players, game.history if self.recall else 0, game.one_hot)
        self.stepping = Stepping(game.code, game.before_the_deal, self.form, np.zeros(1, np.uint64), 1)
        self.tensor = np.zeros(self.form.width, np.float32)
        self.dict = {"information_state" if self.recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numeric form of what the player knows."""
        self.tensor.fill(0)
        if state.course is None:
            return
        self._prepare(state.course, player)
        if self.private:
            self.tensor[:] = self._seen(player)
        if not self.private or not self.public:
            watched = self._seen(NOBODY)
            self.tensor[:] = np.where(self.tensor == watched, 0, self.tensor) if self.private else watched

    def _prepare(self, course: Course, player: int) -> None:
        stepping, heard, length = self.stepping, course.events[player], self.form.events
        stepping.states[0] = course.states[0]
        stepping.told[player] = len(heard)
        # The history is a ring: the oldest event lies where the next one would be written.
        ring = stepping.history[player].reshape(length, EVENT_ROW)
        last = heard[-length:] if length else []
        for nth, told in enumerate(last, len(heard) - len(last)):
            row = (told.event + 1, *told.arguments)
            ring[nth % length] = 0
            ring[nth % length, : len(row)] = row

    def _seen(self, viewer: int) -> Array:
        self.stepping.viewers[0] = viewer
        self.game.code.look_each(self.stepping.tasks[0])
        return np.asarray(self.stepping.seen[0], np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows, in words."""
        own = f"seat {player}: " if self.private else ""
        if state.course is None:
            return own
        if self.recall:
            lines = state.course.lines[player]
            if not self.private or not self.public:
                heard = state.course.events[player]
                wanted = 0 if self.private else 1
                lines = [self.game.said(told) for told in heard if told.to >> SPECTATOR & 1 == wanted]
            return own + "; ".join(lines)
        s = self.game.code.state_at(state.course.states, 0)
        shown, watched = (view(self.game.rules_of, s, viewer) for viewer in (player if self.private else None, None))
        fields = [name for name in shown if self.public or shown[name] != watched[name]]
        return own + "\n".join(f"{name}: {shown[name]}" for name in fields)


def register() -> None:
    """Make all games known to `pyspiel.load_game`."""
    for name in game_names():
        kind = game_type(game_named(name))
        if kind.short_name not in pyspiel.registered_names():
            of_game = type(f"{name.title()}Game", (SpielGame,), {"called": name, "kind": kind})
            globals()[of_game.__name__] = of_game  # pickled games look for it here
            pyspiel.register_game(kind, of_game)


register()
