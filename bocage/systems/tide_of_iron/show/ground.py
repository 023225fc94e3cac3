"""The ground of a hex in lines: what it costs to enter, and the cover that it gives."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import View
from bocage.show import Text


def ground(view: View, place: Hex) -> Sequence[Text]:
    """What squads and vehicles pay, off roads and on the level, and the cover."""
    kind = view.scene.terrain[place]
    return [
        Text("ground-costs", {"infantry": _printed(kind.squad), "vehicle": _printed(kind.vehicle)}),
        Text("ground-cover", {"cover": kind.cover}),
    ]


def _printed(cost: int | None) -> str:
    return "–" if cost is None else str(cost)
