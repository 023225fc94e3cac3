"""Positions: a game in the middle of a turn, as a rule case draws it, or at its first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.content import converted, entries, listed
from bocage.systems.heroes_of_normandie.rules.activation.activation_phase import ActivationPhase
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import ReserveMoves, ReservePhase
from bocage.systems.heroes_of_normandie.rules.sequence import Battle
from bocage.systems.heroes_of_normandie.rules.sequence import Turn as TurnFrame
from bocage.systems.heroes_of_normandie.schema.scenario import Scenario, Turn
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, MOST_NUMBERED, SPECIAL

EDGES = {"american": "west", "german": "east"}


def drawn(position: Mapping[str, Any]) -> Scenario:
    """The position of a rule case as a scenario; sides without cards, who come from the west and from the east."""
    sides = entries(position, "sides")
    data = {
        "begin": {},
        **position,
        "sides": {side: {"edge": EDGES[side], "hand": [], "deck": [], **sides.get(side, {})} for side in SIDES},
        "units": listed(entries(position, "units")),
    }
    return converted(Scenario, data, "position")


def enter(game: Game, scenario: Scenario) -> None:
    """Go on from where a position says: at the preparation, or in the middle of a turn."""
    where = scenario.begin or Turn()
    if where.phase == "setup":
        game.begin()
    else:
        resume_at(game, where)


def resume_at(game: Game, where: Turn) -> None:
    """Go on in the middle of a turn: before a phase, at a number, or at a player's reserve moves."""
    game.put(game.now.but(phase=where.phase if where.phase != "setup" else "order"))
    steps = [Battle().next_turn]
    if where.phase == "order":
        steps.append(TurnFrame(done_so_far=0).start)
    elif where.phase == "activation":
        ready_tokens(game, where)
        steps += [TurnFrame(done_so_far=2).start, ActivationPhase().start]
    else:
        turn = 0 if where.side is None else game.order_of_play.index(SIDES.index(where.side))
        after = ReservePhase.SEQUENCE.index(ReserveMoves) + 1
        steps += [TurnFrame(done_so_far=3).start, ReservePhase(done_so_far=after).start, ReserveMoves(turn).start]
    game.take_stack(steps)
    game.resume()


def ready_tokens(game: Game, where: Turn) -> None:
    """Let the armies have the tokens that lie on their units; the numbers below the next one have come up.

    Where a side is to come first, the other's number of this round has come up too.
    """
    for army in game.armies:
        down = [unit.order for unit in game.units if unit.seat == army.id and not unit.revealed]
        numbers = [order for order in down if 0 < order <= MOST_NUMBERED]
        called = where.number - 1
        if where.side is not None and SIDES.index(where.side) != game.now.initiative and army.id == game.now.initiative:
            called += 1
        numbered = max((*numbers, called), default=0)
        specials, bluffs = down.count(SPECIAL), down.count(BLUFF)
        game.put(army.but(numbered=numbered, specials=specials, bluffs=bluffs, called=called))
    game.changed.clear()
