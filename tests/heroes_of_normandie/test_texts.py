"""French as it is read: what stands before a name is a word that does not have to be elided."""

from __future__ import annotations

import pytest

from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.text.resources import Parsed, parse_folder
from tests.support.french import to_be_elided


@pytest.mark.parametrize("parsed", parse_folder(SYSTEM.folder / "text" / "fr"), ids=lambda parsed: parsed.file[-16:])
def test_no_name_follows_a_word_that_may_have_to_be_elided(parsed: Parsed) -> None:
    assert to_be_elided(SYSTEM, parsed) == []
