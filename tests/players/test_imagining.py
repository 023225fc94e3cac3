"""Imagined games: options are compared by the same luck, however many dice each of them throws."""

from __future__ import annotations

import pytest

from bocage import players, registry
from bocage.arena import play
from bocage.players.imagining import Horizon, Imagination, QuickDice
from bocage.registry import system_of


def test_renewed_dice_do_not_depend_on_how_many_were_thrown() -> None:
    one, other = QuickDice(7), QuickDice(7)
    one.dice(5)
    one.renew()
    other.renew()
    assert one.dice(9) == other.dice(9) != QuickDice(7).dice(9)


@pytest.mark.parametrize("title", ["tide-of-iron/first-contact", "heroes-of-normandie/first-patrol"])
def test_games_that_began_with_different_options_go_on_with_the_same_luck(title: str) -> None:
    match = registry.new(title, seed=3)
    for _ in range(20):
        play(match, [players.make("random", 3, seat) for seat in range(match.game.seats)], most=3)
        decision = match.decision
        assert decision is not None
        imagined = Imagination(system_of(match), match.view(decision.seat), decision, seed=11)
        found = set()
        for option in decision.options:
            game = imagined.world(0)
            game.answer(decision.seat, option)
            imagined.finish(game, Horizon(procedures=1))
            found.add(game.dice.dice(6))
        assert len(found) == 1
