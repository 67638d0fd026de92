"""Orders of whoever runs the server: `shinobi admin` leaves them in the store, the running server carries them out."""

import asyncio
import logging
from typing import TYPE_CHECKING

from shinobi.server import clock
from shinobi.store.changes import OrderDone, PersonRemoved, TableRemoved
from shinobi.store.protocol import StoreError
from shinobi.table.log import Left

if TYPE_CHECKING:
    from shinobi.server.house import House

logger = logging.getLogger("shinobi")

EVERY = 1.0
"""Seconds between two looks at the orders."""

REMOVE_TABLE, REMOVE_PERSON = "remove-table", "remove-person"


async def keep_order(house: "House") -> None:
    """Forever: carry out the orders of `shinobi admin`."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            for order in await house.store.orders():
                await carry_out(house, order.kind, order.subject)
                await house.store.flush(OrderDone(order.id))
        except StoreError as problem:
            logger.error("The orders of the host could not be carried out: %s.", problem)


async def carry_out(house: "House", kind: str, subject: str) -> None:
    """Do what one order says. Who is already gone needs no removing."""
    if kind == REMOVE_TABLE:
        room = house.rooms.get(subject)
        if room is not None:
            room.close("removed")
            house.forget(room)
        await house.store.flush(TableRemoved(subject))
    elif kind == REMOVE_PERSON:
        gone = {subject, *(token.program for token in await house.store.tokens_of(subject))}
        for room in list(house.rooms.values()):
            for who in gone:
                seat = room.table.seat_of(who)
                if seat is not None and room.table.state != "over":
                    room.write(Left(at=clock.now(), who=who, seat=seat))
            for connection in [one for one in room.connections if one.who in gone]:
                connection.dismiss("removed")
        await house.store.flush(PersonRemoved(subject))
        house.people.forget(gone)
