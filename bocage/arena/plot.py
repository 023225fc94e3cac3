"""A plot of reports as SVG: shares of wins with their confidence intervals, by player and by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from bocage.arena.simulation import Report
from bocage.arena.statistics import Interval

_WIDTH, _LINE, _MARGIN, _NAMES = 660, 22, 24, 170
_FONT = "font-family=\"'Barlow Condensed','Roboto Condensed',sans-serif\" font-size=\"13\""
_INK, _PAPER = "#1c1d18", "#f3ecd8"
_COLOURS = ("#4f6238", "#5b6b78", "#b0673c", "#8a6d3b")


def plot(reports: Sequence[Report]) -> str:
    """The reports one below the other; the shaded band is from 40 to 60 per cent.

    >>> plot([Report("demo/duel", ["random"], 7)]).startswith("<svg")
    True
    """
    lines = [line for report in reports for line in _lines(report)]
    height = _LINE * (len(lines) + 1) + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" {_FONT}>',
        f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>',
        *_scale(height),
        *(part for number, line in enumerate(lines) for part in _draw(line, _MARGIN + _LINE * (number + 1))),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


_Line = tuple[str, Interval | None, str]


def _lines(report: Report) -> Iterator[_Line]:
    yield f"{report.title}, {report.games} matches", None, _INK
    for number, (name, share) in enumerate(report.shares.items()):
        yield name, share, _COLOURS[number % len(_COLOURS)]
    for seat, share in enumerate(report.shares_by_seat):
        yield f"seat {seat}", share, "#9a978c"


def _across(share: float) -> float:
    return round(_NAMES + share * (_WIDTH - _NAMES - _MARGIN), 1)


def _scale(height: int) -> Iterator[str]:
    band = f'x="{_across(0.4)}" width="{round(_across(0.6) - _across(0.4), 1)}"'
    yield f'<rect {band} y="{_MARGIN}" height="{height - 2 * _MARGIN}" fill="#e4d9b8"/>'
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = _across(share)
        yield f'<path d="M{x} {_MARGIN}V{height - _MARGIN}" stroke="#c9bf9f"/>'
        yield f'<text x="{x}" y="{_MARGIN - 3}" text-anchor="middle" fill="{_INK}">{share:.0%}</text>'


def _draw(line: _Line, y: int) -> Iterator[str]:
    name, share, colour = line
    weight = "bold" if share is None else "normal"
    yield f'<text x="{_MARGIN}" y="{y + 5}" font-weight="{weight}" fill="{_INK}">{escape(name)}</text>'
    if share is not None:
        low, high = _across(share.low), _across(share.high)
        yield f'<path d="M{low} {y}H{high}M{low} {y - 4}v8M{high} {y - 4}v8" stroke="{colour}" stroke-width="2"/>'
        yield f'<circle cx="{_across(share.share)}" cy="{y}" r="5" fill="{colour}"/>'
