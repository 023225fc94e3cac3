"""Backups: all rows of a database as they stand at one moment, in one file for a database of either kind."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Table, delete, func, insert, inspect, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from bocage.kernel.errors import BocageError
from bocage.server.storage.database import hold, known_schemas, opened, raise_to, schema_of, unusable
from bocage.server.storage.facts import now
from bocage.server.storage.schema import MATCHES, METADATA

FORMAT = 1
MANIFEST = "manifest.json"
ROWS = 500
"""So many rows are read or written at once."""
OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


class Part(msgspec.Struct, frozen=True):
    """A table in a backup: its columns in the order of its rows, how many there are, and their digest."""

    columns: list[str]
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says of itself: by which program and from which tables it was made, and when."""

    backup: int
    program: str
    schema: str
    database: str
    made: str
    tables: dict[str, Part]

    @property
    def matches(self) -> int:
        """How many matches it holds."""
        return self.tables[MATCHES.name].rows


# Making one


def back_up(url: str, path: Path) -> Manifest:
    """Write all rows of a database to a file, while a server may go on writing to it.

    All are read in one transaction that sees the database as it was when it began. The file is moved to its place when
    it is whole, and only its owner reads it: the seeds of dice are in it.
    """
    check_there(url)
    engine = opened(url)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            else:
                connection.exec_driver_sql("BEGIN")
            schema = _schema_here(connection)
            with written_whole(path) as archive:
                tables = {str(table.name): _put(connection, archive, table) for table in _tables(connection)}
                manifest = Manifest(FORMAT, version("bocage"), schema, engine.dialect.name, now(), tables)
                archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()
    return manifest


def check_there(url: str) -> None:
    """A SQLite file that is not there would be made."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        return
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BocageError(f"there is no database {parsed.database}")


def _schema_here(connection: Connection) -> str:
    schema = schema_of(connection)
    if schema is None:
        raise BocageError("the database holds no matches of Bocage")
    if schema not in known_schemas():
        raise BocageError(f"the database has tables of version {schema}, this program knows {known_schemas()[-1]}")
    return schema


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[zipfile.ZipFile]:
    """A new zip file that is written beside its place, and moved there when all of it is on the disk."""
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = Path(file.name)
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                yield archive
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise BocageError(f"{path}: cannot be written: {error.strerror or error}") from None
        raise


def _tables(connection: Connection) -> list[Table]:
    """The tables that a database has, each after those that its rows refer to; an earlier one lacks some."""
    there = set(inspect(connection).get_table_names())
    return [table for table in METADATA.sorted_tables if table.name in there]


def _put(connection: Connection, archive: zipfile.ZipFile, table: Table) -> Part:
    """The rows of a table, one a line, with those columns that it has."""
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    columns = [column for column in table.columns if column.name in there]
    rows = connection.execution_options(yield_per=ROWS).execute(select(*columns).order_by(*table.primary_key))
    seen, count = hashlib.sha256(), 0
    with archive.open(_member(table.name), "w", force_zip64=True) as file:
        for row in rows:
            line = msgspec.json.encode(tuple(row)) + b"\n"
            file.write(line)
            seen.update(line)
            count += 1
    return Part([str(column.name) for column in columns], count, seen.hexdigest())


def _member(table: str) -> str:
    return f"{table}.jsonl"


# Taking it back


def manifest_of(path: Path) -> Manifest:
    """What a backup says of itself, if it is one that this program reads."""
    try:
        with zipfile.ZipFile(path) as archive:
            content = archive.read(MANIFEST)
        manifest = msgspec.json.decode(content, type=Manifest)
    except OSError as error:
        raise BocageError(f"{path}: {error.strerror or error}") from None
    except (zipfile.BadZipFile, zlib.error, KeyError, msgspec.MsgspecError):
        raise BocageError(f"{path} is not a backup") from None
    if manifest.backup != FORMAT:
        raise BocageError(f"{path} is a backup of format {manifest.backup}, this program reads {FORMAT}")
    if manifest.schema not in known_schemas():
        raise BocageError(
            f"{path} was made by bocage {manifest.program} with tables of version {manifest.schema}, "
            f"this program knows {known_schemas()[-1]}"
        )
    if set(manifest.tables) - set(METADATA.tables) or MATCHES.name not in manifest.tables:
        raise BocageError(f"{path} is not a backup: its tables are {', '.join(manifest.tables) or 'none'}")
    return manifest


def restore(url: str, path: Path, replace: bool = False) -> Manifest:
    """Fill an empty database with the rows of a backup, then bring its tables up to date: all of it or nothing.

    One that is not empty is refused; with `replace` what it holds is lost, and nobody else may be connected to it.
    """
    manifest = manifest_of(path)
    engine = opened(url)
    try:
        if replace:
            _check_alone(engine)
        with engine.begin() as connection:
            hold(connection)
            _make_empty(connection, replace, manifest.schema)
            raise_to(connection, manifest.schema)
            _fill(connection, path, manifest)
            raise_to(connection)
            _count_on(connection)
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()
    return manifest


def _check_alone(engine: Engine) -> None:
    """A server that runs would go on with matches that are there no more."""
    busy = BocageError("someone is connected to the database: end the server first")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            if connection.exec_driver_sql(OTHERS).scalar():
                raise busy
            return
        connection.exec_driver_sql("PRAGMA busy_timeout=0")
        try:
            alone = connection.exec_driver_sql("PRAGMA journal_mode=DELETE").scalar() == "delete"
        except SQLAlchemyError:
            alone = False
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("PRAGMA busy_timeout=10000")
    if not alone:
        raise busy


def _make_empty(connection: Connection, replace: bool, schema: str) -> None:
    """Without a row; without tables too, where they are not those of the backup."""
    here = schema_of(connection)
    if here is None:
        return
    if here not in known_schemas():
        raise BocageError(f"the database has tables of version {here}, this program knows {known_schemas()[-1]}")
    count = connection.scalar(select(func.count()).select_from(MATCHES))
    if count and not replace:
        raise BocageError(f"the database holds {count} matches: restore to an empty one, or say --replace to lose them")
    for table in reversed(_tables(connection)):
        if here == schema:
            connection.execute(delete(table))
        else:
            connection.exec_driver_sql(f"DROP TABLE {table.name}")
    if here != schema:
        connection.exec_driver_sql("DROP TABLE alembic_version")


def _fill(connection: Connection, path: Path, manifest: Manifest) -> None:
    try:
        with zipfile.ZipFile(path) as archive:
            for table in METADATA.sorted_tables:
                if table.name in manifest.tables:
                    _take(connection, archive, table, manifest.tables[table.name])
    except (zipfile.BadZipFile, zlib.error, KeyError, OSError, EOFError, msgspec.MsgspecError, ValueError) as error:
        raise BocageError(f"{path} is damaged: {error}") from None


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers the rows of some tables itself: the next one comes after those that brought their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        number = table.autoincrement_column
        if number is not None:
            counter = func.pg_get_serial_sequence(table.name, number.name)
            following = select(func.coalesce(func.max(number), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(counter, following, False)))


def _take(connection: Connection, archive: zipfile.ZipFile, table: Table, part: Part) -> None:
    unknown = set(part.columns) - set(table.columns.keys())
    if unknown:
        raise ValueError(f"{table.name} has no {', '.join(sorted(unknown))}")
    seen, count = hashlib.sha256(), 0
    for lines in _some(archive, table.name):
        rows: list[dict[str, Any]] = []
        for line in lines:
            seen.update(line)
            rows.append(dict(zip(part.columns, msgspec.json.decode(line, type=list[Any]), strict=True)))
        connection.execute(insert(table), rows)
        count += len(rows)
    if (count, seen.hexdigest()) != (part.rows, part.sha256):
        raise ValueError(f"{table.name} is not as it was written")


def _some(archive: zipfile.ZipFile, table: str) -> Iterator[list[bytes]]:
    """The lines of a table, some at a time."""
    with archive.open(_member(table)) as file:
        lines: list[bytes] = []
        for line in file:
            lines.append(line)
            if len(lines) == ROWS:
                yield lines
                lines = []
        if lines:
            yield lines
