"""Lines of supply: from a headquarters along roads to a source, and from units to their headquarters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bocage.board.hex import Hex, reach
from bocage.board.kept import Kept
from bocage.board.reach import Reach, Steps
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.scene.ground import Going, Way
from bocage.systems.tide_of_fortune.scene.roads import Net
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division, Unit, other

BOUND = bytes.maketrans(bytes(range(5)), b"01111")
CONTROLLED = bytes.maketrans(bytes(range(5)), b"00011")
"""Which grips of the enemy close a hex to lines, as binary digits: see `Grip`."""
KEPT_BRIDGES = 32
"""For so many states of ground and bridges the steps of lines are kept."""


def open_hexes(game: Game, seat: Seat) -> int:
    """The hexes that a side's lines may enter: without enemies, and out of their zones or with a unit of its own.

    [tof.6.hq-line-enemy tof.6.unit-line-enemy tof.ruling.supply-contested tof.6.ground-route]
    """
    digits = BOUND if game.scene.settings.contested_hexes_block_supply else CONTROLLED
    closed = int(game.grips[seat].translate(digits)[::-1], 2)
    everywhere = (1 << len(game.scene.grid)) - 1
    return (everywhere & ~closed | game.occupied[seat]) & ~game.occupied[other(seat)]


def has_line(game: Game, division: Division) -> bool:
    """Whether a headquarters traces a line to a source: to a road beside it, or by a town to one, then along roads.

    [tof.6.hq-line tof.6.hq-line-first-hex tof.6.hq-line-roads tof.6.hq-line-enemy tof.6.sources
    tof.6.german-sources tof.3.cmd-hq-line-motorised tof.3.cmd-hq-line-infantry tof.ruling.hq-command-line
    tof.ruling.entry-lost]
    """
    hq, scene = game.hq_of(division), game.scene
    mover = scene.printed(division.id).mover
    clear = open_hexes(game, division.seat)
    sources = game.sources(division.seat)
    if sources >> hq.hex & 1:
        return True
    supplied = scene.roads.connected[Net(mover, sources, clear & (scene.roads.hexes[mover] | sources), game.down)]
    goals = supplied & (scene.roads.hexes[mover] | scene.ground.towns)
    rows = scene.ground.ways[Going(mover, game.muddy, game.now.flooded)]
    first = [way.to for way in rows[hq.hex] if clear >> way.to & 1 and step_cost(way, game.down) is not None]
    towns = [hex for hex in first if scene.ground.towns >> hex & 1]
    second = [way.to for hex in towns for way in rows[hex] if step_cost(way, game.down) is not None]
    return any(goals >> hex & 1 for hex in (*first, *second))


def step_cost(way: Way, down: int) -> tuple[int, bool] | None:
    """What a line pays for a step, and whether it goes by road; None where it is barred. `down` are blown bridges.

    [tof.6.unit-line-length tof.ruling.road-cut]
    """
    stands = way.bridge < 0 or not down >> way.bridge & 1
    road = way.road if stands else 0
    field = way.bridged if stands and way.bridged else way.field
    if road and (not field or road <= field):
        return road, True
    return (field, False) if field else None


class LineStep(NamedTuple):
    """A step of a line, followed backwards."""

    cost: int
    before: tuple[Hex]
    passes: bool
    """Whether a line may come through the hex before, and not only begin there."""


class LineSteps:
    """The steps of lines into each hex: those at a headquarters and those elsewhere, worked out when first asked for.

    They hang on the ground and on bridges alone. Rough ground is crossed by road alone; where a line begins or ends it
    is not crossed.

    [tof.6.unit-line tof.6.unit-line-terrain tof.ruling.westwall-line]
    """

    def __init__(self, scene: Scene, going: Going, down: int) -> None:
        self._scene, self._flooded, self._down = scene, going.flooded, down
        self._into = scene.roads.into[going]
        self.at_hq: Kept[Hex, Sequence[LineStep]] = Kept(lambda here: self._steps(here, False))
        self.elsewhere: Kept[Hex, Sequence[LineStep]] = Kept(lambda here: self._steps(here, self.is_rough(here)))

    def is_rough(self, hex: Hex) -> bool:
        """Whether only a road leads a line through a hex."""
        scene = self._scene
        return scene.ground.terrain(hex, self._flooded).line >= scene.rulebook.supply.blocking_line

    def _steps(self, here: Hex, into_rough: bool) -> Sequence[LineStep]:
        """From where a line may enter a hex, the cheapest first."""
        found = []
        for before, way in self._into[here]:
            from_rough = self.is_rough(before)
            price = self._price(way, into_rough, from_rough)
            if price is not None:
                cost, by_road = price
                found.append(LineStep(cost, (before,), by_road or not from_rough))
        return sorted(found)

    def _price(self, way: Way, into_rough: bool, from_rough: bool) -> tuple[int, bool] | None:
        """By road where one end is rough and a road is there; else the cheaper of road and country."""
        price = step_cost(way, self._down)
        if price is None or price[1] or not (into_rough or from_rough):
            return price
        stands = way.bridge < 0 or not self._down >> way.bridge & 1
        if way.road and stands:
            return way.road, True
        return None if into_rough else price


@lru_cache(maxsize=KEPT_BRIDGES)
def line_steps(scene: Scene, going: Going, down: int) -> LineSteps:
    """The steps of lines while such bridges are down."""
    return LineSteps(scene, going, down)


class LinesBack:
    """The steps of units' lines towards their headquarters, followed backwards: what it costs to come from each hex."""

    __slots__ = ("_open", "_steps", "hq")

    def __init__(self, game: Game, hq: Hex, mover: Mover, seat: Seat) -> None:
        self.hq = hq
        self._steps = line_steps(game.scene, Going(mover, game.muddy, game.now.flooded), game.down)
        self._open = open_hexes(game, seat)

    def is_rough(self, hex: Hex) -> bool:
        """Whether only a road leads a line through a hex."""
        return self._steps.is_rough(hex)

    def __getitem__(self, here: Hex, /) -> Steps:
        """See `Costs`."""
        clear = self._open
        return tuple([(cost, before) for cost, before, passes in self.steps(here) if passes and clear >> before[0] & 1])

    def steps(self, here: Hex) -> Sequence[LineStep]:
        """From where a line may enter a hex, whoever stands there."""
        return self._steps.at_hq[here] if here == self.hq else self._steps.elsewhere[here]


def reaches_hq(game: Game, division: Division, unit: Unit) -> bool:
    """Whether a unit traces a line to its headquarters, of its own length; to a disrupted one there is none.

    [tof.8.disrupt-hq tof.6.unit-line tof.6.unit-line-length tof.6.unit-line-enemy tof.6.unit-line-terrain]
    """
    hq = game.hq_of(division)
    if not hq.on_map or hq.disrupted:
        return False
    if unit.hex == hq.hex:
        return True
    mover: Mover = "mot" if game.profile(unit).motorised else "leg"
    most = game.scene.rulebook.supply.mot if mover == "mot" else game.scene.rulebook.supply.leg
    back = LinesBack(game, hq.hex, mover, unit.seat)
    found: Reach = reach(back, hq.hex, most)
    if unit.hex in found.cost:
        return True
    if not back.is_rough(unit.hex):
        return False
    return any(
        before == (unit.hex,) and cost + found.cost[here] <= most
        for here in game.scene.grid.neighbours(unit.hex)
        if here in found.cost
        for cost, before, _ in back.steps(here)
    )
