"""Sticky bombs and magnetic mines (Bombe collante, mine magnétique): stuck to a vehicle now, they explode later."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Step
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot, best_aim
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Marker


def stick(game: Game, shot: Shot) -> None:
    """A bomb needs no die to stick; it keeps to the side of the vehicle that it was put on.

    [hon.opt.sticky hon.ruling.sticky-resolution]
    """
    seat, defence = game.unit(shot.unit).seat, best_aim(game, shot).defence
    bomb = Marker(len(game.markers), "bomb", unit=shot.target, seat=seat, weapon=shot.gear, defence=defence)
    game.put(bomb)
    game.emit(events.BombStuck(shot.unit, shot.target, shot.gear))


def bombs_explode(game: Game) -> Frame[None] | None:
    """At the end of the Reserve phase, if there are any."""
    return BombsExplode() if any(marker.kind == "bomb" and marker.unit != NONE for marker in game.markers) else None


class BombsExplode(Frame[None]):
    """Every bomb attacks what it sticks to; one whose target is gone is wasted. Nobody rolls for it who is suppressed.

    [hon.opt.sticky hon.fire.reserve-none hon.ruling.sticky-resolution hon.ruling.sticky-friendly-suppressed]
    """

    def start(self, game: Game) -> Step:
        """The next one."""
        for bomb in game.markers:
            if bomb.kind == "bomb" and bomb.unit != NONE:
                game.put(bomb.but(unit=NONE))
                shot = Shot(NONE, NONE, bomb.unit, gear=bomb.weapon, area="bomb", defence=bomb.defence, seat=bomb.seat)
                return Call(Attack(shot), then=self.start) if game.unit(bomb.unit).on_board else Goto(self.start)
        return self.done()
