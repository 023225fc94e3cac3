"""Addresses for a seat that goes to another device."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from bocage.server.http.desk import PROBLEMS, AnyRequest, Bearer, TheDesk
from bocage.server.http.doors import address_of
from bocage.server.http.passing import asked_elsewhere
from bocage.server.requests import Arrival, CarryCode, Carrying, Ticket
from bocage.server.service.matches.keeper import Elsewhere
from bocage.server.service.people import seat_carrying

TAGS = ["matches"]


@post("/matches/{match:str}/carry", tags=TAGS, responses=PROBLEMS)
async def set_out(
    request: AnyRequest, desk: TheDesk, token: Bearer, match: FromPath[str], data: JSONBody[Carrying]
) -> CarryCode:
    """A code that takes the seats of a token to another device, once and soon."""
    async with desk.visit(match, token) as (live, holder):
        desk.limits.take("carry", address_of(request.scope))
        return await seat_carrying.set_out(live, holder, token, data.keep)


@post("/carry", tags=TAGS, responses=PROBLEMS)
async def arrive(request: AnyRequest, desk: TheDesk, data: JSONBody[Arrival]) -> Ticket:
    """Use such a code: the seats are held by the token of the answer."""
    desk.limits.take("carry", address_of(request.scope))
    desk.limits.take("carries", "")
    try:
        return await seat_carrying.arrive(desk.keeper, data.code)
    except Elsewhere as elsewhere:
        return await asked_elsewhere(desk, request, elsewhere, Ticket)


ROUTES = [set_out, arrive]
