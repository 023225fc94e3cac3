"""Warming up: what has to be ready before two threads may work at once."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

import msgspec

from bocage import registry

log = logging.getLogger("bocage.server")


def warm_up() -> None:
    """Import all games, and let msgspec look at all their records.

    It looks at a class when it first reads one, and two threads that make it do so at the same moment crash the
    process. So it happens here, before there are threads.
    """
    for name in registry.names():
        try:
            registry.system(name)
        except Exception:
            log.exception("the game %s cannot be played", name)
    for cls in _derived(msgspec.Struct):
        with contextlib.suppress(TypeError, NameError, ValueError, AttributeError):
            msgspec.json.Decoder(cls)


def _derived(cls: type) -> Iterator[type]:
    children: list[type] = cls.__subclasses__()
    for one in children:
        yield one
        yield from _derived(one)
