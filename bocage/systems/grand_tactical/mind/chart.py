"""The chart: what machine players know of a scenario by heart, worked out once."""

from __future__ import annotations

from functools import lru_cache

from bocage.board.hex import Hex, StepsBack, backwards, costs_to
from bocage.board.kept import Kept
from bocage.kernel import Seat
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.schema.terrain import MovementClass
from bocage.systems.grand_tactical.schema.vocabulary import Outcome, WeaponClass

FAR = 160
"""Half points: what is farther away counts no more."""
DECAY = 0.72
"""What a goal counts for a unit that is a turn farther off."""
PACE: dict[MovementClass, int] = {"leg": 4 * HALF, "wheel": 12 * HALF, "track": 14 * HALF, "immobile": HALF}
"""What units of a class go in a turn, in half points."""
HARM: dict[Outcome, float] = {"": 0.0, "S?": 0.25, "S": 0.6, "C": 0.5, "1": 1.0, "E": 2.0}
"""What a result costs its target, in steps; a command point or a test may lessen it."""


class Chart:
    """Stakes of the objectives, the way to them, and what shots do on average."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.goals = tuple(scene.objectives)
        self.stakes = tuple(self._stakes(seat) for seat in (0, 1))
        """What each goal is worth to a seat: what it scores there, and what the enemy does not."""
        self.needed = self._needed()
        """The lead at which the first side wins and loses alike."""
        self.near: Kept[tuple[MovementClass, Hex], tuple[float, ...]] = Kept(self._nearness)
        """How much a goal counts for units of a class, from every hex: 1 where it is, less for every turn."""
        self.harm: Kept[tuple[WeaponClass, bool, int], float] = Kept(self._harm)
        """What a shot of a weapon at a value does on average, in steps of its target."""
        self._back: Kept[tuple[MovementClass, bool], StepsBack] = Kept(self._backwards)

    def _stakes(self, seat: Seat) -> dict[Hex, float]:
        found = dict.fromkeys(self.goals, 0.0)
        for score in self.scene.scenario.victory.scores:
            if score.place:
                found[self.scene.place(score.place, "victory")] += score.points
            elif score.area:
                for hex in self.scene.areas[score.area]:
                    found[hex] += score.points / 3
        return found

    def _needed(self) -> float:
        verdicts, sides = self.scene.scenario.victory.verdicts, self.scene.seats
        wins = [one.least for one in verdicts if one.winner == sides[0]]
        others = [one.least for one in verdicts if one.winner != sides[1]]
        return (min(wins) + min(others)) / 2 - 0.5 if wins else 0.0

    def _backwards(self, key: tuple[MovementClass, bool]) -> StepsBack:
        ground, size = self.scene.ground, len(self.scene.grid)
        table = ground.costs(*key)
        return backwards([table[hex] for hex in range(size)])

    def _nearness(self, key: tuple[MovementClass, Hex]) -> tuple[float, ...]:
        """By the quicker of marching in Column and advancing deployed."""
        mover, goal = key
        pace = PACE[mover]
        marched, advanced = (costs_to(self._back[mover, column], [goal], FAR) for column in (True, False))
        turns = [min((a + HALF) / pace, b / pace) for a, b in zip(marched, advanced, strict=True)]
        return tuple(DECAY**turn for turn in turns)

    def _harm(self, key: tuple[WeaponClass, bool, int]) -> float:
        row = self.scene.row(*key)
        return sum([HARM[result] for result in row]) / len(row)


@lru_cache(maxsize=32)
def chart_of(scene: Scene) -> Chart:
    """The chart of a scene."""
    return Chart(scene)
