"""Cards and gear where a rule case cannot draw the position: made-up options, and the order of effects."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bocage.kernel import Call, Goto, Step
from bocage.systems.heroes_of_normandie.rules.activation import phase_effects
from bocage.systems.heroes_of_normandie.rules.activation.phase_effects import Effects, OrderPhaseBegins
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_windows import PhaseEvents
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import serving, source_of, why_not_serve
from bocage.systems.heroes_of_normandie.schema.effects import FireWith, GainFlamethrower
from tests.support.heroes_of_normandie import game_at

PLATOON: dict[str, Any] = {
    "US1": {"type": "us-mg1919", "at": "A1", "group": 0, "slot": "support-a"},
    "US2": {"type": "us-rifle", "at": "A3", "group": 0},
    "DE1": {"type": "ger-gruppe", "at": "L1"},
}
LINE: dict[str, Any] = {
    "US1": {"type": "us-rifle", "at": "A1"},
    "DE1": {"type": "ger-gruppe", "at": "L1"},
}


@pytest.mark.rule("hon.opt.support-markers", "hon.opt.support", "hon.opt.gear-who", "hon.opt.gear-markers")
def test_markers_of_a_support_option_serve_its_own_units_alone() -> None:
    groups = [{"tile": "us-platoon", "options": {"support-a": "opt-mg1919"}}]
    game = game_at(PLATOON, sides={"american": {"groups": groups}})
    options = dict(game.scene.tables.options)
    options["opt-mg1919"] = msgspec.structs.replace(options["opt-mg1919"], markers={"ammo": 2})
    game.scene.tables = game.scene.tables._replace(options=options)
    brought = next(tile for tile in game.tiles if tile.name == "opt-mg1919")
    game.put(brought.but(markers=("ammo", "ammo")))
    assert source_of(game, "ammo").name == "opt-ammo"
    gunners, riflemen, enemy = game.units
    assert gunners.tile == brought.id
    assert [tile.name for tile in serving(game, gunners)] == ["opt-mg1919"]
    assert list(serving(game, riflemen)) == []
    refusal = why_not_serve(game, brought, riflemen)
    assert refusal is not None
    assert refusal.rule == "hon.opt.support-markers"
    other_side = why_not_serve(game, brought, enemy)
    assert other_side is not None
    assert other_side.key == "hon.opt.gear-who.other-side"


@pytest.mark.rule("hon.recruit.tile-markers")
def test_grenades_of_a_tile_are_for_its_infantry_alone() -> None:
    units = {
        "US1": {"type": "us-jeep", "at": "A1", "group": 0},
        "US2": {"type": "us-rifle", "at": "A3", "group": 0},
        "DE1": {"type": "ger-gruppe", "at": "L1"},
    }
    game = game_at(units, sides={"american": {"groups": [{"tile": "us-assault"}]}})
    jeep, riflemen, _ = game.units
    refusal = why_not_serve(game, game.tiles[0], jeep)
    assert refusal is not None
    assert refusal.key == "hon.recruit.tile-markers.family"
    assert why_not_serve(game, game.tiles[0], riflemen) is None


@pytest.mark.rule("hon.opt.gear-who")
def test_support_with_other_stripes_gets_nothing_from_the_gear_of_its_tile() -> None:
    groups = [{"tile": "us-platoon", "options": {"support-a": "opt-sniper-us", "gear-a": "opt-ammo"}}]
    units = {**PLATOON, "US1": {"type": "us-sniper", "at": "A1", "group": 0, "slot": "support-a"}}
    game = game_at(units, sides={"american": {"groups": groups}})
    assert "opt-ammo" not in [tile.name for tile in serving(game, game.units[0])]
    assert "opt-ammo" in [tile.name for tile in serving(game, game.units[1])]


@pytest.mark.rule("hon.order.effect-order", "hon.reserve.step5")
def test_effects_of_a_moment_come_in_the_order_of_their_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def source(kind: str) -> Any:
        return {"order-start": (lambda game: told.append(kind),)}

    kinds = ("abilities", "cards", "options", "scenario")
    before = (phase_effects.ABILITIES, phase_effects.CARDS, phase_effects.OPTIONS, phase_effects.SCENARIO)
    assert before == phase_effects.KINDS
    monkeypatch.setattr(phase_effects, "KINDS", tuple(source(kind) for kind in kinds))
    game = game_at(LINE)
    step: Step = OrderPhaseBegins().start(game)
    while isinstance(step, Goto):
        step = step.then(game)
    assert told == list(kinds)


@pytest.mark.rule("hon.order.effect-order", "hon.ruling.effects-same-kind")
def test_cards_are_an_effect_of_the_order_phase() -> None:
    sides = {"american": {"orders": 1, "hand": ["rally"]}, "german": {"orders": 1}}
    game = game_at(LINE, sides=sides)
    game.put(game.now.but(phase="order"))
    step: Step = Goto(OrderPhaseBegins().start)
    for _ in range(len(phase_effects.KINDS)):
        if isinstance(step, Goto):
            step = step.then(game)
    assert isinstance(step, Call)
    assert isinstance(step.frame, PhaseEvents)
    assert issubclass(OrderPhaseBegins, Effects)


DECKS: dict[str, tuple[int, str, int]] = {
    "high-command": (2, "fire", 1),
    "feat-of-arms": (2, "any", 1),
    "go-go-go": (3, "move", 2),
    "seize-the-initiative": (2, "move", 1),
    "reactive": (2, "any", 1),
    "throw-back": (1, "assault", 1),
    "second-chance": (3, "any", 1),
    "surprise": (2, "assault", 2),
    "rout": (2, "assault", 1),
    "all-terrain": (2, "assault", 1),
    "desertion": (1, "assault", 1),
    "mine": (2, "fire", 1),
    "fury": (1, "assault", 2),
    "hitlerjugend": (1, "any", 1),
    "geballte-ladung": (1, "fire", 1),
}
"""The cards that the rulebook names: copies in a deck, and the bonus."""


@pytest.mark.rule(
    "hon.order.special",
    "hon.card.feat",
    "hon.card.gogogo",
    "hon.card.initiative",
    "hon.card.reactive",
    "hon.card.throwback",
    "hon.card.second-chance",
    "hon.card.surprise",
    "hon.card.flee",
    "hon.card.named",
    "hon.card.desertion",
    "hon.card.mine",
    "hon.card.fury",
    "hon.card.hitlerjugend",
)
def test_the_decks_have_forty_cards_with_the_bonuses_that_the_rulebook_names() -> None:
    game = game_at(LINE)
    cards = game.scene.tables.cards
    for name, (copies, kind, value) in DECKS.items():
        card = cards[name]
        assert (card.copies, card.bonus.kind, card.bonus.value) == (copies, kind, value), name
    own = {name: card.side for name, card in cards.items() if name in DECKS and card.side is not None}
    german = dict.fromkeys(("mine", "fury", "hitlerjugend", "geballte-ladung"), "german")
    assert own == {"desertion": "american", **german}
    bundle = cards["geballte-ladung"].effect
    assert isinstance(bundle, FireWith)
    assert bundle.assault
    mine = game.scene.tables.weapons["mine"]
    assert (mine.infantry, mine.light, mine.heavy) == (3, 5, 6)
    assert [len(deck) for deck in game.scene.decks] == [40, 40]


@pytest.mark.rule("hon.opt.overwatch", "hon.opt.perso-flamer", "hon.opt.planning")
def test_options_that_need_no_markers_cost_what_they_say() -> None:
    options = game_at(LINE).scene.tables.options
    assert {name: options[name].cost for name in ("opt-overwatch", "opt-flamer", "opt-planning")} == {
        "opt-overwatch": 10,
        "opt-flamer": 10,
        "opt-planning": 15,
    }
    assert options["opt-flamer"].effect == GainFlamethrower()
