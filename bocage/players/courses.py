"""Courses: what a search chooses between: an option, or the options that lead one after the other to a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bocage.mind.plan import FOLLY

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.match import Decision
    from bocage.players.imagining import Imagination

DESTINATIONS = 6
"""How many places are considered that a unit might go to."""
UNLIKELY = 4
"""One course in so many that are tried is one that the plan dislikes."""


class Course(NamedTuple):
    """Options to be chosen one after the other, the first of them on offer now, and what the plan expects of them.

    Whoever goes to a place by it `stays` there: how a place is to go on from is another course.
    """

    options: tuple[Option, ...]
    score: float
    stays: bool = False


def courses(imagined: Imagination) -> list[Course]:
    """All courses that a question opens, what the plan likes best first.

    A place to go to is one course. Of single steps, after which the plan goes on as it likes, only its favourite is
    another, where it expects more of that than of the places to which it leads: many of them are walks in circles. What
    the plan calls folly is none, as long as anything else is open.
    """
    decision = imagined.decision
    found = [
        Course((option,), score)
        for option, score in zip(decision.options, imagined.advice(), strict=True)
        if score > FOLLY
    ] or [Course((option,), 0.0) for option in decision.options]
    ways = _ways(imagined)
    best: dict[Option, float] = {}
    for way in ways:
        best[way.options[0]] = max(way.score, best.get(way.options[0], way.score))
    kinds = {type(way.options[-1]) for way in ways}
    steps = [course for course in found if type(course.options[0]) in kinds]
    if steps:
        step = max(steps, key=lambda course: course.score)
        found = [course for course in found if course is step or course not in steps]
    found = [course for course in found if course.score > best.get(course.options[0], course.score - 1)]
    return sorted([*found, *ways], key=lambda course: -course.score)


def _ways(imagined: Imagination) -> list[Course]:
    """The ways to the best places by the plan."""
    system, decision = imagined.system, imagined.decision
    places = sorted(system.mind.destinations(imagined.world(0), decision), key=lambda place: -place[1])
    found: list[Course] = []
    for place, score in places:
        way = tuple(system.show.way(imagined.view, decision, place))
        if way and way[0] in decision.options:
            found.append(Course(way, score, stays=True))
        if len(found) == DESTINATIONS:
            break
    return found


def worth_trying(found: Sequence[Course], most: int, gap: float) -> list[Course]:
    """The courses to be tried, at most so many: those that the plan likes, and some that it likes less by `gap`.

    Of those the best of each class of options that would else not be tried come first.

    >>> named = [Course((name,), score) for name, score in (("a", 1.0), ("b", 0.9), ("c", -3.0), ("d", -4.0))]
    >>> [course.options[0] for course in worth_trying(named, 8, gap=0.5)]
    ['a', 'b', 'c', 'd']
    >>> [course.options[0] for course in worth_trying(named, 3, gap=9.0)]
    ['a', 'b', 'c']
    """
    spare = max(most // UNLIKELY, 1)
    liked = [course for course in found if course.score >= found[0].score - gap][: most - spare]
    kinds = {type(course.options[0]) for course in liked}
    rest: list[Course] = []
    same: list[Course] = []
    for course in found[len(liked) :]:
        kind = type(course.options[0])
        (same if kind in kinds else rest).append(course)
        kinds.add(kind)
    return liked + (rest + same)[:spare]


class Intention:
    """The rest of a course that was chosen, kept until something happens that was not one's own doing."""

    def __init__(self, options: tuple[Option, ...], decision: Decision, view: View) -> None:
        self._options = options
        self._prompt = decision.prompt
        self._others = others(view)

    def next(self, decision: Decision, view: View) -> Option | None:
        """The option that the intention goes on with, or None where it has come to its end or must be thought over."""
        if not self._options or decision.prompt != self._prompt or self._options[0] not in decision.options:
            return None
        if others(view) != self._others:
            return None
        option, self._options = self._options[0], self._options[1:]
        return option


def others(view: View) -> Mapping[str, Any]:
    """What a view shows of other seats: it changes when they act, are hit or come to light."""
    return {
        name: [record for record in table if getattr(record, "seat", view.seat) != view.seat]
        for name, table in view.tables.items()
    }
