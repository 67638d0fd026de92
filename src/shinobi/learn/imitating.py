"""Train a network to play as somebody did whom we watched.

    python -m shinobi.learn.imitating daimyo --watched watched.npz --to imitation

`benchmarks/strength/watch.py` writes what was watched. The network learns nothing but to choose as often as they did;
what it expects of a match means nothing.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from shinobi.bots.encoding import encoding
from shinobi.engine.game import game_named
from shinobi.learn import model, ppo
from shinobi.learn.ppo import Learning
from shinobi.learn.weights import save

ROWS = ("seen", "legal", "behind", "kinds", "chosen")
HELD_BACK = 20
"""One decision in so many is kept to see how well the network guesses the next one."""


def unlikely(params: Any, seen: Any, legal: Any, behind: Any, kinds: Any, chosen: Any) -> Any:
    """How unlikely the network thinks what was chosen, on average: minus the logarithm."""
    scores, _ = model.think(params, seen, legal, behind, kinds)
    own = jnp.take_along_axis(jax.nn.log_softmax(scores), chosen[:, None].astype(jnp.int32), axis=1)
    return -jnp.mean(own)


@partial(jax.jit, static_argnames=("portion",))
def epoch(learning: Learning, watched: Any, key: Any, rate: Any, *, portion: int) -> Any:
    """Learn once from all that was watched, in portions of so many decisions."""
    count = len(watched[0])
    order = jax.random.permutation(key, count)[: count // portion * portion].reshape(-1, portion)

    def update(learning: Learning, which: Any) -> Any:
        wrong, slopes = jax.value_and_grad(unlikely)(learning.params, *(rows[which] for rows in watched))
        return ppo.descended(learning, slopes, rate), wrong

    learning, wrong = jax.lax.scan(update, learning, order)
    return learning, wrong.mean()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--watched", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--portion", type=int, default=4096)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    game, inputs = game_named(given.game), encoding(given.game).inputs
    with np.load(given.watched) as file:
        rows = [file[name] for name in ROWS]
    held_back = np.arange(len(rows[0])) % HELD_BACK == 0
    watched, unseen = ([jnp.asarray(one[which]) for one in rows] for which in (~held_back, held_back))
    learning = ppo.begun(model.fresh(inputs, len(game.actions) + game.standpoint.KINDS, given.hidden, given.seed))
    key = jax.random.key(given.seed)
    for nth in range(given.epochs):
        key, own = jax.random.split(key)
        rate = given.rate * 0.02 ** (nth / max(1, given.epochs - 1))
        learning, wrong = epoch(learning, watched, own, rate, portion=min(given.portion, len(watched[0])))
        guessed = float(jax.jit(unlikely)(learning.params, *unseen))
        sys.stdout.write(f"epoch {nth + 1}: {float(wrong):.4f}, of unseen decisions {guessed:.4f}\n")
    given.to.mkdir(parents=True, exist_ok=True)
    used = np.unpackbits(np.bitwise_or.reduce(rows[0], axis=0), bitorder="little")[:inputs].astype(bool)
    about = {"layout": encoding(given.game).layout, "command": " ".join(sys.argv[1:]), "decisions": len(rows[0])}
    save(model.whole(learning.params, used), given.to / f"{given.game}.npz", about)


if __name__ == "__main__":
    main()
