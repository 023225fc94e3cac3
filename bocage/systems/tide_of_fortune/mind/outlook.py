"""The outlook of a side: where its units are wanted, and what attacks are worth."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.mind.chart import Goal, chart_of
from bocage.systems.tide_of_fortune.rules.combat.declaring import attackers_of, why_not_attack
from bocage.systems.tide_of_fortune.rules.combat.modifiers import armour, hits_on, infantry_assault
from bocage.systems.tide_of_fortune.rules.combat.odds import column, line_of
from bocage.systems.tide_of_fortune.rules.combat.strength import attack_strength, battery_in, defence_strength
from bocage.systems.tide_of_fortune.rules.combat.support import (
    attack_artillery,
    attack_support,
    defence_artillery,
    defence_support,
)
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover, OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, NONE, DivisionId, Unit, other

HELD, THREATENED = 0.15, 0.7
"""What a goal still counts for its holder in peace, or with enemies near."""
ALARM = 8
"""An enemy so near threatens a goal."""
CROWD = 0.2
"""How much less a goal draws for each unit that is there already."""
TAKE = 0.5
"""What it is worth to stand on a goal that is not held yet, as a share of its stake."""
CONTACT = (0.08, 0.03)
"""What it is worth to be beside an enemy whom one might attack, to the Allies and to the Germans."""
SHELTER, BANK, SHAKY = 0.03, 0.04, 0.12
"""Each line of the table that the ground gives; water before the enemy; what contact costs those who cannot attack."""
REAR, LINK, LONELY = 0.25, 0.05, 4
"""What it costs a headquarters to be near an enemy; each hex beyond its units' reach; what is near for one alone."""
FAIR = 7
"""From this column on an attack is worth making."""
A_COLUMN, AT_STAKE, WANTED = 0.2, 0.25, 0.3
"""What a column is worth; a goal that is wanted so much, or a bridge, in the hex that is attacked."""


class Outlook:
    """What one side sees in a position; made for one question."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.chart = chart_of(game.scene)
        self.wants = [(goal.hex, self._want(goal)) for goal in self.chart.goals]
        self._pulls: dict[Mover, list[tuple[tuple[float, ...], float]]] = {}

    def _want(self, goal: Goal) -> float:
        """How much a goal is wanted now: most by whoever does not hold it."""
        game, weight = self.game, goal.weight
        if self._holder(goal) != self.seat:
            return weight
        near = game.scene.grid.within(goal.hex, ALARM) & game.occupied[other(self.seat)]
        around = game.scene.grid.within(goal.hex, 1) & game.occupied[self.seat]
        there = sum(game.here(one).bit_count() for one in bits(around))
        return weight * (THREATENED if near else HELD) / (1 + CROWD * there)

    def _holder(self, goal: Goal) -> Seat:
        """Who holds a goal: an area the Germans while one of them is in it, an exit always."""
        if goal.area:
            return GERMAN if goal.area & self.game.occupied[GERMAN] else ALLIED
        site = self.game.scene.site_at.get(goal.hex)
        return GERMAN if site is None else self.game.sites[site].holder

    def pull(self, unit: Unit, hex: Hex) -> float:
        """How much the goals draw a unit to a hex: the best of them."""
        mover: Mover = "mot" if self.game.profile(unit).motorised else "leg"
        found = self._pulls.get(mover)
        if found is None:
            found = self._pulls[mover] = [(self.chart.near[mover, goal], want) for goal, want in self.wants]
        return max([near[hex] * want for near, want in found], default=0.0)

    def want_at(self, hex: Hex) -> float:
        """How much a hex is wanted for the goals near it."""
        return max([near[hex] * want for near, want in self._near_on_foot()], default=0.0)

    def place(self, unit: Unit, hex: Hex) -> float:
        """What it is worth for a unit to be in a hex."""
        game = self.game
        enemies = game.scene.grid.adjacent[hex] & game.occupied[other(self.seat)]
        if game.profile(unit).role in ("hq", "higher"):
            return self.behind(unit, hex) - (REAR if enemies else 0.0)
        value = self.pull(unit, hex)
        site = game.scene.site_at.get(hex)
        if site is not None and game.sites[site].holder != self.seat:
            value += TAKE * next((want for goal, want in self.wants if goal == hex), 0.0)
        return value + (self.front(unit, hex) if enemies else 0.0)

    def front(self, unit: Unit, hex: Hex) -> float:
        """What it is worth to be beside the enemy: the attacker wants to be, the defender behind water and in cover."""
        game, foes = self.game, self.game.occupied[other(self.seat)]
        if not game.profile(unit).may_attack or unit.disrupted:
            return -SHAKY
        line = game.scene.ground.terrain(hex, game.now.flooded).line
        sign = -1 if self.seat == ALLIED else 1
        value = CONTACT[self.seat] + SHELTER * line
        for near, water, _ in game.scene.ground.around[hex]:
            if water and foes >> near & 1:
                value += sign * BANK
        return value

    def behind(self, unit: Unit, hex: Hex) -> float:
        """How well a headquarters commands from a hex: near its foremost units, within reach of all.

        One whose units have left the map follows them; one without units keeps away from the enemy.
        """
        game, distance = self.game, self.game.scene.grid.distance
        members = game.units_of(game.members[unit.division]) if unit.division != NONE else ()
        own = [one for one in members if one.id != unit.id]
        if not own and has_units_out(game, unit.division):
            return self.pull(unit, hex)
        if not own:
            near = game.scene.grid.within(hex, LONELY) & game.occupied[other(self.seat)]
            return -REAR if near else 0.0
        radius = game.scene.rulebook.command.radius
        return -sum([LINK * max(distance(hex, one.hex) - radius + 2, 0) for one in own]) + 0.3 * self.pull(unit, hex)

    # Attacks

    def attack_column(self, hex: Hex, units: Sequence[Unit], number: DivisionId, order: OrderKind) -> int:
        """The column of the table of an attack by some units, with what armour, hits and infantry add to the die."""
        if not units:
            return 0
        game = self.game
        division, numbers = game.divisions[number], game.scene.rulebook.orders[order]
        defenders = [unit for unit in game.units_in(hex) if unit.seat != self.seat]
        battery = battery_in(game, hex, other(self.seat))
        defence = defence_strength(game, defenders) + (battery.strength if battery else 0)
        if defenders:
            defence += defence_support(game, hex, defenders, ()) + defence_artillery(game, hex, defenders)
        attack = attack_strength(game, units, numbers) + attack_support(game, hex, units)
        attack += attack_artillery(game, hex, division, units, numbers)
        added = armour(game, hex, division, units, defenders, order)
        added += infantry_assault(game, division, units, defenders, order)
        added += sum(marker.value for marker in hits_on(game, hex, division))
        line = game.scene.charts.combat.lines[line_of(game, hex, units)]
        return column(line, attack, max(defence, 1)) + added

    def attack(self, hex: Hex, units: Sequence[Unit], number: DivisionId, order: OrderKind) -> float:
        """What an attack is worth: something from a fair column on, and from a lower one with a bridge at stake."""
        if not units:
            return -1.0
        return A_COLUMN * (self.attack_column(hex, units, number, order) - FAIR) + 0.1 + self.stake(hex)

    def prospects(self, number: DivisionId, order: OrderKind) -> float:
        """What the best attack of a division where it stands is worth."""
        game, best = self.game, 0.0
        units = [unit for unit in attackers_of(game, number) if unit.on_map and not unit.disrupted]
        near = 0
        for unit in units:
            near |= game.scene.grid.adjacent[unit.hex]
        for hex in bits(near & game.closed(self.seat)):
            able = [unit for unit in units if why_not_attack(game, number, unit, hex) is None]
            best = max(best, self.attack(hex, able, number, order))
        return best

    def stake(self, hex: Hex) -> float:
        """What hangs on driving the enemy from a hex: a goal or a bridge there, or a way to one."""
        at_goal = any(hex in self.game.scene.near[goal] and want > WANTED for goal, want in self.wants)
        return AT_STAKE * (at_goal or self.chart.ends >> hex & 1) + 0.05 * self.want_at(hex)

    def _near_on_foot(self) -> list[tuple[tuple[float, ...], float]]:
        return [(self.chart.near["leg", goal], want) for goal, want in self.wants]


def has_units_out(game: Game, number: DivisionId) -> bool:
    """Whether units of a division have left the map by an exit."""
    return number != NONE and any(unit.division == number and unit.where == "left" for unit in game.units)
