"""Fields say of all squares at once what a plain sum says of one."""

from __future__ import annotations

import random

import pytest

from bocage.board.square import Square
from bocage.systems.heroes_of_normandie.mind.chart import BLIND
from bocage.systems.heroes_of_normandie.mind.outlook import Outlook
from bocage.systems.heroes_of_normandie.mind.square_fields import ON_GOAL, SNIPER_VALUE, best_loss
from bocage.systems.heroes_of_normandie.mind.targets import nest, value_against
from bocage.systems.heroes_of_normandie.state.records import Unit
from tests.support.heroes_of_normandie import random_positions

SCENARIOS = ("first-patrol", "caumont-bridge", "strongpoint")


def best_shot(view: Outlook, unit: Unit, square: Square, facing: int | None) -> float:
    """The best shot from a square, weapon by weapon and enemy by enemy."""
    game, best = view.game, 0.0
    face, grid = game.face(unit), game.scene.grid
    for enemy in view.enemies:
        aim, penalty = view.as_target(enemy, enemy.place), view.chart.penalties[square][enemy.place]
        if face.abilities.sniper and game.is_infantry(enemy) and penalty < BLIND:
            best = max(best, SNIPER_VALUE * view.worth(enemy))
        for weapon in face.weapons:
            if weapon.squares is not None and grid.distance(square, enemy.place) > weapon.squares:
                continue
            if facing is not None and weapon.arc < 360 and not view.bears(square, enemy.place, facing, weapon.arc):
                continue
            shaken = view.game.scene.rulebook.suppressed_dice * unit.suppressed
            value = weapon.infantry if weapon.template else value_against(weapon, shaken, aim.family)
            if value is None or (penalty == BLIND and not weapon.template):
                continue
            loss = best_loss(aim, weapon, value, 1 if penalty == BLIND else penalty)
            best = max(best, loss * (ON_GOAL if enemy.place in view.chart.on_goal else 1.0))
    return best


def danger(view: Outlook, unit: Unit, square: Square) -> float:
    """What the enemy's fire costs in a square, gun by gun."""
    own, total = view.as_target(unit, square), 0.0
    for enemy in view.enemies:
        place, fear, guns = nest(view.game, enemy, own.family)
        penalty, away = view.chart.penalties[place][square], view.game.scene.grid.distance(place, square)
        near = [gun for gun in guns if penalty < BLIND and (gun.squares is None or away <= gun.squares)]
        total += fear * max((own.loss(gun.value - penalty, "normal", gun.twin) for gun in near), default=0.0)
    return 0.0 if unit.ambushed else min(total, own.worth)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_shots_and_dangers_are_those_of_each_square(scenario: str) -> None:
    chance, seen = random.Random(scenario), 0
    for game in random_positions(scenario, every=40, seed=3):
        for view in (Outlook(game, 0), Outlook(game, 1)):
            for unit in view.friends:
                square = chance.randrange(len(game.scene.grid))
                shot, turned = best_shot(view, unit, square, None), best_shot(view, unit, square, unit.facing)
                assert view.best_shot(unit, square) == pytest.approx(shot)
                assert view.best_shot(unit, square, facing=unit.facing) == pytest.approx(turned)
                assert view.danger(unit, square) == pytest.approx(danger(view, unit, square))
                seen += shot > turned
    assert seen or scenario == "first-patrol"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_first_steps_lead_to_all_that_is_in_reach(scenario: str) -> None:
    for game in random_positions(scenario, every=40, seed=4):
        for view in (Outlook(game, 0), Outlook(game, 1)):
            for unit in view.friends:
                led_to = 0
                for step, squares in view.first_steps(unit, 3).items():
                    assert view.chart.steps[unit.place] >> step & 1
                    led_to |= squares
                assert led_to == view.reach(unit, 3)
