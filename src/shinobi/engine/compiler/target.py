"""Targets: what the IR is written for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A machine. Records, states and tables lie the same on all of them; only the address has a width of its own."""

    name: str
    triple: str
    data_layout: str
    table_space: int = 0
    """The address space of lookup tables."""


WASM32 = Target(
    "wasm32", "wasm32-unknown-unknown", "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
)
CUDA = Target("cuda", "nvptx64-nvidia-cuda", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64")
