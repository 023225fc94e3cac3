"""Moving and firing along the lane."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from bocage.kernel import (
    Ask,
    Call,
    Event,
    Frame,
    Game,
    Goto,
    Item,
    Modifier,
    Option,
    Pass,
    PlaceId,
    Pool,
    Refusal,
    Roll,
    Seat,
    Step,
    Total,
    UnitId,
)

DICE = 2
"""A squad fires with two dice.  [patrol.fire.dice]"""

RANGE = 4


class Squad(Item):
    table: ClassVar[str] = "squads"
    seat: Seat
    place: PlaceId
    name: str
    shaken: bool = False


class Enter(Option):
    unit: UnitId
    place: PlaceId
    cost: int = 1


class Fire(Option):
    unit: UnitId
    target: UnitId


class Rally(Option):
    unit: UnitId


class Moved(Event):
    unit: UnitId
    place: PlaceId


class Shaken(Event):
    unit: UnitId


class Whistle(Option):
    tune: str


class Lane(Game):
    __slots__ = ("ground", "squads")
    TABLES: ClassVar[Mapping[str, type[Item]]] = {"squads": Squad}
    squads: list[Squad | None]
    ground: tuple[int, ...]

    def alive(self) -> list[Squad]:
        return [squad for squad in self.squads if squad is not None]

    def squad(self, unit: UnitId) -> Squad:
        squad = self.squads[unit]
        assert squad is not None
        return squad


def read_terrain(folder: Path, woods: str, packs: Sequence[Path] = ()) -> tuple[int, ...]:
    """The cover of each place of the lane."""
    home = packs[-1] if packs else folder / "data"
    terrain = tomllib.loads((home / "terrain.toml").read_text())
    return tuple(terrain["woods" if place in woods else "clear"]["cover"] for place in "ABCDEF")


def is_in_range(a: PlaceId, b: PlaceId) -> bool:
    """Fire carries four places.  [patrol.fire.range]"""
    return abs(a - b) <= RANGE


def why_not_enter(game: Lane, choice: Enter) -> Refusal | None:
    if abs(game.squad(choice.unit).place - choice.place) != 1:
        return Refusal("patrol.move.adjacent")
    if sum(squad.place == choice.place for squad in game.alive()) >= 2:
        return Refusal("patrol.stacking.limit", {"limit": 2})
    return None


def why_not(game: Lane, choice: Enter | Fire | Rally | Pass) -> Refusal | None:
    if isinstance(choice, Enter):
        return why_not_enter(game, choice)
    if isinstance(choice, Fire) and not is_in_range(game.squad(choice.unit).place, game.squad(choice.target).place):
        return Refusal("patrol.fire.range", reason="far")
    if isinstance(choice, Rally) and not game.squad(choice.unit).shaken:
        return Refusal("patrol.rally")
    return None


def why_not_reply(game: Lane, choice: Rally | Pass) -> Refusal | None:
    return Refusal("patrol.rally", {"unit": choice.unit}) if isinstance(choice, Rally) else None


def candidates(game: Lane, seat: Seat) -> list[Enter | Fire | Rally | Pass]:
    found: list[Enter | Fire | Rally | Pass] = []
    for squad in game.alive():
        if squad.seat == seat:
            found += [Enter(squad.id, place) for place in range(6)]
            found += [Fire(squad.id, target.id) for target in game.alive() if target.seat != seat]
            found.append(Rally(squad.id))
    return [*found, Pass()]


def need(game: Lane, target: Squad) -> Total:
    """A hit is a four, and harder against cover."""
    return Total.of([Modifier("patrol.fire.hit", 4), Modifier("patrol.fire.cover", game.ground[target.place])])


class Turn(Frame[None]):
    """One squad of the side moves, fires or rallies; then it is the other side's turn.  [patrol.turn]"""

    side: Seat

    def start(self, game: Lane) -> Step:
        if not any(squad.seat == self.side for squad in game.alive()):
            game.finish((1 - self.side,), "patrol.victory")
            return self.done()
        options = [option for option in candidates(game, self.side) if why_not(game, option) is None]
        return Ask(self.side, "turn.act", options, then=self.act, judge=why_not)

    def act(self, game: Lane, choice: Enter | Fire | Rally | Pass) -> Step:
        match choice:
            case Enter(unit=unit, place=place):
                game.put(game.squad(unit).but(place=place))
                game.emit(Moved(unit, place))
            case Rally(unit=unit):
                game.put(game.squad(unit).but(shaken=False))
            case Fire(unit=unit, target=target):
                return Call(Shot(unit, target), then=Turn(1 - self.side).start)
            case Pass():
                pass
        return Goto(Turn(1 - self.side).start)


class Shot(Frame[None]):
    """A squad that is hit is shaken; a shaken one is lost."""

    unit: UnitId
    target: UnitId

    def start(self, game: Lane) -> Step:
        wanted = need(game, game.squad(self.target)).value
        return Call(Roll("shot", game.squad(self.unit).seat, DICE, need=wanted), then=self.fell)

    def fell(self, game: Lane, pool: Pool) -> Step:
        target = game.squad(self.target)
        if pool.hits and target.shaken:
            game.drop(target)
        elif pool.hits:
            game.put(target.but(shaken=True))
            game.emit(Shaken(self.target))
        return Goto(self.reply)

    def reply(self, game: Lane) -> Step:
        """Whoever was shot at could answer, if squads that were shot at could do anything."""
        target = game.squads[self.target]
        if target is None:
            return self.done()
        return Ask(target.seat, "shot.reply", [Pass()], then=self.replied, judge=why_not_reply)

    def replied(self, game: Lane, choice: Rally | Pass) -> Step:
        return self.done()
