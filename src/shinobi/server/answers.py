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


async def body_of(request: Request, longest: int) -> bytes:
    """The body of a request as it came; raises `Refusal` for one that has more bytes than that."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise Refusal("too-long", f"This request has at most {longest} bytes.")
    return bytes(body)


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a request; raises `Refusal`."""
    body = await body_of(request, wire.LONGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad-message", f"This is not what is expected here: {str(problem)[:200]}.") from None
