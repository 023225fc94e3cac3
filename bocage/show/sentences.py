"""Sentences that clients put into words: keys of texts with their arguments, never the words themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Line = tuple[str, Mapping[str, Any]]
"""A key of a text and its arguments; ids among them go by the names of things."""
