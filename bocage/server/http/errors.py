"""Errors as answers: one form for all of them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import OperationalError

from bocage.kernel.errors import BocageError
from bocage.server.forms import Problem as ProblemForm
from bocage.server.http.dependencies import JSON
from bocage.server.problems import Problem, problem_of

log = logging.getLogger("bocage.server")

DISCONNECTED = "client disconnected prematurely"
"""What the framework says of those who left while they asked: that is no defect, and nobody hears the answer."""
CODES = {401: "bad-token", 403: "forbidden", 404: "not-found", 405: "bad-method", 413: "too-large", 429: "flood"}


def of_service(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemForm]:
    """A problem of the service or the kernel."""
    return _answer(problem_of(error))


def of_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemForm]:
    """A problem that the framework found: a missing address, a field of the wrong type."""
    if error.status_code >= 500 and error.detail == DISCONNECTED:
        return _answer(Problem("malformed", "the request ended before it was whole"))
    if error.status_code >= 500:
        return of_program(request, error)
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(_flaw(one) for one in error.extra[:5]) or detail
    code = CODES.get(error.status_code, "malformed")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return _answer(Problem(code, detail or code, headers=headers))


def _flaw(extra: Any) -> str:
    if not isinstance(extra, dict):
        return str(extra)
    where = extra.get("key")
    return f"{where}: {extra.get('message')}" if where else str(extra.get("message"))


def of_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[ProblemForm]:
    """A body that is nested beyond all measure."""
    return _answer(Problem("malformed", "the body is nested too deeply"))


def of_program(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemForm]:
    """A defect of the server; the address is logged, never what was sent."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    code = "unavailable" if isinstance(error, OperationalError) else "internal"
    return _answer(Problem(code, "something went wrong here; nothing has changed"))


def _answer(problem: Problem) -> Response[ProblemForm]:
    body: Any = msgspec.json.encode(problem.form)
    return Response(body, status_code=problem.status, headers=problem.headers, media_type=JSON)


HANDLERS: dict[Any, Any] = {
    Problem: of_service,
    BocageError: of_service,
    HTTPException: of_framework,
    RecursionError: of_depth,
    Exception: of_program,
}
