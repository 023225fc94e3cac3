"""The outlook of a side: what squads are worth, what fire does to them, and what places are worth to them now."""

from __future__ import annotations

from functools import cached_property
from math import isqrt

from bocage.board.bits import bits
from bocage.board.table import Area, Path, Point
from bocage.board.table.crossings import crosses
from bocage.board.table.points import squared
from bocage.kernel import Seat, UnitId
from bocage.mind import logistic
from bocage.systems.rules_of_engagement.mind.aims import Aim, holder_of, stand_on
from bocage.systems.rules_of_engagement.mind.chart import FAR_OFF, Looks, chart_of, looks
from bocage.systems.rules_of_engagement.mind.firepower import Fire, at_sight, fire_of
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of
from bocage.systems.rules_of_engagement.rules.fire.averages import Strike, average
from bocage.systems.rules_of_engagement.rules.fire.shooters import NO_USES, Uses, can_fire
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import kind_of
from bocage.systems.rules_of_engagement.rules.works.mines import MINEFIELD
from bocage.systems.rules_of_engagement.schema.vocabulary import STATES, SquadType, State
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

NERVES: dict[State, float] = {"confident": 1.0, "suppressed": 0.7, "shaken": 0.4, "demoralised": 0.15, "destroyed": 0.0}
"""What a squad in each state is worth of one that is confident."""
CASUALTY = 1.3
"""What a man who is lost is worth besides: the side's breaking point comes nearer."""
POINT = 2.6
"""What a point at the end is worth, in men."""
EARLY, LATE = 0.7, 1.6
"""How much goals draw in the first turn and in the last."""
LOST, OWN = 1.4, 0.7
"""How much more a goal draws that the enemy has, and how much less one's own."""
DESPAIR = 0.7
"""How much of his caution a player gives up who is about to lose."""
DRAWN: dict[SquadType, float] = {"support": 0.5, "gun": 0.1, "sniper": 0.15, "medic": 0.3, "hq": 0.4, "observer": 0.3}
"""How much of that those are drawn who do not storm: they fire, see or lead from where they are."""
BEHIND: tuple[SquadType, ...] = ("hq", "medic", "observer")
EXPOSED = 2.0
"""Who should not be the foremost of all, and what that costs."""
WITHIN, SURPRISED = 250, 0.6
"""Enemies who are so near may come round a corner in their turn, and how much of what they would do then counts."""
MINED = 2.5
"""What it costs to go into a minefield that one knows of."""
CROWD = 0.5
"""How much less a goal draws for each friend who is nearer to it."""
ROAD = 2.2
"""How much more an edge to leave by draws than a goal to stand on, all the way there alike."""
PACE, DELAY = 140, 250
"""How far a squad comes in a turn, and by how much it may be behind that."""
LEAVING = 0.6
"""How much the enemy's fire counts for those who only want to get past him."""
DANGER = 0.9
"""How much the enemy's fire counts that is to be expected."""
SHARED = 0.6
"""How much less each other squad in sight makes it: the enemy fires at one of them."""
SHELTER = 0.12
"""What cover is worth to each man, by its class, against enemies who do not see him yet."""
ARMOURED = 4.0


class Outlook:
    """What one side sees in a position; made for one question."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.chart = chart_of(game.scene)
        self.enemies = enemies_of(game, seat)
        self.friends = game.squads_of(seat)
        self._fires: dict[tuple[UnitId, bool], Fire] = {}
        self._worths: dict[UnitId, float] = {}

    def worth(self, unit: UnitId) -> float:
        """What the men of a squad are worth."""
        found = self._worths.get(unit)
        if found is None:
            game = self.game
            worths = self.chart.men[game.squads[unit].kind]
            found = sum([worths[game.figures[one].man] for one in bits(game.members[unit])])
            if self.game.vehicle(unit) is not None:
                found += ARMOURED
            self._worths[unit] = found
        return found

    def fire(self, squad: Squad, moved: bool = False) -> Fire:
        """The fire of a squad."""
        key = squad.id, moved
        found = self._fires.get(key)
        if found is None:
            found = self._fires[key] = fire_of(self.game, squad, moved)
        return found

    # What fire does

    def harm(self, target: Squad, strike: Strike) -> float:
        """What fire takes from a squad, in men: those who are lost, and the nerve of the others."""
        men = self.game.strength(target.id)
        if not men or not strike.hits:
            return 0.0
        worth = self.worth(target.id)
        lost = min(strike.lost, float(men))
        left = max(men - lost, 0.5)
        before = float(target.count)
        now = self._nerve(target.state, before, left)
        then = self._nerve(target.state, before + strike.hits, left)
        return lost * (worth / men) * CASUALTY + max(now - then, 0.0) * worth * left / men

    def _nerve(self, state: State, hits: float, men: float) -> float:
        """What a squad with so many hits will be worth when they are reckoned, of one that is confident."""
        ratio = hits / men
        suppressed = min(max(ratio - 0.4, 0.0) / 1.0, 1.0)
        shaken = min(max(ratio - 1.4, 0.0) / 1.0, 1.0)
        steady = NERVES["confident"] - NERVES["suppressed"]
        firm = NERVES["suppressed"] - NERVES["shaken"]
        return min(NERVES["confident"] - steady * suppressed - firm * shaken, NERVES[state])

    def shot(self, squad: Squad, target: Squad, opportunity: bool, uses: Uses = NO_USES) -> float:
        """What a shot that is on offer does, by the dice of the rules."""
        return self.harm(target, average(self.game, squad.id, target.id, opportunity, uses))

    def prospect(self, squad: Squad, target: Squad, eyes: Path, moved: bool, added: int = 0) -> float:
        """What a squad's fire at another would do from some places."""
        if not self.may_fire(squad, moved):
            return 0.0
        seen = looks(self.game, eyes, self.game.places[target.id])
        if seen.far == FAR_OFF:
            return 0.0
        added += self.game.scene.rulebook.fire.acquired * (target.id in squad.acquired and not moved)
        strike = at_sight(self.game, self.fire(squad, moved), seen, target, target.uses_terrain, added)
        return self.harm(target, strike)

    def may_fire(self, squad: Squad, moved: bool) -> bool:
        """Whether a squad may fire at all, when it has moved: support weapons have to be set up."""
        if squad.state == "demoralised" or (moved and self.serves(squad)):
            return False
        return squad.ready or not self.serves(squad)

    def serves(self, squad: Squad) -> bool:
        """Whether a squad serves a support weapon."""
        return squad.gun == "served" and squad.kind in self.game.scene.served

    def best_prospect(self, squad: Squad, eyes: Path, moved: bool, added: int = 0) -> tuple[float, UnitId]:
        """The best target from some places, and what fire at it would do."""
        best, found = 0.0, NOBODY
        for enemy in self.enemies:
            value = self.prospect(squad, enemy, eyes, moved, added)
            if value > best:
                best, found = value, enemy.id
        return best, found

    def against(self, squad: Squad, target: Squad, marks: Path, added: int) -> float:
        """What a squad's fire would do to another that stood elsewhere, and was not lying down."""
        seen = looks(self.game, self.game.places[squad.id], marks)
        if seen.far == FAR_OFF:
            return 0.0
        return self.harm(target, at_sight(self.game, self.fire(squad), seen, target, target.uses_terrain, added))

    def emerging(self, squad: Squad, enemy: Squad, added: int) -> float:
        """What a squad would do to an enemy who came into its sight where he is now, without cover."""
        game = self.game
        if not self.may_fire(squad, False):
            return 0.0
        far = game.scene.gap(game.places[squad.id][0], game.places[enemy.id][0])
        return self.harm(enemy, at_sight(game, self.fire(squad), Looks(1.0, far, 0), enemy, False, added))

    # What the enemy's fire does

    def threat(self, squad: Squad, places: Path, lies: bool) -> float:
        """What the enemy's fire would cost a squad that stood so, as far as it is seen."""
        game = self.game
        hits = lost = pierced = 0.0
        if squad.is_ambushed and places == game.places[squad.id]:
            return 0.0
        armour = self.armour(squad)
        for enemy in self.enemies:
            if not self.is_dangerous(enemy):
                continue
            seen = looks(game, game.places[enemy.id], places)
            if seen.far == FAR_OFF:
                continue
            share = seen.share / (1.0 + SHARED * self._others_in_sight(enemy, squad.id))
            if armour:
                pierced += self.fire(enemy).pierces(game, seen.far, armour) * share
                continue
            strike = at_sight(game, self.fire(enemy), seen, squad, lies)
            hits += strike.hits * share / seen.share
            lost += strike.lost * share / seen.share
        if armour:
            return self.caution * min(pierced, 1.0) * self.worth(squad.id)
        return self.caution * self.harm(squad, Strike(hits, lost))

    def armour(self, squad: Squad) -> int:
        """How thick the armour of a vehicle is, in front and at the side; 0 for men on foot."""
        vehicle = self.game.vehicle(squad.id)
        if vehicle is None:
            return 0
        kind = kind_of(self.game, vehicle)
        return (kind.front + kind.side + 1) // 2

    def is_dangerous(self, enemy: Squad) -> bool:
        """Whether an enemy will fire in his next turn, or before."""
        return enemy.state in ("confident", "suppressed") and enemy.combat is None and self.may_fire(enemy, False)

    def _others_in_sight(self, enemy: Squad, unit: UnitId) -> int:
        eyes = self.game.places[enemy.id]
        return sum(
            one.id != unit and looks(self.game, eyes, self.game.places[one.id]).far != FAR_OFF for one in self.friends
        )

    def gauntlet(self, squad: Squad, places: Path) -> float:
        """What those cost who wait for a moment to fire, if a squad shows itself so on its way."""
        game, added = self.game, self.game.scene.rulebook.fire.opportunity
        total, armour = 0.0, self.armour(squad)
        for enemy in self.enemies:
            if enemy.zone is None or not can_fire(game, enemy):
                continue
            seen = looks(game, game.places[enemy.id], places)
            if seen.far == FAR_OFF:
                continue
            if armour:
                total += self.fire(enemy).pierces(game, seen.far, armour) * seen.share * self.worth(squad.id)
            else:
                total += self.harm(squad, at_sight(game, self.fire(enemy), seen, squad, False, added))
        return self.caution * total

    def surprise(self, squad: Squad, places: Path) -> float:
        """What it costs those who do not storm to stand where enemies who do not see them yet are a few steps away."""
        game, worst = self.game, 0.0
        if not (self.serves(squad) or game.scene.squad_kinds[squad.kind].kind in BEHIND):
            return 0.0
        for enemy in self.enemies:
            there = game.places[enemy.id]
            if enemy.is_broken or enemy.combat is not None or self.serves(enemy) or game.vehicle(enemy.id) is not None:
                continue
            near = min([squared(places[0], at) for at in there])
            if near <= WITHIN**2 and looks(game, there, places).far == FAR_OFF:
                seen = Looks(1.0, isqrt(near), 0)
                worst = max(worst, self.harm(squad, at_sight(game, self.fire(enemy, moved=True), seen, squad, False)))
        return self.caution * SURPRISED * worst

    @cached_property
    def mines(self) -> tuple[Area, ...]:
        """The minefields that the side knows of, its own above all."""
        known = [one for one in self.game.works if one.seat == self.seat or not one.secret]
        return tuple(Area(one.corners) for one in known if one.kind == MINEFIELD and one.is_there and not one.decoy)

    def mined(self, squad: Squad, places: Path) -> float:
        """What mines cost on a march to some places."""
        for area in self.mines:
            for start, end in zip(self.game.places[squad.id], places, strict=False):
                if start != end and (area.holds(end) or any(crosses(start, end, leg) for leg in area.legs)):
                    return MINED
        return 0.0

    # What places are worth

    @cached_property
    def late(self) -> float:
        """How much of the battle is over, from 0 to 1."""
        turns = max(self.game.scene.scenario.turns - 1, 1)
        return min(self.game.now.turn - 1, turns) / turns

    @cached_property
    def wants(self) -> tuple[tuple[Aim, float], ...]:
        """The aims, and what each is worth to the side: more where the enemy has it, less where it is one's own."""
        haste, found = EARLY + (LATE - EARLY) * self.late, []
        for aim in self.chart.aims:
            holder, worth = holder_of(self.game, aim), aim.worth[self.seat]
            share = 1.0 if holder == NOBODY else OWN if holder == self.seat else LOST
            if worth:
                found.append((aim, POINT * worth * haste * share))
        return tuple(found)

    @cached_property
    def caution(self) -> float:
        """How much the enemy's fire counts: less for whoever is behind when the end is near."""
        behind = any(aim.kind == "edge" or holder_of(self.game, aim) == 1 - self.seat for aim, _ in self.wants)
        bold = LEAVING if self.leaves else 1.0
        return DANGER * bold * (1.0 - DESPAIR * self.late if behind else 1.0)

    def pull(self, squad: Squad, places: Path) -> float:
        """How much the goals draw a squad to some places: its foremost man counts, and whoever is nearer draws less."""
        best = 0.0
        for aim, want in self.wants:
            goal = min(aim.spots, key=lambda spot: squared(places[0], spot))
            mine = min([squared(at, goal) for at in places])
            nearer = sum(
                one.id != squad.id and not one.is_broken and self._is_nearer(one, goal, mine) for one in self.friends
            )
            if aim.kind == "edge":
                best = max(
                    best,
                    want * ROAD * self._on_the_way(self.chart.ways[self.game.ground, _foremost(places, goal), goal]),
                )
                continue
            near = (self.chart.nearness(places[0], goal) + self.chart.nearness(_foremost(places, goal), goal)) / 2
            crowd = CROWD if aim.kind in ("building", "point", "area") else 0.0
            best = max(best, want * near / (1 + crowd * nearer))
        drawn = 1.0 if self.leaves else DRAWN.get(self.game.scene.squad_kinds[squad.kind].kind, 1.0)
        return best * drawn

    def _on_the_way(self, far: float) -> float:
        """How far one has come to the edge, and how likely one will be there in time."""
        left = max(self.game.scene.scenario.turns - self.game.now.turn, 0)
        in_time = logistic((left * PACE - far) / DELAY)
        return (1.0 - far / self.chart.across + in_time) / 2

    @cached_property
    def leaves(self) -> bool:
        """Whether the side is to leave by an edge, with all that it has."""
        return any(aim.kind == "edge" for aim, _ in self.wants)

    def _is_nearer(self, squad: Squad, goal: Point, far: int) -> bool:
        return any(squared(at, goal) < far for at in self.game.places[squad.id])

    def held(self, places: Path) -> float:
        """What it is worth that men stand on a goal itself."""
        haste = EARLY + (LATE - EARLY) * self.late
        return sum([POINT * aim.worth[self.seat] * haste for aim, _ in self.wants if stand_on(self.game, aim, places)])

    def shelter(self, squad: Squad, places: Path) -> float:
        """What cover is worth against enemies who do not see the squad yet, or who are still to be set up."""
        if not places:
            return 0.0
        eyes = [self.game.places[one.id][0] for one in self.enemies] or [self._enemy_zone]
        eye = min(eyes, key=lambda at: squared(at, places[0]))
        cover = self.game.ground.cover
        return SHELTER * self.game.strength(squad.id) * sum([cover(eye, at) for at in places]) / len(places)

    @cached_property
    def _enemy_zone(self) -> Point:
        """The middle of where the enemy is set up."""
        west, north, east, south = self.game.scene.side(1 - self.seat).zone
        return (west + east) // 2, (north + south) // 2

    def forward(self, squad: Squad, places: Path) -> float:
        """What it costs when those go before the others who should be behind them."""
        if self.game.scene.squad_kinds[squad.kind].kind not in BEHIND or not self.enemies or self.leaves:
            return 0.0
        foes = [at for enemy in self.enemies for at in self.game.places[enemy.id][:1]]
        mine = min([squared(places[0], foe) for foe in foes])
        others = [self.game.places[one.id][0] for one in self.friends if one.id != squad.id]
        return 0.0 if any(squared(at, foe) < mine for at in others for foe in foes) else EXPOSED

    def place(self, squad: Squad, places: Path, lies: bool) -> float:
        """What it is worth for a squad to stand so when the enemy's turn comes."""
        value = self.pull(squad, places) + HOLD * self.held(places) - self.forward(squad, places)
        value += self.shelter(squad, places) - self.surprise(squad, places)
        return value - self.threat(squad, places, lies)


HOLD = 0.5
"""What standing on a goal is worth besides being near it."""


def _foremost(places: Path, goal: Point) -> Point:
    return min(places, key=lambda at: squared(at, goal))


def state_after(state: State, steps: int) -> State:
    """The state so many steps down the track.

    >>> state_after("confident", 1), state_after("shaken", -2)
    ('suppressed', 'confident')
    """
    return STATES[min(max(STATES.index(state) + steps, 0), len(STATES) - 1)]
