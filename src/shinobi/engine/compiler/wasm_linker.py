"""Turns the WebAssembly object that LLVM writes into a module that a browser or Node.js can instantiate.

LLVM leaves open where functions, globals and data lie; a linker decides it and fills in the places that a relocation
table lists. Our objects stand alone and need four kinds of relocation, so this page is the whole linker.

The memory of a module: the stack (growing down, so that an overflow traps at address 0), the constant data, and from
the exported global `heap` on whatever the program that uses the module puts there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

STACK_BYTES = 1 << 16
PAGE_BYTES = 1 << 16

HEADER = b"\0asm\1\0\0\0"

CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA = range(12)

IMPORTED_FUNCTION, IMPORTED_TABLE, IMPORTED_MEMORY, IMPORTED_GLOBAL = range(4)

FUNCTION_INDEX, GLOBAL_INDEX, ADDRESS_UNSIGNED, ADDRESS_SIGNED = 0, 7, 3, 4
"""The kinds of relocation: R_WASM_FUNCTION_INDEX_LEB, R_WASM_GLOBAL_INDEX_LEB, R_WASM_MEMORY_ADDR_LEB and _SLEB."""

PADDED = 5
"""The bytes that LLVM leaves for the number of a relocation."""

SYMBOL_TABLE, SEGMENT_INFO = 8, 5
A_FUNCTION, SOME_DATA, A_GLOBAL = range(3)
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40

I32, MUTABLE = 0x7F, 1
I32_CONST, END = 0x41, 0x0B


class CannotLink(Exception):
    """The object has something in it that our linker does not know: a defect of the compiler."""


def unsigned(number: int) -> bytes:
    """A number as unsigned LEB128."""
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    written.append(number)
    return bytes(written)


def signed(number: int) -> bytes:
    """A number as signed LEB128."""
    written = bytearray()
    while not -0x40 <= number < 0x40:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    written.append(number & 0x7F)
    return bytes(written)


def section(number: int, content: bytes) -> bytes:
    return bytes([number]) + unsigned(len(content)) + content


def vector(items: Sequence[bytes]) -> bytes:
    return unsigned(len(items)) + b"".join(items)


def named(name: str) -> bytes:
    return unsigned(len(name.encode())) + name.encode()


class Reader:
    """Reads the parts of an object one after the other."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    @property
    def more(self) -> bool:
        return self.at < len(self.content)

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.content[self.at - count : self.at]

    def unsigned(self) -> int:
        number = shift = 0
        while True:
            byte = self.byte()
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def signed(self) -> int:
        start = self.at
        number = self.unsigned()
        bits = 7 * (self.at - start)
        return number - (1 << bits) if number >> bits - 1 else number

    def name(self) -> str:
        return self.bytes(self.unsigned()).decode()


@dataclass
class Symbol:
    """What a relocation refers to: a function or global by its index, or a place in a data segment."""

    kind: int
    name: str = ""
    index: int = 0
    segment: int | None = None
    offset: int = 0


@dataclass
class Relocation:
    """A number to fill in, at a place of the code section."""

    kind: int
    place: int
    symbol: int
    addend: int = 0


@dataclass
class Object:
    """The parts of LLVM's object that go into a module."""

    types: bytes = b""
    imported: list[tuple[str, int]] = field(default_factory=list)
    functions: bytes = b""
    code: bytes = b""
    segments: list[bytes] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)
    relocations: list[Relocation] = field(default_factory=list)


def linked(compiled: bytes, exported: Sequence[str]) -> bytes:
    """The module with these functions exported, and `memory` and `heap`. What it imports comes from `env`."""
    parts = _read(compiled)
    addresses, end = [], STACK_BYTES
    for segment, alignment in zip(parts.segments, parts.alignments, strict=True):
        end += -end % (1 << alignment)
        addresses.append(end)
        end += len(segment)
    heap = end + -end % 16
    by_name = {symbol.name: symbol.index for symbol in parts.symbols if symbol.kind == A_FUNCTION}
    exports = [named(name) + bytes([IMPORTED_FUNCTION]) + unsigned(by_name[name]) for name in exported]
    exports.append(named("memory") + bytes([IMPORTED_MEMORY, 0]))
    exports.append(named("heap") + bytes([IMPORTED_GLOBAL, 1]))
    imports = [
        named("env") + named(name) + bytes([IMPORTED_FUNCTION]) + unsigned(kind) for name, kind in parts.imported
    ]
    globals_ = [
        bytes([I32, MUTABLE, I32_CONST]) + signed(STACK_BYTES) + bytes([END]),
        bytes([I32, 0, I32_CONST]) + signed(heap) + bytes([END]),
    ]
    segments = [
        b"\0" + bytes([I32_CONST]) + signed(address) + bytes([END]) + unsigned(len(content)) + content
        for address, content in zip(addresses, parts.segments, strict=True)
        if any(content)
    ]
    return HEADER + b"".join(
        [
            section(TYPE, parts.types),
            section(IMPORT, vector(imports)) if imports else b"",
            section(FUNCTION, parts.functions),
            section(MEMORY, b"\1\0" + unsigned(-(-heap // PAGE_BYTES))),
            section(GLOBAL, vector(globals_)),
            section(EXPORT, vector(exports)),
            section(CODE, vector(list(_bodies(parts, addresses)))),
            section(DATA, vector(segments)) if segments else b"",
        ]
    )


def _bodies(parts: Object, addresses: Sequence[int]) -> Iterator[bytes]:
    """The functions' code with every number filled in, each in as few bytes as it needs."""
    reader = Reader(parts.code)
    waiting = sorted(parts.relocations, key=lambda one: one.place)
    nth = 0
    for _ in range(reader.unsigned()):
        size = reader.unsigned()
        end = reader.at + size
        body = bytearray()
        while nth < len(waiting) and waiting[nth].place < end:
            body += reader.bytes(waiting[nth].place - reader.at)
            body += _filled_in(waiting[nth], parts.symbols[waiting[nth].symbol], addresses)
            reader.bytes(PADDED)
            nth += 1
        body += reader.bytes(end - reader.at)
        yield unsigned(len(body)) + body


def _filled_in(relocation: Relocation, symbol: Symbol, addresses: Sequence[int]) -> bytes:
    if relocation.kind in (FUNCTION_INDEX, GLOBAL_INDEX):
        return unsigned(symbol.index)
    if symbol.segment is None:
        raise CannotLink(f"The data “{symbol.name}” is not defined in the object.")
    address = addresses[symbol.segment] + symbol.offset + relocation.addend
    return unsigned(address) if relocation.kind == ADDRESS_UNSIGNED else signed(address)


def _read(compiled: bytes) -> Object:
    parts = Object()
    reader = Reader(compiled)
    if reader.bytes(len(HEADER)) != HEADER:
        raise CannotLink("This is not a WebAssembly object.")
    while reader.more:
        number = reader.byte()
        content = reader.bytes(reader.unsigned())
        if number == TYPE:
            parts.types = content
        elif number == IMPORT:
            parts.imported = list(_imported_functions(Reader(content)))
        elif number == FUNCTION:
            parts.functions = content
        elif number == CODE:
            parts.code = content
        elif number == DATA:
            parts.segments = list(_segments(Reader(content)))
        elif number == CUSTOM:
            _custom(parts, Reader(content))
    parts.alignments = parts.alignments or [0] * len(parts.segments)
    return parts


def _imported_functions(reader: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.unsigned()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == IMPORTED_FUNCTION:
            yield name, reader.unsigned()
        elif kind == IMPORTED_GLOBAL:
            reader.bytes(2)
        else:
            if kind == IMPORTED_TABLE:
                reader.byte()
            for _ in range(1 + (reader.byte() & 1)):  # the least, and perhaps the greatest size
                reader.unsigned()


def _segments(reader: Reader) -> Iterator[bytes]:
    for _ in range(reader.unsigned()):
        if reader.byte() or reader.byte() != I32_CONST:
            raise CannotLink("The object has a data segment of an unknown kind.")
        reader.signed()
        reader.byte()
        yield reader.bytes(reader.unsigned())


def _custom(parts: Object, reader: Reader) -> None:
    name = reader.name()
    if name == "linking":
        reader.unsigned()
        while reader.more:
            kind = reader.byte()
            subsection = Reader(reader.bytes(reader.unsigned()))
            if kind == SYMBOL_TABLE:
                parts.symbols = [_symbol(subsection) for _ in range(subsection.unsigned())]
            elif kind == SEGMENT_INFO:
                parts.alignments = [_alignment(subsection) for _ in range(subsection.unsigned())]
    elif name == "reloc.CODE":
        reader.unsigned()
        parts.relocations = [_relocation(reader) for _ in range(reader.unsigned())]
    elif name.startswith("reloc."):
        raise CannotLink("The object has relocations outside its code.")


def _symbol(reader: Reader) -> Symbol:
    symbol, flags = Symbol(reader.byte()), reader.unsigned()
    if symbol.kind in (A_FUNCTION, A_GLOBAL):
        symbol.index = reader.unsigned()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            symbol.name = reader.name()
    elif symbol.kind == SOME_DATA:
        symbol.name = reader.name()
        if not flags & UNDEFINED:
            symbol.segment, symbol.offset, _ = reader.unsigned(), reader.unsigned(), reader.unsigned()
    else:
        raise CannotLink(f"The object has a symbol of an unknown kind, {symbol.kind}.")
    return symbol


def _alignment(reader: Reader) -> int:
    reader.name()
    alignment, _ = reader.unsigned(), reader.unsigned()
    return alignment


def _relocation(reader: Reader) -> Relocation:
    relocation = Relocation(reader.byte(), reader.unsigned(), reader.unsigned())
    if relocation.kind in (ADDRESS_UNSIGNED, ADDRESS_SIGNED):
        relocation.addend = reader.signed()
    elif relocation.kind not in (FUNCTION_INDEX, GLOBAL_INDEX):
        raise CannotLink(f"The object has a relocation of an unknown kind, {relocation.kind}.")
    return relocation
