"""The list of an army: what it costs, what it may have besides, and why not."""

from __future__ import annotations

from bocage.kernel import Argument, Refusal, Seat
from bocage.systems.rules_of_engagement.rules.artillery.bombardment import may_bombard
from bocage.systems.rules_of_engagement.schema.armies import BOMBARDMENT, PLUS, Army, with_item
from bocage.systems.rules_of_engagement.schema.scenario import Points
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import ArmyList

ROLES = {"attacker", "defender"}


def points_of(game: Game, seat: Seat) -> Points:
    """What the scenario gives a side to spend."""
    points = game.scene.side(seat).points
    assert points is not None
    return points


def platoon(game: Game, seat: Seat) -> tuple[str, ...]:
    """The platoon that a force begins with, as large as the scenario wants it.  [roe.force.platoon]"""
    army, more = game.scene.army(seat), points_of(game, seat).squads
    squads = army.squads[: len(army.squads) + more] if more < 0 else (*army.squads, *army.squads[:more])
    return (army.platoon[0], *squads)


def most_points(game: Game, seat: Seat) -> int:
    """All that a side may spend, of the company and of the division, with its handicap."""
    points = points_of(game, seat)
    return points.company + points.divisional + game.scene.army(seat).handicap


def company_cost(game: Game, one: ArmyList) -> int:
    """What a list costs that the company pays, or the division.  [roe.fort.cost-bunker roe.fort.cost-trench]"""
    army, forts = game.scene.army(one.seat), game.scene.fortifications
    variant = army.variants[one.variant].cost if one.variant else 0
    bought = sum(army.company.get(item, 0) for item in one.support)
    return variant + bought + sum(forts[name].cost for name in one.fortifications)


def divisional_cost(game: Game, one: ArmyList) -> int:
    """What it costs that the division alone pays."""
    army = game.scene.army(one.seat)
    return sum(army.divisional.get(item, 0) for item in one.support)


def requisition_cost(game: Game, one: ArmyList) -> int:
    """What its squads have asked for."""
    items = game.scene.requisitions
    return sum(items[item].cost for kind in one.squads for item in kind.split(PLUS)[1:])


def points_left(game: Game, seat: Seat) -> int:
    """What is left to spend for support."""
    one = game.lists[seat]
    return most_points(game, seat) - company_cost(game, one) - divisional_cost(game, one)


def _why_too_dear(game: Game, one: ArmyList, item: str) -> Refusal | None:
    """The division pays for what is the company's too, the company for nothing of the division's."""
    company, divisional = company_cost(game, one), divisional_cost(game, one)
    if divisional > points_of(game, one.seat).divisional:
        return Refusal("roe.force.scenario-forces", {"seat": one.seat, "item": item}, "divisional")
    if company + divisional > most_points(game, one.seat):
        return Refusal("roe.force.scenario-forces", {"seat": one.seat, "item": item}, "points")
    return None


def why_not_support(game: Game, seat: Seat, item: str) -> Refusal | None:
    """Support is what the army has and the points pay; some troops have no vehicles, and a defender does not bombard.

    [roe.force.scenario-forces roe.force.vehicles roe.arty.prelim-when]
    """
    army, one = game.scene.army(seat), game.lists[seat]
    args: dict[str, Argument] = {"seat": seat, "item": item}
    if item not in army.company and item not in army.divisional:
        return Refusal("roe.force.scenario-forces", args, "item")
    if item in game.scene.vehicles and one.variant and not army.variants[one.variant].vehicles:
        return Refusal("roe.force.vehicles", args)
    if item == BOMBARDMENT and not may_bombard(game, seat):
        return Refusal("roe.arty.prelim-when", args, "list")
    return _why_too_dear(game, one.but(support=(*one.support, item)), item)


def why_not_fortify(game: Game, seat: Seat, item: str) -> Refusal | None:
    """Fortifications are for whoever defends against an attacker.

    [roe.fort.when roe.fort.cost-bunker roe.fort.cost-trench roe.fort.cost-obstacles]
    """
    one, roles = game.lists[seat], {side.role for side in game.scene.scenario.sides.values()}
    if item not in game.scene.fortifications or roles != ROLES or game.scene.side(seat).role != "defender":
        return Refusal("roe.fort.when", {"seat": seat, "item": item})
    return _why_too_dear(game, one.but(fortifications=(*one.fortifications, item)), item)


def why_not_variant(game: Game, seat: Seat, variant: str) -> Refusal | None:
    """Other troops are chosen first, and once.  [roe.force.scenario-forces]"""
    army, one = game.scene.army(seat), game.lists[seat]
    args: dict[str, Argument] = {"seat": seat, "item": variant}
    if variant not in army.variants or one.variant or one.support or one.fortifications:
        return Refusal("roe.force.scenario-forces", args, "variant")
    if any(PLUS in kind for kind in one.squads):
        return Refusal("roe.force.scenario-forces", args, "variant")
    return _why_too_dear(game, one.but(variant=variant), variant)


def why_not_requisition(game: Game, seat: Seat, squad: int, item: str) -> Refusal | None:
    """Each thing once a squad, while there are points for it and riflemen.  [roe.profile.weapons]"""
    one, items = game.lists[seat], game.scene.requisitions
    args: dict[str, Argument] = {"seat": seat, "item": item}
    if item not in items or not 0 < squad < len(one.squads):
        return Refusal("roe.profile.weapons", args, "item")
    kind = one.squads[squad]
    if item in kind.split(PLUS) or with_item(kind, item, items) not in game.scene.squad_kinds:
        return Refusal("roe.profile.weapons", args, "squad")
    if requisition_cost(game, one) + items[item].cost > game.scene.rulebook.forces.requisition:
        return Refusal("roe.profile.weapons", args, "points")
    return None


def strategy(game: Game, seat: Seat) -> int:
    """How well an army's staff works, or that of the troops that it fields.

    [roe.arty.support-roll roe.special.guerrilla-scenario]
    """
    army: Army = game.scene.army(seat)
    given = (name for name, one in army.variants.items() if one.squad in game.scene.side(seat).forces)
    variant = army.variants.get(game.lists[seat].variant or next(given, ""))
    return army.strategy if variant is None or variant.strategy is None else variant.strategy


def fortifications_of(game: Game, seat: Seat) -> tuple[str, ...]:
    """What a side has to fortify itself with: given by its scenario, or bought.  [roe.fort.when]"""
    return game.lists[seat].fortifications if game.scene.builds(seat) else game.scene.side(seat).fortifications
