"""Fuzzed input: whatever comes in, the answer is no 5xx and the match stands. BOCAGE_FUZZ=500 tries harder."""

from __future__ import annotations

import contextlib
import logging
import os
import random
import string
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from schemathesis.core.result import Ok

from bocage.server.http.websocket_messages import Message, decoded
from bocage.server.problems import Problem

from .listening import connect, greeted, until
from .people import Person, Table

pytestmark = pytest.mark.fuzz
Tables = Callable[..., Table]
EXAMPLES = int(os.environ.get("BOCAGE_FUZZ", "12"))
QUIET = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
VOCABULARY = [
    "choose",
    "chat",
    "look",
    "undo",
    "consent",
    "ping",
    "hello",
    "type",
    "seat",
    "revision",
    "index",
    "option",
]
PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.sampled_from(VOCABULARY)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(VOCABULARY), inner),
    max_leaves=12,
)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_no_request_breaks_the_server(
    client: TestClient[Any], table: Tables, caplog: pytest.LogCaptureFixture, mode: schemathesis.GenerationMode
) -> None:
    """Requests made from the OpenAPI description, right or wrong ones, to a match that is real."""
    made = table(seats=("me", "me"))
    schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
    tried: list[str] = []
    statuses: Counter[int] = Counter()

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried.append(operation.label)

        @QUIET
        @given(case=operation.as_strategy(mode), real=st.booleans())
        def attack(case: Any, real: bool) -> None:
            if real and "match" in case.path_parameters:
                case.path_parameters["match"] = made.host.match
            asked = case.as_transport_kwargs(base_url="http://testserver.local")
            headers = {name: value for name, value in asked["headers"].items() if _is_ascii(value)}
            body = {name: asked[name] for name in ("params", "json") if asked.get(name) is not None}
            content = asked.get("data") if isinstance(asked.get("data"), bytes) else None
            answer = client.request(
                asked["method"],
                asked["url"],
                headers={**headers, **(made.host.headers if real else {})},
                content=content,
                **body,
            )
            statuses[answer.status_code] += 1
            assert answer.status_code < 500, f"{asked}: {answer.text}"
            if answer.status_code >= 400:
                assert {"error", "message"} <= set(answer.json()), answer.text

        with contextlib.suppress(Unsatisfiable):
            attack()
    assert len(tried) > 25
    assert statuses[200 if mode is schemathesis.GenerationMode.POSITIVE else 400] > 0, statuses
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert made.host.get()["match"] == made.host.match


def _is_ascii(value: Any) -> bool:
    return isinstance(value, str) and value.isascii()


@pytest.mark.parametrize("seed", range(3))
def test_no_message_breaks_the_server(table: Tables, caplog: pytest.LogCaptureFixture, seed: int) -> None:
    """Random frames, and messages that are nearly right."""
    made = table(seats=("me", "me"))
    draw = random.Random(seed)
    for _ in range(max(6, EXAMPLES // 2)):
        with connect(made.host) as session:
            greeted(session, made.host)
            assert _survives(session, draw)
    assert made.host.get()["revision"] >= 0
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


def _survives(session: Any, draw: random.Random) -> bool:
    """Whether a connection still answers, or was closed for what was sent."""
    try:
        for _ in range(15):
            _send_anything(session, draw)
        session.send_json({"type": "ping", "id": "end"})
        return bool(until(session, "pong"))
    except WebSocketDisconnect as closed:
        return closed.code in (4400, 4429)


def _send_anything(session: Any, draw: random.Random) -> None:
    match draw.randrange(5):
        case 0:
            session.send_bytes(draw.randbytes(draw.randrange(200)))
        case 1:
            session.send_text("".join(draw.choices(string.printable + "é\u2028\x00", k=draw.randrange(300))))
        case 2:
            session.send_json({draw.choice(VOCABULARY): draw.choice(VOCABULARY) for _ in range(4)})
        case 3:
            values: list[Any] = [None, -1, 0, 2**40, "x", [], {}, 1.5, True, {"is": "Bid", "coins": 10**30}]
            fields = {name: draw.choice(values) for name in ("seat", "since", "token", "id")}
            session.send_json({"type": draw.choice(VOCABULARY), **fields})
        case _:
            session.send_json({"type": "look", "seat": draw.randrange(4), "since": draw.randrange(9)})


@QUIET
@given(text=st.text() | st.from_regex(r'\{"type": ?"(look|hello|ping)".*'), data=JSON)
def test_no_text_is_read_as_something_else(text: str, data: Any) -> None:
    for message in (text, msgspec.json.encode(data).decode()):
        assert isinstance(_read(message), Message | Problem)


def _read(text: str) -> object:
    try:
        return decoded(text)
    except Problem as problem:
        return problem


def test_a_stranger_cannot_tell_whether_a_match_exists_by_its_errors(client: TestClient[Any]) -> None:
    for name in ("AAAAAAAAAAAAAAAA", "x", "../../etc/passwd", "%2e%2e", "'; drop table matches; --"):
        assert Person(client, name).client.get(f"/api/v1/matches/{name}").status_code == 404
