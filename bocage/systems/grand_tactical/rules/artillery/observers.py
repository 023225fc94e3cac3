"""Observers: who sees a target for a unit that fires indirectly."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Refusal
from bocage.systems.grand_tactical.rules.command.command_range import commanders, commands, is_commanded
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, FormationId, Leader, Unit


def observed(game: Game, unit: Unit) -> int:
    """All hexes that a unit that fires indirectly sees itself, or through any observer: who it is changes nothing.

    [gts.fire.indirect-target gts.los.target-hex-empty gts.ruling.observation-of-park-target]
    """
    seen = own_sight(game, unit)
    if why_no_observers(game, unit) is None:
        ground, barrages = game.scene.ground, game.barrages
        for observer in observers(game, unit):
            seen |= ground.observes(observer.hex, observing_reach(game, observer), barrages)
    return seen


def own_sight(game: Game, unit: Unit) -> int:
    """What a unit sees itself: nothing for indirect fire out of a Park, whatever it can fire at directly.

    A post does not help it.

    [gts.ind.self-observe gts.park.no-self-observe gts.park.direct-fire gts.op.observer-only gts.op.what]
    """
    return 0 if unit.park != NONE else game.scene.ground.sees(unit.hex, game.reach, game.barrages)


def observing_reach(game: Game, observer: Unit) -> int:
    """How far an observer sees: from a post farther than others, on a clear day, and farther than he is seen.

    [gts.op.range gts.op.weather gts.op.one-way]
    """
    if not game.scene.ground.posts >> observer.hex & 1:
        return game.reach
    limits = game.scene.rulebook.sight
    return limits.post if game.reach == limits.day else game.reach


def has_radio(game: Game, unit: Unit) -> bool:
    """Whether a unit needs radio contact with a Leader: indirect HE and emplaced artillery.

    [gts.contact.markers gts.ruling.organic-observers]
    """
    return game.profile(unit).weapon in ("indirect-he", "emplaced")


def why_no_observers(game: Game, unit: Unit) -> Refusal | None:
    """What keeps a unit from using observers at all.

    Indirect HE must be in a Park and in contact; emplaced artillery in contact, and commanded by that Leader; mortars
    and organic artillery must be Commanded.

    [gts.park.purpose gts.obs.uncommanded gts.mission.steps gts.cmd.emplaced gts.ruling.emplaced-command
    gts.cmd.park]
    """
    about = {"unit": unit.id}
    if not has_radio(game, unit):
        return None if is_commanded(game, unit) else Refusal("gts.obs.uncommanded", about)
    emplaced = game.profile(unit).weapon == "emplaced"
    if not emplaced and unit.park == NONE:
        return Refusal("gts.park.purpose", about)
    if unit.contact == NONE:
        return Refusal("gts.obs.leader-line", about, reason="pending")
    if emplaced and not commands(game, game.leaders[game.formations[unit.contact].leader], unit):
        return Refusal("gts.cmd.emplaced", about)
    return None


def observing_formation(game: Game, unit: Unit) -> FormationId:
    """The formation that observes for a unit: of the Leader who has its marker, or with which it fights.

    [gts.obs.leader-line gts.obs.who gts.ind.mortar-observer gts.ruling.organic-observers gts.indep.white]
    """
    if has_radio(game, unit):
        return unit.contact
    return unit.attached if unit.attached != NONE else unit.formation


def observers(game: Game, unit: Unit) -> Iterator[Unit]:
    """All who can observe for a unit: Commanded units of the observing formation, independents under its Leader.

    None that is suppressed or in an entry hex.

    [gts.obs.who gts.obs.suppressed gts.obs.not-entry-hex gts.obs.uncommanded gts.cmd.observer-independent]
    """
    formation = game.formations[observing_formation(game, unit)]
    barred = game.suppressed | game.entering | 1 << unit.id
    for number in bits(game.members[formation.id] & ~barred):
        if is_commanded(game, game.units[number]):
            yield game.units[number]
    if formation.leader == NONE:
        return
    leader = game.leaders[formation.leader]
    for other in game.formations:
        if other.stripe != "coloured" and other.division == formation.division:
            for number in bits(game.members[other.id] & ~barred):
                if is_under(game, leader, game.units[number]):
                    yield game.units[number]


def is_under(game: Game, leader: Leader, unit: Unit) -> bool:
    """Whether an independent unit is Commanded by this very Leader.

    [gts.cmd.observer-independent gts.indep.one-commander]
    """
    return leader in commanders(game, unit) and commands(game, leader, unit)
