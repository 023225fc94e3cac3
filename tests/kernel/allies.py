"""Two seats a side: what a side shares, a common decision, and a favour asked of an ally."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import Ask, AskAll, Dice, Event, Frame, Goto, Item, Option, Rules, Seat, Step

from .tiny import TinyGame

SIDES = ((0, 2), (1, 3))
AUDIENCE = tuple(sum(1 << seat for seat in side) for side in SIDES)
UNKNOWN = -1


class Command(Item):
    """The command points of a side, known to its seats; its id is the side."""

    table = "commands"
    points: int


class Spend(Option):
    """Propose how many points the side spends."""

    points: int


class Agree(Option):
    pass


class Refuse(Option):
    passes = True


class Spent(Event):
    points: int


class SomeSpent(Event):
    side: int


class Supported(Event):
    by: Seat


class Commanding(Frame[None]):
    """Equal proposals of both seats of a side are done, others are not."""

    side: int = 0

    def start(self, game: AlliesGame) -> Step:
        if self.side == 2:
            return Goto(Support().start)
        ways = [Spend(points) for points in range(game.commands[self.side].points + 1)]
        return AskAll("command", dict.fromkeys(SIDES[self.side], ways), then=self.agreed)

    def agreed(self, game: AlliesGame, answers: Mapping[Seat, Spend]) -> Step:
        first, second = answers.values()
        if first == second and first.points:
            mine = game.commands[self.side]
            game.put(mine.but(points=mine.points - first.points))
            game.emit(Spent(first.points), to=AUDIENCE[self.side], others=SomeSpent(self.side))
        return Goto(Commanding(self.side + 1).start)


class Support(Frame[None]):
    """Seat 0 attacks; its ally may help, which is the ally's own choice."""

    def start(self, game: AlliesGame) -> Step:
        ways: list[Agree | Refuse] = [Agree(), Refuse()]
        return Ask(2, "consent", ways, then=self.answered)

    def answered(self, game: AlliesGame, choice: Agree | Refuse) -> Step:
        if isinstance(choice, Agree):
            game.emit(Supported(2))
        game.finish(SIDES[0], "allies.end")
        return self.done()


class AlliesGame(TinyGame):
    __slots__ = ("commands",)
    commands: list[Command]
    TABLES = {"commands": Command}
    SEATS = 4
    RULES = Rules(first=Commanding())
    SCENARIOS = ("plain", "poor")

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Command]]:
        return {"commands": [Command(0, 2), Command(1, 1 if scenario == "poor" else 3)]}

    @staticmethod
    def seen(item: Command, seat: Seat) -> Command:
        return item if seat in SIDES[item.id] else item.but(points=UNKNOWN)

    @staticmethod
    def guess(item: Command, seat: Seat, dice: Dice) -> Command:
        return item.but(points=dice.die(3)) if item.points == UNKNOWN else item
