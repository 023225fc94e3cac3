"""What a seat may know of orders, cards and hidden units, and what it may imagine of the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import CardId, Dice, Item, Seat, View
from bocage.systems.heroes_of_normandie.rules.hiding.secrets import possible_faces, strangers
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import PlaceOrders, tokens_of, why_cannot_hold
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, NO_ORDER, NONE, SPECIAL, UNKNOWN, Army, Unit

TRIES = 50
"""So often the unknown is drawn, until it fits what is under way."""


class Unseen(Item):
    """What is among the hidden things of a player, though not where: types and tiles of strangers, and cards.

    Both armies and both decks are known to both players, so this is what is left when all that lies open is taken away.
    """

    table = "unseen"
    identities: tuple[tuple[int, int], ...]
    cards: tuple[CardId, ...]


# What a seat sees


def view(game: Game, seat: Seat) -> View:
    """The tables as a seat sees them.  [hon.turn.secret-orders hon.ambush.secret hon.card.decks]"""
    return View.of(
        game,
        seat,
        game.scene,
        {
            "units": tuple(unit if unit.seat == seat else seen_unit(game, unit) for unit in game.units),
            "armies": tuple(seen_army(army, own=army.id == seat) for army in game.armies),
            "tiles": tuple(game.tiles),
            "structures": tuple(game.structures),
            "markers": tuple(game.markers),
            "objectives": tuple(game.objectives),
            "clock": tuple(game.clock),
            "unseen": tuple(_unseen(game, army, own=army.id == seat) for army in game.armies),
        },
    )


def seen_unit(game: Game, unit: Unit) -> Unit:
    """An enemy unit: face-down tokens are blank, and a unit that nobody has seen may be anyone."""
    if unit.order != NO_ORDER and not unit.revealed:
        if game.armies[unit.seat].placing:
            unit = unit.but(order=NO_ORDER)
        elif not unit.looked:
            unit = unit.but(order=UNKNOWN)
    if not unit.seen:
        unit = unit.but(type=UNKNOWN, tile=NONE, facing=0, back=unit.ambushed and not unit.concealed)
    return unit


def seen_army(army: Army, own: bool) -> Army:
    """A hand is its owner's secret, a deck everyone's, and tokens that were lost unseen stay so."""
    army = army.but(deck=(UNKNOWN,) * len(army.deck))
    return army if own else army.but(hand=(UNKNOWN,) * len(army.hand), lost=(UNKNOWN,) * len(army.lost))


def _unseen(game: Game, army: Army, own: bool) -> Unseen:
    identities = () if own else tuple(sorted((unit.type, unit.tile) for unit in strangers(game, army.id)))
    cards = army.deck if own else (*army.hand, *army.deck)
    return Unseen(army.id, identities, tuple(sorted(cards)))


# What it may imagine


def determinize(view: View, dice: Dice) -> Game:
    """A game that looks like this to the seat: who strangers are, what they were ordered, and all cards are drawn.

    A stranger in the middle of a move is somebody who can have come there and may go on: else all is drawn again.
    """
    game = imagined(view, dice)
    tries = 1
    while not view.enter(game) and tries < TRIES:
        game = imagined(view, dice)
        tries += 1
    return game


def imagined(view: View, dice: Dice) -> Game:
    """A game with all drawn that the view does not show, not yet in the middle of anything."""
    armies, units = view.table(Army), view.table(Unit)
    for unseen in view.table(Unseen):
        armies[unseen.id] = imagined_army(armies[unseen.id], units, unseen, dice)
        imagine_identities(view.scene, units, unseen, dice)
    game: Game = view.game(dice, {"armies": armies, "units": units})
    for army in game.armies:
        if army.placing and army.id != view.seat:
            imagine_placing(game, army, view, dice)
    game.changed.clear()
    return game


def imagined_army(army: Army, units: list[Unit], unseen: Unseen, dice: Dice) -> Army:
    """The army with its hidden cards and orders drawn; the orders on its units are drawn with them."""
    cards = list(dice.shuffled(unseen.cards))
    if UNKNOWN in army.hand:
        size = len(army.hand)
        army, cards = army.but(hand=tuple(sorted(cards[:size]))), cards[size:]
    army = army.but(deck=tuple(cards))
    blank = [unit for unit in units if unit.seat == army.id and unit.order == UNKNOWN]
    if not blank and UNKNOWN not in army.lost:
        return army
    orders = list(dice.shuffled(list(possible_orders(army, units))))
    for unit in blank:
        units[unit.id] = unit.but(order=orders.pop())
    return army.but(lost=tuple(sorted(orders.pop() for _ in army.lost)))


def possible_orders(army: Army, units: Sequence[Unit]) -> Iterator[int]:
    """The tokens of an army that may lie anywhere: numbers that have not come up, Special Orders and Bluffs.

    Those that the seat knows are not among them.
    """
    known = [unit.order for unit in units if unit.seat == army.id and not unit.revealed and unit.order > NO_ORDER]
    hidden = [*range(army.called + 1, army.numbered + 1), *[SPECIAL] * army.specials, *[BLUFF] * army.bluffs]
    for order in hidden:
        if order in known:
            known.remove(order)
        else:
            yield order


def imagine_identities(scene: Scene, units: list[Unit], unseen: Unseen, dice: Dice) -> None:
    """Draw who the strangers of an army are: first those who must lie in ambush, last those not yet set up."""
    pool = list(dice.shuffled(unseen.identities))
    blank = [unit for unit in units if unit.seat == unseen.id and unit.type == UNKNOWN]
    for unit in sorted(blank, key=lambda unit: (not unit.ambushed, bool(unit.concealed), unit.id)):
        fitting = [one for one in pool if not unit.ambushed or any(possible_faces(unit, scene.types[one[0]]))]
        kind, tile = fitting[0]
        pool.remove(fitting[0])
        back = unit.back
        if unit.concealed:
            faces = list(possible_faces(unit, scene.types[kind]))
            back = faces[dice.pick([1] * len(faces))] is scene.types[kind].back
        units[unit.id] = unit.but(type=kind, tile=tile, back=back)


def imagine_placing(game: Game, army: Army, view: View, dice: Dice) -> None:
    """Lay as many tokens of an army that is placing them as it has decided about, anywhere they may go."""
    placing = view.running(PlaceOrders)
    assert placing is not None
    turn = game.order_of_play.index(army.id)
    decided = tokens_of(army)[: placing.token] if turn == placing.turn else tokens_of(army)
    for number, order in enumerate(decided):
        frame = PlaceOrders(turn, number)
        free = [unit for unit in game.troops(army.id) if why_cannot_hold(game, unit, army.id) is None]
        allowed: list[Unit | None] = [unit for unit in free if frame.why_not_now(game, unit) is None]
        if frame.why_not_keep(game) is None:
            allowed.append(None)
        unit = allowed[dice.pick([1] * len(allowed))]
        if unit is not None:
            game.put(unit.but(order=order))
