"""Determine drift (Déterminer la déviation): where a card strikes, by who sees the target hex."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, CardId, Event, Frame, Goto, Option, Pass, PlaceId, Pool, Refusal, Roll, Seat, Step
from bocage.systems.tide_of_iron.rules.cards.carrying_out import remove_card, units_of
from bocage.systems.tide_of_iron.rules.cards.lasting import cards_in_force, serves
from bocage.systems.tide_of_iron.schema.card_effects import Observer, Registered
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Card, Game, Unit


class UseCard(Option):
    """Use this card of the play area."""

    card: CardId


class OnTarget(Event):
    """A card strikes its target hex."""

    outcome = True
    card: CardId
    hex: PlaceId
    need: int


class Drifted(Event):
    """A card strikes another hex than its target."""

    outcome = True
    card: CardId
    hex: PlaceId
    distance: int
    need: int


class OffTheMap(Event):
    """A card drifts off the map and is lost."""

    outcome = True
    card: CardId


# The drift number


def drift_number(game: Game, seat: Seat, hex: Hex) -> int:
    """The worse the target hex is seen, the higher the number, and the farther the card may drift.

    [toi.drift.number-none toi.drift.number-normal toi.drift.number-improved toi.drift.worse-los]
    """
    drift = game.scene.rulebook.drift
    number = drift.seen if is_seen(game, seat, hex) else drift.unseen
    if is_well_seen(game, seat, hex):
        number = min(number, drift.well_seen)
    number = min([number, *numbers_by_card(game, seat, hex)])
    return min(number + game.scene.book.conditions[game.divisions[seat].side].drift, drift.unseen)


def spotters(game: Game, seat: Seat, hex: Hex) -> list[Unit]:
    """The units of the division that see the hex and are not fatigued; concealed ones spot too.

    [toi.drift.number-normal toi.multi.no-shared-los toi.ruling.do-concealed-squads-spot-control-block-movement]
    """
    side = game.divisions[seat].side
    in_sight = game.fields.sees[hex]
    farthest = game.scene.book.conditions[side].farthest
    if farthest:
        in_sight &= game.scene.grid.within(hex, farthest)
    able = (game.fresh[seat] | game.watching[side]) & ~game.carried
    units = [game.units[number] for number in bits(able)]
    return [unit for unit in units if unit.seat == seat and (in_sight | 1 << hex) >> unit.hex & 1]


def is_seen(game: Game, seat: Seat, hex: Hex) -> bool:
    """Whether any unit that is not fatigued sees the hex.  [toi.drift.number-normal]"""
    return bool(spotters(game, seat, hex))


def is_well_seen(game: Game, seat: Seat, hex: Hex) -> bool:
    """Whether an officer sees the hex, or a friendly unit is in or adjacent to it, fatigued or not.

    [toi.drift.number-improved toi.officer.drift]
    """
    if any(game.scene.grid.distance(unit.hex, hex) <= 1 for unit in units_of(game, seat)):
        return True
    return any(game.profile(unit).officer for unit in spotters(game, seat, hex))


def numbers_by_card(game: Game, seat: Seat, hex: Hex) -> list[int]:
    """The drift numbers of cards whose observers see the hex.  [toi.card.beats-rules]"""
    cards = cards_in_force(game, game.divisions[seat].side, Observer)
    numbers = {card.target: effect.number for card, effect in cards if serves(card, seat)}
    return [numbers[unit.id] for unit in spotters(game, seat, hex) if unit.id in numbers] if numbers else []


# The roll


class DetermineDrift(Frame[PlaceId]):
    """Roll a black and a red die; answers the final hex, or none off the map.

    Drift is measured from the target hex.  [toi.drift.from toi.drift.continue toi.ruling.drift-dice-colours]
    """

    card: CardId
    hex: PlaceId
    need: int = 0
    black: int = 0
    red: int = 0

    def start(self, game: Game) -> Step:
        """Roll both dice."""
        seat = game.cards[self.card].by
        need = drift_number(game, seat, self.hex)
        return Call(Roll("drift", seat, 2), then=self.but(need=need).rolled)

    def rolled(self, game: Game, dice: Pool) -> Step:
        """The black die tells how well it is aimed, the red one where it goes.  [toi.ruling.drift-dice-colours]"""
        black, red = dice.faces
        return Goto(self.but(black=black, red=red).correct)

    def correct(self, game: Game) -> Step:
        """A card of registered targets may put right what would drift.  [toi.card.play-area]"""
        options: list[UseCard | Pass] = [UseCard(card.id) for card in self.corrections(game)]
        if not options:
            return Goto(self.settle)
        return Ask(game.cards[self.card].by, "drift.correct", [*options, Pass()], self.corrected, self.why_not)

    def corrections(self, game: Game) -> list[Card]:
        """The cards in force that would bring the card on target."""
        found = cards_in_force(game, game.cards[self.card].side, Registered)
        return [card for card, effect in found if self.black < self.need <= self.black + effect.bonus]

    def why_not(self, game: Game, choice: UseCard | Pass) -> Refusal | None:
        """Only such a card helps."""
        if isinstance(choice, Pass) or choice.card in [card.id for card in self.corrections(game)]:
            return None
        return Refusal("toi.card.play-area", {"card": choice.card}, "use")

    def corrected(self, game: Game, choice: UseCard | Pass) -> Step:
        """It is used up."""
        if isinstance(choice, Pass):
            return Goto(self.settle)
        remove_card(game, game.cards[choice.card])
        return Goto(self.but(black=self.need).settle)

    def settle(self, game: Game) -> Step:
        """Dead on target, or as many hexes away as the black die shows, where the red one points: 1 is north.

        [toi.drift.on-target toi.drift.off-target toi.drift.off-map toi.components.target-north]
        """
        if self.black >= self.need:
            game.emit(OnTarget(self.card, self.hex, self.need))
            return self.done(self.hex)
        final = game.scene.grid.step(self.hex, self.red - 1, self.black)
        if final is None:
            game.emit(OffTheMap(self.card))
            return self.done(OFF_BOARD)
        game.emit(Drifted(self.card, final, self.black, self.need))
        return self.done(final)
