"""Thinkers: processes for all that may take long, so that the server never waits for it, and can end it."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bocage import registry
from bocage.kernel.errors import BadSave
from bocage.kernel.match import Match
from bocage.kernel.windows import passing
from bocage.server.answers import Preview
from bocage.server.problems import Problem
from bocage.server.service.machines.replaying import Imported
from bocage.server.service.machines.thought import Thought
from bocage.server.service.pages.dice_page import DicePage
from bocage.server.service.pages.review import Advice, Fall, Review
from bocage.server.service.records.seeds import sealed_hash
from bocage.server.storage.facts import Facts

log = logging.getLogger("bocage.server")

GRACE = 20.0
ODDS_PATIENCE = 8.0
PREVIEW_PATIENCE = 8.0
IMPORT_PATIENCE = 20.0
PAST_PATIENCE = 20.0
REVIEW_PATIENCE = 30.0
DICE_PATIENCE = 30.0
ADVICE_SECONDS = 1.5
"""What the adviser may think about one choice."""
MOST_WAITING = 16
"""So many may wait for a process that is not theirs alone."""
MOST_OF_ONE = 4
"""So many of them may be one's own."""
BEGINNING = 60.0
"""What a process may take besides to begin with: on a busy machine, or where nothing is compiled, that is seconds."""
LEISURE = 10
"""How nice processes are that think for seconds; those for which a click waits, as for odds and previews, are not."""
MOST_BYTES = 64 * 1024 * 1024


class Failed(Exception):
    """A job that its process could not do."""


class Refused(Exception):
    """A job that cannot be done, with the line that says why."""


class _Answer(msgspec.Struct):
    answer: msgspec.Raw = msgspec.Raw(b"null")
    failed: str | None = None
    refused: str | None = None


class _Process:
    """One process, which does one job at a time."""

    def __init__(self, module: str, nice: int) -> None:
        self._module = module
        self._nice = nice
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: bytes, patience: float) -> msgspec.Raw:
        """The answer to a job, as it came; whatever goes wrong ends the process, and the next job begins another."""
        begins = self._process is None or self._process.returncode is not None
        try:
            return await asyncio.wait_for(self._do(job), patience + BEGINNING if begins else patience)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise Failed(f"no answer: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _do(self, job: bytes) -> msgspec.Raw:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                f"bocage.server.service.machines.{self._module}",
                str(self._nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_BYTES,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(job + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readuntil(b"\n")
        answer = msgspec.json.decode(line, type=_Answer)
        if answer.refused is not None:
            raise Refused(answer.refused)
        if answer.failed is not None:
            raise Failed(answer.failed)
        return answer.answer

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class _Pool:
    """A few processes, handed out fairly: of those who wait, whoever has used them least comes first."""

    def __init__(self, number: int, module: str, most_waiting: int | None = None, nice: int = 0) -> None:
        self._all = [_Process(module, nice) for _ in range(number)]
        self._free = list(self._all)
        self._most_waiting = most_waiting
        self._waiting: list[tuple[str, asyncio.Future[_Process]]] = []
        self._used: Counter[str] = Counter()

    async def do(self, job: dict[str, Any], patience: float, whose: str = "") -> msgspec.Raw:
        """The answer to a job, when its turn has come."""
        process = self._free.pop() if self._free else await self._turn(whose)
        begun = time.monotonic()
        try:
            return await process.do(msgspec.json.encode(job), patience)
        finally:
            self._used[whose] += int(1000 * (time.monotonic() - begun)) + 1
            self._hand_on(process)

    @property
    def waiting(self) -> int:
        """How many wait for a process."""
        return len(self._waiting)

    async def _turn(self, whose: str) -> _Process:
        own = sum(one == whose for one, _ in self._waiting)
        bounded = self._most_waiting is not None
        if bounded and (own >= MOST_OF_ONE or len(self._waiting) >= (self._most_waiting or 0)):
            raise Problem("unavailable", "too much is asked for at once: try again", headers={"Retry-After": "5"})
        future: asyncio.Future[_Process] = asyncio.get_running_loop().create_future()
        self._waiting.append((whose, future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._hand_on(future.result())
            raise

    def _hand_on(self, process: _Process) -> None:
        self._waiting = [one for one in self._waiting if not one[1].done()]
        if not self._waiting:
            self._used.clear()
            self._free.append(process)
            return
        first = min(self._waiting, key=lambda one: self._used[one[0]])
        self._waiting.remove(first)
        first[1].set_result(process)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.stop() for process in self._all))


class Thinkers:
    """Processes for machines, and one each for odds, saves, pasts, dice, reviews: nobody waits for another."""

    def __init__(self, number: int) -> None:
        self._players = _Pool(number, "thinking", nice=LEISURE)
        self._counters = _Pool(1, "thinking", MOST_WAITING)
        self._importers = _Pool(1, "replaying", MOST_WAITING)
        self._lookers = _Pool(1, "replaying", MOST_WAITING)
        self._throwers = _Pool(1, "replaying", MOST_WAITING)
        self._reviewers = _Pool(1, "reviewing", MOST_WAITING, LEISURE)

    async def choose(self, facts: Facts, match: Match, seat: int, player: str, seconds: float) -> Thought:
        """What a machine chooses. One that fails twice passes."""
        decision = match.pending[seat]
        job = {
            **_position(match),
            "do": "choose",
            "seat": seat,
            "player": player,
            "match": facts.id,
            "seed": f"{sealed_hash(facts.seams)}/{match.revision}",
            "seconds": seconds,
        }
        for _ in range(2):
            try:
                thought = msgspec.json.decode(await self._players.do(job, seconds + GRACE, facts.id), type=Thought)
            except (Failed, Refused, msgspec.ValidationError) as error:
                log.warning("the player %s of match %s failed: %s", player, facts.id, error)
                continue
            if 0 <= thought.index < len(decision.options):
                return thought
        return Thought(list(decision.options).index(passing(decision.options)))

    async def odds(self, match: Match, seat: int, option: dict[str, Any], whose: str = "") -> msgspec.Raw:
        """The odds of an option, as they travel; `whose` is who asks, here and below."""
        job = {**_position(match), "do": "odds", "seat": seat, "option": option}
        try:
            return await self._counters.do(job, ODDS_PATIENCE, whose)
        except (Failed, Refused) as error:
            raise Problem("too-complex", f"the odds cannot be had: {error}") from None

    async def previews(
        self, match: Match, seat: int, may_undo: bool, option: dict[str, Any] | None, index: int | None, whose: str = ""
    ) -> list[Preview]:
        """What options would do: the one that is named, or all on offer."""
        job = {**_position(match), "do": "preview", "seat": seat, "may_undo": may_undo}
        try:
            found = await self._counters.do({**job, "option": option, "index": index}, PREVIEW_PATIENCE, whose)
        except (Failed, Refused) as error:
            raise Problem("too-complex", f"the option cannot be previewed: {error}") from None
        return msgspec.json.decode(found, type=list[Preview])

    async def take(self, save: dict[str, Any], behind: int, whose: str = "") -> Imported:
        """A save, played again; `behind` is how far before its end a position is wanted besides."""
        job = {"do": "import", "packages": registry.PACKAGES, "save": save, "behind": behind}
        try:
            return msgspec.json.decode(await self._importers.do(job, IMPORT_PATIENCE, whose), type=Imported)
        except Refused as error:
            raise BadSave(str(error)) from None
        except Failed as error:
            raise Problem("too-complex", f"the save cannot be played again in time: {error}") from None

    async def look_back(
        self, facts: Facts, rows: Sequence[str], marked: int, state: dict[str, Any] | None
    ) -> list[tuple[int, dict[str, Any]]]:
        """The position after all rows of a journal, the last, and a few before it; they are played from a mark on."""
        job = {**_record(facts, rows), "do": "past", "marked": marked, "state": state}
        try:
            found = await self._lookers.do(job, PAST_PATIENCE, facts.id)
        except (Failed, Refused) as error:
            raise Problem("too-complex", f"the position cannot be had in time: {error}") from None
        return msgspec.json.decode(found, type=list[tuple[int, dict[str, Any]]])

    async def review(self, facts: Facts, rows: Sequence[str]) -> Review:
        """How a match that is over went."""
        people = [seat.seat for seat in facts.seats if seat.machine is None]
        job = {**_record(facts, rows), "do": "review", "people": people}
        return msgspec.json.decode(await self._reviewed(job, facts.id), type=Review)

    async def advise(self, facts: Facts, rows: Sequence[str], fall: Fall) -> Advice:
        """What a strong machine would have done instead of something after which it went worse."""
        about = {"seat": fall.seat, "revision": fall.revision, "until": fall.until, "seconds": ADVICE_SECONDS}
        job = {**_record(facts, rows), "do": "advise", **about}
        return msgspec.json.decode(await self._reviewed(job, facts.id), type=Advice)

    async def _reviewed(self, job: dict[str, Any], whose: str) -> msgspec.Raw:
        try:
            return await self._reviewers.do(job, REVIEW_PATIENCE, whose)
        except (Failed, Refused) as error:
            raise Problem("too-complex", f"the match cannot be reviewed: {error}") from None

    async def throw_again(self, facts: Facts, rows: Sequence[str]) -> DicePage:
        """The dice of a match that is over, as its seeds give them again."""
        try:
            found = await self._throwers.do({**_record(facts, rows), "do": "dice"}, DICE_PATIENCE, facts.id)
        except (Failed, Refused) as error:
            raise Problem("too-complex", f"the dice cannot be thrown again in time: {error}") from None
        return msgspec.json.decode(found, type=DicePage)

    def waiting(self) -> dict[str, int]:
        """How many wait for each kind of process."""
        pools = {
            "machines": self._players,
            "odds": self._counters,
            "imports": self._importers,
            "pasts": self._lookers,
            "dice": self._throwers,
            "reviews": self._reviewers,
        }
        return {name: pool.waiting for name, pool in pools.items()}

    async def close(self) -> None:
        """End all processes."""
        pools = (
            self._players, self._counters, self._importers, self._lookers, self._throwers, self._reviewers
        )  # fmt: skip
        await asyncio.gather(*(pool.close() for pool in pools))


def _record(facts: Facts, rows: Sequence[str]) -> dict[str, Any]:
    about = {name: getattr(facts, name) for name in ("game", "scenario", "settings", "seams", "stream")}
    return {**about, "packages": registry.PACKAGES, "rows": rows}


def _position(match: Match) -> dict[str, Any]:
    setup = match.setup
    return {
        "package": registry.package_of(setup.game),
        "game": setup.game,
        "scenario": setup.scenario,
        "settings": setup.settings,
        "state": match.game.state(),
    }
