"""Limits: which zones of control an order lets its units enter, leave and penetrate."""

from __future__ import annotations

from functools import cache

from bocage.systems.tide_of_fortune.schema.rulebook import Order
from bocage.systems.tide_of_fortune.schema.vocabulary import Zones
from bocage.systems.tide_of_fortune.state.indexing import Grip

STRONG = (Grip.CONTESTED_STRONG, Grip.CONTROLLED_STRONG)
CONTROLLED = (Grip.CONTROLLED_WEAK, Grip.CONTROLLED_STRONG)

ENTER, LEAVE, PENETRATE, ABSOLUTE = "tof.7.zoc-enter", "tof.7.zoc-exit", "tof.7.zoc-penetrate", "tof.7.zoc-absolute"


def why_barred(order: Order, here: Grip, there: Grip, stronger: bool) -> str:
    """The rule that bars a step from one hex to another; "" where none does.

    `stronger` says that the unit's AB exceeds what the enemy projects into the hex entered: it then goes in whatever
    the order, but not from one controlled hex to another.

    [tof.7.zoc-order-limits tof.7.zoc-strong-assault tof.7.zoc-ab-exception tof.ruling.zoc-ab-entry
    tof.ruling.zoc-limits-where tof.ruling.zoc-friendly]
    """
    rule = _barred(order.enter, order.leave, order.penetrate, here, there)
    return "" if stronger and rule in (ENTER, PENETRATE) else rule


@cache
def _barred(enter: Zones, leave: Zones, penetrate: Zones, here: Grip, there: Grip) -> str:
    if there == Grip.OPEN:
        return "" if here == Grip.OPEN or _allows(leave, here) else LEAVE
    if here == Grip.OPEN:
        return "" if _allows(enter, there) else ENTER
    if here in CONTROLLED and there in CONTROLLED:
        return ABSOLUTE
    return "" if _allows(penetrate, there) else PENETRATE


def _allows(zones: Zones, grip: Grip) -> bool:
    return zones == "all" or (zones == "weak" and grip not in STRONG)
