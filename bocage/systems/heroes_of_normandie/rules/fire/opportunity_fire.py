"""Opportunity Fire (Tir d'opportunité): the enemy's answer, out of turn, to a unit that has moved a square or fired."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Option, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.kernel.records import ActorId
from bocage.systems.heroes_of_normandie.rules.activation.act import When
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import has_opportunity_fire, may_grant_opportunity_fire
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Shoot, fire_action, shot_with
from bocage.systems.heroes_of_normandie.rules.fire.shots import Kind, Shot, why_not_shoot
from bocage.systems.heroes_of_normandie.rules.hiding.secrets import may_have
from bocage.systems.heroes_of_normandie.rules.orders.order_tokens import mark_activated
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Unit, enemy_of


class OpportunityShot(Option):
    """Fire at the active unit out of turn."""

    until: ClassVar[str] = "Attack"
    unit: ActorId
    weapon: str
    kind: Kind


class OpportunityAct(Option):
    """Answer in another way than by a plain shot."""

    unit: ActorId


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
        """The unit is activated and fires; its shot may be answered in turn.

        Who answers in another way than by a plain shot shows itself before it is asked which: that tells what it is.
        [hon.ambush.secret]
        """
        unit = mark_activated(game, game.unit(choice.unit))
        if isinstance(choice, OpportunityAct):
            if not unit.seen:
                game.reveal(unit.but(seen=True))
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
    for manner in game.rules.manners:
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


# Who is on the alert


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
    if is_wholly_with(game, unit, target):
        return Refusal("hon.terr.defpos-opfire", {"unit": unit.id, "target": target.id})
    return None


def is_wholly_with(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether a target is inside the position of a unit with all its squares.

    [hon.terr.defpos-opfire hon.ruling.position-half-inside]
    """
    position = game.scene.position_of
    own = position.get(unit.place)
    return own is not None and all(position.get(square) == own for square in game.squares_of(target))


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
