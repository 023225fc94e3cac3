"""What must hold at every decision of a random game of each tiny game."""

from __future__ import annotations

import random

import msgspec
import pytest

from bocage.kernel import Match, Window
from bocage.kernel.saves import read, save, verify

from .allies import AlliesGame
from .bids import BidGame
from .broken import ContraryGame, ForgetfulGame, MeddlingGame, SharingGame
from .convoy import ConvoyGame
from .cup import CupGame
from .displace import DisplaceGame
from .duel import DuelGame
from .march import MarchGame
from .operation import OperationGame
from .receive import ReceiveGame
from .reroll import RerollGame
from .scout import ScoutGame
from .sentry import SentryGame
from .surprise import SurpriseGame
from .tabletop import TableGame
from .tiny import TinyGame, fresh_dice, live, reloaded, revived
from .tokens import TokenGame
from .wreck import WreckGame

GAMES: list[type[TinyGame]] = [
    AlliesGame,
    BidGame,
    ConvoyGame,
    CupGame,
    DisplaceGame,
    DuelGame,
    MarchGame,
    OperationGame,
    ReceiveGame,
    RerollGame,
    ScoutGame,
    SentryGame,
    SurpriseGame,
    TableGame,
    TokenGame,
    WreckGame,
]
LONGEST = 40


def asking_again_changes_nothing(match: Match) -> None:
    game, before = match.game, match.game.digest()
    offered = {seat: list(decision.options) for seat, decision in match.pending.items()}
    for _ in range(2):
        game.resume()
        assert game.digest() == before
        assert not game.told
        assert not game.dice.faces
    match._first = None
    assert {seat: list(decision.options) for seat, decision in match.pending.items()} == offered


def copies_are_equal_and_independent(match: Match, chance: random.Random) -> None:
    before = match.game.digest()
    clone = match.clone()
    assert clone.game.digest() == before
    seat = chance.choice(list(clone.pending))
    clone.choose(chance.randrange(len(clone.pending[seat].options)), seat=seat)
    assert match.game.digest() == before
    assert match.pending.keys() >= {seat}
    assert isinstance(match.game, TinyGame)
    assert revived(match.game).digest() == before
    again = reloaded(match)
    assert again.game.digest() == before
    assert {seat: list(one.options) for seat, one in again.pending.items()} == {
        seat: list(one.options) for seat, one in match.pending.items()
    }


def options_are_what_the_judge_accepts(match: Match) -> None:
    asked = match.game.asked
    assert asked is not None
    for seat, decision in match.pending.items():
        for option in decision.options:
            assert match.why_not(option, seat=seat) is None
            if getattr(asked.judge, "__func__", asked.judge) is not Window.why_not:
                assert asked.refusal(match.game, seat, option) is None


def an_imagined_game_looks_the_same(match: Match) -> None:
    for seat in range(match.game.seats):
        view = match.view(seat)
        game = match.imagined(seat, fresh_dice(match))
        assert match.play.view(game, seat).plain() == view.plain()
        msgspec.json.encode(view.plain())


def play(kind: type[TinyGame], scenario: str, seed: int) -> Match:
    chance, match = random.Random(seed), live(kind, seed, scenario)
    for _ in range(LONGEST):
        if match.decision is None:
            break
        asking_again_changes_nothing(match)
        options_are_what_the_judge_accepts(match)
        copies_are_equal_and_independent(match, chance)
        an_imagined_game_looks_the_same(match)
        seat = chance.choice(list(match.pending))
        match.choose(chance.randrange(len(match.pending[seat].options)), seat=seat, revision=match.revision)
        if match.may_undo(seat) and chance.random() < 0.2:
            match.undo(seat)
    return match


@pytest.mark.parametrize(
    ("kind", "scenario"),
    [(kind, scenario) for kind in GAMES for scenario in kind.SCENARIOS],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_random_game_keeps_the_laws(kind: type[TinyGame], scenario: str) -> None:
    for seed in range(4):
        match = play(kind, scenario, seed)
        again = play(kind, scenario, seed)
        assert match.game.digest() == again.game.digest()
        verify(read(save(match)), match.play)


def test_an_asking_step_that_changes_something_is_found_out() -> None:
    with pytest.raises(AssertionError):
        asking_again_changes_nothing(live(MeddlingGame))


def test_an_imagined_game_that_shows_something_else_is_found_out() -> None:
    with pytest.raises(AssertionError):
        an_imagined_game_looks_the_same(live(ForgetfulGame))


def test_a_judge_that_refuses_what_is_offered_is_found_out() -> None:
    with pytest.raises(AssertionError):
        options_are_what_the_judge_accepts(live(ContraryGame))


def test_a_state_that_is_not_copied_is_found_out() -> None:
    with pytest.raises(AssertionError):
        copies_are_equal_and_independent(live(SharingGame), random.Random(1))
