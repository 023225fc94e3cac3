"""What a seat may know, and what it may imagine of the rest: which Formation chits the enemy has bought."""

from __future__ import annotations

from bocage.kernel import Dice, Seat, View
from bocage.systems.grand_tactical.rules.batteries.artillery_step import ArtilleryStep
from bocage.systems.grand_tactical.rules.command.divisions import dispatch_points
from bocage.systems.grand_tactical.rules.turn.cup import ActivationPhase
from bocage.systems.grand_tactical.rules.turn.dispatch import Dispatch, Purchases
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Army, Chit, Division, other

SECRET = ("now", "next", "cup")
"""Where a Formation's chit lies unknown to the enemy."""
TRIES = 40
"""So often a purchase is imagined anew that the enemy could not have paid."""


def view(game: Game, seat: Seat) -> View:
    """All is open but what the enemy has bought, and the points that would tell.

    [gts.dp.secret gts.ruling.dp-secret-amount]
    """
    dispatching = game.running(Dispatch) is not None
    return View.of(
        game,
        seat,
        game.scene,
        {
            **{name: tuple(getattr(game, name)) for name in Game.TABLES},
            "chits": tuple(seen_chit(chit, seat) for chit in game.chits),
            "divisions": tuple(seen_division(division, seat, dispatching) for division in game.divisions),
        },
    )


def seen_chit(chit: Chit, seat: Seat) -> Chit:
    """The enemy's Formation chits look as if none was bought."""
    hidden = chit.seat != seat and chit.kind == "formation" and chit.zone in SECRET
    return chit.but(zone="out") if hidden else chit


def seen_division(division: Division, seat: Seat, dispatching: bool) -> Division:
    """The enemy's points as they were last shown; command points are open but while chits are being bought."""
    if division.seat == seat:
        return division
    cp = division.shown_cp if dispatching else division.cp
    return division.but(cp=cp, dp=division.shown_dp)


def determinize(view: View, dice: Dice) -> Game:
    """The game of a view, with purchases of the enemy drawn that could have been."""
    game: Game = view.game(dice)
    for seat in (0, 1):
        if seat != view.seat:
            _imagine(game, view, seat, dice)
    game.changed.clear()
    view.enter(game)
    return game


def _imagine(game: Game, view: View, seat: Seat, dice: Dice) -> None:
    """Draw what lies in the cup and aside for a seat, and work its dispatch points out again."""
    free = [chit for chit in game.chits if chit.seat == seat and chit.kind == "formation" and chit.zone == "out"]
    army = game.armies[seat]
    published = view.running(ActivationPhase) is not None
    for _ in range(TRIES):
        shuffled = dice.shuffled([chit for chit in free if _has_units(game, chit)])
        lying = _published(army, shuffled) if published else _unpublished(view, army, shuffled, seat, dice)
        if all(_price(game, lying, division) <= division.dp for division in game.divisions if division.seat == seat):
            break
    for chit, zone in lying:
        game.put(chit.but(zone=zone))
    for division in game.divisions:
        if division.seat == seat:
            game.put(division.but(dp=_points(game, lying, division)))


def _has_units(game: Game, chit: Chit) -> bool:
    return any(unit.formation == chit.of and (unit.on_map or unit.where == "box") for unit in game.units)


Lying = list[tuple[Chit, str]]


def _published(army: Army, chits: tuple[Chit, ...]) -> Lying:
    """As many in the cup and aside as is known."""
    in_cup, aside = chits[: army.in_cup], chits[army.in_cup : army.in_cup + army.set_aside]
    return [*((chit, "cup") for chit in in_cup), *((chit, "next") for chit in aside)]


def _unpublished(view: View, army: Army, chits: tuple[Chit, ...], seat: Seat, dice: Dice) -> Lying:
    """Those that lay aside are there; whoever has gone through step D may have bought more."""
    brought = [(chit, "now") for chit in chits[: army.set_aside]]
    if not _has_dispatched(view, seat):
        return brought
    return brought + [
        (chit, ("now", "next")[dice.pick([1, 1])]) for chit in chits[army.set_aside :] if dice.pick([1, 1])
    ]


def _has_dispatched(view: View, seat: Seat) -> bool:
    """Whether a seat has gone through step D in this turn."""
    if view.running(ArtilleryStep) is not None:
        return True
    buying = view.running(Purchases)
    return buying is not None and other(seat) == buying.seat and buying.seat > seat


def _price(game: Game, lying: Lying, division: Division) -> int:
    """What a Division has paid in this turn at least, Parks included: what lay aside before was paid then."""
    prices, army = game.scene.rulebook.dispatch, game.armies[division.seat]
    own = [zone for chit, zone in lying if game.formations[chit.of].division == division.id]
    bought = max(own.count("cup") - army.brought, 0) + max(own.count("now") - army.set_aside, 0)
    return prices.next * own.count("next") + prices.now * bought + division.parks


def _points(game: Game, lying: Lying, division: Division) -> int:
    """What is left after the purchases, and after the dispatch dice that everybody saw."""
    dp = max(division.dp - _price(game, lying, division), 0)
    for die in division.rolled:
        dp = dispatch_points(game, division.id, dp, die)
    return dp
