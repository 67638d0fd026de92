"""What scenes at live tables begin with, and how they go on."""

from server.running import Running, visitor
from shinobi import wire
from shinobi.client import CLOSED, NewTable, NotDone, SeatWanted, TableSocket

TWO = [SeatWanted("me"), SeatWanted("open")]


async def code_of(seat: TableSocket, message: object) -> str:
    """The code with which a request is refused."""
    try:
        await seat.request(message)
    except NotDone as refused:
        return refused.trouble.code
    return "done"


async def settle(*seats: TableSocket) -> None:
    """Everybody takes in all that was sent so far; where the cards are being dealt, they are dealt first."""
    for again in (False, True):
        for seat in seats:
            if again and seat.table is not None and seat.table.state == "dealing":
                await seat.dealt()
            await seat.send(wire.Ping())
            while not isinstance(await seat.next(), wire.Pong):
                pass


def sitter_of(seat: TableSocket, number: int) -> wire.Sitter:
    """Who sits at a seat, as somebody was told."""
    assert seat.table is not None
    return seat.table.seats[number]


def step_of(seat: TableSocket) -> int:
    """The step somebody is at; -1 before the deal."""
    return -1 if seat.now is None else seat.now.step


async def to_the_end(seat: TableSocket) -> None:
    """Until the server has ended the connection."""
    try:
        while True:
            await seat.next()
    except CLOSED:
        return


async def at_table_with_two(server: Running, **more: object) -> tuple[str, TableSocket, TableSocket]:
    """A running match of soke between two people, and its place."""
    hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
    place = await hana.make(NewTable("soke", seats=TWO, **more))  # type: ignore[arg-type]
    first, second = await hana.at(place).__aenter__(), await ren.at(place).__aenter__()
    await second.sit(1)
    await first.start()
    await settle(first, second)
    return place, first, second
