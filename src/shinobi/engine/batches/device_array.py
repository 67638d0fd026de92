"""Arrays in a GPU's memory, which PyTorch, CuPy and JAX take over without a copy."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.engine.compiler.cuda_driver import Memory

CUDA_DEVICE = 2
"""The number of CUDA among the kinds of devices of DLPack."""

CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""The kinds of numbers, as DLPack counts them."""

LEGACY_STREAM = 1
"""The default stream, as the CUDA array interface names it."""


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_lent: dict[int, tuple[Any, ...]] = {}
"""What others refer to: it must not be given back before they say so."""

_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, _Destructor]
_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.restype, _is_capsule.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_in_capsule = ctypes.pythonapi.PyCapsule_GetPointer
_in_capsule.restype, _in_capsule.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]

NAME = b"dltensor"


def _given_back(address: int, lent: dict[int, Any] = _lent) -> None:
    # A default, since a framework may give arrays back when Python ends and the names of modules are gone.
    lent.pop(address, None)


def _unused(capsule: int) -> None:
    """A capsule that nobody took over is gone: then nobody refers to the array through it."""
    if _is_capsule(capsule, NAME):
        _lent.pop(_in_capsule(capsule, NAME), None)


_call_given_back, _call_unused = _Deleter(_given_back), _Destructor(_unused)


class DeviceArray:
    """An array of numbers on a GPU. `numpy.asarray` copies it; `torch.from_dlpack` and its like do not."""

    def __init__(self, memory: Memory, shape: tuple[int, ...], dtype: str) -> None:
        self.memory = memory
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.strides = (1,) if len(shape) == 1 else (shape[1], 1)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.memory.address, False),
            "strides": None,
            "version": 3,
            "stream": LEGACY_STREAM,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, self.memory.device.number

    def __dlpack__(self, *, stream: object = None, **_: object) -> Any:
        """A capsule with the array. All that was asked of the device before is done by then, on any stream."""
        self.memory.device.finish()
        axes = ctypes.c_int64 * len(self.shape)
        shape, strides = axes(*self.shape), axes(*self.strides)
        managed = _Managed()
        tensor = managed.tensor
        tensor.data, tensor.ndim = self.memory.address, len(self.shape)
        tensor.device_type, tensor.device_id = self.__dlpack_device__()
        tensor.code, tensor.bits, tensor.lanes = CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1
        tensor.shape, tensor.strides = shape, strides
        managed.deleter = ctypes.cast(_call_given_back, ctypes.c_void_p)
        address = ctypes.addressof(managed)
        _lent[address] = managed, shape, strides, self
        return _new_capsule(address, NAME, _call_unused)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        whole = np.zeros(self.shape, self.dtype)
        self.memory.read(whole)
        return whole if dtype is None else whole.astype(dtype)
