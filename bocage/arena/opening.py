"""Openings by simulated matches: which set-up of a scenario wins most, when the plan plays all that follows.

`python -m bocage.arena.opening GAME/SCENARIO… [--matches N]` lets set-ups race that differ from the plan's own, tries
the winner again in other matches, and writes it into the book beside the plan if it is better there too.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from math import sqrt
from typing import Any

from bocage import registry
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import Seat, dump
from bocage.mind.openings import BOOK, Opening, answered, question_key, scenario_key
from bocage.mind.tables import table_beside, write_table
from bocage.players.imagining import planned
from bocage.players.race import Race
from bocage.registry import system_of
from bocage.system import System

SETUPS = 16
"""How many set-ups race, the plan's own among them."""
BLUR = 0.5
"""By how much what the plan makes of a place is blurred to get others."""
SURELY = 1.6
"""By how many standard errors a set-up must be better in matches that it was not chosen by."""

Answers = dict[str, dict[str, Any]]


class Trial:
    """One scenario and one seat: matches in which that seat sets up as it is told, and the plan does all the rest.

    How others set up is blurred, differently in every world: what is good against one set-up only is not.
    """

    def __init__(self, title: str, seat: Seat) -> None:
        self.title = title
        self.seat = seat

    def value(self, answers: Answers, world: int) -> float:
        """What came of a match for the seat: 1 for a win, -1 for a loss."""
        match = self._played(answers, world, blurs=False)
        winners = match.result.winners if match.result is not None else ()
        return (1.0 if self.seat in winners else -1.0) if winners else 0.0

    def another(self, world: int) -> Answers:
        """A set-up more or less as the plan likes it."""
        found: Answers = {}
        self._played(found, world, blurs=True)
        return found

    def _played(self, answers: Answers, world: int, blurs: bool) -> Match:
        """A match by the plan; where the seat is to find a set-up of its own, it is added to the answers."""
        match = registry.new(self.title, seed=world)
        system, chance, opening = system_of(match), random.Random(world), Opening(self.title, answers)
        while (decision := match.decision) is not None:
            mine, placing = decision.seat == self.seat, decision.prompt in system.mind.plan.setup
            option: Any = answered(opening, decision) if mine and placing else None
            if option is None and placing and (blurs or not mine):
                option = blurred(system, match, decision, chance)
            if option is None:
                option = planned(system, match.game, decision)
            if mine and placing and blurs:
                answers[question_key(decision)] = dump(option)
            match.choose(option, seat=decision.seat)
        return match


def blurred(system: System, match: Match, decision: Decision, chance: random.Random) -> Any:
    """An option that the plan likes, more or less."""
    scores = system.mind.advise(match.game, decision)
    places = range(len(scores))
    return decision.options[max(places, key=lambda place: scores[place] + chance.gauss(0, BLUR))]


def best_setup(trial: Trial, matches: int) -> Answers | None:
    """The set-up that wins the race and is surely better than the plan's own in as many other matches, if any is."""
    setups: list[Answers] = [{}, *(trial.another(-1 - number) for number in range(SETUPS - 1))]
    race, tries = Race([0.0] * SETUPS), [0] * SETUPS
    while sum(tries) < matches and (runner := race.next(sum(tries) / matches)) is not None:
        race.tell(runner, trial.value(setups[runner], tries[runner]))
        tries[runner] += 1
    best = setups[race.winner()]
    gains = [trial.value(best, world) - trial.value({}, world) for world in range(matches, matches + matches // 2)]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    told = f"{trial.title}, seat {trial.seat}: {100 * mean / 2:+.0f} per cent of matches, give or take {50 * error:.0f}"
    sys.stdout.write(told + "\n")
    return best if mean > SURELY * error else None


def main(arguments: Sequence[str]) -> None:
    """Find openings for the scenarios that are asked for, and keep them in the books."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--matches", type=int, default=400)
    asked = parser.parse_args(arguments)
    for title in asked.titles:
        system, scenario = registry.scenario(title)
        game = registry.new(title, seed=0).game
        answers: Answers = {}
        for seat in range(game.seats):
            answers |= best_setup(Trial(title, seat), asked.matches) or {}
        plan = system.folder / "mind" / "plan.py"
        book = table_beside(str(plan), BOOK, dict[str, Opening])
        key = scenario_key(game.scene)  # type: ignore[attr-defined]
        book = {known: opening for known, opening in book.items() if known != key and opening.title != scenario}
        if answers:
            book[key] = Opening(scenario, answers)
        write_table(plan.with_name(BOOK), book)


if __name__ == "__main__":
    main(sys.argv[1:])
