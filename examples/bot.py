#!/usr/bin/env python3
"""A bot of your own at a live table: python examples/bot.py ADDRESS TABLE --token TOKEN

Make the token on the page “Let a program play”. Change `choose`, and it plays better.
"""

import argparse
import asyncio
import random
import sys

from shinobi.client import Move, TableSocket, Visitor


def choose(seat: TableSocket) -> Move:
    """What to do. `seat.now.view` is what the seat knows, `seat.story` what it was told, `seat.now.legal` its moves."""
    assert seat.now is not None
    return random.choice(seat.now.legal)


async def play(address: str, table: str, token: str) -> None:
    async with Visitor(address, token=token) as me, me.at(table, hints=False) as seat:
        assert seat.table is not None
        await seat.sit([sitter.kind for sitter in seat.table.seats].index("open"))
        while await seat.until_asked():
            await seat.play(choose(seat))
        sys.stdout.write(f"Over: {seat.now and seat.now.result}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that plays over the wire.")
    parser.add_argument("address", help="such as http://127.0.0.1:8000")
    parser.add_argument("table", help="the ten letters and digits of a table's link")
    parser.add_argument("--token", required=True)
    asyncio.run(play(**vars(parser.parse_args())))
