"""The mission of guerrillas: what was rolled for holds for whoever plays on from a save or imagines the game."""

from __future__ import annotations

from typing import Any

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.kernel import LiveDice, ScriptedDice
from bocage.systems.rules_of_engagement.state.game import Game

PLAY = registry.system("rules-of-engagement").play
POSITION: dict[str, Any] = {
    "phase": "deployment",
    "deployment": ["german", "american"],
    "terrain": [{"kind": "wood", "rect": [100, 50, 1100, 190]}],
    "sides": {
        "american": {"forces": ["us-hq"]},
        "german": {"army": "soviet-1944", "forces": ["su-partisans"], "hidden": ["su-partisans"], "dummies": 1},
    },
    "missions": {
        "camp": {"type": "assault", "sides": {"american": {"role": "attacker"}, "german": {"role": "defender"}}},
        "raid": {"type": "surprise", "sides": {"german": {"role": "attacker", "zone": [0, 0, 600, 200]}}},
    },
}


def lost() -> Game:
    game = PLAY.position(POSITION, ScriptedDice([5, 4]))
    assert isinstance(game, Game)
    return game


def test_a_save_and_an_imagined_game_are_under_the_mission_that_was_rolled_for() -> None:
    game = lost()
    assert (game.now.mission, game.scene.side(1).role) == ("camp", "defender")
    again = PLAY.position(POSITION, LiveDice("1", "again"))
    again.dice.counter = game.dice.counter
    again.restore(game.state(), PLAY.package)
    assert isinstance(again, Game)
    assert again.digest() == game.digest()
    assert again.scene.side(1).role == "defender"
    imagined = PLAY.determinize(PLAY.view(game, 0), LiveDice("1", "imagined"))
    assert isinstance(imagined, Game)
    assert imagined.scene is game.scene
    assert game.clone().scene is game.scene


def test_missions_need_an_assault_in_which_guerrillas_defend() -> None:
    only = {"raid": POSITION["missions"]["raid"]}
    with pytest.raises(ContentError, match="an assault to defend in"):
        PLAY.position({**POSITION, "missions": only}, ScriptedDice([5, 4]))
    armies = {**POSITION["sides"], "german": {"forces": ["de-hq"]}}
    with pytest.raises(ContentError, match="an assault to defend in"):
        PLAY.position({**POSITION, "sides": armies}, ScriptedDice([5, 4]))
