"""Addresses of content: games, players, texts and rules."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from bocage.server.http.dependencies import PROBLEMS, AnyRequest, tagged
from bocage.server.service.pages import content
from bocage.server.service.pages.content import GameForm, PlayerForm, RulesForm, SceneForm

TAGS = ["content"]


@get("/games", tags=TAGS, responses=PROBLEMS)
async def games(request: AnyRequest) -> Response[list[GameForm]]:
    """All games with their scenarios."""
    return tagged(request, await asyncio.to_thread(content.games))


@get("/games/{game:str}/{scenario:str}", tags=TAGS, responses=PROBLEMS)
async def scene(request: AnyRequest, game: FromPath[str], scenario: FromPath[str]) -> Response[SceneForm]:
    """A scenario as it lies on the table before anyone has chosen anything."""
    return tagged(request, await asyncio.to_thread(content.scene, game, scenario))


@get("/players", tags=TAGS, responses=PROBLEMS)
async def players(request: AnyRequest) -> Response[list[PlayerForm]]:
    """The machines that can take a seat."""
    return tagged(request, await asyncio.to_thread(content.machine_players))


@get("/texts/{game:str}/{locale:str}", tags=TAGS, responses=PROBLEMS, media_type="text/plain")
async def texts(request: AnyRequest, game: FromPath[str], locale: FromPath[str]) -> Response[Any]:
    """The Fluent source of the kernel and of a game."""
    return tagged(request, await asyncio.to_thread(content.texts, game, locale), "text/plain; charset=utf-8")


@get("/rules/{game:str}", tags=TAGS, responses=PROBLEMS)
async def rules(request: AnyRequest, game: FromPath[str]) -> Response[RulesForm]:
    """The rules of a game with their worked cases."""
    return tagged(request, await asyncio.to_thread(content.rules, game))


ROUTES = [games, scene, players, texts, rules]
