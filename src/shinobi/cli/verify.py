"""`shinobi verify`: replays records and says whether every step, event and result is right."""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from shinobi.cli.console import USUAL_LANGUAGE, Language, complain, console
from shinobi.engine.agreement import Agreement
from shinobi.engine.errors import BadRecord
from shinobi.engine.keys import Agreed, Keys
from shinobi.engine.records.record import is_of_live_table, load, read, unfinished_after
from shinobi.engine.seats import LONGEST_NAME
from shinobi.locale import Texts, texts

if TYPE_CHECKING:
    from shinobi.bots.checking import Chosen

SMALL = 500_000
"""Up to so many bytes, records are read closely at once; for more it pays to load the compiler."""

MOST_SHOWN = 10
"""How many wrong records are told of one by one."""


def verify(
    file: Path,
    promised: list[str] | None = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Replay the records in a file and say whether every step, event and result is right.

    Of a match at a live table, also what was agreed before the deal, and what every bot chose.
    """
    words = texts(lang)
    count = wrong = unfinished = 0
    for number, line, problem in _checked(file, words, promised or []):
        count += 1
        if problem is not None:
            wrong += 1
            if wrong <= MOST_SHOWN:
                complain(BadRecord.of("wrong-line", file=str(file), line=str(number), problem=problem))
        elif (step := unfinished_after(line)) is not None:
            unfinished += 1
            if unfinished <= MOST_SHOWN:
                complain(words.say("verified-unfinished", line=str(number), step=str(step)))
    if count == 0:
        raise BadRecord.of("empty-record", file=str(file))
    if wrong:
        complain(words.say("wrong-records", wrong=wrong, count=count))
        sys.exit(2)
    console.print(words.say("verified", count=count, file=str(file)))
    if unfinished > MOST_SHOWN:
        complain(words.say("unfinished-records", unfinished=unfinished, count=count))


def _checked(file: Path, words: Texts, promised: list[str]) -> Iterator[tuple[int, bytes, BadRecord | None]]:
    """Each line that holds a record, with its number, and what is wrong with it."""
    try:
        size = file.stat().st_size
        lines = file.open("rb")
    except OSError as problem:
        raise BadRecord.of("unreadable", file=str(file), problem=problem.strerror) from None
    with lines, _progress(size) as progress:
        task = progress.add_task(words.say("verifying", file=str(file)), total=size)
        closely = partial(read_closely, promised, words=words)
        problem_with = _quick_check(closely) if size > SMALL and not promised else closely
        for number, line in _records(lines):
            yield number, line, problem_with(line)
            progress.advance(task, len(line))


def _records(lines: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The records of a file, each with the line it stands on: one a line, or one over many lines."""
    for number, line in enumerate(lines, start=1):
        if number == 1 and line.strip() in (b"{", b"["):
            yield 1, line + lines.read()
        elif line.strip():
            yield number, line.strip()


def read_closely(promised: list[str], line: bytes, words: Texts | None = None) -> BadRecord | None:
    """What is wrong with a record, by itself or by what was promised; `None` where nothing is."""
    from shinobi.bots.checking import check_bots  # not before it is needed: every command would wait for it

    try:
        match = load(line)
        _check_promised(match.keys, promised)
        chosen = check_bots(read(line), match)
    except BadRecord as problem:
        return problem
    words = words or texts("en")
    if isinstance(match.keys, Agreement):
        _say_how_agreed(match.keys, match.names, chosen, words)
    if isinstance(match.keys, Agreement | Agreed) and not _is_bound(match.keys, promised):
        complain(words.say("deal-not-bound" if promised else "deal-not-compared"))
    return None


def _check_promised(keys: Keys, promised: list[str]) -> None:
    """Raises `BadRecord` where a fingerprint that was shown before the deal is none of the record's."""
    kept: tuple[str, ...] = ()
    if isinstance(keys, Agreement):
        kept = (keys.promise(), keys.seal)
    elif isinstance(keys, Agreed):
        kept = (keys.promise(),)
    for one in promised:
        if _digits(one) not in kept:
            raise BadRecord.of("promise-broken", promised=one)


def _is_bound(keys: Agreement | Agreed, promised: list[str]) -> bool:
    """Whether what was shown before the deal left no choice of it: only its seal does."""
    return isinstance(keys, Agreement) and keys.seal in map(_digits, promised)


def _digits(promised: str) -> str:
    return promised.strip().lower()


def _say_how_agreed(keys: Agreement, names: Sequence[str], chosen: "Chosen", words: Texts) -> None:
    """Whose parts protect the deal, and what everybody should know of how it came about."""

    def with_names(message: str, seats: list[int]) -> str:
        # Names are in no seal. So each has a line of its own, behind the number of its seat, and cannot feign another.
        lines = [words.say("name-on-seat", seat=str(seat), name=one_line(names[seat])) for seat in seats]
        return "\n  ".join([words.say(message), *lines])

    console.print(words.say("deal-seal", seal=keys.seal), soft_wrap=True)
    if keys.contributors:
        console.print(with_names("deal-protected", keys.contributors), soft_wrap=True)
    else:
        complain(words.say("deal-unprotected"))
    if keys.withheld:
        complain(with_names("deal-again", keys.withheld))
    if keys.silent:
        complain(with_names("deal-silent", keys.silent))
    console.print(words.say("deal-bots", count=chosen.checked), soft_wrap=True)
    if chosen.otherwise:
        complain(words.say("deal-bots-other", count=chosen.otherwise))
    if chosen.failed:
        complain(words.say("deal-bots-failed", count=chosen.failed))


def one_line(name: str) -> str:
    """A name as a record has it, fit to be shown: no longer than a name may be, and on one line."""
    shown = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in name[:LONGEST_NAME])
    return shown + ("…" if len(name) > LONGEST_NAME else "")


def _quick_check(closely: Callable[[bytes], BadRecord | None]) -> Callable[[bytes], BadRecord | None]:
    """For many records: those of live tables are read closely all the same, since there is more to check and to say."""
    from shinobi.engine.records.record_stream import Verifier  # loads the compiler, which takes a while

    quickly = Verifier().problem
    return lambda line: closely(line) if is_of_live_table(line) else quickly(line)


def _progress(size: int) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=size <= SMALL or not console.is_terminal)
