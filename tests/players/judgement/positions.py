"""Positions to be judged: a scenario at its first question of some kind, with only the units that matter."""

from __future__ import annotations

from functools import cache
from typing import Any

from bocage import registry
from bocage.kernel import Decision, Option
from bocage.players import Clock
from bocage.players.imagining import planned, question
from bocage.players.search import Budget, SearchPlayer


@cache
def _first(title: str, prompt: str, seed: int) -> Any:
    """The game of a match that the plan has played up to a question."""
    match = registry.new(title, seed=seed)
    system = registry.system(title.split("/")[0])
    while (decision := match.decision) is not None and decision.prompt != prompt:
        match.choose(planned(system, match.game, decision), seat=decision.seat)
    return match.game


class Position:
    """A game of its own to be judged, with units by number where they are said to be, the others `away`."""

    def __init__(self, title: str, prompt: str, places: dict[int, dict[str, Any]], away: dict[str, Any]) -> None:
        self.system = registry.system(title.split("/")[0])
        self.game = _first(title, prompt, 1).clone()
        for unit in list(self.game.units):
            self.game.put(unit.but(**places.get(unit.id, away)))
        self.game.resume()

    @property
    def decision(self) -> Decision:
        """The question that the game waits with."""
        asked = question(self.game)
        assert asked is not None
        return asked

    def answer(self, option: Option) -> None:
        """Go on with an option."""
        self.game.answer(self.decision.seat, option)

    def advice(self) -> dict[str, float]:
        """What the plan says of the best option of each class."""
        decision = self.decision
        found: dict[str, float] = {}
        for option, score in zip(decision.options, self.system.mind.advise(self.game, decision), strict=True):
            name = type(option).__name__
            found[name] = max(score, found.get(name, score))
        return found

    def thought(self, iterations: int = 96, seed: int = 1) -> Option:
        """What a search chooses that looks a while."""
        decision = self.decision
        player = SearchPlayer(f"{seed}/{decision.seat}", self.system, Budget(iterations=iterations))
        return player.choose(self.system.play.view(self.game, decision.seat), decision, Clock())

    def follow(self, until: str) -> list[Option]:
        """Let the plan go on until a question of this kind; answers what it chose."""
        chosen: list[Option] = []
        while (decision := question(self.game)) is not None and decision.prompt != until:
            option = planned(self.system, self.game, decision)
            chosen.append(option)
            self.answer(option)
        return chosen
