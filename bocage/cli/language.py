"""Languages: which one to speak, and where its texts are."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bocage.kernel.errors import Unknown

if TYPE_CHECKING:
    from bocage.system import System
    from bocage.text import Catalogue

TEXTS = Path(__file__).parent / "text"


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for, or that of BOCAGE_LANG, or of the locale: French, or else English.

    >>> language("fr", {}), language(None, {"LANG": "fr_CA.UTF-8"}), language(None, {"LANG": "de_DE"})
    ('fr', 'fr', 'en')
    >>> language("latin")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: unknown language 'latin': there is en, fr
    """
    asked = wanted or environment.get("BOCAGE_LANG")
    if asked:
        if asked not in ("en", "fr"):
            raise Unknown(f"unknown language {asked!r}: there is en, fr")
        return asked
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next((name for name in names if name), "").startswith("fr") else "en"


def speaks_french() -> bool:
    """Whether help is in French: a language that is not known does not keep it from being shown.

    >>> isinstance(speaks_french(), bool)
    True
    """
    try:
        return language() == "fr"
    except Unknown:
        return False


def catalogue(locale: str, system: System | None = None) -> Catalogue:
    """The texts of the clients, of the command and of a system.

    >>> catalogue("en").text("ui-result-draw")
    'The match is a draw.'
    """
    from bocage import players
    from bocage.text import SHARED, Catalogue

    folders = [SHARED, TEXTS, players.TEXTS]
    return Catalogue(locale, folders if system is None else [*folders, system.folder / "text"])
