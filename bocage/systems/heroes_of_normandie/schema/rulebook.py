"""The numbers of the rules that no counter, card or tile prints."""

from __future__ import annotations

from typing import Literal

from bocage.systems.heroes_of_normandie.schema.recruitment import SniperLine
from bocage.systems.heroes_of_normandie.schema.vocabulary import Compass, DataRecord


class Rulebook(DataRecord, frozen=True, kw_only=True):
    """The numbers of the rules that no counter, card or tile prints, with their ids in `rulebook.toml`."""

    sniper: tuple[SniperLine, ...]
    locations: tuple[Literal["crew", "tracks", "hull", "main-weapon", "destroyed"], ...]
    """What a location die hits, from 1 on; a higher result is the last.  [hon.hvy.location-roll]"""
    scatter: tuple[Compass, ...]
    """Where a template drifts by the scatter die, from 1 on; a higher result is on target.  [hon.indirect.scatter]"""
    flame_straight: tuple[tuple[tuple[int, int], ...], ...]
    """The squares of the flame template, step by step, (right, ahead).  [hon.ruling.flame-template-shape]"""
    flame_diagonal: tuple[tuple[tuple[int, int], ...], ...]
    """The same on a diagonal, along the straight directions to its right and left."""
    blast_rings: int
    """How many squares a template reaches from its intersection on each side.  [hon.ruling.template-shape]"""
    large_blast_rings: int
    hull_suppressed: int
    ram_suppressed: int
    """The Suppressed markers of infantry that a vehicle has run into.  [hon.ram.stop]"""
    wreck_suppressed: int
    """The Suppressed markers of who gets out of a destroyed vehicle.  [hon.trans.destroyed]"""
    suppressed_dice: int
    suppressed_movement: int
    long_range: int
    """The farthest range without a penalty.  [hon.range.long]"""
    long_range_penalty: int
    destruction_need: int
    numbered_tokens: int
    special_tokens: int
    bluff_tokens: int
    bluff_tokens_at_start: int
    spotting_range: int
    burst_reach: int
    observer_scatter: int
    passenger_step: int
    passenger_destroy: int
    crush_one: int
    crush_several: int
    most_heroes: int
    """How many heroes an army may have.  [hon.recruit.characters]"""
    vehicle_without_tile: int
    """Victory points for a destroyed vehicle that belongs to no tile or option."""
