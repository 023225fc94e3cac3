"""Positions: a game in the middle of a round, as a rule case draws it, or at its first question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bocage.kernel import BocageError, Dice, Frame, Seat
from bocage.systems.tide_of_iron.rules.phases.action_phase import ActionPhase, ActionTurn, actions_per_turn
from bocage.systems.tide_of_iron.rules.phases.command_phase import CommandPhase
from bocage.systems.tide_of_iron.rules.phases.status_phase import StatusPhase
from bocage.systems.tide_of_iron.rules.sequence import RULES, Battle, Round
from bocage.systems.tide_of_iron.rules.teams import seat_named
from bocage.systems.tide_of_iron.scene.loading import PACKAGE, load_scene, make_scene
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Turn
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import Game
from bocage.systems.tide_of_iron.state.setup import new_game, seat_of

PHASES: dict[str, type[Frame[None]]] = {"action": ActionPhase, "command": CommandPhase, "status": StatusPhase}


def game_at(position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> Game:
    """A game at the position of a rule case: a saved state of a scenario, or a scenario drawn in place."""
    if "state" in position:
        settings = position.get("settings", {})
        game = new_game(load_scene(str(position["scenario"]), tuple(packs), settings), dice, RULES)
        game.restore({**position["state"], "chance": 0}, PACKAGE)
        return game
    scenario = decode_position(position)
    game = new_game(make_scene(scenario, tuple(packs)), dice, RULES)
    turn = scenario.turn
    if turn is None or turn.phase == "setup":
        game.begin()
        return game
    return resume_at(game, turn)


def decode_position(position: Mapping[str, Any]) -> Scenario:
    """The position as a scenario, its units by name; what it leaves out is as in a quiet game on open ground."""
    data = {"map": "open-field", "rounds": 5, "actions": 3, "initiative": SIDES[0], "turn": {}, **position}
    data["units"] = [{"name": name, **entry} for name, entry in position.get("units", {}).items()]
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        raise BocageError(f"the position cannot be read: {error}") from None


def resume_at(game: Game, turn: Turn) -> Game:
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
    return game


def acting_seat(game: Game, turn: Turn) -> Seat:
    """Whose action turn it is: the side with the initiative where the position does not say."""
    side = game.now.initiative if turn.side is None else SIDES.index(turn.side)
    return seat_of(game.scene.scenario, side, turn.division)
