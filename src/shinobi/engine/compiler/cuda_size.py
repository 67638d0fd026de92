"""How large the code for a GPU may become: which functions are inlined there, and which loops are unrolled.

Threads of a GPU share a small instruction cache. A small program is quickest with everything inlined and unrolled; in a
large one, warps that are at different places would wait for instructions more than for anything else.
"""

import re
from collections import Counter
from functools import cache

from shinobi.engine.compiler.program import FAILURE

LARGE = 30_000
"""Lines of IR in a program that is too large for the instruction cache, if everything is inlined."""
MOST_COPIED = 300
"""In a large program, a function is called where its copies would add more lines than these."""
MOST_UNROLLED = 15_000
"""Lines of IR, everything inlined, of a program whose loops may be unrolled."""


class Calls:
    """Which functions of a program call which, and how long they are."""

    def __init__(self, text: str) -> None:
        self.bodies: dict[str, str] = dict(re.findall(r"^define [^@\n]*@([\w.]+)\((.*?)^\}", text, flags=re.M | re.S))
        self.calls = {
            name: [called for called in re.findall(r"call [^@\n]*@([\w.]+)\(", body) if called in self.bodies]
            for name, body in self.bodies.items()
        }
        self.places = Counter(called for names in self.calls.values() for called in names)

    def lines(self) -> int:
        """Of the whole program, if everything is inlined."""

        @cache
        def of(name: str) -> int:
            return self.bodies[name].count("\n") + sum(map(of, self.calls[name]))

        return sum(of(name) for name in self.bodies if not self.places[name])

    def often_copied(self) -> set[str]:
        """The functions whose copies would make the program much larger."""

        @cache
        def lines(name: str) -> int:
            """Of a function, with all that is inlined there."""
            inside = (called for called in self.calls[name] if not is_called(called))
            return self.bodies[name].count("\n") + sum(map(lines, inside))

        def is_called(name: str) -> bool:
            return lines(name) * (self.places[name] - 1) > MOST_COPIED

        return {name for name in self.bodies if is_called(name)}


def inlined(text: str) -> str:
    """The IR of a program in which little is called: then every address is known, and threads wait for each other less.

    What is rare is called; and in a large program, what would be there several times.
    """
    text = re.sub(r"^define (?!internal)", "define internal ", text, flags=re.M)
    text = re.sub(rf"^@{FAILURE} = global", f"@{FAILURE} = internal global", text, flags=re.M)
    text = text.replace(") nounwind {", ") nounwind alwaysinline {")
    calls = Calls(text)
    if calls.lines() < LARGE:
        return text
    for name in calls.often_copied():
        text = re.sub(
            rf"^(define internal [^@\n]*@{re.escape(name)}\([^\n]*) alwaysinline {{", r"\1 noinline {", text, flags=re.M
        )
    return text


def rolled(text: str) -> str:
    """The same IR; in all but small programs, neither LLVM nor the driver may unroll its loops."""
    if Calls(text).lines() <= MOST_UNROLLED:
        return text
    lines: list[str] = []
    begun: set[str] = set()
    loops = 0
    for line in text.splitlines():
        if line.startswith("define "):
            begun = set()
        elif label := re.match(r"([\w.]+):", line):
            begun.add(label[1])
        elif (back := re.fullmatch(r"\s*br label %([\w.]+)", line)) and back[1] in begun:
            line += f", !llvm.loop !{FIRST_LOOP + loops}"
            loops += 1
        lines.append(line)
    lines += [f"!{FIRST_LOOP + nth} = distinct !{{!{FIRST_LOOP + nth}, !{ROLLED}}}" for nth in range(loops)]
    return "\n".join([*lines, f'!{ROLLED} = !{{!"llvm.loop.unroll.disable"}}', ""])


ROLLED, FIRST_LOOP = 1_000_000, 1_000_001
"""Numbers of metadata that no program reaches."""
