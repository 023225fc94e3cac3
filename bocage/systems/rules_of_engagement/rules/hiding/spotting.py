"""Spotting: squads look for enemies in ambush, for those whom they name and for whoever may be hidden near them."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.table import Path
from bocage.board.table import Point as Spot
from bocage.board.table.points import is_within, squared
from bocage.kernel import Call, Frame, Modifier, Option, Pool, Refusal, Roll, Step, Total, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, gap_between, other
from bocage.systems.rules_of_engagement.rules.hiding.discovery import expose, hidden_squads, lift, uncover
from bocage.systems.rules_of_engagement.rules.troops.traits import has_recon, is_sniper
from bocage.systems.rules_of_engagement.rules.works.occupying import is_in_hidden_bunker
from bocage.systems.rules_of_engagement.state.events.hiding import Searched, Spotted, SpottingTested
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Marker, Squad

SPOT = "spot"
LEAST = -20


class SpotEnemy(Option):
    """A squad tries to spot an enemy whose place is known."""

    until = "Spotting"
    unit: ActorId
    target: TargetId


class SearchAround(Option):
    """A squad looks for enemies who are hidden: under markers, or nowhere to be seen."""

    unit: ActorId


Look = SpotEnemy | SearchAround


def reach(game: Game, unit: UnitId, at: Spot, vehicle: bool) -> bool:
    """Whether a squad may spot what is at a point: further for a vehicle, from a height, and for recon troops.

    Less far from a vehicle with shut hatches.  [roe.veh.discipline]
    [roe.spot.range-infantry roe.spot.range-vehicle roe.spot.elevated roe.special.recon-spotting
    roe.ruling.spot-recon-elevated]
    """
    book, across = game.scene.rulebook.hiding, 2 * game.scene.across
    base = book.vehicle if vehicle else book.infantry
    for figure, man in game.men(unit):
        higher = figure.floor > 0 or game.ground.rise(figure.at) > 0
        far = base * (book.elevated if higher else 1) + (book.recon if has_recon(game, figure, man) else 0)
        if is_within(figure.at, at, _seen_by(game, unit, far), across):
            return True
    return False


def may_spot(game: Game, unit: UnitId, squad: Squad) -> bool:
    """Whether a squad is near enough to spot another; one at which a sniper has fired is, wherever he lies.

    [roe.special.sniper-spotted-by-target roe.special.sniper-spotted-close]
    """
    if is_sniper(game, squad) and unit in squad.fired:
        return True
    large = is_large(game, squad)
    return any(reach(game, unit, at, large) for at in game.places[squad.id])


def is_large(game: Game, squad: Squad) -> bool:
    """Whether a squad is spotted as a vehicle is: in one, or in a bunker that is still hidden.

    [roe.spot.range-vehicle roe.bunker.hidden-bunker]
    """
    return game.vehicle(squad.id) is not None or is_in_hidden_bunker(game, squad)


def experience(game: Game, unit: UnitId) -> int:
    """What a die needs to spot somebody: the best experience in the squad.  [roe.spot.test roe.ruling.spot-best]"""
    return min(man.profile.exp for _, man in game.men(unit))


def modifiers(game: Game, squad: Squad) -> Total:
    """What is added to the die that is to spot a squad.

    [roe.spot.special-modifiers roe.spot.range-vehicle roe.special.sniper-spotted-close]
    """
    return Total.of(_terms(game, squad), LEAST)


def _terms(game: Game, squad: Squad) -> Iterator[Modifier]:
    book = game.scene.rulebook.hiding
    if is_large(game, squad):
        yield Modifier("roe.spot.range-vehicle", book.spot_vehicle)
    if is_sniper(game, squad):
        yield Modifier("roe.special.sniper-spotted-close", book.spot_sniper)


def why_not_look(game: Game, choice: Look) -> Refusal | None:
    """Each squad tries once in its own fire phase to spot an enemy in ambush within reach, or whoever may be hidden.

    Whether it may search depends on what all know: markers, and snipers who are somewhere.
    [roe.spot.when roe.spot.range-infantry roe.spot.range-vehicle roe.ruling.spot-attempts roe.ruling.known-enemies]
    """
    squad = game.squad(choice.unit)
    able = bool(game.members[squad.id]) and squad.combat is None and not squad.spent and squad.state != "demoralised"
    if squad.seat != game.now.active or squad.looked or not able:
        return Refusal("roe.spot.when", {"unit": squad.id})
    if isinstance(choice, SearchAround):
        return None if may_find(game, squad) else Refusal("roe.spot.range-infantry", {"unit": squad.id}, "search")
    target = game.squad(choice.target)
    args = {"unit": squad.id, "target": target.id}
    if (
        target.veil != "ambush"
        or target.seat == squad.seat
        or squad.id in target.spotters
        or not game.members[target.id]
    ):
        return Refusal("roe.spot.when", args, "target")
    if may_spot(game, squad.id, target):
        return None
    return Refusal("roe.spot.range-infantry" if game.vehicle(target.id) is None else "roe.spot.range-vehicle", args)


def may_find(game: Game, squad: Squad) -> bool:
    """Whether anything may be hidden near a squad, as far as its owner knows."""
    seat = other(squad.seat)
    if any(one.is_hidden and not game.scene.has_marker(one) for one in game.squads_of(seat)):
        return True
    markers = [one for one in game.markers if one.seat == seat and one.is_there]
    return any(reach(game, squad.id, one.at, vehicle=True) for one in markers)


def looks(game: Game, squad: Squad) -> list[Look]:
    """All that a squad may look for."""
    found: list[Look] = [SpotEnemy(squad.id, enemy.id) for enemy in enemies_of(game, squad.seat) if enemy.is_ambushed]
    return [one for one in (*found, SearchAround(squad.id)) if why_not_look(game, one) is None]


class Spotting(Frame[None]):
    """A squad tries to spot an enemy whom it names; it need not see him for that.

    [roe.spot.test roe.spot.no-los-needed roe.ruling.spot-attempts]
    """

    unit: UnitId
    target: UnitId

    def start(self, game: Game) -> Step:
        """One die for the best of the squad."""
        squad = game.squad(self.unit)
        game.put(squad.but(looked=True))
        need = max(1, experience(game, self.unit) - modifiers(game, game.squad(self.target)).value)
        return Call(Roll(SPOT, squad.seat, 1, need), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Spotted, or not."""
        passed = bool(pool.hits)
        added = modifiers(game, game.squad(self.target))
        game.emit(SpottingTested(self.unit, self.target, added, experience(game, self.unit), passed))
        if passed:
            find(game, self.unit, self.target)
        return self.done()


class Searching(Frame[None]):
    """A squad looks for whoever may be hidden near it.

    One die that nobody sees is read against each of them, the nearest first: the first for whom it is enough is found.
    It falls where there is nobody too, so that it tells nothing.  [roe.spot.test roe.ruling.spot-attempts]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """The die."""
        squad = game.squad(self.unit)
        game.put(squad.but(looked=True))
        face, need = game.dice.die(), experience(game, self.unit)
        game.emit(Searched(self.unit))
        for hidden in self._in_reach(game, squad):
            if isinstance(hidden, Marker):
                if face >= need:
                    expose(game, hidden)
                    break
            elif face + modifiers(game, hidden).value >= need:
                find(game, self.unit, hidden.id)
                break
        return self.done()

    def _in_reach(self, game: Game, squad: Squad) -> list[Squad | Marker]:
        """Who is hidden within reach, and markers that stand for nobody, the nearest first."""
        seat = other(squad.seat)
        dummies = [one for one in game.markers if one.seat == seat and one.is_there and one.squad == NOBODY]
        found: list[tuple[int, Spot, Squad | Marker]] = []
        for one in hidden_squads(game, seat):
            if may_spot(game, squad.id, one):
                found.append((*_nearest(game, squad, game.places[one.id]), one))
        for marker in dummies:
            if reach(game, squad.id, marker.at, vehicle=False):
                found.append((*_nearest(game, squad, (marker.at,)), marker))
        return [one for _, _, one in sorted(found, key=lambda entry: entry[:2])]


def _nearest(game: Game, squad: Squad, places: Path) -> tuple[int, Spot]:
    return min((squared(at, there), there) for at in game.places[squad.id] for there in places)


def find(game: Game, unit: UnitId, target: UnitId) -> None:
    """A squad has spotted another one, and points it out to friends nearby who have declared no target.

    A sniper is pointed out in the next turn only, when all may see where he lies.
    [roe.spot.share roe.spot.fire-at-spotted roe.spot.marker-removed roe.special.sniper-passed-on]
    """
    told = () if is_sniper(game, game.squad(target)) else _told(game, unit)
    uncover(game, target, (unit, *told))
    game.emit(Spotted(unit, target))


def _told(game: Game, unit: UnitId) -> tuple[UnitId, ...]:
    return tuple(
        friend.id
        for friend in game.squads_of(game.squad(unit).seat)
        if friend.id != unit and friend.target == NOBODY
        if gap_between(game, unit, friend.id) <= game.scene.rulebook.hiding.told
    )


def look_round(game: Game) -> None:
    """When a fire phase begins, whoever is in ambush close to the active side is spotted, but for snipers.

    Markers that lie in clear sight are lifted, whoever is under them.
    [roe.spot.automatic roe.ruling.spot-attempts roe.special.sniper-spotted-close roe.move.ambush-per-observer]
    """
    seat = game.now.active
    squads = game.squads_of(seat)
    for target in game.squads_of(other(seat)):
        if target.is_ambushed and not is_sniper(game, target):
            near = [one.id for one in squads if _is_close(game, one.id, target.id)]
            told = [friend for unit in near for friend in _told(game, unit)]
            if near:
                uncover(game, target.id, tuple(dict.fromkeys((*near, *told))))
    for marker in game.markers:
        if marker.seat != seat and marker.is_there:
            if marker.squad == NOBODY and _is_within(game, squads, marker.at):
                expose(game, marker)
            elif _is_plain(game, squads, marker.at):
                lift(game, marker)


def _is_close(game: Game, unit: UnitId, target: UnitId) -> bool:
    book = game.scene.rulebook.hiding
    close = book.automatic if game.vehicle(target) is None else book.automatic_vehicle
    return gap_between(game, unit, target) <= _seen_by(game, unit, close)


def _seen_by(game: Game, unit: UnitId, reach: int) -> int:
    """How far a squad sees of a reach: whoever looks out of a vehicle that is buttoned up, half as far.

    [roe.veh.discipline]
    """
    vehicle = game.vehicle(unit)
    return reach // 2 if vehicle is not None and vehicle.buttoned else reach


def _is_within(game: Game, squads: list[Squad], at: Spot) -> bool:
    close, gap = game.scene.rulebook.hiding.automatic, game.scene.gap
    return any(gap(eye, at) <= _seen_by(game, one.id, close) for one in squads for eye in game.places[one.id])


def _is_plain(game: Game, squads: list[Squad], at: Spot) -> bool:
    """Whether somebody sees a point with nothing that covers it.  [roe.ruling.ambush-clear-los]"""
    sees, cover = game.sight.sees, game.ground.cover
    return any(sees(eye, at) and not cover(eye, at) for squad in squads for eye in game.places[squad.id])
