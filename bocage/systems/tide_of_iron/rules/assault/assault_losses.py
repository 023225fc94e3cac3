"""Losses in an assault (pertes): the attacker's squads in turn, then the defender's units as he likes."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_iron.rules.fire.damage import DAMAGES, Casualties, damage_vehicle, rung_after
from bocage.systems.tide_of_iron.schema.rulebook import OFF_THE_LADDER
from bocage.systems.tide_of_iron.state.game import Game, SideId, Unit

LOSSES = "assault.losses"
"""The question who takes the next hit, of either side."""


class AssignHit(Option):
    """Let this unit take the next hit."""

    unit: TargetId


def defenders_of(game: Game, hex: PlaceId, side: SideId, hidden: tuple[UnitId, ...] = ()) -> list[Unit]:
    """The units of a side that fight in a hex: all but carried squads and concealed ones that stay out.

    [toi.transport.carried-immune toi.ruling.assault-on-concealed-squads]
    """
    return [unit for unit in game.units_in(hex) if unit.side == side and unit.id not in hidden]


class AttackerLosses(Frame[None]):
    """The active squad loses a figure per hit; what it cannot bear falls on the supports.

    [toi.assault.attacker-losses]
    """

    lead: UnitId
    supports: tuple[UnitId, ...]
    hits: int

    def start(self, game: Game) -> Step:
        """The active squad first."""
        borne = min(self.hits, len(game.unit(self.lead).figures))
        return Call(Casualties(self.lead, borne), then=self.but(hits=self.hits - borne).share)

    def share(self, game: Game) -> Step:
        """The active player chooses the support that takes the next hit."""
        left = [unit for unit in self.supports if game.unit(unit).on_board]
        if self.hits == 0 or not left:
            return self.done()
        options = [AssignHit(unit) for unit in left]
        seat = game.unit(self.lead).seat
        return Ask(seat, LOSSES, options, self.assigned, self.why_not, {"hits": self.hits})

    def why_not(self, game: Game, choice: AssignHit) -> Refusal | None:
        """Only squads that took part bear losses."""
        if choice.unit not in self.supports or not game.unit(choice.unit).on_board:
            return Refusal("toi.assault.attacker-losses", {"unit": choice.unit})
        return None

    def assigned(self, game: Game, choice: AssignHit) -> Step:
        """Its owner chooses the figure."""
        return Call(Casualties(choice.unit, 1), then=self.but(hits=self.hits - 1).share)


def hits_to_destroy(game: Game, vehicle: Unit) -> int:
    """The fewest hits that destroy a vehicle from its present state; heavy damage is the end of a fragile one.

    [toi.assault.light-vehicle-losses toi.ruling.truck-hit-cap-in-assaults]
    """
    fragile = "fragile" in game.scene.types[vehicle.figures[0]].traits
    last = DAMAGES.index("heavy") if fragile else OFF_THE_LADDER
    rung, most = DAMAGES.index(vehicle.damage), len(game.scene.rulebook.ladder.rungs)
    return next(hits for hits in range(1, most + 1) if rung_after(game, rung, hits) >= last)


class DefenderLosses(Frame[None]):
    """The defender takes the hits one by one on units of his choice; those beyond what all can bear are lost.

    [toi.assault.defender-losses toi.ruling.excess-hits-in-assault]
    """

    hex: PlaceId
    side: SideId
    hits: int
    hidden: tuple[UnitId, ...] = ()
    """Concealed squads that stay out of the fight."""
    battered: tuple[tuple[UnitId, int], ...] = ()
    """The vehicles that have been given hits, which count together."""

    def start(self, game: Game) -> Step:
        """Ask for the next unit to be hit, as long as there is a choice."""
        bearable = self.bearable(game)
        if self.hits == 0 or not bearable:
            return Goto(self.damage)
        if self.hits >= sum(bearable.values()):
            return Goto(self.overwhelm)
        options = [AssignHit(unit) for unit in bearable]
        seat = game.unit(options[0].unit).seat
        return Ask(seat, LOSSES, options, self.assigned, self.why_not, {"hits": self.hits})

    def bearable(self, game: Game) -> dict[UnitId, int]:
        """How many more hits each unit can take: figures, or what destroys a light vehicle."""
        given = dict(self.battered)
        bearable = {}
        for unit in defenders_of(game, self.hex, self.side, self.hidden):
            most = hits_to_destroy(game, unit) if unit.is_vehicle else len(unit.figures)
            if most > given.get(unit.id, 0):
                bearable[unit.id] = most - given.get(unit.id, 0)
        return bearable

    def why_not(self, game: Game, choice: AssignHit) -> Refusal | None:
        """A vehicle takes no more hits than destroy it, and only defenders take any."""
        if choice.unit in self.bearable(game):
            return None
        if choice.unit in dict(self.battered):
            return Refusal("toi.assault.light-vehicle-losses", {"unit": choice.unit})
        return Refusal("toi.assault.defender-losses", {"unit": choice.unit})

    def assigned(self, game: Game, choice: AssignHit) -> Step:
        """A squad loses a figure of its owner's choice, a vehicle's hits are added up."""
        return self.hit(game, choice.unit, 1)

    def overwhelm(self, game: Game) -> Step:
        """More hits than all can bear: nobody is left."""
        unit, hits = next(iter(self.bearable(game).items()))
        return self.hit(game, unit, hits)

    def hit(self, game: Game, unit: UnitId, hits: int) -> Step:
        """Give a unit some of the hits."""
        onward = self.but(hits=self.hits - hits)
        if not game.unit(unit).is_vehicle:
            return Call(Casualties(unit, hits), then=onward.start)
        given = dict(self.battered)
        given[unit] = given.get(unit, 0) + hits
        return Goto(onward.but(battered=tuple(given.items())).start)

    def damage(self, game: Game) -> Step:
        """The hits on each vehicle count together on the ladder of damage."""
        for unit, hits in self.battered:
            damage_vehicle(game, game.unit(unit), hits)
        return self.done()
