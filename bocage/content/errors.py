"""What can be wrong with a content file, always said in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class ContentError(ValueError):
    """A flaw in a content file: which file, which field (empty for the whole file), and what is wrong.

    >>> print(ContentError("units.toml", "us-regular.range", "expected int, got str"))
    units.toml: us-regular.range: expected int, got str
    >>> print(ContentError("units.toml", "", "no such file"))
    units.toml: no such file
    """

    def __init__(self, file: str, field: str, problem: str) -> None:
        super().__init__(file, field, problem)
        self.file = file
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        line = ": ".join(part for part in (self.file, self.field, self.problem) if part)
        return " ".join(line.splitlines())


class Fault(ValueError):
    """Raised by a record's `__post_init__` to say which of its fields is wrong; loading adds the file.

    >>> print(Fault("grid line 3", "5 cells, expected 6"))
    grid line 3: 5 cells, expected 6
    """

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}"


@contextmanager
def blaming(what: str) -> Iterator[None]:
    """Say of a `Fault` in what it is.

    >>> with blaming("position"):
    ...     raise Fault("terrain.Z9", "there is no cell 'Z9'")
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: position: terrain.Z9: there is no cell 'Z9'
    """
    try:
        yield
    except Fault as fault:
        raise ContentError(what, fault.field, fault.problem) from None
