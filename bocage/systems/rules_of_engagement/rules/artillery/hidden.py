"""Hidden troops under artillery: their owner tests them at once, or when they come to light."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Ask, Call, Frame, Item, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.systems.rules_of_engagement.rules.artillery.landing import SUPPORT
from bocage.systems.rules_of_engagement.rules.discipline.states import earned, set_state
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.fire.scores import battery_source, mark_hits
from bocage.systems.rules_of_engagement.rules.weapons.blast import Toll, wounds
from bocage.systems.rules_of_engagement.rules.weapons.templates import Tolls
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.artillery import Bombarded
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import MarkerId

SHELLED = "shelled"


class TestNow(Option):
    """Those under this marker are tested now, which shows who they are."""

    marker: MarkerId


class ShelledMarkers(Frame[None]):
    """After artillery has fallen, owners may test those under markers that were hit.  [roe.arty.hidden]"""

    waiting: tuple[int, ...]

    def start(self, game: Game) -> Step:
        """One marker after the other, dummies alike, so that nothing is told by who is asked."""
        if not self.waiting:
            return self.done()
        marker = game.markers[self.waiting[0]]
        options: list[TestNow | Pass] = [TestNow(marker.id)] if marker.under else []
        return Ask(
            marker.seat, SHELLED, [*options, PASS], self.chosen, self.why_not, {"marker": marker.id}, hidden=True
        )

    def why_not(self, game: Game, choice: TestNow | Pass) -> Refusal | None:
        """Only those who are there."""
        marker = game.markers[self.waiting[0]]
        if isinstance(choice, Pass) or (choice.marker == marker.id and marker.under):
            return None
        return Refusal("roe.arty.hidden", {"marker": marker.id})

    def chosen(self, game: Game, choice: TestNow | Pass) -> Step:
        """The dice, or later."""
        rest = ShelledMarkers(self.waiting[1:])
        if isinstance(choice, Pass):
            return Call(rest, then=self.finished)
        return Call(ShelledTest(choice.marker), then=rest.start)


def shelled(game: Game) -> tuple[int, ...]:
    """The markers that were hit, while those under them are hidden still."""
    return tuple(marker.id for marker in game.markers if marker.hit and marker.is_there)


class ShelledTest(Frame[None]):
    """Those who were under the template are tested, and hits become a state at once.

    [roe.arty.hidden roe.ruling.prelim-discipline]
    """

    marker: int

    def start(self, game: Game) -> Step:
        """Experience and casualties."""
        marker = game.markers[self.marker]
        unit = marker.squad
        figures = tuple(one for one in marker.under if game.figures[one].is_there)
        game.put(marker.but(hit=False, under=()))
        source = battery_source(other(marker.seat))
        lost = wounds(game, unit, game.scene.weapons[SUPPORT], len(figures))
        game.emit(Bombarded(unit, len(figures), lost))
        mark_hits(game, source, unit, len(figures))
        return Call(Tolls(source, (Toll(unit, lost, figures),)), then=Settled(unit).start)


class Settled(Frame[None]):
    """The hits of a bombardment become a state.  [roe.ruling.prelim-discipline]"""

    shown = False
    unit: int

    def start(self, game: Game) -> Step:
        """They are counted and cleared."""
        settle(game, self.unit)
        return self.done()


def settle(game: Game, unit: int) -> None:
    """What hits make of a squad, at once."""
    squad = game.squad(unit)
    if game.members[unit] and game.scene.settings.discipline:
        set_state(game, unit, worse(squad.state, earned(game, squad)))
    game.put(game.squad(unit).but(hits=()))


def shelled_found(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """Whoever comes to light and was shelled is tested then.  [roe.arty.hidden]"""
    for marker in game.markers:
        if marker.under and not marker.is_there:
            return ShelledTest(marker.id)
    return None
