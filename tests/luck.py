"""Luck that is the same in every run: what is dealt in a test follows from the name of the test, and from `--luck`.

So a test that fails on one machine fails on another. Who wants to see other deals says `./shinobi test --luck 2`.
"""

import hashlib
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

_folder = tempfile.TemporaryDirectory(prefix="shinobi-luck-")
NOW = Path(_folder.name) / "now"
"""Says which test runs: servers that serve several tests read it whenever they draw."""

_people: Counter[str] = Counter()


def begins(test: str) -> None:
    """From now on, luck is that of this test."""
    _people.clear()
    NOW.write_text(test, encoding="utf-8")


def drawing(who: str, now: Path = NOW) -> Callable[[int], bytes]:
    """Random bytes for somebody, other ones at every call; in the same test, always the same."""
    drawn: Counter[str] = Counter()

    def draw(length: int) -> bytes:
        test = now.read_text(encoding="utf-8") if now.exists() else ""
        drawn[test] += 1
        return hashlib.shake_128(f"{test} {who} {drawn[test]}".encode()).digest(length)

    return draw


def in_a_page() -> str:
    """A script that gives a page the luck of the next person of this test, other luck each time that it is loaded."""
    _people["browser"] += 1
    seed = int.from_bytes(drawing(f"page {_people['browser']}")(4), "big")
    return f"""{{
      let state = {seed} + Number(window.name || 0) * 0x9e3779b1;
      window.name = String(Number(window.name || 0) + 1);
      const next = () => {{
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return (mixed ^ (mixed >>> 14)) & 255;
      }};
      crypto.getRandomValues = (array) => {{
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let nth = 0; nth < bytes.length; nth += 1) bytes[nth] = next();
        return array;
      }};
    }}"""
