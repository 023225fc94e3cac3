from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from bocage.text import LOCALES, SHARED, Catalogue, Prefix
from bocage.text.checks import compare, extra_keys, french_slips, missing_keys


def problems(folder: Path, *, en: str, fr: str) -> list[str]:
    for locale, text in (("en", en), ("fr", fr)):
        (folder / locale).mkdir()
        (folder / locale / "demo.ftl").write_text(text, encoding="utf-8")
    return [problem.replace(f"{folder}/", "") for problem in compare([folder])]


def test_equal_languages_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, en="ui-a = A { $x }\n    .short = a", fr="ui-a = { $x } Â\n    .short = â") == []


@pytest.mark.parametrize(
    ("en", "fr", "expected"),
    [
        ("ui-a = A\nui-b = B", "ui-a = A", ["fr: ui-b: missing, but in en/demo.ftl"]),
        ("ui-a = A", "ui-a = A\nui-b = B", ["en: ui-b: missing, but in fr/demo.ftl"]),
        ("ui-a = A\n    .short = a", "ui-a = A", ["fr: ui-a.short: missing, but in en/demo.ftl"]),
        ("ui-a = { $x }", "ui-a = A", ["fr/demo.ftl: ui-a: $x is not used, but in en/demo.ftl"]),
        (
            "ui-a = A",
            "ui-a = { $x ->\n    [one] A\n   *[other] B\n}",
            ["en/demo.ftl: ui-a: $x is not used, but in fr/demo.ftl"],
        ),
        ("ui-a = A\nui-b = { $x", "ui-a = A", ['en/demo.ftl: line 2: Expected token: "}"']),
        ('ui-a = A\nui-b = { "" }', "ui-a = A\nui-b = B", ["en/demo.ftl: ui-b: empty"]),
        ("ui-a =\n    .short = a", "ui-a = A\n    .short = a", ["en: ui-a: missing, but in fr/demo.ftl"]),
        ("ui-a =\n    .short = a", "ui-a =\n    .short = b", []),
        ("ui-a = A\nui-a = B", "ui-a = A", ["en/demo.ftl: ui-a: given twice"]),
        ("-army = Army\nui-a = { -army }", "ui-a = Armée", []),
    ],
)
def test_differences_are_named(tmp_path: Path, en: str, fr: str, expected: list[str]) -> None:
    assert problems(tmp_path, en=en, fr=fr) == expected


def test_a_language_that_is_not_there_at_all_is_missing(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "demo.ftl").write_text("ui-a = A", encoding="utf-8")
    assert compare([tmp_path]) == [f"{tmp_path}/en: ui-a: missing, but in {tmp_path}/fr/demo.ftl"]


def test_breaking_spaces_and_straight_apostrophes_are_found_in_french(tmp_path: Path) -> None:
    problems(tmp_path, en="ui-a = Why?", fr="ui-a = « Pourquoi l'un ? »\nui-b = «\u00a0L’un\u202f!\u00a0»")
    assert [line.partition("ui-a")[2] for line in french_slips([tmp_path])] == [
        ": a breaking space in '« '",
        ": a breaking space in ' ?'",
        ": a breaking space in ' »'",
        ": a straight apostrophe in 'l'un'",
    ]


def test_missing_and_extra_keys_are_listed_in_order() -> None:
    catalogue = Catalogue("fr")
    expected = catalogue.keys() - {"option-pass", "ui-yes"} | {"ui-zebra", "ui-ape"}
    assert missing_keys(catalogue, expected) == ["ui-ape", "ui-zebra"]
    assert extra_keys(catalogue, expected) == ["option-pass", "ui-yes"]


def test_the_shared_texts_pass_every_check() -> None:
    assert compare([SHARED]) == []
    assert french_slips([SHARED]) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_shared_keys_have_known_prefixes(locale: str) -> None:
    known = re.compile(rf"({'|'.join(get_args(Prefix))})(-[a-z0-9]+)+")
    assert [key for key in Catalogue(locale).keys() if not known.fullmatch(key)] == []  # noqa: SIM118


@pytest.mark.parametrize(
    ("locale", "hits", "expected"),
    [
        ("en", 0, "Fire, Otto: 3 dice for 5 or better, no success (1 2 4)."),
        ("en", 1, "Fire, Otto: 3 dice for 5 or better, one success (1 2 4)."),
        ("fr", 2, "Fire, Otto\u00a0: 3 dés à 5 ou plus, 2 succès (1 2 4)."),
    ],
)
def test_a_roll_is_told(locale: str, hits: int, expected: str) -> None:
    catalogue = Catalogue(locale, strict=True)
    told = catalogue.text("event-rolled", what="Fire", by="Otto", n=3, need=5, hits=hits, faces="1 2 4")
    assert told == expected


def test_a_roll_where_each_face_counts_is_told() -> None:
    catalogue = Catalogue("en", strict=True)
    told = catalogue.text("event-rolled", what="Drift", by="Otto", n=1, need=0, hits=0, faces="4")
    assert told == "Drift, Otto: 4."
