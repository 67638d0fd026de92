"""Makes match.webp, the moving picture in the README, from a real match of Great Daimyo against bots.

./shinobi test --collect-only -q > /dev/null     # once: sets up the environment and builds the pages
.venv/bin/python -m pip install pillow
PYTHONPATH=src:tests .venv/bin/python docs/screenshots/animate.py
"""

import io
import random
import sys
import tempfile
from pathlib import Path

from browser.browsing import Person, a_browser
from PIL import Image
from server.running import running

HERE = Path(__file__).parent
SCREEN = {"width": 1344, "height": 840}
SHOWN = (800, 500)
FRAMES = 22
MILLISECONDS = 1100
"""For which each picture is shown."""

STILL = 700
"""Milliseconds until everything that moves has come to rest."""

PACE = ("--bot-pace", "0.4", "--reaction-pace", "0.4", "--no-limits", "--compile", "now")


def frames() -> list[Image.Image]:
    """What somebody sees who plays; a picture only where something has changed."""
    seen: list[bytes] = []
    chance = random.Random(4)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "match.db", *PACE) as server,
        a_browser() as browser,
    ):
        person = Person(browser, server.address, "Hana", viewport=SCREEN)
        person.open("/")
        person.play_now("daimyo")
        person.choices.first.wait_for()
        while len(seen) < FRAMES and not person.outcome.count():
            person.page.wait_for_timeout(STILL)
            picture = person.page.screenshot(type="png")
            if not seen or picture != seen[-1]:
                seen.append(picture)
                sys.stdout.write(f"picture {len(seen)}\n")
            if person.is_asked():
                person.choose(chance)
        person.context.close()
    return [Image.open(io.BytesIO(picture)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS) for picture in seen]


def main() -> None:
    first, *others = frames()
    first.save(
        HERE / "match.webp", save_all=True, append_images=others, duration=MILLISECONDS, loop=0, quality=62, method=6
    )


if __name__ == "__main__":
    main()
