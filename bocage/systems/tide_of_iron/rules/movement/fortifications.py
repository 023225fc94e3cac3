"""Fortifications (Fortifications): entrenchments and pillboxes, and how squads get in and out of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bocage.board.hex import Hex
from bocage.kernel import Event, Option, Refusal, UnitId
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.game import NONE, Game, Marker, Unit

ShelterKind = Literal["entrenchment", "pillbox"]
SHELTERS: tuple[ShelterKind, ...] = ("entrenchment", "pillbox")
ONE_IN_HEX: dict[MarkerKind, str] = {
    "wire": "toi.wire.max",
    "tank-trap": "toi.trap.max",
    "minefield": "toi.mines.max",
    "smoke": "toi.smoke.placement",
}
"""The markers of which a hex holds only one, each with the rule that says so."""


class EnterShelter(Option):
    """Get into a free entrenchment or pillbox of the hex."""

    kind: ShelterKind


class LeaveShelter(Option):
    """Get out of the entrenchment or pillbox."""


LEAVE = LeaveShelter()


class TookShelter(Event):
    """A squad gets into an entrenchment or a pillbox."""

    unit: UnitId
    kind: ShelterKind


class LeftShelter(Event):
    """A squad gets out of its entrenchment or pillbox."""

    unit: UnitId


def shelter_of(game: Game, unit: Unit) -> Marker | None:
    """The entrenchment or pillbox that a squad is in."""
    return None if unit.shelter == NONE else game.markers[unit.shelter]


def free_shelters(game: Game, hex: Hex) -> Iterator[Marker]:
    """The entrenchments and pillboxes of a hex with nobody in them.

    [toi.fort.entrenchment-enter toi.fort.pillbox-enter toi.ruling.pillbox-wording]
    """
    taken = [unit.shelter for unit in game.units_in(hex)]
    return (marker for marker in shelters_in(game, hex) if marker.id not in taken)


def shelters_in(game: Game, hex: Hex) -> Iterator[Marker]:
    """The entrenchments and pillboxes of a hex."""
    return (marker for marker in game.markers if marker.hex == hex and marker.kind in SHELTERS)


def has_shelter(game: Game, hex: Hex) -> bool:
    """Whether there is any entrenchment or pillbox in the hex."""
    return bool((game.marked["entrenchment"] | game.marked["pillbox"]) >> hex & 1)


def shelter_cost(game: Game) -> int:
    """What it costs to get in or out, in thirds of a point.  [toi.fort.entrenchment-enter toi.fort.pillbox-enter]"""
    return game.scene.rulebook.shelter.points * POINT


def shelters_on_offer(game: Game, unit: Unit, points: int) -> list[EnterShelter]:
    """The kinds of shelter that a squad may get into where it is."""
    if unit.is_vehicle or points < shelter_cost(game):
        return []
    return [EnterShelter(kind) for kind in SHELTERS if any(m.kind == kind for m in free_shelters(game, unit.hex))]


def why_no_shelter(game: Game, unit: Unit, kind: ShelterKind, points: int) -> Refusal | None:
    """Squads get in, one to a marker, for a movement point; vehicles do not."""
    rule = f"toi.fort.{kind}-enter"
    if unit.is_vehicle:
        return Refusal(rule, {"unit": unit.id}, "vehicle")
    if unit.shelter != NONE:
        return Refusal(rule, {"unit": unit.id}, "inside")
    if all(marker.kind != kind for marker in free_shelters(game, unit.hex)):
        return Refusal(rule, {"place": unit.hex})
    return None if points >= shelter_cost(game) else Refusal("toi.move.other-spending", {"unit": unit.id})


def take_shelter(game: Game, unit: Unit, kind: ShelterKind) -> None:
    """Put a squad into the first free marker of the kind in its hex."""
    marker = next(marker for marker in free_shelters(game, unit.hex) if marker.kind == kind)
    game.put(unit.but(shelter=marker.id))
    game.emit(TookShelter(unit.id, kind))


def why_not_leave(game: Game, unit: Unit, points: int) -> Refusal | None:
    """Why a squad cannot get out of its marker now."""
    if unit.shelter == NONE:
        return Refusal("toi.fort.entrenchment-enter", {"unit": unit.id}, "outside")
    return None if points >= shelter_cost(game) else Refusal("toi.move.other-spending", {"unit": unit.id})


def leave_shelter(game: Game, unit: Unit) -> None:
    """Take a squad out of its marker; it stays in the hex."""
    game.put(unit.but(shelter=NONE))
    game.emit(LeftShelter(unit.id))


def why_no_marker(game: Game, kind: MarkerKind, hex: Hex) -> Refusal | None:
    """Why no marker of the kind may be added to a hex: it is full of them.

    [toi.fort.max-three toi.wire.max toi.trap.max toi.mines.max]
    """
    if kind in SHELTERS:
        full = has_shelter(game, hex) and len([*shelters_in(game, hex)]) >= game.scene.rulebook.shelters.most
        return Refusal("toi.fort.max-three", {"place": hex}) if full else None
    return Refusal(ONE_IN_HEX[kind], {"place": hex}) if game.marked[kind] >> hex & 1 else None
