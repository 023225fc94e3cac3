"""Backups: taken while people play, whole or refused, and played on from a database of either kind."""

from __future__ import annotations

import json
import sqlite3
import stat
import uuid
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, make_url, text

from bocage.cli import app as command
from bocage.kernel.errors import BocageError
from bocage.server.app import build
from bocage.server.settings import Settings
from bocage.server.storage import backup
from bocage.server.storage.database import connect, hold, known_schemas, opened, raise_to, schema_of

from .people import Table

Fresh = Callable[[str], str]


@pytest.fixture
def fresh(tmp_path: Path, cluster: str | None) -> Fresh:
    """The URL of another empty database, of a kind."""

    def url(kind: str) -> str:
        name = f"test{uuid.uuid4().hex}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{name}.db"
        if cluster is None:
            pytest.skip("no PostgreSQL")
        with psycopg.connect(cluster, autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return f"{cluster.rpartition('/')[0]}/{name}"

    return url


def settings_of(url: str) -> Settings:
    return Settings(db=url, hidden_delay=0.0, limits=0.0)


def at_another_server(made: Table, client: TestClient[Any]) -> None:
    for person in (*made.people, made.watcher):
        person.client = client


def rows(url: str, table: str) -> int:
    engine = opened(url)
    with engine.connect() as connection:
        count = connection.execute(text(f"select count(*) from {table}")).scalar_one()
    engine.dispose()
    return int(count)


@pytest.fixture
def backed_up(client: TestClient[Any], settings: Settings, tmp_path: Path) -> Path:
    """The backup of a match that has begun."""
    made = Table.created(client, "mini", ("me", "me"))
    made.play(most=12)
    backup.back_up(settings.db, tmp_path / "backup.zip")
    return tmp_path / "backup.zip"


@pytest.mark.parametrize("other", ["sqlite", "postgresql"])
def test_a_match_goes_on_from_a_backup_that_was_made_while_it_was_played(
    database: str, other: str, fresh: Fresh, tmp_path: Path
) -> None:
    target, path = fresh(other), tmp_path / "backup.zip"
    with TestClient(build(settings_of(database))) as client:
        made = Table.created(client, "mini", ("me", "invited"))
        made.play(most=12)
        made.host.post("/chat", text="à demain", seat=0)
        before = [made.holder(seat).get(seat=seat) for seat in (0, 1)]
        manifest = backup.back_up(database, path)
        made.play(most=5, seed=3)
        assert made.host.get(seat=0)["revision"] > before[0]["revision"]
    assert (manifest.matches, manifest.schema) == (1, known_schemas()[-1])
    assert manifest.database == make_url(database).get_backend_name()
    assert backup.restore(target, path) == manifest
    with TestClient(build(settings_of(target))) as client:
        at_another_server(made, client)
        assert [made.holder(seat).get(seat=seat) for seat in (0, 1)] == before
        assert [line["text"] for line in made.host.get("/chat")["lines"]] == ["à demain"]
        made.play(seed=7)
        assert made.watcher.get()["result"] is not None


def test_a_backup_sees_one_moment(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is committed after its first table is read is in none of the others."""
    put = backup._put
    with TestClient(build(settings_of(database))) as client:
        made = Table.created(client, "mini", ("me", "me"))
        made.play(most=4)

        def put_and_play(*args: Any) -> backup.Part:
            part = put(*args)
            made.play(most=2)
            Table.created(client, "mini", ("me", "me"))
            return part

        monkeypatch.setattr(backup, "_put", put_and_play)
        before = rows(database, "journal")
        tables = backup.back_up(database, tmp_path / "backup.zip").tables
    assert (tables["matches"].rows, tables["seats"].rows, tables["journal"].rows) == (1, 2, before)
    assert rows(database, "matches") > 1


def test_only_its_owner_reads_a_backup(backed_up: Path) -> None:
    assert stat.S_IMODE(backed_up.stat().st_mode) == 0o600


def test_a_database_that_is_not_empty_is_refused_unless_told(database: str, backed_up: Path) -> None:
    backup.restore(database, backed_up)
    with pytest.raises(BocageError, match=r"^the database holds 1 matches: .*--replace"):
        backup.restore(database, backed_up)
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(text("update matches set name = 'altered'"))
    engine.dispose()
    backup.restore(database, backed_up, replace=True)
    engine = connect(database)
    with engine.connect() as connection:
        assert connection.execute(text("select name from matches")).scalar_one() != "altered"
    engine.dispose()


def test_what_a_running_server_holds_is_not_replaced(database: str, backed_up: Path) -> None:
    with TestClient(build(settings_of(database))) as client:
        made = Table.created(client, "mini", ("me", "me"))
        with pytest.raises(BocageError, match=r"^someone is connected to the database: end the server first$"):
            backup.restore(database, backed_up, replace=True)
        made.play(most=3)
        assert made.host.get(seat=0)["revision"] > 0


def test_an_empty_database_is_filled_while_its_server_runs(
    database: str, client: TestClient[Any], tmp_path: Path, settings: Settings
) -> None:
    made = Table.created(client, "mini", ("me", "me"))
    made.play(most=6)
    before = made.host.get(seat=0)
    backup.back_up(settings.db, tmp_path / "backup.zip")
    with TestClient(build(settings_of(database))) as other:
        assert other.get("/ready").status_code == 200
        backup.restore(database, tmp_path / "backup.zip")
        at_another_server(made, other)
        assert made.host.get(seat=0) == before
        made.play(seed=2)
        assert made.watcher.get()["result"] is not None


def test_reports_go_on_after_those_of_a_backup(database: str, fresh: Fresh, tmp_path: Path) -> None:
    """PostgreSQL counts by itself: rows that bring their numbers along do not let it count on."""
    target, path = fresh("postgresql"), tmp_path / "backup.zip"
    with TestClient(build(settings_of(database))) as client:
        made = Table.created(client, "mini", ("me", "invited"))
        for _ in range(3):
            made.host.post("/reports", 201, why="other", seat=0)
        backup.back_up(database, path)
    backup.restore(target, path)
    with TestClient(build(settings_of(target))) as client:
        at_another_server(made, client)
        made.host.post("/reports", 201, why="name", seat=0)
    assert rows(target, "reports") == 4


@pytest.mark.parametrize("schema", known_schemas())
def test_a_backup_of_every_earlier_schema_is_taken_and_restored(
    database: str, fresh: Fresh, backed_up: Path, tmp_path: Path, schema: str
) -> None:
    """By a program that knows later tables, which leaves the database as it is."""
    fill_at(database, schema, backed_up)
    old = tmp_path / "old.zip"
    assert backup.back_up(database, old).schema == schema
    engine = opened(database)
    with engine.connect() as connection:
        assert schema_of(connection) == schema
    engine.dispose()
    target = fresh("sqlite")
    connect(target).dispose()
    backup.restore(target, old)
    assert rows(target, "journal") == rows(database, "journal") > 0
    engine = opened(target)
    with engine.connect() as connection:
        assert schema_of(connection) == known_schemas()[-1]
    engine.dispose()


def fill_at(url: str, schema: str, source: Path) -> None:
    """A database with the tables of an earlier schema, and in them what a backup holds for the columns of that time."""
    engine = opened(url)
    with engine.begin() as connection:
        hold(connection)
        raise_to(connection, schema)
        with zipfile.ZipFile(source) as archive:
            for name, part in backup.manifest_of(source).tables.items():
                there = {row[0] for row in connection.execute(text(COLUMNS[engine.dialect.name].format(name)))}
                for line in archive.read(f"{name}.jsonl").splitlines():
                    values = dict(zip(part.columns, json.loads(line), strict=True))
                    kept = {key: value for key, value in values.items() if key in there}
                    names, marks = ", ".join(f'"{key}"' for key in kept), ", ".join(f":{key}" for key in kept)
                    connection.execute(text(f"insert into {name} ({names}) values ({marks})"), kept)
    engine.dispose()


COLUMNS = {
    "sqlite": "select name from pragma_table_info('{}')",
    "postgresql": "select column_name from information_schema.columns where table_name = '{}'",
}


# What is refused


def rewritten(path: Path, change: Callable[[str, bytes], bytes | None]) -> Path:
    """A copy of a backup with other content."""
    other = path.with_name("other.zip")
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(other, "w") as target:
        for name in source.namelist():
            content = change(name, source.read(name))
            if content is not None:
                target.writestr(name, content)
    return other


def with_manifest(path: Path, **changes: Any) -> Path:
    def change(name: str, content: bytes) -> bytes:
        return json.dumps({**json.loads(content), **changes}).encode() if name == backup.MANIFEST else content

    return rewritten(path, change)


def test_a_backup_of_a_later_version_is_refused(backed_up: Path, fresh: Fresh) -> None:
    target = fresh("sqlite")
    with pytest.raises(BocageError, match=r"was made by bocage 9.9 with tables of version 0999, this program knows"):
        backup.restore(target, with_manifest(backed_up, program="9.9", schema="0999"))
    with pytest.raises(BocageError, match=f"is a backup of format 2, this program reads {backup.FORMAT}"):
        backup.restore(target, with_manifest(backed_up, backup=2))
    assert not Path(str(make_url(target).database)).exists()


@pytest.mark.parametrize("table", ["matches", "seats", "journal", "chat"])
def test_a_damaged_backup_leaves_nothing_behind(database: str, backed_up: Path, table: str) -> None:
    def lose_a_row(name: str, content: bytes) -> bytes:
        lines = content.splitlines(keepends=True)
        return b"".join(lines[:-1] or [b"[]\n"]) if name == f"{table}.jsonl" else content

    def lose_all(name: str, content: bytes) -> bytes | None:
        return None if name == f"{table}.jsonl" else content

    for change in (lose_a_row, lose_all):
        with pytest.raises(BocageError, match=r"is damaged: ") as error:
            backup.restore(database, rewritten(backed_up, change))
        assert "\n" not in str(error.value)
    assert rows_or_none(database) == 0
    backup.restore(database, backed_up)
    assert rows(database, "matches") == 1


def rows_or_none(url: str) -> int:
    engine = opened(url)
    with engine.connect() as connection:
        there = schema_of(connection) is not None
    engine.dispose()
    return rows(url, "matches") if there else 0


@pytest.mark.parametrize("content", [b"", b"PK\x05\x06" + bytes(18), b"nonsense"])
def test_what_is_no_backup_is_one_line(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path, target = tmp_path / "file", f"sqlite:///{tmp_path}/new.db"
    path.write_bytes(content)
    assert command.invoke(["restore", str(path), "--db", target]) == 1
    assert command.invoke(["restore", str(tmp_path / "none"), "--db", target]) == 1
    ran = capsys.readouterr()
    assert ran.out == ""
    assert ran.err.splitlines() == [
        f"bocage: {path} is not a backup",
        f"bocage: {tmp_path / 'none'}: No such file or directory",
    ]


def test_what_cannot_be_backed_up_is_one_line(
    tmp_path: Path, settings: Settings, client: TestClient[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_bytes(b"no database at all, but long enough to be read as one" * 30)
    sqlite3.connect(tmp_path / "empty.db").execute("create table some (thing int)").connection.close()
    urls = [
        f"sqlite:///{tmp_path}/none.db",
        f"sqlite:///{tmp_path}/text.db",
        f"sqlite:///{tmp_path}/empty.db",
        "nonsense",
    ]
    for url in urls:
        assert command.invoke(["backup", "--db", url, "-o", str(tmp_path / "backup.zip")]) == 1
        ran = capsys.readouterr()
        assert (ran.out, ran.err.count("\n")) == ("", 1)
    assert command.invoke(["backup", "--db", settings.db, "-o", str(tmp_path / "text.db" / "backup.zip")]) == 1
    assert "cannot be written" in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir() if "zip" in path.name} == set()


def test_the_commands_say_what_they_did(
    client: TestClient[Any], settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Table.created(client, "mini", ("me", "me"))
    path, target = tmp_path / "backup.zip", f"sqlite:///{tmp_path}/new.db"
    assert command.invoke(["backup", "--db", settings.db, "-o", str(path), "--lang", "en"]) == 0
    assert command.invoke(["restore", str(path), "--db", target, "--lang", "fr"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"1 match in {path}."
    assert out[1].startswith("1 partie rétablie, ")
    assert command.invoke(["restore", str(path), "--db", target, "--replace", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"]["matches"]["rows"] == 1
    with create_engine(target).connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
