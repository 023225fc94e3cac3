"""Lines of text beside the board: the turn, the divisions, a unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.kernel import Seat, UnitId, View
from bocage.show import Text
from bocage.systems.grand_tactical.rules.turn.victory import points, thresholds
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Army, Clock, Division, Unit


def status(view: View) -> Sequence[Text]:
    """The turn, the weather, what each side has."""
    (clock,), scene = view.table(Clock), view.scene
    game: Game = view.board()
    now = scene.turns[clock.turn - 1]
    turn = {"turn": clock.turn, "turns": len(scene.turns), "day": now.date, "hour": now.time, "weather": clock.weather}
    lines = [Text("status-turn", turn)]
    for army in view.table(Army):
        chits = {"in_cup": army.in_cup, "set_aside": army.set_aside}
        lines.append(Text("status-side", {"seat": army.id, "points": points(game, army.id), **chits}))
    if found := thresholds(game):
        lines.append(Text("status-verdict", {"seat": 0, "lead": found[0], "enemy": 1, "less": found[1]}))
    lines += [
        Text("status-division", {"division": one.id, "seat": one.seat, "cp": one.cp, "dp": one.dp})
        for one in view.table(Division)
    ]
    return lines


def score(view: View) -> Mapping[Seat, int]:
    """What each side would score now."""
    game: Game = view.board()
    return {army.id: points(game, army.id) for army in view.table(Army)}


def details(view: View, unit: UnitId) -> Sequence[Text]:
    """What is printed on a unit, and where it belongs."""
    scene: Scene = view.scene
    record = view.item(Unit, unit)
    if not record.on_map:
        return [Text("details-absent", {"unit": unit, "state": record.where})]
    kind = scene.types[record.type].name
    return [
        Text("details-unit", {"unit": unit, "hex": record.hex, "type": kind}),
        Text("details-formation", {"formation": record.formation, "division": record.division}),
    ]
