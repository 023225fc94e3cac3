"""Silence tells nothing: what is answered, how large it is and when it is shown do not depend on what is hidden.

The worlds differ only in whether the hider could have sprung his trap. Before the delay is over he may have answered or
not; after it, all worlds in which he lets the walker pass are one. Every address is tried in both classes of time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel.match import Match, Setup
from bocage.server.app import build
from bocage.server.forms import ResultForm
from bocage.server.requests import Choice, Creation, Options, SeatRequest
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.thought import Thought
from bocage.server.service.matches import lobby, machine_seats, seat_actions
from bocage.server.service.matches.hidden_delay import DelayedView
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import House, Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.settings import Settings
from bocage.server.storage.store import Store

from .everything import Asking, acts_of_a_seat, asked, looks
from .listening import Ear, connect
from .people import API, Table
from .test_walk import of_one_match

LONG = 3600.0
WORLDS = ("00", "10", "01", "11")
REVISIONS = range(5)


@pytest.fixture(autouse=True)
def _known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: "5eed" * 8)


@pytest.fixture
def behind(settings: Settings) -> Iterator[TestClient[Any]]:
    """A server on which the delay is never over."""
    with TestClient(build(msgspec.structs.replace(settings, hidden_delay=LONG))) as client:
        yield client


def all_looks() -> list[Asking]:
    return looks(0, REVISIONS, (0,), (1,), {"option": {"is": "Walk", "place": 2}})


def all_acts() -> list[Asking]:
    return acts_of_a_seat(0, REVISIONS, {"is": "Keep"})


def test_every_address_of_a_match_is_tried(client: TestClient[Any]) -> None:
    """Also those that are yet to come: they are found by themselves."""
    numbers = {"unit": "0", "place": "1", "revision": "0", "kind": "mail"}
    there = {(method, path.format(**numbers)) for method, path in of_one_match(client.app)}
    assert there == {
        (method, path.partition("?")[0])
        for method, path, _ in [*all_looks(), *all_acts()]
        if not (path.startswith(("/at/", "/review/")) and not path.endswith("/0"))
    }


def begun(client: TestClient[Any], armed: str, seats: tuple[str, ...] = ("me", "invited")) -> Table:
    return Table.created(client, "ambush", seats, settings={"armed": armed})


def walked(client: TestClient[Any], armed: str, answered: bool) -> Table:
    """The walker has gone one step; the hider has passed in all windows that he is asked in, or in none."""
    made = begun(client, armed)
    made.host.choose()
    while answered and (shown := made.others[0].get())["decision"] and shown["waiting"] == [1]:
        options = [option["kind"] for option in shown["decision"]["options"]]
        made.others[0].post("/choose", revision=shown["revision"], index=options.index("Pass"))
    return made


@pytest.mark.parametrize("answered", [False, True])
def test_during_the_delay_the_walker_and_spectators_get_the_same_answers(
    behind: TestClient[Any], answered: bool
) -> None:
    found: dict[str, list[Any]] = {}
    for world in WORLDS:
        made = walked(behind, world, answered)
        answers = [asked(person, *ask) for ask in all_looks() for person in (made.host, made.watcher)]
        *before, resigning = all_acts()
        answers += [asked(made.host, *ask) for ask in (*before, *all_looks(), resigning)]
        found[world] = answers
    for world in WORLDS[1:]:
        assert found[world] == found["00"], world


@pytest.mark.parametrize("answered", [False, True])
def test_during_the_delay_lists_and_sockets_tell_nothing(behind: TestClient[Any], answered: bool) -> None:
    found: list[list[Any]] = []
    for world in WORLDS:
        made = begun(behind, world)
        with connect(made.host) as host, connect(made.watcher) as watcher:
            ears = [Ear(host, made.host), Ear(watcher, made.watcher)]
            for ear in ears:
                ear.listen()
            made.host.choose()
            before = made.host.get("/summary")
            if answered:
                while (shown := made.others[0].get())["decision"] and shown["waiting"] == [1]:
                    last = len(shown["decision"]["options"]) - 1
                    made.others[0].post("/choose", revision=shown["revision"], index=last)
            heard = [[text.replace(made.host.match.encode(), b"MATCH") for text in ear.listen()] for ear in ears]
        mine = behind.post(f"{API}/matches/mine", json={"tokens": [made.host.token]}).json()[0]
        assert mine["updated"] == before["updated"]
        found.append([heard, {**mine, "match": "", "created": "", "updated": "", "seats": []}])
    assert all(one == found[0] for one in found[1:])


def test_after_the_delay_all_worlds_in_which_nothing_was_sprung_are_one(client: TestClient[Any]) -> None:
    found: dict[str, list[Any]] = {}
    for world in WORLDS:
        made = walked(client, world, answered=True)
        assert made.host.get()["revision"] == 3
        answers = [asked(person, *ask) for ask in all_looks() for person in (made.host, made.watcher)]
        found[world] = [*answers, *(asked(made.host, *ask) for ask in all_acts())]
    for world in WORLDS[1:]:
        assert found[world] == found["00"], world


def test_what_a_choice_is_answered_does_not_tell_whether_the_other_has_bid(behind: TestClient[Any]) -> None:
    answers = []
    for first in (True, False):
        made = Table.created(behind, "mini", ("me", "invited"))
        host, guest = made.people
        host.choose()
        guest.choose()
        if first:
            host.post("/choose", revision=2, index=0)
        answers.append(guest.post("/choose", revision=2, index=0))
    assert answers == [{"revision": 3}] * 2


def test_an_answer_to_a_request_does_not_tell_whether_the_other_has_bid(behind: TestClient[Any]) -> None:
    """Whoever is asked to let something be taken back learns nothing by agreeing, nor does who asked."""
    worlds: list[Any] = []
    for bids in (False, True):
        made = Table.created(behind, "mini", ("me", "invited"))
        host, guest = made.people
        host.choose()
        guest.choose()
        assert host.post("/undo", revision=2)["done"] is False
        if bids:
            host.post("/choose", revision=2, index=0)
        worlds.append([asked(guest, "GET", "", None), asked(guest, "POST", "/undo/answer", {"agree": True})])
        worlds[-1].append(asked(guest, "GET", "", None))
    assert worlds[0] == worlds[1]


def test_the_hider_sees_at_once_what_came_of_his_passes(behind: TestClient[Any]) -> None:
    made = walked(behind, "0000", answered=False)
    assert made.others[0].get()["revision"] == 3
    assert made.host.get()["revision"] == 1
    made = walked(behind, "01", answered=False)
    shown = made.others[0].get()
    assert (shown["revision"], len(shown["decision"]["options"])) == (2, 2)


def test_nobody_is_asked_about_what_he_has_not_seen_yet(behind: TestClient[Any]) -> None:
    """Whoever has sprung his trap cannot ask for it back before the others see it."""
    made = begun(behind, "10")
    made.host.choose()
    hider = made.others[0]
    hider.choose(0)
    shown = hider.get()
    assert (shown["revision"], made.host.get()["revision"]) == (3, 1)
    assert hider.post("/undo", 409, revision=3)["error"] == "stale"
    assert hider.get()["undo"]["ask"] is None


# The clock


def shown_late(
    armed: str, watched: Callable[[int], bool] = lambda seat: True
) -> tuple[Match, DelayedView, list[float]]:
    system = registry.system("ambush")
    match = Match.new(system.play, Setup("ambush", "plain", {"armed": armed}), 1)
    now = [0.0]
    return match, DelayedView(match, 1.0, lambda: now[0], watched), now


def test_consecutive_windows_of_a_seat_have_one_delay() -> None:
    match, delayed, now = shown_late("00")
    match.choose(0)
    assert (delayed.advance(match), delayed.shown.revision) == (1.0, 1)
    now[0] = 1.0
    assert (delayed.advance(match), delayed.shown.revision) == (None, 3)


def test_where_the_hider_has_to_answer_nothing_is_shown_before_he_has() -> None:
    match, delayed, now = shown_late("01")
    match.choose(0)
    now[0] = 5.0
    assert (delayed.advance(match), delayed.shown.revision, delayed.lags) == (None, 1, True)
    match.choose(1)
    assert (delayed.advance(match), delayed.shown.revision, delayed.lags) == (1.0, 1, True)
    now[0] = 6.0
    assert (delayed.advance(match), delayed.shown.revision, delayed.lags) == (None, 3, False)


def test_where_nobody_could_learn_anything_nothing_is_delayed() -> None:
    match, delayed, _ = shown_late("00", lambda seat: False)
    match.choose(0)
    assert (delayed.advance(match), delayed.shown.revision) == (None, 3)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/bocage.db")
    yield store
    store.close()


class Prompt(Thinkers):
    """Machines that let everyone pass, and note how long they might have thought."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seconds: list[float] = []

    async def choose(self, facts: Any, match: Match, seat: int, player: str, seconds: float) -> Thought:
        self.seconds.append(seconds)
        return Thought(len(match.pending[seat].options) - 1)


async def opened(keeper: Keeper, armed: str, *seats: SeatRequest, **options: Any) -> Live:
    terms = Creation(game="ambush", seats=list(seats), settings={"armed": armed}, options=Options(**options))
    return await keeper.get((await Lobby(keeper).create(terms)).match)


ME, MACHINE = SeatRequest(player="me"), SeatRequest(player="machine", machine="random")


def test_a_machine_thinks_about_what_it_hides_within_the_delay(store: Store) -> None:
    async def scene() -> None:
        thinkers = Prompt()
        keeper = Keeper(House(store, thinkers, Settings(db="", hidden_delay=LONG)))
        live = await opened(keeper, "11", ME, MACHINE, think=30.0)
        live.house = msgspec.structs.replace(live.house, settings=Settings(db="", hidden_delay=1.0))
        await seat_actions.choose(live, 0, Choice(revision=0, index=0))
        for _ in range(2000):
            if live.match.revision == 3:
                break
            await asyncio.sleep(0.005)
        assert live.match.revision == 3
        assert thinkers.seconds == [0.5, 0.5]
        assert live.shown.revision == 1
        await keeper.close()

    asyncio.run(scene())


def test_machines_that_nobody_watches_think_shortly(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long they may: others wait for the same processes."""
    monkeypatch.setattr(machine_seats, "PACE", 0.0)

    async def scene() -> None:
        thinkers = Prompt()
        keeper = Keeper(House(store, thinkers, Settings(db="", hidden_delay=0.0)))
        live = await opened(keeper, "11", MACHINE, MACHINE, think=30.0)
        while live.match.revision < 3:
            await asyncio.sleep(0.005)
        assert set(thinkers.seconds) == {1.0}
        await keeper.close()

    asyncio.run(scene())


class Ponderous(Thinkers):
    """Machines that never come to an end with it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thinks: set[str] = set()

    async def choose(self, facts: Any, match: Match, seat: int, player: str, seconds: float) -> Thought:
        self.thinks.add(facts.id)
        await asyncio.sleep(3600)
        raise AssertionError


class Watcher:
    """Someone who looks on."""

    seat: int | None = None

    def wake(self) -> None: ...

    def tell(self, message: Any) -> None: ...


def test_of_many_matches_among_machines_that_nobody_watches_a_few_go_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others leave memory, and go on when one of the few ends; whoever looks at one need not wait for that."""
    monkeypatch.setattr(machine_seats, "PACE", 0.0)
    monkeypatch.setattr(machine_seats, "MOST_ALONE", 2)

    async def scene() -> None:
        thinkers = Ponderous()
        keeper = Keeper(House(store, thinkers, Settings(db="", hidden_delay=0.0, warm=3)))
        matches = [(await opened(keeper, "11", MACHINE, MACHINE)).facts.id for _ in range(6)]
        await asyncio.sleep(0.05)
        assert len(thinkers.thinks) == 2
        assert len(keeper.warm) == 3
        with_people = await opened(keeper, "11", MACHINE, ME)
        await keeper.wake_machines()
        await asyncio.sleep(0.05)
        assert with_people.facts.id in thinkers.thinks
        assert len(thinkers.thinks) == 3
        ended = keeper.warm[next(match for match in thinkers.thinks if match != with_people.facts.id)]
        await ended.change(result=ResultForm([], "kernel.resigned", 0))
        ended.changed()
        await keeper.wake_machines()
        await asyncio.sleep(0.05)
        assert len(thinkers.thinks) == 4
        paused = await keeper.get(next(match for match in matches if match not in thinkers.thinks))
        paused.listeners.add(Watcher())
        paused.machines.go_on()
        await asyncio.sleep(0.05)
        assert paused.facts.id in thinkers.thinks
        await keeper.close()

    asyncio.run(scene())


def test_a_person_alone_with_machines_never_waits_for_his_own_passes(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(House(store, Prompt(), Settings(db="", hidden_delay=LONG)))
        hider = await opened(keeper, "00", MACHINE, ME)
        for _ in range(2000):
            if hider.shown.revision >= 3:
                break
            await asyncio.sleep(0.005)
        assert hider.shown.revision >= 3
        both = await opened(keeper, "00", ME, ME)
        await seat_actions.choose(both, 0, Choice(revision=0, index=0))
        assert both.shown.revision == 3
        await keeper.close()

    asyncio.run(scene())


def test_who_may_bluff_is_asked_also_where_he_can_only_pass(client: TestClient[Any]) -> None:
    found = []
    for world in WORLDS:
        made = Table.created(client, "ambush", ("me", "invited"), settings={"armed": world}, options={"bluff": True})
        made.host.choose()
        seen = [made.host.get()]
        while (shown := made.others[0].get())["waiting"] == [1]:
            last = len(shown["decision"]["options"]) - 1
            made.others[0].post("/choose", revision=shown["revision"], index=last)
            seen.append(made.host.get())
        assert [one["revision"] for one in seen] == [1, 1, 3]
        found.append([{**one, "match": ""} for one in seen])
    assert all(one == found[0] for one in found[1:])
