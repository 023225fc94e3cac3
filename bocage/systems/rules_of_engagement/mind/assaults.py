"""Assaults: who would reach the enemy, and how the duels would end on average."""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.table import Path
from bocage.board.table.points import FINE, length, squared, towards
from bocage.kernel import UnitId
from bocage.mind import logistic
from bocage.systems.rules_of_engagement.mind.outlook import CASUALTY, HOLD, Outlook
from bocage.systems.rules_of_engagement.rules.close_combat.modifiers import bout, fighting_sum
from bocage.systems.rules_of_engagement.rules.fire.averages import FACES
from bocage.systems.rules_of_engagement.rules.movement.march import allowance
from bocage.systems.rules_of_engagement.schema.vocabulary import Command
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

SPARE = 20
"""How much further than in a straight line those go who charge."""
SWAY = 1.1
"""How surely the better sums decide a round."""
NUMBERS = 1.5
"""How much it decides to have more men in all: they come up in the next rounds."""
BEATEN, SWAMPED = 0.2, 0.6
"""What the loser loses of what is left to him, and how much more where he is alone against many."""
DOORWAY = 2
"""So many get at those in a house at once."""
FEW = 4
"""The sums of so many men of each side are looked at."""


class Clash(NamedTuple):
    """A round of close combat on average: who falls on either side, and the chance that the attacker wins."""

    killed: float
    lost: float
    won: float


@cache
def duel(lead: int) -> tuple[float, float]:
    """The chances that the first or the second of two men falls, by how much more the first adds to his die.

    >>> [round(chance, 2) for chance in duel(0)], [round(chance, 2) for chance in duel(3)]
    ([0.42, 0.42], [0.08, 0.83])
    """
    faces = range(1, FACES + 1)
    rolls = [(one + lead, other) for one in faces for other in faces]
    return sum(a < b for a, b in rolls) / len(rolls), sum(a > b for a, b in rolls) / len(rolls)


def clash(game: Game, squad: Squad, target: Squad, attackers: int) -> Clash:
    """How a round would go in which so many of a squad touch the enemy."""
    defenders = game.strength(target.id)
    pairs = min(attackers, defenders)
    doubled = min(attackers - pairs, pairs)
    lead = round(_sum(game, squad.id, target.id) - _sum(game, target.id, squad.id)) - _in_cover(game, squad, target)
    fall, kill = duel(lead)
    first_fall, first_kill = duel(lead + 1)
    second_fall, second_kill = duel(lead + 2)
    stands = 1.0 - first_kill
    killed = (pairs - doubled) * kill + doubled * (1.0 - stands * (1.0 - second_kill))
    lost = (pairs - doubled) * fall + doubled * (first_fall + stands * second_fall)
    more = log(game.strength(squad.id) / defenders)
    return Clash(killed, lost, logistic(2 * SWAY * (killed - lost) + NUMBERS * more))


def _sum(game: Game, unit: UnitId, against: UnitId) -> float:
    """What men of a squad add to their dice on average."""
    own, foe = bits(game.members[unit])[:FEW], bits(game.members[against])[0]
    return sum([fighting_sum(game, bout(game, one, foe, 0)).value for one in own]) / len(own)


def _in_cover(game: Game, squad: Squad, target: Squad) -> int:
    eye, at = game.places[squad.id][0], game.places[target.id][0]
    return game.scene.rulebook.combat.cover if game.ground.cover(eye, at) else 0


def in_reach(game: Game, squad: Squad, target: UnitId, command: Command) -> int:
    """How many of a squad would be near enough for a charge after they have gone up to the enemy."""
    book, foes, across = game.scene.rulebook, game.places[target], game.scene.across
    far = sorted(sqrt(min([squared(at, foe) for foe in foes])) - across for at in game.places[squad.id])
    most = allowance(game, squad, command, slowed=False) - SPARE
    gone = min(most, max(far[0] - book.movement.end_apart - SPARE, 0))
    if gone > 0 and not _is_open(game, squad, foes, command, most):
        return 0
    many = DOORWAY if all(game.ground.house_at(foe) is not None for foe in foes) else len(far)
    return min(sum(one - gone <= book.combat.reach - SPARE / 2 for one in far), many)


def _is_open(game: Game, squad: Squad, foes: Path, command: Command, most: int) -> bool:
    """Whether the foremost man finds a way up to the enemy that his order lets him go."""
    places = game.places[squad.id]
    start, foe = min([(at, foe) for at in places for foe in foes], key=lambda pair: squared(*pair))
    end = towards(foe, start, game.scene.rulebook.movement.end_apart + game.scene.across + SPARE)
    way = game.ground.ways.way(start, end)
    if way is None or length(way) > FINE * most:
        return False
    return command != "run" or not game.ground.is_hard_to_run(way)


def storm(view: Outlook, squad: Squad, target: Squad, attackers: int) -> float:
    """What an assault is worth, in men."""
    game = view.game
    if not attackers:
        return -view.worth(squad.id)
    fight = clash(game, squad, target, attackers)
    ours, theirs = view.worth(squad.id), view.worth(target.id)
    own, foes = game.strength(squad.id), game.strength(target.id)
    routed, repulsed = (BEATEN + SWAMPED * many / (own + foes) for many in (own, foes))
    taken = fight.killed / foes + fight.won * routed * (1.0 - fight.killed / foes)
    given = fight.lost / own + (1.0 - fight.won) * repulsed * (1.0 - fight.lost / own)
    prize = HOLD * view.held(game.places[target.id])
    return CASUALTY * (taken * theirs - given * ours) + fight.won * prize
