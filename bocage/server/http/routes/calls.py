"""Addresses for those who want to be called when it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from bocage.server.answers import CallBook, ContactForm, Done
from bocage.server.http.dependencies import PROBLEMS, AnyRequest, Bearer, TheServer
from bocage.server.http.guard import address_of
from bocage.server.requests import END, Calling, Confirmation
from bocage.server.service.people import contacts
from bocage.server.storage import contacts as stored
from bocage.server.storage.facts import hashed

TAGS = ["calls"]
Key = Annotated[str, PathParameter(min_length=20, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{END}")]


@get("/matches/{match:str}/calls", tags=TAGS, responses=PROBLEMS)
async def book(server: TheServer, token: Bearer, match: FromPath[str]) -> CallBook:
    """By what this server calls people, and where the holder of the token wants to be called."""
    async with server.visit(match, token) as (live, holder):
        return await contacts.book(live.house, holder)


@put("/matches/{match:str}/calls", tags=TAGS, responses=PROBLEMS)
async def call_at(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Calling]
) -> ContactForm:
    """Call the holder of the token there; by mail when its address was confirmed."""
    async with server.visit(match, token) as (live, holder):
        address = contacts.checked_address(data, server.settings)
        server.limits.take("call", address_of(request.scope))
        if data.kind == "mail":
            server.limits.take("mailto", hashed(address.lower()))
        made = await contacts.call_at(live, holder, data)
        server.outbox.wake()
        return made


@delete("/matches/{match:str}/calls/{kind:str}", tags=TAGS, responses=PROBLEMS, status_code=200)
async def take_back(
    server: TheServer, token: Bearer, match: FromPath[str], kind: FromPath[Literal["mail", "hook"]]
) -> CallBook:
    """Call the holder of the token there no more."""
    async with server.visit(match, token) as (live, holder):
        await contacts.take_back(live.house, holder, kind)
        return await contacts.book(live.house, holder)


@post("/calls/confirm", tags=TAGS, responses=PROBLEMS, status_code=200)
async def confirm(request: AnyRequest, server: TheServer, data: JSONBody[Confirmation]) -> Done:
    """The mail that asked for it was read by whoever gave the address."""
    await contacts.confirm(server.keeper.house, data.code)
    return Done(True)


@post("/calls/stop/{key:str}", tags=TAGS, responses=PROBLEMS, status_code=200)
async def stop(server: TheServer, key: Key) -> Done:
    """No more mails to the address that a mail with this key came to; nothing is said about keys that there are not."""
    await server.keeper.house.store.write(lambda connection: stored.stop(connection, key))
    return Done(True)


ROUTES = [book, call_at, take_back, confirm, stop]
