"""Combat: headquarters may withdraw, support is announced, strengths are compared, and a die decides."""

from __future__ import annotations

from bocage.kernel import PASS, Ask, Call, Frame, Goto, Option, Pass, PlaceId, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_fortune.rules.combat import modifiers, support
from bocage.systems.tide_of_fortune.rules.combat.odds import column, line_of
from bocage.systems.tide_of_fortune.rules.combat.refusing import RefuseCombat
from bocage.systems.tide_of_fortune.rules.combat.strength import attack_strength, battery_in, defence_strength
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Division, DivisionId, Unit, other
from bocage.systems.tide_of_fortune.state.rolling import roll_one

POINTS, SHIPS, AIR, HELP = "combat.support", "combat.ships", "combat.air", "combat.help"


class AddSupport(Option):
    """Add so many support points to the attack."""

    until = "Combat"
    points: int


class AddShips(Option):
    """Add so many naval points to the attack, as support points."""

    until = "Combat"
    points: int


class UseAircraft(Option):
    """Use so many points of tactical aircraft."""

    until = "Combat"
    points: int


class HelpDefence(Option):
    """Add a support point to the defence."""

    until = "Combat"


class Combat(Frame[tuple[int, ...]]):
    """One attack up to its die: answers the attacker's and the defender's number, or nothing where nobody was left.

    The attacker announces his support first.

    [tof.8.support-kinds tof.8.support-order tof.8.odds tof.8.one-die tof.8.drm-kinds tof.8.drm-net]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]
    division: DivisionId
    order: OrderKind
    awaiting: tuple[PlaceId, ...] = ()
    """The hexes that will be attacked after this one."""
    points: int = 0
    air: int = 0
    help: int = 0

    def start(self, game: Game) -> Step:
        """Headquarters that are attacked may refuse.  [tof.9.hq-refuse-combat]"""
        return Call(RefuseCombat(self.hex, self.seat(game)), then=self.refused)

    def refused(self, game: Game) -> Step:
        """Without anybody there, there is no combat."""
        if not self.defenders(game) and battery_in(game, self.hex, other(self.seat(game))) is None:
            game.emit(events.AttackDropped(self.hex))
            return self.done(())
        return Goto(self.ask_points)

    # Those who fight

    def seat(self, game: Game) -> Seat:
        """Who attacks."""
        return game.divisions[self.division].seat

    def leads(self, game: Game) -> Division:
        """The division that attacks."""
        return game.divisions[self.division]

    def attackers(self, game: Game) -> list[Unit]:
        """Who attacks."""
        return [game.unit(unit) for unit in self.units]

    def defenders(self, game: Game) -> list[Unit]:
        """Who is attacked: all units in the hex."""
        return list(game.units_in(self.hex))

    # Support

    def ask_points(self, game: Game) -> Step:
        """The attacker's support points.  [tof.8.sp-value]"""
        most = self.most_points(game)
        if not most:
            return Goto(self.ask_ships)
        offers: list[AddSupport | Pass] = [PASS, *(AddSupport(points) for points in range(1, most + 1))]
        return Ask(self.seat(game), POINTS, offers, self.supported, self.why_not_points, args={"hex": self.hex})

    def most_points(self, game: Game) -> int:
        """What the order, the pool and the state of the attackers allow."""
        limit = game.scene.rulebook.orders[self.order].sp
        return support.support_points(game, self.leads(game), self.attackers(game), limit)

    def why_not_points(self, game: Game, choice: AddSupport | Pass) -> Refusal | None:
        """The order limits support points, and so does the pool.  [tof.8.sp-free tof.8.sp-value]"""
        if isinstance(choice, Pass) or 0 < choice.points <= self.most_points(game):
            return None
        most = game.scene.rulebook.orders[self.order].sp
        return Refusal("tof.8.sp-free" if choice.points > most else "tof.8.sp-value", {"most": self.most_points(game)})

    def supported(self, game: Game, choice: AddSupport | Pass) -> Step:
        """They are used up."""
        if isinstance(choice, Pass):
            return Goto(self.ask_ships)
        support.spend(game, self.leads(game), choice.points)
        return Goto(self.but(points=choice.points).ask_ships)

    def ask_ships(self, game: Game) -> Step:
        """The attacker's naval points, on the coast.  [tof.ruling.naval-land]"""
        most = self.most_ships(game)
        if not most:
            return Goto(self.ask_air)
        offers: list[AddShips | Pass] = [PASS, *(AddShips(points) for points in range(1, most + 1))]
        return Ask(self.seat(game), SHIPS, offers, self.shelled, self.why_not_ships, args={"hex": self.hex})

    def most_ships(self, game: Game) -> int:
        """What the order leaves of support points, and the ships have.  [tof.8.sp-free tof.ruling.naval-land]"""
        left = game.scene.rulebook.orders[self.order].sp - self.points
        return support.naval_points(game, self.hex, self.leads(game), self.attackers(game), left)

    def why_not_ships(self, game: Game, choice: AddShips | Pass) -> Refusal | None:
        """As support points they share the limit of the order.  [tof.ruling.naval-land]"""
        most = self.most_ships(game)
        if isinstance(choice, Pass) or 0 < choice.points <= most:
            return None
        return Refusal("tof.ruling.naval-land", {"most": most})

    def shelled(self, game: Game, choice: AddShips | Pass) -> Step:
        """They are used up.  [tof.9.naval-pool]"""
        if isinstance(choice, Pass):
            return Goto(self.ask_air)
        side = game.sides[self.seat(game)]
        game.put(side.but(naval=side.naval - choice.points))
        return Goto(self.but(points=self.points + choice.points).ask_air)

    def ask_air(self, game: Game) -> Step:
        """The attacker's aircraft.  [tof.8.tac-limit]"""
        most = modifiers.most_aircraft(game, self.leads(game))
        if not most:
            return Goto(self.ask_help)
        offers: list[UseAircraft | Pass] = [PASS, *(UseAircraft(points) for points in range(1, most + 1))]
        return Ask(self.seat(game), AIR, offers, self.flown, self.why_not_air, args={"hex": self.hex})

    def why_not_air(self, game: Game, choice: UseAircraft | Pass) -> Refusal | None:
        """Weather limits aircraft.  [tof.8.tac-limit]"""
        most = modifiers.most_aircraft(game, self.leads(game))
        if isinstance(choice, Pass) or 0 < choice.points <= most:
            return None
        return Refusal("tof.8.tac-limit", {"most": most})

    def flown(self, game: Game, choice: UseAircraft | Pass) -> Step:
        """They are used up.  [tof.8.tac-drm]"""
        if isinstance(choice, Pass):
            return Goto(self.ask_help)
        side = game.sides[self.seat(game)]
        game.put(side.but(tac=side.tac - choice.points))
        return Goto(self.but(air=choice.points).ask_help)

    def ask_help(self, game: Game) -> Step:
        """The defender's support point.  [tof.8.sp-defence]"""
        if not self.may_help(game):
            return Goto(self.roll)
        offers: list[HelpDefence | Pass] = [PASS, HelpDefence()]
        return Ask(other(self.seat(game)), HELP, offers, self.helped)

    def may_help(self, game: Game) -> bool:
        """Whether there is a point, and somebody who may have it and has not.  [tof.8.sp-forbidden tof.8.sp-defence]"""
        defenders = self.defenders(game)
        if support.is_helped(game, other(self.seat(game)), self.hex):
            return False
        limit = game.scene.rulebook.support.defence_sp
        return support.support_points(game, support.helped(game, defenders), defenders, limit) > 0

    def helped(self, game: Game, choice: HelpDefence | Pass) -> Step:
        """It is used up."""
        division = support.helped(game, self.defenders(game))
        if isinstance(choice, Pass) or division is None:
            return Goto(self.roll)
        points = game.scene.rulebook.support.defence_sp
        support.help_defence(game, division, self.hex, points)
        return Goto(self.but(help=points).roll)

    # The die

    def roll(self, game: Game) -> Step:
        """Odds give the column, the ground the line; the modified die is read there.

        [tof.8.one-die tof.8.result-kinds]
        """
        chart = game.scene.charts.combat
        line = line_of(game, self.hex, self.attackers(game))
        where = column(chart.lines[line], self.attack(game), max(self.defence(game), 1))
        added = self.modifier(game)
        die = roll_one(game, "combat", self.attackers(game)[0].seat)
        game.emit(events.CombatRolled(self.hex, line, where, die, die + added))
        result = chart.result(die + added + where)
        attacker = events.NO_EFFECT if result.attacker is None else result.attacker
        defender = events.NO_EFFECT if result.defender is None else result.defender
        game.emit(events.CombatResult(attacker, defender))
        return self.done((attacker, defender))

    def attack(self, game: Game) -> int:
        """The strength of the attack.  [tof.8.attack-sum]"""
        order, attackers, division = game.scene.rulebook.orders[self.order], self.attackers(game), self.leads(game)
        units = attack_strength(game, attackers, order)
        tactical = support.attack_support(game, self.hex, attackers)
        art = support.attack_artillery(game, self.hex, division, attackers, order)
        total = units + tactical + art + self.points
        game.emit(events.AttackSummed(units, tactical, art, self.points, total))
        return total

    def defence(self, game: Game) -> int:
        """The strength of the defence, with a battery in the hex.  [tof.8.defence-sum tof.9.battery-land-defence]"""
        defenders = self.defenders(game)
        units, tactical, art = defence_strength(game, defenders), 0, 0
        if defenders:
            tactical = support.defence_support(game, self.hex, defenders, self.awaiting)
            art = support.defence_artillery(game, self.hex, defenders)
            support.cover(game, self.hex, defenders)
        battery = battery_in(game, self.hex, other(self.seat(game)))
        units += battery.strength if battery is not None else 0
        total = units + tactical + art + self.help
        game.emit(events.DefenceSummed(units, tactical, art, self.help, total))
        return total

    def modifier(self, game: Game) -> int:
        """All that is added to the die; hits are used up.  [tof.8.drm-net tof.8.arthit-drm tof.8.arthit-use]"""
        attackers, defenders, division = self.attackers(game), self.defenders(game), self.leads(game)
        armour = modifiers.armour(game, self.hex, division, attackers, defenders, self.order)
        hits = 0
        for marker in modifiers.hits_on(game, self.hex, division):
            hits += marker.value
            game.put(marker.but(hex=OFF_MAP))
        infantry = modifiers.infantry_assault(game, division, attackers, defenders, self.order)
        total = self.air + armour + hits + infantry
        game.emit(events.DieModified(self.air, armour, hits, infantry, total))
        return total
