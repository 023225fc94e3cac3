"""Lines of text beside the board: the state of the game, a unit, and the cards of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bocage.kernel import Seat, UnitId, View
from bocage.show import Held, Text
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.units import UnitType
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.show.names import NAMES, first_seats
from bocage.systems.tide_of_iron.state.game import NONE, Card, Clock, Division, Marker, Side, Unit


def status(view: View) -> Sequence[Text]:
    """The round, and what each side has."""
    (clock,), scene = view.table(Clock), view.scene
    lines: list[Text] = [
        Text("status-round", {"round": clock.round, "rounds": scene.scenario.rounds, **_side(view, clock.initiative)})
    ]
    for side in view.table(Side):
        points = {"command": side.command, "reserve": side.reserve, "victory": side.victory}
        lines.append(Text("status-side", {**_side(view, side.id), **points}))
        lines += _card_lines(view, side)
    return lines


def score(view: View) -> Mapping[Seat, int]:
    """The victory points of each side."""
    first = first_seats(view)
    return {first[side.id]: side.victory for side in view.table(Side)}


def details(view: View, unit: UnitId) -> Sequence[Text]:
    """What is printed on a unit and lies upon it."""
    scene: Scene = view.scene
    record = view.item(Unit, unit)
    name = record.name
    lines: list[Text]
    if record.aboard != NONE:
        lines = [Text("details-aboard", {"unit": name, "vehicle": view.item(Unit, record.aboard).name})]
    elif not record.on_board:
        return [Text("details-lost", {"unit": name})]
    else:
        lines = [_unit_line(scene, record)]
    lines += _state_lines(view, record)
    for figure, count in Counter(record.figures).items():
        lines.append(Text("details-figure", _figure_line(scene.types[figure], count)))
    return lines


def hand(view: View) -> Sequence[Held]:
    """The cards in the headquarters of the seat's side."""
    side = _side_of(view)
    names = NAMES.all(view, "card")
    return [
        Held(card.id, names[card.id], tuple(_card_text(view.scene, card)))
        for card in view.table(Card)
        if card.side == side and card.zone == "hq"
    ]


def _side(view: View, side: int) -> dict[str, Any]:
    """A side by its name, and by the seat that gives it its look."""
    return {"side": SIDES[side], "seat": first_seats(view)[side]}


def _card_lines(view: View, side: Side) -> Iterator[Text]:
    """The cards that lie open before a side.  [toi.card.read-all]"""
    cards = [card for card in view.table(Card) if card.side == side.id]
    for key, zones in (("status-headquarters", ("hq",)), ("status-play-area", ("play", "waiting"))):
        names = tuple(card.name for card in cards if card.zone in zones)
        if names:
            yield Text(key, {"side": side.name, "cards": names})


def _side_of(view: View) -> int:
    """The side of the seat; spectators have none."""
    return next((one.side for one in view.table(Division) if one.id == view.seat), NONE)


def _card_text(scene: Scene, card: Card) -> Iterator[Text]:
    """What a card costs, when it is played, and what it does.  [toi.card.read-all]"""
    strategy = scene.book.strategy.get(card.name)
    if strategy is not None:
        yield Text("held-card", {"cost": strategy.cost, "phase": strategy.phase})
    yield Text(f"name-{card.name}.text", {})


def _unit_line(scene: Scene, unit: Unit) -> Text:
    states = {"status": unit.status, "condition": unit.condition, "damage": unit.damage}
    return Text("details-unit", {"unit": unit.name, "place": scene.grid.name(unit.hex), **states})


def _state_lines(view: View, unit: Unit) -> Iterator[Text]:
    if unit.specialisation != "none":
        yield Text("details-specialised", {"specialisation": unit.specialisation})
    if unit.concealed:
        yield Text("details-concealed", {"unit": unit.name})
    if unit.shelter != NONE:
        yield Text("details-sheltered", {"shelter": view.item(Marker, unit.shelter).kind})


def _figure_line(kind: UnitType, count: int) -> dict[str, Any]:
    weapons = {"infantry": kind.infantry, "vehicle": kind.vehicle}
    values = {name: f"{weapon.range}/{weapon.firepower}" if weapon else "–" for name, weapon in weapons.items()}
    return {"count": count, "figure": kind.name, "movement": kind.movement, "armour": kind.armour, **values}
