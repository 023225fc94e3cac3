"""Machine seats: what machines choose in a live match, and when they may begin to think about it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bocage.kernel.errors import RulesError, Stale
from bocage.kernel.frames import Ask
from bocage.kernel.match import Match
from bocage.kernel.windows import passing
from bocage.players import Reason
from bocage.server.problems import Problem, checked
from bocage.server.service.matches.judging import check_revision

if TYPE_CHECKING:
    from bocage.server.service.machines.thought import Thought
    from bocage.server.service.matches.live import Live

log = logging.getLogger("bocage.server")

UNATTENDED = 1.0
"""Seconds that machines among themselves may think about a choice while nobody watches them."""
MOST_ALONE = 16
"""So many matches of machines among themselves go on while nobody watches them; others wait for one of them to end."""
REFLEX = 0.5
"""The part of the delay of hidden answers that a machine may think about one."""
PACE = 0.5
"""Seconds between the choices of machines that play among themselves."""


class MachineSeats:
    """The machines of a live match; `reasons` is what they said about choices that are no secret, by revision."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self.reasons: dict[int, Reason] = {}

    @property
    def are_thinking(self) -> bool:
        """Whether any of them is at it."""
        return bool(self._thinking)

    def go_on(self) -> None:
        """Ask the machines whose turn it is, each in a process of its own."""
        live = self._live
        if live.over or live.lost or live.departure is not None or not self._may_go_on():
            live.house.alone.discard(live.facts.id)
            return
        machines = {seat.seat: seat.machine for seat in live.facts.seats if seat.player == "machine"}
        for seat in live.match.pending:
            if seat in machines and seat not in self._thinking and live.delayed.may_think(seat, live.match):
                self._thinking[seat] = asyncio.create_task(self._think(seat, machines[seat] or ""))

    async def stop(self) -> None:
        """Think no more."""
        self._live.house.alone.discard(self._live.facts.id)
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _may_go_on(self) -> bool:
        """Whether someone plays or watches, or this is one of the few matches that may go on without anybody."""
        alone, match = self._live.house.alone, self._live.facts.id
        if self._live.facts.humans or self._live.listeners:
            alone.discard(match)
            return True
        if match not in alone and len(alone) < MOST_ALONE:
            alone.add(match)
        return match in alone

    async def _think(self, seat: int, name: str) -> None:
        live = self._live
        try:
            revision = live.match.revision
            if not live.facts.humans:
                await asyncio.sleep(PACE)
            thought = await live.house.thinkers.choose(live.facts, live.match, seat, name, self._seconds(seat))
            await live.do(lambda: self._answer(seat, revision, thought))
        except (Stale, Problem):
            log.info("a machine's choice came too late")
        except Exception:
            log.exception("a machine could not choose")
            await asyncio.sleep(10 * PACE)
        finally:
            self._thinking.pop(seat, None)
        self.go_on()

    def _seconds(self, seat: int) -> float:
        """How long a machine may think: about what it hides from people, well within the delay of all such answers."""
        live = self._live
        think = live.facts.options.think
        if not live.facts.humans and not live.listeners:
            think = min(think, UNATTENDED)
        asked = live.match.game.asked
        is_hidden = isinstance(asked, Ask) and asked.hidden and live.is_watched(seat)
        return min(think, max(0.1, live.house.settings.hidden_delay * REFLEX)) if is_hidden else think

    async def _answer(self, seat: int, revision: int, thought: Thought) -> None:
        live = self._live
        checked(not live.over, "over", "the match is over")
        check_revision(live.match, revision)
        before = live.match.clone()
        self._choose_for(seat, thought.index)
        await live.commit(before)
        self._keep_reason(before, thought)
        live.changed()

    def _keep_reason(self, before: Match, thought: Thought) -> None:
        """What a machine says about its choice is told with it, unless the choice is a secret."""
        asked = before.game.asked
        if thought.reason is not None and isinstance(asked, Ask) and not asked.hidden:
            self.reasons[before.revision + 1] = thought.reason

    def _choose_for(self, seat: int, index: int) -> None:
        """What a machine chose; where a defect of the rules stops that, something else, so that the match goes on."""
        live = self._live
        before = live.match.clone()
        options = list(before.pending[seat].options)
        for choice in dict.fromkeys((index, options.index(passing(options)), *range(len(options)))):
            try:
                live.match.choose(choice, seat=seat)
                return
            except Exception:
                log.exception("match %s: option %d of revision %d fails", live.facts.id, choice, before.revision)
                live.match = before.clone()
        raise RulesError(f"no option of seat {seat} can be chosen")
