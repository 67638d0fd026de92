"""Nothing is said in the terminal but what a Fluent file says: help, errors and all that commands print."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shinobi
from shinobi.cli import command_line, helping
from shinobi.locale import languages, messages, texts

from .terminal import shinobi_says

SOURCES = Path(shinobi.__file__).parent
SPOKEN = sorted((*(SOURCES / "cli").glob("*.py"), *(SOURCES / "games").glob("*/terminal.py")))

FOR_PROGRAMMERS = (
    "engine/match.py",  # what only a program can ask for wrongly
    "engine/batches/batch.py",
    "engine/records/record_stream.py",
    "engine/batches/environments.py",
    "engine/batches/forms.py",
    "engine/batches/gpu.py",
    "engine/batches/gpu_batch.py",
    "engine/compiler",
    "lab",
    "learn",
    "rl",
    "locale",  # a text that nobody wrote
    "client.py",
    "server",  # over the wire travels a code, for which pages have a text
    "table",
)
"""Where an error may be in English only: a person who only plays, serves or reads help never sees it."""

SAYING = {
    "print",
    "complain",
    "echo",
    "status",
    "add_row",
    "add_column",
    "add_task",
    "Table",
    "Panel",
    "Text",
    "assemble",
}
WORD = re.compile(r"\b(?!shinobi\b)[^\W\d_]{2,}")
"""Two letters or more; the program has the same name in every language."""
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]+ [^\W\d_]{2,}")
COMMAND = re.compile(r"SELECT|INSERT|shinobi play| FROM tables| -m pip ")
"""What is not said to anybody: queries of the store, and commands to type."""
STYLES = {"bold", "dim", "red", "bold red", "cyan", "yellow", "left", "right", "utf-8"}


def literals(node: ast.AST) -> Iterator[str]:
    """The texts that stand in an expression as they are, not those that name a message or a style."""
    if isinstance(node, ast.Call):
        if not _called(node)[:1].isupper() and _called(node) not in SAYING | {"join", "assemble"}:
            return  # it names a message, or asks for something
        for argument in (
            *node.args,
            *(one.value for one in node.keywords if one.arg not in ("style", "justify", "overflow")),
        ):
            yield from literals(argument)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str) and node.value not in STYLES:
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            if isinstance(part, ast.Constant):
                yield str(part.value)
    elif isinstance(node, ast.IfExp | ast.BinOp | ast.Tuple | ast.List):
        for child in ast.iter_child_nodes(node):
            yield from literals(child)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def raw_words(code: str) -> list[str]:
    """The words that this code says by itself."""
    tree = ast.parse(code)
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # it documents something
    silent |= {id(node.msg) for node in ast.walk(tree) if isinstance(node, ast.Assert)}  # a mistake of ours
    said = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in SAYING:
            said += [one for one in literals(node) if WORD.search(one)]
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            said += [node.value] if SENTENCE.search(node.value) and not COMMAND.search(node.value) else []
    return said


def english_errors(code: str) -> list[str]:
    """The errors with a text of their own: `raise BadOption("…")` where `raise BadOption.of("message")` is right."""
    raised = [node.exc for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Raise)]
    calls = [one for one in raised if isinstance(one, ast.Call) and _called(one) in errors_of_people()]
    return [said for call in calls for said in literals(call) if WORD.search(said)]


@cache
def errors_of_people() -> set[str]:
    """The names of all classes that derive from `ShinobiError`, in any file."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in SOURCES.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    known, count = {"ShinobiError"}, 0
    while len(known) > count:
        count = len(known)
        known |= {one.name for one in classes for base in one.bases if getattr(base, "id", "") in known}
    return known - {"NoSuchTable", "Refused", "WrongSheet"}  # these put their sentences together from texts


@pytest.mark.parametrize("file", SPOKEN, ids=lambda file: str(file.relative_to(SOURCES)))
def test_a_command_has_no_words_of_its_own(file: Path) -> None:
    assert raw_words(file.read_text(encoding="utf-8")) == []


def test_what_people_do_wrong_is_told_from_the_texts() -> None:
    for file in SOURCES.rglob("*.py"):
        where = file.relative_to(SOURCES).as_posix()
        if not where.startswith(FOR_PROGRAMMERS):
            assert english_errors(file.read_text(encoding="utf-8")) == [], where


def test_words_in_code_are_found() -> None:
    """So that the tests above can be trusted."""
    assert raw_words('console.print("Dealt")') == ["Dealt"]
    assert raw_words('console.print(f"{n} cards")') == [" cards"]
    assert raw_words('console.print(words.say("dealt", n=n), style="bold")') == []
    assert raw_words('hint = "Type a number"') == ["Type a number"]
    assert raw_words('"""Documents a module."""') == []
    assert english_errors('raise BadOption("No such thing.")') == ["No such thing."]
    assert english_errors('raise BadRecord(f"{n} is wrong")') == [" is wrong"]
    assert english_errors('raise BadOption.of("no-such-thing")') == []


# Help


def commands(command: Any) -> Iterator[Any]:
    yield command
    for one in getattr(command, "commands", {}).values():
        yield from commands(one)


def test_help_says_everything_there_is_and_nothing_else() -> None:
    needed = set()
    words = texts("en")
    for command in commands(command_line()):
        name = command.name or "shinobi"
        needed.add(f"command-{name}")
        for parameter in command.params:
            own = f"takes-{name}-{parameter.name}".replace("_", "-")
            needed.add(own if words.has(own) else f"takes-{parameter.name}".replace("_", "-"))
    written = {message for message in messages("en") if message.startswith(("command-", "takes-"))}
    assert needed - written == set()
    assert written - needed == {"takes-help"}


@pytest.mark.parametrize("language", languages())
def test_what_a_command_takes_is_told_in_every_language(language: str) -> None:
    for command in commands(command_line()):
        for parameter in command.params:
            assert helping.say(command.name or "shinobi", parameter.name, texts(language))


def test_help_is_in_the_language_that_is_asked_for_wherever_that_is_said() -> None:
    spoken = shinobi_says("play", "--help", SHINOBI_LANG="", LC_ALL="nl_NL.UTF-8").words
    assert "Gebruik: shinobi play [OPTIES] GAME" in spoken
    for arguments in (("play", "--help", "--lang", "de"), ("--lang=de", "play", "--help")):
        assert "Aufruf: shinobi play [OPTIONEN] GAME" in shinobi_says(*arguments).words


def test_a_wrong_command_line_is_explained_in_the_readers_language() -> None:
    for arguments, sentence in (
        (("pley",), "Einen Befehl „pley“ gibt es nicht."),
        (("play",), "Es fehlt: GAME."),
        (("play", "daimyo", "--foo"), "Eine Option --foo gibt es hier nicht."),
        (("play", "daimyo", "--players", "vier"), "--players muss eine ganze Zahl sein."),
        (("play", "daimyo", "too", "much"), "Das ist mehr, als dieser Befehl braucht."),
        (("play", "daimyo", "-o", "start=9"), "Die Option start muss ein Platz sein, 0 bis 5, nicht 9."),
    ):
        said = shinobi_says(*arguments, "--lang", "de")
        assert (said.code, said.out) == (2, "")
        assert said.complaint.startswith(sentence)
