"""Recruitment (Recrutement): what an army may take for its points, and why it may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import Argument, Refusal, Seat
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.armies import Tables, cost_of, is_hero, why_not_option
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentTile, Slot
from bocage.systems.heroes_of_normandie.schema.scenario import Scenario
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Tile, TileId


def recruits(scenario: Scenario, seat: Seat) -> bool:
    """Whether a side has points and no groups: then it builds its army in a free battle.  [hon.setup.recruit]"""
    side = scenario.sides[SIDES[seat]]
    return bool(side.points) and not side.groups and not scenario.units


# What an army has so far


def own_tiles(game: Game, seat: Seat) -> Iterator[Tile]:
    """The recruitment tiles of a player, without the options on them."""
    return (tile for tile in game.tiles if tile.seat == seat and not tile.is_option)


def filled_slots(game: Game, host: TileId) -> set[str]:
    """The slots of a tile that hold an option.  [hon.recruit.slots]"""
    return {tile.slot for tile in game.tiles if tile.is_option and tile.on == host}


def points_of(game: Game, seat: Seat) -> int:
    """The points that a player may recruit for."""
    return game.scene.scenario.sides[SIDES[seat]].points


def points_left(game: Game, seat: Seat) -> int:
    """What is left of a player's points.  [hon.recruit.cost]"""
    tables = game.scene.tables
    own = [tile for tile in game.tiles if tile.seat == seat]
    return points_of(game, seat) - sum(
        [(tables.options if one.is_option else tables.tiles)[one.name].cost for one in own]
    )


# What it may take


def why_not_take(game: Game, seat: Seat, name: str) -> Refusal | None:
    """Why a tile cannot be recruited: it is the enemy's, there are no more of it, or it costs too much.

    A character is there once, and an army has no more than three heroes.
    [hon.recruit.tile hon.recruit.cost hon.setup.recruit]
    """
    tables = game.scene.tables
    tile = tables.tiles.get(name)
    if tile is None or tile.side != SIDES[seat]:
        return Refusal("hon.recruit.tile", {"tile": name}, "other-side")
    taken = [tables.tiles[one.name] for one in own_tiles(game, seat)]
    if taken.count(tile) >= tile.copies:
        return Refusal("hon.recruit.tile", {"tile": name, "count": tile.copies}, "copies")
    most = tables.rulebook.most_heroes
    if is_hero(tile, tables) and sum(is_hero(one, tables) for one in taken) >= most:
        return Refusal("hon.setup.recruit", {"count": most}, "heroes")
    return why_too_dear(game, seat, name, tile.cost, tile)


def takeable(game: Game, seat: Seat) -> list[str]:
    """The tiles that a player may recruit now: `why_not_take` has nothing against them."""
    tables, left = game.scene.tables, points_left(game, seat)
    names = [one.name for one in own_tiles(game, seat)]
    taken = [tables.tiles[name] for name in names]
    enough_heroes = sum(is_hero(tile, tables) for tile in taken) >= tables.rulebook.most_heroes
    least = 0 if is_complete(taken) else least_cost(tables, seat)
    found = []
    for name, tile in tables.tiles.items():
        if tile.side != SIDES[seat] or tile.cost > left or names.count(name) >= tile.copies:
            continue
        if enough_heroes and is_hero(tile, tables):
            continue
        if left - tile.cost >= least or is_complete([*taken, tile]):
            found.append(name)
    return found


def why_not_fit(game: Game, seat: Seat, host: TileId, name: str, option: str) -> Refusal | None:
    """Why an option cannot be put into a slot of a tile: a slot holds one, of its own size, kind and stripes.

    [hon.recruit.slots hon.recruit.option-size hon.recruit.option-stripes hon.recruit.option-kinds
    hon.recruit.option-generic hon.opt.ordinance hon.recruit.cost]
    """
    tables = game.scene.tables
    about = {"option": option, "slot": name}
    if not 0 <= host < len(game.tiles) or game.tiles[host].is_option or game.tiles[host].seat != seat:
        return Refusal("hon.recruit.slots", about, "no-slot")
    tile = tables.tiles[game.tiles[host].name]
    slot = tile.slot(name)
    if slot is None or option not in tables.options:
        return Refusal("hon.recruit.slots", about, "no-slot")
    if name in filled_slots(game, host):
        return Refusal("hon.recruit.slots", about, "filled")
    rule = why_not_option(tile, slot, tables.options[option])
    if rule is not None:
        return Refusal(rule, about)
    return why_too_dear(game, seat, option, tables.options[option].cost)


def fitting(scene: Scene, tile: RecruitmentTile, slot: Slot) -> tuple[str, ...]:
    """The options that go into a slot of a tile, as long as it is empty and they can be paid; worked out once."""
    key = tile.name, slot.name
    if key not in scene.fitting:
        options = scene.tables.options
        scene.fitting[key] = tuple(name for name in options if why_not_option(tile, slot, options[name]) is None)
    return scene.fitting[key]


def spare_points(game: Game, seat: Seat) -> int:
    """What a player may spend on options: all that is left, but for a tile with Order Stars that he has not yet.

    An option that costs more is too dear.
    [hon.recruit.cost hon.setup.recruit]
    """
    tables, left = game.scene.tables, points_left(game, seat)
    complete = is_complete([tables.tiles[one.name] for one in own_tiles(game, seat)])
    return left if complete else left - least_cost(tables, seat)


def why_too_dear(game: Game, seat: Seat, name: str, cost: int, tile: RecruitmentTile | None = None) -> Refusal | None:
    """Nobody spends more than his points, nor what he needs for a tile with Order Stars that he has not yet.

    [hon.recruit.cost hon.setup.recruit]
    """
    tables, left = game.scene.tables, points_left(game, seat)
    about: dict[str, Argument] = {"name": name, "cost": cost, "left": left}
    if cost > left:
        return Refusal("hon.recruit.cost", about)
    taken = [tables.tiles[one.name] for one in own_tiles(game, seat)]
    if is_complete([*taken, tile] if tile is not None else taken):
        return None
    return Refusal("hon.setup.recruit", about, "keep-stars") if left - cost < least_cost(tables, seat) else None


def why_not_ready_made(game: Game, seat: Seat, name: str) -> Refusal | None:
    """A ready-made army of one's own side is taken whole, before anything else, if the points are enough.

    [hon.setup.recruit hon.recruit.cost]
    """
    army = game.scene.tables.armies.get(name)
    if army is None or army.side != SIDES[seat]:
        return Refusal("hon.recruit.tile", {"tile": name}, "other-side")
    cost = cost_of(army.groups, game.scene.tables)
    if cost > points_of(game, seat):
        return Refusal("hon.recruit.cost", {"name": name, "cost": cost, "left": points_of(game, seat)})
    return None


def why_not_ready(game: Game, seat: Seat) -> Refusal | None:
    """An army needs a tile with Order Stars, and somebody to obey.  [hon.setup.recruit hon.recruit.staff-tile]"""
    taken = [game.scene.tables.tiles[one.name] for one in own_tiles(game, seat)]
    if not any(tile.stars for tile in taken):
        return Refusal("hon.setup.recruit", {}, "no-stars")
    return None if is_complete(taken) else Refusal("hon.recruit.staff-tile", {}, "no-units")


def is_complete(tiles: Sequence[RecruitmentTile]) -> bool:
    """Whether some tiles have both Order Stars and units.  [hon.setup.recruit]"""
    return any(tile.stars for tile in tiles) and any(tile.units for tile in tiles)


def least_cost(tables: Tables, seat: Seat) -> int:
    """What the cheapest tile of a side with Order Stars and units costs."""
    return min(tile.cost for tile in tables.tiles.values() if tile.side == SIDES[seat] and is_complete([tile]))
