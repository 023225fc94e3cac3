"""Cards that activate units: as a single action, with more movement, more firepower, or several units at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Goto, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import ENOUGH, CardEffect, Enough, OnUnit
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import ConcentratedFire, Shoot, why_no_target
from bocage.systems.tide_of_iron.rules.fire.mortars import Bombard
from bocage.systems.tide_of_iron.rules.fire.targets import halvings, has_officer, targets_of
from bocage.systems.tide_of_iron.rules.movement.advance import Movement, can_move, legs_of, movement_points
from bocage.systems.tide_of_iron.rules.movement.obstacles import is_tank
from bocage.systems.tide_of_iron.rules.movement.transport import is_carried
from bocage.systems.tide_of_iron.rules.phases.unit_actions import (
    ACTIONS,
    Action,
    Activation,
    AdvanceWith,
    AssaultWith,
    ConcentrateFireWith,
    FireAndMove,
    FireThenMove,
    why_not_activate,
)
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.schema.card_effects import ActivateUnits, UnitAction
from bocage.systems.tide_of_iron.state.game import NONE, Game, Unit

CHOICES: dict[UnitAction, tuple[type[Action], ...]] = {
    "advance": (AdvanceWith,),
    "fire": (ConcentrateFireWith,),
    "fire-and-move": (FireAndMove, FireThenMove),
    "assault": (AssaultWith,),
}
"""The actions that a card means by its words."""


# Who


def is_leaderless(game: Game, unit: Unit) -> bool:
    """A pinned squad without an officer that could fire at something if it dared."""
    if unit.condition != "pinned" or is_carried(unit) or has_officer(game, unit.hex, unit.side):
        return False
    return len(halvings(game, unit)) == 1 and why_no_target(game, unit) is None


WHO: dict[str, Callable[[Game, Unit], bool]] = {
    "tank": is_tank,
    "vehicle": lambda game, unit: unit.is_vehicle,
    "squad": lambda game, unit: not unit.is_vehicle,
    "light-squad": lambda game, unit: not unit.is_vehicle and not game.profile(unit).heavy_weapon,
    "leaderless-squad": is_leaderless,
    "concealed-squad": lambda game, unit: unit.concealed,
}
"""The kinds of units that cards activate."""


def fresh_units(game: Game, seat: Seat, effect: ActivateUnits) -> Iterator[Unit]:
    """The fresh units that a card can activate.  [toi.action.fresh-only]"""
    fits = WHO[effect.who]
    for number in bits(game.fresh[seat]):
        unit = game.units[number]
        if fits(game, unit) and (effect.who == "leaderless-squad" or any(actions_of(game, unit, effect))):
            yield unit


def actions_of(game: Game, unit: Unit, effect: ActivateUnits) -> Iterator[Action]:
    """What a unit can do with a card."""
    carried = is_carried(unit)
    for name in effect.actions:
        for option in CHOICES[name]:
            kind = ACTIONS[option]
            if (kind.aboard or not carried) and kind.may(game, unit) and can_use(game, unit, effect):
                yield option(unit.id)


def can_use(game: Game, unit: Unit, effect: ActivateUnits) -> bool:
    """A card for firing at squads needs a squad to fire at."""
    return effect.against == "anyone" or any(not target.is_vehicle for target, _ in targets_of(game, unit))


def may_activate(game: Game, seat: Seat, effect: ActivateUnits) -> bool:
    """Whether there is anyone to activate."""
    return bool(game.fresh[seat]) and any(True for _ in fresh_units(game, seat, effect))


def hex_of(game: Game, unit: Unit) -> Hex:
    """Where a unit is, aboard a vehicle or not."""
    return game.unit(unit.aboard).hex if is_carried(unit) else unit.hex


# How


class Orders(CardEffect):
    """Activate units one after the other, as a single action; while one acts, the card is about it.

    [toi.card.beats-rules toi.action.strategy-card]
    """

    picked: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next unit."""
        effect = self.effect(game, ActivateUnits)
        options: list[OnUnit | Enough] = [OnUnit(unit.id) for unit in self.candidates(game)]
        if not options or len(self.picked) >= effect.most:
            return Goto(self.close)
        if self.picked:
            options.append(ENOUGH)
        args = {"card": self.card, "left": effect.most - len(self.picked)}
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, args)

    def candidates(self, game: Game) -> Iterator[Unit]:
        """The units that may be activated next; those that act together stand around the first one's hex."""
        effect = self.effect(game, ActivateUnits)
        near = game.scene.grid.within(self.hex, 1) if effect.together and self.picked else -1
        for unit in fresh_units(game, self.seat(game), effect):
            if near >> hex_of(game, unit) & 1:
                yield unit

    def why_not(self, game: Game, choice: OnUnit | Enough) -> Refusal | None:
        """Why a unit cannot be activated by the card."""
        if isinstance(choice, Enough):
            return None if self.picked else self.why_not_enough()
        if any(unit.id == choice.unit for unit in self.candidates(game)):
            return None
        unit, effect = game.unit(choice.unit), self.effect(game, ActivateUnits)
        refusal = why_not_activate(game, unit, self.seat(game))
        if refusal is None and WHO[effect.who](game, unit):
            refusal = ACTIONS[CHOICES[effect.actions[0]][0]].why_not(game, unit)
        return refusal or self.why_not_unit(unit.id)

    def chosen(self, game: Game, choice: OnUnit | Enough) -> Step:
        """The card is about this unit now."""
        if isinstance(choice, Enough):
            return Goto(self.close)
        game.put(game.cards[self.card].but(target=choice.unit))
        anchor = self.hex if self.picked else hex_of(game, game.unit(choice.unit))
        return Goto(self.but(picked=(*self.picked, choice.unit), hex=anchor).act)

    def act(self, game: Game) -> Step:
        """Ask for the action, where the card leaves a choice."""
        unit = game.unit(self.picked[-1])
        options = list(actions_of(game, unit, self.effect(game, ActivateUnits)))
        return Ask(self.seat(game), Activation.prompt, options, self.begin, self.why_not_begin, {"unit": unit.id})

    def why_not_begin(self, game: Game, choice: Action) -> Refusal | None:
        """The card says which actions."""
        unit = game.unit(self.picked[-1])
        if choice.unit != unit.id:
            return Refusal("toi.terms.active", {"unit": unit.id})
        if choice in list(actions_of(game, unit, self.effect(game, ActivateUnits))):
            return None
        return ACTIONS[type(choice)].why_not(game, unit) or self.why_not_unit(unit.id)

    def begin(self, game: Game, choice: Action) -> Step:
        """Carry it out."""
        unit = game.unit(choice.unit)
        if self.effect(game, ActivateUnits).against == "squads":
            return Call(FireAtSquads(unit.id), then=self.withdraw)
        return Call(ACTIONS[type(choice)].begin(game, unit), then=self.withdraw)

    def withdraw(self, game: Game) -> Step:
        """Some cards let the unit move after it has fired."""
        points, unit = self.effect(game, ActivateUnits).withdraw, game.unit(self.picked[-1])
        if not points or not unit.on_board or not can_move(game, unit):
            return Goto(self.start)
        game.put(unit.but(status="fresh"))
        return Call(Withdrawal(unit.id, unit.hex, unit.hex, legs_of(game, unit), limit=points * POINT), then=self.start)

    def close(self, game: Game) -> Step:
        """The card is about nobody any more."""
        game.put(game.cards[self.card].but(target=NONE))
        return self.done()


class Withdrawal(Movement):
    """A unit that has fired by a card moves a little; then it is fatigued."""

    limit: int = 0

    def points(self, game: Game, unit: Unit) -> int:
        """At most what the card gives."""
        return min(movement_points(game, unit), self.limit) - self.spent


class FireAtSquads(ConcentratedFire):
    """Concentrated fire by a card that is for firing at squads."""

    def start(self, game: Game) -> Step:
        """Choose among the squads."""
        unit = game.unit(self.unit)
        found = targets_of(game, unit)
        options = [Shoot(target.id, load.types) for target, load in found if not target.is_vehicle]
        return Ask(unit.seat, self.prompt, options, self.declare, self.why_no_squad, {"unit": unit.id})

    def why_no_squad(self, game: Game, choice: Shoot | Bombard) -> Refusal | None:
        """Neither a vehicle nor a hex is a squad."""
        if isinstance(choice, Bombard) or game.unit(choice.target).is_vehicle:
            return Refusal("toi.card.beats-rules", {"unit": self.unit}, "squad")
        return self.why_not(game, choice)
