"""The WebSocket of a match: one connection, which looks through one seat at a time. It tells; acting is for HTTP."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bocage.server.forms import SnapshotForm
from bocage.server.http.dependencies import Server
from bocage.server.http.guard import address_of, check_origin, check_welcome
from bocage.server.http.limits import Limits
from bocage.server.http.websocket_messages import Hello, Id, Look, Message, Ping, decoded
from bocage.server.problems import Problem, checked, problem_of
from bocage.server.service.matches.live import Live, log
from bocage.server.service.pages import heard, snapshots
from bocage.server.storage import queries
from bocage.server.storage.facts import Holder, held_by
from bocage.server.updates import NOTHING, Failure, Pong, Presence, Update, Whole, changes
from bocage.show.sentences import EventForm

HELLO_PATIENCE = 10.0
SEND_PATIENCE = 20.0
LARGEST_MESSAGE = 16 * 1024
MOST_CONNECTIONS = 8
MOST_ERRORS = 20
CROWD = 20
CROWD_PACE = 1.0
"""Among more listeners than that, who is there is told once in so many seconds."""
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending raises when the other side is gone, or too slow."""
CLOSE_CODES = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 409: 4409, 413: 4400, 429: 4429}


class Connection:
    """Someone who listens to a match, through one seat or as a spectator."""

    def __init__(self, socket: WebSocket[Any, Any, Any], live: Live, hello: Hello, holder: Holder) -> None:
        self.socket = socket
        self.address = address_of(socket.scope)
        self.live = live
        self.holder = holder
        self.seat = holder.view_for(hello.seat, live.waiting)
        self._last: SnapshotForm | None = None
        self._number = 0
        self._heard = -1
        self._gone: set[int] = set()
        self._outbox: deque[Any] = deque(maxlen=500)
        self._dirty = False
        self._awake = asyncio.Event()

    def wake(self) -> None:
        """See `Listener`."""
        self._dirty = True
        self._awake.set()

    def tell(self, message: Any) -> None:
        """See `Listener`."""
        self._outbox.append(message)
        self._awake.set()

    async def pump(self) -> None:
        """Send what there is to send, for as long as someone reads it."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._outbox:
                await self.send(self._outbox.popleft())
            if self.live.lost:
                await self.socket.close(1001, "look again")
                return
            if self._dirty and self._last is not None:
                self._dirty = False
                if (news := self.news(self._last)) is not None:
                    await self.send(news)

    async def send(self, message: Any) -> None:
        """Send a message; one who does not read is cut off."""
        async with asyncio.timeout(SEND_PATIENCE):
            await self.socket.send_data(msgspec.json.encode(message).decode(), mode="text")

    def news(self, last: SnapshotForm) -> Update | None:
        """What the seat sees and has heard since it was last told; None where that is nothing.

        Whether there is anything to tell is a matter of what the seat sees: an answer that is not shown yet makes no
        message.
        """
        snapshot, told = self._look()
        what = changes(last, snapshot)
        if what == NOTHING and not told:
            return None
        self._number += 1
        return Update(number=self._number, revision=snapshot.revision, changes=what, events=told)

    def _look(self) -> tuple[SnapshotForm, list[EventForm]]:
        """The match as it is shown now, and what was told since the last look."""
        live = self.live
        self.holder = held_by(live.facts, self.holder.token)
        check_welcome(live.house, self.holder.token)
        check_welcome(live.house, self.address)
        if self.seat is not None and self.seat not in self.holder.seats:
            self.seat = None
        told = heard.events(live, self.seat, self._heard, self._gone)
        self._gone = set(heard.gone(live))
        self._heard = live.seen_by(self.seat).revision
        self._last = snapshots.snapshot(live, self.holder, self.seat)
        return self._last, told

    async def look(self, message: Hello | Look) -> None:
        """Look through a seat: all of the match, the talk, and what the seat heard, unless told since when."""
        lines = await self.live.house.store.read(lambda c: queries.talk(c, self.live.facts.id, most=50))
        self.seat = self.holder.view_for(message.seat, self.live.waiting)
        self._heard = -1 if message.since is None else message.since
        self._gone = set()
        snapshot, told = self._look()
        self._number += 1
        self.tell(
            Whole(
                number=self._number,
                revision=snapshot.revision,
                snapshot=snapshot,
                events=told,
                chat=lines,
                id=message.id,
            )
        )

    async def heed(self, message: Message) -> None:
        """Do what a message asks for, and answer it."""
        match message:
            case Look():
                await self.look(message)
            case Ping():
                self.tell(Pong(id=message.id))
            case Hello():
                raise Problem("malformed", "hello was said already")


@websocket("/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Follow a match."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        address = address_of(socket.scope)
        check_origin(socket.scope, server.settings.origins)
        check_welcome(server.keeper.house, address)
        server.limits.take("address", address)
        with server.limits.held("sockets", address):
            hello = await _first(socket)
            async with server.visit(match, hello.token) as (found, holder):
                _check_crowd(found, holder, server.limits)
                await _serve(Connection(socket, found, hello, holder), server, hello)
    except WebSocketDisconnect:
        return
    except Exception as error:
        await _part(socket, error)


async def _first(socket: WebSocket[Any, Any, Any]) -> Hello:
    try:
        async with asyncio.timeout(HELLO_PATIENCE):
            message = decoded(await _text(socket))
    except TimeoutError:
        raise Problem("malformed", "nobody said hello") from None
    checked(isinstance(message, Hello), "malformed", "the first message is hello")
    assert isinstance(message, Hello)
    return message


def _check_crowd(live: Live, holder: Holder, limits: Limits) -> None:
    same = [one for one in live.listeners if isinstance(one, Connection) and one.holder.token == holder.token]
    most = MOST_CONNECTIONS if holder.token else 100 * MOST_CONNECTIONS
    if limits.factor and len(same) >= most:
        raise Problem("flood", "there are too many connections already")


async def _serve(connection: Connection, server: Server, hello: Hello) -> None:
    live = connection.live
    live.listeners.add(connection)
    live.fresh = False
    live.machines.go_on()
    pump = asyncio.create_task(connection.pump())
    try:
        await connection.look(hello)
        _presence(live)
        listening = asyncio.create_task(_listen(connection, Limits(server.limits.factor, time.monotonic)))
        await asyncio.wait({pump, listening}, return_when=asyncio.FIRST_COMPLETED)
        await _stop(listening)
        ended = pump.exception() if pump.done() else None
        if isinstance(ended, TimeoutError):
            await connection.socket.close(4408, "too slow")
        elif isinstance(ended, Problem):
            await _part(connection.socket, ended)
    except WebSocketDisconnect:
        pass
    finally:
        live.listeners.discard(connection)
        await _stop(pump)
        _presence(live)


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    (ended,) = await asyncio.gather(task, return_exceptions=True)
    if isinstance(ended, Exception) and not isinstance(ended, (*GONE, Problem)):
        log.error("a connection failed", exc_info=ended)


async def _listen(connection: Connection, limits: Limits) -> None:
    """Read messages until the other side goes, or errs again and again."""
    errors = 0
    while True:
        message: Message | None = None
        try:
            text = await _text(connection.socket)
            limits.take("socket", "")
            message = decoded(text)
            await connection.heed(message)
        except WebSocketDisconnect:
            return
        except Exception as error:
            problem = problem_of(error)
            if problem.code == "internal":
                log.exception("a message failed")
            errors += problem.code in ("malformed", "too-large", "flood")
            mark = None if message is None else message.id
            connection.tell(_failure(problem, mark))
            if errors >= MOST_ERRORS:
                await _part(connection.socket, problem)
                return


async def _text(socket: WebSocket[Any, Any, Any]) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=1000)
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("malformed", "messages are text")
    checked(len(text.encode()) <= LARGEST_MESSAGE, "too-large", f"a message has at most {LARGEST_MESSAGE} bytes")
    return text


async def _part(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Say what was wrong, and close."""
    problem = problem_of(error)
    if problem.code == "internal":
        log.error("a connection failed", exc_info=error)
    try:
        await socket.send_data(msgspec.json.encode(_failure(problem)).decode(), mode="text")
        await socket.close(CLOSE_CODES.get(problem.status, 1011), problem.code)
    except GONE:
        return


def _failure(problem: Problem, id: Id = None) -> Failure:
    return Failure(
        error=problem.code, message=problem.form.message, rule=problem.form.rule, refusal=problem.refusal, id=id
    )


def _presence(live: Live) -> None:
    """Tell who is connected: at once among few, together with what comes right after it among many."""
    if live.telling_presence is not None:
        return
    wait = CROWD_PACE if len(live.listeners) > CROWD else 0.0
    if wait:
        live.telling_presence = asyncio.get_running_loop().call_later(wait, _tell_presence, live)
    else:
        _tell_presence(live)


def _tell_presence(live: Live) -> None:
    live.telling_presence = None
    seats = [listener.seat for listener in live.listeners]
    here = sorted({seat for seat in seats if seat is not None})
    live.stir()
    live.announce(Presence(here=here, spectators=seats.count(None)))
