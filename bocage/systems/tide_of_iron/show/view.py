"""What a seat may know, and what it may imagine of the rest. In this game nearly everything is open."""

from __future__ import annotations

from bocage.kernel import CardId, Dice, Seat, View
from bocage.systems.tide_of_iron.rules.setup.secret_building import seen_force
from bocage.systems.tide_of_iron.state.game import Deck, Division, Game


def view(game: Game, seat: Seat) -> View:
    """All tables, as they are: units, points and control are open information; screens and decks hide what they hide.

    [toi.command.pc-public]
    """
    return View.of(
        game,
        seat,
        game.scene,
        {
            "units": tuple(game.units),
            "sides": tuple(game.sides),
            "divisions": tuple(game.divisions),
            "objectives": tuple(game.objectives),
            "markers": tuple(game.markers),
            "decks": tuple(deck.but(order=seen_order(game, deck, seat)) for deck in game.decks),
            "cards": tuple(game.cards),
            "forces": tuple(seen_force(game, force, seat) for force in game.forces),
            "clock": tuple(game.clock),
        },
    )


def seen_order(game: Game, deck: Deck, seat: Seat) -> tuple[CardId, ...]:
    """The cards of a deck: the owner knows the order of those that he has looked at, and nobody knows any other."""
    known = deck.looked if seat in game.teams[deck.side] else 0
    return (*deck.order[:known], *sorted(deck.order[known:]))


def determinize(view: View, dice: Dice) -> Game:
    """The game of a view: the order of the decks is drawn anew; behind its screen the enemy has built nothing yet."""
    own = {one.side for one in view.table(Division) if one.id == view.seat}
    decks = [
        deck.but(order=(*deck.order[:known], *dice.shuffled(deck.order[known:])))
        for deck in view.table(Deck)
        for known in [deck.looked if deck.side in own else 0]
    ]
    game: Game = view.game(dice, {"decks": decks})
    view.enter(game)
    return game
