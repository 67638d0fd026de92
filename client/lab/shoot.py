"""A picture of a page, in the browser that the tests use.

PYTHONPATH=../tests python lab/shoot.py URL FILE [phone|desktop] [light|dark]
"""

import sys

from browser.browsing import DESKTOP, PHONE, Person, a_browser


def shoot(url: str, file: str, size: str = "desktop", scheme: str = "light") -> None:
    """Take the picture when the page has come to rest, and tell what went wrong on it."""
    with a_browser() as browser:
        somebody = Person(browser, url, viewport=PHONE if size == "phone" else DESKTOP, color_scheme=scheme)
        somebody.open("")
        somebody.page.wait_for_load_state("networkidle")
        somebody.page.screenshot(path=file)
        sys.stderr.writelines(f"{problem}\n" for problem in somebody.problems)


if __name__ == "__main__":
    shoot(*sys.argv[1:])
