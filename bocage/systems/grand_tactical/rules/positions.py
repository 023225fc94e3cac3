"""Positions: a game in the middle of a turn, as a rule case draws it, or at its first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.content import converted, entries
from bocage.kernel import BocageError, Frame
from bocage.systems.grand_tactical.rules.activation.activation import ACTIVATIONS, COLUMNS, Activating, PlayChit
from bocage.systems.grand_tactical.rules.sequence import Campaign, Turn
from bocage.systems.grand_tactical.rules.turn.cup import ActivationPhase
from bocage.systems.grand_tactical.schema.scenario import Begin, Scenario, UnitEntry
from bocage.systems.grand_tactical.state.game import Game

LEADER = {"range": 5, "attachment": 2}
QUIET: dict[str, Any] = {
    "map": "proving-ground",
    "sides": ("us", "german"),
    "turns": ("6 Jun 0900", "6 Jun 1100", "6 Jun 1300"),
    "limits": {
        "us": {"roadblocks": 2, "rear_guards": 2, "rear_guard": "rear-guard-elite"},
        "german": {"roadblocks": 2, "rear_guards": 2, "rear_guard": "rear-guard-line"},
    },
}
"""What a position leaves out is as in a quiet game on open ground."""
DIVISIONS: dict[str, dict[str, Any]] = {
    "us-division": {"side": "us", "command": 3, "dispatch": 5, "parks": 1},
    "us-division-2": {"side": "us", "command": 3, "dispatch": 5, "parks": 1},
    "german-division": {"side": "german", "command": 3, "dispatch": 5, "parks": 1},
    "german-division-2": {"side": "german", "command": 3, "dispatch": 5, "parks": 1},
}
FORMATIONS: dict[str, dict[str, Any]] = {
    "us": {"division": "us-division", "leader": {"name": "Able", **LEADER}},
    "us-2": {"division": "us-division", "leader": {"name": "Baker", **LEADER}},
    "us-other": {"division": "us-division-2", "leader": {"name": "Charlie", **LEADER}},
    "us-white": {"division": "us-division", "stripe": "white"},
    "us-black": {"division": "us-division", "stripe": "black"},
    "german": {"division": "german-division", "leader": {"name": "Anton", **LEADER}},
    "german-2": {"division": "german-division", "leader": {"name": "Berta", **LEADER}},
    "german-other": {"division": "german-division-2", "leader": {"name": "Caesar", **LEADER}},
    "german-white": {"division": "german-division", "stripe": "white"},
    "german-black": {"division": "german-division", "stripe": "black"},
}
STEPS: dict[str, type[Frame[None]]] = {step.__name__: step for step in Turn.SEQUENCE}


class Units(msgspec.Struct, frozen=True):
    """The units of a position, as they are written: what is wrong with one is said by its name."""

    units: dict[str, UnitEntry]


def drawn(position: Mapping[str, Any]) -> Scenario:
    """The position of a rule case as a scenario.

    Its `units` say in `of` which formation they belong to, by default the first of their type's side; `leaders` are
    hexes by formation; `divisions` and `formations` add to those that every position has.
    """
    data = {**QUIET, **{key: value for key, value in position.items() if key not in ("units", "leaders")}}
    data["divisions"] = _laid_over(DIVISIONS, entries(position, "divisions"))
    formations = _laid_over(FORMATIONS, entries(position, "formations"))
    for name, entry in entries(position, "units").items():
        of = entry.get("of") or ("us" if str(entry.get("type", "")).startswith(("us-", "br-")) else "german")
        if of not in formations:
            raise BocageError(f"the position cannot be read: units.{name}.of: no formation is called {of!r}")
        own = _without(entry, "of")
        converted(Units, {"units": {name: own}}, "position")
        formations[of]["units"] = {**formations[of].get("units", {}), name: own}
    for name, hex in position.get("leaders", {}).items():
        if "leader" not in formations.get(name, {}):
            raise BocageError(f"the position cannot be read: leaders.{name}: there is no such Leader")
        formations[name]["leader"] = {**formations[name]["leader"], "at": hex}
    data["formations"] = formations
    return converted(Scenario, data, "position")


def _laid_over(
    given: Mapping[str, Mapping[str, Any]], own: Mapping[str, Mapping[str, Any]]
) -> dict[str, dict[str, Any]]:
    return {name: {**given.get(name, {}), **own.get(name, {})} for name in dict.fromkeys([*given, *own])}


def _without(entry: Mapping[str, Any], field: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != field}


def enter(game: Game, scenario: Scenario) -> None:
    """Go on from where a position says: at the first question, at a step of the turn, or with a chit in play."""
    begin = scenario.begin
    if begin is None:
        game.begin()
    elif begin.chit:
        _play(game, begin)
    else:
        _go_on(game, begin)


def _go_on(game: Game, begin: Begin) -> None:
    """At the beginning of a step."""
    if begin.step not in STEPS:
        raise BocageError(f"the position cannot be read: begin.step: there is {', '.join(STEPS)}")
    done = Turn.SEQUENCE.index(STEPS[begin.step])
    game.take_stack([Campaign().next_turn, Turn(done, game.now.turn).start])
    game.resume()


def _play(game: Game, begin: Begin) -> None:
    """With a chit that was just drawn; unless the position says otherwise, its dice for points have been thrown."""
    if begin.chit not in game.scene.chit_names:
        raise BocageError(f"the position cannot be read: begin.chit: no chit is called {begin.chit!r}")
    chit = game.chits[game.scene.chit_names.index(begin.chit)]
    game.put(chit.but(zone="played"))
    game.put(game.now.but(chit=chit.id, activation=1))
    game.changed.clear()
    activation = ACTIVATIONS[chit.kind](chit.of)
    done = Turn.SEQUENCE.index(ActivationPhase) + 1
    steps = [Campaign().next_turn, Turn(done, game.now.turn).start, ActivationPhase().draw, PlayChit(chit.id).over]
    if begin.points:
        steps.append(activation.start)
    else:
        steps += [activation.units_acted, Activating(chit.id, COLUMNS[chit.kind]).start]
    game.take_stack(steps)
    game.resume()
