"""Firing: at whom, with what, and when; and who goes first when men are lost."""

from __future__ import annotations

from bocage.kernel import Decision, UnitId
from bocage.systems.rules_of_engagement.mind.outlook import Outlook
from bocage.systems.rules_of_engagement.rules.close_combat.duel import SendFighter
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.fire.averages import at_least, chance_to_hit, mean
from bocage.systems.rules_of_engagement.rules.fire.losses import Lose
from bocage.systems.rules_of_engagement.rules.fire.needs import hit_modifiers
from bocage.systems.rules_of_engagement.rules.fire.opportunity import FireNow, FireNowWith
from bocage.systems.rules_of_engagement.rules.fire.phase import Fire, FireAgain, FireAtGun, FireWith, LaySmoke
from bocage.systems.rules_of_engagement.rules.fire.shooters import NO_USES, Uses, groups
from bocage.systems.rules_of_engagement.rules.hiding.spotting import SearchAround, SpotEnemy
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching
from bocage.systems.rules_of_engagement.rules.troops.snipers import PickOff
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import kind_of
from bocage.systems.rules_of_engagement.rules.weapons.blast import covered
from bocage.systems.rules_of_engagement.rules.weapons.templates import PlaceTemplate
from bocage.systems.rules_of_engagement.rules.works.bombarding import FireAtStructure
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad, Vehicle

USELESS = -0.2
"""A shot that can do nothing is worse than none."""
LEAST = 0.05
LEAST_SNAP, WORTH_IT, WORTH_SHOWING = 0.5, 0.7, 1.2
"""What fire has to do in men at all, before a squad gives up waiting for its moment, and its hiding place."""
SPOTTED, SEARCHED = 0.3, 0.05
"""What it is worth to look for an enemy whose place is known, and for whoever may be there."""
BETTER = 0.85
"""How much of what a shot may do later one has now, at least, to fire now."""
TANK, GUN, SMOKE, WALL = 8.0, 0.3, 0.4, 0.2
"""What it is worth to knock out a vehicle, and a shot at a gun, for smoke, at a wall that enemies are behind."""


def fire(game: Game, decision: Decision) -> list[float]:
    """The shot that does most; those who lie in wait keep their fire for better moments."""
    view = Outlook(game, decision.seat)
    return [_shot(view, option) for option in decision.options]


def _shot(view: Outlook, option: object) -> float:
    game = view.game
    match option:
        case FireAtGun():
            return GUN
        case Fire(unit=unit, target=target):
            squad = game.squad(unit)
            waits = squad.keeps_fire
            value = _worth(view, unit, target, waits, _uses(option))
            return value - _price(squad) if waits else value
        case FireAgain() | LaySmoke():
            return SMOKE
        case SpotEnemy():
            return SPOTTED
        case SearchAround():
            return SEARCHED
        case FireAtStructure(place=place):
            return _at_walls(view, place)
        case _:
            return 0.0


def _price(squad: Squad) -> float:
    """What fire has to do before a squad gives up what it waits for; a sniper who has fired is still not found."""
    if squad.veil == "secret":
        return LEAST_SNAP
    return WORTH_SHOWING if squad.is_ambushed else WORTH_IT


def _uses(option: Fire | FireNow) -> Uses:
    if isinstance(option, FireWith | FireNowWith):
        return dict.fromkeys(option.figures, option.weapon)
    return NO_USES


def _worth(view: Outlook, unit: UnitId, target: UnitId, opportunity: bool, uses: Uses) -> float:
    """What a shot does, in men."""
    game = view.game
    squad, enemy = game.squad(unit), game.squad(target)
    vehicle = game.vehicle(target)
    if vehicle is not None:
        value = TANK * knocked_out(game, unit, vehicle, opportunity, uses)
        return value if value > LEAST else USELESS
    value = view.shot(squad, enemy, opportunity, uses)
    return value if value > LEAST else USELESS


def knocked_out(game: Game, unit: UnitId, vehicle: Vehicle, opportunity: bool, uses: Uses) -> float:
    """The chance to do something to a vehicle, by its armour in front and at the side."""
    kind, roster = kind_of(game, vehicle), game.scene.rosters[game.squad(unit).kind]
    armour, chance = (kind.front + kind.side + 1) // 2, 1.0
    for group in groups(game, unit, vehicle.squad, uses):
        dice = len(group.figures) * mean(group.weapon.rates[group.band])
        shooting = roster[game.figures[group.figures[0]].man].profile.shooting
        hit = chance_to_hit(game.scene, shooting, hit_modifiers(game, unit, vehicle.squad, group, opportunity).value)
        chance *= (1.0 - hit * at_least(max(armour - group.weapon.strength(group.band), 2))) ** dice
    return 1.0 - chance


def _at_walls(view: Outlook, place: int) -> float:
    """Walls are worth a shot where enemies are behind them and no friends."""
    game = view.game
    seats = {
        squad.seat
        for squad in (*view.enemies, *view.friends)
        for at in game.places[squad.id]
        if game.ground.footing(at).place == place
    }
    return WALL if seats == {other(view.seat)} else USELESS


def snap(game: Game, decision: Decision) -> list[float]:
    """Opportunity fire: at a good target, when it will not be a better one further on."""
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        if not isinstance(option, FireNow):
            scores.append(0.0)
            continue
        squad, uses = game.squad(option.unit), _uses(option)
        value = _worth(view, option.unit, option.target, True, uses)
        least = _price(squad) if squad.is_ambushed else LEAST_SNAP
        later = _further_on(view, option.unit, option.target)
        scores.append(value - max(least, BETTER * later))
    return scores


def _further_on(view: Outlook, unit: UnitId, target: UnitId) -> float:
    """The most that the same fire would do to those on the march where they are bound for."""
    game = view.game
    march = game.running(Marching)
    if march is None or march.unit != target or march.mark >= march.marks:
        return 0.0
    to = tuple([(point.x, point.y) for point in march.to])
    added = game.scene.rulebook.fire.opportunity
    return view.against(game.squad(unit), game.squad(target), to, added)


def lose(game: Game, decision: Decision) -> list[float]:
    """The leader and the gunner last."""
    view = Outlook(game, decision.seat)
    return [-_of_man(view, option.figure) for option in decision.options if isinstance(option, Lose)]


def pick_off(game: Game, decision: Decision) -> list[float]:
    """Whom the enemy would miss most: a leader, or who serves a gun."""
    view = Outlook(game, decision.seat)
    return [_of_man(view, option.figure) if isinstance(option, PickOff) else 0.0 for option in decision.options]


def send(game: Game, decision: Decision) -> list[float]:
    """Those first whom one would miss least: the last has the best chances."""
    view = Outlook(game, decision.seat)
    return [-_of_man(view, option.figure) for option in decision.options if isinstance(option, SendFighter)]


def _of_man(view: Outlook, figure: int) -> float:
    """What a man is worth; of those who are alike, whoever is in front of the goal is worth a little more."""
    game = view.game
    one = game.figures[figure]
    man = game.scene.rosters[game.squad(one.squad).kind][one.man]
    return view.chart.worth(man) + bool(one.arm) + 0.01 * _near(view, one.at)


def _near(view: Outlook, at: tuple[int, int]) -> float:
    return max([view.chart.nearness(at, spot) for aim in view.chart.aims for spot in aim.spots[:1]], default=0.0)


def shell(game: Game, decision: Decision) -> list[float]:
    """Where most men are under the smallest template."""
    return [
        float(len(covered(game, game.figures[option.figure].at, 1)))
        for option in decision.options
        if isinstance(option, PlaceTemplate)
    ]
