"""The connection to NATS: letters come whole and in order, and it comes back by itself."""

import asyncio
import random

import pytest
from server.running import run

from many.backing import a_nats
from shinobi.server.cluster.carrier import Carrier, Connection, NotReached


def test_letters_come_whole_however_the_bytes_are_cut() -> None:
    choices = random.Random(3)
    letters = [choices.randbytes(choices.choice((0, 1, 5, 300))) for _ in range(60)] + [
        b"\r\nMSG a 1 3\r\n\r\nPING\r\n"
    ]
    said = b'INFO {"server_id": "x"}\r\nPONG\r\n+OK\r\n'
    for letter in letters:
        said += b"MSG here 1 %d\r\n%b\r\n" % (len(letter), letter)

    async def scene() -> None:
        for longest in (1, 2, 7, 400, len(said)):
            heard: list[bytes] = []
            connection = Connection(heard.append, lambda ended: None)
            rest = said
            while rest:
                cut = choices.randint(1, longest)
                connection.data_received(rest[:cut])
                rest = rest[cut:]
            assert heard == letters
            assert connection.ready.done()
            connection.connection_lost(None)

    run(scene())


def test_it_comes_back_when_nats_does() -> None:
    async def scene() -> None:
        with a_nats() as nats:
            one, other = (Carrier(nats.url, name, f"letters.{name}") for name in ("one", "other"))
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            happened: asyncio.Queue[str] = asyncio.Queue()
            other.on_letter = heard.put_nowait
            for carrier in (one, other):
                carrier.on_lost = lambda: happened.put_nowait("lost")
                carrier.on_back = lambda: happened.put_nowait("back")
                await carrier.open()
            for _ in range(2):
                letters = [b"%d" % number * 1000 for number in range(50)]
                for letter in letters[:10]:
                    one.publish(("letters.other", letter))
                one.publish(*[("letters.other", letter) for letter in letters[10:]])
                assert [await heard.get() for _ in letters] == letters
                nats.kill()
                assert [await happened.get() for _ in range(2)] == ["lost", "lost"]
                assert not one.connected
                one.publish(("letters.other", b"nobody carries this"))
                await asyncio.to_thread(nats.start)
                assert [await happened.get() for _ in range(2)] == ["back", "back"]
            one.publish(("letters.other", b"the last"))
            await one.close()  # what is left is sent
            assert await heard.get() == b"the last"
            await other.close()
            assert happened.empty()

    run(scene())


@pytest.mark.parametrize("known", ["hana:a secret", "a%2Ftoken"])
def test_nats_may_want_to_know_who_comes(known: str) -> None:
    name, _, password = known.partition(":")
    arguments = ("--user", name, "--pass", password) if password else ("--auth", "a/token")

    async def scene() -> None:
        with a_nats(*arguments) as nats:
            for who, welcome in ((known.replace(" ", "%20"), True), ("nobody:nothing", False)):
                carrier = Carrier(nats.url.replace("://", f"://{who}@"), "one")
                if welcome:
                    await carrier.open()
                    await carrier.close()
                else:
                    with pytest.raises(NotReached, match="Authorization"):
                        await carrier.open()

    run(scene())


def test_where_nobody_answers_that_is_said() -> None:
    async def scene() -> None:
        with pytest.raises(NotReached):
            await Carrier("nats://127.0.0.1:1", "one").open()
        with a_nats() as nats:
            carrier = Carrier(f"nats://127.0.0.1:1,{nats.url}", "one")
            await carrier.open()  # the other one answers
            await carrier.close()

    run(scene())
