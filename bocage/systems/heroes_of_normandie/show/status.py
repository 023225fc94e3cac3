"""Lines of text beside the board: the state of the game, a unit, and the cards of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import UnitId, View
from bocage.show import Held, Text
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.units import Armour
from bocage.systems.heroes_of_normandie.state.records import UNKNOWN, Army, Clock, Unit


def status(view: View) -> Sequence[Text]:
    """The turn, and what each army has."""
    (clock,) = view.table(Clock)
    turns = view.scene.scenario.turns
    lines = [Text("status-turn", {"turn": clock.turn, "turns": turns, "seat": clock.initiative})]
    for army in view.table(Army):
        about = {"seat": army.id, "orders": army.numbered, "called": army.called, "cards": len(army.hand)}
        lines.append(Text("status-side", about))
    return lines


def details(view: View, unit: UnitId) -> Sequence[Text]:
    """What is printed on a unit, and who is aboard it."""
    scene: Scene = view.scene
    found = view.item(Unit, unit)
    if found.type == UNKNOWN:
        return [Text("details-hidden", {"unit": unit})]
    kind = scene.types[found.type]
    if found.lost:
        return [Text("details-lost", {"unit": unit, "type": kind.name})]
    face = kind.face(found.back)
    lines: list[Text] = [Text("details-unit", {"unit": unit, "type": kind.name, "state": face.state})]
    armour = face.defence
    if isinstance(armour, Armour):
        lines.append(Text("details-armour", {"front": armour.front, "side": armour.side, "rear": armour.rear}))
    else:
        lines.append(Text("details-defence", {"defence": armour}))
    lines.append(Text("details-movement", {"movement": _printed(face.movement)}))
    for weapon in face.weapons:
        values = {family: _printed(weapon.against(family)) for family in ("infantry", "light", "heavy")}
        lines.append(Text("details-weapon", {"weapon": weapon.name, **values}))
    if found.suppressed:
        lines.append(Text("details-suppressed", {"markers": found.suppressed}))
    for one in view.table(Unit):
        if one.aboard == unit:
            lines.append(Text("details-crew" if one.crewing else "details-aboard", {"unit": one.id}))
    return lines


def hand(view: View) -> Sequence[Held]:
    """The cards in the hand of the seat."""
    scene: Scene = view.scene
    own = [army for army in view.table(Army) if army.id == view.seat]
    return [Held(card, scene.cards[card].name, _printed_on(scene.cards[card])) for army in own for card in army.hand]


def _printed_on(card: Card) -> tuple[Text, ...]:
    """What a card says: its event, and the bonus that it may be played for instead."""
    bonus = {"kind": card.bonus.kind, "value": card.bonus.value}
    return Text(f"name-{card.name}.text", {}), Text("held-bonus", bonus)


def _printed(value: int | None) -> str:
    """A value as a counter prints it."""
    return "X" if value is None else str(value)
