"""Telling: what happened, with its dice and its sums, and where the match stands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bocage.cli.describe import Breakdown, Describer
from bocage.cli.palette import ground, hexadecimal, mark, side, stroke
from bocage.cli.terminal.board import Board, Labels, Numbers
from bocage.cli.terminal.choices import plain
from bocage.cli.terminal.edges import Edges
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.table import TableBoard
from bocage.kernel import View
from bocage.kernel.events import Event, Rolled, RolledLow
from bocage.kernel.match import Match
from bocage.kernel.records import PlaceId, Point
from bocage.registry import system_of
from bocage.show import Piece, Sketch, Tray

PANEL = 36


class Teller:
    """Shows a match on a screen in one language."""

    def __init__(self, screen: Screen, describer: Describer) -> None:
        self.screen = screen
        self.describer = describer
        self.shown: set[str] = set()
        self.board: Board | None = None

    # Events

    def events(self, view: View, events: Iterable[Event]) -> None:
        """What happened, in sentences; totals and dice below theirs."""
        for event in events:
            if isinstance(event, Rolled) and not event.n:
                continue
            self.screen.hanging(Text("•", "dim"), Text(self.describer.event(view, event)))
            for breakdown in self.describer.breakdowns(event):
                self.breakdown(breakdown)
            if isinstance(event, Rolled | RolledLow):
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

    def position(
        self,
        match: Match,
        view: View,
        numbers: Numbers | None = None,
        whole: bool = True,
        around: Collection[PlaceId] | None = (),
        points: Mapping[int, Point] | None = None,
    ) -> None:
        """The board and what stands beside it, on a wide screen abreast; if not whole, below only what is new.

        Of a large board the part around some places is drawn, or all of it where they are None.
        """
        sketch = system_of(match).show.sketch(view)
        labels = Labels(numbers or {}, self._letters(sketch), self._names(sketch), points or {})
        if not sketch.cells:
            self._pieces(view, sketch)
        board, room = self._board(sketch, labels, around)
        beside = list(self._beside(match, view, sketch, board))
        if room < self.screen.width:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=board.width, no_wrap=True)
            grid.add_column(width=min(self.screen.width - board.width - 2, 60))
            grid.add_row(Text("\n").join(board.lines), Text("\n").join([*beside, *self._below(board)]))
            self.screen.show(grid)
        else:
            self.screen.lines(board.lines)
            for line in (*self._below(board), *(line for line in beside if whole or line.plain not in self.shown)):
                self.screen.show(line)
        self.shown = {line.plain for line in beside}

    def _board(
        self, sketch: Sketch, labels: Labels, around: Collection[PlaceId] | None
    ) -> tuple[Board | TableBoard, int]:
        """The board, and the room that it is drawn in: less than all where the rest is enough for what is beside it."""
        if sketch.shape == "table":
            room = self.screen.width
            room -= (PANEL + 2) * (room >= 3 * PANEL)
            self.board = None
            return TableBoard(sketch, room, labels.points), room
        before = None if self.board is None or self.board.plan.is_whole else self.board.plan.windows[0]
        room = self.screen.width
        board = Board(sketch, room, labels, around, before)
        if board.plan.is_whole and room >= 2 * PANEL and len(board.plan.windows) == 1:
            narrow = Board(sketch, room - PANEL - 2, labels, around)
            if len(narrow.plan.windows) == 1 and narrow.width <= room - PANEL - 2:
                board, room = narrow, room - PANEL - 2
        self.board = board
        return board, room

    def _below(self, board: Board | TableBoard) -> Iterator[Text]:
        """What has no room in its cell, the names of places, and where a part of the board lies."""
        if isinstance(board, TableBoard):
            return
        if board.crowded:
            yield Text("   ").join(map(_unparted, board.crowded))
        places = [Text(f"{cell.name} {self.describer.word(cell.caption)}", "dim") for cell in board.captioned()]
        if places:
            yield Text("   ").join(map(_unparted, places))
        if not board.plan.is_whole:
            first, last = board.corners()
            yield Text(self.describer.text("ui-part-of-map", first=first.name, last=last.name), "dim")

    def _beside(self, match: Match, view: View, sketch: Sketch, board: Board | TableBoard) -> Iterator[Text]:
        for line in self.describer.speaker(view).status():
            yield Text(self.describer.say(line))
        yield from map(Text, beside_the_board(self.describer, view, sketch.trays))
        yield self._sides(match, view)
        if isinstance(board, TableBoard):
            yield from self._squads(sketch, board)
            yield self._terrain(sketch)
        else:
            yield self._legend(sketch, board)

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

    def _names(self, sketch: Sketch) -> dict[str, str]:
        """How counters are called in print, by their labels."""
        return {piece.label: self.describer.word(piece.label) for piece in sketch.pieces}

    def _legend(self, sketch: Sketch, board: Board) -> Text:
        edges = Edges(sketch)
        signs = [(ground(cell.terrain).glyph, cell.terrain) for cell in sketch.cells]
        lines = {line.kind: stroke(line.kind)[0] for line in sketch.strokes if not edges.is_edge(line)}
        signs += [(glyph, kind) for kind, glyph in lines.items() if glyph in board.strokes]
        signs += [("".join(dict.fromkeys((edge.upright, edge.above))), name) for name, edge in edges.kinds().items()]
        marks = sorted({(one.kind, one.is_goal) for cell in sketch.cells for one in cell.marks})
        signs += [(mark(kind, is_goal=goal), "objective" if goal and kind == "place" else kind) for kind, goal in marks]
        signs += [(f"'{letter}", state) for state, letter in self._letters(sketch).items()]
        known: dict[str, list[str]] = {}
        for glyph, name in dict.fromkeys(signs):
            word = self.describer.word(name)
            if word not in known.setdefault(glyph, []):
                known[glyph].append(word)
        return _signs(known)

    def _squads(self, sketch: Sketch, board: TableBoard) -> Iterator[Text]:
        """Who the letters are: the name of a squad, how many of it are there, and how it fares."""
        for unit, letter in board.letters.items():
            men = [piece for piece in sketch.pieces if piece.unit == unit]
            shared = [state for state in men[0].states if all(state in one.states for one in men)]
            what = ", ".join([*([str(len(men))] if len(men) > 1 else []), *map(self.describer.word, shared)])
            look = side(men[0].seat)
            name = self.describer.word(men[0].label)
            line = Text.assemble((f" {letter} ", f"bold {hexadecimal(look.ink)} on {hexadecimal(look.stock)}"), " ")
            yield line.append(self.describer.text("ui-about", thing=name, what=what) if what else name)

    def _terrain(self, sketch: Sketch) -> Text:
        signs: dict[str, list[str]] = {}
        for cell in sketch.cells[1:]:
            signs.setdefault(ground(cell.terrain).glyph, []).append(self.describer.word(cell.terrain))
        return _signs({glyph: [*dict.fromkeys(words)] for glyph, words in signs.items()})

    def _pieces(self, view: View, sketch: Sketch) -> None:
        for piece in sketch.pieces:
            self.screen.line(f"{piece.label}  {self.describer.name(view, 'place', piece.place)}", indent=2)

    def trail(self, match: Match, view: View) -> str:
        """What the match is in the middle of."""
        return " › ".join(self.describer.frame(view, frame) for frame in match.trail())

    def result(self, match: Match) -> None:
        """How the match ended."""
        if match.result is None:
            return
        view = match.view(0)
        names = [self.describer.name(view, "seat", seat) for seat in match.result.winners]
        text = self.describer.text("ui-result-win", side=", ".join(names)) if names else ""
        self.screen.line(text or self.describer.text("ui-result-draw"), "bold")
        self.screen.line(self.describer.text("ui-rule", rule=match.result.rule), "cyan", indent=2)


def beside_the_board(describer: Describer, view: View, trays: Sequence[Tray]) -> Iterator[str]:
    """What lies beside the board: a line for each tray that holds something."""
    for tray in describer.speaker(view).trays(trays):
        held = [*(_waiting(describer, piece) for piece in tray.pieces), *map(describer.say, tray.lines)]
        if held:
            yield describer.text("ui-about", thing=describer.say(tray.title), what=", ".join(held))


def _waiting(describer: Describer, piece: Piece) -> str:
    """A piece in a tray by its name, with the turn in which it is due."""
    name, due = describer.word(piece.label), dict(piece.values).get("due")
    return name if due is None else describer.text("ui-due", name=name, turn=due)


def _signs(known: Mapping[str, Sequence[str]]) -> Text:
    """Signs with what they mean; a sign and its first word stay on one line."""
    return Text("  ".join(f"{glyph}\N{NO-BREAK SPACE}{', '.join(words)}" for glyph, words in known.items()), "dim")


def _unparted(entry: Text) -> Text:
    """A place with what is there, which stays on one line unless that is long."""
    whole = entry.copy()
    if len(entry) <= PANEL:
        whole.plain = entry.plain.replace(" ", "\N{NO-BREAK SPACE}")
    return whole


def _without_number(name: str) -> str:
    word, _, number = name.rpartition("-")
    return word if word and number.isdigit() else name


def dice(rolled: Rolled | RolledLow) -> Text:
    """Dice as they fell; those that count stand out.

    >>> dice(Rolled("fire", 0, 2, 5, 1, (6, 2))).plain
    '[6]  2 '
    >>> dice(RolledLow("test", 0, most=6, hits=1, faces=(0,))).plain
    '[0]'
    """
    line = Text()
    for face in rolled.faces:
        hit = face <= rolled.most if isinstance(rolled, RolledLow) else bool(rolled.need) and face >= rolled.need
        line.append(f"[{face}]" if hit else f" {face} ", "bold black on #ffd84a" if hit else "dim")
        line.append(" ")
    line.rstrip()
    return line if line.plain.endswith("]") else line.append(" ")
