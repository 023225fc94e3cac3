"""Names: how squads, figures, pieces of terrain and sides are typed and printed, and found again."""

from __future__ import annotations

from bocage.kernel import View
from bocage.kernel.records import Thing
from bocage.show import LENGTH, NUMBER, WORD, Names, in_table, numbered
from bocage.systems.rules_of_engagement.state.records import Battery, Figure, Marker, Squad, Work

ARGUMENTS: dict[str, Thing | str] = {
    **dict.fromkeys(
        ("buildings", "cm", "dice", "face", "hits", "losses", "lost", "men", "mm", "need"),
        NUMBER,
    ),
    **dict.fromkeys(("far", "least", "most"), LENGTH),
    **dict.fromkeys(("dummies", "floor", "floors", "markers", "sizes", "start", "sum", "turn", "turns"), NUMBER),
    **dict.fromkeys(
        ("against", "armour", "die", "facing", "felled", "foe_sum", "left", "missing", "other_die", "places", "points"),
        NUMBER,
    ),
    **dict.fromkeys(
        ("at_obstacle", "barricade", "minefield", "squad", "squads", "strength", "touching", "wire"), NUMBER
    ),
    **dict.fromkeys(
        (
            "state",
            "order",
            "plate",
            "stuck",
            "kind",
            "rank",
            "weapon",
            "manner",
            "mount",
            "cover",
            "ground",
            "edge",
            "item",
            "mission",
            "variant",
        ),
        WORD,
    ),
}
"""What the free arguments of prompts, refusals and lines are."""


def squad_names(view: View) -> list[str]:
    """Squads by their kind and number."""
    return [squad.name for squad in view.table(Squad)]


def figure_names(view: View) -> list[str]:
    """Figures by their rank, the second of a rank with a 2 behind it: rifleman-2."""
    squads = view.table(Squad)
    return numbered(view.scene.rosters[squads[one.squad].kind][one.man].rank for one in view.table(Figure))


def place_names(view: View) -> list[str]:
    """Open ground and the pieces of the table, then works by their kind and number."""
    works = [view.scene.name_of_work(work.id, work.kind or "work") for work in view.table(Work)]
    return [*view.scene.place_names, *works]


NAMES = Names(
    {
        "unit": squad_names,
        "figure": figure_names,
        "marker": lambda view: [f"marker-{number + 1}" for number in range(len(view.table(Marker)))],
        "battery": lambda view: numbered(one.name for one in view.table(Battery)),
        "place": place_names,
        "work": lambda view: [f"work-{number + 1}" for number in range(len(view.table(Work)))],
        "seat": lambda view: view.scene.sides,
    },
    {
        "squad": in_table("squads", "unit"),
        "figure": in_table("figures", "figure"),
        "marker": in_table("markers", "marker"),
        "battery": in_table("batteries", "battery"),
        "vehicle": lambda game, find, name: game.vehicles[game.rides[find("unit", name)]],
        "work": in_table("works", "work"),
        "list": lambda game, find, name: game.lists[find("seat", name)],
        "clock": lambda game, _, __: game.now,
    },
    ARGUMENTS,
)
