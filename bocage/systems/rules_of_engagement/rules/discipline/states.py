"""States: what hits make of a squad, and what becomes of it and of its neighbours when it is destroyed."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table.points import is_within
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.enemies import known_enemies
from bocage.systems.rules_of_engagement.rules.troops.qualities import fanaticism
from bocage.systems.rules_of_engagement.rules.troops.traits import groups_of
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard
from bocage.systems.rules_of_engagement.schema.vocabulary import STATES, State
from bocage.systems.rules_of_engagement.state.events.action import SquadDestroyed, StateChanged
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


def earned(game: Game, squad: Squad) -> State:
    """The state that a squad's hits make, by the figures that it has left; fanatics count some hits less.

    Those aboard its vehicle are with it.
    [roe.disc.suppressed-threshold roe.disc.shaken-threshold roe.disc.hits-not-casualties roe.special.fanatic-hits
    roe.ruling.fanatic-once roe.veh.discipline]
    """
    left = game.strength(squad.id) + sum([game.strength(one.id) for one in aboard(game, squad.id)])
    count = squad.count - fanaticism(game, squad)
    if count <= 0 or count < left:
        return "confident"
    return "suppressed" if count < 2 * left else "shaken"


def set_state(game: Game, unit: UnitId, state: State) -> None:
    """Put a squad in a state, and tell it where it is another one."""
    squad = game.squad(unit)
    if squad.state != state:
        game.put(squad.but(state=state))
        game.emit(StateChanged(unit, state))


def improve(game: Game, unit: UnitId) -> None:
    """One step up the track.  [roe.disc.graph]"""
    set_state(game, unit, STATES[max(0, STATES.index(game.squad(unit).state) - 1)])


def worsen(game: Game, unit: UnitId) -> None:
    """One step down the track.  [roe.disc.graph]"""
    set_state(game, unit, STATES[STATES.index(game.squad(unit).state) + 1])


def is_below_half(game: Game, squad: Squad) -> bool:
    """Whether a squad has less than half of the figures that it began with; its groups count as one.

    [roe.ruling.exactly-half roe.special.flexible-discipline]
    """
    groups = groups_of(game, squad)
    return 2 * sum([game.strength(one.id) for one in groups]) < sum([one.start for one in groups])


def destroy(game: Game, unit: UnitId) -> None:
    """A squad is out of the battle, and friends nearby take cover.  [roe.disc.destroyed-removal]"""
    squad, places = game.squad(unit), game.places[unit]
    near = game.scene.rulebook.discipline.friend_destroyed
    across = 2 * game.scene.across
    enemies = known_enemies(game, squad.seat)
    surrenders = any(is_within(at, enemy, near, across) for at in places for enemy in enemies)
    for figure in bits(game.members[unit]):
        game.put(game.figures[figure].but(lost=True))
    game.put(game.squad(unit).but(state="destroyed", zone=None))
    game.emit(SquadDestroyed(unit, surrenders))
    alarm(game, squad, places)


def alarm(game: Game, lost: Squad, places: tuple[tuple[int, int], ...]) -> None:
    """A confident squad near a friendly one that is destroyed is suppressed, unless it is hidden: that would show.

    [roe.disc.friend-destroyed roe.ruling.known-enemies]
    """
    if not game.scene.settings.discipline:
        return
    near, across = game.scene.rulebook.discipline.friend_destroyed, 2 * game.scene.across
    for friend in game.squads_of(lost.seat):
        if friend.id == lost.id or friend.state != "confident" or friend.is_hidden or friend.combat is not None:
            continue
        if any(is_within(a, b, near, across) for a in places for b in game.places[friend.id]):
            set_state(game, friend.id, "suppressed")
