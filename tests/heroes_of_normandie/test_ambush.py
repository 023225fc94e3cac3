"""Ambush: who an ambushed unit is stays a secret, in all that the enemy can see, ask and be asked."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import SPECTATOR, LiveDice, Match, Option
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.rules.assault.assault import Assault
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import Shoot
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import UNKNOWN, Unit
from tests.generic.checks_leaks import shown_to
from tests.support.heroes_of_normandie import match_at
from tests.support.positions import matched

COVER = {"F6": "grove", "I6": "grove", "F5": "orchard", "F4": "orchard"}
PAIRS = [("ger-recon", "ger-sniper"), ("ger-observer", "ger-hero-brenner")]


def at(first: str, second: str, *dice: int, **more: Any) -> Match:
    """A position in which two hidden Germans lie in two groves, with an orchard behind the first."""
    units: dict[str, Any] = {
        "US1": {"type": "us-rifle", "at": "F8", "token": "1"},
        "US2": {"type": "us-rifle", "at": "L12", "token": "2"},
        "DE1": {"type": first, "at": "F6", "ambushed": True, "seen": False},
        "DE2": {"type": second, "at": "I6", "ambushed": True, "seen": False},
        "DE3": {"type": "ger-gruppe", "at": "L1"},
    }
    for name, changes in more.pop("units", {}).items():
        units[name] = {**units.get(name, {}), **changes}
    return match_at(units, *dice, **{"markers": COVER, **more})


def assert_alike(one: Match, other: Match, seat: int) -> None:
    """All that a seat is shown, asked, refused and told of its chances is the same."""
    assert shown_to(one, seat) == shown_to(other, seat)
    assert set(one.pending) == set(other.pending)
    if seat not in one.pending:
        return
    for option in wishes(one):
        assert one.why_not(option, seat=seat) == other.why_not(option, seat=seat), option
    for option in one.pending[seat].options:
        if option.until:
            assert one.odds(option, seat=seat) == other.odds(option, seat=seat), option


def wishes(match: Match) -> list[Option]:
    """What one might ask for, legal or not: every unit as a target, every square to enter."""
    units, places = match.view(0).tables["units"], range(12 * 12)
    targets = [unit for unit in units if isinstance(unit, Unit)]
    shots = [Shoot(unit.id, "garands", "normal") for unit in targets]
    return [*shots, *(Assault(unit.id, unit.place) for unit in targets), *(Enter(place) for place in places)]


def pick(match: Match, kind: str, **fields: Any) -> Option:
    """The option of a kind with these fields, names in place of ids."""
    assert match.decision is not None
    view = match.view(match.decision.seat)
    kinds = {"unit": "unit", "target": "unit", "place": "place"}
    wanted = {
        name: SYSTEM.show.names.find(view, kinds[name], value) if name in kinds else value
        for name, value in fields.items()
    }
    options: tuple[Option, ...] = tuple(match.decision.options)
    for option in options:
        if type(option).__name__ == kind and all(getattr(option, name) == value for name, value in wanted.items()):
            return option
    raise LookupError(f"{kind} {fields}: {match.decision.options}")


@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.rule("hon.ambush.secret", "hon.ambush.assaulted", "hon.ruling.ambush-zoc")
def test_an_assault_on_a_hidden_unit_tells_nothing_before_it_is_found(first: str, second: str) -> None:
    one, other = at(first, second, 6, 1, 1), at(second, first, 6, 1, 1)
    for step in ("March", "Enter"):
        assert_alike(one, other, 0)
        for match in (one, other):
            match.choose(pick(match, step, **({"place": "F7"} if step == "Enter" else {})))
    assert_alike(one, other, 0)
    hidden = pick(one, "Assault", target="DE1", place="F6")
    assert hidden == pick(other, "Assault", target="DE1", place="F6")


@pytest.mark.rule("hon.ambush.secret", "hon.ambush.assaulted")
def test_an_assaulted_unit_is_known_from_then_on() -> None:
    match = at("ger-recon", "ger-sniper", 6, 1, 1, 1)
    for step, fields in (("March", {}), ("Enter", {"place": "F7"}), ("Assault", {"target": "DE1", "place": "F6"})):
        assert types_seen(match)[0] == UNKNOWN
        match.choose(pick(match, step, **fields))
    assert types_seen(match)[0] != UNKNOWN
    assert types_seen(match)[1] == UNKNOWN


def types_seen(match: Match) -> list[int]:
    units = match.view(0).tables["units"]
    return [unit.type for unit in units if isinstance(unit, Unit) and unit.name in ("DE1", "DE2")]


@pytest.mark.parametrize(("first", "second"), [("ger-recon", "ger-sniper"), ("ger-observer", "ger-sniper")])
@pytest.mark.parametrize("moves", [(), ("F5",), ("F5", "F4")])
@pytest.mark.rule("hon.ambush.secret")
def test_the_enemy_cannot_tell_two_hidden_units_by_how_they_move(
    first: str, second: str, moves: tuple[str, ...]
) -> None:
    more: dict[str, Any] = {"initiative": "german", "units": {"DE1": {"token": "1"}, "US1": {"at": "A12"}}}
    pair = at(first, second, **more), at(second, first, **more)
    for watcher in (0, SPECTATOR):
        assert_alike(*pair, watcher)
    for step, fields in [("March", {}), *(("Enter", {"place": place}) for place in moves)]:
        for match in pair:
            match.choose(pick(match, step, **fields))
        for watcher in (0, SPECTATOR):
            assert shown_to(pair[0], watcher) == shown_to(pair[1], watcher)
    for match in pair:
        while match.decision is not None and match.decision.prompt == "move":
            match.choose(pick(match, "Stop"))
    for watcher in (0, SPECTATOR):
        assert shown_to(pair[0], watcher) == shown_to(pair[1], watcher)


@pytest.mark.rule("hon.ambush.secret", "hon.opt.concealed", "hon.opt.concealed-place")
def test_nobody_can_tell_who_is_under_a_concealed_marker() -> None:
    concealed = {"ambushed": False, "concealed": True, "seen": False, "token": "1"}
    more: dict[str, Any] = {"initiative": "german", "units": {"DE1": concealed, "DE2": {**concealed, "token": ""}}}
    more["units"]["US1"] = {"at": "A12"}
    pair = at("ger-gruppe", "ger-pak40", **more), at("ger-pak40", "ger-gruppe", **more)
    for watcher in (0, SPECTATOR):
        assert shown_to(pair[0], watcher) == shown_to(pair[1], watcher)
    for step in ("March", "Stop"):
        for match in pair:
            match.choose(pick(match, step))
    turning = [match for match in pair if match.decision is not None and match.decision.prompt == "move.facing"]
    assert turning == [pair[1]]
    turning[0].choose(pick(turning[0], "FaceTo", facing=3))
    for watcher in (0, SPECTATOR):
        first, second = (shown_to(match, watcher) for match in pair)
        assert {**first, "events": None} == {**second, "events": None}
        assert first["events"] == second["events"]


@pytest.mark.rule("hon.cmd.scout-hidden", "hon.ambush.secret")
def test_whoever_may_have_hidden_scouts_is_asked_for_them() -> None:
    more: dict[str, Any] = {"begin": {"phase": "setup"}, "sides": {"american": {"orders": 1}, "german": {"orders": 1}}}
    pair = at("ger-recon", "ger-sniper", **more), at("ger-sniper", "ger-recon", **more)
    assert [match.decision.prompt for match in pair if match.decision] == ["scout", "scout"]
    assert_alike(*pair, 0)
    for match in pair:
        match.choose(pick(match, "EndScouting"))
    assert_alike(*pair, 0)


# Concealed markers at deployment

CAPTAIN_AND_HERO: dict[str, Any] = {
    "initiative": "german",
    "begin": {"phase": "setup"},
    "sides": {
        "american": {"groups": [{"tile": "us-hero-1"}], "deploy": ["A"]},
        "german": {
            "groups": [{"tile": "ger-command", "options": {"ordinance-a": "opt-concealed"}}, {"tile": "ger-hero-1"}],
            "deploy": ["L"],
        },
    },
}


def set_up(first: str) -> Match:
    """A game at the deployment of two Germans of which the first to be set up is of this type."""
    for seed in range(50):
        game = SYSTEM.play.position(CAPTAIN_AND_HERO, LiveDice(str(seed), "set-up"))
        match = matched(SYSTEM, game)
        if match.decision is not None and match.decision.args["type"] == first:
            return match
    raise LookupError(first)


@pytest.mark.rule("hon.opt.concealed-when", "hon.opt.concealed-place", "hon.ambush.secret")
def test_infantry_is_concealed_at_deployment_and_nobody_knows_who_it_is() -> None:
    pair = set_up("ger-hauptmann"), set_up("ger-hero-kranz")
    for match in pair:
        match.choose(pick(match, "Deploy", place="L6", face="front"))
        assert match.decision is not None
        assert match.decision.prompt == "conceal"
    for watcher in (0, SPECTATOR):
        assert _tables(pair[0], watcher) == _tables(pair[1], watcher)
    for match in pair:
        match.choose(pick(match, "Hide"))
    for watcher in (0, SPECTATOR):
        assert _tables(pair[0], watcher) == _tables(pair[1], watcher)
    (hidden,) = (unit for unit in _germans(pair[0]) if unit.on_board)
    assert (hidden.type, hidden.concealed, hidden.ambushed) == (UNKNOWN, 1, True)


@pytest.mark.rule("hon.opt.concealed-when", "hon.ambush.secret")
def test_infantry_that_is_not_concealed_at_deployment_is_seen() -> None:
    match = set_up("ger-hauptmann")
    for kind, fields in (("Deploy", {"place": "L6", "face": "front"}), ("KeepMarker", {})):
        assert UNKNOWN in [unit.type for unit in _germans(match)]
        match.choose(pick(match, kind, **fields))
    (shown,) = (unit for unit in _germans(match) if unit.on_board)
    assert shown.type != UNKNOWN


def _germans(match: Match) -> list[Unit]:
    return [unit for unit in match.view(0).tables["units"] if isinstance(unit, Unit) and unit.seat == 1]


def _tables(match: Match, watcher: int) -> Any:
    shown = match.view(watcher).plain()
    return {name: table for name, table in shown["tables"].items() if name not in ("armies", "unseen")}, shown["frames"]


@pytest.mark.rule("hon.opt.concealed-found")
def test_the_marker_of_a_concealed_unit_that_is_lost_goes_back_to_its_owner() -> None:
    concealed = {"ambushed": False, "concealed": True}
    game = at("ger-gruppe", "ger-recon", units={"DE1": concealed}).game
    assert isinstance(game, Game)
    game.begin(Destruction(2))
    assert game.armies[1].unmasked == 1
