"""Web Push: messages that only one browser can read (RFC 8291), signed by the server that sends them (RFC 8292).

The primitives are those of `cryptography`; the libraries around it need a package that comes as source only, which the
launcher does not install.
"""

import base64
import json
import os
import struct
from functools import cached_property
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from shinobi.server import clock

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of an encrypted record at most; a message is one record."""

SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is valid; push services take at most a day."""


class PushKey:
    """The key that tells push services who sends."""

    def __init__(self, number: bytes) -> None:
        """`number` are the 32 bytes of the private key."""
        self._private = ec.derive_private_key(int.from_bytes(number, "big"), CURVE)

    @staticmethod
    def new_number() -> bytes:
        """The 32 bytes of a new private key."""
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")

    @cached_property
    def public(self) -> str:
        """What a browser needs to let this server, and no other, send to it."""
        return _text(_point(self._private.public_key()))

    def authorization(self, endpoint: str, subject: str) -> str:
        """The header that proves to the service at `endpoint` who sends; `subject` is how to reach the host."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(clock.now()) + SIGNED_FOR,
            "sub": subject,
        }
        said = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encrypted(
    message: bytes,
    p256dh: str,
    auth: str,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message for the browser that subscribed with these keys, as the coding aes128gcm has it.

    `once` and `salt` are fresh for every message; tests give those of the standard's example.
    """
    receiver = _bytes(p256dh)
    once, salt = once or ec.generate_private_key(CURVE), salt or os.urandom(16)
    sender = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = _derived(shared, _bytes(auth), b"WebPush: info\0" + receiver + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2 ends the last record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
