"""Strategy and operations cards as the data files write them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.systems.tide_of_iron.schema.card_effects import AnyEffect, DeckName

Phase = Literal["action", "command"]


class StrategyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A strategy card: its deck, what it costs, when it is played and what it does.

    `cross` is the red cross of the extra draw. A card to `keep` lies in the play area after it is played, for so many
    `rounds` or, at 0, until it is used up.
    """

    name: str
    deck: DeckName
    copies: int = 1
    cost: int
    phase: Phase
    cross: bool = False
    keep: bool = False
    rounds: int = 0
    effects: tuple[AnyEffect, ...]


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the operations cards in force change for a side; a number is 0 where nothing changes."""

    camouflage: int = 0
    """The fewest hits of an attack that reveal the concealed squads that made it.  [toi.errata.camouflage]"""
    advance: int = 0
    """Further movement points of squads that Advance.  [toi.errata.double-time]"""
    smoke_satchels: int = 0
    """Engineers lay smoke."""
    mine_clearing: int = 0
    """Engineers come to no harm in minefields, and clear them."""
    farthest: int = 0
    """No attack and no spotting beyond so many hexes."""
    dark: int = 0
    """No attack beyond so many hexes, except at units that have fired this round."""
    drift: int = 0
    """Added to drift numbers."""
    contact: int = 0
    """Added to all contact numbers."""
    air_contact: int = 0
    """Added to the contact numbers of air support."""
    distant_contact: int = 0
    """Added to the contact numbers of artillery and air support."""
    vehicle_off_road: int = 0
    """What vehicles pay more for each hex off the road."""
    snow: int = 0
    """What squads pay more for clear and rough hexes off the road, where they do not fire and move."""
    shaken: int = 0
    """Further hits of suppressive attacks on squads that are hit at all."""
    fanatical: int = 0
    """Pinned squads defend at full firepower, and squads in fortifications have this cover when suppressed."""
    ace: int = 0
    """The firepower that a tank chosen at setup has more against vehicles; it rolls one die again."""
    rockets: int = 0
    """The firepower that squads without specialisation have more against vehicles at close range."""
    hedgerow_cost: int = 0
    """What woods cost vehicles; tanks stop in them off the road."""
    hedgerow_cover: int = 0
    """The cover of woods."""
    scarce: int = 0
    """What artillery and armour-support cards cost more; mortars fire normal attacks only."""
    entrenchments: int = 0
    """Further entrenchments at setup."""
    wire: int = 0
    """Further razor wire at setup."""
    boarding: int = 0
    """What boarding and leaving transports costs, instead of the usual."""
    sergeants: int = 0
    """How many disrupted squads recover each round as if an officer were with them."""

    def __add__(self, more: Conditions) -> Conditions:
        """Both together."""
        return Conditions(**{name: getattr(self, name) + getattr(more, name) for name in self.__struct_fields__})


class OperationsCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An operations card: whom it binds, and what it changes all game.  [toi.ops.what toi.ops.both]"""

    name: str
    scope: Literal["side", "both"]
    changes: Conditions
