"""Options that several commands share, and lines of help."""

from __future__ import annotations

from typing import Annotated

import typer

from bocage.cli.language import speaks_french

_french = speaks_french()


def says(english: str, french: str) -> str:
    """A line of help in the language of the environment. Catalogues take too long to load for `--help`."""
    return french if _french else english


Json = Annotated[bool, typer.Option("--json", help=says("for programs", "pour les programmes"))]
Language = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help=says("the language", "la langue"))]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help=says("database, else SQLite", "base, sinon SQLite"))
]
