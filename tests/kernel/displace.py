"""Recursive displacement: one unit a place; whoever is pushed pushes on, never to a place visited before."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Event, Frame, Goto, Item, Option, PlaceId, Rules, Seat, Step, UnitId

from .tiny import TinyGame

NEIGHBOURS = {0: (1, 2), 1: (0, 2, 3), 2: (0, 1, 3), 3: (1, 2)}
GONE = -1


class Crew(Item):
    table = "crews"
    seat: Seat
    place: PlaceId


class Shove(Option):
    unit: UnitId


class ToPlace(Option):
    place: PlaceId


class Eliminated(Event):
    unit: UnitId


class Moved(Event):
    units: int


class Landing(Frame[None]):
    def start(self, game: DisplaceGame) -> Step:
        return Ask(0, "shove", [Shove(crew.id) for crew in game.crews], then=self.chosen)

    def chosen(self, game: DisplaceGame, choice: Shove) -> Step:
        return Call(Displace(choice.unit, (game.crews[choice.unit].place,)), then=self.over)

    def over(self, game: DisplaceGame, moved: int) -> Step:
        game.emit(Moved(moved))
        game.finish([], "displace.end")
        return self.done()


class Displace(Frame[int]):
    """Move a unit to another place and whoever stands there on; answers how many moved."""

    unit: UnitId
    visited: tuple[PlaceId, ...]

    def start(self, game: DisplaceGame) -> Step:
        crew = game.crews[self.unit]
        places = [ToPlace(place) for place in NEIGHBOURS[crew.place] if place not in self.visited]
        if not places:
            return Goto(self.lost)
        return Ask(crew.seat, "displace", places, then=self.moved)

    def lost(self, game: DisplaceGame) -> Step:
        game.put(game.crews[self.unit].but(place=GONE))
        game.emit(Eliminated(self.unit))
        return self.done(0)

    def moved(self, game: DisplaceGame, choice: ToPlace) -> Step:
        other = next((crew for crew in game.crews if crew.place == choice.place), None)
        game.put(game.crews[self.unit].but(place=choice.place))
        if other is None:
            return self.done(1)
        return Call(Displace(other.id, (*self.visited, choice.place)), then=self.counted)

    def counted(self, game: DisplaceGame, others: int) -> Step:
        return self.done(others + 1)


class DisplaceGame(TinyGame):
    __slots__ = ("crews",)
    crews: list[Crew]
    TABLES = {"crews": Crew}
    RULES = Rules(first=Landing())
    SCENARIOS = ("plain", "full")

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Crew]]:
        return {"crews": [Crew(n, n % 2, n) for n in range(4 if scenario == "full" else 3)]}
