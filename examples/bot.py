#!/usr/bin/env python3
"""A bot of your own at live tables: python examples/bot.py ADDRESS [TABLE] [--token TOKEN]

Make the token on the page “Let a program play”; without one, the bot is a guest. With a table it sits down there,
without one it makes a table for itself and the server's bots. Change `choose`, and it plays better.
"""

import argparse
import asyncio
import random
import sys

from shinobi.client import Move, NewTable, SeatWanted, TableSocket, Visitor


def choose(seat: TableSocket) -> Move:
    """What to do. `seat.now.view` is what the seat knows, `seat.story` what it was told, `seat.now.legal` its moves."""
    assert seat.now is not None
    return random.choice(seat.now.legal)


async def play(address: str, table: str | None, token: str | None, game: str, name: str) -> None:
    async with Visitor(address, token=token) as me:
        if token is None:
            await me.be_called(name)
        if table is None:
            players = next(one["players"][0] for one in (await me.games())["games"] if one["game"] == game)
            seats = [SeatWanted("me"), *[SeatWanted("bot")] * (players - 1)]
            table = await me.make(NewTable(game, seats=seats, start=True))
            sys.stdout.write(f"Playing {game} at {address}/t/{table}\n")
        async with me.at(table, hints=False) as seat:
            assert seat.you is not None
            assert seat.table is not None
            if seat.you.seat is None:
                await seat.sit(next(nth for nth, sitter in enumerate(seat.table.seats) if sitter.kind == "open"))
            while await seat.until_asked():
                await seat.play(choose(seat))
            assert seat.now is not None
            assert seat.now.result is not None
            sys.stdout.write(f"Over, by {seat.now.result.clause}. Shares: {seat.now.result.shares}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that plays over the wire.")
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8000")
    parser.add_argument("table", nargs="?", help="the ten letters and digits of a table's link")
    for option, default in (("--token", None), ("--game", "daimyo"), ("--name", "Karakuri")):
        parser.add_argument(option, default=default)
    asyncio.run(play(**vars(parser.parse_args())))
