"""Forms of records: standing orders as people are offered them."""

from __future__ import annotations

from types import new_class

from bocage.kernel import Order
from bocage.server.service.pages.record_forms import order_kinds


def order(game: str, name: str) -> type[Order]:
    return new_class(name, (Order,), exec_body=lambda body: body.update(__module__=f"{game}.standing_orders"))


def test_standing_orders_come_as_their_game_has_them_whichever_games_were_loaded_before() -> None:
    kept = [order("first", "StandAndDie"), *(order("second", name) for name in ("RunAway", "StandAndDie"))]
    assert [kind.kind for kind in order_kinds("second")] == [cls.__name__ for cls in kept[1:]]
