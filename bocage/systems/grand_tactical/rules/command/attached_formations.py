"""Independent Formations: without a Leader and a chit of their own, they act with a superior one."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Ask, Call, Frame, Goto, InTurn, Option, Pass, Refusal, Seat, Step
from bocage.kernel.frames import PASS
from bocage.systems.grand_tactical.state.events import command as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Formation, FormationId

PARENT = "formation.attach"


class AttachTo(Option):
    """Attach an independent Formation to a superior one."""

    formation: FormationId
    parent: FormationId


class ChooseParent(Frame[None]):
    """The superior of one independent Formation; it may be left as it is only if it has one.

    [gts.reinf.independent-formation gts.seq.attach-formations]
    """

    formation: FormationId

    def start(self, game: Game) -> Step:
        """Ask the owner."""
        formation = game.formations[self.formation]
        options: list[AttachTo | Pass] = [
            AttachTo(formation.id, one.id) for one in superiors(game, formation) if one.id != formation.parent
        ]
        if formation.parent != NONE:
            options.insert(0, PASS)
        if not options:
            return self.done()
        return Ask(formation.seat, PARENT, options, self.chosen, self.why_not, args={"formation": formation.id})

    def why_not(self, game: Game, choice: AttachTo | Pass) -> Refusal | None:
        """To another Formation of one's own that has a Leader.  [gts.reinf.independent-formation]"""
        formation = game.formations[self.formation]
        about = {"formation": formation.id}
        if isinstance(choice, Pass):
            return Refusal("gts.reinf.independent-formation", about) if formation.parent == NONE else None
        legal = [one.id for one in superiors(game, formation) if one.id != formation.parent]
        if choice.formation != formation.id or choice.parent not in legal:
            return Refusal("gts.seq.attach-formations", about)
        return None

    def chosen(self, game: Game, choice: AttachTo | Pass) -> Step:
        """It acts with that one from now on."""
        if isinstance(choice, AttachTo):
            game.put(game.formations[choice.formation].but(parent=choice.parent))
            game.emit(events.FormationAttached(choice.formation, choice.parent))
        return self.done()


def superiors(game: Game, formation: Formation) -> Iterator[Formation]:
    """The Formations of a side that have a Leader."""
    return (one for one in game.formations if one.seat == formation.seat and one.leader != NONE)


def is_independent(formation: Formation) -> bool:
    """Whether a Formation has neither a Leader nor a stripe of independent units.  [gts.cmd.independent-formation]"""
    return formation.stripe == "coloured" and formation.leader == NONE


class AttachArrivals(Frame[None]):
    """Independent Formations whose first units are in the box get a superior, if the schedule names none.

    [gts.reinf.independent-formation]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """The next one."""
        waiting = {unit.formation for unit in game.units if unit.where == "box"}
        for formation in game.formations:
            if formation.id in waiting and is_independent(formation) and formation.parent == NONE:
                return Call(ChooseParent(formation.id), then=self.start)
        return self.done()


class AttachFormations(InTurn):
    """Step F: where a module allows it, independent Formations are attached to others.  [gts.seq.attach-formations]"""

    def order(self, game: Game) -> tuple[Seat, ...]:
        """Nobody, unless the module allows it."""
        return (0, 1) if game.scene.scenario.settings.attach_formations else ()

    def serve(self, game: Game, seat: Seat) -> Step:
        """One side's Formations, one after the other."""
        own = [one.id for one in game.formations if one.seat == seat and is_independent(one) and in_play(game, one)]
        return Call(AttachOneByOne(tuple(own)), then=self.onward)


class AttachOneByOne(Frame[None]):
    """The independent Formations of a side."""

    shown = False
    formations: tuple[FormationId, ...]

    def start(self, game: Game) -> Step:
        """The next one."""
        if not self.formations:
            return self.done()
        return Call(ChooseParent(self.formations[0]), then=AttachOneByOne(self.formations[1:]).go_on)

    def go_on(self, game: Game) -> Step:
        """And the next."""
        return Goto(self.start)


def in_play(game: Game, formation: Formation) -> bool:
    """Whether a Formation has a unit on the map."""
    return bool(game.members[formation.id])
