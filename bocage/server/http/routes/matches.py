"""Addresses of the lobby: create, join, list, rematch, branch, export and import."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from bocage.server.answers import Invitation, Summary, Ticket
from bocage.server.http.dependencies import JSON, PROBLEMS, AnyRequest, Bearer, TheServer
from bocage.server.http.guard import LARGEST_SAVE, address_of
from bocage.server.requests import Branch, Creation, Import, Joining, Mine, Rematch, SeatOnly
from bocage.server.service.pages import lists
from bocage.server.storage.facts import holder_of

TAGS = ["matches"]


@post("/matches", tags=TAGS, responses=PROBLEMS)
async def create(request: AnyRequest, server: TheServer, data: JSONBody[Creation]) -> Ticket:
    """A new match of a scenario."""
    server.count_creation(request)
    return await server.lobby.create(data)


@post("/matches/import", tags=TAGS, responses=PROBLEMS, request_max_body_size=LARGEST_SAVE)
async def restore(request: AnyRequest, server: TheServer, data: JSONBody[Import]) -> Ticket:
    """A match from a save, with fresh dice from its end on."""
    server.count_creation(request)
    return await server.lobby.restore(data, address_of(request.scope))


@post("/matches/{match:str}/branch", tags=TAGS, responses=PROBLEMS)
async def branch(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Branch]
) -> Ticket:
    """A match that goes on from a point of another with fresh dice."""
    async with server.visit(match, token) as (live, holder):
        server.count_creation(request)
        return await server.lobby.branch(live, holder, data)


@post("/matches/{match:str}/rematch", tags=TAGS, responses=PROBLEMS, status_code=200)
async def rematch(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Rematch]
) -> Ticket:
    """The same people again, by the same tokens."""
    async with server.visit(match, token) as (live, holder):
        server.count_creation(request)
        return await server.lobby.rematch(live, holder, token or "", data.swap)


@post("/matches/{match:str}/join", tags=TAGS, responses=PROBLEMS)
async def join(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Joining]) -> Ticket:
    """Take a free seat, by an invitation or an open one."""
    async with server.keeper.borrowed(match) as live:
        return await server.lobby.join(live, token, data)


@post("/matches/{match:str}/invitations", tags=TAGS, responses=PROBLEMS)
async def invite(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[SeatOnly]) -> Invitation:
    """A new code for a seat that is not taken; the old one is void."""
    async with server.visit(match, token) as (live, holder):
        return await server.lobby.invite(live, holder, data.seat)


@get("/matches/{match:str}/export", tags=TAGS, responses=PROBLEMS)
async def export(server: TheServer, token: Bearer, match: FromPath[str]) -> Response[dict[str, Any]]:
    """A match as a save."""
    async with server.visit(match, token) as (live, holder):
        save = await server.lobby.export(live, holder)
        name = f"{live.facts.scenario}-{live.facts.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        body: Any = save
        return Response(body, media_type=JSON, headers=headers)


@post("/matches/mine", tags=TAGS, responses=PROBLEMS, status_code=200)
async def mine(server: TheServer, data: JSONBody[Mine]) -> list[Summary]:
    """The matches of some tokens, latest first."""
    return await lists.mine(server.keeper, data.tokens)


@get("/matches/open", tags=TAGS, responses=PROBLEMS)
async def open_seats(server: TheServer) -> list[Summary]:
    """Matches with a seat that anyone may take, latest first."""
    return await lists.open_seats(server.keeper)


@get("/matches/listed", tags=TAGS, responses=PROBLEMS)
async def listed(server: TheServer) -> list[Summary]:
    """Matches to watch, latest first."""
    return await lists.listed(server.keeper)


@get("/matches/{match:str}/summary", tags=TAGS, responses=PROBLEMS)
async def summary(server: TheServer, token: Bearer, match: FromPath[str]) -> Summary:
    """A match in a few lines, also for those who are invited."""
    async with server.keeper.borrowed(match) as live:
        return lists.summary(server.keeper, live.facts, holder_of(live.facts, token))


ROUTES = [create, restore, branch, rematch, join, invite, export, mine, open_seats, listed, summary]
