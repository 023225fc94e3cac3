"""The `bocage` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main", "run"]


def main() -> None:
    """The entry point of the command."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; answers its exit status."""
    from bocage.cli.app import invoke

    return invoke(arguments)
