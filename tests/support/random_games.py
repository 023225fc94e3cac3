"""Random games, looked at on their way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bocage import arena, players, registry
from bocage.kernel import Decision, Match


def decisions(title: str, seed: int = 3) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a random game."""
    match, random = registry.new(title, seed=seed), Random(seed)
    while (decision := match.decision) is not None:
        yield match, decision
        match.choose(random.choice(decision.options), seat=decision.seat)


def matches(title: str, every: int, seed: int = 3) -> Iterator[Match]:
    """A random game at some of its decisions: one in so many."""
    for number, (match, _) in enumerate(decisions(title, seed), start=1):
        if number % every == 0:
            yield match


def played(title: str, most: int, seed: int = 5) -> Match:
    """A match after so many decisions of random players."""
    match = registry.new(title, seed=seed)
    arena.play(match, [players.make("random", seed, seat) for seat in range(match.game.seats)], most=most)
    return match
