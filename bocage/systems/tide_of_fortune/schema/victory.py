"""How scenarios are won: what the Allies score, what their points mean, and when they win at once."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_fortune.schema.vocabulary import Count, HexName, Side, Some, is_hex

ScoreKind = Literal["place", "area", "scheldt", "antwerp", "bridgehead", "exit"]


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the Allies score at the end.

    For a `place` that they hold; an `area` without a German in it; the open `scheldt`; `antwerp`, less its damage; a
    supplied `bridgehead` on one of the banks; each division that went out by an `exit`, up to `most` points.
    """

    kind: ScoreKind
    points: Some
    at: tuple[str, ...] = ()
    """The place, the area, a place on each of the banks, or the hexes of exit.

    A bank is all land that is joined to its place without crossing a major river.  [tof.ruling.mg-bridgehead]
    """
    most: Count = 0

    def __post_init__(self) -> None:
        if bool(self.at) != (self.kind in ("place", "area", "bridgehead", "exit")):
            raise Fault("at", f"a score of the kind {self.kind} has {'no' if self.at else 'a'} place")
        if self.kind == "exit" and not all(is_hex(name) for name in self.at):
            raise Fault("at", "exits are hexes")


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who has won with at least so many points; the first verdict that applies counts. No winner is a draw."""

    least: Count
    winner: Side | None = None
    level: Literal["", "marginal", "decisive"] = ""


class Sudden(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When the Allies win at once: a bridgehead for so many turns on end, or a division out by an exit.

    [tof.s2.victory-allied]
    """

    bridgehead_turns: Some
    banks: tuple[str, ...]
    """A place on each of them, as in scores."""
    exits: tuple[HexName, ...]


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a scenario is won."""

    scores: tuple[Score, ...] = ()
    verdicts: Annotated[tuple[Verdict, ...], msgspec.Meta(min_length=1)]
    sudden: Sudden | None = None
    rule: str = "tof.9.scenario-choice"
    """The rule by which the verdict is given."""

    def __post_init__(self) -> None:
        least = [verdict.least for verdict in self.verdicts]
        if least != sorted(set(least), reverse=True) or least[-1]:
            raise Fault("verdicts", "they stand from the most points to none")

    def places(self) -> tuple[str, ...]:
        """The places that count, and those that name a bank."""
        scored = (name for one in self.scores if one.kind in ("place", "bridgehead") for name in one.at)
        return (*scored, *(self.sudden.banks if self.sudden else ()))

    def areas(self) -> tuple[str, ...]:
        """The areas that count."""
        return tuple(name for one in self.scores if one.kind == "area" for name in one.at)

    def exits(self) -> tuple[str, ...]:
        """The hexes by which divisions leave."""
        scored = (name for one in self.scores if one.kind == "exit" for name in one.at)
        return (*scored, *(self.sudden.exits if self.sudden else ()))
