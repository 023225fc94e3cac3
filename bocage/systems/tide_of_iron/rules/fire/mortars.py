"""Mortar crews (Batteries de mortier): ballistic fire at a whole hex, with spotters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import (
    Argument,
    Ask,
    Call,
    Event,
    Frame,
    Goto,
    Modifier,
    Option,
    PlaceId,
    Refusal,
    Step,
    Total,
    UnitId,
)
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_iron.rules.cards.operations import conditions, hexes_in_reach
from bocage.systems.tide_of_iron.rules.fire.area_attack import AreaAttack
from bocage.systems.tide_of_iron.rules.fire.damage import Kind
from bocage.systems.tide_of_iron.rules.fire.ranges import Band, band_at, worst
from bocage.systems.tide_of_iron.rules.fire.targets import Shot, halvings, shelter_of, why_cannot_shoot
from bocage.systems.tide_of_iron.rules.teams import pay_for_support, support_cost, why_no_cross_support
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Game, Unit, other

KINDS: tuple[Kind, ...] = ("normal", "suppressive")


class Bombard(Option):
    """Fire the mortars at a hex, with a normal or a suppressive attack."""

    until: ClassVar[str] = "AreaAttack"
    hex: AimId
    kind: Kind


class SupportWithMortars(Option):
    """Let the mortars of another squad join in."""

    unit: ActorId


class FireMortars(Option):
    """Roll the dice."""

    until: ClassVar[str] = "AreaAttack"


FIRE = FireMortars()


class MortarsFired(Event):
    """Mortars fire at a hex: at which range, with what strength, and what its dice need."""

    unit: UnitId
    hex: PlaceId
    kind: Kind
    band: Literal["close", "normal", "long"]
    need: int
    attack: Total


class MortarsSupported(Event):
    """The mortars of a squad join in."""

    unit: UnitId
    hex: PlaceId


# Where mortars can fire


def is_boxed_in(game: Game, unit: Unit) -> bool:
    """A mortar in a building or a pillbox cannot fire.  [toi.mortar.no-building]"""
    return bool(game.scene.buildings >> unit.hex & 1) or shelter_of(game, unit) == "pillbox"


def hexes_in_sight(game: Game, unit: Unit) -> int:
    """The hexes that the mortar sees, or any unit of its division that is not fatigued, shaken or not.

    [toi.mortar.spotter toi.mortar.spotter-fatigued toi.ruling.mortar-spotters toi.multi.no-shared-los
    toi.ruling.do-concealed-squads-spot-control-block-movement]
    """
    sees, units = game.fields.sees, game.units
    found = sees[unit.hex]
    for number in bits(game.present[unit.seat] & (game.fresh[unit.seat] | game.watching[unit.side])):
        found |= sees[units[number].hex]
    return found


def hexes_in_range(game: Game, unit: Unit, kind: Kind) -> int:
    """The hexes up to twice the mortars' range away, one and two longer downhill, but not next to them.

    [toi.mortar.values toi.mortar.min-range]
    """
    load = game.profile(unit).mortars.get(kind)
    if load is None:
        return 0
    reach = game.fields.within(unit.hex, 2 * load.range, 2 * load.range + 2)
    too_near = game.scene.grid.within(unit.hex, game.scene.rulebook.mortars.nearest - 1)
    return reach & ~too_near & hexes_in_reach(game, unit.hex, unit.side)


def worthwhile_hexes(game: Game, unit: Unit) -> int:
    """Mortars fire at hexes that hold an enemy or razor wire.  [toi.ruling.mortar-target-hexes]"""
    enemies = 2 * other(unit.side)
    return game.targets[enemies] | game.targets[enemies + 1] | game.marked["wire"]


def mortar_hexes(game: Game, unit: Unit, kind: Kind) -> int:
    """The hexes that the unit's mortars can fire at, as a bitset."""
    if not game.profile(unit).mortars or unit.hex == OFF_BOARD or is_boxed_in(game, unit):
        return 0
    if kind == "suppressive" and conditions(game, unit.side).scarce:
        return 0
    within = worthwhile_hexes(game, unit) & hexes_in_range(game, unit, kind)
    return within and within & hexes_in_sight(game, unit)


def bombardments_of(game: Game, unit: Unit) -> Iterator[Bombard]:
    """Every hex and type of attack that the unit's mortars can choose."""
    for kind in KINDS:
        for hex in bits(mortar_hexes(game, unit, kind)):
            yield Bombard(hex, kind)


def can_bombard(game: Game, unit: Unit) -> bool:
    """Whether the unit's mortars have anything to fire at."""
    return bool(game.profile(unit).mortars) and any(mortar_hexes(game, unit, kind) for kind in KINDS)


def why_not_bombard(game: Game, unit: Unit, hex: Hex, kind: Kind) -> Refusal | None:
    """Why the unit's mortars cannot fire at a hex.  [toi.mortar.no-los]"""
    about: dict[str, Argument] = {"unit": unit.id, "place": hex}
    if not game.profile(unit).mortars:
        return Refusal("toi.mortar.area", about)
    if is_boxed_in(game, unit):
        return Refusal("toi.mortar.no-building", about)
    if kind == "suppressive" and conditions(game, unit.side).scarce:
        return Refusal("toi.ops.what", about, "ammunition")
    if game.scene.grid.distance(unit.hex, hex) < game.scene.rulebook.mortars.nearest:
        return Refusal("toi.mortar.min-range", about)
    if not hexes_in_range(game, unit, kind) >> hex & 1:
        return Refusal("toi.mortar.values", about)
    if not worthwhile_hexes(game, unit) >> hex & 1:
        return Refusal("toi.ruling.mortar-target-hexes", about)
    if not hexes_in_sight(game, unit) >> hex & 1:
        return Refusal("toi.mortar.no-los", about)
    return None


# The bombardment


class Bombardment(Frame[None]):
    """Mortars fire at a hex as a Concentrated fire; only other mortars support them.

    [toi.mortar.area toi.mortar.support]
    """

    lead: UnitId
    hex: PlaceId
    kind: Kind
    supports: tuple[UnitId, ...] = ()

    @property
    def shot(self) -> Shot:
        """The lead and the supports in the form of a shot."""
        return Shot(self.lead, (), self.lead, "concentrated", tuple((unit, ()) for unit in self.supports), self.kind)

    def start(self, game: Game) -> Step:
        """Ask for another support or for the dice."""
        options: list[FireMortars | SupportWithMortars] = [FIRE]
        for unit in self.candidates(game):
            if self.why_no_support(game, unit) is None:
                options.append(SupportWithMortars(unit.id))
        args = {"unit": self.lead, "place": self.hex}
        return Ask(game.unit(self.lead).seat, "fire.mortars", options, self.chosen, self.why_not, args)

    def candidates(self, game: Game) -> Iterator[Unit]:
        """The fresh units of the side that do not take part yet."""
        for seat in game.teams[game.unit(self.lead).side]:
            for number in bits(game.fresh[seat]):
                if number != self.lead and number not in self.supports:
                    yield game.units[number]

    def why_no_support(self, game: Game, unit: Unit) -> Refusal | None:
        """A support needs mortars of its own that reach the hex, and a firepower that is not halved already."""
        return (
            why_cannot_shoot(game, unit, supporting=True)
            or why_not_bombard(game, unit, self.hex, self.kind)
            or why_no_cross_support(game, self.shot, unit)
        )

    def why_not(self, game: Game, choice: FireMortars | SupportWithMortars) -> Refusal | None:
        """Why a squad may not support the mortars."""
        if isinstance(choice, FireMortars):
            return None
        unit = game.unit(choice.unit)
        if unit not in self.candidates(game):
            return Refusal("toi.combined.eligibility", {"unit": unit.id})
        return self.why_no_support(game, unit)

    def chosen(self, game: Game, choice: FireMortars | SupportWithMortars) -> Step:
        """Another support, or the attack."""
        if isinstance(choice, FireMortars):
            return Goto(self.fire)
        unit = game.unit(choice.unit)
        pay_for_support(game, unit.side, support_cost(game, self.shot, unit))
        return Goto(self.but(supports=(*self.supports, unit.id)).start)

    def fire(self, game: Game) -> Step:
        """The area attack.  [toi.mortar.hits]"""
        lead = game.unit(self.lead)
        attack, band = self.strength(game), self.band(game)
        need = game.scene.hit_on[band]
        game.emit(MortarsFired(self.lead, self.hex, self.kind, band, need, attack))
        for unit in self.supports:
            game.emit(MortarsSupported(unit, self.hex))
        firing = (self.lead, *self.supports)
        area = AreaAttack(self.hex, attack.value, self.kind, lead.seat, need, firing=firing)
        return Call(area, then=self.fatigue)

    def strength(self, game: Game) -> Total:
        """The lead's mortars and half the firepower of each support.  [toi.mortar.support toi.combined.fp]"""
        terms = self.terms(game, self.lead)
        for unit in self.supports:
            terms.append(Modifier("toi.combined.fp", Total.of(self.terms(game, unit)).value))
        return Total.of(terms)

    def terms(self, game: Game, number: UnitId) -> list[Modifier]:
        """The firepower of one squad's mortars, halved where it is."""
        unit = game.unit(number)
        firepower = game.profile(unit).mortars[self.kind].firepower
        halves = halvings(game, unit, supporting=number != self.lead)
        return [Modifier("toi.mortar.values", firepower), *[Modifier(rule, 2, "/") for rule in halves]]

    def band(self, game: Game) -> Band:
        """The least favourable range of all mortars."""
        bands = []
        for number in (self.lead, *self.supports):
            unit = game.unit(number)
            band = band_at(game, unit.hex, self.hex, game.profile(unit).mortars[self.kind].range)
            assert band is not None, "declared mortars are in range"
            bands.append(band)
        return worst(bands)

    def fatigue(self, game: Game) -> Step:
        """All that fired are fatigued, as far as they survived their own shells."""
        for number in (self.lead, *self.supports):
            unit = game.unit(number)
            if unit.on_board and unit.status != "fatigued":
                game.put(unit.fatigued())
        return self.done()
