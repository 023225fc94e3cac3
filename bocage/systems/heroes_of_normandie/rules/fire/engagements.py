"""Who attacks whom: the attack that goes on, for rules about any attack or any die of one."""

from __future__ import annotations

from bocage.kernel import UnitId
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import Clash
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import running
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot
from bocage.systems.heroes_of_normandie.state.game import Game


def attack_of(frame: object) -> Shot | Clash | None:
    """The shot or the assault that a procedure resolves, None where it is about neither.

    Procedures keep a shot as `shot` and an assault as `clash`; bombs and mines strike like shots.
    """
    found = getattr(frame, "shot", None) or getattr(frame, "clash", None)
    return found if isinstance(found, Shot | Clash) else None


def attack_in_progress(game: Game) -> Shot | Clash | None:
    """The attack that the innermost procedure with one resolves, None outside attacks."""
    for frame in running(game):
        attack = attack_of(frame)
        if attack is not None:
            return attack
    return None


def attacker_of(attack: Shot | Clash) -> UnitId:
    """The unit that attacks, if one does."""
    return attack.unit if isinstance(attack, Shot) else attack.attacker


def target_of(attack: Shot | Clash) -> UnitId:
    """The unit that is attacked, if it is known."""
    return attack.target if isinstance(attack, Shot) else attack.defender
