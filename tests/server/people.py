"""People at a table: what tests do in their place."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from litestar.testing import TestClient

API = "/api/v1"
MACHINE = {"machine": {"machine": "random"}}


class Person:
    """Someone with a token, or a spectator without one."""

    def __init__(
        self, client: TestClient[Any], match: str, token: str | None = None, seats: Sequence[int] = ()
    ) -> None:
        self.client = client
        self.match = match
        self.token = token
        self.seats = list(seats)

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def address(self, path: str) -> str:
        return f"{API}/matches/{self.match}{path}"

    def get(self, path: str = "", status: int = 200, **params: Any) -> Any:
        answer = self.client.get(self.address(path), params=params, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        answer = self.client.post(self.address(path), json=body, headers=self.headers)
        assert answer.status_code in ([200, 201] if status is None else [status]), answer.text
        return answer.json()

    def choose(self, index: int = 0, **more: Any) -> int:
        shown = self.get(**{name: value for name, value in more.items() if name == "seat"})
        return int(self.post("/choose", revision=shown["revision"], index=index, **more)["revision"])

    def hello(self, **more: Any) -> dict[str, Any]:
        return {"type": "hello", "token": self.token, **more}


class Table:
    """A match and the people who hold its seats."""

    def __init__(self, host: Person, others: Sequence[Person], ticket: dict[str, Any]) -> None:
        self.host = host
        self.others = list(others)
        self.ticket = ticket
        self.watcher = Person(host.client, host.match)

    @classmethod
    def created(
        cls, client: TestClient[Any], game: str, seats: Sequence[str], guest: str = "guest", **more: Any
    ) -> Table:
        terms = [
            {"player": seat, "name": f"player {number}", **MACHINE.get(seat, {})} for number, seat in enumerate(seats)
        ]
        answer = client.post(f"{API}/matches", json={"game": game, "seats": terms, **more})
        assert answer.status_code == 201, answer.text
        ticket = answer.json()
        host = Person(client, ticket["match"], ticket["token"], ticket["seats"])
        others = []
        for invitation in ticket["invitations"]:
            joined = Person(client, ticket["match"]).post("/join", code=invitation["code"], name=guest)
            others.append(Person(client, ticket["match"], joined["token"], joined["seats"]))
        return cls(host, others, ticket)

    @property
    def people(self) -> list[Person]:
        return [self.host, *self.others]

    def holder(self, seat: int) -> Person:
        return next(person for person in self.people if seat in person.seats)

    def step(self, draw: random.Random) -> bool:
        """Let someone who is waited for choose anything; False when it is over."""
        waiting = self.watcher.get()["waiting"]
        if not waiting:
            return False
        seat = waiting[0]
        person = self.holder(seat)
        shown = person.get(seat=seat)
        index = draw.randrange(len(shown["decision"]["options"]))
        person.post("/choose", seat=seat, revision=shown["revision"], index=index)
        return True

    def play(self, seed: int = 1, most: int = 2000) -> None:
        """Random choices to the end, or for a while."""
        draw = random.Random(seed)
        for _ in range(most):
            if not self.step(draw):
                return


def places_of(board: dict[str, Any]) -> set[int]:
    """The places of a board as it is sent, those with nothing on them too."""
    return {cell["place"] for cell in board["cells"]} | {cell[0] for cell in board["bare"]}
