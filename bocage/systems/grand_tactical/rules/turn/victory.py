"""Victory: points for what is held and for enemy steps, and what their difference means."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.board.letters import column_number
from bocage.kernel import Seat
from bocage.systems.grand_tactical.schema.scenario import Score
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import other

RULE = "gts.seq.end"


def conclude(game: Game) -> None:
    """The first verdict that applies to the lead of the first side.  [gts.seq.end]"""
    lead = points(game, 0) - points(game, 1)
    for verdict in game.scene.scenario.victory.verdicts:
        if lead >= verdict.least:
            game.emit(events.Verdict(lead, verdict.level))
            game.finish([game.scene.seat_of(verdict.winner)] if verdict.winner else [], RULE)
            return
    game.finish([], RULE)


def thresholds(game: Game) -> tuple[int, int] | None:
    """The least lead with which the first side wins, and the greatest with which the other does, if both may."""
    first, second = game.scene.seats
    verdicts = game.scene.scenario.victory.verdicts
    wins = [verdict.least for verdict in verdicts if verdict.winner == first]
    better = [verdict.least for verdict in verdicts if verdict.winner != second]
    return (min(wins), min(better) - 1) if wins else None


def sudden_winner(game: Game) -> Seat | None:
    """The side that has won at once, by what it holds at the end of a turn that the scenario names.  [gts.seq.end]"""
    for sudden in game.scene.scenario.victory.sudden:
        seat = game.scene.seat_of(sudden.side)
        if sudden.turn == game.turn.label and all(holds(game, place, seat) for place in sudden.places):
            return seat
    return None


def points(game: Game, seat: Seat) -> int:
    """What a side would score now."""
    side = game.scene.seats[seat]
    return sum(scored(game, score, seat) for score in game.scene.scenario.victory.scores if score.side == side)


def scored(game: Game, score: Score, seat: Seat) -> int:
    """What one line of the scenario's list brings."""
    gained = score.points * times(game, score, seat)
    return gained if score.most is None else min(gained, score.most)


def times(game: Game, score: Score, seat: Seat) -> int:
    """How often a line counts: for a place, for each hex of an area, for enemy steps, for units beyond a column."""
    if score.steps:
        return steps_lost(game, other(seat)) // score.steps
    if score.area:
        area = game.scene.areas[score.area]
        return sum(goal.holder == seat and goal.hex in area for goal in game.objectives)
    if score.formation:
        return units_beyond(game, score.formation, score.beyond)
    return holds(game, score.place, seat) and (not score.also or holds(game, score.also, seat))


def holds(game: Game, place: str, seat: Seat) -> bool:
    """Whether a side holds an objective: the one whose unit last stood there."""
    hex = game.scene.place(place, "victory")
    return any(goal.hex == hex and goal.holder == seat for goal in game.objectives)


def units_beyond(game: Game, formation: str, column: str) -> int:
    """The units of a formation with steps left that stand to the right of a column of the map."""
    number = game.scene.formation_names.index(formation)
    edge = column_number(column)
    return sum(
        game.steps_of(unit) > 0 and column_number(column_of(game, unit.hex)) > edge
        for unit in game.units
        if unit.formation == number and unit.on_map and not unit.entering
    )


def column_of(game: Game, hex: Hex) -> str:
    """The letters of a hex's column."""
    return game.scene.place_names[hex].rstrip("0123456789")


def steps_lost(game: Game, seat: Seat) -> int:
    """The steps that a side has lost."""
    return sum(
        unit.lost if unit.where != "gone" else game.scene.types[unit.type].steps
        for unit in game.units
        if unit.seat == seat
    )
