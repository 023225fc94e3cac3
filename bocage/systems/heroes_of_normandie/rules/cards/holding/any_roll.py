"""Dice beside those of a shot or an assault: the bonus for any roll, announced before they are thrown."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Call, Frame, Goto, Pass, Pool, Refusal, Roll, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    AddBonus,
    bonus_cards,
    may_hold_bonus,
    play_bonus,
    why_not_bonus,
)
from bocage.systems.heroes_of_normandie.rules.fire.engagements import attack_in_progress, attacker_of
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE

ANY: tuple[BonusKind, ...] = ("any",)


class BonusRoll(Frame[Pool]):
    """A roll for scatter, damage, destruction or desertion: who rolls may add the bonus of cards to one of the dice.

    A scatter die shows another direction for that, or the target.
    [hon.card.bonus-any hon.card.bonus-timing]
    """

    shown = False
    what: str
    by: Seat
    n: int
    need: int = 0
    bonus: int = 0

    def start(self, game: Game) -> Step:
        """Announce."""
        if not may_hold_bonus(game, self.by, ANY):
            return Goto(self.roll)
        return Call(RollAnnouncements(by=self.by, acting=acting_unit(game)), then=self.announced)

    def announced(self, game: Game, bonus: int) -> Step:
        """So much is added."""
        return Goto(self.but(bonus=bonus).roll)

    def roll(self, game: Game) -> Step:
        """Throw the dice."""
        return Call(Roll(self.what, self.by, self.n, self.need), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """The bonus goes to the die that it helps most."""
        return self.done(raised(pool, self.bonus) if self.bonus else pool)


def raised(pool: Pool, bonus: int) -> Pool:
    """The dice with a bonus on one of them: the best that fails, or else the least.

    >>> raised(Pool(2, 4, 0, (1, 3)), 1).hits
    1
    >>> raised(Pool(2, 0, 0, (2, 5)), 2).faces
    (4, 5)
    """
    failing = [face for face in pool.faces if not pool.need or face < pool.need]
    if not failing:
        return pool
    helped = pool.faces.index(max(failing) if pool.need else min(failing))
    faces = tuple(face + bonus if place == helped else face for place, face in enumerate(pool.faces))
    return Pool(pool.n, pool.need, sum(face >= pool.need for face in faces) if pool.need else 0, faces)


class RollAnnouncements(Window[Game, AddBonus, int]):
    """Before the dice: who rolls may play cards for their bonus on any roll; answers what they add up to.

    [hon.card.bonus-timing]
    """

    prompt = "announce-roll"
    hidden = True
    by: Seat
    acting: UnitId
    bonus: int = 0

    def closed(self) -> Step:
        """All is announced."""
        return self.done(self.bonus)

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who rolls."""
        return (self.by,)

    def options(self, game: Game, seat: Seat) -> Sequence[AddBonus]:
        """His cards for any roll."""
        return [AddBonus(card) for card in bonus_cards(game, seat, self.acting, ANY)]

    def why_not(self, game: Game, choice: AddBonus | Pass) -> Refusal | None:
        """Why that bonus cannot be added."""
        if isinstance(choice, Pass):
            return None
        return why_not_bonus(game, self.asking, choice.card, self.acting, ANY)

    def react(self, game: Game, seat: Seat, choice: AddBonus) -> Step:
        """Add it."""
        bonus = play_bonus(game, seat, choice.card, self.acting)
        return Goto(self.but(bonus=self.bonus + bonus.amount).again)


def acting_unit(game: Game) -> UnitId:
    """The unit whose action the dice belong to, if any."""
    attack = attack_in_progress(game)
    return NONE if attack is None else attacker_of(attack)
