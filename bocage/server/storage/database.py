"""The database: an engine for SQLite in WAL mode or PostgreSQL, migrated to the newest tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from bocage.kernel.errors import BocageError

READERS = 4


def connect(url: str) -> Engine:
    """An engine for the database of a URL, with its tables made or brought up to date.

    >>> connect("nonsense")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: 'nonsense' is not the URL of a database: sqlite:///FILE or postgresql://USER@HOST/NAME
    """
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
        Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(
            parsed, poolclass=QueuePool, pool_size=READERS + 1, connect_args={"check_same_thread": False}
        )
        event.listen(engine, "connect", _set_up_sqlite)
    elif backend in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
        engine = create_engine(parsed, pool_size=READERS + 1, pool_pre_ping=True)
    else:
        raise BocageError(f"no database of the kind {backend!r}: there is sqlite and postgresql")
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        where = parsed.render_as_string(hide_password=True)
        raise BocageError(f"{where}: {str(getattr(error, 'orig', error)).splitlines()[0]}") from None
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Run the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
