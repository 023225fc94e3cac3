"""What explosives do to buildings: the examples of the rulebook."""

from __future__ import annotations

import bocage
from bocage.kernel import Frame, Point, ScriptedDice, Step
from bocage.kernel.frames import Call
from bocage.systems.rules_of_engagement.rules.sequence import RULES
from bocage.systems.rules_of_engagement.rules.works.structures import StructureHit
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Structure
from bocage.systems.rules_of_engagement.state.setup import new_game

STONE_HOUSE, FLOORS = 15, 2
SOUTH = Point(600, 900)


class Struck(Frame[None]):
    """The house on the orchard lane is hit, and the game is over."""

    at: int

    def start(self, game: Game) -> Step:
        """One hit."""
        return Call(StructureHit(STONE_HOUSE, self.at, exp=-1, ap=4, struck_from=SOUTH), then=self.over)

    def over(self, game: Game) -> Step:
        """That is all."""
        game.finish((), "roe.bldg.damage-roll")
        return self.done()


def struck(at: int, dice: list[int], upstairs: int = 0, downstairs: int = 0) -> Game:
    """The house after a hit, with the first squad's men on its floors."""
    before = bocage.new("rules-of-engagement/orchard-lane", seed=3).game
    assert isinstance(before, Game)
    game = new_game(before.scene, ScriptedDice(dice), RULES)
    for man in range(upstairs + downstairs):
        game.put(game.figures[man].but(x=555 + 25 * man, y=500, floor=1 if man < upstairs else 0))
    game.begin(Struck(at))
    return game


def test_what_equals_the_rating_lowers_it() -> None:
    """[roe.bldg.damage-roll roe.bldg.damaged]"""
    assert struck(11, [4]).structures == [Structure(0, STONE_HOUSE, lost=1)]


def test_a_one_does_nothing_and_a_six_always_something() -> None:
    """[roe.bldg.no-effect roe.bldg.damaged]"""
    assert struck(20, [1]).structures == []
    assert struck(1, [6]).structures == [Structure(0, STONE_HOUSE, lost=1)]


def test_a_falling_floor_kills_those_below_and_the_others_are_tested_in_the_ruin() -> None:
    """[roe.bldg.destroyed roe.bldg.collapse roe.bldg.occupants roe.bldg.survivors roe.bldg.ruin]"""
    game = struck(12, [5, 5, 6, 1, 4], upstairs=2, downstairs=1)
    assert [figure.lost for figure in game.figures[:3]] == [False, True, True]
    assert game.figures[0].floor == 0
    assert game.squads[0].state == "shaken"
    assert game.ground.house_at((600, 500)) is None
