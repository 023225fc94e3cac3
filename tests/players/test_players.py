"""Players: one interface for all, choices that a seed repeats, reasons that have words, and time that is kept."""

from __future__ import annotations

import time
from typing import ClassVar

import pytest

from bocage import players
from bocage.kernel import Decision, Game, Option, Unknown
from bocage.players import Clock, Player
from bocage.players.imagining import Imagination, planned
from bocage.players.reasons import MOTIVES
from bocage.players.search import HARD, Budget, SearchPlayer
from bocage.registry import system_of
from bocage.system import System
from bocage.text import LOCALES, Catalogue
from bocage.text.checks import compare, french_slips
from tests.support.random_games import played

TITLES = ["skirmish/meadow", "tide-of-iron/first-contact", "tide-of-iron/crossroads"]
QUICK = Budget(iterations=12)


def choices(name: str, title: str, seed: int, most: int = 12) -> list[Option]:
    match = played(title, 10)
    table = [players.make(name, seed, seat, system_of(match)) for seat in range(match.game.seats)]
    found: list[Option] = []
    while match.decision is not None and len(found) < most:
        decision = match.decision
        found.append(table[decision.seat].choose(match.view(decision.seat), decision, Clock()))
        match.choose(found[-1], seat=decision.seat)
    return found


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", ["random", "greedy", "search", "easy"])
def test_every_player_plays_every_game_through_one_interface(name: str, title: str) -> None:
    assert len(choices(name, title, seed=1, most=6)) == 6


@pytest.mark.parametrize("name", ["random", "greedy", "search", "easy"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    assert choices(name, TITLES[1], seed=1) == choices(name, TITLES[1], seed=1)


def test_players_that_think_want_to_know_the_game() -> None:
    with pytest.raises(Unknown, match="rules of a game"):
        players.make("greedy", 1, 0)


def test_a_choice_comes_with_a_reason_that_has_words() -> None:
    match = played(TITLES[1], 10)
    decision = match.decision
    assert decision is not None
    player = players.make("greedy", 1, decision.seat, system_of(match))
    player.choose(match.view(decision.seat), decision, Clock())
    assert player.reason is not None
    for locale in LOCALES:
        texts = Catalogue(locale, [players.TEXTS], strict=True)
        assert texts.text(player.reason.key, attribute="", **player.reason.args)


@pytest.mark.parametrize(("name", "least"), [("greedy", -1), ("search", 0)])
def test_a_reason_says_what_is_at_stake_and_for_whom(name: str, least: int) -> None:
    match = played(TITLES[1], 10)
    decision = match.decision
    assert decision is not None
    player = players.make(name, 1, decision.seat, system_of(match))
    player.choose(match.view(decision.seat), decision, Clock())
    assert player.reason is not None
    assert least <= player.reason.args["stake"] <= player.reason.args["chance"] <= 100
    texts = Catalogue("en", [players.TEXTS], strict=True)
    told = texts.text("reason-objective", attribute="", chance=61, stake=12)
    assert told == "goes for the objective (61 % to win, 12 less with the next best)"
    assert texts.text("reason-objective", attribute="", chance=61, stake=0) == "goes for the objective"


def test_every_motive_has_a_sentence_in_both_languages() -> None:
    assert compare([players.TEXTS]) == []
    assert french_slips([players.TEXTS]) == []
    words = Catalogue("en", [players.TEXTS])
    assert all(words.has(f"reason-{motive}") for motive in (*MOTIVES, "plan", "best", "told"))


@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_a_search_keeps_to_the_clock(seconds: float) -> None:
    match = played(TITLES[1], 10)
    decision = match.decision
    assert decision is not None
    player: Player = SearchPlayer("1/0", system_of(match), Budget(iterations=100_000, seconds=60.0))
    view = match.view(decision.seat)
    begun = time.process_time()
    player.choose(view, decision, Clock(seconds))
    assert time.process_time() - begun < seconds + 0.3


def test_a_search_does_not_change_what_it_looks_at() -> None:
    match = played(TITLES[2], 40)
    decision = match.decision
    assert decision is not None
    before = match.game.digest()
    SearchPlayer("1/0", system_of(match), QUICK).choose(match.view(decision.seat), decision, Clock())
    assert match.game.digest() == before


def test_every_option_of_the_root_meets_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(TITLES[0], 4)
    decision = match.decision
    assert decision is not None
    met: dict[Option, list[tuple[int, int]]] = {}
    world, answer = Imagination.world, match.game.__class__.answer
    last: list[tuple[int, int]] = []

    def told_world(self: Imagination, number: int, chance: int | None = None) -> Game:
        last[:] = [(number, number if chance is None else chance)]
        return world(self, number, chance)

    def told_answer(self: Game, seat: int, option: Option) -> None:
        if last:
            met.setdefault(option, []).append(last.pop())
        answer(self, seat, option)

    monkeypatch.setattr(Imagination, "world", told_world)
    monkeypatch.setattr(match.game.__class__, "answer", told_answer)
    SearchPlayer("1/0", system_of(match), QUICK).choose(match.view(decision.seat), decision, Clock())
    tries = [places for option, places in met.items() if option in decision.options]
    assert len(tries) > 1
    for places in tries:
        assert places == [(number % QUICK.worlds, number) for number in range(len(places))]


class Watch(Clock, frozen=True):
    """A clock that shows what `ticks` says."""

    ticks: ClassVar[list[float]] = [0.0]

    def now(self) -> float:
        return self.ticks[0]


@pytest.mark.parametrize("answer", [0.25, 3.0])
def test_a_try_that_is_under_way_when_time_is_up_is_given_up(monkeypatch: pytest.MonkeyPatch, answer: float) -> None:
    match = played(TITLES[1], 10)
    decision = match.decision
    assert decision is not None

    def slowly(system: System, game: Game, decision: Decision) -> Option:
        Watch.ticks[0] += answer
        option: Option = planned(system, game, decision)
        return option

    monkeypatch.setattr("bocage.players.imagining.planned", slowly)
    monkeypatch.setattr("bocage.players.search.planned", slowly)
    begun = Watch.ticks[0]
    option = SearchPlayer("1/0", system_of(match), HARD).choose(match.view(decision.seat), decision, Watch(5.0))
    assert option in decision.options
    assert 0.0 < Watch.ticks[0] - begun <= 4.5 + answer
