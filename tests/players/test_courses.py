"""Courses: a destination is one decision, kept until something happens; what the plan dislikes is tried as well."""

from __future__ import annotations

from typing import Any

import pytest

from bocage import registry
from bocage.kernel import Match
from bocage.players import Clock
from bocage.players.courses import Course, Intention, courses, worth_trying
from bocage.players.imagining import Horizon, Imagination, planned, question
from bocage.players.search import Budget, SearchPlayer
from bocage.registry import system_of

TITLES = ["tide-of-iron/first-contact", "heroes-of-normandie/first-patrol", "grand-tactical/neuville"]
STEPS = {"tide-of-iron": "movement.step", "heroes-of-normandie": "movement", "grand-tactical": "move.step"}


def moving(title: str) -> Match:
    """A match that the plan has played to the first step of a march of several steps."""
    match = registry.new(title, seed=1)
    system = system_of(match)
    while (decision := match.decision) is not None:
        imagined = Imagination(system, match.view(decision.seat), decision, 1)
        if any(len(course.options) > 2 for course in courses(imagined)):
            return match
        match.choose(planned(system, match.game, decision), seat=decision.seat)
    raise AssertionError("nobody ever moves")


@pytest.mark.parametrize("title", TITLES)
def test_the_ways_to_the_best_places_are_courses_with_one_first_step_each(title: str) -> None:
    match = moving(title)
    decision = match.decision
    assert decision is not None
    found = courses(Imagination(system_of(match), match.view(decision.seat), decision, 1))
    ways = [course.options for course in found if len(course.options) > 1]
    assert len({way[-1] for way in ways}) == len(ways)
    assert all(course.options[0] in decision.options for course in found)
    assert [course.score for course in found] == sorted((course.score for course in found), reverse=True)


@pytest.mark.parametrize("title", TITLES)
def test_steps_to_nowhere_in_particular_are_no_courses_but_for_the_favourite(title: str) -> None:
    match = moving(title)
    decision = match.decision
    assert decision is not None
    found = courses(Imagination(system_of(match), match.view(decision.seat), decision, 1))
    steps = {type(course.options[-1]) for course in found if course.stays}
    assert sum(type(course.options[0]) in steps and not course.stays for course in found) <= 1


@pytest.mark.parametrize("title", TITLES)
def test_a_march_is_kept_to_its_end_where_nothing_happens(title: str) -> None:
    match = moving(title)
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    way = next(
        course.options
        for course in courses(Imagination(system_of(match), view, decision, 1))
        if len(course.options) > 2
    )
    intention, taken = Intention(way, decision, view), 0
    while (decision := match.decision) is not None:
        option = intention.next(decision, match.view(decision.seat))
        if option is None:
            break
        assert option == way[taken]
        taken += 1
        match.choose(option, seat=decision.seat)
    assert taken > 1


def test_a_march_is_thought_over_when_an_enemy_has_acted() -> None:
    match = moving(TITLES[0])
    decision = match.decision
    assert decision is not None
    intention = Intention((decision.options[0],), decision, match.view(decision.seat))
    game: Any = match.game
    enemy = next(unit for unit in game.units if unit.seat != decision.seat and unit.hex >= 0)
    game.put(enemy.but(status="fatigued"))
    assert intention.next(decision, match.view(decision.seat)) is None


def test_the_search_imagines_the_whole_march(monkeypatch: pytest.MonkeyPatch) -> None:
    match = moving(TITLES[0])
    decision = match.decision
    assert decision is not None
    followed: list[tuple[Any, ...]] = []
    follow = Imagination.follow

    def told(self: Imagination, game: Any, course: Any, stays: bool) -> None:
        followed.append(tuple(course))
        follow(self, game, course, stays)

    monkeypatch.setattr(Imagination, "follow", told)
    SearchPlayer("1/0", system_of(match), Budget(iterations=12)).choose(match.view(decision.seat), decision, Clock())
    assert any(len(course) > 1 for course in followed)


@pytest.mark.parametrize("title", TITLES)
def test_who_goes_to_a_place_stays_there(title: str) -> None:
    match = moving(title)
    decision = match.decision
    assert decision is not None
    system = system_of(match)
    imagined = Imagination(system, match.view(decision.seat), decision, 1)
    ways = [course for course in courses(imagined) if course.stays]
    assert ways
    for course in ways:
        game: Any = imagined.world(0)
        imagined.follow(game, course.options, course.stays)
        imagined.finish(game, Horizon(procedures=1))
        channels, unit = system.mind.channels, game.units[decision.args["unit"]]
        assert channels.place(game, unit) == channels.leads(game, course.options[-1])


def test_a_course_that_is_no_longer_open_is_left_to_the_plan() -> None:
    match = moving(TITLES[0])
    decision = match.decision
    assert decision is not None
    imagined = Imagination(system_of(match), match.view(decision.seat), decision, 1)
    way = next(course.options for course in courses(imagined) if len(course.options) > 2)
    game = imagined.world(0)
    imagined.follow(game, (way[0], way[0], way[0]))
    assert question(game) is not None


def test_a_quarter_of_what_is_tried_is_what_the_plan_dislikes() -> None:
    found = [Course((str(number),), -float(number)) for number in range(20)]  # type: ignore[arg-type]
    tried = worth_trying(found, 8, gap=2.5)
    assert [course.score for course in tried] == [0.0, -1.0, -2.0, -3.0, -4.0]
    assert [course.score for course in worth_trying(found, 8, gap=99.0)] == [-float(number) for number in range(8)]


def test_the_best_of_a_kind_that_would_else_not_be_tried_comes_first() -> None:
    found = [Course((option,), score) for option, score in ((1, 5.0), (2, 4.9), (3, 1.0), ("x", 0.0), ("y", -1.0))]  # type: ignore[arg-type]
    assert [course.options[0] for course in worth_trying(found, 4, gap=0.5)] == [1, 2, "x"]
