"""The plans of all systems: they know the questions of their rules, and have an opinion on every option."""

from __future__ import annotations

import pytest

from bocage import registry
from bocage.kernel import Decision, Game
from bocage.mind import Plan
from bocage.players import Clock
from bocage.players.random import RandomPlayer
from bocage.players.reasons import MOTIVES
from bocage.registry import system_of

from .questions import asked_by, is_asked

NAMES = registry.names()
TITLES = [f"{name}/{scenario}" for name in NAMES for scenario in registry.system(name).play.scenarios()]

UNADVISED = {
    "tide-of-iron": {
        *("ace", "agree.*", "build", "build.secret", "conceal", "draw", "place.unit", "specialise", "team.order"),
        *("transfer.from", "transfer.to"),
        *("assault.concealed", "assault.losses", "assault.support", "casualties", "plating", "retreat.excess"),
        *("dig.enter", "drift.correct", "fire.mortars", "heal.patient", "mines.where", "move.obstacle", "smoke.where"),
        *("card.arrange", "card.card", "card.counter", "card.deck", "card.hexes", "card.inside", "card.marker"),
        *("card.pick-off", "card.ride", "card.strafe", "card.take", "card.target", "card.token", "card.units"),
        "sergeants",
    },
    "heroes-of-normandie": {
        *("announce-assault", "announce-roll", "reroll"),
        *("card.grenade", "card.initiative", "card.look", "card.mine", "card.return", "card.save-order", "card.shaken"),
        *("card.swap-orders", "card.throw-to", "card.window", "cards.discard", "cards.improvise", "cards.shed"),
        *("assault.gear", "conceal", "fire.frighten", "opportunity-fire.other", "scatter"),
        *("bail-out", "location", "main-weapon", "ram", "ruins"),
        *("recruit", "recruit.army"),
    },
    "grand-tactical": {"artillery.column", "hero"},
    "tide-of-fortune": {
        *(
            "air-supply.division",
            "assets.attach",
            "command.adopt",
            "impulse.reaction",
            "support.share",
            "weather.chill",
        ),
        *("attack.next", "combat.breakthrough", "combat.cornered", "combat.loss"),
        *("combat.refuse", "combat.withdraw", "counterattack.test", "counterattack.unit", "movement.anti-tank"),
        *("barrage.absorb", "barrage.share", "barrage.shift", "barrage.support", "barrage.target"),
        *("battery.join", "battery.target", "dikes.bomb", "naval.target", "sea.loss"),
        *("buffalo.drive", "buffalo.load", "landing.load", "landing.sail", "landing.transport", "set-up.hex"),
        *("construction.bridge", "demolition.unit", "drop.join"),
    },
}
"""The questions that need no adviser: enough can be said of each option by itself, or nothing at all."""


def strays(plan: Plan[Game], asked: frozenset[str]) -> set[str]:
    """The prompts in the tables of a plan that no frame asks."""
    return {prompt for prompt in (*plan.advisers, *(plan.settled or ())) if not is_asked(prompt, asked)}


def no_advice(game: Game, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)


@pytest.mark.parametrize("name", NAMES)
def test_every_prompt_of_a_plan_is_asked_by_a_frame(name: str) -> None:
    system = registry.system(name)
    assert strays(system.mind.plan, asked_by(system)) == set()


def test_a_misspelt_prompt_of_a_plan_is_found() -> None:
    asked = asked_by(registry.system("tide-of-iron"))
    plan = Plan[Game](advisers={"action": no_advice, "acton": no_advice}, settled={"draw", "drew"})
    assert strays(plan, asked) == {"acton", "drew"}


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_an_adviser_or_is_known_to_need_none(name: str) -> None:
    system = registry.system(name)
    assert asked_by(system) - system.mind.plan.advisers.keys() == UNADVISED.get(name, set())


@pytest.mark.parametrize("title", TITLES)
def test_in_a_random_game_the_plan_knows_every_question_and_advises_on_every_option(title: str) -> None:
    name, _, scenario = title.partition("/")
    match = registry.new(title, seed=2, settings=registry.system(name).trial(scenario))
    system, player = system_of(match), RandomPlayer("2")
    mind, known = system.mind, frozenset({*system.mind.plan.advisers, *UNADVISED.get(system.name, ())})
    while (decision := match.decision) is not None:
        game, options = match.game, decision.options
        assert is_asked(decision.prompt, known)
        assert len(mind.advise(game, decision)) == len(options)
        assert {mind.motive(game, decision, options[place]) for place in (0, -1)} <= {"", *MOTIVES}
        values = [mind.evaluation(game, seat) for seat in range(game.seats)]
        assert all(-1 <= value <= 1 for value in values)
        assert values[0] == -values[-1]
        match.choose(player.choose(None, decision, Clock()), seat=decision.seat)
