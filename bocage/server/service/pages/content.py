"""Content: games, scenarios, players, texts and rules, as they are shown to those who have not begun to play."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from threading import Lock

import msgspec

from bocage import players, registry
from bocage.kernel.dice import LiveDice
from bocage.kernel.errors import Unknown
from bocage.kernel.records import SPECTATOR
from bocage.server.answers import OrderKind
from bocage.server.forms import BoardForm, EntryForm
from bocage.server.service.pages.record_forms import entries_of, order_kinds
from bocage.server.wire import board, catalogue, speaker
from bocage.show import Piece, Side, Speaker
from bocage.show.sentences import ThingForm
from bocage.system import System
from bocage.text import LOCALES, SHARED, Catalogue

log = logging.getLogger("bocage.server")

Names = dict[str, str]
MOST_SCENES = 32


class ScenarioForm(msgspec.Struct, frozen=True):
    """A scenario in the list."""

    scenario: str
    names: Names
    seats: int
    seat_names: list[ThingForm]
    sides: list[Side]
    learning: bool
    settings: list[EntryForm]


class SceneForm(msgspec.Struct, frozen=True):
    """A scenario as it lies on the table at first: the board, what stands on it, and the side of each seat."""

    board: BoardForm
    pieces: Sequence[Piece]
    sides: list[Side]


class GameForm(msgspec.Struct, frozen=True):
    """A game in the list."""

    game: str
    version: str
    names: Names
    scenarios: list[ScenarioForm]
    orders: list[OrderKind]


class PlayerForm(msgspec.Struct, frozen=True):
    """A machine player."""

    name: str
    names: Names


class CaseForm(msgspec.Struct, frozen=True):
    """A worked case of a rule."""

    id: str
    en: str
    fr: str


class RuleForm(msgspec.Struct, frozen=True):
    """A rule in our words, where the rulebook has it, and cases that show it."""

    id: str
    ref: str
    en: str
    fr: str
    cases: list[CaseForm]


class RulingForm(msgspec.Struct, frozen=True):
    """What the project decided where a rulebook is silent."""

    id: str
    topic: str
    en: str
    fr: str
    cases: list[CaseForm]


class RulesForm(msgspec.Struct, frozen=True):
    """The rules of a game."""

    game: str
    rules: list[RuleForm]
    rulings: list[RulingForm]


@cache
def _catalogues(game: str) -> dict[str, Catalogue]:
    if not game:
        return {locale: Catalogue(locale, [SHARED]) for locale in LOCALES}
    system = registry.system(game)
    others = {locale: Catalogue(locale, [SHARED, system.folder / "text"]) for locale in LOCALES if locale != "en"}
    return {**others, "en": catalogue(system)}


def _names(word: str, game: str = "", family: str = "") -> Names:
    """The names of a word in all languages, or the word made readable."""
    key = f"name-{family}{word}"
    return {
        locale: texts.text(key) if texts.has(key) else word.replace("-", " ").capitalize()
        for locale, texts in _catalogues(game).items()
    }


@cache
def seat_speaker(game: str, scenario: str) -> Speaker:
    """Who knows the names of the seats of a scenario."""
    system = registry.system(game)
    some = system.play.new(scenario, LiveDice("", "names"), {}, ())
    return speaker(system, system.play.view(some, SPECTATOR))


_reading = Lock()


def scene(game: str, scenario: str) -> SceneForm:
    """A scenario as it lies on the table before anyone has chosen anything, and as all may see it."""
    if scenario not in registry.system(game).play.scenarios():
        raise Unknown(f"{game} has no scenario {scenario!r}")
    with _reading:
        return _scene(game, scenario)


@lru_cache(maxsize=MOST_SCENES)
def _scene(game: str, scenario: str) -> SceneForm:
    speaker = seat_speaker(game, scenario)
    sketch = speaker.show.sketch(speaker.view)
    return SceneForm(board(sketch), sketch.pieces, _sides(speaker, speaker.view.seats))


def games() -> list[GameForm]:
    """All games with their scenarios; the first time this takes long, and others wait for it."""
    with _reading:
        return _games(tuple(registry.names()))


@cache
def _games(names: tuple[str, ...]) -> list[GameForm]:
    found = []
    for name in names:
        try:
            found.append(_game(registry.system(name)))
        except Exception:
            log.exception("the game %s cannot be read", name)
    return found


def _game(system: System) -> GameForm:
    scenarios = [
        ScenarioForm(
            info.name,
            _names(info.name, system.name),
            info.seats,
            [seat_speaker(system.name, info.name).thing("seat", seat) for seat in range(info.seats)],
            _sides(seat_speaker(system.name, info.name), info.seats),
            info.learning,
            _settings(system, info.name),
        )
        for info in system.play.scenarios().values()
    ]
    return GameForm(
        system.name, system.play.version, _names(system.name, system.name), scenarios, order_kinds(system.play.package)
    )


def _sides(speaker: Speaker, seats: int) -> list[Side]:
    return [speaker.show.side(speaker.view, seat) for seat in range(seats)]


def _settings(system: System, scenario: str) -> list[EntryForm]:
    """The optional rules of a scenario, as it sets them."""
    values = system.play.settings(scenario)
    return [] if values is None else entries_of(type(values), "setting", values)


def machine_players() -> list[PlayerForm]:
    """The machines that can take a seat."""
    return [PlayerForm(name, _names(name, family="player-")) for name in players.names()]


@cache
def texts(game: str, locale: str) -> str:
    """The Fluent source of the kernel, of machine players and of a game, one after the other."""
    if locale not in LOCALES:
        raise Unknown(f"no texts in the language {locale!r}: there is {', '.join(LOCALES)}")
    own = [] if game == "shared" else [registry.system(game).folder / "text"]
    folders = [SHARED, players.TEXTS, *own]
    files = [file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def rules(game: str) -> RulesForm:
    """The rules of a game with their worked cases."""
    with _reading:
        return _rules(game)


@cache
def _rules(game: str) -> RulesForm:
    from bocage.rulebook.cases import cases_of
    from bocage.rulebook.ledger import ledger_of

    ledger = ledger_of(registry.system(game).name)
    shown: dict[str, list[CaseForm]] = {}
    for case in cases_of(game):
        for rule in case.rules:
            shown.setdefault(rule, []).append(CaseForm(case.id, case.en, case.fr))
    return RulesForm(
        game,
        [RuleForm(rule.id, rule.ref, rule.en, rule.fr, shown.get(rule.id, [])) for rule in ledger.rules],
        [RulingForm(one.id, one.topic, one.en, one.fr, shown.get(one.id, [])) for one in ledger.rulings],
    )
