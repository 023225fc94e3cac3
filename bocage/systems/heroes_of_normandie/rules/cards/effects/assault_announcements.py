"""Before the dice of an assault: what both players announce, cards, knives and charges against vehicles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import CardId, Frame, Goto, Modifier, Pass, Refusal, Seat, Step, Window
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import Clash
from bocage.systems.heroes_of_normandie.rules.cards.effects.fire_announcements import Announcement, SpendMarker
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    AddBonus,
    PlayCard,
    bonus_cards,
    effect_of,
    held,
    may_hold,
    may_hold_bonus,
    play_bonus,
    play_event,
    why_not_bonus,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Engagement
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import source_of, spend, supplying, why_not_serve
from bocage.systems.heroes_of_normandie.schema.effects import AssaultBonus, FireWith
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Tile, Unit

ASSAULT: tuple[BonusKind, ...] = ("assault", "any")
"""The bonuses for an assault, in attack or in defence.  [hon.card.bonus-assault]"""


def clash_announcements(game: Game, clash: Clash) -> Frame[Clash] | None:
    """The window before the dice of an assault, None where nobody could announce anything."""
    window = ClashAnnouncements(clash=clash)
    return window if window.seats(game) else None


class ClashAnnouncements(Window[Game, Announcement, Clash], Engagement[Clash]):
    """Before the dice of an assault both players may play cards and use gear, the one with the initiative first.

    [hon.card.bonus-assault hon.card.bonus-timing hon.opt.gear-announce hon.ruling.knife-timing hon.card.simultaneous]
    """

    prompt = "announce-assault"
    hidden = True
    clash: Clash

    @property
    def attack(self) -> Clash:
        """The assault, with what has been announced so far."""
        return self.clash

    def closed(self) -> Step:
        """The assault as it was announced."""
        return self.done(self.clash)

    def fighter(self, game: Game, seat: Seat) -> Unit:
        """A player's unit in the assault."""
        attacker = game.unit(self.clash.attacker)
        return attacker if attacker.seat == seat else game.unit(self.clash.defender)

    def foe(self, game: Game, seat: Seat) -> Unit:
        """The unit against it."""
        attacker = game.unit(self.clash.attacker)
        return game.unit(self.clash.defender) if attacker.seat == seat else attacker

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who may have anything to announce, as far as the enemy can tell."""
        return [seat for seat in game.order_of_play if self.may_announce(game, seat)]

    def may_announce(self, game: Game, seat: Seat) -> bool:
        """Whether a player may hold a card for an assault, or has gear for it."""
        if may_hold_bonus(game, seat, ASSAULT) or any(self.knives(game, seat)):
            return True
        return self.why_no_charge(game, seat) is None and may_hold(game, seat, "assault")

    def options(self, game: Game, seat: Seat) -> Sequence[Announcement]:
        """The cards and markers that he has."""
        found: list[Announcement] = [AddBonus(card) for card in bonus_cards(game, seat, self.clash.attacker, ASSAULT)]
        found += [SpendMarker(tile.id) for tile in self.knives(game, seat)]
        if self.why_no_charge(game, seat) is None:
            found += [PlayCard(card) for card in held(game, seat, "assault")]
        return found

    def knives(self, game: Game, seat: Seat) -> Iterator[Tile]:
        """His options that have a marker for an assault."""
        for tile in supplying(game, self.fighter(game, seat)):
            if self.why_no_knife(game, tile, seat) is None:
                yield tile

    def why_not(self, game: Game, choice: Announcement | Pass) -> Refusal | None:
        """Why that cannot be announced now."""
        seat = self.asking
        match choice:
            case AddBonus(card=card):
                return why_not_bonus(game, seat, card, self.clash.attacker, ASSAULT)
            case SpendMarker(tile=tile):
                return self.why_no_knife(game, game.tiles[tile], seat)
            case PlayCard(card=card):
                return why_not_event(game, seat, card, "assault") or self.why_no_charge(game, seat)
            case Pass():
                return None

    def why_no_knife(self, game: Game, tile: Tile, seat: Seat) -> Refusal | None:
        """A knife serves its character, and is used once.  [hon.opt.knife hon.opt.perso-who hon.opt.gear-three]"""
        about = {"tile": tile.id}
        knife = knife_of(game, tile)
        if knife is None:
            return Refusal("hon.opt.knife", about)
        used = self.clash.bonuses if self.fighter(game, seat).id == self.clash.attacker else self.clash.counters
        if sum(bonus.rule == "hon.opt.knife" for bonus in used) >= source_of(game, knife).per_action:
            return Refusal("hon.opt.gear-three", about)
        return why_not_serve(game, tile, self.fighter(game, seat))

    def why_no_charge(self, game: Game, seat: Seat) -> Refusal | None:
        """Infantry uses a charge against a vehicle, one in an assault.  [hon.ruling.assault-gear-for-x]"""
        unit = self.fighter(game, seat)
        taken = self.clash.gear if unit.id == self.clash.attacker else self.clash.answer
        fit = game.is_infantry(unit) and not game.is_infantry(self.foe(game, seat)) and not taken
        return None if fit else Refusal("hon.card.event", {"unit": unit.id}, "action")

    def react(self, game: Game, seat: Seat, choice: Announcement) -> Step:
        """Announce it; then everyone may answer."""
        match choice:
            case AddBonus(card=card):
                clash = self.helped(game, seat, play_bonus(game, seat, card, self.clash.attacker))
            case SpendMarker(tile=number):
                clash = self.helped(game, seat, draw_knife(game, game.tiles[number]))
            case PlayCard(card=card):
                play_event(game, seat, card)
                clash = self.charged(game, seat, card)
        return Goto(self.but(clash=clash).again)

    def helped(self, game: Game, seat: Seat, bonus: Modifier) -> Clash:
        """A bonus goes to the side that announced it."""
        if self.fighter(game, seat).id == self.clash.attacker:
            return self.clash.but(bonuses=(*self.clash.bonuses, bonus))
        return self.clash.but(counters=(*self.clash.counters, bonus))

    def charged(self, game: Game, seat: Seat, card: CardId) -> Clash:
        """The values of the charge count for this assault.  [hon.ruling.assault-gear-for-x]"""
        weapon = effect_of(game, card, FireWith).weapon
        if self.fighter(game, seat).id == self.clash.attacker:
            return self.clash.but(gear=weapon)
        return self.clash.but(answer=weapon)


def knife_of(game: Game, tile: Tile) -> str | None:
    """The marker left on an option that helps in an assault."""
    for marker in tile.markers:
        if isinstance(source_of(game, marker).effect, AssaultBonus):
            return marker
    return None


def draw_knife(game: Game, tile: Tile) -> Modifier:
    """The marker is discarded for its bonus.  [hon.opt.knife]"""
    marker = knife_of(game, tile)
    assert marker is not None
    effect = source_of(game, marker).effect
    assert isinstance(effect, AssaultBonus)
    spend(game, tile, marker)
    return Modifier("hon.opt.knife", effect.bonus)
