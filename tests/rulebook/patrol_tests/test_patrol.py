"""Tests that prove rules of the patrol."""

from __future__ import annotations

import pytest

from bocage import registry
from bocage.kernel import Match, ScriptedDice, Setup


@pytest.mark.rule("patrol.fire.range")
def test_fire_carries_four_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "patrol", "patrol")
    system = registry.system("patrol")
    for place, offered in (("E", True), ("F", False)):
        game = system.play.position({"units": {"R1": "A", "B1": place}}, ScriptedDice([]))
        decision = Match(system.play, game, Setup("patrol", "lane")).decision
        assert decision is not None
        assert any(type(option).__name__ == "Fire" for option in decision.options) is offered


@pytest.mark.skip(reason="shows that a test which does not run proves nothing")
@pytest.mark.rule("patrol.rally")
def test_rally() -> None:
    raise AssertionError
