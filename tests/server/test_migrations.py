"""Migrations: from the tables of every earlier version, with matches in them that go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.settings import Settings
from bocage.server.storage import backup
from bocage.server.storage.database import connect, known_schemas, opened, schema_of
from bocage.server.storage.schema import METADATA

from .people import Table
from .test_backup import at_another_server, fill_at, settings_of


@pytest.mark.parametrize("schema", known_schemas())
def test_a_match_goes_on_after_the_migrations_from_every_schema(
    database: str, schema: str, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "backup.zip"
    with TestClient(build(settings)) as client:
        made = Table.created(client, "mini", ("me", "invited"))
        made.play(most=12)
        made.host.post("/chat", text="hello", seat=0)
        before = [made.holder(seat).get(seat=seat) for seat in (0, 1)]
        backup.back_up(settings.db, path)
    fill_at(database, schema, path)
    engine = opened(database)
    with engine.connect() as connection:
        assert schema_of(connection) == schema
        same = compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert same is (schema == known_schemas()[-1])
    with TestClient(build(settings_of(database))) as client:
        at_another_server(made, client)
        assert [made.holder(seat).get(seat=seat) for seat in (0, 1)] == before
        made.play(seed=5)
        assert made.watcher.get()["result"] is not None
    engine = connect(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
