"""Nothing on a page stays as it is when its reader's language changes: what would is not from the texts."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.browsing import Person
from shinobi.engine.game import game_named, game_names
from shinobi.locale import HERE, messages, texts
from shinobi.table.making import BOT_NAMES

Come = Callable[..., Person]

PAGES = ["/", "/about", "/settings", "/device", "/nowhere"]
PAGES += [f"/{page}/{game}" for page in ("new", "rules") for game in game_names()]

SHOWN = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, [lang]:not(html), [translate=no]")) said.push(node.data.trim());
    } else for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (node.hasAttribute(name)) said.push(node.getAttribute(name).trim());
    }
  }
  return said;
}"""
"""Every text of a page, also those in closed parts and those that are only read out."""

WORD = re.compile(r"[^\W\d_]{3,}")
PLACE = re.compile(r"\{ \$[a-z-]+ \}")
CLAUSE = re.compile(r"[A-Z]{3}-\d{2}")
LANGUAGES = {"English", "Español", "Français", "Deutsch", "Nederlands"}
PEOPLE = {"Hana", *BOT_NAMES}
"""Whoever sits at the tables that rules pages draw has the same name in every language."""


def shown(somebody: Person, path: str) -> set[str]:
    somebody.open(path)
    somebody.page.wait_for_load_state("networkidle")
    expect(somebody.page.locator("h1, .prompt").first).to_be_visible()
    said = (text.replace("\N{SOFT HYPHEN}", "") for text in somebody.page.evaluate(SHOWN))
    return {text for text in said if WORD.search(text) and not CLAUSE.fullmatch(text)}


def alike(one: str, other: str) -> Iterator[str]:
    """What is written in the same way in the texts of two languages: names, mostly."""
    for game in game_names():
        theirs = messages(other, game)
        yield from (
            written.partition("=")[2].strip() for key, written in messages(one, game).items() if theirs[key] == written
        )
        lines = [
            {line for text in messages(language, game).values() for line in text.splitlines()}
            for language in (one, other)
        ]
        yield from (line.partition("] ")[2].strip() for line in lines[0] & lines[1] if "] " in line)
    site = [(HERE / "site" / f"{language}.ftl").read_text(encoding="utf-8").splitlines() for language in (one, other)]
    yield from (line.partition("=")[2].strip() for line in set(site[0]) & set(site[1]))


def test_every_text_on_a_page_is_from_the_texts(person: Come) -> None:
    english, german = person(locale="en"), person(locale="de")
    names = set(alike("en", "de")) | LANGUAGES | PEOPLE
    worded = [name for name in names if PLACE.search(name) and WORD.search(PLACE.sub("", name))]
    filled_in = [re.compile(".+".join(map(re.escape, PLACE.split(name)))) for name in worded]
    for page in PAGES:
        same = shown(english, page) & shown(german, page) - names
        assert [text for text in same if not any(one.fullmatch(text) for one in filled_in)] == [], page


@pytest.mark.parametrize("game", game_names())
def test_what_can_be_chosen_for_a_table_is_said_in_words(person: Come, game: str) -> None:
    """A value may look like its text in one language, but not in two."""
    raw = []
    for language in ("fr", "nl"):
        somebody = person(locale=language)
        said = shown(somebody, f"/new/{game}")
        editions = game_named(game).editions
        named = {texts(language, game).say(f"edition-{edition.name}") for edition in editions}
        assert len(editions) == 1 or named <= said
        chosen = somebody.page.locator("form option").evaluate_all("(all) => all.map((it) => [it.value, it.text])")
        raw.append({text for value, text in chosen if value == text and WORD.search(text)})
    assert set.intersection(*raw) == set()
