"""What is wrong is refused with a reason, and nothing has changed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel import Match, Option
from bocage.kernel.records import thing_fields
from bocage.server.app import build
from bocage.server.service.matches.judging import no_such_thing
from bocage.server.settings import Settings

from .people import API, Person, Table

Tables = Callable[..., Table]


def unchanged(made: Table) -> bool:
    shown = made.host.get()
    return bool(shown["revision"] == 0 and shown["waiting"] == [0] and shown["result"] is None)


def test_wrong_seat(table: Tables) -> None:
    made = table()
    assert made.others[0].post("/choose", 403, seat=0, revision=0, index=0)["error"] == "wrong-seat"
    assert made.watcher.post("/choose", 403, revision=0, index=0)["error"] == "wrong-seat"
    assert made.others[0].get("", 403, seat=0)["error"] == "wrong-seat"
    assert made.watcher.get("/events", 403, seat=0)["error"] == "wrong-seat"
    assert made.host.get("", 400, seat=63)["error"] == "malformed"
    assert unchanged(made)


def test_wrong_turn(table: Tables) -> None:
    made = table()
    assert made.others[0].post("/choose", 409, revision=0, index=0)["error"] == "not-your-turn"
    assert unchanged(made)


def test_stale_revision(table: Tables) -> None:
    made = table()
    assert made.host.post("/choose", 409, revision=1, index=0)["error"] == "stale"
    assert unchanged(made)
    made.host.choose()
    assert made.host.post("/choose", 409, revision=0, index=0)["error"] == "stale"


def test_what_is_not_on_offer_names_a_rule(table: Tables) -> None:
    made = table()
    assert made.host.post("/choose", 422, revision=0, index=99)["rule"] == "kernel.not-offered"
    refused = made.host.post("/choose", 422, revision=0, option={"is": "LayMine", "place": 0})
    assert refused["rule"] == "mini.mine.ford"
    assert refused["refusal"]["args"]["place"] == {"kind": "place", "id": 0, "name": "A1"}
    assert made.host.post("/choose", 422, revision=0, option={"is": "Bid", "coins": 1})["rule"] == "kernel.not-now"
    assert unchanged(made)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules whose judges fail."""

    def why_not(match: Match, option: Option, *, seat: int | None = None) -> None:
        raise LookupError("nowhere")

    monkeypatch.setattr(Match, "why_not", why_not)


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize("path", ["/choose", "/odds", "/preview", "/why"])
def test_a_judge_that_fails_is_a_defect_and_no_refusal(
    table: Tables, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    made = table()
    body = {"option": {"is": "LayMine", "place": 0}, **({} if path == "/why" else {"revision": 0})}
    answer = made.host.post(path, 500, **body)
    assert answer["error"] == "defect"
    assert "rule" not in answer
    (told,) = caplog.records
    said = f"match {made.host.match}, revision 0, seat 0: the judge fails on LayMine(place=0)"
    assert (told.getMessage(), told.levelname) == (said, "ERROR")
    assert "nowhere" in caplog.text
    assert unchanged(made)


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize("place", [-1, 25, 10**9])
def test_no_judge_is_asked_about_things_that_do_not_exist(table: Tables, place: int) -> None:
    made = table()
    refused = made.host.post("/choose", 422, revision=0, option={"is": "LayMine", "place": place})
    assert (refused["error"], refused["rule"]) == ("not-offered", "kernel.no-such-thing")
    assert refused["refusal"]["args"] == {"kind": "place", "number": place}
    assert unchanged(made)


@pytest.mark.parametrize("game", ["tide-of-iron/crossroads", "heroes-of-normandie/strongpoint"])
def test_whatever_is_on_offer_names_things_that_exist(game: str) -> None:
    match = registry.new(game, seed=4)
    names = registry.system_of(match).show.names
    draw = random.Random(game)
    refused = 0
    for _ in range(200):
        if (decision := match.decision) is None:
            break
        view = match.view(decision.seat)
        assert not [option for option in decision.options if no_such_thing(names, view, option)]
        for option in decision.options[:3]:
            for field, _ in thing_fields(type(option)):
                if isinstance(getattr(option, field), int):
                    refused += 1
                    assert no_such_thing(names, view, option.but(**{field: 10**6})) is not None
        match.choose(draw.randrange(len(decision.options)), seat=decision.seat)
    assert refused > 50


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"revision": 0},
        {"revision": 0, "index": 0, "option": {"is": "LayMine", "place": 0}},
        {"revision": 0, "index": -1},
        {"revision": 0, "index": "zero"},
        {"revision": 2**70, "index": 0},
        {"revision": 0, "index": 0, "more": 1},
        {"revision": 0, "option": {"is": "Nothing"}},
        {"revision": 0, "option": {"is": "LayMine", "place": "A1"}},
        {"revision": 0, "option": {}},
        [],
        "choose",
    ],
)
def test_malformed_choices(table: Tables, client: TestClient[Any], body: Any) -> None:
    made = table()
    answer = client.post(made.host.address("/choose"), json=body, headers=made.host.headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert unchanged(made)


def test_what_is_no_json(table: Tables, client: TestClient[Any]) -> None:
    made = table()
    for content in (b"", b"{", b"\xff\xfe", b"[" * 30_000):
        answer = client.post(made.host.address("/choose"), content=content, headers=made.host.headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert unchanged(made)


def test_oversized(table: Tables, client: TestClient[Any]) -> None:
    made = table()
    body = {"revision": 0, "index": 0, "option": {"is": "x" * 70_000}}
    answer = client.post(made.host.address("/choose"), json=body, headers=made.host.headers)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    large = client.post(f"{API}/matches/import", content=b'{"save": "' + b"x" * 5_000_000 + b'"}')
    assert (large.status_code, large.json()["error"]) == (413, "too-large")
    assert unchanged(made)


def test_tampered_tokens(table: Tables, client: TestClient[Any]) -> None:
    made, other = table(), table()
    token = made.host.token or ""
    tampered = [
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        token[:-1],
        token + "A",
        other.host.token,
        "é",
        "x" * 9000,
    ]
    for wrong in tampered:
        someone = Person(client, made.host.match, wrong)
        answer = client.get(someone.address(""), headers={b"Authorization": f"Bearer {wrong}".encode()})
        assert (answer.status_code, answer.json()["error"]) == (401, "bad-token"), wrong
    for header in ("", "Bearer", "Bearer ", token, f"Basic {token}"):
        assert client.get(made.host.address(""), headers={"Authorization": header}).status_code == 401
    assert unchanged(made)


def test_unknown_names(client: TestClient[Any], table: Tables) -> None:
    def refused(**terms: Any) -> tuple[int, str]:
        answer = client.post(f"{API}/matches", json=terms)
        return answer.status_code, answer.json()["error"]

    assert refused(game="chess") == (404, "not-found")
    assert refused(game="mini", scenario="nowhere") == (404, "not-found")
    assert refused(game="mini", seats=[{"player": "machine", "machine": "napoleon"}]) == (404, "not-found")
    assert refused(game="mini", seats=[{"player": "me"}] * 3) == (400, "malformed")
    assert refused(game="mini", name="a\u0000b") == (400, "malformed")
    for path in ("/api/v1/matches/AAAAAAAAAAAAAAAA", "/api/v1/matches/%00", "/api/v1/nothing", "/nothing"):
        assert client.get(path).json()["error"] == "not-found", path
    assert client.delete(f"{API}/games").json()["error"] == "bad-method"
    assert table("tide-of-iron").host.get("/units/99999", 404)["error"] == "not-found"


def test_matches_without_spectators(table: Tables) -> None:
    made = table(options={"spectators": False})
    assert made.watcher.get("", 403)["error"] == "forbidden"
    assert made.watcher.get("/events", 403)["error"] == "forbidden"
    assert made.host.get()["revision"] == 0
    assert made.watcher.get("/summary")["match"] == made.host.match


def test_pages_of_other_servers(table: Tables, client: TestClient[Any], settings: Settings) -> None:
    made = table()
    foreign = {**made.host.headers, "Origin": "https://evil.example"}
    answer = client.post(made.host.address("/choose"), json={"revision": 0, "index": 0}, headers=foreign)
    assert (answer.status_code, answer.json()["error"]) == (403, "bad-origin")
    own = {**made.host.headers, "Origin": "http://testserver.local"}
    assert client.post(made.host.address("/chat"), json={"text": "here"}, headers=own).status_code == 201
    with TestClient(build(msgspec.structs.replace(settings, origins=("https://evil.example",)))) as friendly:
        assert friendly.post(made.host.address("/chat"), json={"text": "hi"}, headers=foreign).status_code == 201


def test_floods(settings: Settings) -> None:
    with TestClient(build(msgspec.structs.replace(settings, limits=1.0))) as client:
        answers = [client.get(f"{API}/players") for _ in range(150)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["error"] == "flood"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert answers[0].status_code == 200


def test_floods_of_talk(settings: Settings) -> None:
    """All that is said is kept: whoever talks without end is stopped long before whoever only looks."""
    app = build(msgspec.structs.replace(settings, limits=1.0))
    with TestClient(app) as client:
        app.state.server.limits._clock = lambda: 0.0
        made = Table.created(client, "mini", ("me", "invited"))
        said = [
            client.post(made.host.address("/chat"), json={"text": "hello"}, headers=made.host.headers).status_code
            for _ in range(25)
        ]
        assert said == [201] * 20 + [429] * 5
        made.others[0].post("/chat", 201, text="what a bore")


def test_floods_of_new_matches(settings: Settings) -> None:
    with TestClient(build(msgspec.structs.replace(settings, limits=1.0))) as client:
        made = [client.post(f"{API}/matches", json={"game": "mini"}).status_code for _ in range(25)]
    assert made.count(201) == 20
    assert made.count(429) == 5
