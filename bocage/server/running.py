"""Running: uvicorn with the application."""

from __future__ import annotations

import asyncio
import gc
import logging

import uvicorn
from litestar import Litestar

from bocage.kernel.errors import BocageError
from bocage.server.app import build
from bocage.server.service import content
from bocage.server.settings import from_environment
from bocage.server.storage.database import connect

log = logging.getLogger("bocage.server")


def serve(host: str, port: int, db: str | None) -> None:
    """Serve until interrupted; a database or an address that cannot be had is one line."""
    settings = from_environment(db)
    connect(settings.db).dispose()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    app = build(settings)
    app.on_startup.append(_begin)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    log.info("serving on http://%s:%d", host, port)
    server.run()
    if not server.started:
        raise BocageError(f"cannot serve on {host}:{port}")


async def _begin(app: Litestar) -> None:
    """Begin to read the content of all games, so that the first who asks need not wait for it."""
    app.state.reading = asyncio.create_task(_read_content())


async def _read_content() -> None:
    """Read the content of all games, and keep the collector of garbage from walking over it ever after.

    What stays for good is large and what a choice leaves behind is small and free of cycles: a full collection would
    hold everyone up for half a second, to find nothing.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    await asyncio.to_thread(content.games)
    gc.freeze()
