"""What a seat may not know: orders that lie face down, hands and decks, and who an ambushed unit is."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import SPECTATOR, LiveDice
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import March
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import OpportunityAct
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter
from bocage.systems.heroes_of_normandie.rules.movement.scouts import Scout
from bocage.systems.heroes_of_normandie.show.standing_orders import ForgoOpportunityFire
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import UNKNOWN, Army
from tests.support.heroes_of_normandie import match_at, seen

LINE: dict[str, Any] = {
    "US1": {"type": "us-rifle", "at": "A1", "token": "1"},
    "US2": {"type": "us-rifle", "at": "A3", "token": "2"},
    "US3": {"type": "us-rifle", "at": "A5", "token": "bluff"},
    "DE1": {"type": "ger-recon", "at": "L1", "ambushed": True, "seen": False},
    "DE2": {"type": "ger-sniper", "at": "L3", "ambushed": True, "seen": False},
    "DE3": {"type": "ger-gruppe", "at": "L5", "token": "1"},
}


@pytest.mark.rule("hon.turn.secret-orders", "hon.order.numbered", "hon.ruling.special-token-back")
def test_the_enemy_sees_that_a_unit_has_an_order_and_not_which() -> None:
    match = match_at(LINE)
    assert [seen(match, 0, name).order for name in ("US1", "US2", "US3")] == [1, 2, 11]
    assert [seen(match, 1, name).order for name in ("US1", "US2", "US3")] == [1, UNKNOWN, UNKNOWN]
    assert [seen(match, SPECTATOR, name).order for name in ("US2", "DE3")] == [UNKNOWN, UNKNOWN]


@pytest.mark.rule("hon.turn.secret-orders")
def test_imagined_orders_are_those_that_are_left() -> None:
    match = match_at(LINE)
    drawn = {_orders(match.imagined(1, LiveDice(str(seed), "orders"))) for seed in range(30)}
    assert drawn == {(1, 2, 11), (1, 11, 2)}


def _orders(game: Any) -> tuple[int, ...]:
    return tuple(unit.order for unit in game.units[:3])


@pytest.mark.rule("hon.ambush.secret", "hon.ruling.ambush-zoc")
def test_nobody_knows_who_an_ambushed_unit_is_that_was_never_seen() -> None:
    match = match_at(LINE)
    assert seen(match, 0, "DE1").type == UNKNOWN
    assert seen(match, 1, "DE1").type != UNKNOWN
    types = set()
    for seed in range(20):
        game = match.imagined(0, LiveDice(str(seed), "types"))
        assert isinstance(game, Game)
        types.add(tuple(game.kind(unit).name for unit in game.units[3:5]))
    assert types == {("ger-recon", "ger-sniper"), ("ger-sniper", "ger-recon")}


@pytest.mark.rule("hon.ambush.secret", "hon.cmd.scout-hidden")
def test_a_stranger_in_the_middle_of_a_scout_move_over_a_friend_is_a_scout() -> None:
    units = {"US1": {"type": "us-rifle", "at": "A1"}, "DE1": LINE["DE1"], "DE2": {**LINE["DE2"], "at": "L2"}}
    hedges = dict.fromkeys(("A2", "B1", "B2"), "thick-hedge")
    match = match_at(units, begin={"phase": "setup"}, initiative="german", markers=hedges)
    scout, way = (
        SYSTEM.show.names.find(match.view(1), "unit", "DE1"),
        SYSTEM.show.names.find(match.view(1), "place", "L2"),
    )
    match.choose(Scout(scout))
    match.choose(Enter(way))
    for seed in range(20):
        game = match.imagined(0, LiveDice(str(seed), "scouts"))
        assert isinstance(game, Game)
        assert game.units[scout].place == way
        assert game.kind(game.units[scout]).name == "ger-recon"


@pytest.mark.rule("hon.altfire.triggered", "hon.ambush.secret")
def test_who_answers_fire_from_hiding_by_a_burst_has_shown_what_it_is() -> None:
    units: dict[str, Any] = {
        "US1": {"type": "us-rifle", "at": "F8", "token": "1"},
        "US2": {"type": "us-rifle", "at": "G8"},
        "DE1": {"type": "ger-mg42", "at": "F2", "heading": "s", "back": True, "concealed": True, "seen": False},
    }
    match = match_at(units)
    gunner = SYSTEM.show.names.find(match.view(1), "unit", "DE1")
    match.choose(March())
    match.choose(Enter(SYSTEM.show.names.find(match.view(0), "place", "F7")))
    assert seen(match, 0, "DE1").type == UNKNOWN
    match.choose(OpportunityAct(gunner))
    assert match.pending[1].prompt == "opportunity-fire.other"
    shown = seen(match, 0, "DE1")
    assert shown == seen(match, 1, "DE1")
    game = match.imagined(0, LiveDice("1", "burst"))
    assert isinstance(game, Game)
    assert game.units[gunner] == shown


@pytest.mark.rule("hon.card.decks", "hon.card.draw")
def test_a_hand_is_secret_and_a_deck_is_so_even_to_its_owner() -> None:
    hands = {"american": {"hand": ["rally", "medic"], "deck": ["rally", "high-command"]}}
    match = match_at(LINE, sides=hands)
    own, other = (match.view(seat).tables["armies"][0] for seat in (0, 1))
    assert isinstance(own, Army)
    assert isinstance(other, Army)
    assert UNKNOWN not in own.hand
    assert set(own.deck) == {UNKNOWN}
    assert set(other.hand) == set(other.deck) == {UNKNOWN}
    truth = match.game.state()["tables"]["armies"][0]
    imagined = match.imagined(1, LiveDice("7", "cards")).state()["tables"]["armies"][0]
    assert sorted(imagined["hand"] + imagined["deck"]) == sorted(truth["hand"] + truth["deck"])


@pytest.mark.rule("hon.order.placement", "hon.turn.secret-orders")
def test_nobody_sees_where_tokens_lie_while_they_are_being_placed() -> None:
    units = {name: {key: value for key, value in entry.items() if key != "token"} for name, entry in LINE.items()}
    sides = {"american": {"orders": 1}, "german": {"orders": 1}}
    match = match_at(units, sides=sides, begin={"phase": "order"})
    match.choose(0)
    assert seen(match, 0, "US1").order == 1
    assert seen(match, 1, "US1").order == 0


def test_a_standing_order_declines_opportunity_fire() -> None:
    units = {
        "US1": {"type": "us-rifle", "at": "F2", "token": "1"},
        "DE1": {"type": "ger-mg42", "at": "F9", "back": True, "heading": "n"},
    }
    match = match_at(units)
    match.stand(1, [ForgoOpportunityFire()])
    march = next(option for option in match.decision.options if type(option).__name__ == "March")  # type: ignore[union-attr]
    match.choose(march)
    match.choose(0)
    assert match.decision is not None
    assert match.decision.prompt == "move"


# Cards: changing nothing but what is hidden changes nothing that the enemy can see

DUEL: dict[str, Any] = {
    "US1": {"type": "us-rifle", "at": "A1", "token": "1"},
    "US2": {"type": "us-rifle", "at": "A3", "token": "2"},
    "US3": {"type": "us-rifle", "at": "A5", "token": "bluff"},
    "DE1": {"type": "ger-gruppe", "at": "F1", "token": "1"},
    "DE2": {"type": "ger-gruppe", "at": "F3"},
}
HANDS = (
    ["second-chance", "reactive", "mine", "hit-the-dirt"],
    ["rally", "medic", "counter-order", "high-command"],
    ["jammed", "seize-the-initiative", "throw-back", "rout"],
)
"""The same dozen cards are held and still to be drawn, whichever of these are in the hand."""


def told_to_the_enemy(hand: int, choices: tuple[str, ...], *dice: int) -> tuple[Any, ...]:
    """What the American hears and sees while he acts and the German, with one hand or another, does nothing."""
    rest = [card for number, cards in enumerate(HANDS) if number != hand for card in cards]
    sides = {"german": {"hand": HANDS[hand], "deck": rest}}
    match = match_at(DUEL, *dice, sides=sides)
    asked = []
    for choice in choices:
        while match.decision is not None and match.decision.seat == 1:
            match.choose(next(option for option in match.decision.options if option.passes))
        assert match.decision is not None
        asked.append((match.decision.prompt, match.decision.options))
        match.choose(next(one for one in match.decision.options if type(one).__name__ == choice))
    while match.decision is not None and match.decision.seat == 1 and match.decision.prompt != "activation":
        match.choose(next(option for option in match.decision.options if option.passes))
    view = match.view(0)
    frames = [(type(frame).__name__, str(frame)) for frame in match.game.frames()]
    return asked, match.events(0), view.tables, frames, match.game.dice.counter, match.revision


@pytest.mark.rule("hon.card.decks", "hon.card.event")
@pytest.mark.parametrize("choices", [("March", "Enter", "Stop"), ("Shoot",), ("DoNothing",)])
def test_nothing_that_the_enemy_sees_depends_on_a_hand(choices: tuple[str, ...]) -> None:
    seen = [told_to_the_enemy(hand, choices, 3, 3) for hand in range(len(HANDS))]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("hon.card.decks")
def test_nothing_depends_on_the_order_of_a_deck_before_it_is_drawn() -> None:
    decks = (["rally", "medic", "jammed"], ["jammed", "rally", "medic"])
    views = []
    for deck in decks:
        match = match_at(DUEL, sides={"american": {"hand": ["radio"], "deck": deck}})
        views.append([match.view(seat).tables for seat in (0, 1)])
    assert views[0] == views[1]


@pytest.mark.rule("hon.turn.secret-orders", "hon.order.bluff")
def test_a_bluff_looks_like_any_order_until_the_reserve_phase() -> None:
    swapped = {**DUEL, "US2": {**DUEL["US2"], "token": "bluff"}, "US3": {**DUEL["US3"], "token": "2"}}
    seen = []
    for units in (DUEL, swapped):
        match = match_at(units)
        match.choose(next(one for one in match.decision.options if one.passes))  # type: ignore[union-attr]
        seen.append((match.events(1), match.view(1).tables, match.decision.options))  # type: ignore[union-attr]
    assert seen[0] == seen[1]
