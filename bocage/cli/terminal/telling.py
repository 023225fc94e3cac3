"""Telling: what happened, with its dice and its sums, and where the match stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bocage.cli.describe import Breakdown, Describer
from bocage.cli.palette import ground, hexadecimal, mark, side, stroke
from bocage.cli.terminal.board import Labels, Numbers, board_width, draw_board
from bocage.cli.terminal.choices import plain
from bocage.cli.terminal.edges import Edges
from bocage.cli.terminal.screen import Screen
from bocage.kernel import View
from bocage.kernel.events import Event, Rolled
from bocage.kernel.match import Match
from bocage.registry import system_of
from bocage.show import Mark, Sketch

PANEL = 36


class Teller:
    """Shows a match on a screen in one language."""

    def __init__(self, screen: Screen, describer: Describer) -> None:
        self.screen = screen
        self.describer = describer
        self.shown: set[str] = set()

    # Events

    def events(self, view: View, events: Iterable[Event]) -> None:
        """What happened, in sentences; totals and dice below theirs."""
        for event in events:
            if isinstance(event, Rolled) and not event.n:
                continue
            self.screen.hanging(Text("•", "dim"), Text(self.describer.event(view, event)))
            for breakdown in self.describer.breakdowns(event):
                self.breakdown(breakdown)
            if isinstance(event, Rolled):
                self.screen.show(Padding(dice(event), (0, 0, 0, 4)))

    def breakdown(self, breakdown: Breakdown) -> None:
        """A total term by term, each with its rule."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", min_width=3)
        grid.add_column(overflow="fold")
        grid.add_column(style="cyan", overflow="fold")
        for term in breakdown.terms:
            grid.add_row(Text(term.amount, "bold"), Text(term.words), Text(term.rule))
        grid.add_row(Text(f"= {breakdown.value}", "bold"), Text(breakdown.name, "bold"), Text())
        self.screen.show(Padding(grid, (0, 0, 0, 4)))

    # The position

    def position(self, match: Match, view: View, numbers: Numbers | None = None, whole: bool = True) -> None:
        """The board and what stands beside it, on a wide screen abreast; if not whole, below only what is new."""
        sketch = system_of(match).show.sketch(view)
        labels = Labels(numbers or {}, self._letters(sketch))
        beside = list(self._beside(match, view, sketch))
        room = self.screen.width
        if not sketch.cells:
            self._pieces(view, sketch)
        if room - PANEL - 2 >= board_width(sketch, room) or room >= 2 * PANEL + 40:
            width = board_width(sketch, room - PANEL - 2)
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=width, no_wrap=True)
            grid.add_column(width=min(room - width - 2, 60))
            grid.add_row(Text("\n").join(draw_board(sketch, width, labels)), Text("\n").join(beside))
            self.screen.show(grid)
        else:
            self.screen.lines(draw_board(sketch, room, labels))
            for line in beside:
                if whole or line.plain not in self.shown:
                    self.screen.show(line)
        self.shown = {line.plain for line in beside}

    def _beside(self, match: Match, view: View, sketch: Sketch) -> Iterator[Text]:
        for line in self.describer.speaker(view).status():
            yield Text(self.describer.say(line))
        yield self._sides(match, view)
        yield self._legend(sketch)

    def _sides(self, match: Match, view: View) -> Text:
        line = Text()
        for seat in range(match.game.seats):
            look = side(seat)
            name = self.describer.name(view, "seat", seat)
            line.append(f" {name} ", f"bold {hexadecimal(look.ink)} on {hexadecimal(look.stock)}").append(" ")
        return line

    def _letters(self, sketch: Sketch) -> dict[str, str]:
        """A sign for each state that a counter shows: its number if it has one, else the first free letter."""
        letters: dict[str, str] = {}
        for state in sorted({state for piece in sketch.pieces for state in piece.states}):
            number = state.removeprefix(_without_number(state)).lstrip("-")
            if number and number not in letters.values():
                letters[state] = number
                continue
            name = plain(self.describer.word(state))
            free = [letter for letter in name if letter.isalpha() and letter not in letters.values()]
            letters[state] = free[0] if free else name[:1]
        return letters

    def _legend(self, sketch: Sketch) -> Text:
        edges = Edges(sketch)
        signs = [(ground(cell.terrain).glyph, cell.terrain) for cell in sketch.cells]
        signs += [(stroke(line.kind)[0], line.kind) for line in sketch.strokes if not edges.is_edge(line)]
        signs += [(edge.upright + edge.above, name) for name, edge in edges.kinds().items()]
        signs += [(mark(kind), kind) for kind in sorted({one.kind for cell in sketch.cells for one in cell.marks})]
        signs += [(f"'{letter}", state) for state, letter in self._letters(sketch).items()]
        known: dict[str, list[str]] = {}
        for glyph, name in dict.fromkeys(signs):
            word = self.describer.word(name)
            if word not in known.setdefault(glyph, []):
                known[glyph].append(word)
        return Text("  ".join(f"{glyph} {', '.join(words)}" for glyph, words in known.items()), "dim")

    def _pieces(self, view: View, sketch: Sketch) -> None:
        for piece in sketch.pieces:
            self.screen.line(f"{piece.label}  {self.describer.name(view, 'place', piece.place)}", indent=2)

    def trail(self, match: Match, view: View) -> str:
        """What the match is in the middle of."""
        return " › ".join(self.describer.frame(view, frame) for frame in match.trail())

    def place(self, match: Match, view: View, place: int) -> None:
        """Everything about one place: its ground, and the units on it."""
        sketch = system_of(match).show.sketch(view)
        cell = next((cell for cell in sketch.cells if cell.place == place), None)
        if cell is not None:
            about = [self.describer.word(cell.terrain), *(self._mark(view, one) for one in cell.marks)]
            if cell.level:
                about.append(self.describer.text("ui-level", level=cell.level))
            self.screen.line(self.describer.text("ui-about", thing=cell.name, what=", ".join(about)), "bold")
        for piece in sketch.pieces:
            if piece.place == place:
                self.unit(match, view, piece.unit)

    def _mark(self, view: View, mark: Mark) -> str:
        words = [self.describer.word(mark.kind), *([str(mark.value)] if mark.value else [])]
        holder = [] if mark.holder is None else [self.describer.name(view, "seat", mark.holder)]
        return ", ".join([" ".join(words), *holder])

    def unit(self, match: Match, view: View, unit: int) -> None:
        """Everything about one unit."""
        sketch = system_of(match).show.sketch(view)
        piece = next((piece for piece in sketch.pieces if piece.unit == unit), None)
        head = Text(f" {self.describer.name(view, 'unit', unit)} ")
        if piece is not None:
            look = side(piece.seat)
            head.stylize(f"bold {hexadecimal(look.ink)} on {hexadecimal(look.stock)}")
            states = ", ".join(self.describer.word(state) for state in piece.states)
            where = self.describer.name(view, "place", piece.place)
            head = Text.assemble(head, f" {where}", f" ({states})" if states else "")
        self.screen.show(head)
        for line in self.describer.speaker(view).details(unit):
            self.screen.line(self.describer.say(line), indent=4)

    def result(self, match: Match) -> None:
        """How the match ended."""
        if match.result is None:
            return
        view = match.view(0)
        names = [self.describer.name(view, "seat", seat) for seat in match.result.winners]
        text = self.describer.text("ui-result-win", side=", ".join(names)) if names else ""
        self.screen.line(text or self.describer.text("ui-result-draw"), "bold")
        self.screen.line(self.describer.text("ui-rule", rule=match.result.rule), "cyan", indent=2)


def _without_number(name: str) -> str:
    word, _, number = name.rpartition("-")
    return word if word and number.isdigit() else name


def dice(rolled: Rolled) -> Text:
    """Dice as they fell; those that count stand out.

    >>> dice(Rolled("fire", 0, 2, 5, 1, (6, 2))).plain
    '[6]  2 '
    """
    line = Text()
    for face in rolled.faces:
        hit = bool(rolled.need) and face >= rolled.need
        line.append(f"[{face}]" if hit else f" {face} ", "bold black on #ffd84a" if hit else "dim")
        line.append(" ")
    line.rstrip()
    return line if line.plain.endswith("]") else line.append(" ")
