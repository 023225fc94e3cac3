"""Checks of whole games: they end, and at any decision they can be saved, copied and asked again."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bocage.kernel import SPECTATOR, Game, LiveDice, Match, NotYourTurn, canonical, dump
from bocage.system import System

from .play import (
    chance_for,
    choose,
    ensure,
    ensure_same,
    kept,
    play,
    played,
    questions,
    random_choice,
)

STEPS_ON = 8


def check_random_game(system: System, scenario: str, seed: int, bound: int = 0) -> None:
    """A random game comes to a result without an error, and asks nothing that has no answer or only one."""
    game = play(system, scenario, seed, bound) if bound else played(system, scenario, seed)
    match = game.match
    result = match.result
    ensure(result is not None, match, "no result")
    assert result is not None
    ensure(set(result.winners) <= set(range(match.game.seats)), match, f"the winners {result.winners} are no seats")
    ensure(match.decision is None, match, "the match is over, and something is asked")
    try:
        match.choose(0)
    except NotYourTurn:
        pass
    else:
        ensure(False, match, "the match is over, and takes a choice")
    for seat in (*range(match.game.seats), SPECTATOR):
        match.view(seat).plain()
    for position in game.positions:
        _check_no_option_is_offered_twice(position)


def _check_no_option_is_offered_twice(match: Match) -> None:
    for decision in match.pending.values():
        seen: set[bytes] = set()
        for option in decision.options:
            ensure((text := canonical(dump(option))) not in seen, match, f"{option} is offered twice")
            seen.add(text)


def check_round_trip(system: System, scenario: str, seed: int) -> None:
    """State turns into JSON and back at any decision."""
    for match in played(system, scenario, seed).positions:
        _check_restored(system, match)


def check_round_trip_of_the_end(system: System, scenario: str, seed: int) -> None:
    """State turns into JSON and back when the game is over."""
    _check_restored(system, played(system, scenario, seed).match)


def _check_restored(system: System, match: Match) -> None:
    again = match.clone()
    again.game = restored(system, match)
    again._first = None
    before = match.clone()
    ensure_same(_everything(before), _everything(again), match, "restored, it differs")
    ensure(again.result == match.result, match, "restored, it has another result")
    for one in (before, again):
        _play_on(one, chance_for(match, "restored"))
    ensure_same(_everything(before), _everything(again), match, "restored, it plays on differently")


def _play_on(match: Match, chance: random.Random) -> None:
    for _ in range(STEPS_ON):
        if match.pending:
            choose(match, *random_choice(match, chance))


def restored(system: System, match: Match) -> Game:
    """The game of a match, by way of JSON, in a game that was just set up."""
    dice = match.game.dice
    assert isinstance(dice, LiveDice)
    fresh = system.play.new(match.setup.scenario, LiveDice(dice.seed, dice.match), match.setup.settings)
    state = msgspec.json.decode(canonical(match.game.state()))
    try:
        fresh.restore(state, match.play.package)
    except Exception as error:
        ensure(False, match, f"the state is not restored: {type(error).__name__}: {error}")
    fresh.hush()
    fresh.dice.faces = ()
    fresh.revealed = False
    return fresh


def check_clones(system: System, scenario: str, seed: int) -> None:
    """A clone is equal, plays on alike, and whatever it does leaves the original alone."""
    for match in played(system, scenario, seed).positions:
        before = _everything(match)
        one, two = match.clone(), match.clone()
        ensure_same(before, _everything(one), match, "a clone differs")
        for clone in (one, two):
            _play_on(clone, chance_for(match, "clone"))
        ensure_same(before, _everything(match), match, "what a clone does changes the original")
        ensure_same(_everything(one), _everything(two), match, "two clones play on differently")


def _everything(match: Match) -> dict[str, Any]:
    return {
        "state": match.game.state(),
        "kept": kept(match.game),
        "asked": questions(match),
        "revision": match.revision,
        "undo": [match.may_undo(seat) for seat in range(match.game.seats)],
    }


def check_asking_twice(system: System, scenario: str, seed: int) -> None:
    """A step that asks changes nothing and asks the same again: it is re-run on load and after determinizing."""
    for match in played(system, scenario, seed).positions:
        clone = match.clone()
        game = clone.game
        step = game.at
        ensure(step is not None, match, "it asks, and no step is asking")
        assert step is not None
        before = _traces(clone)
        for _ in range(2):
            game.asked = step(game)  # type: ignore[assignment]
            clone._first = None
            name = getattr(step, "__qualname__", "")
            ensure_same(before, _traces(clone), match, f"the asking step {name} changes something")


def _traces(match: Match) -> dict[str, Any]:
    """All that a step could change, including what no state shows."""
    game = match.game
    traces = {"told": len(game.told), "changed": len(game.changed), "awaiting": len(game.awaiting)}
    return {**_everything(match), **traces, "revealed": game.revealed}


def check_indexes(system: System, scenario: str, seed: int) -> None:
    """Derived indexes made anew are those that were kept."""
    game = played(system, scenario, seed)
    for match in (*game.positions, game.match):
        clone = match.game.clone()
        before = kept(clone)
        clone.rebuild()
        ensure_same(before, kept(clone), match, "an index is not kept: kept or rebuilt")


def check_alternatives(system: System, scenario: str, seed: int) -> None:
    """Every option that is offered at a sampled decision can be carried out."""
    for match in played(system, scenario, seed).positions:
        for decision in match.pending.values():
            for option in decision.options:
                clone = match.clone()
                choose(clone, option, decision.seat)
                ensure(bool(clone.pending) or clone.result is not None, match, f"after {option} nothing is asked")
