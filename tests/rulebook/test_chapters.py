"""Every chapter of a ledger has a name in both languages."""

from __future__ import annotations

import pytest

from bocage import registry
from bocage.rulebook.ledger import ledger_of
from bocage.text import LOCALES, Catalogue


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["tide-of-iron", "heroes-of-normandie", "grand-tactical", "tide-of-fortune"])
def test_chapters_have_names(game: str, locale: str) -> None:
    texts = Catalogue(locale, [registry.system(game).folder / "text"])
    chapters = {"-".join(rule.id.split(".")[:2]) for rule in ledger_of(game).rules}
    assert sorted(chapter for chapter in chapters if not texts.has(f"chapter-{chapter}")) == []
