"""The rules of the ford: each answers with a refusal or with None."""

from __future__ import annotations

from bocage.kernel import PlaceId, Refusal, Seat, UnitId

from .state import DISCARD, FORD, PLACES, WIDTH, Fire, Ford, GiveOrder, LayMine, Move, Play, Played, Stop, Struck, Unit

RANGE = 2


def neighbours(place: PlaceId) -> list[PlaceId]:
    return [other for other in range(PLACES) if distance(place, other) == 1]


def distance(a: PlaceId, b: PlaceId) -> int:
    return abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH)


def why_not_lay(game: Ford, choice: LayMine) -> Refusal | None:
    return None if choice.place in FORD else Refusal("mini.mine.ford", {"place": choice.place})


def why_not_order(game: Ford, seat: Seat, choice: GiveOrder) -> Refusal | None:
    unit = game.alive(choice.unit)
    if unit is None or unit.seat != seat:
        return Refusal("mini.order.own", {"unit": choice.unit})
    return None


def why_not_move(game: Ford, unit: Unit, points: int, choice: Move) -> Refusal | None:
    if points == 0:
        return Refusal("mini.move.points")
    if distance(unit.place, choice.place) != 1:
        return Refusal("mini.move.adjacent", {"place": choice.place})
    if (game.standing[0] | game.standing[1]) >> choice.place & 1:
        return Refusal("mini.move.adjacent", {"place": choice.place}, reason="occupied")
    return None


def why_not_fire(game: Ford, unit: Unit, choice: Fire) -> Refusal | None:
    target = game.alive(choice.target)
    if target is None or target.seat == unit.seat:
        return Refusal("mini.fire.enemy", {"unit": choice.target})
    if distance(unit.place, target.place) > RANGE:
        return Refusal("mini.fire.range", {"unit": choice.target, "range": RANGE})
    return None


def why_not_act(game: Ford, unit: Unit, points: int, choice: Move | Fire | Stop) -> Refusal | None:
    match choice:
        case Move():
            return why_not_move(game, unit, points, choice)
        case Fire():
            return why_not_fire(game, unit, choice)
        case Stop():
            return None


def why_not_play(game: Ford, seat: Seat, kind: str, choice: Play) -> Refusal | None:
    return None if choice.card in game.hand(seat, kind) else Refusal("mini.card.hand", {"card": choice.card})


def actions(game: Ford, unit: Unit, points: int) -> list[Move | Fire | Stop]:
    candidates: list[Move | Fire] = [Move(place) for place in neighbours(unit.place)]
    candidates += [Fire(target.id) for target in game.units_of(1 - unit.seat)]
    legal = [choice for choice in candidates if why_not_act(game, unit, points, choice) is None]
    return [*legal, Stop()]


def strike(game: Ford, unit: UnitId, hits: int) -> None:
    struck = game.alive(unit)
    if struck is not None:
        if hits:
            game.put(struck.but(strength=struck.strength - hits))
        game.emit(Struck(unit, hits))


def discard(game: Ford, seat: Seat, choice: Play) -> None:
    hold = next(hold for hold in game.holds if hold.card == choice.card)
    game.reveal(hold.but(holder=DISCARD))
    game.emit(Played(seat, choice.card))
