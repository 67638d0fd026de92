"""Values while a function is compiled, and the text of its LLVM IR as it grows."""

import struct
from dataclasses import dataclass, field

from shinobi.engine.compiler.kinds import KEY, NUMBER, REAL, Kind

MOST_NUMBER = (1 << 63) - 1


@dataclass(frozen=True)
class Value:
    """Something an expression gave: its kind, the registers or constants that hold it, and its value if it is known."""

    kind: Kind
    parts: tuple[str, ...] = ()
    constant: int | float | None = None

    @property
    def part(self) -> str:
        return self.parts[0]


def whole(number: int) -> Value:
    """A constant number, or key if it needs all 64 bits."""
    number = int(number)
    if number > MOST_NUMBER:
        return Value(KEY, (str(number - (1 << 64)),), number)
    return Value(NUMBER, (str(number),), number)


def real(number: float) -> Value:
    """A constant real. LLVM reads its bits, so nothing is rounded."""
    return Value(REAL, (f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}",), float(number))


@dataclass
class Body:
    """The IR of one function."""

    lines: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    """The room for local variables, which comes first in a function."""
    count: int = 0
    open: bool = True
    """Whether control can reach the place where the next line would go."""

    def name(self) -> str:
        self.count += 1
        return f"%r{self.count}"

    def label(self) -> str:
        self.count += 1
        return f"b{self.count}"

    def emit(self, line: str) -> None:
        if self.open:
            self.lines.append("  " + line)

    def op(self, text: str) -> str:
        """An instruction with a result; the register that holds it."""
        name = self.name()
        self.emit(f"{name} = {text}")
        return name

    def room(self, register: str) -> str:
        """Room for a local variable, 0 at first."""
        name = self.name()
        self.rooms.append(f"  {name} = alloca {register}")
        zero = {"double": "0.0", "ptr": "null"}.get(register, "0")
        self.rooms.append(f"  store {register} {zero}, ptr {name}")
        return name

    def begin(self, label: str) -> None:
        """Begin a block; control falls into it if it can."""
        self.branch(label)
        self.lines.append(f"{label}:")
        self.open = True

    def branch(self, label: str) -> None:
        self.emit(f"br label %{label}")
        self.open = False

    def fork(self, truth: str, then: str, otherwise: str) -> None:
        self.emit(f"br i1 {truth}, label %{then}, label %{otherwise}")
        self.open = False
