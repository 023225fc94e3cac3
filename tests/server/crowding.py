"""People at matches of several servers, who do not give up: each notes what was acknowledged, and looks again."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import httpx
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PATIENCE = 3.0
TERMS = {"game": "tide-of-iron", "seats": [{"player": "me"}, {"player": "me"}]}


class Seat(NamedTuple):
    """A match, and the token of both its seats."""

    match: str
    token: str


class Crowd:
    """Two people play each match against one another's haste, at any of several addresses, and one listens to it."""

    def __init__(self, places: Sequence[str], seed: int = 1, patience: float = PATIENCE) -> None:
        self.places = list(places)
        self.patience = patience
        self.draw = random.Random(seed)
        self.acknowledged: dict[tuple[str, int], list[int]] = {}
        self.said: Counter[str] = Counter()
        self.heard: dict[str, int] = {}
        self.refused: Counter[str] = Counter()
        self.tables: list[Seat] = []
        self.playing = True

    async def sit_down(self, matches: int) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            for number in range(matches):
                place = self.places[number % len(self.places)]
                ticket = (await http.post(f"http://{place}/api/v1/matches", json=TERMS)).json()
                self.tables.append(Seat(ticket["match"], ticket["token"]))

    async def play(self, scene: Any) -> None:
        """Play while something happens to the servers."""
        people = [self._person(table, number) for table in self.tables for number in (0, 1)]
        tasks = [asyncio.create_task(one) for one in (*people, *map(self._listener, self.tables))]
        try:
            await scene
        finally:
            self.playing = False
            done = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
        assert [one for one in done if isinstance(one, Exception)] == []

    async def _person(self, table: Seat, number: int) -> None:
        draw = random.Random(f"{table.match}{number}")
        headers = {"Authorization": f"Bearer {table.token}"}
        async with httpx.AsyncClient(timeout=self.patience, headers=headers) as http:
            while self.playing:
                place = f"http://{draw.choice(self.places)}/api/v1/matches/{table.match}"
                try:
                    await self._act(http, place, table, number, draw)
                except httpx.TransportError as error:
                    self.refused[type(error).__name__] += 1
                await asyncio.sleep(draw.uniform(0.02, 0.2))

    async def _act(self, http: httpx.AsyncClient, place: str, table: Seat, number: int, draw: random.Random) -> None:
        answer = await http.get(place)
        if answer.status_code != 200 or answer.json()["decision"] is None:
            self.refused[f"look {answer.status_code}"] += 1
            return
        shown = answer.json()
        if draw.random() < 0.1:
            line = f"{number}-{draw.random()}"
            if (await http.post(f"{place}/chat", json={"seat": 0, "text": line})).status_code == 201:
                self.said[line] += 1
        asked = shown["decision"]
        choice = {
            "seat": asked["seat"],
            "revision": shown["revision"],
            "index": draw.randrange(len(asked["options"])),
        }
        done = await http.post(f"{place}/choose", json=choice)
        if done.status_code == 200:
            self.acknowledged.setdefault((table.match, done.json()["revision"]), []).append(asked["seat"])
        else:
            self.refused[f"choose {done.status_code}"] += 1

    async def _listener(self, table: Seat) -> None:
        while self.playing:
            place = self.draw.choice(self.places)
            try:
                async with connect(f"ws://{place}/api/v1/matches/{table.match}/live", open_timeout=PATIENCE) as live:
                    await live.send(json.dumps({"type": "hello"}))
                    while self.playing:
                        told = json.loads(await asyncio.wait_for(live.recv(), PATIENCE))
                        self.heard[table.match] = max(self.heard.get(table.match, 0), told.get("revision", 0))
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.1)

    def faults(self, db: str) -> list[str]:
        """What was lost, forked or accepted twice."""
        engine = create_engine(db.replace("postgresql://", "postgresql+psycopg://"))
        found = [
            f"{match}/{n} was acknowledged twice" for (match, n), seats in self.acknowledged.items() if len(seats) > 1
        ]
        with engine.connect() as connection:
            for match, _ in self.tables:
                rows = connection.execute(text("select revision, entry from journal where match = :m"), {"m": match})
                stored = {row.revision: json.loads(row.entry)["seat"] for row in rows}
                known = {n: seats[0] for (one, n), seats in self.acknowledged.items() if one == match}
                found += [f"{match}/{n} is lost" for n, seat in known.items() if stored.get(n) != seat]
                if set(stored) != set(range(1, len(stored) + 1)):
                    found.append(f"{match}: the journal has gaps")
            lines = Counter(connection.scalars(text("select text from chat")))
        engine.dispose()
        found += [f"{line!r} stands {count} times" for line, count in lines.items() if count > 1]
        return found + [f"{line!r} is lost" for line in self.said if line not in lines]

    async def where_they_stand(self, place: str) -> list[tuple[int, Any]]:
        """The revision of each match as a server shows it, and whether its record is whole."""
        async with httpx.AsyncClient(timeout=60) as http:
            shown = [(await http.get(f"http://{place}/api/v1/matches/{match}")).json() for match, _ in self.tables]
        return [(one["revision"], one["frozen"]) for one in shown]
