"""Attacks: some 380 of them on a server of one's own on loopback, each with the answer that it must get.

    python -m tests.load.attacks

Nothing but 127.0.0.1 is spoken to; each attack is made once, and all of them take about a minute. After every kind the
server has to answer, and the match that was attacked has to stand where it stood.
"""

from __future__ import annotations

import json
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from bocage.server.http.limits import RATES
from tests.server.servers import Server, running

API = "/api/v1"
GAME = "tide-of-iron"
Fault = str | None
Attack = Callable[[], Fault]
"""Answers what was wrong with what the server did, if anything."""

ACTS: dict[str, dict[str, Any]] = {
    "choose": {"seat": 0, "revision": 0, "index": 0},
    "why": {"seat": 0},
    "odds": {"seat": 0, "revision": 0, "index": 0},
    "preview": {"seat": 0, "revision": 0},
    "undo": {"seat": 0, "revision": 0},
    "undo/answer": {"seat": 0, "agree": True},
    "resign": {"seat": 0},
    "chat": {"seat": 0, "text": "hello"},
    "reports": {"seat": 0, "why": "other"},
    "carry": {"keep": True},
    "invitations": {"seat": 1},
    "rematch": {"swap": True},
    "branch": {"revision": 0},
}
FLOOD = 600
REFUSED = (400, 401, 403, 404, 405, 409, 413, 422, 429)


class Target(NamedTuple):
    """A server, and a match on it with two people and a third who holds a seat of another match."""

    server: Server
    match: str
    host: str
    guest: str
    stranger: str

    def url(self, path: str = "") -> str:
        return f"{self.server.url}{API}/matches/{self.match}{path}"

    def ask(self, method: str, url: str, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {**({"Authorization": f"Bearer {token}"} if token else {}), **more.pop("headers", {})}
        return httpx.request(method, url, headers=headers, timeout=60, **more)

    def refuses(self, allowed: tuple[int, ...], method: str, url: str, token: str | None = None, **more: Any) -> Fault:
        """Nothing but a refusal, in the form that all have."""
        answer = self.ask(method, url, token, **more)
        if answer.status_code not in allowed:
            return f"{method} {answer.request.url.path} was answered {answer.status_code}"
        return None if "error" in answer.json() else f"{answer.request.url.path}: a refusal of another form"

    @property
    def revision(self) -> int:
        return int(self.ask("GET", self.url("/summary")).json()["revision"])


def target(server: Server) -> Target:
    """A match that has begun."""

    def made() -> tuple[str, str, str]:
        ticket = httpx.post(f"{server.url}{API}/matches", json={"game": GAME, "seats": [{"player": "me"}]}).json()
        match, code = ticket["match"], ticket["invitations"][0]["code"]
        joined = httpx.post(f"{server.url}{API}/matches/{match}/join", json={"code": code}).json()
        return match, ticket["token"], joined["token"]

    match, host, guest = made()
    return Target(server, match, host, guest, made()[1])


def wrong_callers(at: Target) -> Iterator[Attack]:
    """Each act by whoever may not: nobody, a stranger, liars, and the other player in a seat that is not his."""
    liars = (None, at.stranger, at.host[:-1] + ("A" if at.host[-1] != "A" else "B"), "x" * 43, "' OR 1=1 --", at.match)
    for path, body in ACTS.items():
        for token in liars:
            yield partial(
                at.refuses,
                (
                    401,
                    403,
                ),
                "POST",
                at.url(f"/{path}"),
                token,
                json=body,
            )
        if "seat" in body and path not in ("invitations",):
            yield partial(at.refuses, (403,), "POST", at.url(f"/{path}"), at.guest, json=body)
    for method, path in (("PUT", "/orders"), ("GET", "/orders"), ("PUT", "/calls"), ("GET", "/export")):
        for token in liars[:4]:
            yield partial(
                at.refuses, REFUSED, method, at.url(path), token, json={"orders": []} if method == "PUT" else None
            )


LOOKS = ("", "/board", "/events", "/luck", "/dice", "/orders", "/chat", "/export", "/units/0", "/overlays/0", "/at/0",
         "/way/0", "/calls")  # fmt: skip


def closed_doors(at: Target) -> Iterator[Attack]:
    """Whoever looks at a match that admits no spectators."""
    terms = {"game": GAME, "seats": [{"player": "me"}] * 2, "options": {"spectators": False}}
    match = at.ask("POST", f"{at.server.url}{API}/matches", json=terms).json()["match"]
    for path in LOOKS:
        for token in (None, at.stranger):
            url = f"{at.server.url}{API}/matches/{match}{path}"
            yield partial(
                at.refuses,
                (
                    401,
                    403,
                ),
                "GET",
                url,
                token,
            )


def bad_bodies(at: Target) -> Iterator[Attack]:
    """What is no request: not JSON, nested without end, of wrong types, with more fields, too large."""
    bodies = (
        b"",
        b"{",
        b"[" * 20_000,
        b'{"a":' * 5_000,
        b"\xff\xfe{}",
        b'{"seat": 1e400}',
        b'{"seat": -1, "revision": -1, "index": -1, "text": 7, "agree": 7, "why": 7, "keep": 7, "swap": 7}',
        b'{"seat": 0, "admin": true}',
        b"x" * 70_000,
        json.dumps({"option": {"is": "__class__", "hex": {"$ne": 1}}, "revision": 0, "index": None, "x": 1}).encode(),
    )
    for path in ACTS:
        for body in bodies:
            yield partial(
                at.refuses,
                REFUSED,
                "POST",
                at.url(f"/{path}"),
                at.host,
                content=body,
                headers={"content-type": "application/json"},
            )


def bad_addresses(at: Target) -> Iterator[Attack]:
    """Ways out of the folder of the client, and addresses that there are not."""
    paths = (
        "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/index.html%00.js", "/static/..%5c..%5cwin.ini",
        "/assets/../../settings.py", "//etc/passwd", "/.git/config", "/.env", "/bocage.db", "/%ff%fe",
        f"{API}/matches/%00", f"{API}/matches/..%2f..", f"{API}/matches/{'A' * 4000}", f"{API}/texts/..%2f../en",
        f"{API}/texts/{GAME}/..%2fen", f"{API}/rules/..%2f..%2fetc", f"{API}/matches/' OR '1'='1",
        f"{API}/matches/{at.match}/at/-1", f"{API}/matches/{at.match}/at/99999999999999999999",
        f"{API}/matches/{at.match}/units/1e9", f"{API}/matches/{at.match}?seat=-1", f"{API}/matches/{at.match}?seat=63",
    )  # fmt: skip
    for path in paths:
        yield partial(
            at.refuses,
            (
                400,
                404,
            ),
            "GET",
            f"{at.server.url}{path}",
        )
    for method in ("PUT", "DELETE", "PATCH", "TRACE"):
        yield partial(
            at.refuses,
            (
                404,
                405,
            ),
            method,
            at.url("/choose"),
            at.host,
        )


def bad_names(at: Target) -> Iterator[Attack]:
    """Names that pass for others, and talk that is none."""
    for text in ("Anne\u202e", "An\u200bne", "\u2066Anne", "An\u00adne", "Anne\u0085", "A" * 41, "A\nB", "\ufeffAnne",
                 "Anne\n", "Anne\U000e0041", "Anne\ufe0f"):  # fmt: skip
        seats = [{"player": "me", "name": text}]
        yield partial(at.refuses, (400,), "POST", f"{at.server.url}{API}/matches", json={"game": GAME, "seats": seats})
    for text in ("", "A" * 501, "\x00", "\x1b[2J"):
        yield partial(at.refuses, (400,), "POST", at.url("/chat"), at.host, json={"seat": 0, "text": text})


def bad_saves(at: Target) -> Iterator[Attack]:
    """Saves that were never played."""
    made = at.ask("POST", f"{at.server.url}{API}/matches", json={"game": GAME, "seats": [{"player": "me"}] * 2}).json()
    save = at.ask("GET", f"{at.server.url}{API}/matches/{made['match']}/export", made["token"]).json()
    changes: tuple[dict[str, Any], ...] = (
        {"seed": "other"}, {"digest": "0" * 64}, {"journal": [{"is": "Answer"}]}, {"journal": None}, {"rules": "0"},
        {"game": "../../etc"}, {"scenario": "nowhere"}, {"packs": ["/etc"]}, {"stream": "x" * 500}, {"state": {}},
        {"settings": {"a": "b"}}, {"seams": [[0, "a"]] * 200}, {"commitment": ""}, {"journal": "x" * 60_000},
    )  # fmt: skip
    for change in changes:
        yield partial(
            at.refuses, REFUSED, "POST", f"{at.server.url}{API}/matches/import", json={"save": {**save, **change}}
        )


def bad_origins(at: Target) -> Iterator[Attack]:
    """Pages of other servers."""
    for origin in ("http://evil.example", "null", "https://127.0.0.1.evil.example", "http://[", "file://"):
        for path in ("choose", "chat", "resign"):
            yield partial(
                at.refuses, (403,), "POST", at.url(f"/{path}"), at.host, json=ACTS[path], headers={"Origin": origin}
            )


def bad_sockets(at: Target) -> Iterator[Attack]:
    """Connections that say something else than hello, too much of it, or from elsewhere."""
    place = at.url("/live").replace("http", "ws", 1)
    hello = json.dumps({"type": "hello", "token": at.host})
    for first in ("", "{", "[]", '{"type": "look"}', '{"type": "hello", "token": "' + "x" * 43 + '"}', "x" * 20_000,
                  json.dumps({"type": "hello", "token": at.stranger}), json.dumps({"type": "hello", "seat": 1}),
                  b"\x00\x01", '{"type": "choose", "index": 0}'):  # fmt: skip
        yield partial(_parted, place, [first])
    for then in ("{" * 50, "x" * 20_000, '{"type": "choose"}'):
        yield partial(_parted, place, [hello, *[then] * 25])
    yield partial(_parted, place, [hello], origin="http://evil.example")
    yield partial(_parted, place.replace(at.match, "A" * 16), [hello])


def _parted(place: str, messages: Sequence[str | bytes], origin: str | None = None) -> Fault:
    """It ends with a code that says whose fault it was."""
    try:
        with connect(place, origin=Origin(origin) if origin else None, open_timeout=30) as live:
            for message in messages:
                live.send(message)
            for _ in range(200):
                live.recv(timeout=30)
    except WebSocketException:
        code = live.protocol.close_code
        return None if code is not None and 4400 <= code < 4500 else f"{messages[0]!r:.40} was closed with {code}"
    except TimeoutError:
        return f"{messages[0]!r:.40} was let stay"
    return f"{messages[0]!r:.40} was heard"


def bad_streams(at: Target) -> Iterator[Attack]:
    """What is no HTTP, or two requests in one."""
    line = f"POST {API}/matches HTTP/1.1\r\nHost: a\r\n"
    for said in (
        b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 4096,
        b"PRI * HTTP/2.0\r\n\r\n", f"{line}Content-Length: -5\r\n\r\n".encode(),
        f"{line}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n".encode(),
        f"{line}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde".encode(),
        f"{line}X: {'a' * 40_000}\r\n\r\n".encode(), f"{line}Transfer-Encoding: chunked\r\n\r\nZZ\r\n".encode(),
    ):  # fmt: skip
        yield partial(_turned_away, at, said)


def _turned_away(at: Target, said: bytes) -> Fault:
    with socket.create_connection(("127.0.0.1", at.server.port), timeout=20) as door:
        door.sendall(said)
        door.shutdown(socket.SHUT_WR)
        try:
            heard = door.recv(65536)
        except ConnectionResetError:
            return None
    return f"{said[:30]!r} was answered {heard[:30]!r}" if heard and b" 4" not in heard[:12] else None


def guesses(at: Target) -> Iterator[Attack]:
    """Codes that nobody made: of seats on their way, of invitations, of addresses; and one that was used."""
    code = at.ask("POST", at.url("/carry"), at.host, json={"keep": True}).json()["code"]
    carry, used = f"{at.server.url}{API}/carry", at.server.http.post("/carry", json={"code": code})
    for guess in (code, code[:-1] + ("0" if code[-1] != "0" else "1"), "0000000000", "?", "A" * 41, "' OR ''='"):
        yield partial(at.refuses, (400, 404), "POST", carry, json={"code": guess})
    yield lambda: None if used.status_code == 201 else "a code that was made does not carry a seat"
    for guess in ("x" * 43, at.host, at.guest, "", "x" * 65):
        yield partial(at.refuses, (400, 401, 409), "POST", at.url("/join"), json={"code": guess})
        yield partial(at.refuses, (400, 404), "POST", f"{at.server.url}{API}/calls/confirm", json={"code": guess})


def races(at: Target) -> Iterator[Attack]:
    """Many at once who want what only one may have."""

    def choices() -> Fault:
        fresh = target(at.server)
        with ThreadPoolExecutor(10) as crowd:
            body = {"seat": 0, "revision": 0, "index": 0}
            done = list(crowd.map(lambda _: fresh.ask("POST", fresh.url("/choose"), fresh.host, json=body), range(10)))
        accepted = sum(one.status_code == 200 for one in done)
        return None if accepted == 1 else f"a choice was accepted {accepted} times"

    def seats() -> Fault:
        made = httpx.post(f"{at.server.url}{API}/matches", json={"game": GAME, "seats": [{"player": "me"}]}).json()
        url, code = f"{at.server.url}{API}/matches/{made['match']}/join", {"code": made["invitations"][0]["code"]}
        with ThreadPoolExecutor(10) as crowd:
            done = list(crowd.map(lambda _: httpx.post(url, json=code, timeout=60), range(10)))
        taken = sum(one.status_code == 201 for one in done)
        return None if taken == 1 else f"a seat was taken {taken} times"

    for _ in range(3):
        yield choices
        yield seats


KINDS: tuple[Callable[[Target], Iterator[Attack]], ...] = (
    wrong_callers, closed_doors, bad_bodies, bad_addresses, bad_names, bad_saves, bad_origins, bad_sockets,
    bad_streams, guesses, races,
)  # fmt: skip


def attacked(at: Target) -> tuple[Counter[str], list[str]]:
    """How many attacks of each kind were made, and what was wrong."""
    made: Counter[str] = Counter()
    faults: list[str] = []
    for kind in KINDS:
        before = at.revision
        for attack in kind(at):
            made[kind.__name__] += 1
            if fault := attack():
                faults.append(f"{kind.__name__}: {fault}")
        if httpx.get(f"{at.server.url}/ready", timeout=60).status_code != 200 or at.revision != before:
            faults.append(f"{kind.__name__}: the server or the match is not as it was")
    return made, faults


def floods() -> tuple[int, list[str]]:
    """With the limits that servers have: many requests at once from one address are counted, whatever they ask for."""
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/b.db", BOCAGE_LIMITS="1") as server:
        found = []
        for path in ("/nope", f"{API}/games", f"{API}/nope"):
            rate, at_once = RATES["address" if path.startswith(API) else "page"]
            begun = time.monotonic()
            with httpx.Client(base_url=server.url, timeout=60) as http, ThreadPoolExecutor(16) as crowd:
                told = Counter(answer.status_code for answer in crowd.map(http.get, [path] * FLOOD))
            through = told.total() - told[429]
            if through > at_once + rate * (time.monotonic() - begun):
                found.append(f"floods: {path} was let through {through} times")
    return 3, found


def main() -> int:
    """Attack, and print how many attacks of each kind there were and which got an answer that they must not."""
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/bocage.db") as server:
        made, faults = attacked(target(server))
    made["floods"], more = floods()
    report = {"attacks": made.total(), "kinds": dict(made), "faults": faults + more}
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    return 1 if report["faults"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
