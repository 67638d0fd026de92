"""`shinobi site`: the games as a site of files, for any web host, at any address. It needs no server of ours."""

import hashlib
import json
import shutil
from pathlib import Path

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.engine.errors import BadOption
from shinobi.locale import texts
from shinobi.server.site import SITE

LEFT_OUT = {"built-from", "push.js"}
"""What only a server, or nobody, needs."""

NOT_KEPT = ("./offline.js", "./README.md")
"""What browsers need not keep."""

SIGN = "files.js"
"""A folder that has this file was written by us, and may be written again."""

HEAD = """<meta name="shinobi-server" content="none" />
    <link rel="manifest" href="./manifest.webmanifest" />
    """

MANIFEST = {
    "name": "Shinobi",
    "short_name": "Shinobi",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f3ecdf",
    "theme_color": "#f3ecdf",
    "icons": [{"src": "./crest.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
}


def site(folder: Path, lang: Language = USUAL_LANGUAGE) -> None:
    """Write the games as a site of files, which any web host can serve."""
    if not (SITE / "index.html").is_file() or not (SITE / "modules").is_dir():
        raise BadOption.of("site-not-built")
    if folder.exists() and any(folder.iterdir()) and not (folder / SIGN).is_file():
        raise BadOption.of("site-not-empty", folder=str(folder))
    try:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SITE, folder, ignore=lambda _, names: LEFT_OUT & set(names))
        written(folder)
    except OSError as problem:
        raise BadOption.of("not-written", file=str(folder), problem=str(problem.strerror)) from None
    console.print(texts(lang).say("site-written", folder=str(folder)), soft_wrap=True)


def written(folder: Path) -> None:
    """Make the copy of a server's site one that needs none."""
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8").replace('="/', '="./')
    index.write_text(page.replace("<link", HEAD + "<link", 1), encoding="utf-8")
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2) + "\n", encoding="utf-8")
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    names = ["./", *("./" + file.relative_to(folder).as_posix() for file in files if file != index)]
    kept = [name for name in names if name not in NOT_KEPT]
    (folder / SIGN).write_text(
        f"self.VERSION = {json.dumps(digest.hexdigest()[:16])};\nself.FILES = {json.dumps(kept, indent=1)};\n",
        encoding="utf-8",
    )
