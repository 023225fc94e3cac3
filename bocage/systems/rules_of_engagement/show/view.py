"""What a seat may know, and games imagined from it."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Dice, Record, Seat, View
from bocage.systems.rules_of_engagement.rules.works.mines import MINEFIELD
from bocage.systems.rules_of_engagement.schema.fortifications import DUG
from bocage.systems.rules_of_engagement.show.imagining import imagined, imagined_fields
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import UNKNOWN, Figure, Marker, Squad, Vehicle, Work


def view(game: Game, seat: Seat) -> View:
    """The tables without the places of hidden enemies, and without what lies under their markers."""
    tables: dict[str, Sequence[Record | None]] = {name: tuple(getattr(game, name)) for name in Game.TABLES}
    if game.scene.hides:
        tables["figures"] = tuple([seen_figure(figure, game.squads[figure.squad], seat) for figure in game.figures])
        tables["markers"] = tuple([seen_marker(marker, seat) for marker in game.markers])
        tables["vehicles"] = tuple([seen_vehicle(one, game.squads[one.squad], seat) for one in game.vehicles])
    if any(one.fortifications for one in game.lists):
        tables["lists"] = tuple([one if one.seat == seat else one.but(fortifications=()) for one in game.lists])
    if game.works:
        tables["works"] = tuple([seen_work(work, seat) for work in game.works])
    return View.of(game, seat, game.scene, tables)


def seen_figure(figure: Figure, squad: Squad, seat: Seat) -> Figure:
    """A figure of a hidden enemy is somewhere.  [roe.ruling.sniper-hidden]"""
    if squad.seat == seat or not squad.is_hidden or not figure.is_there:
        return figure
    return figure.but(x=UNKNOWN, y=UNKNOWN, floor=0)


def seen_vehicle(vehicle: Vehicle, squad: Squad, seat: Seat) -> Vehicle:
    """A vehicle that is hidden is somewhere, and looks anywhere."""
    if squad.seat == seat or not squad.is_hidden or not vehicle.is_there:
        return vehicle
    return vehicle.but(x=UNKNOWN, y=UNKNOWN, facing=0)


def seen_marker(marker: Marker, seat: Seat) -> Marker:
    """A marker of the enemy may stand for anybody, and before it is laid it may be anywhere."""
    if marker.seat == seat or marker.x < 0:
        return marker
    return marker.but(squad=UNKNOWN, under=()) if marker.laid else marker.but(x=UNKNOWN, y=UNKNOWN)


def seen_work(work: Work, seat: Seat) -> Work:
    """The enemy knows of what is secret only that it is somewhere, and takes decoys for real.

    [roe.fort.secret roe.ruling.mine-secret]
    """
    if work.seat == seat:
        return work
    if work.kind in DUG and not work.outline:
        return Work(work.id, work.seat, secret=True)
    if not (work.secret or work.decoy):
        return work
    if not work.secret:
        return work.but(decoy=False)
    return Work(work.id, work.seat, MINEFIELD if work.kind == MINEFIELD else "", secret=True)


def determinize(view: View, dice: Dice) -> Game:
    """A game that goes on from what the view shows, with hidden troops wherever they may be."""
    drawn = imagined(view, dice) if view.scene.hides else {}
    if any(work.kind == MINEFIELD for work in view.table(Work)):
        drawn = {**drawn, "works": imagined_fields(view, dice)}
    game: Game = view.game(dice, drawn) if drawn else view.game(dice)
    view.enter(game)
    return game
