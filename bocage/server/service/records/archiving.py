"""Archiving: matches that ended long ago leave the database, once their records lie in a file and are checked there."""

from __future__ import annotations

import hashlib
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.exc import SQLAlchemyError

from bocage import registry
from bocage.kernel import saves
from bocage.kernel.errors import BocageError
from bocage.server.forms import LineForm, ResultForm
from bocage.server.problems import Problem
from bocage.server.service.records.loading import rebuilt
from bocage.server.service.records.rebuilding import dice_of_save, save_of
from bocage.server.storage import queries
from bocage.server.storage.backup import check_there, written_whole
from bocage.server.storage.database import known_schemas, opened, schema_of, unusable
from bocage.server.storage.facts import Facts, now
from bocage.server.storage.schema import MATCHES

DAY = 86_400.0
MOST_LINES = 1_000_000


class About(msgspec.Struct, frozen=True):
    """What is kept of a match beside its record: who played it, how it ended, and what was said."""

    match: str
    game: str
    scenario: str
    name: str
    seats: list[str]
    result: ResultForm | None
    created: str
    updated: str
    talk: list[LineForm]


class Kept(msgspec.Struct, frozen=True):
    """A match that stays in the database, and why."""

    match: str
    why: str


class Archived(msgspec.Struct, frozen=True):
    """What was done: the matches that left the database, and those that ended as long ago and stay."""

    archived: list[str]
    kept: list[Kept]


def archive(url: str, days: float, path: Path) -> Archived:
    """Move matches that ended so many days ago to a file: written, read again and played again, then deleted."""
    if path.exists():
        raise BocageError(f"{path} is there already")
    check_there(url)
    engine = opened(url)
    try:
        with engine.connect() as connection:
            _check_schema(connection)
            ended = _ended_before(connection, now(-days * DAY))
        return _archived(engine, ended, path)
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()


def _check_schema(connection: Connection) -> None:
    newest = known_schemas()[-1]
    if schema_of(connection) != newest:
        raise BocageError(f"the tables are not of version {newest}: start a server of this version first")


def _ended_before(connection: Connection, time: str) -> list[str]:
    over = MATCHES.c.result.is_not(None) & (MATCHES.c.updated < time)
    return list(connection.scalars(select(MATCHES.c.id).where(over).order_by(MATCHES.c.updated, MATCHES.c.id)))


def _archived(engine: Engine, ended: Sequence[str], path: Path) -> Archived:
    written: dict[str, tuple[About, str]] = {}
    kept: list[Kept] = []
    if not ended:
        return Archived([], [])
    with written_whole(path) as file:
        for match in ended:
            try:
                about, save = _record(engine, match)
                _check(save)
            except (Problem, BocageError) as error:
                kept.append(Kept(match, " ".join(str(error).split())))
                continue
            file.writestr(_record_name(match), save)
            file.writestr(f"about/{match}.json", msgspec.json.format(msgspec.json.encode(about)))
            written[match] = about, hashlib.sha256(save).hexdigest()
    if not written:
        path.unlink()
    _check_written(path, {_record_name(match): digest for match, (_, digest) in written.items()})
    gone = [match for match, (about, _) in written.items() if _remove(engine, about)]
    kept += [Kept(match, "it was used meanwhile") for match in written if match not in gone]
    return Archived(gone, kept)


def _record_name(match: str) -> str:
    return f"{match}.json"


def _record(engine: Engine, match: str) -> tuple[About, bytes]:
    """A match as the save that `bocage replay` and `bocage verify` read, and what is not in it."""
    with engine.connect() as connection:
        facts = queries.find_match(connection, match)
        if facts is None:
            raise BocageError("it is not there any more")
        journal, snapshot = queries.journal_of(connection, match), queries.snapshot_of(connection, match)
        talk = queries.talk(connection, match, most=MOST_LINES)
    built = rebuilt(facts, journal, snapshot)
    if built.departure is not None:
        raise BocageError(f"these rules do not play it as it was: {built.departure.why}")
    return _about(facts, talk), save_of(built.match, facts)


def _about(facts: Facts, talk: list[LineForm]) -> About:
    seats = [seat.machine or seat.name for seat in facts.seats]
    times = (facts.created, facts.updated)
    return About(facts.id, facts.game, facts.scenario, facts.name, seats, facts.result, *times, talk)


def _check(save: bytes) -> None:
    """The record is one that can be read, and comes out die by die."""
    content = saves.read(save)
    play = registry.system(str(content["game"])).play
    saves.load(content, play)
    saves.verify(content, play, dice=dice_of_save(content))


def _check_written(path: Path, digests: Mapping[str, str]) -> None:
    """What lies in the file is what was checked."""
    if not digests:
        return
    try:
        with zipfile.ZipFile(path) as file:
            bad = [name for name, digest in digests.items() if hashlib.sha256(file.read(name)).hexdigest() != digest]
    except (OSError, zipfile.BadZipFile, zlib.error, KeyError) as error:
        raise BocageError(f"{path} cannot be read again, nothing was deleted: {error}") from None
    if bad:
        raise BocageError(f"{path} is not as it was written, nothing was deleted: {', '.join(bad)}")


def _remove(engine: Engine, about: About) -> bool:
    """Delete a match, if it is still as it was written to the file."""
    with engine.begin() as connection:
        facts = queries.find_match(connection, about.match)
        lines = about.talk[-1].id if about.talk else 0
        if facts is None or facts.updated != about.updated or queries.last_line(connection, about.match) != lines:
            return False
        connection.execute(delete(MATCHES).where((MATCHES.c.id == about.match) & (MATCHES.c.updated == about.updated)))
    return True
