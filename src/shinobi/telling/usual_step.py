"""A fast path for the steps that programs are told: without hints, clock and result.

They are put together from the pieces of such a message, which come from its type like any other; what is said to all
alike is put together once. `Teller` takes the plain way for all other steps, and a test compares the two.
"""

from msgspec import Raw

from shinobi.wire import Situation, Step, encode


def _pieces() -> list[bytes]:
    gap: Raw = Raw(b"%")
    now = Situation(gap, gap, gap, gap, [], {}, gap, None, None)  # type: ignore[arg-type]
    return encode(Step(gap, gap, False, now)).split(b"%")  # type: ignore[arg-type]


_number, _events, _step, _view, _asked, _legal, _undo, _end = _pieces()

USUAL_STEP = _number + b"%d" + _events + b"%b" + _step + b"%d" + _view
"""Up to the view, with gaps for the number, the events, and the receiver's step."""

ASKED = _asked + b"false" + _legal, _asked + b"true" + _legal
"""Between the view and the legal moves: whether it is asked."""

UNDO = _undo + b"false" + _end, _undo + b"true" + _end
"""After the legal moves: whether it could take back."""
