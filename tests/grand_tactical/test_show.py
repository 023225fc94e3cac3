"""What clients are shown of Grand Tactical: counters, marks, trays and what is lit up around a unit."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.board.bits import bits
from bocage.cli.describe import Describer
from bocage.kernel import LiveDice, ScriptedDice
from bocage.kernel.records import SPECTATOR
from bocage.show import Sketch, Speaker
from bocage.systems.grand_tactical import SYSTEM
from bocage.systems.grand_tactical.rules.activation.activation import Activate
from bocage.systems.grand_tactical.rules.artillery.indirect import why_no_indirect_fire, why_unreached
from bocage.systems.grand_tactical.rules.assault.assault import AssaultHex, LaunchAssault
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.movement.column import FormColumn
from bocage.systems.grand_tactical.rules.movement.costs import allowance, step_cost, why_closed
from bocage.systems.grand_tactical.rules.movement.move import Enter
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit
from bocage.text import SHARED, Catalogue
from tests.support.positions import matched

SCENARIOS = ["neuville", "merderet", "arnhem"]
ARTILLERY: dict[str, Any] = {
    "begin": {"chit": "us"},
    "units": {
        "a": {"type": "us-para", "at": "G5"},
        "gun": {"type": "us-75pack", "at": "G2", "of": "us-white", "park": True, "contact": "us"},
        "tank": {"type": "us-m4", "at": "E2", "of": "us-black"},
        "far": {"type": "us-75pack-1", "at": "G2", "of": "us-white", "park": True},
        "mortar": {"type": "us-81", "at": "G4"},
        "engineers": {"type": "ss-pi", "at": "P12"},
        "x": {"type": "ll-gren", "at": "G9"},
    },
    "leaders": {"us": "G5"},
}


def new(scenario: str) -> Game:
    game = SYSTEM.play.new(scenario, LiveDice("show", scenario), {})
    assert isinstance(game, Game)
    return game


def drawn(**more: Any) -> Game:
    game = SYSTEM.play.position({**ARTILLERY, **more}, ScriptedDice([]))
    assert isinstance(game, Game)
    return game


def sketch(game: Game, seat: int) -> Sketch:
    return SYSTEM.show.sketch(SYSTEM.play.view(game, seat))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_is_drawn_has_a_name(scenario: str, language: str) -> None:
    words = Catalogue(language, [SHARED, SYSTEM.folder / "text"])
    shown = sketch(new(scenario), 0)
    named = {cell.terrain for cell in shown.cells} | {stroke.kind for stroke in shown.strokes}
    named |= {mark.label or mark.kind for cell in shown.cells for mark in cell.marks} - {"victory"}
    pieces = [*shown.pieces, *(piece for tray in shown.trays for piece in tray.pieces)]
    named |= {piece.look for piece in pieces} | {state.removesuffix("-1") for one in pieces for state in one.states}
    assert [word for word in sorted(named) if not words.has(f"name-{word}")] == []


@pytest.mark.rule("gts.reinf.enter-on-divact")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_leaders_are_marks_and_those_who_come_lie_in_trays(scenario: str) -> None:
    game = new(scenario)
    shown = sketch(game, 0)
    leaders = [mark.label for cell in shown.cells for mark in cell.marks if mark.kind == "leader"]
    assert sorted(leaders) == sorted(leader.name for leader in game.leaders if leader.hex >= 0)
    lying = [piece.unit for tray in shown.trays if tray.kind == "box" for piece in tray.pieces]
    assert sorted(lying) == [unit.id for unit in game.units if unit.where in ("box", "later")]
    for tray in shown.trays:
        for piece in tray.pieces:
            unit = game.unit(piece.unit)
            assert (unit.seat, unit.formation) == (tray.seat, piece.group)
            assert dict(piece.values).get("due") == (unit.due if unit.where == "later" else None)


@pytest.mark.rule("gts.dp.secret", "gts.ruling.dp-secret-amount")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_cup_shows_no_formation_chit_of_the_enemy(seat: int) -> None:
    game = new("merderet")
    for chit in game.chits:
        game.put(chit.but(zone="cup"))
    for tray in sketch(game, seat).trays:
        if tray.kind == "cup":
            kinds = {game.chits[line.args["chit"]].kind for line in tray.lines if "chit" in line.args}
            assert ("formation" in kinds) is (tray.seat == seat)
            assert any(line.key == "tray-unknown-chits" for line in tray.lines) is (tray.seat != seat)


def test_trays_are_spoken_with_names() -> None:
    view = SYSTEM.play.view(new("neuville"), 0)
    trays = Speaker(SYSTEM.show, view, lambda key: True).trays(SYSTEM.show.sketch(view).trays)
    assert {tray.title.args["seat"].name for tray in trays if tray.kind == "cup"} == set(view.scene.seats)


@pytest.mark.rule("gts.park.create")
def test_a_park_is_a_tray_with_its_batteries() -> None:
    game = drawn()
    (park,) = [tray for tray in sketch(game, 0).trays if tray.kind == "park"]
    assert (park.seat, [piece.label for piece in park.pieces]) == (0, ["gun", "far"])
    game.put(game.parks[0].but(fired=True))
    assert [tray.kind for tray in sketch(game, 0).trays if tray.pieces] == ["park-fired"]


@pytest.mark.rule("gts.counter.av-red", "gts.counter.colours")
def test_values_have_the_colours_of_their_weapons() -> None:
    tones = {piece.label: dict(piece.tones) for piece in sketch(drawn(), 0).pieces}
    assert tones["a"] == {"fire": "small-arms", "assault": "dual-purpose", "movement": "leg"}
    assert (tones["engineers"]["assault"], tones["engineers"]["assault-number"]) == ("dual-purpose", "red")
    assert tones["tank"]["defence"] == "armoured"
    assert (tones["tank"]["stripe"], tones["gun"]["stripe"]) == ("black", "white")


@pytest.mark.rule("gts.move.basic")
def test_the_ground_is_told_as_the_chart_has_it() -> None:
    game = drawn(terrain={"E5": "hedgerow"})
    view = SYSTEM.play.view(game, 0)
    describer = Describer(SYSTEM, "en")
    told = [describer.say(line) for line in describer.speaker(view).ground(game.scene.place("E5", "test"))]
    assert told == [
        "Leg: 3 to enter, in Column 2",
        "Wheeled: – to enter, in Column –",
        "Tracked: 6 to enter, in Column –",
        "Fire at units here: -2 at unarmoured ones, -1 at armoured ones",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_scenario_has_a_briefing(language: str) -> None:
    words = Catalogue(language, [SHARED, SYSTEM.folder / "text"])
    told = [words.text(f"name-{scenario}", attribute="briefing") for scenario in SYSTEM.play.scenarios()]
    assert [text for text in told if text.startswith("[")] == []
    assert len(set(told)) == 5


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scenario", "lead", "less"), [("neuville", 4, 3), ("merderet", 3, -3), ("arnhem", 1, 0)])
def test_the_lead_that_wins_is_told(scenario: str, lead: int, less: int, language: str) -> None:
    game = new(scenario)
    view = SYSTEM.play.view(game, 0)
    (line,) = [line for line in SYSTEM.show.status(view) if line.key == "status-verdict"]
    assert (line.args["lead"], line.args["less"]) == (lead, less)
    assert Describer(SYSTEM, language).speaker(view).status()[3].args["enemy"].name == "german"


def hexes(game: Game, *names: str) -> set[int]:
    return {game.scene.place(name, "test") for name in names}


@pytest.mark.rule("gts.contact.attempt", "gts.contact.where-marker", "gts.obs.leader-line")
def test_the_lens_of_contact_joins_batteries_and_those_who_observe_for_them() -> None:
    game = drawn()
    named = {unit.name: unit.id for unit in game.units}

    def lit(unit: str) -> dict[int, str]:
        view = SYSTEM.play.view(game, 0)
        return dict(SYSTEM.show.overlays(view, named[unit]).get("contact", {}))

    assert set(lit("a")) == set(lit("mortar")) == hexes(game, "G2")
    assert set(lit("gun")) == hexes(game, "G5", "G4", "E2", "G2")
    assert {hex for hex, label in lit("gun").items() if label == "♦"} == hexes(game, "G5")
    assert lit("far") == dict.fromkeys(hexes(game, "G5"), "6")
    game.put(game.unit(named["far"]).but(tried=game.now.turn))
    assert lit("far") == {}


@pytest.mark.rule("gts.reinf.safe")
def test_a_mortar_in_an_entry_hex_has_no_lens_of_indirect_fire() -> None:
    game = drawn()
    mortar = next(unit for unit in game.units if unit.name == "mortar")
    assert "observed" in SYSTEM.show.overlays(SYSTEM.play.view(game, 0), mortar.id)
    game.put(mortar.but(entering=True))
    assert "observed" not in SYSTEM.show.overlays(SYSTEM.play.view(game, 0), mortar.id)


@pytest.mark.rule("gts.fz.def", "gts.cmd.definition", "gts.move.basic", "gts.move.half-points")
@pytest.mark.rule("gts.fire.indirect-target")
def test_overlays_are_what_the_rules_say() -> None:
    game = new("neuville")
    view = SYSTEM.play.view(game, 0)
    for number in bits(game.present[0] | game.present[1]):
        unit, found = game.unit(number), SYSTEM.show.overlays(view, number)
        assert set(found.get("swept", ())) == set(bits(game.zones[number]))
        guns = why_no_indirect_fire(game, unit) is None
        shelled = [hex for hex in range(len(game.scene.grid)) if guns and why_unreached(game, unit, hex) is None]
        assert list(found.get("observed", ())) == shelled
        for hex in range(len(game.scene.grid)):
            assert (hex in found.get("command", ())) is is_commanded(game, unit.but(hex=hex, entering=False))
            watching = sum(game.zones[enemy] >> hex & 1 for enemy in bits(game.present[1 - unit.seat]))
            assert found.get("watched", {}).get(hex, "0") == str(watching)
        assert_shortest(game, unit, {hex: halves(text) for hex, text in found.get("reach", {}).items()})


def halves(text: str) -> int:
    return HALF * int(text.removesuffix("½") or 0) + text.endswith("½")


def assert_shortest(game: Game, unit: Unit, costs: dict[int, int]) -> None:
    """Each hex costs what its cheapest neighbour and the step from there cost, and what is left out costs too much."""
    spent = {unit.hex: 0, **costs}
    for hex in range(len(game.scene.grid)):
        if hex != unit.hex:
            ways = [
                spent[near] + cost
                for near in game.scene.grid.neighbours(hex)
                if near in spent and why_closed(game, unit.but(hex=near), hex) is None
                if (cost := step_cost(game, unit.but(hex=near), hex)) is not None
            ]
            least = min(ways, default=allowance(game, unit) + 1)
            assert costs.get(hex) == (least if least <= allowance(game, unit) else None), (unit.name, hex)


@pytest.mark.rule("gts.assault.opp-fire", "gts.opp.trigger-assault", "gts.opp.trigger-move")
@pytest.mark.parametrize(
    ("act", "told"),
    [
        ([MoveOut(0), (Enter, "D4")], "Opportunity fire at a on the way to D4"),
        ([(AssaultHex, 0, "E4"), LaunchAssault()], "Opportunity fire at a before the assault"),
        ([MoveOut(0), FormColumn()], "Opportunity fire at a, forming or leaving Column"),
    ],
)
def test_whoever_may_fire_is_told_what_he_fires_at(act: list[Any], told: str) -> None:
    units = {
        "a": {"type": "us-inf", "at": "E5"},
        "b": {"type": "us-inf", "at": "E5"},
        "x": {"type": "ge-fjr", "at": "E4"},
    }
    position = {"begin": {"chit": "us"}, "units": units}
    match = matched(SYSTEM, SYSTEM.play.position(position, ScriptedDice([0, 0, 0])))
    game = match.game
    assert isinstance(game, Game)
    match.choose(Activate(0), seat=0)
    for option in act:
        if isinstance(option, tuple):
            kind, *args, place = option
            option = kind(*args, game.scene.place(place, "test"))
        match.choose(option, seat=0)
    view = match.view(1)
    assert Describer(SYSTEM, "en").frame(view, view.frames[-1]) == told
