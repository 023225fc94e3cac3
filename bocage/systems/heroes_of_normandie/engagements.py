"""Who attacks whom: the attack that goes on, for rules about any attack or any die of one."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from bocage.kernel import UnitId
from bocage.systems.heroes_of_normandie.cards.lasting import running
from bocage.systems.heroes_of_normandie.clash import Clash
from bocage.systems.heroes_of_normandie.fire import Shot
from bocage.systems.heroes_of_normandie.state import Game


@runtime_checkable
class Firing(Protocol):
    """A procedure that resolves a shot, or something that strikes like one."""

    @property
    def shot(self) -> Shot:
        """Who fires at whom; nobody fires where a bomb or guns behind the lines do."""


@runtime_checkable
class Clashing(Protocol):
    """A procedure that resolves an assault."""

    @property
    def clash(self) -> Clash:
        """Who assaults whom."""


def attack_in_progress(game: Game) -> Shot | Clash | None:
    """The attack that the innermost procedure with one resolves, None outside attacks."""
    for frame in running(game):
        if isinstance(frame, Firing):
            return frame.shot
        if isinstance(frame, Clashing):
            return frame.clash
    return None


def attacker_of(attack: Shot | Clash) -> UnitId:
    """The unit that attacks, if one does."""
    return attack.unit if isinstance(attack, Shot) else attack.attacker


def target_of(attack: Shot | Clash) -> UnitId:
    """The unit that is attacked, if it is known."""
    return attack.target if isinstance(attack, Shot) else attack.defender
