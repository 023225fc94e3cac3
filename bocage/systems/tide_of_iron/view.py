"""What a seat may know, and what it may imagine of the rest. In this game nearly everything is open."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Cell, Dice, Piece, Point, Seat, Sketch, Stroke, View
from bocage.systems.tide_of_iron.content import SIDES
from bocage.systems.tide_of_iron.scene import Scene
from bocage.systems.tide_of_iron.state import Deck, Game, Objective, Unit


def view(game: Game, seat: Seat) -> View:
    """All tables, as they are: units, points and control are open information.  [toi.command.pc-public]"""
    return View(
        seat=seat,
        scene=game.scene,
        tables={
            "units": tuple(game.units),
            "sides": tuple(game.sides),
            "divisions": tuple(game.divisions),
            "objectives": tuple(game.objectives),
            "markers": tuple(game.markers),
            "decks": tuple(deck.but(order=tuple(sorted(deck.order))) for deck in game.decks),
            "cards": tuple(game.cards),
            "forces": tuple(game.forces),
            "clock": tuple(game.clock),
        },
        steps=game.steps(),
    )


def determinize(view: View, dice: Dice) -> Game:
    """The game of a view: only the order of the decks is hidden, and drawn anew."""
    tables = {name: list(items) for name, items in view.tables.items()}
    tables["decks"] = [deck.but(order=dice.shuffled(deck.order)) for deck in tables["decks"] if isinstance(deck, Deck)]
    game = Game(seats=len(SIDES), dice=dice, scene=view.scene, **tables)
    game.take_stack(view.steps)
    game.resume()
    return game


def sketch(view: View) -> Sketch:
    """The board with its hexes, roads, objectives and units."""
    scene: Scene = view.scene
    goals = {goal.hex: goal for goal in view.tables["objectives"] if isinstance(goal, Objective)}
    cells = tuple(_cell(scene, hex, goals.get(hex)) for hex in range(len(scene.grid)))
    return Sketch("hex", cells, tuple(_pieces(view)), tuple(_strokes(scene)))


def _cell(scene: Scene, hex: int, goal: Objective | None) -> Cell:
    marks = () if goal is None else (f"{goal.kind}-{goal.value}", *[SIDES[s] for s in (goal.control,) if s >= 0])
    outline = tuple(Point(*corner) for corner in scene.grid.corners(hex))
    centre = Point(*scene.grid.centre(hex))
    return Cell(hex, scene.grid.name(hex), centre, outline, scene.terrain[hex].name, scene.levels[hex], marks)


def _pieces(view: View) -> Iterator[Piece]:
    for unit in view.tables["units"]:
        if isinstance(unit, Unit) and unit.on_board:
            states = [
                state
                for state in (unit.status, unit.condition, unit.damage, unit.specialisation)
                if state not in HIDDEN_STATES
            ]
            yield Piece(unit.id, unit.hex, unit.seat, unit.name, tuple(states))


HIDDEN_STATES = ("fresh", "good", "intact", "none")


def _strokes(scene: Scene) -> Iterator[Stroke]:
    for one, other in sorted(scene.roads):
        if one < other:
            yield Stroke("road", (Point(*scene.grid.centre(one)), Point(*scene.grid.centre(other))))
