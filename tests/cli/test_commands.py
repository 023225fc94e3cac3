"""The commands that are not played: what they print for people and for programs, and what they write."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest

from bocage.rulebook.coverage import coverage
from bocage.rulebook.layout import Layout, layout_of
from tests.cli.conftest import Bocage
from tests.cli.playing import saved_match
from tests.support.random_games import played

COMMANDS = (
    "list",
    "play",
    "sim",
    "replay",
    "verify",
    "check-matches",
    "backup",
    "restore",
    "host",
    "rules",
    "case",
    "bench",
    "schema",
    "map",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(bocage: Bocage, command: str) -> None:
    ran = bocage(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"Usage: bocage {command}" in ran.out


def test_help_is_in_french_where_the_surroundings_are(tmp_path: Path) -> None:
    environment = {"BOCAGE_LANG": "fr", "PATH": "/usr/bin"}
    command = [sys.executable, "-m", "bocage.cli", "--help"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "Jouer dans le terminal" in ran.stdout


@pytest.mark.parametrize(
    "code", ["import bocage", "from bocage.cli import run; run(['--help']); run(['play', '--help'])"]
)
def test_help_imports_nothing_heavy(code: str) -> None:
    check = f"import sys; {code}; sys.stderr.write(' '.join(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    heavy = ("numpy", "rich.", "fluent.", "yaml", "bocage.systems.", "bocage.arena", "bocage.rulebook")
    assert [name for name in ran.stderr.split() if name.startswith(heavy)] == []


def test_a_real_process_fails_with_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bocage.cli", "play", "chess"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert ran.stderr.startswith("bocage: unknown game 'chess'")
    assert ran.stderr.count("\n") == 1


def test_a_closed_pipe_is_no_traceback() -> None:
    shell = f"{sys.executable} -m bocage.cli schema tide-of-iron | head -n 1"
    ran = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
    assert ran.stdout == "{\n"
    assert ran.stderr == ""


def test_list(bocage: Bocage) -> None:
    assert "skirmish/meadow" in bocage("list").out
    listed = json.loads(bocage("list", "--json").out)
    assert {"game": "skirmish", "scenario": "meadow", "seats": 2, "learning": True} in listed
    assert {"game": "skirmish", "scenario": "ambush", "seats": 2, "learning": False} in listed


def test_sim(bocage: Bocage) -> None:
    report = json.loads(
        bocage("sim", "skirmish", "--players", "random,random", "--games", 20, "--jobs", 1, "--json").out
    )
    assert report["games"] == 20
    assert report["errors"] == 0
    assert set(report["wins"]) == {"random"}
    assert sum(report["wins_by_seat"]) + report["draws"] == 20
    assert report["decisions"] > 200
    assert report["decisions_per_s"] > 0


def test_sim_goes_on_from_a_file(bocage: Bocage, tmp_path: Path) -> None:
    run = ("sim", "skirmish", "--games", 6, "--jobs", 1, "--json", "--resume", tmp_path / "outcomes.jsonl")
    first, again = json.loads(bocage(*run).out), json.loads(bocage(*run).out)
    assert len((tmp_path / "outcomes.jsonl").read_text().splitlines()) == 6
    assert (first["decisions"], first["wins"]) == (again["decisions"], again["wins"])


def test_sim_for_people(bocage: Bocage) -> None:
    ran = bocage("sim", "skirmish/ambush", "--games", 4, "--jobs", 1)
    assert ran.status == 0
    assert ran.out.startswith("skirmish/ambush: 4 matches")


def test_sim_fails_when_a_match_breaks(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.mini.Shot.hit", lambda self, game, pool: 1 / 0)
    ran = bocage("sim", "skirmish/ambush", "--games", 10, "--seed", 3, "--jobs", 1, "--json")
    report = json.loads(ran.out)
    assert ran.status == 1
    assert report["errors"] == len(report["failures"]) > 0
    assert ran.err.startswith(f"bocage: {report['errors']} of 10 matches broke; seed ")
    assert report["failures"][0]["error"].startswith("ZeroDivisionError")


def test_sim_tests_one_player_against_another(bocage: Bocage) -> None:
    arguments = ("sim", "skirmish", "--players", "random,easy", "--games", 4, "--jobs", 1, "--test")
    told = bocage(*arguments)
    assert told.status == 0
    assert told.out.startswith("skirmish/meadow: random against easy: undecided after 4 matches\n")
    assert "error rates: wrongly better 5 %, wrongly not better 5 %" in told.out
    ran = bocage(*arguments, "--better", "80", "--alpha", "1", "--json")
    tried = json.loads(ran.out)
    assert (ran.status, tried["verdict"], tried["games"]) == (0, "undecided", 4)
    assert tried["hypotheses"] == {"even": 0.5, "more": 0.8, "alpha": 0.01, "beta": 0.05}
    assert tried["report"]["games"] == 4


def test_bench(bocage: Bocage) -> None:
    figures = json.loads(bocage("bench", "skirmish", "--seconds", "0.01", "--json").out)
    assert list(figures) == ["skirmish/meadow", "skirmish/ambush"]
    expected = {"decisions_per_s", "answers_per_s", "options_per_decision", "clone_us", "setup_ms", "loop_ms"}
    assert expected <= set(figures["skirmish/meadow"])
    assert all(value > 0 for name, value in figures["skirmish/ambush"].items() if name != "title")
    assert "clone µs" in bocage("bench", "skirmish/meadow", "--seconds", "0.01").out


def test_verify_counts_the_dice(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json", decisions=99)
    match = played("skirmish", 99)
    ran = bocage("verify", path)
    report = json.loads(bocage("verify", path, "--json").out)
    assert ran.status == 0
    assert report["dice"] > 0
    assert report["revision"] == match.revision
    assert f"{report['dice']} dice checked" in ran.out
    assert report["commitment"] in ran.out


def test_replay_prints_the_whole_match(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json", decisions=99)
    ran = bocage("replay", path, "--all", "--lang", "fr")
    assert ran.status == 0
    assert "[" not in ran.out.replace("[4]", "").replace("[5]", "").replace("[6]", "")
    assert "Axe" in ran.out


def test_replay_goes_step_by_step(bocage: Bocage, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "match.json")
    ran = bocage("replay", path, typed="\n3\nq\n")
    assert ran.status == 0
    assert "1 of 8, Allies: Bid" in ran.out
    assert "3 of 8, " in ran.out
    assert "4 of 8, " not in ran.out


def test_replay_of_other_rules_shows_what_was_told(
    bocage: Bocage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(tmp_path / "match.json", decisions=99)
    monkeypatch.setattr("tests.cli.mini.MiniPlay.version", "2")
    ran = bocage("replay", path)
    assert ran.status == 0
    assert "move first" in ran.out
    assert bocage("verify", path).status == 1


def test_schema(bocage: Bocage, tmp_path: Path) -> None:
    assert json.loads(bocage("schema", "skirmish").out)["squads"]["$defs"]["Squad"]["type"] == "object"
    ran = bocage("schema", "skirmish", "-o", tmp_path / "schemas")
    assert ran.status == 0
    written = tmp_path / "schemas" / "skirmish" / "squads.schema.json"
    assert json.loads(written.read_text())["title"] == "squads"


def test_map_is_well_formed(bocage: Bocage, tmp_path: Path) -> None:
    path = tmp_path / "maps" / "meadow.svg"
    assert bocage("map", "skirmish/meadow", "-o", path).status == 0
    root = ElementTree.parse(path).getroot()
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"A1", "E5", "US1", "DE2"} <= texts
    assert list(path.parent.iterdir()) == [path]


@pytest.fixture
def one_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game, whose cases are played once however often a test asks."""
    monkeypatch.setattr("bocage.rulebook.coverage.coverage", cache(coverage))
    monkeypatch.setattr("bocage.registry.names", lambda: ["tide-of-iron"])


@pytest.mark.usefixtures("one_proof")
def test_rules(bocage: Bocage) -> None:
    report = json.loads(bocage("rules", "tide-of-iron", "--json").out)
    assert set(report) == {"total", "done", "missing", "elsewhere"}
    assert report["elsewhere"] == []
    assert report["total"] == report["done"] + len(report["missing"])
    missing = bocage("rules", "tide-of-iron", "--missing")
    assert missing.out.split() == report["missing"]
    assert "tide-of-iron" in bocage("rules").out


@pytest.mark.usefixtures("one_proof")
def test_an_installed_program_says_which_rules_tests_prove(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    there = layout_of("tide-of-iron")
    installed = Layout(there.game, there.package, there.folder, there.cases)
    monkeypatch.setattr("bocage.rulebook.coverage.layout_of", lambda game: installed)
    ran = bocage("rules", "tide-of-iron")
    report = json.loads(bocage("rules", "tide-of-iron", "--json").out)
    count = len(report["elsewhere"])
    assert count > 0
    assert report["missing"] == []
    assert ran.out.splitlines()[1].split() == ["tide-of-iron", str(report["total"]), str(report["done"]), "0"]
    assert ran.err == f"bocage: {count} rules of tide-of-iron are proved by tests, which are not installed here\n"
    assert bocage("rules", "tide-of-iron", "--missing").out == ""


def test_case(bocage: Bocage, tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    case = {
        "id": "mini.case.bid",
        "game": "skirmish",
        "rules": ["mini.fire.base"],
        "position": {},
        "dice": [],
        "play": [{"asked": {"prompt": "round.bid"}}],
    }
    path.write_text(json.dumps(case))
    ran = bocage("case", path)
    assert (ran.status, ran.out) == (0, "mini.case.bid: holds\n")
    path.write_text(json.dumps({**case, "play": [{"asked": {"prompt": "turn.act"}}]}))
    ran = bocage("case", path)
    assert ran.status == 1
    assert ran.err == "bocage: 1 of 1 cases do not hold\n"
