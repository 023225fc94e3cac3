"""Refits: replacement points give headquarters lost steps back."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.tide_of_fortune.rules.strategic.limit import why_too_many
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division, DivisionId, other

DIVISION = "refit.division"


class Refit(Option):
    """Give a headquarters so many steps back."""

    division: DivisionId
    steps: int


class EndRefit(Option):
    """Refit no more headquarters."""

    passes = True


END = EndRefit()


class RefitOperation(Frame[None]):
    """Up to three headquarters regain steps.  [tof.3.refit-cost tof.3.refit-no-assets]"""

    seat: Seat
    done_by: tuple[DivisionId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        offers: list[Refit | EndRefit] = [
            Refit(one.id, steps) for one in game.divisions for steps in range(1, one.steps + 1)
        ]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        points = game.sides[self.seat].replacements
        return Ask(self.seat, DIVISION, legal, self.chosen, self.why_not, args={"points": points})

    def why_not(self, game: Game, choice: Refit | EndRefit) -> Refusal | None:
        """Three at most, away from the enemy, for what replacement points pay.

        [tof.3.refit-conditions tof.3.refit-price]
        """
        if isinstance(choice, EndRefit):
            return None
        if why := why_too_many(game, len(self.done_by) + 1):
            return why
        division = game.divisions[choice.division]
        if division.seat != self.seat or not 1 <= choice.steps <= division.steps:
            return Refusal("tof.3.refit-cost", {"division": division.id})
        return why_not_refit(game, division, choice.steps)

    def chosen(self, game: Game, choice: Refit | EndRefit) -> Step:
        """It costs no fatigue, but for this turn the division neither moves nor attacks.

        [tof.3.refit-no-fatigue tof.ruling.refit-duration]
        """
        if isinstance(choice, EndRefit):
            return self.done()
        division, side = game.divisions[choice.division], game.sides[self.seat]
        points = price(game, division) * choice.steps
        game.put(division.but(steps=division.steps - choice.steps, refitting=True))
        game.put(side.but(replacements=side.replacements - points))
        game.emit(events.Refitted(division.id, choice.steps, points))
        return Goto(self.but(done_by=(*self.done_by, division.id)).start)


def price(game: Game, division: Division) -> int:
    """Replacement points for a step: one on foot, two motorised.  [tof.3.refit-price]"""
    numbers = game.scene.rulebook.strategic
    return numbers.refit_mot if game.scene.printed(division.id).mover == "mot" else numbers.refit_leg


def why_not_refit(game: Game, division: Division, steps: int) -> Refusal | None:
    """Neither the headquarters nor a unit stands beside an enemy; once a turn, and paid with replacement points.

    [tof.3.refit-conditions tof.3.refit-price tof.9.allied-replacements tof.9.german-replacements]
    """
    about = {"division": division.id}
    if not game.hq_of(division).on_map or division.refitting:
        return Refusal("tof.3.refit-cost", about)
    enemies = game.occupied[other(division.seat)]
    if any(game.scene.grid.adjacent[unit.hex] & enemies for unit in game.units_of(game.members[division.id])):
        return Refusal("tof.3.refit-conditions", about)
    points = price(game, division) * steps
    if points > game.sides[division.seat].replacements:
        return Refusal("tof.3.refit-price", {**about, "points": points})
    return None


def why_not_launch(game: Game, seat: Seat) -> Refusal | None:
    """There is somebody to refit.  [tof.3.refit-cost]"""
    own = [one for one in game.divisions if one.seat == seat and one.steps]
    if any(why_not_refit(game, division, 1) is None for division in own):
        return None
    return Refusal("tof.3.refit-cost", reason="nobody")
