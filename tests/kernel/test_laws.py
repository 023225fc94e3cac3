from __future__ import annotations

import msgspec
import pytest

from bocage.kernel import (
    Ask,
    BadSave,
    Frame,
    Game,
    Goto,
    Item,
    LiveDice,
    Option,
    Pass,
    RulesError,
    ScriptedDice,
    Step,
    Window,
    patience,
    restore,
)
from bocage.kernel.match import answer_kinds
from bocage.kernel.records import named
from bocage.kernel.rules import NO_RULES

from . import march
from .broken import (
    AskNobody,
    AskOnValue,
    BrokenGame,
    EndWithoutResult,
    ForgetfulGame,
    Mark,
    No,
    NoAnswer,
    OpenWindow,
    Yes,
    both,
)
from .tiny import live, revived


def begun(frame: Frame[None]) -> BrokenGame:
    game = BrokenGame(2, ScriptedDice(()), NO_RULES, **BrokenGame.opening("plain"))
    game.begin(frame)
    return game


def test_a_step_that_is_given_an_answer_may_not_ask() -> None:
    match = live(ForgetfulGame)
    with pytest.raises(RulesError, match=r"Forget\.chosen was given a value and asks"):
        match.choose(Yes())


def test_a_step_that_is_given_the_value_of_a_frame_may_not_ask() -> None:
    with pytest.raises(RulesError, match=r"AskOnValue\.measured was given a value and asks"):
        begun(AskOnValue())


def test_a_game_whose_last_frame_ends_without_a_result_is_a_defect() -> None:
    with pytest.raises(RulesError, match="no result"):
        begun(EndWithoutResult())


class Forced(Frame[None]):
    """Asks what has one answer, then what has two."""

    def start(self, game: BrokenGame) -> Step:
        return Ask(0, "one", [Yes()], then=self.chosen)

    def chosen(self, game: BrokenGame, choice: Yes) -> Step:
        return Goto(self.second)

    def second(self, game: BrokenGame) -> Step:
        return Ask(0, "two", both(), then=self.ended)

    def ended(self, game: BrokenGame, choice: Yes | No) -> Step:
        return self.done()


def test_a_question_with_one_answer_is_asked_only_of_those_who_have_patience() -> None:
    hasty = begun(Forced())
    assert hasty.asked is not None
    assert hasty.asked.prompt == "two"
    with patience():
        patient = begun(Forced())
    assert patient.asked is not None
    assert patient.asked.prompt == "one"
    patient.answer(0, Yes())
    assert patient.state() == hasty.state()


def test_patience_does_not_make_a_question_without_an_answer_a_question() -> None:
    with patience(), pytest.raises(RulesError, match="'none' has no answer"):
        begun(NoAnswer())


def test_a_question_without_an_answer_is_a_defect() -> None:
    with pytest.raises(RulesError, match="'none' has no answer"):
        begun(NoAnswer())


@pytest.mark.parametrize("seats", [(), (0, 1)])
def test_a_question_to_all_that_nobody_can_answer_is_a_defect(seats: tuple[int, ...]) -> None:
    with pytest.raises(RulesError):
        begun(AskNobody(seats))


def test_a_window_that_closes_without_the_value_it_owes_is_a_defect() -> None:
    with pytest.raises(RulesError):
        begun(OpenWindow()).answer(0, Pass())


def test_nothing_is_answered_where_nothing_is_asked() -> None:
    game = BrokenGame(2, ScriptedDice(()), NO_RULES, **BrokenGame.opening("plain"))
    with pytest.raises(RulesError, match="nothing is asked"):
        game.answer(0, Yes())


def test_a_record_is_frozen() -> None:
    with pytest.raises(AttributeError):
        Mark(0).n = 3  # type: ignore[misc]


def test_put_writes_at_the_place_of_the_id_or_as_the_next() -> None:
    game = BrokenGame(1, ScriptedDice(()), NO_RULES, **BrokenGame.opening("plain"))
    game.put(Mark(1, n=5))
    game.put(Mark(0, n=4))
    assert game.marks == [Mark(0, 4), Mark(1, 5)]
    game.drop(Mark(0, 4))
    assert game.marks == [None, Mark(1, 5)]


@pytest.mark.parametrize("id", [-1, 2])
def test_put_with_an_id_that_has_no_place_is_a_defect(id: int) -> None:
    game = BrokenGame(1, ScriptedDice(()), NO_RULES, **BrokenGame.opening("plain"))
    with pytest.raises(RulesError):
        game.put(Mark(id))


class Tally(Item):
    table = "tallies"
    place: int
    by_place: dict[int, int] = {}


class Indexed(Game):
    __slots__ = ("tallies", "where")
    TABLES = {"tallies": Tally}
    tallies: list[Tally]
    where: int

    def reindex(self, old: Item | None, new: Item | None) -> None:
        for item in (old, new):
            if isinstance(item, Tally):
                self.where ^= 1 << item.place

    def rebuild(self) -> None:
        self.where = sum(1 << tally.place for tally in self.tallies)


def test_derived_indexes_are_kept_by_put_and_drop_and_never_saved() -> None:
    game = Indexed(seats=1, dice=LiveDice("x"), tallies=[Tally(0, 3), Tally(1, 5)])
    assert game.where == 0b101000
    game.put(Tally(0, 4))
    game.put(Tally(2, 0))
    game.drop(Tally(1, 5))
    assert game.where == 0b010001
    twin = game.clone()
    twin.put(Tally(0, 7))
    assert (game.where, twin.where) == (0b010001, 0b10000001)
    assert "where" not in str(game.state())


class Counted(Game):
    __slots__ = ("counts", "marks", "tallies")
    TABLES = {"tallies": Tally, "marks": Mark}
    tallies: list[Tally]
    marks: list[Mark]
    counts: list[int]

    def reindex(self, old: Item | None, new: Item | None) -> None:
        for item, step in ((old, -1), (new, 1)):
            if isinstance(item, Tally):
                self.counts[item.place] += step

    def rebuild(self) -> None:
        self.counts = [0] * 3
        for tally in self.tallies:
            self.counts[tally.place] += 1


def test_a_clone_and_its_original_share_tables_and_indexes_only_until_one_writes() -> None:
    game = Counted(seats=1, dice=LiveDice("x"), tallies=[Tally(0, 0)], marks=[Mark(0)])
    twin = game.clone()
    assert twin.tallies is game.tallies
    game.put(Tally(0, 1))
    twin.put(Tally(0, 2))
    third = twin.clone()
    twin.drop(Tally(0, 2))
    assert [one.tallies for one in (game, twin, third)] == [[Tally(0, 1)], [None], [Tally(0, 2)]]
    assert [one.counts for one in (game, twin, third)] == [[0, 1, 0], [0, 0, 0], [0, 0, 1]]
    assert third.marks is game.marks


def test_a_record_with_a_mapping_by_id_comes_back_from_json() -> None:
    game = Indexed(seats=1, dice=LiveDice("x"), tallies=[Tally(0, 3, {7: 1})])
    twin = Indexed(seats=1, dice=LiveDice("x"), tallies=[])
    twin.restore(msgspec.json.decode(msgspec.json.encode(game.state())), __package__)
    assert twin.tallies == game.tallies


def test_a_game_comes_back_from_json_in_the_middle_of_an_interrupt() -> None:
    match = live(march.MarchGame)
    match.choose(march.Into(1))
    assert isinstance(match.game, march.MarchGame)
    twin = revived(match.game)
    assert twin.frames() == match.game.frames()
    assert twin.digest() == match.game.digest()


def test_a_record_is_restored_from_its_own_package_or_the_kernel_only() -> None:
    data = {"is": "Into", "place": 3}
    assert restore(data, Option, march.__name__.rpartition(".")[0]) == march.Into(3)
    for home in ("elsewhere", march.__name__.rpartition(".")[0] + ".sub"):
        with pytest.raises(BadSave, match="no option is called 'Into'"):
            restore(data, Option, home)
    assert restore({"is": "Pass"}, Option, "elsewhere") == Pass()


class TwoQuestions(Window[BrokenGame, Yes, None]):
    """A window that asks a second question after a reaction."""

    def second(self, game: BrokenGame, choice: No) -> Step:
        return self.done()


def test_a_second_question_of_a_window_takes_its_own_kind_only() -> None:
    assert answer_kinds(TwoQuestions().answer) == (Pass, Yes)
    assert answer_kinds(TwoQuestions().second) == (No,)


class First:
    class Twin(Option):
        n: int


class Second:
    class Twin(Option):
        n: int


def test_two_options_of_one_name_in_one_package_are_a_defect() -> None:
    with pytest.raises((BadSave, RulesError)):
        named("Twin", Option, __name__.rpartition(".")[0])
