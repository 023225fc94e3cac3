"""Random games of Heroes of Normandie, looked at now and then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bocage import registry
from bocage.kernel import Match
from bocage.systems.heroes_of_normandie.state.game import Game


def matches(scenario: str, every: int, seed: int = 3) -> Iterator[Match]:
    """A random game, at some of its decisions."""
    match = registry.new(f"heroes-of-normandie/{scenario}", seed=seed)
    random, number = Random(seed), 0
    while (decision := match.decision) is not None:
        number += 1
        if number % every == 0:
            yield match
        match.choose(random.choice(decision.options), seat=decision.seat)


def positions(scenario: str, every: int, seed: int = 3) -> Iterator[Game]:
    """The positions at these decisions."""
    for match in matches(scenario, every, seed):
        assert isinstance(match.game, Game)
        yield match.game
