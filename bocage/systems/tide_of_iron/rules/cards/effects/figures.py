"""Cards that bring men: promotions, replacements, specialists, marksmen's victims, and new units."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import get_args

from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, Pool, Refusal, Roll, Seat, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import (
    ENOUGH,
    CardEffect,
    Enough,
    OnUnit,
    enemies_of,
    is_harried,
    units_of,
)
from bocage.systems.tide_of_iron.rules.fire.damage import Casualties
from bocage.systems.tide_of_iron.rules.phases.special_actions import free_slots, regular_of
from bocage.systems.tide_of_iron.rules.setup.squad_building import TokenGiven, why_takes_no_token
from bocage.systems.tide_of_iron.rules.setup.supply import figures_left, tokens_left
from bocage.systems.tide_of_iron.scene.scene import TypeId
from bocage.systems.tide_of_iron.schema.card_effects import AddFigures, Marksmen, ReplaceFigures, Role, Specialise
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES, SideName, Specialisation
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, SideId, Unit

PREFIXES: Mapping[SideName, str] = {"american": "us", "german": "de"}
MEDIUM_TANKS: Mapping[SideName, str] = {"american": "us-sherman", "german": "de-panzer4"}
TOKENS: tuple[Specialisation, ...] = tuple(token for token in get_args(Specialisation) if token != "none")


class GiveToken(Option):
    """Give the squad this specialisation."""

    unit: TargetId
    token: Specialisation


class FiguresReplaced(Event):
    """Figures of a squad are replaced by better ones."""

    unit: UnitId
    figure: str
    count: int


class FigureJoined(Event):
    """A figure joins a squad."""

    unit: UnitId
    figure: str


@cache
def type_name(side: SideId, role: Role) -> str:
    """The type that plays a part in a nation's force."""
    nation = SIDES[side]
    return MEDIUM_TANKS[nation] if role == "medium-tank" else f"{PREFIXES[nation]}-{role}"


def type_for(game: Game, side: SideId, role: Role) -> TypeId:
    """The same, by its number."""
    return game.scene.type_ids[type_name(side, role)]


# Better figures


class Improve(CardEffect):
    """Replace regular figures of one squad with better ones, as many as the card and the box allow."""

    def start(self, game: Game) -> Step:
        """Ask for the squad."""
        effect = self.effect(game, ReplaceFigures)
        options = [OnUnit(unit.id) for unit in improvable(game, self.seat(game), effect)]
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, {"card": self.card, "left": 1})

    def why_not(self, game: Game, choice: OnUnit) -> Refusal | None:
        """Only a squad with regulars."""
        found = improvable(game, self.seat(game), self.effect(game, ReplaceFigures))
        return None if any(unit.id == choice.unit for unit in found) else self.why_not_mine(game, choice.unit)

    def chosen(self, game: Game, choice: OnUnit) -> Step:
        """Replace them."""
        unit, effect = game.unit(choice.unit), self.effect(game, ReplaceFigures)
        regular, better = regular_of(game, unit), type_for(game, unit.side, effect.role)
        count = min(effect.most, unit.figures.count(regular), figures_left(game, better))
        figures = list(unit.figures)
        for _ in range(count):
            figures.remove(regular)
        game.put(unit.but(figures=tuple(sorted([*figures, *[better] * count]))))
        game.emit(FiguresReplaced(unit.id, game.scene.types[better].name, count))
        return self.done()


def improvable(game: Game, seat: Seat, effect: ReplaceFigures) -> Iterator[Unit]:
    """Squads with a regular figure, while the box has better ones."""
    if figures_left(game, type_for(game, game.divisions[seat].side, effect.role)) > 0:
        for unit in units_of(game, seat):
            if not unit.is_vehicle and regular_of(game, unit) in unit.figures:
                yield unit


# More figures


class AddMen(CardEffect):
    """Add regular figures to reduced squads, one by one."""

    given: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next squad."""
        effect = self.effect(game, AddFigures)
        options: list[OnUnit | Enough] = [OnUnit(unit.id) for unit in self.candidates(game)]
        if not options or len(self.given) >= effect.most:
            return self.done()
        if self.given:
            options.append(ENOUGH)
        args = {"card": self.card, "left": effect.most - len(self.given)}
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, args)

    def candidates(self, game: Game) -> Iterator[Unit]:
        """The squads that may receive a figure."""
        effect = self.effect(game, AddFigures)
        for unit in reduced_squads(game, self.seat(game), effect):
            if self.given.count(unit.id) < effect.each:
                yield unit

    def why_not(self, game: Game, choice: OnUnit | Enough) -> Refusal | None:
        """Why a squad receives no figure."""
        if isinstance(choice, Enough):
            return None if self.given else self.why_not_enough()
        unit = game.unit(choice.unit)
        if any(one.id == unit.id for one in self.candidates(game)):
            return None
        if unit.seat == self.seat(game) and not unit.is_vehicle and free_slots(game, unit) <= 0:
            return Refusal("toi.terms.full-reduced", {"unit": unit.id})
        return self.why_not_mine(game, unit.id)

    def chosen(self, game: Game, choice: OnUnit | Enough) -> Step:
        """Add it."""
        if isinstance(choice, Enough):
            return self.done()
        unit = game.unit(choice.unit)
        regular = regular_of(game, unit)
        game.put(unit.but(figures=tuple(sorted([*unit.figures, regular]))))
        game.emit(FigureJoined(unit.id, game.scene.types[regular].name))
        return Goto(self.but(given=(*self.given, unit.id)).start)


def reduced_squads(game: Game, seat: Seat, effect: AddFigures) -> Iterator[Unit]:
    """The reduced squads that a card is for, while the box has regulars.  [toi.supply.limited]"""
    side = game.divisions[seat].side
    if figures_left(game, type_for(game, side, "regular")) <= 0:
        return
    zone = game.scene.zones[side].reinforcement
    for unit in units_of(game, seat):
        if not unit.is_vehicle and free_slots(game, unit) > 0:
            if effect.where == "unharried":
                if not is_harried(game, unit):
                    yield unit
            elif game.scene.grid.within(unit.hex, 1) & zone:
                yield unit


# Specialists


class Attach(CardEffect):
    """Give a specialisation token from the box to a squad that may have one."""

    def start(self, game: Game) -> Step:
        """Ask for the squad and the token."""
        options = list(token_options(game, self.seat(game)))
        return Ask(self.seat(game), "card.token", options, self.chosen, self.why_not, {"card": self.card})

    def why_not(self, game: Game, choice: GiveToken) -> Refusal | None:
        """One specialisation a squad, none for heavy weapons, and as many tokens as the box holds.

        [toi.spec.max-one toi.spec.assign toi.supply.limited]
        """
        if choice in token_options(game, self.seat(game)):
            return None
        if tokens_left(game, choice.token) <= 0:
            return Refusal("toi.supply.limited", {"token": choice.token}, "tokens")
        return why_takes_no_token(game, self.seat(game), game.unit(choice.unit)) or self.why_not_unit(choice.unit)

    def chosen(self, game: Game, choice: GiveToken) -> Step:
        """Put the token on the squad."""
        game.put(game.unit(choice.unit).but(specialisation=choice.token))
        game.emit(TokenGiven(choice.unit, choice.token))
        return self.done()


def token_options(game: Game, seat: Seat) -> Iterator[GiveToken]:
    """The squads that may have a specialisation, with each token that is left.  [toi.spec.max-one toi.spec.assign]"""
    tokens = [token for token in TOKENS if tokens_left(game, token) > 0]
    for unit in units_of(game, seat):
        if why_takes_no_token(game, seat, unit) is None:
            yield from (GiveToken(unit.id, token) for token in tokens)


def may_attach(game: Game, seat: Seat, effect: Specialise) -> bool:
    """Whether any squad could be given a token."""
    return any(True for _ in token_options(game, seat))


# Marksmen


class PickOff(Option):
    """Remove a figure of this type."""

    unit: TargetId
    figure: str


class TakeAim(CardEffect):
    """Marksmen roll dice at an enemy squad; each success removes a figure of the firer's choice, without defence."""

    unit: UnitId = -1
    hits: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the squad."""
        options = [OnUnit(unit.id) for unit in exposed_squads(game, self.seat(game), self.effect(game, Marksmen))]
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, {"card": self.card, "left": 1})

    def why_not(self, game: Game, choice: OnUnit) -> Refusal | None:
        """The squad must be near and in sight of a squad that is not fatigued."""
        found = exposed_squads(game, self.seat(game), self.effect(game, Marksmen))
        return None if any(unit.id == choice.unit for unit in found) else self.why_not_unit(choice.unit)

    def chosen(self, game: Game, choice: OnUnit) -> Step:
        """Roll."""
        effect = self.effect(game, Marksmen)
        roll: Frame[Pool] = Roll("attack", self.seat(game), effect.dice, effect.need)
        return Call(roll, then=self.but(unit=choice.unit).rolled)

    def rolled(self, game: Game, dice: Pool) -> Step:
        """Each success is a figure."""
        if not dice.hits:
            game.emit(events.NoEffect(self.unit))
            return self.done()
        return Goto(self.but(hits=dice.hits).pick)

    def pick(self, game: Game) -> Step:
        """Ask the marksmen's player for the figure."""
        unit = game.unit(self.unit)
        if not self.hits:
            return self.done()
        if len(unit.figures) <= self.hits:
            return Call(Casualties(unit.id, self.hits), then=self.over)
        names = [game.scene.types[figure].name for figure in sorted(set(unit.figures))]
        args = {"unit": unit.id, "hits": self.hits}
        return Ask(
            self.seat(game),
            "card.pick-off",
            [PickOff(unit.id, name) for name in names],
            self.hit,
            self.why_not_pick,
            args,
        )

    def why_not_pick(self, game: Game, choice: PickOff) -> Refusal | None:
        """Only a figure of the squad."""
        names = [game.scene.types[figure].name for figure in game.unit(self.unit).figures]
        return None if choice.unit == self.unit and choice.figure in names else self.why_not_unit(choice.unit)

    def hit(self, game: Game, choice: PickOff) -> Step:
        """Take the figure away."""
        unit = game.unit(self.unit)
        figures = list(unit.figures)
        figures.remove(game.scene.type_ids[choice.figure])
        game.put(unit.but(figures=tuple(figures)))
        game.emit(events.FigureLost(unit.id, choice.figure))
        return Goto(self.but(hits=self.hits - 1).pick)

    def over(self, game: Game) -> Step:
        """The squad is gone."""
        return self.done()


def exposed_squads(game: Game, seat: Seat, effect: Marksmen) -> Iterator[Unit]:
    """Enemy squads that marksmen of one's squads can aim at."""
    seen = 0
    for unit in units_of(game, seat):
        if not unit.is_vehicle and unit.status != "fatigued":
            seen |= game.fields.sees[unit.hex] & game.scene.grid.within(unit.hex, effect.range)
    return (
        unit for unit in enemies_of(game, seat) if not unit.is_vehicle and not unit.concealed and seen >> unit.hex & 1
    )
