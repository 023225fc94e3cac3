"""Men, their weapons and their squads, as the data files write them."""

from __future__ import annotations

import re

import msgspec

from bocage.content import Fault
from bocage.systems.rules_of_engagement.schema.vocabulary import (
    SPECIAL_WEAPONS,
    Mark,
    SquadType,
    Trait,
    WeaponMark,
    WeaponType,
)

UNLIMITED = 1 << 16
"""The range of what reaches all over the table."""
BEST, RANGES, BLASTS = 6, 2, 3
RATE = re.compile(r"(?:D(?P<sides>[36]))?\+?(?P<fixed>\d+)?")


class Rate(msgspec.Struct, frozen=True):
    """A rate of fire: a die of so many sides (0: none) and a fixed number.  [roe.wchar.rof]"""

    sides: int
    fixed: int

    @property
    def most(self) -> int:
        """The most that it may come to."""
        return self.sides + self.fixed

    @classmethod
    def read(cls, text: str) -> Rate:
        """A rate as it is written.

        >>> Rate.read("D3+3"), Rate.read("2")
        (Rate(sides=3, fixed=3), Rate(sides=0, fixed=2))
        """
        match = RATE.fullmatch(text)
        if not text or match is None:
            raise Fault("rof", f"{text!r} is no rate of fire: expected such as 2, D6 or D3+3")
        return cls(int(match["sides"] or 0), int(match["fixed"] or 0))


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of men.  [roe.profile.fields roe.profile.shooting roe.profile.experience]"""

    name: str
    move: int
    shooting: int
    cc: int
    exp: int
    discipline: int

    def __post_init__(self) -> None:
        for field, value in (("shooting", self.shooting), ("cc", self.cc), ("exp", self.exp)):
            if not 1 <= value <= BEST:
                raise Fault(field, f"a value is 1 to {BEST}")


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon; `hit`, `rof` and `at` are for short and for long range.

    What its type says all weapons of that type have in common; armies may have their own.
    [roe.weapon.types roe.weapon.generic-profiles]
    """

    name: str
    type: WeaponType
    exp: int
    ap: int
    range: int = UNLIMITED
    beyond: int = 0
    """It fires at what is further than this alone."""
    hit: tuple[int, ...] = ()
    rof: tuple[str, ...] = ()
    at: tuple[int, ...] = ()
    """Its strength against armour.  [roe.wchar.at]"""
    blast: int = 0
    """The size of its template, 0 for none.  [roe.wchar.he]"""
    cc: int = 0
    """What it adds in close combat: nothing for a pistol, 1 with a bayonet, 2 for automatic weapons.

    [roe.weapon.pistol roe.weapon.rifle roe.weapon.shotgun roe.weapon.semi-auto]
    """
    crew: int = 1
    shots: int = 0
    """How often it fires in a battle; 0: as often as one likes."""
    marks: tuple[WeaponMark, ...] = ()

    def __post_init__(self) -> None:
        if len(self.hit) > RANGES or (self.hit and len(self.hit) != len(self.rof)):
            raise Fault("hit", "a modifier for short range and, where the weapon reaches further, one for long range")
        if len(self.at) not in (0, RANGES):
            raise Fault("at", "a strength for short and one for long range")
        if self.beyond and self.beyond >= self.range:
            raise Fault("beyond", "it would reach nobody")
        if self.blast > BLASTS:
            raise Fault("blast", f"templates go up to {BLASTS}")
        for field, value in (("cc", self.cc), ("shots", self.shots)):
            if value < 0:
                raise Fault(field, "nothing less than 0")
        for rate in self.rof:
            Rate.read(rate)

    @property
    def is_special(self) -> bool:
        """Whether it is fired only where its player says so."""
        return self.type in SPECIAL_WEAPONS or "single-use" in self.marks

    @property
    def lasts(self) -> int:
        """How often one man fires it; 0: as often as he likes.  [roe.flame.three-shots]"""
        return 1 if "single-use" in self.marks else self.shots

    def strength(self, band: int) -> int:
        """How strong it is against armour at short or at long range.  [roe.wchar.at]"""
        return self.at[band] if self.at else 0

    def shell(self, band: int) -> int:
        """How strong its explosive shells are against armour: half as strong.  [roe.wchar.he]"""
        return self.strength(band) // 2

    @property
    def rates(self) -> tuple[Rate, ...]:
        """The rates of fire, for short and for long range."""
        return tuple(Rate.read(rate) for rate in self.rof)


class Men(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many men alike."""

    n: int
    rank: str
    profile: str = msgspec.field(name="class")
    arms: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


class SquadKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of squad, its leader first.  [roe.profile.quantity roe.force.leaders]"""

    name: str
    army: str
    kind: SquadType
    men: tuple[Men, ...]
    traits: tuple[Trait, ...] = ()
    """Rules that hold for it besides those of all.  [roe.profile.special-rules]"""
    gun: str = ""
    """The gun that its men serve, which stands beside them."""
    battery: str = ""
    """The guns off the table that its observer calls."""
    support_group: tuple[str, ...] = ()
    """The ranks of those who may go their own way with the squad's machine gun."""
    kit: dict[str, int] = {}
    """What belongs to the squad and not to one man, and how many of it."""

    def __post_init__(self) -> None:
        if not self.men:
            raise Fault("men", "a squad has men")
        if len(set(self.traits)) < len(self.traits):
            raise Fault("traits", "each is named once")
        for field, value, kind in (("gun", self.gun, "gun"), ("battery", self.battery, "observer")):
            if bool(value) != (self.kind == kind):
                raise Fault(field, f"a squad of kind {kind!r} has one, and no other")
        for number, rank in enumerate(self.support_group):
            if rank not in {men.rank for men in self.men}:
                raise Fault(f"support_group[{number}]", f"nobody of the squad is {rank!r}")
