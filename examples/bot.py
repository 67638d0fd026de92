#!/usr/bin/env python3
"""A bot of your own that plays over the wire: python examples/bot.py http://127.0.0.1:8000 [TABLE]

Without a table it makes one, for itself and the server's bots. With one, it sits down at the first open seat. Change
`choose`, and it plays better.
"""

import argparse
import asyncio
import random
import sys

from shinobi.client import Move, NewTable, NotDone, SeatWanted, TableSocket, Visitor


def choose(seat: TableSocket) -> Move:
    """What to do. `seat.now.view` is what the seat knows, `seat.story` what it was told, `seat.now.legal` its moves."""
    assert seat.now is not None
    return random.choice(seat.now.legal)


async def play(address: str, table: str | None, game: str, name: str) -> None:
    async with Visitor(address) as me:
        await me.be_called(name)
        if table is None:
            players = next(one["players"][0] for one in (await me.games())["games"] if one["game"] == game)
            seats = [SeatWanted("me"), *[SeatWanted("bot")] * (players - 1)]
            table = await me.make(NewTable(game, seats=seats, start=True))
            sys.stdout.write(f"{name} plays {game} at {address}/t/{table}\n")
        async with me.at(table, hints=False) as seat:
            if seat.you is not None and seat.you.seat is None and seat.table is not None:
                free = [number for number, sitter in enumerate(seat.table.seats) if sitter.kind == "open"]
                if free:
                    await seat.sit(free[0])
            while await seat.until_asked():
                try:
                    await seat.play(choose(seat))
                except NotDone as refused:  # somebody took back a move, for instance
                    sys.stdout.write(f"Refused: {refused}\n")
            assert seat.now is not None
            assert seat.now.result is not None
            sys.stdout.write(f"Over, by {seat.now.result.clause}. Shares: {seat.now.result.shares}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that plays over the wire.")
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8000")
    parser.add_argument("table", nargs="?", help="the ten letters and digits of a table's link")
    parser.add_argument("--game", default="daimyo")
    parser.add_argument("--name", default="Karakuri")
    asked = parser.parse_args()
    asyncio.run(play(asked.address, asked.table, asked.game, asked.name))
