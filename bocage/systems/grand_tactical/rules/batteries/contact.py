"""Radio contact: each battery may try once a turn to get a Leader who observes for it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, Capped, Frame, Goto, Modifier, Option, Pass, Refusal, RolledLow, Seat, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.exclusive.radios import radio_terms
from bocage.systems.grand_tactical.state.events import batteries as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, FormationId, Leader, LeaderId, Unit

CONTACT = "artillery.contact"


class TryContact(Option):
    """Try to get a battery into contact with a Leader."""

    unit: ActorId
    leader: LeaderId


class ContactAttempts(Frame[None]):
    """The batteries of a side try to get into contact, in any order, each once.  [gts.contact.attempt]"""

    seat: Seat

    def start(self, game: Game) -> Step:
        """Ask for the next attempt, while one is possible."""
        offers = [TryContact(unit.id, leader.id) for unit in self.batteries(game) for leader in game.leaders]
        legal: list[TryContact | Pass] = [offer for offer in offers if self.why_not(game, offer) is None]
        return Ask(self.seat, CONTACT, [*legal, PASS], self.chosen, self.why_not) if legal else self.done()

    def batteries(self, game: Game) -> Iterator[Unit]:
        """Those that can still try."""
        for number in bits(game.present[self.seat]):
            unit = game.units[number]
            if why_not_try(game, unit) is None:
                yield unit

    def why_not(self, game: Game, choice: TryContact | Pass) -> Refusal | None:
        """A battery that can try, and a Leader who can have it."""
        if isinstance(choice, Pass):
            return None
        unit = game.unit(choice.unit)
        if unit.seat != self.seat or not unit.on_map or unit.entering:
            return Refusal("gts.contact.attempt", {"unit": unit.id}, reason="own")
        return why_not_try(game, unit) or why_not_leader(game, unit, game.leaders[choice.leader])

    def chosen(self, game: Game, choice: TryContact | Pass) -> Step:
        """Throw the die."""
        if isinstance(choice, Pass):
            return self.done()
        attempt(game, game.unit(choice.unit), game.leaders[choice.leader])
        return Goto(self.start)


def why_not_try(game: Game, unit: Unit) -> Refusal | None:
    """Batteries with a contact marker try once a turn; those that need a Park, only in one.

    [gts.contact.markers gts.contact.attempt gts.park.purpose]
    """
    about = {"unit": unit.id}
    kind = game.scene.types[unit.type]
    if kind.contact is None:
        return Refusal("gts.contact.markers", about)
    if kind.weapon == "indirect-he" and unit.park == NONE:
        return Refusal("gts.contact.attempt", about, reason="park")
    return Refusal("gts.contact.attempt", about) if unit.tried == game.now.turn else None


def why_not_leader(game: Game, unit: Unit, leader: Leader) -> Refusal | None:
    """Any Leader of the side, of whatever Division, who does not have the battery yet and has room for its marker.

    [gts.contact.limit gts.contact.steal gts.indep.white-artillery gts.ruling.contact-fail-transfer]
    """
    about = {"unit": unit.id, "leader": leader.id}
    if leader.seat != unit.seat or leader.hex == OFF_MAP:
        return Refusal("gts.contact.attempt", about, reason="leader")
    if unit.contact == leader.formation:
        return Refusal("gts.contact.steal", about)
    if in_contact(game, leader.formation).bit_count() >= leader.attachment:
        return Refusal("gts.contact.limit", {"leader": leader.id})
    return None


def in_contact(game: Game, formation: FormationId) -> int:
    """The batteries whose markers lie on the Leader of a formation, of whatever stripe.

    [gts.contact.where-marker gts.contact.limit gts.ruling.coloured-artillery]
    """
    found = 0
    for number in bits(game.present[game.formations[formation].seat]):
        if game.units[number].contact == formation:
            found |= 1 << number
    return found


def contact_value(game: Game, unit: Unit, leader: Leader) -> Capped:
    """The value on the visible side of the marker, less for a Leader of another Division.

    [gts.contact.markers gts.contact.other-division gts.contact.steal gts.ruling.contact-modifier-sign
    gts.excl.weak-radios]
    """
    values = game.scene.types[unit.type].contact
    assert values is not None
    terms = [Modifier("gts.contact.markers", values[unit.contact != NONE])]
    if game.formations[leader.formation].division != unit.division:
        terms.append(Modifier("gts.contact.other-division", game.scene.rulebook.artillery.other_division))
    terms += radio_terms(game, unit)
    return Capped.within(terms, least=0, most=game.scene.rulebook.fire.most)


def attempt(game: Game, unit: Unit, leader: Leader) -> None:
    """The die at most the value puts the marker on the Leader; whoever had it before keeps it otherwise.

    [gts.contact.attempt gts.contact.steal gts.ruling.contact-fail-transfer]
    """
    value = contact_value(game, unit, leader)
    pool = game.dice.low(1, value.value)
    game.emit(RolledLow("contact", unit.seat, value.value, pool.hits, pool.faces))
    contact = leader.formation if pool.hits else unit.contact
    game.put(unit.but(tried=game.now.turn, contact=contact))
    game.emit(events.ContactTried(unit.id, leader.id, value, bool(pool.hits)))
