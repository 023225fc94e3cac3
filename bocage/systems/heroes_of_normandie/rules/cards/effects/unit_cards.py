"""Cards that mend: rallying, healing, returning to the battle; smoke, and fury."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits, mask
from bocage.board.square import Square
from bocage.kernel import Ask, CardId, Frame, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import effect_of
from bocage.systems.heroes_of_normandie.rules.movement.entering import family_of, is_free
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import option_of
from bocage.systems.heroes_of_normandie.schema.effects import RallyStripes, ReturnUnit, Smoke
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, NONE, OFF_BOARD, Marker, Unit

# Rallying and healing


def why_no_rally(game: Game, seat: Seat, card: CardId, unit: Unit) -> Refusal | None:
    """One of one's units with Suppressed markers."""
    if unit.seat == seat and unit.in_play and unit.suppressed:
        return None
    return Refusal("hon.card.event", {"card": card, "unit": unit.id}, "target")


def rally(game: Game, seat: Seat, card: CardId, unit: Unit) -> None:
    """All Suppressed markers come off the unit.  [hon.card.event]"""
    game.put(unit.but(suppressed=0))
    game.emit(events.Rallied(unit.id, 0))


def steadied(game: Game, seat: Seat, card: CardId) -> Iterator[Unit]:
    """The units with Suppressed markers that bear the stripes of a card."""
    stripes = effect_of(game, card, RallyStripes).stripes
    for unit in game.army_units(seat):
        if unit.suppressed and stripes in stripes_of(game, unit):
            yield unit


def stripes_of(game: Game, unit: Unit) -> frozenset[str]:
    """The stripes of the tile or option that brought a unit."""
    if unit.tile == NONE:
        return frozenset()
    tile = game.tiles[unit.tile]
    if tile.is_option:
        return option_of(game, tile).stripes_of(SIDES[unit.seat])
    return frozenset(game.scene.tables.tiles[tile.name].stripes)


def why_not_steadied(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """There is somebody to rally."""
    return None if any(steadied(game, seat, card)) else Refusal("hon.card.event", {"card": card}, "no-target")


def rally_stripes(game: Game, seat: Seat, card: CardId) -> None:
    """Markers come off every unit with these stripes.  [hon.card.event]"""
    markers = effect_of(game, card, RallyStripes).markers
    for unit in list(steadied(game, seat, card)):
        left = max(0, unit.suppressed - markers)
        game.put(unit.but(suppressed=left))
        game.emit(events.Rallied(unit.id, left))


def why_not_healed(game: Game, seat: Seat, card: CardId, unit: Unit) -> Refusal | None:
    """One's own diminished infantry that is not next to an enemy."""
    about = {"card": card, "unit": unit.id}
    diminished = unit.back and game.kind(unit).family == "infantry" and game.face(unit).state == "diminished"
    if unit.seat != seat or not unit.on_board or not diminished:
        return Refusal("hon.card.event", about, "target")
    return Refusal("hon.card.event", about, "enemy-near") if is_next_to_enemy(game, seat, unit.place) else None


def is_next_to_enemy(game: Game, seat: Seat, square: Square) -> bool:
    """Whether an enemy of a player, as he knows them, stands next to a square."""
    near = game.scene.grid.adjacent[square]
    return any(unit.seat != seat for place in bits(near) for unit in game.units_in(place))


def heal(game: Game, seat: Seat, card: CardId, unit: Unit) -> None:
    """The unit is intact again, and does not move in this Reserve phase.  [hon.card.event]"""
    game.put(unit.but(back=False, moved=True))
    game.emit(events.Healed(unit.id))


# Returning


class ReturnAt(Option):
    """Return the unit on this square."""

    place: AimId


def why_no_return(game: Game, seat: Seat, card: CardId, unit: Unit) -> Refusal | None:
    """A destroyed unit of one of the card's types, with a square for it.  [hon.card.hitlerjugend]"""
    about = {"card": card, "unit": unit.id}
    types = effect_of(game, card, ReturnUnit).types
    if unit.seat != seat or not unit.lost or unit.is_wreck or game.kind(unit).name not in types:
        return Refusal("hon.card.hitlerjugend", about)
    return None if any(landings(game, unit)) else Refusal("hon.card.hitlerjugend", about, "no-square")


def landings(game: Game, unit: Unit) -> Iterator[Square]:
    """Where a unit may return."""
    for square in bits(home_zone(game, unit)):
        if why_not_land(game, unit, square) is None:
            yield square


def home_zone(game: Game, unit: Unit) -> int:
    """The deployment zone of a unit's side; without one, the squares along its edge."""
    side = game.scene.scenario.sides[SIDES[unit.seat]]
    if side.deploy:
        return game.scene.zone(side.deploy, f"sides.{SIDES[unit.seat]}.deploy")
    return game.scene.home_edges[unit.seat]


def why_not_land(game: Game, unit: Unit, square: Square) -> Refusal | None:
    """A free square of the deployment zone that is open to it and not next to an enemy.  [hon.card.hitlerjugend]"""
    about = {"unit": unit.id, "place": square}
    if not home_zone(game, unit) >> square & 1:
        return Refusal("hon.setup.deploy", about)
    if not is_free(game, unit, square) or game.ground.closed[family_of(game, unit)] >> square & 1:
        return Refusal("hon.card.hitlerjugend", about, "taken")
    if is_next_to_enemy(game, unit.seat, square):
        return Refusal("hon.card.hitlerjugend", about, "enemy-near")
    return None


class ReturnToBattle(Frame[None]):
    """A destroyed unit returns, diminished or inactive; its group may be whole again.  [hon.card.hitlerjugend]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose the square."""
        unit = game.unit(self.unit)
        options = [ReturnAt(square) for square in landings(game, unit)]
        return Ask(unit.seat, "card.return", options, self.chosen, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: ReturnAt) -> Refusal | None:
        """Why it cannot return there."""
        return why_not_land(game, game.unit(self.unit), choice.place)

    def chosen(self, game: Game, choice: ReturnAt) -> Step:
        """Put it there. Order Stars count again when tokens are taken.  [hon.card.hitlerjugend hon.break.effects]"""
        unit = game.unit(self.unit)
        back = game.kind(unit).front.state == "intact"
        facing = game.scene.inward(unit.seat)
        game.put(unit.but(lost=False, place=choice.place, back=back, facing=facing, order=NO_ORDER, suppressed=0))
        game.emit(events.Returned(unit.id, choice.place))
        restore_tile(game, unit)
        return self.done()


def restore_tile(game: Game, unit: Unit) -> None:
    """A broken group with fewer losses than its Breaking Point again is whole: the enemy scores it no more.

    [hon.card.hitlerjugend hon.break.effects]
    """
    if unit.tile == NONE or not game.tiles[unit.tile].broken:
        return
    tile, tables = game.tiles[unit.tile], game.scene.tables
    printed = tables.options[tile.name] if tile.is_option else tables.tiles[tile.name]
    if sum(one.lost and one.tile == tile.id for one in game.units) < printed.breaking_point:
        game.put(tile.but(broken=False))
        game.emit(events.TileRestored(tile.seat, tile.id))


# Smoke and fury


def why_no_smoke(game: Game, seat: Seat, card: CardId, place: PlaceId) -> Refusal | None:
    """Smoke rises on an empty square of the open grid near one of one's infantry units.  [hon.card.event]"""
    about = {"card": card, "place": place}
    if game.here[place] or game.ground.taken >> place & 1:
        return Refusal("hon.card.event", about, "taken")
    if any(marker.kind == "smoke" and marker.place == place for marker in game.markers):
        return Refusal("hon.card.event", about, "taken")
    within, grid = effect_of(game, card, Smoke).within, game.scene.grid
    own = (unit for unit in game.army_units(seat) if unit.on_board and game.is_infantry(unit))
    near = any(grid.distance(unit.place, place) <= within for unit in own)
    return None if near else Refusal("hon.card.event", about, "range")


def smokable(game: Game, seat: Seat, card: CardId) -> int:
    """The free squares near a player's infantry, where `why_no_smoke` has nothing against it."""
    within, near = effect_of(game, card, Smoke).within, 0
    for unit in game.army_units(seat):
        if unit.on_board and game.is_infantry(unit):
            near |= game.scene.grid.within(unit.place, within)
    risen = mask(one.place for one in game.markers if one.kind == "smoke" and one.place != OFF_BOARD)
    return near & ~(game.infantry | game.lurking | game.vehicles | game.ground.taken | risen)


def lay_smoke(game: Game, seat: Seat, card: CardId, place: PlaceId) -> None:
    """It blocks sight until the end of the turn.  [hon.card.event]"""
    spare = [marker for marker in game.markers if marker.kind == "smoke" and marker.place == OFF_BOARD]
    game.put(spare[0].but(place=place) if spare else Marker(len(game.markers), "smoke", place))
    game.emit(events.SmokeLaid(place))


def why_no_fury(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """Once a turn is enough.  [hon.card.fury]"""
    again = card in game.armies[seat].in_force
    return Refusal("hon.card.fury", {"card": card}) if again else None


def rage(game: Game, seat: Seat, card: CardId) -> None:
    """All one's infantry gains Assault until the end of the turn.  [hon.card.fury]"""
    army = game.armies[seat]
    game.put(army.but(in_force=tuple(sorted((*army.in_force, card)))))
