"""What can be read in the terminal besides the board, and how a match is found one's way in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO

import pytest

from bocage import registry
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.session import Session
from bocage.kernel import Decision, Option, PlaceId, View
from bocage.players import Clock, Player, Reason
from bocage.show import Held, Text
from tests.cli.conftest import Bocage
from tests.cli.mini import MiniShow, Move
from tests.cli.test_terminal import BIDS, play


def test_the_goals_of_a_scenario_can_be_read(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "look goals\n").out
    assert "The meadow\n  Two squads each, and a wood in the middle." in out
    assert "  C3: objective" in out


@pytest.mark.parametrize(("word", "told"), [("goals", "Five rounds."), ("army", "US1"), ("hand", "You hold no cards.")])
def test_goals_army_and_hand_need_no_look_before_them(bocage: Bocage, word: str, told: str) -> None:
    shown = bocage("play", "tide-of-iron/first-contact", "--against", "random", typed=f"{word}\nquit\n").out
    assert told in shown.split("or a command:", 1)[1]


def test_goals_have_the_names_that_are_printed_on_the_map(bocage: Bocage) -> None:
    out = bocage("play", "grand-tactical/neuville", "--against", "random", typed="goals\nquit\n").out
    assert "  Y14 Neuville-au-Plain: objective, American" in out


def test_the_rooms_of_a_house_are_one_goal(bocage: Bocage) -> None:
    out = bocage("play", "heroes-of-normandie/strongpoint", "--against", "random", typed="goals\nquit\n").out
    told = [line.strip() for line in out.splitlines() if ": objective" in line]
    assert told == [
        "F24: objective 3, German",
        "B18se, C18se: objective 5, German",
        "H18se, I18se: objective 5, German",
    ]


def test_a_word_that_several_choices_have_is_the_command(bocage: Bocage) -> None:
    out = bocage("play", "heroes-of-normandie/free-battle-300", "--against", "random", typed="army\nquit\n").out
    assert "American: 0 units on the board" in out


def test_an_army_can_be_read_by_its_owner_and_of_the_enemy_by_its_name(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "look army\nlook allies\n").out
    assert "Axis: 2 units on the board\n   DE1  E1\n   DE2  E5" in out
    assert "Allies: 2 units on the board\n   US1  A1\n   US2  A5" in out


def test_a_hand_and_its_cards_can_be_read(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "You hold no cards." in play(bocage, BIDS + "look hand\n").out
    held = Held(0, "smoke-screen", (Text("name-smoke-screen.text", {}),))
    monkeypatch.setattr(MiniShow, "hand", lambda self, view: (held,))
    out = play(bocage, BIDS + "look hand\n").out
    assert "Smoke screen\n    Lay smoke in a hex." in out
    french = play(bocage, BIDS + "voir main\n", "--lang", "fr").out
    assert "Écran de fumée\n    Posez de la fumée dans un hexagone." in french


def test_a_place_says_what_its_ground_does(bocage: Bocage) -> None:
    assert "C3: woods, objective\n    One die more is needed" in play(bocage, BIDS + "look c3\n").out
    assert "A1: open ground, road\n" in play(bocage, BIDS + "look a1\n").out


def test_a_board_that_is_shown_whole_does_not_scroll(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "map left\nmap nowhere\n").out
    assert out.count("▏♣C2") == play(bocage, BIDS).out.count("▏♣C2") + 1
    assert "There is no place, unit or card called “nowhere”." in out


def test_without_a_machine_it_is_said_that_all_sides_are_played_here(bocage: Bocage) -> None:
    assert "bocage play skirmish --against easy" in " ".join(play(bocage, "").out.split())
    assert "Hot-seat" not in play(bocage, "", "--against", "random").out


def test_why_takes_the_words_on_the_screen(bocage: Bocage) -> None:
    out = play(bocage, BIDS + "why fires\nwhy fire us2\n").out
    assert "DE1 fires at US1: US1 is more than 3 hexes away." in out
    assert "DE1 fires at US2: US2 is more than 3 hexes away." in out


def way_of(*steps: Option) -> object:
    def way(self: MiniShow, view: View, decision: Decision, place: PlaceId) -> Sequence[Option]:
        return steps if place == 0 else ()

    return way


def test_go_follows_the_way_to_a_distant_place(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MiniShow, "way", way_of(Move(2, 3), Move(3, 18)))
    out = play(bocage, BIDS + "go a1\nyes\n").out
    assert "By D1 → D4" in out
    assert "• DE1 moves to D1." in out
    assert "• DE2 moves to D4." in out
    assert "The way ends here." not in out
    refused = play(bocage, BIDS + "go a1\nno\n").out
    assert "• DE1" not in refused


def test_a_way_ends_where_its_next_step_is_not_on_offer(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MiniShow, "way", way_of(Move(2, 3), Move(2, 2), Move(3, 23)))
    out = play(bocage, BIDS + "go a1\nyes\n").out
    assert "• DE1 moves to D1.\nThe way ends here." in out
    assert "• DE2" not in out


def test_not_this_turn_passes_until_the_turn_is_over(bocage: Bocage, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = BIDS + "not this turn\npass\n" + BIDS
    asked_again = play(bocage, typed).out
    assert asked_again.rpartition("Round 2 › ")[2].startswith("Turn of the Axis")
    monkeypatch.setattr(MiniShow, "status", lambda self, view: [Text("status-round", {"number": 1, "last": 3})])
    passed = play(bocage, typed).out
    assert passed.rpartition("Round 2 › ")[2].startswith("Turn of the Allies")


def test_a_question_that_cannot_be_passed_is_asked(bocage: Bocage) -> None:
    assert "This question cannot be passed." in play(bocage, "not this turn\n").out


class Mover(Player):
    """Moves if it can, and says why."""

    needs_view = False
    reason = Reason("ui-goals")

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        return next((one for one in decision.options if isinstance(one, Move)), decision.options[-1])


def test_a_reason_names_the_unit_and_comes_before_what_it_did(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    match = registry.new("skirmish/meadow", seed=3)
    match.choose(0, seat=0)
    match.choose(2, seat=1)
    Session(match, {1: Mover()}, {}, "en", Screen()).play()
    out = capsys.readouterr().out
    assert "Axis, DE1: Goals.\n• DE1 moves to D1.\nAxis, DE2: Goals.\n• DE2 moves to D4." in out


class Sayer(Mover):
    """Says the same of every choice, and never moves."""

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        last: Option = decision.options[-1]
        return last


def test_a_reason_is_told_once_for_choices_in_a_row(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    match = registry.new("skirmish/meadow", seed=3)
    match.choose(0, seat=0)
    match.choose(2, seat=1)
    session = Session(match, {1: Sayer()}, {}, "en", Screen())
    decision = match.decision
    assert decision is not None
    for _ in range(3):
        session._tell_reason(decision, decision.options[-1], Sayer())
    assert capsys.readouterr().out.count("Goals.") == 1


@pytest.mark.parametrize("columns", range(60, 81, 4))
def test_no_line_begins_with_a_colon_and_no_sign_stands_apart_from_its_word(
    bocage: Bocage, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = "objectifs\narmée\naide\nquitter\n"
    out = bocage("play", "grand-tactical/neuville", "--against", "random", "--lang", "fr", typed=typed).out
    lines = [line.strip(" ") for line in out.splitlines()]
    assert [line for line in lines if line[:1] in {":", ";", "?", "!", "»"}] == []
    assert [line for line in lines if line.endswith(("★", "♦", "« ", "«"))] == []
    assert [line for line in lines if re.search(r"(^|   )[A-Z]{1,2}\d+$", line)] == []
