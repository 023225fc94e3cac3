"""Calibration: what the plan's scores are worth is fitted to outcomes of tries, and kept in a table."""

from __future__ import annotations

from bocage import registry
from bocage.arena.calibration import LEAST, MOST, Slope, calibrate
from bocage.mind.plan import SCALE


def test_scores_that_foretell_nothing_come_to_count_little() -> None:
    slope = Slope()
    for number in range(400):
        slope.add(-1.0, 0.3 if number % 2 else -0.3)
    assert slope.value < SCALE / 2


def test_a_score_that_only_says_never_does_not_drown_the_others() -> None:
    slope = Slope()
    for _ in range(20):
        slope.add(-99.0, -0.2)
    assert slope.value > SCALE


def test_a_short_calibration_stays_within_reason() -> None:
    found = calibrate(["tide-of-iron/first-contact"], 1)
    assert found["action"]
    assert all(LEAST <= value <= MOST for value in found.values())


def test_every_scale_that_is_kept_is_within_reason() -> None:
    for game in registry.names():
        plan = registry.system(game).mind.plan
        assert all(LEAST <= value <= MOST for value in plan.scales.values())
