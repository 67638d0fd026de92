"""Reading the body of a request, and answering in JSON."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from shinobi import wire
from shinobi.table.refusal import Refusal
from shinobi.wire import encode

Body = TypeVar("Body")


def json(answer: Any, status: int = 200) -> Response:
    return Response(encode(answer), status, media_type="application/json")


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a request; raises `Refusal`."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > wire.LONGEST_BODY:
            raise Refusal("too-long", f"A request has at most {wire.LONGEST_BODY} bytes.")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad-message", f"This is not what is expected here: {str(problem)[:200]}.") from None
