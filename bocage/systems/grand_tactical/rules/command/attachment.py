"""Attachment: the independent units that act with a formation."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.command.command_range import commands
from bocage.systems.grand_tactical.state.events import command as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, FormationId, Leader, Unit

ATTACH = "attach.unit"


class AttachUnit(Option):
    """Let an independent unit act with the formation."""

    unit: ActorId


class Attach(Frame[None]):
    """The start of a Formation's activation: who acts with it is fixed.

    Batteries in contact and black stripes come by themselves; white stripes by choice, up to the Leader's attachment
    value, of which white-striped batteries in contact take their part first.

    [gts.attach.value gts.attach.artillery-auto gts.indep.white gts.indep.black gts.contact.counts-attachment]
    """

    formation: FormationId

    def start(self, game: Game) -> Step:
        """Those who come by themselves."""
        leader = leader_of(game, self.formation)
        if leader is None:
            return self.done()
        for number in bits(game.present[leader.seat]):
            unit = game.unit(number)
            if comes_by_itself(game, leader, unit):
                attach(game, unit, self.formation)
        return Goto(self.choose)

    def choose(self, game: Game) -> Step:
        """Ask for those who take up the attachment value."""
        leader = leader_of(game, self.formation)
        assert leader is not None
        units = [number for number in bits(game.present[leader.seat]) if self.may_attach(game, leader, number)]
        options: list[AttachUnit | Pass] = [AttachUnit(number) for number in units]
        args = {"formation": self.formation, "most": free_places(game, leader)}
        return Ask(leader.seat, ATTACH, [*options, PASS], self.chosen, self.why_not, args=args)

    def may_attach(self, game: Game, leader: Leader, number: int) -> bool:
        """Whether the judge accepts a unit."""
        return why_not_attach(game, leader, game.unit(number)) is None

    def why_not(self, game: Game, choice: AttachUnit | Pass) -> Refusal | None:
        """White stripes of the division within his range, as long as he has places."""
        leader = leader_of(game, self.formation)
        assert leader is not None
        return None if isinstance(choice, Pass) else why_not_attach(game, leader, game.unit(choice.unit))

    def chosen(self, game: Game, choice: AttachUnit | Pass) -> Step:
        """Attach it, and ask for more."""
        if isinstance(choice, Pass):
            return self.done()
        attach(game, game.unit(choice.unit), self.formation)
        return Goto(self.choose)


def leader_of(game: Game, formation: FormationId) -> Leader | None:
    """The Leader of a formation who is on the map."""
    number = game.formations[formation].leader
    leader = None if number == NONE else game.leaders[number]
    return None if leader is None or leader.hex == OFF_MAP else leader


def attach(game: Game, unit: Unit, formation: FormationId) -> None:
    """A unit acts with a formation as if it belonged to it.  [gts.indep.white]"""
    game.put(unit.but(attached=formation))
    game.emit(events.Attached(unit.id, formation))


def detach_all(game: Game, formation: FormationId) -> None:
    """The activation is over, and with it all attachments.  [gts.indep.one-commander]"""
    for unit in game.units:
        if unit.attached == formation:
            game.put(unit.but(attached=NONE))


def comes_by_itself(game: Game, leader: Leader, unit: Unit) -> bool:
    """Black stripes within range, any number; batteries in contact, but white ones only if there is room for all.

    [gts.indep.black gts.ruling.black-range gts.attach.artillery-auto gts.ruling.coloured-artillery]
    """
    stripe = game.formations[unit.formation].stripe
    if unit.contact == leader.formation:
        return stripe != "white" or len(batteries_in_contact(game, leader)) <= leader.attachment
    division = game.formations[leader.formation].division
    return stripe == "black" and unit.division == division and commands(game, leader, unit) and not unit.entering


def batteries_in_contact(game: Game, leader: Leader) -> list[Unit]:
    """The white-striped batteries whose contact marker a Leader holds.  [gts.contact.counts-attachment]"""
    return [
        unit
        for unit in game.units
        if unit.contact == leader.formation and unit.on_map and game.formations[unit.formation].stripe == "white"
    ]


def free_places(game: Game, leader: Leader) -> int:
    """How many white-striped units a Leader may still activate.  [gts.attach.value]"""
    taken = [
        unit
        for unit in game.units
        if unit.attached == leader.formation and game.formations[unit.formation].stripe == "white"
    ]
    return leader.attachment - len(taken)


def why_not_attach(game: Game, leader: Leader, unit: Unit) -> Refusal | None:
    """White-striped units of his division within his range; if batteries in contact are too many, only those.

    [gts.indep.white gts.attach.value gts.attach.artillery-auto gts.ruling.attach-range gts.indep.white-artillery]
    """
    about = {"unit": unit.id, "leader": leader.id}
    if unit.seat != leader.seat or game.formations[unit.formation].stripe != "white" or not unit.on_map:
        return Refusal("gts.indep.white", about)
    if unit.attached == leader.formation:
        return Refusal("gts.indep.white", about, reason="already")
    if free_places(game, leader) <= 0:
        return Refusal("gts.attach.value", about)
    if unit.contact == leader.formation:
        return None
    if len(batteries_in_contact(game, leader)) > leader.attachment:
        return Refusal("gts.attach.artillery-auto", about)
    if unit.division != game.formations[leader.formation].division:
        return Refusal("gts.indep.white", about)
    if unit.entering or not commands(game, leader, unit):
        return Refusal("gts.ruling.attach-range", about)
    return None
