"""The army builder: in a free battle each player recruits his army by his own decisions, in the open.

Both players know both armies in play, and nothing in the rules hides them while they are built: who has the first
initiative recruits first, and the other sees what he takes.
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import order_stars
from bocage.systems.heroes_of_normandie.rules.recruitment.recruitment import (
    filled_slots,
    fitting,
    own_tiles,
    points_left,
    points_of,
    recruits,
    spare_points,
    takeable,
    why_not_fit,
    why_not_ready,
    why_not_ready_made,
    why_not_take,
)
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import TileId
from bocage.systems.heroes_of_normandie.state.setup import lay_groups, lay_tile, muster


class TakeArmy(Option):
    """Take a ready-made army."""

    army: str


class BuildArmy(Option):
    """Build an army of one's own."""


class TakeTile(Option):
    """Recruit a tile."""

    tile: str


class FitOption(Option):
    """Put an option into a slot of a tile."""

    tile: TileId
    slot: str
    option: str


class FinishArmy(Option):
    """Go to battle with what has been recruited."""


Recruit = TakeTile | FitOption | FinishArmy


class Recruitment(PlayersInTurn):
    """In a free battle both players recruit for their points, the one with the initiative first.

    [hon.setup.recruit]
    """

    def serve(self, game: Game, seat: Seat) -> Step:
        """A player who has an army to build."""
        recruiting = recruits(game.scene.scenario, seat)
        return Call(ChooseArmy(seat), then=self.onward) if recruiting else self.next_turn()


class ChooseArmy(Frame[None]):
    """A player takes a ready-made army that he can pay, or builds his own.  [hon.setup.recruit]"""

    prompt = "recruit.army"
    seat: Seat

    def start(self, game: Game) -> Step:
        """Choose."""
        armies = game.scene.tables.armies
        options: list[TakeArmy | BuildArmy] = [
            TakeArmy(name) for name in armies if why_not_ready_made(game, self.seat, name) is None
        ]
        about: dict[str, Argument] = {"points": points_of(game, self.seat)}
        return Ask(self.seat, self.prompt, [*options, BuildArmy()], self.chosen, self.why_not, about)

    def why_not(self, game: Game, choice: TakeArmy | BuildArmy) -> Refusal | None:
        """Why that army cannot be had."""
        return why_not_ready_made(game, self.seat, choice.army) if isinstance(choice, TakeArmy) else None

    def chosen(self, game: Game, choice: TakeArmy | BuildArmy) -> Step:
        """Lay its tiles out, or begin with none."""
        if isinstance(choice, BuildArmy):
            return Call(ArmyBuilder(self.seat), then=self.muster)
        lay_groups(game, self.seat, game.scene.tables.armies[choice.army].groups)
        game.emit(events.ArmyTaken(self.seat, choice.army))
        return Goto(self.muster)

    def muster(self, game: Game) -> Step:
        """The tiles say which counters and markers there are.  [hon.recruit.tile]"""
        muster(game, self.seat)
        cost = points_of(game, self.seat) - points_left(game, self.seat)
        game.emit(events.ArmyReady(self.seat, cost, order_stars(game, self.seat)))
        return self.done()


class ArmyBuilder(Frame[None]):
    """A player recruits tile by tile and option by option; each choice costs points, so it comes to an end.

    [hon.setup.recruit hon.recruit.cost hon.recruit.option-kinds]
    """

    prompt = "recruit"
    seat: Seat

    def start(self, game: Game) -> Step:
        """Choose what comes next."""
        left = points_left(game, self.seat)
        about: dict[str, Argument] = {"left": left, "points": points_of(game, self.seat)}
        return Ask(self.seat, self.prompt, list(self.choices(game)), self.chosen, self.why_not, about)

    def choices(self, game: Game) -> Iterator[Recruit]:
        """All that he may do now."""
        yield from map(TakeTile, takeable(game, self.seat))
        yield from self.fittings(game)
        if why_not_ready(game, self.seat) is None:
            yield FinishArmy()

    def fittings(self, game: Game) -> Iterator[FitOption]:
        """The options for all empty slots: what goes into them and can be paid.  [hon.recruit.slots]"""
        tables, spare = game.scene.tables, spare_points(game, self.seat)
        for host in own_tiles(game, self.seat):
            filled = filled_slots(game, host.id)
            tile = tables.tiles[host.name]
            for slot in tile.slots:
                for name in fitting(game.scene, tile, slot) if slot.name not in filled else ():
                    if tables.options[name].cost <= spare:
                        yield FitOption(host.id, slot.name, name)

    def why_not(self, game: Game, choice: Recruit) -> Refusal | None:
        """Why that cannot be recruited, or the army is not ready."""
        match choice:
            case TakeTile(tile=tile):
                return why_not_take(game, self.seat, tile)
            case FitOption(tile=host, slot=slot, option=option):
                return why_not_fit(game, self.seat, host, slot, option)
            case FinishArmy():
                return why_not_ready(game, self.seat)

    def chosen(self, game: Game, choice: Recruit) -> Step:
        """Lay it out; an option goes on its tile.  [hon.recruit.slots hon.recruit.option-kinds]"""
        match choice:
            case TakeTile(tile=name):
                tile = lay_tile(game, self.seat, name)
                game.emit(events.TileTaken(self.seat, tile.id))
            case FitOption(tile=host, slot=slot, option=name):
                tile = lay_tile(game, self.seat, name, host, slot)
                game.emit(events.OptionFitted(self.seat, tile.id, host))
            case FinishArmy():
                return self.done()
        return Goto(self.start)
