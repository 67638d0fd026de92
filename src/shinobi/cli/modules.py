"""`shinobi modules`: the games as a folder that npm takes for a package, for other people's programs in JavaScript."""

import json
import shutil
from pathlib import Path

from shinobi import __version__
from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.cli.site import check_free
from shinobi.engine.errors import BadOption
from shinobi.locale import texts
from shinobi.server.site import SITE

LIBRARY = SITE / "library"
"""The loader, its types, the example and what npm wants to know, as the client's build has made them."""
MODULES = "modules"
PACKAGE = "package.json"
LOADER = "shinobi.js"
"""A folder that has this file was written by us, and may be written again."""
LEFT_OUT = {"built-from"}


def modules(folder: Path, lang: Language = USUAL_LANGUAGE) -> None:
    """Write the games as a package for programs in JavaScript: WebAssembly, a loader with types, and an example."""
    if not (LIBRARY / LOADER).is_file() or not (SITE / MODULES).is_dir():
        raise BadOption.of("site-not-built")
    check_free(folder, LOADER)
    try:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(LIBRARY, folder)
        shutil.copytree(SITE / MODULES, folder / MODULES, ignore=lambda _, names: LEFT_OUT & set(names))
        package = json.loads((folder / PACKAGE).read_bytes()) | {"version": __version__}
        (folder / PACKAGE).write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    except OSError as problem:
        raise BadOption.of("not-written", file=str(folder), problem=str(problem.strerror)) from None
    console.print(texts(lang).say("modules-written", folder=str(folder)), soft_wrap=True)
