"""French as it is read: what stands before a name is a word that does not have to be elided."""

from __future__ import annotations

import re

from bocage.show import NUMBER
from bocage.system import System
from bocage.text.resources import Parsed

BEFORE_A_VOWEL = re.compile(r"\b(de|je|jusque|la|le|me|ne|que|se|te) \{ \$(\w+)", re.IGNORECASE)
"""Words that lose their last letter before a vowel, as in « US1 », « A4 » or « Allemand », with what follows."""


def to_be_elided(system: System, parsed: Parsed) -> list[str]:
    """Where a French text has a name right after such a word; numbers may follow it."""
    numbers = {name for name, kind in system.show.names.arguments.items() if kind == NUMBER}
    return [found[0] for found in BEFORE_A_VOWEL.finditer(parsed.source) if found[2] not in numbers]
