"""Priors: how likely a search is to choose an option, learned from matches that it plays against itself.

`python -m bocage.arena.priors GAME/SCENARIO [--matches N] [--iterations I] [--jobs J] [--into FILE] [--keep]` plays the
matches in J processes, learns from eight tenths of them, stops by another tenth, and prints how well the choices of the
last one are foretold: log losses by the plan's expectation, scaled to the same data, and by what was learned. With
`--keep` searches go by the prior from now on: that is for one that has been shown to win.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bocage import registry
from bocage.arena.learning import BATCH, EPOCHS, PATIENCE, Descent, Whole
from bocage.arena.playing import MOST_DECISIONS, UNTIMED
from bocage.mind.channels import Array
from bocage.mind.learned import PRIORS, learned_file
from bocage.mind.prior import Prior, gaps, save
from bocage.players.imagining import Imagination
from bocage.players.option_rows import OptionRows
from bocage.players.search import Budget, SearchPlayer
from bocage.registry import system_of

HIDDEN = 16
DECAY = 0.001
PORTION = 4
"""So many matches are played by a process at a time."""


class Choices(NamedTuple):
    """Questions that a search was asked: the rows of all options, where those of each begin, which it chose."""

    rows: Array
    gaps: Array
    starts: Whole
    chosen: Whole
    matches: Whole

    def of(self, places: Whole) -> Choices:
        """Some of the questions."""
        ends = np.append(self.starts[1:], len(self.rows))
        sizes = ends[places] - self.starts[places]
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        taken = np.arange(sizes.sum()) + np.repeat(self.starts[places] - starts, sizes)
        return Choices(self.rows[taken], self.gaps[taken], starts, self.chosen[places], self.matches[places])


def together(parts: Sequence[Choices]) -> Choices:
    """Questions of several portions, one after the other."""
    begins = np.cumsum([0, *(len(part.rows) for part in parts[:-1])])
    return Choices(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.gaps for part in parts]),
        np.concatenate([part.starts + begin for part, begin in zip(parts, begins, strict=True)]),
        np.concatenate([part.chosen for part in parts]),
        np.concatenate([part.matches for part in parts]),
    )


def watched(title: str, numbers: range, iterations: int) -> Choices:
    """What a search chose where it weighed several courses, in the matches of these numbers, which are their seeds."""
    rows: list[Array] = []
    expected: list[Array] = []
    starts, chosen, matches = [0], list[int](), list[int]()
    for number in numbers:
        match = registry.new(title, seed=number)
        system = system_of(match)
        encoder = OptionRows(system, match.view(0))
        players = [
            SearchPlayer(f"{number}/{seat}", system, Budget(iterations=iterations)) for seat in range(match.game.seats)
        ]
        for _ in range(MOST_DECISIONS):
            if (decision := match.decision) is None:
                break
            view, player = match.view(decision.seat), players[decision.seat]
            player.reason = None
            option = player.choose(view, decision, UNTIMED)
            if player.reason is not None:
                imagined = Imagination(system, view, decision, number)
                rows.append(encoder.of(view.board(), decision))
                expected.append(gaps(imagined.advice()))
                starts.append(starts[-1] + len(decision.options))
                chosen.append(decision.options.index(option))
                matches.append(number)
            match.choose(option, seat=decision.seat)
    return Choices(
        np.concatenate(rows), np.concatenate(expected), np.array(starts[:-1]), np.array(chosen), np.array(matches)
    )


def gathered(title: str, most: int, iterations: int, jobs: int) -> Choices:
    """What a search chose in so many matches."""
    portions = [range(begin, min(begin + PORTION, most)) for begin in range(0, most, PORTION)]
    with get_context().Pool(max(1, min(jobs, len(portions)))) as pool:
        return together(list(pool.imap(partial(watched, title, iterations=iterations), portions)))


def _shares(choices: Choices, logits: Array) -> Array:
    """How likely each option is, among those of its question."""
    sizes = np.diff(np.append(choices.starts, len(choices.rows)))
    powers = np.exp(logits - np.repeat(np.maximum.reduceat(logits, choices.starts), sizes))
    shares: Array = powers / np.repeat(np.add.reduceat(powers, choices.starts), sizes)
    return shares


def log_loss(choices: Choices, logits: Array) -> float:
    """How badly logits foretell what was chosen."""
    return float(-np.mean(np.log(_shares(choices, logits)[choices.starts + choices.chosen] + 1e-12)))


def by_plan(choices: Choices, trust: float) -> float:
    """How badly the plan's expectation foretells what was chosen, when it counts so much."""
    return log_loss(choices, (trust * choices.gaps).astype(np.float32))


def by_prior(choices: Choices, prior: Prior) -> float:
    """How badly a prior does."""
    return log_loss(choices, prior.logits(choices.rows, choices.gaps))


class Learner:
    """A prior that learns by gradient descent."""

    def __init__(self, width: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.descent = Descent(
            [
                (chance.normal(size=(width, HIDDEN)) / np.sqrt(width)).astype(np.float32),
                np.zeros(HIDDEN, np.float32),
                (chance.normal(size=HIDDEN) * 0.1).astype(np.float32),
                np.ones(1, np.float32),
            ]
        )

    @property
    def prior(self) -> Prior:
        """What was learned so far."""
        inner, inner_bias, outer, trust = self.descent.weights
        return Prior(inner.copy(), inner_bias.copy(), outer.copy(), float(trust[0]))

    def learn(self, choices: Choices) -> None:
        """One step towards what was chosen."""
        inner, inner_bias, outer, trust = self.descent.weights
        hidden = np.tanh(choices.rows @ inner + inner_bias)
        error = _shares(choices, trust * choices.gaps + hidden @ outer)
        error[choices.starts + choices.chosen] -= 1
        error /= len(choices.chosen)
        back = np.outer(error, outer) * (1 - hidden**2)
        self.descent.move(
            [
                choices.rows.T @ back + DECAY * inner,
                back.sum(axis=0),
                hidden.T @ error + DECAY * outer,
                np.array([(error * choices.gaps).sum()]),
            ]
        )


def fit(choices: Choices, seed: int = 0) -> tuple[Prior, dict[str, float]]:
    """A prior that fits eight tenths of the matches, and log losses on a tenth unseen, by the plan and by the prior."""
    tenth = choices.matches % 10
    taught, aside, kept = (np.flatnonzero(where) for where in (tenth < 8, tenth == 8, tenth == 9))
    learned, checked, unseen = choices.of(taught), choices.of(aside), choices.of(kept)
    scale = min(np.linspace(0.0, 3.0, 61).tolist(), key=lambda one: by_plan(learned, one))
    learner, chance = Learner(choices.rows.shape[1], seed), np.random.default_rng(seed)
    best, found, since = np.inf, learner.prior, 0
    for _ in range(EPOCHS):
        for batch in np.array_split(chance.permutation(len(taught)), max(len(taught) // BATCH, 1)):
            learner.learn(learned.of(batch))
        prior = learner.prior
        loss = by_prior(checked, prior)
        since += 1
        if loss < best:
            best, found, since = loss, prior, 0
        if since == PATIENCE:
            break
    return found, {"by the plan": by_plan(unseen, scale), "learned": by_prior(unseen, found)}


def main(arguments: Sequence[str]) -> None:
    """Learn from a search's choices in a scenario, say how well, and write the prior where it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=64, help="of the search, for each choice")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--seed", type=int, default=0, help="of the training; the matches are numbered from 0")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args(arguments)
    choices = gathered(asked.title, asked.matches, asked.iterations, asked.jobs)
    prior, losses = fit(choices, asked.seed)
    told = ", ".join(f"{name} {loss:.3f}" for name, loss in losses.items())
    sys.stdout.write(f"{asked.title}: {asked.matches} matches, {len(choices.chosen)} choices; log loss {told}\n")
    if asked.into is not None:
        save(asked.into, prior)
    if asked.keep:
        match = registry.new(asked.title, seed=0)
        save(learned_file(system_of(match).folder / "mind", PRIORS, match.view(0).scene), prior)


if __name__ == "__main__":
    main(sys.argv[1:])
