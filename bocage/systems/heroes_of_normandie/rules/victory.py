"""Objectives, victory points and the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits
from bocage.kernel import Frame, Seat, Step
from bocage.systems.heroes_of_normandie.schema.scenario import VictoryRule
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NOBODY, NONE, Objective, enemy_of


class Verdict(NamedTuple):
    """Who has won, nobody in a draw, and the rule that says so."""

    winners: tuple[Seat, ...]
    rule: str = "hon.setup.points"


# Objectives


def take_control(game: Game) -> None:
    """Infantry that is alone on an objective takes control of it, and keeps it after leaving.  [hon.setup.control]"""
    for objective in game.objectives:
        seat = holder(game, objective)
        if seat not in (NOBODY, objective.control):
            game.put(objective.but(control=seat))
            game.emit(events.ControlTaken(seat, objective.places[0]))


def holder(game: Game, objective: Objective) -> Seat:
    """Whose infantry alone is on an objective, if anybody's."""
    there = 0
    for place in objective.places:
        there |= game.here[place]
    american, german = there & game.foot & game.forces[0], there & game.foot & game.forces[1]
    if american:
        return NOBODY if german else 0
    return 1 if german else NOBODY


# Points


def points(game: Game, seat: Seat) -> int:
    """Objectives held, enemy tiles broken, enemy vehicles destroyed that belong to none, and own units that got off.

    Some objectives are worth something to one side only.
    [hon.setup.points hon.break.effects hon.ruling.broken-tile-effects]
    """
    scene, enemy = game.scene, enemy_of(seat)
    mine = (None, SIDES[seat])
    goals = zip(game.objectives, scene.scenario.objectives, strict=True)
    held = sum(goal.value for goal, entry in goals if goal.control == seat and entry.side in mine)
    vehicles = [game.units[number] for number in bits(game.forces[enemy] & ~game.ready & ~game.foot)]
    stray = sum(unit.lost and unit.tile == NONE for unit in vehicles) * scene.rulebook.vehicle_without_tile
    own = scene.scenario.sides[SIDES[seat]].victory + exit_points(game, seat)
    return own + held + broken_points(game, enemy) + stray


def broken_points(game: Game, seat: Seat) -> int:
    """What a player's broken tiles are worth to his enemy.  [hon.break.effects]"""
    tables, known = game.scene.tables, game.stores.broken_points
    if seat not in known:
        broken = [tile for tile in game.tiles if tile.seat == seat and tile.broken]
        known[seat] = sum((tables.options if tile.is_option else tables.tiles)[tile.name].victory for tile in broken)
    return known[seat]


def exit_points(game: Game, seat: Seat) -> int:
    """What the units are worth that a side has brought off the board by its exit.  [hon.setup.points]"""
    entry = next((one for one in game.scene.scenario.exits if one.side == SIDES[seat]), None)
    if entry is None:
        return 0
    gone = [unit for number in bits(game.forces[seat] & ~game.ready) if (unit := game.units[number]).exited]
    return sum(entry.infantry if game.is_infantry(unit) else entry.vehicle for unit in gone)


# The end of a turn


def verdict(game: Game, last: bool) -> Verdict | None:
    """The first of the scenario's rules that decides the game now; at the end of the last turn, if none, a draw.

    Nobody wins before the turn that a rule names.
    [hon.turn.end-check hon.setup.end]
    """
    for rule in game.scene.scenario.victory:
        now = last if rule.when == "end" else game.now.turn >= rule.since
        if now and (found := verdict_by(game, rule)) is not None:
            return found
    return Verdict((), "hon.setup.end") if last else None


def verdict_by(game: Game, rule: VictoryRule) -> Verdict | None:
    """What one rule says."""
    match rule.kind:
        case "hold-all":
            held = {objective.control for objective in game.objectives}
            return Verdict((held.pop(),), "hon.setup.control") if len(held) == 1 and NOBODY not in held else None
        case "lead" | "most-points":
            lead = points(game, 0) - points(game, 1)
            if rule.kind == "lead" and abs(lead) < rule.least:
                return None
            return Verdict(() if lead == 0 else (0 if lead > 0 else 1,))
    assert rule.side is not None
    mine = SIDES.index(rule.side)
    if rule.kind == "otherwise":
        return Verdict((mine,))
    if points(game, mine) - (points(game, enemy_of(mine)) if rule.net else 0) < rule.least:
        return None
    return Verdict((mine,) if rule.kind == "points" else ())


class EndOfTurn(Frame[None]):
    """After each Reserve phase: has anyone won, or is the scenario's last turn over?  [hon.turn.end-check]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Look at the scenario's conditions."""
        found = verdict(game, last=game.now.turn >= game.scene.scenario.turns)
        if found is not None:
            game.finish(found.winners, found.rule)
        return self.done()
