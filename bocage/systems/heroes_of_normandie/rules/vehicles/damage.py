"""Damage to heavy vehicles (Dégâts): where a hit strikes, and what that does."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Goto, Option, Pool, Refusal, Step, UnitId
from bocage.systems.heroes_of_normandie.rules.cards.holding.any_roll import BonusRoll
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Involving
from bocage.systems.heroes_of_normandie.rules.vehicles.crews import abilities_of
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit, enemy_of

POSITIVE_WAVES = 2
"""The location dice of a vehicle with Positive Waves, of which its owner chooses one.  [hon.abil.positive-waves]"""


class TakeHit(Option):
    """Let the hit strike here."""

    part: str


class LoseWeapon(Option):
    """Give up this main weapon."""

    weapon: str


class Location(Involving[bool]):
    """A heavy vehicle is hit: the attacker rolls where; answers whether that is its end.  [hon.hvy.location-roll]"""

    unit: UnitId
    piercing: bool = False
    faces: tuple[int, ...] = ()

    @property
    def involved(self) -> tuple[UnitId, ...]:
        """The vehicle."""
        return (self.unit,)

    def start(self, game: Game) -> Step:
        """Roll one die, two against Positive Waves; Suppressed markers do not matter.

        [hon.hvy.location-roll hon.abil.positive-waves hon.ruling.suppressed-exceptions]
        """
        unit = game.unit(self.unit)
        dice = POSITIVE_WAVES if abilities_of(game, unit).positive_waves else 1
        return Call(BonusRoll("location", enemy_of(unit.seat), dice), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """The dice stand."""
        return Goto(Location(self.unit, self.piercing, pool.faces).choose)

    def parts(self, game: Game) -> list[str]:
        """What the dice strike; piercing adds one to each.

        [hon.abil.piercing hon.ruling.location-seven hon.ruling.positive-waves-piercing]
        """
        places = game.scene.rulebook.locations
        struck = (places[min(face + self.piercing, len(places)) - 1] for face in self.faces)
        return list(dict.fromkeys(struck))

    def choose(self, game: Game) -> Step:
        """The owner of a vehicle with Positive Waves chooses one of the two.  [hon.abil.positive-waves]"""
        options = [TakeHit(part) for part in self.parts(game)]
        return Ask(game.unit(self.unit).seat, "location", options, self.struck, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: TakeHit) -> Refusal | None:
        """Only what the dice show."""
        shown = choice.part in self.parts(game)
        return None if shown else Refusal("hon.abil.positive-waves", {"unit": self.unit})

    def struck(self, game: Game, choice: TakeHit) -> Step:
        """Place the marker; a second of the same kind destroys the vehicle.

        [hon.hvy.second-same hon.hvy.destroyed hon.hvy.hull]
        """
        unit = game.unit(self.unit)
        match choice.part:
            case "crew" | "tracks" | "hull" | "main-weapon" as part if part not in unit.damage:
                game.put(unit.but(damage=(*unit.damage, part)))
                game.emit(events.Damaged(self.unit, part))
            case _:
                return self.done(True)
        if part == "hull":
            _shake(game, game.unit(self.unit))
        return Goto(self.lose_weapon) if part == "main-weapon" else self.done(False)

    def lose_weapon(self, game: Game) -> Step:
        """The main weapon is destroyed; with several, the owner chooses.  [hon.hvy.main-gun]"""
        unit = game.unit(self.unit)
        options = [LoseWeapon(name) for name in main_weapons(game, unit)]
        if not options:
            return self.done(False)
        return Ask(unit.seat, "main-weapon", options, self.weapon_lost, self.why_not_lose, {"unit": self.unit})

    def why_not_lose(self, game: Game, choice: LoseWeapon) -> Refusal | None:
        """Only a main weapon."""
        has = choice.weapon in main_weapons(game, game.unit(self.unit))
        return None if has else Refusal("hon.unit.heavy-weapons", {"unit": self.unit})

    def weapon_lost(self, game: Game, choice: LoseWeapon) -> Step:
        """It fires no more.  [hon.hvy.main-gun hon.ruling.several-main-weapons]"""
        unit = game.unit(self.unit)
        game.put(unit.but(weapons_lost=unit.weapons_lost | 1 << main_weapons(game, unit)[choice.weapon]))
        game.emit(events.WeaponLost(self.unit, choice.weapon))
        return self.done(False)


def _shake(game: Game, unit: Unit) -> None:
    """A hit in the hull brings Suppressed markers.  [hon.hvy.hull]"""
    markers = game.scene.rulebook.hull_suppressed
    game.put(unit.but(suppressed=unit.suppressed + markers))
    game.emit(events.Suppressed(unit.id, markers, unit.suppressed + markers))


def main_weapons(game: Game, unit: Unit) -> dict[str, int]:
    """The main weapons that a vehicle still has, with their places; its only weapon is a main weapon too.

    [hon.unit.heavy-weapons hon.ruling.single-weapon-vehicle]
    """
    weapons = enumerate(game.face(unit).weapons)
    return {
        weapon.name: number
        for number, weapon in weapons
        if weapon.role in ("main", "only") and not unit.weapons_lost >> number & 1
    }
