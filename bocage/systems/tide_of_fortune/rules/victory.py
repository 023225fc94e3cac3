"""Victory: at the end by points, or at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bocage.board.bits import bits, mask
from bocage.kernel import Frame, Item, Step
from bocage.systems.tide_of_fortune.rules.movement.leaving import has_left
from bocage.systems.tide_of_fortune.rules.supply.lines import has_line, reaches_hq
from bocage.systems.tide_of_fortune.scene.ground import MAJOR
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.calendar import day_of, has_passed
from bocage.systems.tide_of_fortune.schema.victory import Score, Verdict
from bocage.systems.tide_of_fortune.schema.vocabulary import SIDES
from bocage.systems.tide_of_fortune.state.events import victory as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, NONE, OFF_MAP, Unit

SUDDEN = "tof.s2.victory-allied"


def is_last_turn(game: Game) -> bool:
    """Whether the turn that is over was the last: the marker has passed the last day, or the turns are played.

    [tof.9.scenario-choice tof.ruling.aachen-end]
    """
    scenario = game.scene.scenario
    turns = scenario.settings.turns or scenario.turns
    if turns and game.now.turn >= turns:
        return True
    return bool(scenario.ends_after) and has_passed(game.now.box, day_of(scenario.ends_after))


# Points


def points(game: Game) -> int:
    """What the Allies have scored.  [tof.s1.frame tof.s1.v1-vp]"""
    return sum(scored(game, score) for score in game.scene.scenario.victory.scores)


def scored(game: Game, score: Score) -> int:
    """What a score is worth now.  [tof.ruling.hex-control-vp tof.9.antwerp-vp tof.ruling.exit]"""
    match score.kind:
        case "place":
            return score.points if all(is_held(game, place) for place in score.at) else 0
        case "area":
            return score.points if not any(german_units_in(game, area) for area in score.at) else 0
        case "scheldt":
            return score.points if is_scheldt_open(game) else 0
        case "antwerp":
            return max(score.points - port_damage(game), 0) if is_scheldt_open(game) else 0
        case "bridgehead":
            return score.points if holds_bridgehead(game, score.at) else 0
        case "exit":
            total = score.points * sum(has_left(game, one) for one in game.divisions if one.seat == ALLIED)
            return min(total, score.most) if score.most else total


def is_held(game: Game, place: str) -> bool:
    """Whether the Allies were the last to have a unit in a place.  [tof.ruling.hex-control-vp]"""
    return game.sites[game.scene.site_names.index(place)].holder == ALLIED


def german_units_in(game: Game, area: str) -> int:
    """The hexes of an area with Germans in them: it is cleared where there are none.  [tof.ruling.hex-control-vp]"""
    return game.scene.ground.areas.get(area, 0) & game.occupied[GERMAN]


# Antwerp and the Scheldt


def is_scheldt_open(game: Game) -> bool:
    """Whether ships reach Antwerp: no guns near docks and ports, no batteries, no Germans on the islands, no mines.

    [tof.9.antwerp-vp tof.ruling.scheldt-two-hexes]
    """
    if game.scene.ground.text.docks == () or is_way_shelled(game):
        return False
    if any(battery.strength for battery in game.batteries):
        return False
    if any(german_units_in(game, area) for area in game.scene.rulebook.coast.scheldt_areas):
        return False
    return not any(marker.kind == "mine" and marker.hex != OFF_MAP for marker in game.markers)


def is_way_shelled(game: Game) -> bool:
    """Whether a German headquarters with artillery is within two hexes of the docks or of a port of the Scheldt.

    [tof.9.antwerp-vp tof.ruling.scheldt-two-hexes]
    """
    scene, text, coast = game.scene, game.scene.ground.text, game.scene.rulebook.coast
    ports = [name for name in text.ports if name in coast.scheldt_ports]
    calls = [scene.ground.places[name] for name in (*text.docks, *ports)]
    guns = [
        game.hq_of(division).hex
        for division in game.divisions
        if division.seat == GERMAN and game.hq_of(division).on_map and scene.printed(division.id).art
    ]
    return any(scene.grid.distance(call, gun) <= coast.scheldt_distance for call in calls for gun in guns)


def port_damage(game: Game) -> int:
    """What the demolitions in the docks of Antwerp take from its points.  [tof.9.antwerp-vp tof.3.demo-antwerp]"""
    docks = {game.scene.ground.places[name] for name in game.scene.ground.text.docks}
    return sum(one.value for one in game.markers if one.kind == "damage" and one.hex in docks)


# Bridgeheads


@lru_cache(maxsize=32)
def bank(scene: Scene, place: str) -> int:
    """All land that is joined to a place without crossing a major river.  [tof.ruling.mg-bridgehead]"""
    ring = found = 1 << scene.ground.places[place]
    while ring:
        near = mask(to for hex in bits(ring) for to, water, _ in scene.ground.around[hex] if water != MAJOR)
        ring = near & scene.ground.land & ~found
        found |= ring
    return found


def holds_bridgehead(game: Game, places: tuple[str, ...]) -> bool:
    """Whether a supplied Allied combat unit stands on one of the banks.

    Lines of supply cross a major river only over a bridge that stands and that the enemy does not hold.

    [tof.ruling.mg-bridgehead tof.s2.victory-allied]
    """
    banks = 0
    for place in places:
        banks |= bank(game.scene, place)
    beyond = banks & game.occupied[ALLIED]
    return any(is_supplied(game, unit) for hex in bits(beyond) for unit in game.units_in(hex))


def is_supplied(game: Game, unit: Unit) -> bool:
    """Whether an Allied combat unit traces a line to its headquarters, and that one to a source.

    [tof.ruling.mg-bridgehead]
    """
    if unit.seat != ALLIED or unit.division == NONE or game.profile(unit).role != "unit":
        return False
    division = game.divisions[unit.division]
    return game.hq_of(division).on_map and has_line(game, division) and reaches_hq(game, division, unit)


# Verdicts


def verdict_of(game: Game, total: int) -> Verdict:
    """Who has won with so many points: the first line that applies.  [tof.s1.v1-levels]"""
    return next(one for one in game.scene.scenario.victory.verdicts if total >= one.least)


def conclude(game: Game) -> None:
    """The verdict of the points ends the game, by the rule of the scenario.

    [tof.s1.frame tof.s1.v1-levels tof.s2.victory-german tof.9.scenario-choice]
    """
    total = points(game)
    verdict = verdict_of(game, total)
    winners = [] if verdict.winner is None else [SIDES.index(verdict.winner)]
    game.emit(events.Judged(total, verdict.winner or "draw", verdict.level))
    game.finish(winners, game.scene.scenario.victory.rule)


def wins_by_bridgehead(game: Game) -> bool:
    """At the end of a turn the turns with a supplied bridgehead are counted; so many on end win.

    One turn without it, and the count begins anew.

    [tof.s2.victory-allied tof.ruling.mg-bridgehead]
    """
    sudden = game.scene.scenario.victory.sudden
    if sudden is None:
        return False
    turns = game.now.bridgehead + 1 if holds_bridgehead(game, sudden.banks) else 0
    if turns != game.now.bridgehead:
        game.put(game.now.but(bridgehead=turns))
        game.emit(events.BridgeheadCounted(turns, sudden.bridgehead_turns))
    return turns >= sudden.bridgehead_turns


class SuddenVictory(Frame[None]):
    """The Allies have won at once.  [tof.s2.victory-allied]"""

    def start(self, game: Game) -> Step:
        """The game is over."""
        game.finish([ALLIED], SUDDEN)
        return self.done()


def broke_out(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """A supplied division has gone out by Venlo or Düren, which wins at once.

    [tof.s2.victory-allied tof.ruling.exit]
    """
    if game.scene.scenario.victory.sudden is None or game.result is not None:
        return None
    for item in changed:
        if type(item) is Unit and item.where == "left" and has_left(game, game.divisions[item.division]):
            return SuddenVictory()
    return None
