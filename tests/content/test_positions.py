from __future__ import annotations

from typing import Any

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.kernel import BocageError, ScriptedDice

GAMES = registry.names()


def problem(game: str, position: dict[str, Any]) -> str:
    with pytest.raises((BocageError, ContentError)) as caught:
        registry.system(game).play.position(position, ScriptedDice([]))
    assert len(str(caught.value).splitlines()) == 1
    return str(caught.value)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_cannot_be_read_says_in_one_line_what_is_wrong(game: str) -> None:
    names = "expected names with their entries"
    assert problem(game, {"units": ["able"]}) == f"the position cannot be read: units: {names}"
    assert problem(game, {"units": {"able": "B2"}}) == f"the position cannot be read: units: {names}"
    unread = problem(game, {"units": {"able": {"courage": 3}}})
    assert unread.startswith(("the position cannot be read: units[0].", "the position cannot be read: units.able."))
    assert problem(game, {"horoscope": "fog"}) == "the position cannot be read: horoscope: unknown field"


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_state_needs_its_scenario(game: str) -> None:
    assert problem(game, {"state": {}}) == "the position cannot be read: scenario: missing"
    assert problem(game, {"state": {}, "scenario": "nowhere"}) == "scenarios/nowhere.toml: no such file"
    scenario = next(iter(registry.system(game).play.scenarios()))
    assert problem(game, {"state": {}, "scenario": scenario}).startswith("the state cannot be read:")
