"""Play in the terminal, typed line by line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.cli import files
from bocage.kernel import Match, Option, Pass, RulesError, Step
from tests.cli.conftest import Bocage, Ran
from tests.cli.mini import Fire, Move, Skirmish, Turn
from tests.cli.playing import saved_match

BIDS = "1\n2\n"  # the Axis bid more and move first


def play(bocage: Bocage, typed: str, *arguments: object, scenario: str = "meadow") -> Ran:
    ran = bocage("play", f"skirmish/{scenario}", "--seed", 3, *arguments, typed=typed)
    assert ran.status == 0, ran.err
    return ran


def kept(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "kept").glob("*.json"))


def test_the_board_the_question_and_the_choices_are_shown(bocage: Bocage) -> None:
    out = play(bocage, BIDS).out
    assert "▏US1" in out
    assert "♣C3   ★" in out
    assert "Round 1 of 3" in out
    assert "Round 1 › Turn of the Axis" in out
    assert "What do your squads do?" in out
    assert "  1 DE1 moves to D1\n  2 DE1 moves to E2" in out
    assert "  6 Pass" in out


def test_choices_are_made_by_number_by_name_and_by_words(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "1\ngo e4\nPASS\n").out
    assert "• DE1 moves to D1." in out
    assert "• DE2 moves to E4." in out
    out = play(bocage, BIDS + "de2 d4\n").out
    assert "• DE2 moves to D4." in out


def test_words_that_fit_several_choices_choose_none(bocage: Bocage, tmp_path: Path) -> None:
    out = play(bocage, BIDS + "de1\n").out
    assert "“de1” fits several choices:\n  1 DE1 moves to D1\n  2 DE1 moves to E2" in out
    assert json.loads(kept(tmp_path)[0].read_text())["revision"] == 2


def test_what_is_not_on_offer_is_refused_with_its_rule(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "99\nfrobnicate\na1\n").out
    assert "Choose a number from 1 to 6." in out
    assert "“frobnicate” is neither a choice on offer nor a command." in out
    assert "DE1 moves to A1: A1 is not a neighbouring hex." in out


def test_why_names_the_rule_and_quotes_the_ledger(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "why de1 us2\nwhy 1\nwhy\nwhy de1 e5\n").out
    assert "DE1 fires at US2: US2 is more than 3 hexes away." in out
    assert "mini.fire.range A squad fires at most three hexes far." in out
    assert "DE1 moves to D1: Allowed." in out
    assert "E5 is not a neighbouring hex" in out


def test_a_judge_that_fails_is_a_defect_and_no_answer(
    bocage: Bocage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(match: Match, option: Option, *, seat: int | None = None) -> None:
        raise LookupError("nowhere")

    monkeypatch.setattr(Match, "why_not", failing)
    out = play(bocage, BIDS + "why de1 us2\nde1 d1\n").out
    assert "The rules fail on this: that is a defect of the game, and no answer." in out
    assert "DE1 moves to D1" in out
    (told,) = caplog.records
    assert "skirmish, revision 2: the judge fails on Fire(" in told.getMessage()
    assert told.exc_info is not None


def test_a_shot_shows_its_odds_and_its_dice(bocage: Bocage) -> None:
    typed = "3\n1\nus1 de1\nno\nodds us1 de1\nus1 de1\nyes\n"
    out = play(bocage, typed, scenario="ambush").out
    assert " 75% ██████████████████ DE1 falls" in out
    assert " 25% ██████             DE1 is unharmed" in out
    assert "This cannot be taken back." in out
    assert "US1 aims at DE1: each die hits on 4 or more." in out
    assert "+4 to hit mini.fire.base" in out
    assert "Fire, Allies: 2 dice for 4 or better" in out


def test_whoever_types_something_else_than_yes_or_no_chooses_that_instead(bocage: Bocage) -> None:
    out = play(bocage, "3\n1\nus1 de1\nrule mini.fire.base\nlook c3\n", scenario="ambush").out
    _asked, rest = out.split("Go ahead?", 1)
    assert "Two dice are rolled; each hits on 4 or more." in rest
    assert "C3: woods" in rest
    assert ": 2 dice" not in rest


def test_look_log_rule_and_help(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "look c3\nlook us1\nlook z9\nlog\nrule mini.fire.base\nrule mini.none\nhelp\nmap\n").out
    assert "C3: woods, objective" in out
    assert "US1, a squad of the Allies in A1" in out
    assert "There is no place, unit or card called “z9”." in out
    assert "Two dice are rolled; each hits on 4 or more." in out
    assert "There is no rule mini.none." in out
    assert "take back the last choice" in out
    assert "▏›1" in out


def test_undo_takes_a_choice_back(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "d1\nundo\n").out
    assert "Your last choice has been taken back." in out
    assert out.rstrip().splitlines()[-1].startswith("The match is kept")
    assert "US1" in out.split("taken back.")[1]


def test_undo_after_dice_asks_the_other_player(bocage: Bocage, tmp_path: Path) -> None:
    shot = "3\n1\nus1 de1\nyes\n"
    refused = play(bocage, shot + "undo\nno\n", scenario="ambush").out
    assert "Axis, do you agree that this is taken back: US1 fires at DE1?" in refused
    assert "This can no longer be taken back" in refused
    agreed = play(bocage, shot + "undo\nyes\n", scenario="ambush").out
    assert "Your last choice has been taken back." in agreed


def test_a_machine_does_not_agree_to_an_undo(bocage: Bocage) -> None:
    out = play(bocage, "3\nus1 de1\nyes\nundo\n", "--against", "random", scenario="ambush").out
    assert "This can no longer be taken back" in out


def test_the_match_is_saved_where_the_player_says(bocage: Bocage, tmp_path: Path) -> None:
    path = tmp_path / "my match.json"
    out = play(bocage, f"{BIDS}save {path}\nquit\n").out
    assert f"Saved to {path}." in out
    assert kept(tmp_path) == []
    ran = bocage("play", "--load", path, typed="d1\nquit\n")
    assert ran.status == 0
    assert "• DE1 moves to D1." in ran.out
    assert len(kept(tmp_path)) == 1


def test_machines_go_on_in_the_seats_that_they_had(bocage: Bocage, tmp_path: Path) -> None:
    path = tmp_path / "against a machine.json"
    play(bocage, f"3\nsave {path}\nquit\n", "--against", "random", scenario="ambush")
    again = bocage("play", "--load", path, typed="us1 de1\nyes\nundo\n").out
    assert "This can no longer be taken back" in again
    assert "do you agree" not in again
    alone = saved_match(tmp_path / "hot-seat.json")
    assert json.loads(alone.read_text())["machines"] == {}


def test_save_without_a_name_keeps_the_match(bocage: Bocage, tmp_path: Path) -> None:
    out = play(bocage, BIDS + "save\nquit\n").out
    assert out.count(f"The match is kept in {kept(tmp_path)[0]}.") == 2


def test_a_save_that_fails_loses_nothing(bocage: Bocage, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    out = play(bocage, f"{BIDS}save {tmp_path}/file/match.json\nquit\n").out
    assert "cannot be written" in out
    assert len(kept(tmp_path)) == 1


def test_the_end_of_the_input_keeps_the_match(bocage: Bocage, tmp_path: Path) -> None:
    out = play(bocage, BIDS).out
    (path,) = kept(tmp_path)
    assert f"The match is kept in {path}." in out
    assert bocage("verify", path).status == 0


def test_nothing_is_kept_of_a_match_without_a_choice(bocage: Bocage, tmp_path: Path) -> None:
    play(bocage, "")
    assert kept(tmp_path) == []


def test_a_position_is_saved_as_a_rule_case(bocage: Bocage, tmp_path: Path) -> None:
    path = tmp_path / "mini.case.open.yaml"
    play(bocage, f"{BIDS}case {path} mini.fire.base\ncase {path} mini.fire.base\nquit\n")
    assert "mini.case.open" in path.read_text()


def test_a_whole_match_to_its_end(bocage: Bocage, tmp_path: Path) -> None:
    out = play(bocage, ("1\n1\n" + "pass\npass\n") * 3).out
    assert "The match is a draw." in out
    assert "Rule mini.victory.draw" in out
    assert "[" not in out.split("What do your squads do?")[1]


def test_against_a_machine_only_one_seat_is_asked(bocage: Bocage) -> None:
    out = play(bocage, "1\n" * 40, "--against", "random", "--seat", "axis").out
    assert "it is your move" not in out
    assert "US1 moves to" in out
    assert "Victory: " in out or "draw" in out


@pytest.mark.parametrize("command", ["go", "look", "odds", "why", "rule"])
def test_a_command_that_needs_more_says_how_it_is_typed(bocage: Bocage, command: str) -> None:
    out = play(bocage, f"{command}\nquit\n").out
    assert f"Of what? Type it like “{command} " in out
    assert "“”" not in out


def test_the_odds_of_several_choices_are_not_told(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "odds de1\nodds 99\nodds nothing\n").out
    assert "“de1” fits several choices:\n  1 DE1 moves to D1" in out
    assert "Choose a number from 1 to " in out
    assert "“nothing” is neither a choice on offer nor a command." in out


def test_in_french_every_word_is_french(bocage: Bocage) -> None:
    typed = "2\n1\naide\nvoir c3\npourquoi us1 de2\nannuler\nrègle mini.fire.range\nquitter\n"
    out = play(bocage, typed, "--lang", "fr").out
    assert "Alliés, à vous de jouer." in out
    assert "revenir sur le dernier choix" in out
    assert "C3\u00a0: bois, objectif" in out
    assert "US1 tire sur DE2\u00a0: DE2 est à plus de 3 hexagones." in out
    assert "Une escouade tire à trois hexagones au plus." in out
    assert "[ui-" not in out


@pytest.mark.parametrize("columns", [20, 40, 80, 120, 200])
def test_no_line_is_wider_than_the_screen(bocage: Bocage, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = play(bocage, BIDS + "help\nlook c3\nwhy de1 us2\nde1 d1\n").out
    lines = [line.rstrip() for line in out.splitlines() if "command: " not in line and "kept" not in line]
    wide = [line for line in lines if len(line) > columns]
    assert wide == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_keeps_the_match(tmp_path: Path, number: signal.Signals) -> None:
    code = "from bocage import registry; registry.PACKAGES['skirmish'] = 'tests.cli.mini'; from bocage.cli import run; "
    code += "import sys; sys.exit(run(['play', 'skirmish', '--seed', '3', '--lang', 'en']))"
    environment = {"BOCAGE_HOME": str(tmp_path / "kept"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(BIDS)
        process.stdin.flush()
        while "What do your squads do?" not in process.stdout.readline():
            pass
        process.send_signal(number)
        rest = process.stdout.read()
    assert process.returncode == 0
    assert "The match is kept in" in rest
    assert len(kept(tmp_path)) == 1


def test_rules_that_break_in_mid_choice_lose_nothing(
    bocage: Bocage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Turn, game: Skirmish, choice: Move | Fire | Pass) -> Step:
        game.put(game.squads[2].but(alive=False))
        raise RulesError("a defect")

    monkeypatch.setattr("tests.cli.mini.Turn.act", broken)
    ran = bocage("play", "skirmish", "--seed", 3, typed=BIDS + "d1\n")
    assert ran.status == 70
    assert ran.err == "bocage: internal error: RulesError: a defect\n"
    (path,) = kept(tmp_path)
    assert bocage("verify", path).status == 0
    assert json.loads(path.read_text())["revision"] == 2


def test_the_match_is_kept_after_every_choice(bocage: Bocage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    revisions: list[int] = []
    write = files.write

    def watched(path: Path, content: bytes) -> None:
        revisions.append(json.loads(content)["revision"])
        write(path, content)

    monkeypatch.setattr("bocage.cli.files.write", watched)
    play(bocage, BIDS + "d1\n")
    assert revisions == [1, 2, 3]
