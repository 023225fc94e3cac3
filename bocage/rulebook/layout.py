"""Layout: where the sources, cases and tests of a game lie, in a checkout or in an installed package."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import msgspec

import bocage
from bocage import registry
from bocage.kernel.errors import Unknown


class Layout(msgspec.Struct, frozen=True):
    """The places of a game: its package and that package's folder, its rule cases, and the tests if they are there.

    >>> Layout("demo", "demo", Path("demo"), Path("cases/demo")).ledger.as_posix()
    'demo/rules.yaml'
    """

    game: str
    package: str
    folder: Path
    cases: Path
    tests: Path | None = None

    @property
    def ledger(self) -> Path:
        """The file with the rules: `system.folder / "rules.yaml"`."""
        return self.folder / "rules.yaml"


def layout_of(game: str) -> Layout:
    """Where a game's files lie; its package is found, and not imported.

    >>> layout_of("chess")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: unknown game 'chess': there is tide-of-iron...
    """
    package = registry.package_of(game)
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise Unknown(f"the package {package} of {game} is not installed")
    tests = _tests()
    cases = Path(bocage.__file__).parent / "cases" if tests is None else tests / "cases"
    return Layout(game, package, Path(spec.origin).parent, cases / game, tests)


def _tests() -> Path | None:
    """The tests of the checkout that the program runs from; an installed program has none."""
    root = Path(bocage.__file__).parent.parent
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None
