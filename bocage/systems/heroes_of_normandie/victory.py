"""Objectives, victory points and the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits
from bocage.kernel import Frame, Seat, Step
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.content import SIDES
from bocage.systems.heroes_of_normandie.records import NOBODY, NONE, Objective, enemy_of
from bocage.systems.heroes_of_normandie.scenario import VictoryRule
from bocage.systems.heroes_of_normandie.state import Game


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
    if not there:
        return NOBODY
    seats = {game.units[unit].seat for unit in bits(there) if game.is_infantry(game.units[unit])}
    return seats.pop() if len(seats) == 1 else NOBODY


# Points


def points(game: Game, seat: Seat) -> int:
    """Objectives held, enemy tiles broken, enemy vehicles destroyed that belong to none, and own units that got off.

    Some objectives are worth something to one side only.
    [hon.setup.points hon.break.effects hon.ruling.broken-tile-effects]
    """
    scene, tables, enemy = game.scene, game.scene.tables, enemy_of(seat)
    mine = (None, SIDES[seat])
    goals = zip(game.objectives, scene.scenario.objectives, strict=True)
    held = sum(goal.value for goal, entry in goals if goal.control == seat and entry.side in mine)
    broken = [tile for tile in game.tiles if tile.seat == enemy and tile.broken]
    scored = sum((tables.options if tile.is_option else tables.tiles)[tile.name].victory for tile in broken)
    vehicles = [unit for unit in game.units if unit.seat == enemy and unit.lost and unit.tile == NONE]
    stray = sum(not game.is_infantry(unit) for unit in vehicles) * scene.rulebook.vehicle_without_tile
    return scene.scenario.sides[SIDES[seat]].victory + held + scored + stray + exit_points(game, seat)


def exit_points(game: Game, seat: Seat) -> int:
    """What the units are worth that a side has brought off the board by its exit.  [hon.setup.points]"""
    entry = next((one for one in game.scene.scenario.exits if one.side == SIDES[seat]), None)
    if entry is None:
        return 0
    gone = [unit for unit in game.units if unit.seat == seat and unit.exited]
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
    mine = None if rule.side is None else SIDES.index(rule.side)
    totals = [points(game, seat) for seat in range(len(SIDES))]
    match rule.kind:
        case "hold-all":
            held = {objective.control for objective in game.objectives}
            return Verdict((held.pop(),), "hon.setup.control") if len(held) == 1 and NOBODY not in held else None
        case "lead" | "most-points":
            lead = totals[0] - totals[1]
            if rule.kind == "lead" and abs(lead) < rule.least:
                return None
            return Verdict(() if lead == 0 else (0 if lead > 0 else 1,))
    assert mine is not None
    total = totals[mine] - (totals[enemy_of(mine)] if rule.net else 0)
    if rule.kind == "otherwise":
        return Verdict((mine,))
    if total < rule.least:
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
