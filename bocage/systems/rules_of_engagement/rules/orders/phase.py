"""The order phase: each squad gets one order, and says at whom it will fire."""

from __future__ import annotations

from collections.abc import Callable

from bocage.board.table.points import middle
from bocage.kernel import Ask, Call, Frame, Goto, Option, Point, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.artillery.requests import (
    Request,
    RequestFire,
    RequestSmoke,
    request,
    requests,
    why_not_request,
)
from bocage.systems.rules_of_engagement.rules.close_combat.assault import why_not_assault
from bocage.systems.rules_of_engagement.rules.close_combat.contact import is_locked
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import is_in_cohesion
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, gap_between, is_known_enemy
from bocage.systems.rules_of_engagement.rules.fire.arms import is_support
from bocage.systems.rules_of_engagement.rules.hiding.ambush import HIDING, OrderAmbush, why_not_ambush
from bocage.systems.rules_of_engagement.rules.hiding.sightings import why_not_known
from bocage.systems.rules_of_engagement.rules.movement.march import allowance
from bocage.systems.rules_of_engagement.rules.orders.nearest import is_spared, needs_nerve
from bocage.systems.rules_of_engagement.rules.orders.splitting import splits_of, why_not_split
from bocage.systems.rules_of_engagement.rules.troops.flexible import (
    JoinGroups,
    PartGroup,
    join,
    part,
    shared_order,
    why_not_join,
    why_not_part,
)
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import half_of
from bocage.systems.rules_of_engagement.rules.weapons.smoke import why_not_screen
from bocage.systems.rules_of_engagement.scene.ground import HARD
from bocage.systems.rules_of_engagement.schema.vocabulary import COMMANDS, Command, State
from bocage.systems.rules_of_engagement.state.events.close_combat import AssaultOrdered
from bocage.systems.rules_of_engagement.state.events.turn import AmbushOrdered, FireDivided, Ordered, Watches
from bocage.systems.rules_of_engagement.state.events.weapons import WillScreen
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Aim, FigureId, Squad
from bocage.systems.rules_of_engagement.state.setup import zone_towards

ORDER = "order"


class GiveOrder(Option):
    """An order for a squad, and the enemy at whom it will fire, if any."""

    unit: ActorId
    order: Command
    target: TargetId | None


class SplitFire(GiveOrder):
    """An order for a squad of which some figures will fire at another enemy than the rest."""

    figures: tuple[FigureId, ...]
    other: UnitId


class PrepareFire(Option):
    """The squad holds, and keeps its fire for whoever shows himself on the side of a point.  [roe.order.opp-declare]"""

    unit: ActorId
    towards: Point


class ScreenSquad(Option):
    """The squad holds, and lays smoke before a friendly one.  [roe.smoke.declare]"""

    unit: ActorId
    target: TargetId


class OrderAssault(Option):
    """An order for a squad that will attack an enemy hand to hand, and fire at no other before."""

    unit: ActorId
    order: Command
    target: TargetId


Choice = GiveOrder | PrepareFire | ScreenSquad | OrderAssault | OrderAmbush | Request | PartGroup | JoinGroups


class OrderPhase(Frame[None]):
    """Every squad that is able to act gets an order.

    [roe.turn.order-summary roe.order.one-per-squad roe.disc.confident]
    """

    def start(self, game: Game) -> Step:
        """The next squad without one."""
        for squad in game.squads_of(game.now.active):
            if not (squad.done or squad.spent or squad.state == "demoralised" or is_fighting(squad)):
                return Call(OrderSquad(squad.id), then=self.start)
        return self.done()


class OrderSquad(Frame[None]):
    """One squad gets its order.  [roe.order.declarations]"""

    unit: UnitId
    barred: bool = False
    """Whether it has failed its test, and may not pass over the nearest enemy.  [roe.ruling.nearest-test]"""
    grouped: bool = False
    """Whether its groups have parted or joined just now."""

    def start(self, game: Game) -> Step:
        """What does it do, and at whom does it fire?"""
        squad = game.squad(self.unit)
        enemies = enemies_of(game, squad.seat)
        targets: list[int | None] = [None, *(enemy.id for enemy in enemies)]
        if squad.is_hidden:
            targets = [None]
        refusals = {order: why_not_order(game, squad, order) for order in COMMANDS}
        orders = [order for order in COMMANDS if refusals[order] is None]
        options: list[Choice] = [GiveOrder(self.unit, order, target) for order in orders for target in targets]
        options += [
            SplitFire(self.unit, order, target, figures, one)
            for target, figures, one in splits_of(game, squad)
            for order in orders
        ]
        options += [PrepareFire(self.unit, point) for point in _fronts(game, squad)]
        options += [OrderAmbush(self.unit, order) for order in HIDING]
        options += [PartGroup(self.unit), JoinGroups(self.unit)]
        if squad.kind in game.scene.smoking:
            options += [ScreenSquad(self.unit, friend.id) for friend in game.squads_of(squad.seat)]
        if game.batteries:
            options += requests(game, squad)
        options += [OrderAssault(self.unit, order, enemy.id) for order, enemy in _assaults(game, squad, orders)]
        legal = [option for option in options if self._why_not(game, option, refusals.__getitem__) is None]
        return Ask(squad.seat, ORDER, legal, self.chosen, self.why_not, {"unit": self.unit}, proposals=True)

    def why_not(self, game: Game, choice: Choice) -> Refusal | None:
        """The one place that says which orders a squad may get."""
        squad = game.squad(self.unit)
        return self._why_not(game, choice, lambda order: why_not_order(game, squad, order))

    def _why_not(
        self, game: Game, choice: Choice, why_not_ordered: Callable[[Command], Refusal | None]
    ) -> Refusal | None:
        """The same, where it is known already or asked now which orders a squad may get, whatever else it does."""
        squad = game.squad(self.unit)
        if choice.unit != self.unit:
            return Refusal("roe.order.one-per-squad", {"unit": self.unit})
        if isinstance(choice, PartGroup | JoinGroups):
            return self._why_not_regroup(game, squad, choice)
        if isinstance(choice, PrepareFire):
            return why_not_declare(squad, None) or why_not_ordered("hold")
        if isinstance(choice, RequestFire | RequestSmoke):
            return why_not_ordered("hold") or why_not_request(game, squad, choice)
        if isinstance(choice, ScreenSquad):
            hidden = why_not_declare(squad, choice.target)
            return hidden or why_not_ordered("hold") or why_not_screen(game, squad, choice.target)
        refusal = why_not_ordered(choice.order)
        if isinstance(choice, OrderAmbush):
            return refusal or why_not_ambush(game, squad, choice.order)
        if isinstance(choice, OrderAssault):
            assault = refusal or why_not_declare(squad, choice.target)
            return assault or why_not_assault(game, squad, choice.order, choice.target)
        if refusal is not None or choice.target is None:
            return refusal
        refusal = why_not_declare(squad, choice.target)
        refusal = refusal or self._why_not_target(game, squad, choice.order, choice.target)
        if refusal is not None or not isinstance(choice, SplitFire):
            return refusal
        other = self._why_not_target(game, squad, choice.order, choice.other, choice.figures)
        return other or why_not_split(game, squad, choice.target, choice.figures, choice.other)

    def _why_not_regroup(self, game: Game, squad: Squad, choice: PartGroup | JoinGroups) -> Refusal | None:
        """Once a turn a squad parts, or its groups join.  [roe.special.flexible-order roe.special.flexible-rejoin]"""
        if isinstance(choice, PartGroup):
            return (
                Refusal("roe.special.flexible-order", {"unit": squad.id}) if self.grouped else why_not_part(game, squad)
            )
        return Refusal("roe.special.flexible-rejoin", {"unit": squad.id}) if self.grouped else why_not_join(game, squad)

    def _why_not_target(
        self, game: Game, squad: Squad, order: Command, target: UnitId, figures: tuple[FigureId, ...] = ()
    ) -> Refusal | None:
        """A target is an enemy that is known; whoever runs fires at nobody.

        [roe.order.declare-target roe.order.run roe.order.nearest-target roe.ruling.medic-figure]
        """
        args = {"unit": squad.id, "target": target}
        if order == "run":
            return Refusal("roe.order.run", args)
        if game.squad(target).aboard != NOBODY:
            return Refusal("roe.ruling.vehicle-passengers", args, "target")
        if not is_known_enemy(game, squad.seat, target):
            return Refusal("roe.order.declare-target", args)
        if is_locked(game, target):
            return Refusal("roe.cc.no-fire-into", args)
        unknown = why_not_known(game, squad.id, target)
        if unknown is not None:
            return unknown
        if is_spared(game, squad, target):
            return Refusal("roe.ruling.medic-figure", args)
        if self.barred and needs_nerve(game, squad, target, figures):
            return Refusal("roe.order.nearest-target", args)
        return None

    def chosen(self, game: Game, choice: Choice) -> Step:
        """The order stands, unless the target takes nerve that the squad has not got."""
        squad = game.squad(self.unit)
        if isinstance(choice, PartGroup):
            part(game, self.unit)
            return Goto(self.but(grouped=True).start)
        if isinstance(choice, JoinGroups):
            return Goto(OrderSquad(join(game, self.unit), grouped=True).start)
        if isinstance(choice, PrepareFire):
            zone = zone_towards(game.places[self.unit], (choice.towards.x, choice.towards.y))
            give(game, self.unit, "hold", NOBODY)
            game.put(game.squad(self.unit).but(zone=zone))
            game.emit(Watches(self.unit))
            return self.done()
        if isinstance(choice, OrderAmbush):
            give(game, self.unit, choice.order, NOBODY)
            game.put(game.squad(self.unit).but(hides=True))
            game.emit(AmbushOrdered(self.unit, choice.order))
            return self.done()
        if isinstance(choice, RequestFire | RequestSmoke):
            give(game, self.unit, "hold", NOBODY)
            request(game, self.unit, choice)
            return self.done()
        if isinstance(choice, ScreenSquad):
            give(game, self.unit, "hold", NOBODY)
            game.put(game.squad(self.unit).but(screens=choice.target))
            game.emit(WillScreen(self.unit, choice.target))
            return self.done()
        if isinstance(choice, OrderAssault):
            give(game, self.unit, choice.order, NOBODY if choice.order == "run" else choice.target)
            game.put(game.squad(self.unit).but(assault=choice.target))
            game.emit(AssaultOrdered(self.unit, choice.order, choice.target))
            return self.done()
        target = NOBODY if choice.target is None else choice.target
        aims = (Aim(choice.figures, choice.other),) if isinstance(choice, SplitFire) else ()
        past = any(needs_nerve(game, squad, aim.target, aim.figures) for aim in aims)
        if not self.barred and (past or (target != NOBODY and needs_nerve(game, squad, target))):
            return Call(DisciplineTest(self.unit), then=Nerve(self.unit, choice.order, target, aims).tested)
        declare(game, self.unit, choice.order, target, aims)
        return self.done()


class Nerve(Frame[None]):
    """A squad tests before it fires past the nearest enemy.  [roe.order.nearest-target]"""

    unit: UnitId
    order: Command
    target: UnitId
    aims: tuple[Aim, ...] = ()

    def tested(self, game: Game, passed: bool) -> Step:
        """With nerve it has its target; without it the order is given anew."""
        if not passed:
            return Call(OrderSquad(self.unit, barred=True), then=self.finished)
        declare(game, self.unit, self.order, self.target, self.aims)
        return self.done()


def declare(game: Game, unit: UnitId, order: Command, target: UnitId, aims: tuple[Aim, ...]) -> None:
    """An order, and at whom the squad will fire, all of it or some.  [roe.order.declarations roe.order.split-fire]"""
    give(game, unit, order, target, aims)
    game.emit(Ordered(unit, order, None if target == NOBODY else target))
    for aim in aims:
        game.emit(FireDivided(unit, aim.target, len(aim.figures)))


def give(game: Game, unit: UnitId, order: Command, target: UnitId, aims: tuple[Aim, ...] = ()) -> None:
    """The marker beside the squad.  [roe.order.markers-stay]"""
    squad = game.squad(unit)
    targets = (target, *(aim.target for aim in aims))
    kept = tuple(one for one in squad.acquired if one in targets)
    game.put(
        squad.but(
            order=order,
            target=target,
            zone=None,
            moved=False,
            fired=(),
            acquired=kept,
            aims=aims,
            done=True,
            busy=(),
            screens=NOBODY,
            hides=False,
        )
    )


def is_fighting(squad: Squad) -> bool:
    """Whether a squad is in close combat and gets no order, but for one that has exploited its victory into contact.

    [roe.cc.no-orders roe.ruling.cc-exploit-orders]
    """
    return squad.combat is not None and not squad.combat.exploits


def why_not_declare(squad: Squad, target: UnitId | None) -> Refusal | None:
    """Squads in ambush declare no zone, and those of which the enemy does not know where they are no target either.

    [roe.order.opp-ambush-no-zone]
    """
    args = {"unit": squad.id}
    if target is None and squad.is_ambushed:
        return Refusal("roe.order.opp-ambush-no-zone", args)
    if target is None or not squad.is_hidden:
        return None
    return Refusal("roe.order.opp-ambush-no-zone", {**args, "target": target}, "target")


def why_not_order(game: Game, squad: Squad, order: Command) -> Refusal | None:
    """Which orders a squad may get; without their NCO both groups of one get the same, where that is possible.

    [roe.order.consequence-of-discipline roe.special.flexible-order roe.ruling.flexible]
    """
    same = shared_order(game, squad)
    if same not in (None, order) and why_not_order_alone(game, squad, same) is None:
        return Refusal("roe.special.flexible-order", {"unit": squad.id}, "same")
    return why_not_order_alone(game, squad, order)


def why_not_order_alone(game: Game, squad: Squad, order: Command) -> Refusal | None:
    """Which orders a squad may get, by its state and by the ground.

    [roe.order.consequence-of-discipline roe.disc.suppressed-orders roe.disc.shaken-orders roe.move.cohesion-repair
    roe.weapon.support-no-run]
    """
    args = {"unit": squad.id}
    late = why_not_order_at_first(game, squad, order)
    if late is not None:
        return late
    if game.vehicle(squad.id) is not None:
        return why_not_order_vehicle(game, squad, order)
    if squad.aboard != NOBODY and order in ("advance", "run"):
        return Refusal("roe.ruling.vehicle-passengers", args)
    if squad.combat is not None and (order != "advance" or is_fighting(squad)):
        return Refusal("roe.cc.no-orders", args)
    if order != "crawl" and squad.state in ("suppressed", "shaken"):
        rule = "roe.disc.suppressed-orders" if squad.state == "suppressed" else "roe.disc.shaken-orders"
        return Refusal(rule, args)
    if order == "hold" and squad.aboard == NOBODY and not is_in_cohesion(game, squad):
        return Refusal("roe.move.cohesion-repair", args)
    if order == "run":
        if is_support(game, squad):
            return Refusal("roe.weapon.support-no-run", args)
        footing = game.ground.footing
        if any(footing(at).move in HARD for at in game.places[squad.id]):
            return Refusal("roe.move.terrain-difficult", args)
    return None


def why_not_order_at_first(game: Game, squad: Squad, order: Command) -> Refusal | None:
    """Whoever has just come onto the table goes on; a column does not run in the first turn.

    [roe.scn.reserves roe.scn.ambush]
    """
    if squad.arrived and squad.state == "confident" and order not in ("advance", "run"):
        return Refusal("roe.scn.reserves", {"unit": squad.id}, "order")
    if order == "run" and game.now.turn == 1 and not game.scene.side(squad.seat).may_run_at_once:
        return Refusal("roe.scn.ambush", {"unit": squad.id})
    return None


def why_not_order_vehicle(game: Game, squad: Squad, order: Command) -> Refusal | None:
    """A suppressed vehicle holds or crawls, a shaken one crawls.  [roe.veh.orders roe.veh.bail-out]"""
    allowed: dict[State, tuple[Command, ...]] = {"suppressed": ("hold", "crawl"), "shaken": ("crawl",)}
    if order in allowed.get(squad.state, COMMANDS):
        return None
    rule = "roe.veh.bail-out" if squad.state == "suppressed" else "roe.disc.shaken-orders"
    return Refusal(rule, {"unit": squad.id})


def _assaults(game: Game, squad: Squad, orders: list[Command]) -> list[tuple[Command, Squad]]:
    """The assaults worth naming: with each order on those who can be within reach at the end of the march."""
    reach = game.scene.rulebook.combat.reach
    found: list[tuple[Command, Squad]] = []
    if squad.combat is not None or squad.is_hidden:
        return found
    gaps = [
        (enemy, gap_between(game, squad.id, enemy.id) - half_of(game, enemy.id))
        for enemy in enemies_of(game, squad.seat)
    ]
    for order in orders:
        far = allowance(game, squad, order, slowed=False)
        found += [(order, enemy) for enemy, gap in gaps if order != "hold" and gap <= far + reach]
    return found


def _fronts(game: Game, squad: Squad) -> list[Point]:
    """Towards each enemy and each of his markers, or towards the middle of the table."""
    enemies = enemies_of(game, squad.seat)
    points = [middle(game.places[enemy.id]) for enemy in enemies]
    points += [marker.at for marker in game.markers if marker.is_there and marker.seat != squad.seat]
    width, depth = game.ground.size
    return [Point(*point) for point in dict.fromkeys(points or [(width // 2, depth // 2)])]
