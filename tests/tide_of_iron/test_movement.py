"""Rules of movement that no play shows by itself: the edge of the map, limits of markers, passengers."""

from __future__ import annotations

import pytest

from bocage.board.bits import bits
from bocage.systems.tide_of_iron.rules.fire.concealment import conceal, why_not_concealed
from bocage.systems.tide_of_iron.rules.movement.advance import movement_points
from bocage.systems.tide_of_iron.rules.movement.entering import enterable, points_text
from bocage.systems.tide_of_iron.rules.movement.fortifications import why_no_marker
from bocage.systems.tide_of_iron.rules.movement.transport import passengers
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.game import OFF_BOARD
from tests.support.tide_of_iron import game_at, named

SQUAD = {"figures": {"us-regular": 4}}


@pytest.mark.rule("toi.move.half-hexes")
@pytest.mark.parametrize(
    ("corner", "around"),
    [("A1", "A2 B1"), ("P12", "O12 P11"), ("A12", "A11 B11 B12"), ("P1", "O1 O2 P2")],
)
def test_at_the_edge_of_the_map_there_are_only_whole_hexes(corner: str, around: str) -> None:
    board = game_at({"US1": {"hex": corner, **SQUAD}})
    us1 = named(board, "US1")
    found = enterable(board, us1, movement_points(board, us1), us1.hex)
    assert sorted(board.scene.grid.name(hex) for hex in found) == around.split()


@pytest.mark.rule("toi.wire.max", "toi.trap.max", "toi.mines.max")
@pytest.mark.parametrize(
    ("kind", "rule"), [("wire", "toi.wire.max"), ("tank-trap", "toi.trap.max"), ("minefield", "toi.mines.max")]
)
def test_a_hex_holds_one_obstacle_of_a_kind(kind: MarkerKind, rule: str) -> None:
    board = game_at({"US1": {"hex": "A1", **SQUAD}}, markers=[{"hex": "D5", "kind": kind}])
    refusal = why_no_marker(board, kind, board.scene.grid.hex("D5"))
    assert refusal is not None
    assert refusal.rule == rule
    assert why_no_marker(board, kind, board.scene.grid.hex("D6")) is None
    others: set[MarkerKind] = {"wire", "tank-trap", "minefield", "entrenchment"}
    assert all(why_no_marker(board, other, board.scene.grid.hex("D5")) is None for other in others - {kind})


@pytest.mark.rule("toi.fort.max-three")
@pytest.mark.parametrize("kinds", [("entrenchment",) * 3, ("pillbox", "entrenchment", "pillbox")])
def test_a_hex_holds_three_fortifications_of_both_kinds_together(kinds: tuple[str, ...]) -> None:
    markers = [{"hex": "D5", "kind": kind} for kind in kinds]
    d5 = 0
    for count in (2, 3):
        board = game_at({"US1": {"hex": "A1", **SQUAD}}, markers=markers[:count])
        d5 = board.scene.grid.hex("D5")
        allowed = [why_no_marker(board, kind, d5) is None for kind in ("entrenchment", "pillbox")]
        assert allowed == [count < 3] * 2


@pytest.mark.rule("toi.concealed.no-vehicles")
def test_vehicles_are_never_concealed() -> None:
    board = game_at({"HT": {"hex": "D5", "vehicle": "us-halftrack"}, "US1": {"hex": "D5", **SQUAD}})
    refusal = why_not_concealed(named(board, "HT"))
    assert refusal is not None
    assert refusal.rule == "toi.concealed.no-vehicles"
    assert why_not_concealed(named(board, "US1")) is None


@pytest.mark.rule("toi.concealed.go-to-ground")
@pytest.mark.parametrize("ground", ["clear", "woods"])
def test_a_squad_that_goes_to_ground_in_the_open_is_revealed_at_once(ground: str) -> None:
    units = {"US1": {"hex": "D5", **SQUAD}, "DE1": {"hex": "G5", "figures": {"de-regular": 4}}}
    board = game_at(units, overlays={"D5": ground})
    conceal(board, named(board, "US1"))
    board.resume()
    assert named(board, "US1").concealed == (ground == "woods")


@pytest.mark.rule("toi.transport.carry")
def test_squads_aboard_are_fresh_units_of_their_seat_while_the_vehicle_is_on_the_board() -> None:
    units = {
        "US1": {"aboard": "TR", **SQUAD},
        "TR": {"hex": "D5", "vehicle": "us-truck"},
        "US2": {"hex": "A1", **SQUAD},
    }
    board = game_at(units)
    us1, truck = named(board, "US1"), named(board, "TR")
    assert (board.carried, list(bits(board.fresh[0]))) == (1 << us1.id, [0, 1, 2])
    board.put(truck.but(hex=OFF_BOARD))
    assert list(bits(board.fresh[0])) == [named(board, "US2").id]
    board.put(truck)
    assert list(bits(board.fresh[0])) == [0, 1, 2]
    assert list(passengers(board, truck.id)) == [us1]
    board.put(us1.fatigued())
    assert list(bits(board.fresh[0])) == [1, 2]


@pytest.mark.parametrize(("thirds", "text"), [(12, "4"), (7, "2⅓"), (2, "⅔"), (0, "0")])
def test_movement_points_are_shown_in_whole_points_and_thirds(thirds: int, text: str) -> None:
    assert points_text(thirds) == text
