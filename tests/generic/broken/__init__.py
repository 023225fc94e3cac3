"""Variants of the ford that break one law each, so that the suite itself is tested.

A variant is a function that patches the miniature system. It does what someone could do by mistake.
"""

from __future__ import annotations

from . import games, secrets, words
from .variant import VARIANTS, broken, made

__all__ = ["VARIANTS", "broken", "games", "made", "secrets", "words"]
