"""Show: what a system tells clients, so that one client serves all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bocage.kernel.records import PlaceId, Seat, UnitId
from bocage.kernel.views import View
from bocage.show.cards import Held
from bocage.show.muster import Muster
from bocage.show.names import Names
from bocage.show.sentences import Text
from bocage.show.sketch import Sketch

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

    def details(self, view: View, unit: UnitId) -> Sequence[Text]:
        """Lines about one unit."""
        return ()

    def hand(self, view: View) -> Sequence[Held]:
        """The cards that the seat holds, whether or not one can be played now."""
        return ()

    def overlays(self, view: View, unit: UnitId) -> Mapping[str, Mapping[PlaceId, str]]:
        """Places to light up around a unit, by what they mean ('sight', 'range', 'reach', 'zone', 'command').

        Each place has the few characters to print there (a cost, a number to hit), or none.
        """
        return {}

    def covered(self, view: View, decision: Any) -> Mapping[int, Sequence[PlaceId]]:
        """The places that options strike and do not name, such as those under a template, by the option's place."""
        return {}

    def muster(self, view: View) -> Muster | None:
        """The army that is being built just now, if one is; its choices are options like all others."""
        return None
