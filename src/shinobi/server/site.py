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
    if not asked.isprintable():  # a NUL is in no name, and the file system would not have it
        return Response("There is no such file.", 404, media_type="text/plain")
    site = SITE.resolve()
    file = (site / asked).resolve()
    if asked and file.is_relative_to(site) and file.is_file():
        kept = A_YEAR if "assets" in file.relative_to(site).parts else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if "." in asked.rsplit("/", 1)[-1]:
        return Response("There is no such file.", 404, media_type="text/plain")
    index = site / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    return FileResponse(index, headers={"cache-control": "no-cache"})
