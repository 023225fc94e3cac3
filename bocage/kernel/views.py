"""Views: what a seat may know, and games that are made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from bocage.kernel.dice import Dice
from bocage.kernel.frames import Frame, Option
from bocage.kernel.game import Game, StepMethod
from bocage.kernel.records import Item, Record, Seat, dump
from bocage.kernel.rules import NO_RULES, Rules

I = TypeVar("I", bound=Item)  # noqa: E741
F = TypeVar("F", bound=Frame[Any])


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know: the tables as it sees them, and what the game is in the middle of.

    `scene` is the immutable content that all seats share: map, unit types, scenario. `kind`, `seats` and `rules` are
    those of the game, so that others like it can be made from the view alone.

    >>> View(seat=0, scene=None, tables={"goals": ()}).plain()["tables"]
    {'goals': []}
    """

    seat: Seat
    scene: Any
    tables: dict[str, Sequence[Record | None]]
    steps: tuple[StepMethod, ...] = ()
    answers: Mapping[Seat, Option] = {}
    guard: int = 0
    kind: type[Game] = Game
    seats: int = 0
    rules: Rules = NO_RULES

    @classmethod
    def of(cls, game: Game, seat: Seat, scene: Any, tables: dict[str, Sequence[Record | None]]) -> View:
        """A view with the tables that a system lets the seat see, and what the game is in the middle of."""
        answers = {seat: game.answers[seat]} if seat in game.answers else {}
        steps, guard = game.steps_seen_by(seat), game.guard_depth()
        return cls(seat, scene, tables, steps, answers, guard, type(game), game.seats, game.rules)

    # What it shows

    def table(self, kind: type[I]) -> list[I]:
        """The records of a class, in the order of their numbers; places that are empty are left out."""
        return [item for item in self.tables[kind.table] if isinstance(item, kind)]

    def item(self, kind: type[I], number: int) -> I:
        """The record of a class by its number."""
        found = self.tables[kind.table][number]
        if not isinstance(found, kind):
            raise LookupError(f"no {kind.__name__.lower()} has the number {number}")
        return found

    @property
    def frames(self) -> tuple[Frame[Any], ...]:
        """What the game is in the middle of, outermost first; the last one asks."""
        return tuple(step.__self__ for step in self.steps)  # type: ignore[attr-defined]

    @property
    def asking(self) -> Frame[Any] | None:
        """The procedure that asks something now."""
        return self.steps[-1].__self__ if self.steps else None  # type: ignore[attr-defined]

    def running(self, kind: type[F]) -> F | None:
        """The innermost procedure of a class that is under way."""
        return next((frame for frame in reversed(self.frames) if isinstance(frame, kind)), None)

    # Games made from it

    def game(self, dice: Dice, tables: Mapping[str, Sequence[Any]] | None = None) -> Any:
        """A game with the tables of this view, or others in their places, in the middle of nothing yet."""
        shown = {**self.tables, **(tables or {})}
        slots: dict[str, Any] = {name: list(shown[name]) for name in self.kind.TABLES}
        if self.scene is not None:
            slots["scene"] = self.scene
        return self.kind(self.seats, dice, self.rules, **slots)

    def board(self) -> Any:
        """A game to look things up in: what the view shows, with stand-ins where an index needs a record."""
        return self.game(Dice(), self.kind.stand_ins(self))

    def enter(self, game: Game) -> bool:
        """Let a game that was made from this view go on from where the view was taken; answers whether it waits there.

        If it has gone on at once, what was imagined of it cannot be: nobody would have been asked there.
        """
        game.answers = dict(self.answers)
        game.take_stack(self.steps, self.guard)
        at = game.at
        game.resume()
        return game.at is at

    def plain(self) -> dict[str, Any]:
        """The view as plain data, for the wire and for comparisons."""
        return {
            "tables": {name: [msgspec.to_builtins(item) for item in items] for name, items in self.tables.items()},
            "frames": [dump(frame) for frame in self.frames],
            "answers": {str(seat): dump(option) for seat, option in self.answers.items()},
        }
