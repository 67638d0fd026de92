"""The back end for this processor: machine code in this process, kept on disk between runs."""

import ctypes
import functools
import hashlib
import importlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import msgspec

from shinobi.engine.compiler import cache, kinds
from shinobi.engine.compiler.problems import OutOfBounds, Place
from shinobi.engine.compiler.program import FAILURE, Program, Setting, Site
from shinobi.engine.compiler.records import MASK, Record, array_parts
from shinobi.engine.compiler.syntax import expected_of, source_of
from shinobi.engine.compiler.target import Target

Call = Callable[..., Any]


@dataclass(frozen=True)
class Host:
    """This processor."""

    target: Target
    machine: Any
    name: str
    features: str


@functools.cache
def host() -> Host:
    """This processor, as LLVM knows it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    name, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    triple = llvm.get_process_triple()
    machine = llvm.Target.from_triple(triple).create_target_machine(cpu=name, features=features, opt=3, jit=True)
    return Host(Target("processor", triple, str(machine.target_data)), machine, name, features)


class SavedSite(msgspec.Struct):
    """A `Site` as the cache has it."""

    file: str
    line: int
    message: str
    error: str


class Saved(msgspec.Struct):
    """What the cache holds of one program."""

    machine_code: bytes
    sites: list[SavedSite]


def machine_code(text: str) -> bytes:
    """LLVM IR as an object file for this processor, optimised."""
    module = llvm.parse_assembly(text)
    module.verify()
    machine = host().machine
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


class Processor:
    """Programs of one setting, compiled for this processor and ready to be called from Python.

    `sources` are the files that the programs are made of: machine code is found again on disk as long as they, LLVM and
    the processor are the same. Without sources, nothing is kept.
    """

    def __init__(self, setting: Setting, name: str, sources: Iterable[Path] | None) -> None:
        self.setting = setting
        self.name = name
        self.sources = sources

    def load(self, entries: Sequence[Any]) -> dict[str, Call]:
        """These entry points as Python calls. The first time ever they are compiled, which takes a second or so."""
        if self.sources is None:
            return self._linked(entries, self._compiled(entries))
        file = f"{self.name}-{self._digest(entries, self.sources)}.code"
        saved = _read(file)
        if saved is None:
            saved = self._compiled(entries)
            cache.write(file, msgspec.msgpack.encode(saved))
        return self._linked(entries, saved)

    def _compiled(self, entries: Sequence[Any]) -> Saved:
        module = Program(self.setting, host().target).compile(entries)
        return Saved(machine_code(module.text), [_to_save(site) for site in module.sites])

    def _digest(self, entries: Sequence[Any], sources: Iterable[Path]) -> str:
        digest = hashlib.sha256()
        for source in sources:
            digest.update(source.read_bytes())
        here = host()
        facts = [
            llvmlite.__version__,
            here.name,
            here.features,
            here.target.triple,
            str(self.setting.checked),
            str(self.setting.inline),
        ]
        silenced = sorted(function.__qualname__ for function in self.setting.instead)
        names = [f"{entry.__module__}.{entry.__qualname__}" for entry in entries]
        digest.update("\n".join([*facts, *silenced, *names]).encode())
        return digest.hexdigest()[:24]

    def _linked(self, entries: Sequence[Any], saved: Saved) -> dict[str, Call]:
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
        engine.add_object_file(llvm.ObjectFileRef.from_data(saved.machine_code))
        engine.finalize_object()
        failure = (ctypes.c_int64 * 3).from_address(engine.get_global_value_address(FAILURE))
        return {entry.__name__: Entry(entry, self.setting, engine, failure, saved.sites).call for entry in entries}


def _machine() -> Any:
    """Each engine takes a target machine for its own."""
    here = host()
    return llvm.Target.from_triple(here.target.triple).create_target_machine(
        cpu=here.name, features=here.features, opt=3, jit=True
    )


class Entry:
    """One entry point: how Python's arguments become registers, and failures become exceptions."""

    def __init__(
        self, function: FunctionType, setting: Setting, engine: Any, failure: Any, sites: list[SavedSite]
    ) -> None:
        source = source_of(function)
        state = setting.state
        self.engine = engine  # the code lives as long as its engine
        self.failure = failure
        self.sites = sites
        self.name = function.__name__
        parameters = [(one.arg, expected_of(source, one.annotation, state, one)) for one in source.tree.args.args]
        result = expected_of(source, source.tree.returns, state, source.tree)
        assert isinstance(result, kinds.Kind)
        registers = [REGISTERS[part] for _, kind in parameters for part in kind.parts]  # type: ignore[union-attr]
        returned = REGISTERS[result.parts[0]] if result.parts else None
        self.raw = ctypes.CFUNCTYPE(returned, *registers)(engine.get_function_address(function.__name__))
        self.call = self._calling(parameters, result)

    def _calling(self, parameters: list[tuple[str, Any]], result: kinds.Kind) -> Call:
        raw, failure = self.raw, self.failure
        unsigned = result == kinds.KEY
        if isinstance(parameters[0][1], kinds.Record) and all(
            isinstance(kind, kinds.Simple) for _, kind in parameters[1:]
        ):
            # The usual way to hand over much, and the quickest.
            def call_with_record(record: Record, *numbers: Any) -> Any:
                returned = raw(record._address, *numbers)
                if failure[0]:
                    self.fail()
                return returned

            return call_with_record
        converters = [_converter(name, kind) for name, kind in parameters]

        def call(*given: Any) -> Any:
            if len(given) != len(converters):
                raise TypeError(f"{self.name} takes {len(converters)} arguments, not {len(given)}")
            arguments: list[Any] = []
            for convert, one in zip(converters, given, strict=True):
                arguments += convert(one)
            returned = raw(*arguments)
            if failure[0]:
                self.fail()
            return returned & MASK if unsigned else returned

        return call

    def fail(self) -> None:
        """Raise what went wrong in the call that has just ended."""
        number, first, second = self.failure
        self.failure[0] = 0
        site = self.sites[number - 1]
        place = Place(site.file, site.line)
        message = f"{place}: {site.message.format(first=first, second=second)}"
        if site.error == "OutOfBounds":
            raise OutOfBounds(message)
        module, _, name = site.error.partition(":")
        raise getattr(importlib.import_module(module), name)(message)


REGISTERS: dict[str, Any] = {"i64": ctypes.c_int64, "double": ctypes.c_double, "ptr": ctypes.c_void_p}


def _converter(name: str, kind: Any) -> Callable[[Any], Sequence[Any]]:
    if kind in (kinds.NUMBER, kinds.KEY):
        return lambda value: (int(value),)
    if kind == kinds.REAL:
        return lambda value: (float(value),)
    if isinstance(kind, kinds.Record):
        return lambda value: (value._address,)
    return lambda value: array_parts(name, kind, value)


def _read(file: str) -> Saved | None:
    kept = cache.read(file)
    try:
        return None if kept is None else msgspec.msgpack.decode(kept, type=Saved)
    except msgspec.DecodeError:
        return None


def _to_save(site: Site) -> SavedSite:
    return SavedSite(site.place.file, site.place.line, site.message, site.error)
