"""Nothing is said on a screen but what a Fluent file says: the templates of the pages hold no words of their own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
TEMPLATES = sorted((CLIENT / "src").rglob("*.svelte"))

SPOKEN = ("title", "alt", "placeholder", "label", "aria-label", "aria-description", "aria-roledescription")
"""Attributes that are read out or shown."""

WORD = re.compile(r"\b(?!Shinobi\b)[^\W\d_]{2,}\b")
"""Two letters or more; the program is called Shinobi in every language."""

MARK_UP = re.compile(r"<!--.*?-->|<(script|style|code)\b.*?</\1>|&\w+;", re.DOTALL)
"""What holds no words for people: comments, scripts, styles, names of files and commands, entities."""
ATTRIBUTE = re.compile(rf"(?<![\w-])({'|'.join(SPOKEN)})=(\"[^\"]*\"|'[^']*')")
TAG = re.compile(r"<[^<>]*>")


def said_by(template: str) -> Iterator[str]:
    """The words that a template says by itself, in its text and in attributes that people hear or see."""
    bare = without_expressions(MARK_UP.sub("", template))
    for attribute, value in ATTRIBUTE.findall(bare):
        if WORD.search(value):
            yield f"{attribute}={value}"
    for text in TAG.split(bare):
        if WORD.search(text):
            yield text.strip()


def without_expressions(template: str) -> str:
    """A template without what stands in braces."""
    depth, kept = 0, []
    for letter in template:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: str(file.relative_to(CLIENT / "src")))
def test_a_template_has_no_words_of_its_own(file: Path) -> None:
    assert list(said_by(file.read_text(encoding="utf-8"))) == []


def test_words_in_a_template_are_found() -> None:
    """So that the test above can be trusted."""
    assert list(said_by("<p>{say('x')}: <b>Deal</b> {#if a > {}}now{/if}</p>")) == ["Deal", "now"]
    assert list(said_by('<button title="Close it" aria-label={say("y")} class="main small">×</button>')) == [
        'title="Close it"'
    ]
    assert list(said_by("<p>{a}&nbsp;<code>shinobi verify</code></p>")) == []
    assert (
        list(said_by("<script>const a = 'words';</script><!-- words --><style>b { color: red }</style>{a} – 3")) == []
    )


def test_a_script_of_a_page_hands_no_sentence_to_the_screen() -> None:
    """What the client says itself, in quotes, is a name or a key; sentences come from the texts."""
    sentence = re.compile(r"(?:aria-label|title|placeholder|textContent|alert)\s*[=(]\s*[\"'`][A-Z][a-z]+ [a-z]")
    for file in (CLIENT / "src").rglob("*.*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            assert not sentence.search(file.read_text(encoding="utf-8")), file
