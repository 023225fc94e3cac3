"""The clients of the load test: each plays one seat. It listens to a WebSocket and chooses over HTTP."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.servers import PATIENCE, Server

GAME = "tide-of-iron"
AT_ONCE = 20


class _Decision(msgspec.Struct):
    options: list[msgspec.Raw]


class _Parts(msgspec.Struct):
    decision: _Decision | msgspec.UnsetType | None = msgspec.UNSET


class _Message(msgspec.Struct):
    type: str
    revision: int = -1
    snapshot: _Parts | None = None
    changes: _Parts | None = None


class _Answer(msgspec.Struct):
    revision: int = -1
    error: str = ""


DECODER = msgspec.json.Decoder(_Message)
ANSWERS = msgspec.json.Decoder(_Answer)


class Pair(NamedTuple):
    """A match and the tokens of its two seats."""

    match: str
    tokens: tuple[str, str]


async def seated(server: Server, matches: int) -> list[Pair]:
    """New matches with two people each."""
    limit = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await _all_games_read(http)

        async def one() -> Pair:
            async with limit:
                terms = {"game": GAME, "seats": [{"player": "me"}]}
                ticket = (await http.post("/api/v1/matches", json=terms)).json()
                code = {"code": ticket["invitations"][0]["code"]}
                joined = (await http.post(f"/api/v1/matches/{ticket['match']}/join", json=code)).json()
                return Pair(ticket["match"], (ticket["token"], joined["token"]))

        return list(await asyncio.gather(*(one() for _ in range(matches))))


async def _all_games_read(http: httpx.AsyncClient) -> None:
    """A server that has just started reads all games once, beside what it is asked: that is not what is measured."""
    (await http.get("/api/v1/games", timeout=PATIENCE)).raise_for_status()


class Poster:
    """A connection that is kept, as browsers keep one: as little of HTTP as it takes, so that clients cost little."""

    def __init__(self, server: Server, path: str, token: str) -> None:
        self.home = urlsplit(server.url)
        self.head = f"POST {path} HTTP/1.1\r\nHost: {self.home.netloc}\r\nAuthorization: Bearer {token}\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, body: object) -> bytes:
        """The body of the answer."""
        content = msgspec.json.encode(body)
        if self._streams is None or self._streams[0].at_eof():
            self.close()
            self._streams = await asyncio.open_connection(self.home.hostname, self.home.port)
        reader, writer = self._streams
        head = f"{self.head}Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next(int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:"))
        return await reader.readexactly(length)

    def close(self) -> None:
        """Let go of the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Client:
    """Plays a seat: thinks, chooses anything, and notes when that is acknowledged."""

    def __init__(self, server: Server, pair: Pair, seat: int, think: float, draw: random.Random) -> None:
        self.server = server
        self.pair = pair
        self.seat = seat
        self.think = think
        self.draw = draw
        self.ready = asyncio.Event()
        self.latencies: list[float] = []
        self.acknowledged: dict[int, int] = {}
        self.errors: list[str] = []
        self._poster = Poster(server, f"/api/v1/matches/{pair.match}/choose", pair.tokens[seat])
        self._decision: _Decision | None = None
        self._revision = -1

    async def play(self) -> None:
        """Play until the match is over or the server is gone."""
        url = f"{self.server.url.replace('http', 'ws')}/api/v1/matches/{self.pair.match}/live"
        try:
            async with connect(url, max_size=2**22, compression=None, open_timeout=60) as socket:
                hello = {"type": "hello", "token": self.pair.tokens[self.seat], "seat": self.seat}
                await socket.send(msgspec.json.encode(hello).decode())
                async for text in socket:
                    await self.hear(DECODER.decode(text))
        except (OSError, EOFError, WebSocketException):
            return
        finally:
            self._poster.close()
            self.ready.set()

    async def hear(self, message: _Message) -> None:
        """Act on a message."""
        parts = message.snapshot or message.changes
        if parts is None:
            return
        self.ready.set()
        if not isinstance(parts.decision, msgspec.UnsetType):
            self._decision = parts.decision
        if self._decision is not None and message.revision > self._revision:
            await asyncio.sleep(self.think * self.draw.uniform(0.5, 1.5))
            await self.choose(message.revision, self.draw.randrange(len(self._decision.options)))
        self._revision = message.revision

    async def choose(self, revision: int, index: int) -> None:
        """Choose, and measure how long it takes until that is on disk."""
        sent = time.perf_counter()
        answer = ANSWERS.decode(await self._poster.post({"seat": self.seat, "revision": revision, "index": index}))
        if answer.error:
            self.errors.append(answer.error)
        else:
            self.latencies.append(time.perf_counter() - sent)
            self.acknowledged[answer.revision] = self.seat
