"""Addresses for a seat that goes to another device."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from bocage.server.answers import CarryCode, Ticket
from bocage.server.http.dependencies import PROBLEMS, AnyRequest, Bearer, TheServer
from bocage.server.http.forwarding import asked_elsewhere
from bocage.server.http.guard import address_of
from bocage.server.requests import Arrival, Carrying
from bocage.server.service.matches.keeper import Elsewhere
from bocage.server.service.people import seat_carrying

TAGS = ["matches"]


@post("/matches/{match:str}/carry", tags=TAGS, responses=PROBLEMS)
async def set_out(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Carrying]
) -> CarryCode:
    """A code that takes the seats of a token to another device, once and soon."""
    async with server.visit(match, token) as (live, holder):
        server.limits.take("carry", address_of(request.scope))
        return await seat_carrying.set_out(live, holder, token, data.keep)


@post("/carry", tags=TAGS, responses=PROBLEMS)
async def arrive(request: AnyRequest, server: TheServer, data: JSONBody[Arrival]) -> Ticket:
    """Use such a code: the seats are held by the token of the answer."""
    server.limits.take("carry", address_of(request.scope))
    server.limits.take("carries", "")
    try:
        return await seat_carrying.arrive(server.keeper, data.code)
    except Elsewhere as elsewhere:
        return await asked_elsewhere(server, request, elsewhere, Ticket)


ROUTES = [set_out, arrive]
