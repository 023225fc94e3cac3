"""Positions: a game in the middle of a round, as a rule case draws it, or at its first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.content import converted, entries, listed
from bocage.kernel import Frame, Seat
from bocage.systems.tide_of_iron.rules.phases.action_phase import ActionPhase, ActionTurn, actions_per_turn
from bocage.systems.tide_of_iron.rules.phases.command_phase import CommandPhase
from bocage.systems.tide_of_iron.rules.phases.status_phase import StatusPhase
from bocage.systems.tide_of_iron.rules.sequence import Battle, Round
from bocage.systems.tide_of_iron.rules.teams import seat_named
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Turn
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import Game
from bocage.systems.tide_of_iron.state.setup import seat_of

PHASES: dict[str, type[Frame[None]]] = {"action": ActionPhase, "command": CommandPhase, "status": StatusPhase}


def drawn(position: Mapping[str, Any]) -> Scenario:
    """The position of a rule case as a scenario; what it leaves out is as in a quiet game on open ground."""
    data = {"map": "open-field", "rounds": 5, "actions": 3, "initiative": SIDES[0], "turn": {}, **position}
    return converted(Scenario, {**data, "units": listed(entries(position, "units"))}, "position")


def enter(game: Game, scenario: Scenario) -> None:
    """Go on from where a position says: at the setup, or in the middle of a round."""
    turn = scenario.turn
    if turn is None or turn.phase == "setup":
        game.begin()
    else:
        resume_at(game, turn)


def resume_at(game: Game, turn: Turn) -> None:
    """Go on in the middle of a round: at an action turn, or at the start of a later phase."""
    for name in turn.ended:
        game.put(game.divisions[seat_named(game.divisions, name)].but(ended=True))
    game.changed.clear()
    steps = [Battle().next_round]
    if turn.phase == "action":
        seat = acting_seat(game, turn)
        left = actions_per_turn(game, seat) if turn.left is None else turn.left
        taken = game.turn_order.index(seat) + 1
        steps += [Round(1, game.now.round).start, ActionPhase(turn=taken).next, ActionTurn(seat, left).start]
    else:
        steps.append(Round(Round.SEQUENCE.index(PHASES[turn.phase]), game.now.round).start)
    game.take_stack(steps)
    game.resume()


def acting_seat(game: Game, turn: Turn) -> Seat:
    """Whose action turn it is: the side with the initiative where the position does not say."""
    side = game.now.initiative if turn.side is None else SIDES.index(turn.side)
    return seat_of(game.scene.scenario, side, turn.division)
