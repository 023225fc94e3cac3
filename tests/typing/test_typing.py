"""mypy --strict finds a wrong step, answer, value or field where it stands, and nothing where all is right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

SNIPPETS = Path(__file__).parent / "snippets"
ERROR = re.compile(r"^(?P<file>.+?):(?P<line>\d+): error: (?P<text>.*)\[(?P<code>[a-z-]+)\]$")
MARK = re.compile(r"# E: (?P<code>[a-z-]+)")

Errors = dict[int, set[str]]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Errors]:
    """The codes of the errors that mypy finds, by snippet and line."""
    files = sorted(str(path) for path in SNIPPETS.glob("*.py"))
    cache = str(tmp_path_factory.mktemp("mypy"))
    output, problems, _ = api.run(["--config-file=", "--strict", "--no-pretty", f"--cache-dir={cache}", *files])
    assert not problems
    errors: dict[str, Errors] = {Path(file).stem: {} for file in files}
    for line in output.splitlines():
        if match := ERROR.match(line):
            errors[Path(match["file"]).stem].setdefault(int(match["line"]), set()).add(match["code"])
    return errors


def marked(name: str) -> dict[int, str]:
    """The code that each marked line of a snippet expects."""
    lines = (SNIPPETS / f"{name}.py").read_text().splitlines()
    return {number: mark["code"] for number, line in enumerate(lines, start=1) if (mark := MARK.search(line))}


def case(name: str, number: int) -> str:
    return (SNIPPETS / f"{name}.py").read_text().splitlines()[number - 1].split("#")[0].strip()


def test_what_is_right_passes(found: dict[str, Errors]) -> None:
    assert found["right"] == {}


@pytest.mark.parametrize("number", marked("wrong"), ids=lambda number: case("wrong", number))
def test_what_is_wrong_is_found(found: dict[str, Errors], number: int) -> None:
    assert marked("wrong")[number] in found["wrong"].get(number, set())


def test_what_is_not_marked_as_wrong_is_not_found(found: dict[str, Errors]) -> None:
    assert set(found["wrong"]) == set(marked("wrong"))
