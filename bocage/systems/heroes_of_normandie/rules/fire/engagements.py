"""Who attacks whom: the attack that goes on, for rules about any attack or any die of one."""

from __future__ import annotations

from typing import TypeVar

from bocage.kernel import Frame, UnitId
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import Clash
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot
from bocage.systems.heroes_of_normandie.state.game import Game

R = TypeVar("R")


class Involving(Frame[R]):
    """A procedure whose dice are about some units.  [hon.opt.traits-who]"""

    @property
    def involved(self) -> tuple[UnitId, ...]:
        """Those units."""
        raise NotImplementedError


class Engagement(Involving[R]):
    """A procedure of an attack, by fire or by assault; bombs and mines strike like shots."""

    @property
    def attack(self) -> Shot | Clash | None:
        """The shot or the assault that it resolves, None where it fires at no unit."""
        raise NotImplementedError

    @property
    def involved(self) -> tuple[UnitId, ...]:
        """Who attacks and who is attacked."""
        attack = self.attack
        return () if attack is None else (attacker_of(attack), target_of(attack))


class Shooting(Engagement[R]):
    """A procedure of one shot."""

    shot: Shot

    @property
    def attack(self) -> Shot:
        """The shot."""
        return self.shot


def attack_in_progress(game: Game) -> Shot | Clash | None:
    """The attack that the innermost procedure of one resolves, None outside attacks."""
    engagement = game.running(Engagement)
    return None if engagement is None else engagement.attack


def attacker_of(attack: Shot | Clash) -> UnitId:
    """The unit that attacks, if one does."""
    return attack.unit if isinstance(attack, Shot) else attack.attacker


def target_of(attack: Shot | Clash) -> UnitId:
    """The unit that is attacked, if it is known."""
    return attack.target if isinstance(attack, Shot) else attack.defender
