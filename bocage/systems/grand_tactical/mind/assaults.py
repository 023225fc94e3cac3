"""Assaults: whom to storm with whom, hold or flee, charge or fire, go on or withdraw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bocage.board.hex import Hex
from bocage.kernel import Decision, Modifier
from bocage.mind import Scores
from bocage.systems.grand_tactical.mind.outlook import Outlook
from bocage.systems.grand_tactical.rules.assault.assault import Assault, JoinAssault
from bocage.systems.grand_tactical.rules.assault.assault_fire import (
    AssaultFire,
    FireAgain,
    FireInAssault,
    Volley,
    shots_of,
)
from bocage.systems.grand_tactical.rules.assault.bravery import bravery_terms
from bocage.systems.grand_tactical.rules.assault.flight import why_cannot_flee
from bocage.systems.grand_tactical.rules.assault.rounds import (
    AssaultRound,
    DeclareCharge,
    FleeTo,
    GoOn,
    QuitColumn,
    Steady,
)
from bocage.systems.grand_tactical.rules.command.quality import may_pay, quality_of
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import swept_term
from bocage.systems.grand_tactical.rules.fire.results import MOST_HITS
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other

PRIZE, GROUND = 0.5, 0.4
"""What a point of a goal in the hex is worth to who takes it, in steps; and any other hex."""
ROUNDS = 1.6
"""How many rounds' fire decides an Assault, on average."""
RISK = 0.1
"""What the best must be worth more than nothing for an Assault to be begun."""
LEAST_LEFT = 0.15
SUPPRESSED, HUNTED, BEHIND = 0.35, 0.5, 0.25
"""What flight costs each: suppression, a shot in the back from each who covers the hex; and a hex under fire."""
PAYS = 0.85
"""How often the enemy pays a point rather than be overrun."""


@dataclass(frozen=True)
class Clash:
    """What both sides do to each other in a round, in steps, the defenders first."""

    ours: float
    theirs: float
    own_steps: int
    steps: int
    prize: float
    broken: float
    """The chance that a Charge is not withstood."""

    @property
    def left(self) -> float:
        """The share of the attackers' fire that is left after the defenders'."""
        return max(LEAST_LEFT, 1 - self.theirs / (self.own_steps + 0.5))

    @property
    def won(self) -> float:
        """The chance that fire clears the hex."""
        return min(1.0, ROUNDS * self.ours * self.left / max(self.steps, 1))

    @property
    def fire(self) -> float:
        """What Assault Fire is worth to the attackers."""
        return self.ours * self.left + self.won * self.prize - self.theirs

    @property
    def charge(self) -> float:
        """What a Charge is worth to them: all or nothing."""
        return self.broken * (self.steps + self.prize) - (1 - self.broken) * self.theirs


def volley(view: Outlook, unit: Unit, targets: Sequence[Unit], defending: bool) -> float:
    """What a unit does in a round, each shot at the best target."""
    return sum(
        max(
            view.harm(Aim(unit.id, one.id, by_assault=by_assault, in_assault=True, at_attackers=defending))
            for one in targets
        )
        for by_assault in shots_of(view.game, unit)
    )


def clash(view: Outlook, attackers: Sequence[Unit], hex: Hex) -> Clash:
    """The fight for a hex."""
    game = view.game
    defenders = list(game.units_in(hex))
    return Clash(
        sum([volley(view, unit, defenders, False) for unit in attackers]),
        sum([volley(view, unit, attackers, True) for unit in defenders]),
        sum([game.steps_of(unit) for unit in attackers]),
        sum([game.steps_of(unit) for unit in defenders]),
        prize(view, hex),
        broken(game, defenders),
    )


def prize(view: Outlook, hex: Hex) -> float:
    """What it is worth to take a hex."""
    return GROUND + PRIZE * view.chart.stakes[view.seat].get(hex, 0.0)


def broken(game: Game, defenders: Sequence[Unit]) -> float:
    """The chance that none of the defenders withstands a Charge: the steadiest tests, or pays."""
    fails = min([1 - chance(game, unit) for unit in defenders], default=1.0)
    return fails * (1 - PAYS) if any(may_pay(game, unit, "charge") for unit in defenders) else fails


def chance(game: Game, unit: Unit, terms: tuple[Modifier, ...] = ()) -> float:
    """The chance that a unit passes a test."""
    return (quality_of(game, unit, terms).value + 1) / 10


def storm(view: Outlook, units: Sequence[int], hex: Hex) -> float:
    """What an Assault by some units on a hex is worth, before anybody has tested."""
    game = view.game
    attackers = [game.unit(unit) for unit in units]
    fight = clash(view, attackers, hex)
    terms = bravery_terms(game, tuple(units), hex)
    brave = 1.0 if terms is None else sum([chance(game, unit, terms) for unit in attackers]) / len(attackers)
    return brave * (max(fight.fire, fight.charge) - warning(view, attackers, hex)) - RISK


def warning(view: Outlook, attackers: Sequence[Unit], hex: Hex) -> float:
    """What the opportunity fire of the defenders does before the first round."""
    game = view.game
    swept = (swept_term(game),)
    home = attackers[0].hex
    return sum(
        chance(game, unit) * max(view.harm(Aim(unit.id, one.id, terms=swept), bonus=False) for one in attackers)
        for unit in game.units_in(hex)
        if game.zones[unit.id] >> home & 1
    )


# The questions


def join(game: Game, decision: Decision) -> Scores:
    """Whoever makes the Assault better; it begins when nobody does."""
    frame = game.asking
    assert isinstance(frame, Assault)
    view = Outlook(game, decision.seat)
    alone = storm(view, frame.units, frame.hex)
    return [
        storm(view, (*frame.units, option.unit), frame.hex) - alone if isinstance(option, JoinAssault) else 0.05
        for option in decision.options
    ]


def hold(game: Game, decision: Decision) -> Scores:
    """Hold, unless the hex would be lost with those who are in it."""
    frame = game.asking
    assert isinstance(frame, AssaultRound)
    attacking = Outlook(game, other(decision.seat))
    fight = clash(attacking, [game.unit(unit) for unit in frame.units], frame.hex)
    held = -max(fight.fire, fight.charge)
    defenders = list(game.units_in(frame.hex))
    return [
        flight(game, defenders, option.hex, fight.prize) if isinstance(option, FleeTo) else held
        for option in decision.options
    ]


def flight(game: Game, defenders: Sequence[Unit], to: Hex, prize: float) -> float:
    """What it costs to flee into a hex."""
    home, enemy = defenders[0].hex, other(defenders[0].seat)
    hunters = sum([game.zones[unit] >> home & 1 for unit in range(len(game.units)) if game.units[unit].seat == enemy])
    cost = prize + HUNTED * max(hunters - 1, 0) + BEHIND * (game.swept[enemy] >> to & 1)
    for unit in defenders:
        cost += SUPPRESSED if why_cannot_flee(game, unit, to) is None else game.steps_of(unit)
    return -cost


def declare(game: Game, decision: Decision) -> Scores:
    """Charge whoever would hardly withstand it."""
    fight = present(game, decision)
    return [fight.charge if isinstance(option, DeclareCharge) else fight.fire for option in decision.options]


def go_on(game: Game, decision: Decision) -> Scores:
    """While it pays."""
    fight = present(game, decision)
    worth = max(fight.fire, fight.charge)
    return [worth if isinstance(option, GoOn) else 0.0 for option in decision.options]


def present(game: Game, decision: Decision) -> Clash:
    """The fight as it stands."""
    frame = game.asking
    assert isinstance(frame, AssaultRound)
    return clash(Outlook(game, decision.seat), [game.unit(unit) for unit in frame.units], frame.hex)


def steady(game: Game, decision: Decision) -> Scores:
    """The one who is surest to pass, or can be paid for."""
    return [
        chance(game, game.unit(option.unit)) + may_pay(game, game.unit(option.unit), "charge")
        if isinstance(option, Steady)
        else 0.0
        for option in decision.options
    ]


def fire(game: Game, decision: Decision) -> Scores:
    """The best shot first."""
    frame = game.asking
    assert isinstance(frame, AssaultFire)
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        assert isinstance(option, FireInAssault)
        by_assault = shots_of(game, game.unit(option.unit))[0]
        scores.append(view.shot(aimed(option.unit, option.target, by_assault, frame.defending)))
    return scores


def second_shot(game: Game, decision: Decision) -> Scores:
    """The best target for it."""
    frame = game.asking
    assert isinstance(frame, Volley)
    view = Outlook(game, decision.seat)
    return [
        view.shot(aimed(frame.unit, option.target, frame.shots[0], frame.defending))
        if isinstance(option, FireAgain)
        else 0.0
        for option in decision.options
    ]


def aimed(unit: int, target: int, by_assault: bool, defending: bool) -> Aim:
    """A shot in an Assault."""
    return Aim(unit, target, by_assault=by_assault, in_assault=True, at_attackers=defending)


def quit_column(game: Game, decision: Decision) -> Scores:
    """Out of Column, unless the hit costs a step."""
    unit = game.unit(int(decision.args["unit"]))
    keen = -0.5 if unit.hits == MOST_HITS else 0.3
    return [keen if isinstance(option, QuitColumn) else 0.0 for option in decision.options]
