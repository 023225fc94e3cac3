"""Mistakes that whole games show: what does not end, is not kept, or has chance of its own."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from bocage.kernel import (
    Call,
    Game,
    Goto,
    Pool,
    Seat,
    Step,
)

from ..mini import rules, sequence, state
from ..mini.state import Bid, Fire, Ford, Stop, Unit
from .variant import Action, Patch, variant


@variant
def endless(patch: Patch) -> None:
    def rounds(self: sequence.Battle, game: Ford) -> Step:
        return Call(sequence.Round(), then=self.rounds)

    patch.setattr(sequence.Battle, "rounds", rounds)
    patch.setattr(sequence, "strike", lambda game, unit, hits: None)


@variant
def spinning(patch: Patch) -> None:
    def start(self: sequence.Drawing, game: Ford) -> Step:
        return Goto(self.start)

    patch.setattr(sequence.Drawing, "start", start)


@variant
def sleepless(patch: Patch) -> None:
    def start(self: sequence.Drawing, game: Ford) -> Step:
        while True:
            pass

    patch.setattr(sequence.Drawing, "start", start)


@variant
def answerless(patch: Patch) -> None:
    patch.setattr(sequence, "actions", lambda game, unit, points: [])


@variant
def repetitive(patch: Patch) -> None:
    patch.setattr(sequence, "actions", lambda game, unit, points: [*rules.actions(game, unit, points), Stop()])


@variant
def unfinished(patch: Patch) -> None:
    def start(self: sequence.Shoot, game: Ford) -> Step:
        raise NotImplementedError("fire")

    patch.setattr(sequence.Shoot, "start", start)


class Windy(Ford):
    """The wind blows outside of the tables."""

    __slots__ = ("wind",)
    wind: int

    def rebuild(self) -> None:
        super().rebuild()
        self.wind = getattr(self, "wind", 0)


@variant
def unsaved(patch: Patch) -> None:
    opened = sequence.Bidding.open

    def open_bids(self: sequence.Bidding, game: Windy, answers: Mapping[Seat, Bid]) -> Step:
        game.wind += 1
        return opened(self, game, answers)

    patch.setattr(state, "Ford", Windy)
    patch.setattr(sequence.Bidding, "open", open_bids)


class Counting(Ford):
    """Counts in a dictionary, which clones share."""

    __slots__ = ("counts",)
    counts: dict[str, int]

    def rebuild(self) -> None:
        super().rebuild()
        self.counts = {"acts": 0}


@variant
def shared_by_clones(patch: Patch) -> None:
    done = sequence.Act.do

    def do(self: sequence.Act, game: Counting, choice: Action) -> Step:
        game.counts["acts"] += 1
        return done(self, game, choice)

    patch.setattr(state, "Ford", Counting)
    patch.setattr(sequence.Act, "do", do)


@variant
def writing_question(patch: Patch) -> None:
    asked = sequence.Ordering.start

    def start(self: sequence.Ordering, game: Ford) -> Step:
        game.put(game.sides[0].but(coins=game.sides[0].coins + 1))
        return asked(self, game)

    patch.setattr(sequence.Ordering, "start", start)


@variant
def stale_index(patch: Patch) -> None:
    def reindex(self: Ford, old: object, new: object) -> None:
        if isinstance(new, Unit):
            self.standing[new.seat] |= 1 << new.place

    patch.setattr(Ford, "reindex", reindex)


# Undo and chance


@variant
def undo_tells(patch: Patch) -> None:
    patch.setattr(Ford, "reveal", Game.put)


@variant
def chance_of_its_own(patch: Patch) -> None:
    numbers = itertools.count()
    opened = sequence.Bidding.open

    def open_bids(self: sequence.Bidding, game: Ford, answers: Mapping[Seat, Bid]) -> Step:
        game.put(game.sides[0].but(coins=game.sides[0].coins + next(numbers) % 2))
        return opened(self, game, answers)

    patch.setattr(sequence.Bidding, "open", open_bids)


@variant
def unordered(patch: Patch) -> None:
    def actions(game: Ford, unit: Unit, points: int) -> list[Action]:
        return sorted(rules.actions(game, unit, points), key=lambda option: hash(repr(option)))

    patch.setattr(sequence, "actions", actions)


@variant
def wrong_odds(patch: Patch) -> None:
    def hit(self: sequence.Shoot, game: Ford, pool: Pool) -> Step:
        rules.strike(game, self.target, game.dice.shuffled((0, 1, 2))[0])
        return self.done()

    patch.setattr(sequence.Shoot, "hit", hit)


@variant
def odds_until_nothing(patch: Patch) -> None:
    patch.setattr(Fire, "until", "Volley")


@variant
def odds_until_never(patch: Patch) -> None:
    patch.setattr(Fire, "until", "Mining")
