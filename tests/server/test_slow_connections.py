"""Connections that say nothing do not use up the server, and its log does not repeat itself."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from bocage.server.http import slow_connections
from bocage.server.running import configured, listen

from .servers import PATIENCE, free_port, waiting_for

Talk = Callable[[int], Awaitable[None]]
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


async def answers(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


def serving(talk: Talk) -> None:
    async def scene() -> None:
        door = listen("127.0.0.1", (0,))
        server = uvicorn.Server(configured(answers))
        task = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await asyncio.wait_for(talk(door.getsockname()[1]), 20)
        finally:
            server.should_exit = True
            await task

    asyncio.run(scene())


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: h\r\n", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab"]
)
def test_a_request_that_does_not_arrive_ends(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(slow_connections, "REQUEST_PATIENCE", 0.2)

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        assert await ended(reader)
        writer.close()

    serving(talk)


def test_a_head_without_an_end_ends() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"X-More: and more\r\n" * 4000)
        assert await ended(reader)
        writer.close()

    serving(talk)


def test_connections_beyond_the_limit_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_connections, "most_connections", lambda: 3)

    async def talk(port: int) -> None:
        kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        for _, writer in kept:
            writer.write(WHOLE)
        assert [(await reader.readline())[:12] for reader, _ in kept] == [b"HTTP/1.1 200"] * 3
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await ended(reader)
        for _, one in (*kept, (reader, writer)):
            one.close()

    serving(talk)


def test_one_address_leaves_connections_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy that is believed about addresses has them all; what is over makes room."""
    monkeypatch.setattr(slow_connections, "most_connections", lambda: 8)

    async def answered(port: int) -> tuple[bool, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE)
        try:
            return (await reader.readline())[:12] == b"HTTP/1.1 200", writer
        except ConnectionError:
            return False, writer

    found: list[list[bool]] = []

    async def talk(port: int) -> None:
        held = [await answered(port) for _ in range(4)]
        found.append([kept for kept, _ in held])
        for _, writer in held:
            writer.close()
        await asyncio.sleep(0.2)
        kept, writer = await answered(port)
        assert kept
        writer.close()

    for proxies in ("192.0.2.1", "192.0.2.1, 127.0.0.0/8", "*"):
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
        serving(talk)
    assert found == [[True, True, False, False], [True] * 4, [True] * 4]


# A whole server

FEW = """
import resource, sys
from bocage.server.http import slow_connections
resource.setrlimit(resource.RLIMIT_NOFILE, (140, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
slow_connections.REQUEST_PATIENCE = 3.0
import bocage.server
bocage.server.run("127.0.0.1", int(sys.argv[1]), sys.argv[2])
"""


@pytest.mark.processes
def test_half_open_connections_use_up_neither_descriptors_nor_the_log(tmp_path: Path) -> None:
    """More of them than the server has descriptors, of which it had 246 MB of log in 36 seconds."""
    port, url = free_port(), f"sqlite:///{tmp_path}/bocage.db"
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([sys.executable, "-c", FEW, str(port), url], stderr=log)
    try:
        waiting_for(server, f"http://127.0.0.1:{port}/health")
        held = []
        for _ in range(260):
            door = socket.create_connection(("127.0.0.1", port), timeout=20)
            door.sendall(b"GET / HT")
            held.append(door)
        until = time.monotonic() + PATIENCE
        while not _answers(port):
            assert time.monotonic() < until, "the server never came back"
            time.sleep(0.2)
        for door in held:
            door.close()
        assert (tmp_path / "log").stat().st_size < 20_000
    finally:
        server.terminate()
        server.wait(60)


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=10).status_code == 200
    except httpx.TransportError:
        return False
