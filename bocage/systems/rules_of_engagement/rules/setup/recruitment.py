"""Recruitment: a player builds his army, choice by choice, before the sides deploy.

Who has what is known, but for fortifications: of these the enemy learns nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import Argument, Ask, Call, Frame, Goto, InTurn, Option, Refusal, Seat, Step
from bocage.systems.rules_of_engagement.rules.setup.army_list import (
    platoon,
    points_left,
    why_not_fortify,
    why_not_requisition,
    why_not_support,
    why_not_variant,
)
from bocage.systems.rules_of_engagement.schema.armies import BOMBARDMENT, PLUS, with_item
from bocage.systems.rules_of_engagement.state.events.setup import (
    ArmyReady,
    FortificationBought,
    Requisitioned,
    SupportTaken,
    VariantTaken,
)
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Battery, Work
from bocage.systems.rules_of_engagement.state.setup import field_forces, lay_out_markers

RECRUIT = "recruit"


class TakeVariant(Option):
    """Other troops take the place of the platoon's squads."""

    variant: str


class TakeSupport(Option):
    """A squad, a vehicle or a bombardment for points of support."""

    item: str


class BuyFortification(Option):
    """A fortification for points of support."""

    item: str


class Requisition(Option):
    """A squad of the platoon, by its place in it, asks for something."""

    squad: int
    item: str


class FinishArmy(Option):
    """The army is complete."""


Choice = TakeVariant | TakeSupport | BuyFortification | Requisition | FinishArmy


class Recruitment(InTurn):
    """Players who build their armies do so one after the other.  [roe.force.platoon roe.force.scenario-forces]"""

    def order(self, game: Game) -> Sequence[Seat]:
        """Both sides."""
        return range(len(game.scene.sides))

    def serve(self, game: Game, seat: Seat) -> Step:
        """A player with points."""
        if not game.scene.builds(seat):
            return self.next_turn()
        game.put(game.lists[seat].but(squads=platoon(game, seat)))
        return Call(ArmyBuilder(seat), then=self.onward)


class ArmyBuilder(Frame[None]):
    """A player puts his army together; each choice costs points or can be made once, so it comes to an end.

    [roe.force.platoon roe.force.scenario-forces roe.fort.when]
    """

    seat: Seat

    def start(self, game: Game) -> Step:
        """What comes next?"""
        legal = [one for one in choices(game, self.seat) if self.why_not(game, one) is None]
        about: dict[str, Argument] = {"seat": self.seat, "left": points_left(game, self.seat)}
        return Ask(self.seat, RECRUIT, legal, self.chosen, self.why_not, about)

    def why_not(self, game: Game, choice: Choice) -> Refusal | None:
        """The judge of lists."""
        match choice:
            case TakeVariant(variant=variant):
                return why_not_variant(game, self.seat, variant)
            case TakeSupport(item=item):
                return why_not_support(game, self.seat, item)
            case BuyFortification(item=item):
                return why_not_fortify(game, self.seat, item)
            case Requisition(squad=squad, item=item):
                return why_not_requisition(game, self.seat, squad, item)
            case _:
                return None

    def chosen(self, game: Game, choice: Choice) -> Step:
        """It is on the list."""
        one = game.lists[self.seat]
        match choice:
            case TakeVariant(variant=variant):
                squad = game.scene.army(self.seat).variants[variant].squad
                game.put(one.but(variant=variant, squads=(one.squads[0], *([squad] * (len(one.squads) - 1)))))
                game.emit(VariantTaken(self.seat, variant))
            case TakeSupport(item=item):
                game.put(one.but(support=(*one.support, item)))
                game.emit(SupportTaken(self.seat, item))
            case BuyFortification(item=item):
                game.put(one.but(fortifications=(*one.fortifications, item)))
                game.emit(FortificationBought(self.seat, item), 1 << self.seat)
            case Requisition(squad=squad, item=item):
                kind = with_item(one.squads[squad], item, game.scene.requisitions)
                game.put(one.but(squads=(*one.squads[:squad], kind, *one.squads[squad + 1 :])))
                game.emit(Requisitioned(self.seat, kind.partition(PLUS)[0], item))
            case FinishArmy():
                return Goto(self.finish)
        return Goto(self.start)

    def finish(self, game: Game) -> Step:
        """The squads of the list come into being, its guns, its markers and what it has to lay.

        [roe.force.scenario-forces roe.arty.options roe.fort.secret]
        """
        one, scene = game.lists[self.seat], game.scene
        squads = [*one.squads, *(item for item in one.support if item != BOMBARDMENT)]
        points = scene.side(self.seat).points
        at_once = points.at_once if points is not None and points.at_once else len(squads)
        field_forces(game, self.seat, [(kind, number >= at_once) for number, kind in enumerate(squads)])
        lay_out_markers(game, self.seat)
        called = [scene.squad_kinds[kind].battery for kind in squads]
        bombards = [scene.army(self.seat).guns] * one.support.count(BOMBARDMENT)
        for name in (*bombards, *(guns for guns in called if guns)):
            game.put(Battery(len(game.batteries), self.seat, name))
        for name in one.fortifications:
            for kind in scene.fortifications[name].works:
                game.put(Work(len(game.works), self.seat, kind))
        game.put(one.but(ready=True))
        game.emit(ArmyReady(self.seat, len(squads)))
        return self.done()


def choices(game: Game, seat: Seat) -> Iterator[Choice]:
    """All that might go on a list."""
    army, one = game.scene.army(seat), game.lists[seat]
    yield from map(TakeVariant, army.variants)
    yield from map(TakeSupport, (*army.company, *army.divisional))
    yield from map(BuyFortification, game.scene.fortifications)
    for squad in range(1, len(one.squads)):
        for item in game.scene.requisitions:
            yield Requisition(squad, item)
    yield FinishArmy()
