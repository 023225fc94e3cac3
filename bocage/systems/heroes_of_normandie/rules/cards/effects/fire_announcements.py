"""Before the dice of a shot: what both players announce, cards and gear, for it and against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import CardId, Frame, Goto, Modifier, Option, Pass, Refusal, Seat, Step, Window
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of, events_on, lay
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    AddBonus,
    PlayCard,
    bonus_cards,
    held,
    may_hold_bonus,
    play_bonus,
    play_event,
    why_not_bonus,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Engagement
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot, firing_seat
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import source_of, spend, supplying, why_not_serve
from bocage.systems.heroes_of_normandie.schema.effects import (
    FireBonus,
    GainSuppression,
    GainTwin,
    HitTheDirt,
    Jam,
    Moment,
    SteadyAim,
)
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Tile, TileId, Unit, enemy_of

FIRE: tuple[BonusKind, ...] = ("fire", "any")
"""The bonuses for a shot.  [hon.card.bonus-fire]"""


ANY: tuple[BonusKind, ...] = ("any",)


class SpendMarker(Option):
    """Use a marker of an option."""

    tile: TileId


Announcement = AddBonus | PlayCard | SpendMarker


def announcements(game: Game, shot: Shot, *, burst: bool) -> Frame[Shot] | None:
    """The window before the dice of a shot, None where nobody could announce anything.  [hon.card.bonus-timing]"""
    dressed = with_cards_in_play(game, shot)
    window = Announcements(shot=dressed, burst=burst)
    return window if dressed is not shot or window.seats(game) else None


def with_cards_in_play(game: Game, shot: Shot) -> Shot:
    """What was announced for a Fire Action holds for each of its shots."""
    seat = firing_seat(game, shot)
    one, other = game.armies
    if not one.playing and not other.playing:
        return shot
    jams = events_on(game, enemy_of(seat), shot.unit, Jam)
    return shot.but(
        steady=bool(events_on(game, seat, shot.unit, SteadyAim)),
        twin=bool(events_on(game, seat, shot.unit, GainTwin)),
        maluses=tuple(Modifier("hon.card.event", -jam.penalty) for jam in jams),
    )


class Announcements(Window[Game, Announcement, Shot], Engagement[Shot]):
    """Before the dice of a shot both players may play cards and use gear, the one with the initiative first.

    What is announced holds for the attack on one unit, even where a template strikes several.
    [hon.card.bonus-timing hon.opt.gear-announce hon.card.simultaneous hon.resolve.order hon.card.bonus-one-hit]
    """

    prompt = "announce"
    hidden = True
    shot: Shot
    burst: bool = False
    """Whether it is a whole burst, before its targets are known."""

    @property
    def attack(self) -> Shot:
        """The shot, with what has been announced so far."""
        return self.shot

    def closed(self) -> Step:
        """The shot as it was announced."""
        return self.done(self.shot)

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who may have anything to announce, as far as the enemy can tell, and has not passed."""
        by, passed = firing_seat(game, self.shot), self.passed
        return [
            seat
            for seat in game.order_of_play
            if not passed >> seat & 1 and self.may_announce(game, seat, fires=seat == by)
        ]

    @property
    def kinds(self) -> tuple[BonusKind, ...]:
        """What no unit fires is no Fire Action, and gets no bonus for one.  [hon.card.bonus-fire]"""
        return ANY if self.shot.unit == NONE else FIRE

    def may_announce(self, game: Game, seat: Seat, fires: bool) -> bool:
        """Whether a player may have a card for this shot or against it, or has gear for it."""
        if game.holdings[seat] & game.scene.card_sets.of_shot[self.moments(game, seat, fires), game.now.phase]:
            return True
        if not fires or self.shot.share:
            return False
        return may_hold_bonus(game, seat, self.kinds) or bool(self.markers(game))

    def moments(self, game: Game, seat: Seat, fires: bool) -> tuple[Moment, ...]:
        """What this shot is to a player, whether it is his or not."""
        found: tuple[Moment, ...] = ()
        if self.shot.unit != NONE:
            found = ("firing",) if fires else ("enemy-fires",)
        target = game.units[self.shot.target]
        under_fire = not self.burst and target.seat == seat and game.scene.on_foot[target.type]
        return (*found, "attacked") if under_fire else found

    def options(self, game: Game, seat: Seat) -> Sequence[Announcement]:
        """The cards and markers that he has."""
        fires = firing_seat(game, self.shot) == seat
        moments = self.moments(game, seat, fires)
        found: list[Announcement] = []
        if game.hands[seat] & game.scene.card_sets.of_shot[moments, game.now.phase]:
            cards = [card for moment in moments for card in held(game, seat, moment)]
            found += [PlayCard(card) for card in cards if self.why_no_event(game, card) is None]
        if fires and not self.shot.share:
            found += [AddBonus(card) for card in bonus_cards(game, seat, self.shot.unit, self.kinds)]
            found += [SpendMarker(tile.id) for tile in self.markers(game)]
        return found

    def markers(self, game: Game) -> list[Tile]:
        """The options that have a marker for this shot."""
        if self.shot.unit == NONE:
            return []
        tiles = ammunition_for(game, game.units[self.shot.unit])
        return [tile for tile in tiles if self.why_no_ammunition(game, tile) is None]

    def backed_by(self, game: Game, cards: Sequence[CardId]) -> Shot:
        """The shot with the bonuses of some cards, of one kind, and of all the gear that may be used."""
        by_kind: dict[BonusKind, int] = {}
        for card in cards:
            bonus = card_of(game, card).bonus
            by_kind[bonus.kind] = by_kind.get(bonus.kind, 0) + bonus.value
        most = max(by_kind.values(), default=0) + self.rounds(game)
        return self.shot.but(bonuses=(*self.shot.bonuses, Modifier("hon.ruling.burst-bonus", most)))

    def rounds(self, game: Game) -> int:
        """What the Ammo markers that may be used in this action would add."""
        sources = [source_of(game, marker) for tile in self.markers(game) for marker in tile.markers]
        found = [(source.per_action, source.effect.bonus) for source in sources if isinstance(source.effect, FireBonus)]
        most = max([per_action for per_action, _ in found], default=0)
        return sum([bonus for _, bonus in found][:most])

    def why_not(self, game: Game, choice: Announcement | Pass) -> Refusal | None:
        """Why that cannot be announced now."""
        seat = self.asking
        if isinstance(choice, Pass):
            return None
        if isinstance(choice, PlayCard):
            moments = self.moments(game, seat, firing_seat(game, self.shot) == seat)
            refusals = [why_not_event(game, seat, choice.card, moment) for moment in moments]
            if None in refusals:
                return self.why_no_event(game, choice.card)
            return refusals[0] if refusals else Refusal("hon.card.event", {"card": choice.card})
        if firing_seat(game, self.shot) != seat or self.shot.share:
            return Refusal("hon.card.bonus-timing", {})
        if isinstance(choice, AddBonus):
            return why_not_bonus(game, seat, choice.card, self.shot.unit, self.kinds)
        return self.why_no_marker(game, game.tiles[choice.tile])

    def why_no_event(self, game: Game, card: CardId) -> Refusal | None:
        """Each event has its kind of shot, and is played for a shot once.

        [hon.card.event]
        """
        shot, effect, about = self.shot, card_of(game, card).effect, {"card": card}
        unfit = Refusal("hon.card.event", about, "shot")
        match effect:
            case SteadyAim():
                return unfit if shot.kind != "normal" or shot.area or shot.gear or shot.steady else None
            case GainSuppression():
                infantry = game.is_infantry(game.unit(shot.unit))
                return None if infantry and shot.kind == "normal" and not shot.area and not shot.gear else unfit
            case GainTwin(types=types):
                fits = game.kind(game.unit(shot.unit)).name in types and not (shot.area or shot.gear or shot.twin)
                return None if fits else unfit
            case HitTheDirt():
                return unfit if shot.protection else None
            case Jam():
                return None
            case _:
                return unfit

    def why_no_marker(self, game: Game, tile: Tile) -> Refusal | None:
        """A marker serves some of the units that fire; alternative fire takes it too.  [hon.opt.gear-markers]"""
        if self.shot.unit == NONE:
            return Refusal("hon.opt.gear-markers", {"tile": tile.id})
        return self.why_no_ammunition(game, tile) or why_not_serve(game, tile, game.unit(self.shot.unit))

    def why_no_ammunition(self, game: Game, tile: Tile) -> Refusal | None:
        """Ammunition adds to a shot at infantry, three markers at most in an action, however many it strikes.

        [hon.opt.ammo hon.opt.gear-three hon.opt.gear-markers]
        """
        ammo = ammunition(game, tile)
        if ammo is None:
            return Refusal("hon.opt.gear-markers", {"tile": tile.id})
        if not game.is_infantry(game.unit(self.shot.target)):
            return Refusal("hon.opt.ammo", {"tile": tile.id})
        spent = game.armies[tile.seat].loaded.count(self.shot.unit)
        if spent >= source_of(game, ammo).per_action:
            return Refusal("hon.opt.gear-three", {"tile": tile.id})
        return None

    def react(self, game: Game, seat: Seat, choice: Announcement) -> Step:
        """Announce it; then everyone may answer."""
        match choice:
            case AddBonus(card=card):
                bonus = play_bonus(game, seat, card, self.shot.unit)
                shot = self.shot.but(bonuses=(*self.shot.bonuses, bonus))
            case SpendMarker(tile=number):
                shot = self.armed(game, game.tiles[number])
            case PlayCard(card=card):
                play_event(game, seat, card)
                shot = self.changed(game, seat, card)
        return Goto(self.but(shot=shot).again)

    def armed(self, game: Game, tile: Tile) -> Shot:
        """A marker adds its bonus, which Suppression Fire doubles.

        [hon.opt.ammo hon.ruling.ammo-type hon.opt.gear-three]
        """
        marker = ammunition(game, tile)
        assert marker is not None
        effect = source_of(game, marker).effect
        assert isinstance(effect, FireBonus)
        spend(game, tile, marker)
        army = game.armies[tile.seat]
        game.put(army.but(loaded=(*army.loaded, self.shot.unit)))
        return self.shot.but(bonuses=(*self.shot.bonuses, Modifier("hon.opt.ammo", effect.bonus)))

    def changed(self, game: Game, seat: Seat, card: CardId) -> Shot:
        """What a battle event makes of the shot; some hold for the whole Fire Action.  [hon.card.event]"""
        shot = self.shot
        match card_of(game, card).effect:
            case SteadyAim():
                lay(game, seat, shot.unit, card)
                return shot.but(steady=True)
            case GainTwin():
                lay(game, seat, shot.unit, card)
                return shot.but(twin=True)
            case GainSuppression():
                return shot.but(kind="suppression")
            case Jam(penalty=penalty):
                lay(game, seat, shot.unit, card)
                return shot.but(maluses=(*shot.maluses, Modifier("hon.card.event", -penalty)))
            case HitTheDirt(defence=defence, suppressed=suppressed):
                return shot.but(protection=(Modifier("hon.card.event", defence),), shock=suppressed)
        return shot


def fully_backed(game: Game, shot: Shot) -> Iterator[Shot]:
    """What a shot could become by all that its player may announce for it from his hand and his gear.

    A card that lets it suppress adds no bonus.
    [hon.card.two-uses hon.ruling.burst-bonus]
    """
    window, seat = Announcements(shot=shot, burst=True), firing_seat(game, shot)
    cards = bonus_cards(game, seat, shot.unit, window.kinds)
    yield window.backed_by(game, cards)
    for event in held(game, seat, "firing"):
        gains = isinstance(card_of(game, event).effect, GainSuppression)
        if gains and window.why_no_event(game, event) is None:
            yield window.backed_by(game, [card for card in cards if card != event]).but(kind="suppression")


def ammunition(game: Game, tile: Tile) -> str | None:
    """The marker left on an option that adds to fire."""
    sources = game.scene.marker_sources
    for marker in tile.markers:
        if isinstance(sources[marker].effect, FireBonus):
            return marker
    return None


def ammunition_for(game: Game, unit: Unit) -> tuple[Tile, ...]:
    """The options with ammunition that a unit may use; remembered as long as no marker is spent."""
    known, bearer = game.stores.ammunition, unit.bearer
    if bearer not in known:
        known[bearer] = tuple([tile for tile in supplying(game, unit) if ammunition(game, tile) is not None])
    return known[bearer]
