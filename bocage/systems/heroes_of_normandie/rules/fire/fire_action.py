"""Fire Actions (Action de tir): the frame that all manners of fire share, and the plain shot at a unit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from bocage.kernel import Ask, Call, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, Mode, When
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import Gear, gear_of, gear_tile, has_gear, spend_marker
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Engagement
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import (
    Kind,
    Shot,
    targets_of,
    usable_weapons,
    weapon_number,
    weapon_of,
    why_not_bear,
    why_not_shoot,
)
from bocage.systems.heroes_of_normandie.rules.fire.sticky_bombs import stick
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, TileId, Unit

# The frame that all manners of fire share


class FireAct(Act):
    """A way to fire: a shot, a burst, a template …"""

    fires: ClassVar[bool] = True

    def weapon_bit(self, game: Game, unit: Unit) -> int:
        """The weapon of the counter that it fires, as a bitset; none for an Alternative Fire Action by other means."""
        return 0

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """Whether it can be aimed at a certain unit, as Opportunity Fire has to be."""
        raise NotImplementedError

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Volley:
        """The procedure, after so many weapons have been used; `against` is the unit that it has to hit, if any."""
        raise NotImplementedError

    def begin(self, game: Game, unit: Unit, when: When) -> Volley:
        """The Fire Action that begins with this."""
        return self.volley(game, unit, when.mode, self.weapon_bit(game, unit), NONE)


FireActs = Callable[[Game, Unit, When], Iterable[FireAct]]
NEXT_WEAPON = "fire.next"
"""The question what else a vehicle fires, whatever it has fired first."""


class CeaseFire(Option):
    """Fire no more weapons."""

    passes = True


class Volley(Engagement[None]):
    """A unit fires; a vehicle fires its weapons one after the other, and names a target for each.

    [hon.vweap.all hon.ruling.mobile-fire-once]
    """

    unit: UnitId
    mode: Mode
    used: int
    """The weapons that have been fired in this action, with this one."""
    tile: TileId
    """The option whose marker is spent, if any."""
    against: UnitId
    """The unit that has to be hit, if it is Opportunity Fire."""

    @property
    def attack(self) -> Shot | None:
        """The shot, where it is fire at units."""
        return None

    @property
    def involved(self) -> tuple[UnitId, ...]:
        """Who fires, and at whom."""
        return (self.unit,) if self.attack is None else super().involved

    def start(self, game: Game) -> Step:
        """All see who fires; a marker of gear is spent.  [hon.opt.gear-markers]"""
        unit = game.unit(self.unit)
        known = unit.but(seen=True, weapons_used=unit.weapons_used | self.used)
        game.put(known) if unit.seen else game.reveal(known)
        if self.tile != NONE:
            spend_marker(game, game.tiles[self.tile])
        return Goto(self.fire)

    def fire(self, game: Game) -> Step:
        """Resolve it, and go on with `next_weapon`."""
        raise NotImplementedError

    def next_weapon(self, game: Game) -> Step:
        """A vehicle may fire its other weapons.  [hon.vweap.all]"""
        unit = game.unit(self.unit)
        if not unit.in_play:
            return self.done()
        more = [act for act in self.others(game, unit) if self.why_not_besides(game, unit, act) is None]
        if not more:
            return Goto(self.give_away)
        options: list[FireAct | CeaseFire] = [*more, CeaseFire()]
        return Ask(unit.seat, NEXT_WEAPON, options, self.fire_more, self.why_no_more, {"unit": unit.id})

    def others(self, game: Game, unit: Unit) -> Iterator[FireAct]:
        """What else a vehicle could fire, as if the weapons that it has fired were lost."""
        weapons = len(game.face(unit).weapons)
        if not game.is_infantry(unit) and weapons > 1 and self.used != (1 << weapons) - 1:
            when, rest = When(self.mode), unit.but(weapons_lost=unit.weapons_lost | self.used)
            for manner in game.rules.manners:
                yield from manner(game, rest, when)

    def why_no_more(self, game: Game, choice: FireAct | CeaseFire) -> Refusal | None:
        """Each weapon fires once."""
        if isinstance(choice, CeaseFire):
            return None
        unit = game.unit(self.unit)
        return self.why_not_besides(game, unit, choice) or choice.why_not(game, unit, When(self.mode))

    def why_not_besides(self, game: Game, unit: Unit, act: FireAct) -> Refusal | None:
        """Why a vehicle cannot add something to its fire that it could do by itself.

        [hon.vweap.all hon.opfire.moving]
        """
        bit = act.weapon_bit(game, unit)
        if not bit or self.used & bit:
            return Refusal("hon.vweap.all", {"unit": self.unit})
        if self.against != NONE and not act.strikes(game, unit, game.unit(self.against)):
            return Refusal("hon.opfire.moving", {"unit": self.unit, "target": self.against}, "target")
        return None

    def fire_more(self, game: Game, choice: FireAct | CeaseFire) -> Step:
        """Another weapon, or the end of the action."""
        if isinstance(choice, CeaseFire):
            return Goto(self.give_away)
        unit = game.unit(self.unit)
        used = self.used | choice.weapon_bit(game, unit)
        return Goto(choice.volley(game, unit, self.mode, used, self.against).start)

    def give_away(self, game: Game) -> Step:
        """Who has fired from ambush shows itself, snipers apart; then the enemy may answer.

        [hon.ambush.fires hon.sniper.stays-hidden hon.opfire.after-fire hon.ruling.opfire-after-fire-mobile]
        """
        unit = game.unit(self.unit)
        if unit.ambushed and not game.face(unit).abilities.sniper:
            uncover(game, unit)
        return Call(game.rules.answer(unit.id), then=self.finished)


# Shots


class Shoot(FireAct):
    """Fire at a unit with one of the weapons, normally or to suppress it."""

    until: ClassVar[str] = "Attack"
    target: TargetId
    weapon: str
    kind: Kind

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """The rule that forbids the shot.  [hon.fire.conditions]"""
        return why_not_shoot(game, self.shot(game, unit, when.mode))

    def weapon_bit(self, game: Game, unit: Unit) -> int:
        """See `FireAct`."""
        number = weapon_number(game, unit, self.weapon)
        return 1 << number if number < len(game.face(unit).weapons) else 0

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`."""
        return self.target == target.id

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> FireAction:
        """See `FireAct`."""
        return fire_action(game, self.shot(game, unit, mode), used, against)

    def shot(self, game: Game, unit: Unit, mode: Mode) -> Shot:
        """The shot that the unit announces."""
        return shot_with(game, unit, self.weapon, self.target, self.kind, mode)


def shot_with(game: Game, unit: Unit, weapon: str, target: UnitId, kind: Kind, mode: Mode) -> Shot:
    """A shot with a weapon of the counter, or of an option that serves the unit.  [hon.altfire.definition]"""
    number = weapon_number(game, unit, weapon)
    if number == len(game.face(unit).weapons) and has_gear(game, unit, weapon):
        return Shot(unit.id, NONE, target, kind, mode, gear=weapon)
    return Shot(unit.id, number, target, kind, mode)


def fire_acts(game: Game, unit: Unit, when: When) -> list[Shoot]:
    """The shots of a unit at units, with its own weapons and with gear."""
    if when.phase != "activation":
        return []
    weapons = [weapon for _, weapon in usable_weapons(game, unit, when.mode)]
    gears = gear_of(game, unit)
    if gears:
        weapons += _gear_to_fire(game, unit, gears, when.mode)
    return [
        Shoot(target, weapon.name, kind)
        for weapon in weapons
        for target, kind in targets_of(game, unit, weapon, when.against)
    ]


def _gear_to_fire(game: Game, unit: Unit, gears: Gear, mode: Mode) -> Iterator[Weapon]:
    """The gear that a unit can fire at a unit with now: each kind once, and none that its counter prints."""
    taken = {weapon.name for weapon in game.face(unit).weapons}
    for _, gear in gears:
        if gear.template is None and gear.name not in taken and why_not_bear(game, unit, gear, mode) is None:
            taken.add(gear.name)
            yield gear


class Salvo(Volley):
    """Fire at units: one shot, which may strike several of them."""

    shot: Shot

    @property
    def attack(self) -> Shot:
        """The shot."""
        return self.shot


class FireAction(Salvo):
    """A shot at a unit."""

    def fire(self, game: Game) -> Step:
        """Fire one weapon, or stick a bomb to the target.  [hon.opt.sticky]"""
        if weapon_of(game, self.shot).delayed:
            stick(game, self.shot)
            return Goto(self.next_weapon)
        return Call(Attack(self.shot), then=self.next_weapon)


def fire_action(game: Game, shot: Shot, used: int, against: UnitId = NONE) -> FireAction:
    """The Fire Action of a shot, with the marker that it spends."""
    unit = game.unit(shot.unit)
    tile = gear_tile(game, unit, shot.gear) if shot.gear else NONE
    return FireAction(shot.unit, shot.mode, used, tile, against, shot)
