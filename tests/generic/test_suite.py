"""The suite itself is tested: for each mistake that it is there to find, a broken variant of the ford is caught."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bocage import registry
from bocage.kernel import BocageError, records
from bocage.kernel.records import Record, Thing
from bocage.system import System

from . import play
from .broken import VARIANTS, broken
from .checks_games import (
    check_alternatives,
    check_asking_twice,
    check_clones,
    check_indexes,
    check_random_game,
    check_round_trip,
)
from .checks_judge import check_judge, check_not_now
from .checks_leaks import check_leaks, check_secret_answers, check_views
from .checks_names import check_names
from .checks_odds import check_odds
from .checks_process import check_other_process
from .checks_records import check_perft, check_recorded, check_transcript
from .checks_roles import check_roles
from .checks_saves import check_saves, check_wrong_choices
from .checks_texts import (
    check_arguments,
    check_catalogues,
    check_ledger,
    check_sentences,
    check_texts,
    check_vocabulary,
)
from .checks_undo import check_undo, check_undo_tells_nothing
from .mini import SYSTEM, mini, rules, sequence
from .mini.state import Move
from .record import record

Check = Callable[[System, str, int], None]

CAUGHT: list[tuple[str, Check, str]] = [
    ("endless", partial(check_random_game, bound=300), "no result after 300 decisions"),
    ("spinning", check_random_game, r"goes on and on without asking anybody"),
    ("sleepless", check_random_game, r"no decision for 0\.2 seconds"),
    ("answerless", check_random_game, "RulesError: the question 'act' has no answer"),
    ("repetitive", check_random_game, r"Stop\(\) is offered twice"),
    ("unfinished", check_alternatives, r"chooses Fire\(.*NotImplementedError: fire"),
    ("unsaved", check_round_trip, r"restored, it differs: \.kept\.wind"),
    ("shared_by_clones", check_clones, r"what a clone does changes the original: \.kept\.counts\.acts"),
    ("writing_question", check_asking_twice, r"the asking step .*start changes something: \.changed"),
    ("stale_index", check_indexes, r"an index is not kept.*\.standing"),
    ("undo_tells", check_undo_tells_nothing, "learns a hidden fact by .*, and may take it back"),
    ("chance_of_its_own", check_undo, "is taken back, and not all is as before"),
    ("chance_of_its_own", check_saves, "a true save is not verified"),
    ("unordered", check_other_process, "another process differs"),
    ("wrong_odds", check_odds, r"Fire\(.* leads to .* with 1\.000, and did in"),
    ("odds_until_nothing", check_odds, r"Fire\.until names 'Volley', and no frame is called that"),
    ("odds_until_never", check_odds, "shows its odds until Mining, which never runs"),
    ("leaking_options", check_leaks, r"is shown what it may not know: \.decision\.options"),
    ("leaking_options", check_views, r"determinized, it asks seat \d otherwise"),
    ("leaking_refusal", check_leaks, r"the refusal of GiveOrder\(.*tells seat 1"),
    ("leaking_prompt", check_leaks, r"is shown what it may not know: \.decision\.args\.mine"),
    ("leaking_view", check_leaks, r"is shown what it may not know: \.view\.tables\.mines"),
    ("leaking_event", check_secret_answers, r"can tell the secret answers LayMine.* apart: \.events"),
    ("leaking_frame", check_secret_answers, r"can tell the secret answers GiveOrder.* apart: \.view\.frames"),
    ("leaking_dice", check_secret_answers, "the dice tell the secret answers GiveOrder"),
    ("leaking_undo", check_secret_answers, r"whether Move\(.* may be taken back tells seat"),
    ("forgetful_determinize", check_views, r"shows seat \d another view: \.tables\.units"),
    ("failing_determinize", check_views, r"determinize fails for seat 0: KeyError"),
    ("lenient_judge", check_judge, "is not offered, and the judge accepts it"),
    ("strict_judge", check_judge, r"Fire\(.*is offered, and the judge refuses it"),
    ("failing_judge", check_judge, r"the judge of GiveOrder\(.* fails: KeyError"),
    ("lawless_judge", check_judge, "'mini.mine.nowhere', which is not in the ledger"),
    ("lawless_judge", check_ledger, "'mini.mine.nowhere', which is not in the ledger"),
    ("undiscerning_step", check_not_now, r"do takes any option"),
    ("writing_judge", check_wrong_choices, "a refused choice changes something"),
    ("untexted", check_texts, r"option-salute \(fr\): no such text.*option-salute \(en\)"),
    ("undeclared_argument", check_arguments, r"refusal mini.fire.range has enemy = 3, declared as neither"),
    ("wrong_argument", check_texts, r"refusal-mini-fire-range \(fr\): Unknown external: range"),
    ("nobody", check_names, r"refusal-mini-fire-range \(fr\) has no name for unit: \? "),
    ("sentence", check_sentences, r"Spoke\.words holds a sentence: 'the mine is laid'"),
    ("lawless_modifier", check_ledger, "a modifier names 'mini.fire.rain'"),
    ("lawless_modifier", check_texts, "modifier-mini-fire-rain"),
    ("lawless_result", check_ledger, "the result names 'mini.victory.luck'"),
]


def check_name(value: object) -> str:
    function = value.func if isinstance(value, partial) else value
    return getattr(function, "__name__", str(function))


def complaint(check: Check, system: System, scenario: str, seeds: int = 6) -> str:
    """What the check says of one of a few games, or nothing."""
    for seed in range(seeds):
        try:
            check(system, scenario, seed)
        except AssertionError as error:
            return str(error)
    return ""


@pytest.mark.parametrize(("variant", "check", "words"), CAUGHT, ids=lambda value: check_name(value)[:40])
def test_a_mistake_is_caught(variant: str, check: Check, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "PATIENCE", 0.2 if variant == "sleepless" else play.PATIENCE)
    said = complaint(check, broken(variant, monkeypatch), "ford")
    assert re.search(words, said, re.DOTALL), f"{check_name(check)} says {said!r}"
    assert said.startswith(f"mini!{variant}/ford, seed "), said


def test_every_variant_is_caught() -> None:
    assert {name for name, _, _ in CAUGHT} == set(VARIANTS)


# What was recorded


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    record(SYSTEM, "ford", tmp_path)
    return tmp_path


def test_a_game_that_plays_otherwise_is_recorded_only_under_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(SYSTEM, "ford", tmp_path)
    golden = tmp_path / "mini" / "ford.txt"
    golden.write_text(golden.read_text() + "and they lived happily ever after\n")
    with pytest.raises(BocageError, match="plays otherwise, and its rules are still 1"):
        record(SYSTEM, "ford", tmp_path)
    monkeypatch.setattr(type(SYSTEM.play), "version", "2")
    record(SYSTEM, "ford", tmp_path)
    assert "happily" not in golden.read_text()


def test_what_was_just_recorded_holds(folder: Path) -> None:
    for check in (check_recorded, check_transcript, check_perft):
        check(SYSTEM, "ford", folder)


def test_other_rules_play_a_recorded_game_otherwise(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "strike", lambda game, unit, hits: rules.strike(game, unit, 2 * hits))
    for check, words in (
        (check_recorded, "the recorded game: .*if that is right"),
        (check_transcript, "plays otherwise.*@@"),
    ):
        with pytest.raises(AssertionError, match=f"(?s){words}"):
            check(SYSTEM, "ford", folder)


def test_another_option_changes_the_counts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "FORD", range(10, 14))
    with pytest.raises(AssertionError, match=r"branches were recorded, now there are \[4, "):
        check_perft(SYSTEM, "ford", folder)


def test_an_altered_record_is_refused(folder: Path) -> None:
    path = folder / "mini/ford.json"
    content = json.loads(path.read_text())
    content["revision"] += 1
    path.write_text(json.dumps(content))
    with pytest.raises(AssertionError, match="the recorded game: the save was altered"):
        check_recorded(SYSTEM, "ford", folder)


def test_what_is_not_recorded_says_how_to(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"not recorded; .*python -m tests\.generic\.record mini/ford"):
        check_recorded(SYSTEM, "ford", tmp_path)


def test_a_language_that_lacks_a_text_is_caught(tmp_path: Path) -> None:
    shutil.copytree(SYSTEM.folder / "text", tmp_path / "text")
    french = tmp_path / "text/fr/mini.ftl"
    french.write_text(french.read_text().replace("option-bid = Miser { $coins }\n", ""))
    system = mini(folder=tmp_path)
    with pytest.raises(AssertionError, match=r"option-bid: missing"):
        check_catalogues(system)


def test_a_text_with_an_argument_that_nobody_declared_is_caught(tmp_path: Path) -> None:
    shutil.copytree(SYSTEM.folder / "text", tmp_path / "text")
    for locale in ("en", "fr"):
        texts = tmp_path / "text" / locale / "mini.ftl"
        texts.write_text(texts.read_text() + "refusal-mini-fire-smoke = { $screen }\n")
    with pytest.raises(AssertionError, match=r"refusal-mini-fire-smoke: \$screen"):
        check_vocabulary(mini(folder=tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (r"(frame-act = .*)", r"\1 { $points }", r"frame-act \(fr\) prints points = \d, which is declared as neither"),
        (r"name-north = .*", "", r"\(fr\) has no name for (seat|first|by) = 'north'"),
    ],
)
def test_a_text_that_prints_what_has_no_name_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, words: str
) -> None:
    shutil.copytree(SYSTEM.folder / "text", tmp_path / "text")
    for locale in ("en", "fr"):
        texts = tmp_path / "text" / locale / "mini.ftl"
        texts.write_text(re.sub(old, new, texts.read_text()))
    system = mini(folder=tmp_path)
    monkeypatch.setitem(registry.LOADED, system.name, system)
    with pytest.raises(AssertionError, match=words):
        check_names(system, "ford", 0)


def test_an_option_that_says_neither_who_acts_nor_what_it_is_aimed_at_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    roleless: dict[type[Record], tuple[tuple[str, Thing], ...]] = {Move: (("place", Thing("place")),)}
    monkeypatch.setattr(records, "_marks", records._marks | roleless)
    with pytest.raises(AssertionError, match="Move names things on the board"):
        check_roles(SYSTEM)
