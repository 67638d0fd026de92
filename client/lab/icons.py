"""Draws the icons of the app from the crest, in the browser that the tests use.

PYTHONPATH=../tests python lab/icons.py
"""

import base64
from pathlib import Path

from browser.browsing import a_browser

PUBLIC = Path(__file__).parents[1] / "public"
CREST = PUBLIC / "crest.svg"
PAPER = "#f3ecdf"

ICONS = {
    "192": (192, 1.0, ""),
    "512": (512, 1.0, ""),
    "maskable-512": (512, 0.7, PAPER),
    "touch-180": (180, 0.86, PAPER),
}
"""For each icon its size, how much of it the crest fills, and what lies behind it. Systems cut maskable ones round."""


def draw() -> None:
    """Write the icons."""
    crest = base64.b64encode(CREST.read_bytes()).decode()
    with a_browser() as browser:
        page = browser.new_page()
        for name, (size, part, behind) in ICONS.items():
            inner = round(size * part)
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{behind or 'none'}'>"
                f"<img width={inner} height={inner} src='data:image/svg+xml;base64,{crest}'>"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=not behind)


if __name__ == "__main__":
    draw()
