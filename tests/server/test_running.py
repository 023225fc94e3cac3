"""Starting a server: a free port, one line for what cannot be had, a browser where there is a screen."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import uvicorn
from litestar import Litestar
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

from bocage.kernel.errors import BocageError
from bocage.server import running
from bocage.server.app import build
from bocage.server.running import configured, listen
from bocage.server.settings import Settings

from .servers import free_port, waiting_for

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1"


def test_the_first_free_port_is_taken() -> None:
    with socket.create_server((HOST, 0)) as busy:
        taken = busy.getsockname()[1]
        with listen(HOST, (taken, free_port())) as door:
            assert door.getsockname()[1] != taken


def test_an_address_that_cannot_be_had_is_one_line(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(BocageError, match=f"^cannot serve on {HOST}:{port}: .*in use[^\n]*$"):
            listen(HOST, (port,))
        db = f"sqlite:///{tmp_path}/bocage.db"
        command = [sys.executable, "-m", "bocage.cli", "serve", "--port", str(port), "--db", db]
        failed = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert failed.returncode != 0
    assert failed.stderr.count("\n") == 1, failed.stderr
    assert "in use" in failed.stderr


def test_what_is_written_to_a_connection_is_sent_at_once(tmp_path: Path) -> None:
    """Over HTTP as over the WebSocket: the system does not hold it back until more can go with it."""
    app = build(Settings(db=f"sqlite:///{tmp_path}/bocage.db"))
    assert asyncio.run(_sent_at_once(app)) == [True, True]


async def _sent_at_once(app: Litestar) -> list[bool]:
    """What the server has set for a connection of each kind."""
    with listen(HOST, (free_port(),)) as door:
        address = f"{HOST}:{door.getsockname()[1]}"
        server = uvicorn.Server(configured(app))
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient() as http, connect(f"ws://{address}/api/v1/matches/none/live"):
            await http.get(f"http://{address}/api/v1/players")
            sockets = [one.transport.get_extra_info("socket") for one in server.server_state.connections]
            told = [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0 for one in sockets]
        server.should_exit = True
        await serving
    return told


@pytest.mark.parametrize("screen", [True, False])
def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path, screen: bool) -> None:
    """The browser is a program that notes what it is asked to show."""
    note, browser = tmp_path / "note", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{note}\n')
    browser.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    port = free_port()
    command = [sys.executable, "-m", "bocage.cli", "serve", "--open", "--port", str(port)]
    environment = {**kept, **({"BROWSER": str(browser)} if screen else {})}
    database = ["--db", f"sqlite:///{tmp_path}/bocage.db"]
    with subprocess.Popen([*command, *database], env=environment, stderr=subprocess.PIPE, cwd=ROOT) as server:
        try:
            waiting_for(server, f"http://{HOST}:{port}/api/v1/players")
            until = time.monotonic() + 20
            while screen and not note.exists() and time.monotonic() < until:
                time.sleep(0.05)
        finally:
            server.terminate()
            _, said = server.communicate()
    assert note.exists() is screen
    assert f"http://{HOST}:{port}".encode() in said
    assert (b"there is no screen" in said) is not screen


def test_a_server_logs_no_secret(tmp_path: Path) -> None:
    """Whatever goes wrong: what it writes holds no token, no code, no seed."""
    command = [sys.executable, "-m", "bocage.cli", "serve", "--port", str(port := free_port())]
    url, db = f"http://{HOST}:{port}/api/v1", f"sqlite:///{tmp_path}/bocage.db"
    environment = {**os.environ, "BOCAGE_LIMITS": "0"}
    with subprocess.Popen([*command, "--db", db], env=environment, stderr=subprocess.PIPE, cwd=ROOT) as server:
        try:
            waiting_for(server, f"{url}/players")
            ticket = httpx.post(f"{url}/matches", json={"game": "tide-of-iron", "seats": [{"player": "me"}]}).json()
            code, match = ticket["invitations"][0]["code"], f"{url}/matches/{ticket['match']}"
            token = {"Authorization": f"Bearer {ticket['token']}"}
            answers = [
                httpx.post(f"{match}/choose", json={"revision": 0, "index": 0}, headers=token),
                httpx.post(f"{match}/choose", content=ticket["token"], headers=token),
                httpx.post(f"{match}/join", json={"code": code, "seat": 0}),
                httpx.post(f"{match}/join", json={"code": code}),
                httpx.get(f"{match}/{ticket['token']}"),
                httpx.get(match, params={"token": ticket["token"]}),
                httpx.get(match, headers={"Authorization": f"Bearer {code}"}),
            ]
        finally:
            server.terminate()
            _, said = server.communicate()
    assert [answer.status_code for answer in answers] == [200, 400, 400, 201, 404, 200, 401]
    with create_engine(db).connect() as connection:
        (seams,) = connection.execute(text("select seams from matches")).scalars()
    secrets = [ticket["token"], code, json.loads(seams)[0][1]]
    assert not [secret for secret in secrets if secret.encode() in said]


def test_everywhere_is_called_localhost() -> None:
    assert running._named("0.0.0.0") == "localhost"
    assert running._named("::1") == "[::1]"


# What `make test` cannot check is reported


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A machine with a shell and little else, and a copy of the scripts."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("bash", "env", "dirname", "mkdir", "tee", "id", "cat", "head"):
        found = shutil.which(name)
        assert found, name
        (programs / name).symlink_to(found)
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    return tmp_path


@pytest.mark.skipif(not (ROOT / ".ci" / "web").is_file(), reason="not in a copy of the sources")
@pytest.mark.parametrize("stage", ["unit", "browser"])
def test_without_node_the_checks_of_the_client_are_reported_as_skipped(bare: Path, stage: str) -> None:
    command = [str(bare / "bin" / "bash"), ".ci/web", stage]
    done = subprocess.run(
        command, cwd=bare, env={"PATH": str(bare / "bin")}, capture_output=True, text=True, check=False
    )
    line = f"the web client's {stage} checks: Node is not installed\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, line, "")
    assert (bare / "build" / "skipped").read_text() == line


@pytest.mark.skipif(not (ROOT / ".ci" / "tools").is_file(), reason="not in a copy of the sources")
def test_tools_that_cannot_be_installed_are_reported(bare: Path) -> None:
    command = [str(bare / "bin" / "bash"), ".ci/tools", "chromium"]
    subprocess.run(command, cwd=bare, env={"PATH": str(bare / "bin")}, check=True)
    assert (bare / "build" / "skipped").read_text().startswith("what needs chromium: ")
