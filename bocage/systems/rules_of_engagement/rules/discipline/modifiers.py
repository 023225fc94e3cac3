"""What is added to the die of a discipline test."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.table.points import is_within
from bocage.kernel import Modifier, Total
from bocage.systems.rules_of_engagement.rules.discipline.states import is_below_half
from bocage.systems.rules_of_engagement.rules.fire.places import are_in_bunker
from bocage.systems.rules_of_engagement.rules.movement.cohesion import is_linked
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_nco, ncos
from bocage.systems.rules_of_engagement.schema.vocabulary import Edge
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

LEAST = -20


def modifiers(game: Game, squad: Squad) -> Total:
    """All that applies adds up.  [roe.disc.test-procedure]"""
    return Total.of(_terms(game, squad), LEAST)


def _terms(game: Game, squad: Squad) -> Iterator[Modifier]:
    book = game.scene.rulebook.discipline
    if squad.is_broken:
        yield Modifier("roe.disc.mod-state", book.state)
    if is_below_half(game, squad) or game.strength(squad.id) == 1:
        yield Modifier("roe.disc.mod-half", book.half)
    if squad.crossfire:
        yield Modifier("roe.disc.mod-crossfire", book.crossfire)
    elif is_near_foreign_edge(game, squad):
        yield Modifier("roe.disc.mod-table-edge", book.crossfire)
    if has_nco(game, squad) and is_in_cohesion(game, squad):
        yield Modifier("roe.disc.mod-nco", book.nco)
    if has_officer_near(game, squad):
        yield Modifier("roe.disc.mod-officer", book.officer)
    if are_in_bunker(game, squad.id):
        yield Modifier("roe.bunker.discipline", game.scene.rulebook.works.bunker_nerve)
    if not squad.was_hit and not squad.hits and squad.combat is None:
        yield Modifier("roe.disc.mod-no-fire", book.no_fire)


def is_in_cohesion(game: Game, squad: Squad) -> bool:
    """Whether a squad is one chain of figures within 5 cm: without that its NCO is of no use to it.

    [roe.move.cohesion roe.move.cohesion-lost-effects]
    """
    return not game.places[squad.id] or is_linked(game, squad, game.places[squad.id])


def has_officer_near(game: Game, squad: Squad) -> bool:
    """Whether a friendly officer who keeps his nerve is within command radius; one is as good as several.

    [roe.disc.mod-officer roe.special.officer-bonus]
    """
    command, across = game.scene.rulebook.discipline.command, 2 * game.scene.across
    for friend in game.squads_of(squad.seat):
        if friend.is_broken or friend.spent or friend.is_hidden:
            continue
        officers = [figure.at for figure, man in game.men(friend.id) if "officer" in man.marks]
        if any(is_within(one, at, command, across) for one in officers for at in game.places[squad.id]):
            return True
    return False


def is_near_foreign_edge(game: Game, squad: Squad) -> bool:
    """Whether somebody is within 10 cm of an edge of the table that is not his own.  [roe.disc.mod-table-edge]"""
    (width, depth), own = game.ground.size, game.scene.side(squad.seat).edge
    most = 2 * game.scene.rulebook.discipline.edge + game.scene.across
    for x, y in game.places[squad.id]:
        far: dict[Edge, int] = {"north": y, "east": width - x, "south": depth - y, "west": x}
        if any(2 * distance <= most for edge, distance in far.items() if edge != own):
            return True
    return False


def discipline_of(game: Game, squad: Squad) -> int:
    """The value that is tested: the NCO's, or that of most.  [roe.profile.discipline roe.ruling.mixed-experience]"""
    led = [man.profile.discipline for man in ncos(game, squad)]
    values = led or [man.profile.discipline for _, man in game.men(squad.id)]
    return min(set(values), key=lambda value: (-values.count(value), value))
