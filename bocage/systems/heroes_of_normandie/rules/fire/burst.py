"""Bursts (Rafale): one Fire Action whose Combat Value is divided among several targets."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Argument, Ask, Call, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.act import Mode, When
from bocage.systems.heroes_of_normandie.rules.cards.holding.play_windows import backed, before_dice
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Salvo
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import (
    Kind,
    Shot,
    modified_value,
    targets_of,
    usable_weapons,
    weapon_number,
    weapon_of,
    whom_to_hit,
    why_not_hit,
    why_not_shoot,
)
from bocage.systems.heroes_of_normandie.rules.fire.sight import distance
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

LEAST_TARGETS = 2


class FireBurst(FireAct):
    """Fire a burst at this unit and others near it."""

    target: TargetId
    weapon: str
    kind: Kind

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """A burst needs the ability, a second target, and a Combat Value of at least 1 for each, bonuses included.

        [hon.burst.split hon.burst.targets hon.ruling.burst-bonus]
        """
        number = weapon_number(game, unit, self.weapon)
        about = {"unit": unit.id, "target": self.target}
        if number == len(game.face(unit).weapons) or not game.face(unit).weapons[number].burst:
            return Refusal("hon.burst.split", about, "ability")
        shot = self.shot(game, unit, when.mode)
        refusal = why_not_shoot(game, shot)
        if refusal is not None:
            return refusal
        if not any(is_enough(game, one) for one in (shot, *backed(game, shot))):
            return Refusal("hon.burst.split", about)
        return None if any(more_targets(game, shot, (self.target,))) else Refusal("hon.burst.targets", about)

    def weapon_bit(self, game: Game, unit: Unit) -> int:
        """See `FireAct`."""
        return 1 << weapon_number(game, unit, self.weapon)

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`."""
        return self.target == target.id

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Burst:
        """See `FireAct`."""
        return Burst(unit.id, mode, used, NONE, against, self.shot(game, unit, mode))

    def shot(self, game: Game, unit: Unit, mode: Mode) -> Shot:
        """The shot at the first target, undivided."""
        return Shot(unit.id, weapon_number(game, unit, self.weapon), self.target, self.kind, mode)


def is_enough(game: Game, shot: Shot) -> bool:
    """Whether a shot is worth enough to be divided.  [hon.burst.split]"""
    return modified_value(game, shot).value >= LEAST_TARGETS


def burst_acts(game: Game, unit: Unit, when: When) -> list[FireBurst]:
    """The bursts of a unit, by their first target; with a single one to hit there is none."""
    found: list[FireBurst] = []
    if when.phase == "activation" and game.arms(unit).bursting:
        for _, weapon in usable_weapons(game, unit, when.mode):
            targets = targets_of(game, unit, weapon, when.against) if weapon.burst else ()
            if targets and len(whom_to_hit(game, unit, weapon)) >= LEAST_TARGETS:
                bursts = [FireBurst(target, weapon.name, kind) for target, kind in targets]
                found += [act for act in bursts if act.why_not(game, unit, when) is None]
    return found


def more_targets(game: Game, shot: Shot, chosen: tuple[UnitId, ...]) -> Iterator[Unit]:
    """The units that a burst may take in besides those chosen; who cannot be hit at all is left out first."""
    firing, weapon = game.unit(shot.unit), weapon_of(game, shot)
    for number in whom_to_hit(game, firing, weapon):
        target = game.units[number]
        if why_not_in_burst(game, shot, chosen, target) is None:
            yield target


def why_not_in_burst(game: Game, shot: Shot, chosen: tuple[UnitId, ...], target: Unit) -> Refusal | None:
    """All targets are of one family, each within two squares of another one, and each can be fired at by itself.

    Whether the weapon suppresses was settled when the burst was announced; a card may have let it since.
    [hon.burst.targets hon.burst.los hon.ruling.burst-chain]
    """
    about = {"unit": shot.unit, "target": target.id}
    if target.id in chosen:
        return Refusal("hon.burst.targets", about)
    refusal = why_not_shoot(game, shot.but(target=target.id, kind="normal"))
    if refusal is not None:
        return refusal
    if game.kind(target).family != game.kind(game.unit(shot.target)).family:
        return Refusal("hon.burst.targets", about)
    reach = game.scene.rulebook.burst_reach
    if not any(distance(game, game.unit(one), target) <= reach for one in chosen):
        return Refusal("hon.burst.targets", about)
    return None


class Share(Option):
    """Give this target so much of the Combat Value."""

    target: TargetId
    value: int


class Burst(Salvo):
    """Targets and shares are announced before the first die, then each target is rolled for by itself.

    [hon.burst.split hon.burst.declare]
    """

    prompt = "burst"
    targets: tuple[UnitId, ...] = ()
    shares: tuple[int, ...] = ()
    resolved: int = 0

    def fire(self, game: Game) -> Step:
        """Gear and cards are announced first: they are part of what is divided.  [hon.ruling.burst-ammo-split]"""
        announcing = before_dice(game, self.shot, burst=True)
        return Goto(self.split) if announcing is None else Call(announcing, then=self.announced)

    def announced(self, game: Game, shot: Shot) -> Step:
        """They are; what is still not enough for two goes at the first target alone.  [hon.ruling.burst-bonus]"""
        if not is_enough(game, shot):
            return Call(Attack(shot), then=self.next_weapon)
        return Goto(self.but(shot=shot).split)

    def left(self, game: Game) -> int:
        """What is still to be divided: the sum of all shares is the whole modified value."""
        return modified_value(game, self.shot).value - sum(self.shares)

    def split(self, game: Game) -> Step:
        """Announce the next target and its share."""
        if not self.left(game):
            return Goto(self.next_target)
        about: dict[str, Argument] = {"unit": self.unit, "left": self.left(game)}
        return Ask(game.unit(self.unit).seat, self.prompt, list(self.possible(game)), self.chosen, self.why_not, about)

    def possible(self, game: Game) -> Iterator[Share]:
        """The next target may get all that is left, or less if yet another can be taken in.  [hon.burst.split]"""
        for target in self.candidates(game):
            for value in range(1, self.left(game) + 1):
                if self.why_not(game, Share(target.id, value)) is None:
                    yield Share(target.id, value)

    def candidates(self, game: Game) -> Iterator[Unit]:
        """The target that the burst began with comes first."""
        if not self.targets:
            return iter((game.unit(self.shot.target),))
        return more_targets(game, self.shot, self.targets)

    def why_not(self, game: Game, choice: Share) -> Refusal | None:
        """At least 1 for each target, and all of it for all of them, two or more.  [hon.burst.split]"""
        target, left = game.unit(choice.target), self.left(game)
        about: dict[str, Argument] = {"unit": self.unit, "target": target.id}
        if self.targets:
            refusal = why_not_in_burst(game, self.shot, self.targets, target)
            if refusal is not None:
                return refusal
        elif target.id != self.shot.target:
            return Refusal("hon.burst.targets", about)
        last = choice.value == left
        if not 1 <= choice.value <= left or (last and not self.targets):
            return Refusal("hon.burst.split", about)
        chosen = (*self.targets, target.id)
        return None if last or any(more_targets(game, self.shot, chosen)) else Refusal("hon.burst.split", about)

    def chosen(self, game: Game, choice: Share) -> Step:
        """Announced; nothing is rolled before all are."""
        game.emit(events.BurstAnnounced(self.unit, choice.target, choice.value))
        grown = self.but(targets=(*self.targets, choice.target), shares=(*self.shares, choice.value))
        return Goto(grown.split)

    def next_target(self, game: Game) -> Step:
        """Roll for the next target, with its own obstacles and range; one that is lost or hidden by now is passed over.

        [hon.burst.los]
        """
        number = self.resolved
        if number == len(self.targets):
            return Goto(self.next_weapon)
        onward = self.but(resolved=number + 1)
        shot = self.shot.but(target=self.targets[number], share=self.shares[number])
        target = game.unit(shot.target)
        if not target.on_board or why_not_hit(game, game.unit(shot.unit), weapon_of(game, shot), target) is not None:
            return Goto(onward.next_target)
        return Call(Attack(shot), then=onward.next_target)
