"""Every scenario has a briefing in both languages, and a picture of its board before play."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.text import LOCALES, SHARED, Catalogue

from .people import API

SHIPPED = ["tide-of-iron", "heroes-of-normandie", "grand-tactical", "tide-of-fortune", "rules-of-engagement"]
TITLES = [(game, name) for game in SHIPPED for name in registry.system(game).play.scenarios()]
PARTS = ("situation", "forces", "wins", "special")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "scenario"), TITLES)
def test_every_scenario_says_what_it_is_about(game: str, scenario: str, locale: str) -> None:
    texts = Catalogue(locale, [SHARED, registry.system(game).folder / "text"])
    told = [texts.text(f"briefing-{scenario}", attribute=part) for part in PARTS]
    assert all(len(words) > 30 and not words.startswith("[") for words in told), told
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(("game", "scenario"), TITLES)
def test_every_scenario_has_a_board_before_play(client: TestClient[Any], game: str, scenario: str) -> None:
    answer = client.get(f"{API}/games/{game}/{scenario}")
    assert answer.status_code == 200, answer.text
    scene = answer.json()
    board = scene["board"]
    places = {cell["place"] for cell in board["cells"]} | {cell[0] for cell in board["bare"]}
    assert places
    assert all(piece["place"] in places for piece in scene["pieces"])
    assert len(scene["sides"]) == registry.system(game).play.scenarios()[scenario].seats


def test_a_scenario_that_there_is_not(client: TestClient[Any]) -> None:
    assert client.get(f"{API}/games/tide-of-iron/atlantis").json()["error"] == "not-found"
    assert client.get(f"{API}/games/atlantis/ford").json()["error"] == "not-found"
