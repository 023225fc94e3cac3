"""Laying out the cards: decks, HQ and play area of each side, as the scenario grants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bocage.content import ContentError
from bocage.systems.tide_of_iron.scene.card_book import Book
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.scenario import SideEntry
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import NONE, Card, Deck, SideId


def lay_out(scene: Scene) -> tuple[list[Deck], list[Card]]:
    """Each side's decks and cards, in their places; the decks are shuffled when the game begins.

    Strategy decks and face-up cards lie in the HQ, operations cards and cards in effect in the play area.
    [toi.setup.areas toi.setup.strategy-decks toi.setup.operations toi.ops.place toi.card.read-all]
    """
    decks: list[Deck] = []
    cards: list[Card] = []
    for side, name in enumerate(SIDES):
        entry = scene.scenario.sides.get(name, SideEntry())
        for deck, names in _granted(scene.book, entry):
            first = len(cards)
            cards += [Card(first + n, side=side, name=card, deck=len(decks)) for n, card in enumerate(names)]
            order = tuple(range(first, len(cards)))
            decks.append(Deck(len(decks), side=side, name=deck, order=order))
        cards += _face_up(len(cards), side, entry)
    return decks, cards


def _granted(book: Book, entry: SideEntry) -> Iterable[tuple[str, Iterable[str]]]:
    """The decks of a side with their cards; a rule case may name the cards itself."""
    granted: Mapping[str, Iterable[str]]
    granted = entry.decks if isinstance(entry.decks, dict) else {deck: book.cards_of(deck) for deck in entry.decks}
    for deck, names in granted.items():
        cards = list(names)
        for name in cards:
            if name not in book.strategy:
                raise ContentError("scenario", f"decks.{deck}", f"no strategy card is called {name!r}")
        if not isinstance(entry.decks, dict) and not cards:
            raise ContentError("scenario", "decks", f"no strategy deck is called {deck!r}")
        yield deck, cards


def _face_up(first: int, side: SideId, entry: SideEntry) -> list[Card]:
    """The cards that do not lie in a deck: in the HQ, in effect, and the operations cards."""
    found: list[Card] = []
    for zone, names in (("hq", entry.hq), ("play", entry.play), ("play", entry.operations)):
        for name in names:
            card = Card(first + len(found), side=side, name=name, deck=NONE)
            found.append(card.but(zone=zone))
    return found
