"""Someone who listens to a match: what a client makes of the messages of its socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.testing import WebSocketTestSession

from bocage.server.updates import Told

from .people import Person

PONG = '{"type":"pong","id":null}'
NUMBERS = {"seats": "seat", "cells": "place", "pieces": "unit"}


def connect(person: Person, **more: Any) -> WebSocketTestSession:
    return person.client.websocket_connect(person.address("/live"), **more)


def until(session: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    for _ in range(200):
        message: dict[str, Any] = session.receive_json(timeout=10)
        check_described(message)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def check_described(message: dict[str, Any]) -> None:
    """A message is one of those that the contract describes, with no field beyond."""
    form: msgspec.Struct = msgspec.convert(message, Told)
    assert set(message) <= {"type", *form.__struct_fields__}


def greeted(session: WebSocketTestSession, person: Person, **more: Any) -> dict[str, Any]:
    session.send_json(person.hello(**more))
    return until(session, "snapshot")


def applied(snapshot: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A snapshot with the changes of an update."""
    parts = {name: shifted(snapshot[name], changes[name], NUMBERS[name]) for name in NUMBERS if name in changes}
    return {**snapshot, **changes, **parts}


def shifted(items: list[Any], shift: dict[str, Any], number: str) -> list[Any]:
    put = shift.get("put", [])
    numbers = dict.fromkeys(item[number] for item in (*items, *put) if item[number] not in shift.get("gone", []))
    fresh = {item[number] for item in put}
    found = {one: [item for item in (put if one in fresh else items) if item[number] == one] for one in numbers}
    return [item for one in shift.get("order") or found for item in found[one]]


class Ear:
    """Holds the match as its socket has told it."""

    def __init__(self, session: WebSocketTestSession, person: Person, **more: Any) -> None:
        self.session = session
        self.person = person
        first = greeted(session, person, **more)
        self.number: int = first["number"]
        self.snapshot: dict[str, Any] = first["snapshot"]
        self.events: list[Any] = first["events"]

    def listen(self) -> list[bytes]:
        """Hear all that there is to hear: the messages that come before the second of two pongs."""
        heard: list[bytes] = []
        for _ in range(2):
            self.session.send_json({"type": "ping"})
            while (text := self.session.receive_text(timeout=10)) != PONG:
                heard.append(text.encode())
                check_described(msgspec.json.decode(text))
                self._take(msgspec.json.decode(text))
        return heard

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            assert message["number"] == self.number + 1
            self.number += 1
            self.snapshot = applied(self.snapshot, message["changes"])
            self.events += message["events"]
            assert message["revision"] == self.snapshot["revision"]
