"""The application: the service behind its addresses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar, MediaType, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from bocage.server.http import websocket
from bocage.server.http.dependencies import Server, bearer
from bocage.server.http.errors import HANDLERS
from bocage.server.http.forwarding import forwarding, new_peers
from bocage.server.http.guard import LARGEST, guarded
from bocage.server.http.limits import Limits
from bocage.server.http.loop_lag import LoopLag
from bocage.server.http.routes import (
    calls,
    content,
    health,
    matches,
    play,
    reports,
    reviews,
    seat_carrying,
    way_to_place,
)
from bocage.server.http.routes.web_client import pages
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.warming import warm_up
from bocage.server.service.matches.clocks import Ticker
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import House
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.people.moderation import Moderation
from bocage.server.service.people.outbox import Outbox
from bocage.server.settings import Settings
from bocage.server.storage.store import Store

if TYPE_CHECKING:
    from bocage.server.storage.notices import Notices

VERSION = "1.0.0"


def build(settings: Settings, clock: Callable[[], float] = time.time) -> Litestar:
    """The application of some settings; its database is opened when it starts. `clock` tells the time of day."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        warm_up()
        store = await asyncio.to_thread(Store, settings.db)
        thinkers = Thinkers(settings.thinkers)
        keeper = Keeper(House(store, thinkers, settings, clock))
        loop_lag, ticker = LoopLag(), Ticker(keeper)
        outbox = Outbox(keeper)
        await ticker.forgive()
        await outbox.open()
        moderation = Moderation(keeper)
        await moderation.look()
        peers, notices = new_peers(), _notices(keeper)
        app.state.server = Server(
            settings, keeper, Lobby(keeper), Limits(settings.limits), loop_lag, ticker, outbox, peers, moderation
        )
        works = (keeper.wake_machines, keeper.keep_claims, loop_lag.beat, ticker.run, outbox.run, moderation.run)
        waking = [asyncio.create_task(work()) for work in works]
        try:
            yield
        finally:
            for task in waking:
                task.cancel()
            await asyncio.gather(*waking, return_exceptions=True)
            outbox.close()
            if notices is not None:
                await asyncio.to_thread(notices.close)
            await keeper.close()
            await peers.aclose()
            await thinkers.close()
            await asyncio.to_thread(store.close)

    routes = [
        *content.ROUTES,
        *matches.ROUTES,
        *play.ROUTES,
        *way_to_place.ROUTES,
        *reviews.ROUTES,
        *seat_carrying.ROUTES,
        *calls.ROUTES,
        *reports.ROUTES,
        websocket.live,
    ]
    app = Litestar(
        [Router("/api/v1", route_handlers=routes), *health.ROUTES, pages()],
        dependencies={
            "server": Provide(_server, sync_to_thread=False),
            "token": Provide(bearer, sync_to_thread=False),
        },
        lifespan=[running],
        exception_handlers=HANDLERS,
        openapi_config=_openapi(),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    app.asgi_handler = guarded(forwarding(app.asgi_handler))
    return app


def _notices(keeper: Keeper) -> Notices | None:
    """What is heard of other servers, where there can be any."""
    if not keeper.house.store.is_shared:
        return None
    from bocage.server.storage.notices import Notices

    return Notices(keeper.house.store, keeper.was_claimed)


def _server(state: State) -> Server:
    server: Server = state.server
    return server


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
