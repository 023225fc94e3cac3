"""Marching: where a squad would go under each order, and which of the ways on offer is the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.table import Path, Point
from bocage.board.table.formations import shifted
from bocage.board.table.points import is_within, squared
from bocage.kernel import Decision, Seat
from bocage.mind.plan import FOLLY
from bocage.systems.rules_of_engagement.mind.chart import chart_of, sample
from bocage.systems.rules_of_engagement.mind.outlook import Outlook
from bocage.systems.rules_of_engagement.rules.movement.candidates import candidates, marches_to, onward
from bocage.systems.rules_of_engagement.rules.movement.floors import ChangeFloor
from bocage.systems.rules_of_engagement.rules.movement.march import (
    March,
    allowance,
    base_move,
    places_of,
    why_not_march,
)
from bocage.systems.rules_of_engagement.rules.movement.quarters import quartered
from bocage.systems.rules_of_engagement.rules.setup.deployment import Place
from bocage.systems.rules_of_engagement.rules.setup.reserves import Enter
from bocage.systems.rules_of_engagement.rules.troops.disengaging import way_out
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import Park
from bocage.systems.rules_of_engagement.rules.vehicles.mounting import Board, GetOff, Hook, Remount, Unhook
from bocage.systems.rules_of_engagement.scene.scene import Station
from bocage.systems.rules_of_engagement.schema.vocabulary import Command
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

NEAREST, COVERED, MOST = 5, 5, 40
"""So many places are looked at for their nearness to the goals, and for their cover; and how many are gone through."""
FAR, GETTING = 500, 0.5
"""Whoever is nearer to the enemy or to a goal goes on foot; and what it is worth to get on or off at the right time."""
IDLE = 1.0
"""What it costs to run nowhere."""
STAIRS = 0.05
"""What it costs to climb stairs."""
CHARGER = 0.5
"""What each man is worth who is near enough for the assault that was ordered."""
RETREAT = 0.3
"""How much the goals draw those who fall back."""
COMMANDING, PROSPECT = 1.0, 0.8
"""What a view of the goals is worth to a support weapon, and a target to all who set up."""
EXPOSED, UNDER_FIRE, WORST = 0.6, (1.0, 0.6, 0.3), 3
"""What it costs each man to be in sight of those who set up later, in each class of cover, and from how many of their
best places."""


class Prospect(NamedTuple):
    """The best that a squad can make of an order to move: what that is worth without its fire, and where it ends."""

    value: float
    places: Path


def under(view: Outlook, squad: Squad, command: Command) -> Prospect:
    """Where a squad would go under an order, by a few good places within reach."""
    here = view.game.places[squad.id]
    if command == "hold":
        return Prospect(view.place(squad, here, lies=True), here)
    lies = command == "crawl"
    fire = 0.0 if command == "run" else view.best_prospect(squad, here, moved=False)[0]
    stays = Prospect(view.place(squad, here, lies) - (IDLE if command == "run" else 0.0), here)
    if is_stuck(view.game, squad):
        return stays
    found = []
    for number, (to, station) in enumerate(_ends(view, squad, command)):
        value = view.place(squad, to, lies) - view.gauntlet(squad, to) - view.mined(squad, to)
        shot = 0.0 if command == "run" else view.best_prospect(squad, to, moved=True)[0]
        if value + shot > stays.value + fire:
            found.append((-value - shot, number, Prospect(value, to), station))
    for _, _, best, station in sorted(found, key=lambda one: one[:2]):
        if station is None or _leads_to(view.game, squad, command, station):
            return best
    return stays


def _leads_to(game: Game, squad: Squad, command: Command, station: Station) -> bool:
    """Whether a squad that had such an order could go to a station, by the judge of marches."""
    marcher = squad.but(order=command, moved=False)
    return any(why_not_march(game, marcher, march) is None for march in marches_to(game, marcher, station))


def is_stuck(game: Game, squad: Squad) -> bool:
    """Whether a crew sits in a vehicle that does not get on."""
    vehicle = game.vehicle(squad.id)
    return vehicle is not None and vehicle.stuck != "free"


def _ends(view: Outlook, squad: Squad, command: Command) -> list[tuple[Path, Station | None]]:
    """Where the few of a squad might stand, and the station if the judge has not been asked whether they may go there.

    Those who run find no way more often than not, so he is.
    """
    game = view.game
    if command != "run" or view.armour(squad):
        few = sample(game.places[squad.id])
        stations = _worth_a_look(view, squad, command)
        return [(_at_station(game, few, one), None if view.armour(squad) else one) for one in stations]
    runner, reach = squad.but(order=command, moved=False), allowance(game, squad, command, slowed=False)
    return [(sample(places_of(march)), None) for march in candidates(game, runner, reach, why_not_march)]


def _at_station(game: Game, few: Path, station: Station) -> Path:
    """How some men would stand at a station, taking the cover that is there."""
    apart, (_, place, manner) = game.scene.across**2, station

    def is_free(point: Point, taken: Sequence[Point]) -> bool:
        return all(squared(point, other) >= apart for other in taken)

    return quartered(game.ground, place, manner, station.at, len(few), is_free) or shifted(few, station.at)


def _worth_a_look(view: Outlook, squad: Squad, command: Command) -> list[Station]:
    game = view.game
    most = allowance(game, squad, command, slowed=False)
    least = base_move(game, squad.id) if command == "run" else 0
    near = game.scene.near[game.places[squad.id][0], least * least, most * most].to_goals
    ahead = onward(game, game.places[squad.id][0], most) if game.scene.goals else []
    found = [one for one in ahead[:1] if _may_end(game, squad, command, one)]
    eyes = [game.places[enemy.id][0] for enemy in view.enemies]
    cover = game.ground.cover
    for station in near[:MOST]:
        if len(found) >= NEAREST and not any(cover(eye, station.at) for eye in eyes):
            continue
        if _may_end(game, squad, command, station):
            found.append(station)
            if len(found) == NEAREST + COVERED:
                break
    return found


def _may_end(game: Game, squad: Squad, command: Command, station: Station) -> bool:
    """Whether an order leads to a place: nobody walks into a house, or runs where the going is hard."""
    piece = game.ground.piece(station.place)
    if command == "advance":
        return piece is None or not piece.kind.walls
    if command == "run":
        few = sample(game.places[squad.id])
        ways = zip(few, shifted(few, station.at), strict=True)
        return not any(game.ground.is_hard_to_run(way) for way in ways)
    return True


def move(game: Game, decision: Decision) -> list[float]:
    """Towards the goal, from cover to cover, to where one has a target, and out of the way of those who wait."""
    view = Outlook(game, decision.seat)
    return [
        _upstairs(game, option) if isinstance(option, ChangeFloor) else _end(view, option) + rides(view, option)
        for option in decision.options
    ]


def scout(game: Game, decision: Decision) -> list[float]:
    """A free crawl before the battle is a march like others, but those who are hidden stay where they are."""
    if game.squad(decision.options[0].unit).is_hidden:
        return [float(option.passes) for option in decision.options]
    return move(game, decision)


def get_away(game: Game, decision: Decision) -> list[float]:
    """Out of the way of fire, where those who get away stand better than they do now."""
    unit, source = decision.args["unit"], decision.args["target"]
    assert isinstance(unit, int)
    assert isinstance(source, int)
    view, squad = Outlook(game, decision.seat), game.squad(unit)
    way = way_out(game, squad, source)
    there = FOLLY if way is None else view.place(squad, places_of(way), lies=False) - view.mined(squad, places_of(way))
    gained = there - view.place(squad, game.places[unit], lies=squad.order in (None, "hold", "crawl"))
    return [0.0 if option.passes else gained for option in decision.options]


def _end(view: Outlook, option: object) -> float:
    game = view.game
    unit = getattr(option, "unit", NOBODY)
    if unit == NOBODY:
        return 0.0
    squad = game.squad(unit)
    goes = isinstance(option, March)
    to = places_of(option) if isinstance(option, March) else game.places[unit]
    lies = squad.order in (None, "hold", "crawl")
    value = view.place(squad, to, lies) - (view.gauntlet(squad, to) + view.mined(squad, to) if goes else 0.0)
    if squad.assault != NOBODY:
        return value + CHARGER * chargers(game, to, game.places[squad.assault])
    if squad.target != NOBODY and game.members[squad.target]:
        value += view.prospect(squad, game.squad(squad.target), to, goes)
    return value


def _upstairs(game: Game, option: ChangeFloor) -> float:
    """What a squad sees from another floor, and who sees it there; to climb for nothing is not worth the stairs."""
    twin = game.clone()
    for figure in bits(game.members[option.unit]):
        twin.put(twin.figures[figure].but(floor=option.floor))
    return _end(Outlook(twin, game.squad(option.unit).seat), option) - STAIRS


def rides(view: Outlook, option: object) -> float:
    """Whether to get on or off: one rides while the way is long and nobody is near, or all the way off the table."""
    if not isinstance(option, Board | Remount | Hook | GetOff | Unhook):
        return 0.0
    game = view.game
    at = game.places[option.unit][0]
    far = min([squared(at, game.places[one.id][0]) for one in view.enemies], default=FAR**2 + 1) > FAR**2
    goal = min([squared(at, goal) for goal in game.scene.goals], default=0)
    wanted = isinstance(option, Board | Remount | Hook) == (view.leaves or (far and goal > FAR**2))
    return GETTING if wanted else -GETTING


def chargers(game: Game, places: Path, foes: Path) -> int:
    """How many who stood so would be near enough to some enemies to charge them."""
    reach, across = game.scene.rulebook.combat.reach, 2 * game.scene.across
    return sum(any(is_within(at, foe, reach, across) for foe in foes) for at in places)


def shelter(game: Game, decision: Decision) -> list[float]:
    """Where there is cover and nobody fires; the goals count a little."""
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        if isinstance(option, March):
            squad, to = game.squad(option.unit), places_of(option)
            danger = view.threat(squad, to, lies=False) + view.gauntlet(squad, to) + view.mined(squad, to)
            scores.append(view.shelter(squad, to) + RETREAT * view.pull(squad, to) - danger)
        else:
            scores.append(0.0)
    return scores


def deploy(game: Game, decision: Decision) -> list[float]:
    """Near the goals, in cover, with a target if there is one; support weapons see what the battle is about."""
    scores = []
    for option in decision.options:
        if isinstance(option, Park):
            scores.append(chart_of(game.scene).nearest((option.to.x, option.to.y)))
        elif isinstance(option, Place | Enter):
            scores.append(_deployed(game, option))
        else:
            scores.append(0.0)
    return scores


def _deployed(game: Game, option: Place | Enter) -> float:
    """What it is worth for a squad to come onto the table so."""
    twin, to = game.clone(), tuple([(point.x, point.y) for point in option.to])
    figures = [one for one in game.figures if one.squad == option.unit and not one.lost]
    floor = option.floor if isinstance(option, Place) else 0
    for figure, (x, y) in zip(figures, to, strict=True):
        twin.put(figure.but(x=x, y=y, floor=floor))
    squad = twin.squad(option.unit)
    view = Outlook(twin, squad.seat)
    value = view.pull(squad, to) + view.shelter(squad, to) - view.threat(squad, to, lies=True)
    if squad.kind in game.scene.served:
        value += COMMANDING * _sees_goals(game, to)
    if not view.enemies and not squad.is_hidden:
        value -= EXPOSED * len(to) * _exposure(twin, squad.seat, to)
    return value + PROSPECT * view.best_prospect(squad, to, moved=False)[0]


def _exposure(game: Game, seat: Seat, places: Path) -> float:
    """How much of some men those may have before them who set up after them, and where they like, from 0 to 1."""
    few, cover, sees = sample(places), game.ground.cover, game.sight.sees
    seen = [
        sum([UNDER_FIRE[cover(one.at, at)] for at in few if sees(one.at, at)]) / len(few)
        for one in game.scene.zone_stations[1 - seat]
    ]
    worst = sorted(seen)[-WORST:]
    return sum(worst) / len(worst) if worst else 0.0


def _sees_goals(game: Game, places: Path) -> float:
    """Which share of the goals somebody sees, or their surroundings."""
    goals, sees = game.scene.goals, game.sight.sees
    around = (-100, 0), (100, 0), (0, -100), (0, 100)
    seen = [
        any(sees(places[0], (x + dx, y + dy)) for dx, dy in around if game.ground.holds((x + dx, y + dy)))
        for x, y in goals
    ]
    return sum(seen) / len(seen) if seen else 0.0
