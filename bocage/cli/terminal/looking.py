"""Looking: what can be read of the goals, an army, a hand, a card, a place and a unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rich.text import Text

from bocage.cli.describe import Describer
from bocage.cli.palette import hexadecimal, side
from bocage.cli.terminal.choices import plain
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.telling import beside_the_board
from bocage.cli.terminal.things import things_named
from bocage.kernel import View
from bocage.kernel.match import Match
from bocage.kernel.records import PlaceId, Seat, UnitId
from bocage.registry import system_of
from bocage.show import Cell, Held, Mark, Muster, Piece, Sketch, Ware

MOST_PLACES = 40
BRIEFING = ("situation", "forces", "wins", "special")
"""The attributes of a scenario's briefing, in the order in which they are read."""


class Looker:
    """Shows what lies on the table to one seat, in one language."""

    def __init__(self, screen: Screen, describer: Describer) -> None:
        self.screen = screen
        self.describer = describer

    def look(self, match: Match, view: View, typed: str) -> bool:
        """Show what the words name; answers whether they name something."""
        if self.topic(match, view, typed):
            return True
        found = things_named(self.describer, view, typed)
        for kind, one in (("unit", self.unit), ("place", self.place), ("card", self.card), ("seat", self.army)):
            for number in found.get(kind, ())[:1]:
                one(match, view, number)
                return True
        return False

    def topic(self, match: Match, view: View, typed: str) -> bool:
        """Show the goals, the army or the hand, if that is what the word says; answers whether it does."""
        topics: dict[str, Callable[[Match, View], None]] = {"goals": self.goals, "army": self._own, "hand": self.hand}
        for topic, show in topics.items():
            named = plain(self.describer.catalogue.text(f"ui-{topic}", attribute="words")).split()
            if plain(typed) in (topic, *named):
                show(match, view)
                return True
        return False

    # What wins

    def goals(self, match: Match, view: View) -> None:
        """What the scenario is about, and the places that games are won by, with who holds them."""
        scenario = f"name-{match.setup.scenario}"
        if self.describer.catalogue.has(scenario):
            self.screen.line(self.describer.text(scenario), "bold")
        for part in self._briefing(match.setup.scenario):
            self.screen.line(part, indent=2)
        for cells in _goals(system_of(match).show.sketch(view)):
            told = [self._mark(view, one) for one in cells[0].marks if one.is_goal]
            self._about(", ".join(self._place_name(view, cell) for cell in cells), ", ".join(told), indent=2)
        for line in self.describer.speaker(view).status():
            self.screen.line(self.describer.say(line), indent=2)

    def _briefing(self, scenario: str) -> Iterator[str]:
        """The situation, the forces, what wins and what is special; where a game has no such parts, what it says."""
        catalogue = self.describer.catalogue
        parts = [catalogue.text(f"briefing-{scenario}", attribute=part) for part in BRIEFING]
        for part in (
            parts if not parts[0].startswith("[") else [catalogue.text(f"name-{scenario}", attribute="briefing")]
        ):
            if not part.startswith("["):
                yield part

    # What a seat has

    def _own(self, match: Match, view: View) -> None:
        self.army(match, view, view.seat)

    def army(self, match: Match, view: View, seat: Seat) -> None:
        """All units of a seat that the view shows, or the army that it builds."""
        muster = self.describer.speaker(view).muster(()) if seat == view.seat else None
        if muster is not None:
            self._muster(muster)
        sketch = system_of(match).show.sketch(view)
        pieces = [piece for piece in sketch.pieces if piece.seat == seat]
        count = len({piece.unit for piece in pieces})
        head = self.describer.text("ui-army-of", seat=self.describer.name(view, "seat", seat), count=count)
        self.screen.line(head, "bold")
        for piece, count in _units(pieces):
            self.screen.show(Text.assemble("  ", self._head(view, piece, count)))
            if count > 1:
                for line in self.describer.speaker(view).details(piece.unit):
                    self.screen.line(self.describer.say(line), "dim", indent=6)
            elif piece.values:
                self.screen.line(self._values(piece), "dim", indent=6)
        for beside in beside_the_board(self.describer, view, [tray for tray in sketch.trays if tray.seat == seat]):
            self.screen.line(beside, indent=2)

    def _muster(self, muster: Muster) -> None:
        for line in muster.lines:
            self.screen.line(self.describer.say(line))
        for recruit in muster.army:
            self._ware(recruit.ware)
            for berth in recruit.berths:
                if berth.holds is not None:
                    self._ware(berth.holds, indent=4)

    def _ware(self, ware: Ware, indent: int = 2) -> None:
        self._about(self.describer.word(ware.name), str(ware.cost), indent=indent)

    def hand(self, match: Match, view: View) -> None:
        """The cards of a seat with what they say."""
        held = self.describer.speaker(view).hand()
        if not held:
            self.screen.line(self.describer.text("ui-hand-empty"))
        for card in held:
            self._held(card)

    def card(self, match: Match, view: View, card: int) -> None:
        """A card with what it says, whether or not the seat holds it."""
        for held in self.describer.speaker(view).hand():
            if held.card == card:
                self._held(held)
                return
        name = system_of(match).show.names.name_of(view, "card", card)
        text = self.describer.catalogue.text(f"name-{name}", attribute="text")
        self.screen.line(self.describer.word(name), "bold")
        if not text.startswith("["):
            self.screen.line(text, indent=4)

    def _held(self, held: Held) -> None:
        self.screen.line(self.describer.word(held.name), "bold")
        for line in held.lines:
            self.screen.line(self.describer.say(line), indent=4)

    # Places and units

    def place(self, match: Match, view: View, place: PlaceId) -> None:
        """Everything about one place: its ground, what lies in it and runs through it, and the units on it."""
        sketch = system_of(match).show.sketch(view)
        cell = next((cell for cell in sketch.cells if cell.place == place), None)
        if cell is not None:
            about = [self.describer.word(cell.terrain), *(self._mark(view, one) for one in cell.marks)]
            if cell.caption and all(one.label != cell.caption for one in cell.marks):
                about.insert(0, self.describer.word(cell.caption))
            about += [self.describer.word(kind) for kind in _touching(sketch, cell)]
            if cell.level:
                about.append(self.describer.text("ui-level", level=cell.level))
            self._about(self.describer.name(view, "place", place), ", ".join(about), style="bold")
        for line in self.describer.speaker(view).ground(place):
            self.screen.line(self.describer.say(line), indent=4)
        for piece in sketch.pieces:
            if place in (piece.place, *piece.beside):
                self.unit(match, view, piece.unit)

    def unit(self, match: Match, view: View, unit: UnitId) -> None:
        """Everything about one unit: what is printed on it, its states, where it can go and at what cost."""
        sketch = system_of(match).show.sketch(view)
        piece = next((piece for piece in sketch.pieces if piece.unit == unit), None)
        if piece is None:
            self.screen.show(Text(f" {self.describer.name(view, 'unit', unit)} "))
        else:
            self.screen.show(self._head(view, piece))
            if piece.values:
                self.screen.line(self._values(piece), indent=4)
        for line in self.describer.speaker(view).details(unit):
            self.screen.line(self.describer.say(line), indent=4)
        for aboard in () if piece is None else piece.carries:
            self.screen.line(
                self.describer.text("ui-carries", unit=self.describer.name(view, "unit", aboard)), indent=4
            )
        costs = system_of(match).show.overlays(view, unit).get("reach", {})
        told = [f"{self.describer.name(view, 'place', place)} {cost}" for place, cost in costs.items() if cost]
        if told:
            rest = ["…"] if len(told) > MOST_PLACES else []
            self._about(self.describer.text("ui-reach"), ", ".join([*told[:MOST_PLACES], *rest]), indent=4)

    def _place_name(self, view: View, cell: Cell) -> str:
        """How a place is called, with the name that is printed on the map there."""
        names = [self.describer.word(name) for name in _printed(cell)[:1]]
        return " ".join([self.describer.name(view, "place", cell.place), *names])

    def _head(self, view: View, piece: Piece, count: int = 1) -> Text:
        look = side(piece.seat)
        colours = f"bold {hexadecimal(look.ink)} on {hexadecimal(look.stock)}"
        states = ", ".join(self.describer.word(state) for state in piece.states if count == 1)
        where = self.describer.name(view, "place", piece.place)
        name = self.describer.name(view, "unit", piece.unit)
        many = f" ×{count}" if count > 1 else ""
        return Text.assemble((f" {name}{many} ", colours), f" {where}", f" ({states})" if states else "")

    def _values(self, piece: Piece) -> str:
        return ", ".join(f"{self._value(name)} {value}" for name, value in piece.values)

    def _value(self, name: str) -> str:
        told = f"ui-value-{name}"
        return self.describer.text(told) if self.describer.catalogue.has(told) else self.describer.word(name)

    def _mark(self, view: View, mark: Mark) -> str:
        words = [self.describer.word(mark.label or mark.kind), *([str(mark.value)] if mark.value else [])]
        holder = [] if mark.holder is None else [self.describer.name(view, "seat", mark.holder)]
        return ", ".join([" ".join(words), *holder])

    def _about(self, thing: str, what: str, style: str = "", indent: int = 0) -> None:
        self.screen.line(self.describer.text("ui-about", thing=thing, what=what), style, indent)


def _printed(cell: Cell) -> list[str]:
    """The words of the names that a map prints in a place."""
    names = (cell.caption, *(one.label for one in cell.marks if one.kind == "place" and not one.is_goal))
    return [name for name in names if name]


def _goals(sketch: Sketch) -> Iterator[list[Cell]]:
    """Places that games are won by; neighbours of which the same is to be told are one: a house, a part of a town."""
    cells = [cell for cell in sketch.cells if any(one.is_goal for one in cell.marks)]
    order = {cell.place: number for number, cell in enumerate(cells)}
    while cells:
        found = [cells.pop(0)]
        for one in found:
            more = [cell for cell in cells if sketch.shape != "table" and _are_one_goal(one, cell)]
            found += more
            cells = [cell for cell in cells if cell not in more]
        yield sorted(found, key=lambda cell: order[cell.place])


def _are_one_goal(one: Cell, other: Cell) -> bool:
    """Whether two cells touch, have no names, and are alike in what they are worth and who holds them."""
    reach = max(((p.x - one.centre.x) ** 2 + (p.y - one.centre.y) ** 2 for p in one.outline), default=0)
    apart = (one.centre.x - other.centre.x) ** 2 + (one.centre.y - other.centre.y) ** 2
    alike = [mark for mark in one.marks if mark.is_goal] == [mark for mark in other.marks if mark.is_goal]
    return alike and apart < 3.6 * reach and not _printed(one) and not _printed(other)


def _units(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, int]]:
    """The first piece of each unit, and of how many it is: a squad of single men is one unit."""
    counts = Counter(piece.unit for piece in pieces)
    told: set[UnitId] = set()
    for piece in pieces:
        if piece.unit not in told:
            told.add(piece.unit)
            yield piece, counts[piece.unit]


def _touching(sketch: Sketch, cell: Cell) -> Iterator[str]:
    """The kinds of lines that run through a cell or along one of its sides."""
    reach = max(((p.x - cell.centre.x) ** 2 + (p.y - cell.centre.y) ** 2 for p in cell.outline), default=0)
    told: set[str] = set()
    for stroke in sketch.strokes:
        middles = (((a.x + b.x) // 2, (a.y + b.y) // 2) for a, b in pairwise(stroke.points))
        if stroke.kind not in told and any(
            (x - cell.centre.x) ** 2 + (y - cell.centre.y) ** 2 < reach for x, y in middles
        ):
            told.add(stroke.kind)
            yield stroke.kind
