"""Flexible squads: while an NCO leads them, their machine guns may go their own way for a while."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.kernel import Option, Refusal, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_nco
from bocage.systems.rules_of_engagement.rules.troops.traits import groups_of
from bocage.systems.rules_of_engagement.schema.vocabulary import Command, worse
from bocage.systems.rules_of_engagement.state.events.troops import Joined, Parted
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId, Hit, Squad


class PartGroup(Option):
    """A squad's support group gets orders of its own."""

    unit: ActorId


class JoinGroups(Option):
    """The groups of a squad are one squad again."""

    unit: ActorId


def support_of(game: Game, squad: Squad) -> list[FigureId]:
    """Who of a squad serves its machine gun, or feeds it.  [roe.special.flexible-order roe.ruling.flexible]"""
    ranks = game.scene.squad_kinds[squad.kind].support_group
    return [figure.id for figure, man in game.men(squad.id) if man.rank in ranks]


def other_group(game: Game, squad: Squad) -> Squad | None:
    """The other group of a squad that has parted, if it is still on the table."""
    found = (one for one in groups_of(game, squad) if one.id != squad.id and game.members[one.id])
    return next(found, None)


def why_not_part(game: Game, squad: Squad) -> Refusal | None:
    """A squad that its NCO leads may send its machine gun its own way; nobody parts who is hidden or fights.

    [roe.special.flexible-order roe.ruling.flexible]
    """
    support = support_of(game, squad)
    whole = squad.parent == NOBODY and other_group(game, squad) is None
    free = not squad.is_hidden and squad.combat is None and squad.aboard == NOBODY
    if whole and free and 0 < len(support) < game.strength(squad.id) and has_nco(game, squad):
        return None
    return Refusal("roe.special.flexible-order", {"unit": squad.id})


def part(game: Game, unit: UnitId) -> None:
    """The support group is a squad of its own, of which all is as it was.  [roe.special.flexible-discipline]"""
    squad = game.squad(unit)
    before = next((one for one in game.squads if one.parent == unit), None)
    number = len(game.squads) if before is None else before.id
    name = name_for(game, squad) if before is None else before.name
    group = squad.but(
        id=number, name=name, start=0, parent=unit, hits=(), aims=(), target=NOBODY, zone=None, done=False
    )
    game.put(group)
    for figure in support_of(game, squad):
        game.put(game.figures[figure].but(squad=number))
    game.emit(Parted(unit, number))


def name_for(game: Game, squad: Squad) -> str:
    """What a new squad of a kind is called: by the next number."""
    return f"{squad.kind}-{sum(one.kind == squad.kind for one in game.squads) + 1}"


def why_not_join(game: Game, squad: Squad) -> Refusal | None:
    """Two groups that have closed up are one squad again when their owner says so.  [roe.special.flexible-rejoin]"""
    other = other_group(game, squad)
    alike = other is not None and squad.combat is other.combat is None and squad.veil == other.veil
    if alike and other is not None and game.scene.formation((*game.places[squad.id], *game.places[other.id]))[1]:
        return None
    return Refusal("roe.special.flexible-rejoin", {"unit": squad.id})


def join(game: Game, unit: UnitId) -> UnitId:
    """They are one squad again, in the worse state of the two, with the hits of both; answers which."""
    one, other = game.squad(unit), other_group(game, game.squad(unit))
    assert other is not None
    squad, group = (one, other) if one.parent == NOBODY else (other, one)
    own = [(each.given_away, game.members[each.id]) for each in (squad, group)]
    given_away = [trace for traces, men in own for trace in traces if men >> trace.figure & 1]
    hits = {hit.source: hit.n for hit in squad.hits}
    for hit in group.hits:
        hits[hit.source] = hits.get(hit.source, 0) + hit.n
    for figure in [one for one in game.figures if one.squad == group.id]:
        game.put(figure.but(squad=squad.id))
    game.put(
        squad.but(
            state=worse(squad.state, group.state),
            hits=tuple([Hit(source, n) for source, n in hits.items()]),
            was_hit=squad.was_hit or group.was_hit,
            crossfire=squad.crossfire or group.crossfire,
            evaded=squad.evaded or group.evaded,
            given_away=tuple(given_away),
        )
    )
    game.put(group.but(state="confident", order=None, target=NOBODY, zone=None, hits=(), aims=(), veil="open"))
    game.emit(Joined(squad.id, group.id))
    return squad.id


def why_not_apart(game: Game, squad: Squad, to: Path) -> Refusal | None:
    """The groups of a squad stay within 30 cm of one another.  [roe.special.flexible-cohesion]"""
    if squad.parent == NOBODY and not game.scene.squad_kinds[squad.kind].support_group:
        return None
    other = other_group(game, squad)
    if other is None or game.scene.gap_between(to, game.places[other.id]) <= game.scene.rulebook.movement.groups_apart:
        return None
    return Refusal("roe.special.flexible-cohesion", {"unit": squad.id})


def shared_order(game: Game, squad: Squad) -> Command | None:
    """The order that a group has to share with the other, for their NCO is lost.

    [roe.special.flexible-order roe.ruling.flexible]
    """
    other = other_group(game, squad)
    if other is None or not other.done or other.spent or has_nco(game, squad) or has_nco(game, other):
        return None
    return other.order
