"""Ways: what a step costs a unit under an order, by road or across country, and which steps zones bar."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.board.reach import Steps
from bocage.kernel import Refusal
from bocage.systems.tide_of_fortune.rules.zones.limits import why_barred
from bocage.systems.tide_of_fortune.scene.ground import Going, Way
from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.schema.rulebook import Order
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover, OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, grip_on, load_of, projected
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, Unit, other

TIGERS = "heavy-armour"


class Price(NamedTuple):
    """What a step costs, in half points (in an Assault, hexes), and whether it is paid at a road's rate."""

    cost: int
    by_road: bool


class Ways:
    """The steps that a unit can take under an order, as a search asks for them.

    `start` is the hex from which it set out and `origin` how it was bound there, with its own zone still in place.

    [tof.7.move-limits tof.7.stack-road-block tof.7.stack-offroad-pass tof.ruling.zoc-moving tof.6.iso-no-ab]
    """

    __slots__ = (
        "_ab",
        "_assault",
        "_cities",
        "_down",
        "_ferries",
        "_game",
        "_grips",
        "_kept",
        "_loads",
        "_motorised",
        "_order",
        "_own",
        "_rows",
        "_tigers",
        "_unit",
        "_zones",
        "origin",
        "start",
    )

    def __init__(self, game: Game, unit: Unit, kind: OrderKind, start: Hex, origin: Grip) -> None:
        motorised = game.profile(unit).motorised
        enemy = other(unit.seat)
        self._game, self._unit, self._motorised = game, unit, motorised
        self._rows = game.scene.ground.ways[Going("mot" if motorised else "leg", game.muddy, game.now.flooded)]
        self._order: Order = game.scene.rulebook.orders[kind]
        self._own = load_of(game, unit)
        self._loads, self._down = game.loads, game.down
        self._grips, self._zones = game.grips[unit.seat], game.zones[enemy]
        self._ab = 0 if unit.iso else game.face(unit).ab
        self._cities = new_cities(game) if unit.seat == ALLIED else frozenset()
        self._tigers = tigers_zone(game) if motorised and unit.seat == ALLIED else {}
        self._kept = held_bridgeheads(game, unit) if game.neutral[enemy] else frozenset()
        self._ferries = game.scene.ferries if unit.seat == GERMAN and kind == "maneuver" else {}
        self._assault = self._order.move == "hexes"
        self.start, self.origin = start, origin

    def __getitem__(self, here: Hex, /) -> Steps:
        """See `Costs`.  [tof.7.stack-road-block tof.7.stack-offroad-pass]"""
        bound = self.origin if here == self.start else self._grips[here]
        grips, down, loads, own = self._grips, self._down, self._loads, self._own
        plain = not (self._assault or self._cities or self._kept)
        found: list[tuple[int, tuple[Hex]]] = []
        for way in self._rows[here]:
            to, field, bridged, road, limit, bridge = way
            if plain:
                stands = bridge < 0 or not down >> bridge & 1
                cost = (bridged if stands and bridged else 0) or field
                if road and stands and (not cost or road <= cost) and loads[to] + own <= limit:
                    cost = road
                if not cost:
                    continue
            else:
                price = self._price(way)
                if price is None or to in self._kept:
                    continue
                cost = price.cost
            if (bound or grips[to]) and self._barred(bound, to):
                continue
            found.append((cost, (to,)))
        if here in self._ferries:
            found += [
                (price.cost, (to,))
                for to in self._ferries[here]
                if (price := self._by_ferry(to)) is not None and not self._barred(bound, to)
            ]
        found.sort()
        return tuple(found)

    def grip(self, hex: Hex) -> Grip:
        """How the unit is bound in a hex."""
        return self.origin if hex == self.start else Grip(self._grips[hex])

    def price(self, here: Hex, to: Hex) -> Price | None:
        """What a step costs; None where it cannot be taken at all."""
        way = next((way for way in self._rows[here] if way.to == to), None)
        found = None if way is None else self._price(way)
        return found or (self._by_ferry(to) if to in self._ferries.get(here, ()) else None)

    def _by_ferry(self, to: Hex) -> Price | None:
        """Over a ferry, across country beyond it.  [tof.9.ferry]"""
        cost = self._ferry_cost(to, "mot" if self._motorised else "leg")
        return None if cost is None else Price(cost, False)

    def _ferry_cost(self, to: Hex, mover: Mover) -> int | None:
        """The cost of the hex beyond a ferry, and that of the ferry.  [tof.7.ferry-cost]"""
        ground = self._game.scene.ground
        cost, ferry = ground.terrain(to, self._game.now.flooded).cost(mover), ground.chart.ferry
        return None if cost is None else cost + (ferry.mot if mover == "mot" else ferry.leg)

    def _barred(self, bound: int, to: Hex) -> str:
        """[tof.7.zoc-order-limits tof.9.tigers]"""
        there, zone = Grip(self._grips[to]), self._zones[to]
        if bound and (more := self._tigers.get(to, 0)):
            zone += more
            there = grip_on(self._game.zones[self._unit.seat][to], zone, self._game.scene.rulebook.zones)
        return why_barred(self._order, Grip(bound), there, self._ab > zone)

    def _price(self, way: Way) -> Price | None:
        """The cheaper of road and country; the road is closed where it is full, or its bridge is down.

        [tof.7.stack-road-block tof.7.stack-offroad-pass tof.ruling.road-cut tof.7.city-liberation
        tof.ruling.city-first-road]
        """
        stands = way.bridge < 0 or not self._down >> way.bridge & 1
        road = way.road if stands and way.road and self._loads[way.to] + self._own <= way.limit else 0
        field = (way.bridged if stands and way.bridged else 0) or way.field
        if not road and not field:
            return None
        if self._assault:
            return self._in_assault(bool(road))
        by_road = bool(road) and (not field or road <= field)
        cost = road if by_road else field
        return Price(cost * self._game.scene.rulebook.movement.city_factor if way.to in self._cities else cost, by_road)

    def _in_assault(self, by_road: bool) -> Price:
        """Hexes count, for motorised units double off the road.  [tof.5.assault-move]"""
        numbers = self._game.scene.rulebook.movement
        return Price(numbers.assault_offroad if self._motorised and not by_road else 1, by_road)

    def why_not(self, here: Hex, to: Hex) -> Refusal | None:
        """Why a step cannot be taken, whatever its cost."""
        about = {"unit": self._unit.id, "hex": to}
        if self.price(here, to) is None:
            return Refusal("tof.7.move-columns", about)
        if to in self._kept:
            return Refusal("tof.8.bt-enemy-entry", about)
        rule = self._barred(self.grip(here), to)
        return Refusal(rule, about) if rule else None


def new_cities(game: Game) -> frozenset[Hex]:
    """The cities that no Allied unit has entered yet.  [tof.7.city-liberation tof.ruling.city-first-road]"""
    return frozenset(site.hex for site in game.sites if not site.liberated and site.hex in game.scene.cities)


def tigers_zone(game: Game) -> dict[Hex, int]:
    """What heavy tanks add to their zone against Allied motorised units that penetrate it.  [tof.9.tigers]"""
    found: dict[Hex, int] = {}
    more = game.scene.rulebook.zones.tigers - 1
    for unit in game.units_of(game.assets[GERMAN]):
        if game.profile(unit).look != TIGERS:
            continue
        for near, _, _ in game.scene.ground.around[unit.hex]:
            found[near] = found.get(near, 0) + more * projected(game, unit, near, False)
    return found


def held_bridgeheads(game: Game, unit: Unit) -> frozenset[Hex]:
    """The hexes with breakthrough markers of the enemy that a unit and its friends beside them are too weak to enter.

    [tof.8.bt-enemy-entry tof.9.sapper-remove tof.ruling.sapper-vs-breakthrough tof.ruling.bridgehead-together]
    """
    enemy = other(unit.seat)
    zones = game.zones[enemy]
    sappers = frozenset(one.hex for one in game.markers if one.kind == "sapper" and one.seat == enemy)
    double = game.scene.rulebook.zones.sapper
    found = set()
    for hex in bits(game.neutral[enemy]):
        total = game.face(unit).tr + sum(
            [
                game.face(friend).tr
                for near in bits(game.scene.grid.adjacent[hex] & game.occupied[unit.seat])
                for friend in game.units_in(near)
                if not friend.disrupted
            ]
        )
        if total < double * zones[hex] if hex in sappers else total <= zones[hex]:
            found.add(hex)
    return frozenset(found)


def allowance(game: Game, unit: Unit, kind: OrderKind) -> int:
    """What a unit may spend under an order, in half points; in an Assault, hexes.

    [tof.5.assault-move tof.5.advance-move tof.5.maneuver-move tof.5.spoiling-move tof.6.iso-mp tof.1.round-down
    tof.ruling.maneuver-attack-iso-mp]
    """
    numbers = game.scene.rulebook
    pace = numbers.orders[kind].move
    if pace == "hexes":
        motorised = game.profile(unit).motorised
        return numbers.movement.assault_mot if motorised else numbers.movement.assault_leg
    points = numbers.supply.isolated_mp * HALF if unit.iso else game.face(unit).mp
    return points // HALF // 2 * HALF if pace == "half" else points
