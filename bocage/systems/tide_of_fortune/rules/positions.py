"""Positions: a game in the middle of a turn, as a rule case draws it, or at its first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.content import converted, entries
from bocage.kernel import BocageError, Frame, Phases
from bocage.systems.tide_of_fortune.rules.impulses.operation import DeclareOperation, Operation
from bocage.systems.tide_of_fortune.rules.impulses.orders import DivisionOrder
from bocage.systems.tide_of_fortune.rules.impulses.track import (
    Exploitation,
    FinalReaction,
    InitiativeImpulse,
    OperationsPhase,
    ReactionImpulse,
)
from bocage.systems.tide_of_fortune.rules.phases.post_turn import PostGameTurn
from bocage.systems.tide_of_fortune.rules.sequence import Campaign, CommandPhase, FinalResolution, Turn
from bocage.systems.tide_of_fortune.scene.loading import shelf
from bocage.systems.tide_of_fortune.schema.position import Begin, Position
from bocage.systems.tide_of_fortune.schema.scenario import Scenario
from bocage.systems.tide_of_fortune.schema.vocabulary import SIDES, Box
from bocage.systems.tide_of_fortune.state.game import Game

MEANS: dict[str, dict[str, Any]] = {
    "allied": {
        "cp": 5,
        "support_per_turn": 3,
        "pools": {"allied": {"points": 6, "armies": ["british", "canadian", "american"]}},
    },
    "german": {
        "cp": 5,
        "support_per_turn": 3,
        "pools": {"german": {"points": 6, "armies": ["15th-army", "1st-para-army", "7th-army", "army-group-reserve"]}},
    },
}
QUIET: dict[str, Any] = {
    "map": "proving-ground",
    "starts": "Sep 17",
    "turns": 9,
    "weather": "clear",
    "armies": ["british", "canadian", "american", "15th-army", "1st-para-army", "7th-army"],
    "allied": [],
    "divisions": {},
    "victory": {"verdicts": [{"least": 0}]},
    "settings": {"free_set_up": False},
}
"""What a position leaves out is as in a quiet game on open ground, with every army in play."""
DRAWN = (
    *("terrain", "water", "routes", "bridges", "westwall", "areas", "places", "ports", "docks", "batteries", "ferries"),
    *("sources", "units", "markers", "turn", "boxes", "initiative", "ip", "rp", "spoiling", "flooded", "lost"),
    *("last_battery", "begin"),
)
"""What a case writes at the top though only drawn positions have it."""
PARTS: dict[type[Frame[None]], tuple[type[Frame[None]], ...]] = {
    phase: phase.SEQUENCE for phase in (CommandPhase, FinalResolution, PostGameTurn)
}


def drawn(position: Mapping[str, Any]) -> Scenario:
    """The position of a rule case as a scenario.

    `like` names a scenario that it is laid over, instead of quiet times on open ground. `divisions` say where each
    headquarters and its units stand, and in `state` what lies on it; `units` what lies on a unit; `sides` lay over what
    both sides have.
    """
    base = msgspec.to_builtins(shelf().scenario(str(position["like"]))) if "like" in position else QUIET
    data = {**base, **{key: value for key, value in position.items() if key not in (*DRAWN, "like")}}
    over = {key: position[key] for key in DRAWN if key in position}
    divisions, states = {}, {}
    for name, entry in (entries(position, "divisions") if "divisions" in position else base["divisions"]).items():
        divisions[name] = {"units": {}, **{key: value for key, value in entry.items() if key != "state"}}
        if "state" in entry:
            states[name] = entry["state"]
    means, given = base.get("sides", MEANS), entries(position, "sides")
    data["divisions"] = divisions
    data["sides"] = {side: {**means[side], **given.get(side, {})} for side in SIDES}
    data["settings"] = {**base["settings"], **position.get("settings", {})}
    scenario = converted(Scenario, data, "position")
    if base is not QUIET and not over and not states:
        return scenario
    laid_over = {**over, "units": entries(position, "units"), "divisions": states}
    return msgspec.structs.replace(scenario, position=converted(Position, laid_over, "position"))


def enter(game: Game, scenario: Scenario) -> None:
    """Go on from where a position says: at a step of the turn, in an impulse, or with an order of a division."""
    begin = scenario.position.begin if scenario.position is not None else None
    if begin is None:
        game.begin()
    elif begin.step:
        _at_step(game, begin)
    elif begin.impulse is not None:
        _in_impulse(game, begin)
    else:
        raise BocageError("the position cannot be read: begin: a step or an impulse is missing")
    game.resume()


def _at_step(game: Game, begin: Begin) -> None:
    """At the beginning of a phase, a segment or an activity."""
    sequence: tuple[type[Frame[None]], ...] = Turn.SEQUENCE
    for place, phase in enumerate(sequence):
        if phase.__name__ == begin.step:
            game.take_stack([Campaign().next_turn, Turn(place, game.now.turn).start])
            return
        for inner, part in enumerate(PARTS.get(phase, ())):
            if part.__name__ == begin.step:
                assert issubclass(phase, Phases)
                steps = [Campaign().next_turn, Turn(place + 1, game.now.turn).start, phase(inner).start]
                game.take_stack(steps)
                return
    known = [phase.__name__ for phase in Turn.SEQUENCE] + [part.__name__ for parts in PARTS.values() for part in parts]
    raise BocageError(f"the position cannot be read: begin.step: there is {', '.join(known)}")


def _after(box: Box) -> list[Any]:
    """What comes after an operation in a box: it is paid for, and the markers move on."""
    phase = OperationsPhase()
    match box:
        case "R":
            return [phase.after_reaction, ReactionImpulse().pay]
        case "FR":
            return [phase.after_final, FinalReaction().pay]
        case "EX":
            return [phase.after_exploitation, Exploitation().pay]
    return [phase.advance, InitiativeImpulse(box).pay]


def _in_impulse(game: Game, begin: Begin) -> None:
    """In an impulse of a side: before it declares its operation, in one of an army, or with an order of a division."""
    assert begin.impulse is not None
    seat = SIDES.index(begin.impulse)
    box: Box = "R" if seat != game.now.initiative and begin.box.isdigit() else begin.box
    game.put(game.now.but(track=game.scene.rulebook.track.boxes.index(box)))
    game.changed.clear()
    place = Turn.SEQUENCE.index(OperationsPhase)
    final = box in ("FR", "EX")
    steps: list[Any] = [Campaign().next_turn, Turn(place + 1, game.now.turn).start, *_after(box)]
    declaring = DeclareOperation(seat, final)
    if begin.army is None and not begin.division:
        game.take_stack([*steps, declaring.start])
        return
    division = next((one for one in game.divisions if one.name == begin.division), None)
    if begin.division and division is None:
        raise BocageError(f"the position cannot be read: begin.division: no division is called {begin.division!r}")
    army = game.scene.armies.index(begin.army) if begin.army is not None else division.army if division else 0
    operation = Operation(army, begin.points)
    steps.append(declaring.over)
    if division is None or begin.order is None:
        game.take_stack([*steps, operation.start])
        return
    order = DivisionOrder(division.id, begin.order)
    game.put(division.but(ordered=game.now.impulse, active=game.now.turn))
    game.changed.clear()
    game.take_stack([*steps, operation.start, order.attach if begin.judged else order.start])
