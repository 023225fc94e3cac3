"""Logs: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

from bocage.server.quiet import Quiet
from bocage.server.settings import LogForm

FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """A record as one line of JSON: `at`, `level`, `logger`, `message`, and `error` with its traceback.

    >>> line = logging.LogRecord("bocage.server", logging.INFO, "b.py", 7, "%d matches\\nin all", (3,), None)
    >>> line.created = 0.0
    >>> JsonLines().format(line)
    '{"at":"1970-01-01T00:00:00.000Z","level":"info","logger":"bocage.server","message":"3 matches\\\\nin all"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        told = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up(form: LogForm) -> None:
    """Write what is logged to stderr in a form, and nothing over and over."""
    logging.basicConfig(level=logging.INFO, format=FOR_PEOPLE)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Quiet())
        if form == "json":
            handler.setFormatter(JsonLines())
    logging.getLogger("alembic").setLevel(logging.WARNING)
