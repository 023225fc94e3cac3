"""Area attacks (Attaques de zone): one roll for a hex, felt by every unit in it, friend and foe."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.hex import Hex
from bocage.kernel import Call, Event, Frame, Goto, Modifier, PlaceId, Pool, Roll, Seat, Step, Total, UnitId
from bocage.systems.tide_of_iron.rules.fire.attack import Defence
from bocage.systems.tide_of_iron.rules.fire.concealment import after_attack
from bocage.systems.tide_of_iron.rules.fire.damage import Kind, suffer
from bocage.systems.tide_of_iron.rules.fire.strength import armour_of, cover_of
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, Unit
from bocage.systems.tide_of_iron.state.markers import take_away


class AreaAttacked(Event):
    """A hex is under an area attack."""

    hex: PlaceId
    kind: Kind
    dice: int
    need: int


class CameUnderFire(Event):
    """An area attack hits the hex of a unit, which defends with these dice."""

    unit: UnitId
    defence: Total


class AreaMissed(Event):
    """An area attack hits nothing."""

    outcome = True
    hex: PlaceId


class WireDestroyed(Event):
    """Shells destroy the razor wire of a hex."""

    outcome = True
    hex: PlaceId


class AreaAttack(Frame[None]):
    """An area attack on a hex, by mortars or by a card.  [toi.area.what toi.area.type toi.mortar.area]

    `armour` is what the attack adds to the armour of vehicles, `firing` the mortars that fire, `left` the units that
    have still to defend themselves, with their dice.
    """

    hex: PlaceId
    dice: int
    kind: Kind
    seat: Seat
    need: int
    armour: int = 0
    firing: tuple[UnitId, ...] = ()
    hits: int = 0
    inflicted: int = 0
    left: tuple[tuple[UnitId, int], ...] = ()

    def start(self, game: Game) -> Step:
        """Roll the attack dice once for the hex.  [toi.area.attack-roll]"""
        game.emit(AreaAttacked(self.hex, self.kind, self.dice, self.need))
        return Call(Roll("attack", self.seat, self.dice, self.need), then=self.land)

    def land(self, game: Game, attack: Pool) -> Step:
        """The hits strike the wire and every unit alike; all defend themselves as they stand now.

        [toi.area.wire toi.wire.area toi.ruling.razor-wire-and-three-damage]
        """
        if not attack.hits:
            game.emit(AreaMissed(self.hex))
            return Goto(self.end)
        if attack.hits >= game.scene.rulebook.shelled_wire.hits and game.marked["wire"] >> self.hex & 1:
            take_away(game, "wire", self.hex)
            game.emit(WireDestroyed(self.hex))
        left = []
        for unit in affected(game, self.hex, self.kind):
            defence = defence_of(game, unit, self.kind, self.armour)
            game.emit(CameUnderFire(unit.id, defence))
            left.append((unit.id, defence.value))
        return Goto(self.but(hits=attack.hits, left=tuple(left)).next)

    def next(self, game: Game) -> Step:
        """The next unit rolls its own defence dice; since all were counted before, the order is indifferent.

        [toi.area.defence-roll]
        """
        if not self.left:
            return Goto(self.end)
        unit, dice = self.left[0]
        return Call(Defence(unit, self.hits, dice), then=self.strike)

    def strike(self, game: Game, hits: int) -> Step:
        """What it did not fend off is its damage."""
        unit = game.unit(self.left[0][0])
        onward = self.but(left=self.left[1:], inflicted=self.inflicted + hits)
        if hits <= 0:
            game.emit(events.NoEffect(unit.id))
            return Goto(onward.next)
        return suffer(game, unit, hits, self.kind, onward.next)

    def end(self, game: Game) -> Step:
        """Who fired from hiding may be revealed."""
        after_attack(game, self.firing, self.inflicted)
        return self.done()


def affected(game: Game, hex: Hex, kind: Kind) -> Iterator[Unit]:
    """Every unit in the hex but concealed squads, and vehicles only by normal attacks.

    [toi.area.what toi.area.concealed toi.area.vehicles toi.ruling.medium-of-mortar-normal-attack-vs-vehicles]
    """
    for unit in game.units_in(hex):
        if not unit.concealed and not (unit.is_vehicle and kind == "suppressive"):
            yield unit


def defence_of(game: Game, unit: Unit, kind: Kind, armour: int) -> Total:
    """The cover and armour of a unit; what the attack takes from armour leaves the cover alone.

    [toi.attack.defence toi.cover.separate]
    """
    plates = Total.of(armour_of(game, unit))
    change = max(armour, -plates.value) if unit.is_vehicle else 0
    return Total.of([*cover_of(game, unit, kind), *plates.modifiers, Modifier("toi.cover.separate", change)])
