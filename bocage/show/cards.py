"""Cards in a hand."""

from __future__ import annotations

from bocage.kernel.records import CardId, Record
from bocage.show.sentences import Text


class Held(Record):
    """A card in the hand of a seat: its name as a word, and what it says as text keys with arguments.

    >>> Held(4, "smoke", (Text("card-smoke", {}),)).name
    'smoke'
    """

    card: CardId
    name: str
    lines: tuple[Text, ...] = ()
