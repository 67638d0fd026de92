"""Web Push as the standards have it: the example of RFC 8291, and a signature that can be checked."""

import base64
import json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from shinobi.server.web_push import PushKey, encrypted


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard_is_encrypted_as_the_standard_says() -> None:
    once = ec.derive_private_key(
        int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        once,
        raw("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == raw(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
        "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_signature_names_the_service_and_can_be_checked_with_the_public_key() -> None:
    key = PushKey(PushKey.new_number())
    scheme, said, public = key.authorization("https://push.example:444/abc", "mailto:host@example").split()
    assert (scheme, public) == ("vapid", f"k={key.public}")
    header, claims, signature = said.removeprefix("t=").rstrip(",").split(".")
    assert json.loads(raw(claims))["aud"] == "https://push.example:444"
    r, s = raw(signature)[:32], raw(signature)[32:]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key.public))
    checked = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    point.verify(checked, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
