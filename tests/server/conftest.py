"""A server of its own for each test, with the miniature game beside the real ones."""

from __future__ import annotations

import os
import sys
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.server.app import build
from bocage.server.settings import Settings

from .people import Table
from .servers import postgres, why_no_postgres

MINI = "mini"
TESTS = __name__.removesuffix("server.conftest")
TINY = ("sentry", "tabletop", "crowd", "ambush")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "fuzz: random input, for as long as BOCAGE_FUZZ says")


@pytest.fixture(autouse=True)
def _mini(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ford: hidden hands, secret bids and a mine, so that leaks can be seen; also by machines that think."""
    monkeypatch.setitem(registry.PACKAGES, MINI, f"{TESTS}generic.mini")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny games as systems: of standing orders, of proposals, of 400 counters, of hidden windows."""
    for name in TINY:
        monkeypatch.setitem(registry.PACKAGES, name, f"{TESTS}server.{name}")


@pytest.fixture(scope="session")
def cluster() -> Iterator[str | None]:
    """PostgreSQL on loopback, if it can be had."""
    if why_no_postgres():
        yield None
    else:
        with postgres() as url:
            yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, cluster: str | None) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/a folder/bocage.db"
    return _new_database(cluster)


@pytest.fixture
def postgresql(cluster: str | None) -> str:
    """The URL of an empty database that several servers can use."""
    return _new_database(cluster)


def _new_database(cluster: str | None) -> str:
    if cluster is None:
        pytest.skip(why_no_postgres() or "no PostgreSQL")
    name = f"test{uuid.uuid4().hex}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    return f"{cluster.rpartition('/')[0]}/{name}"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=f"sqlite:///{tmp_path}/bocage.db", hidden_delay=0.0, limits=0.0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Any]]:
    with TestClient(build(settings)) as client:
        yield client


@pytest.fixture
def table(client: TestClient[Any]) -> Callable[..., Table]:
    """Makes a match: by default of the ford, with two people."""

    def make(game: str = MINI, seats: tuple[str, ...] = ("me", "invited"), **more: Any) -> Table:
        return Table.created(client, game, seats, **more)

    return make
