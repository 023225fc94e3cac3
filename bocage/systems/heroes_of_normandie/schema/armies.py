"""Armies: what groups cost, which Order Stars they bring, and which options fit on which tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bocage.content import Fault
from bocage.systems.heroes_of_normandie.schema.boards import Building, Field, square_of, zone
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.effects import NumberedOrder
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile, Slot
from bocage.systems.heroes_of_normandie.schema.rulebook import Rulebook
from bocage.systems.heroes_of_normandie.schema.scenario import ArmyList, Group, Scenario, SideEntry
from bocage.systems.heroes_of_normandie.schema.units import Abilities, Terrain, UnitType, Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import SideName


class Tables(NamedTuple):
    """The tables that all scenarios share."""

    types: Mapping[str, UnitType]
    weapons: Mapping[str, Weapon]
    terrain: Mapping[str, Terrain]
    buildings: Mapping[str, Building]
    tiles: Mapping[str, RecruitmentTile]
    options: Mapping[str, RecruitmentOption]
    cards: Mapping[str, Card]
    armies: Mapping[str, ArmyList]
    rulebook: Rulebook


class Member(NamedTuple):
    """A unit that an army brings: its type, the place of its group, and the slot of the option, if one brought it."""

    type: str
    group: int
    slot: str


def members(groups: Sequence[Group], tables: Tables) -> Iterator[Member]:
    """The units of an army, tile by tile, each followed by its support options.  [hon.recruit.tile hon.opt.support]"""
    for place, group in enumerate(groups):
        for unit in tables.tiles[group.tile].units:
            yield Member(unit, place, "")
        for slot, option in group.options.items():
            for unit in tables.options[option].units:
                yield Member(unit, place, slot)


def cost_of(groups: Sequence[Group], tables: Tables) -> int:
    """The army points of some groups with their options.  [hon.recruit.cost]"""
    return sum(
        tables.tiles[group.tile].cost + sum(tables.options[option].cost for option in group.options.values())
        for group in groups
    )


def orders_of(groups: Sequence[Group], tables: Tables) -> int:
    """The Order Stars of an army at the start: of tiles, unlocking slots, ordinances and units.

    A star beside a unit on its tile only recalls the unit's own.  [hon.order.count hon.order.star-reminder]
    """
    stars = sum(group_orders(group, tables) for group in groups)
    return stars + sum(unit_orders(tables.types[member.type].front.abilities) for member in members(groups, tables))


def group_orders(group: Group, tables: Tables) -> int:
    """The Order Stars that a tile itself brings, with its slots and ordinances.  [hon.recruit.slot-unlock]"""
    tile = tables.tiles[group.tile]
    unlocked = sum(slot.orders for slot in tile.slots if slot.name in group.options)
    effects = (tables.options[option].effect for option in group.options.values())
    return tile.stars + unlocked + sum(effect.tokens for effect in effects if isinstance(effect, NumberedOrder))


def unit_orders(abilities: Abilities) -> int:
    """The Order Stars of a face.  [hon.cmd.order hon.cmd.personal]"""
    return abilities.orders + abilities.personal_order


def why_not_option(tile: RecruitmentTile, slot: Slot, option: RecruitmentOption) -> str | None:
    """The rule by which an option does not go into a slot of a tile.

    [hon.recruit.option-size hon.recruit.option-stripes hon.opt.ordinance]
    """
    if option.side not in (None, tile.side):
        return "hon.recruit.option-stripes"
    if option.size != slot.size:
        return "hon.recruit.option-size"
    if option.kind == "ordinance" and not tile.command:
        return "hon.opt.ordinance"
    if not option.stripes_of(tile.side) & set(slot.stripes):
        return "hon.recruit.option-stripes"
    if option.kind != slot_kind(slot):
        return "hon.recruit.slots"
    return None


def slot_kind(slot: Slot) -> str:
    """The kind of option that a slot is for, by its name."""
    word = slot.name.partition("-")[0]
    return "personalisation" if word == "perso" else word


def is_hero(tile: RecruitmentTile, tables: Tables) -> bool:
    """Whether a tile is a hero's: a lead role without a command.  [hon.recruit.characters]"""
    return not tile.command and any(tables.types[unit].lead for unit in tile.units)


def check_army(groups: Sequence[Group], side: SideName, tables: Tables, field: str) -> None:
    """Refuse an army that the recruitment rules do not allow.  [hon.recruit.slots]"""
    taken = Counter(group.tile for group in groups)
    for place, group in enumerate(groups):
        where = f"{field}.groups[{place}]"
        tile = tables.tiles.get(group.tile)
        if tile is None or tile.side != side:
            raise Fault(f"{where}.tile", f"there is no {side} tile '{group.tile}'")
        if taken[group.tile] > tile.copies:
            raise Fault(f"{where}.tile", f"there are only {tile.copies} of '{group.tile}'")
        for name, option in group.options.items():
            _check_option(tile, name, option, tables, f"{where}.options.{name}")
    if sum(is_hero(tables.tiles[group.tile], tables) for group in groups) > tables.rulebook.most_heroes:
        raise Fault(f"{field}.groups", f"more than {tables.rulebook.most_heroes} heroes")


def _check_option(tile: RecruitmentTile, name: str, option: str, tables: Tables, field: str) -> None:
    slot = tile.slot(name)
    if slot is None:
        raise Fault(field, f"{tile.name} has no slot '{name}'")
    if option not in tables.options:
        raise Fault(field, f"there is no option '{option}'")
    rule = why_not_option(tile, slot, tables.options[option])
    if rule is not None:
        raise Fault(field, f"{option} does not fit there ({rule})")


def check_scenario(scenario: Scenario, tables: Tables, land: Field) -> None:
    """Refuse a scenario whose armies, zones, objectives or cards are not there."""
    if len({side.edge for side in scenario.sides.values()}) != len(scenario.sides):
        raise Fault("sides", "both sides have the same edge")
    for name, side in scenario.sides.items():
        field = f"sides.{name}"
        check_army(side.groups, name, tables, field)
        _check_sums(side, tables, field)
        _check_zones(side, land, field)
    for place, objective in enumerate(scenario.objectives):
        if objective.at:
            square_of(objective.at, land.columns, land.rows, f"objectives[{place}].at")
        elif land.named(objective.area) is None:
            raise Fault(f"objectives[{place}].area", f"there is no tile or building '{objective.area}' on the field")
    for card in scenario.removed:
        if card not in tables.cards:
            raise Fault("removed", f"there is no card '{card}'")


def _check_sums(side: SideEntry, tables: Tables, field: str) -> None:
    if side.groups and side.points not in (0, cost := cost_of(side.groups, tables)):
        raise Fault(f"{field}.points", f"the groups come to {cost} points")
    if side.orders is not None and side.orders != (orders := orders_of(side.groups, tables)):
        raise Fault(f"{field}.orders", f"the groups come to {orders} orders")


def _check_zones(side: SideEntry, land: Field, field: str) -> None:
    zone(side.deploy, land.columns, land.rows, f"{field}.deploy")
    for place, group in enumerate(side.groups):
        for words in (group.deploy, *group.zones.values()):
            zone(words, land.columns, land.rows, f"{field}.groups[{place}]")
