"""The `bocage` command."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import Final

__all__ = ["main", "run"]

COLLECT_AFTER: Final = (10_000, 20, 100)
"""How seldom the garbage collector looks: records form no cycles, so that it finds next to nothing among them.

By default it takes 5 % of the time of random play in Tide of Iron and 10 % in Heroes of Normandie, so half of that.
"""


def main() -> None:
    """The entry point of the command."""
    gc.set_threshold(*COLLECT_AFTER)
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; answers its exit status."""
    from bocage.cli.app import invoke

    return invoke(arguments)
