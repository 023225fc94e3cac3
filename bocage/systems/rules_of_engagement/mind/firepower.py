"""Firepower: how many hits and losses the fire of squads makes on average, by the rules' own dice."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.mind.chart import Looks, chart_of
from bocage.systems.rules_of_engagement.rules.fire.arms import NOT_FIRED
from bocage.systems.rules_of_engagement.rules.fire.averages import CROWDED, NOTHING, Strike, at_least, mean
from bocage.systems.rules_of_engagement.rules.fire.needs import majority
from bocage.systems.rules_of_engagement.rules.fire.shooters import NO_USES, arm_of, band_of, loaders
from bocage.systems.rules_of_engagement.rules.vehicles.guns import gunner
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import kind_of
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

MOST = 1 << 12
STEP = 10
"""Distances are told apart by so many millimetres, rounded down."""


class Arm(NamedTuple):
    """So many men of a squad who fire the same weapon as well as one another."""

    weapon: Weapon
    shooting: int
    men: int


class Fire:
    """The fire of a squad, whatever it is fired at."""

    __slots__ = ("_known", "arms", "reach")

    def __init__(self, arms: tuple[Arm, ...]) -> None:
        self.arms = arms
        self.reach = max([arm.weapon.range for arm in arms], default=0)
        self._known: dict[tuple[int, int, int, bool, int], Strike] = {}

    def at(self, game: Game, far: int, cover: int, exp: int, lies: bool, added: int) -> Strike:
        """What it does at a distance to men in such cover who are so experienced and lie down or not."""
        key = far // STEP, cover, exp, lies, added
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _strike(game, self.arms, far // STEP * STEP, cover, exp, lies, added)
        return found

    def pierces(self, game: Game, far: int, armour: int) -> float:
        """The chance that it does something to a vehicle with such armour at a distance."""
        whole = 1.0
        for weapon, shooting, men in self.arms:
            band = band_of(game, weapon, far)
            if band is None or not weapon.strength(band):
                continue
            hit = chart_of(game.scene).chances[shooting, weapon.hit[band]] * at_least(
                max(armour - weapon.strength(band), 2)
            )
            whole *= (1.0 - hit) ** (men * mean(weapon.rates[band]))
        return 1.0 - whole


def fire_of(game: Game, squad: Squad, moved: bool = False) -> Fire:
    """The fire of a squad as it is, or after it has moved."""
    chart = chart_of(game.scene)
    firer = squad.but(moved=True) if moved and not squad.moved else squad
    taken = tuple([game.figures[one].arm for one in bits(game.members[squad.id])])
    key = squad.kind, game.members[squad.id], firer.moved, squad.gun, taken
    found = chart.fires.get(key)
    if found is None:
        if len(chart.fires) >= MOST:
            chart.fires.clear()
        found = chart.fires[key] = Fire(_arms(game, firer))
    assert isinstance(found, Fire)
    return found


def _arms(game: Game, squad: Squad) -> tuple[Arm, ...]:
    """Who of a squad fires what, by the same rules as in earnest."""
    vehicle = game.vehicle(squad.id)
    if vehicle is not None:
        man = game.scene.rosters[squad.kind][game.figures[gunner(game, squad.id)].man]
        weapons = [game.scene.weapons[one.weapon] for one in kind_of(game, vehicle).weapons]
        return tuple(Arm(weapon, man.profile.shooting, 1) for weapon in weapons)
    serving = loaders(game, squad, NO_USES)
    found: dict[tuple[str, int], int] = {}
    for figure, man in game.men(squad.id):
        weapon = None if figure.id in serving else arm_of(game, squad, figure, man, NO_USES)
        if weapon is None and man.arms and "indirect" in man.arms[0].marks:
            weapon = man.arms[0]
        if weapon is not None and weapon.type not in NOT_FIRED:
            key = weapon.name, man.profile.shooting
            found[key] = found.get(key, 0) + 1
    return tuple(Arm(game.scene.weapons[name], shooting, men) for (name, shooting), men in found.items())


def _strike(game: Game, arms: tuple[Arm, ...], far: int, cover: int, exp: int, lies: bool, added: int) -> Strike:
    book, chart = game.scene.rulebook.fire, chart_of(game.scene)
    in_cover = (0, book.light_cover, book.heavy_cover)[cover]
    hits = lost = 0.0
    for weapon, shooting, men in arms:
        band = band_of(game, weapon, far)
        if band is None:
            continue
        dice = men * mean(weapon.rates[band]) * CROWDED[weapon.blast]
        hit = dice * chart.chances[shooting, weapon.hit[band] + in_cover + added]
        need = max(1, exp - weapon.exp - book.using_terrain * lies)
        hits += hit
        lost += hit * (1.0 - at_least(need)) * at_least(weapon.ap)
    return Strike(hits, lost)


def experience(game: Game, unit: UnitId) -> int:
    """What the dice of most of a squad need that it is unharmed."""
    return -majority([-man.profile.exp for _, man in game.men(unit)])


def at_sight(game: Game, fire: Fire, seen: Looks, target: Squad, lies: bool, added: int = 0) -> Strike:
    """What some fire does to a squad of which so much is seen."""
    if seen.far > fire.reach:
        return NOTHING
    strike = fire.at(game, seen.far, seen.cover, experience(game, target.id), lies, added)
    return Strike(strike.hits * seen.share, strike.lost * seen.share)
