"""The way to a distant place."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter, QueryParameter

from bocage.registry import system_of
from bocage.server.answers import Way
from bocage.server.http.dependencies import PROBLEMS, Bearer, TheServer
from bocage.server.problems import checked
from bocage.server.service.pages.preview import Previewer
from bocage.server.service.pages.way_to_place import steps_to
from bocage.server.wire import speaker

Place = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=62)]


@get("/matches/{match:str}/way/{place:int}", tags=["play"], responses=PROBLEMS)
async def way(server: TheServer, token: Bearer, match: FromPath[str], place: Place, seat: SeatQuery = None) -> Way:
    """The choices that lead from the present question to a place."""
    async with server.visit(match, token) as (live, holder):
        asked = holder.seat_for(seat, live.waiting)
        decision = live.delayed.decision(asked)
        checked(decision, "not-your-turn", f"seat {asked} is not asked anything now")
        assert decision is not None
        seen = live.seen_by(asked)
        maker = Previewer(seen, speaker(system_of(seen), seen.view(asked)), asked, may_undo=False)
        return Way(seen.revision, place, await asyncio.to_thread(steps_to, maker, decision, place))


ROUTES = [way]
