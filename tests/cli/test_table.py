"""A table without a grid in the terminal: terrain, letters and numbers, and places that are typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocage import registry
from bocage.cli.terminal.table import TableBoard, squad_letters
from bocage.kernel import Point
from bocage.kernel.saves import save
from bocage.players.imagining import planned
from bocage.show import Cell, Piece, Sketch, Stroke, Words
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.text import Catalogue
from tests.cli.conftest import Bocage, Ran

ORDERS = "1\n1\n2\n2\n7\n7\n1\n"
"""Both sides deploy, and an American squad is to move."""


def play(bocage: Bocage, typed: str, *arguments: object) -> Ran:
    ran = bocage("play", "rules-of-engagement/orchard-lane", "--seed", 1, *arguments, typed=typed)
    assert ran.status == 0, ran.err
    return ran


def man(unit: int, number: int, x: int, y: int, seat: int = 0) -> Piece:
    return Piece(unit, 0, seat, f"squad-{unit}", values=(("man", number),), at=Point(x, y), size=25)


def field(*pieces: Piece) -> Sketch:
    corners = (Point(0, 0), Point(1000, 0), Point(1000, 1000), Point(0, 1000))
    wood = (Point(100, 100), Point(500, 100), Point(500, 500), Point(100, 500))
    cells = (
        Cell(0, "open-ground", Point(500, 500), corners, "open-field"),
        Cell(1, "wood-1", Point(300, 300), wood, "wood"),
        Cell(2, "hedge-2", Point(700, 700), (), "hedge"),
    )
    return Sketch("table", cells, pieces, (Stroke("hedge", (Point(600, 700), Point(800, 700))),))


@pytest.mark.parametrize("room", [80, 120])
def test_all_of_a_table_fits_the_screen(room: int) -> None:
    board = TableBoard(field(), room, {})
    assert all(len(line) <= room for line in board.lines)
    assert len(board.lines) <= room // 2 + 2, "it is as wide as it is deep"
    text = "\n".join(line.plain for line in board.lines)
    assert "♣1" in text
    assert "&2" in text


def test_squads_have_letters_and_choices_numbers() -> None:
    pieces = (man(3, 1, 800, 200), man(3, 2, 840, 200), man(5, 1, 800, 900, seat=1))
    assert squad_letters(field(*pieces)) == {3: "A", 5: "a"}
    board = TableBoard(field(*pieces), 104, {4: Point(200, 800)})
    assert board.lines[1 + board.slot(Point(800, 200))[1]].plain[4:][board.slot(Point(840, 200))[0]] == "A"
    assert board.lines[1 + board.slot(Point(800, 900))[1]].plain[4:][board.slot(Point(800, 900))[0]] == "a"
    assert "›4" in board.lines[1 + board.slot(Point(200, 800))[1]].plain


def test_a_vehicle_covers_its_hull() -> None:
    tank = Piece(1, 0, 0, "tank", values=(("length", 200), ("width", 60)), at=Point(700, 300), heading=90)
    board = TableBoard(field(tank), 104, {})
    row = board.lines[1 + board.slot(Point(700, 300))[1]].plain
    assert row.count("A") == 20


def test_centimetres_are_judged_and_may_be_taken(bocage: Bocage) -> None:
    out = play(bocage, ORDERS + "40 cm north\n10 cm south\ny\n").out
    assert re.search(r"✗ 4\d\.\d cm of 20 cm roe.move.measure-path", out)
    assert "✓ 10.0 cm of 20 cm roe.move.measure-path" in out
    assert "• US rifle squad 1 goes" in out


def test_points_and_names_are_places_too(bocage: Bocage) -> None:
    out = play(bocage, ORDERS + "58 85\nno\n5 cm towards hedge-1\nno\nhedge-2\n").out
    assert out.count("of 20 cm roe.move.measure-path") == 3


def test_directions_are_french_where_french_is_spoken(bocage: Bocage) -> None:
    out = play(bocage, ORDERS + "10 cm sud\nnon\n", "--lang", "fr").out
    assert "✓ 10,0 cm sur 20 cm roe.move.measure-path" in out
    assert "(10,0 cm au nord)" in out


def test_what_may_be_typed_is_told_on_tables_alone(bocage: Bocage) -> None:
    assert "15 cm north" in play(bocage, "help\n").out
    assert "15 cm north" not in bocage("play", "tide-of-iron", "--seed", 1, typed="help\n").out


def test_places_that_are_called_alike_are_told_apart_by_their_points(bocage: Bocage) -> None:
    out = play(bocage, "").out
    offered = re.findall(r"^ +\d+ (Deploy .*)$", out, re.M)
    assert len(offered) == len(set(offered)) > 4
    assert all(re.search(r"\(\d+(\.\d)?, \d+(\.\d)? cm\)$", one) for one in offered)


def test_a_point_in_french_has_a_comma_within_its_numbers_and_none_between_them(bocage: Bocage) -> None:
    assert Words(Catalogue("fr")).point(737, 120) == "73,7\u00a0; 12 cm"
    assert Words(Catalogue("en")).point(737, 120) == "73.7, 12 cm"
    assert re.search(r"\(\d+(,\d)?\u00a0; \d+(,\d)? cm\)$", play(bocage, "", "--lang", "fr").out, re.M)


def test_standing_orders_are_listed_given_with_their_terms_and_withdrawn(bocage: Bocage) -> None:
    out = play(bocage, "orders\norders 3 45 men\norders 5\norders 5\norders 99\norders 3 200\norders\n").out
    assert re.search(r"^  3   Fire within a distance *$", out, re.M)
    assert "Given: Fire within a distance · Farthest distance in centimetres: 45 · At what: men · " in re.sub(
        r"\s+", " ", out
    )
    assert "Given: Spare leaders and gunners" in out
    assert "Withdrawn: Spare leaders and gunners" in out
    assert "There are standing orders from 1 to 8." in out
    assert "“200” is no term of this order." in out
    assert re.search(r"^  3 ✓ Fire within a distance *$", out, re.M)
    assert not re.search(r"^  5 ✓", out, re.M)


def test_a_question_is_answered_by_the_order_that_is_given_at_it(bocage: Bocage, tmp_path: Path) -> None:
    match = registry.new("rules-of-engagement/orchard-lane", seed=4)
    riflemen = 0
    while not (isinstance(match.game.asking, Losses) and match.game.asking.unit == riflemen):
        assert match.decision is not None
        match.choose(planned(registry.system_of(match), match.game, match.decision))
    (tmp_path / "match.json").write_bytes(save(match))
    ran = bocage("play", "--load", tmp_path / "match.json", typed="orders 5\n")
    assert ran.status == 0, ran.err
    asked, given, after = ran.out.partition("Given: Spare leaders and gunners")
    assert given
    assert "Whom does US rifle squad 1 lose?" in asked
    assert "• US rifle squad 1 loses the rifleman" in after, "and not the corporal or an automatic rifleman"


def test_an_army_lists_squads_not_men_and_who_is_still_to_come(bocage: Bocage) -> None:
    out = play(bocage, "1\narmy\nlook germans\nquit\n", "--against", "random").out
    own, enemy = (out.split(head)[1] for head in ("Americans: 1 unit on the board", "Germans: 2 units on the board"))
    assert re.search(r"US rifle squad 1 ×12 .*\n +12 of 12 men *\n", own)
    assert "still to deploy: US .30 cal team 1" in own
    assert re.search(r"German squad 1 ×9 .*\n +9 of 9 men *\n", enemy)


def test_the_only_one_of_its_kind_is_found_without_its_number(bocage: Bocage) -> None:
    out = play(bocage, "look stone house\nlook wood\ngoals\nquit\n").out
    assert "stone house 1: stone house, objective 2" in out
    assert "There is no place, unit or card called “wood”." in out
    assert "stone-house-1" not in out


def test_places_for_a_vehicle_are_told_apart_by_their_points(bocage: Bocage) -> None:
    out = bocage("play", "rules-of-engagement/pocket", "--seed", 7, "--against", "random", typed="quit\n").out
    listed = re.findall(r"^ +\d Deploy on .*, heading \d+° \([\d.]+, [\d.]+ cm\)$", out, re.MULTILINE)
    assert len(listed) == len(set(listed)) == 8
