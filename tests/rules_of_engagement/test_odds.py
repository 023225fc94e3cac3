"""Exact odds of fire: eight rifles and a Bren."""

from __future__ import annotations

from fractions import Fraction

from bocage.kernel import Match, ScriptedDice, Setup
from bocage.registry import system
from bocage.systems.rules_of_engagement.rules.fire.phase import Fire
from bocage.systems.rules_of_engagement.state.events.action import FireResult

GAME = "rules-of-engagement"


def volley() -> Match:
    section = {"kind": "uk-rifle-section", "side": "american", "row": [450, 800], "men": 10, "order": "hold"}
    gruppe = {"kind": "de-gruppe", "side": "german", "row": [450, 270], "men": 9, "order": "crawl"}
    position = {"phase": "fire", "units": {"section": {**section, "target": "gruppe"}, "gruppe": gruppe}}
    return Match(system(GAME).play, system(GAME).play.position(position, ScriptedDice([])), Setup(GAME, "drawn"))


def test_the_odds_of_a_volley_are_exact() -> None:
    """Hits on four or more in the open: half of eight rifles and of five shots on average."""
    chances = volley().odds(Fire(0, 1))
    assert sum(chance.probability for chance in chances) == 1
    hits = Fraction(0)
    for chance in chances:
        (result,) = [event for event in chance.events if isinstance(event, FireResult)]
        hits += chance.probability * result.hits
    assert hits == Fraction(8 + 5, 2)
