"""Victory (Gagner la partie): the scenario's conditions, in a closed vocabulary, and when they are looked at."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from bocage.board.bits import mask
from bocage.board.hex import HexGrid
from bocage.kernel import Frame, Step
from bocage.systems.tide_of_iron.schema.scenario import VictoryRule
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import Game, SideId

When = Literal["command", "end"]


class Verdict(NamedTuple):
    """Who has won, and the rule that says so."""

    side: SideId
    rule: str


def scores_now(game: Game) -> bool:
    """Victory objectives score in each Command phase, from a certain round on or at the end if the scenario says so.

    [toi.ruling.victory-points-timing toi.victory.conditions]
    """
    scenario, now = game.scene.scenario, game.now.round
    return now == scenario.rounds if scenario.score_at_end else now >= scenario.score_from


def verdict(game: Game, when: When) -> Verdict | None:
    """The first of the scenario's conditions for this moment that is met.  [toi.victory.conditions]"""
    for rule in game.scene.scenario.victory:
        if rule.when == when and (found := verdict_by(game, rule)) is not None:
            return found
    return None


def verdict_by(game: Game, rule: VictoryRule) -> Verdict | None:
    """Who wins by one condition, if anybody does."""
    if rule.side is None:
        return most_points(game)
    side = SIDES.index(rule.side)
    if rule.kind == "control" and not controls_enough(game, side, rule):
        return None
    if rule.kind == "points" and game.sides[side].victory < rule.least:
        return None
    return Verdict(side, "toi.victory.conditions")


def controls_enough(game: Game, side: SideId, rule: VictoryRule) -> bool:
    """Whether a side controls all of certain hexes, and enough of others.  [toi.victory.conditions]"""
    grid, held = game.scene.grid, mask([goal.hex for goal in game.objectives if goal.control == side])
    some, needed = hexes_called(grid, rule.some), hexes_called(grid, rule.hexes)
    return (some & held).bit_count() >= rule.least and not needed & ~held


@lru_cache(maxsize=256)
def hexes_called(grid: HexGrid, names: tuple[str, ...]) -> int:
    """The hexes with some names, as a bitset."""
    return mask(grid.hex(name) for name in names)


def most_points(game: Game) -> Verdict:
    """Most victory points win; on a tie, the side that holds the initiative.

    [toi.victory.conditions toi.victory.tie toi.multi.scoring]
    """
    american, german = game.sides
    if american.victory == german.victory:
        return Verdict(game.now.initiative, "toi.victory.tie")
    return Verdict(0 if american.victory > german.victory else 1, "toi.victory.conditions")


def end(game: Game, found: Verdict) -> None:
    """A side wins as a team.  [toi.multi.teams]"""
    game.finish(game.teams[found.side], found.rule)


class ImmediateVictory(Frame[None]):
    """A side that meets one of the scenario's conditions at the end of a Command phase wins at once.

    [toi.round.end toi.victory.conditions]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """Look at the conditions of this moment."""
        found = verdict(game, "command")
        if found is not None:
            end(game, found)
        return self.done()
