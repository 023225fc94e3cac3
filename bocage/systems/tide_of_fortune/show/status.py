"""Lines of text beside the board: the date, the track, what the sides have, victory points, a unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bocage.kernel import Seat, UnitId, View
from bocage.show import Text
from bocage.systems.tide_of_fortune.rules.victory import points, verdict_of
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.calendar import day_at
from bocage.systems.tide_of_fortune.show.dates import dated
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, NONE, Clock, Side, Unit


def status(view: View) -> Sequence[Text]:
    """The turn, the track, what each side has, and what the Allies have scored."""
    return [*_turn(view), *(line for side in view.table(Side) for line in _side(view, side)), *_victory(view)]


def _turn(view: View) -> Iterator[Text]:
    """The date and the weather; in operations, the box of the track."""
    (clock,) = view.table(Clock)
    scene: Scene = view.scene
    yield Text("status-turn", {"turn": clock.turn, **dated(day_at(clock.box)), "weather": clock.weather})
    boxes = scene.rulebook.track.boxes
    if clock.initiative != NONE and 0 <= clock.track < len(boxes):
        box = f"box-{boxes[clock.track].lower()}"
        marker = {"what": box, "number": clock.track, "spoiling": clock.spoiling}
        yield Text("status-track", {"initiative": clock.initiative, **marker})


def _side(view: View, side: Side) -> Iterator[Text]:
    """Points of all kinds: command, initiative or reaction, support by pools, and the rest."""
    yield Text("status-side", {"seat": side.id, "cp": side.cp, "ip": side.ip, "rp": side.rp})
    for pool, left in zip(view.scene.means(side.id).pools, side.support, strict=True):
        yield Text("status-support", {"pool": f"support-{pool}", "points": left})
    air = {"tac": side.tac, "airlift": side.airlift, "naval": side.naval, "replacements": side.replacements}
    if any(air.values()):
        yield Text("status-means", {"seat": side.id, **air})


def _victory(view: View) -> Iterator[Text]:
    """What the Allies have scored, and who would win with that."""
    game: Game = view.board()
    if not view.scene.scenario.victory.scores:
        yield Text("status-bridgehead", {"turns": game.now.bridgehead})
        return
    total = points(game)
    verdict = verdict_of(game, total)
    yield Text("status-victory", {"points": total, "winner": verdict.winner or "draw", "level": verdict.level})


def score(view: View) -> Mapping[Seat, int]:
    """What the Allies have scored, or for how many turns they have held a bridgehead; the Germans score nothing."""
    game: Game = view.board()
    return {ALLIED: points(game) if view.scene.scenario.victory.scores else game.now.bridgehead}


def details(view: View, unit: UnitId) -> Sequence[Text]:
    """What is printed on a unit, and where it belongs."""
    scene: Scene = view.scene
    record = view.item(Unit, unit)
    profile = scene.profiles[record.profile]
    if not record.on_map:
        return [Text("details-absent", {"unit": unit, "state": record.where})]
    lines = [Text("details-unit", {"unit": unit, "hex": record.hex, "type": profile.look, "cr": profile.cr})]
    if record.division != NONE:
        lines.append(Text("details-division", {"division": record.division}))
    return lines
