"""What is shown around a unit agrees with what the rules then allow; cards in hand; standing orders."""

from __future__ import annotations

import random

import pytest

from bocage.kernel import LiveDice, Match, Option, Pass
from bocage.kernel.records import SPECTATOR
from bocage.systems.tide_of_iron import SYSTEM
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import NORMAL, SUPPRESSIVE
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import LeadOpFire
from bocage.systems.tide_of_iron.rules.movement.advance import Enter, Movement, Stop
from bocage.systems.tide_of_iron.rules.movement.entering import points_text, price_of
from bocage.systems.tide_of_iron.rules.phases.action_phase import Activate
from bocage.systems.tide_of_iron.rules.phases.unit_actions import AdvanceWith
from bocage.systems.tide_of_iron.scene.loading import shelf
from bocage.systems.tide_of_iron.show.standing_orders import FireWithin, HoldFire
from tests.support.positions import matched
from tests.support.tide_of_iron import game_of, lit, match_at, named

US, DE = {"figures": {"us-regular": 4}}, {"figures": {"de-regular": 4}, "side": "german"}


def advancing(match: Match, name: str) -> Match:
    """The match in which a unit has begun an advance."""
    moving, unit = match.clone(), named(match, name).id
    for option in (Activate(unit), AdvanceWith(unit)):
        if moving.decision is not None and moving.decision.prompt != "advance.step":
            moving.choose(option)
    return moving


def ends(match: Match, unit: int) -> dict[int, int]:
    """Where an advance may end, and what it costs, by trying every way; the enemy holds fire."""
    found: dict[int, int] = {}
    seen: set[tuple[int, int]] = set()
    front = [match]
    while front:
        here = front.pop()
        game, moving = game_of(here), movement(here, unit)
        assert here.decision is not None
        assert moving is not None
        place = game.unit(unit).hex
        if (place, moving.spent) in seen:
            continue
        seen.add((place, moving.spent))
        if Stop() in here.decision.options:
            found[place] = min(moving.spent, found.get(place, 99))
        for option in here.decision.options:
            if isinstance(option, Enter):
                cost = moving.spent + price_of(game, game.unit(unit), option.hex)
                further = here.clone()
                further.choose(option)
                while further.decision is not None and further.decision.prompt == "op-fire":
                    further.choose(Pass())
                if movement(further, unit) is None:
                    stopped = game_of(further).unit(unit).hex
                    found[stopped] = min(cost, found.get(stopped, 99))
                else:
                    front.append(further)
    return found


def movement(match: Match, unit: int) -> Movement | None:
    """The move that is going on."""
    frames = [frame for frame in match.game.frames() if isinstance(frame, Movement) and frame.unit == unit]
    return frames[-1] if frames else None


@pytest.mark.parametrize("seed", range(12))
def test_the_reach_is_where_an_advance_may_end(seed: int) -> None:
    """Random units, fortifications and wire on a map with hills, woods and a stream."""
    draw = random.Random(seed)
    scene = shelf().scene("mill-bridge", {})
    open_to_all = scene.ground_for[0] & scene.ground_for[1]
    names = [f"{column}{row}" for column in "CDEFGHI" for row in range(3, 9)]
    places = draw.sample([name for name in names if open_to_all >> scene.grid.hex(name) & 1], 8)
    units = {
        "US1": {"hex": places[0], **US},
        "US2": {"hex": places[1], "vehicle": "us-sherman"},
        "US3": {"hex": places[2], "vehicle": "us-truck"},
        **{f"US{n}": {"hex": places[3], **US} for n in (4, 5, 6)},
        "DE1": {"hex": places[4], **DE},
        "DE2": {"hex": places[5], **DE, "status": "op-fire"},
    }
    markers = [{"hex": place, "kind": kind} for place, kind in zip(places[6:], ("wire", "tank-trap"), strict=True)]
    match = match_at(units, map=scene.scenario.map, markers=markers)
    for name in ("US1", "US2", "US3"):
        unit = named(match, name).id
        moving = advancing(match, name)
        start = game_of(moving).unit(unit).hex
        expected = {hex: points_text(cost) for hex, cost in ends(moving, unit).items() if hex != start}
        assert expected
        assert dict(SYSTEM.show.overlays(match.view(0), unit)["reach"]) == expected, name


def test_in_mid_move_the_reach_is_what_the_points_left_allow() -> None:
    match = match_at({"US1": {"hex": "D5", **US}, "DE1": {"hex": "P12", **DE}})
    match = advancing(match, "US1")
    before = lit(match, "US1").get("reach", {})
    match.choose(Enter(SYSTEM.show.names.find(match.view(0), "place", "E5")))
    after = lit(match, "US1").get("reach", {})
    assert before["H5"] == "4"
    assert after["H5"] == "3"
    assert "I5" not in after


def test_the_range_tells_what_the_dice_need() -> None:
    match = match_at({"US1": {"hex": "D5", **US}, "DE1": {"hex": "P12", **DE}})
    range_ = lit(match, "US1").get("range", {})
    assert (range_["E5"], range_["H5"], range_["I5"], range_["L5"]) == ("4+", "5+", "6+", "6+")
    assert "M5" not in range_
    assert set(range_) <= set(lit(match, "US1").get("sight", {}))
    assert lit(match, "US1").get("vehicle-range", {})["F5"] == "6+"


def test_only_units_in_op_fire_mode_watch() -> None:
    units = {"US1": {"hex": "D5", **US}, "DE1": {"hex": "H5", **DE, "status": "op-fire"}, "DE2": {"hex": "P12", **DE}}
    watched = lit(match_at(units), "US1").get("watched", {})
    assert "D5" in watched
    assert "P12" not in watched
    units["DE1"]["status"] = "fresh"
    assert lit(match_at(units), "US1").get("watched", {}) == {}


def test_a_unit_that_is_gone_has_no_overlays() -> None:
    match = match_at({"US1": {"hex": "D5", **US}, "US2": US, "DE1": {"hex": "P12", **DE}})
    assert SYSTEM.show.overlays(match.view(0), named(match, "US2").id) == {}


def test_a_piece_tells_all_that_is_on_the_counter() -> None:
    units = {
        "US1": {"hex": "D5", "figures": {"us-regular": 2, "us-mg": 1}, "specialisation": "none", "condition": "pinned"},
        "US2": {"hex": "E5", "vehicle": "us-halftrack"},
        "US3": {"aboard": "US2", **US},
        "DE1": {"hex": "P12", **DE, "inside": "entrenchment"},
    }
    match = match_at(units, markers=[{"hex": "P12", "kind": "entrenchment"}])
    pieces = {piece.label: piece for piece in SYSTEM.show.sketch(match.view(0)).pieces}
    assert set(pieces) == {"US1", "US2", "DE1"}
    squad, track = pieces["US1"], pieces["US2"]
    assert (squad.look, sorted(squad.figures)) == ("squad", ["us-mg", "us-regular", "us-regular"])
    assert dict(squad.values) == {"movement": 4, "range": 4, "firepower": 5, "vehicle-range": 1, "vehicle-firepower": 4}
    assert squad.states == ("pinned",)
    assert (track.look, dict(track.values)["aboard"]) == ("us-halftrack", 1)
    assert pieces["DE1"].states == ("entrenchment",)


def test_a_hand_is_that_of_the_seat_s_side() -> None:
    sides = {"american": {"hq": ["battery-fire", "ranging-salvo"]}, "german": {"hq": ["battery-fire"]}}
    match = match_at({"US1": {"hex": "D5", **US}, "DE1": {"hex": "P12", **DE}}, sides=sides)
    hands = [[held.name for held in SYSTEM.show.hand(match.view(seat))] for seat in (0, 1, SPECTATOR)]
    assert hands[0] == ["battery-fire", "ranging-salvo"]
    assert [name.removesuffix("-2") for name in hands[1]] == ["battery-fire"]
    assert hands[2] == []
    held = SYSTEM.show.hand(match.view(0))[0]
    assert [line.key for line in held.lines] == ["held-card", "name-battery-fire.text"]


# Standing orders


def watching(distance: int) -> Match:
    """A squad that is about to come under fire at a distance."""
    far = "DEFGHIJKLMNOP"[distance]
    units = {
        "US1": {"hex": "C5", **US},
        "US2": {"hex": "A1", **US},
        "DE1": {"hex": f"{far}5", **DE, "status": "op-fire"},
        "DE2": {"hex": f"{far}6", "figures": {"de-mg": 2}, "side": "german", "status": "op-fire"},
        "DE3": {"hex": "P12", **DE},
    }
    game = SYSTEM.play.position({"units": units}, LiveDice("orders", "case"))
    match = matched(SYSTEM, game)
    return advancing(match, "US1")


def answers(match: Match) -> list[Option]:
    """What the other side answered to the next step."""
    match.choose(Enter(SYSTEM.show.names.find(match.view(0), "place", "D5")))
    found, journal = [], match.journal
    while journal is not None and journal[0].seat == 1:
        found.append(journal[0].option)  # type: ignore[union-attr]
        journal = journal[1]
    return found[::-1]


@pytest.mark.rule("toi.opfire.optional")
def test_nobody_fires_who_holds_fire() -> None:
    match = watching(3)
    match.stand(1, [HoldFire()])
    assert answers(match) == [Pass()]


@pytest.mark.parametrize("suppress", [False, True])
def test_the_best_shot_is_fired_at_who_comes_near(suppress: bool) -> None:
    match = watching(3)
    match.stand(1, [FireWithin(4, suppress)])
    lead, how = answers(match)[:2]
    assert isinstance(lead, LeadOpFire)
    assert lead.unit == named(match, "DE2").id
    assert how == (SUPPRESSIVE if suppress else NORMAL)


@pytest.mark.rule("toi.opfire.optional")
def test_who_is_farther_away_is_let_be() -> None:
    match = watching(6)
    match.stand(1, [FireWithin(4)])
    assert answers(match) == [Pass()]
    other = watching(6)
    other.stand(1, [FireWithin(7)])
    assert isinstance(answers(other)[0], LeadOpFire)
