"""How a match went that is over, and what a strong machine would have done otherwise."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from bocage.server.http.dependencies import PROBLEMS, Bearer, TheServer
from bocage.server.http.routes.play import Number
from bocage.server.service.pages import hindsight
from bocage.server.service.pages.review import Advice, Review


@get("/matches/{match:str}/review", tags=["play"], responses=PROBLEMS)
async def review(server: TheServer, token: Bearer, match: FromPath[str]) -> Review:
    """How a match that is over went: chances and points over time, and the choices after which it went worse."""
    async with server.visit(match, token) as (live, _):
        return await hindsight.review(live)


@get("/matches/{match:str}/review/{revision:int}", tags=["play"], responses=PROBLEMS)
async def advice(server: TheServer, token: Bearer, match: FromPath[str], revision: Number) -> Advice:
    """What a strong machine would have done instead of one of those choices."""
    async with server.visit(match, token) as (live, _):
        return await hindsight.advice(live, revision)


ROUTES = [review, advice]
