"""Whom a module's own rules are about."""

from __future__ import annotations

import msgspec


class WeakRadios(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The contact values of a side are so much lower on a day."""

    side: str
    day: str
    less: int = 1


class OwnChitOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A formation that the chit of its Division does not activate before a turn."""

    formation: str
    before: str


class RadioRelay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Units that any Leader of a Division commands on a day, within so many hexes."""

    units: tuple[str, ...]
    division: str
    day: str
    range: int


class Landing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A formation that may land by glider, on open ground within so many hexes of a place."""

    formation: str
    place: str
    distance: int = 2


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom each of the module's own rules is about; the settings say which of them are in use."""

    weak_radios: WeakRadios | None = None
    own_chit_only: OwnChitOnly | None = None
    radio_relay: RadioRelay | None = None
    self_commanded: tuple[str, ...] = ()
    """The units that are always commanded."""
    hero: tuple[str, ...] = ()
    """The formations that may have a hero."""
    glider: Landing | None = None
