"""Choices: what a player's choices are worth beside the plan's, found by playing both on to the end.

`python -m bocage.arena.choices GAME/SCENARIO [--player hard] [--clock 0.45] [--matches N]` asks the player at some of
the questions of matches that `normal` plays. Where it would not take the plan's favourite, both options are played out
by the plan in the same worlds with the same dice.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, variance

import msgspec

from bocage import players, registry
from bocage.kernel.frames import Option
from bocage.kernel.game import Game
from bocage.kernel.match import Decision, Match
from bocage.players import Clock
from bocage.players.courses import courses
from bocage.players.imagining import Imagination, planned, question
from bocage.registry import system_of
from bocage.system import System

ASKED = 0.1
"""The share of the questions at which the player is asked."""
PLAYOUTS = 24


class Choice(msgspec.Struct, frozen=True):
    """One choice: the prompt, the seconds that it took, and what it gained on the plan's favourite, where 2 is all.

    `error` is the standard error of the gain, by how it differs from world to world.

    >>> Choice("action", 0.4).gain
    0.0
    """

    prompt: str
    seconds: float
    differs: bool = False
    gain: float = 0.0
    error: float = 0.0


def choices(title: str, player: str, clock: Clock, matches: int, playouts: int, seed: int = 0) -> Iterator[Choice]:
    """The choices of a player at some questions of matches that `normal` plays."""
    for number in range(seed, seed + matches):
        match, chance = registry.new(title, seed=number), random.Random(number)
        system = system_of(match)
        table = [players.make("normal", number, seat, system) for seat in range(match.game.seats)]
        while (decision := match.decision) is not None:
            if len(decision.options) > 1 and chance.random() < ASKED:
                yield weighed(match, decision, player, clock, playouts, chance)
            option = table[decision.seat].choose(match.view(decision.seat), decision, Clock())
            match.choose(option, seat=decision.seat)


def weighed(
    match: Match, decision: Decision, player: str, clock: Clock, playouts: int, chance: random.Random
) -> Choice:
    """What a player chooses, and what that gains on the plan's favourite."""
    system, view = system_of(match), match.view(decision.seat)
    imagined = Imagination(system, view, decision, chance.getrandbits(62))
    favourite = courses(imagined)[0].options[0]
    begun = clock.now()
    option = players.make(player, chance.getrandbits(62), decision.seat, system).choose(view, decision, clock)
    seconds = clock.now() - begun
    if option == favourite:
        return Choice(decision.prompt, seconds)
    gains = [
        end(system, imagined, option, world) - end(system, imagined, favourite, world) for world in range(playouts)
    ]
    return Choice(decision.prompt, seconds, True, fmean(gains), sqrt(variance(gains) / playouts))


def end(system: System, imagined: Imagination, option: Option, world: int) -> float:
    """How a match ends for the seat when the plan goes on from an option: 1 won, -1 lost."""
    game: Game = imagined.world(world)
    game.answer(imagined.decision.seat, option)
    while (asked := question(game)) is not None:
        game.answer(asked.seat, planned(system, game, asked))
    return imagined.value(game, imagined.decision.seat)


def line(name: str, found: Sequence[Choice]) -> str:
    """A row of the table: how many choices, how many differ, the gain over all of them, and the time in the middle.

    >>> line("all", [Choice("action", 0.4), Choice("action", 0.2, True, 0.5, 0.1), Choice("action", 0.3)])
    'all                          3 asked    1 differ  gain +0.167 ±0.033  0.30 s, 0.40 s at most'
    """
    error = sqrt(sum(choice.error**2 for choice in found)) / len(found)
    times = sorted(choice.seconds for choice in found)
    return (
        f"{name:26} {len(found):3} asked {sum(choice.differs for choice in found):4} differ  "
        f"gain {fmean(choice.gain for choice in found):+.3f} ±{error:.3f}  "
        f"{times[len(times) // 2]:.2f} s, {times[-1]:.2f} s at most"
    )


def main(arguments: Sequence[str]) -> None:
    """Say what the choices of a player are worth, prompt by prompt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--player", default="hard")
    parser.add_argument("--clock", type=float, default=0.45)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    clock = Clock(asked.clock, processor=True)
    by_prompt: defaultdict[str, list[Choice]] = defaultdict(list)
    for choice in choices(asked.title, asked.player, clock, asked.matches, asked.playouts, asked.seed):
        by_prompt[choice.prompt].append(choice)
    rows = sorted(by_prompt.items(), key=lambda row: -len(row[1]))
    everything = [choice for _, found in rows for choice in found]
    sys.stdout.writelines(f"{line(name, found)}\n" for name, found in [*rows, ("all", everything)] if found)


if __name__ == "__main__":
    main(sys.argv[1:])
