"""Guard: who may come in, from which page, how often; and the headers that every answer carries."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType

from bocage.server.problems import Problem, checked
from bocage.server.storage.facts import hashed

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from bocage.server.http.dependencies import Server
    from bocage.server.service.matches.live import House

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


_RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def guarded(app: ASGIApp) -> ASGIApp:
    """Limits before every request, origin checks under /api, headers on every answer.

    It stands before the whole application: a middleware of the framework does not see addresses that there are not.
    """

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given: list[tuple[bytes, bytes]] = list(message.get("headers", []))
                known = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(one for one in _RAW if one[0] not in known)]
            await send(message)

        if scope["type"] == ScopeType.HTTP:
            server: Server = scope["litestar_app"].state.server
            api = scope["path"].startswith(API)
            try:
                server.limits.take("address" if api else "page", address_of(scope))
                check_welcome(server.keeper.house, address_of(scope))
                checked("\0" not in scope["path"], "not-found", "there is no such address")
                if api and str(scope.get("method")) in CHANGING:
                    check_origin(scope, server.settings.origins)
            except Problem as problem:
                await refuse(problem, with_headers)
                return
        await app(scope, receive, with_headers)

    return guard


async def refuse(problem: Problem, send: Any) -> None:
    """Answer with a problem, without a handler."""
    headers = {"content-type": "application/json", **problem.headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": raw})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem.form)})


def address_of(scope: Any) -> str:
    """Where a request comes from; of IPv6 the network, since whoever has one of its addresses has them all.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 80)}), address_of({"client": ("::ffff:192.0.2.7", 80)})
    ('2001:db8:1:2::', '192.0.2.7')
    """
    client = scope.get("client")
    host = str(client[0]) if client else "?"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


def check_welcome(house: House, mark: str) -> None:
    """Refuse whom the host of the server has banned: the mark of a token, or an address."""
    checked(mark not in house.banned, "banned", "the host of this server does not let you in")


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


def token_of(connection: ASGIConnection[Any, Any, Any, Any], server: Server) -> str | None:
    """The token in the header; counted against its limit."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    token = token.strip()
    checked(scheme.lower() == "bearer" and token, "bad-token", "the header is: Authorization: Bearer TOKEN")
    mark = hashed(token)
    server.limits.take("token", mark)
    check_welcome(server.keeper.house, mark)
    return token
