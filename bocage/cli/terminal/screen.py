"""The screen: what is printed and what is typed, on a terminal or through a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich import _wrap
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

WIDEST_LINE = 120

# What rich takes for a word, where it breaks a line: a space that holds two words together is a part of them, so that
# no line begins with a French colon, and no sign of a legend stands apart from what it means.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class Screen:
    """A console with a line to type in. `ask` answers None at the end of the input."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False, soft_wrap=False)
        self.is_live = sys.stdin.isatty() and self.console.is_terminal
        if self.is_live:
            with suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """The room for a line."""
        return min(self.console.width, WIDEST_LINE) if self.console.is_terminal else self.console.width

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """One line, wrapped at words."""
        self.console.print(Padding(Text(text, style), (0, 0, 0, indent)) if indent else Text(text, style))

    def unbroken(self, text: str, style: str = "") -> None:
        """One line that is not wrapped, so that what is in it can be copied."""
        self.console.print(Text(text, style), soft_wrap=True)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines as they are, cut where they are too long."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def show(self, thing: RenderableType) -> None:
        """Anything that rich can draw."""
        self.console.print(thing)

    def hanging(self, head: Text, body: Text) -> None:
        """A head with a body that wraps beside it."""
        self.pairs([(head, body)])

    def pairs(self, pairs: Iterable[tuple[Text, Text]]) -> None:
        """Heads with bodies that wrap beside them."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for head, body in pairs:
            grid.add_row(head, body)
        self.console.print(grid)

    def columns(self, cells: list[Text]) -> None:
        """Short texts side by side."""
        self.console.print(Columns(cells, padding=(0, 2), column_first=True, width=max(map(len, cells), default=1)))

    def rule(self, title: str) -> None:
        """A line across with a title."""
        self.console.rule(Text(title, "bold"), style="dim", align="left")

    def clear(self) -> None:
        """Hide what was shown, where that can be done."""
        if self.is_live:
            self.console.clear()
            self.console.file.write("\033[3J")

    def ask(self, prompt: str) -> str | None:
        """What is typed, or None when there is no more input."""
        try:
            if self.is_live:
                return input(f"{prompt} ").strip()
            self.console.print(Text(f"{prompt} "), end="")
            typed = sys.stdin.readline()
        except EOFError:
            self.console.print()
            return None
        if not typed:
            self.console.print()
            return None
        self.console.print(Text(typed.strip()))
        return typed.strip()
