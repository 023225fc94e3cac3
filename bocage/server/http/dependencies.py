"""Dependencies: what handlers are given, and the small things they all do."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from bocage.server.forms import Problem
from bocage.server.http.guard import address_of, token_of
from bocage.server.http.limits import Limits
from bocage.server.http.loop_lag import LoopLag
from bocage.server.problems import checked
from bocage.server.service.matches.clocks import Ticker
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.people.moderation import Moderation
from bocage.server.service.people.outbox import Outbox
from bocage.server.settings import Settings
from bocage.server.storage.facts import Holder, holder_of

JSON = "application/json"
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="an error; nothing has changed")
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429)
}
AnyRequest = Request[Any, Any, Any]


class Server(msgspec.Struct, frozen=True):
    """The parts of a running server."""

    settings: Settings
    keeper: Keeper
    lobby: Lobby
    limits: Limits
    loop_lag: LoopLag
    ticker: Ticker
    outbox: Outbox
    peers: httpx.AsyncClient
    moderation: Moderation

    @asynccontextmanager
    async def visit(self, match: str, token: str | None) -> AsyncIterator[tuple[Live, Holder]]:
        """A match for as long as it is needed, and who asks for it; spectators only where they are admitted."""
        async with self.keeper.borrowed(match) as live:
            holder = holder_of(live.facts, token)
            admitted = token is not None or live.facts.options.spectators
            checked(admitted, "forbidden", "this match admits no spectators")
            yield live, holder

    def count_creation(self, request: AnyRequest) -> None:
        """Count a new match against the limit of its maker."""
        self.limits.take("create", address_of(request.scope))


TheServer = NamedDependency[Server]
Bearer = NamedDependency[str | None]


def bearer(request: AnyRequest, server: TheServer) -> str | None:
    """The token of a request, if it has one.

    It takes the server, and so comes after it: two that could come together are each given a task, for each request.
    """
    return token_of(request, server)


def tagged(request: AnyRequest, content: Any, media_type: str = JSON) -> Response[Any]:
    """An answer with an ETag, or 304 where the client has it already."""
    body = content.encode() if isinstance(content, str) else msgspec.json.encode(content)
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    known = [mark.strip().removeprefix("W/") for mark in request.headers.get("if-none-match", "").split(",")]
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in known or "*" in known:
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)
