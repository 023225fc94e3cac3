"""The chart: what machine players know of a table by heart, worked out when it is first asked for."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from bocage.board.kept import Kept
from bocage.board.table import Path, Point
from bocage.board.table.points import between, squared
from bocage.systems.rules_of_engagement.mind.aims import aims_of
from bocage.systems.rules_of_engagement.rules.fire.averages import chance_to_hit
from bocage.systems.rules_of_engagement.scene.ground import Ground
from bocage.systems.rules_of_engagement.scene.scene import Man, Scene
from bocage.systems.rules_of_engagement.scene.sight import Sight
from bocage.systems.rules_of_engagement.schema.vocabulary import Mark, MoveClass, WeaponType
from bocage.systems.rules_of_engagement.state.game import Game

FAR_OFF = 1 << 16
KEPT = 1 << 15
STRIDE, CLOSE = 150.0, 0.65
"""How far from what the battle is about one is half as near, and how much that counts beside each step alike."""
MARKED: dict[Mark, float] = {"officer": 1.5, "nco": 0.8, "sniper": 1.0, "forward-observer": 1.0, "medic": 0.3}
"""What a man is worth besides a soldier, for what he is to the others."""
ARMED: dict[WeaponType, float] = {"isw": 0.6, "lmg": 1.0, "hmg": 1.5, "inf-at": 0.6, "mortar": 1.5, "flamethrower": 0.8}
"""And for what he bears."""
PROBED = 50
HARDER: dict[MoveClass, float] = {"very-difficult": 0.4, "difficult": 0.2, "impassable": 1.0}
"""The ground ahead is looked at every so many millimetres, and how much longer bad ground makes the way."""
SAMPLE = 3
"""So many of a squad are looked at where all would take too long: the first, the one in the middle, the last."""


class Looks(NamedTuple):
    """What some who fire see of others: which share of them, how near, and in what cover."""

    share: float
    far: int
    cover: int


BLIND = Looks(0.0, FAR_OFF, 0)


class Chart:
    """Chances by the rules' own numbers, what men are worth, and where one may stand."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.aims = aims_of(scene)
        """What the battle is about."""
        self.across = sqrt(squared((0, 0), scene.ground.size))
        """From one corner of the table to the other."""
        self.chances: Kept[tuple[int, int], float] = Kept(lambda key: chance_to_hit(scene, *key))
        """The chance to hit, by the skill of whoever fires and what is added to his die."""
        self.men: Kept[str, list[float]] = Kept(lambda kind: [self.worth(man) for man in scene.rosters[kind]])
        """What the men of each kind of squad are worth."""
        self.worths: Kept[str, float] = Kept(lambda kind: sum(self.men[kind]))
        """What squads of each kind are worth when they are whole."""
        self.looks: Kept[tuple[Ground, Sight, Path, Path], Looks] = Kept(self._looks, most=KEPT)
        """What some see of others."""
        self.ways: Kept[tuple[Ground, Point, Point], float] = Kept(self._way, most=KEPT)
        """How far it is from a point to another, as long as if all the ground in between were good."""
        self.fires: dict[object, object] = {}
        """The fire of squads by what they are: `firepower.fire_of` keeps it here."""

    def worth(self, man: Man) -> float:
        """What a man is worth; a rifleman is worth 1."""
        marked = max([MARKED.get(mark, 0.0) for mark in man.marks], default=0.0)
        return 1.0 + marked + max([ARMED.get(arm.type, 0.0) for arm in man.arms[:1]], default=0.0)

    def nearness(self, at: Point, goal: Point) -> float:
        """How near a point is to another, 1 where it is that one: each step counts, and the last ones most."""
        far = sqrt(squared(at, goal))
        return CLOSE * float(0.5 ** (far / STRIDE)) + (1.0 - CLOSE) * (1.0 - far / self.across)

    def nearest(self, at: Point) -> float:
        """How near a point is to the nearest goal."""
        return max([self.nearness(at, goal) for goal in self.scene.goals], default=0.0)

    def _way(self, key: tuple[Ground, Point, Point]) -> float:
        ground, start, end = key
        far, footing = sqrt(squared(start, end)), ground.footing
        parts = max(int(far) // PROBED, 1)
        harder = sum([HARDER.get(footing(between(start, end, part, parts)).move, 0.0) for part in range(1, parts)])
        return far * (1.0 + harder / parts)

    def _looks(self, key: tuple[Ground, Sight, Path, Path]) -> Looks:
        ground, sight, eyes, marks = key
        found = [(eye, at) for eye in eyes for at in marks if sight.sees(eye, at)]
        if not found:
            return BLIND
        far = min([sight.range(eye, at) for eye, at in found])
        seen = {at for _, at in found}
        covers = sorted(ground.cover(next(eye for eye, mark in found if mark == at), at) for at in seen)
        looking = len({eye for eye, _ in found}) / len(eyes)
        return Looks(looking, far, covers[len(covers) // 2])


def sample(places: Path) -> Path:
    """The few of some figures that are looked at.

    >>> sample(((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)))
    ((0, 0), (2, 0), (4, 0))
    """
    if len(places) <= SAMPLE:
        return places
    return places[0], places[len(places) // 2], places[-1]


def looks(game: Game, eyes: Path, marks: Path) -> Looks:
    """What those at some points see of those at others, as a few of both show."""
    if not eyes or not marks:
        return BLIND
    return chart_of(game.scene).looks[game.ground, game.sight, sample(eyes), sample(marks)]


@lru_cache(maxsize=32)
def chart_of(scene: Scene) -> Chart:
    """The chart of a scene."""
    return Chart(scene)
