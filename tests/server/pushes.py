"""A push service for tests: a small HTTP server that takes what is pushed, and a browser's keys to read it."""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

AUTH = bytes(range(16))


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).strip(b"=").decode()


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


class PushService:
    """What was pushed to each browser, in order."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.status = 201
        self.pushed: dict[str, list[bytes]] = {}
        self.headers: list[dict[str, str]] = []
        self.came = threading.Condition()
        self.key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self, browser: str) -> dict[str, Any]:
        """What a browser of this name would send to the server."""
        public = public_bytes(self.key)
        endpoint = f"{self.origin}/{browser}"
        return {"endpoint": endpoint, "p256dh": base64url(public), "auth": base64url(AUTH), "language": "nl"}

    def take(self, browser: str, body: bytes, headers: dict[str, str]) -> None:
        with self.came:
            self.pushed.setdefault(browser, []).append(body)
            self.headers.append(headers)
            self.came.notify_all()

    def wait_for(self, browser: str, count: int, seconds: float = 10) -> list[bytes]:
        """What this browser got, once it is so much."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.pushed.get(browser, [])) >= count, seconds), self.pushed
        return self.pushed[browser]

    def read(self, body: bytes) -> dict[str, Any]:
        """A message as the browser's service worker gets it."""
        salt, sender, record = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + public_bytes(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return dict(json.loads(AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x02")))


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.take(self.path[1:], body, {name.lower(): value for name, value in self.headers.items()})
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield service
        server.shutdown()
        thread.join()
