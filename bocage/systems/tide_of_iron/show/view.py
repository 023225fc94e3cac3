"""What a seat may know, and what it may imagine of the rest. In this game nearly everything is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from bocage.board.hex import Hex
from bocage.kernel import CardId, Cell, Dice, Piece, Point, Seat, Sketch, Stroke, View
from bocage.systems.tide_of_iron.rules.setup.secret_building import seen_force
from bocage.systems.tide_of_iron.rules.teams import seat_name
from bocage.systems.tide_of_iron.scene.scene import INFANTRY, VEHICLE, Scene
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Deck, Division, Game, Marker, Objective, Unit


def view(game: Game, seat: Seat) -> View:
    """All tables, as they are: units, points and control are open information; screens and decks hide what they hide.

    [toi.command.pc-public]
    """
    return View.of(
        game,
        seat,
        game.scene,
        {
            "units": tuple(game.units),
            "sides": tuple(game.sides),
            "divisions": tuple(game.divisions),
            "objectives": tuple(game.objectives),
            "markers": tuple(game.markers),
            "decks": tuple(deck.but(order=seen_order(game, deck, seat)) for deck in game.decks),
            "cards": tuple(game.cards),
            "forces": tuple(seen_force(game, force, seat) for force in game.forces),
            "clock": tuple(game.clock),
        },
    )


def seen_order(game: Game, deck: Deck, seat: Seat) -> tuple[CardId, ...]:
    """The cards of a deck: the owner knows the order of those that he has looked at, and nobody knows any other."""
    known = deck.looked if seat in game.teams[deck.side] else 0
    return (*deck.order[:known], *sorted(deck.order[known:]))


def determinize(view: View, dice: Dice) -> Game:
    """The game of a view: the order of the decks is drawn anew; behind its screen the enemy has built nothing yet."""
    tables = {name: list(items) for name, items in view.tables.items()}
    own = {one.side for one in view.tables["divisions"] if isinstance(one, Division) and one.id == view.seat}
    tables["decks"] = [
        deck.but(order=(*deck.order[:known], *dice.shuffled(deck.order[known:])))
        for deck in tables["decks"]
        if isinstance(deck, Deck)
        for known in [deck.looked if deck.side in own else 0]
    ]
    game = Game(seats=len(tables["divisions"]), dice=dice, scene=view.scene, **tables)
    view.enter(game)
    return game


def sketch(view: View) -> Sketch:
    """The board with its hexes, roads, objectives, markers and units."""
    ground, roads = _land(view.scene)
    cells = list(ground)
    for hex, marks in _marks(view).items():
        cells[hex] = cells[hex].but(marks=tuple(marks))
    return Sketch("hex", tuple(cells), tuple(_pieces(view)), roads)


@lru_cache(maxsize=64)
def _land(scene: Scene) -> tuple[tuple[Cell, ...], tuple[Stroke, ...]]:
    """The hexes with nothing on them and the roads, drawn once for a scene."""
    return tuple(_cell(scene, hex) for hex in range(len(scene.grid))), tuple(_strokes(scene))


def _marks(view: View) -> dict[Hex, list[str]]:
    """What lies in each hex: objectives with their value and who controls them, and markers."""
    divisions = [division for division in view.tables["divisions"] if isinstance(division, Division)]
    owners = {division.side: seat_name(divisions, division.id) for division in reversed(divisions)}
    found: dict[Hex, list[str]] = {}
    for goal in view.tables["objectives"]:
        assert isinstance(goal, Objective)
        controlled = [owners[goal.control]] if goal.control in owners else []
        found.setdefault(goal.hex, []).extend([f"{goal.kind}-{goal.value}", *controlled])
    for marker in view.tables["markers"]:
        assert isinstance(marker, Marker)
        if marker.hex != OFF_BOARD:
            found.setdefault(marker.hex, []).append(marker.kind)
    return found


def _cell(scene: Scene, hex: Hex) -> Cell:
    outline = tuple(Point(*corner) for corner in scene.grid.corners(hex))
    centre = Point(*scene.grid.centre(hex))
    return Cell(hex, scene.grid.name(hex), centre, outline, scene.terrain[hex].name, scene.levels[hex])


def _pieces(view: View) -> Iterator[Piece]:
    scene: Scene = view.scene
    units = [unit for unit in view.tables["units"] if isinstance(unit, Unit)]
    aboard = Counter(unit.aboard for unit in units)
    for unit in units:
        if unit.on_board:
            kinds = tuple(scene.types[figure].name for figure in unit.figures)
            yield Piece(
                unit.id,
                unit.hex,
                unit.seat,
                unit.name,
                tuple(_states(view, unit)),
                look=kinds[0] if unit.is_vehicle else "squad",
                figures=kinds,
                values=tuple(_values(scene, unit, aboard[unit.id])),
                carries=tuple(one.id for one in units if one.aboard == unit.id) if aboard[unit.id] else (),
            )


HIDDEN_STATES = ("fresh", "good", "intact", "none")


def _states(view: View, unit: Unit) -> Iterator[str]:
    """The tokens that lie on a unit, and the fortification that it is in."""
    for state in (unit.status, unit.condition, unit.damage, unit.specialisation):
        if state not in HIDDEN_STATES:
            yield state
    if unit.concealed:
        yield "concealed"
    if unit.shelter != NONE:
        marker = view.tables["markers"][unit.shelter]
        assert isinstance(marker, Marker)
        yield marker.kind


def _values(scene: Scene, unit: Unit, passengers: int) -> Iterator[tuple[str, int]]:
    """What the reference sheet says of a unit as it stands, with all figures that can fire.  [toi.sheet.fields]"""
    profile = scene.profile(unit.figures, unit.specialisation if unit.condition == "good" else "none")
    yield "movement", profile.movement
    for prefix, column in (("", INFANTRY), ("vehicle-", VEHICLE)):
        if loads := profile.loads[column]:
            yield f"{prefix}range", loads[0].range
            yield f"{prefix}firepower", loads[0].firepower + loads[0].bonus
    for kind, load in profile.mortars.items():
        yield f"mortar-{kind}", load.firepower
    if unit.is_vehicle:
        yield "armour", scene.types[unit.figures[0]].armour
        yield "aboard", passengers


def _strokes(scene: Scene) -> Iterator[Stroke]:
    for one, other in sorted(scene.roads):
        if one < other:
            yield Stroke("road", (Point(*scene.grid.centre(one)), Point(*scene.grid.centre(other))))
