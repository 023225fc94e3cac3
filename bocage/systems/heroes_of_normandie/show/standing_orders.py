"""Standing orders: what a player who is away does not want to be asked."""

from __future__ import annotations

from bocage.kernel import Decision, Option, Order, View, passing


class ForgoOpportunityFire(Order):
    """Never fire at units on the move."""


class KeepCards(Order):
    """Play no card as an event, and let none interrupt."""


def obey(view: View, decision: Decision, order: Order) -> Option | None:
    """Pass, where the order is about the question."""
    asked = {ForgoOpportunityFire: "opportunity-fire", KeepCards: "card"}.get(type(order))
    if asked is None or decision.prompt.partition(".")[0] != asked:
        return None
    answer = passing(decision.options)
    return answer if answer.passes else None
