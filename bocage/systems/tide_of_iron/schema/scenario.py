"""Scenarios, their variants, and the positions of rule cases as the data files write them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_iron.schema.terrain import Depth
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind, SideName, Specialisation


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit of a scenario: a squad by its figures, or a vehicle by its type.

    A squad `aboard` a vehicle, which it names, is off the board; one `inside` a fortification is in the first free
    marker of that kind in its hex. Without a name it is numbered.
    """

    name: str = ""
    hex: str = ""
    figures: dict[str, int] = {}
    vehicle: str = ""
    side: SideName | None = None
    division: int = 1
    status: Literal["fresh", "fatigued", "op-fire"] = "fresh"
    condition: Literal["good", "pinned", "disrupted"] = "good"
    damage: Literal["intact", "light", "heavy"] = "intact"
    specialisation: Specialisation = "none"
    concealed: bool = False
    inside: Literal["entrenchment", "pillbox"] | None = None
    aboard: str = ""

    def __post_init__(self) -> None:
        if bool(self.figures) == bool(self.vehicle):
            raise Fault("figures", "a unit is either a squad of figures or one vehicle")
        if self.aboard and self.vehicle:
            raise Fault("aboard", "only a squad is carried")


class MarkerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fortification, an obstacle or smoke that lies on the map from the start.  [toi.fort.sources]"""

    hex: str
    kind: MarkerKind


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Optional readings of the rules, each as its ruling names it; the defaults follow the rulebook."""

    overrun_cost_per_unit: bool = False
    armour_plating_tiger_only: bool = False
    engineers_safe_in_mines: bool = False
    low_blockers_ignored: bool = False
    passengers_bail_out: bool = False
    setup_op_fire: bool = True
    """Whether units may be put in op-fire mode before the first round.  [toi.setup.op-fire toi.setup.op-fire-novice]"""
    simultaneous_hidden_build: bool = False
    """Whether all players build their squads at the same time, behind screens.  [toi.setup.build-order]"""


class ObjectiveEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An objective of a scenario; without a side it is neutral."""

    hex: str
    kind: Literal["command", "victory"]
    value: int
    side: SideName | None = None
    control: SideName | None = None


class Forces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a division builds its squads from and places: counts by type."""

    bases: int = 0
    figures: dict[str, int] = {}
    vehicles: dict[str, int] = {}
    specialisations: dict[Specialisation, int] = {}
    fortifications: dict[MarkerKind, int] = {}
    concealed: int = 0


class SideEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side starts with: points, cards by name, forces by division, and its zones of hexes.

    `decks` names the strategy decks that the side is granted; a rule case may give their cards, the top one first.
    `hq` and `play` are the cards that lie in the HQ and in the play area from the start.
    """

    command: int = 0
    reserve: int = 0
    victory: int = 0
    decks: tuple[str, ...] | dict[str, tuple[str, ...]] = ()
    start_cards: int = 0
    operations: tuple[str, ...] = ()
    hq: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    divisions: tuple[Forces, ...] = ()
    deploy: tuple[str, ...] = ()
    """Columns such as A-C, single hexes, and after a minus sign hexes left out.  [toi.setup.place-units]"""
    reinforcement_zone: tuple[str, ...] = ()
    """The hexes marked R.  [toi.status.reinforcement-zone]"""


class Reinforcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Units that a side receives in the Status phase of a round."""

    round: int
    side: SideName
    units: tuple[UnitEntry, ...]


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scheduled event of a scenario: points that a side receives in a Status phase."""

    round: int
    side: SideName
    command: int = 0
    victory: int = 0


class VictoryRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way to win; a scenario lists them in the order in which they are looked at.  [toi.victory.conditions]

    `control`: the side controls all of `hexes` and at least `least` of `some`. `points`: it has `least` victory points.
    `most-points`: whoever has more, on a tie the holder of the initiative. `otherwise`: the side wins if nothing above
    applied. `when` is the end of a Command phase, or the end of the last round.
    """

    kind: Literal["control", "points", "most-points", "otherwise"]
    side: SideName | None = None
    hexes: tuple[str, ...] = ()
    some: tuple[str, ...] = ()
    least: int = 0
    when: Literal["command", "end"] = "end"

    def __post_init__(self) -> None:
        if (self.side is None) != (self.kind == "most-points"):
            raise Fault("side", "every rule but most-points names the side that wins by it")


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a rule case begins: a phase, and in the Action phase whose turn it is and how many actions are left.

    `ended` names the seats that have finished their Action phase. `setup` begins before the first round.
    """

    phase: Literal["setup", "action", "command", "status"] = "action"
    side: SideName | None = None
    division: int = 1
    left: int | None = None
    ended: tuple[str, ...] = ()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario, or the position of a rule case.

    Overlays replace the terrain of single hexes of the map, levels their height, and roads add to its roads. North lies
    towards the first row.
    With three players one side, `alone`, has a single player for both of its divisions.
    """

    map: str
    rounds: int
    actions: int
    initiative: SideName
    players: Literal[2, 3, 4] = 2
    alone: SideName = "german"
    learning: bool = False
    round: int = 1
    turn: Turn | None = None
    sides: dict[SideName, SideEntry] = {}
    overlays: dict[str, str] = {}
    levels: dict[str, int] = {}
    roads: tuple[tuple[str, ...], ...] = ()
    stream: Depth = "fordable"
    settings: Settings = Settings()
    markers: tuple[MarkerEntry, ...] = ()
    units: tuple[UnitEntry, ...] = ()
    objectives: tuple[ObjectiveEntry, ...] = ()
    reinforcements: tuple[Reinforcement, ...] = ()
    happenings: tuple[Happening, ...] = ()
    score_from: int = 1
    """The first round in which victory objectives score.  [toi.ruling.victory-points-timing]"""
    score_at_end: bool = False
    """Whether they score only in the last round."""
    victory: tuple[VictoryRule, ...] = (VictoryRule(kind="most-points"),)


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario for another number of players."""

    like: str
    players: Literal[2, 3, 4]
    alone: SideName = "german"
    victory: tuple[VictoryRule, ...] = ()
    """Its own conditions of victory; without any, those of the scenario that it is like."""

    def of(self, scenario: Scenario) -> Scenario:
        """The scenario for that number of players.  [toi.victory.custom]"""
        victory = self.victory or scenario.victory
        return msgspec.structs.replace(
            scenario, players=self.players, alone=self.alone, victory=victory, learning=False
        )
