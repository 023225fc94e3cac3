"""Defects that the suite has found and that are not mended yet: the reason, by scenario and check.

A check that is listed here must fail: whoever mends a defect takes its line away.
"""

from __future__ import annotations

KNOWN: dict[tuple[str, str], str] = {}
