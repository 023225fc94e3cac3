"""What a sensible player answers to the smaller questions: nerves, vehicles, markers, combats."""

from __future__ import annotations

from bocage.board.table.points import squared
from bocage.kernel import Decision, Seat
from bocage.systems.rules_of_engagement.mind.marching import rides
from bocage.systems.rules_of_engagement.mind.outlook import NERVES, Outlook, state_after
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import discipline_of, modifiers
from bocage.systems.rules_of_engagement.rules.discipline.response import ChooseFallBack, ChooseHide, ChooseTest
from bocage.systems.rules_of_engagement.rules.fire.averages import at_least
from bocage.systems.rules_of_engagement.rules.movement.phase import MoveNext
from bocage.systems.rules_of_engagement.rules.setup.army_list import points_left
from bocage.systems.rules_of_engagement.rules.setup.dummies import PlaceDummy
from bocage.systems.rules_of_engagement.rules.setup.first_player import GoSecond
from bocage.systems.rules_of_engagement.rules.setup.leaving import Leave
from bocage.systems.rules_of_engagement.rules.setup.recruitment import (
    BuyFortification,
    FinishArmy,
    Requisition,
    TakeSupport,
)
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import Park
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive
from bocage.systems.rules_of_engagement.rules.vehicles.moving import MendGun, WorkFree
from bocage.systems.rules_of_engagement.schema.vocabulary import State
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

STRIDE = 100.0
ASKED = 0.5
"""What a weapon is worth that a squad asks for, beside a point of support."""
ACTING = 0.25
"""What it is worth to a squad to act in its turn, of what its men are worth."""
GROUND = 0.12
"""What it costs to give way, of the same."""


def recruit(game: Game, decision: Decision) -> list[float]:
    """The platoon as it is, the dearest support that the points pay, then what squads may ask for."""
    left = points_left(game, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case TakeSupport(item=item):
                scores.append(ASKED + left - _left_after(game, decision.seat, item))
            case Requisition():
                scores.append(ASKED)
            case BuyFortification():
                scores.append(ASKED / 2)
            case _:
                scores.append(0.0 if isinstance(option, FinishArmy) else -1.0)
    return scores


def _left_after(game: Game, seat: Seat, item: str) -> int:
    """What would be left to spend if some support were taken."""
    twin = game.clone()
    one = twin.lists[seat]
    twin.put(one.but(support=(*one.support, item)))
    return points_left(twin, seat)


def to_goal(game: Game, at: tuple[int, int]) -> float:
    """How far a point is from what the battle is about, in strides."""
    return min([squared(at, goal) ** 0.5 for goal in game.scene.goals], default=0.0) / STRIDE


def respond(game: Game, decision: Decision) -> list[float]:
    """The nerve of a squad: a test that is likely to be passed, else out of the enemy's sight."""
    view = Outlook(game, decision.seat)
    return [_response(view, option) for option in decision.options]


def _response(view: Outlook, option: object) -> float:
    if not isinstance(option, ChooseTest | ChooseFallBack | ChooseHide):
        return 0.0
    game, squad = view.game, view.game.squad(option.unit)
    worth, here = view.worth(squad.id), game.places[squad.id]
    better, worse = state_after(squad.state, -1), state_after(squad.state, 1)
    match option:
        case ChooseHide():
            return worth * NERVES[better] - view.threat(squad, here, lies=True)
        case ChooseFallBack():
            return worth * (NERVES[better] - GROUND) - 0.5 * view.pull(squad, here)
        case _:
            chance = at_least(max(1, discipline_of(game, squad) - modifiers(game, squad).value))
            passed = NERVES[better] + _acting(better)
            failed = NERVES[worse] + _acting(worse)
            nerve = worth * (chance * passed + (1.0 - chance) * failed)
            return nerve - view.threat(squad, here, lies=True)


def _acting(state: State) -> float:
    """What a squad in such a state can still do in its turn."""
    return ACTING * {"confident": 1.0, "suppressed": 0.6, "shaken": 0.3}.get(state, 0.0)


def next_to_move(game: Game, decision: Decision) -> list[float]:
    """Those who are nearest to the goal make room for the others; nobody is forgotten."""
    scores = []
    for option in decision.options:
        if isinstance(option, Leave):
            scores.append(2.0)
        elif isinstance(option, MoveNext):
            scores.append(1.0 - 0.01 * to_goal(game, game.places[option.unit][0]))
        else:
            scores.append(-1.0)
    return scores


def drive(game: Game, decision: Decision) -> list[float]:
    """Towards the goal and not into the enemy's arms, and out of the mud."""
    scores = []
    for option in decision.options:
        match option:
            case Drive(unit=unit, to=to):
                start = game.places[unit][0]
                gained = to_goal(game, start) - to_goal(game, (to[-1].x, to[-1].y))
                scores.append(gained if not _is_close(game, game.squad(unit), (to[-1].x, to[-1].y)) else gained - 1.0)
            case WorkFree() | MendGun():
                scores.append(1.0)
            case _:
                scores.append(0.0)
    return scores


def _is_close(game: Game, squad: Squad, at: tuple[int, int]) -> bool:
    """Whether enemies on foot are near enough to a point to charge a vehicle there."""
    view = Outlook(game, squad.seat)
    near = (2 * game.scene.rulebook.combat.reach) ** 2
    return any(squared(at, there) <= near for enemy in view.enemies for there in game.places[enemy.id])


def park(game: Game, decision: Decision) -> list[float]:
    """Near what the battle is about."""
    return [-to_goal(game, (one.to.x, one.to.y)) if isinstance(one, Park) else 0.0 for one in decision.options]


def deceive(game: Game, decision: Decision) -> list[float]:
    """Where a squad would be expected: near what the battle is about."""
    return [-to_goal(game, (one.at.x, one.at.y)) if isinstance(one, PlaceDummy) else 0.0 for one in decision.options]


def begin(game: Game, decision: Decision) -> list[float]:
    """Whoever is second has the last word."""
    return [float(isinstance(option, GoSecond)) for option in decision.options]


def mount(game: Game, decision: Decision) -> list[float]:
    """Ride or get off to fight."""
    view = Outlook(game, decision.seat)
    return [rides(view, option) for option in decision.options]


def as_it_comes(game: Game, decision: Decision) -> list[float]:
    """All are as good."""
    return [0.0] * len(decision.options)


def act(game: Game, decision: Decision) -> list[float]:
    """Rather than nothing."""
    return [-1.0 if option.passes else 1.0 for option in decision.options]


def take_as_they_stand(game: Game, decision: Decision) -> list[float]:
    """The order of the groups changes nothing: all as they stand."""
    return [1.0 if option.passes else 0.0 for option in decision.options]


def wait(game: Game, decision: Decision) -> list[float]:
    """Nothing rather than something."""
    return [1.0 if option.passes else 0.0 for option in decision.options]
