"""Tokens: what lets a program of somebody's play here, as itself, and do no more than its scopes say.

A program has an identity and a name of its own, and everybody at a table sees whose program it is. It sends its token
as `Authorization: Bearer …`. Whatever is not granted by a scope is refused.
"""

import hashlib
import secrets
from dataclasses import dataclass
from typing import get_args

from shinobi import wire
from shinobi.server import clock
from shinobi.server.people import People, checked_name
from shinobi.store.changes import Named, TokenMade, TokenRevoked
from shinobi.store.protocol import Store
from shinobi.store.records import Token
from shinobi.table.refusal import Refusal
from shinobi.wire import Scope

PREFIX = "shinobi_"
"""How every token begins, so that one that was published by mistake can be searched for."""

MOST_TOKENS = 20
"""Of one person."""

SCOPE_OF: dict[type[wire.FromClient], Scope] = {
    wire.Sit: "play",
    wire.Leave: "play",
    wire.Commit: "play",
    wire.Reveal: "play",
    wire.Continue: "play",
    wire.Resign: "play",
    wire.Vote: "play",
    wire.Play: "play",
    wire.Undo: "play",
    wire.Return: "play",
    wire.Rematch: "host",
    wire.Say: "talk",
    wire.Mute: "talk",
    wire.Arrange: "host",
    wire.Start: "host",
    wire.Chat: "host",
    wire.Delete: "host",
    wire.Remove: "host",
    wire.Hush: "host",
    wire.SetRhythm: "host",
}
"""What a program needs for each request over the socket. A kind of request that is not here is not for programs."""


@dataclass(frozen=True)
class Program:
    """Whom a token stands for."""

    identity: str
    owner: str
    scopes: frozenset[Scope]

    def check(self, scope: Scope | None) -> None:
        """Raises `Refusal` where the token does not have the scope; `None` is what no program may do."""
        if scope is None:
            raise Refusal("no-scope", "This can only be done by a person, with the cookie of a browser.")
        if scope not in self.scopes:
            raise Refusal("no-scope", f"This token lacks the scope “{scope}”. Make one that has it.")

    def check_asked(self, asked: wire.FromClient) -> None:
        """Raises `Refusal` where the token does not allow this request over the socket."""
        self.check(SCOPE_OF.get(type(asked)))


class Tokens:
    """The tokens of a server."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def program(self, authorization: str | None) -> Program | None:
        """The program that shows this header; `None` where it shows no token. Raises `Refusal` for a wrong one."""
        kind, _, token = (authorization or "").partition(" ")
        if kind.lower() != "bearer" or not token.startswith(PREFIX):
            return None
        known = await self.store.token(_hashed(token))
        if known is None:
            raise Refusal("bad-token", "This token is not known, or was revoked.")
        return Program(known.program, known.owner, frozenset(_scopes(known)))

    async def owner_name(self, identity: str) -> str | None:
        """What the owner of a program is called; `None` for a person."""
        token = await self.store.token_of_program(identity)
        return None if token is None else await self.people.name_of(token.owner)

    async def make(self, owner: str, new: wire.NewToken) -> wire.MadeToken:
        """A token for a program of this person."""
        name, scopes = checked_name(new.name), sorted(set(new.scopes))
        if not scopes:
            raise Refusal("bad-message", "A token needs at least one scope.")
        if len(await self.of(owner)) >= MOST_TOKENS:
            raise Refusal("too-many-tokens", f"You have {MOST_TOKENS} tokens; revoke one first.")
        token, short = PREFIX + secrets.token_urlsafe(32), secrets.token_hex(6)
        program, now = secrets.token_urlsafe(18), clock.now()
        await self.store.flush(
            Named(program, name, now),
            TokenMade(_hashed(token), short, program, owner, " ".join(scopes), now),
        )
        return wire.MadeToken(token, wire.TokenInfo(short, name, scopes, now))

    async def of(self, owner: str) -> list[wire.TokenInfo]:
        """The tokens of a person, without what proves them."""
        tokens = await self.store.tokens_of(owner)
        return [wire.TokenInfo(one.id, one.name, _scopes(one), one.made_at) for one in tokens]

    async def revoke(self, owner: str, short: str) -> str:
        """End a token; returns the identity of its program. The program stays at its tables, where a bot stands in."""
        programs = [one.program for one in await self.store.tokens_of(owner) if one.id == short]
        if not programs:
            raise Refusal("not-found", "You have no such token.")
        await self.store.flush(TokenRevoked(owner, short))
        return programs[0]


def _scopes(token: Token) -> list[Scope]:
    return [scope for scope in get_args(Scope) if scope in token.scopes]


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
