"""Batteries: random games with Parks and contact, and what a Park's hex forbids."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bocage.kernel import SPECTATOR, LiveDice, Match, ScriptedDice, Seat
from bocage.registry import system
from bocage.systems.grand_tactical.rules.artillery.indirect import mission_zone
from bocage.systems.grand_tactical.rules.batteries.contact import in_contact
from bocage.systems.grand_tactical.rules.batteries.markers import battery_states, units_of
from bocage.systems.grand_tactical.rules.batteries.parks import why_no_digging
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP
from tests.generic.play import question, twin_of
from tests.support.positions import matched

GRAND_TACTICAL = system("grand-tactical")
CHITS = ("us-division", "us-division-2", "german-division", "us", "us-2", "german", "german-2", "direct-us")
BATTLE: dict[str, Any] = {
    "chits": {"cup": CHITS, "carried": "direct-german"},
    "divisions": {
        "us-division": {"dp": 6, "cp": 8, "parks": 2},
        "us-division-2": {"dp": 4, "cp": 4},
        "german-division": {"dp": 6, "cp": 8, "parks": 2},
    },
    "terrain": {"G7": "woods", "I6": "woods", "H8": "village"},
    "posts": ["E6"],
    "units": {
        "us-a": {"type": "us-para", "at": "G5"},
        "us-b": {"type": "us-para", "at": "E6"},
        "us-c": {"type": "us-inf", "at": "K5", "of": "us-2"},
        "us-m": {"type": "us-81", "at": "G4"},
        "us-gun": {"type": "us-75pack", "at": "G2", "of": "us-white", "park": True, "contact": "us"},
        "us-sp": {"type": "us-105sp", "at": "G2", "of": "us-white", "park": True},
        "us-far": {"type": "us-105", "at": "K2", "of": "us-2"},
        "us-other-gun": {"type": "us-75pack-1", "at": "C2", "of": "us-other"},
        "ge-a": {"type": "ll-gren", "at": "G9"},
        "ge-b": {"type": "ll-gren", "at": "K9", "of": "german-2"},
        "ge-i": {"type": "ge-ig", "at": "G10"},
        "ge-m": {"type": "ge-mortar", "at": "K10", "of": "german-2"},
        "ge-tank": {"type": "ge-stug", "at": "I9"},
        "ge-gun": {"type": "ge-105", "at": "H13", "of": "german-white", "park": True, "contact": "german"},
        "ge-werfer": {"type": "ge-werfer", "at": "H13", "of": "german-white", "park": True},
        "ge-fort": {"type": "ge-emp", "at": "D12", "of": "german-white", "contact": "german-2"},
    },
}
GAMES = 24
SEEN = {
    "ParkCreated", "ParkDissolved", "ParkFired", "ParkJoined", "ContactTried", "ContactLost", "BarrageLaid",
    "MissionLost", "Shelled",
}  # fmt: skip
"""What happens in some of the games, so that the checks have something to find."""


def position(**beside: Any) -> Game:
    game = GRAND_TACTICAL.play.position({**BATTLE, **beside}, ScriptedDice([]))
    assert isinstance(game, Game)
    return game


def battle(seed: int) -> Match:
    """A random battle between two sides with Parks, batteries in contact and without, and emplaced guns."""
    return matched(GRAND_TACTICAL, GRAND_TACTICAL.play.position(BATTLE, LiveDice("batteries", str(seed))))


def check_markers(game: Game) -> None:
    for unit in game.units:
        if unit.park != NONE:
            park = game.parks[unit.park]
            assert (park.hex, park.division) == (unit.hex, unit.division), unit.name
            assert not unit.mounted, unit.name
            assert not unit.column, unit.name
            assert unit.shelter == "none", unit.name
        if unit.contact != NONE:
            assert unit.on_map, unit.name
    for park in game.parks:
        assert park.hex == OFF_MAP or units_of(game, park.id), park.id
    for leader in game.leaders:
        assert in_contact(game, leader.formation).bit_count() <= leader.attachment, leader.name


def check_indexes(game: Game) -> None:
    again = game.clone()
    again.rebuild()
    for name in Game._indexes[1:]:
        assert getattr(again, name) == getattr(game, name), name


def check_view(match: Match, seat: Seat, salt: int) -> None:
    """What the seat imagines shows it the same, and asks it the same."""
    twin = twin_of(match, seat, salt)
    assert twin.view(seat).plain() == match.view(seat).plain()
    assert isinstance(twin.game, Game)
    assert all(division.dp >= 0 for division in twin.game.divisions)
    if seat in match.pending:
        assert question(twin.pending[seat]) == question(match.pending[seat])


@pytest.mark.rule("gts.park.create", "gts.contact.limit", "gts.ruling.dp-secret-amount")
def test_random_battles_of_batteries_end_keep_their_markers_and_leak_nothing() -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        match, chance = battle(seed), Random(seed)
        for number in range(20_000):
            decision = match.decision
            if decision is None:
                break
            if number % 20 == 0:
                assert isinstance(match.game, Game)
                check_markers(match.game)
                check_indexes(match.game)
                for seat in (0, 1):
                    check_view(match, seat, number)
            match.choose(chance.choice(decision.options), seat=decision.seat)
        assert match.decision is None
        seen |= {type(event).__name__ for event in match.events(SPECTATOR)}
    assert seen >= SEEN


@pytest.mark.rule("gts.park.no-dig")
def test_artillery_in_the_hex_of_a_park_does_not_dig_in_and_others_may() -> None:
    units = {
        "in": {"type": "us-75pack", "at": "G2", "park": True},
        "beside": {"type": "us-105", "at": "G2", "of": "us-2"},
        "company": {"type": "us-para", "at": "G2"},
        "away": {"type": "us-105", "at": "A2"},
    }
    game = position(units=units, chits={"cup": []}, begin={"chit": "us"})
    why = {unit.name: why_no_digging(game, unit) for unit in game.units if unit.on_map}
    assert {name for name, refusal in why.items() if refusal is not None} == {"in", "beside"}


@pytest.mark.rule("gts.contact.where-marker", "gts.contact.markers", "gts.park.fired")
def test_the_state_of_a_battery_in_words() -> None:
    game = position(begin={"chit": "us"})
    named = {unit.name: unit for unit in game.units}
    gun, park = named["us-gun"], game.parks[named["us-gun"].park]
    assert list(battery_states(gun, park, has_marker=True)) == ["park", "in-contact"]
    assert list(battery_states(named["us-sp"], park.but(fired=True), has_marker=True)) == ["park-fired", "pending"]
    assert list(battery_states(named["us-a"], None, has_marker=False)) == []


@pytest.mark.rule("gts.fire.indirect-target", "gts.op.range")
def test_what_is_offered_to_a_battery_is_what_it_or_its_observers_see_in_range() -> None:
    game = position(begin={"chit": "us"})
    gun = next(unit for unit in game.units if unit.name == "us-gun")
    zone, grid = mission_zone(game, gun), game.scene.grid
    names = {game.scene.place_names[hex] for hex in grid.hexes if zone >> hex & 1}
    assert {"G9", "E14", "G12"} <= names
    assert not {"G3", "G4", "G5"} & names
