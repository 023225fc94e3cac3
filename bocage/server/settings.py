"""Settings: what an operator may set, by flags and by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bocage.kernel.errors import BocageError


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    >>> Settings(db="sqlite://").warm
    500
    """

    db: str
    origins: tuple[str, ...] = ()
    warm: int = 500
    thinkers: int = 1
    hidden_delay: float = 1.0
    limits: float = 1.0


def from_environment(db: str | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the environment.

    >>> from_environment("sqlite://", {"BOCAGE_WARM": "20", "BOCAGE_ORIGINS": "http://localhost:5173"}).warm
    20
    >>> from_environment("sqlite://", {"BOCAGE_WARM": "many"})
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: BOCAGE_WARM is 'many', which is no number
    """

    def number(name: str, default: float) -> float:
        text = environment.get(name, "")
        try:
            return float(text) if text else default
        except ValueError:
            raise BocageError(f"{name} is {text!r}, which is no number") from None

    origins = environment.get("BOCAGE_ORIGINS", "").split(",")
    return Settings(
        db=db or environment.get("BOCAGE_DB") or default_database(environment),
        origins=tuple(origin.strip().rstrip("/") for origin in origins if origin.strip()),
        warm=max(1, int(number("BOCAGE_WARM", 500))),
        thinkers=max(1, int(number("BOCAGE_THINKERS", max(1, (os.cpu_count() or 2) - 1)))),
        hidden_delay=max(0.0, number("BOCAGE_HIDDEN_DELAY", 1.0)),
        limits=max(0.0, number("BOCAGE_LIMITS", 1.0)),
    )


def default_database(environment: Mapping[str, str]) -> str:
    """A SQLite file in the user's data folder.

    >>> default_database({"XDG_DATA_HOME": "/data"})
    'sqlite:////data/bocage/bocage.db'
    """
    home = environment.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return f"sqlite:///{home}/bocage/bocage.db"
