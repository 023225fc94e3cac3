"""Show: what a system tells clients, so that one client serves all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bocage.kernel.frames import Option
from bocage.kernel.records import PlaceId, Point, Seat, UnitId
from bocage.kernel.views import View
from bocage.show.appraisal import Appraisal
from bocage.show.cards import Held
from bocage.show.muster import Muster
from bocage.show.names import Names
from bocage.show.sentences import Text
from bocage.show.sketch import Region, Sketch

Side = Literal["allies", "axis"]


class Show(ABC):
    """How a game looks to a seat, from its view alone; without more it has a board and names."""

    names: Names
    """How its things are called."""

    def side(self, view: View, seat: Seat) -> Side:
        """The side that a seat is on, by which clients give it a look; without more the seats take turns."""
        return "axis" if seat % 2 else "allies"

    @abstractmethod
    def sketch(self, view: View) -> Sketch:
        """The board as the seat sees it."""

    def status(self, view: View) -> Sequence[Text]:
        """Lines that a client shows beside the board (round, points)."""
        return ()

    def score(self, view: View) -> Mapping[Seat, int]:
        """The points of each side, by its first seat; without more, what the goals that a seat holds are worth."""
        goals = [mark for cell in self.sketch(view).cells for mark in cell.marks if mark.is_goal]
        held: dict[Seat, int] = dict.fromkeys(range(view.seats), 0)
        for mark in goals:
            if mark.holder is not None:
                held[mark.holder] += mark.value or 1
        return held if goals else {}

    def details(self, view: View, unit: UnitId) -> Sequence[Text]:
        """Lines about one unit."""
        return ()

    def ground(self, view: View, place: PlaceId) -> Sequence[Text]:
        """Lines about the ground of one place: what it costs to enter, what cover it gives."""
        return ()

    def hand(self, view: View) -> Sequence[Held]:
        """The cards that the seat holds, whether or not one can be played now."""
        return ()

    def overlays(self, view: View, unit: UnitId) -> Mapping[str, Mapping[PlaceId, str]]:
        """Places to light up around a unit, by what they mean ('sight', 'range', 'reach', 'zone', 'command').

        Each place has the few characters to print there (a cost, a number to hit), or none.
        """
        return {}

    def lenses(self, view: View) -> Mapping[str, Mapping[PlaceId, str]]:
        """Places to light up over the whole board, on behalf of no unit, as `overlays` does; asked for on demand."""
        return {}

    def regions(self, view: View, unit: UnitId) -> Mapping[str, Sequence[Region]]:
        """On a table without a grid: parts of it to light up around a unit, by what they mean, as `overlays` does."""
        return {}

    def near(self, view: View, point: Point) -> tuple[str, int] | None:
        """On a table without a grid: the thing by which a point is called, by its kind and number, if there is one."""
        return None

    def drafts(self, view: View, decision: Any, unit: UnitId, point: Point) -> Sequence[Option]:
        """On a table without a grid: the options that pointing at a point with a unit in hand may mean, best first.

        They need not be listed, nor legal: a client proposes them, and the judge says why not.
        """
        return ()

    def appraisal(self, view: View, option: Option) -> Appraisal | None:
        """What an option is judged by, listed or proposed, and what it would look like; none where nobody asks."""
        return None

    def lengths(self, view: View, decision: Any) -> Mapping[int, int]:
        """How far options lead on a table without a grid, in millimetres, by their places."""
        return {}

    def covered(self, view: View, decision: Any) -> Mapping[int, Sequence[PlaceId]]:
        """The places that options strike and do not name, such as those under a template, by the option's place."""
        return {}

    def way(self, view: View, decision: Any, place: PlaceId) -> Sequence[Option]:
        """The options that lead one after the other from a question to a place, the first of them on offer now.

        The cheapest way by the rules' own tables, from what the view shows; none where no way leads there. What it
        cannot know (who fires at whoever passes, what lies hidden) may end it early: a client sends each option only
        while it is on offer. Where a question takes proposals, an option need not be listed.
        """
        return ()

    def course(self, view: View, option: Option) -> Sequence[PlaceId]:
        """The places that an option leads through one after the other, where that is more than a step."""
        return ()

    def muster(self, view: View) -> Muster | None:
        """The army that is being built just now, if one is; its choices are options like all others."""
        return None
