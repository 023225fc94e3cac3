"""French as it is read: what stands before a name is a word that does not have to be elided."""

from __future__ import annotations

import re

import pytest

from bocage.show import NUMBER
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.text.resources import Parsed, parse_folder

BEFORE_A_VOWEL = re.compile(r"\b(de|je|jusque|la|le|me|ne|que|se|te) \{ \$(\w+)", re.IGNORECASE)
"""Words that lose their last letter before a vowel, as in « US1 », « A4 » or « Allemand », with what follows."""


@pytest.mark.parametrize("parsed", parse_folder(SYSTEM.folder / "text" / "fr"), ids=lambda parsed: parsed.file[-16:])
def test_no_name_follows_a_word_that_may_have_to_be_elided(parsed: Parsed) -> None:
    numbers = {name for name, kind in SYSTEM.show.names.arguments.items() if kind == NUMBER}
    assert [found[0] for found in BEFORE_A_VOWEL.finditer(parsed.source) if found[2] not in numbers] == []
