"""The address at which players report to the host of the server."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from bocage.server.answers import Done
from bocage.server.http.dependencies import PROBLEMS, AnyRequest, Bearer, TheServer
from bocage.server.http.guard import address_of
from bocage.server.requests import Reporting
from bocage.server.service.people import moderation


@post("/matches/{match:str}/reports", tags=["matches"], responses=PROBLEMS)
async def report(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Reporting]
) -> Done:
    """Tell the host of the server about a seat, a line of talk, or the match."""
    async with server.visit(match, token) as (live, holder):
        seat = holder.seat_for(data.seat)
        server.limits.take("report", address_of(request.scope))
        await moderation.report(live, seat, data)
        return Done(True)


ROUTES = [report]
