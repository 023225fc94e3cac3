"""Irregulars: before they deploy they may split into several squads, for good."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Option, Pass, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.troops.flexible import name_for
from bocage.systems.rules_of_engagement.rules.troops.paratroopers import men_of
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_quality
from bocage.systems.rules_of_engagement.state.events.troops import SplitUp
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

SPLIT = "split"


class SplitInto(Option):
    """A unit splits into squads of so many men, the first of them under its leader."""

    unit: ActorId
    sizes: tuple[int, ...]


def splits(count: int, least: int, most: int) -> list[tuple[int, ...]]:
    """All ways to split so many men into squads of at least so many, the larger first.

    >>> splits(12, 4, 12)
    [(12,), (8, 4), (7, 5), (6, 6), (4, 4, 4)]
    """
    found: list[tuple[int, ...]] = [(count,)] if least <= count <= most else []
    for first in range(min(most, count - least), least - 1, -1):
        found += [(first, *rest) for rest in splits(count - first, least, first)]
    return found


def why_not_split_up(game: Game, squad: Squad, sizes: tuple[int, ...]) -> Refusal | None:
    """Each of the new squads has at least four men, and all men are in one of them.  [roe.special.irregular]"""
    least = game.scene.rulebook.troops.irregular
    if len(sizes) > 1 and sum(sizes) == len(men_of(game, squad.id)) and min(sizes) >= least:
        return None
    return Refusal("roe.special.irregular", {"unit": squad.id})


class IrregularUnits(Frame[None]):
    """Before both sides deploy, irregular units may split, one after the other.  [roe.special.irregular]"""

    shown = False
    asked: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next of them; squads that have come of one do not split again, nor do hidden ones."""
        least = 2 * game.scene.rulebook.troops.irregular
        for squad in game.squads:
            able = has_quality(game, squad, "irregular") and not squad.is_hidden
            if able and squad.id not in self.asked and len(men_of(game, squad.id)) >= least:
                return Call(SplitUnit(squad.id), then=self.but(asked=(*self.asked, squad.id)).start)
        return self.done()


class SplitUnit(Frame[None]):
    """An irregular unit may split.  [roe.special.irregular]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Into how many squads?"""
        count = len(men_of(game, self.unit))
        ways = [one for one in splits(count, game.scene.rulebook.troops.irregular, count) if len(one) > 1]
        options: list[SplitInto | Pass] = [SplitInto(self.unit, sizes) for sizes in ways]
        args = {"unit": self.unit}
        return Ask(game.squad(self.unit).seat, SPLIT, [*options, PASS], self.chosen, self.why_not, args, True)

    def why_not(self, game: Game, choice: SplitInto | Pass) -> Refusal | None:
        """That unit."""
        if isinstance(choice, Pass):
            return None
        if choice.unit != self.unit:
            return Refusal("roe.special.irregular", {"unit": choice.unit})
        return why_not_split_up(game, game.squad(self.unit), choice.sizes)

    def chosen(self, game: Game, choice: SplitInto | Pass) -> Step:
        """They are squads of their own from now on.  [roe.special.irregular]"""
        if isinstance(choice, Pass):
            return self.done()
        squad, men = game.squad(self.unit), men_of(game, self.unit)
        game.put(squad.but(start=choice.sizes[0]))
        first = choice.sizes[0]
        for size in choice.sizes[1:]:
            number = len(game.squads)
            game.put(squad.but(id=number, name=name_for(game, squad), start=size))
            for figure in men[first : first + size]:
                game.put(figure.but(squad=number))
            first += size
        game.emit(SplitUp(self.unit, len(choice.sizes)))
        return self.done()
