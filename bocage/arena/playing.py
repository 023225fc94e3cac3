"""One match between machine players, as lightly as can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bocage.kernel.errors import RulesError
from bocage.players import Clock, Player

if TYPE_CHECKING:
    from bocage.kernel.match import Match

MOST_DECISIONS = 200_000
UNTIMED = Clock()


class Playing(NamedTuple):
    """How much playing it took: decisions, the options there were in all of them, and answers in the journal.

    The kernel gives some answers itself: lone passes in windows on hidden holdings, where every seat is asked alike.

    >>> Playing(10, 40, 12).options
    40
    """

    decisions: int
    options: int
    answers: int


def play(match: Match, players: Sequence[Player], most: int | None = None, clock: Clock = UNTIMED) -> Playing:
    """Play a match to its end, or to `most` decisions; players are by seat, the clock is for each choice."""
    if most is None:
        most = MOST_DECISIONS
    blind = not any(player.needs_view for player in players)
    decisions = options = 0
    begun = match.revision
    while (decision := match.decision) is not None and decisions < most:
        seat = decision.seat
        player = players[seat]
        view = None if blind or not player.needs_view else match.view(seat)
        match.choose(player.choose(view, decision, clock), seat=seat)
        decisions += 1
        options += len(decision.options)
    return Playing(decisions, options, match.revision - begun)


def play_out(match: Match, players: Sequence[Player], clock: Clock = UNTIMED) -> Playing:
    """Play a match to its end; one that does not come to it is a defect of the rules."""
    played = play(match, players, clock=clock)
    if match.result is None:
        raise RulesError(f"the match has no end after {played.decisions} decisions")
    return played
