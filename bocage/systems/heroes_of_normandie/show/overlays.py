"""Overlays: what a player sees around a unit before he decides: its sight, its range, its reach, what it controls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_

from bocage.board.bits import bits
from bocage.board.reach import Reach
from bocage.board.square import Square, Stance, Steps, reach, stance_number, stance_of
from bocage.kernel import Decision, UnitId, View
from bocage.systems.heroes_of_normandie.rules.cards.effects.barrage import CallDown, CallingDown
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import move_bonus
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import effect_of
from bocage.systems.heroes_of_normandie.rules.fire import templates
from bocage.systems.heroes_of_normandie.rules.fire.flamethrowers import Flame, flames
from bocage.systems.heroes_of_normandie.rules.fire.shots import weapon_of, why_not_hit
from bocage.systems.heroes_of_normandie.rules.fire.sight import clearest, distance
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import Barrage
from bocage.systems.heroes_of_normandie.rules.fire.templates import Lay
from bocage.systems.heroes_of_normandie.rules.movement.allowance import allowance
from bocage.systems.heroes_of_normandie.rules.movement.entering import doors_of, enterable, is_free, must_stop
from bocage.systems.heroes_of_normandie.rules.movement.movement_action import MovementAction
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import drives, halted_by
from bocage.systems.heroes_of_normandie.schema.effects import Bombardment
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import Family
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, UNKNOWN, Unit, enemy_of

Labels = Mapping[Square, str]
"""What is printed in each square of an overlay; nothing in most."""
LAID = (Lay, CallDown, Flame)
"""The options that lay a template."""


def overlays(view: View, unit: UnitId) -> dict[str, Labels]:
    """The squares that matter to a unit in play that the seat knows, by what they mean."""
    if view.item(Unit, unit).type == UNKNOWN:
        return {}
    game: Game = view.board()
    one = game.unit(unit)
    if not one.in_play:
        return {}
    found = {
        "reach": move_ends(game, one, squares_left(game, one, view)),
        "sight": sight(game, one),
        **dict(_ranges(game, one)),
        "zone": dict.fromkeys(bits(game.zone_of(one)), ""),
    }
    return {name: squares for name, squares in found.items() if squares}


# Templates


def covered(view: View, decision: Decision) -> dict[int, tuple[Square, ...]]:
    """The squares under the template of each option that lays one, by the option's place."""
    laid = [(number, option) for number, option in enumerate(decision.options) if isinstance(option, LAID)]
    if not laid:
        return {}
    game: Game = view.board()
    return {number: bits(_under(game, view, decision, option)) for number, option in laid}


def _under(game: Game, view: View, decision: Decision, option: Lay | CallDown | Flame) -> int:
    """Those where something can be struck: what is inside a building is safe, unless the building itself is not."""
    if isinstance(option, Flame):
        firing = game.unit(decision.args["unit"])  # type: ignore[arg-type]
        return reduce(or_, flames(game, firing, option.facing, option.from_rear), 0)
    weapon = _weapon_aimed(game, view)
    squares = templates.covered(game, weapon, option.corner)
    return squares if weapon.destruction else squares & ~game.ground.rooms


def _weapon_aimed(game: Game, view: View) -> Weapon:
    """The weapon whose template is being laid."""
    match view.asking:
        case Barrage(shot=shot):
            return weapon_of(game, shot)
        case CallingDown(card=card):
            return game.scene.tables.weapons[effect_of(game, card, Bombardment).weapon]
        case frame:
            raise TypeError(f"{frame} lays no template")


# Sight and fire


def sight(game: Game, unit: Unit) -> Labels:
    """Where the unit would see infantry, with what obstacles take off a shot there."""
    seen = ((target.place, clearest(game, unit, target)) for target in _imagined(game, unit, "infantry"))
    return {square: _less(penalty) for square, penalty in seen if penalty is not None}


def _ranges(game: Game, unit: Unit) -> Iterator[tuple[str, Labels]]:
    """Where a weapon of the unit would strike infantry and light vehicles, with what comes off the result."""
    weapons = game.face(unit).weapons
    yield "range", _range(game, unit, weapons, "infantry")
    yield "vehicle-range", _range(game, unit, weapons, "light")


def _range(game: Game, unit: Unit, weapons: tuple[Weapon, ...], family: Family) -> Labels:
    rules = game.scene.rulebook
    found: dict[Square, str] = {}
    for target in _imagined(game, unit, family):
        fitting = [weapon for weapon in weapons if why_not_hit(game, unit, weapon, target) is None]
        if fitting:
            over = min(0 if weapon.ignores_obstacles else clearest(game, unit, target) or 0 for weapon in fitting)
            far = distance(game, unit, target) > rules.long_range
            found[target.place] = _less(over + (rules.long_range_penalty if far else 0))
    return found


def _imagined(game: Game, unit: Unit, family: Family) -> Iterator[Unit]:
    """An enemy of a family in each square in turn, the unit's own left out."""
    own, kind = set(game.squares_of(unit)), game.scene.first_of(family)
    closed = game.ground.taken
    for square in game.scene.grid.squares:
        if square not in own and not closed >> square & 1:
            yield Unit(NONE, "", enemy_of(unit.seat), kind, place=square)


def _less(penalty: int) -> str:
    return f"−{penalty}" if penalty else ""


# Movement


def squares_left(game: Game, unit: Unit, view: View) -> int:
    """How many squares the unit may move: in mid-move what is left, else all of a new action."""
    for frame in reversed(view.frames):
        if isinstance(frame, MovementAction) and frame.unit == unit.id:
            return frame.left(game, unit)
    if unit.crewing or halted_by(unit, "hull" in unit.damage):
        return 0
    return allowance(game, game.face(unit), unit.suppressed, move_bonus(game, unit)).value


def move_ends(game: Game, unit: Unit, left: int) -> Labels:
    """The squares where a move may end, with how many squares it takes to get there."""
    if game.kind(unit).squares > 1:
        return _ways_to_drive(game, unit, left)
    return {square: str(cost) for square, cost in _ways_to_walk(game, unit, left).items() if cost}


class Walking:
    """The steps of a unit of one square for `reach`; it goes no further from Difficult Passage, unless it starts there.

    Who is aboard a vehicle starts from any of its squares.
    """

    def __init__(self, game: Game, unit: Unit, start: Square, left: int) -> None:
        self._game = game
        self._unit = unit
        self._start = start
        self._left = left

    def __getitem__(self, here: Square, /) -> Steps:
        """The squares that can be entered from a square."""
        if here == self._start:
            return ((1, tuple(enterable(self._game, self._unit, self._left))),)
        there = self._unit.but(place=here, aboard=NONE)
        if must_stop(self._game, there, here):
            return ()
        return ((1, tuple(enterable(self._game, there, self._left))),)


def _ways_to_walk(game: Game, unit: Unit, left: int) -> dict[Square, int]:
    """How many steps away the squares are that nobody else is in."""
    return {square: cost for square, cost in walks_of(game, unit, left).cost.items() if is_free(game, unit, square)}


def walks_of(game: Game, unit: Unit, left: int) -> Reach:
    """Where a unit of one square can go, and by which ways."""
    start = doors_of(game, unit)[0]
    return reach(Walking(game, unit, start, left), start, max(left, 0))


class Driving:
    """The steps of a long vehicle for `reach`, between stances by their numbers."""

    def __init__(self, game: Game, unit: Unit) -> None:
        self._game = game
        self._unit = unit

    def at(self, number: int) -> Unit:
        """The vehicle as it would stand."""
        stance = stance_of(number)
        return self._unit.but(place=stance.front, facing=stance.facing)

    def __getitem__(self, number: int, /) -> Steps:
        """The stances that can be reached in one step."""
        steps = drives(self._game, self.at(number), left=1)
        return ((1, tuple([stance_number(Stance(step.place, step.facing)) for step in steps])),)


def drives_of(game: Game, unit: Unit, left: int) -> Reach:
    """How a long vehicle can come to stand, and by which ways."""
    return reach(Driving(game, unit), stance_number(Stance(unit.place, unit.facing)), max(left, 0))


def _ways_to_drive(game: Game, unit: Unit, left: int) -> Labels:
    """The squares that a long vehicle can cover, its front or its rear, step by step."""
    driving = Driving(game, unit)
    covered: dict[Square, str] = {}
    for number, cost in drives_of(game, unit, left).cost.items():
        for square in game.squares_of(driving.at(number)):
            covered.setdefault(square, str(cost))
    own = game.squares_of(unit)
    return {square: cost for square, cost in covered.items() if square not in own}
