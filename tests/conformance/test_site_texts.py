"""The words of the pages: the same in every language, all of them used, and none missing that the client says."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from shinobi.engine.talk import GESTURES
from shinobi.locale import HERE, languages, messages
from shinobi.table.refusal import CODES

CLIENT = Path(__file__).parents[2] / "client" / "src"
SITE = HERE / "site"


def site(language: str) -> dict[str, str]:
    source = (SITE / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentResource(source).body if isinstance(entry, Message) and entry.span]
    return {entry.id.name: source[entry.span.start : entry.span.end] for entry in entries if entry.span}


def said() -> tuple[set[str], tuple[str, ...]]:
    """What the client's sources and its build name in quotes, and the beginnings of what they put together."""
    sources = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *CLIENT.with_name("scripts").glob("*.ts")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    return set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code)), tuple(re.findall(r"`([a-z]+-)\$\{", code))


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_pages_words(language: str) -> None:
    english, here = site("en"), site(language)
    assert list(here) == list(english)
    for name, pattern in here.items():
        assert set(re.findall(r"\$[a-z]+", pattern)) == set(re.findall(r"\$[a-z]+", english[name])), name


def test_no_word_of_the_pages_is_unused() -> None:
    words, beginnings = said()
    unused = [name for name in site("en") if name not in words and not name.startswith(beginnings)]
    assert unused == []


def test_everything_the_client_says_is_written() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for end in ("*.ts", "*.svelte") for file in CLIENT.rglob(end))
    asked = set(re.findall(r"(?<![.\w])say\(\"([a-z-]+)\"", code))
    assert asked - site("en").keys() - messages("en").keys() == set()


def test_every_gesture_can_be_chosen_in_the_client() -> None:
    assert {f"do-{gesture}" for gesture in (*GESTURES, "wink")} <= site("en").keys()


def test_everything_a_table_can_refuse_has_a_text() -> None:
    assert {f"error-{code}" for code in CODES} <= site("en").keys()
