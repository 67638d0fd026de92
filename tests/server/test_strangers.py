"""Identity, origins and limits: what keeps a server safe from those who mean no good, or too much of it."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import shinobi
from server.running import Running, against_bots, run, running, visitor
from server.scenes import code_of
from shinobi import wire
from shinobi.client import NewTable, NotDone
from shinobi.engine.talk import Kind

# Identity, origins, limits


def test_a_link_moves_an_identity_to_another_device_once(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        code = httpx.Response(200, content=await hana.ask("POST", "/api/me/link")).json()["code"]
        phone = await visitor(server, "Phone")
        with pytest.raises(NotDone) as asked:
            await phone.ask("POST", "/api/me/claim", {"code": code})
        assert asked.value.trouble.code == "sure", "it is somebody already: it is asked first"
        assert b"Hana" in await phone.ask("POST", "/api/me/claim/look", {"code": code})
        await phone.ask("POST", "/api/me/claim", {"code": code, "sure": True})
        async with phone.at(place) as seat:
            assert seat.you is not None
            assert seat.you.seat == 0
        with pytest.raises(NotDone) as refused:
            await phone.ask("POST", "/api/me/claim", {"code": code})
        assert refused.value.trouble.code == "bad-code"

    run(scene())


def test_a_cookie_is_signed_http_only_and_lax(server: Running) -> None:
    response = httpx.post(f"{server.address}/api/me", json={"name": "  Hana   of  Edo "}, trust_env=False)
    assert response.json()["name"] == "Hana of Edo"
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = response.cookies["shinobi"]
    identity, _, signature = value.rpartition(".")
    forged = {"shinobi": f"{identity[:-1]}x.{signature}"}
    answer = httpx.get(f"{server.address}/api/me", cookies=forged, trust_env=False)
    assert answer.json()["name"] is None
    for name in ("", " ", "x" * 25, "a\x00b", "\u202eevil"):
        assert httpx.post(f"{server.address}/api/me", json={"name": name}, trust_env=False).status_code == 400


def test_requests_from_another_site_are_refused(server: Running) -> None:
    url = f"{server.address}/api/me"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = httpx.post(url, json={"name": "x"}, headers={"origin": origin}, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    own = httpx.post(url, json={"name": "x"}, headers={"origin": server.address}, trust_env=False)
    assert own.status_code == 200

    async def scene() -> None:
        from websockets.asyncio.client import connect

        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        address = hana.at(place).address
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
        with pytest.raises(InvalidStatus):
            await connect(address.replace(place, "0000000000"), proxy=None)

    run(scene())


def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Running) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/t/abc", "/assets/none.js"):
        headers = httpx.get(server.address + path, trust_env=False).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ["/%00", "/assets%00/x.js", "/" + "a" * 300 + ".js", "/..%2f..%2fwire.py"])
def test_a_file_that_cannot_be_is_not_there(server: Running, path: str) -> None:
    assert httpx.get(server.address + path, trust_env=False).status_code == 404


def test_the_server_says_how_it_is(server: Running) -> None:
    assert httpx.get(f"{server.address}/healthz", trust_env=False).status_code == 200
    assert httpx.get(f"{server.address}/readyz", trust_env=False).text == "ready\n"
    games = httpx.get(f"{server.address}/api/games", trust_env=False).json()
    assert [game["game"] for game in games["games"]] == shinobi.game_names()
    assert "random" in games["bots"]


def test_too_much_is_refused_and_the_table_goes_on(data: Path) -> None:
    async def scene(server: Running) -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("daimyo"))
        async with hana.at(place) as seat:
            codes = {await code_of(seat, wire.Say(f"s{n}", Kind.GESTURE, "nod")) for n in range(60)}
            assert codes == {"done", "too-fast"}
        for _ in range(30):  # the table above, alone with bots, makes room for the last of them
            await hana.make(NewTable("soke"))
        with pytest.raises(NotDone) as refused:
            await hana.make(NewTable("soke"))
        assert refused.value.trouble.code == "too-many-tables"
        answers = [(await hana.http.get("/api/me")).status_code for _ in range(300)]
        assert 429 in answers

    with running(data, "--bot-pace", "0") as server:
        run(scene(server))
