"""Strategy and operations cards: what is proved by looking at data, views and secrets rather than by a play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.kernel import SPECTATOR, BocageError, LiveDice, Match, ScriptedDice
from bocage.show import Text
from bocage.systems.tide_of_iron.rules.cards.deck import DrawFrom
from bocage.systems.tide_of_iron.rules.cards.effect_table import KINDS
from bocage.systems.tide_of_iron.rules.cards.effects.staff import PutOnTop, TakeCard
from bocage.systems.tide_of_iron.rules.cards.play import PlayCard
from bocage.systems.tide_of_iron.schema.card_effects import AnyEffect, DeckName
from bocage.systems.tide_of_iron.schema.cards import OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.state.game import Card, Deck
from bocage.text import LOCALES, Catalogue
from tests.support.positions import matched
from tests.support.tide_of_iron import game_of

SYSTEM = registry.system("tide-of-iron")
TEXTS = SYSTEM.folder / "text"
UNITS: dict[str, Any] = {
    "US1": {"hex": "C5", "figures": {"us-regular": 4}},
    "DE1": {"hex": "N5", "figures": {"de-regular": 4}},
}


def match_at(position: dict[str, Any], seed: str = "") -> Match:
    dice = LiveDice(seed) if seed else ScriptedDice([])
    return matched(SYSTEM, SYSTEM.play.position({"units": UNITS, **position}, dice))


def strategy_cards() -> dict[str, StrategyCard]:
    return dict(game_of(match_at({})).scene.book.strategy)


def operations_cards() -> dict[str, OperationsCard]:
    return dict(game_of(match_at({})).scene.book.operations)


@pytest.mark.rule("toi.components.cards")
def test_the_box_holds_ninety_strategy_cards_in_eight_decks_and_eighteen_operations_cards() -> None:
    decks = Counter(card.deck for card in strategy_cards().values() for _ in range(card.copies))
    assert sum(decks.values()) == 90
    assert set(decks) == set(get_args(DeckName))
    assert set(decks.values()) == {11, 12}
    assert len(operations_cards()) == 18


def test_every_effect_is_carried_out_and_used_by_a_card() -> None:
    vocabulary = set(get_args(AnyEffect))
    assert set(KINDS) == vocabulary
    assert {type(effect) for card in strategy_cards().values() for effect in card.effects} == vocabulary


def test_every_operations_card_changes_something() -> None:
    for card in operations_cards().values():
        assert any(getattr(card.changes, field) for field in card.changes.__struct_fields__), card.name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_and_a_sentence(locale: str) -> None:
    catalogue = Catalogue(locale, (TEXTS,), strict=True)
    for name in (*strategy_cards(), *operations_cards()):
        assert catalogue.text(f"name-{name}")
        assert catalogue.text(f"name-{name}", attribute="text")
    for card in strategy_cards().values():
        for copy in range(2, card.copies + 1):
            assert catalogue.text(f"name-{card.name}-{copy}")
    for deck in get_args(DeckName):
        for side in ("american", "german"):
            assert catalogue.text(f"name-{side}-{deck}")


@pytest.mark.rule("toi.setup.strategy-decks", "toi.components.cards")
def test_granted_decks_are_whole_and_shuffled() -> None:
    position = {"turn": {"phase": "setup"}, "sides": {"german": {"decks": ["morale", "command"]}}}
    orders = set()
    for seed in ("one", "two", "three"):
        game = game_of(match_at(position, seed))
        morale, command = game.decks
        assert (morale.name, command.name) == ("morale", "command")
        names = Counter(game.cards[card].name for card in morale.order)
        assert names == {card.name: card.copies for card in strategy_cards().values() if card.deck == "morale"}
        assert all(game.cards[card].side == 1 and game.cards[card].zone == "deck" for card in morale.order)
        orders.add(morale.order)
    assert len(orders) == 3


@pytest.mark.rule("toi.setup.areas", "toi.card.read-all", "toi.card.face-up", "toi.ops.place", "toi.command.pc-public")
def test_cards_on_the_table_and_command_points_are_open() -> None:
    american = {"command": 4, "hq": ["battery-fire"], "operations": ["radio-net"], "play": ["cut-lines"]}
    german = {"command": 2, "decks": {"command": ["second-effort", "staff-work", "forced-march"]}}
    match = match_at({"sides": {"american": american, "german": german}})
    for seat in (0, 1, SPECTATOR):
        tables = match.view(seat).tables
        zones = {card.name: card.zone for card in tables["cards"] if isinstance(card, Card)}
        assert zones["battery-fire"] == "hq"
        assert zones["radio-net"] == zones["cut-lines"] == "play"
        assert zones["staff-work"] == "deck"
        assert [getattr(side, "command", None) for side in tables.get("sides", ())] == [4, 2]


@pytest.mark.rule("toi.card.read-all")
def test_everybody_may_read_the_cards_before_a_side() -> None:
    american = {"hq": ["battery-fire", "ranging-salvo"], "operations": ["radio-net"], "play": ["cut-lines"]}
    match = match_at({"sides": {"american": american, "german": {"hq": ["staff-work"]}}})
    for seat in (0, 1, SPECTATOR):
        lines = [
            (line.key, line.args["side"], line.args["cards"])
            for line in SYSTEM.show.status(match.view(seat))
            if "cards" in line.args
        ]
        assert lines == [
            ("status-headquarters", "american", ("battery-fire", "ranging-salvo")),
            ("status-play-area", "american", ("cut-lines", "radio-net")),
            ("status-headquarters", "german", ("staff-work",)),
        ]
    held = {card.name: card.lines for card in SYSTEM.show.hand(match.view(1))}
    assert held["staff-work"] == (Text("held-card", {"cost": 1, "phase": "command"}), Text("name-staff-work.text", {}))


def test_nobody_sees_the_order_of_a_deck() -> None:
    match = match_at({"turn": {"phase": "setup"}, "sides": {"american": {"decks": ["morale"]}}}, "seed")
    assert list(game_of(match).decks[0].order) != sorted(game_of(match).decks[0].order)
    for seat in (0, 1, SPECTATOR):
        (deck,) = match.view(seat).tables["decks"]
        assert isinstance(deck, Deck)
        assert list(deck.order) == sorted(deck.order)


def test_a_drawn_card_is_not_put_back_by_undo() -> None:
    decks = {"command": ["staff-work", "forced-march"], "morale": ["veterans"]}
    match = match_at({"turn": {"phase": "status"}, "sides": {"american": {"decks": decks}}})
    match.choose(DrawFrom(0))
    assert not match.may_undo(0)


def papers() -> Match:
    """The American player has looked at the top of a deck and has to choose."""
    deck = ["staff-work", "forced-march", "second-effort", "redeployment", "change-of-plan"]
    american = {"command": 2, "hq": ["captured-papers"], "decks": {"command": deck}}
    match = match_at({"turn": {"phase": "command"}, "sides": {"american": american}})
    match.choose(next(option for option in match.pending[0].options if isinstance(option, PlayCard)))
    return match


def test_only_the_owner_sees_the_cards_that_he_looks_at() -> None:
    match = papers()
    game = game_of(match)
    assert [option.card for option in match.pending[0].options] == list(game.decks[0].order[:3])
    for seat, known in ((0, True), (1, False)):
        seen = {match.imagined(seat, LiveDice(str(seed))).decks[0].order[:3] for seed in range(8)}  # type: ignore[attr-defined]
        assert (seen == {game.decks[0].order[:3]}) is known


def test_the_order_in_which_cards_are_put_back_stays_known_to_the_owner_alone() -> None:
    match = papers()
    match.choose(TakeCard(game_of(match).decks[0].order[2]))
    top = match.pending[0].options[1]
    assert isinstance(top, PutOnTop)
    other = match.clone()
    match.choose(top)
    other.choose(other.pending[0].options[0])
    assert match.view(0).plain() != other.view(0).plain()
    assert match.view(1).plain()["tables"]["decks"] == other.view(1).plain()["tables"]["decks"]


@pytest.mark.parametrize(
    "side",
    [
        {"decks": ["cavalry"]},
        {"decks": {"command": ["charge"]}},
        {"hq": ["charge"]},
        {"operations": ["sunshine"]},
        {"operations": ["night", "night"]},
    ],
)
def test_unknown_decks_and_cards_are_errors_of_the_scenario(side: dict[str, Any]) -> None:
    with pytest.raises((ContentError, BocageError)):
        match_at({"sides": {"american": side}})


def test_a_deck_is_there_once() -> None:
    with pytest.raises(ContentError):
        match_at({"sides": {"american": {"decks": ["morale"]}, "german": {"decks": ["morale"]}}})


def test_the_data_files_name_their_rules() -> None:
    folder = Path(SYSTEM.folder) / "data"
    for file in ("cards.toml", "operations.toml"):
        assert "[toi." in (folder / file).read_text(encoding="utf-8")
