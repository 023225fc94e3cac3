"""The things of a game, and options that are nearly those on offer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from bocage.kernel import SPECTATOR, Decision, LiveDice, Match, Option, Point, Record, Seat, thing_fields, things
from bocage.registry import system_of
from bocage.system import System

from .play import chance_for, new_match, some, where

Ids = dict[str, list[int]]

OPTIONS = 8
IDS = 60
NUDGES = (1, 25, 300)
"""How far points are moved, in millimetres."""


@lru_cache(maxsize=64)
def _board(system: System, scenario: str) -> Ids:
    """What the first sketch shows: the places never change."""
    match = new_match(system, scenario, 0)
    sketch = system.show.sketch(match.view(SPECTATOR))
    return {"place": [cell.place for cell in sketch.cells], "unit": [piece.unit for piece in sketch.pieces]}


def ids_of(match: Match, seat: Seat) -> Ids:
    """The ids of all things that the seat may name, by kind: of the sketch, the tables it sees and its options."""
    found: dict[str, set[int]] = {
        kind: set(ids) for kind, ids in _board(system_of(match), match.setup.scenario).items()
    }
    found["seat"] = set(range(match.game.seats))
    for name, items in match.view(seat).tables.items():
        found.setdefault(name.removesuffix("s"), set()).update(range(len(items)))
        for item in items:
            if item is not None:
                _gather(found, item)
    for decision in match.pending.values():
        if decision.seat == seat:
            for option in decision.options:
                _gather(found, option)
    return {kind: sorted(ids) for kind, ids in found.items()}


def _gather(found: dict[str, set[int]], record: Record) -> None:
    for kind, value in things(record):
        if isinstance(value, int) and value >= 0:
            found.setdefault(kind, set()).add(value)


def variants(match: Match, decision: Decision) -> Iterator[Option]:
    """Options like those on offer, with another thing in one field: some of them on offer, most not."""
    ids = ids_of(match, decision.seat)
    chance = chance_for(match, "variants")
    kinds: dict[type[Option], list[Option]] = {}
    for option in decision.options:
        kinds.setdefault(type(option), []).append(option)
    for options in kinds.values():
        for option in some(options, OPTIONS, chance):
            for field, kind in thing_fields(type(option)):
                for number in some(ids.get(kind, []), IDS, chance):
                    yield from _with_thing(option, field, number)
                if kind == "point":
                    yield from _nudged(option, field, chance)
    drawn = match.sample(LiveDice(where(match), "sample"))
    if drawn is not None:
        yield drawn


def _with_thing(option: Option, field: str, number: int) -> Iterator[Option]:
    value = getattr(option, field)
    if isinstance(value, int):
        if value != number:
            yield option.but(**{field: number})
    elif isinstance(value, tuple) and all(isinstance(one, int) for one in value):
        if number in value:
            yield option.but(**{field: tuple(one for one in value if one != number)})
        else:
            yield option.but(**{field: (*value, number)})
            if value:
                yield option.but(**{field: (number, *value[1:])})


def _nudged(option: Option, field: str, chance: random.Random) -> Iterator[Option]:
    """The option with a point moved a little or a lot; where it has several, with one of them and with all moved."""
    value = getattr(option, field)
    for far in NUDGES:
        x, y = chance.choice(((far, 0), (-far, 0), (0, far), (0, -far)))
        if isinstance(value, Point):
            yield option.but(**{field: Point(value.x + x, value.y + y)})
        elif isinstance(value, tuple) and value:
            place = chance.randrange(len(value))
            moved = tuple(Point(one.x + x, one.y + y) for one in value)
            yield option.but(**{field: (*value[:place], moved[place], *value[place + 1 :])})
            yield option.but(**{field: moved})


def near_misses(match: Match, decision: Decision) -> list[Option]:
    """The variants that are not on offer."""
    return [option for option in variants(match, decision) if option not in decision.options]
