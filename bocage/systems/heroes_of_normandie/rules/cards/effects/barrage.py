"""Guns behind the lines: cards that bring down a template where an officer or an observer sees."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.square import Corner
from bocage.kernel import Ask, Call, CardId, Frame, Option, Refusal, Seat, Step
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import effect_of
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot
from bocage.systems.heroes_of_normandie.rules.fire.sight import corner_penalty, corners_seen, eyes
from bocage.systems.heroes_of_normandie.rules.fire.templates import Shelling, is_inside_a_building
from bocage.systems.heroes_of_normandie.schema.effects import Bombardment
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, AimedCorner, Unit


class CallDown(Option):
    """Call the guns on this intersection."""

    corner: AimedCorner


def spotters(game: Game, seat: Seat) -> list[Unit]:
    """A player's officers and observers on foot."""
    own = [game.units[number] for number in bits(game.present & game.forces[seat])]
    return [unit for unit in own if game.kind(unit).role == "officer" or game.face(unit).abilities.observer]


def why_not_call(game: Game, seat: Seat, corner: Corner) -> Refusal | None:
    """An intersection outside buildings that one of the spotters sees.  [hon.card.event]"""
    about = {"corner": corner}
    if is_inside_a_building(game, corner):
        return Refusal("hon.card.event", about, "inside")
    for unit in spotters(game, seat):
        for origin in eyes(game, unit):
            if corner_penalty(game, unit, origin, corner) is not None:
                return None
    return Refusal("hon.card.event", about, "unseen")


def targets(game: Game, seat: Seat) -> tuple[Corner, ...]:
    """All intersections on which the guns may be called."""
    seen = 0
    for unit in spotters(game, seat):
        seen |= corners_seen(game, unit)
    return bits(seen & ~game.ground.cores)


def why_no_barrage(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """Somebody has to see where to fire; as a rule he sees a corner of the square that he is in."""
    for unit in spotters(game, seat):
        corners = game.scene.grid.corners_of(unit.place)
        if any(why_not_call(game, seat, corner) is None for corner in corners):
            return None
    return None if targets(game, seat) else Refusal("hon.card.event", {"card": card}, "no-target")


class CallingDown(Frame[None]):
    """The guns are called on an intersection, scatter, and strike all that is under the template.  [hon.card.event]"""

    prompt = "card.barrage"
    seat: Seat
    card: CardId

    def start(self, game: Game) -> Step:
        """Choose where."""
        options = [CallDown(corner) for corner in targets(game, self.seat)]
        return Ask(self.seat, self.prompt, options, self.chosen, self.why_not, {"card": self.card})

    def why_not(self, game: Game, choice: CallDown) -> Refusal | None:
        """Why not there."""
        return why_not_call(game, self.seat, choice.corner)

    def chosen(self, game: Game, choice: CallDown) -> Step:
        """They fire."""
        effect = effect_of(game, self.card, Bombardment)
        shot = Shot(NONE, NONE, NONE, gear=effect.weapon, area="blast", seat=self.seat)
        return Call(Shelling(shot, choice.corner, effect.scatter), then=self.finished)
