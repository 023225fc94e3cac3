"""Support: the fire that was asked for in battle falls."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Step
from bocage.systems.rules_of_engagement.rules.artillery.hidden import ShelledMarkers, shelled
from bocage.systems.rules_of_engagement.rules.artillery.landing import Landing
from bocage.systems.rules_of_engagement.state.game import Game


class ShellsFall(Frame[None]):
    """At the beginning of the fire phase the fire falls that a side has been promised for it.

    [roe.arty.support-roll roe.ruling.arty-next-turn]
    """

    shown = False
    fallen: bool = False
    """Whether any has."""

    def start(self, game: Game) -> Step:
        """One battery after the other; then owners may test those under markers that were hit.  [roe.arty.hidden]"""
        for battery in game.batteries:
            if battery.seat == game.now.active and battery.due == game.now.turn:
                return Call(Landing(battery.id), then=self.but(fallen=True).again)
        return Call(ShelledMarkers(shelled(game)), then=self.finished) if self.fallen else self.done()

    def again(self, game: Game) -> Step:
        """The next one."""
        return Goto(self.start)
