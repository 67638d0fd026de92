"""`shinobi serve`: live tables for people in browsers, on this machine or for the world."""

import logging
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.engine.errors import BadOption
from shinobi.locale import texts
from shinobi.server.settings import Compile, Settings


class LogLevel(StrEnum):
    """How much the server says."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Path | None = None,
    database: Annotated[str | None, typer.Option(envvar="SHINOBI_DATABASE")] = None,
    nats: Annotated[str | None, typer.Option(envvar="SHINOBI_NATS")] = None,
    log_level: LogLevel = LogLevel.WARNING,
    bot_pace: Annotated[float, typer.Option(min=0)] = 0.9,
    pauses: bool = True,
    reaction_pace: Annotated[float, typer.Option(min=0)] = 2,
    deal_wait: Annotated[float, typer.Option(min=0)] = 5,
    gone_after: Annotated[float, typer.Option(min=0)] = 120,
    vote_after: Annotated[float, typer.Option(min=0)] = 20,
    notify_after: Annotated[float, typer.Option(min=0)] = 60,
    push_service: list[str] | None = None,
    mail: Annotated[
        str | None,
        typer.Option(envvar="SHINOBI_MAIL"),
    ] = None,
    mail_from: Annotated[str, typer.Option(envvar="SHINOBI_MAIL_FROM")] = "shinobi@localhost",
    webhook: Annotated[str | None, typer.Option(envvar="SHINOBI_WEBHOOK")] = None,
    address: Annotated[str | None, typer.Option(envvar="SHINOBI_ADDRESS")] = None,
    origin: list[str] | None = None,
    compile: Compile = Compile.SOON,
    limits: bool = True,
    metrics_token_file: Annotated[
        Path | None,
        typer.Option(
            envvar="SHINOBI_METRICS_TOKEN_FILE",
        ),
    ] = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Serve live tables: open the address in a browser, and send friends the link of a table."""
    words = texts(lang)
    from shinobi.server.serving import serve as run  # not before it is needed: every command would wait for it
    from shinobi.store.sqlite.file import default_path

    if nats is not None and database is None:
        raise BadOption.of("nats-alone")
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
        database=database,
        nats=nats,
        limited=limits,
        metrics_token=None if metrics_token_file is None else _token(metrics_token_file),
    )
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")

    def on_start(address: str) -> None:
        console.print(words.say("serving", address=address), soft_wrap=True)
        where = str(path.absolute()) if database is None else _without_password(database)
        console.print(words.say("serving-data", file=where), soft_wrap=True)

    def on_progress(number: int, count: int) -> None:
        console.print(words.say("serving-read", number=number, count=count), soft_wrap=True)

    run(host, port, path, settings, log_level, on_start, on_progress)


def _without_password(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


def _token(file: Path) -> str:
    """The token that a file holds; raises `BadOption`."""
    try:
        token = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise BadOption.of("unreadable", file=str(file), problem=str(problem)) from None
    if not token:
        raise BadOption.of("no-token", file=str(file))
    return token
