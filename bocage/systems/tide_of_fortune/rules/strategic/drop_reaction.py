"""The German reaction to a drop: assets near by move, and whoever stands beside paratroops may attack them."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, PlaceId, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.combat.counterattack import CounterEffect
from bocage.systems.tide_of_fortune.rules.formations.radius import why_cannot_attack
from bocage.systems.tide_of_fortune.rules.movement.movement import begin_movement
from bocage.systems.tide_of_fortune.scene.ground import MAJOR, NO_BRIDGE
from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.schema.vocabulary import CounterResult
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, OFF_MAP, Unit
from bocage.systems.tide_of_fortune.state.rolling import roll_one

REACTION, JOIN = "drop.reaction", "drop.join"


class ReactMove(Option):
    """Move an asset towards the drop."""

    unit: ActorId


class ReactAttack(Option):
    """Attack the paratroops in a hex."""

    hex: AimId


class ReactJoin(Option):
    """This unit takes part in the attack."""

    unit: ActorId


class ReactStrike(Option):
    """Attack with those chosen."""

    passes = True


STRIKE = ReactStrike()


class DropReaction(Frame[None]):
    """After a drop German assets near by may move half their points, and units beside paratroops attack with their TR.

    `units` are the paratroops that have landed, `moved` and `fought` the Germans that have moved and attacked,
    `attacked` the hexes that were, `target` and `force` the attack that is being made up.

    [tof.3.air-german-attack tof.3.air-german-assets tof.ruling.drop-sequence tof.ruling.drop-ca
    tof.ruling.german-reaction-range]
    """

    units: tuple[UnitId, ...]
    moved: tuple[UnitId, ...] = ()
    fought: tuple[UnitId, ...] = ()
    attacked: tuple[PlaceId, ...] = ()
    target: PlaceId = OFF_MAP
    force: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask the German for the next move or attack."""
        targets = sorted({game.unit(unit).hex for unit in self.units} - {OFF_MAP})
        assets = game.units_of(game.assets[GERMAN])
        offers: list[ReactMove | ReactAttack | Pass] = [ReactMove(unit.id) for unit in assets]
        offers += [ReactAttack(hex) for hex in targets]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        return Ask(GERMAN, REACTION, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: ReactMove | ReactAttack | Pass) -> Refusal | None:
        """Each asset moves once, and each hex is attacked once by those who have not attacked yet.

        [tof.3.air-german-assets tof.3.air-german-attack tof.ruling.german-reaction-range]
        """
        if isinstance(choice, Pass):
            return None
        if isinstance(choice, ReactAttack):
            fits = choice.hex not in self.attacked and any(game.unit(one).hex == choice.hex for one in self.units)
            if fits and self.attackers(game, choice.hex):
                return None
            return Refusal("tof.3.air-german-attack", {"hex": choice.hex})
        unit = game.unit(choice.unit)
        own = unit.seat == GERMAN and game.profile(unit).role == "asset" and unit.on_map
        if not own or unit.id in self.moved or unit.id in self.fought or not self.is_near(game, unit):
            return Refusal("tof.3.air-german-assets", {"unit": unit.id})
        return None

    def is_near(self, game: Game, unit: Unit) -> bool:
        """Whether a unit is within five hexes of one that has landed.  [tof.ruling.german-reaction-range]"""
        landed = [game.unit(one).hex for one in self.units if game.unit(one).on_map]
        most = game.scene.rulebook.airborne.reaction
        return any(game.scene.grid.distance(unit.hex, hex) <= most for hex in landed)

    def attackers(self, game: Game, hex: Hex) -> list[Unit]:
        """Who may attack a hex: beside it, able to attack, and not yet used."""
        found = []
        for near, water, bridge in game.scene.ground.around[hex]:
            if water == MAJOR and (bridge == NO_BRIDGE or game.down >> bridge & 1):
                continue
            for unit in game.units_of(game.here(near) & game.present[GERMAN]):
                if unit.id not in (*self.fought, *self.force) and may_react(game, unit):
                    found.append(unit)
        return found

    def chosen(self, game: Game, choice: ReactMove | ReactAttack | Pass) -> Step:
        """An asset moves with half its points, within the zones of a Maneuver; or an attack is made up."""
        if isinstance(choice, Pass):
            return self.done()
        if isinstance(choice, ReactAttack):
            return Goto(self.but(target=choice.hex, force=()).ask_force)
        unit = game.unit(choice.unit)
        points = game.face(unit).mp // HALF // 2 * HALF
        going = self.but(moved=(*self.moved, unit.id))
        return Call(begin_movement(game, unit, "maneuver", points).but(delayed=True), then=going.start)

    def ask_force(self, game: Game) -> Step:
        """Ask who takes part."""
        offers: list[ReactJoin | ReactStrike] = [ReactJoin(unit.id) for unit in self.attackers(game, self.target)]
        if self.force:
            offers.append(STRIKE)
        return Ask(GERMAN, JOIN, offers, self.joined, self.why_not_join, args={"hex": self.target})

    def why_not_join(self, game: Game, choice: ReactJoin | ReactStrike) -> Refusal | None:
        """Who stands beside the hex and can attack; nobody attacks with nobody.  [tof.3.air-german-attack]"""
        if isinstance(choice, ReactStrike):
            return None if self.force else Refusal("tof.3.air-german-attack", {"hex": self.target})
        if any(unit.id == choice.unit for unit in self.attackers(game, self.target)):
            return None
        return Refusal("tof.3.air-german-attack", {"hex": self.target})

    def joined(self, game: Game, choice: ReactJoin | ReactStrike) -> Step:
        """The next one, or the attack."""
        if isinstance(choice, ReactJoin):
            return Goto(self.but(force=(*self.force, choice.unit)).ask_force)
        return Goto(self.strike)

    def strike(self, game: Game) -> Step:
        """One die at the difference in TR: A is for the Germans, D for the paratroops.

        [tof.3.air-german-attack tof.ruling.drop-ca tof.8.ca-resolve tof.8.ca-letters]
        """
        force = [game.unit(unit) for unit in self.force]
        holders = [unit for unit in game.units_in(self.target) if unit.seat == ALLIED]
        difference = sum(game.face(unit).tr for unit in force) - sum(game.face(unit).tr for unit in holders)
        die = roll_one(game, "drop-reaction", GERMAN)
        result: CounterResult = game.scene.charts.counterattack.result(difference, die)
        game.emit(events.ReactionFought(self.target, difference, die, result or "none"))
        after = self.but(
            fought=(*self.fought, *self.force), attacked=(*self.attacked, self.target), target=OFF_MAP, force=()
        )
        if not result:
            return Goto(after.start)
        if result[0] == "A":
            return Call(CounterEffect(result[1], self.force, (self.target,), "offence"), then=after.start)
        foes = tuple(sorted({unit.hex for unit in force}))
        shaken = tuple([unit.id for unit in holders])
        return Call(CounterEffect(result[1], shaken, foes, "defence"), then=after.start)


def may_react(game: Game, unit: Unit) -> bool:
    """Whether a German unit can attack at all: no headquarters, no reserve, not disrupted, under command.

    [tof.3.air-german-attack tof.3.cmd-occ-no-attack]
    """
    division = game.commander(unit)
    if unit.disrupted or not game.profile(unit).may_attack or why_cannot_attack(game, unit) is not None:
        return False
    return division is None or not (division.reserve or division.refitting)
