"""Variants by name, and systems made of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage import registry
from bocage.system import System

from ..mini import mini
from ..mini.state import Fire, Move, Stop

Patch = pytest.MonkeyPatch
Variant = Callable[[Patch], None]
VARIANTS: dict[str, Variant] = {}

Action = Move | Fire | Stop


def variant(patcher: Variant) -> Variant:
    VARIANTS[patcher.__name__] = patcher
    return patcher


def broken(name: str, patch: Patch | None = None) -> System:
    """A new system with the variant's mistake in it, until the patch is undone."""
    return made(name, VARIANTS[name], patch or pytest.MonkeyPatch())


def made(name: str, patcher: Variant, patch: Patch) -> System:
    """A new system of which nothing is remembered yet."""
    patcher(patch)
    system = mini(f"mini!{name}")
    registry.LOADED[system.name] = system
    return system
