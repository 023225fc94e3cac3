"""Logs as JSON: every line that a server writes is an object that programs read."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

from bocage.server import logs
from bocage.server.http import errors
from bocage.server.logs import OFTEN
from bocage.server.settings import LogForm, Settings

from .people import API, Table
from .servers import free_port, waiting_for


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_goes_wrong_is_one_line_with_its_traceback(form: LogForm, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    root = logging.Logger("root", logging.INFO)
    root.addHandler(logging.StreamHandler(written))
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logging, "getLogger", lambda name=None: root)
    logs.set_up(form)
    try:
        raise ZeroDivisionError("over\nnought")
    except ZeroDivisionError:
        root.exception("%s failed", "/matches")
    lines = written.getvalue().splitlines()
    assert (len(lines) == 1) is (form == "json")
    if form == "json":
        line = json.loads(lines[0])
        assert (line["level"], line["message"]) == ("error", "/matches failed")
        assert line["error"].endswith("ZeroDivisionError: over\nnought")


def test_a_server_logs_json_where_it_is_set(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "bocage.cli", "serve", "--port", str(port), "--db", f"sqlite:///{tmp_path}/b.db"]
    with subprocess.Popen(command, env={**os.environ, "BOCAGE_LOG": "json"}, stderr=subprocess.PIPE) as server:
        try:
            waiting_for(server, f"http://127.0.0.1:{port}/health")
        finally:
            server.terminate()
            _, said = server.communicate()
    told = [json.loads(line) for line in said.splitlines()]
    assert any(f"127.0.0.1:{port}" in line["message"] for line in told)
    assert {*told[0]} == {"at", "level", "logger", "message"}


def test_what_is_passed_on_to_another_server_is_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What asks the other one tells every address that it asks for."""
    loggers = {name: logging.Logger(name) for name in ("root", "alembic", "httpx")}
    monkeypatch.setattr(logging, "root", loggers["root"])
    monkeypatch.setattr(logging, "getLogger", lambda name="root": loggers[name])
    logs.set_up("text")
    assert not loggers["httpx"].isEnabledFor(logging.INFO)


def test_who_leaves_in_the_middle_of_a_request_is_no_defect(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """Anyone can do so, as often as he likes: it says nothing about the server."""
    heard = iter([{"type": "http.request", "body": b'{"game"', "more_body": True}, {"type": "http.disconnect"}])
    headers = [(b"host", b"here"), (b"content-type", b"application/json"), (b"content-length", b"50")]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": f"{API}/matches", "raw_path": f"{API}/matches".encode(), "query_string": b"", "root_path": "",
        "headers": headers, "client": ("192.0.2.1", 1), "server": ("here", 80), "state": {},
    }  # fmt: skip
    statuses: list[int] = []

    async def receive() -> Any:
        return next(heard)

    async def send(message: Any) -> None:
        statuses.append(message.get("status", 0))

    async def ask() -> None:
        await client.app(scope, receive, send)

    client.blocking_portal.call(ask)
    assert statuses[:1] == [400]
    assert not [record for record in caplog.records if record.levelno >= 30]


def test_an_outage_of_the_database_is_a_few_lines_without_what_was_chosen(
    client: TestClient[Any], table: Callable[..., Table], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    root = logging.Logger("root", logging.INFO)
    root.addHandler(logging.StreamHandler(written))
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logging, "getLogger", lambda name=None: root)
    logs.set_up("json")
    monkeypatch.setattr(errors, "log", root)
    made = table(seats=("me", "me"))
    engine = create_engine(settings.db)
    with engine.begin() as connection:
        connection.execute(text("alter table journal rename to elsewhere"))
    for _ in range(60):
        assert made.host.post("/choose", status=503, revision=0, index=0)["error"] == "unavailable"
    with engine.begin() as connection:
        connection.execute(text("alter table elsewhere rename to journal"))
    assert made.host.choose() == 1
    entry = json.loads(engine.connect().execute(text("select entry from journal")).scalar_one())
    engine.dispose()
    lines = written.getvalue().splitlines()
    assert 0 < len(lines) <= OFTEN
    assert "INSERT INTO journal" in lines[0]
    assert "parameters hidden" in lines[0]
    assert json.dumps(entry["option"], separators=(",", ":")) not in written.getvalue().replace("\\", "")
