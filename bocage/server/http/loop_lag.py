"""Loop lag: how late the event loop comes to what it should do at a certain time."""

from __future__ import annotations

import asyncio

BEAT = 0.5


class LoopLag:
    """`lag` is the longest that the loop came late in the last few beats, in seconds."""

    def __init__(self) -> None:
        self.lag = 0.0

    async def beat(self) -> None:
        """Measure for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.lag = max(loop.time() - due, self.lag * 0.8)
