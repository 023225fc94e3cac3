"""Running: uvicorn with the application."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from bocage.kernel.errors import BocageError
from bocage.server import logs
from bocage.server.app import build
from bocage.server.http.slow_connections import PatientProtocol
from bocage.server.service.pages import content
from bocage.server.settings import from_environment
from bocage.server.storage.database import connect, hold_alone

log = logging.getLogger("bocage.server")

PORTS = range(8000, 8020)
"""Where a server that may choose looks for a free port."""
EVERYWHERE = ("0.0.0.0", "::")


def serve(host: str, port: int | None, db: str | None, browser: bool = False) -> None:
    """Serve until interrupted; a database or an address that cannot be had is one line."""
    settings = from_environment(db)
    alone = hold_alone(settings.db)
    connect(settings.db).dispose()
    logs.set_up(settings.log)
    door = listen(host, PORTS if port is None else (port,))
    if not settings.peer and alone is None:
        settings = msgspec.structs.replace(settings, peer=_peer(host, door.getsockname()[1]))
    app = build(settings)
    app.on_startup.append(_begin)
    server = _Server(configured(app), f"http://{_named(host)}:{door.getsockname()[1]}", browser)
    server.run(sockets=[door])
    if not server.started:
        raise BocageError(f"cannot serve on {server.url}")


def configured(app: Any) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class _Server(uvicorn.Server):
    """Says where it serves once it does, and shows it in a browser."""

    def __init__(self, config: uvicorn.Config, url: str, browser: bool) -> None:
        super().__init__(config)
        self.url = url
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server`."""
        await super().startup(sockets)
        if self.started:
            log.info("serving on %s (Ctrl-C ends it)", self.url)
            if self.browser and has_screen(os.environ, sys.platform):
                await asyncio.to_thread(webbrowser.open, self.url)
            elif self.browser:
                log.info("there is no screen here: open %s in a browser", self.url)


def listen(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket on the first port that is free.

    It says that it speaks TCP, which `create_server` leaves open: only then does asyncio send what is written to its
    connections at once. Otherwise the body of an answer waits until its head is acknowledged, some 40 ms.
    """
    tried: list[int] = []
    for port in ports:
        tried.append(port)
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            door = socket.create_server((host, port), family=family, backlog=2048)
            return socket.socket(door.family, door.type, socket.IPPROTO_TCP, fileno=door.detach())
        except OSError as error:
            reason = error.strerror or str(error)
    raise BocageError(f"cannot serve on {host}:{'-'.join(map(str, dict.fromkeys((tried[0], tried[-1]))))}: {reason}")


def _peer(host: str, port: int) -> str:
    """Where other servers of the same database ask this one, unless `BOCAGE_PEER` says it.

    >>> _peer("127.0.0.1", 8000), _peer("::1", 8000)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    """
    if host in EVERYWHERE:
        host = socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _named(host: str) -> str:
    """A host as a browser on this machine calls it."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser could be shown; without a screen one would be started inside the terminal.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return not platform.startswith("linux") or any(environment.get(name) for name in wanted)


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
