"""`shinobi serve`: live tables for people in browsers, on this machine or for the world."""

import logging
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from shinobi.cli.console import console
from shinobi.engine.errors import BadOption
from shinobi.server.settings import Compile, Settings


class LogLevel(StrEnum):
    """How much the server says."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes a free one.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The file that keeps tables, records and identities.")] = None,
    log_level: Annotated[LogLevel, typer.Option(help="How much to say.")] = LogLevel.WARNING,
    bot_pace: Annotated[float, typer.Option(help="Seconds a bot takes for a decision.", min=0)] = 0.9,
    pauses: Annotated[bool, typer.Option(help="Whether tables give people time to see what happens.")] = True,
    reaction_pace: Annotated[float, typer.Option(help="Seconds every reaction takes, so that none tells.", min=0)] = 2,
    deal_wait: Annotated[
        float, typer.Option(help="Seconds for which the deal waits for people to commit, and to reveal.", min=0)
    ] = 5,
    gone_after: Annotated[
        float, typer.Option(help="Seconds until a bot stands in for somebody who is gone, where others wait.", min=0)
    ] = 120,
    vote_after: Annotated[
        float, typer.Option(help="Seconds until the others may vote to play on with a bot for somebody gone.", min=0)
    ] = 20,
    notify_after: Annotated[
        float, typer.Option(help="Seconds until somebody who is away is told that it is their turn.", min=0)
    ] = 60,
    push_service: Annotated[
        list[str] | None, typer.Option(help="A further origin that push messages may be sent to.")
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(help="The server to send mail by: smtp://NAME:PASSWORD@HOST:PORT.", envvar="SHINOBI_MAIL"),
    ] = None,
    mail_from: Annotated[
        str, typer.Option(help="The sender of mail.", envvar="SHINOBI_MAIL_FROM")
    ] = "shinobi@localhost",
    webhook: Annotated[
        str | None, typer.Option(help="An address that is told whose turn it is.", envvar="SHINOBI_WEBHOOK")
    ] = None,
    address: Annotated[
        str | None, typer.Option(help="Where people reach this server, for links in mail.", envvar="SHINOBI_ADDRESS")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin that browsers may come from.")] = None,
    compile: Annotated[
        Compile, typer.Option(help="When to compile the rules: now, soon (in the background), or never.")
    ] = Compile.SOON,
    limits: Annotated[bool, typer.Option(help="Whether to count and refuse too many requests.")] = True,
    metrics_token_file: Annotated[
        Path | None,
        typer.Option(
            help="A file with a token. Who sends it as a bearer token may read /metrics; without it, nobody may.",
            envvar="SHINOBI_METRICS_TOKEN_FILE",
        ),
    ] = None,
) -> None:
    """Serve live tables: open the address in a browser, and send friends the link of a table."""
    from shinobi.server.serving import serve as run  # not before it is needed: every command would wait for it
    from shinobi.store import default_path

    path = default_path() if data is None else data
    settings = Settings(
        compile=compile,
        bot_pace=bot_pace,
        pauses=pauses,
        reaction_pace=reaction_pace,
        deal_wait=deal_wait,
        gone_after=gone_after,
        vote_after=vote_after,
        notify_after=notify_after,
        push_services=tuple(push_service or ()),
        mail=mail,
        mail_from=mail_from,
        webhook=webhook,
        address=None if address is None else address.rstrip("/"),
        origins=tuple(origin or ()),
        limited=limits,
        metrics_token=None if metrics_token_file is None else _token(metrics_token_file),
    )
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")

    def on_start(address: str) -> None:
        console.print(f"Shinobi is served at {address} — open it in a browser. Ctrl-C stops it.", soft_wrap=True)
        console.print(f"Tables, records and identities are kept in {path.absolute()}", soft_wrap=True)

    def on_progress(number: int, count: int) -> None:
        console.print(f"{number} of {count} tables are read.", soft_wrap=True)

    run(host, port, path, settings, log_level, on_start, on_progress)


def _token(file: Path) -> str:
    """The token that a file holds; raises `BadOption`."""
    try:
        token = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise BadOption(f"The token cannot be read from {file}: {problem}.") from None
    if not token:
        raise BadOption(f"There is no token in {file}: write a long random word into it.")
    return token
