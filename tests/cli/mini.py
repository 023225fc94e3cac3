"""A skirmish on 25 hexes: the smallest game that has everything that the command shows.

Two seats with two squads each; a secret bid for the first move, then moves and shots in turn, three rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.content import ContentError
from bocage.kernel import (
    Ask,
    AskAll,
    Call,
    Dice,
    Event,
    Frame,
    Game,
    Goto,
    Item,
    Modifier,
    Option,
    Pass,
    PlaceId,
    Play,
    Point,
    Pool,
    Refusal,
    Roll,
    Rules,
    ScenarioInfo,
    Seat,
    Step,
    Total,
    UnitId,
    View,
)
from bocage.kernel.records import ActorId, AimId, TargetId
from bocage.show import NUMBER, Cell, Mark, Names, Piece, Show, Sketch, Stroke, Text, in_table
from bocage.system import System

WIDTH = HEIGHT = 5
ROUNDS = 3
WOODS = frozenset({7, 12, 13})
HILL = frozenset({16, 17})


def place_name(place: int) -> str:
    return f"{'ABCDE'[place % WIDTH]}{place // WIDTH + 1}"


def cube(place: int) -> tuple[int, int]:
    column, row = place % WIDTH, place // WIDTH
    return column, row - (column - (column & 1)) // 2


def distance(a: int, b: int) -> int:
    (aq, ar), (bq, br) = cube(a), cube(b)
    return max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))


class Squad(Item):
    table = "squads"
    seat: Seat
    place: PlaceId
    alive: bool = True
    done: bool = False


class Clock(Item):
    table = "clocks"
    round: int = 1
    first: Seat = 0


class Move(Option):
    """Move to a neighbouring hex."""

    unit: ActorId
    place: AimId


class Fire(Option):
    """Fire at a squad."""

    until: ClassVar[str] = "Shot"
    unit: ActorId
    target: TargetId


class Bid(Option):
    """A secret bid."""

    value: int


class Moved(Event):
    unit: UnitId
    place: PlaceId


class Aimed(Event):
    unit: UnitId
    target: UnitId
    need: Total


class Fell(Event):
    outcome = True
    unit: UnitId


class Missed(Event):
    outcome = True
    unit: UnitId


class First(Event):
    seat: Seat


class Skirmish(Game):
    __slots__ = ("clocks", "squads")
    TABLES: ClassVar[Mapping[str, type[Item]]] = {"squads": Squad, "clocks": Clock}
    squads: list[Squad]
    clocks: list[Clock]


class Battle(Frame[None]):
    """Rounds until the last one."""

    shown = False

    def start(self, game: Skirmish) -> Step:
        for seat in (0, 1):
            if not any(squad.alive for squad in game.squads if squad.seat == seat):
                game.finish((1 - seat,), "mini.victory.last")
                return self.done()
        if game.clocks[0].round > ROUNDS:
            game.finish((), "mini.victory.draw")
            return self.done()
        return Call(Round(game.clocks[0].round), then=self.next)

    def next(self, game: Skirmish) -> Step:
        game.put(game.clocks[0].but(round=game.clocks[0].round + 1))
        for squad in game.squads:
            game.put(squad.but(done=False))
        return Goto(self.start)


class Round(Frame[None]):
    """A round: bids, then the seats in turn."""

    number: int

    def start(self, game: Skirmish) -> Step:
        return AskAll("round.bid", {seat: [Bid(n) for n in range(3)] for seat in (0, 1)}, then=self.opened)

    def opened(self, game: Skirmish, bids: Mapping[Seat, Bid]) -> Step:
        first = 1 if bids[1].value > bids[0].value else 0
        game.put(game.clocks[0].but(first=first))
        game.emit(First(first))
        return Goto(self.one)

    def one(self, game: Skirmish) -> Step:
        return Call(Turn(game.clocks[0].first), then=self.two)

    def two(self, game: Skirmish) -> Step:
        return Call(Turn(1 - game.clocks[0].first), then=self.end)

    def end(self, game: Skirmish) -> Step:
        return self.done()


def why_not(game: Skirmish, choice: Move | Fire | Pass) -> Refusal | None:
    if isinstance(choice, Pass):
        return None
    unit = game.squads[choice.unit]
    if unit.done or not unit.alive:
        return Refusal("mini.turn.once", {"unit": choice.unit})
    if isinstance(choice, Move):
        if distance(unit.place, choice.place) != 1:
            return Refusal("mini.move.one-hex", {"place": choice.place})
        if any(squad.alive and squad.place == choice.place for squad in game.squads):
            return Refusal("mini.move.occupied", {"place": choice.place})
        return None
    target = game.squads[choice.target]
    if target.seat == unit.seat or not target.alive:
        return Refusal("mini.fire.target", {"unit": choice.target})
    if distance(unit.place, target.place) > 3:
        return Refusal("mini.fire.range", {"unit": choice.target, "range": 3})
    return None


class Turn(Frame[None]):
    """A turn of one seat: each squad moves or fires once."""

    seat: Seat

    def start(self, game: Skirmish) -> Step:
        mine = [squad.id for squad in game.squads if squad.seat == self.seat]
        options: list[Move | Fire | Pass] = [Move(unit, place) for unit in mine for place in range(WIDTH * HEIGHT)]
        options += [Fire(unit, target.id) for unit in mine for target in game.squads]
        legal = [option for option in options if why_not(game, option) is None]
        if not legal:
            return self.done()
        return Ask(self.seat, "turn.act", [*legal, Pass()], self.act, why_not, args={"left": len(mine)})

    def act(self, game: Skirmish, choice: Move | Fire | Pass) -> Step:
        match choice:
            case Pass():
                return self.done()
            case Move(unit, place):
                game.put(game.squads[unit].but(place=place, done=True))
                game.emit(Moved(unit, place))
                return Goto(self.start)
            case Fire(unit, target):
                game.put(game.squads[unit].but(done=True))
                return Call(Shot(unit, target), then=self.start)


class Shot(Frame[None]):
    """A shot: two dice, each hits on its number."""

    unit: UnitId
    target: UnitId

    def start(self, game: Skirmish) -> Step:
        woods = game.squads[self.target].place in WOODS
        need = Total.of([Modifier("mini.fire.base", 4), Modifier("mini.fire.woods", int(woods))])
        game.emit(Aimed(self.unit, self.target, need))
        return Call(Roll("fire", game.squads[self.unit].seat, 2, need=need.value), then=self.hit)

    def hit(self, game: Skirmish, pool: Pool) -> Step:
        if pool.hits == 0:
            game.emit(Missed(self.target))
        else:
            game.put(game.squads[self.target].but(alive=False))
            game.emit(Fell(self.target))
        return self.done()


def _sketch(squads: Sequence[Any]) -> Sketch:
    cells = []
    for place in range(WIDTH * HEIGHT):
        column, row = place % WIDTH, place // WIDTH
        x, y = 100 + column * 150, 100 + row * 172 + (column & 1) * 86
        outline = ((100, 0), (50, 86), (-50, 86), (-100, 0), (-50, -86), (50, -86))
        terrain = "woods" if place in WOODS else "clear"
        corners = tuple(Point(x + dx, y + dy) for dx, dy in outline)
        marks = (Mark("objective", is_goal=True),) if place == 12 else ()
        cells.append(Cell(place, place_name(place), Point(x, y), corners, terrain, int(place in HILL), marks))
    pieces = [
        Piece(squad.id, squad.place, squad.seat, SQUADS[squad.id], ("done",) if squad.done else ())
        for squad in squads
        if squad.alive
    ]
    road = Stroke("road", tuple(cells[column].centre for column in range(WIDTH)))
    return Sketch("hex", tuple(cells), tuple(pieces), (road,))


SQUADS = ("US1", "US2", "DE1", "DE2")
SEATS = ("allies", "axis")


class MiniPlay(Play):
    """The skirmish at work."""

    version = "1"
    package = __package__

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        for pack in packs:
            if not (pack / "pack.toml").is_file():
                raise ContentError(str(pack / "pack.toml"), "", "no such file")
        return {"meadow": ScenarioInfo("meadow", 2, learning=True), "ambush": ScenarioInfo("ambush", 2)}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        east = 4 if scenario == "meadow" else 2
        squads = [Squad(0, 0, 0), Squad(1, 0, 20), Squad(2, 1, east), Squad(3, 1, 20 + east)]
        game = Skirmish(2, dice, Rules(first=Battle()), squads=squads, clocks=[Clock(0)])
        game.begin()
        return game

    def position(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> Game:
        return self.new("meadow", dice, {})

    def view(self, game: Any, seat: Seat) -> View:
        return View.of(game, seat, None, {"squads": tuple(game.squads), "clocks": tuple(game.clocks)})

    def determinize(self, view: View, dice: Dice) -> Game:
        game: Game = view.game(dice)
        view.enter(game)
        return game


class MiniShow(Show):
    """The skirmish as clients see it."""

    names = Names(
        {
            "place": lambda view: [place_name(place) for place in range(WIDTH * HEIGHT)],
            "unit": lambda view: SQUADS,
            "seat": lambda view: SEATS,
        },
        {"unit": in_table("squads", "unit")},
        dict.fromkeys(("number", "last", "range"), NUMBER),
    )

    def sketch(self, view: View) -> Sketch:
        return _sketch(view.tables["squads"])

    def status(self, view: View) -> Sequence[Text]:
        (clock,) = view.table(Clock)
        return [Text("status-round", {"number": min(clock.round, ROUNDS), "last": ROUNDS})]

    def ground(self, view: View, place: PlaceId) -> Sequence[Text]:
        return [Text("ground-woods", {})] if place in WOODS else []

    def details(self, view: View, unit: UnitId) -> Sequence[Text]:
        squad = view.item(Squad, unit)
        return [Text("unit-squad", {"unit": unit, "place": squad.place, "seat": squad.seat})]


SYSTEM = System(
    name="skirmish",
    folder=Path(__file__).parent,
    play=MiniPlay(),
    show=MiniShow(),
    schemas={"squads": Squad},
)
