"""Problems: what a client did wrong, as a status, a code and a line; nothing has changed."""

from __future__ import annotations

from typing import Any

from bocage.kernel.errors import BadSave, BocageError, NotOffered, NotYourTurn, NoUndo, Stale, Unknown
from bocage.server.forms import Problem as ProblemForm
from bocage.show.sentences import RefusalForm

STATUS = {
    "malformed": 400,
    "bad-token": 401,
    "wrong-seat": 403,
    "forbidden": 403,
    "bad-origin": 403,
    "banned": 403,
    "muted": 403,
    "not-found": 404,
    "bad-code": 404,
    "bad-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "over": 409,
    "not-over": 409,
    "taken": 409,
    "no-undo": 409,
    "unplayable": 409,
    "too-large": 413,
    "not-offered": 422,
    "bad-save": 422,
    "bad-settings": 422,
    "bad-address": 422,
    "too-complex": 422,
    "flood": 429,
    "internal": 500,
    "defect": 500,
    "unavailable": 503,
}

CLASSES: tuple[tuple[type[BocageError], str], ...] = (
    (Unknown, "not-found"),
    (Stale, "stale"),
    (NotYourTurn, "not-your-turn"),
    (NotOffered, "not-offered"),
    (NoUndo, "no-undo"),
    (BadSave, "bad-save"),
)


class Problem(Exception):
    """An error for the client.

    >>> Problem("stale", "too late").status
    409
    """

    def __init__(
        self, code: str, message: str, refusal: RefusalForm | None = None, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.refusal = refusal
        self.headers = headers or {}

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def form(self) -> ProblemForm:
        """What is sent."""
        rule = self.refusal.rule if self.refusal else None
        return ProblemForm(self.code, " ".join(self.message.split())[:400], rule, self.refusal)


def problem_of(error: BaseException) -> Problem:
    """The problem that an error of the kernel is; anything else is the server's own.

    >>> problem_of(Stale("the match is at 5")).code
    'stale'
    >>> problem_of(ZeroDivisionError()).code
    'internal'
    """
    if isinstance(error, Problem):
        return error
    for cls, code in CLASSES:
        if isinstance(error, cls):
            return Problem(code, str(error))
    if isinstance(error, BocageError):
        return Problem("malformed", str(error))
    return Problem("internal", "something went wrong here; nothing has changed")


def checked(value: Any, code: str, message: str) -> None:
    """Raise a problem unless the value is true."""
    if not value:
        raise Problem(code, message)
