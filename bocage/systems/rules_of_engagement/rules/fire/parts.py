"""Parts of a squad: some of its figures fire at another target than the rest."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.enemies import is_in_sight
from bocage.systems.rules_of_engagement.rules.fire.screens import is_hidden_by_smoke
from bocage.systems.rules_of_engagement.rules.hiding.sightings import is_known_to
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Aim, Squad


def parts_of(game: Game, squad: Squad) -> list[Aim]:
    """Those of a squad who have not fired yet, by the target that each has declared.  [roe.order.split-fire]"""
    members = bits(game.members[squad.id])
    aimed = {figure for aim in squad.aims for figure in aim.figures}
    rest = tuple(figure for figure in members if figure not in aimed)
    found = [Aim(rest, squad.target)] if squad.target != NOBODY else []
    found += [Aim(tuple(one for one in aim.figures if one in members), aim.target) for aim in squad.aims]
    return [part for part in found if part.figures]


def part_at(game: Game, squad: Squad, target: UnitId) -> Aim | None:
    """Who of a squad that has divided its fire would fire at a target: those who named it, or see nothing of theirs.

    [roe.order.split-fire roe.los.replacement-target]
    """
    parts = parts_of(game, squad)
    named = next((part for part in parts if part.target == target), None)
    return named or next((part for part in parts if not sees_target(game, squad, part.target)), None)


def sees_target(game: Game, squad: Squad, target: UnitId) -> bool:
    """Whether a squad sees anything of a target that it has declared.  [roe.los.replacement-target]"""
    there = bool(game.members[target]) and is_in_sight(game, squad.id, target)
    known = there and is_known_to(game, squad.id, target)
    return known and not is_hidden_by_smoke(game, squad.id, target)


def spend_part(game: Game, unit: UnitId, target: UnitId) -> None:
    """A part that has fired is done; the others may still fire at their targets.  [roe.order.split-fire]"""
    squad = game.squad(unit)
    part = part_at(game, squad, target) if squad.aims else None
    if part is None:
        return
    aims = tuple(aim for aim in squad.aims if aim.target != part.target)
    left = squad.target if squad.target != part.target else NOBODY
    busy = (*squad.busy, *part.figures)
    game.put(squad.but(aims=aims, target=left, busy=busy, done=left == NOBODY and not aims))
