"""A live match: owned by one task, which does one thing after the other; what it acknowledges is on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from bocage.kernel.errors import RulesError, Stale
from bocage.kernel.journal import Entry
from bocage.kernel.match import Match
from bocage.kernel.past import nearest
from bocage.kernel.windows import passing
from bocage.server.forms import BoardForm, ResultForm
from bocage.server.problems import Problem, checked
from bocage.server.requests import UnitOverlays
from bocage.server.service.curtain import Curtain
from bocage.server.service.rebuild import entries_since, written
from bocage.server.storage import queries
from bocage.server.storage.facts import Facts, now
from bocage.server.updates import Told
from bocage.show import Sketch

if TYPE_CHECKING:
    from bocage.server.service.machines.thinkers import Thinkers
    from bocage.server.settings import Settings
    from bocage.server.storage.store import Store

T = TypeVar("T")
log = logging.getLogger("bocage.server")

BEHIND = 64
"""The state that is stored lies at least so many revisions behind the last one: so many can be taken back after a
restart, and for none of them more than these and a stride are played again."""


class Listener(Protocol):
    """Someone who wants to know when something changes: a connection."""

    seat: int | None

    def wake(self) -> None:
        """Something changed."""

    def tell(self, message: Told) -> None:
        """A message for everyone."""


class House(msgspec.Struct, frozen=True):
    """What all live matches share."""

    store: Store
    thinkers: Thinkers
    settings: Settings


class Live:
    """A match in memory. `match` is the truth, `shown` what all may see of it."""

    def __init__(self, house: House, facts: Facts, match: Match, snapshot: int, chat: int) -> None:
        self.house = house
        self.facts = facts
        self.match = match
        self.chat = chat
        self.lost = False
        self.listeners: set[Listener] = set()
        self.curtain = Curtain(match, house.settings.hidden_delay, asyncio.get_running_loop().time)
        self.cache: dict[Any, Any] = {}
        self.overlays: dict[tuple[int | None, int], asyncio.Future[UnitOverlays]] = {}
        self.board: tuple[Sketch, BoardForm] | None = None
        self.past: dict[int, Match] = {}
        self.looking_back = asyncio.Lock()
        self._snapshot = snapshot
        self._asked_since = match.revision - len(match.game.answers)
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._own(), name=f"match {facts.id}")
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}

    # The owner

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the owner do something, after all that it was asked to do before."""
        if self.lost:
            raise Stale("the match was changed elsewhere: look again")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, future))
        return await future

    async def _own(self) -> None:
        while True:
            work, future = await self._jobs.get()
            try:
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

    @property
    def idle(self) -> bool:
        """Whether the match may leave memory."""
        busy = self.listeners or self._thinking or self.curtain.lags
        return self.lost or not (busy or self._jobs.qsize())

    async def close(self) -> None:
        """Leave memory; what matters is on disk already."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = [*self._thinking.values(), self._task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What may be seen

    @property
    def shown(self) -> Match:
        """The match as all may see it now."""
        return self.curtain.shown

    @property
    def waiting(self) -> list[int]:
        """The seats that are waited for, as all may know."""
        return [] if self.over else list(self.shown.pending)

    @property
    def over(self) -> bool:
        """Whether the match is over, as all may know."""
        resigned = self.facts.result is not None and self.facts.result.resigned is not None
        return resigned or self.shown.result is not None

    def changed(self) -> None:
        """Show what may be shown now, tell the listeners, and let machines think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wait = self.curtain.advance(self.match)
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait, self.changed)
        self.overlays.clear()
        self.stir()
        if wait is None:
            self.let_machines_think()

    def stir(self) -> None:
        """Something else may be seen now: let all listeners look. Left for later, it would come with what is hidden."""
        self.cache.clear()
        for listener in self.listeners:
            listener.wake()

    def announce(self, message: Told) -> None:
        """Tell something to all listeners."""
        for listener in self.listeners:
            listener.tell(message)

    # Changing

    def check_current(self, revision: int) -> None:
        """Refuse what was meant for another position. Other seats' secret answers do not make another."""
        checked(not self.over and self.match.result is None and self.facts.result is None, "over", "the match is over")
        if not self._asked_since <= revision <= self.match.revision:
            raise Stale(f"the choice is for revision {revision}, the match is at {self.shown.revision}")

    async def commit(self, before: Match) -> list[Entry]:
        """Put on disk what the match has become, or make it what it was before."""
        match = self.match
        entries = entries_since(match.journal, before.revision)
        changes = {
            "revision": match.revision,
            "waiting": tuple(match.pending),
            "result": _result(match),
            "undo": None,
            "updated": now(),
        }
        rows = written(entries)
        try:
            await self.house.store.write(queries.Append(self.facts.id, rows, changes))
        except IntegrityError:
            self.lost = True
            self.match = before
            self.stir()
            raise Stale("the match was changed elsewhere: look again") from None
        except BaseException:
            self.match = before
            raise
        self.facts = self.facts.but(**changes)
        if match.game.asked is not before.game.asked:
            self._asked_since = match.revision
        self._keep_snapshot()
        return entries

    async def change(self, **changes: Any) -> None:
        """Put other facts on disk."""
        await self.house.store.write(lambda c: queries.change_match(c, self.facts.id, **changes))
        self.facts = self.facts.but(**changes)

    async def change_seats(self, changes: Sequence[tuple[int, dict[str, Any]]]) -> None:
        """Put other facts about seats on disk."""

        def write(connection: Any) -> None:
            for seat, values in changes:
                queries.change_seat(connection, self.facts.id, seat, **values)

        await self.house.store.write(write)
        for seat, values in changes:
            self.facts = self.facts.with_seat(seat, **values)

    def _keep_snapshot(self) -> None:
        """Store the newest mark that lies far enough behind, if it is another one than is stored."""
        mark = nearest(self.match.marks, max(0, self.match.revision - BEHIND))[-1]
        if mark.revision in (0, self._snapshot):
            return
        self._snapshot = mark.revision
        state = msgspec.json.encode(mark.game.state()).decode()
        task = asyncio.create_task(
            self.house.store.write(lambda c: queries.put_snapshot(c, self.facts.id, mark.revision, state))
        )
        task.add_done_callback(_forget)

    # Machines

    def let_machines_think(self) -> None:
        """Ask the machines whose turn it is, each in a process of its own."""
        if self.over or self.lost:
            return
        machines = {seat.seat: seat.machine for seat in self.facts.seats if seat.player == "machine"}
        for seat in self.match.pending:
            if seat in machines and seat not in self._thinking:
                task = asyncio.create_task(self._think(seat, machines[seat] or ""))
                self._thinking[seat] = task

    async def _think(self, seat: int, name: str) -> None:
        try:
            revision = self.match.revision
            if not self.facts.humans:
                await asyncio.sleep(PACE)
            index = await self.house.thinkers.choose(self.facts, self.match, seat, name)
            await self.do(lambda: self._answer(seat, revision, index))
        except (Stale, Problem):
            log.info("a machine's choice came too late")
        except Exception:
            log.exception("a machine could not choose")
            await asyncio.sleep(10 * PACE)
        finally:
            self._thinking.pop(seat, None)
        self.let_machines_think()

    async def _answer(self, seat: int, revision: int, index: int) -> None:
        self.check_current(revision)
        before = self.match.clone()
        self._choose_for(seat, index)
        await self.commit(before)
        self.changed()

    def _choose_for(self, seat: int, index: int) -> None:
        """What a machine chose; where a defect of the rules stops that, something else, so that the match goes on."""
        before = self.match.clone()
        options = list(before.pending[seat].options)
        for choice in dict.fromkeys((index, options.index(passing(options)), *range(len(options)))):
            try:
                self.match.choose(choice, seat=seat)
                return
            except Exception:
                log.exception("match %s: option %d of revision %d fails", self.facts.id, choice, before.revision)
                self.match = before.clone()
        raise RulesError(f"no option of seat {seat} can be chosen")


PACE = 0.5
"""Seconds between the choices of machines that play among themselves."""


def _result(match: Match) -> ResultForm | None:
    return None if match.result is None else ResultForm(list(match.result.winners), match.result.rule)


def _forget(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a snapshot could not be written: %s", task.exception())
