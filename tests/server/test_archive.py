"""Archives: matches that ended long ago, as records that are read and verified, and gone only when they are there."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from bocage.cli import app as command
from bocage.kernel import saves
from bocage.kernel.errors import BocageError
from bocage.server.app import build
from bocage.server.service.matches import lobby
from bocage.server.service.records import archiving, seeds
from bocage.server.service.records.archiving import archive
from bocage.server.settings import Settings
from bocage.server.storage.database import opened

from .people import Table

LONG_AGO = "2020-01-01T00:00:00.000Z"


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Any]]:
    with TestClient(build(Settings(db=database, hidden_delay=0.0, limits=0.0))) as client:
        yield client


def execute(url: str, statement: str) -> list[Any]:
    engine = opened(url)
    with engine.begin() as connection:
        result = connection.execute(text(statement))
        found = list(result) if result.returns_rows else []
    engine.dispose()
    return found


def ended(client: TestClient[Any], url: str, seed: int = 1) -> Table:
    """A match that ended long ago."""
    made = Table.created(client, "mini", ("me", "me"))
    made.play(seed)
    made.host.post("/chat", text="bien joué", seat=0)
    execute(url, f"update matches set updated = '{LONG_AGO}' where id = '{made.host.match}'")
    return made


def counts(url: str) -> list[int]:
    return [execute(url, f"select count(*) from {name}")[0][0] for name in ("matches", "seats", "journal", "chat")]


def test_what_ended_long_ago_is_moved_to_a_file_that_is_read_and_verified(
    client: TestClient[Any], database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = Table.created(client, "mini", ("me", "me"))
    before = counts(database)
    lately = Table.created(client, "mini", ("me", "me"))
    lately.play(5)
    stays = [there - then for there, then in zip(counts(database), before, strict=True)]
    old = ended(client, database)
    export = old.host.get("/export")
    path = tmp_path / "old.zip"
    run = ["archive", "--older-than", "30", "-o", str(path), "--db", database, "--lang", "en"]
    assert command.invoke(run) == 0
    assert capsys.readouterr().out == f"1 match moved to {path}.\n"
    assert counts(database) == [then + more for then, more in zip(before, stays, strict=True)]
    left = {row[0] for row in execute(database, "select id from matches")}
    assert left == {running.host.match, lately.host.match}
    record = path / f"{old.host.match}.json"
    assert command.invoke(["verify", str(record), "--lang", "en"]) == 0
    assert command.invoke(["replay", str(record), "--all", "--lang", "en"]) == 0
    with zipfile.ZipFile(path) as file:
        assert json.loads(file.read(record.name)) == export
        about = json.loads(file.read(f"about/{record.name}"))
    assert [line["text"] for line in about["talk"]] == ["bien joué"]
    assert about["seats"] == ["player 0", "player 1"]
    assert about["result"] is not None


def test_nothing_is_deleted_if_the_file_is_not_what_was_written(
    client: TestClient[Any], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(client, database)
    before, path = counts(database), tmp_path / "old.zip"
    check = archiving._check_written

    def damaged(path: Path, digests: dict[str, str]) -> None:
        content = bytearray(path.read_bytes())
        content[200] ^= 1
        path.write_bytes(content)
        check(path, digests)

    monkeypatch.setattr(archiving, "_check_written", damaged)
    with pytest.raises(BocageError, match="nothing was deleted"):
        archive(database, 30, path)
    assert counts(database) == before


def test_what_these_rules_do_not_play_as_it_was_stays(
    client: TestClient[Any], database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = ended(client, database), ended(client, database, seed=2)
    execute(database, f"update matches set seams = '[[0,\"other\"]]', checked = '' where id = '{bad.host.match}'")
    done = archive(database, 30, tmp_path / "old.zip")
    assert done.archived == [good.host.match]
    assert [one.match for one in done.kept] == [bad.host.match]
    assert {row[0] for row in execute(database, "select id from matches")} == {bad.host.match}
    run = ["archive", "--older-than", "30", "-o", str(tmp_path / "more.zip"), "--db", database, "--lang", "en"]
    assert command.invoke(run) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{bad.host.match} stays: these rules do not play it as it was")
    assert out[1] == "No match was moved."
    assert not (tmp_path / "more.zip").exists()


def test_a_match_that_is_used_meanwhile_stays(
    client: TestClient[Any], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ended(client, database)
    check = archiving._check_written

    def while_someone_talks(path: Path, digests: dict[str, str]) -> None:
        check(path, digests)
        made.host.post("/chat", text="encore ?", seat=0)

    monkeypatch.setattr(archiving, "_check_written", while_someone_talks)
    done = archive(database, 30, tmp_path / "old.zip")
    assert (done.archived, [one.why for one in done.kept]) == ([], ["it was used meanwhile"])
    assert counts(database)[0] == 1


def test_an_earlier_archive_is_not_overwritten(client: TestClient[Any], database: str, tmp_path: Path) -> None:
    ended(client, database)
    path = tmp_path / "old.zip"
    path.write_bytes(b"precious")
    with pytest.raises(BocageError, match="is there already"):
        archive(database, 30, path)
    assert (path.read_bytes(), counts(database)[0]) == (b"precious", 1)


def test_a_match_of_several_seeds_is_archived_verified_and_shown(
    client: TestClient[Any],
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An export in the middle gives a match fresh dice: both seeds are in its record."""
    monkeypatch.setattr(lobby, "fresh_seed", lambda: "5eed" * 16)
    monkeypatch.setattr(seeds, "fresh_seed", lambda: "ace0" * 16)
    made = Table.created(client, "mini", ("me", "me"))
    made.play(most=3)
    made.host.get("/export")
    made.play(seed=4)
    assert len(made.host.get("/export")["seams"]) == 2
    execute(database, f"update matches set updated = '{LONG_AGO}'")
    path = tmp_path / "old.zip"
    assert archive(database, 30, path).archived == [made.host.match]
    record = path / f"{made.host.match}.json"
    assert command.invoke(["verify", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dice"] > 0
    assert command.invoke(["replay", str(record), "--all", "--lang", "en"]) == 0
    assert saves.read(zipfile.ZipFile(path).read(record.name))["seams"]


def test_a_record_that_is_not_in_the_archive_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("one.json", "{}")
    assert command.invoke(["verify", str(path / "two.json")]) == 1
    assert capsys.readouterr().err == f"bocage: {path} holds no two.json\n"
