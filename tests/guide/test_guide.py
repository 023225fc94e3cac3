"""The system that docs/systems.md writes is a whole one: from its data to what clients and players ask of it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from litestar.testing import TestClient
from mypy import api

from bocage.arena import simulate
from bocage.cli import run
from bocage.rulebook.coverage import coverage
from bocage.rulebook.layout import Layout
from bocage.server.app import build
from bocage.server.settings import Settings
from bocage.system import System
from tests.generic.checks_texts import check_catalogues
from tests.generic.test_scenarios import PER_GAME, Check, name
from tests.server.people import Table

SEEDS = 3


@pytest.mark.parametrize("check", PER_GAME, ids=name)
def test_the_generic_suite_holds(crossing: System, check: Check) -> None:
    for seed in range(SEEDS):
        check(crossing, "ford", seed)


def test_it_speaks_both_languages(crossing: System) -> None:
    check_catalogues(crossing)


def test_every_rule_is_carried_out_and_proved(guide: Path, crossing: System) -> None:
    found = coverage("crossing", Layout("crossing", "crossing", guide / "crossing", guide / "cases"))
    assert [rule.id for rule in found if not rule.done] == []


def test_it_is_typed_strictly(guide: Path) -> None:
    found, problems, status = api.run(
        ["--config-file=", "--strict", f"--cache-dir={guide / 'cache'}", str(guide / "crossing")]
    )
    assert (status, problems) == (0, ""), found


def test_it_is_played_in_the_terminal(
    crossing: System, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("BOCAGE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 40))
    assert run(["play", "crossing", "--seed", "1", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "B1 moves to" in printed
    assert "Round 1 of 6" in printed


def test_it_is_served(crossing: System, tmp_path: Path) -> None:
    with TestClient(build(Settings(db=f"sqlite:///{tmp_path}/bocage.db", limits=0.0))) as client:
        host = Table.created(client, "crossing", ["me", "me"]).host
        shown = host.get()
        assert [piece["label"] for piece in shown["pieces"]] == ["B1", "B2", "R1", "R2"]
        option = shown["decision"]["options"][0]
        assert option["key"] == "option-move"
        host.post("/choose", seat=0, revision=shown["revision"], index=option["index"])
        assert host.get()["decision"]["seat"] == 1


def test_machines_play_it_with_a_purpose(crossing: System) -> None:
    report = simulate("crossing/ford", ["greedy", "random"], games=20, seed=1)
    assert report.wins["greedy"] > report.wins["random"]
