"""What a seat of the ford may know, and games that it cannot tell from the one in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.kernel import Dice, Record, Seat, View

from .state import CARDS, DISCARD, FORD, UNKNOWN, Ford, Hold, Mine, Unit


def view(game: Ford, seat: Seat) -> View:
    def unit_seen(unit: Unit | None) -> Unit | None:
        return unit if unit is None or unit.seat == seat else unit.but(ordered=False)

    def mine_seen(mine: Mine) -> Mine:
        return mine if mine.found or mine.id == seat else mine.but(place=UNKNOWN)

    def hold_seen(hold: Hold) -> Hold:
        return hold if hold.holder in (seat, DISCARD) else hold.but(card=UNKNOWN)

    tables: dict[str, Sequence[Record | None]] = {
        "clocks": tuple(game.clocks),
        "holds": tuple(map(hold_seen, game.holds)),
        "mines": tuple(map(mine_seen, game.mines)),
        "sides": tuple(game.sides),
        "units": tuple(map(unit_seen, game.units)),
    }
    return View.of(game, seat, game.scene, tables)


def determinize(view: View, dice: Dice) -> Ford:
    tables: dict[str, list[Any]] = {name: list(items) for name, items in view.tables.items()}
    _deal(tables["holds"], view.seat, dice)
    for mine in tables["mines"]:
        if mine.laid and not mine.found and mine.id != view.seat:
            tables["mines"][mine.id] = mine.but(place=FORD[dice.die(len(FORD)) - 1])
    for side in tables["sides"]:
        units = [unit for unit in tables["units"] if unit is not None and unit.seat == side.id]
        if side.ready and side.id != view.seat and units:
            unit = units[dice.die(len(units)) - 1]
            tables["units"][unit.id] = unit.but(ordered=True)
    game: Ford = view.game(dice, tables)
    view.enter(game)
    return game


def _deal(holds: list[Hold], seat: Seat, dice: Dice) -> None:
    hidden = [hold for hold in holds if hold.holder not in (seat, DISCARD)]
    known = {hold.card for hold in holds if hold.holder in (seat, DISCARD)}
    cards = dice.shuffled([card for card in CARDS if card not in known])
    for hold, card in zip(hidden, cards, strict=True):
        holds[hold.id] = hold.but(card=card)
