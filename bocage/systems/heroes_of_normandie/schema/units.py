"""Units and weapons as their counters print them.

A Combat Value, Movement Value or obstacle that a counter prints as X is a field left out, None here.
"""

from __future__ import annotations

from typing import Literal

from bocage.content import Fault
from bocage.systems.heroes_of_normandie.schema.vocabulary import DataRecord, Family, SideName


class Weapon(DataRecord, frozen=True, kw_only=True):
    """A weapon: its Combat Values by the target's family, what it can do, and how far it reaches.

    `mobile` is the malus of Fire on the Move. `squares` and `intersections` are Limited Range; a weapon with a template
    and neither reaches everywhere. `scatter` is the distance of Indirect Fire; a template without it is thrown or fired
    directly. `delayed` weapons explode at the end of the Reserve phase.
    [hon.unit.combat-value hon.unit.heavy-weapons hon.abil.limited-range hon.indirect.scatter hon.mobile.fire]
    """

    name: str
    role: Literal["only", "main", "secondary", "gear"] = "only"
    infantry: int | None = None
    light: int | None = None
    heavy: int | None = None
    arc: Literal[90, 180, 360] = 360
    template: Literal["blast", "large-blast", "flame"] | None = None
    squares: int | None = None
    intersections: int | None = None
    scatter: int | None = None
    mobile: int | None = None
    destruction: int = 0
    suppression: bool = False
    burst: bool = False
    piercing: bool = False
    twin: bool = False
    frightening: bool = False
    ignores_obstacles: bool = False
    delayed: bool = False
    rules: tuple[str, ...] = ()

    def against(self, family: Family) -> int | None:
        """The Combat Value against a family, None for X.  [hon.unit.combat-value]"""
        return self.infantry if family == "infantry" else self.light if family == "light" else self.heavy


class Abilities(DataRecord, frozen=True, kw_only=True):
    """The abilities of a face that are not a weapon's; a number is the one printed in the symbol.

    `assault` and `scout` are None without the ability. `orders` are Order Stars.
    """

    assault: int | None = None
    scout: int | None = None
    orders: int = 0
    personal_order: bool = False
    autonomous: bool = False
    opportunity_fire: bool = False
    sniper: bool = False
    flamethrower: bool = False
    observer: bool = False
    positive_waves: bool = False
    transport: int = 0
    ambush: bool = False
    crew: bool = False
    tripod: bool = False
    large: bool = False
    amphibious: bool = False


class Armour(DataRecord, frozen=True, kw_only=True):
    """The Defence Values of a heavy vehicle by the side that is hit.  [hon.los.heavy-side]"""

    front: int
    side: int
    rear: int


class Face(DataRecord, frozen=True, kw_only=True):
    """One face of a counter; `loss` is its loss symbol: a step that flips it, or destruction.

    [hon.unit.infantry-two-faces hon.unit.infantry-state-faces hon.unit.defence-value]
    """

    state: Literal["intact", "diminished", "inactive", "active", "running"]
    defence: int | Armour
    movement: int | None = None
    loss: Literal["step", "destroy"] = "destroy"
    weapons: tuple[Weapon, ...] = ()
    abilities: Abilities = Abilities()


class Symbols(DataRecord, frozen=True, kw_only=True):
    """The effect symbols of a terrain element.  [hon.terr.symbols]

    `bonus` is the Defensive Bonus by family, `obstacle` what each crossed square takes off a shot, `yellow` that it
    does so only for infantry targets, `blocks` that no sight passes. `difficult` and `forbidden` name families.
    """

    bonus: dict[Family, int] = {}
    obstacle: int = 0
    yellow: bool = False
    blocks: bool = False
    difficult: tuple[Family, ...] = ()
    forbidden: tuple[Family, ...] = ()
    impassable: bool = False
    water: bool = False
    structure: int = 0
    opportunity_fire: bool = False

    @property
    def hides(self) -> bool:
        """Whether units may lie in ambush here until enemies are close.  [hon.ruling.ambush-terrain-element]"""
        return self.blocks or self.obstacle > 0 or any(self.bonus.values())


class UnitType(DataRecord, frozen=True, kw_only=True):
    """A counter with both faces; a vehicle's back is the wreck that it leaves.

    `role` is the colour of the border, `lead` the main part that a hero plays.
    [hon.unit.definition hon.unit.families hon.unit.infantry-roles hon.unit.light-vehicle hon.unit.heavy-vehicle]
    """

    name: str
    side: SideName
    family: Family
    role: Literal["soldiers", "heavy-weapon", "officer", "vehicle"]
    squares: Literal[1, 2] = 1
    character: bool = False
    lead: bool = False
    front: Face
    back: Face | None = None
    wreck: Symbols | None = None
    rules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        vehicle = self.family != "infantry"
        if vehicle != (self.role == "vehicle"):
            raise Fault("role", "vehicles, and vehicles alone, have the role vehicle")
        if vehicle and self.back is not None:
            raise Fault("back", "the back of a vehicle is its wreck")
        if not vehicle and (self.back is None or self.wreck is not None):
            raise Fault("back", "infantry has two faces and leaves no wreck")
        if self.family == "heavy" and not isinstance(self.front.defence, Armour):
            raise Fault("front.defence", "a heavy vehicle has a front, side and rear")
        if vehicle and not self.front.weapons:
            raise Fault("front.weapons", "a vehicle has a weapon")

    def face(self, back: bool) -> Face:
        """The face that lies up; only its values and abilities count. A vehicle has one.  [hon.state.face-only]"""
        return self.front if self.back is None or not back else self.back


class Terrain(Symbols, frozen=True, kw_only=True):
    """A terrain element: printed on a board, or a tile of so many squares in a row that is laid on it.

    `position` marks defensive positions, trenches among them, `mined` ground on which a Mine can be played.
    """

    name: str
    squares: Literal[0, 1, 2, 3] = 0
    position: bool = False
    mined: bool = False
    rule: str
