"""Forwarding: a request about a match that another server owns is answered by that one.

Where it does not answer, the request waits until its lease has run out; then the match is claimed, and answered here.
What may have been done by a server that fell silent is never done again: whoever asked is told to look.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from bocage.server.forms import Problem as ProblemForm
from bocage.server.http.guard import LARGEST, check_origin, refuse
from bocage.server.problems import Problem
from bocage.server.service.matches.keeper import Elsewhere
from bocage.server.storage.leases import LEASE

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from bocage.server.http.dependencies import Server

T = TypeVar("T")
MATCH = re.compile(r"/api/v1/matches/([A-Za-z0-9_-]{16})(?:/|$)")
PASSED = "bocage-passed"
"""The header of what was passed on once, and is not again."""
NOT_HERE = "bocage-not-here"
"""The header of an answer that says: ask who owns it, and ask him."""
AGAIN = 0.2
SILENCE = 1.0
"""Seconds after which it is looked whether a server that does not answer still owns the match."""
PATIENCE = LEASE + 4.0
ANSWER_PATIENCE = 60.0
OWN_WAY = {"connection", "keep-alive", "transfer-encoding", "upgrade", "content-length", "date", "server"}
"""Headers that concern one connection and not what is sent over it."""
RESTART, GONE = 1012, 1006


def forwarding(app: ASGIApp) -> ASGIApp:
    """Before the application: what concerns a match of another server goes there."""

    async def route(scope: Scope, receive: Receive, send: Send) -> None:
        found = MATCH.match(scope["path"]) if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) else None
        server: Server | None = scope["litestar_app"].state.get("server") if found else None
        if found is None or server is None or not server.keeper.house.store.is_shared:
            await app(scope, receive, send)
            return
        match = found[1]
        passed = PASSED in Headers.from_scope(scope)
        if passed and await server.keeper.give_up_fresh(match):
            await _not_here(scope, send)
            return
        owner = await server.keeper.place_of(match)
        if owner is None:
            await app(scope, receive, send)
        elif passed:
            await _not_here(scope, send)
        elif scope["type"] == ScopeType.HTTP:
            await _Request(server, match, scope, receive, send).pass_on(app, owner)
        else:
            await _carry(server, match, owner, app, scope, receive, send)

    return route


async def _not_here(scope: Scope, send: Any) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": RESTART})
    else:
        await refuse(Problem("unavailable", "the match is elsewhere", headers={NOT_HERE: "1"}), send)


def _forwarded(scope: Any) -> dict[str, str]:
    client = scope.get("client")
    told = {"x-forwarded-for": str(client[0])} if client else {}
    return {**told, "x-forwarded-proto": str(scope.get("scheme", "http")), PASSED: "1"}


# Requests


class _Request:
    """A request on its way to the owner of its match."""

    def __init__(self, server: Server, match: str, scope: Any, receive: Any, send: Any) -> None:
        self.server = server
        self.match = match
        self.scope = scope
        self.receive = receive
        self.send = send
        self.body = b""
        self._is_given = False

    async def pass_on(self, app: Any, owner: str) -> None:
        """Have it answered by the owner, whoever that turns out to be."""
        try:
            await self._read()
            answer = await self._answered(owner)
        except Problem as problem:
            await refuse(problem, self.send)
            return
        if answer is None:
            await app(self.scope, self._again, self.send)
            return
        headers = [(name, value) for name, value in answer.headers.raw if name.decode().lower() not in OWN_WAY]
        headers.append((b"content-length", str(len(answer.content)).encode()))
        await self.send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
        await self.send({"type": "http.response.body", "body": answer.content})

    async def _read(self) -> None:
        more = True
        while more:
            message = await self.receive()
            self.body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(self.body) > LARGEST:
                raise Problem("too-large", f"a body has at most {LARGEST} bytes")

    async def _again(self) -> Any:
        """The body once more, for the application; then whatever comes."""
        if self._is_given:
            return await self.receive()
        self._is_given = True
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def _answered(self, owner: str | None) -> httpx.Response | None:
        """The owner's answer; None where this server has become the owner."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while owner is not None:
            answer = await self._ask(owner) if owner != self.server.keeper.me else None
            if answer is not None and NOT_HERE not in answer.headers:
                return answer
            if asyncio.get_running_loop().time() > until:
                raise Problem("unavailable", "another server has the match: ask again", headers={"Retry-After": "1"})
            if answer is None:
                await asyncio.sleep(AGAIN)
            owner = await self.server.keeper.place_of(self.match)
        return None

    async def _ask(self, owner: str) -> httpx.Response | None:
        """The answer of a server; None where it cannot have got the request, or where that may be sent again."""
        asking = asyncio.create_task(self._send(owner))
        try:
            while not (await asyncio.wait({asking}, timeout=SILENCE))[0]:
                if await self.server.keeper.place_of(self.match) != owner:
                    break
            else:
                return asking.result()
        except httpx.ConnectError:
            return None
        except httpx.TransportError:
            self._check_may_ask_again()
        else:
            self._check_may_ask_again()
        finally:
            asking.cancel()
        return None

    def _check_may_ask_again(self) -> None:
        """The owner fell silent: what only looks may be asked again, for anything else it is too late to know."""
        if self.scope["method"] not in ("GET", "HEAD"):
            raise Problem("unavailable", "the server of the match fell silent: look again whether this was done")

    async def _send(self, owner: str) -> httpx.Response:
        query = self.scope["query_string"].decode("latin-1")
        path = (self.scope.get("raw_path") or self.scope["path"].encode()).decode("latin-1")
        known = Headers.from_scope(self.scope)
        headers = {name: value for name, value in known.items() if name.lower() not in OWN_WAY}
        return await self.server.peers.request(
            self.scope["method"],
            f"{owner}{path}{'?' if query else ''}{query}",
            content=self.body,
            headers={**headers, **_forwarded(self.scope), "accept-encoding": "identity"},
        )


async def asked_elsewhere(server: Server, request: Any, elsewhere: Elsewhere, answer: type[T]) -> T:
    """The answer of the owner to a request whose address does not name its match."""
    if PASSED in request.headers:
        raise elsewhere
    body, headers = await request.body(), {**_forwarded(request.scope), "content-type": "application/json"}
    try:
        found = await server.peers.post(f"{elsewhere.owner}{request.url.path}", content=body, headers=headers)
    except httpx.TransportError:
        raise elsewhere from None
    if found.is_success:
        return msgspec.json.decode(found.content, type=answer)
    problem = msgspec.json.decode(found.content, type=ProblemForm)
    raise Problem(problem.error, problem.message)


def new_peers() -> httpx.AsyncClient:
    """What asks other servers; none of the proxies that the environment may name is between them."""
    return httpx.AsyncClient(timeout=httpx.Timeout(ANSWER_PATIENCE, connect=SILENCE), trust_env=False)


# Connections


async def _carry(
    server: Server, match: str, owner: str | None, app: ASGIApp, scope: Any, receive: Any, send: Any
) -> None:
    """Let a connection reach the owner of its match through this server."""
    try:
        check_origin(scope, server.settings.origins)
    except Problem:
        await send({"type": "websocket.close", "code": 4403})
        return
    until = asyncio.get_running_loop().time() + PATIENCE
    while owner is not None and asyncio.get_running_loop().time() < until:
        try:
            far = await connect(
                f"{owner.replace('http', 'ws', 1)}{scope['path']}",
                additional_headers=_forwarded(scope),
                compression=None,
                max_size=None,
                open_timeout=SILENCE,
                ping_interval=LEASE / 2,
                ping_timeout=LEASE / 2,
                proxy=None,
            )
        except (OSError, InvalidHandshake, TimeoutError):
            await asyncio.sleep(AGAIN)
            owner = await server.keeper.place_of(match)
            continue
        async with far:
            await _talk(far, receive, send)
        return
    if owner is None:
        await app(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": RESTART})


async def _talk(far: ClientConnection, receive: Any, send: Any) -> None:
    """Pass on what either side says until one of them goes."""

    async def up() -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                content = message.get("text")
                await far.send(message["bytes"] if content is None else content)

    async def down() -> None:
        async for text in far:
            await send({"type": "websocket.send", "text" if isinstance(text, str) else "bytes": text})

    await send({"type": "websocket.accept"})
    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[1].done() and not tasks[0].done():
            code = far.close_code or GONE
            await send({"type": "websocket.close", "code": RESTART if code == GONE else code})
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
