"""Writes the map of a campaign as the text that the game reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bocage.content import GridMap, draw
from tools.map_text import LETTERS, listed, quoted, run_lines

HEAD = """\
# Drawn from way-points by tools/campaign.py: change those, and draw it again.
# Coast and great rivers: Natural Earth. Places: GeoNames, CC BY 4.0."""


class Bridge(NamedTuple):
    """Where a road crosses water."""

    side: str
    route: str
    water: str
    name: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A map by the names of its hexes, hexsides and places."""

    columns: int
    rows: int
    terrain: Sequence[str]
    half: Sequence[str]
    beaches: Sequence[str]
    westwall: Sequence[str]
    places: Mapping[str, str]
    ports: Sequence[str]
    docks: Sequence[str]
    ferries: Sequence[Sequence[str]]
    batteries: Mapping[str, int]
    sides: Mapping[str, Sequence[str]]
    routes: Mapping[str, Sequence[Sequence[str]]]
    bridges: Sequence[Bridge]
    areas: Mapping[str, Sequence[str]]
    entries: Mapping[str, Mapping[str, Sequence[str]]]


def written(name: str, chart: Chart) -> str:
    """The text of a map."""
    legend = {letter: kind for kind, letter in LETTERS.items() if kind in chart.terrain}
    columns, rows = (tuple(f"{number:02}" for number in range(count)) for count in (chart.columns, chart.rows))
    ground = draw(GridMap(columns, rows, tuple(chart.terrain), (0,) * len(chart.terrain), legend))
    head = [
        f"{HEAD}\n\nname = {quoted(name)}\n",
        listed("ports", chart.ports),
        listed("docks", chart.docks),
        listed("beaches", chart.beaches),
        listed("westwall", chart.westwall),
        listed("half", chart.half),
        run_lines("ferries", chart.ferries),
        "bridges = [\n" + "".join(map(_bridge, chart.bridges)) + "]\n",
    ]
    tables = {
        "legend": [f"{quoted(letter)} = {quoted(kind)}\n" for letter, kind in legend.items()],
        "places": [f"{place} = {quoted(hex)}\n" for place, hex in chart.places.items()],
        "batteries": [f"{place} = {strength}\n" for place, strength in chart.batteries.items()],
        "areas": [listed(area, hexes) for area, hexes in chart.areas.items()],
        "sides": [listed(kind, sides) for kind, sides in chart.sides.items()],
        "routes": [run_lines(kind, runs) for kind, runs in chart.routes.items()],
        **{f"entries.{side}": [listed(*each) for each in areas.items()] for side, areas in chart.entries.items()},
    }
    body = "".join(f"\n[{table}]\n" + "".join(lines) for table, lines in tables.items() if any(lines))
    return f"{''.join(head)}\ngrid = '''\n{ground}'''\n{body}"


def _bridge(bridge: Bridge) -> str:
    fields = {"side": bridge.side, "route": bridge.route, "water": bridge.water, "name": bridge.name}
    return "  { " + ", ".join(f"{field} = {quoted(value)}" for field, value in fields.items() if value) + " },\n"
