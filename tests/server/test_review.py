"""The review of a match: how it went, where it went worse, and what a strong machine would have done there."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from .people import Person, Table


def played(person: Person, limit: int, seed: int) -> dict[str, Any]:
    """A person who plays at random, and gives up in the end."""
    draw = random.Random(seed)
    for _ in range(limit):
        shown = person.get()
        if shown["result"]:
            return dict(shown)
        decision = shown["decision"]
        person.post(
            "/choose",
            seat=decision["seat"],
            revision=shown["revision"],
            index=draw.randrange(len(decision["options"])),
        )
    person.post("/resign", seat=0)
    return dict(person.get())


@pytest.fixture
def over(client: TestClient[Any]) -> tuple[Person, dict[str, Any]]:
    """A match of two seats that one person played at random until giving up."""
    host = Table.created(client, "tide-of-iron", ["me", "me"], scenario="first-contact").host
    return host, played(host, 60, seed=5)


def test_a_match_that_goes_on_is_not_reviewed(client: TestClient[Any]) -> None:
    host = Table.created(client, "tide-of-iron", ["me", "me"], scenario="first-contact").host
    assert host.get("/review", status=409)["error"] == "not-over"
    assert host.get("/review/3", status=409)["error"] == "not-over"


def test_moments_lead_from_the_start_to_the_end(over: tuple[Person, dict[str, Any]]) -> None:
    host, shown = over
    review = host.get("/review")
    revisions = [moment["revision"] for moment in review["moments"]]
    assert revisions[0] == 0
    assert revisions == sorted(set(revisions))
    assert revisions[-1] <= shown["revision"]
    assert len(revisions) > 5
    assert all(0 <= moment["chance"] <= 100 for moment in review["moments"])
    assert review["sides"] == [0, 1]
    assert all(len(moment["points"]) == 2 for moment in review["moments"])


def test_falls_are_choices_of_people_and_the_adviser_says_what_it_would_have_done(
    over: tuple[Person, dict[str, Any]],
) -> None:
    host, _ = over
    falls = host.get("/review")["falls"]
    assert falls
    for seat in (0, 1):
        own = [fall for fall in falls if fall["seat"] == seat]
        assert len(own) <= 3
        assert all(fall["before"] - fall["after"] >= 1 for fall in own)
    fall = falls[0]
    advice = host.get(f"/review/{fall['revision']}")
    assert fall["revision"] <= advice["revision"] <= fall["until"]
    assert advice["chosen"]["key"].startswith("option-")
    assert advice["better"] is None or advice["better"] != advice["chosen"]
    assert host.get(f"/review/{fall['revision']}") == advice


def test_what_the_review_does_not_name_has_no_advice(over: tuple[Person, dict[str, Any]]) -> None:
    host, shown = over
    assert host.get(f"/review/{shown['revision'] + 9}", status=404)["error"] == "not-found"
    assert Person(host.client, host.match).get("/review") == host.get("/review")
