"""`bocage backup`, `bocage restore` and `bocage archive`: the matches of a server, kept in files."""

from __future__ import annotations

from pathlib import Path

from bocage.cli.language import catalogue, language
from bocage.cli.output import print_json, print_line


def back_up(path: Path, db: str | None, json: bool, lang: str | None) -> None:
    """Write all matches of a database to a file."""
    from bocage.server.settings import from_environment
    from bocage.server.storage import backup

    made = backup.back_up(from_environment(db).db, path)
    if json:
        print_json(made)
    else:
        print_line(catalogue(language(lang)).text("ui-backed-up", count=made.matches, file=str(path)))


def restore(path: Path, db: str | None, replace: bool, json: bool, lang: str | None) -> None:
    """Fill a database with the matches of a backup."""
    from bocage.server.settings import from_environment
    from bocage.server.storage import backup

    taken = backup.restore(from_environment(db).db, path, replace)
    if json:
        print_json(taken)
        return
    text = catalogue(language(lang)).text
    print_line(text("ui-restored", count=taken.matches, made=taken.made, program=taken.program))


def archive(days: float, path: Path, db: str | None, json: bool, lang: str | None) -> int:
    """Move matches that ended long ago to a file, and answer 1 if some had to stay."""
    from bocage.server.service.records import archiving
    from bocage.server.settings import from_environment

    done = archiving.archive(from_environment(db).db, days, path)
    if json:
        print_json(done)
        return 1 if done.kept else 0
    text = catalogue(language(lang)).text
    for one in done.kept:
        print_line(text("ui-match-kept", match=one.match, why=one.why))
    print_line(text("ui-archived", count=len(done.archived), file=str(path)))
    return 1 if done.kept else 0
