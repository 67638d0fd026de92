"""How balanced a deck of arts is: random games played to the end, counted round by round, drawn and written down.

python benchmarks/balance/arts.py --games 40000 --write docs      # so many games each of 3, 4 and 5 players
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.engine.batches.batch import Batch
from shinobi.engine.state import EVENT_CELLS
from shinobi.games.arts import table
from shinobi.games.arts.deck import DECK, HOUSE

Array = NDArray[Any]
PLAYERS = (3, 4, 5)
AT_ONCE = 10_000
DEALT = 3


@dataclass
class Tally:
    """What was counted at tables of one size. An item wins a round; a player has won it who gains honour by it."""

    players: int
    games: int = 0
    rounds: int = 0
    by_limit: int = 0
    nobody: int = 0
    attacked: int = 0
    rounds_per_game: list[int] = field(default_factory=list)
    item_held: Array = field(default_factory=lambda: np.zeros(8))
    item_won: Array = field(default_factory=lambda: np.zeros(8))
    partner_had: Array = field(default_factory=lambda: np.zeros(8))
    partner_used: Array = field(default_factory=lambda: np.zeros(8))
    partner_won: Array = field(default_factory=lambda: np.zeros(8))
    partner_honour: Array = field(default_factory=lambda: np.zeros(8))
    art_had: Array = field(default_factory=lambda: np.zeros(12))
    art_won: Array = field(default_factory=lambda: np.zeros(12))
    art_honour: Array = field(default_factory=lambda: np.zeros(12))
    honour: float = 0


def play(players: int, games: int, deck: Any, seed: int) -> Tally:
    """Random games of one table size."""
    tally = Tally(players)
    for first in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - first)
        _play_batch(Batch("arts", count, players=players, seed=seed + first, deck=deck), tally, seed + first)
    return tally


def _play_batch(batch: Batch, tally: Tally, seed: int) -> None:
    chance = np.random.default_rng(seed)
    states = batch.states
    dealt = states["art"].copy()
    attacked = np.zeros(len(batch), bool)
    tally.games += len(batch)
    while True:
        legal = batch.legal()
        going_on = np.flatnonzero(legal.any(axis=1))
        if not len(going_on):
            break
        choices = legal[going_on].cumsum(axis=1)
        actions = np.zeros(len(batch), np.int64)
        actions[going_on] = (choices > (chance.random(len(going_on)) * choices[:, -1])[:, None]).argmax(axis=1)
        before = states[["round_number", "held", "carrying", "partner", "partner_used", "honour"]].copy()
        batch.play(actions)
        attacked |= states["phase"] == table.ASKED_TO_DEFEND
        over = states["ended"][going_on] > 0
        ended = going_on[(states["round_number"][going_on] != before["round_number"][going_on]) | over]
        if len(ended):
            _count_rounds(tally, states[ended], before[ended], dealt[ended])
            tally.attacked += int(attacked[ended].sum())
            attacked[ended] = False
            dealt[ended] = states["art"][ended]
    tally.rounds_per_game += states["round_number"].tolist()


def _count_rounds(tally: Tally, after: Array, before: Array, dealt: Array) -> None:
    """Count rounds that have ended: from the state before the step that ended them, and from what that step told."""
    players = tally.players
    tally.rounds += len(after)
    told = after["told"].reshape(len(after), -1, EVENT_CELLS)
    real = np.arange(told.shape[1])[None, :] < after["told_count"][:, None]
    ended = told[real & (told[:, :, 1] == table.ROUND_ENDED)]
    tally.by_limit += int((ended[:, 2] == table.ART_55).sum())
    won = told[real & (told[:, :, 1] == table.ROUND_WON)]
    tally.nobody += len(after) - len(won)
    tally.item_won += np.bincount(won[:, 3], minlength=8)
    shown = told[real & (told[:, :, 1] == table.ITEM_SHOWN)]
    tally.item_held += np.bincount(shown[:, 3], minlength=8)
    gained = (after["honour"] - before["honour"])[:, :players]
    tally.honour += float(gained.sum())
    partner = before["partner"][:, :players]
    used = before["partner_used"][:, None] >> np.arange(players)[None, :] & 1
    np.add.at(tally.partner_had, partner, 1)
    np.add.at(tally.partner_used, partner, used)
    np.add.at(tally.partner_won, partner, gained > 0)
    np.add.at(tally.partner_honour, partner, gained)
    arts = dealt.reshape(len(after), -1, table.SPOTS)[:, :players, :DEALT]
    np.add.at(tally.art_had, arts, 1)
    np.add.at(tally.art_won, arts, np.repeat(gained[:, :, None] > 0, DEALT, axis=2))
    np.add.at(tally.art_honour, arts, np.repeat(gained[:, :, None], DEALT, axis=2))


# Writing it down


def report(tallies: list[Tally], deck: Any) -> Iterator[str]:
    """The figures, as the tables of the note."""
    heads = " | ".join(f"{tally.players} players" for tally in tallies)
    rule = "|---" * (len(tallies) + 1) + "|"
    yield from (f"| | {heads} |", rule)
    rows = {
        "games": [f"{tally.games:,}" for tally in tallies],
        "rounds": [f"{tally.rounds:,}" for tally in tallies],
        "rounds per game, on average": [f"{tally.rounds / tally.games:.2f}" for tally in tallies],
        "rounds per game, most": [f"{max(tally.rounds_per_game)}" for tally in tallies],
        "rounds ended by the turn limit (ART-55)": [f"{tally.by_limit / tally.rounds:.2%}" for tally in tallies],
        "rounds nobody won": [f"{tally.nobody / tally.rounds:.2%}" for tally in tallies],
        "rounds with an attack": [f"{tally.attacked / tally.rounds:.1%}" for tally in tallies],
    }
    yield from (f"| {name} | {' | '.join(values)} |" for name, values in rows.items())
    yield from _section("Items", "How often an item won the round, of the rounds in which a player held it at the end.")
    yield from _rows("item", deck["item"], heads, rule, [_rates(tally.item_won, tally.item_held) for tally in tallies])
    beside = "and in brackets how much more honour than the average player."
    yield from _section("Partners", f"How often those who had the partner won honour in the round, {beside}")
    partners = [_wins(one, one.partner_won, one.partner_honour, one.partner_had) for one in tallies]
    yield from _rows("partner", deck["partner"], heads, rule, partners)
    yield from ("", "How often the partner was used.", "")
    used = [_rates(tally.partner_used, tally.partner_had) for tally in tallies]
    yield from _rows("partner", deck["partner"], heads, rule, used)
    yield from _section("Arts", f"How often those who were dealt the art won honour in the round, {beside}")
    arts = [_wins(tally, tally.art_won, tally.art_honour, tally.art_had) for tally in tallies]
    yield from _rows("art", deck["art"], heads, rule, arts)


def _section(name: str, sentence: str) -> Iterator[str]:
    yield from ("", f"## {name}", "", f"![{name}](images/arts-{name.lower()}.svg)", "", sentence, "")


def _rates(part: Array, whole: Array) -> list[str]:
    return [f"{rate:.1%}" for rate in part / whole]


def _wins(tally: Tally, won: Array, honour: Array, had: Array) -> list[str]:
    more = _advantage(tally, honour, had)
    return [f"{rate:.1%} ({advantage:+.1%})" for rate, advantage in zip(won / had, more, strict=True)]


def _advantage(tally: Tally, honour: Array, had: Array) -> Array:
    return np.asarray(honour / had / (tally.honour / (tally.rounds * tally.players)) - 1)


def _rows(part: str, cards: Any, heads: str, rule: str, columns: list[list[str]]) -> Iterator[str]:
    yield from (f"| {part} | {heads} |", rule)
    for card, values in zip(cards, zip(*columns, strict=True), strict=True):
        yield f"| {card['name']} | {' | '.join(values)} |"


def draw(tallies: list[Tally], deck: Any, folder: Path) -> None:
    """The plots of the note."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams.update(
        {
            "svg.hashsalt": "shinobi",
            "svg.fonttype": "none",
            "font.size": 9,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )
    from matplotlib import pyplot

    figures = {
        "items": (
            "item",
            [tally.item_won / tally.item_held for tally in tallies],
            "rounds won, of those held to the end",
        ),
        "partners": (
            "partner",
            [_advantage(tally, tally.partner_honour, tally.partner_had) for tally in tallies],
            "honour per round, beside the average player",
        ),
        "arts": (
            "art",
            [_advantage(tally, tally.art_honour, tally.art_had) for tally in tallies],
            "honour per round, beside the average player",
        ),
    }
    for name, (part, columns, title) in figures.items():
        figure, axes = pyplot.subplots(figsize=(7, 0.42 * len(deck[part]) + 0.9))
        places = np.arange(len(deck[part]))
        for nth, (tally, values) in enumerate(zip(tallies, columns, strict=True)):
            axes.barh(places + 0.27 * (nth - 1), 100 * values, 0.25, label=f"{tally.players} players")
        axes.set_yticks(places, [card["name"] for card in deck[part]])
        axes.invert_yaxis()
        axes.set_xlabel(f"{title}, %")
        axes.axvline(0, color="black", linewidth=0.6)
        axes.legend(frameon=False)
        figure.tight_layout()
        figure.savefig(folder / f"arts-{name}.svg", metadata={"Date": None})
        pyplot.close(figure)
    figure, axes = pyplot.subplots(figsize=(7, 2.6))
    most = 10
    for nth, tally in enumerate(tallies):
        counts = np.bincount(np.minimum(tally.rounds_per_game, most), minlength=most + 1)[1:]
        axes.bar(
            np.arange(1, most + 1) + 0.27 * (nth - 1),
            100 * counts / tally.games,
            0.25,
            label=f"{tally.players} players",
        )
    axes.set_xticks(range(1, most + 1), [*map(str, range(1, most)), f"{most}+"])
    axes.set_xlabel("rounds in a game")
    axes.set_ylabel("games, %")
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(folder / "arts-rounds.svg", metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=40_000, help="games of each number of players")
    asked.add_argument("--deck", type=Path, default=Path(HOUSE), help="a deck file")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--write", type=Path, help="put the plots under this folder's images/")
    given = asked.parse_args()
    deck = DECK.read_file(given.deck)
    tallies = [play(players, given.games, deck, given.seed) for players in PLAYERS]
    print("\n".join(report(tallies, deck)))
    if given.write is not None:
        folder = given.write / "images"
        folder.mkdir(exist_ok=True)
        draw(tallies, deck, folder)


if __name__ == "__main__":
    main()
