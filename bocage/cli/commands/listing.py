"""`bocage list`: the games and their scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bocage import registry
from bocage.cli.output import print_json, print_table


class Row(NamedTuple):
    """A scenario of a game."""

    game: str
    scenario: str
    seats: int
    learning: bool


def scenarios(game: str = "", packs: tuple[Path, ...] = ()) -> Iterator[Row]:
    """The scenarios of a game, or of all games."""
    for name in [game] if game else registry.names():
        for info in registry.system(name).play.scenarios(packs).values():
            yield Row(name, info.name, info.seats, info.learning)


def titles(title: str = "") -> list[str]:
    """The titles that GAME, GAME/SCENARIO or nothing stands for: one scenario, those of a game, or all."""
    if "/" in title:
        registry.scenario(title)
        return [title]
    return [f"{row.game}/{row.scenario}" for row in scenarios(title)]


def list_scenarios(json: bool, packs: tuple[Path, ...]) -> None:
    """Print the scenarios."""
    rows = list(scenarios(packs=packs))
    if json:
        print_json([row._asdict() for row in rows])
    else:
        shown = [(f"{row.game}/{row.scenario}", row.seats, "*" if row.learning else "") for row in rows]
        print_table(("scenario", "seats", "learning"), shown)
