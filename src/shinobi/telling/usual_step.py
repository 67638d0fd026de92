"""A fast path for the usual step: one that goes on with the match, at a table without clocks.

The message is put together from the pieces of such a step, which come from its type like any other; what is said to all
alike is put together once. `Teller` takes the plain way for all other steps, and a test compares the two.
"""

from msgspec import Raw

from shinobi.wire import Situation, Step, encode


def _pieces(own: Raw | None) -> list[bytes]:
    gap: Raw = Raw(b"%")
    now = Situation(gap, gap, gap, gap, gap, gap, gap, None, None)  # type: ignore[arg-type]
    if own is not None:
        now.own = own  # type: ignore[assignment]
    return encode(Step(gap, gap, False, now)).split(b"%")  # type: ignore[arg-type]


_number, _events, _step, _view, _asked, _legal, _prompt, _hints, _undo, _end = _pieces(None)
*_, _own, _end_with_own = _pieces(Raw(b"%"))

USUAL_STEP = _number + b"%d" + _events + b"%b" + _step + b"%d" + _view
"""Up to the view, with gaps for the number, the events, and the receiver's step."""

ASKED = _asked + b"false" + _legal, _asked + b"true" + _legal
"""Between the view and the legal moves: whether it is asked."""

PROMPT, HINTS = _prompt, _hints
"""Before the prompt and the hints, for people."""

END = _undo + b"false" + _end, _undo + b"true" + _end
"""Whether the receiver could take back, and the end."""

END_WITH_OWN = _undo + b"false" + _own + b"%d" + _end_with_own, _undo + b"true" + _own + b"%d" + _end_with_own
"""The same for people who play, with a gap for the step at which they last decided something."""

END_WITHOUT_HINTS = tuple(_prompt + b"[]" + _hints + b"{}" + end for end in END)
"""All that follows the legal moves, for programs."""
