"""Looking: what one seat may see of a state."""

from typing import cast

from shinobi.engine.compiler.language import Bytes, States, copy_state, state_bytes
from shinobi.engine.sight import Hiding, hide

sight: Hiding = cast(Hiding, None)


def see(states: States, number: int, seat: int, seen: States, place: int, hidden: Bytes) -> None:
    """Put into `seen` what the seat may see of one state: all else is blank there, and marked in `hidden`."""
    copy_state(states, number, seen, place)
    for byte in range(len(hidden)):
        hidden[byte] = 0
    hide(state_bytes(seen, place), sight.blank, seat, sight.table, hidden)
