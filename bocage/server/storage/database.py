"""The database: an engine for SQLite in WAL mode or PostgreSQL, migrated to the newest tables."""

from __future__ import annotations

import contextlib
import fcntl
import os
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from bocage.kernel.errors import BocageError

READERS = 4
STANDSTILL = 5.0
"""Seconds after which PostgreSQL ends a transaction whose server stands still, so that others can claim its rows."""
MIGRATING = 0x626F63616765
"""The number of the lock that whoever migrates a PostgreSQL database holds."""


def connect(url: str) -> Engine:
    """An engine for the database of a URL, with its tables made or brought up to date.

    >>> connect("nonsense")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: 'nonsense' is not the URL of a database: sqlite:///FILE or postgresql://USER@HOST/NAME
    """
    engine = opened(url)
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _set_up_postgresql)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    return engine


def unusable(engine: Engine, error: SQLAlchemyError) -> BocageError:
    """A database that cannot be had, as one line."""
    where = engine.url.render_as_string(hide_password=True)
    return BocageError(f"{where}: {str(getattr(error, 'orig', None) or error).splitlines()[0]}")


def opened(url: str) -> Engine:
    """An engine for the database of a URL, whatever its tables."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BocageError(
            f"{url!r} is not the URL of a database: sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BocageError("the database needs a file: sqlite:///FILE")
        _make_private(Path(str(parsed.database)))
        engine = create_engine(
            parsed,
            poolclass=QueuePool,
            pool_size=READERS + 1,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(engine, "connect", _set_up_sqlite)
    elif backend in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
        engine = create_engine(parsed, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True)
    else:
        raise BocageError(f"no database of the kind {backend!r}: there is sqlite and postgresql")
    return engine


def _make_private(path: Path) -> None:
    """A file that only its owner reads, unless it is there already; SQLite gives those beside it the same rights.

    What root makes belongs to whoever owns the folder: a server that is to use it may run as a user without rights.
    """
    try:
        with contextlib.suppress(FileExistsError):
            path.parent.mkdir(parents=True)
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return
    except OSError as error:
        raise _unreachable(path, error) from None
    try:
        if os.geteuid() == 0:
            owner = path.parent.stat()
            os.fchown(made, owner.st_uid, owner.st_gid)
    finally:
        os.close(made)


def _unreachable(path: Path, error: OSError) -> BocageError:
    return BocageError(f"{path}: {error.strerror or error}")


def hold_alone(url: str) -> int | None:
    """Keep other servers from a SQLite file for as long as this process lives; PostgreSQL is for several."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    path = Path(f"{parsed.database}.server")
    _make_private(path)
    try:
        mark = os.open(path, os.O_RDWR)
    except OSError as error:
        raise _unreachable(path, error) from None
    try:
        fcntl.lockf(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(mark)
        raise BocageError(
            f"{parsed.database}: another server uses it, and SQLite is for one; PostgreSQL is for several"
        ) from None
    return mark


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _set_up_postgresql(connection: Any, _record: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {int(1000 * STANDSTILL)}")
    connection.commit()


def migrate(engine: Engine) -> None:
    """Run the migrations that the database has not seen yet; of servers that start at once, one after the other."""
    with engine.begin() as connection:
        hold(connection)
        raise_to(connection)


def hold(connection: Connection) -> None:
    """Keep others from changing the tables until this transaction ends."""
    sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if sqlite else f"SELECT pg_advisory_xact_lock({MIGRATING})")


def raise_to(connection: Connection, schema: str = "head") -> None:
    """Bring the tables to a version, by default the newest."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


def schema_of(connection: Connection) -> str | None:
    """The version of the tables of a database, None where there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def known_schemas() -> list[str]:
    """The versions of the tables that this program can bring up to date, oldest first.

    >>> known_schemas()[:2]
    ['0001', '0002']
    """
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
