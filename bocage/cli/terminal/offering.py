"""Offering: the choices of a question on the screen, those that differ by a name alone in rows."""

from __future__ import annotations

from rich.text import Text

from bocage.cli.terminal.choices import Choices, Group
from bocage.cli.terminal.screen import Screen

MANY = 9
GAP = 3
"""Columns between two choices in a row."""
NUMBER = "bold #d9a51c"


def offer(screen: Screen, choices: Choices) -> None:
    """The choices kind by kind; those that differ by a name alone share their lines."""
    short = [group for group in choices.groups if group.is_short]
    if short:
        heads = [Text.assemble("    ", (group.heading, "underline")) for group in short]
        room = screen.width - max(map(len, heads)) - GAP
        screen.pairs(zip(heads, [_in_rows(group, room) for group in short], strict=True))
    for group in choices.groups:
        if not group.is_short:
            _show_group(screen, group)


def _show_group(screen: Screen, group: Group) -> None:
    if group.heading and len(group.choices) > 1:
        screen.line(group.heading, "underline", indent=4)
    longest = max(len(choice.text) for choice in group.choices) + 5
    if len(group.choices) >= MANY and longest * 2 < screen.width:
        numbered = (Text.assemble((f"{one.number:>3}", NUMBER), " ", one.text) for one in group.choices)
        screen.columns(list(numbered))
        return
    for choice in group.choices:
        screen.hanging(Text(f"{choice.number:>3}", NUMBER), Text(choice.text))


def _in_rows(group: Group, room: int) -> Text:
    """Numbers and names in rows that have so much room; a number stays beside its name."""
    rows = [Text()]
    for choice, label in zip(group.choices, group.labels, strict=True):
        part = Text.assemble((str(choice.number), NUMBER), " ", label)
        if not rows[-1]:
            rows[-1] = part
        elif len(rows[-1]) + GAP + len(part) <= room:
            rows[-1] = Text.assemble(rows[-1], " " * GAP, part)
        else:
            rows.append(part)
    return Text("\n").join(rows)
