"""Settings: what an operator may set, by flags and by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from bocage.kernel.errors import BocageError

LogForm = Literal["text", "json"]
Hooks = Literal["off", "public", "any"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    >>> Settings(db="sqlite://").warm
    500
    """

    db: str
    origins: tuple[str, ...] = ()
    warm: int = 500
    warm_answers: int = 1_000_000
    thinkers: int = 1
    hidden_delay: float = 0.8
    limits: float = 1.0
    log: LogForm = "text"
    shortest_clock: float = 60.0
    url: str = ""
    smtp: str = ""
    mail_from: str = ""
    hooks: Hooks = "off"
    call_after: float = 120.0
    peer: str = ""


def from_environment(db: str | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the environment.

    >>> from_environment("sqlite://", {"BOCAGE_WARM": "20", "BOCAGE_ORIGINS": "http://localhost:5173"}).warm
    20
    >>> from_environment("sqlite://", {"BOCAGE_WARM": "many"})
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: BOCAGE_WARM is 'many', which is no number
    >>> from_environment("sqlite://", {"BOCAGE_LOG": "xml"})
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: BOCAGE_LOG is 'xml': there is text and json
    """

    def number(name: str, default: float) -> float:
        text = environment.get(name, "")
        try:
            return float(text) if text else default
        except ValueError:
            raise BocageError(f"{name} is {text!r}, which is no number") from None

    origins = environment.get("BOCAGE_ORIGINS", "").split(",")
    return _checked(
        Settings(
            db=db or environment.get("BOCAGE_DB") or default_database(environment),
            origins=tuple(origin.strip().rstrip("/") for origin in origins if origin.strip()),
            warm=max(1, int(number("BOCAGE_WARM", 500))),
            warm_answers=max(1, int(number("BOCAGE_WARM_ANSWERS", 1_000_000))),
            thinkers=max(1, int(number("BOCAGE_THINKERS", max(1, (os.cpu_count() or 2) - 1)))),
            hidden_delay=max(0.0, number("BOCAGE_HIDDEN_DELAY", 0.8)),
            limits=max(0.0, number("BOCAGE_LIMITS", 1.0)),
            log=_log_form(environment.get("BOCAGE_LOG") or "text"),
            shortest_clock=max(1.0, number("BOCAGE_SHORTEST_CLOCK", 60.0)),
            url=environment.get("BOCAGE_URL", "").strip().rstrip("/"),
            smtp=environment.get("BOCAGE_SMTP", "").strip(),
            mail_from=environment.get("BOCAGE_MAIL_FROM", "").strip(),
            hooks=_hooks(environment.get("BOCAGE_HOOKS") or "off"),
            call_after=max(0.0, number("BOCAGE_CALL_AFTER", 120.0)),
            peer=environment.get("BOCAGE_PEER", "").strip().rstrip("/"),
        )
    )


def _checked(settings: Settings) -> Settings:
    """Settings that go together.

    >>> _checked(Settings(db="", smtp="smtp://localhost", mail_from="Bocage <bocage@example.org>"))
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: BOCAGE_URL is empty: mails and web hooks need the address that players use
    """
    if settings.url and urlsplit(settings.url).scheme not in ("http", "https"):
        raise BocageError(f"BOCAGE_URL is {settings.url!r}, which is no address of a page")
    if settings.peer and urlsplit(settings.peer).scheme != "http":
        raise BocageError(f"BOCAGE_PEER is {settings.peer!r}: other servers ask this one at http://HOST:PORT")
    if (settings.smtp or settings.hooks != "off") and not settings.url:
        raise BocageError("BOCAGE_URL is empty: mails and web hooks need the address that players use")
    if settings.smtp:
        parts = urlsplit(settings.smtp)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BocageError(
                "BOCAGE_SMTP is not the URL of a mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps://"
            )
        if "@" not in parseaddr(settings.mail_from)[1]:
            raise BocageError(f"BOCAGE_MAIL_FROM is {settings.mail_from!r}, which is no address")
    return settings


def _hooks(wanted: str) -> Hooks:
    try:
        hooks: Hooks = msgspec.convert(wanted, Hooks)
    except msgspec.ValidationError:
        raise BocageError(f"BOCAGE_HOOKS is {wanted!r}: there is off, public and any") from None
    return hooks


def _log_form(wanted: str) -> LogForm:
    try:
        form: LogForm = msgspec.convert(wanted, LogForm)
    except msgspec.ValidationError:
        raise BocageError(f"BOCAGE_LOG is {wanted!r}: there is text and json") from None
    return form


def default_database(environment: Mapping[str, str]) -> str:
    """A SQLite file in the user's data folder.

    >>> default_database({"XDG_DATA_HOME": "/data"})
    'sqlite:////data/bocage/bocage.db'
    """
    home = environment.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return f"sqlite:///{home}/bocage/bocage.db"
