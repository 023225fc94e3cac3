from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bocage.content import ContentError, Fault, Shelf
from bocage.content.shelf import KEPT_SCENES
from bocage.kernel import BocageError

from .records import write


class Weather(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fog: bool = False
    wind: int = 0


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    learning: bool = False
    settings: Weather = Weather()


class Field:
    """The scene of a battle."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle


class Battles(Shelf[Battle, Field]):
    SET_BY_MATCH = ("rounds",)

    def read_scenario(self, name: str) -> Battle:
        path = f"scenarios/{name}.toml"
        battle = self.load(Battle, path)
        with self.checking(path):
            if battle.rounds < 1:
                raise Fault("rounds", "there is no time for it")
        return battle

    def make_scene(self, scenario: Battle) -> Field:
        return Field(scenario)

    def rank(self, scenario: Battle) -> tuple[int, ...]:
        return (not scenario.learning,)


@pytest.fixture
def battles(tmp_path: Path) -> Battles:
    for name, text in {"bridge": "rounds = 6", "creek": "rounds = 4", "ford": "rounds = 3\nlearning = true"}.items():
        write(tmp_path / f"scenarios/{name}.toml", text)
    return Battles(tmp_path, game="battles")


def test_scenarios_are_listed_by_their_rank_and_then_by_name(battles: Battles) -> None:
    assert battles.scenario_names == ("ford", "bridge", "creek")


def test_matches_with_the_same_settings_share_a_scene(battles: Battles) -> None:
    foggy = battles.scene("bridge", {"wind": 2, "fog": True})
    assert foggy is battles.scene("bridge", {"fog": True, "wind": 2})
    assert foggy is not battles.scene("bridge", {})
    assert foggy.battle == Battle(6, settings=Weather(fog=True, wind=2))


def test_a_match_may_set_some_fields_of_the_scenario_itself(battles: Battles) -> None:
    assert battles.scene("bridge", {"rounds": 2, "wind": 1}).battle == Battle(2, settings=Weather(wind=1))


def test_no_number_of_settings_fills_the_memory(battles: Battles) -> None:
    first = battles.scene("bridge", {"wind": 0})
    for wind in range(KEPT_SCENES):
        battles.scene("bridge", {"wind": wind})
    assert battles.scene("bridge", {"wind": 0}) is first
    battles.scene("bridge", {"wind": KEPT_SCENES})
    assert battles.scene("bridge", {"wind": 0}) is not first


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"rain": True}, "the settings cannot be read: settings.rain: unknown field"),
        ({"fog": "thick"}, "the settings cannot be read: settings.fog: expected bool, got str"),
        ({"rounds": None}, "the settings cannot be read: rounds: expected int, got null"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_one_line(
    battles: Battles, settings: dict[str, object], problem: str
) -> None:
    with pytest.raises(BocageError) as caught:
        battles.scene("bridge", settings)
    assert str(caught.value) == problem


def test_what_a_check_finds_names_the_file(battles: Battles, tmp_path: Path) -> None:
    write(tmp_path / "scenarios/rush.toml", "rounds = 0")
    with pytest.raises(ContentError) as caught:
        battles.scenario("rush")
    assert str(caught.value) == f"{tmp_path / 'scenarios/rush.toml'}: rounds: there is no time for it"
