"""How well a game stands for a seat: men and nerves, the breaking point, the goals, and who has whom before him."""

from __future__ import annotations

from bocage.board.table.points import squared
from bocage.kernel import Seat
from bocage.mind import squash
from bocage.systems.rules_of_engagement.mind.aims import Aim, departed, holder_of
from bocage.systems.rules_of_engagement.mind.chart import FAR_OFF, Chart, looks
from bocage.systems.rules_of_engagement.mind.firepower import at_sight
from bocage.systems.rules_of_engagement.mind.outlook import NERVES, Outlook
from bocage.systems.rules_of_engagement.rules.setup.victory import SEATS, fights_on, lost, started
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

MATERIAL, BREAKING, GOAL, EXCHANGE = 1.4, 1.2, 0.5, 0.6
"""What counts: the share of men and nerves, nearness to the breaking point, a point at the end, fire to come."""
SOFT = 0.6
"""How much those count who are near a goal beside whoever has it."""
TAIL = 0.2


def evaluation(game: Game, seat: Seat) -> float:
    """From -1, lost, to 1, won."""
    score = _score(game)
    return squash(score if seat == 0 else -score, TAIL)


def _score(game: Game) -> float:
    """How well the first side stands against the second, as half the logit of its chance."""
    views = Outlook(game, 0), Outlook(game, 1)
    force = [sum([NERVES[one.state] * view.worth(one.id) for one in view.friends]) for view in views]
    whole = [_whole(game, views[seat]) for seat in (0, 1)]
    score = MATERIAL * (force[0] / whole[0] - force[1] / whole[1])
    broken = [_breaking(game, seat) for seat in (0, 1)]
    score += BREAKING * (broken[1] - broken[0])
    score += EXCHANGE * (_fire(views[0]) / whole[1] - _fire(views[1]) / whole[0])
    return score + GOAL * _points(game, views[0].chart)


def _whole(game: Game, view: Outlook) -> float:
    """What a side had at the beginning."""
    return max(sum([view.chart.worths[one.kind] for one in game.squads if one.seat == view.seat]), 1.0)


def _breaking(game: Game, seat: Seat) -> float:
    """How near a side is to its breaking point; the last steps weigh most."""
    if not game.scene.side(seat).breaks:
        return 0.0
    book = game.scene.rulebook.losses
    share, whole = book.dogged if fights_on(game, seat) else book.breaking
    gone = min(lost(game, seat) * whole / (started(game, seat) * share), 1.0)
    return gone * (0.4 + 0.6 * gone)


def _points(game: Game, chart: Chart) -> float:
    """The points that the first side will have more: the nearer the end, the more it counts who has what."""
    late = min(game.now.turn / max(game.scene.scenario.turns, 1), 1.0)
    total = 0.0
    for aim in chart.aims:
        if aim.kind == "guard":
            continue
        near = [_near(game, chart, seat, aim) for seat in SEATS]
        if aim.kind == "edge":
            seat = 0 if aim.worth[0] else 1
            gone = departed(game, seat)
            value = gone + (1.0 - gone) * (SOFT * near[seat] / max(len(game.squads_of(seat)), 1) - late)
            total += aim.worth[seat] * value * (1 if seat == 0 else -1)
            continue
        holder = holder_of(game, aim)
        inside = float(holder == 0) - float(holder == 1)
        soft = (near[0] - near[1]) / (near[0] + near[1] + 0.5)
        total += aim.worth[0] * (0.4 + 0.6 * late) * (inside * (0.3 + 0.7 * late) + SOFT * soft * (1.1 - late))
    return total


def _near(game: Game, chart: Chart, seat: Seat, aim: Aim) -> float:
    """How near the squads of a side are to a goal, those with their wits about them."""
    total = 0.0
    for squad in game.squads_of(seat):
        first = game.places[squad.id][0]
        goal = min(aim.spots, key=lambda spot: squared(first, spot))
        at = min(game.places[squad.id], key=lambda place: squared(place, goal))
        total += NERVES[squad.state] * min(game.strength(squad.id), 4) / 4 * chart.nearness(at, goal)
    return total


def _fire(view: Outlook) -> float:
    """What a side's squads would do to those whom they see, each to its best target."""
    total = 0.0
    for squad in view.friends:
        if squad.state in ("confident", "suppressed") and squad.combat is None and view.may_fire(squad, False):
            total += NERVES[squad.state] * _best(view, squad)
    return total


def _best(view: Outlook, squad: Squad) -> float:
    game, fire = view.game, view.fire(squad)
    best = 0.0
    for enemy in game.squads_of(1 - view.seat):
        seen = looks(game, game.places[squad.id], game.places[enemy.id])
        if seen.far != FAR_OFF:
            best = max(best, view.harm(enemy, at_sight(game, fire, seen, enemy, enemy.uses_terrain)))
    return best
