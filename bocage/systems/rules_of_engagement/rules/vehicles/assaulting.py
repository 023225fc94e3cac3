"""Assaults on vehicles: anti-tank means against the rear armour, and duels with the crew of an open one."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table.points import FINE, length, squared
from bocage.kernel import Ask, Call, Dice, Frame, Goto, Point, Refusal, Step, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.duel import Duel
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.fire.arms import carried
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.movement.candidates import anywhere, candidates
from bocage.systems.rules_of_engagement.rules.movement.march import March, Stay, places_of, ways_to, why_not_stand
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching, break_aim_at
from bocage.systems.rules_of_engagement.rules.vehicles.armour import Blow, Strike
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard, is_near_squad, kind_of
from bocage.systems.rules_of_engagement.rules.vehicles.passengers import places_round
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.events.vehicles import AssaultedVehicle, Shrank
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Charge, FigureId, Squad

DRAW_OFF = "draw-off"
PLACES = 16
"""So many places round a hull are looked at."""
MEANS: tuple[WeaponType, ...] = ("at-grenade", "charge", "molotov", "inf-at")
"""What hurts a vehicle at arm's length.  [roe.veh.assault roe.weapon.at-grenade]"""


def means_of(game: Game, squad: Squad) -> dict[FigureId, Weapon]:
    """Who of a squad has an anti-tank means left, and which: the strongest; what belongs to all is shared out.

    [roe.veh.assault roe.weapon.at-grenade]
    """
    kit = game.scene.squad_kinds[squad.kind].kit
    found: dict[FigureId, Weapon] = {}
    for figure, man in game.men(squad.id):
        able = [one for one in carried(game, figure, man) if one.type in MEANS and one.strength(0) and not one.beyond]
        for weapon in sorted(able, key=lambda one: -one.strength(0)):
            if weapon.type == "charge" and weapon.range:
                continue
            if weapon.lasts and figure.shots >= weapon.lasts:
                continue
            if weapon.name in kit and sum(one is weapon for one in found.values()) >= left_of(game, squad, weapon):
                continue
            found[figure.id] = weapon
            break
    return found


def left_of(game: Game, squad: Squad, weapon: Weapon) -> int:
    """How many a squad has left of what belongs to all of it.  [roe.ruling.grenade-supply roe.ruling.works-kit]"""
    laid = sum([one.unit == squad.id and one.weapon == weapon.name for one in game.charges])
    thrown = 0 if weapon.type == "charge" else sum([one.shots for one in game.figures if one.squad == squad.id])
    return game.scene.squad_kinds[squad.kind].kit[weapon.name] - laid - thrown


def spend(game: Game, figure: FigureId, weapon: Weapon) -> None:
    """A means that runs out is used.  [roe.ruling.grenade-supply roe.ruling.works-kit]"""
    man = game.figures[figure]
    squad = game.squad(man.squad)
    if weapon.type == "charge":
        game.put(Charge(len(game.charges), squad.seat, squad.id, weapon.name, OPEN_GROUND, *man.at, gone=True))
    elif weapon.lasts or weapon.name in game.scene.squad_kinds[squad.kind].kit:
        game.put(man.but(shots=man.shots + 1))


def need_of(game: Game, target: UnitId) -> int:
    """What hits a vehicle at arm's length: more where it ran, less where it stands.  [roe.veh.assault]"""
    vehicle, book, order = game.vehicle(target), game.scene.rulebook.vehicles, game.squad(target).order
    if order in (None, "hold") or (vehicle is not None and vehicle.stuck != "free"):
        return book.assault_still
    return book.assault_ran if order == "run" else book.assault_hit


class AssaultVehicle(Frame[None]):
    """A squad charges a vehicle.  [roe.veh.assault]"""

    unit: UnitId
    target: UnitId
    touching: tuple[FigureId, ...] = ()
    strikes: tuple[Strike, ...] = ()
    fighting: tuple[FigureId, ...] = ()

    def start(self, game: Game) -> Step:
        """Before it goes the enemy may use his opportunity fire.  [roe.ruling.opp-instant]"""
        return Call(reactions(game, self.unit), then=self.dare)

    def _able(self, game: Game) -> bool:
        squad = game.squad(self.unit)
        there = bool(game.members[self.unit]) and game.vehicle(self.target) is not None
        return there and not squad.spent and not squad.is_broken and squad.combat is None

    def dare(self, game: Game) -> Step:
        """Without anti-tank means it takes nerve."""
        if not self._able(game):
            return self._over(game)
        if means_of(game, game.squad(self.unit)):
            return Goto(self.charge)
        return Call(DisciplineTest(self.unit), then=self.dared)

    def dared(self, game: Game, passed: bool) -> Step:
        """Or they stay where they are."""
        if passed:
            return Goto(self.charge)
        game.emit(Shrank(self.unit, self.target))
        return self._over(game)

    def _over(self, game: Game) -> Step:
        game.put(game.squad(self.unit).but(assault=NOBODY, chargers=()))
        return self.done()

    def charge(self, game: Game) -> Step:
        """Up to four touch it, those first who have something against it, and strike.

        [roe.veh.assault roe.weapon.molotov-six]
        """
        break_aim_at(game, self.unit)
        touching = _close(game, game.squad(self.unit), self.target)
        game.put(game.squad(self.unit).but(assault=NOBODY, chargers=(), moved=True))
        means, need = means_of(game, game.squad(self.unit)), need_of(game, self.target)
        strikes = []
        for one in touching:
            if one in means:
                weapon = means[one]
                spend(game, one, weapon)
                if game.dice.die() >= need:
                    strikes.append(Strike(weapon.strength(0), weapon.name))
        game.emit(AssaultedVehicle(self.unit, self.target, len(touching), len(strikes)))
        fighting = tuple([one for one in touching if one not in means])
        return Goto(self.but(strikes=tuple(strikes), fighting=fighting).strike)

    def strike(self, game: Game) -> Step:
        """Each hit is against the rear armour."""
        vehicle = game.vehicle(self.target)
        if vehicle is None or not self.strikes:
            return Goto(self.fight)
        one = self.strikes[0]
        six = game.scene.weapons[one.weapon].type == "molotov"
        blow = Blow(self.target, one.strength, Point(*vehicle.at), "rear", six=six, weapon=one.weapon)
        return Call(blow, then=self.but(strikes=self.strikes[1:]).strike)

    def fight(self, game: Game) -> Step:
        """The others fight the men in an open vehicle, one each."""
        vehicle = game.vehicle(self.target)
        if vehicle is None or not kind_of(game, vehicle).open or not self.fighting:
            return Goto(self.after)
        crews = [self.target, *(squad.id for squad in aboard(game, self.target))]
        foes = [one for unit in crews for one in bits(game.members[unit])]
        onward = self.but(fighting=self.fighting[1:])
        if not game.figures[self.fighting[0]].is_there:
            return Goto(onward.fight)
        return Call(Duel(self.fighting[0], foes[0], 0), then=onward.fight)

    def after(self, game: Game) -> Step:
        """They stay by it or go 10 cm off."""
        if not game.members[self.unit]:
            return self.done()
        return Call(Withdraw(self.unit), then=self.finished)


def _close(game: Game, squad: Squad, target: UnitId) -> tuple[FigureId, ...]:
    """Who of a squad touches a vehicle, after going there: up to four of those within 10 cm of its hull."""
    vehicle = game.vehicle(target)
    assert vehicle is not None
    book, across = game.scene.rulebook, game.scene.across
    means = means_of(game, squad)
    near = [one for one in bits(game.members[squad.id]) if _is_near(game, one, target)]
    near.sort(key=lambda one: (one not in means, squared(game.figures[one].at, vehicle.at), one))
    touching: list[FigureId] = []
    for one in near[: book.vehicles.assaulters]:
        start = game.figures[one].at
        places = set(places_round(game, vehicle, PLACES))
        reached = [at for at in places if squared(start, at) <= (book.combat.reach + across) ** 2]
        if reached:
            x, y = min(reached, key=lambda at: (squared(start, at), at))
            game.put(game.figures[one].but(x=x, y=y, came=None))
            touching.append(one)
    return tuple(touching)


def _is_near(game: Game, figure: FigureId, target: UnitId) -> bool:
    return is_near_squad(game, game.figures[figure].at, target, game.scene.rulebook.combat.reach)


class Withdraw(Frame[None]):
    """After an assault on a vehicle the infantry stays by it or goes up to 10 cm off.  [roe.veh.assault]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where to, if anywhere."""
        squad = game.squad(self.unit)
        reach = game.scene.rulebook.combat.reach
        options: list[March | Stay] = [*candidates(game, squad, reach, why_not_withdraw), Stay(self.unit)]
        args = {"unit": self.unit}
        return Ask(squad.seat, DRAW_OFF, options, self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: March | Stay) -> Refusal | None:
        """The judge."""
        if isinstance(choice, Stay):
            return None if choice.unit == self.unit else Refusal("roe.move.procedure", {"unit": self.unit})
        return why_not_withdraw(game, game.squad(self.unit), choice)

    def sample(self, game: Game, dice: Dice) -> March:
        """Any place within reach."""
        return anywhere(game, game.squad(self.unit), game.scene.rulebook.combat.reach, dice)

    def chosen(self, game: Game, choice: March | Stay) -> Step:
        """Off they go."""
        if isinstance(choice, Stay):
            return self.done()
        return Call(Marching.of(game, choice), then=self.finished)


def why_not_withdraw(game: Game, squad: Squad, march: March) -> Refusal | None:
    """No figure goes further than 10 cm.  [roe.veh.assault]"""
    to = places_of(march)
    refusal = why_not_stand(game, squad, march, to, game.strength(squad.id))
    if refusal is not None:
        return refusal
    ways = ways_to(game, squad.id, to)
    if ways is None or march.via:
        return Refusal("roe.move.terrain-impassable", {"unit": squad.id})
    if max([length(way) for way in ways]) >= FINE * game.scene.rulebook.combat.reach + FINE // 2:
        return Refusal("roe.veh.assault", {"unit": squad.id}, "far")
    return None
