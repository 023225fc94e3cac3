"""Calibration: what one in the plan's scores is worth in the evaluation, fitted to outcomes of tries.

`python -m bocage.arena.calibration GAME[/SCENARIO]… [--matches N]` plays matches by the plan, tries what it likes and
what it does not in imagined worlds on the way, and writes what it found beside the plans.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Sequence

from bocage import registry
from bocage.kernel.match import Decision, Match
from bocage.mind.plan import SCALE
from bocage.mind.tables import SCALES, write_table
from bocage.players.imagining import Horizon, Imagination, planned
from bocage.registry import system_of
from bocage.system import System

ASKED = 0.1
"""The share of the questions at which options are tried."""
TRIED, WORLDS = 4, 3
"""How many options are tried beside the favourite, and in how many worlds."""
FAR = 3.0
"""Scores further below the favourite's than this say only that an option is bad."""
PRIOR = 20.0
"""How much evidence it takes to move a scale half the way from what is taken for granted."""
LEAST, MOST = 0.005, 0.3


class Slope:
    """What one in the scores is worth: a line through nothing, with some evidence for the usual scale to begin with.

    >>> slope = Slope()
    >>> for _ in range(400):
    ...     slope.add(-1.0, -0.2)
    >>> round(slope.value, 2), round(Slope().value, 2)
    (0.19, 0.05)
    """

    def __init__(self) -> None:
        self._squares = PRIOR
        self._products = PRIOR * SCALE

    def add(self, score: float, gain: float) -> None:
        """One try of an option with so much more or less in the scores than the favourite, and what it gained on it."""
        score = max(score, -FAR)
        self._squares += score * score
        self._products += score * gain

    @property
    def value(self) -> float:
        """The slope that fits best, within reason."""
        return min(max(self._products / self._squares, LEAST), MOST)


def outcome(imagined: Imagination, option: object, world: int) -> float:
    """How an option turns out in a world at the end of the rounds that a search looks ahead."""
    mind, seat = imagined.system.mind, imagined.decision.seat
    game = imagined.world(world)
    horizon = Horizon(30 * mind.foresight, mind.stage(game) + mind.foresight - 1)
    imagined.follow(game, [option])
    imagined.finish(game, horizon)
    return imagined.value(game, seat)


def try_out(match: Match, decision: Decision, slope: Slope, chance: random.Random) -> None:
    """Try the plan's favourite and some other options of a question in the same worlds."""
    system = system_of(match)
    imagined = Imagination(system, match.view(decision.seat), decision, chance.getrandbits(62))
    scores = system.mind.advise(imagined.world(0), decision)
    best = max(range(len(scores)), key=scores.__getitem__)
    others = [place for place, score in enumerate(scores) if score < scores[best]]
    usual = [outcome(imagined, decision.options[best], world) for world in range(WORLDS if others else 0)]
    for place in chance.sample(others, min(TRIED, len(others))):
        for world, other in enumerate(usual):
            slope.add(scores[place] - scores[best], outcome(imagined, decision.options[place], world) - other)


def calibrate(titles: Sequence[str], matches: int, seed: int = 0) -> dict[str, float]:
    """What one in the plan's scores is worth, by prompt, in matches of these scenarios that the plan plays."""
    slopes: defaultdict[str, Slope] = defaultdict(Slope)
    for number in range(matches * len(titles)):
        match = registry.new(titles[number % len(titles)], seed=seed + number)
        system, chance = system_of(match), random.Random(seed + number)
        while (decision := match.decision) is not None:
            if len(decision.options) > 1 and chance.random() < ASKED:
                try_out(match, decision, slopes[decision.prompt], chance)
            match.choose(planned(system, match.game, decision), seat=decision.seat)
    return {prompt: round(slope.value, 4) for prompt, slope in slopes.items()}


def main(arguments: Sequence[str]) -> None:
    """Calibrate the plans of the games that are asked for, each by the scenarios that are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--matches", type=int, default=40)
    asked = parser.parse_args(arguments)
    games: defaultdict[System, list[str]] = defaultdict(list)
    for title in asked.titles:
        system, scenario = registry.scenario(title)
        games[system].append(f"{system.name}/{scenario}")
    for system, titles in games.items():
        write_table(system.folder / "mind" / SCALES, calibrate(titles, asked.matches))


if __name__ == "__main__":
    main(sys.argv[1:])
