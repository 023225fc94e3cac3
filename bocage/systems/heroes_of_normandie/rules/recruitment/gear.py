"""Gear, traits and personalisations (Matériel, Traits, Personnalisations): whom they serve, and their markers."""

from __future__ import annotations

from bocage.kernel import Refusal
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Tile, Unit


def option_of(game: Game, tile: Tile) -> RecruitmentOption:
    """What is printed on an option."""
    return game.scene.tables.options[tile.name]


def source_of(game: Game, marker: str) -> RecruitmentOption:
    """The option that explains a marker: what it does, and how many of it one action may spend.

    A support option that brings such a marker prints no effect of its own.
    [hon.opt.gear-markers hon.opt.support-markers]
    """
    return game.scene.marker_sources[marker]


def serving(game: Game, unit: Unit) -> tuple[Tile, ...]:
    """The options that serve a unit, whether or not they have markers left."""
    known, bearer = game.stores.serving, unit.bearer
    if bearer not in known:
        options = [tile for tile in game.tiles if tile.is_option and tile.seat == unit.seat]
        known[bearer] = tuple(tile for tile in options if why_not_serve(game, tile, unit) is None)
    return known[bearer]


def supplying(game: Game, unit: Unit) -> tuple[Tile, ...]:
    """The options and recruitment tiles with markers that a unit may use.  [hon.opt.gear-markers]"""
    known, bearer = game.stores.supplying, unit.bearer
    if bearer not in known:
        marked = [tile for tile in game.tiles if tile.markers and tile.seat == unit.seat]
        known[bearer] = tuple(tile for tile in marked if why_not_serve(game, tile, unit) is None)
    return known[bearer]


def why_not_share(game: Game, tile: Tile, unit: Unit) -> Refusal | None:
    """Markers of a Recruitment Tile serve its own units, and those of support options on it with its stripes.

    [hon.recruit.tile-markers]
    """
    about = {"unit": unit.id, "tile": tile.id}
    families = {source_of(game, marker).for_family for marker in tile.markers}
    if families and not families & {None, game.kind(unit).family}:
        return Refusal("hon.recruit.tile-markers", about, "family")
    return None if bears_stripes(game, unit, tile.id) else Refusal("hon.recruit.tile-markers", about)


def why_not_serve(game: Game, tile: Tile, unit: Unit) -> Refusal | None:
    """Why an option does not serve a unit.

    Gear serves the units of its tile, and those that support options on it bring under the same stripes; from a
    Command Tile it serves the whole army. So do traits, if they have markers. Personalisations serve the character of
    their tile alone, but from a Command Tile their markers serve all. Markers of a support option serve its own units.
    [hon.opt.gear-who hon.opt.gear-command hon.opt.traits-who hon.opt.perso-who hon.opt.perso-markers
    hon.opt.support-markers hon.opt.perso-vehicle hon.recruit.command-tile]
    """
    about = {"unit": unit.id, "tile": tile.id}
    if tile.seat != unit.seat:
        return Refusal("hon.opt.gear-who", about, "other-side")
    if not tile.is_option:
        return why_not_share(game, tile, unit)
    option = option_of(game, tile)
    if option.for_family is not None and game.kind(unit).family != option.for_family:
        return Refusal(option.rule, about)
    if option.kind == "support":
        return None if unit.tile == tile.id else Refusal("hon.opt.support-markers", about)
    host = game.scene.tables.tiles[game.tiles[tile.on].name]
    if option.kind == "ordinance" or (host.command and option.markers):
        return None
    if option.kind == "personalisation":
        alone = unit.tile == tile.on and game.kind(unit).character
        return None if alone else Refusal("hon.opt.perso-who", about)
    if bears_stripes(game, unit, tile.on):
        return None
    return Refusal("hon.opt.traits-who" if option.kind == "trait" else "hon.opt.gear-who", about)


def bears_stripes(game: Game, unit: Unit, host: int) -> bool:
    """Whether a unit belongs to a tile, by itself or by a support option on it that has the tile's stripes.

    [hon.opt.gear-who]
    """
    if unit.tile == host:
        return True
    if unit.tile == NONE or game.tiles[unit.tile].on != host:
        return False
    stripes = game.scene.tables.tiles[game.tiles[host].name].stripes
    return bool(option_of(game, game.tiles[unit.tile]).stripes_of(SIDES[unit.seat]) & set(stripes))


def spend(game: Game, tile: Tile, marker: str, count: int = 1) -> None:
    """Use up markers; each is used once in a game, and an option without any is exhausted.  [hon.opt.gear-markers]"""
    left = list(tile.markers)
    for _ in range(count):
        left.remove(marker)
    game.put(tile.but(markers=tuple(left)))
    game.emit(events.MarkersSpent(tile.seat, tile.id, count, len(left)))
