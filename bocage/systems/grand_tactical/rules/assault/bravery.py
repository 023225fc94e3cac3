"""Bravery: whoever assaults under enemy fire zones tests first, by his defence and by that of the best enemy."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Call, Frame, Goto, Modifier, PlaceId, Step
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other


class BraveryTests(Frame[Units]):
    """Every assaulting unit tests, and no command point helps it; answers those who passed, who all must go on.

    A unit that fails has finished its action. Without an enemy fire zone on their hex nobody tests.

    [gts.assault.bravery gts.assault.bravery-none gts.assault.all-passers-go gts.assault.bravery-cap
    gts.ruling.bravery-word gts.ruling.bravery-tq]
    """

    units: Units
    hex: PlaceId
    tested: int = 0
    brave: Units = ()

    def start(self, game: Game) -> Step:
        """The next one, or the end."""
        if self.tested == len(self.units):
            return self.done(self.brave)
        terms = bravery_terms(game, self.units, self.hex)
        if terms is None:
            return self.done(self.units)
        return Call(QualityTest(self.units[self.tested], "bravery", terms), then=self.answered)

    def answered(self, game: Game, passed: bool) -> Step:
        """Whoever passed goes on."""
        unit = self.units[self.tested]
        brave = (*self.brave, unit) if passed else self.brave
        return Goto(BraveryTests(self.units, self.hex, self.tested + 1, brave).start)


def bravery_terms(game: Game, units: Units, hex: Hex) -> tuple[Modifier, ...] | None:
    """What their defence and that of the best enemy add to the quality of attackers; None where nobody covers them.

    An occupied entrenchment in the hex takes two, unless the enemy whose defence counts is in one himself.

    [gts.assault.bravery gts.assault.bravery-none gts.assault.bravery-entrench gts.ruling.bravery-entrench-once]
    """
    attackers = [game.unit(unit) for unit in units]
    home = attackers[0].hex
    facing = [(enemy_defence(game, enemy, home, hex), not is_entrenched(enemy)) for enemy in covering(game, home)]
    if not facing:
        return None
    best, in_open = min(facing)
    own = min([attacker_defence(game, unit) for unit in attackers])
    terms = (Modifier("gts.assault.bravery-mods", best), Modifier("gts.assault.bravery", -own))
    if in_open and any(is_entrenched(unit) for unit in game.units_in(hex)):
        return (*terms, Modifier("gts.assault.bravery-entrench", game.scene.rulebook.assault.entrenched))
    return terms


def covering(game: Game, home: Hex) -> Iterator[Unit]:
    """The enemies, in the assaulted hex or elsewhere, whose fire zone covers the attackers' hex.

    [gts.assault.bravery gts.ruling.bravery-unit gts.ruling.opp-by-suppressed]
    """
    seat = next(game.units_in(home)).seat
    enemy = other(seat)
    if not game.swept[enemy] >> home & 1:
        return
    for hex in bits(game.occupied[enemy] & game.scene.near[home]):
        for unit in bits(game.here[hex]):
            if game.zones[unit] >> home & 1:
                yield game.units[unit]


def is_entrenched(unit: Unit) -> bool:
    """Whether a unit is in an entrenchment."""
    return unit.shelter == "entrenched"


def enemy_defence(game: Game, unit: Unit, home: Hex, hex: Hex) -> int:
    """The defence of an enemy with his markers and the ground he stands on; hexsides count where the Assault crosses.

    In Column nothing protects that would.  [gts.assault.bravery-mods gts.ruling.bravery-unit]
    """
    numbers, profile, ground = game.scene.rulebook.target, game.profile(unit), game.scene.ground
    terms = [ground.fire_modifier(unit.hex, profile.armoured, he=False, covered=not unit.column)]
    if unit.hex == hex:
        terms.append(ground.side_modifier(home, hex, profile.armoured))
    if unit.shelter == "improved":
        terms.append(numbers.improved)
    elif unit.shelter == "entrenched":
        terms.append(numbers.entrenched)
    if unit.marker != "none":
        terms.append(game.scene.rulebook.markers[unit.marker].target)
    return profile.defence + exposed(game, unit, terms)


def attacker_defence(game: Game, unit: Unit) -> int:
    """The defence of an attacker: neither ground nor a position protects who leaves it.  [gts.assault.bravery-mods]"""
    hero = [game.scene.rulebook.markers["hero"].target] if unit.marker == "hero" else []
    return game.profile(unit).defence + exposed(game, unit, hero)


def exposed(game: Game, unit: Unit, terms: list[int]) -> int:
    """What modifiers add up to; in Column only those that harm, and Column itself.  [gts.assault.bravery-mods]"""
    if unit.column:
        return game.scene.rulebook.target.column + sum([max(term, 0) for term in terms])
    return sum(terms)
