"""Secret dice: a seat rolls unseen and may roll again unseen; the other attacks a strength that it does not know."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Dice, Event, Frame, Goto, Item, Option, Pool, Roll, Rules, Seat, Step, Window

from .tiny import TinyGame

UNKNOWN = 0


class Post(Item):
    table = "posts"
    strength: int = 3
    scouted: int = UNKNOWN


class Scout(Option):
    pass


class Sleep(Option):
    passes = True


class Probe(Option):
    until = "Probing"


class Leave(Option):
    passes = True


class ScoutAgain(Option):
    pass


class Taken(Event):
    outcome = True


class Noticed(Event):
    """Only seat 1 hears it."""

    outcome = True


class Night(Frame[None]):
    """Seat 1 may scout in secret."""

    def start(self, game: ScoutGame) -> Step:
        ways: list[Scout | Sleep] = [Scout(), Sleep()]
        return Ask(1, "night", ways, then=self.chosen)

    def chosen(self, game: ScoutGame, choice: Scout | Sleep) -> Step:
        match choice:
            case Scout():
                return Call(Roll("scout", 1, 1, to=0b10), then=self.scouted)
            case Sleep():
                return Goto(Dawn().start)

    def scouted(self, game: ScoutGame, pool: Pool) -> Step:
        game.put(game.posts[0].but(scouted=pool.faces[0]))
        return Goto(Dawn().start)


class Dawn(Frame[None]):
    def start(self, game: ScoutGame) -> Step:
        ways: list[Probe | Leave] = [Probe(), Leave()]
        return Ask(0, "dawn", ways, then=self.chosen)

    def chosen(self, game: ScoutGame, choice: Probe | Leave) -> Step:
        match choice:
            case Probe():
                return Call(Probing(), then=self.over)
            case Leave():
                return self.over(game)

    def over(self, game: ScoutGame) -> Step:
        game.finish([], "scout.end")
        return self.done()


class Probing(Frame[None]):
    def start(self, game: ScoutGame) -> Step:
        face = game.dice.die()
        if face > game.posts[0].strength:
            game.emit(Taken())
        if face % 2:
            game.emit(Noticed(), to=0b10)
        return self.done()


class SecretlyAgain(Window["ScoutGame", ScoutAgain, tuple[int, ...]]):
    prompt = "scout-again"

    def seats(self, game: ScoutGame) -> tuple[Seat, ...]:
        return (1,)

    def options(self, game: ScoutGame, seat: Seat) -> list[ScoutAgain]:
        return [ScoutAgain()]

    def react(self, game: ScoutGame, seat: Seat, choice: ScoutAgain) -> Step:
        return self.done((0,))

    def closed(self) -> Step:
        return self.done(())


def after_roll(game: ScoutGame, roll: Roll) -> SecretlyAgain | None:
    return SecretlyAgain() if roll.what == "scout" else None


class ScoutGame(TinyGame):
    __slots__ = ("posts",)
    posts: list[Post]
    TABLES = {"posts": Post}
    RULES = Rules(first=Night(), after_roll=after_roll)

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Post]]:
        return {"posts": [Post(0)]}

    @staticmethod
    def seen(item: Post, seat: Seat) -> Post:
        return item if seat == 1 else item.but(strength=UNKNOWN, scouted=UNKNOWN)

    @staticmethod
    def guess(item: Post, seat: Seat, dice: Dice) -> Post:
        return item if item.strength else item.but(strength=dice.die(5))
