"""The browser client as the server hands it out: built files, each of which may be kept by its hashed name for ever."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

SITE = Path(__file__).parent / "site"
"""Where the built client lies."""

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Shinobi</title>
<h1>Shinobi</h1><p>This server runs, but the browser client is not built. The wire is at <code>/api</code>.</p>"""

A_YEAR = "public, max-age=31536000, immutable"


def page(request: Request) -> Response:
    """A file of the client; any other address is the client's own business, so it gets the client."""
    asked = request.path_params.get("path", "")
    file = built(asked)
    if file is not None:
        kept = A_YEAR if "assets" in file.relative_to(SITE.resolve()).parts else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if "." in asked.rsplit("/", 1)[-1] or not asked.isprintable():
        return Response("There is no such file.", 404, media_type="text/plain")
    index = built("index.html")
    return HTMLResponse(NOT_BUILT) if index is None else FileResponse(index, headers={"cache-control": "no-cache"})


def built(name: str) -> Path | None:
    """The file of the client with this name, if there is one."""
    site = SITE.resolve()
    try:
        file = (site / name).resolve()
        return file if file.is_relative_to(site) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have: too long, or with a NUL in it
        return None
