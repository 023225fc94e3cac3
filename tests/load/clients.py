"""The clients of the load test: each plays one seat over a WebSocket."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.servers import Server

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
    error: str = ""


DECODER = msgspec.json.Decoder(_Message)


class Pair(NamedTuple):
    """A match and the tokens of its two seats."""

    match: str
    tokens: tuple[str, str]


async def seated(server: Server, matches: int) -> list[Pair]:
    """New matches with two people each."""
    limit = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:

        async def one() -> Pair:
            async with limit:
                terms = {"game": GAME, "seats": [{"player": "me"}]}
                ticket = (await http.post("/api/v1/matches", json=terms)).json()
                code = {"code": ticket["invitations"][0]["code"]}
                joined = (await http.post(f"/api/v1/matches/{ticket['match']}/join", json=code)).json()
                return Pair(ticket["match"], (ticket["token"], joined["token"]))

        return list(await asyncio.gather(*(one() for _ in range(matches))))


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
        self._sent = 0.0
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
                    await self.hear(socket, DECODER.decode(text))
        except (OSError, WebSocketException):
            return
        finally:
            self.ready.set()

    async def hear(self, socket: ClientConnection, message: _Message) -> None:
        """Act on a message."""
        if message.type == "ack":
            self.latencies.append(time.perf_counter() - self._sent)
            self.acknowledged[message.revision] = self.seat
        elif message.type == "error":
            self.errors.append(message.error)
        elif (parts := message.snapshot or message.changes) is not None:
            self.ready.set()
            if not isinstance(parts.decision, msgspec.UnsetType):
                self._decision = parts.decision
            if self._decision is not None and message.revision > self._revision:
                await asyncio.sleep(self.think * self.draw.uniform(0.5, 1.5))
                index = self.draw.randrange(len(self._decision.options))
                choice = {"type": "choose", "seat": self.seat, "revision": message.revision, "index": index}
                self._sent = time.perf_counter()
                await socket.send(msgspec.json.encode(choice).decode())
            self._revision = message.revision
