from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from bocage.content import ContentError, Pack, Sources, load_map, packs_for

from .records import Note, Rally, Smoke, Unit, write

GAME = "tide-of-iron"

UNITS = """
[us-regular]
range = 4
against = { men = 3, tanks = 1 }

[us-elite]
range = 5
effect = { kind = "rally", steps = 2 }
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    write(tmp_path / "base/units.toml", UNITS)
    write(tmp_path / "base/scenarios/bridge.toml", "text = 'the bridge'")
    return tmp_path / "base"


def make_pack(folder: Path, files: dict[str, str], game: str = GAME) -> Path:
    write(folder / "pack.toml", f"name = '{folder.name}'\nversion = '1'\ngame = '{game}'")
    for path, text in files.items():
        write(folder / path, text)
    return folder


def units(base: Path, *packs: Path) -> dict[str, Unit]:
    return Sources(base, packs, game=GAME).load_table(Unit, "units.toml")


def flaw(base: Path, *packs: Path) -> str:
    with pytest.raises(ContentError) as caught:
        units(base, *packs)
    assert len(str(caught.value).splitlines()) == 1
    return str(caught.value)


def test_without_packs_the_content_is_the_games_own(base: Path) -> None:
    assert units(base)["us-regular"] == Unit("us-regular", 4, against={"men": 3, "tanks": 1})


def test_a_pack_overrides_the_fields_that_it_gives(base: Path, tmp_path: Path) -> None:
    pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular]\nrange = 6"})
    found = units(base, pack)
    assert found["us-regular"] == Unit("us-regular", 6, against={"men": 3, "tanks": 1})
    assert found["us-elite"] == Unit("us-elite", 5, effect=Rally(2))


def test_a_pack_overrides_inside_a_table_of_a_record(base: Path, tmp_path: Path) -> None:
    pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular.against]\ntanks = 2"})
    assert units(base, pack)["us-regular"].against == {"men": 3, "tanks": 2}


def test_an_effect_of_another_kind_replaces_the_old_one(base: Path, tmp_path: Path) -> None:
    pack = make_pack(tmp_path / "printed", {"units.toml": "[us-elite]\neffect = { kind = 'smoke' }"})
    assert units(base, pack)["us-elite"].effect == Smoke()


def test_a_pack_adds_records_after_the_games_own(base: Path, tmp_path: Path) -> None:
    pack = make_pack(tmp_path / "more", {"units.toml": "[de-regular]\nrange = 4"})
    assert list(units(base, pack)) == ["us-regular", "us-elite", "de-regular"]


def test_later_packs_override_earlier_ones(base: Path, tmp_path: Path) -> None:
    one = make_pack(tmp_path / "one", {"units.toml": "[us-regular]\nrange = 6\ncost = 2"})
    two = make_pack(tmp_path / "two", {"units.toml": "[us-regular]\nrange = 7"})
    assert units(base, one, two)["us-regular"].range == 7
    assert units(base, two, one)["us-regular"].range == 6
    assert units(base, one, two)["us-regular"].cost == 2


def test_a_document_of_a_pack_replaces_the_whole_one(base: Path, tmp_path: Path) -> None:
    pack = make_pack(tmp_path / "printed", {"scenarios/bridge.toml": "text = 'another bridge'"})
    assert Sources(base, game=GAME).load(Note, "scenarios/bridge.toml") == Note("the bridge")
    assert Sources(base, [pack], game=GAME).load(Note, "scenarios/bridge.toml") == Note("another bridge")


def test_a_pack_overrides_single_numbers_of_a_merged_document(base: Path, tmp_path: Path) -> None:
    write(base / "rulebook.toml", "[smoke]\ncover = 2\nrounds = 1\n[mines]\ndice = 4")
    pack = make_pack(tmp_path / "printed", {"rulebook.toml": "[smoke]\ncover = 3"})
    found = Sources(base, [pack], game=GAME).load_merged(dict[str, dict[str, int]], "rulebook.toml")
    assert found == {"smoke": {"cover": 3, "rounds": 1}, "mines": {"dice": 4}}


def test_a_pack_adds_documents_to_the_folders_of_the_game(base: Path, tmp_path: Path) -> None:
    pack = make_pack(
        tmp_path / "more", {"scenarios/ford.toml": "text = 'the ford'", "README.md": "", ".git/x.toml": ""}
    )
    sources = Sources(base, [pack], game=GAME)
    assert sources.files("scenarios") == ("scenarios/bridge.toml", "scenarios/ford.toml")
    assert sources.load(Note, "scenarios/ford.toml") == Note("the ford")


def test_maps_are_found_in_packs(base: Path, tmp_path: Path) -> None:
    write(base / "maps/ford.toml", "grid = '.'\nlegend = { '.' = 'open' }")
    pack = make_pack(tmp_path / "printed", {"maps/ford.toml": "grid = '. .'\nlegend = { '.' = 'open' }"})
    assert load_map(Sources(base, [pack], game=GAME).find("maps/ford.toml")).columns == 2


def test_sources_know_their_packs(base: Path, tmp_path: Path) -> None:
    pack = make_pack(tmp_path / "printed", {})
    assert Sources(base, [pack], game=GAME).packs == (Pack("printed", "1", GAME),)


def test_packaged_content_can_be_a_base() -> None:
    assert Sources(files("bocage.content"), game=GAME).files("no-such-folder") == ()


class TestBrokenPacks:
    def test_bad_toml(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular]\nrange ="})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: line 2: invalid value at the end of the file"

    def test_a_value_of_the_wrong_type_is_laid_to_the_pack(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular.against]\ntanks = 'two'"})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: us-regular.against.tanks: expected int, got str"

    def test_a_bad_value_of_the_game_is_laid_to_the_game(self, base: Path, tmp_path: Path) -> None:
        write(base / "units.toml", "[us-regular]\nrange = 4\ncost = 'x'")
        pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular]\nrange = 5"})
        assert flaw(base, pack) == f"{base / 'units.toml'}: us-regular.cost: expected int, got str"

    def test_the_last_pack_that_gave_the_value_is_named(self, base: Path, tmp_path: Path) -> None:
        one = make_pack(tmp_path / "one", {"units.toml": "[us-regular]\nrange = 'x'"})
        two = make_pack(tmp_path / "two", {"units.toml": "[us-regular]\nrange = 'y'"})
        three = make_pack(tmp_path / "three", {"units.toml": "[us-elite]\nrange = 6"})
        assert flaw(base, one, two, three) == f"{two / 'units.toml'}: us-regular.range: expected int, got str"

    def test_an_unknown_field(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular]\nrnage = 5"})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: us-regular.rnage: unknown field"

    def test_a_new_record_that_is_incomplete(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regullar]\ncost = 1"})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: us-regullar.range: missing"

    def test_a_replaced_list_that_is_incomplete(self, base: Path, tmp_path: Path) -> None:
        write(base / "units.toml", "[a]\nrange = 4\nweapons = [{ fire = 1 }]")
        pack = make_pack(tmp_path / "printed", {"units.toml": "[a]\nweapons = [{ range = 1 }]"})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: a.weapons[0].fire: missing"

    def test_a_pack_that_makes_a_record_contradict_itself(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {"units.toml": "[us-regular]\ncost = 9"})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: us-regular: the range is below the cost"

    def test_a_section_that_is_a_value(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {"units.toml": "us-regular = 5"})
        assert flaw(base, pack) == f"{pack / 'units.toml'}: us-regular: expected a [section], got int"

    def test_the_wrong_game(self, base: Path, tmp_path: Path) -> None:
        pack = make_pack(tmp_path / "printed", {}, game="chess")
        assert flaw(base, pack) == f"{pack / 'pack.toml'}: game: the pack is for chess, not for {GAME}"

    def test_no_manifest(self, base: Path, tmp_path: Path) -> None:
        assert flaw(base, tmp_path / "none") == f"{tmp_path / 'none/pack.toml'}: no such file"

    @pytest.mark.parametrize(
        ("manifest", "message"),
        [
            ("name = 'p'\ngame = 'tide-of-iron'", "version: missing"),
            ("name = 'p'\nversion = 1\ngame = 'tide-of-iron'", "version: expected str, got int"),
            ("name = ''\nversion = '1'\ngame = 'tide-of-iron'", "name: expected str of length >= 1"),
            ("name = 'p'\nversion = '1'\ngame = 'tide-of-iron'\nauthor = 'x'", "author: unknown field"),
        ],
    )
    def test_a_bad_manifest(self, base: Path, tmp_path: Path, manifest: str, message: str) -> None:
        write(tmp_path / "printed/pack.toml", manifest)
        assert flaw(base, tmp_path / "printed") == f"{tmp_path / 'printed/pack.toml'}: {message}"

    @pytest.mark.parametrize("path", ["unit.toml", "scenario/bridge.toml"])
    def test_a_file_that_overrides_nothing(self, base: Path, tmp_path: Path, path: str) -> None:
        pack = make_pack(tmp_path / "printed", {path: ""})
        assert flaw(base, pack) == f"{pack / path}: overrides nothing: {GAME} has no such file"


@pytest.mark.parametrize("path", ["../secret.toml", "/etc/hosts", "a/../../b.toml", "", ".", "..\\b.toml", "a\0.toml"])
def test_paths_stay_inside_the_content(base: Path, path: str) -> None:
    with pytest.raises(ContentError, match="not a path inside the content folder"):
        Sources(base, game=GAME).load(Note, path)


@pytest.mark.parametrize("path", ["none.toml", "none/none.toml", "scenarios", "n" * 300])
def test_a_file_that_nobody_has(base: Path, path: str) -> None:
    with pytest.raises(ContentError) as caught:
        Sources(base, game=GAME).load(Note, path)
    assert str(caught.value) == f"{path}: no such file"


def test_the_packs_for_a_game_are_found_on_a_shelf(tmp_path: Path) -> None:
    two = make_pack(tmp_path / "two", {})
    one = make_pack(tmp_path / "one", {})
    make_pack(tmp_path / "other", {}, game="chess")
    write(tmp_path / "no-pack/units.toml", "")
    assert packs_for(GAME, tmp_path) == (one, two)
