"""Positions of soke drawn as boards, and the words to play on with: moves, and the luck to go with them.

A drawing is seen from red's side, black on top. Each square is a word: `.` is free, `r1 r2 rS` are red figures with one
star, two stars, and the Soke, `b1 b2 bS` black ones. The line in the middle is the fence: `=` fenced, `.` open. Figures
have their letters in the order of the rulebook, along the rows from their own edge; those not drawn are lost.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.scene import SPECTATOR, Event, Scene

import shinobi
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import EVERYBODY, NOTHING, only
from shinobi.games.soke.board import MOST_COLUMNS
from shinobi.games.soke.table import (
    CARD,
    FIGURES,
    IN_THE_ARMY,
    MOVEMENT,
    RANKS,
    VALUES,
    State,
)

RED, BLACK = 0, 1
RANK_OF = {"1": 0, "2": 1, "S": 2}

OPEN = """
    .  .  bS .  .
    .  b1 b1 b2 .
    .  .  .  .  .
    .  .  .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  r1 r2 r1 .
    .  .  rS .  .
"""
"""Two small armies, each with its Soke behind."""

MEETING = """
    .  .  bS .  .
    .  .  .  .  .
    .  b2 b1 .  .
    r1 .  .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""
"""A red ninja in reach of two black ones."""

Lucky = Callable[[list[Event]], bool]


class Luck:
    """Keys of a match in which a wanted outcome can be had."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.wanted: dict[int, int] = {}

    def key(self, step: int) -> int:
        return self.wanted.get(step, nth_key(self.seed, step))

    def written(self) -> dict[str, str]:
        return {"seed": f"{self.seed:016x}"}


class Field(Scene):
    """A match of soke, and the words to play it with. Moves are made by whoever has to decide."""

    def __init__(self, match: shinobi.Match) -> None:
        super().__init__(match)
        self.luck = Luck(1)
        match.keys = self.luck

    @property
    def state(self) -> State:
        s = self.match.state
        assert isinstance(s, State)
        return s

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    def names_told(self, viewer: int | None = SPECTATOR) -> list[str]:
        return [event["event"] for event in self.told(viewer)]

    def legal(self, verb: str, **arguments: object) -> list[dict[str, Any]]:
        """The legal moves of this verb, with these arguments."""
        wanted = {"verb": verb} | arguments
        return [move for move in self.match.legal() if wanted.items() <= move.items()]

    def at(self, seat: int, figure: str) -> str | None:
        """The square of a figure."""
        square: str | None = self.table["place"][seat]["abcdefghijklmno".index(figure)]
        return square

    # Moves

    def does(self, verb: str, *, seat: int | None = None, lucky: Lucky | None = None, **arguments: object) -> None:
        """A move; `lucky` says what chance must bring."""
        move = {"verb": verb} | arguments
        if lucky is not None:
            self._wish(move, self.match.actor if seat is None else seat, lucky)
        self.match.play(move, seat)

    def _wish(self, move: dict[str, Any], seat: int | None, lucky: Lucky) -> None:
        game = self.match.game
        assert seat is not None
        action = game.actions.action(move)
        assert not game.rules.why_not(self.state, seat, action)
        before = self.state.pack()
        for key in range(200_000):
            trial = State.unpack(before)
            trial.told_count = 0
            game.rules.apply(trial, seat, action, nth_key(key, 7))
            if lucky([game.events.shown(told) for told in game.events.heard(trial)]):
                self.luck.wanted[len(self.match.steps) + 1] = nth_key(key, 7)
                return
        raise AssertionError(f"no luck ever brings this about: {move}")

    def steps(self, figure: str, direction: str = "forward", **wishes: Any) -> None:
        self.does("step", figure=figure, direction=direction, **wishes)

    # Whole stretches

    def arranges(self, seat: int, order: str | None = None) -> None:
        """Place all figures, along the rows from the own edge: by default the Soke first, then two stars, then one."""
        columns = self.table["columns"]
        spots = [f"{'abcdefgh'[column]}{row + 1}" for row in range(3) for column in range(columns)]
        for spot, sign in zip(spots, order or "S" + 5 * "2" + 9 * "1", strict=False):
            if sign != ".":
                rank = {"1": "one-star", "2": "two-stars", "S": "soke"}[sign]
                self.does("place", seat=seat, spot=spot, rank=rank)

    def begins(self, lucky: Lucky | None = None) -> None:
        """Both arrange and are ready."""
        for seat in (RED, BLACK):
            self.arranges(seat)
        self.does("ready", seat=RED)
        self.does("ready", seat=BLACK, lucky=lucky)

    def passes_on(self) -> None:
        """Nobody plays a card, moves or spends anything until the next attack begins."""
        begun = len([event for event in self.match.events(SPECTATOR) if event["event"] == "attack"])
        while not self.match.over:
            now = len([event for event in self.match.events(SPECTATOR) if event["event"] == "attack"])
            if now > begun:
                return
            verb = {"defence": "pass", "action": "pass", "movement": "stop", "shuriken": "decline"}[self.phase]
            self.does(verb)

    def stack(self, seat: int, *stars: int) -> None:
        """Let the seat's deck hold only these cards; the others lie in the discard pile."""
        s = self.state
        for value in range(VALUES):
            count = stars.count(value + 1)
            place = VALUES * seat + value
            s.deck[place] = count
        s.deck_size[seat] = len(stars)


def field(**options: Any) -> Field:
    """A table before the arrangement."""
    return Field(shinobi.new("soke", seed=1, **options))


def drawn(
    drawing: str = OPEN,
    *,
    attacker: int = RED,
    steps: int = 1,
    cards: Iterable[str] = (),
    shuriken: Sequence[int] = (0, 0),
    **options: Any,
) -> Field:
    """The drawn position: the attacker has so many steps; both have these action cards, and this many shuriken."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    fence = lines.pop(len(lines) // 2)
    columns, rows = len(fence), len(lines)
    fenced = ["abcdefgh"[column] for column, sign in enumerate(fence) if sign == "="]
    f = Field(shinobi.new("soke", seed=1, columns=columns, rows=rows, fence=fenced, **options))
    s = f.state
    for seat, colour in enumerate("rb"):
        _set_up(s, seat, colour, lines)
        s.ready[seat] = 1
        s.cards[seat] = sum(1 << CARD.names.index(card) for card in cards)
        s.shuriken[seat] = shuriken[seat]
        for place in range(RANKS * seat, RANKS * seat + RANKS):
            s.unplaced[place] = 0
        s.weapons[3 * seat : 3 * seat + 3] = [5 if seat == attacker else 1] * 3
        s.deck[VALUES * seat + (4 if seat == attacker else 0)] -= 3
        s.deck_size[seat] -= 3
    s.attacker = s.turn = attacker
    s.phase = MOVEMENT
    s.steps = steps
    return f


def _set_up(s: State, seat: int, colour: str, lines: list[list[str]]) -> None:
    rows, columns = len(lines), len(lines[0])
    left = list(IN_THE_ARMY)
    standing = []
    for row in range(rows):
        for column in range(columns):
            # From the owner's edge and left hand; the drawing has black's edge on top.
            across = (rows - 1 - row, column) if seat == RED else (row, columns - 1 - column)
            word = lines[across[0]][across[1]]
            if word.startswith(colour):
                square = MOST_COLUMNS * (rows - 1 - across[0]) + across[1]
                standing.append((square, RANK_OF[word[1]]))
                left[RANK_OF[word[1]]] -= 1
    lost = [rank for rank in range(RANKS) for _ in range(left[rank])]
    assert min(left) >= 0, "an army has nine ninjas with one star, five with two, and one Soke"
    for figure in range(FIGURES):
        piece = FIGURES * seat + figure
        if figure < len(standing):
            square, rank = standing[figure]
            s.place[piece], s.rank[piece], s.rank_known[piece] = square, rank, only(seat)
            s.board[square] = piece
            s.army[piece] = figure
        else:
            s.place[piece], s.rank[piece], s.rank_known[piece] = NOTHING, lost.pop(), EVERYBODY
    s.army_size[seat] = len(standing)


def drawing(f: Field) -> str:
    """The board as it is now, in the words of a drawing."""
    table = f.match.view(shinobi.OMNISCIENT)
    signs = {"one-star": "1", "two-stars": "2", "soke": "S"}
    lines = []
    for row in reversed(range(table["rows"])):
        words = []
        for piece in table["board"][row][: table["columns"]]:
            if piece is None:
                words.append(".")
            else:
                colour, letter = piece.split("-")
                seat = 0 if colour == "red" else 1
                words.append(colour[0] + signs[table["rank"][seat]["abcdefghijklmno".index(letter)]])
        lines.append(" ".join(f"{word:2}" for word in words).strip())
    fence = ["=" if "abcdefgh"[column] in table["fence"] else "." for column in range(table["columns"])]
    lines.insert(len(lines) // 2, "  ".join(fence))
    return "\n".join(lines)


def tidy(text: str) -> str:
    """A drawing without its indentation."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def throws(*eyes: int) -> Lucky:
    """The dice of a battle fall like this, in order."""
    return lambda told: [event["eyes"] for event in told if event["event"] in ("threw", "struck")] == list(eyes)


def hears(*names: str) -> Lucky:
    """All of these are told."""
    return lambda told: set(names) <= {event["event"] for event in told}
