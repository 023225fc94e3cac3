"""All that can be asked of a match, as a seat or as a spectator, and the answers without what differs anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from .people import Person

Asking = tuple[str, str, Any]
"""A method, an address below that of the match, and a body."""
TIME = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")


def asked(person: Person, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
    """The status and the text of an answer, without times, tokens and the name of the match."""
    answer = person.client.request(method, person.address(path), json=body, headers=person.headers)
    text = TIME.sub("TIME", answer.text.replace(person.match, "MATCH"))
    found = msgspec.json.decode(text)
    if isinstance(found, dict):
        for name in ("token", "match", "code"):
            found.pop(name, None)
    return answer.status_code, msgspec.json.encode(found)


def looks(
    seat: int, revisions: Iterable[int], units: Sequence[int], places: Iterable[int], why: dict[str, Any]
) -> list[Asking]:
    """All that changes nothing."""
    revisions = list(revisions)
    paths = ["", "?tables=true", "/board", "/events", "/luck", "/dice", "/orders", "/chat", "/summary", "/export"]
    paths += ["/calls", "/review", *(f"/review/{revision}" for revision in revisions)]
    paths += [f"/way/{place}" for place in places]
    paths += ["/overlays", *(f"/{part}/{unit}" for part in ("units", "overlays") for unit in units)]
    paths += [f"/at/{revision}" for revision in revisions]
    asks: list[Asking] = [("GET", path, None) for path in paths]
    for revision in revisions:
        body = {"seat": seat, "revision": revision}
        asks += [("POST", "/odds", {**body, "index": 0}), ("POST", "/preview", body)]
    return [*asks, ("POST", "/why", {"seat": seat, **why})]


def acts_of_a_seat(seat: int, revisions: Iterable[int], order: dict[str, Any]) -> list[Asking]:
    """All that might change something, giving up last."""
    revisions, mine = list(revisions), {"seat": seat}
    asks: list[Asking] = []
    for revision in revisions:
        asks += [("POST", "/choose", {**mine, "revision": revision, "index": 0})]
        asks += [("POST", "/undo", {**mine, "revision": revision})]
    asks += [("POST", "/undo/answer", {**mine, "agree": agree}) for agree in (True, False)]
    asks += [("POST", "/branch", {"revision": revision}) for revision in revisions]
    asks += [("POST", "/invitations", {}), ("POST", "/join", {"seat": 1 - seat}), ("POST", "/rematch", {})]
    asks += [("PUT", "/orders", {**mine, "orders": [order]}), ("POST", "/chat", {**mine, "text": "well?"})]
    asks += [("PUT", "/calls", {"kind": "mail", "address": "a@example.org"}), ("DELETE", "/calls/mail", None)]
    asks += [("POST", "/carry", {"keep": True}), ("POST", "/reports", {**mine, "why": "play", "against": 1 - seat})]
    return [*asks, ("POST", "/resign", mine)]
