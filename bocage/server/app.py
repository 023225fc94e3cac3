"""The application: the service behind its addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from bocage.server.http import content, live, matches, play
from bocage.server.http.desk import Desk
from bocage.server.http.doors import LARGEST, bearer, middleware
from bocage.server.http.errors import HANDLERS
from bocage.server.http.limits import Limits
from bocage.server.http.pages import pages
from bocage.server.service.keeper import Keeper
from bocage.server.service.live import House
from bocage.server.service.lobby import Lobby
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.warming import warm_up
from bocage.server.settings import Settings
from bocage.server.storage.store import Store

VERSION = "1.0.0"


def build(settings: Settings) -> Litestar:
    """The application of some settings; its database is opened when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        warm_up()
        store = await asyncio.to_thread(Store, settings.db)
        thinkers = Thinkers(settings.thinkers)
        keeper = Keeper(House(store, thinkers, settings))
        app.state.desk = Desk(settings, keeper, Lobby(keeper), Limits(settings.limits))
        waking = asyncio.create_task(keeper.wake_machines())
        try:
            yield
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await keeper.close()
            await thinkers.close()
            await asyncio.to_thread(store.close)

    api = Router(
        "/api/v1",
        route_handlers=[*content.ROUTES, *matches.ROUTES, *play.ROUTES, live.live],
        dependencies={
            "desk": Provide(_desk, sync_to_thread=False),
            "token": Provide(bearer, sync_to_thread=False),
        },
    )
    return Litestar(
        [api, pages()],
        lifespan=[running],
        middleware=[middleware],
        exception_handlers=HANDLERS,
        openapi_config=_openapi(),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


def _desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


def _openapi() -> OpenAPIConfig:
    scheme = SecurityScheme(type="http", scheme="bearer", description="The token of one or more seats of a match.")
    plugins = [JsonRenderPlugin(media_type=MediaType.JSON)]
    return OpenAPIConfig(
        title="Bocage",
        version=VERSION,
        description="Matches of Second World War tabletop wargames. See docs/api.md.",
        path="/api",
        render_plugins=plugins,
        components=Components(security_schemes={"token": scheme}),
        security=[{"token": []}, {}],
        use_handler_docstrings=True,
    )
