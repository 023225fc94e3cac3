"""A live match: owned by one task, which does one thing after the other; what it acknowledges is on disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from bocage.kernel.errors import Stale
from bocage.kernel.journal import Answer, Entry
from bocage.kernel.match import Match
from bocage.kernel.past import nearest
from bocage.server.answers import UnitOverlays
from bocage.server.forms import BoardForm
from bocage.server.problems import Problem, checked
from bocage.server.service.matches.clocks import Clocks
from bocage.server.service.matches.hidden_delay import DelayedView
from bocage.server.service.matches.judging import check_revision
from bocage.server.service.matches.machine_seats import MachineSeats
from bocage.server.service.matches.notes import Notes
from bocage.server.service.matches.shown_in_lists import ShownInLists, result_of
from bocage.server.service.matches.turns import Turns
from bocage.server.service.records.rebuilding import entries_since, written
from bocage.server.storage import queries
from bocage.server.storage.clocks import ClockState
from bocage.server.storage.facts import Facts, now
from bocage.server.storage.leases import Fenced, fence
from bocage.server.updates import Told
from bocage.show import Sketch

if TYPE_CHECKING:
    from bocage.server.service.machines.thinkers import Thinkers
    from bocage.server.service.records.loading import Departure
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
    """What all live matches share; `callers` are the tokens whose holders want to be called when it is their turn.

    `muted` and `banned` are the tokens, and addresses, that the host of the server has silenced and shut out. `alone`
    are the matches among machines that go on while nobody watches them.
    """

    store: Store
    thinkers: Thinkers
    settings: Settings
    time: Callable[[], float] = time.time
    callers: set[str] = msgspec.field(default_factory=set)
    muted: set[str] = msgspec.field(default_factory=set)
    banned: set[str] = msgspec.field(default_factory=set)
    alone: set[str] = msgspec.field(default_factory=set)


class Live:
    """A match in memory. `match` is the truth, `shown` what all may see of it.

    `lost` is set when another server has claimed it, `fresh` when it was made here and nobody has listened yet.
    `asked_back` is the request to take something back that all see: it ends when a choice is shown, not when it is
    made.
    One with a departure is only read: `match` has its whole journal and the last position that can be had.
    """

    def __init__(
        self,
        house: House,
        facts: Facts,
        match: Match,
        snapshot: int,
        chat: int,
        departure: Departure | None = None,
        clocks: ClockState | None = None,
    ) -> None:
        self.house = house
        self.facts = facts
        self.match = match
        self.chat = chat
        self.departure = departure
        self.lost = False
        self.fresh = False
        self.listeners: set[Listener] = set()
        self.telling_presence: asyncio.TimerHandle | None = None
        self.delayed = DelayedView(match, house.settings.hidden_delay, asyncio.get_running_loop().time, self.is_watched)
        if facts.shown is not None and facts.shown.revision < match.revision and departure is None:
            self.delayed.fall_back(match.at(facts.shown.revision))
        self.updated = facts.updated
        self.asked_back = facts.undo
        self._let_bluff()
        self.cache: dict[Any, Any] = {}
        self.overlays: dict[tuple[int | None, int | None], asyncio.Future[UnitOverlays]] = {}
        self.board: tuple[Sketch, BoardForm] | None = None
        self.past: dict[int, Match] = {}
        self.hindsight: dict[int, asyncio.Future[Any]] = {}
        self.looking_back = asyncio.Lock()
        self._snapshot = snapshot
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._at_work = False
        self._closed = False
        self._task = asyncio.create_task(self._own(), name=f"match {facts.id}")
        self._timer: asyncio.TimerHandle | None = None
        self.machines = MachineSeats(self)
        self.notes = Notes(self)
        self.clocks = Clocks(self, clocks)
        self.turns = Turns(self)
        self.in_lists = ShownInLists(self)

    # The owner

    async def do(self, work: Callable[[], Awaitable[T]], *, plays: bool = True) -> T:
        """Let the owner do something, after all that it was asked to do before."""
        if plays:
            self.check_goes_on()
        if self.lost:
            raise _lost()
        if self._closed:
            raise _let_go()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, future))
        return await future

    async def _own(self) -> None:
        while True:
            work, future = await self._jobs.get()
            self._at_work = True
            try:
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            except asyncio.CancelledError:
                if not future.done():
                    future.set_exception(_let_go())
                raise
            else:
                if not future.done():
                    future.set_result(result)
            self._at_work = False

    @property
    def idle(self) -> bool:
        """Whether the match may leave memory."""
        busy = self.listeners or self.machines.are_thinking or self.delayed.lags
        return not (self._at_work or self._jobs.qsize()) and (self.lost or not busy)

    async def close(self) -> None:
        """Leave memory; what matters is on disk already. Whoever still waits for something is told so."""
        self._closed = True
        for timer in (self._timer, self.telling_presence):
            if timer is not None:
                timer.cancel()
        await self.machines.stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._jobs.empty():
            _, future = self._jobs.get_nowait()
            if not future.done():
                future.set_exception(_let_go())
        await self.notes.written()

    # What may be seen

    @property
    def shown(self) -> Match:
        """The match as all may see it now."""
        return self.delayed.shown

    def seen_by(self, seat: int | None) -> Match:
        """The match as a seat may see it now; None is a spectator."""
        return self.delayed.seen_by(seat)

    def is_watched(self, seat: int) -> bool:
        """Whether someone else could learn from how soon a seat answers: a person who does not hold it himself."""
        tokens = {one.seat: one.token for one in self.facts.seats}
        return any(
            other != seat and (tokens[other] is None or tokens[other] != tokens[seat]) for other in self.facts.humans
        )

    @property
    def waiting(self) -> list[int]:
        """The seats that are waited for, as all may know."""
        return [] if self.over or self.departure is not None else list(self.shown.pending)

    @property
    def over(self) -> bool:
        """Whether the match is over, as all may know."""
        result = self.facts.result
        if result is not None and (result.resigned is not None or self.departure is not None):
            return True
        return self.shown.result is not None

    def changed(self) -> None:
        """Show what may be shown now, tell the listeners, and let machines think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        before = self.shown.revision
        wait = self.delayed.advance(self.match)
        if self.shown.revision != before:
            self.updated = now()
        if self.asked_back is not None and self.asked_back.revision != self.shown.revision:
            self.asked_back = None
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait, self.changed)
        self.in_lists.follow()
        self.overlays.clear()
        self.clocks.follow()
        self.turns.follow()
        self.stir()
        self.machines.go_on()

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

    def check_goes_on(self) -> None:
        """Refuse to play a match that comes out otherwise than it was recorded."""
        if self.departure is not None:
            now = self.match.play.version
            told = f"rules {now} do not give what was played by rules {self.facts.rules}: {self.departure.why}"
            raise Problem("unplayable", f"the match can be read and not played: {told}")

    def check_current(self, seat: int, revision: int) -> None:
        """Refuse what was meant for another position than the seat sees. Others' secret answers do not make another."""
        checked(not self.over, "over", "the match is over")
        check_revision(self.seen_by(seat), revision)

    async def caught_up(self) -> None:
        """Wait until all is shown."""
        while self.delayed.lags:
            await asyncio.sleep(0.02)

    async def commit(self, before: Match) -> list[Entry]:
        """Put on disk what the match has become, or make it what it was before."""
        match = self.match
        entries = entries_since(match.journal, before.revision)
        changes = {
            "revision": match.revision,
            "waiting": tuple(match.pending),
            "result": result_of(match),
            "updated": now(self._due(entries)),
            "shown": self.in_lists.after(entries),
        }
        rows = written(entries)
        try:
            await self.house.store.write(queries.Append(self.facts.id, self.facts.epoch, rows, changes))
        except (IntegrityError, Fenced):
            self.match = before
            self.lose()
            raise _lost() from None
        except BaseException:
            self.match = before
            raise
        self.facts = self.facts.but(**changes)
        self._keep_snapshot()
        return entries

    def _due(self, entries: Sequence[Entry]) -> float:
        """In how many seconds the last of some new entries may be shown, whoever gave it, and however soon."""
        answered = any(isinstance(entry, Answer) and entry.how != "chosen" for entry in entries)
        return self.house.settings.hidden_delay if answered else self.delayed.due

    def _let_bluff(self) -> None:
        """Where people may bluff, they are asked about what they hide also where they can only pass."""
        self.match.alert = frozenset(self.facts.humans) if self.facts.options.bluff else frozenset()

    async def write(self, work: Callable[[Any], T]) -> T:
        """Put something on disk as the owner of the match; whoever is that no longer lets go of it."""
        match, epoch = self.facts.id, self.facts.epoch

        def fenced(connection: Any) -> T:
            fence(connection, match, epoch)
            return work(connection)

        try:
            return await self.house.store.write(fenced)
        except Fenced:
            self.lose()
            raise _lost() from None

    def lose(self) -> None:
        """Another server owns the match now: whoever listens here has to look again."""
        self.lost = True
        self.house.alone.discard(self.facts.id)
        self.stir()

    async def change(self, **changes: Any) -> None:
        """Put other facts on disk."""
        await self.write(lambda c: queries.change_match(c, self.facts.id, **changes))
        self.facts = self.facts.but(**changes)

    async def change_seats(self, changes: Sequence[tuple[int, dict[str, Any]]]) -> None:
        """Put other facts about seats on disk."""

        def write(connection: Any) -> None:
            for seat, values in changes:
                queries.change_seat(connection, self.facts.id, seat, **values)

        await self.write(write)
        for seat, values in changes:
            self.facts = self.facts.with_seat(seat, **values)
        self._let_bluff()

    def _keep_snapshot(self) -> None:
        """Store the newest mark that lies far enough behind, if it is another one than is stored."""
        mark = nearest(self.match.marks, max(0, self.match.revision - BEHIND))[-1]
        if mark.revision in (0, self._snapshot):
            return
        self._snapshot = mark.revision
        state = msgspec.json.encode(mark.game.state()).decode()
        self.notes.write("a snapshot", lambda c: queries.put_snapshot(c, self.facts.id, mark.revision, state))


def _lost() -> Stale:
    return Stale("the match was changed elsewhere: look again")


def _let_go() -> Problem:
    return Problem("unavailable", "the server has let go of the match: look again whether this was done")
