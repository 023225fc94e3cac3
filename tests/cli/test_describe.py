"""Records as sentences: names for ids, values for totals, keys where there is no text."""

from __future__ import annotations

from typing import Literal

from bocage import registry
from bocage.cli.describe import Describer
from bocage.kernel import Event, Match, Modifier, Option, Over, PlaceId, Point, Refusal, Total, UnitId
from bocage.show import Named
from tests.cli.mini import Aimed, Fire, Move


def skirmish() -> Match:
    return registry.new("skirmish", seed=1)


def english() -> Describer:
    return Describer(registry.system_of(skirmish()), "en")


def test_ids_become_names() -> None:
    view = skirmish().view(0)
    assert english().option(view, Move(0, 12)) == "US1 moves to C3"
    assert english().option(view, Fire(0, 3)) == "US1 fires at DE2"


def test_ids_that_the_view_does_not_show_have_no_name() -> None:
    assert english().option(skirmish().view(0), Move(77, 12)) == "? moves to C3"


def test_what_has_no_text_shows_its_key() -> None:
    class Salute(Option):
        unit: UnitId

    class Vanished(Event):
        unit: UnitId

    view = skirmish().view(0)
    assert english().option(view, Salute(0)) == "[option-salute]"
    assert english().event(view, Vanished(0)) == "[event-vanished]"
    assert english().refusal(view, Refusal("mini.unheard.of")) == "[refusal-mini-unheard-of]"
    assert english().kind(Salute) == ""


def test_the_end_is_told_with_the_winners_by_name_and_a_draw_as_one() -> None:
    match = skirmish()
    french = Describer(registry.system_of(match), "fr")
    ends = [Over((0,), "mini.victory"), Over((0, 1), "mini.victory"), Over((), "mini.victory")]
    assert [english().event(match.view(0), end) for end in ends] == [
        "The match is over. Victory: Allies.",
        "The match is over. Victory: Allies, Axis.",
        "The match is over: a draw.",
    ]
    assert [french.event(match.view(0), end) for end in ends[1:]] == [
        "La partie est terminée. Victoire\N{NO-BREAK SPACE}: Alliés, Axe.",
        "La partie est terminée\N{NO-BREAK SPACE}: match nul.",
    ]


def test_odd_values_do_not_break_a_sentence() -> None:
    class Odd(Event):
        path: tuple[PlaceId, ...]
        where: Point
        nobody: UnitId | None
        sure: bool
        mood: Literal["calm", "tense"]

    event = Odd((0, 24), Point(120, 45), None, True, "calm")
    assert english().event(skirmish().view(0), event) == "[event-odd]"


def test_a_refusal_takes_the_sentence_of_its_reason_or_of_its_rule() -> None:
    view = skirmish().view(0)
    assert english().refusal(view, Refusal("mini.move.occupied", {"place": 4})) == "E1 is occupied."
    assert english().refusal(view, Refusal("mini.move.occupied", {"place": 4}, "by-friends")) == "E1 is occupied."
    assert english().refusal(view, Refusal("kernel.not-offered")) == "This is not among the choices on offer."


def test_a_total_is_broken_down_into_its_terms() -> None:
    total = Total.of([Modifier("mini.fire.base", 4), Modifier("mini.fire.woods", 1), Modifier("mini.half", 2, "/")])
    (breakdown,) = english().breakdowns(Aimed(0, 2, total))
    assert breakdown.value == 3
    assert [tuple(term) for term in breakdown.terms] == [
        ("+4", "to hit", "mini.fire.base"),
        ("+1", "target in woods", "mini.fire.woods"),
        ("÷2", "", "mini.half"),
    ]


def test_a_word_is_printed_as_its_name_and_selected_as_itself() -> None:
    french = Describer(registry.system_of(skirmish()), "fr")
    word = french.word("woods")
    assert isinstance(word, Named)
    assert f"{word}" == "bois"
    assert word == "woods"
    assert french.word("no such word") == "no such word"


def test_the_second_thing_of_a_name_has_its_number() -> None:
    french = Describer(registry.system_of(skirmish()), "fr")
    assert f"{french.word('woods-2')}" == "bois 2"
    assert french.word("marsh-2") == "marsh-2"
