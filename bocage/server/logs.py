"""Logs: lines for people, or one JSON object a line for programs; never the same thing over and over."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from bocage.server.settings import LogForm

FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

OFTEN = 5
"""So many times a minute a line is written."""
MINUTE = 60.0
MOST_KNOWN = 1_000


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


class WithoutRepeats(logging.Filter):
    """Lets the first few lines of a kind pass in a minute; the first one of a later minute tells how many did not.

    >>> now = [0.0]
    >>> without_repeats = WithoutRepeats(lambda: now[0])
    >>> lines = [logging.LogRecord("a", logging.ERROR, "b.py", 7, "lost %d", (n,), None) for n in range(9)]
    >>> sum(without_repeats.filter(line) for line in lines)
    5
    >>> now[0] = 61.0
    >>> without_repeats.filter(lines[0]), lines[0].getMessage()
    (True, 'lost 0 (and 4 times more)')
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._known: dict[tuple[str, int, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """See `logging.Filter`."""
        kind, now = (record.pathname, record.lineno, record.levelno), self._clock()
        since, times = self._known.get(kind, (now, 0))
        if now - since >= MINUTE:
            if times > OFTEN:
                record.msg, record.args = f"{record.getMessage()} (and {times - OFTEN} times more)", None
            since, times = now, 0
        if len(self._known) >= MOST_KNOWN and kind not in self._known:
            self._known.clear()
        self._known[kind] = (since, times + 1)
        return times < OFTEN


def set_up(form: LogForm) -> None:
    """Write what is logged to stderr in a form, nothing over and over, no line for a request that is passed on."""
    logging.basicConfig(level=logging.INFO, format=FOR_PEOPLE)
    for handler in logging.getLogger().handlers:
        handler.addFilter(WithoutRepeats())
        if form == "json":
            handler.setFormatter(JsonLines())
    for name in ("alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
