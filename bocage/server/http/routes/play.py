"""Addresses of a match: look, choose, ask, take back, talk."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from bocage.kernel.records import SPECTATOR, dump
from bocage.server.answers import (
    Chosen,
    Ended,
    Lines,
    Log,
    Odds,
    OrderBook,
    Previews,
    Undone,
    UnitLines,
    UnitOverlays,
    WhyAnswers,
)
from bocage.server.forms import BoardForm, LineForm, SnapshotForm
from bocage.server.http.dependencies import JSON, PROBLEMS, AnyRequest, Bearer, TheServer, tagged
from bocage.server.http.guard import address_of
from bocage.server.problems import checked
from bocage.server.requests import Choice, Consent, Orders, Saying, SeatOnly, Undo, Why
from bocage.server.service.matches import seat_actions
from bocage.server.service.matches.taking_back import all_rolls_undone
from bocage.server.service.pages import dice_page, heard, hindsight, luck, on_demand, snapshots
from bocage.server.service.pages.dice_page import DicePage
from bocage.server.service.pages.luck import LuckReport
from bocage.server.service.pages.past import seen_at
from bocage.server.service.pages.record_forms import order_kinds
from bocage.server.service.pages.why import why
from bocage.server.storage import queries

TAGS = ["play"]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=62)]
Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Since = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]


@get("/matches/{match:str}", tags=TAGS, responses=PROBLEMS)
async def look(
    request: AnyRequest,
    server: TheServer,
    token: Bearer,
    match: FromPath[str],
    seat: SeatQuery = None,
    tables: FromQuery[bool] = False,
) -> Response[SnapshotForm]:
    """A match as a seat may see it."""
    async with server.visit(match, token) as (live, holder):
        return tagged(request, snapshots.snapshot(live, holder, holder.view_for(seat, live.waiting), tables))


@get("/matches/{match:str}/board", tags=TAGS, responses=PROBLEMS)
async def board(request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str]) -> Response[BoardForm]:
    """The part of the board that hardly changes."""
    async with server.visit(match, token) as (live, _):
        return tagged(request, snapshots.board_of(live)[1])


@get("/matches/{match:str}/events", tags=TAGS, responses=PROBLEMS)
async def events(
    server: TheServer, token: Bearer, match: FromPath[str], seat: SeatQuery = None, since: Since = -1
) -> Log:
    """What a seat has heard after a revision."""
    async with server.visit(match, token) as (live, holder):
        viewer = holder.view_for(seat, live.waiting)
        return Log(live.seen_by(viewer).revision, heard.events(live, viewer, since))


@get("/matches/{match:str}/units/{unit:int}", tags=TAGS, responses=PROBLEMS)
async def unit(
    server: TheServer, token: Bearer, match: FromPath[str], unit: Number, seat: SeatQuery = None
) -> UnitLines:
    """All that a seat may know about a unit."""
    async with server.visit(match, token) as (live, holder):
        return on_demand.unit(live, holder.view_for(seat, live.waiting), unit)


@get("/matches/{match:str}/overlays/{unit:int}", tags=TAGS, responses=PROBLEMS)
async def overlays(
    server: TheServer, token: Bearer, match: FromPath[str], unit: Number, seat: SeatQuery = None
) -> UnitOverlays:
    """Places that matter to a unit: sight, range, reach."""
    async with server.visit(match, token) as (live, holder):
        return await on_demand.overlays(live, holder.view_for(seat, live.waiting), unit)


@get("/matches/{match:str}/overlays", tags=TAGS, responses=PROBLEMS)
async def lenses(server: TheServer, token: Bearer, match: FromPath[str], seat: SeatQuery = None) -> UnitOverlays:
    """Places that matter over the whole board: zones, command, supply."""
    async with server.visit(match, token) as (live, holder):
        return await on_demand.overlays(live, holder.view_for(seat, live.waiting), None)


@get("/matches/{match:str}/at/{revision:int}", tags=TAGS, responses=PROBLEMS)
async def past(
    server: TheServer, token: Bearer, match: FromPath[str], revision: Number, seat: SeatQuery = None
) -> SnapshotForm:
    """A match as it was seen at a revision; after its end, by any seat."""
    async with server.visit(match, token) as (live, holder):
        if live.over and seat is not None:
            checked(seat < len(live.facts.seats), "not-found", f"there is no seat {seat}")
            viewer: int | None = seat
        else:
            viewer = holder.view_for(seat, live.waiting)
        return await seen_at(live, holder, viewer, revision)


@get("/matches/{match:str}/luck", tags=TAGS, responses=PROBLEMS)
async def luck_report(server: TheServer, token: Bearer, match: FromPath[str], seat: SeatQuery = None) -> LuckReport:
    """How the dice of each seat fell; before the end, those that the seat has seen."""
    async with server.visit(match, token) as (live, holder):
        viewer = None if live.over else holder.view_for(seat, live.waiting)
        ear = SPECTATOR if viewer is None else viewer
        seen = live.shown if live.over else live.seen_by(viewer)
        heard = [told.event for told in seen.told()] if live.over else seen.events(ear)
        return await asyncio.to_thread(luck.report, heard, all_rolls_undone(seen.journal, ear))


@get("/matches/{match:str}/dice", tags=TAGS, responses=PROBLEMS)
async def dice(server: TheServer, token: Bearer, match: FromPath[str]) -> DicePage:
    """What is sealed; after the end, every roll thrown again."""
    async with server.visit(match, token) as (live, _):
        if not live.over:
            return dice_page.sealed(live.facts)
        return await hindsight.dice(live)


@post("/matches/{match:str}/choose", tags=TAGS, responses=PROBLEMS, status_code=200)
async def choose(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Choice]) -> Chosen:
    """Answer the question that a seat is asked."""
    async with server.visit(match, token) as (live, holder):
        return await seat_actions.choose(live, holder.seat_for(data.seat, live.waiting), data)


@post("/matches/{match:str}/why", tags=TAGS, responses=PROBLEMS, status_code=200)
async def ask_why(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Why]) -> WhyAnswers:
    """Why something cannot be chosen."""
    async with server.visit(match, token) as (live, holder):
        seat = holder.seat_for(data.seat, live.waiting)
        seat_actions.asked_of(live, seat)
        shown, speaker = live.seen_by(seat).clone(), snapshots.speaker_for(live, seat)
        return WhyAnswers(await asyncio.to_thread(why, shown, speaker, seat, data, live.facts.id))


@post("/matches/{match:str}/odds", tags=TAGS, responses=PROBLEMS, status_code=200)
async def odds(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Choice]
) -> Response[Odds]:
    """What may come of an option, and how likely it is."""
    async with server.visit(match, token) as (live, holder):
        seat = holder.seat_for(data.seat, live.waiting)
        live.check_current(seat, data.revision)
        shown = live.seen_by(seat)
        option = seat_actions.chosen_option(live, shown, seat_actions.asked_of(live, seat), data)
        whose = address_of(request.scope)
        found: Any = msgspec.json.encode(await live.house.thinkers.odds(shown, seat, dump(option), whose))
        return Response(found, media_type=JSON)


@post("/matches/{match:str}/preview", tags=TAGS, responses=PROBLEMS, status_code=200)
async def preview(
    request: AnyRequest, server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Choice]
) -> Previews:
    """What options would do: of one that is named, or of all on offer."""
    async with server.visit(match, token) as (live, holder):
        seat = holder.seat_for(data.seat, live.waiting)
        live.check_current(seat, data.revision)
        decision = seat_actions.asked_of(live, seat)
        option = None
        if data.index is not None or data.option is not None:
            option = seat_actions.chosen_option(live, live.seen_by(seat), decision, data)
        return await on_demand.previews(live, seat, option, data.index, address_of(request.scope))


@post("/matches/{match:str}/undo", tags=TAGS, responses=PROBLEMS, status_code=200)
async def undo(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Undo]) -> Undone:
    """Take back the last choice, or ask the others for their consent."""
    async with server.visit(match, token) as (live, holder):
        return await seat_actions.undo(live, holder.seat_for(data.seat), data.revision)


@post("/matches/{match:str}/undo/answer", tags=TAGS, responses=PROBLEMS, status_code=200)
async def consent(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Consent]) -> Undone:
    """Answer a request to take something back."""
    async with server.visit(match, token) as (live, holder):
        return await seat_actions.consent(live, holder.seat_for(data.seat), data.agree)


@get("/matches/{match:str}/orders", tags=TAGS, responses=PROBLEMS)
async def orders(server: TheServer, token: Bearer, match: FromPath[str], seat: SeatQuery = None) -> OrderBook:
    """The standing orders that there are, and those of a seat."""
    async with server.visit(match, token) as (live, holder):
        own = live.match.orders.get(holder.seat_for(seat), ())
        return OrderBook(order_kinds(live.match.play.package), [dump(order) for order in own])


@put("/matches/{match:str}/orders", tags=TAGS, responses=PROBLEMS)
async def give_orders(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Orders]) -> OrderBook:
    """Replace a seat's standing orders."""
    async with server.visit(match, token) as (live, holder):
        seat = holder.seat_for(data.seat)
        await seat_actions.stand(live, seat, data.orders)
        return OrderBook(order_kinds(live.match.play.package), data.orders)


@post("/matches/{match:str}/resign", tags=TAGS, responses=PROBLEMS, status_code=200)
async def resign(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[SeatOnly]) -> Ended:
    """Give up."""
    async with server.visit(match, token) as (live, holder):
        return Ended(await seat_actions.resign(live, holder.seat_for(data.seat, live.waiting)))


@get("/matches/{match:str}/chat", tags=TAGS, responses=PROBLEMS)
async def chat(server: TheServer, token: Bearer, match: FromPath[str], since: Since = 0) -> Lines:
    """Lines of talk after one."""
    async with server.visit(match, token) as (live, _):
        return Lines(await live.house.store.read(lambda connection: queries.talk(connection, match, since)))


@post("/matches/{match:str}/chat", tags=TAGS, responses=PROBLEMS)
async def say(server: TheServer, token: Bearer, match: FromPath[str], data: JSONBody[Saying]) -> LineForm:
    """Talk."""
    async with server.visit(match, token) as (live, holder):
        seat = holder.seat_for(data.seat)
        server.limits.take("talk", holder.token)
        return await seat_actions.say(live, seat, data.text)


ROUTES = [
    look,
    board,
    events,
    unit,
    overlays,
    lenses,
    past,
    luck_report,
    dice,
    choose,
    ask_why,
    odds,
    preview,
    undo,
    consent,
    orders,
    give_orders,
    resign,
    chat,
    say,
]
