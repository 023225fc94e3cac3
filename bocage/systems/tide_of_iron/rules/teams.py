"""Three and four players (Jeu à 3 et 4 joueurs): teams of divisions, and what their members do together.

Each nation has two divisions, each with a seat of its own. A team-mate's units are friendly in all things; what is
listed here is all that keeps the divisions apart.
[toi.multi.teams toi.multi.divisions toi.multi.friendly toi.terms.friend-enemy]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bocage.board.hex import Hex
from bocage.kernel import AskAll, CardId, Event, Frame, Option, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import NOBODY, Division, Game, SideId, Unit

if TYPE_CHECKING:
    from bocage.systems.tide_of_iron.rules.fire.targets import Shot


# Seats


def seat_name(divisions: Sequence[Division], seat: Seat) -> str:
    """A seat by its nation, and with two divisions by its number: american, american-2."""
    side = divisions[seat].side
    team = [division.id for division in divisions if division.side == side]
    return SIDES[side] if len(team) == 1 else f"{SIDES[side]}-{team.index(seat) + 1}"


def seat_named(divisions: Sequence[Division], name: str) -> Seat:
    """The seat of that name; a nation's name alone stands for its first division."""
    wanted = name.casefold()
    for seat in range(len(divisions)):
        if wanted in (seat_name(divisions, seat), SIDES[divisions[seat].side]):
            return seat
    raise LookupError(f"no seat is called {name!r}")


def members(game: Game, side: SideId) -> tuple[Seat, ...]:
    """The players of a side, each by one seat: with three players one of them leads both divisions of his side.

    [toi.multi.three]
    """
    team = game.teams[side]
    scenario = game.scene.scenario
    if scenario.players < len(game.divisions) and SIDES[side] == scenario.alone:
        return team[:1]
    return team


def leads_too(game: Game, seat: Seat, unit: Unit) -> bool:
    """Whether the player of a seat leads the division of a unit, be it his other one.  [toi.multi.three]"""
    return unit.side == game.divisions[seat].side and len(members(game, unit.side)) < len(game.teams[unit.side])


# Agreement


class Agree(Option):
    """Agree with the team-mate's proposal."""


class Disagree(Option):
    """Refuse the team-mate's proposal."""

    passes = True


class Disagreed(Event):
    """A team does not agree."""

    side: SideId


class Agreement(Frame[bool]):
    """The members of a team must agree on what `by` proposes; a side of one player agrees with himself.

    `topic` names the proposal: the question's text is `prompt-agree-<topic>`, with the points, the unit and the place
    that it is about.  [toi.multi.command-consent toi.multi.transfer]
    """

    by: Seat
    topic: str
    points: int = 0
    unit: UnitId = NOBODY
    target: UnitId = NOBODY
    first: Seat = NOBODY
    card: CardId = NOBODY

    def start(self, game: Game) -> Step:
        """Ask everyone else in the team."""
        others = [seat for seat in members(game, game.divisions[self.by].side) if seat != self.by]
        if not others:
            return self.done(True)
        about = {"seat": self.by, "points": self.points, "unit": self.unit, "target": self.target}
        about |= {"first_seat": self.first, "card": self.card}
        args = {name: value for name, value in about.items() if value != NOBODY}
        options: Mapping[Seat, Sequence[Agree | Disagree]] = {seat: (Agree(), Disagree()) for seat in others}
        return AskAll(f"agree.{self.topic}", options, self.answered, args=args)

    def answered(self, game: Game, answers: Mapping[Seat, Agree | Disagree]) -> Step:
        """What one of them refuses is not done."""
        agreed = all(isinstance(answer, Agree) for answer in answers.values())
        if not agreed:
            game.emit(Disagreed(game.divisions[self.by].side))
        return self.done(agreed)


# Support across divisions


def support_cost(game: Game, shot: Shot, unit: Unit) -> int:
    """What the support of a unit costs in command points: 1 for the first of the other division, once per attack.

    [toi.multi.cross-support toi.ruling.cost-of-cross-division-support]
    """
    lead = game.units[shot.lead]
    if not crosses(game, lead, unit):
        return 0
    paid = any(crosses(game, lead, game.units[number]) for number, _ in shot.supports)
    return 0 if paid else game.scene.rulebook.cross_support.command


def crosses(game: Game, lead: Unit, unit: Unit) -> bool:
    """Whether a support has to be paid for: other division, and no officer with either of the two.

    [toi.ruling.officer-for-cross-division-support]
    """
    if unit.seat == lead.seat:
        return False
    return not any(leads_both(game, hex, lead.side) for hex in (lead.hex, unit.hex))


def leads_both(game: Game, hex: Hex, side: SideId) -> bool:
    """Whether an officer of the side is in the hex."""
    return any(unit.side == side and game.profile(unit).officer for unit in game.units_in(hex))


def why_no_cross_support(game: Game, shot: Shot, unit: Unit) -> Refusal | None:
    """The team must have the command point that the support costs.  [toi.multi.cross-support]"""
    if support_cost(game, shot, unit) > game.sides[unit.side].command:
        return Refusal("toi.multi.cross-support", {"unit": unit.id})
    return None


def pay_for_support(game: Game, side: SideId, cost: int) -> None:
    """Take the command point of a support from the team's pool.  [toi.multi.shared-resources]"""
    if cost:
        team = game.sides[side]
        game.put(team.but(command=team.command - cost))
