"""Addresses for those who run a server: whether it lives, whether it can serve, and what it is doing."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from sqlalchemy import text

from bocage.server.http.dependencies import AnyRequest, TheServer
from bocage.server.http.guard import address_of
from bocage.server.problems import Problem, checked

HERE = ("127.0.0.1", "::", "testclient")
READY_PATIENCE = 5.0


@get("/health", include_in_schema=False)
async def health() -> dict[str, bool]:
    """It lives: the event loop answers."""
    return {"ok": True}


@get("/ready", include_in_schema=False)
async def ready(server: TheServer) -> dict[str, bool]:
    """It can serve: the database answers too."""
    try:
        async with asyncio.timeout(READY_PATIENCE):
            await server.keeper.house.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception:
        raise Problem("unavailable", "the database does not answer", headers={"Retry-After": "5"}) from None
    return {"ok": True}


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: AnyRequest, server: TheServer) -> Response[str]:
    """Numbers in the format of Prometheus, for the machine that the server runs on."""
    checked(address_of(request.scope) in HERE, "forbidden", "this is for the machine that the server runs on")
    keeper = server.keeper
    store, thinkers = keeper.house.store, keeper.house.thinkers
    numbers: list[tuple[str, str, float]] = [
        ("bocage_matches_warm", "gauge", len(keeper.warm)),
        ("bocage_answers_warm", "gauge", sum(live.match.revision for live in keeper.warm.values())),
        ("bocage_listeners", "gauge", sum(len(live.listeners) for live in keeper.warm.values())),
        ("bocage_commits_total", "counter", store.commits),
        ("bocage_commit_seconds_total", "counter", store.commit_seconds),
        ("bocage_loop_lag_seconds", "gauge", server.loop_lag.lag),
        *((f"bocage_{name}_waiting", "gauge", number) for name, number in thinkers.waiting().items()),
    ]
    lines = [f"# TYPE {name} {kind}\n{name} {number:g}\n" for name, kind, number in numbers]
    return Response("".join(lines), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, ready, metrics]
