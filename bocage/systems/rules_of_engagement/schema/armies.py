"""Armies, and what their platoons may ask for, as the data files write them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from bocage.content import Fault
from bocage.systems.rules_of_engagement.schema.profiles import Men, SquadKind
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType

BOMBARDMENT = "preliminary-bombardment"
"""What is bought as support and is neither a squad nor a vehicle."""
PLUS = "+"
"""Between a kind of squad and what it has asked for."""
RIFLES: tuple[WeaponType, ...] = ("rifle", "semi-auto")
Swap = Literal["smg", "semi_automatic", "automatic"]


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other troops in the place of a platoon's squads."""

    squad: str
    cost: int
    vehicles: bool = True
    strategy: int | None = None


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army: its platoon, its support with what that costs, and other troops that it may field.

    [roe.force.platoon roe.force.scenario-forces]
    """

    name: str
    strategy: int
    handicap: int
    platoon: tuple[str, ...]
    company: dict[str, int]
    divisional: dict[str, int]
    guns: str
    """What fires a bombardment."""
    requisitioned: dict[Swap, str]
    variants: dict[str, Variant] = {}

    def __post_init__(self) -> None:
        for item in self.company:
            if item in self.divisional:
                raise Fault(f"divisional.{item}", "it is the company's already")

    @property
    def squads(self) -> tuple[str, ...]:
        """The squads of the platoon besides its headquarters."""
        return self.platoon[1:]

    @property
    def kinds(self) -> tuple[str, ...]:
        """All that it may field, each once."""
        others = (variant.squad for variant in self.variants.values())
        return tuple(dict.fromkeys((*self.platoon, *self.company, *self.divisional, *others)))


class Requisition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a squad may have besides what it has."""

    name: str
    cost: int
    men: int = 0
    takes: Swap | None = None
    gives: tuple[str, ...] = ()
    kit: dict[str, int] = {}
    army: str = ""
    """The army that alone has it."""

    def __post_init__(self) -> None:
        if bool(self.takes) + bool(self.gives) + bool(self.kit) != 1:
            raise Fault("takes", "another weapon, one besides, or something for the squad")
        if bool(self.men) == bool(self.kit):
            raise Fault("men", "how many men get it, or it is the squad's")


def equipped(kind: SquadKind, item: Requisition, army: Army, types: dict[str, WeaponType]) -> SquadKind | None:
    """A kind of squad that has got something, or None where it cannot: not its army's, or too few riflemen are left."""
    if item.army not in ("", army.name) or kind.kind != "infantry":
        return None
    name = f"{kind.name}{PLUS}{item.name}"
    if item.kit:
        return msgspec.structs.replace(kind, name=name, kit={**kind.kit, **item.kit})
    weapon = army.requisitioned.get(item.takes, "") if item.takes else ""
    if item.takes and not weapon:
        return None
    for number, men in enumerate(kind.men):
        plain = men.arms and types[men.arms[0]] in RIFLES and not men.marks and men.arms[0] != weapon
        if plain and men.n >= item.men and len(men.arms) + len(item.gives) <= MOST_ARMS:
            arms = (weapon, *men.arms[1:]) if weapon else (*men.arms, *item.gives)
            armed = Men(item.men, men.rank, men.profile, arms, men.marks)
            rest = (msgspec.structs.replace(men, n=men.n - item.men),) if men.n > item.men else ()
            lines = (*kind.men[:number], *rest, armed, *kind.men[number + 1 :])
            return msgspec.structs.replace(kind, name=name, men=lines)
    return None


MOST_ARMS = 4


def all_equipped(
    kind: SquadKind, items: dict[str, Requisition], points: int, army: Army, types: dict[str, WeaponType]
) -> Iterator[SquadKind]:
    """A kind of squad with all that it could have for some points, each thing once, in the order of the file."""
    for count in range(1, len(items) + 1):
        for chosen in combinations(items.values(), count):
            if sum(one.cost for one in chosen) > points:
                continue
            found: SquadKind | None = kind
            for one in chosen:
                found = None if found is None else equipped(found, one, army, types)
            if found is not None:
                yield found


def with_item(kind: str, item: str, items: dict[str, Requisition]) -> str:
    """The kind of a squad that has got one thing more, its things in the order of the file.

    >>> with_item("us-rifle-squad", "smg", {})
    'us-rifle-squad+smg'
    """
    base, *has = kind.split(PLUS)
    return PLUS.join((base, *sorted((*has, item), key=list(items).index if items else None)))
