"""The outlook of a side: where its units are wanted, what threatens them there, what their fire is worth."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex, reach
from bocage.kernel import Seat
from bocage.systems.grand_tactical.mind.chart import chart_of
from bocage.systems.grand_tactical.rules.command.quality import quality_of
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim, is_armoured_target, shot_value, weapon_of
from bocage.systems.grand_tactical.rules.fire.shot import has_company
from bocage.systems.grand_tactical.rules.fire.weapons import direct_targets
from bocage.systems.grand_tactical.scene.profiles import HALF, INDIRECT
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other

HELD, GUARDED, CROWD = 0.3, 0.75, 0.3
"""What a goal still counts that is held in peace, or under threat; and how much less for each unit that is there."""
TAKE = 0.4
"""What it is worth at once to stand on a goal that is not held yet, as a share of what it counts."""
THREAT = 0.16
"""What it costs to stand in the fire zone of one enemy, in steps."""
SHELTER = 0.12
"""What each point of cover is worth where there is fire."""
CONTACT, SUPPORT = 0.5, 0.8
"""What it is worth to have somebody to fire at; and to be a battery whom enemies or goals are in range of."""
FRAIL, AT_THEIR_THROATS = 2.5, 1.0
"""How much more fire harms guns, mortars and vehicles full of men; what it costs them to be next to an enemy."""
COLUMN = 3.0
"""How much more it harms a unit in Column."""
LEAVING = 0.6
"""The share of a danger that is met on the way through a hex."""
DUG_IN, GARRISON = 0.5, 0.4
"""What a unit gives up that leaves its position; and, as a share of what it counts, a goal that nobody else is on."""
MASSED, CROWDED = 0.12, 1.0
"""What every step above three in a hex costs where the enemy is near, and an overstacked hex."""
MANY_STEPS = 3
AHEAD = 0.3
"""How much goals draw guns, mortars and batteries: they follow the others."""
STORM = 0.4
"""What it is worth to whoever can storm to stand next to an enemy on a goal."""
FORMED, DEPLOYED = 0.8, 0.1
"""What it costs to end a move in Column near the enemy, where it cannot be left at once, or can."""
MOST_LOOKED_AT = 14
"""So many of the hexes in reach are looked at closely."""
THREATENED = 6
"""An enemy so near may come to a goal."""


class Outlook:
    """What one side sees in a position; made for one question."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.chart = chart_of(game.scene)
        self.takes: dict[Hex, float] = {}
        self.wants = self._wants()
        self.zones = [game.zones[unit] for unit in bits(game.present[other(seat)]) if game.zones[unit]]
        self._pulls: dict[int, list[tuple[tuple[float, ...], float]]] = {}

    def _wants(self) -> list[tuple[Hex, float, int]]:
        """The goals, how much each is wanted now, and the units that hold it already."""
        game, seat = self.game, self.seat
        stakes, found = self.chart.stakes[seat], []
        for goal in game.objectives:
            stake = stakes[goal.hex]
            if goal.holder == seat:
                around = game.scene.grid.within(goal.hex, THREATENED)
                stake *= GUARDED if game.occupied[other(seat)] & around else HELD
            there = 0
            if goal.holder == seat:
                for hex in bits((game.scene.ring[goal.hex] | 1 << goal.hex) & game.occupied[seat]):
                    there |= game.here[hex]
            else:
                self.takes[goal.hex] = TAKE * stake
            found.append((goal.hex, stake, there))
        return found

    def is_frail(self, unit: Unit) -> bool:
        """Whether a unit is one that others protect: guns, mortars, batteries, and all in soft vehicles."""
        profile = self.game.profile(unit)
        return profile.kind == "gun" or profile.weapon in INDIRECT or (unit.mounted and not profile.armoured)

    def pull(self, unit: Unit, hex: Hex) -> float:
        """How much the best of the goals draws a unit to a hex: less if others are there, the unit itself apart."""
        found = self._pulls.get(unit.id)
        if found is None:
            mover = self.game.profile(unit).mover
            near, own = self.chart.near, ~(1 << unit.id)
            found = self._pulls[unit.id] = [
                (near[mover, goal], stake / (1 + CROWD * (there & own).bit_count()))
                for goal, stake, there in self.wants
            ]
        best = max([stake * near[hex] for near, stake in found], default=0.0)
        return AHEAD * best if self.is_frail(unit) else best

    def danger(self, unit: Unit, hex: Hex) -> float:
        """What a hex costs a unit by the enemies who could fire at it there."""
        fire = sum([zone >> hex & 1 for zone in self.zones])
        if not fire:
            return 0.0
        armoured = self.game.profile(unit).armoured
        cover = self.game.scene.ground.fire_modifier(hex, armoured, False, covered=not unit.column)
        exposed = (COLUMN if unit.column else 1.0) * (FRAIL if self.is_frail(unit) else 1.0)
        return fire * max(THREAT * exposed + SHELTER * cover * 0.5, 0.04)

    def place(self, unit: Unit, hex: Hex) -> float:
        """What it is worth for a unit to be in a hex."""
        danger = self.danger(unit, hex)
        value = self.pull(unit, hex) - danger + self.prospects(unit, hex) + self.takes.get(hex, 0.0)
        if unit.hex == hex:
            value += self.garrison(unit) + (DUG_IN if unit.shelter != "none" else 0.0)
        return value - self.crowding(unit, hex)

    def garrison(self, unit: Unit) -> float:
        """What a goal is worth that a unit alone is on, where enemies might come."""
        game, hex = self.game, unit.hex
        if not game.scene.goals >> hex & 1 or game.here[hex] & game.present[self.seat] != 1 << unit.id:
            return 0.0
        near = game.scene.grid.within(hex, THREATENED) & game.occupied[other(self.seat)]
        return GARRISON * self.chart.stakes[self.seat][hex] if near else 0.0

    def crowding(self, unit: Unit, hex: Hex) -> float:
        """What it costs to stand together with others: all fire finds a mass more easily."""
        beside = self.steps_beside(unit, hex)
        if not beside:
            return 0.0
        together = beside + self.game.steps_of(unit)
        if together > self.game.scene.rulebook.stacking.steps:
            return CROWDED
        near = self.game.scene.near[hex] & self.game.occupied[other(self.seat)]
        return MASSED * (together - MANY_STEPS) if near and together > MANY_STEPS else 0.0

    def prospects(self, unit: Unit, hex: Hex) -> float:
        """What a unit could do from a hex: fire; batteries keep away from the enemy."""
        game = self.game
        enemies = game.occupied[other(self.seat)]
        if self.is_frail(unit):
            close = AT_THEIR_THROATS if game.scene.ring[hex] & enemies else 0.0
            front = game.scene.profiles[unit.type][0]
            if front.weapon in INDIRECT:
                reached = game.scene.grid.within(hex, front.range)
                return (SUPPORT if reached & enemies else 0.0) - close
            return (SUPPORT if self.sees_somebody(unit, hex) else 0.0) - close
        if unit.column or not self.sees_somebody(unit, hex):
            return 0.0
        able = game.profile(unit).assault is not None
        return CONTACT + (STORM if able and game.scene.ring[hex] & enemies & game.scene.goals else 0.0)

    def sees_somebody(self, unit: Unit, hex: Hex) -> bool:
        """Whether a unit could fire at an enemy from a hex, out of its vehicles."""
        game = self.game
        zone = game.scene.profiles[unit.type][0].zone
        if not zone:
            return False
        return bool(game.scene.field(hex, min(zone, game.reach), game.barrages) & game.occupied[other(self.seat)])

    def steps_beside(self, unit: Unit, hex: Hex) -> int:
        """The steps of other units of the side in a hex, Parks and Columns apart."""
        game = self.game
        if not game.occupied[self.seat] >> hex & 1:
            return 0
        others = [one for one in game.units_in(hex) if one.id != unit.id and not one.column and one.park == NONE]
        return sum([game.steps_of(one) for one in others])

    def best_place(
        self, unit: Unit, points: int, column: Column, formed: bool = False
    ) -> tuple[Hex, float, tuple[Hex, ...]]:
        """The best hex that a unit can reach with so many half points, its worth, and the way there."""
        best = unit.hex, self.place(unit, unit.hex), ()
        return max([best, *self.places(unit, points, column, formed)], key=lambda place: place[1])

    def places(
        self, unit: Unit, points: int, column: Column, formed: bool = False
    ) -> Iterator[tuple[Hex, float, tuple[Hex, ...]]]:
        """The hexes that a unit can reach and that are nearest to its goals, their worth, and the way there.

        Fire on the way counts; a Column goes nowhere that the enemy covers, and near the enemy it keeps what it needs
        to deploy, unless it has `formed` just now.
        """
        game = self.game
        enemy = other(self.seat)
        blocked = game.occupied[enemy] | game.shunned[self.seat]
        if column == "division-first" or unit.column:
            blocked |= game.swept[enemy]
        if unit.column:
            blocked |= game.columns[self.seat] & ~(1 << unit.hex)
        mover = game.profile(unit).mover
        found = reach(game.scene.ground.costs(mover, unit.column), unit.hex, points, blocked=blocked)
        hexes = sorted(found.cost, key=lambda hex: -self.pull(unit, hex))[:MOST_LOOKED_AT]
        for hex in hexes:
            if hex == unit.hex:
                continue
            path = found.path(hex)
            value = self.place(unit, hex) - self.way_danger(unit, path) - 0.001 * found.cost[hex]
            if unit.column and self.is_close(hex):
                deploys = not formed and points - found.cost[hex] >= HALF * game.scene.rulebook.movement.leave_column
                value -= DEPLOYED if deploys else FORMED
            yield hex, value, path

    def is_close(self, hex: Hex) -> bool:
        """Whether the enemy covers a hex or one beside it, so that nobody should be in Column there."""
        return bool(self.game.swept[other(self.seat)] & (self.game.scene.ring[hex] | 1 << hex))

    def is_near(self, hex: Hex) -> bool:
        """Whether enemies are so near that whoever halts here should not be in Column."""
        return bool(self.game.scene.grid.within(hex, THREATENED) & self.game.occupied[other(self.seat)])

    def way_danger(self, unit: Unit, path: tuple[Hex, ...]) -> float:
        """What leaving the hexes of a way costs, the first included."""
        if unit.entering:
            return LEAVING * sum([self.danger(unit, hex) for hex in path[:-1]])
        return LEAVING * sum([self.danger(unit, hex) for hex in (unit.hex, *path[:-1])])

    # Fire

    def harm(self, aim: Aim, bonus: bool = True) -> float:
        """What a shot does on average, in steps of its target."""
        game = self.game
        value = shot_value(game, aim).value
        weapon, armoured = weapon_of(game, aim), is_armoured_target(game, aim)
        plain = self.chart.harm[weapon, armoured, value]
        unit = game.unit(aim.unit)
        if not bonus or not has_company(game, unit):
            return plain
        most = game.scene.rulebook.fire.most
        better = self.chart.harm[weapon, armoured, min(value + game.scene.rulebook.fire.company_bonus, most)]
        share = (quality_of(game, unit).value + 1) / 10
        return share * better + (1 - share) * plain

    def shot(self, aim: Aim, bonus: bool = True) -> float:
        """What a shot is worth on average, in steps of the enemy's."""
        return self.harm(aim, bonus) * self.weight(aim.target)

    def weight(self, target: int) -> float:
        """How much harm to a unit counts: those on goals, and those who threaten, more."""
        game = self.game
        unit = game.unit(target)
        goal = 0.5 if game.scene.goals >> unit.hex & 1 else 0.0
        return (1.0 + goal) * (0.6 if unit.suppressed else 1.0)

    def best_shot(self, unit: Unit) -> float:
        """What the best direct shot of a unit is worth."""
        return max([self.shot(Aim(unit.id, target)) for target in direct_targets(self.game, unit)], default=0.0)
