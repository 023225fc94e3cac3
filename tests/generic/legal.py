"""Variants of the ford that keep all laws and ask more of the kernel than the plain one does."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import Call, Dice, Goto, Pool, Rules, Seat, Step

from .broken.variant import Patch, Variant
from .mini import rules, sequence, state
from .mini import system as mini_system
from .mini.panic import Panic
from .mini.state import Bid, Fell, Ford, Scene

LEGAL: dict[str, Variant] = {}


def legal(patcher: Variant) -> Variant:
    LEGAL[patcher.__name__] = patcher
    return patcher


@legal
def panicking(patch: Patch) -> None:
    """A mine strikes everyone near it, and each loss asks its owner a question: interrupts that ask, and that wait."""

    def blown(self: sequence.Act, game: Ford, pool: Pool) -> Step:
        centre = game.alive(self.unit)
        assert centre is not None
        for unit in list(game.units):
            if unit is not None and rules.distance(unit.place, centre.place) <= 2:
                rules.strike(game, unit.id, 2 * pool.hits)
        return Goto(self.start)

    def start(self: sequence.Burial, game: Ford) -> Step:
        unit = game.alive(self.unit)
        assert unit is not None
        game.drop(unit)
        game.emit(Fell(self.unit))
        return Call(Panic(unit.seat), then=self.over)  # type: ignore[attr-defined]

    def over(self: sequence.Burial, game: Ford) -> Step:
        return self.done()

    patch.setattr(sequence.Act, "blown", blown)
    patch.setattr(sequence.Burial, "start", start)
    patch.setattr(sequence.Burial, "over", over, raising=False)


@legal
def penniless(patch: Patch) -> None:
    """The match begins with questions that the kernel answers: bids without a coin."""

    def setup(scene: Scene, dice: Dice, rules: Rules) -> Ford:
        game = state.setup(scene, dice, rules)
        game.sides = [side.but(coins=0) for side in game.sides]
        return game

    def start(self: sequence.Battle, game: Ford) -> Step:
        return Call(sequence.Bidding(), then=self.mining)  # type: ignore[attr-defined]

    def mining(self: sequence.Battle, game: Ford) -> Step:
        return Call(sequence.Mining(), then=self.rounds)

    patch.setattr(mini_system, "setup", setup)
    patch.setattr(sequence.Battle, "mining", mining, raising=False)
    patch.setattr(sequence.Battle, "start", start)


@legal
def dealt_openly(patch: Patch) -> None:
    """Something is shown before the first question."""
    started = sequence.Battle.start

    def start(self: sequence.Battle, game: Ford) -> Step:
        game.reveal(game.clock)
        return started(self, game)

    patch.setattr(sequence.Battle, "start", start)


@legal
def plain_bids(patch: Patch) -> None:
    """Bids are opened without a word to the kernel that they were secret: it knows, for it asked for them."""
    opened = sequence.Bidding.open

    def open_bids(self: sequence.Bidding, game: Ford, answers: Mapping[Seat, Bid]) -> Step:
        revealed = game.revealed
        step = opened(self, game, answers)
        game.revealed = revealed
        return step

    patch.setattr(sequence.Bidding, "open", open_bids)
