"""Barrages: a headquarters fires with all its artillery; hits that nobody absorbs lie in the hex for a later attack."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import PASS, Ask, Call, Frame, Goto, Option, Pass, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.combat import support
from bocage.systems.tide_of_fortune.rules.combat.disruption import Disrupt
from bocage.systems.tide_of_fortune.rules.combat.morale import Morale
from bocage.systems.tide_of_fortune.rules.combat.odds import barrage_column, ground_line
from bocage.systems.tide_of_fortune.rules.combat.strength import artillery, measured
from bocage.systems.tide_of_fortune.rules.movement.movement import begin_movement
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.markers import lay_marker, markers_in
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Division, DivisionId, Unit, other
from bocage.systems.tide_of_fortune.state.rolling import roll

SHIFT, TARGET, SHARE, POINTS, ABSORB = (
    "barrage.shift", "barrage.target", "barrage.share", "barrage.support", "barrage.absorb",
)  # fmt: skip


class ShiftHq(Option):
    """Move the headquarters before it fires."""

    unit: ActorId


class Bombardment(Option):
    """Bombard a hex."""

    hex: AimId


class CeaseFire(Option):
    """Bombard nothing more."""

    passes = True


class Allot(Option):
    """Fire so many points of artillery at the hex."""

    until = "Bombard"
    points: int


class AddShells(Option):
    """Add so many support points."""

    until = "Bombard"
    points: int


class Absorb(Option):
    """Let this unit be disrupted by the barrage."""

    unit: ActorId


CEASE = CeaseFire()


class BarrageOrder(Frame[None]):
    """A headquarters may move, then fires twice its Art.F at one hex or several.

    `left` is what it has yet to fire, `spent` the support points that it has added, `hexes` what it has fired at.

    [tof.5.barrage-double tof.5.barrage-move tof.5.barrage-target tof.5.barrage-split tof.5.barrage-support
    tof.8.barrage-who tof.8.barrage-no-backfire]
    """

    division: DivisionId
    left: int = 0
    spent: int = 0
    hexes: tuple[PlaceId, ...] = ()
    hex: PlaceId = OFF_MAP
    points: int = 0

    def start(self, game: Game) -> Step:
        """A disrupted headquarters does not fire; others may move first.  [tof.8.disrupt-hq tof.5.barrage-move]"""
        hq = self.hq(game)
        if not artillery(game, hq):
            return self.done()
        offers: list[ShiftHq | Pass] = [PASS, ShiftHq(hq.id)]
        return Ask(hq.seat, SHIFT, offers, self.shifted, args={"division": self.division})

    def hq(self, game: Game) -> Unit:
        """The headquarters that fires."""
        return game.hq_of(self.lead(game))

    def lead(self, game: Game) -> Division:
        """The division that was given the order."""
        return game.divisions[self.division]

    def shifted(self, game: Game, choice: ShiftHq | Pass) -> Step:
        """It moves up to half its points, and neither into nor out of zones.  [tof.5.barrage-move]"""
        if isinstance(choice, ShiftHq):
            return Call(begin_movement(game, self.hq(game), "barrage"), then=self.load)
        return Goto(self.load)

    def load(self, game: Game) -> Step:
        """Twice its Art.F, isolated twice the half.  [tof.5.barrage-double tof.8.barrage-strength tof.6.iso-hq-art]"""
        order = game.scene.rulebook.orders["barrage"]
        return Goto(self.but(left=measured(artillery(game, self.hq(game)), order.art)).aim)

    def aim(self, game: Game) -> Step:
        """Ask for a target, while there is something to fire."""
        if not self.left:
            return self.done()
        near = {hex for unit in self.spotters(game) for hex in game.scene.grid.neighbours(unit.hex)}
        offers: list[Bombardment | CeaseFire] = [Bombardment(hex) for hex in sorted(near)]
        legal = [choice for choice in [*offers, CEASE] if self.why_not(game, choice) is None]
        args = {"division": self.division, "points": self.left}
        return Ask(self.hq(game).seat, TARGET, legal, self.aimed, self.why_not, args=args)

    def spotters(self, game: Game) -> list[Unit]:
        """Its units, which see the targets.  [tof.5.barrage-target]"""
        return [unit for unit in game.units_of(game.members[self.division]) if game.profile(unit).role == "unit"]

    def why_not(self, game: Game, choice: Bombardment | CeaseFire) -> Refusal | None:
        """Enemies beside a unit of its own, in range, and no more hexes than it has such units.

        [tof.5.barrage-target tof.5.barrage-split tof.8.barrage-who]
        """
        if isinstance(choice, CeaseFire):
            return None
        hq, hex = self.hq(game), choice.hex
        about = {"hex": hex}
        if hex in self.hexes:
            return Refusal("tof.5.barrage-split", about)
        if not game.occupied[other(hq.seat)] >> hex & 1:
            return Refusal("tof.8.barrage-who", about, reason="nobody")
        if not any(hex in game.scene.grid.neighbours(unit.hex) for unit in self.spotters(game)):
            return Refusal("tof.8.barrage-who", about)
        if not hq.on_map or game.scene.grid.distance(hq.hex, hex) > game.scene.printed(self.division).art:
            return Refusal("tof.5.barrage-target", about)
        targets = (*self.hexes, hex)
        return None if self.observed(game, targets) >= len(targets) else Refusal("tof.5.barrage-split", about)

    def observed(self, game: Game, targets: tuple[Hex, ...]) -> int:
        """How many of its units are beside the targets.  [tof.5.barrage-split]"""
        grid = game.scene.grid
        return sum(any(hex in grid.neighbours(unit.hex) for hex in targets) for unit in self.spotters(game))

    def aimed(self, game: Game, choice: Bombardment | CeaseFire) -> Step:
        """Go to what is fired at it."""
        return self.done() if isinstance(choice, CeaseFire) else Goto(self.but(hex=choice.hex).ask_share)

    def ask_share(self, game: Game) -> Step:
        """Ask how much of the artillery fires at it.  [tof.5.barrage-split]"""
        options = [Allot(points) for points in range(self.left, 0, -1)]
        return Ask(self.hq(game).seat, SHARE, options, self.allotted, self.why_not_share, args={"hex": self.hex})

    def why_not_share(self, game: Game, choice: Allot) -> Refusal | None:
        """Not more than is left.  [tof.5.barrage-double]"""
        return None if 0 < choice.points <= self.left else Refusal("tof.5.barrage-double", {"most": self.left})

    def allotted(self, game: Game, choice: Allot) -> Step:
        """Go to the support points."""
        return Goto(self.but(points=choice.points, left=self.left - choice.points).ask_support)

    def most(self, game: Game) -> int:
        """The support points that may be added.  [tof.5.barrage-support tof.6.iso-support tof.8.sp-forbidden]"""
        limit = game.scene.rulebook.orders["barrage"].sp - self.spent
        return support.support_points(game, self.lead(game), [self.hq(game)], limit)

    def ask_support(self, game: Game) -> Step:
        """Ask for support points, if there are any."""
        most = self.most(game)
        if not most:
            return Goto(self.fire)
        offers: list[AddShells | Pass] = [PASS, *(AddShells(points) for points in range(1, most + 1))]
        return Ask(self.hq(game).seat, POINTS, offers, self.supported, self.why_not_support, args={"hex": self.hex})

    def why_not_support(self, game: Game, choice: AddShells | Pass) -> Refusal | None:
        """At most eight for the order.  [tof.5.barrage-support]"""
        if isinstance(choice, Pass) or 0 < choice.points <= self.most(game):
            return None
        return Refusal("tof.5.barrage-support", {"most": self.most(game)})

    def supported(self, game: Game, choice: AddShells | Pass) -> Step:
        """They are used up."""
        if isinstance(choice, Pass):
            return Goto(self.fire)
        support.spend(game, self.lead(game), choice.points)
        return Goto(self.but(points=self.points + choice.points, spent=self.spent + choice.points).fire)

    def fire(self, game: Game) -> Step:
        """The barrage, then the next target."""
        after = self.but(hexes=(*self.hexes, self.hex), hex=OFF_MAP, points=0)
        return Call(Bombard(self.hex, self.points, self.hq(game).seat), then=after.aim)


class Bombard(Frame[None]):
    """A hex is bombarded with a strength: two dice, what the ground adds, and the attacker's column of the table.

    Used for headquarters, naval guns and coastal batteries alike.

    [tof.8.barrage-strength tof.8.barrage-roll tof.8.barrage-left-column tof.8.barrage-terrain tof.8.barrage-water
    tof.8.barrage-zero tof.8.barrage-number tof.8.barrage-no-backfire]
    """

    hex: PlaceId
    strength: int
    by: Seat
    number: int = 0
    picked: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Roll, and read."""
        units = self.targets(game)
        if self.strength <= 0 or not units:
            return self.done()
        chart = game.scene.charts.combat
        column = barrage_column(chart.barrage, self.strength)
        terrain = chart.barrage_terrain[ground_line(game, self.hex, other(self.by))]
        dice = roll(game, "barrage", self.by, 2)
        result = chart.result(sum(dice) + terrain + column).attacker
        number = events.NO_EFFECT if result is None else result
        game.emit(events.BarrageRolled(self.hex, self.strength, column, dice, terrain, number))
        if number < 0:
            return self.done()
        if number == 0:
            return Call(Morale(tuple([unit.id for unit in units]), "defence"), then=self.tested)
        return Goto(self.but(number=number).absorb)

    def targets(self, game: Game) -> list[Unit]:
        """The enemies in the hex."""
        return [game.unit(unit) for unit in bits(game.here(self.hex) & game.present[other(self.by)])]

    def tested(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """Who fails is disrupted; who was disrupted adds a hit.  [tof.8.barrage-zero tof.ruling.barrage-zero-hit]"""
        fresh = tuple([unit for unit in failed if not game.unit(unit).disrupted])
        lay_hits(game, self.hex, self.by, len(failed) - len(fresh))
        return Call(Disrupt(fresh), then=self.over)

    def absorb(self, game: Game) -> Step:
        """The owner says who is disrupted; undisrupted units alone absorb.

        [tof.8.barrage-number tof.ruling.barrage-already]
        """
        fresh = [unit for unit in self.targets(game) if not unit.disrupted and unit.id not in self.picked]
        if self.number >= len(fresh) or not self.number:
            picked = tuple([unit.id for unit in fresh[: self.number]])
            return Goto(self.but(picked=(*self.picked, *picked), number=self.number - len(picked)).shake)
        options = [Absorb(unit.id) for unit in fresh]
        args = {"hex": self.hex, "number": self.number}
        return Ask(other(self.by), ABSORB, options, self.absorbed, self.why_not, args=args)

    def why_not(self, game: Game, choice: Absorb) -> Refusal | None:
        """One that is not disrupted yet.  [tof.ruling.barrage-already]"""
        unit = game.unit(choice.unit)
        fits = unit.hex == self.hex and not unit.disrupted and unit.id not in self.picked
        return None if fits else Refusal("tof.ruling.barrage-already", {"unit": unit.id})

    def absorbed(self, game: Game, choice: Absorb) -> Step:
        """One more."""
        return Goto(self.but(picked=(*self.picked, choice.unit), number=self.number - 1).absorb)

    def shake(self, game: Game) -> Step:
        """They are disrupted; what is left over lies in the hex.  [tof.8.barrage-number]"""
        lay_hits(game, self.hex, self.by, self.number)
        return Call(Disrupt(self.picked), then=self.over)

    def over(self, game: Game, again: tuple[UnitId, ...]) -> Step:
        """Barrages make nobody retreat.  [tof.ruling.barrage-already]"""
        return self.done()


def lay_hits(game: Game, hex: Hex, seat: Seat, value: int) -> None:
    """Hits lie in a hex, on top of those that lie there.  [tof.8.arthit-use]"""
    if value <= 0:
        return
    lying = [marker for marker in markers_in(game, hex, "hit") if marker.seat == seat]
    if lying:
        value += lying[0].value
        game.put(lying[0].but(value=value, impulse=game.now.impulse))
    else:
        lay_marker(game, "hit", hex, seat, value)
    game.emit(events.HitsLaid(hex, value))


def expire_hits(game: Game, seat: Seat) -> None:
    """When a side has an impulse, hits of the other that were not used are gone.  [tof.8.arthit-expire]"""
    for marker in game.markers:
        if marker.kind == "hit" and marker.hex != OFF_MAP and marker.seat != seat:
            game.put(marker.but(hex=OFF_MAP))
            game.emit(events.HitsExpired(marker.hex))
