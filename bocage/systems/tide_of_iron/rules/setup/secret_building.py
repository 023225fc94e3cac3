"""Building behind a screen (Préparation 5): the variant in which all players build their squads at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from bocage.kernel import AskAll, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.tide_of_iron.rules.setup.squad_building import (
    BuildTheRest,
    all_fit,
    is_full,
    make_unit,
    sensible_squads,
    slots_used,
    without,
)
from bocage.systems.tide_of_iron.scene.scene import Figures, Scene
from bocage.systems.tide_of_iron.state.game import Force, Game
from bocage.systems.tide_of_iron.state.setup import granted_force


class FillBase(Option):
    """Put these figures on a base, behind the screen."""

    figures: Figures


class BuildInSecret(Frame[None]):
    """All players fill their bases at the same time, and nobody sees what the other side builds.

    A scenario or a match has to ask for it; otherwise the players build one after the other. Specialisation tokens are
    given when the screens are lifted.  [toi.setup.build-order]
    """

    def start(self, game: Game) -> Step:
        """Ask all who have figures left for their next squad."""
        if not game.scene.scenario.settings.simultaneous_hidden_build:
            return self.done()
        asked: dict[Seat, list[FillBase | BuildTheRest]] = {
            force.id: [*squads_to_build(game.scene, force), BuildTheRest()]
            for force in game.forces
            if force.bases and force.figures
        }
        return AskAll("build.secret", asked, self.filled, self.why_not) if asked else Goto(self.lift)

    def why_not(self, game: Game, seat: Seat, choice: FillBase | BuildTheRest) -> Refusal | None:
        """The rule that forbids a player such a squad."""
        return why_not_fill(game.scene, game.forces[seat], choice.figures) if isinstance(choice, FillBase) else None

    def filled(self, game: Game, answers: Mapping[Seat, FillBase | BuildTheRest]) -> Step:
        """Each base that was filled is set aside."""
        for seat, choice in answers.items():
            force = game.forces[seat]
            if isinstance(choice, FillBase):
                game.put(set_aside(force, (choice.figures,)))
            else:
                game.put(set_aside(force, sensible_squads(game.scene, force.figures, force.bases, ())))
        return Goto(self.start)

    def lift(self, game: Game) -> Step:
        """The screens are lifted: all see all squads."""
        for seat in game.turn_order:
            force = game.forces[seat]
            for squad in force.built:
                make_unit(game, force, squad)
            game.reveal(force.but(built=()))
        return self.done()


def set_aside(force: Force, squads: tuple[Figures, ...]) -> Force:
    """A player's forces when these squads are built."""
    used = tuple(figure for squad in squads for figure in squad)
    return force.but(
        bases=force.bases - len(squads), figures=without(force.figures, used), built=(*force.built, *squads)
    )


def squads_to_build(scene: Scene, force: Force) -> Iterator[FillBase]:
    """Every squad that the figures left allow on the next base.  [toi.setup.build-squads toi.setup.free-mix]"""
    slots = scene.rulebook.base.slots
    at_most = tuple(kind for kind, count in Counter(force.figures).items() for _ in range(min(count, slots)))
    for size in range(slots, 0, -1):
        for figures in sorted(set(combinations(at_most, size))):
            if why_not_fill(scene, force, figures) is None:
                yield FillBase(figures)


def why_not_fill(scene: Scene, force: Force, figures: Figures) -> Refusal | None:
    """A base has four slots, and stays reduced only if the other bases hold the rest.

    One squad has one name: its figures in the order of the reference sheets.
    [toi.setup.build-squads toi.terms.full-reduced]
    """
    if figures != tuple(sorted(figures)):
        return Refusal("toi.setup.free-mix")
    if missing := without(figures, force.figures):
        return Refusal("toi.setup.build-squads", {"figure": scene.types[missing[0]].name}, "none")
    if slots_used(scene, figures) > scene.rulebook.base.slots:
        return Refusal("toi.setup.build-squads", {"figure": scene.types[figures[-1]].name})
    if is_full(scene, figures) or (figures and all_fit(scene, without(force.figures, figures), force.bases - 1)):
        return None
    return Refusal("toi.setup.build-squads", {}, "unfinished")


def seen_force(game: Game, force: Force, seat: Seat) -> Force:
    """What a seat knows of a force: of the other side's, behind its screen, only what the scenario grants."""
    if seat in game.teams[game.divisions[force.id].side] or not game.scene.scenario.settings.simultaneous_hidden_build:
        return force
    return granted_force(game.scene, game.divisions[force.id]) if is_screened(game) else force


def is_screened(game: Game) -> bool:
    """Whether the players build behind their screens."""
    return game.running(BuildInSecret) is not None
