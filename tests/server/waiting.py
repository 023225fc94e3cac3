"""Waiting for what a server does by itself: as long as it takes on a machine that has much else to do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
T = TypeVar("T")


def eventually(found: Callable[[], T | None]) -> T:
    """What is looked for, as soon as it is there.

    >>> numbers = iter(range(5))
    >>> eventually(lambda: next((one for one in numbers if one > 2), None))
    3
    """
    end = time.monotonic() + PATIENCE
    while (it := found()) is None or it is False:
        assert time.monotonic() < end, f"it did not come within {PATIENCE:.0f} s"
        time.sleep(0.01)
    return it
