"""Building squads (Préparation 5): figures on bases, and the specialisation tokens."""

from __future__ import annotations

from functools import lru_cache

from bocage.kernel import Ask, Event, Goto, Option, Pass, Refusal, Seat, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_iron.rules.initiative_order import PlayersInTurn
from bocage.systems.tide_of_iron.scene.scene import Figures, Scene, TypeId
from bocage.systems.tide_of_iron.schema.units import UnitType
from bocage.systems.tide_of_iron.schema.vocabulary import Specialisation
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Force, Game, Unit
from bocage.systems.tide_of_iron.state.setup import next_name


class AddFigure(Option):
    """Put a figure of this type on the base."""

    figure: TypeId


class FinishSquad(Option):
    """Leave the rest of the base empty."""


class BuildTheRest(Option):
    """Let the rest be built: crews with riflemen, officers apart, elites together."""


class SquadBuilt(Event):
    """A squad is built."""

    unit: UnitId
    figures: Figures


def slots_used(scene: Scene, figures: Figures) -> int:
    """The slots that figures take on a base: crews of heavy weapons two, all others one.

    [toi.setup.build-squads toi.ruling.mortar-slots]
    """
    return sum([scene.types[figure].slots for figure in figures])


def is_full(scene: Scene, figures: Figures) -> bool:
    """A full squad uses all four slots, a reduced one has at least one empty.  [toi.terms.full-reduced]"""
    return slots_used(scene, figures) >= scene.rulebook.base.slots


def all_fit(scene: Scene, figures: Figures, bases: int) -> bool:
    """Whether figures fit on some empty bases: crews first, two to a base, then all others."""
    return slots_used(scene, figures) <= bases * scene.rulebook.base.slots


class BuildSquads(PlayersInTurn):
    """Step 5: in initiative order each player fills his bases, mixing the granted figures as he likes.

    `squad` holds the figures on the base that is being filled.
    [toi.setup.build-squads toi.setup.free-mix toi.setup.build-order toi.terms.squad toi.terms.figure]
    """

    prompt = "build"
    squad: Figures = ()

    def serve(self, game: Game, seat: Seat) -> Step:
        """Vehicles need no building."""
        force = game.forces[seat]
        for vehicle in force.vehicles:
            make_unit(game, force, (vehicle,), is_vehicle=True)
        game.put(force.but(vehicles=()))
        return Goto(self.fill)

    def force(self, game: Game) -> Force:
        """What the player has left."""
        return game.forces[self.seat(game)]

    def fill(self, game: Game) -> Step:
        """Ask for the next figure; a base that nothing fits on any more is a squad, and like figures need no choice."""
        force = self.force(game)
        options: list[AddFigure | FinishSquad | BuildTheRest] = [
            AddFigure(figure)
            for figure in sorted(set(force.figures))
            if why_not_add(game.scene, force, self.squad, figure) is None
        ]
        if not force.bases or not options:
            return Goto(self.close) if self.squad else self.next_turn()
        if why_not_finish(game.scene, force, self.squad) is None:
            options.append(FinishSquad())
        elif len(set(force.figures)) == 1:
            return Goto(self.quick)
        options.append(BuildTheRest())
        args = {"bases": force.bases, "free": game.scene.rulebook.base.slots - slots_used(game.scene, self.squad)}
        return Ask(force.id, self.prompt, options, self.filled, self.why_not, args)

    def why_not(self, game: Game, choice: AddFigure | FinishSquad | BuildTheRest) -> Refusal | None:
        """The rule that forbids a figure on this base."""
        match choice:
            case AddFigure(figure=figure):
                return why_not_add(game.scene, self.force(game), self.squad, figure)
            case FinishSquad():
                return why_not_finish(game.scene, self.force(game), self.squad)
            case BuildTheRest():
                return None

    def filled(self, game: Game, choice: AddFigure | FinishSquad | BuildTheRest) -> Step:
        """One more figure, or no more."""
        match choice:
            case FinishSquad():
                return Goto(self.close)
            case BuildTheRest():
                return Goto(self.quick)
            case AddFigure(figure=figure):
                force = self.force(game)
                game.put(force.but(figures=without(force.figures, (figure,))))
                squad = tuple(sorted((*self.squad, figure)))
                return Goto(self.but(squad=squad).close if is_full(game.scene, squad) else self.but(squad=squad).fill)

    def close(self, game: Game) -> Step:
        """The base and its figures are a squad.  [toi.terms.squad]"""
        force = self.force(game)
        make_unit(game, force, self.squad)
        game.put(force.but(bases=force.bases - 1))
        return Goto(BuildSquads(self.turn).fill)

    def quick(self, game: Game) -> Step:
        """Build all that is left, beginning with the base at hand."""
        force = self.force(game)
        squads = sensible_squads(game.scene, force.figures, force.bases, self.squad)
        for squad in squads:
            make_unit(game, force, squad)
        used = without(tuple(figure for squad in squads for figure in squad), self.squad)
        game.put(force.but(bases=force.bases - len(squads), figures=without(force.figures, used)))
        return self.next_turn()


def why_not_add(scene: Scene, force: Force, squad: Figures, figure: TypeId) -> Refusal | None:
    """A base has four slots.  [toi.setup.build-squads]"""
    about = {"figure": scene.types[figure].name}
    if figure not in force.figures or not force.bases:
        return Refusal("toi.setup.build-squads", about, "none")
    if slots_used(scene, (*squad, figure)) > scene.rulebook.base.slots:
        return Refusal("toi.setup.build-squads", about)
    return None


def why_not_finish(scene: Scene, force: Force, squad: Figures) -> Refusal | None:
    """A base may stay reduced only if the other bases hold the rest.

    [toi.setup.build-squads toi.terms.full-reduced]
    """
    if squad and all_fit(scene, force.figures, force.bases - 1):
        return None
    return Refusal("toi.setup.build-squads", {}, "unfinished")


def without(figures: Figures, taken: Figures) -> Figures:
    """Figures less some of them."""
    left = sorted(figures)
    for figure in taken:
        if figure in left:
            left.remove(figure)
    return tuple(left)


def make_unit(game: Game, force: Force, figures: Figures, is_vehicle: bool = False) -> None:
    """A new unit of a player, off the board until it is placed.  [toi.terms.unit]"""
    side = game.divisions[force.id].side
    name = next_name(game.units, side)
    unit = Unit(len(game.units), name, force.id, side, OFF_BOARD, figures, is_vehicle=is_vehicle)
    game.put(unit)
    if not is_vehicle:
        game.emit(SquadBuilt(unit.id, figures))


@lru_cache(maxsize=256)
def sensible_squads(scene: Scene, figures: Figures, count: int, begun: Figures) -> tuple[Figures, ...]:
    """The squads of a player who leaves the work to us: crews and officers apart, elites together, then the rest."""
    bases: list[Figures] = [begun, *[()] * (count - 1)]
    used = [slots_used(scene, base) for base in bases]
    for figure in sorted(figures, key=lambda figure: _turn(scene.types[figure])):
        slots = scene.types[figure].slots
        fitting = [place for place, taken in enumerate(used) if taken + slots <= scene.rulebook.base.slots]
        if fitting:
            best = min(fitting, key=lambda place: _misfit(scene, figure, bases[place], used[place]))
            bases[best] = tuple(sorted((*bases[best], figure)))
            used[best] += slots
    return tuple(base for base in bases if base)


def _turn(kind: UnitType) -> tuple[int, bool, bool, bool]:
    """When a figure finds its base: mortars, machine guns, officers, elites, then all others."""
    return -kind.slots, kind.area_normal is None, "officer" not in kind.traits, not kind.traits


def _misfit(scene: Scene, figure: TypeId, base: Figures, used: int) -> tuple[bool, bool, int]:
    """How badly a figure goes with those on a base: leaders and crews want to be alone, the others with their like."""
    kind = scene.types[figure]
    if "heavy-infantry-weapon" in kind.traits or "officer" in kind.traits:
        return figure in base, False, used
    crew = any("heavy-infantry-weapon" in scene.types[one].traits for one in base)
    return figure not in base, crew and bool(kind.traits), -used


# Specialisations


class Specialise(Option):
    """Give the specialisation token to this squad."""

    unit: TargetId
    token: Specialisation


class TokenGiven(Event):
    """A squad is specialised."""

    unit: UnitId
    token: Specialisation


class Specialising(PlayersInTurn):
    """Step 5: each player gives his specialisation tokens to squads of his choice, for good.

    [toi.setup.specialise toi.spec.assign toi.spec.keeps]
    """

    prompt = "specialise"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask who gets the next token."""
        force = game.forces[seat]
        if not force.tokens:
            return self.next_turn()
        options: list[Specialise | Pass] = [
            Specialise(unit.id, force.tokens[0])
            for unit in game.units
            if unit.seat == seat and why_not_specialise(game, force, unit, force.tokens[0]) is None
        ]
        return Ask(seat, self.prompt, [*options, Pass()], self.give, self.why_not, {"token": force.tokens[0]})

    def why_not(self, game: Game, choice: Specialise | Pass) -> Refusal | None:
        """Why a squad cannot have the token."""
        if isinstance(choice, Pass):
            return None
        force = game.forces[self.seat(game)]
        return why_not_specialise(game, force, game.unit(choice.unit), choice.token)

    def give(self, game: Game, choice: Specialise | Pass) -> Step:
        """The token is used, or stays in the box."""
        force = game.forces[self.seat(game)]
        game.put(force.but(tokens=force.tokens[1:]))
        if isinstance(choice, Specialise):
            game.put(game.unit(choice.unit).but(specialisation=choice.token))
            game.emit(TokenGiven(choice.unit, choice.token))
        return Goto(self.start)


def why_not_specialise(game: Game, force: Force, unit: Unit, token: Specialisation) -> Refusal | None:
    """The tokens are given in their order.  [toi.spec.assign]"""
    if not force.tokens or token != force.tokens[0]:
        return Refusal("toi.spec.assign", {"unit": unit.id})
    return why_takes_no_token(game, force.id, unit)


def why_takes_no_token(game: Game, seat: Seat, unit: Unit) -> Refusal | None:
    """Why a unit can be given no specialisation token of whatever kind.

    [toi.setup.specialise toi.spec.assign toi.spec.max-one]
    """
    about = {"unit": unit.id}
    if unit.is_vehicle or unit.seat != seat:
        return Refusal("toi.setup.specialise", about, "squad")
    if game.scene.profile(unit.figures).heavy_weapon:
        return Refusal("toi.setup.specialise", about)
    return None if unit.specialisation == "none" else Refusal("toi.spec.max-one", about)
