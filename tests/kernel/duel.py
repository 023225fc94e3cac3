"""Fire answering fire: a reply is itself a shot, hence a chain by recursion; it ends as each shooter is spent."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Event, Frame, Item, Option, Pool, Roll, Rules, Seat, Step, UnitId, Window

from .tiny import TinyGame


class Gun(Item):
    table = "guns"
    seat: Seat
    spent: bool = False
    hits: int = 0


class Shoot(Option):
    until = "Fire"
    gun: UnitId
    at: UnitId


class Hold(Option):
    passes = True


class GunHit(Event):
    outcome = True
    gun: UnitId


class SmokeCleared(Event):
    """Told at the end of a shot, after all the replies."""

    outcome = True
    gun: UnitId


class Turn(Frame[None]):
    def start(self, game: DuelGame) -> Step:
        shots: list[Shoot | Hold] = [Shoot(0, 1), Hold()]
        return Ask(0, "duel", shots, then=self.chosen)

    def chosen(self, game: DuelGame, choice: Shoot | Hold) -> Step:
        match choice:
            case Shoot(gun=gun, at=at):
                return Call(Fire(gun, at), then=self.over)
            case Hold():
                return self.over(game)

    def over(self, game: DuelGame) -> Step:
        hurt = [sum(gun.hits for gun in game.guns if gun.seat == seat) for seat in (0, 1)]
        game.finish([seat for seat in (0, 1) if hurt[seat] < hurt[1 - seat]], "duel.hits")
        return self.done()


class Fire(Frame[None]):
    gun: UnitId
    at: UnitId

    def start(self, game: DuelGame) -> Step:
        shooter = game.guns[self.gun]
        game.put(shooter.but(spent=True))
        return Call(Roll("fire", shooter.seat, 1, need=4), then=self.rolled)

    def rolled(self, game: DuelGame, pool: Pool) -> Step:
        if pool.hits:
            target = game.guns[self.at]
            game.put(target.but(hits=target.hits + 1))
            game.emit(GunHit(self.at))
        return Call(FireBack(self.gun), then=self.clear)

    def clear(self, game: DuelGame) -> Step:
        game.emit(SmokeCleared(self.gun))
        return self.done()


class FireBack(Window["DuelGame", Shoot, None]):
    prompt = "fire-back"
    at: UnitId

    def seats(self, game: DuelGame) -> tuple[Seat, ...]:
        return (1 - game.guns[self.at].seat,)

    def options(self, game: DuelGame, seat: Seat) -> list[Shoot]:
        return [Shoot(gun.id, self.at) for gun in game.guns if gun.seat == seat and not gun.spent]

    def react(self, game: DuelGame, seat: Seat, choice: Shoot) -> Step:
        return Call(Fire(choice.gun, choice.at), then=self.answered)

    def answered(self, game: DuelGame) -> Step:
        return self.done()


class DuelGame(TinyGame):
    __slots__ = ("guns",)
    guns: list[Gun]
    TABLES = {"guns": Gun}
    RULES = Rules(first=Turn())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Gun]]:
        return {"guns": [Gun(0, 0), Gun(1, 1), Gun(2, 0), Gun(3, 1)]}
