"""Priors: what a search chooses can be learned, and a search goes by it where it is kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bocage import registry
from bocage.arena.priors import Choices, fit, together, watched
from bocage.mind.learned import PRIORS, Learned, learned_file
from bocage.mind.prior import Prior, load, save
from bocage.players.guide import Guide
from bocage.players.option_rows import OptionRows
from bocage.registry import system_of

TITLE = "tide-of-iron/first-contact"


def one_sided(width: int, column: int) -> Prior:
    """A prior to which nothing counts but one column."""
    inner = np.zeros((width, 1), np.float32)
    inner[column] = 1.0
    return Prior(inner, np.zeros(1, np.float32), np.array([5.0], np.float32), 0.0)


def test_a_prior_learns_what_the_plan_does_not_expect() -> None:
    chance = np.random.default_rng(2)
    rows = chance.normal(size=(4000, 5)).astype(np.float32)
    starts = np.arange(0, 4000, 4)
    chosen = rows[:, 2].reshape(-1, 4).argmax(axis=1)
    _, losses = fit(Choices(rows, np.zeros(4000, np.float32), starts, chosen, np.arange(1000)))
    assert losses["by the plan"] == pytest.approx(np.log(4), abs=0.001)
    assert losses["learned"] < 0.4


def test_questions_are_watched_where_a_search_weighs_something() -> None:
    first, second = watched(TITLE, range(1), iterations=8), watched(TITLE, range(1, 2), iterations=8)
    both = together([first, second])
    assert set(both.matches) == {0, 1}
    last = both.of(np.array([len(both.chosen) - 1]))
    assert np.array_equal(last.rows, second.rows[second.starts[-1] :])
    sizes = np.diff(np.append(both.starts, len(both.rows)))
    assert (sizes > 1).all()
    assert (both.chosen < sizes).all()


def test_a_search_expects_what_the_prior_that_is_kept_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = registry.new(TITLE, seed=0)
    system = system_of(match)
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    monkeypatch.setattr(type(system.mind), "learned", Learned(str(tmp_path / "mind.py")))
    by_plan = Guide(system, view).expect(match.game, decision)
    assert list(by_plan) == list(system.mind.expect(match.game, decision))
    encoder = OptionRows(system, view)
    prior = one_sided(len(encoder.features), encoder.features.index("x"))
    save(path := learned_file(tmp_path, PRIORS, view.scene), prior)
    assert np.array_equal(load(path).inner, prior.inner)
    learned = Guide(system, view).expect(match.game, decision)
    eastern = encoder.of(match.game, decision)[:, encoder.features.index("x")]
    assert max(range(len(learned)), key=learned.__getitem__) == int(eastern.argmax())
