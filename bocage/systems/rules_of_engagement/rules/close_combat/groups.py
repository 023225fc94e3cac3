"""Groups: who fights whom, one against one as far as that is possible."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.board.bits import bits
from bocage.kernel import Record, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.contact import touching
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId


class Knot(Record):
    """One man and all who fight him, one after the other."""

    lone: FigureId
    many: tuple[FigureId, ...]


def knots(game: Game, squads: Iterable[UnitId]) -> tuple[Knot, ...]:
    """The groups of a combat: everybody in contact fights, and as many pairs as possible are one against one.

    As many as possible are paired; whoever is left over joins a pair that he touches. No pair is joined on both its
    sides: then there would have been one more.  [roe.cc.groups roe.ruling.cc-order]
    """
    active = game.now.active
    members = [one for unit in squads for one in bits(game.members[unit])]
    touched = {one: touching(game, one) for one in members}
    pairs = _paired({one: foes for one, foes in touched.items() if _seat(game, one) == active and foes})
    joined: dict[FigureId, list[FigureId]] = {}
    for one in members:
        if one not in pairs and touched[one]:
            lone = min(touched[one], key=lambda foe: (len(joined.get(foe, ())), foe))
            joined.setdefault(lone, []).append(one)
    found = []
    for one in members:
        if one in joined:
            found.append(Knot(one, (pairs[one], *joined[one])))
        elif one in pairs and pairs[one] not in joined and _seat(game, one) != active:
            found.append(Knot(one, (pairs[one],)))
    return tuple(found)


def _seat(game: Game, figure: FigureId) -> int:
    return game.squad(game.figures[figure].squad).seat


def _paired(touched: dict[FigureId, list[FigureId]]) -> dict[FigureId, FigureId]:
    """As many pairs as possible, each way round: a man who finds all whom he touches taken makes others look again.

    >>> _paired({1: [7, 8], 2: [7]}) == {1: 8, 8: 1, 2: 7, 7: 2}
    True
    """
    taken: dict[FigureId, FigureId] = {}

    def find(one: FigureId, asked: set[FigureId]) -> bool:
        for foe in touched[one]:
            if foe not in asked:
                asked.add(foe)
                if foe not in taken or find(taken[foe], asked):
                    taken[foe] = one
                    return True
        return False

    for one in touched:
        find(one, set())
    return {**taken, **{one: foe for foe, one in taken.items()}}
