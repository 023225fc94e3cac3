"""Leaders: they are transferred, go along, are never killed, and are never long without their units."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Item, Option, Pass, PlaceId, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import AimId
from bocage.systems.grand_tactical.state.events import command as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, FormationId, Leader, LeaderId, Unit

TRANSFER, ALONG, RELOCATE = "leader.transfer", "leader.along", "leader.relocate"


class TransferTo(Option):
    """Transfer a Leader to a hex."""

    leader: LeaderId
    hex: AimId


class GoAlong(Option):
    """The Leader goes with the units."""

    leader: LeaderId


class RelocateTo(Option):
    """A Leader without units goes to the nearest of his formation."""

    leader: LeaderId
    hex: AimId


def home_hexes(game: Game, leader: Leader) -> list[Hex]:
    """The hexes with a unit of his formation: only there he may be.  [gts.ruling.leader-independent-transfer]"""
    return sorted({game.units[unit].hex for unit in bits(game.members[leader.formation])})


def is_with_his_units(game: Game, leader: Leader) -> bool:
    """Whether a unit of his formation is in his hex."""
    return bool(game.here[leader.hex] & game.members[leader.formation])


def place(game: Game, leader: Leader, hex: Hex) -> None:
    """Put a Leader into a hex; among units that are entering he enters too."""
    there = game.here[hex] & game.members[leader.formation]
    game.put(leader.but(hex=hex, entering=bool(there) and not there & ~game.entering))
    game.emit(events.LeaderMoved(leader.id, hex))


def remove(game: Game, leader: Leader) -> None:
    """A Leader whose formation is gone leaves the game until more of it arrives.  [gts.lead.formation-dead]"""
    game.put(leader.but(hex=OFF_MAP, entering=False))
    game.emit(events.LeaderRemoved(leader.id))


class TransferLeaders(Frame[None]):
    """The last event of an activation: each Leader of its formations may be transferred, and must be if he is alone.

    [gts.lead.transfer gts.lead.transfer-forced gts.lead.no-ma gts.action.order]
    """

    formations: tuple[FormationId, ...]

    def start(self, game: Game) -> Step:
        """The next Leader, or the end."""
        if not self.formations:
            return self.done()
        leader = self.leader(game)
        if leader is None or leader.hex == OFF_MAP:
            return Goto(self.next_one.start)
        hexes = [hex for hex in home_hexes(game, leader) if hex != leader.hex]
        stays = is_with_his_units(game, leader)
        if not hexes:
            if not stays:
                remove(game, leader)
            return Goto(self.next_one.start)
        options: list[TransferTo | Pass] = [TransferTo(leader.id, hex) for hex in hexes]
        if stays:
            options.insert(0, PASS)
        return Ask(leader.seat, TRANSFER, options, self.transferred, self.why_not, args={"leader": leader.id})

    def leader(self, game: Game) -> Leader | None:
        """The Leader of the first of the formations."""
        number = game.formations[self.formations[0]].leader
        return None if number == NONE else game.leaders[number]

    @property
    def next_one(self) -> TransferLeaders:
        """The others."""
        return TransferLeaders(self.formations[1:])

    def why_not(self, game: Game, choice: TransferTo | Pass) -> Refusal | None:
        """Only to where a unit of his formation is.  [gts.lead.transfer gts.lead.transfer-forced]"""
        leader = self.leader(game)
        assert leader is not None
        about = {"leader": leader.id}
        if isinstance(choice, Pass):
            return None if is_with_his_units(game, leader) else Refusal("gts.lead.transfer-forced", about)
        if choice.leader != leader.id or choice.hex == leader.hex or choice.hex not in home_hexes(game, leader):
            return Refusal("gts.lead.transfer", {**about, "hex": choice.hex})
        return None

    def transferred(self, game: Game, choice: TransferTo | Pass) -> Step:
        """He is there at once."""
        if isinstance(choice, TransferTo):
            place(game, game.leaders[choice.leader], choice.hex)
        return Goto(self.next_one.start)


def take_along(game: Game, units: Sequence[UnitId], hex: Hex, to: Hex) -> None:
    """A Leader whom units that act by command points would leave alone goes with them at once.

    [gts.lead.moves-with-cp gts.dc.leader-stays]
    """
    for number in units:
        leader = game.leader_of(game.unit(number))
        if leader is not None and leader.hex == hex and not is_with_his_units(game, leader):
            place(game, leader, to)


class LeadersGoAlong(Frame[None]):
    """Units that act by command points take the Leader of their formation with them.

    He may stay only with another unit of his formation.  [gts.lead.moves-with-cp gts.dc.leader-stays]
    """

    units: tuple[UnitId, ...]
    hex: PlaceId
    to: PlaceId

    def start(self, game: Game) -> Step:
        """The next Leader who stands where they stood."""
        leader = self.leader(game)
        if leader is None:
            return self.done()
        if not is_with_his_units(game, leader):
            place(game, leader, self.to)
            return Goto(self.start)
        options: list[GoAlong | Pass] = [GoAlong(leader.id), PASS]
        return Ask(leader.seat, ALONG, options, self.answered, args={"leader": leader.id, "hex": self.to})

    def leader(self, game: Game) -> Leader | None:
        """A Leader of one of the units who is in the hex that they have left."""
        for number in self.units:
            leader = game.leader_of(game.unit(number))
            if leader is not None and leader.hex == self.hex:
                return leader
        return None

    def answered(self, game: Game, choice: GoAlong | Pass) -> Step:
        """He goes, or stays with the others."""
        if isinstance(choice, GoAlong):
            place(game, game.leaders[choice.leader], self.to)
            return Goto(self.start)
        stayed = self.leader(game)
        assert stayed is not None
        others = tuple([unit for unit in self.units if game.unit(unit).formation != stayed.formation])
        return Goto(self.but(units=others).start)


def stranded_leaders(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """A Leader without a unit of his formation goes to the nearest, unless his own activation goes on.

    [gts.lead.never-dies gts.lead.formation-dead gts.ruling.leader-first-action]
    """
    for item in changed:
        if type(item) is Unit:
            leader = game.leader_of(item)
            if leader is not None and is_stranded(game, leader):
                return Relocation(leader.id)
            if item.hex != OFF_MAP and (driven := lone_enemy_leader(game, item)) is not None:
                return Relocation(driven.id)
    return None


def lone_enemy_leader(game: Game, unit: Unit) -> Leader | None:
    """A Leader without units into whose hex an enemy has come, whatever is going on.

    [gts.ruling.leader-first-action gts.lead.never-dies]
    """
    for leader in game.leaders:
        if leader.hex == unit.hex and leader.seat != unit.seat and not is_with_his_units(game, leader):
            return leader
    return None


def is_stranded(game: Game, leader: Leader) -> bool:
    """Whether a Leader is alone, outside of his own formation's or division's activation, or has nobody left."""
    if leader.hex == OFF_MAP or is_with_his_units(game, leader):
        return False
    if game.now.chit == NONE or not game.members[leader.formation]:
        return True
    chit = game.chits[game.now.chit]
    formation = game.formations[leader.formation]
    return (chit.kind, chit.of) not in (("formation", formation.id), ("division", formation.division))


class Relocation(Frame[None]):
    """A Leader goes to the nearest unit of his formation, of the owner's choice among equals.

    [gts.lead.never-dies gts.lead.formation-dead]
    """

    leader: LeaderId

    def start(self, game: Game) -> Step:
        """Where to, if there is anywhere."""
        leader = game.leaders[self.leader]
        nearest = nearest_homes(game, leader)
        if not nearest:
            remove(game, leader)
            return self.done()
        options = [RelocateTo(leader.id, hex) for hex in nearest]
        return Ask(leader.seat, RELOCATE, options, self.chosen, self.why_not, args={"leader": leader.id})

    def why_not(self, game: Game, choice: RelocateTo) -> Refusal | None:
        """Only the nearest.  [gts.lead.never-dies]"""
        leader = game.leaders[self.leader]
        if choice.leader == leader.id and choice.hex in nearest_homes(game, leader):
            return None
        return Refusal("gts.lead.never-dies", {"leader": leader.id, "hex": choice.hex})

    def chosen(self, game: Game, choice: RelocateTo) -> Step:
        """He is there."""
        place(game, game.leaders[choice.leader], choice.hex)
        return self.done()


def nearest_homes(game: Game, leader: Leader) -> list[Hex]:
    """The hexes nearest to a Leader that hold units of his formation."""
    homes = home_hexes(game, leader)
    distance = game.scene.grid.distances[leader.hex]
    least = min([distance[hex] for hex in homes], default=0)
    return [hex for hex in homes if distance[hex] == least]
