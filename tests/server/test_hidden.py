"""What is hidden stays hidden: from the other seats, from spectators, from lists, and from the clock."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel.journal import Answer
from bocage.kernel.match import Match, Setup
from bocage.server.app import build
from bocage.server.service.matches import lobby
from bocage.server.service.matches.hidden_delay import DelayedView
from bocage.server.service.records.rebuilding import entries_since
from bocage.server.settings import Settings

from .listening import Ear, connect
from .people import API, Person, Table

Tables = Callable[..., Table]
SECRET = "5eed" * 8
PATHS = ("", "/events", "/board", "/luck", "/dice", "/summary", "/chat")


@pytest.fixture
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: SECRET)


def all_that(person: Person) -> dict[str, Any]:
    """Everything that someone can get of a match, without what differs between any two matches."""
    found = {path: person.get(path, **({"tables": True} if path == "" else {})) for path in PATHS}
    for revision in range(found[""]["revision"] + 1):
        found[f"/at/{revision}"] = person.get(f"/at/{revision}")
    for piece in found[""]["pieces"]:
        for path in (f"/units/{piece['unit']}", f"/overlays/{piece['unit']}"):
            found[path] = person.get(path)
    if found[""]["decision"]:
        found["/preview"] = person.post("/preview", revision=found[""]["revision"])
        found["/odds"] = person.post("/odds", revision=found[""]["revision"], index=0)
        found["/orders"] = person.get("/orders")
    text = msgspec.json.encode(found).decode().replace(person.match, "MATCH")
    plain: dict[str, Any] = msgspec.json.decode(text)
    for time_of in ("created", "updated"):
        del plain["/summary"][time_of]
    return plain


@pytest.mark.usefixtures("known_seed")
def test_worlds_that_differ_only_in_a_secret_look_the_same(table: Tables) -> None:
    worlds = [table(), table()]
    for place, made in enumerate(worlds):
        made.host.choose(place)
        made.others[0].choose(0)
        made.host.choose(place, seat=0)
    one, other = worlds
    assert all_that(one.others[0]) == all_that(other.others[0])
    assert all_that(one.watcher) == all_that(other.watcher)
    for world in worlds:
        for person in (world.watcher, world.others[0]):
            assert person.get("/export", 403)["error"] == "forbidden"
            assert person.post("/branch", 403, revision=1)["error"] == "forbidden"
            assert person.get("", 403, seat=0)["error"] == "wrong-seat"
            assert person.get("/events", 403, seat=0)["error"] == "wrong-seat"
            assert person.get("/at/1", 403, seat=0)["error"] == "wrong-seat"
            assert person.get("/luck", 403, seat=0)["error"] == "wrong-seat"
            assert person.get("/overlays/0", 403, seat=0)["error"] == "wrong-seat"
    assert all_that(one.host) != all_that(other.host)


@pytest.mark.usefixtures("known_seed")
def test_over_the_socket_such_worlds_sound_the_same(table: Tables) -> None:
    heard: list[list[list[bytes]]] = []
    for place in (0, 1):
        made = table()
        with connect(made.others[0]) as guest, connect(made.watcher) as watcher, connect(made.host) as host:
            people = ((guest, made.others[0]), (watcher, made.watcher), (host, made.host))
            ears = [Ear(session, person) for session, person in people]
            sounds: list[list[bytes]] = [[], [], []]
            for chooser, index in ((made.host, place), (made.others[0], 0), (made.host, place)):
                chooser.choose(index)
                for ear, sound in zip(ears, sounds, strict=True):
                    sound += [text.replace(made.host.match.encode(), b"MATCH") for text in ear.listen()]
            heard.append(sounds)
    (guest_one, watcher_one, host_one), (guest_two, watcher_two, host_two) = heard
    assert guest_one == guest_two
    assert watcher_one == watcher_two
    assert host_one != host_two


@pytest.mark.usefixtures("known_seed")
def test_no_secret_leaves_the_server(table: Tables, caplog: pytest.LogCaptureFixture) -> None:
    made = table(options={"listed": True})
    caplog.set_level(0)
    made.play(most=40)
    secrets = {SECRET, *(person.token or "" for person in made.people), made.ticket["invitations"][0]["code"]}
    client = made.host.client
    for person in (*made.people, made.watcher):
        texts = [client.get(person.address(path), headers=person.headers).text for path in PATHS]
        texts += [client.get(f"{API}/matches/listed").text]
        assert not [secret for secret in secrets for text in texts if secret in text]
    assert not [secret for secret in secrets if secret in caplog.text]


def test_tokens_are_not_stored(table: Tables, settings: Settings) -> None:
    made = table()
    from sqlalchemy import create_engine, text

    with create_engine(settings.db).connect() as connection:
        rows = [str(row) for name in ("matches", "seats") for row in connection.execute(text(f"select * from {name}"))]
    assert not [row for row in rows if (made.host.token or "") in row]


def test_a_seat_hears_only_its_events(table: Tables) -> None:
    made = table()
    made.host.choose(2)
    own = made.host.get("/events")["events"][-1]
    others = made.others[0].get("/events")["events"][-1]
    assert own["kind"] == others["kind"] == "MineLaid"
    assert own["args"]["place"]["name"] is not None
    assert others["args"]["place"] == {"kind": "place", "id": -1, "name": None}
    assert made.watcher.get("/events")["events"][-1] == others


# The clock


def test_a_secret_answer_makes_no_message_before_it_is_shown(slow: TestClient[Any]) -> None:
    """Neither the other seat nor a spectator hears that anything was answered."""
    made = Table.created(slow, "mini", ("me", "invited"))
    host, guest = made.people
    host.choose()
    guest.choose()
    with connect(guest) as other, connect(made.watcher) as watcher, connect(host) as own:
        ears = [Ear(session, person) for session, person in ((other, guest), (watcher, made.watcher), (own, host))]
        for ear in ears:
            ear.listen()
        host.post("/choose", revision=2, index=0)
        heard = [[text for text in ear.listen() if b'"update"' in text] for ear in ears]
        assert heard[:2] == [[], []]
        assert len(heard[2]) == 1
        assert ears[2].snapshot == host.get()


@pytest.fixture
def slow(settings: Settings) -> Iterator[TestClient[Any]]:
    with TestClient(build(msgspec.structs.replace(settings, hidden_delay=0.5))) as client:
        yield client


def test_a_quick_secret_answer_is_not_shown_at_once(slow: TestClient[Any]) -> None:
    made = Table.created(slow, "mini", ("me", "invited"))
    host, guest = made.people
    host.choose()
    guest.choose()
    assert made.watcher.get()["waiting"] == [0, 1]
    assert host.post("/choose", revision=2, index=0) == {"revision": 3}
    shown = made.watcher.get()
    assert (shown["revision"], shown["waiting"]) == (2, [0, 1])
    assert made.watcher.get("/summary")["waiting"] == [0, 1]
    assert host.get()["decision"] is None
    assert host.post("/choose", 409, revision=2, index=0)["error"] == "not-your-turn"
    assert guest.post("/choose", revision=2, index=0) == {"revision": 3}
    assert made.watcher.get()["revision"] == 2
    until = time.monotonic() + 5
    while made.watcher.get()["revision"] < 4:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_answers_of_the_kernel_are_shown_after_the_same_delay() -> None:
    """Whether a seat holds anything to react with cannot be told from how soon the match goes on."""
    system = registry.system("mini")
    lone = 0
    for seed in range(30):
        match = Match.new(system.play, Setup("mini", "ford"), seed)
        now = [0.0]
        delayed = DelayedView(match, 1.0, lambda now=now: now[0])  # type: ignore[misc]
        draw = random.Random(seed)
        while match.decision is not None:
            before = match.revision
            decision = match.decision
            match.choose(draw.randrange(len(decision.options)), seat=decision.seat)
            kernel = [e for e in entries_since(match.journal, before) if isinstance(e, Answer) and e.how == "kernel"]
            waits = 0
            while (wait := delayed.advance(match)) is not None:
                assert 0 < wait <= 1.0
                now[0] += wait
                waits += 1
            assert waits or delayed.lags or all(entry.seat == decision.seat for entry in kernel)
            thinks = next(iter(match.pending), None)
            assert delayed.seen_by(thinks).game.digest() == match.game.digest()
            assert not delayed.lags or delayed.shown.pending.keys() == match.pending.keys()
            lone += len(kernel)
            now[0] += 5.0
    assert lone > 0
