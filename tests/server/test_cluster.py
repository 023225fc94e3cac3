"""Several servers of one database behind nginx: one is killed, put to sleep or ended while people play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import create_engine, text

from bocage.server.storage.leases import LEASE

from .crowding import Crowd
from .servers import NGINX, Server, proxy

log = logging.getLogger(__name__)

DEPLOY = Path(__file__).parents[2] / "deploy"
MATCHES = 12

pytestmark = [
    pytest.mark.processes,
    pytest.mark.cluster,
    pytest.mark.skipif(NGINX is None or not DEPLOY.is_dir(), reason="nginx is not installed"),
]


class Cluster(NamedTuple):
    db: str
    one: Server
    other: Server
    place: str

    @property
    def places(self) -> list[str]:
        """Where people ask: mostly at the proxy, some of them at a server that may not own their match."""
        return [self.place, self.place, f"127.0.0.1:{self.one.port}", f"127.0.0.1:{self.other.port}"]

    def owners(self) -> dict[str, int]:
        engine = create_engine(self.db.replace("postgresql://", "postgresql+psycopg://"))
        with engine.connect() as connection:
            rows = connection.execute(text("select owner, count(*) as number from matches group by owner")).all()
        engine.dispose()
        return {row.owner: row.number for row in rows}


@pytest.fixture
def cluster_of_two(postgresql: str, tmp_path: Path) -> Iterator[Cluster]:
    one, other = Server(postgresql), Server(postgresql)
    with contextlib.ExitStack() as ending:
        for server in (one, other):
            server.start()
            ending.callback(server.stop)
        place = ending.enter_context(proxy((DEPLOY / "nginx.conf").read_text(), tmp_path, one, other))
        yield Cluster(postgresql, one, other, place)


async def killed(cluster: Cluster) -> None:
    await asyncio.sleep(4)
    cluster.one.kill()
    await asyncio.sleep(LEASE + 6)
    await asyncio.to_thread(cluster.one.start)
    await asyncio.sleep(3)


async def asleep(cluster: Cluster) -> None:
    assert cluster.one.process is not None
    await asyncio.sleep(4)
    cluster.one.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE + 6)
    cluster.one.process.send_signal(signal.SIGCONT)
    await asyncio.sleep(5)


async def ended(cluster: Cluster) -> None:
    """As an upgrade does it: one server after the other."""
    for server in (cluster.one, cluster.other):
        await asyncio.sleep(4)
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(2)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(2)


@pytest.mark.parametrize("happens", [killed, asleep, ended])
def test_nothing_is_lost_forked_or_accepted_twice(
    cluster_of_two: Cluster, happens: Callable[[Cluster], Awaitable[None]]
) -> None:
    crowd = Crowd(cluster_of_two.places)

    async def scene() -> list[tuple[int, object]]:
        await crowd.sit_down(MATCHES)
        await crowd.play(happens(cluster_of_two))
        return await crowd.where_they_stand(cluster_of_two.place)

    stand = asyncio.run(scene())
    log.info("%s: %d choices, %s", happens.__name__, len(crowd.acknowledged), dict(crowd.refused))
    assert crowd.faults(cluster_of_two.db) == []
    assert [frozen for _, frozen in stand] == [None] * MATCHES
    last = [max((n for one, n in crowd.acknowledged if one == table.match), default=0) for table in crowd.tables]
    assert all(revision >= acknowledged > 0 for (revision, _), acknowledged in zip(stand, last, strict=True))
    assert all(crowd.heard.get(table.match, 0) > 0 for table in crowd.tables)


def test_the_proxy_sends_a_match_to_one_server_which_owns_it(cluster_of_two: Cluster) -> None:
    crowd = Crowd([cluster_of_two.place], patience=60)

    async def scene() -> None:
        await crowd.sit_down(2 * MATCHES)
        await crowd.play(asyncio.sleep(3))

    asyncio.run(scene())
    assert crowd.faults(cluster_of_two.db) == []
    assert set(crowd.refused) <= {"choose 409", "look 200"}
    owners = cluster_of_two.owners()
    assert set(owners) == {cluster_of_two.one.url, cluster_of_two.other.url}


def test_a_server_that_is_ended_hands_its_matches_over_at_once(cluster_of_two: Cluster) -> None:
    at = f"{cluster_of_two.one.url}/api/v1/matches"
    ticket = httpx.post(at, json={"game": "tide-of-iron", "seats": [{"player": "me"}]}).json()
    httpx.get(f"{at}/{ticket['match']}").raise_for_status()
    assert cluster_of_two.owners() == {cluster_of_two.one.url: 1}
    cluster_of_two.one.stop()
    begun = time.monotonic()
    looked = httpx.get(f"{cluster_of_two.other.url}/api/v1/matches/{ticket['match']}", timeout=30)
    assert looked.status_code == 200
    assert time.monotonic() - begun < LEASE / 2
    assert cluster_of_two.owners() == {cluster_of_two.other.url: 1}
