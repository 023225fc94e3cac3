"""Whatever is wrong with what a user gives: one line on stderr, a status that is not 0, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bocage.kernel import canonical, digest, saves
from tests.cli.conftest import Bocage, Ran
from tests.cli.playing import saved_match


def assert_one_line(ran: Ran, *words: str) -> None:
    assert ran.status != 0
    assert ran.err.startswith("bocage: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err + ran.out
    for word in words:
        assert word in ran.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["frobnicate"], ["frobnicate"]),
        (["sim"], ["GAME"]),
        (["sim", "skirmish", "--games", "many"], ["--games"]),
        (["sim", "skirmish", "--games", "0"], ["--games"]),
        (["list", "--frobnicate"], ["--frobnicate"]),
        (["play"], ["say what to play"]),
        (["play", "chess"], ["unknown game 'chess'", "skirmish"]),
        (["play", "skirmish/desert"], ["unknown scenario 'desert'", "meadow, ambush"]),
        (["play", "skirmish", "--against", "napoleon"], ["unknown player 'napoleon'"]),
        (["play", "skirmish", "--against", "random", "--seat", "7"], ["unknown seat '7'"]),
        (["play", "skirmish", "--seat", "0"], ["--against"]),
        (["play", "skirmish", "--lang", "latin"], ["unknown language 'latin'"]),
        (["play", "skirmish", "--pack", "no-such-pack"], ["no-such-pack"]),
        (["play", "--load", "no-such-file.json"], ["no-such-file.json"]),
        (["sim", "skirmish", "--players", "random,napoleon"], ["unknown player 'napoleon'"]),
        (["sim", "skirmish", "--players", "random,random,random"], ["3 players for the 2 seats"]),
        (["sim", "skirmish/desert", "--json"], ["unknown scenario 'desert'"]),
        (["sim", "skirmish", "--test"], ["two different players, not random"]),
        (["sim", "skirmish", "--players", "random,easy", "--test", "--even", "70"], ["70 % < 65 %"]),
        (["sim", "skirmish", "--players", "random,easy", "--test", "--alpha", "50"], ["error rates"]),
        (["sim", "skirmish", "--players", "random,easy", "--test", "--ladder"], ["--ladder"]),
        (["replay", "no-such-file.json"], ["no-such-file.json"]),
        (["verify", "no-such-file.json"], ["no-such-file.json"]),
        (["rules", "chess"], ["unknown game 'chess'"]),
        (["rules", "chess", "--check", "3"], ["unknown game 'chess'"]),
        (["case", "no-such-case.yaml"], ["no-such-case.yaml"]),
        (["bench", "chess"], ["unknown game 'chess'"]),
        (["bench", "skirmish/desert"], ["unknown scenario 'desert'"]),
        (["schema", "chess"], ["unknown game 'chess'"]),
        (["map", "skirmish/desert", "-o", "map.svg"], ["unknown scenario 'desert'"]),
        (["map", "skirmish"], ["-o"]),
    ],
    ids=" ".join,
)
def test_is_one_line(
    bocage: Bocage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_one_line(bocage(*arguments), *words)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_save(bocage: Bocage, tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    for content in (b"", b"not json", b"[1, 2]", b'{"bocage": 99}', b"\xff\xfe"):
        path.write_bytes(content)
        assert_one_line(bocage("verify", path))
        assert_one_line(bocage("replay", path))
        assert_one_line(bocage("play", "--load", path))


def test_a_save_that_was_tampered_with(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json")
    content = json.loads(path.read_text())
    content["state"]["tables"]["squads"][2]["alive"] = False
    path.write_text(json.dumps(content))
    assert_one_line(bocage("verify", path), "altered")
    assert_one_line(bocage("play", "--load", path), "altered")


def test_a_save_whose_dice_were_changed_and_sealed_again(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json", decisions=99)
    content = saves.read(path.read_bytes())
    rolled = next(entry for entry in content["journal"] if entry.get("faces"))
    rolled["faces"][0] = 7 - rolled["faces"][0]
    path.write_bytes(canonical({**content, "digest": digest(content)}))
    assert_one_line(bocage("verify", path), f"revision {rolled['revision']}", "the seed gives")


def test_a_save_of_another_scenario(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json")
    assert_one_line(bocage("play", "skirmish/ambush", "--load", path), "skirmish/meadow")


def test_a_save_that_needs_a_data_pack(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json")
    (tmp_path / "pack").mkdir()
    assert_one_line(bocage("replay", path, "--pack", tmp_path / "pack"), "data packs")


def test_a_place_that_cannot_be_written_to(bocage: Bocage, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert_one_line(bocage("map", "skirmish", "-o", tmp_path / "file" / "map.svg"), "cannot be written")
    assert_one_line(bocage("map", "skirmish", "-o", tmp_path), "cannot be written")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_defect_of_the_program_is_one_line_too(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.mini.MiniPlay.scenarios", lambda self, packs=(): 1 / 0)
    assert_one_line(bocage("list"), "internal error: ZeroDivisionError")


def test_no_command_at_all_shows_the_help(bocage: Bocage) -> None:
    ran = bocage()
    assert ran.status == 2
    assert "replay" in ran.out
