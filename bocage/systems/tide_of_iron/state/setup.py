"""Setting up: the records of a game from its scenario, before anything is built or placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from bocage.content import ContentError
from bocage.kernel import Dice, Rules, Seat
from bocage.systems.tide_of_iron.scene.scene import Figures, Scene
from bocage.systems.tide_of_iron.schema.scenario import Scenario, SideEntry, UnitEntry
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES, MarkerKind, SideName
from bocage.systems.tide_of_iron.state.card_layout import lay_out
from bocage.systems.tide_of_iron.state.game import (
    NOBODY,
    OFF_BOARD,
    Clock,
    Division,
    Force,
    Game,
    Marker,
    Objective,
    Side,
    SideId,
    Unit,
)

K = TypeVar("K", bound=str)

PREFIXES = ("US", "DE")
"""What the names of a nation's units begin with."""
TEAM = 2
"""The divisions of a nation with three or four players.  [toi.multi.teams]"""


def divisions_of(scenario: Scenario) -> list[Division]:
    """One division a side; with three or four players two, in the two shades of the bases.

    [toi.multi.teams toi.multi.divisions toi.multi.three toi.setup.divisions-2p]
    """
    each = 1 if scenario.players == len(SIDES) else TEAM
    return [Division(seat, side=seat // each, place=seat % each) for seat in range(each * len(SIDES))]


def seat_of(scenario: Scenario, side: SideId, division: int = 1) -> Seat:
    """The seat that leads a division; with two players there is one a side."""
    return side if scenario.players == len(SIDES) else TEAM * side + division - 1


def new_game(scene: Scene, dice: Dice, rules: Rules) -> Game:
    """A game of the scene that has not begun: markers on their tracks, units that have a hex in their hexes.

    [toi.setup.markers toi.setup.starting-initiative toi.setup.initiative-card
    toi.components.round-track]
    """
    scenario = scene.scenario
    entries = [scenario.sides.get(name, SideEntry()) for name in SIDES]
    divisions = divisions_of(scenario)
    markers = _markers(scene)
    decks, cards = lay_out(scene)
    return Game(
        seats=len(divisions),
        dice=dice,
        rules=rules,
        scene=scene,
        units=make_units(scene, scenario.units, (), markers),
        sides=[Side(i, side.command, side.reserve, side.victory) for i, side in enumerate(entries)],
        divisions=divisions,
        objectives=_objectives(scene),
        markers=markers,
        decks=decks,
        cards=cards,
        forces=[granted_force(scene, division) for division in divisions],
        clock=[Clock(0, scenario.round, SIDES.index(scenario.initiative))],
    )


# Units


def make_units(
    scene: Scene,
    entries: Iterable[UnitEntry],
    there: Iterable[Unit],
    markers: Iterable[Marker] = (),
    side: SideName | None = None,
) -> list[Unit]:
    """The units of some entries, numbered after those that are there already."""
    known = list(there)
    first = len(known)
    for entry in entries:
        known.append(_unit(scene, known, entry, side))
    made = known[first:]
    ids = {unit.name: unit.id for unit in made}
    for entry, unit in zip(entries, made, strict=True):
        if entry.aboard:
            known[unit.id] = unit.but(aboard=_vehicle(ids, entry), hex=OFF_BOARD)
        elif entry.inside is not None:
            known[unit.id] = unit.but(shelter=_shelter(known, markers, entry, unit))
    return known[first:]


def _unit(scene: Scene, known: list[Unit], entry: UnitEntry, owner: SideName | None) -> Unit:
    counts = entry.figures or {entry.vehicle: 1}
    figures = figures_of(scene, counts)
    side = SIDES.index(entry.side or owner or scene.types[figures[0]].nation)
    return Unit(
        len(known),
        name=entry.name or next_name(known, side),
        seat=seat_of(scene.scenario, side, entry.division),
        side=side,
        hex=_hex(scene, f"units.{entry.name}.hex", entry.hex) if entry.hex else OFF_BOARD,
        figures=figures,
        is_vehicle=bool(entry.vehicle),
        status=entry.status,
        condition=entry.condition,
        damage=entry.damage,
        specialisation=entry.specialisation,
        concealed=entry.concealed,
    )


def next_name(known: Iterable[Unit], side: SideId) -> str:
    """The name of a nation's next unit: US1, US2 …"""
    taken = {unit.name for unit in known}
    number = 1
    while f"{PREFIXES[side]}{number}" in taken:
        number += 1
    return f"{PREFIXES[side]}{number}"


def figures_of(scene: Scene, counts: Mapping[str, int]) -> Figures:
    """Types by name and number, as the sorted tuple that units and forces hold."""
    for name in counts:
        if name not in scene.type_ids:
            raise ContentError("scenario", "figures", f"no figure or vehicle is called {name!r}")
    return tuple(sorted(scene.type_ids[name] for name, count in counts.items() for _ in range(count)))


def _vehicle(ids: Mapping[str, int], entry: UnitEntry) -> int:
    if entry.aboard not in ids:
        raise ContentError("scenario", f"units.{entry.name}.aboard", f"no vehicle is called {entry.aboard!r}")
    return ids[entry.aboard]


def _shelter(known: list[Unit], markers: Iterable[Marker], entry: UnitEntry, unit: Unit) -> int:
    taken = {other.shelter for other in known}
    for marker in markers:
        if marker.kind == entry.inside and marker.hex == unit.hex and marker.id not in taken:
            return marker.id
    raise ContentError("scenario", f"units.{entry.name}.inside", f"{entry.hex} has no free {entry.inside}")


# Everything else


def _hex(scene: Scene, field: str, name: str) -> int:
    try:
        return scene.grid.hex(name)
    except ValueError as error:
        raise ContentError("scenario", field, str(error)) from None


def _objectives(scene: Scene) -> list[Objective]:
    """The objectives, which nobody controls unless the scenario says so.  [toi.setup.objective-in-zone]"""
    return [
        Objective(
            number,
            hex=_hex(scene, f"objectives[{number}].hex", entry.hex),
            kind=entry.kind,
            value=entry.value,
            owner=NOBODY if entry.side is None else SIDES.index(entry.side),
            control=NOBODY if entry.control is None else SIDES.index(entry.control),
        )
        for number, entry in enumerate(scene.scenario.objectives)
    ]


def _markers(scene: Scene) -> list[Marker]:
    return [
        Marker(number, entry.kind, _hex(scene, f"markers[{number}].hex", entry.hex))
        for number, entry in enumerate(scene.scenario.markers)
    ]


def granted_force(scene: Scene, division: Division) -> Force:
    """What a seat builds and places: its division, or with two players both divisions of its side as one force.

    [toi.multi.divisions toi.multi.vehicles]
    """
    scenario = scene.scenario
    granted = scenario.sides.get(SIDES[division.side], SideEntry()).divisions
    if scenario.players != len(SIDES):
        granted = granted[division.place : division.place + 1]
    return Force(
        division.id,
        bases=sum(forces.bases for forces in granted),
        figures=figures_of(scene, _sum(forces.figures for forces in granted)),
        vehicles=figures_of(scene, _sum(forces.vehicles for forces in granted)),
        tokens=tuple(_sum(forces.specialisations for forces in granted).elements()),
        markers=(*_sum(forces.fortifications for forces in granted).elements(), *_prepared(scene, division)),
        concealed=sum(forces.concealed for forces in granted),
    )


def _prepared(scene: Scene, division: Division) -> list[MarkerKind]:
    """The fortifications that operations cards grant to the first division of a side.  [toi.setup.operations]"""
    granted = scene.book.conditions[division.side]
    if division.place:
        return []
    kinds: dict[MarkerKind, int] = {"entrenchment": granted.entrenchments, "wire": granted.wire}
    return [kind for kind, count in kinds.items() for _ in range(count)]


def _sum(counts: Iterable[Mapping[K, int]]) -> Counter[K]:
    total: Counter[K] = Counter()
    for one in counts:
        total.update(one)
    return total
