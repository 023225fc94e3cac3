"""Modifiers: aircraft, armour, artillery hits and infantry assaults, added to the attacker's die."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.systems.tide_of_fortune.rules.combat.morale import rating_of
from bocage.systems.tide_of_fortune.rules.combat.odds import ground_at, hexside_at
from bocage.systems.tide_of_fortune.rules.combat.strength import measured
from bocage.systems.tide_of_fortune.rules.formations.ratings import offence
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, Division, DivisionId, Marker, Unit

MINOR_RIVER, HIGHWAY, ROAD = "minor-river", "highway", "road"


def most_aircraft(game: Game, division: Division) -> int:
    """The TAC points that an attack may use in this weather.  [tof.8.tac-limit tof.8.tac-drm]"""
    sky = game.scene.charts.weather.skies[game.now.weather]
    return min(sky.tac_use, game.sides[division.seat].tac)


def attack_armour(game: Game, hex: Hex, division: Division, attackers: Sequence[Unit], kind: OrderKind) -> int:
    """The AB of the attackers: their sum, less for a low OR, then what the order and bridges leave of it.

    [tof.8.ab-attack tof.2.ab-meaning tof.2.ab-circled tof.6.iso-no-ab tof.8.ab-low-rating tof.8.ab-order-limit
    tof.ruling.ab-order-of-ops]
    """
    own = [unit for unit in attackers if not game.profile(unit).circled and not unit.iso]
    lost = max(game.scene.rulebook.armour.low_rating - offence(game, division), 0)
    total = max(sum(game.face(unit).ab for unit in own if unit.division == division.id) - lost, 0)
    total += sum(game.face(unit).ab for unit in own if unit.division != division.id)
    total = measured(total, game.scene.rulebook.orders[kind].ab)
    return over_bridges(game, hex, own, total)


def over_bridges(game: Game, hex: Hex, units: Sequence[Unit], total: int) -> int:
    """What bridges leave of the AB of those who attack across them; what comes by land counts first.

    [tof.8.bridge-highway-ab tof.8.bridge-road-ab tof.8.bridge-minor-ab tof.ruling.minor-river-bridge]
    """
    shares: dict[str, int] = {}
    for unit in units:
        limit = bridge_limit(game, unit.hex, hex)
        shares[limit] = shares.get(limit, 0) + game.face(unit).ab
    left, found = total, 0
    for limit in ("", HIGHWAY, ROAD):
        share = min(left, shares.get(limit, 0))
        left -= share
        found += share // 2 if limit == HIGHWAY else share
        if limit == ROAD:
            found -= max(share - game.scene.rulebook.armour.road_bridge, 0)
    return found


def bridge_limit(game: Game, a: Hex, b: Hex) -> str:
    """The kind of bridge that limits AB between two hexes: "" for none, "closed" where none gets across."""
    ground = game.scene.ground
    bridge = ground.bridge_between(a, b)
    if bridge == NONE or game.down >> bridge & 1:
        return ""
    kind = ground.bridges[bridge].kind
    if kind == HIGHWAY:
        return HIGHWAY
    return ROAD if kind == ROAD and ground.water_between(a, b) != MINOR_RIVER else "closed"


def defence_armour(game: Game, hex: Hex, defenders: Sequence[Unit]) -> int:
    """The AB of the defenders, each division's less for a low DR, and the ATB of their headquarters.

    [tof.8.ab-defence tof.8.ab-circled-defence tof.8.ab-low-rating tof.8.ab-atb-exempt tof.2.ab-loss-reduction
    tof.6.iso-no-ab tof.2.atb-defence-only tof.2.atb-immune]
    """
    sums: dict[DivisionId, int] = {}
    total = 0
    for unit in defenders:
        if not unit.iso:
            sums[unit.division] = sums.get(unit.division, 0) + game.face(unit).ab
    low = game.scene.rulebook.armour.low_rating
    for number, value in sums.items():
        first = next(unit for unit in defenders if unit.division == number)
        lost = 0 if number == NONE else max(low - rating_of(game, first, "defence"), 0)
        total += max(value - lost, 0)
    return total + sum(anti_tank_bonus(game, hex, defenders, number) for number in {one.division for one in defenders})


def anti_tank_bonus(game: Game, hex: Hex, defenders: Sequence[Unit], number: DivisionId) -> int:
    """The ATB of a division for its units in a hex: circled beside its headquarters, else within three hexes.

    [tof.2.atb-place tof.2.atb-circled tof.2.atb-uncircled tof.ruling.atb-circled-who tof.ruling.atb-uncircled-range]
    """
    own = [unit for unit in defenders if unit.division == number and game.profile(unit).role == "unit"]
    if number == NONE or not own:
        return 0
    hq, printed = game.hq_of(game.divisions[number]), game.scene.printed(number)
    if not hq.on_map:
        return 0
    away = game.scene.grid.distance(hq.hex, hex)
    if printed.atb_circled:
        return printed.atb if away <= 1 else 0
    commanded = any(not unit.occ for unit in own)
    return printed.atb if commanded and away <= game.scene.rulebook.armour.atb_range else 0


def armour(
    game: Game, hex: Hex, division: Division, attackers: Sequence[Unit], defenders: Sequence[Unit], kind: OrderKind
) -> int:
    """The armour of both sides compared, ground included; the defender gains no more than one by it.

    [tof.8.ab-net-negative tof.8.at-terrain tof.8.terrain-two-values]
    """
    against = defence_armour(game, hex, defenders)
    against += ground_at(game, hex, 1 - division.seat) + hexside_at(game, hex, attackers)
    net = attack_armour(game, hex, division, attackers, kind) - against
    return max(net, game.scene.rulebook.armour.worst)


def uses_armour(game: Game, units: Sequence[Unit], attacking: bool) -> bool:
    """Whether a side has brought an AB into a combat.  [tof.8.loss-ab-user]"""
    return any(game.face(unit).ab and not unit.iso and not (attacking and game.profile(unit).circled) for unit in units)


def hits_on(game: Game, hex: Hex, division: Division) -> list[Marker]:
    """The artillery hits of a side in a hex that count now: those of an earlier impulse.

    [tof.8.arthit-drm tof.8.arthit-use tof.ruling.arthit-same-impulse tof.ruling.arthit-assault-word]
    """
    at_once = game.scene.settings.hits_usable_in_same_impulse
    return [
        marker
        for marker in game.markers
        if marker.kind == "hit"
        and marker.hex == hex
        and marker.seat == division.seat
        and (at_once or marker.impulse < game.now.impulse)
    ]


def infantry_assault(
    game: Game, division: Division, attackers: Sequence[Unit], defenders: Sequence[Unit], kind: OrderKind
) -> int:
    """An infantry division in an Assault: what its army gives, and by how much its OR exceeds the defenders' DR.

    [tof.8.inf-assault-drm tof.5.assault-inf-bonus tof.5.assault-inf-morale tof.ruling.inf-bonus-order
    tof.ruling.inf-bonus-ratings]
    """
    leads = any(unit.division == division.id for unit in attackers)
    if kind != "assault" or game.scene.printed(division.id).mover != "leg" or not leads:
        return 0
    armies = {str(army): chart.infantry for army, chart in game.scene.charts.support.armies.items()}
    bonus = armies.get(game.armies[division.army].name, 0)
    ratings = [rating_of(game, unit, "defence") for unit in defenders if unit.division != NONE]
    return bonus + (max(offence(game, division) - max(ratings), 0) if ratings else 0)
