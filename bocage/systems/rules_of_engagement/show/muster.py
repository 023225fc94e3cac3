"""The muster sheet: an army while its player builds it, with what it may still have.

All see the sheet but for fortifications, of which only their owner knows.  [roe.fort.secret]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.kernel import Option, Seat, View
from bocage.kernel.records import dump
from bocage.show import Berth, Muster, Piece, Recruit, Text, Ware
from bocage.systems.rules_of_engagement.rules.setup.army_list import (
    company_cost,
    divisional_cost,
    most_points,
    points_left,
    points_of,
    requisition_cost,
)
from bocage.systems.rules_of_engagement.rules.setup.recruitment import (
    ArmyBuilder,
    BuyFortification,
    Requisition,
    TakeSupport,
    TakeVariant,
)
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.armies import PLUS, with_item
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, ArmyList


def muster(view: View) -> Muster | None:
    """The army that is being built, if the game is about that."""
    frame = view.asking
    return Sheet(view, frame.seat).building() if isinstance(frame, ArmyBuilder) else None


class Sheet:
    """What a side has on its list, and what it may have."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat = seat
        self.owns = view.seat == seat
        self.game: Game = view.board()
        self.scene: Scene = view.scene
        self.list: ArmyList = self.game.lists[seat]

    def building(self) -> Muster:
        """The platoon with its berths, its support, and all that is to be had."""
        return Muster(
            self.seat,
            most_points(self.game, self.seat),
            points_left(self.game, self.seat),
            self.purses(),
            (*self.platoon(), *self.support()),
            tuple(self.stock()),
        )

    def purses(self) -> tuple[Text, ...]:
        """What is left of each kind of points.  [roe.force.scenario-forces]"""
        game, points = self.game, points_of(self.game, self.seat)
        company, divisional = company_cost(game, self.list), divisional_cost(game, self.list)
        own = points.company + self.scene.army(self.seat).handicap
        lent = max(0, company - own)
        asked = self.scene.rulebook.forces.requisition - requisition_cost(game, self.list)
        return (
            Text("muster-company", {"left": own - company + lent, "points": own}),
            Text("muster-division", {"left": points.divisional - divisional - lent, "points": points.divisional}),
            Text("muster-requisition", {"left": asked, "points": self.scene.rulebook.forces.requisition}),
        )

    def platoon(self) -> Iterator[Recruit]:
        """The squads of the platoon; each but the headquarters may ask for things.  [roe.force.platoon]"""
        for number, kind in enumerate(self.list.squads):
            base, *items = kind.split(PLUS)
            has = tuple(Berth(item, self.item(item)) for item in items)
            asks = tuple(
                self.item(item, Requisition(number, item))
                for item in self.scene.requisitions
                if item not in items and self.fits(kind, item)
            )
            berths = (*has, Berth("requisition", stock=asks)) if number and asks else has
            yield Recruit(Ware(base, 0, self.men(kind), (self.counter(kind),)), berths)

    def fits(self, kind: str, item: str) -> bool:
        """Whether a squad can have something."""
        return with_item(kind, item, self.scene.requisitions) in self.scene.squad_kinds

    def support(self) -> Iterator[Recruit]:
        """What has been bought."""
        for item in self.list.support:
            yield Recruit(self.ware(item, self.price(item)))
        for item in self.list.fortifications:
            yield Recruit(self.ware(item, self.scene.fortifications[item].cost))

    def stock(self) -> Iterator[Ware]:
        """Other troops, support of the company and of the division, fortifications."""
        army = self.scene.army(self.seat)
        for name, variant in army.variants.items():
            yield Ware(name, variant.cost, self.men(variant.squad), (), dump(TakeVariant(name)))
        for item in (*army.company, *army.divisional):
            yield self.ware(item, self.price(item), TakeSupport(item))
        if self.owns:
            for item, fort in self.scene.fortifications.items():
                yield self.ware(item, fort.cost, BuyFortification(item))

    def price(self, item: str) -> int:
        """What support costs."""
        army = self.scene.army(self.seat)
        return army.company.get(item, 0) or army.divisional.get(item, 0)

    def ware(self, item: str, cost: int, takes: Option | None = None) -> Ware:
        """A squad, a vehicle, a bombardment or a fortification."""
        army = self.scene.army(self.seat)
        kinds = self.scene.squad_kinds
        lines = self.men(item) if item in kinds else ()
        pool = "division" if item in army.divisional else "company"
        counters = (self.counter(item),) if item in kinds else ()
        return Ware(item, cost, (*lines, Text(f"muster-from-{pool}", {})), counters, _written(takes))

    def item(self, item: str, takes: Option | None = None) -> Ware:
        """Something that a squad may ask for."""
        return Ware(item, self.scene.requisitions[item].cost, (), (), _written(takes))

    def men(self, kind: str) -> tuple[Text, ...]:
        """How many men a squad has."""
        return (Text("muster-men", {"men": len(self.scene.rosters[kind])}),)

    def counter(self, kind: str) -> Piece:
        """A squad as it looks on the table."""
        roster = self.scene.rosters[kind]
        look = kind if kind in self.scene.vehicles else roster[0].arms[0].type if roster[0].arms else roster[0].rank
        return Piece(NOBODY, OPEN_GROUND, self.seat, "", look=look, figures=(roster[0].rank,))


def _written(takes: Option | None) -> dict[str, Any] | None:
    return None if takes is None else dump(takes)
