"""A unit's whole Fire Action, and Opportunity Fire (Tir d'opportunité), the enemy's answer to a move or a shot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.acts import Act, Mode, When
from bocage.systems.heroes_of_normandie.ambush import uncover
from bocage.systems.heroes_of_normandie.arsenal import (
    Gear,
    gear_of,
    gear_tile,
    has_gear,
    has_opportunity_fire,
    may_grant_opportunity_fire,
    spend_marker,
)
from bocage.systems.heroes_of_normandie.attack import Attack
from bocage.systems.heroes_of_normandie.bombs import stick
from bocage.systems.heroes_of_normandie.content import Weapon
from bocage.systems.heroes_of_normandie.fire import (
    Kind,
    Shot,
    targets_of,
    usable_weapons,
    weapon_number,
    weapon_of,
    why_not_bear,
    why_not_shoot,
)
from bocage.systems.heroes_of_normandie.records import NONE, OFF_BOARD, TileId, Unit, enemy_of
from bocage.systems.heroes_of_normandie.secrets import may_have
from bocage.systems.heroes_of_normandie.state import Game
from bocage.systems.heroes_of_normandie.tokens import mark_activated

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


class CeaseFire(Option):
    """Fire no more weapons."""

    passes = True


class Volley(Frame[None]):
    """A unit fires; a vehicle fires its weapons one after the other, and names a target for each.

    [hon.vweap.all hon.ruling.mobile-fire-once]
    """

    manners: ClassVar[Sequence[FireActs]] = ()
    """The functions that find the ways to fire of all chapters; `offers` names them."""
    unit: UnitId
    mode: Mode
    used: int
    """The weapons that have been fired in this action, with this one."""
    tile: TileId
    """The option whose marker is spent, if any."""
    against: UnitId
    """The unit that has to be hit, if it is Opportunity Fire."""

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
        return Ask(unit.seat, "fire.next", options, self.fire_more, self.why_no_more, {"unit": unit.id})

    def others(self, game: Game, unit: Unit) -> Iterator[FireAct]:
        """What else a vehicle could fire, as if the weapons that it has fired were lost."""
        weapons = len(game.face(unit).weapons)
        if not game.is_infantry(unit) and weapons > 1 and self.used != (1 << weapons) - 1:
            when, rest = When(self.mode), unit.but(weapons_lost=unit.weapons_lost | self.used)
            for manner in self.manners:
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
        return Call(OpportunityFire(unit.id), then=self.finished)


# Shots


class Shoot(FireAct):
    """Fire at a unit with one of the weapons, normally or to suppress it."""

    until: ClassVar[str] = "Attack"
    target: UnitId
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


class FireAction(Volley):
    """A shot at a unit."""

    shot: Shot

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


# Opportunity fire


class OpportunityShot(Option):
    """Fire at the active unit out of turn."""

    until: ClassVar[str] = "Attack"
    unit: UnitId
    weapon: str
    kind: Kind


class OpportunityAct(Option):
    """Answer in another way than by a plain shot."""

    unit: UnitId


class OpportunityFire(Window[Game, OpportunityShot | OpportunityAct, None]):
    """The enemy's units on the alert may fire at a unit that has just moved a square or fired, one after the other.

    [hon.opfire.moving hon.opfire.after-fire hon.ruling.opfire-multiple hon.altfire.triggered]
    """

    prompt = "opportunity-fire"
    hidden = True
    target: UnitId

    def seats(self, game: Game) -> Sequence[Seat]:
        """The enemy, where his units may be on the alert as far as anyone can tell."""
        target = game.unit(self.target)
        seat = enemy_of(target.seat)
        if self.passed >> seat & 1 or not target.on_board or target.ambushed:
            return ()
        units = game.units
        for number in bits(game.forces[seat] & game.ready & ~game.acted):
            unit = units[number]
            if not unit.seen and may_watch(game, unit, target):
                return (seat,)
            if may_be_alert(game, unit) and can_answer(game, unit, target):
                return (seat,)
        return ()

    def options(self, game: Game, seat: Seat) -> Sequence[OpportunityShot | OpportunityAct]:
        """The shots of all units on the alert at this target."""
        target = game.unit(self.target)
        return [option for unit in lookouts(game, seat) for option in ways_to_answer(game, unit, target)]

    def why_not(self, game: Game, choice: OpportunityShot | OpportunityAct | Pass) -> Refusal | None:
        """Why that unit cannot fire now."""
        if isinstance(choice, Pass):
            return None
        unit, target = game.unit(choice.unit), game.unit(self.target)
        if unit.seat != self.asking:
            return Refusal("hon.opfire.moving", {"unit": unit.id}, "other-side")
        refusal = why_not_on_alert(game, unit, target)
        if refusal is not None:
            return refusal
        if isinstance(choice, OpportunityShot):
            return why_not_shoot(game, self.shot(game, choice))
        others = any(not isinstance(act, Shoot) for act in answers(game, unit, target))
        return None if others else Refusal("hon.altfire.triggered", {"unit": unit.id, "target": target.id})

    def shot(self, game: Game, choice: OpportunityShot) -> Shot:
        """The shot at the active unit."""
        return shot_with(game, game.unit(choice.unit), choice.weapon, self.target, choice.kind, "opportunity")

    def react(self, game: Game, seat: Seat, choice: OpportunityShot | OpportunityAct) -> Step:
        """The unit is activated and fires; its shot may be answered in turn.  [hon.opfire.cost]"""
        mark_activated(game, game.unit(choice.unit))
        if isinstance(choice, OpportunityAct):
            return Call(OtherAnswer(choice.unit, self.target), then=self.again)
        shot = self.shot(game, choice)
        used = 1 << shot.weapon if shot.weapon != NONE else 0
        return Call(fire_action(game, shot, used, self.target), then=self.again)


def ways_to_answer(game: Game, unit: Unit, target: Unit) -> list[OpportunityShot | OpportunityAct]:
    """How a unit may fire at the target out of turn: plain shots, and any other way once; none if it is not alert."""
    if why_not_on_alert(game, unit, target) is not None:
        return []
    acts = list(answers(game, unit, target))
    found: list[OpportunityShot | OpportunityAct] = []
    found += [OpportunityShot(unit.id, act.weapon, act.kind) for act in acts if isinstance(act, Shoot)]
    if len(acts) > len(found):
        found.append(OpportunityAct(unit.id))
    return found


def can_answer(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether a unit has any way to fire at the target out of turn."""
    if why_not_on_alert(game, unit, target) is not None:
        return False
    return any(True for _ in answers(game, unit, target))


def answers(game: Game, unit: Unit, target: Unit) -> Iterator[FireAct]:
    """All Fire Actions of a unit that can strike the target.  [hon.altfire.triggered]"""
    when = When("opportunity", against=target.id)
    for manner in Volley.manners:
        for act in manner(game, unit, when):
            if act.strikes(game, unit, target):
                yield act


class OtherAnswer(Frame[None]):
    """An Alternative Fire Action, or a burst, as Opportunity Fire.  [hon.altfire.triggered]"""

    unit: UnitId
    target: UnitId

    def start(self, game: Game) -> Step:
        """Choose the way."""
        unit, target = game.unit(self.unit), game.unit(self.target)
        acts = [act for act in answers(game, unit, target) if not isinstance(act, Shoot)]
        about = {"unit": self.unit, "target": self.target}
        return Ask(unit.seat, "opportunity-fire.other", acts, self.chosen, self.why_not, about)

    def why_not(self, game: Game, choice: FireAct) -> Refusal | None:
        """It has to be legal, and to strike the unit that it answers."""
        unit = game.unit(self.unit)
        refusal = choice.why_not(game, unit, When("opportunity"))
        if refusal is not None:
            return refusal
        if isinstance(choice, Shoot) or not choice.strikes(game, unit, game.unit(self.target)):
            return Refusal("hon.altfire.triggered", {"unit": self.unit, "target": self.target})
        return None

    def chosen(self, game: Game, choice: FireAct) -> Step:
        """Fire."""
        unit = game.unit(self.unit)
        bit = choice.weapon_bit(game, unit)
        return Call(choice.volley(game, unit, "opportunity", bit, self.target), then=self.finished)


def lookouts(game: Game, seat: Seat) -> list[Unit]:
    """A player's units that may be on the alert, for a first test: not who has acted, nor who has no such ability."""
    own = [game.units[number] for number in bits(game.forces[seat] & game.ready & ~game.acted)]
    return [unit for unit in own if may_be_alert(game, unit)]


def may_be_alert(game: Game, unit: Unit) -> bool:
    """Whether a unit may have Opportunity Fire: characters may have gained it."""
    if game.scene.watchers[unit.type][unit.back]:
        return True
    return unit.place != OFF_BOARD and bool(game.ground.watchful >> unit.place & 1)


def why_not_on_alert(game: Game, unit: Unit, target: Unit) -> Refusal | None:
    """A unit needs the ability and must not have acted. Infantry has it in some positions, against those outside.

    [hon.opfire.moving hon.terr.defpos-opfire hon.act.activated-def hon.ruling.opfire-bluff-unit]
    """
    if not unit.in_play or unit.has_acted:
        return Refusal("hon.act.activated-def", {"unit": unit.id})
    if has_opportunity_fire(game, unit):
        return None
    if not is_posted(game, unit):
        return Refusal("hon.opfire.moving", {"unit": unit.id})
    position = game.scene.position_of
    if target.place in position and position[target.place] == position.get(unit.place):
        return Refusal("hon.terr.defpos-opfire", {"unit": unit.id, "target": target.id})
    return None


def is_posted(game: Game, unit: Unit) -> bool:
    """Whether infantry is in a position that grants Opportunity Fire.  [hon.terr.defpos-opfire]"""
    return unit.on_board and game.is_infantry(unit) and bool(game.ground.watchful >> unit.place & 1)


def may_watch(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether the enemy must reckon with Opportunity Fire from a unit that he has never seen."""
    if unit.has_acted or not unit.on_board:
        return False
    if is_posted(game, unit) or may_grant_opportunity_fire(game, unit.seat):
        return True
    return may_have(game, unit, lambda face: face.abilities.opportunity_fire)
