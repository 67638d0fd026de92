"""What agents are given in PettingZoo and Gymnasium: a row of the numeric form, and a mask of legal actions."""

import numpy as np

from shinobi.engine.batches.forms import Form
from shinobi.engine.errors import BadOption
from shinobi.engine.native.calls import Array
from shinobi.rl.frameworks import needed

with needed("Gymnasium", "gymnasium"):
    from gymnasium import spaces

Observed = dict[str, Array]


def observed(seen: Array, legal: Array) -> Observed:
    """What a seat knows, and the mask of what it may do."""
    return {"observation": seen, "action_mask": legal.view(np.int8)}


def observation_space(form: Form) -> spaces.Dict:
    """The space of what a seat is given."""
    least, greatest = form.bounds
    mask = spaces.Box(0, 1, (len(form.game.actions),), np.int8)
    return spaces.Dict({"observation": spaces.Box(least, greatest, dtype=form.dtype), "action_mask": mask})


def checked_render_mode(render_mode: object) -> str | None:
    """How a table is drawn; raises `BadOption`."""
    if render_mode in (None, "ansi"):
        return None if render_mode is None else "ansi"
    raise BadOption(f'The render mode is "ansi" or None, not {render_mode!r}.')
