"""The CUDA driver: as much of it as we need, called through ctypes.

Everything a program for the GPU needs lies in the driver that comes with the card. It translates PTX, which LLVM
writes, into the card's own code. We use the device's primary context and its default stream, as PyTorch, CuPy and JAX
do, so that arrays can be handed over without a copy.
"""

import ctypes
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from shinobi.engine.errors import BadOption

LIBRARIES = ("nvcuda.dll",) if sys.platform == "win32" else ("libcuda.so.1", "libcuda.so")

# cuda.h: CUdevice_attribute, CUfunction_attribute, CUjit_option
MULTIPROCESSORS, SHARED_BYTES_PER_BLOCK = 16, 97
CAPABILITY_MAJOR, CAPABILITY_MINOR = 75, 76
LOCAL_BYTES, REGISTERS, DYNAMIC_SHARED_BYTES, CARVEOUT = 3, 4, 8, 9
JIT_MAX_REGISTERS, JIT_ERROR_LOG, JIT_ERROR_LOG_BYTES = 0, 5, 6

LOG_BYTES = 8192


class NoGpu(BadOption):
    """There is no GPU here that we can use; the message says why."""


class GpuFailed(RuntimeError):
    """The driver refused a call: a defect of ours, or a broken device."""


@cache
def library() -> ctypes.CDLL:
    """The driver's library; raises `NoGpu`."""
    for name in LIBRARIES:
        try:
            found = ctypes.CDLL(name)
        except OSError:
            continue
        if found.cuInit(0) == 0:
            return found
        raise NoGpu('The NVIDIA driver is installed, but it finds no GPU. Leave out device=, or use device="cpu".')
    raise NoGpu('There is no NVIDIA driver on this machine, so no GPU. Leave out device=, or use device="cpu".')


def call(name: str, *arguments: Any) -> None:
    """Call a function of the driver; raises `GpuFailed` with what it says."""
    result = getattr(library(), name)(*arguments)
    if result:
        text = ctypes.c_char_p()
        library().cuGetErrorString(result, ctypes.byref(text))
        raise GpuFailed(f"{name}: {(text.value or b'error ' + str(result).encode()).decode()}")


class Device:
    """One GPU."""

    def __init__(self, number: int = 0) -> None:
        count = ctypes.c_int()
        call("cuDeviceGetCount", ctypes.byref(count))
        if not 0 <= number < count.value:
            raise NoGpu(f"There is no GPU number {number} here; they are numbered from 0 to {count.value - 1}.")
        self.number = number
        self._device = ctypes.c_int()
        self._context = ctypes.c_void_p()
        call("cuDeviceGet", ctypes.byref(self._device), number)
        call("cuDevicePrimaryCtxRetain", ctypes.byref(self._context), self._device)
        self.use()

    def use(self) -> None:
        """Make this the device of the calling thread."""
        call("cuCtxSetCurrent", self._context)

    def attribute(self, number: int) -> int:
        value = ctypes.c_int()
        call("cuDeviceGetAttribute", ctypes.byref(value), number, self._device)
        return value.value

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(256)
        call("cuDeviceGetName", text, len(text), self._device)
        return text.value.decode()

    @property
    def capability(self) -> int:
        """The generation of the device, such as 90."""
        return 10 * self.attribute(CAPABILITY_MAJOR) + self.attribute(CAPABILITY_MINOR)

    @property
    def multiprocessors(self) -> int:
        return self.attribute(MULTIPROCESSORS)

    @property
    def shared_bytes(self) -> int:
        """The most shared memory that one block can have."""
        return self.attribute(SHARED_BYTES_PER_BLOCK)

    def finish(self) -> None:
        """Wait until the device has done all it was asked."""
        self.use()
        call("cuCtxSynchronize")


@cache
def device(number: int = 0) -> Device:
    """The GPU of this number; raises `NoGpu`."""
    return Device(number)


class Memory:
    """A piece of a device's memory. It is given back when nobody refers to it any more."""

    def __init__(self, on: Device, size: int) -> None:
        self.device = on
        self.size = size
        self._address = ctypes.c_uint64()
        on.use()
        call("cuMemAlloc_v2", ctypes.byref(self._address), ctypes.c_size_t(max(size, 1)))

    @property
    def address(self) -> int:
        return self._address.value

    def clear(self) -> None:
        self.device.use()
        call("cuMemsetD8_v2", self._address, ctypes.c_ubyte(0), ctypes.c_size_t(self.size))

    def write(self, content: Any) -> None:
        """Copy from an object with a buffer, such as a NumPy array."""
        view = memoryview(content).cast("B")
        if len(view) != self.size:
            raise ValueError(f"{len(view)} bytes for {self.size}")
        held = (ctypes.c_char * len(view)).from_buffer(view) if not view.readonly else bytes(view)
        self.device.use()
        call("cuMemcpyHtoD_v2", self._address, held, ctypes.c_size_t(len(view)))

    def copy(self, address: int) -> None:
        """Copy from another place of the device's memory."""
        self.device.use()
        call("cuMemcpyDtoD_v2", self._address, ctypes.c_uint64(address), ctypes.c_size_t(self.size))

    def read(self, into: Any) -> None:
        """Copy into an object with a writable buffer, such as a NumPy array."""
        view = memoryview(into).cast("B")
        if len(view) != self.size:
            raise ValueError(f"{self.size} bytes for {len(view)}")
        self.device.use()
        call(
            "cuMemcpyDtoH_v2", (ctypes.c_char * len(view)).from_buffer(view), self._address, ctypes.c_size_t(self.size)
        )

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        # When Python ends, the names of modules may be gone before the objects; the driver then frees everything.
        if getattr(self, "_address", None) and self._address.value and not is_finalizing():
            self.device.use()
            library().cuMemFree_v2(self._address)


class Module:
    """A program for the device."""

    def __init__(self, on: Device, ptx: str, most_registers: int = 0) -> None:
        self.device = on
        self._module = ctypes.c_void_p()
        log = ctypes.create_string_buffer(LOG_BYTES)
        chosen: list[tuple[int, Any]] = [
            (JIT_ERROR_LOG, ctypes.cast(log, ctypes.c_void_p)),
            (JIT_ERROR_LOG_BYTES, ctypes.c_void_p(LOG_BYTES)),
        ]
        if most_registers:
            chosen.append((JIT_MAX_REGISTERS, ctypes.c_void_p(most_registers)))
        options = (ctypes.c_int * len(chosen))(*(option for option, _ in chosen))
        values = (ctypes.c_void_p * len(chosen))(*(value for _, value in chosen))
        on.use()
        try:
            call("cuModuleLoadDataEx", ctypes.byref(self._module), ptx.encode() + b"\0", len(chosen), options, values)
        except GpuFailed as problem:
            raise GpuFailed(f"{problem}\n{log.value.decode(errors='replace')}") from None

    def kernel(self, name: str) -> "Kernel":
        return Kernel(self, name)


class Kernel:
    """A function that many threads of the device run at the same time."""

    def __init__(self, module: Module, name: str) -> None:
        self.module = module
        self._function = ctypes.c_void_p()
        call("cuModuleGetFunction", ctypes.byref(self._function), module._module, name.encode())
        self.shared = 0

    def attribute(self, number: int) -> int:
        value = ctypes.c_int()
        call("cuFuncGetAttribute", ctypes.byref(value), number, self._function)
        return value.value

    def use_shared(self, size: int) -> None:
        """Let every block have so many bytes of shared memory."""
        call("cuFuncSetAttribute", self._function, DYNAMIC_SHARED_BYTES, size)
        self.shared = size

    def prefer_shared(self, percent: int) -> None:
        """Which part of a multiprocessor's fast memory is to be shared memory; the rest is cache."""
        call("cuFuncSetAttribute", self._function, CARVEOUT, percent)

    def blocks_at_once(self, threads: int) -> int:
        """How many blocks of so many threads run on one multiprocessor at the same time."""
        count = ctypes.c_int()
        call(
            "cuOccupancyMaxActiveBlocksPerMultiprocessor",
            *(ctypes.byref(count), self._function, threads, ctypes.c_size_t(self.shared)),
        )
        return count.value

    def launch(self, blocks: int, threads: int, arguments: Sequence[Any]) -> None:
        """Start it; arguments are ctypes values."""
        addresses = (ctypes.c_void_p * len(arguments))(
            *(ctypes.cast(ctypes.byref(one), ctypes.c_void_p) for one in arguments)
        )
        self.module.device.use()
        call(
            "cuLaunchKernel",
            *(self._function, blocks, 1, 1, threads, 1, 1, self.shared, None, addresses, None),
        )


class Stopwatch:
    """Measures on the device how long it works."""

    def __init__(self) -> None:
        self._begin, self._end = ctypes.c_void_p(), ctypes.c_void_p()
        call("cuEventCreate", ctypes.byref(self._begin), 0)
        call("cuEventCreate", ctypes.byref(self._end), 0)

    def __enter__(self) -> "Stopwatch":
        call("cuEventRecord", self._begin, None)
        return self

    def __exit__(self, *_: object) -> None:
        call("cuEventRecord", self._end, None)
        call("cuEventSynchronize", self._end)

    @property
    def seconds(self) -> float:
        elapsed = ctypes.c_float()
        call("cuEventElapsedTime", ctypes.byref(elapsed), self._begin, self._end)
        return elapsed.value / 1000
