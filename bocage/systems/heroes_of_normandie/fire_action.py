"""A unit's whole Fire Action, and Opportunity Fire (Tir d'opportunité), the enemy's answer to a move or a shot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.acts import Act, Mode, When
from bocage.systems.heroes_of_normandie.ambush import uncover
from bocage.systems.heroes_of_normandie.attack import Attack
from bocage.systems.heroes_of_normandie.fire import Kind, Shot, shots_of, weapon_number, why_not_shoot
from bocage.systems.heroes_of_normandie.secrets import may_have
from bocage.systems.heroes_of_normandie.state import Game, Unit, enemy_of
from bocage.systems.heroes_of_normandie.tokens import mark_activated


class Shoot(Act):
    """Fire at a unit with one of the weapons, normally or to suppress it."""

    until: ClassVar[str] = "Attack"
    fires: ClassVar[bool] = True
    target: UnitId
    weapon: str
    kind: Kind

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """The rule that forbids the shot.  [hon.fire.conditions]"""
        return why_not_shoot(game, self.shot(game, unit, when.mode))

    def begin(self, game: Game, unit: Unit, when: When) -> FireAction:
        """The Fire Action that begins with this shot."""
        return FireAction(self.shot(game, unit, when.mode))

    def shot(self, game: Game, unit: Unit, mode: Mode) -> Shot:
        """The shot that the unit announces."""
        return Shot(unit.id, weapon_number(game, unit, self.weapon), self.target, self.kind, mode)


def fire_acts(game: Game, unit: Unit, when: When) -> Iterator[Shoot]:
    """The shots of a unit at units."""
    if when.phase == "activation":
        yield from _shoots(game, unit, when.mode)


def _shoots(game: Game, unit: Unit, mode: Mode, barred: int = 0) -> Iterator[Shoot]:
    weapons = game.face(unit).weapons
    for shot in shots_of(game, unit, mode, barred):
        yield Shoot(shot.target, weapons[shot.weapon].name, shot.kind)


class CeaseFire(Option):
    """Fire no more weapons."""

    passes = True


class FireAction(Frame[None]):
    """A unit fires; a vehicle fires its weapons one after the other, and names a target for each.

    [hon.fire.when hon.vweap.all hon.ruling.mobile-fire-once]
    """

    shot: Shot
    used: int = 0
    """The weapons that have been fired in this action."""

    def start(self, game: Game) -> Step:
        """Fire one weapon; all see who fires."""
        shot = self.shot
        unit = game.unit(shot.unit)
        known = unit.but(seen=True, weapons_used=unit.weapons_used | 1 << shot.weapon)
        game.put(known) if unit.seen else game.reveal(known)
        return Call(Attack(shot), then=FireAction(shot, self.used | 1 << shot.weapon).next_weapon)

    def next_weapon(self, game: Game) -> Step:
        """A vehicle may fire its other weapons.  [hon.vweap.all]"""
        unit = game.unit(self.shot.unit)
        if not unit.in_play:
            return self.done()
        more: list[Shoot | CeaseFire] = []
        if not game.is_infantry(unit):
            more += _shoots(game, unit, self.shot.mode, barred=self.used)
        if not more:
            return Goto(self.give_away)
        return Ask(unit.seat, "fire.next", [*more, CeaseFire()], self.chosen, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: Shoot | CeaseFire) -> Refusal | None:
        """Each weapon fires once."""
        if isinstance(choice, CeaseFire):
            return None
        shot = choice.shot(game, game.unit(self.shot.unit), self.shot.mode)
        if self.used >> shot.weapon & 1:
            return Refusal("hon.vweap.all", {"unit": shot.unit})
        return why_not_shoot(game, shot)

    def chosen(self, game: Game, choice: Shoot | CeaseFire) -> Step:
        """Another weapon, or the end of the action."""
        if isinstance(choice, CeaseFire):
            return Goto(self.give_away)
        shot = choice.shot(game, game.unit(self.shot.unit), self.shot.mode)
        return Goto(FireAction(shot, self.used).start)

    def give_away(self, game: Game) -> Step:
        """Who has fired from ambush shows itself, snipers apart; then the enemy may answer.

        [hon.ambush.fires hon.sniper.stays-hidden hon.opfire.after-fire hon.ruling.opfire-after-fire-mobile]
        """
        unit = game.unit(self.shot.unit)
        if unit.ambushed and not game.face(unit).abilities.sniper:
            uncover(game, unit)
        return Call(OpportunityFire(unit.id), then=self.finished)


# Opportunity fire


class OpportunityShot(Option):
    """Fire at the active unit out of turn."""

    until: ClassVar[str] = "Attack"
    unit: UnitId
    weapon: str
    kind: Kind


class OpportunityFire(Window[Game, OpportunityShot, None]):
    """The enemy's units on the alert may fire at a unit that has just moved a square or fired, one after the other.

    [hon.opfire.moving hon.opfire.after-fire hon.ruling.opfire-multiple]
    """

    prompt = "opportunity-fire"
    hidden = True
    target: UnitId

    def seats(self, game: Game) -> Sequence[Seat]:
        """The enemy, where his units may be on the alert as far as anyone can tell."""
        target = game.unit(self.target)
        if not target.on_board or target.ambushed:
            return ()
        seat = enemy_of(target.seat)
        unseen = any(may_watch(game, unit, target) for unit in game.army_units(seat) if not unit.seen)
        return (seat,) if unseen or self.options(game, seat) else ()

    def options(self, game: Game, seat: Seat) -> Sequence[OpportunityShot]:
        """The shots of all units on the alert at this target."""
        target = game.unit(self.target)
        return [shot for unit in game.army_units(seat) for shot in opportunity_shots(game, unit, target)]

    def why_not(self, game: Game, choice: OpportunityShot | Pass) -> Refusal | None:
        """Why that unit cannot fire now."""
        if isinstance(choice, Pass):
            return None
        unit = game.unit(choice.unit)
        if unit.seat != self.asking:
            return Refusal("hon.opfire.moving", {"unit": unit.id}, "other-side")
        refusal = why_not_on_alert(game, unit, game.unit(self.target))
        return refusal or why_not_shoot(game, self.shot(game, choice))

    def shot(self, game: Game, choice: OpportunityShot) -> Shot:
        """The shot at the active unit."""
        number = weapon_number(game, game.unit(choice.unit), choice.weapon)
        return Shot(choice.unit, number, self.target, choice.kind, "opportunity")

    def react(self, game: Game, seat: Seat, choice: OpportunityShot) -> Step:
        """The unit is activated and fires; its shot may be answered in turn.  [hon.opfire.cost]"""
        mark_activated(game, game.unit(choice.unit))
        return Call(FireAction(self.shot(game, choice)), then=self.again)


def opportunity_shots(game: Game, unit: Unit, target: Unit) -> Iterator[OpportunityShot]:
    """The shots of a unit on the alert at one target."""
    if why_not_on_alert(game, unit, target) is None:
        for shot in shots_of(game, unit, "opportunity"):
            if shot.target == target.id:
                yield OpportunityShot(unit.id, game.face(unit).weapons[shot.weapon].name, shot.kind)


def why_not_on_alert(game: Game, unit: Unit, target: Unit) -> Refusal | None:
    """A unit needs the ability and must not have acted. Infantry has it in some positions, against those outside.

    [hon.opfire.moving hon.terr.defpos-opfire hon.act.activated-def hon.ruling.opfire-bluff-unit]
    """
    if not unit.in_play or unit.has_acted:
        return Refusal("hon.act.activated-def", {"unit": unit.id})
    if game.face(unit).abilities.opportunity_fire:
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
    return is_posted(game, unit) or may_have(game, unit, lambda face: face.abilities.opportunity_fire)
