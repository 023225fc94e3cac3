"""Doors: who may come in, from which page, how often; and the headers that every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType

from bocage.server.problems import Problem, checked
from bocage.server.storage.facts import hashed

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from bocage.server.http.desk import Desk

API = "/api/"
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
LARGEST = 64 * 1024
LARGEST_SAVE = 4 * 1024 * 1024

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}


def middleware(app: ASGIApp) -> ASGIApp:
    """Limits and origin checks before every request under /api, headers on every answer."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["path"].startswith(API):
            desk: Desk = scope["litestar_app"].state.desk
            try:
                desk.limits.take("address", address_of(scope))
                if str(scope.get("method")) in CHANGING:
                    check_origin(scope, desk.settings.origins)
            except Problem as problem:
                await refuse(problem, with_headers)
                return
        await app(scope, receive, with_headers)

    return guarded


async def refuse(problem: Problem, send: Any) -> None:
    """Answer with a problem, without a handler."""
    headers = {"content-type": "application/json", **problem.headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": raw})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem.form)})


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def check_origin(scope: Any, allowed: tuple[str, ...]) -> None:
    """Refuse pages of other servers; programs send no origin."""
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in allowed:
        return
    try:
        same = urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        same = False
    checked(same, "bad-origin", "this page may not use this server")


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The token of a request, if it has one."""
    return token_of(request)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token in the header; counted against its limit."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    token = token.strip()
    checked(scheme.lower() == "bearer" and token, "bad-token", "the header is: Authorization: Bearer TOKEN")
    desk: Desk = connection.app.state.desk
    desk.limits.take("token", hashed(token))
    return token
