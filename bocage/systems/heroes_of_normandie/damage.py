"""Damage to heavy vehicles (Dégâts): where a hit strikes, and what that does."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Pool, Roll, Step, UnitId
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.state import Game, enemy_of


class Location(Frame[bool]):
    """A heavy vehicle is hit: the attacker rolls where; answers whether that is its end.  [hon.hvy.location-roll]"""

    unit: UnitId
    piercing: bool = False

    def start(self, game: Game) -> Step:
        """Roll one die."""
        return Call(Roll("location", enemy_of(game.unit(self.unit).seat), 1), then=self.struck)

    def struck(self, game: Game, pool: Pool) -> Step:
        """Place the marker; a second of the same kind destroys the vehicle. Piercing adds one to the die.

        [hon.abil.piercing hon.hvy.second-same hon.hvy.destroyed hon.ruling.location-seven hon.hvy.hull]
        """
        rules, unit = game.scene.rulebook, game.unit(self.unit)
        place = min(pool.faces[0] + self.piercing, len(rules.locations))
        found = rules.locations[place - 1]
        if found == "destroyed" or found in unit.damage:
            return self.done(True)
        more = rules.hull_suppressed if found == "hull" else 0
        game.put(unit.but(damage=(*unit.damage, found), suppressed=unit.suppressed + more))
        game.emit(events.Damaged(self.unit, found))
        return self.done(False)
