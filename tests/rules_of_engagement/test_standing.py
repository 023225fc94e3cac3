"""How the sides stand: the lines beside the table, the score of the graph at the end, and who holds what is marked."""

from __future__ import annotations

from typing import Any

from bocage import registry
from bocage.kernel import LiveDice, View
from bocage.show import Mark, Text
from bocage.systems.rules_of_engagement.state.game import Game

SYSTEM = registry.system("rules-of-engagement")
HOUSE = {"kind": "stone-house", "rect": [540, 470, 660, 530], "doors": [[600, 530]], "windows": [[570, 530]]}
UNITS: dict[str, Any] = {
    "riflemen": {"kind": "us-rifle-squad", "side": "american", "at": [[570, 500], [600, 500]], "start": 2},
    "gruppe": {"kind": "de-gruppe", "side": "german", "row": [300, 800], "men": 6, "start": 8},
}


def view_of(seat: int = 0, **position: Any) -> View:
    drawn = {"phase": "orders", "active": "american", "terrain": [HOUSE], "units": UNITS, **position}
    game = SYSTEM.play.position(drawn, LiveDice("1", "standing"))
    assert isinstance(game, Game)
    return SYSTEM.play.view(game, seat)


def lines(view: View, key: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in SYSTEM.show.status(view) if line.key == key]


def test_points_are_those_of_buildings_places_and_losses() -> None:
    view = view_of(
        victory={
            "buildings": {"stone-house-1": 3},
            "points": [{"at": [300, 800], "within": 100, "points": 2}],
            "per_quarter": 1,
        }
    )
    assert lines(view, "status-points-places") == [
        {"seat": 0, "points": 4, "buildings": 3, "places": 0, "losses": 1},
        {"seat": 1, "points": 2, "buildings": 0, "places": 2, "losses": 0},
    ]
    assert SYSTEM.show.score(view) == {0: 4, 1: 2}


def test_whoever_is_hidden_or_is_still_to_be_set_up_is_not_lost() -> None:
    hidden = {**UNITS, "gruppe": {**UNITS["gruppe"], "veil": "marker"}}
    victory = {"buildings": {"stone-house-1": 3}, "per_quarter": 1}
    two_of_eight = {"points": 4, "buildings": 3, "losses": 1}
    for seat in (0, 1):
        first, _ = lines(view_of(seat, units=hidden, victory=victory), "status-points")
        assert first == {"seat": 0, **two_of_eight}
    view = SYSTEM.play.view(registry.new("rules-of-engagement/orchard-lane", seed=1).game, 0)
    assert [line["points"] for line in lines(view, "status-points")] == [0, 0]


def test_a_building_and_a_place_are_marked_with_whoever_has_them() -> None:
    road = {"kind": "road", "path": [[0, 800], [1200, 800]], "width": 60}
    victory = {"buildings": {"stone-house-1": 3}, "points": [{"at": [300, 800], "within": 100, "points": 2}]}
    view = view_of(terrain=[HOUSE, road], victory=victory)
    goals = [mark for cell in SYSTEM.show.sketch(view).cells for mark in cell.marks if mark.is_goal]
    assert [(mark.value, mark.holder) for mark in goals] == [(3, 0), (2, 1)]
    abandoned = {"riflemen": {**UNITS["riflemen"], "at": [[900, 900], [930, 900]]}, "gruppe": UNITS["gruppe"]}
    cells = SYSTEM.show.sketch(view_of(terrain=[HOUSE], victory=victory, units=abandoned)).cells
    assert [mark for cell in cells for mark in cell.marks] == [Mark("victory", 3, is_goal=True)]


def test_who_has_to_leave_needs_more_men_for_each_vehicle_that_is_lost() -> None:
    units = {
        **UNITS,
        "car": {"kind": "m8-greyhound", "side": "american", "at": [[900, 900]], "start": 4},
    }
    view = view_of(
        units=units,
        victory={"exit": {"side": "american", "share": [1, 3], "vehicle_lost": 3}},
        sides={"american": {"leaves_by": "east"}},
    )
    assert lines(view, "status-away") == [{"seat": 0, "men": 0, "need": 2}]
    assert SYSTEM.show.score(view) == {0: 0, 1: 2}
    game: Game = view.board()
    game.put(game.vehicles[0].but(wreck=True))
    wrecked = SYSTEM.play.view(game, 0)
    assert lines(wrecked, "status-away") == [{"seat": 0, "men": 0, "need": 5}]


def test_the_attacker_is_told_of_those_he_knows_on_the_ground_that_he_has_to_clear() -> None:
    victory = {"clear": {"side": "american", "poly": [[200, 700], [700, 700], [700, 900], [200, 900]]}}
    view = view_of(victory=victory)
    assert lines(view, "status-clear") == [{"seat": 1, "men": 6}]
    assert SYSTEM.show.score(view) == {0: 0, 1: 6}
    hidden = {**UNITS, "gruppe": {**UNITS["gruppe"], "veil": "marker"}}
    assert lines(view_of(victory=victory, units=hidden), "status-clear") == [{"seat": 1, "men": 0}]
    assert lines(view_of(1, victory=victory, units=hidden), "status-clear") == [{"seat": 1, "men": 6}]


def test_a_support_group_on_its_own_is_said_to_be_one() -> None:
    view = view_of()
    game: Game = view.board()
    gruppe = game.squads[1]
    game.put(gruppe.but(id=2, name="de-gruppe-2", parent=1, start=0))
    game.put(game.figures[2].but(squad=2))
    parted = SYSTEM.play.view(game, 0)
    assert SYSTEM.show.details(parted, 2)[0] == Text("details-group", {"men": 1, "unit": 1})
    assert SYSTEM.show.details(parted, 1)[0] == Text("details-strength", {"men": 5, "start": 8})
