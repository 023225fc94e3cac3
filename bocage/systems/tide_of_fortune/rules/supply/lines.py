"""Lines of supply: from a headquarters along roads to a source, and from units to their headquarters."""

from __future__ import annotations

from bocage.board.hex import Hex, reach
from bocage.board.reach import Reach, Steps
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.scene.ground import Going, Way
from bocage.systems.tide_of_fortune.scene.roads import Net
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division, Unit, other

BOUND = bytes.maketrans(bytes(range(5)), b"01111")
CONTROLLED = bytes.maketrans(bytes(range(5)), b"00011")
"""Which grips of the enemy close a hex to lines, as binary digits: see `Grip`."""


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
    first = [way.to for way in rows[hq.hex] if clear >> way.to & 1 and step_cost(game, way) is not None]
    towns = [hex for hex in first if scene.ground.towns >> hex & 1]
    second = [way.to for hex in towns for way in rows[hex] if step_cost(game, way) is not None]
    return any(goals >> hex & 1 for hex in (*first, *second))


def step_cost(game: Game, way: Way) -> tuple[int, bool] | None:
    """What a line pays for a step, and whether it goes by road; None where it is barred.

    [tof.6.unit-line-length tof.ruling.road-cut]
    """
    stands = way.bridge < 0 or not game.down >> way.bridge & 1
    road = way.road if stands else 0
    field = way.bridged if stands and way.bridged else way.field
    if road and (not field or road <= field):
        return road, True
    return (field, False) if field else None


class LinesBack:
    """The steps of units' lines towards their headquarters, followed backwards: what it costs to come from each hex.

    Rough ground is crossed by road alone; where a line begins or ends it is not crossed.

    [tof.6.unit-line tof.6.unit-line-terrain tof.ruling.westwall-line]
    """

    __slots__ = ("_game", "_into", "_limit", "_open", "hq")

    def __init__(self, game: Game, hq: Hex, mover: Mover, seat: Seat) -> None:
        self._game, self.hq = game, hq
        self._into = game.scene.roads.into[Going(mover, game.muddy, game.now.flooded)]
        self._open = open_hexes(game, seat)
        self._limit = game.scene.rulebook.supply.blocking_line

    def is_rough(self, hex: Hex) -> bool:
        """Whether only a road leads a line through a hex."""
        game = self._game
        return game.scene.ground.terrain(hex, game.now.flooded).line >= self._limit

    def __getitem__(self, here: Hex, /) -> Steps:
        """See `Costs`."""
        found = []
        for before, cost, by_road in self.steps(here):
            if self._open >> before & 1 and (by_road or not self.is_rough(before)):
                found.append((cost, (before,)))
        found.sort()
        return tuple(found)

    def steps(self, here: Hex) -> list[tuple[Hex, int, bool]]:
        """From where a line may enter a hex, at what cost, and whether by road."""
        found = []
        for before, way in self._into[here]:
            price = self._price(way, here != self.hq and self.is_rough(here), self.is_rough(before))
            if price is not None:
                found.append((before, *price))
        return found

    def _price(self, way: Way, into_rough: bool, from_rough: bool) -> tuple[int, bool] | None:
        """By road where one end is rough and a road is there; else the cheaper of road and country."""
        price = step_cost(self._game, way)
        if price is None or price[1] or not (into_rough or from_rough):
            return price
        stands = way.bridge < 0 or not self._game.down >> way.bridge & 1
        if way.road and stands:
            return way.road, True
        return None if into_rough else price


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
        before == unit.hex and cost + found.cost[here] <= most
        for here in game.scene.grid.neighbours(unit.hex)
        if here in found.cost
        for before, cost, _ in back.steps(here)
    )
