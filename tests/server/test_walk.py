"""A walk through every address that there is, with whoever and whatever should not get in there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.http.guard import HEADERS, LARGEST
from bocage.server.settings import Settings
from tests.load.attacks import ACTS

from .people import API, Person, Table

Tables = Callable[..., Table]
OF_ONE = f"{API}/matches/{{match}}"
ANYBODY = ("", "/at/{revision}", "/board", "/calls", "/chat", "/dice", "/events", "/luck", "/overlays",
           "/overlays/{unit}", "/summary", "/units/{unit}")  # fmt: skip
"""What whoever watches may ask of a match that admits spectators."""
BEFORE_JOINING = "/summary"
"""What those who are invited may see of a match that admits none."""
TOO_EARLY = ("/join", "/review", "/review/{revision}")
"""What is no matter of tokens: the seat is taken, the match is not over."""
STOPPING = f"{API}/calls/stop/{{key}}"
"""Takes whatever a mail program posts, and answers alike for any key."""
WHOLE = {**ACTS, "join": {"seat": 1}, "orders": {"orders": []}, "calls": {"kind": "mail", "address": "a@example.org"}}
"""Bodies with which only the caller is wrong."""
ODD = ("\x00", "A\u202eB", "\u200b", "'; drop table matches; --", "A" * 3000, "%252e%252e", "\U000e0041")
BODIES = (b"", b"{", b"[]", b"null", b'"\\ud800"', b'{"seat": 1e400}', b'{"seat": "x"}', b'{"__proto__": {}}')


def addresses(app: Litestar) -> Iterator[tuple[str, str]]:
    """All methods and addresses of the API."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith(API):
            methods = {
                str(getattr(method, "value", method)) for one in route.route_handlers for method in one.http_methods
            }
            yield from ((method, route.path_format) for method in sorted(methods - {"OPTIONS"}))


def of_one_match(app: Litestar) -> list[tuple[str, str]]:
    """All methods and what follows the name of the match."""
    found = [(method, path.removeprefix(OF_ONE)) for method, path in addresses(app) if path.startswith(OF_ONE)]
    assert {path for _, path in found} >= {*ANYBODY, *TOO_EARLY, *(f"/{act}" for act in WHOLE)}
    return found


def filled(path: str, **values: str) -> str:
    others = {"game": "mini", "scenario": "ford", "locale": "en", "kind": "mail", "key": "x" * 43}
    return path.format(**{**others, "unit": "0", "revision": "0", "place": "0", **values})


def in_form(answer: httpx.Response) -> bool:
    """Refused, in the form that all refusals have, and with the headers that all answers have."""
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.request.url
    return 400 <= answer.status_code < 500 and {"error", "message"} <= set(answer.json())


def test_each_address_of_a_match_takes_nobody_who_may_not(client: TestClient[Any], table: Tables) -> None:
    """Nobody, whoever holds a seat of another match, and forged tokens; a new address is found by itself."""
    made, other = table(), table()
    forged = "A" + (made.host.token or "")[1:]
    for method, path in of_one_match(client.app):
        for token in (None, other.host.token, forged):
            someone = Person(client, made.host.match, token)
            body = WHOLE.get(path[1:]) if method != "GET" else None
            answer = client.request(
                method, filled(f"{OF_ONE}{path}", match=someone.match), headers=someone.headers, json=body
            )
            if token is not None:
                expected = [401]
            elif method == "GET" and path in ANYBODY:
                expected = [200]
            else:
                expected = [409] if path in TOO_EARLY else [403]
            assert answer.status_code in expected, (method, path, token, answer.text)
            assert answer.status_code == 200 or in_form(answer)
    assert made.host.get()["revision"] == 0
    assert made.host.get()["seats"][0]["resigned"] is False


def test_where_nobody_may_watch_no_address_shows_anything(client: TestClient[Any], table: Tables) -> None:
    made = table(options={"spectators": False})
    for method, path in of_one_match(client.app):
        if method == "GET" and path != BEFORE_JOINING:
            answer = client.get(filled(f"{OF_ONE}{path}", match=made.host.match))
            assert (answer.status_code, answer.json()["error"]) in ((403, "forbidden"), (403, "wrong-seat")), path


@pytest.mark.parametrize("odd", ODD)
def test_no_odd_name_in_an_address_is_a_defect(client: TestClient[Any], table: Tables, odd: str) -> None:
    made = table()
    for method, path in addresses(client.app):
        for name in [name for name in ("match", "game", "scenario", "locale") if f"{{{name}}}" in path]:
            values = {"match": made.host.match, name: quote(odd, safe="")}
            answer = client.request(method, filled(path, **values))
            assert in_form(answer), (method, path, answer.status_code)


def test_no_address_takes_what_is_no_request(client: TestClient[Any], table: Tables) -> None:
    made = table()
    headers = {**made.host.headers, "content-type": "application/json"}
    for method, path in addresses(client.app):
        if method in ("GET", "DELETE") or path == STOPPING:
            continue
        address = filled(path, match=made.host.match)
        for body in (*BODIES, b'{"x": "' + b"x" * LARGEST + b'"}'):
            answer = client.request(method, address, headers=headers, content=body)
            assert in_form(answer), (method, path, body[:20], answer.status_code)
    assert made.host.get()["revision"] == 0


def test_all_addresses_of_an_ipv6_network_share_one_limit(settings: Settings) -> None:
    """Whoever has one of them has 18 trillion; the next network has a limit of its own."""
    app = build(msgspec.structs.replace(settings, limits=0.1))

    inner = app.asgi_handler

    async def from_there(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            scope["client"] = (dict(scope["headers"])[b"x-from"].decode(), 1)
        await inner(scope, receive, send)

    app.asgi_handler = from_there
    with TestClient(app) as client:

        def asks(host: str) -> int:
            return client.get(f"{API}/players", headers={"x-from": host}).status_code

        told = [asks(f"2001:db8:1:2::{number:x}") for number in range(1, 30)]
        assert (told[0], told[-1]) == (200, 429)
        assert asks("2001:db8:1:3::1") == 200
