"""The check of roles: an option that concerns things on the board says who acts, or what it is aimed at."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import SPECTATOR, Match, Option, Record, Setup
from bocage.kernel.records import lives_in, thing_marks
from bocage.system import System


def check_roles(system: System) -> None:
    """Every class of options with things on the board gives one of them a role, and no role twice."""
    on_board = {"unit", "place", *_spots(system)}
    for cls in _option_classes(system):
        marks = [mark for _, mark in thing_marks(cls)]
        roles = [mark.role for mark in marks if mark.role]
        if any(mark.kind in on_board for mark in marks):
            assert roles, f"{cls.__name__} names things on the board, and says neither who acts nor what it is aimed at"
        assert len(set(roles)) == len(roles), f"{cls.__name__} has two things in one role"


def _spots(system: System) -> set[str]:
    """The kinds of things that are points of the board."""
    scenario = next(iter(system.play.scenarios()))
    match = Match.new(system.play, Setup(system.name, scenario), 1)
    return {spot.kind for spot in system.show.sketch(match.view(SPECTATOR)).spots}


def _option_classes(system: System) -> Iterator[type[Option]]:
    for classes in list(Record.known.values()):
        for cls in classes:
            if issubclass(cls, Option) and lives_in(cls, system.play.package) and ".broken." not in cls.__module__:
                yield cls
