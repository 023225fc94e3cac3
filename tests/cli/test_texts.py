"""The command's own texts: equal in both languages, and none that the code asks for is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bocage.cli
from bocage.cli.language import TEXTS, catalogue
from bocage.cli.terminal.commands import COMMANDS
from bocage.text import LOCALES
from bocage.text.checks import compare, french_slips

SOURCES = sorted(Path(bocage.cli.__file__).parent.rglob("*.py"))


def test_both_languages_have_the_same_texts() -> None:
    assert compare([TEXTS]) == []
    assert french_slips([TEXTS]) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_that_the_code_names_is_there(locale: str) -> None:
    named = {key for path in SOURCES for key in re.findall(r'"(ui-[a-z-]+)"', path.read_text())}
    texts = catalogue(locale)
    assert [key for key in sorted(named) if not texts.has(key)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_has_words_a_form_and_help(locale: str) -> None:
    texts = catalogue(locale)
    for name in COMMANDS:
        for attribute in ("", "words", "form"):
            assert not texts.text(f"ui-do-{name}", attribute=attribute).startswith("[")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_stands_for_two_commands(locale: str) -> None:
    texts = catalogue(locale)
    words = [word for name in COMMANDS for word in {name, *texts.text(f"ui-do-{name}", attribute="words").split()}]
    assert len(words) == len(set(words))
