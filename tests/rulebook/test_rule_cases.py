"""Rule cases: what they may say, what is said when they do not hold, and what of files that are no cases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from bocage import registry
from bocage.kernel import Match, Setup
from bocage.rulebook.cases import Case, cases_in, cases_of, load_case, run_case, save_position_as_case
from bocage.rulebook.layout import Layout
from bocage.rulebook.proofs import judge_cases
from bocage.rulebook.reading import RulebookError

OPEN = {"units": {"R1": "A", "R2": "C", "B1": "D"}}
HEAD = {"id": "patrol.case.x", "game": "patrol", "rules": ["patrol.turn"]}


def case(folder: Path, **content: Any) -> Case:
    """A case of the patrol, by way of a file."""
    path = folder / "case.yaml"
    path.write_text(yaml.safe_dump({**HEAD, "position": OPEN, **content}, sort_keys=False), encoding="utf-8")
    return load_case(path)


def said(folder: Path, *play: dict[str, Any], **content: Any) -> str:
    """What is said of a case that does not hold, after the name of its file."""
    outcome = run_case(case(folder, play=list(play), **content))
    assert not outcome.passed
    return outcome.message.removeprefix(f"{folder / 'case.yaml'}: ")


def test_the_cases_of_the_patrol_hold(patrol: Layout) -> None:
    cases = cases_in(patrol.cases, "patrol")
    assert [one.id for one in cases] == [f"patrol.case.{name}" for name in ("fire", "move", "stacking", "victory")]
    assert [run_case(one) for one in cases] == [(True, "", False)] * 4


def test_a_game_without_cases_has_none(patrol: Layout) -> None:
    assert cases_of("patrol") == []


def test_an_option_must_be_on_offer(patrol: Layout, tmp_path: Path) -> None:
    message = said(tmp_path, {"choose": {"is": "Enter", "unit": "R1", "place": "C"}})
    head, question, *options = message.splitlines()
    assert head == "step 1, choose {is: Enter, unit: R1, place: C}: is not on offer (patrol.move.adjacent)"
    assert question == "  red is asked turn.act:"
    assert "    Enter(unit=R1, place=B, cost=1)" in options
    assert "    Fire(unit=R2, target=B1)" in options


def test_an_option_must_be_the_only_one_meant(patrol: Layout, tmp_path: Path) -> None:
    message = said(tmp_path, {"choose": {"is": "Fire"}})
    assert message.splitlines()[0].endswith("2 options are meant:")
    assert "Fire(unit=R1, target=B1)" in message


def test_who_is_asked_and_what(patrol: Layout, tmp_path: Path) -> None:
    assert "blue is not asked: red is asked turn.act" in said(tmp_path, {"pass": True, "seat": "blue"})
    assert "prompt is turn.act: red is asked" in said(tmp_path, {"asked": {"prompt": "turn.rest"}})
    assert run_case(case(tmp_path, play=[{"asked": {"prompt": "turn.act", "seat": 0}}])).passed


def test_a_refusal_must_come_from_its_rule(patrol: Layout, tmp_path: Path) -> None:
    far = {"is": "Enter", "unit": "R1", "place": "C"}
    assert run_case(case(tmp_path, play=[{"refused": far, "rule": "patrol.move.adjacent"}])).passed
    assert "is refused by patrol.move.adjacent, not by patrol.rally" in said(
        tmp_path, {"refused": far, "rule": "patrol.rally"}
    )
    near = {"is": "Enter", "unit": "R1", "place": "B"}
    assert "is on offer:\n    Enter(unit=R1, place=B, cost=1)" in said(tmp_path, {"refused": near})
    assert "is on offer:" in said(tmp_path, {"not_offered": near})
    assert "is not on offer" in said(tmp_path, {"offered": far})
    assert "Enter needs 'unit' here" in said(tmp_path, {"refused": {"is": "Enter", "place": "F"}})


def test_a_refusal_may_give_its_reason(patrol: Layout, tmp_path: Path) -> None:
    position = {"units": {"R1": "A", "B1": "F"}}
    step = {"refused": {"is": "Fire", "unit": "R1", "target": "B1"}, "rule": "patrol.fire.range.far"}
    assert run_case(case(tmp_path, position=position, play=[step])).passed


def test_records_are_compared_field_by_field(patrol: Layout, tmp_path: Path) -> None:
    message = said(tmp_path, {"expect": {"unit": "R1", "place": "B", "shaken": True, "seat": "red"}})
    assert "place is A, not B; shaken is false, not true" in message
    assert "there is: Squad(id=0, seat=red, place=A, name=R1, shaken=false)" in message
    assert "there is no unit 'R9'" in said(tmp_path, {"expect": {"unit": "R9", "place": "B"}})
    assert "it is still there: Squad(" in said(tmp_path, {"expect": {"unit": "R1", "gone": True}})
    assert "names no field" in said(tmp_path, {"expect": {"unit": "R1"}})


def test_a_typing_error_does_not_pass_for_absence(patrol: Layout, tmp_path: Path) -> None:
    assert "no event is called 'Mooved'" in said(tmp_path, {"expect": {"no_event": {"is": "Mooved"}}})
    assert "Moved has no field 'hex'" in said(tmp_path, {"expect": {"no_event": {"is": "Moved", "hex": "A"}}})
    assert "no option is called 'Entr'" in said(tmp_path, {"not_offered": {"is": "Entr"}})
    assert "Squad has no field 'hexx'" in said(tmp_path, {"expect": {"unit": "R1", "hexx": "A"}})
    assert "there is no place 'Z'" in said(tmp_path, {"not_offered": {"is": "Enter", "place": "Z"}})


def test_events_are_those_since_the_last_choice(patrol: Layout, tmp_path: Path) -> None:
    move = {"choose": {"is": "Enter", "unit": "R1", "place": "B"}}
    moved = {"event": {"is": "Moved"}}
    assert "it was told not; there was: nothing" in said(tmp_path, move, {"pass": True}, {"expect": moved})
    assert "it was told 1 times" in said(tmp_path, move, {"expect": {**moved, "times": 2}})
    assert "it was told:\n    Moved(unit=R1, place=B)" in said(
        tmp_path, move, {"expect": {"no_event": {"is": "Moved"}}}
    )
    heard = {"expect": {**moved, "heard_by": "blue"}, "ever": True}
    assert run_case(case(tmp_path, play=[move, {"pass": True}, heard])).passed


def test_dice_fall_as_scripted_and_all_of_them(patrol: Layout, tmp_path: Path) -> None:
    fire = {"choose": {"is": "Fire", "unit": "R1"}}
    assert said(tmp_path, fire, dice=[5]).endswith("the script of 1 dice is used up")
    assert said(tmp_path, fire, dice=[5, 5, 5]).endswith("1 of the dice have not been rolled: [5]")
    assert run_case(case(tmp_path, dice=[5, 5, 5], spare=True, play=[fire])).passed


def test_the_end(patrol: Layout, tmp_path: Path) -> None:
    assert "the match goes on" in said(tmp_path, {"expect": {"over": True}})
    lost = {"units": {"B1": "D"}}
    over = {"over": True, "winners": ["red"]}
    assert "the winners are [blue]" in said(tmp_path, {"expect": over}, position=lost)
    assert "the match is over: patrol.victory" in said(tmp_path, {"expect": {"over": False}}, position=lost)
    assert "nobody is asked: the match is over" in said(tmp_path, {"pass": True}, position=lost)


def test_a_run_is_named_and_its_position_is_laid_over_the_common_one(patrol: Layout, tmp_path: Path) -> None:
    runs = [
        {"position": {"units": {"R1": "B"}}, "play": [{"expect": {"unit": "R1", "place": "B"}}]},
        {"name": "as it was", "play": [{"expect": {"unit": "R1", "place": "B"}}]},
    ]
    message = said(tmp_path, runs=runs)
    assert message.startswith("run 2 (as it was): step 1, expect {unit: R1, place: B}: place is A, not B")


def test_all_runs_are_reported(patrol: Layout, tmp_path: Path) -> None:
    wrong = [{"expect": {"unit": "R1", "place": "B"}}]
    runs = [{"play": wrong}, {"play": [{"pass": True}]}, {"name": "third", "position": {"units": {"R1": "C"}}}]
    lines = said(tmp_path, *wrong, runs=runs).splitlines()
    assert [line.partition("expect")[0] for line in lines if "run " in line] == [
        "run 1: step 1, ",
        f"{tmp_path / 'case.yaml'}: run 3 (third): step 1, ",
    ]


def test_a_verdict_of_one_run_counts_though_another_breaks_down(patrol: Layout, tmp_path: Path) -> None:
    wrong = [{"expect": {"unit": "R1", "place": "B"}}]
    lost = {"position": {"units": {"R1": "Q"}}, "play": wrong}
    assert run_case(case(tmp_path, runs=[lost])).crashed
    assert not run_case(case(tmp_path, runs=[lost, {"play": wrong}])).crashed
    assert judge_cases([str(tmp_path / "case.yaml")])[0] == "failed"


def test_a_run_may_replace_what_the_runs_have_in_common(patrol: Layout, tmp_path: Path) -> None:
    runs = [
        {"position": {"units!": {"B1": "D", "R1": "F"}}, "play": [{"expect": {"unit": 1, "place": "F"}}]},
        {"position": {"units!": {"B1": "F"}}, "play": [{"expect": {"over": True}}]},
    ]
    assert run_case(case(tmp_path, runs=runs)).message == ""
    assert run_case(case(tmp_path, position={"units!": OPEN["units"]}, play=[{"pass": True}])).passed


FIRE = {"choose": {"is": "Fire", "unit": "R1"}}
REPLY = {"asked": {"prompt": "shot.reply", "seat": "blue", "only": {"is": "Pass"}}}
RALLY = {"refused": {"is": "Rally", "unit": "B1"}, "rule": "patrol.rally", "at": "shot.reply"}


def test_a_question_with_one_answer_may_be_asserted(patrol: Layout, tmp_path: Path) -> None:
    assert run_case(case(tmp_path, dice=[1, 1], play=[FIRE, REPLY, {"asked": {"seat": "blue"}}])).message == ""
    assert "blue is not asked shot.reply: red is asked turn.act" in said(tmp_path, REPLY)
    act = {"asked": {"prompt": "turn.act", "only": {"is": "Pass"}}}
    assert "that is not the only answer\n  red is asked turn.act:" in said(tmp_path, act)
    other = {"asked": {"prompt": "shot.reply", "only": {"is": "Rally"}}}
    assert "that is not the only answer\n  blue is asked shot.reply:\n    Pass()" in said(
        tmp_path, FIRE, other, dice=[1, 1]
    )
    assert "only needs `is`" in said(tmp_path, FIRE, {"asked": {"prompt": "shot.reply", "only": 1}}, dice=[1, 1])


def test_what_is_not_asked(patrol: Layout, tmp_path: Path) -> None:
    assert run_case(case(tmp_path, play=[{"not_asked": "blue"}, {"not_asked": {"prompt": "shot.reply"}}])).passed
    assert "red is asked turn.act" in said(tmp_path, {"not_asked": "red"})
    reply = {"not_asked": {"seat": "blue", "prompt": "shot.reply"}}
    assert "blue is asked shot.reply with one answer" in said(tmp_path, FIRE, reply, dice=[1, 1])
    assert run_case(case(tmp_path, dice=[1, 1], play=[FIRE, {"pass": True}, reply])).passed
    assert "not_asked does not know promt" in said(tmp_path, {"not_asked": {"promt": "shot.reply"}})
    assert run_case(case(tmp_path, position={"units": {"B1": "D"}}, play=[{"not_asked": "red"}])).passed


def test_a_refusal_holds_at_a_dead_end(patrol: Layout, tmp_path: Path) -> None:
    assert run_case(case(tmp_path, dice=[1, 1], play=[FIRE, RALLY, RALLY, {"asked": {"prompt": "turn.act"}}])).passed
    assert "is refused by patrol.rally, not by patrol.turn" in said(
        tmp_path, FIRE, {**RALLY, "rule": "patrol.turn"}, dice=[1, 1]
    )
    assert "nobody is asked shot.duck: blue is asked turn.act" in said(
        tmp_path, FIRE, {**RALLY, "at": "shot.duck"}, dice=[1, 1]
    )
    assert "red is not asked shot.reply: blue is asked turn.act" in said(
        tmp_path, FIRE, {**RALLY, "seat": "red"}, dice=[1, 1]
    )
    assert run_case(case(tmp_path, dice=[1, 1], play=[FIRE, {**RALLY, "seat": "blue"}])).passed
    over = {"asked": {"prompt": "turn.act"}, "at": "turn.act"}
    assert "nobody is asked turn.act: the match is over" in said(tmp_path, over, position={"units": {"B1": "D"}})


def test_what_lies_behind_a_dead_end_does_not_happen(patrol: Layout, tmp_path: Path, monkeypatch: Any) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by zero")

    registry.system("patrol")
    monkeypatch.setattr("patrol.lane.Shot.replied", broken)
    assert run_case(case(tmp_path, dice=[1, 1], play=[FIRE, RALLY])).passed
    assert run_case(case(tmp_path, dice=[1, 1], play=[FIRE])).crashed


def test_a_case_may_name_a_data_pack(patrol: Layout, tmp_path: Path) -> None:
    (tmp_path / "thick").mkdir()
    (tmp_path / "thick" / "terrain.toml").write_text("clear.cover = 0\nwoods.cover = 2")
    position = {**OPEN, "woods": "D"}
    play = [FIRE, {"expect": {"event": {"is": "Shaken", "unit": "B1"}}}]
    assert run_case(case(tmp_path, position=position, dice=[5, 5], play=play)).passed
    assert not run_case(case(tmp_path, position=position, dice=[5, 5], play=play, packs=["thick"])).passed
    runs = [{"packs": ["thick"], "dice": [5, 6]}, {"dice": [1, 5]}]
    assert run_case(case(tmp_path, position=position, play=play, runs=runs)).passed
    assert "position: FileNotFoundError" in said(tmp_path, FIRE, packs=["thin"])


def test_what_a_seat_sees(patrol: Layout, tmp_path: Path) -> None:
    def sees(seat: str, shaken: bool) -> dict[str, Any]:
        return {"expect": {"unit": "B1", "shaken": shaken, "seen_by": seat}}

    assert run_case(case(tmp_path, dice=[6, 6], play=[FIRE, sees("blue", True), sees("red", False)])).passed
    assert "shaken is false, not true" in said(tmp_path, FIRE, sees("red", True), dice=[6, 6])
    assert "there is no unit 'B9' for blue" in said(
        tmp_path, {"expect": {"unit": "B9", "shaken": True, "seen_by": "blue"}}
    )
    assert "seen_by needs a record that is seen" in said(tmp_path, {"expect": {"seen_by": "blue"}})


def test_a_position_that_breaks_a_rule_is_refused_with_it(patrol: Layout, tmp_path: Path) -> None:
    outcome = run_case(case(tmp_path, position={"units": {"R1": "A", "R2": "A", "B1": "A"}}, play=[{"pass": True}]))
    assert outcome.message.endswith("position: the position breaks patrol.stacking.limit: three in a place")
    assert not outcome.crashed


def test_rules_that_the_ledger_does_not_have_are_errors(patrol: Layout, tmp_path: Path) -> None:
    assert said(tmp_path, {"pass": True}, rules=["patrol.turn", "patrol.tern"]) == (
        "the ledger has no rule 'patrol.tern'"
    )
    far = {"refused": {"is": "Enter", "unit": "R1", "place": "C"}, "rule": "patrol.move"}
    assert said(tmp_path, far, {"expect": {"over": True, "rule": "patrol.end"}}) == (
        "the ledger has no rule 'patrol.move', 'patrol.end'"
    )


def test_a_field_of_an_option_that_has_to_be_given_is_named(patrol: Layout, tmp_path: Path) -> None:
    assert "Whistle needs 'tune' here" in said(tmp_path, {"refused": {"is": "Whistle"}})
    whistle = {"refused": {"is": "Whistle", "tune": "march"}, "rule": "kernel.not-now"}
    assert run_case(case(tmp_path, play=[whistle])).passed


def test_what_players_read_in_both_languages(patrol: Layout, tmp_path: Path) -> None:
    asked = {"asked": {"seat": "red"}, "text": {"en": "What does your side do?", "fr": "Que fait votre camp ?"}}
    refused = {
        "refused": {"is": "Enter", "unit": "R1", "place": "C"},
        "text": {"en": "It is too far.", "fr": "C’est trop loin."},
    }
    fire = {"en": "R1 fires at B1", "fr": "R1 tire sur B1"}
    offered = {"offered": {"is": "Fire", "unit": "R1"}, "text": fire}
    move = {"choose": {"is": "Enter", "unit": "R1", "place": "B"}}
    moved = {"expect": {"event": {"is": "Moved"}}, "text": {"en": "R1 moves to B.", "fr": "R1 va en B."}}
    assert run_case(case(tmp_path, play=[asked, refused, offered, move, moved])).message == ""
    assert run_case(case(tmp_path, dice=[1, 1], play=[{**FIRE, "text": fire}])).message == ""
    message = said(tmp_path, {**asked, "text": {"en": "What does your side do?", "fr": "Que faites-vous ?"}})
    assert message.endswith("players read:\n    fr: 'Que fait votre camp ?'")
    assert "2 options are meant:" in said(tmp_path, {"offered": {"is": "Fire"}, "text": fire})
    wrong = {"expect": {"event": {"is": "Moved"}}, "text": {"en": "R1 moves to C.", "fr": "R1 va en B."}}
    assert said(tmp_path, move, wrong).endswith("players read:\n    en: 'R1 moves to B.'")


def test_rules_that_break_down_fail_the_case(patrol: Layout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(registry.system("patrol").show.names, "record", broken)
    outcome = run_case(case(tmp_path, play=[{"expect": {"unit": "R1", "place": "A"}}]))
    assert outcome.crashed
    assert "step 1, expect {unit: R1, place: A}: ZeroDivisionError: by zero (in broken" in outcome.message
    assert said(tmp_path, {"pass": True}, position={"units": {"R1": "Q"}}).startswith("position: ValueError")


def test_the_present_position_of_a_match_becomes_a_case(patrol: Layout, tmp_path: Path) -> None:
    match = Match.new(registry.system("patrol").play, Setup("patrol", "lane"), seed=1)
    shot = next(option for option in match.pending[0].options if type(option).__name__ == "Fire")
    match.choose(shot)
    path = tmp_path / "saved.yaml"
    save_position_as_case(match, path, "patrol.case.saved", ["patrol.turn"])
    saved = load_case(path)
    assert run_case(saved).passed
    assert saved.position["scenario"] == "lane"
    assert saved.play[0].asked == {"prompt": "turn.act", "seat": "blue"}
    with pytest.raises(RulebookError, match="at least one rule"):
        save_position_as_case(match, path, "patrol.case.saved", [])
    with pytest.raises(RulebookError, match="no such file or directory"):
        save_position_as_case(match, tmp_path / "nowhere" / "saved.yaml", "patrol.case.saved", ["patrol.turn"])


@pytest.mark.parametrize(
    ("content", "flaw"),
    [
        ({"play": []}, "play: has no step, so it can show nothing"),
        ({"play": [{"expect": {}}]}, "step 1: expect is empty"),
        ({"play": [{"pass": True, "expect": {"over": True}}]}, "step 1: needs exactly one of choose,"),
        ({"play": [{"seat": "red"}]}, "step 1: needs exactly one of choose,"),
        ({"play": [{"pass": False}]}, "step 1: pass can only be true"),
        ({"play": [{"choose": {"unit": "R1"}}]}, "step 1: choose needs `is`, the class of the option"),
        ({"play": [{"expect": {"event": "Moved"}}]}, "step 1: event needs `is`, the class of the event"),
        ({"play": [{"pass": True, "rule": "patrol.turn"}]}, "step 1: rule belongs to refused"),
        ({"play": [{"pass": True, "ever": True}]}, "step 1: ever belongs to expect"),
        ({"play": [{"expect": {"over": True}, "seat": "red"}]}, "step 1: seat belongs to a step about a question"),
        ({"play": [{"asked": {"only": {"is": "Pass"}}}]}, "step 1: only needs prompt, the question that has one"),
        ({"play": [{"pass": True, "text": {"en": "x", "fr": "y"}}]}, "step 1: text belongs to choose, refused,"),
        ({"play": [{"asked": {"seat": 0}, "text": {"en": "x"}}]}, "play[0].text: object missing required field `fr`"),
        ({"play": [{"expect": {"unit": "R1"}, "text": {"en": "x", "fr": "y"}}]}, "step 1: text needs an event"),
        ({"play": [{"not_asked": {}}]}, "step 1: not_asked is empty"),
        ({"play": [{"pas": True}]}, "play[0]: object contains unknown field `pas`"),
        ({"runs": [{"play": [{"pass": 1}]}]}, "runs[0].play[0].pass: expected `bool | null`, got `int`"),
        ({"runs": [{"dice": [1]}]}, "run 1, play: has no step"),
        ({"play": [{"pass": True}], "rules": []}, "rules: expected `array` of length >= 1"),
        ({"play": [{"pass": True}], "dice": ["six"]}, "dice[0]: expected `int`, got `str`"),
        ({"play": [{"pass": True}], "file": "x"}, "object contains unknown field `file`"),
    ],
)
def test_a_file_that_is_no_case_gets_one_clear_line(tmp_path: Path, content: dict[str, Any], flaw: str) -> None:
    with pytest.raises(RulebookError) as caught:
        case(tmp_path, **content)
    assert str(caught.value).startswith(f"{tmp_path / 'case.yaml'}: {flaw}")
    assert "\n" not in str(caught.value)


def test_a_case_is_a_mapping_of_its_game_under_its_own_id(tmp_path: Path) -> None:
    (tmp_path / "list.yaml").write_text("- 1", encoding="utf-8")
    with pytest.raises(RulebookError, match="is not a case"):
        load_case(tmp_path / "list.yaml")
    (tmp_path / "list.yaml").unlink()
    case(tmp_path, play=[{"pass": True}])
    with pytest.raises(RulebookError, match="is 'patrol' in the cases of 'stroll'"):
        cases_in(tmp_path, "stroll")
    (tmp_path / "copy.yaml").write_text((tmp_path / "case.yaml").read_text(), encoding="utf-8")
    with pytest.raises(RulebookError, match=r"patrol\.case\.x: is the id of case\.yaml too|of copy\.yaml too"):
        cases_in(tmp_path, "patrol")
