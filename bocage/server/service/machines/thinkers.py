"""Thinkers: processes in which machines choose and odds are counted, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

import msgspec

from bocage import registry
from bocage.kernel.match import Match
from bocage.kernel.windows import passing
from bocage.server.problems import Problem
from bocage.server.storage.facts import Facts

log = logging.getLogger("bocage.server")

GRACE = 20.0
ODDS_PATIENCE = 8.0
BEGINNING = 20.0
"""What a process may take besides to begin with: on a busy machine, or where nothing is compiled, that is seconds."""
MOST_BYTES = 64 * 1024 * 1024


class Failed(Exception):
    """A job that its process could not do."""


class _Process:
    """One process, which does one job at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: bytes, patience: float) -> Any:
        """The answer to a job; whatever goes wrong ends the process, and the next job begins another."""
        begins = self._process is None or self._process.returncode is not None
        try:
            return await asyncio.wait_for(self._do(job), patience + BEGINNING if begins else patience)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise Failed(f"no answer: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _do(self, job: bytes) -> Any:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bocage.server.service.machines.thinking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_BYTES,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(job + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readuntil(b"\n")
        answer = msgspec.json.decode(line)
        if "failed" in answer:
            raise Failed(str(answer["failed"]))
        return answer["answer"]

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class _Pool:
    """A few processes, handed out in turn."""

    def __init__(self, number: int) -> None:
        self._all = [_Process() for _ in range(number)]
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        for process in self._all:
            self._free.put_nowait(process)

    async def do(self, job: dict[str, Any], patience: float) -> Any:
        """The answer to a job, when its turn has come."""
        process = await self._free.get()
        try:
            return await process.do(msgspec.json.encode(job), patience)
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.stop() for process in self._all))


class Thinkers:
    """Processes for machines, and one for odds, so that nobody who asks for odds waits for a machine that thinks."""

    def __init__(self, number: int) -> None:
        self._players = _Pool(number)
        self._counters = _Pool(1)

    async def choose(self, facts: Facts, match: Match, seat: int, player: str) -> int:
        """The place of the option that a machine chooses. One that fails twice passes."""
        decision = match.pending[seat]
        job = {
            **_position(match),
            "do": "choose",
            "seat": seat,
            "player": player,
            "seed": f"{facts.id}/{match.revision}",
            "seconds": facts.options.think,
        }
        for _ in range(2):
            try:
                index = int(await self._players.do(job, facts.options.think + GRACE))
            except Failed as error:
                log.warning("the player %s of match %s failed: %s", player, facts.id, error)
                continue
            if 0 <= index < len(decision.options):
                return index
        return list(decision.options).index(passing(decision.options))

    async def odds(self, match: Match, seat: int, option: dict[str, Any]) -> Any:
        """The odds of an option, as they travel."""
        job = {**_position(match), "do": "odds", "seat": seat, "option": option}
        try:
            return await self._counters.do(job, ODDS_PATIENCE)
        except Failed as error:
            raise Problem("too-complex", f"the odds cannot be had: {error}") from None

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self._players.close(), self._counters.close())


def _position(match: Match) -> dict[str, Any]:
    setup = match.setup
    return {
        "package": registry.PACKAGES[setup.game],
        "game": setup.game,
        "scenario": setup.scenario,
        "settings": setup.settings,
        "state": match.game.state(),
    }
