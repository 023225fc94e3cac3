"""What clients show of Tide of Fortune: the map with its names, the lenses, the way of a march, the impulse track."""

from __future__ import annotations

import pytest

import bocage
from bocage.cli.describe import Describer
from bocage.kernel import Decision, Match
from bocage.registry import system_of
from bocage.server import wire
from bocage.show import Sketch
from bocage.systems.tide_of_fortune.rules.combat.declaring import DeclareAttacks
from bocage.systems.tide_of_fortune.rules.movement.movement import March, Movement
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED
from bocage.text import LOCALES
from tests.support.random_games import decisions

SCENARIOS = ("campaign", "market-garden", "aachen", "joes-bridge")


def game_of(match: Match) -> Game:
    assert isinstance(match.game, Game)
    return match.game


def sketched(match: Match, seat: int = 0) -> Sketch:
    return system_of(match).show.sketch(match.view(seat))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_that_is_drawn_has_a_name(scenario: str, language: str) -> None:
    match = bocage.new(f"tide-of-fortune/{scenario}", seed=1)
    sketch, describer = sketched(match), Describer(system_of(match), language)
    pieces = [*sketch.pieces, *(piece for tray in sketch.trays for piece in tray.pieces)]
    named = {cell.terrain for cell in sketch.cells} | {stroke.kind for stroke in sketch.strokes}
    named |= {cell.caption for cell in sketch.cells if cell.caption}
    named |= {mark.label or mark.kind for cell in sketch.cells for mark in cell.marks}
    named |= {word for piece in pieces for word in (piece.label, piece.look, *(name for name, _ in piece.values))}
    known = {word for word in named if describer.catalogue.has(f"name-{word}")}
    assert {word for word in named - known if "/" not in word} == set()


def test_towns_are_captions_and_what_counts_is_a_goal_of_its_holder() -> None:
    sketch = sketched(bocage.new("tide-of-fortune/joes-bridge", seed=1))
    captions = {cell.caption: cell for cell in sketch.cells if cell.caption}
    assert captions["place-valkenswaard"].name == "6327"
    goals = {mark.label: mark.holder for cell in sketch.cells for mark in cell.marks if mark.is_goal}
    assert goals["place-eindhoven"] == 1


@pytest.mark.rule("tof.ruling.bridge-ends")
def test_bridges_are_points_of_the_board_and_blown_ones_are_marked_there() -> None:
    match = bocage.new("tide-of-fortune/campaign", seed=1)
    scene, sketch = match.view(0).scene, sketched(match)
    at = {spot.id: spot.at for spot in sketch.spots}
    assert len(at) == len(scene.ground.bridges)
    blown = [mark for cell in sketch.cells for mark in cell.marks if mark.kind == "blown-bridge"]
    assert blown
    assert {mark.at for mark in blown} <= set(at.values())


def test_a_large_board_is_sent_small() -> None:
    form = wire.board(sketched(bocage.new("tide-of-fortune/campaign", seed=1)))
    assert len(form.bare) + len(form.cells) == 96 * 62
    assert len(form.cells) < 400
    assert len(form.outline) == 6


def test_lenses_over_the_map_are_what_the_rules_keep() -> None:
    match = bocage.new("tide-of-fortune/market-garden", seed=1)
    show, game = system_of(match).show, game_of(match)
    for seat in (0, 1):
        found = show.lenses(match.view(seat))
        bound = {hex for hex, grip in enumerate(game.grips[seat]) if grip}
        zones = [set(found[name]) for name in ("zone-weak", "zone-strong", "zone-contested")]
        assert set.union(*zones) == bound
        assert sum(map(len, zones)) == len(bound)
        for division in game.divisions:
            hq = game.hq_of(division)
            if division.seat == seat and hq.on_map:
                assert hq.hex in found["command"]
                assert (hq.hex in found["supply"]) or (hq.hex in found["unsupplied"])


def far_march() -> tuple[Match, Decision, Movement]:
    """A unit that can go further than is listed is asked where to."""
    for match, decision in decisions("tide-of-fortune/joes-bridge", seed=5):
        movement = match.view(decision.seat).asking
        if isinstance(movement, Movement) and len(movement.reach(game_of(match)).cost) > 45:
            return match, decision, movement
    raise AssertionError("nobody marches far")


@pytest.mark.rule("tof.7.move-mp")
def test_every_hex_in_reach_is_a_destination_and_its_course_ends_there() -> None:
    match, decision, movement = far_march()
    view, show, game = match.view(decision.seat), system_of(match).show, game_of(match)
    here = game.unit(movement.unit).hex
    unlisted = [hex for hex in movement.reach(game).cost if hex != here and March(hex) not in decision.options]
    assert unlisted
    for hex in unlisted:
        assert show.way(view, decision, hex) == (March(hex),)
        assert show.course(view, March(hex))[-1] == hex
    assert show.way(view, decision, here) == ()


def test_the_status_tells_where_the_marker_of_the_track_lies() -> None:
    for match, _ in decisions("tide-of-fortune/joes-bridge", seed=2):
        lines = [line.args for line in system_of(match).show.status(match.view(0)) if line.key == "status-track"]
        if lines:
            break
    boxes = match.view(0).scene.rulebook.track.boxes
    assert [args["what"] for args in lines] == [f"box-{boxes[args['number']].lower()}" for args in lines]
    assert lines


def test_the_score_is_what_the_scenario_counts_for_the_allies() -> None:
    match = bocage.new("tide-of-fortune/joes-bridge", seed=1)
    show, game = system_of(match).show, game_of(match)
    assert show.score(match.view(0)) == {ALLIED: 0}
    son = game.sites[game.scene.site_names.index("son")]
    game.put(son.but(holder=ALLIED))
    assert show.score(match.view(1)) == {ALLIED: 1}


def test_without_points_the_score_is_for_how_long_the_bridgehead_is_held() -> None:
    match = bocage.new("tide-of-fortune/market-garden", seed=1)
    game = game_of(match)
    game.put(game.now.but(bridgehead=2))
    assert system_of(match).show.score(match.view(0)) == {ALLIED: 2}


@pytest.mark.rule("tof.7.move-mp", "tof.7.stack-limit", "tof.8.line", "tof.9.other-water", "tof.9.major-rivers")
def test_the_ground_of_a_hex_says_what_it_costs_and_which_water_bounds_it() -> None:
    match = bocage.new("tide-of-fortune/joes-bridge", seed=1)
    view, show = match.view(0), system_of(match).show
    ground = view.scene.ground
    wet = next(hex for hex, sides in enumerate(ground.around) if any(water for _, water, _ in sides))
    lines = show.ground(view, wet)
    terrain = ground.terrain(wet, False)
    assert lines[0].args == {"leg": str(terrain.cost("leg") // 2), "mot": str(terrain.cost("mot") // 2)}
    assert lines[1].args["value"] == terrain.line
    beyond = {near for near, water, _ in ground.around[wet] if water}
    assert {line.args["hex"] for line in lines[2:]} == beyond


def announcing() -> tuple[Match, DeclareAttacks]:
    """Somebody names those who attack a hex."""
    for seed in range(9):
        for match, decision in decisions("tide-of-fortune/joes-bridge", seed=seed):
            frame = match.view(decision.seat).asking
            if isinstance(frame, DeclareAttacks) and frame.units:
                return match, frame
    raise AssertionError("nobody attacks")


@pytest.mark.rule("tof.ruling.order-flow")
def test_what_is_attacked_is_marked_for_both_and_so_are_those_who_attack() -> None:
    match, frame = announcing()
    hexes = {frame.hex, *(attack.hex for attack in frame.made)}
    units = {*frame.units, *(unit for attack in frame.made for unit in attack.units)}
    for seat in (0, 1):
        sketch = sketched(match, seat)
        marked = {cell.place for cell in sketch.cells for mark in cell.marks if mark.kind == "under-attack"}
        attacking = {piece.unit for piece in sketch.pieces if "attacking" in piece.states}
        assert (marked, attacking) == (hexes, units)
    quiet = sketched(bocage.new("tide-of-fortune/joes-bridge", seed=1))
    assert not any(mark.kind == "under-attack" for cell in quiet.cells for mark in cell.marks)
