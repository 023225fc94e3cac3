"""The fire phase: squads fire at the targets that they declared, and hits are reckoned at its end."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.close_combat.contact import is_locked
from bocage.systems.rules_of_engagement.rules.discipline.out_of_turn import OutOfTurn
from bocage.systems.rules_of_engagement.rules.discipline.states import earned, set_state
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, gap_between, is_in_sight, is_known_enemy, other
from bocage.systems.rules_of_engagement.rules.fire.opportunity import SnapShot, waiting, why_not_snap
from bocage.systems.rules_of_engagement.rules.fire.parts import part_at, spend_part
from bocage.systems.rules_of_engagement.rules.fire.screens import is_hidden_by_smoke
from bocage.systems.rules_of_engagement.rules.fire.shooters import can_fire, groups
from bocage.systems.rules_of_engagement.rules.fire.volley import SquadFire
from bocage.systems.rules_of_engagement.rules.hiding.discovery import end_of_sightings, reveal
from bocage.systems.rules_of_engagement.rules.hiding.sightings import is_known_to, why_not_known
from bocage.systems.rules_of_engagement.rules.hiding.spotting import (
    Look,
    SearchAround,
    Searching,
    SpotEnemy,
    Spotting,
    looks,
    why_not_look,
)
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.troops.snipers import rested, why_not_openly
from bocage.systems.rules_of_engagement.rules.vehicles.guns import apart, bears, lay, mount_of, rest
from bocage.systems.rules_of_engagement.rules.weapons.choices import uses_of, why_not_use
from bocage.systems.rules_of_engagement.rules.weapons.guns import GunFire, gun_point, why_not_at_gun
from bocage.systems.rules_of_engagement.rules.weapons.registered import SpotFire, why_not_again
from bocage.systems.rules_of_engagement.rules.weapons.smoke import SmokeFire, why_not_smoke
from bocage.systems.rules_of_engagement.rules.works.bombarding import (
    FireAtStructure,
    StructureFire,
    structure_fires,
    why_not_at_structure,
)
from bocage.systems.rules_of_engagement.schema.vocabulary import Mount, worse
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId, Squad

FIRE_SQUAD = "fire.squad"


class Fire(Option):
    """A squad fires."""

    until = "Volley"
    unit: ActorId
    target: TargetId


class FireWith(Fire):
    """A squad fires, and some of its figures use another weapon than their usual one."""

    until = "SquadFire"
    weapon: str
    figures: tuple[FigureId, ...]


class FireOpenly(Fire):
    """A sniper fires and his assistant too, and both are seen."""

    until = "SquadFire"


class FireAtGun(Fire):
    """A squad fires at a gun and not at its crew."""

    until = "GunFire"


class FireMount(Fire):
    """A vehicle fires one of its weapons, which need not be at what the main one fires at."""

    until = "SquadFire"
    weapon: str
    mount: Mount


class FireAgain(Option):
    """A mortar fires at the spot of its last shot."""

    until = "SpotFire"
    unit: ActorId


class LaySmoke(Option):
    """A mortar lays the smoke that it has declared."""

    until = "SmokeFire"
    unit: ActorId


Firing = Fire | FireAgain | LaySmoke | FireAtStructure | Look


class FirePhase(Frame[None]):
    """Squads fire one after the other; `firing` is the one that has just done so.

    [roe.turn.fire-summary roe.fire.steps]
    """

    firing: UnitId = NOBODY
    target: UnitId = NOBODY

    def start(self, game: Game) -> Step:
        """Which squad fires next."""
        seat = game.now.active
        enemies = enemies_of(game, seat)
        options: list[Firing | Pass] = [
            option
            for squad in game.squads_of(seat)
            if not squad.done
            for option in (
                *fires_of(game, squad, enemies),
                *mortars(game, squad),
                *structure_fires(game, squad),
            )
        ]
        options = [*(look for squad in game.squads_of(seat) for look in looks(game, squad)), *options]
        hidden = any(not game.squad(unit).done and game.squad(unit).is_hidden for unit in waiting(game, seat))
        if not options and not hidden:
            return Goto(self.reckon)
        special = any(isinstance(option, FireWith) for option in options)
        return Ask(seat, FIRE_SQUAD, [*options, PASS], self.chosen, self.why_not, proposals=special, hidden=hidden)

    def why_not(self, game: Game, choice: Firing | Pass) -> Refusal | None:
        """Squads of one's own that have not fired, at enemies."""
        if isinstance(choice, Pass):
            return None
        squad = game.squad(choice.unit)
        if squad.seat != game.now.active or not game.members[squad.id]:
            return Refusal("roe.fire.steps", {"unit": squad.id})
        if isinstance(choice, SpotEnemy | SearchAround):
            return why_not_look(game, choice)
        if isinstance(choice, FireAgain):
            return why_not_again(game, squad)
        if isinstance(choice, LaySmoke):
            return why_not_smoke(game, squad)
        if isinstance(choice, FireAtStructure):
            return why_not_at_structure(game, choice)
        if not is_known_enemy(game, squad.seat, choice.target):
            return Refusal("roe.fire.declared-target-only", {"unit": squad.id, "target": choice.target})
        if isinstance(choice, FireOpenly):
            return why_not_fire(game, squad, choice.target) or why_not_openly(game, squad, choice.target)
        if isinstance(choice, FireWith):
            return why_not_fire_with(game, squad, choice.target, choice.weapon, choice.figures)
        if isinstance(choice, FireMount):
            return why_not_mount(game, squad, choice.target, mount_of(game, squad, choice.weapon, choice.mount))
        if isinstance(choice, FireAtGun):
            return why_not_aim(game, squad, choice.target) or why_not_at_gun(game, squad.id, choice.target)
        return why_not_fire(game, squad, choice.target)

    def chosen(self, game: Game, choice: Firing | Pass) -> Step:
        """It fires, or nobody does any more."""
        if isinstance(choice, Pass):
            return Goto(self.reckon)
        squad = game.squad(choice.unit)
        if isinstance(choice, SpotEnemy):
            return Call(Spotting(choice.unit, choice.target), then=self.start)
        if isinstance(choice, SearchAround):
            return Call(Searching(choice.unit), then=self.start)
        if isinstance(choice, FireAgain):
            return Call(SpotFire(choice.unit), then=FirePhase(choice.unit).answered)
        if isinstance(choice, LaySmoke):
            return Call(SmokeFire(choice.unit), then=FirePhase(choice.unit).answered)
        if isinstance(choice, FireAtStructure):
            fire = StructureFire(choice.unit, choice.place, choice.floor)
            return Call(fire, then=FirePhase(choice.unit).answered)
        opportunity = squad.keeps_fire
        if isinstance(choice, FireAtGun):
            return Call(GunFire(choice.unit, choice.target, opportunity), then=FirePhase(choice.unit).answered)
        if isinstance(choice, FireOpenly):
            reveal(game, choice.unit)
        weapon, figures = (choice.weapon, choice.figures) if isinstance(choice, FireWith) else ("", ())
        fired = FirePhase(choice.unit, choice.target)
        if opportunity:
            return Call(SnapShot(choice.unit, choice.target, weapon, figures), then=fired.shaken)
        one = mount_of(game, squad, choice.weapon, choice.mount) if isinstance(choice, FireMount) else NOBODY
        lay(game, choice.unit, choice.target, one)
        return Call(SquadFire(choice.unit, choice.target, False, weapon, figures), then=fired.answered)

    def shaken(self, game: Game) -> Step:
        """Opportunity fire in one's own turn may shake its target at once, too.  [roe.opp.test-immediate]"""
        return Call(OutOfTurn(self.target), then=self.answered)

    def answered(self, game: Game) -> Step:
        """Whoever has fired may be fired at.  [roe.opp.when]"""
        spend_part(game, self.firing, self.target)
        rest(game, self.firing)
        return Call(reactions(game, self.firing), then=FirePhase().start)

    def reckon(self, game: Game) -> Step:
        """At the end the hits on the other side's squads become states, and are cleared.

        [roe.fire.discipline-at-end roe.disc.suppressed-threshold roe.disc.shaken-threshold roe.disc.no-stacking
        roe.disc.opp-accumulate]
        """
        for squad in game.squads_of(other(game.now.active)):
            if squad.hits or squad.was_hit:
                game.put(squad.but(hits=(), was_hit=bool(squad.hits)))
                if game.scene.settings.discipline and squad.combat is None:
                    set_state(game, squad.id, worse(squad.state, earned(game, squad)))
        end_of_sightings(game, other(game.now.active))
        rested(game)
        for squad in game.squads_of(game.now.active):
            if squad.looked:
                game.put(squad.but(looked=False))
        return self.done()


def fires_of(game: Game, squad: Squad, enemies: list[Squad]) -> list[Fire]:
    """How a squad may fire at the enemies of its side."""
    if not can_fire(game, squad):
        return []
    declares = not squad.keeps_fire and (squad.target != NOBODY or bool(squad.aims))
    nearest = nearest_in_sight(game, squad) if declares else NOBODY
    return [one for enemy in enemies for one in fires_at(game, squad, enemy.id, nearest)]


def fires_at(game: Game, squad: Squad, target: UnitId, nearest: UnitId) -> list[Fire]:
    """How a squad may fire at a target: as usual, or some with what they throw, launch or spray."""
    aims = why_not_aim(game, squad, target, nearest) is None
    found = [Fire(squad.id, target)] if aims and why_not_reach(game, squad, target) is None else []
    if found and why_not_openly(game, squad, target) is None:
        found.append(FireOpenly(squad.id, target))
    if aims and game.scene.specials[squad.kind]:
        opportunity = squad.keeps_fire
        uses = uses_of(game, squad, target, opportunity)
        found += [FireWith(squad.id, target, weapon, figures) for weapon, figures in uses]
    vehicle = game.vehicle(squad.id)
    if vehicle is not None:
        mounts = [one for one in apart(game, vehicle) if why_not_mount(game, squad, target, one) is None]
        weapons = game.scene.vehicles[squad.kind].weapons
        found += [FireMount(squad.id, target, weapons[one].weapon, weapons[one].mount) for one in mounts]
    if aims and gun_point(game, game.squad(target)) is not None:
        found += [FireAtGun(squad.id, target)] if why_not_at_gun(game, squad.id, target) is None else []
    return found


def mortars(game: Game, squad: Squad) -> list[FireAgain | LaySmoke]:
    """What a mortar may fire at besides the enemy that it sees."""
    found: list[FireAgain | LaySmoke] = []
    if squad.spot is not None and why_not_again(game, squad) is None:
        found.append(FireAgain(squad.id))
    if squad.screens != NOBODY and why_not_smoke(game, squad) is None:
        found.append(LaySmoke(squad.id))
    return found


def why_not_fire_with(
    game: Game, squad: Squad, target: UnitId, weapon: str, figures: tuple[FigureId, ...]
) -> Refusal | None:
    """Some figures of a squad use another weapon, at the same target.  [roe.weapon.grenade-general]"""
    opportunity = squad.keeps_fire
    part = part_at(game, squad, target) if squad.aims else None
    if part is not None and not set(figures) <= set(part.figures):
        return Refusal("roe.fire.declared-target-only", {"unit": squad.id, "target": target})
    return why_not_aim(game, squad, target) or why_not_use(game, squad, target, weapon, figures, opportunity)


def why_not_fire(game: Game, squad: Squad, target: UnitId) -> Refusal | None:
    """A squad fires at a target that it sees and reaches.  [roe.los.method roe.range.check]"""
    return why_not_aim(game, squad, target) or why_not_reach(game, squad, target)


def why_not_reach(game: Game, squad: Squad, target: UnitId) -> Refusal | None:
    """Whether it sees its target and has a weapon that reaches so far.  [roe.los.method roe.range.check]"""
    args = {"unit": squad.id, "target": target}
    if not is_in_sight(game, squad.id, target):
        return Refusal("roe.los.method", args)
    return None if groups(game, squad.id, target) else Refusal("roe.range.check", args)


def why_not_mount(game: Game, squad: Squad, target: UnitId, mount: int) -> Refusal | None:
    """A weapon of a vehicle that is not in its turret fires at any enemy that it sees, and bears on.

    When it advances one weapon fires in all, at whatever it likes.
    [roe.veh.fire roe.ruling.vehicle-weapons]
    """
    args: dict[str, int | str] = {"unit": squad.id, "target": target}
    vehicle = game.vehicle(squad.id)
    if vehicle is None or squad.done or not can_fire(game, squad) or squad.zone is not None or squad.is_hidden:
        return Refusal("roe.fire.steps", {"unit": squad.id})
    if mount not in apart(game, vehicle):
        return Refusal("roe.ruling.vehicle-weapons", args)
    if is_locked(game, target):
        return Refusal("roe.cc.no-fire-into", args)
    if is_hidden_by_smoke(game, squad.id, target):
        return Refusal("roe.smoke.hit", args)
    if not is_in_sight(game, squad.id, target):
        return Refusal("roe.los.method", args)
    return None if bears(game, vehicle, target, mount) else Refusal("roe.veh.fire", args)


def why_not_aim(game: Game, squad: Squad, target: UnitId, nearest: UnitId | None = None) -> Refusal | None:
    """A squad fires once, at the target that it declared, at another where it sees none of that, or at whom it spots.

    Whoever is to charge fires at nobody else. `nearest` is the nearest enemy that it sees, where that is known already.
    [roe.cc.fire-first roe.fire.declared-target-only roe.los.replacement-target roe.ruling.opp-persistence
    roe.spot.fire-at-spotted roe.spot.share]
    """
    args = {"unit": squad.id, "target": target}
    if squad.done or not can_fire(game, squad):
        return Refusal("roe.fire.steps", {"unit": squad.id})
    if is_locked(game, target):
        return Refusal("roe.cc.no-fire-into", args)
    if squad.keeps_fire:
        return why_not_snap(game, squad.id, target)
    if squad.assault not in (NOBODY, target):
        return Refusal("roe.cc.fire-first", args)
    if is_hidden_by_smoke(game, squad.id, target):
        return Refusal("roe.smoke.hit", args)
    unknown = why_not_known(game, squad.id, target)
    if unknown is not None or squad.id in game.squad(target).spotters:
        return unknown
    part = part_at(game, squad, target)
    if part is None:
        return Refusal("roe.fire.declared-target-only", args)
    if target == part.target:
        return None
    nearest = nearest_in_sight(game, squad) if nearest is None else nearest
    return None if target == nearest else Refusal("roe.los.replacement-target", args)


def nearest_in_sight(game: Game, squad: Squad) -> UnitId:
    """The enemy's squad nearest to a squad among those that it sees and may fire at, or nobody.

    [roe.order.nearest-target roe.cc.no-fire-into]
    """
    seen = targets_in_sight(game, squad)
    return min(seen, key=lambda enemy: (gap_between(game, squad.id, enemy), enemy), default=NOBODY)


def targets_in_sight(game: Game, squad: Squad) -> list[UnitId]:
    """The enemy's squads that a squad sees and may fire at.  [roe.cc.no-fire-into]"""
    free = [enemy.id for enemy in enemies_of(game, squad.seat) if not is_locked(game, enemy.id)]
    return [enemy for enemy in free if is_in_sight(game, squad.id, enemy) and is_known_to(game, squad.id, enemy)]
