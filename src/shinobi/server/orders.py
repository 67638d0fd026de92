"""Orders of whoever runs the server: `shinobi admin` leaves them in the store, the running server carries them out."""

import asyncio
import logging
from collections.abc import Callable

from shinobi.server import clock
from shinobi.server.rooms import Rooms
from shinobi.server.services import Services
from shinobi.store.changes import OrderDone, PersonRemoved, TableRemoved
from shinobi.store.protocol import StoreError
from shinobi.table.log import Left

logger = logging.getLogger("shinobi")

EVERY = 1.0
"""Seconds between two looks at the orders."""

REMOVE_TABLE, REMOVE_PERSON = "remove-table", "remove-person"


async def keep_order(services: Services, rooms: Rooms, pass_on: Callable[[str, str], None] | None = None) -> None:
    """Forever: carry out the orders of `shinobi admin`; `pass_on` has other servers do the same at their tables."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            for order in await services.store.orders():
                if pass_on is not None:
                    pass_on(order.kind, order.subject)
                await carry_out(services, rooms, order.kind, order.subject)
                await services.store.flush(OrderDone(order.id))
        except StoreError as problem:
            logger.error("The orders of the host could not be carried out: %s.", problem)


async def carry_out(services: Services, rooms: Rooms, kind: str, subject: str) -> None:
    """Do what one order says. Who is already gone needs no removing."""
    if kind == REMOVE_TABLE:
        room = rooms.get(subject)
        if room is not None:
            room.close("removed")
            rooms.forget(room)
        await services.store.flush(TableRemoved(subject))
    elif kind == REMOVE_PERSON:
        gone = {subject, *(token.program for token in await services.store.tokens_of(subject))}
        for room in list(rooms.values()):
            for who in gone:
                seat = room.table.seat_of(who)
                if seat is not None and room.table.state != "over":
                    room.write(Left(at=clock.now(), who=who, seat=seat))
            for connection in [one for one in room.audience.connections if one.who in gone]:
                connection.dismiss("removed")
        await services.store.flush(PersonRemoved(subject))
        services.people.forget(gone)
