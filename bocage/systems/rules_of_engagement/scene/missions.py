"""The missions of a scene of which the dice say which is played."""

from __future__ import annotations

from bocage.kernel import Seat
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.vocabulary import MissionType


def guerrillas_of(scene: Scene) -> Seat | None:
    """The seat of those whose mission is rolled for.  [roe.special.guerrilla-scenario]"""
    for seat, side in enumerate(scene.scenario.sides.values()):
        if any("guerrilla" in scene.traits[kind] for kind, _ in side.all_forces):
            return seat
    return None


def missions_of(scene: Scene, kind: MissionType) -> tuple[str, ...]:
    """The missions of a kind."""
    return tuple(name for name, mission in scene.scenario.missions.items() if mission.type == kind)


def lost_missions(scene: Scene) -> tuple[str, ...]:
    """What is played if guerrillas lose the roll: assaults in which they defend, or break through.

    [roe.special.guerrilla-scenario]
    """
    seat = guerrillas_of(scene)
    if seat is None:
        return ()
    assaults = {name: scene.missions[name] for name in missions_of(scene, "assault")}
    return tuple(
        name
        for name, one in assaults.items()
        if one.side(seat).role == ("attacker" if one.scenario.breakthrough else "defender")
    )
