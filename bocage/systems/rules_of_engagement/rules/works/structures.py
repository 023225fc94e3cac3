"""Structures: what explosives do to buildings and bunkers, and to those inside."""

from __future__ import annotations

from bocage.board.table import Area
from bocage.board.table.turns import heading
from bocage.kernel import Frame, Goto, PlaceId, Point, Step
from bocage.systems.rules_of_engagement.rules.discipline.states import set_state
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.action import ManLost
from bocage.systems.rules_of_engagement.state.events.works import (
    FloorFell,
    StructureDamaged,
    StructureDestroyed,
    StructureStruck,
)
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Figure, FigureId, Structure

NATURAL_ONE, NATURAL_SIX = 1, 6
FRONT, SIDE, REAR = 0, 1, 2


def rating(game: Game, piece: Piece, struck_from: Point) -> int:
    """What a structure bears: the rating of its walls, or the armour of the side that is hit, less what it lost.

    [roe.bldg.sr-table roe.bunker.armour roe.bunker.damaged]
    """
    damage = game.structure(piece.place)
    worth = piece.kind.sr or piece.kind.av[side_of(game, piece, struck_from)]
    return worth - (damage.lost if damage is not None else 0)


def side_of(game: Game, piece: Piece, struck_from: Point) -> int:
    """Which side of a bunker looks to a point, each a quarter of the circle.  [roe.bunker.armour]"""
    assert isinstance(piece.shape, Area)
    west, north, east, south = piece.shape.box
    towards = heading(((west + east) // 2, (north + south) // 2), (struck_from.x, struck_from.y))
    turned = (towards - front_of(game, piece.place)) % 360
    return FRONT if turned <= 45 or turned >= 315 else REAR if 135 <= turned <= 225 else SIDE


def front_of(game: Game, place: PlaceId) -> int:
    """Where the front of a bunker looks, in degrees from the north; to the north for one that came with the table."""
    number = place - game.scene.place_of_work(0)
    return max(game.works[number].heading, 0) if number >= 0 else 0


def inside(game: Game, place: PlaceId) -> list[Figure]:
    """All figures in a building, those on the highest floor first."""
    piece = game.ground.piece(place)
    assert piece is not None
    there = [
        one for one in game.figures if one.is_there and isinstance(piece.shape, Area) and piece.shape.holds(one.at)
    ]
    return sorted(there, key=lambda one: (-one.floor, one.id))


class StructureHit(Frame[None]):
    """A building or a bunker is hit by a weapon: its strength against armour, and what it does to those inside.

    [roe.bldg.damage-roll roe.bunker.armour]
    """

    place: PlaceId
    at: int
    exp: int
    ap: int
    struck_from: Point

    def start(self, game: Game) -> Step:
        """A die and the strength, of which walls take half, rounded up; a 1 does nothing, a 6 always something.

        [roe.bldg.no-effect roe.bldg.damaged roe.bldg.destroyed roe.bunker.no-effect roe.bunker.destroyed]
        [roe.ruling.building-six]
        """
        piece = game.ground.piece(self.place)
        assert piece is not None
        die = game.dice.die()
        total = die + (-(-self.at // 2) if piece.kind.sr else self.at)
        need = rating(game, piece, self.struck_from)
        game.emit(StructureStruck(self.place, total, need))
        if die != NATURAL_ONE and total > need:
            return Goto(self.destroyed)
        if die != NATURAL_ONE and (total == need or die == NATURAL_SIX):
            self._damage(game, 1, ruined=False)
            game.emit(StructureDamaged(self.place, need - 1))
        return self.done()

    def _damage(self, game: Game, lost: int, ruined: bool) -> None:
        old = game.structure(self.place) or Structure(len(game.structures), self.place)
        game.put(old.but(lost=old.lost + lost, ruined=ruined))

    def destroyed(self, game: Game) -> Step:
        """Whoever is inside is seen; floors fall from the top; the others are in the ruin.  [roe.bldg.ruin]"""
        for unit in sorted({one.squad for one in inside(game, self.place)}):
            reveal(game, unit)
        game.emit(StructureDestroyed(self.place))
        self._collapse(game)
        self._strike(game, inside(game, self.place))
        for figure in inside(game, self.place):
            if figure.floor:
                game.put(figure.but(floor=0))
        self._damage(game, 0, ruined=True)
        return self.done()

    def _collapse(self, game: Game) -> None:
        """The top floor falls on a 5, then the one below it, until one holds; nobody under it is saved.

        [roe.bldg.collapse roe.bldg.collapse-chain roe.ruling.collapse-save]
        """
        piece = game.ground.piece(self.place)
        assert piece is not None
        for floor in range(piece.text.floors - 1, 0, -1):
            if game.dice.die() < game.scene.rulebook.works.collapse:
                return
            under = [one for one in inside(game, self.place) if one.floor == floor - 1]
            game.emit(FloorFell(self.place, floor, len(under)))
            for figure in under:
                lose(game, figure.id)

    def _strike(self, game: Game, occupants: list[Figure]) -> None:
        """All inside are tested for their experience, as if in cover, and those who fail for their lives.

        [roe.bldg.occupants roe.bldg.survivors roe.bunker.occupants roe.ruling.building-profile]
        """
        strike(game, occupants, self.exp + game.scene.rulebook.fire.using_terrain, self.ap)
        for unit in sorted({one.squad for one in occupants}):
            if game.members[unit] and game.scene.settings.discipline:
                set_state(game, unit, worse(game.squad(unit).state, "shaken"))


def strike(game: Game, figures: list[Figure], modifier: int, ap: int) -> int:
    """Figures that are hit one by one: a die each for experience, then one for the life of each who failed.

    [roe.exp.test roe.cas.roll]
    """
    failed: list[FigureId] = []
    for figure in figures:
        man = game.scene.rosters[game.squad(figure.squad).kind][figure.man]
        if game.dice.die() + modifier < man.profile.exp:
            failed.append(figure.id)
    dead = [one for one in failed if game.dice.die() >= ap]
    for one in dead:
        lose(game, one)
    return len(dead)


def lose(game: Game, figure: FigureId) -> None:
    """A man is out of the battle."""
    man = game.figures[figure]
    game.put(man.but(lost=True))
    game.emit(ManLost(man.squad, figure))
