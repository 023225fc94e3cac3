"""Scouts (Éclaireurs): a move after deployment, before the first turn."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Option, Refusal, Seat, Step
from bocage.kernel.records import ActorId
from bocage.systems.heroes_of_normandie.rules.hiding.secrets import may_have
from bocage.systems.heroes_of_normandie.rules.movement.movement_action import MovementAction
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import passengers
from bocage.systems.heroes_of_normandie.schema.units import Face
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit


class Scout(Option):
    """Make the scout move of this unit."""

    unit: ActorId


class EndScouting(Option):
    """Make no more scout moves."""

    passes = True


class ScoutMoves(PlayersInTurn):
    """After deployment the player with the initiative moves his scouts, then the other.

    Hidden scouts may move without showing themselves, so whoever may have any is asked.
    [hon.cmd.scout hon.cmd.scout-hidden]
    """

    prompt = "scout"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Choose the next scout."""
        if not any(may_have(game, unit, is_scout) for unit in game.troops(seat)):
            return self.next_turn()
        options: list[Scout | EndScouting] = [
            Scout(unit.id) for unit in game.troops(seat) if why_no_scout(game, unit, seat) is None
        ]
        return Ask(seat, self.prompt, [*options, EndScouting()], self.chosen, self.why_not, hidden=True)

    def why_not(self, game: Game, choice: Scout | EndScouting) -> Refusal | None:
        """Why that unit makes no scout move."""
        return None if isinstance(choice, EndScouting) else why_no_scout(game, game.unit(choice.unit), self.seat(game))

    def chosen(self, game: Game, choice: Scout | EndScouting) -> Step:
        """Move it, or leave it to the other player."""
        if isinstance(choice, EndScouting):
            return self.next_turn()
        unit = game.unit(choice.unit).but(moved=True)
        game.put(unit)
        return Call(MovementAction.of(unit, "scout"), then=self.start)

    def end(self, game: Game) -> Step:
        """All scouts are ready for the first turn."""
        for unit in game.units:
            if unit.moved:
                game.put(unit.but(moved=False))
        return self.done()


def is_scout(face: Face) -> bool:
    """Whether a face has the Scout ability.  [hon.cmd.scout]"""
    return face.abilities.scout is not None


def why_no_scout(game: Game, unit: Unit, seat: Seat) -> Refusal | None:
    """A scout moves once; a vehicle does so only with scouts aboard, who make no move of their own.

    [hon.cmd.scout hon.cmd.scout-transport]
    """
    about = {"unit": unit.id}
    if unit.seat != seat or not unit.at_hand or not is_scout(game.face(unit)):
        return Refusal("hon.cmd.scout", about)
    if unit.moved:
        return Refusal("hon.cmd.scout", about, "once")
    if unit.aboard != NONE:
        return Refusal("hon.cmd.scout-transport", about, "aboard")
    if not all(is_scout(game.face(passenger)) for passenger in passengers(game, unit)):
        return Refusal("hon.cmd.scout-transport", about)
    return None
