"""Tokens: what machine players know of a unit as it stands, worked out once for each state of it."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.hex import Hex
from bocage.systems.tide_of_iron.chart import SOUNDNESS, STANDING, Chart
from bocage.systems.tide_of_iron.damage import CONDITIONS, DAMAGES
from bocage.systems.tide_of_iron.scene import POINT, Fields, Profile
from bocage.systems.tide_of_iron.state import NONE, OFF_BOARD, Game, Unit

MOST_KNOWN = 50_000
GOOD_VIEW = 6
"""Of the hexes that are fought over, so many in its field of fire make a good place for a unit to lie in wait."""

CONDITION = dict(zip(CONDITIONS, STANDING, strict=False))
DAMAGE = dict(zip(DAMAGES, SOUNDNESS, strict=False))


class Token(NamedTuple):
    """A unit on the board: its worth, its weight at each objective, which of them it can reach, what it can fire at."""

    unit: Unit
    fields: Fields
    worth: float
    weights: tuple[float, ...]
    presence: float
    """Its worth, less the further it is from the nearest victory objective."""
    reach: int
    """The objectives that it could get to, were it fresh, as a bitset of their ids."""
    watch: float
    """Its worth in op-fire mode, by how much of what is fought over it can fire at."""
    squads: int
    """The hexes in which it can fire at squads, at long range too, as a bitset."""
    vehicles: int
    """The hexes in which it can fire at vehicles from afar."""
    near: int
    """The hexes in which it can fire at squads, not at long range."""


def token_of(game: Game, chart: Chart, unit: Unit) -> Token | None:
    """The token of a unit, or None for one that is not in play."""
    known = chart.tokens.get(id(unit))
    if known is not None and known.unit is unit and known.fields is game.fields:
        return known  # type: ignore[no-any-return]
    if unit.hex != OFF_BOARD:
        if len(chart.tokens) > MOST_KNOWN:
            chart.tokens.clear()
        made = chart.tokens[id(unit)] = _token(game, chart, unit, unit.hex)
        return made
    if unit.aboard == NONE or game.units[unit.aboard].hex == OFF_BOARD:
        return None
    return _token(game, chart, unit, game.units[unit.aboard].hex)


def _token(game: Game, chart: Chart, unit: Unit, hex: Hex) -> Token:
    profile, fields = game.profile(unit), game.fields
    worth = chart.worth(unit.figures) * CONDITION[unit.condition] * DAMAGE[unit.damage]
    near, costs = chart.near[unit.is_vehicle][hex], chart.ways[unit.is_vehicle][hex]
    points = points_of(profile, unit)
    infantry, vehicle, _ = profile.longest
    fires = unit.condition == "good" and unit.hex != OFF_BOARD
    field = fields.near_zone(hex, infantry) if fires else 0
    return Token(
        unit,
        fields,
        worth,
        weights=tuple([worth * near[goal] for goal in chart.goals]),
        presence=worth * max([near[goal] for goal in chart.prizes], default=0.0),
        reach=sum(1 << place for place, goal in enumerate(chart.goals) if costs[goal] <= points) if points else 0,
        watch=worth * min((field & chart.fought_over).bit_count(), GOOD_VIEW) / GOOD_VIEW,
        squads=fields.zone(hex, infantry) if fires else 0,
        vehicles=fields.zone(hex, vehicle) if fires and vehicle > 1 else 0,
        near=field,
    )


def points_of(profile: Profile, unit: Unit) -> int:
    """What a unit may spend to move, in thirds of a point."""
    if unit.condition != "good" or unit.damage == "heavy":
        return 0
    return (profile.movement - (unit.damage == "light")) * POINT
