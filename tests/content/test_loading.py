from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from bocage.content import ContentError, Fault, decode, decode_table, load, load_table

from .records import Note, Unit, write


def flaw(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        decode_table(Unit, text, "units.toml")
    return str(caught.value)


def test_each_section_is_a_record_named_after_it(tmp_path: Path) -> None:
    path = write(tmp_path / "units.toml", "[us-elite]\nrange = 5\ngrade = 'elite'\n\n[us-regular]\nrange = 4\n")
    assert load_table(Unit, path) == {
        "us-elite": Unit("us-elite", 5, grade="elite"),
        "us-regular": Unit("us-regular", 4),
    }
    assert list(load_table(Unit, path)) == ["us-elite", "us-regular"]


def test_the_name_of_a_section_can_go_to_another_field() -> None:
    assert decode_table(Note, "[hello]", "notes.toml", key="text") == {"hello": Note("hello")}


def test_numbers_can_be_keys() -> None:
    units = decode_table(Unit, "[a]\nrange = 4\nby_round = { 1 = 3, 2 = 5 }", "units.toml")
    assert units["a"].by_round == {1: 3, 2: 5}


def test_a_class_that_allows_it_ignores_unknown_fields() -> None:
    assert decode(Note, "text = 'x'\nmore = 1", "note.toml") == Note("x")


def test_a_byte_order_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "note.toml"
    path.write_bytes(b"\xef\xbb\xbftext = 'x'\r\n")
    assert load(Note, path) == Note("x")


@pytest.mark.parametrize(
    ("section", "message"),
    [
        ("range = 'far'", "a.range: expected int, got str"),
        ("range = true", "a.range: expected int, got bool"),
        ("range = 4.5", "a.range: expected int, got float"),
        ("cost = 2", "a.range: missing"),
        ("range = 4\nrnage = 5", "a.rnage: unknown field"),
        ("range = 4\ncost = 0", "a.cost: expected int >= 1"),
        ("range = 4\ngrade = 'green'", "a.grade: invalid enum value 'green'"),
        ("range = 4\nagainst = { men = 1, tanks = 'two' }", "a.against.tanks: expected int, got str"),
        ("range = 4\nagainst = 7", "a.against: expected table, got int"),
        ("range = 4\nby_round = { one = 3 }", "a.by_round: bad key: expected int, got str"),
        ("range = 4\nweapons = [{ fire = 1 }, { fire = 'x' }]", "a.weapons[1].fire: expected int, got str"),
        ("range = 4\nweapons = [{ fire = 1 }, { range = 2 }]", "a.weapons[1].fire: missing"),
        ("range = 4\neffect = { kind = 'dance' }", "a.effect.kind: invalid value 'dance'"),
        ("range = 4\neffect = { kind = 'rally', rounds = 1 }", "a.effect.rounds: unknown field"),
        ("range = 4\ncost = 5", "a: the range is below the cost"),
        ("range = 4\nname = 'b'", "a.name: given by the name of the section"),
    ],
)
def test_a_flaw_names_file_and_field_in_one_line(section: str, message: str) -> None:
    assert flaw(f"[z]\nrange = 4\n\n[a]\n{section}") == f"units.toml: {message}"


def test_a_table_file_has_nothing_outside_its_sections() -> None:
    assert flaw("version = 2") == "units.toml: version: expected a [section], got int"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a]\nrange = \n", "units.toml: line 2, column 9: invalid value"),
        ("[a]\n[a]\n", "units.toml: line 2, column 3: cannot declare ('a',) twice"),
        ("[a]\nname = 'x", 'units.toml: line 2: expected "\'" at the end of the file'),
        ("a = " + "[" * 5000, "units.toml: nested too deeply"),
        ("a = " + "9" * 5000, "units.toml: a number has too many digits"),
    ],
)
def test_a_syntax_error_names_its_line(text: str, message: str) -> None:
    assert flaw(text) == message


def test_a_field_name_with_a_line_break_stays_in_one_line() -> None:
    assert flaw('[a]\nrange = 4\n"b\\nc" = 1') == "units.toml: a.b c: unknown field"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(Note, tmp_path / "note.toml")
    assert str(caught.value) == f"{tmp_path / 'note.toml'}: no such file"
    assert (caught.value.file, caught.value.field) == (str(tmp_path / "note.toml"), "")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^.*: is a directory$"):
        load(Note, tmp_path)


def test_text_that_is_not_utf8_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "note.toml"
    path.write_bytes(b"# caf\xc3\xa9\ntext = 'caf\xe9'\n")
    with pytest.raises(ContentError) as caught:
        load(Note, path)
    assert str(caught.value) == f"{path}: line 2: not UTF-8 text"


class Span(msgspec.Struct, frozen=True):
    first: int
    last: int

    def __post_init__(self) -> None:
        if self.last < self.first:
            raise Fault("last", "before the first")


def test_a_record_can_name_the_field_that_it_finds_wrong() -> None:
    with pytest.raises(ContentError) as caught:
        decode(
            dict[str, dict[str, Span]], "[a]\nx = { first = 1, last = 2 }\ny = { first = 2, last = 1 }", "spans.toml"
        )
    assert str(caught.value) == "spans.toml: a.y.last: before the first"


AtLeastTwo = Annotated[dict[str, int], msgspec.Meta(min_length=2)]


class Costs(msgspec.Struct, frozen=True):
    by_terrain: AtLeastTwo


def test_a_key_that_cannot_be_told_is_left_out() -> None:
    with pytest.raises(ContentError) as caught:
        decode(Costs, "by_terrain = { woods = 1, water = 'x' }", "costs.toml")
    assert str(caught.value) == "costs.toml: by_terrain: expected int, got str"
