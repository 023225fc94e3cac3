"""Load: many matches at once, and a kill -9 in their midst. `make load` runs it on both databases.

    python -m tests.load --db sqlite --matches 200 --seconds 20
    python -m tests.load --db postgresql
    python -m tests.load --db postgresql://USER@HOST/NAME
    python -m tests.load --db postgresql --servers 2

Every match has two clients, which listen to a WebSocket and choose over HTTP. A client that is asked something thinks
for a while (`--think`, seconds on average, from half to one and a half times that), chooses anything, and measures the
time from sending its choice to the answer. Then the server is killed under the same load and started again: each choice
that was acknowledged must be there. The server may keep a quarter of the matches in memory: those that are played stay
above its bound, and nobody may notice. Several servers share the matches and the database; all are killed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator

import httpx
from sqlalchemy import create_engine, text

from tests.load.clients import Client, Pair, seated
from tests.server.servers import Server, postgres, why_no_postgres

LIMIT_MS = 100.0

Played = tuple[list[Client], float]
"""The clients, and the processor time of the server while they played, in seconds."""


@contextlib.contextmanager
def database(wanted: str) -> Iterator[str]:
    """The URL of an empty database."""
    if wanted == "sqlite":
        with tempfile.TemporaryDirectory(prefix="bocage-load-") as folder:
            yield f"sqlite:///{folder}/bocage.db"
    elif wanted == "postgresql":
        if why := why_no_postgres():
            raise SystemExit(f"load: {why}")
        with postgres() as url:
            yield url
    else:
        yield wanted


async def play(servers: list[Server], pairs: list[Pair], seconds: float, think: float, kill: bool) -> Played:
    """Let everyone play for a while; at its end the servers are killed, or the clients leave."""
    clients = [
        Client(servers[n % len(servers)], pair, seat, think, random.Random(seat + 2 * n))
        for n, pair in enumerate(pairs)
        for seat in (0, 1)
    ]
    tasks = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.wait_for(asyncio.gather(*(client.ready.wait() for client in clients)), 120)
    for client in clients:
        client.latencies.clear()
    before = sum(server.cpu() for server in servers)
    await asyncio.sleep(seconds)
    used = sum(server.cpu() for server in servers) - before
    for server in servers if kill else ():
        server.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return clients, used


def acknowledged(clients: list[Client]) -> dict[str, dict[int, int]]:
    """The revisions that were acknowledged and the seats that chose, by match."""
    found: dict[str, dict[int, int]] = {}
    for client in clients:
        found.setdefault(client.pair.match, {}).update(client.acknowledged)
    return found


def lost(server: Server, url: str, known: dict[str, dict[int, int]]) -> list[str]:
    """The acknowledged choices that are not on disk, or that the server does not know any more."""
    missing = []
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection, httpx.Client(base_url=server.url, timeout=30) as http:
        for match, choices in known.items():
            query = text("select revision, entry from journal where match = :match")
            stored = {
                row.revision: json.loads(row.entry)["seat"] for row in connection.execute(query, {"match": match})
            }
            missing += [f"{match}/{revision}" for revision, seat in choices.items() if stored.get(revision) != seat]
            if set(stored) != set(range(1, len(stored) + 1)):
                missing.append(f"{match}: the journal has gaps")
            if http.get(f"/api/v1/matches/{match}/summary").json()["revision"] != len(stored):
                missing.append(f"{match}: the server is not where the journal is")
    engine.dispose()
    return missing


def figures(clients: list[Client], seconds: float) -> dict[str, float]:
    """What was measured, in milliseconds."""
    latencies = sorted(1000 * latency for client in clients for latency in client.latencies)
    if len(latencies) < 2:
        raise SystemExit("load: no choice was acknowledged")
    cuts = statistics.quantiles(latencies, n=100, method="inclusive")
    return {
        "choices": len(latencies),
        "choices_per_second": round(len(latencies) / seconds, 1),
        "median_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "p99_ms": round(cuts[98], 1),
        "worst_ms": round(latencies[-1], 1),
    }


async def load(wanted: str, matches: int, seconds: float, think: float, number: int = 1) -> dict[str, object]:
    """Measure, kill, and look what is left."""
    with database(wanted) as url:
        servers = [Server(url, BOCAGE_WARM=str(max(1, matches // number // 4))) for _ in range(number)]
        for server in servers:
            server.start()
        try:
            seated_at = [await seated(server, matches // number) for server in servers]
            pairs = [pair for together in zip(*seated_at, strict=True) for pair in together]
            busy = os.getloadavg()[0]
            measured, used = await play(servers, pairs, seconds, think, kill=False)
            memory = sum(server.memory() for server in servers)
            killed, _ = await play(servers, pairs, max(3.0, seconds / 4), think / 2, kill=True)
            for server in servers:
                server.start()
            known = acknowledged([*measured, *killed])
            missing = lost(servers[0], url, known)
        finally:
            for server in servers:
                server.stop()
    errors = [error for client in [*measured, *killed] for error in client.errors]
    return {
        "database": wanted.partition(":")[0],
        "servers": number,
        "matches": matches,
        "clients": 2 * matches,
        "think_s": think,
        **figures(measured, seconds),
        "server_cpu_percent": round(100 * used / seconds),
        "server_ms_per_choice": round(1000 * used / max(1, sum(len(client.latencies) for client in measured)), 2),
        "server_memory_mib": memory,
        "load_average_before": round(busy, 1),
        "acknowledged": sum(map(len, known.values())),
        "lost_after_kill": missing,
        "errors": errors[:10],
    }


def main() -> int:
    """Run, print what was measured, and fail where it is not good enough."""
    parser = argparse.ArgumentParser(prog="python -m tests.load")
    parser.add_argument("--db", default="sqlite", help="sqlite, postgresql, or the URL of an empty database")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--servers", type=int, default=1, help="how many share the database, which is then PostgreSQL")
    asked = parser.parse_args()
    report = asyncio.run(load(asked.db, asked.matches, asked.seconds, asked.think, asked.servers))
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    good = float(str(report["p95_ms"])) < LIMIT_MS and not report["lost_after_kill"] and not report["errors"]
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
