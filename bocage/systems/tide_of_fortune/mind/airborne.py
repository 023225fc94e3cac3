"""Drops: where paratroops come down, and how Germans answer."""

from __future__ import annotations

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.tide_of_fortune.mind.outlook import Outlook
from bocage.systems.tide_of_fortune.rules.strategic.airborne import DropDivision, UseLinnet
from bocage.systems.tide_of_fortune.rules.strategic.drop import DropHeadquarters, DropNear, DropUnit, airlift_left
from bocage.systems.tide_of_fortune.rules.strategic.drop_reaction import DropReaction, ReactAttack, ReactMove
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN

WHOLE = 6
"""The Airlift that a division takes: fewer points, and it is not worth beginning."""
REACH = 24
"""So far from own troops on the ground a drop can still be relieved."""
NEAR = 4
"""Around a place that is to be taken, and around paratroops that are there already."""


def worth_dropping(game: Game) -> float:
    """What an airborne operation is worth now: nothing without the Airlift for a division."""
    if airlift_left(game) < WHOLE and not game.scene.settings.linnet:
        return -0.5
    return max([drop_worth(Outlook(game, ALLIED), hex) for hex in game.scene.sites], default=-0.5)


def drop_worth(view: Outlook, hex: Hex) -> float:
    """What it is worth to come down at a place: bridges on the way to goals, few Germans, no paratroops yet.

    Places that nobody on the ground can come to soon are too far.
    """
    game, grid = view.game, view.game.scene.grid
    ground = mask(unit.hex for unit in game.units_of(game.present[ALLIED]) if not is_paratroop(game, unit.id))
    near = grid.within(hex, NEAR)
    if not grid.within(hex, REACH) & ground or near & ground or near & paratroops(game):
        return -0.5
    enemies = sum(game.here(one).bit_count() for one in bits(near & game.occupied[GERMAN]))
    crossings = sum(
        bool(mask(game.scene.ground.bridges[number].ends) & grid.within(hex, 2))
        for number in bits(view.chart.great & ~game.down)
    )
    return 0.25 * view.want_at(hex) + 0.2 * min(crossings, 2) - 0.04 * enemies


def paratroops(game: Game) -> int:
    """The hexes with paratroops in them."""
    return mask(unit.hex for unit in game.units_of(game.present[ALLIED]) if is_paratroop(game, unit.id))


def is_paratroop(game: Game, number: int) -> bool:
    """Whether a unit has come down from the sky."""
    division = game.commander(game.unit(number))
    return division is not None and game.scene.printed(division.id).airborne


def drop_division(game: Game, decision: Decision) -> Scores:
    """One division after the other while there is Airlift for most of it."""
    enough = airlift_left(game) >= WHOLE - 2
    return [
        0.5 if isinstance(option, UseLinnet) else (0.4 if enough else -0.1) if isinstance(option, DropDivision) else 0.0
        for option in decision.options
    ]


def drop_near(game: Game, decision: Decision) -> Scores:
    """Where it is worth most."""
    view = Outlook(game, decision.seat)
    return [drop_worth(view, option.hex) for option in decision.options if isinstance(option, DropNear)]


def drop_hq(game: Game, decision: Decision) -> Scores:
    """Away from Germans, beside clear ground for its units, and near the place."""
    grid, zones = game.scene.grid, game.scene.drop_zones
    return [
        0.05 * (grid.adjacent[option.hex] & zones).bit_count()
        - 0.3 * bool(grid.within(option.hex, 1) & game.occupied[GERMAN])
        + 0.3 * Outlook(game, decision.seat).want_at(option.hex)
        for option in decision.options
        if isinstance(option, DropHeadquarters)
    ]


def drop_unit(game: Game, decision: Decision) -> Scores:
    """All of them, out of the enemy's reach, and not all in one hex."""
    grid, enemies = game.scene.grid, game.occupied[GERMAN]
    return [
        0.3 - 0.2 * bool(grid.within(option.hex, 1) & enemies) - 0.02 * game.loads[option.hex]
        if isinstance(option, DropUnit)
        else 0.0
        for option in decision.options
    ]


def reaction(game: Game, decision: Decision) -> Scores:
    """Attacks with more TR than the paratroops have; assets come nearer."""
    frame = game.asking
    assert isinstance(frame, DropReaction)
    scores = []
    for option in decision.options:
        if isinstance(option, ReactAttack):
            ours = sum(game.face(unit).tr for unit in frame.attackers(game, option.hex))
            theirs = sum(game.face(unit).tr for unit in game.units_in(option.hex))
            scores.append(0.1 * (ours - theirs))
        else:
            scores.append(0.05 if isinstance(option, ReactMove) else 0.0)
    return scores
