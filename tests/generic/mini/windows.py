"""The windows of the ford: cards from hidden hands."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Frame, Pass, Refusal, Roll, Seat, Step, UnitId, Window

from .rules import discard, why_not_play
from .state import Ford, Healed, Play, Struck


class Smoke(Window[Ford, Play, bool]):
    """The seat under fire may lay smoke."""

    prompt = "smoke"
    hidden = True
    seat: Seat

    def seats(self, game: Ford) -> Sequence[Seat]:
        return (self.seat,)

    def options(self, game: Ford, seat: Seat) -> Sequence[Play]:
        return [Play(card) for card in game.hand(seat, "smoke")]

    def why_not(self, game: Ford, choice: Play | Pass) -> Refusal | None:
        return None if isinstance(choice, Pass) else why_not_play(game, self.asking, "smoke", choice)

    def react(self, game: Ford, seat: Seat, choice: Play) -> Step:
        discard(game, seat, choice)
        return self.done(True)

    def closed(self) -> Step:
        return self.done(False)


class Luck(Window[Ford, Play, tuple[int, ...]]):
    """The seat that rolled may roll all its dice again."""

    prompt = "luck"
    hidden = True
    seat: Seat
    n: int

    def seats(self, game: Ford) -> Sequence[Seat]:
        return (self.seat,)

    def options(self, game: Ford, seat: Seat) -> Sequence[Play]:
        return [Play(card) for card in game.hand(seat, "luck")]

    def why_not(self, game: Ford, choice: Play | Pass) -> Refusal | None:
        return None if isinstance(choice, Pass) else why_not_play(game, self.asking, "luck", choice)

    def react(self, game: Ford, seat: Seat, choice: Play) -> Step:
        discard(game, seat, choice)
        return self.done(tuple(range(self.n)))

    def closed(self) -> Step:
        return self.done(())


class Medic(Window[Ford, Play, None]):
    """The owner of a unit that was struck and still stands may heal it."""

    prompt = "medic"
    hidden = True
    unit: UnitId
    seat: Seat

    def seats(self, game: Ford) -> Sequence[Seat]:
        return () if game.alive(self.unit) is None else (self.seat,)

    def options(self, game: Ford, seat: Seat) -> Sequence[Play]:
        return [Play(card) for card in game.hand(seat, "medic")]

    def why_not(self, game: Ford, choice: Play | Pass) -> Refusal | None:
        return None if isinstance(choice, Pass) else why_not_play(game, self.asking, "medic", choice)

    def react(self, game: Ford, seat: Seat, choice: Play) -> Step:
        discard(game, seat, choice)
        unit = game.alive(self.unit)
        if unit is not None:
            game.put(unit.but(strength=unit.strength + 1))
            game.emit(Healed(self.unit))
        return self.done()


def luck_after(roll: object) -> Frame[tuple[int, ...]] | None:
    if isinstance(roll, Roll) and roll.what == "fire":
        return Luck(seat=roll.by, n=roll.n)
    return None


def medic_after(game: Ford, event: Struck) -> Frame[None] | None:
    unit = game.alive(event.unit)
    return Medic(unit=unit.id, seat=unit.seat) if unit is not None and event.hits else None
