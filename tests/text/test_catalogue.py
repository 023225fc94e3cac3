from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bocage.text import LOCALES, SHARED, Catalogue, MissingText, key

TEXTS = {
    "en": """
event-lost = { $side } loses { $count ->
    [one] one figure
   *[other] { $count } figures
}.
    .short = -{ $count }
-army = Army
name-army = { -army }
name-bare =
    .short = bare
""",
    "fr": """
event-lost = { $side } perd { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}.
    .short = −{ $count }
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale, text in TEXTS.items():
        home = tmp_path / locale
        home.mkdir()
        (home / "demo.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def strict(locale: str, *folders: Path) -> Catalogue:
    return Catalogue(locale, folders, strict=True)


def test_plurals_follow_each_language(folder: Path) -> None:
    english, french = strict("en", folder), strict("fr", folder)
    assert english.text("event-lost", side="US", count=1) == "US loses one figure."
    assert english.text("event-lost", side="US", count=0) == "US loses 0 figures."
    assert french.text("event-lost", side="US", count=0) == "US perd 0 figurine."
    assert french.text("event-lost", side="US", count=2) == "US perd 2 figurines."


def test_numbers_follow_each_language(folder: Path) -> None:
    assert strict("en", folder).text("event-lost", attribute="short", count=1500) == "-1,500"
    assert strict("fr", folder).text("event-lost", attribute="short", count=1500) == "−1\u202f500"


def test_terms_are_words_inside_texts_and_no_keys(folder: Path) -> None:
    catalogue = strict("en", folder)
    assert catalogue.text("name-army") == "Army"
    assert catalogue.keys() == {"event-lost", "name-army", "name-bare"}


def test_a_later_folder_overrides_an_earlier_one(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "pack" / "en").mkdir(parents=True)
    (tmp_path / "pack" / "en" / "names.ftl").write_text("name-army = Host", encoding="utf-8")
    assert strict("en", folder, tmp_path / "pack").text("name-army") == "Host"
    assert strict("fr", folder, tmp_path / "pack").has("event-lost")


@pytest.mark.parametrize(
    ("name", "attribute", "args", "problem"),
    [
        ("event-none", "", {}, "event-none (en): no such text"),
        ("name-army", "short", {}, "name-army.short (en): no such text"),
        ("name-bare", "", {}, "name-bare (en): no such text"),
        ("event-lost", "", {"count": 2}, "event-lost (en): Unknown external: side"),
    ],
)
def test_a_strict_catalogue_raises(folder: Path, name: str, attribute: str, args: dict[str, int], problem: str) -> None:
    with pytest.raises(MissingText) as caught:
        strict("en", folder).text(name, attribute=attribute, **args)
    assert str(caught.value) == problem


def test_players_see_a_missing_text_in_brackets(folder: Path) -> None:
    catalogue = Catalogue("en", [folder])
    assert catalogue.text("event-none") == "[event-none]"
    assert catalogue.text("name-army", attribute="short") == "[name-army.short]"
    assert catalogue.text("event-lost", count=2) == "side loses 2 figures."


def test_an_argument_may_be_called_key(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("ui-a = { $key }", encoding="utf-8")
    assert strict("en", tmp_path).text("ui-a", key="x") == "x"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in the language 'de'"):
        Catalogue("de")


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_carry_no_isolation_marks(locale: str) -> None:
    text = Catalogue(locale, strict=True).text("ui-your-move", seat="Otto")
    assert "Otto" in text
    assert not set(text) & {"\u2068", "\u2069"}


def test_fluent_is_loaded_only_for_those_who_read_texts() -> None:
    code = "import sys, bocage.text as t; t.Catalogue('fr'); sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Pass", "option-pass"),
        ("PlaceMarker", "option-place-marker"),
        ("HQTurn", "option-hq-turn"),
        ("M4Sherman", "option-m4-sherman"),
        ("toi.stacking.limit", "option-toi-stacking-limit"),
        ("advance.step_two", "option-advance-step-two"),
        ("75mm-gun", "option-75mm-gun"),
    ],
)
def test_keys_are_lower_case_with_dashes(name: str, expected: str) -> None:
    assert key("option", name) == expected


@pytest.mark.parametrize("name", ["", "école", "a/b", "-x", "x-"])
def test_a_name_that_makes_no_key_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no message id"):
        key("name", name)


def test_the_shared_folder_has_every_language() -> None:
    assert all((SHARED / locale / "kernel.ftl").is_file() for locale in LOCALES)
