"""Support: what friends beside the hex, headquarters' artillery and support points add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.rules.combat.strength import artillery, measured
from bocage.systems.tide_of_fortune.schema.rulebook import Order
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, Division, DivisionId, Unit


def steady(units: Iterable[Unit]) -> list[Unit]:
    """Those that may be supported: nobody who is disrupted.  [tof.8.disrupt-no-support]"""
    return [unit for unit in units if not unit.disrupted]


def beside(game: Game, seat: Seat, hex: Hex) -> list[Unit]:
    """The undisrupted units of a side in the hexes around one.  [tof.8.tac-support-who]"""
    found = []
    for near in game.scene.grid.neighbours(hex):
        if game.occupied[seat] >> near & 1:
            found += [game.unit(unit) for unit in bits(game.here(near) & game.present[seat] & ~game.disrupted)]
    return found


def attack_support(game: Game, hex: Hex, attackers: Sequence[Unit]) -> int:
    """The TR of all friends beside the hex that do not attack it themselves; who has attacked elsewhere may.

    [tof.8.tac-support-who tof.8.tac-support-free tof.8.tac-support-exclusion tof.ruling.attack-who
    tof.ruling.support-after-attack]
    """
    if not steady(attackers):
        return 0
    fighting = {unit.id for unit in attackers}
    return sum(
        game.face(unit).tr
        for unit in beside(game, attackers[0].seat, hex)
        if unit.id not in fighting and not was_attacked(game, unit)
    )


def was_attacked(game: Game, unit: Unit) -> bool:
    """Whether a unit was attacked in this impulse, be it by a counterattack.  [tof.8.tac-support-exclusion]"""
    return unit.attacked == game.now.impulse


def defence_support(game: Game, hex: Hex, defenders: Sequence[Unit], awaiting: Sequence[Hex]) -> int:
    """The TR of regular units beside the hex of the divisions attacked, if they are not attacked themselves.

    [tof.8.tac-support-defence tof.8.tac-support-exclusion]
    """
    divisions = {unit.division for unit in steady(defenders) if unit.division != NONE}
    if not divisions:
        return 0
    return sum(
        game.face(unit).tr
        for unit in beside(game, defenders[0].seat, hex)
        if unit.division in divisions
        and game.profile(unit).role == "unit"
        and not was_attacked(game, unit)
        and unit.hex not in awaiting
    )


def is_served(game: Game, division: DivisionId, units: Iterable[Unit]) -> bool:
    """Whether a headquarters' artillery may help: one of its own, or an asset that stands with one of its units.

    [tof.8.hq-art-range tof.8.hq-art-assets tof.8.disrupt-no-support]
    """
    for unit in steady(units):
        if unit.division == division:
            return True
        if game.profile(unit).role == "asset" and any(
            one.division == division and game.profile(one).role == "unit" for one in game.units_in(unit.hex)
        ):
            return True
    return False


def attack_artillery(game: Game, hex: Hex, division: Division, attackers: Sequence[Unit], order: Order) -> int:
    """The Art.F of the headquarters that attacks, within three hexes, as the order allows.

    [tof.8.hq-art-range tof.8.hq-art-amount tof.8.hq-art-order-limit tof.8.hq-art-free tof.6.iso-support]
    """
    hq = game.hq_of(division)
    near = hq.on_map and game.scene.grid.distance(hq.hex, hex) <= game.scene.rulebook.support.attack_range
    if not near or not is_served(game, division.id, attackers):
        return 0
    return measured(artillery(game, hq), order.art)


def defence_artillery(game: Game, hex: Hex, defenders: Sequence[Unit]) -> int:
    """One point of each headquarters that covers a hex.  [tof.8.hq-art-amount tof.8.hq-art-defence-one]"""
    most = game.scene.rulebook.support.defence_art
    return sum(min(artillery(game, game.hq_of(division)), most) for division in covering(game, hex, defenders))


def covering(game: Game, hex: Hex, defenders: Sequence[Unit]) -> list[Division]:
    """The divisions whose headquarters, within two hexes, commands a defender and has not helped this hex before.

    [tof.8.hq-art-range tof.8.hq-art-defence-one]
    """
    found, most = [], game.scene.rulebook.support.defence_range
    for division in game.divisions:
        hq = game.hq_of(division)
        if not hq.on_map or game.scene.grid.distance(hq.hex, hex) > most:
            continue
        done = division.covering == game.now.impulse and hex in division.covered
        if not done and division.seat == defenders[0].seat and is_served(game, division.id, defenders):
            found.append(division)
    return found


def cover(game: Game, hex: Hex, defenders: Sequence[Unit]) -> None:
    """Artillery helps the defence of a hex once an impulse.  [tof.8.hq-art-defence-one]"""
    impulse = game.now.impulse
    for division in covering(game, hex, defenders):
        before = division.covered if division.covering == impulse else ()
        game.put(division.but(covering=impulse, covered=(*before, hex)))


def is_helped(game: Game, seat: Seat, hex: Hex) -> bool:
    """Whether the defence of a hex has had a support point in this impulse.  [tof.8.sp-defence]"""
    side = game.sides[seat]
    return side.helping == game.now.impulse and hex in side.helped


def help_defence(game: Game, division: Division, hex: Hex, points: int) -> None:
    """A defence is given what one may have in an impulse.  [tof.8.sp-defence]"""
    spend(game, division, points)
    side, impulse = game.sides[division.seat], game.now.impulse
    before = side.helped if side.helping == impulse else ()
    game.put(side.but(helping=impulse, helped=(*before, hex)))


def support_points(game: Game, division: Division | None, units: Sequence[Unit], most: int) -> int:
    """How many support points may be added: by the order and the pool, for units neither disrupted nor isolated.

    [tof.8.sp-range tof.8.sp-free tof.ruling.support-pools]
    """
    if division is None or not may_have_points(game, division, units):
        return 0
    pool = pool_of(game, division)
    return 0 if pool < 0 else min(most, game.sides[division.seat].support[pool])


def may_have_points(game: Game, division: Division, units: Sequence[Unit]) -> bool:
    """Whether support points may be given: to units neither disrupted nor isolated, by a headquarters in order.

    [tof.8.sp-forbidden tof.6.iso-support tof.8.disrupt-hq]
    """
    return any(not unit.iso for unit in steady(units)) and not game.hq_of(division).disrupted


def naval_points(game: Game, hex: Hex, division: Division, units: Sequence[Unit], most: int) -> int:
    """How many naval points may be added to an attack as support points: against a hex of the coast.

    [tof.9.naval-support tof.ruling.naval-land]
    """
    if not game.scene.coast >> hex & 1 or not may_have_points(game, division, units):
        return 0
    return min(most, game.sides[division.seat].naval)


def pool_of(game: Game, division: Division) -> int:
    """The pool that a division draws on, -1 where there is none.  [tof.ruling.support-pools]"""
    return game.scene.pool_of(division.seat, game.armies[division.army].name)


def spend(game: Game, division: Division, points: int) -> None:
    """Support points are used up.  [tof.8.sp-value]"""
    pool, side = pool_of(game, division), game.sides[division.seat]
    support = tuple(held - points if number == pool else held for number, held in enumerate(side.support))
    game.put(side.but(support=support))


def helped(game: Game, defenders: Sequence[Unit]) -> Division | None:
    """The division through whose army a defence gets its support point: of the first defender that may have it.

    [tof.8.sp-defence tof.8.sp-forbidden]
    """
    for unit in steady(defenders):
        if not unit.iso and (division := game.commander(unit)) is not None and not game.hq_of(division).disrupted:
            return division
    return None
