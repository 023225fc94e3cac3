"""Positions: a game in the middle of a turn, as a rule case draws it, or at its first question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bocage.kernel import BocageError, Dice, LiveDice, canonical
from bocage.systems.heroes_of_normandie.rules.activation.activation_phase import ActivationPhase
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import ReserveMoves, ReservePhase
from bocage.systems.heroes_of_normandie.rules.sequence import RULES, Battle
from bocage.systems.heroes_of_normandie.rules.sequence import Turn as TurnFrame
from bocage.systems.heroes_of_normandie.scene.loading import (
    PACKAGE,
    load_field,
    load_scenario,
    load_tables,
    with_settings,
)
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.scenario import Scenario, Turn
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, MOST_NUMBERED, SPECIAL
from bocage.systems.heroes_of_normandie.state.setup import new_game

EDGES = {"american": "west", "german": "east"}


def make_scene(scenario: Scenario, packs: tuple[Path, ...]) -> Scene:
    """The scene of a scenario or position."""
    return Scene(scenario, load_field(scenario, packs), load_tables(packs))


def load_scene(name: str, packs: tuple[Path, ...], settings: Mapping[str, Any]) -> Scene:
    """The scene of a scenario with the settings of a match, shared by all its games."""
    return _shared_scene(name, packs, canonical(settings))


@cache
def _shared_scene(name: str, packs: tuple[Path, ...], settings: bytes) -> Scene:
    return make_scene(with_settings(load_scenario(name, packs), msgspec.json.decode(settings)), packs)


def game_at(position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> Game:
    """A game at the position of a rule case: a saved state of a scenario, or a scenario drawn in place."""
    if "state" in position:
        scene = load_scene(str(position["scenario"]), tuple(packs), position.get("settings", {}))
        game = new_game(scene, LiveDice("position", "restored"), RULES)
        game.dice = dice
        game.restore({**position["state"], "chance": 0}, PACKAGE)
        return game
    scenario = decode_position(position)
    game = new_game(make_scene(scenario, tuple(packs)), dice, RULES)
    where = scenario.begin or Turn()
    if where.phase == "setup":
        game.begin()
        return game
    return resume_at(game, where)


def decode_position(position: Mapping[str, Any]) -> Scenario:
    """The position as a scenario, its units by name."""
    data = {"begin": {}, **position}
    sides = position.get("sides", {})
    data["sides"] = {side: {"edge": EDGES[side], "hand": [], "deck": [], **sides.get(side, {})} for side in SIDES}
    data["units"] = [{"name": name, **entry} for name, entry in position.get("units", {}).items()]
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        raise BocageError(f"the position cannot be read: {error}") from None


def resume_at(game: Game, where: Turn) -> Game:
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
    return game


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
