"""Pointing on a table without a grid: typed places and centimetres become a proposal, and its judge answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from rich.text import Text

from bocage.cli.terminal.choices import Choice, plain
from bocage.cli.terminal.lengths import COMPASS
from bocage.cli.terminal.things import things_named
from bocage.kernel import View
from bocage.kernel.frames import Ask, Option
from bocage.kernel.records import Point
from bocage.kernel.rulings import Refusal
from bocage.registry import system_of
from bocage.show import Cell, Sketch

if TYPE_CHECKING:
    from bocage.cli.describe import Describer
    from bocage.cli.terminal.session import Session

BESIDE = 20
"""So many millimetres before a line one stops that goes to it, and so deep in an area."""
_NUMBER = r"(\d+(?:[.,]\d+)?)"

Spot = tuple[float, float]


def propose(session: Session, typed: str) -> bool:
    """Put to the judge what the words mean on the table; answers whether they mean anything."""
    view = session.match.view(session.seat)
    unit = session.decision.args.get("unit")
    show = system_of(session.match).show
    sketch = show.sketch(view)
    asked = session.match.game.asked
    if sketch.shape != "table" or not isinstance(asked, Ask) or not asked.proposals or not isinstance(unit, int):
        return False
    at = pointed_at(session.describer, view, sketch, unit, typed)
    if at is None:
        return False
    for option in show.drafts(view, session.decision, unit, at)[:1]:
        refusal = session.match.why_not(option, seat=session.seat)
        _tell(session, view, option, refusal)
        if refusal is None and session.agrees(session.describer.text("ui-go-ahead"), default=True):
            session.choose(Choice(0, option, session.describer.option(view, option), frozenset()))
        return True
    return False


def _tell(session: Session, view: View, option: Option, refusal: Refusal | None) -> None:
    """What is proposed, each thing that a rule looks at, and which one forbids it."""
    describer = session.describer
    session.screen.line(describer.option(view, option), "bold")
    appraisal = describer.speaker(view).appraisal(option)
    for fact in appraisal.facts if appraisal is not None else ():
        sign = "✗" if refusal is not None and refusal.rule == fact.rule else "!" if fact.warns else "✓"
        body = Text.assemble(describer.say(fact.text), " ", (fact.rule, "cyan"))
        session.screen.hanging(Text(f"  {sign}", "green" if sign == "✓" else "red"), body)
    if refusal is not None:
        session.screen.line(describer.refusal(view, refusal), "red")
        session.adviser.rule(refusal.rule, quiet=True)


def pointed_at(describer: Describer, view: View, sketch: Sketch, unit: int, typed: str) -> Point | None:
    """The point of the table that words mean to a squad: centimetres and directions, two numbers, or a name."""
    leader = next((piece.at for piece in sketch.pieces if piece.unit == unit and piece.at is not None), None)
    if leader is not None and (way := _way(describer, plain(typed))) is not None:
        return Point(round(leader.x + way[0]), round(leader.y + way[1]))
    numbers = re.fullmatch(rf"(?:\D*\s)?{_NUMBER}\s*[ ;,x×]\s*{_NUMBER}\s*(?:cm)?", typed)
    if numbers:
        return Point(*(round(10 * _value(one)) for one in numbers.groups()))
    goal = _goal(describer, view, sketch, typed, leader)
    far = re.search(rf"{_NUMBER}\s*cm\b", typed)
    if goal is None or leader is None or far is None:
        return goal
    length = hypot(goal.x - leader.x, goal.y - leader.y) or 1
    part = 10 * _value(far[1]) / length
    return Point(round(leader.x + (goal.x - leader.x) * part), round(leader.y + (goal.y - leader.y) * part))


def _way(describer: Describer, typed: str) -> Spot | None:
    """Centimetres in directions, one after the other: 15 cm north, 5 east."""
    words = {
        word: eighth
        for eighth, name in enumerate(COMPASS)
        for word in plain(describer.catalogue.text(f"ui-compass-{name}", attribute="words")).split()
    }
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    steps = re.findall(rf"{_NUMBER}\s*(?:cm)?\s+(?:\S+\s)?({known})\b", typed)
    if not steps:
        return None
    x = y = 0.0
    for far, word in steps:
        turn = words[word] * pi / 4
        x += 10 * _value(far) * sin(turn)
        y -= 10 * _value(far) * cos(turn)
    return x, y


def _goal(describer: Describer, view: View, sketch: Sketch, typed: str, leader: Point | None) -> Point | None:
    """The nearest point of a piece of terrain or of a squad that the words name."""
    found = things_named(describer, view, typed)
    for unit in found.get("unit", ()):
        spots = [piece.at for piece in sketch.pieces if piece.unit == unit and piece.at is not None]
        if spots:
            return spots[0]
    for place in found.get("place", ()):
        cell = next((one for one in sketch.cells[1:] if one.place == place), None)
        if cell is not None:
            return cell.centre if leader is None else _edge(sketch, cell, leader)
    return None


def _edge(sketch: Sketch, cell: Cell, leader: Point) -> Point:
    """Where somebody gets to who goes to a piece the shortest way: just into an area, just before a line."""
    lines = [line for line in sketch.strokes if line.kind not in ("door", "window")]
    linear = [one.place for one in sketch.cells[1:] if not one.outline]
    if cell.outline:
        points: Sequence[Point] = (*cell.outline, cell.outline[0])
        inwards = (cell.centre.x, cell.centre.y)
    else:
        points = lines[linear.index(cell.place)].points
        inwards = (leader.x, leader.y)
    x, y = min(_feet(points, leader), key=lambda spot: hypot(spot[0] - leader.x, spot[1] - leader.y))
    length = hypot(inwards[0] - x, inwards[1] - y) or 1
    part = min(1, BESIDE / length)
    return Point(round(x + (inwards[0] - x) * part), round(y + (inwards[1] - y) * part))


def _feet(points: Sequence[Point], at: Point) -> Iterator[Spot]:
    """The nearest point of each leg of a line."""
    for one, two in pairwise(points):
        long = (two.x - one.x) ** 2 + (two.y - one.y) ** 2
        part = ((at.x - one.x) * (two.x - one.x) + (at.y - one.y) * (two.y - one.y)) / long if long else 0
        part = min(1.0, max(0.0, part))
        yield one.x + (two.x - one.x) * part, one.y + (two.y - one.y) * part


def _value(number: str) -> float:
    return float(number.replace(",", "."))
