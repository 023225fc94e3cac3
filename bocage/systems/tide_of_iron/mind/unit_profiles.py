"""Tokens: what machine players know of a unit as it stands, worked out once for all units that stand alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bocage.board.hex import Hex
from bocage.systems.tide_of_iron.mind.chart import SOUNDNESS, STANDING, Chart, Odds
from bocage.systems.tide_of_iron.rules.fire.damage import CONDITIONS, DAMAGES
from bocage.systems.tide_of_iron.rules.fire.targets import shelter_of
from bocage.systems.tide_of_iron.rules.movement.advance import movement_points
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, Unit

MOST_KNOWN = 50_000
GOOD_VIEW = 6
"""Of the hexes that are fought over, so many in its field of fire make a good place for a unit to lie in wait."""
WIDE_VIEW = 12
"""So many of them make the best place for it."""
ON_OBJECTIVE = 1.5

CONDITION = dict(zip(CONDITIONS, STANDING, strict=False))
DAMAGE = dict(zip(DAMAGES, SOUNDNESS, strict=False))
RESISTANCE = dict(zip(CONDITIONS, (1.0, 0.5, 0.0), strict=False))

Zones = tuple[int, int, int]
"""The hexes in which a unit can fire at squads, at vehicles, and at sheltered squads where those are more."""


class Mark(NamedTuple):
    """A unit as a target: its worth, its figures, its rung on the ladder, and its dice against each type of attack."""

    worth: float
    figures: int
    rung: int
    is_vehicle: bool
    has_acted: bool
    normal: int
    suppressive: int
    odds: Odds


@dataclass(slots=True, eq=False)
class Token:
    """A unit on the board: its worth, its weight at each objective, which of them it can reach, what it can fire at."""

    worth: float
    weights: tuple[float, ...]
    presence: float
    """Its worth, less the further it is from the nearest victory objective."""
    points: int
    """What it may spend to move, in thirds of a point."""
    reach: int
    """The objectives that it could get to, were it fresh, as a bitset of their ids."""
    watch: float
    """Its worth in op-fire mode, by how much of what is fought over it can fire at."""
    lookout: float
    """What it is worth to the plan that it lies in wait here, if enough enemies may come."""
    squads: int
    """The hexes in which it can fire at squads, at long range too, as a bitset; shaken it cannot."""
    vehicles: int
    """The hexes in which it can fire at vehicles from afar."""
    near: int
    """The hexes in which it can fire at squads, not at long range."""
    far_zones: Zones
    """What it can fire at, at long range too, shaken or not."""
    near_zones: Zones
    """What it can fire at on the move."""
    assault: int
    """The dice of all its figures in an assault."""
    support: int
    """The dice by which it can help another unit's assault, before they are halved."""
    resistance: float
    """The dice with which it meets an assault."""
    spoils: float
    """Its worth to those who drive it off."""
    mark: Mark
    """What an attack on it meets."""


class Known(NamedTuple):
    """The token of a record, with the smoke that lay and the shelter that it was in when it was made."""

    unit: Unit
    smoke: int
    shelter: MarkerKind | None
    token: Token


def token_of(game: Game, chart: Chart, unit: Unit) -> Token | None:
    """The token of a unit, or None for one that is not in play."""
    if unit.hex != OFF_BOARD:
        return standing(game, chart, unit)
    if unit.aboard == NONE or game.units[unit.aboard].hex == OFF_BOARD:
        return None
    return _token(game, chart, unit, game.units[unit.aboard].hex)


def standing(game: Game, chart: Chart, unit: Unit) -> Token:
    """The token of a unit on the board.

    A record that was seen before is known by its identity, unless smoke was laid since, or its entrenchment made a
    pillbox; a new one shares the token of any that stood as it does.
    """
    known: Known | None = chart.known.get(id(unit))
    smoke = game.marked["smoke"]
    if (
        known is not None
        and known.unit is unit
        and known.smoke == smoke
        and (unit.shelter == NONE or known.shelter == shelter_of(game, unit))
    ):
        return known.token
    shelter = shelter_of(game, unit)
    stance = (
        *(smoke, shelter, unit.hex, unit.figures, unit.is_vehicle, unit.condition, unit.damage),
        *(unit.specialisation, unit.status == "fatigued", unit.concealed),
    )
    token: Token | None = chart.tokens.get(stance)
    if token is None:
        if len(chart.tokens) > MOST_KNOWN:
            chart.tokens.clear()
        token = chart.tokens[stance] = _token(game, chart, unit, unit.hex)
    if len(chart.known) > MOST_KNOWN:
        chart.known.clear()
    chart.known[id(unit)] = Known(unit, smoke, shelter, token)
    return token


def _token(game: Game, chart: Chart, unit: Unit, hex: Hex) -> Token:
    profile, fields = game.profile(unit), game.fields
    worth = chart.worth(unit.figures) * CONDITION[unit.condition] * DAMAGE[unit.damage]
    near, costs = chart.near[unit.is_vehicle], chart.costs[unit.is_vehicle]
    points = movement_points(game, unit)
    infantry, vehicle, sheltered = profile.longest
    shells = sheltered if sheltered > infantry else 0
    fires = unit.condition == "good" and unit.hex != OFF_BOARD
    field = fields.near_zones[hex, infantry]
    view = (field & chart.fought_over).bit_count()
    firepower = profile.loads[0][0].firepower if profile.loads[0] else 0
    return Token(
        worth,
        weights=tuple([worth * near[goal][hex] for goal in chart.goals]),
        presence=worth * max([near[goal][hex] for goal in chart.prizes], default=0.0),
        points=points,
        reach=sum(1 << place for place, goal in enumerate(chart.goals) if costs[goal][hex] <= points) if points else 0,
        watch=worth * min(view if fires else 0, GOOD_VIEW) / GOOD_VIEW,
        lookout=0.25 * firepower * min(view / WIDE_VIEW, 1.0),
        squads=fields.zones[hex, infantry] if fires else 0,
        vehicles=fields.zones[hex, vehicle] if fires and vehicle > 1 else 0,
        near=field if fires else 0,
        far_zones=(fields.zones[hex, infantry], fields.zones[hex, vehicle], fields.zones[hex, shells]),
        near_zones=(field, fields.near_zones[hex, vehicle], fields.near_zones[hex, shells]),
        assault=firepower,
        support=firepower if unit.condition == "good" and not unit.is_vehicle else 0,
        resistance=firepower * RESISTANCE[unit.condition],
        spoils=chart.worth(unit.figures) * CONDITION[unit.condition],
        mark=_mark(game, chart, unit, hex),
    )


def _mark(game: Game, chart: Chart, target: Unit, hex: Hex) -> Mark:
    """What an attack on a unit in a hex meets."""
    worth = chart.worth(target.figures)
    if hex in chart.goals:
        worth *= ON_OBJECTIVE
    dice, rules = game.scene.terrain[hex].cover, game.scene.rulebook
    if game.marked["smoke"] >> hex & 1:
        dice += rules.smoke.cover
    acted = target.status == "fatigued"
    if target.is_vehicle:
        dice += game.scene.types[target.figures[0]].armour
        dice -= rules.light_damage.armour if target.damage != "intact" else 0
        return Mark(worth, 1, DAMAGES.index(target.damage), True, acted, dice, dice, chart.odds)
    if (shelter := shelter_of(game, target)) is not None:
        dice += game.scene.shelter_cover[shelter].amount
    profile = game.profile(target)
    steady = dice + profile.elites + rules.determination.cover * profile.officer
    rung = CONDITIONS.index(target.condition)
    return Mark(worth, len(target.figures), rung, False, acted, dice, steady, chart.odds)
