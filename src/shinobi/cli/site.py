"""`shinobi site`: the games as a site of files, for any web host, at any address. It needs no server of ours."""

import shutil
from pathlib import Path

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.engine.errors import BadOption
from shinobi.locale import texts
from shinobi.server.site import SITE

LEFT_OUT = {"built-from", "library"}
"""What nobody needs."""

SIGN = "files.js"
"""A folder that has this file was written by us, and may be written again."""

HEAD = """<meta name="shinobi-server" content="none" />
    """
ALONE = "self.ALONE = true;\n"


def site(folder: Path, lang: Language = USUAL_LANGUAGE) -> None:
    """Write the games as a site of files, which any web host can serve."""
    if not (SITE / "index.html").is_file() or not (SITE / SIGN).is_file():
        raise BadOption.of("site-not-built")
    check_free(folder, SIGN)
    try:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SITE, folder, ignore=lambda _, names: LEFT_OUT & set(names))
        written(folder)
    except OSError as problem:
        raise BadOption.of("not-written", file=str(folder), problem=str(problem.strerror)) from None
    console.print(texts(lang).say("site-written", folder=str(folder)), soft_wrap=True)


def check_free(folder: Path, sign: str) -> None:
    """Raises `BadOption` where a folder has files in it that we have not written."""
    if folder.is_file() or (folder.exists() and any(folder.iterdir()) and not (folder / sign).is_file()):
        raise BadOption.of("site-not-empty", folder=str(folder))


def written(folder: Path) -> None:
    """Make the copy of a server's site one that needs none."""
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8").replace('="/', '="./')
    index.write_text(page.replace("<link", HEAD + "<link", 1), encoding="utf-8")
    files = folder / SIGN
    files.write_text(files.read_text(encoding="utf-8") + ALONE, encoding="utf-8")
