"""`bocage map` and `bocage schema`: files for people and for editors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bocage import registry
from bocage.cli import files
from bocage.cli.language import catalogue, language
from bocage.cli.output import print_json, print_line
from bocage.kernel.errors import BocageError
from bocage.kernel.records import SPECTATOR
from bocage.registry import system_of
from bocage.system import System

CREDIT = "map-credit"
"""The name of what a game says of the sources of its maps."""


def draw_map(title: str, output: Path, lang: str | None, packs: tuple[Path, ...]) -> None:
    """Draw a scenario as it is set up."""
    from bocage.cli.describe import Describer
    from bocage.cli.pictures.board import draw
    from bocage.cli.pictures.table import draw_table

    locale = language(lang)
    match = registry.new(title, seed="map", packs=packs)
    describer = Describer(system_of(match), locale)
    view = match.view(SPECTATOR)
    heading = f"{describer.word(match.setup.game)} · {describer.word(match.setup.scenario)}"
    sketch = system_of(match).show.sketch(view)
    credit = describer.word(CREDIT) if describer.catalogue.has(f"name-{CREDIT}") else ""
    table = sketch.shape == "table"
    picture = draw_table(sketch, heading, describer.word) if table else draw(sketch, heading, describer.word, credit)
    files.write(output, picture.encode())
    print_line(catalogue(locale).text("ui-saved", file=str(output)))


def write_schemas(game: str, output: Path | None) -> None:
    """Write a JSON Schema for each kind of data file, or print them all."""
    made = {name: _schemas(registry.system(name)) for name in ([game] if game else registry.names())}
    if output is None:
        print_json(made[game] if game else made)
        return
    for name, schemas in made.items():
        for kind, schema in schemas.items():
            path = output / name / f"{kind}.schema.json"
            files.write(path, msgspec.json.format(msgspec.json.encode(schema), indent=2) + b"\n")
            print_line(str(path))


def _schemas(system: System) -> dict[str, dict[str, Any]]:
    """The schemas of a system; one file of named records, rather than a folder of files, is a table."""
    from bocage.content import schemas

    classes, data = system.schemas, system.folder / "data"
    if classes and not data.is_dir():
        raise BocageError(f"{data}: no such folder")
    tables = {name: cls for name, cls in classes.items() if _is_table(data, name, cls)}
    return schemas({name: cls for name, cls in classes.items() if name not in tables}, tables)


def _is_table(data: Path, name: str, cls: type) -> bool:
    return (data / f"{name}.toml").is_file() and "name" in getattr(cls, "__struct_fields__", ())
