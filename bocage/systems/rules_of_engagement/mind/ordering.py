"""Ordering: what each squad is told to do: hold and fire, lie in wait, go on, or assault."""

from __future__ import annotations

from functools import cached_property

from bocage.board.table import Path
from bocage.board.table.points import between, middle, squared
from bocage.board.table.turns import is_ahead
from bocage.kernel import Decision
from bocage.systems.rules_of_engagement.mind.assaults import in_reach, storm
from bocage.systems.rules_of_engagement.mind.chart import FAR_OFF, looks, sample
from bocage.systems.rules_of_engagement.mind.marching import Prospect, under
from bocage.systems.rules_of_engagement.mind.outlook import Outlook
from bocage.systems.rules_of_engagement.rules.artillery.requests import RequestFire
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import discipline_of, modifiers
from bocage.systems.rules_of_engagement.rules.fire.averages import at_least
from bocage.systems.rules_of_engagement.rules.hiding.ambush import OrderAmbush
from bocage.systems.rules_of_engagement.rules.hiding.places import hides_at
from bocage.systems.rules_of_engagement.rules.orders.nearest import needs_nerve
from bocage.systems.rules_of_engagement.rules.orders.phase import (
    GiveOrder,
    OrderAssault,
    PrepareFire,
    ScreenSquad,
    SplitFire,
)
from bocage.systems.rules_of_engagement.rules.setup.leaving import why_not_leave
from bocage.systems.rules_of_engagement.rules.vehicles.moving import may_toil
from bocage.systems.rules_of_engagement.schema.vocabulary import Command
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

SEEN, UNSEEN, STRANGER = 0.75, 0.4, 0.25
"""How likely an enemy gives an opportunity to fire who is in sight, or is not; what a marker is worth a look."""
DECLARED = 0.05
"""It is good to have named a target, even one that nobody sees yet."""
DIVIDED = 0.5
SET_UP = 1.0
"""What it is worth to a support weapon to be ready to fire."""
TOIL = 1.5
"""What it is worth to a crew to work its vehicle free, or to mend its gun."""
OFF = 10.0
"""What it is worth to go off the table by the edge that one is to reach."""
HIDDEN = 3.0
"""What it is worth to those who lie in wait not to stir."""
UNFIT = 2.0
"""What it costs to leave a gun for an assault, or to go at armour with bare hands."""
STIRRING = 0.02
"""Who has no reason to go holds."""
AMBUSH, UNDER_COVER = 0.7, 0.5
"""How much less the enemy's fire counts for those who go into ambush, and what it costs not to fire meanwhile."""
SCREENED = 0.3
PARTS = 4
"""The way of an enemy to a goal is looked at where it is cut into so many parts."""
SHELLED = 150
"""Who is so near a mark that shells for it may fall on him."""


class Orders:
    """What orders are worth to one squad."""

    def __init__(self, game: Game, squad: Squad) -> None:
        self.game = game
        self.squad = squad
        self.view = Outlook(game, squad.seat)
        self._ends: dict[Command, Prospect] = {}

    def end(self, command: Command) -> Prospect:
        """The best that an order leads to."""
        found = self._ends.get(command)
        if found is None:
            found = self._ends[command] = under(self.view, self.squad, command)
        return found

    def worth(self, option: object) -> float:
        """What an order is worth, in men."""
        match option:
            case OrderAssault(order=command, target=target):
                return self._assault(command, self.game.squad(target))
            case SplitFire(order=command, target=target, other=other):
                shots = [self._fire(command, target), self._fire(command, other)] if target is not None else []
                return self._base(command) + DIVIDED * sum(shots)
            case GiveOrder(order=command, target=target):
                return self._base(command) + (0.0 if target is None else self._fire(command, target))
            case PrepareFire(towards=towards):
                return self._base("hold") + self._watch((towards.x, towards.y))
            case ScreenSquad(target=target):
                friend = self.game.squad(target)
                danger = self.view.threat(friend, self.game.places[target], friend.uses_terrain)
                return self._base("hold") + SCREENED * danger
            case OrderAmbush(order=command):
                return self._base(command) + self._hidden(self.end(command).places) - UNDER_COVER
            case RequestFire(at=at):
                return self._base("hold") + self._shelled((at.x, at.y))
            case _:
                return self._base("hold")

    def _base(self, command: Command) -> float:
        """What an order is worth besides the fire."""
        squad, value = self.squad, self.end(command).value
        if self.view.leaves:
            value += OFF * (why_not_leave(self.game, squad.but(order=command)) is None)
        if command == "hold":
            value += SET_UP * self._field * (self.view.serves(squad) and not squad.ready)
            waits = self._field if squad.veil == "ambush" or self._attacks else 1.0
            value += HIDDEN * waits * (squad.is_ambushed and not squad.fired)
            value += TOIL * may_toil(self.game, squad.but(order="hold"))
        return value if command == "hold" else value - STIRRING

    def _hidden(self, places: Path) -> float:
        """What it is worth to lie in ambush somewhere, if the place allows it."""
        if not all(hides_at(self.game, at) for at in places):
            return 0.0
        return AMBUSH * self.view.threat(self.squad, places, lies=True)

    @cached_property
    def _field(self) -> float:
        """What the squad commands from where it is, from 0 to 1: some enemy in sight, or as much of an enemy's way."""
        game, here = self.game, self.game.places[self.squad.id]
        ways = [
            1.0 if looks(game, here, game.places[one.id]).far != FAR_OFF else self._coming(one) / UNSEEN
            for one in self.view.enemies
            if not one.is_broken
        ]
        return max(ways, default=0.0 if self._attacks else 1.0)

    @cached_property
    def _attacks(self) -> bool:
        """Whether the squad's side has to go to the enemy, who will not come to it."""
        return self.game.scene.side(self.squad.seat).role == "attacker"

    def _fire(self, command: Command, target: int) -> float:
        """What fire at a target would do from where the order leads."""
        enemy, end = self.game.squad(target), self.end(command)
        moved = end.places is not self.game.places[self.squad.id]
        value = self.view.prospect(self.squad, enemy, end.places, moved)
        if value and needs_nerve(self.game, self.squad, target):
            value *= self._nerve()
        return value + DECLARED * self._closeness(enemy)

    def _nerve(self) -> float:
        """The chance to pass a test of discipline."""
        return at_least(max(1, discipline_of(self.game, self.squad) - modifiers(self.game, self.squad).value))

    def _closeness(self, enemy: Squad) -> float:
        """The nearer of two is the likelier to be seen."""
        far = squared(self.game.places[self.squad.id][0], self.game.places[enemy.id][0])
        width, depth = self.game.ground.size
        return 1.0 - far / (width * width + depth * depth)

    def _watch(self, towards: tuple[int, int]) -> float:
        """What fire kept for the right moment would do to those who are in the zone or may come into it."""
        game, squad, view = self.game, self.squad, self.view
        here = game.places[squad.id]
        origin = middle(here)
        facing = towards[0] - origin[0], towards[1] - origin[1]
        added, found = game.scene.rulebook.fire.opportunity, []
        for enemy in view.enemies:
            if not is_ahead(origin, facing, game.places[enemy.id][0]):
                continue
            if looks(game, here, game.places[enemy.id]).far != FAR_OFF:
                found.append(SEEN * view.prospect(squad, enemy, here, moved=False, added=added))
            elif not enemy.is_broken:
                found.append(self._coming(enemy) * view.emerging(squad, enemy, added))
        for marker in game.markers:
            if marker.is_there and marker.seat != squad.seat and is_ahead(origin, facing, marker.at):
                found.append(STRANGER)
        found.sort(reverse=True)
        return sum([value / 3.0**number for number, value in enumerate(found)])

    def _coming(self, enemy: Squad) -> float:
        """How likely an enemy comes into sight: as much of his way to the goals as is seen."""
        game, here = self.game, sample(self.game.places[self.squad.id])
        start = game.places[enemy.id][0]
        if self.view.held(game.places[enemy.id]):
            return 0.0
        ways = [between(start, goal, part, PARTS) for goal in game.scene.goals for part in range(1, PARTS)]
        seen = sum(any(game.sight.sees(eye, at) for eye in here) for at in ways)
        return UNSEEN * seen / len(ways) if ways else UNSEEN / 2

    def _assault(self, command: Command, target: Squad) -> float:
        """An assault, the fire before it, and the way there under the eyes of those who wait."""
        game, squad, view = self.game, self.squad, self.view
        there = game.places[target.id]
        if view.serves(squad) or game.vehicle(target.id) is not None:
            return self._base(command) - UNFIT
        value = storm(view, squad, target, in_reach(game, squad, target.id, command))
        if command != "run":
            value += view.prospect(squad, target, self.end(command).places, moved=True)
        return value + view.pull(squad, there) - view.gauntlet(squad, there)

    def _shelled(self, at: tuple[int, int]) -> float:
        """Shells are for enemies who are in sight of one another, and not for friends."""
        count = 0
        for one in self.game.squads:
            if one.is_hidden and one.seat != self.squad.seat:
                continue
            near = sum(squared(at, there) <= SHELLED**2 for there in self.game.places[one.id])
            count += near if one.seat != self.squad.seat else -2 * near
        return 0.25 * count


def order(game: Game, decision: Decision) -> list[float]:
    """What each order is worth."""
    unit = decision.options[0].unit
    orders = Orders(game, game.squad(unit))
    return [orders.worth(option) for option in decision.options]
