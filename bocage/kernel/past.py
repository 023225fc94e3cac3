"""The past of a match: copies of its game here and there, so that no way back has to be played from the first move."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from bocage.kernel.game import Game

MOST = 40
"""So many copies are kept, the game at its start among them."""
NEWEST = 8
"""The newest copies are never thinned out: what is taken back is mostly recent."""
FAR = 4
"""Where so many answers were played again to go back, marks stay close to where that led."""


class Mark(NamedTuple):
    """The game as it stood after a revision. Nobody plays on with it: it is cloned."""

    revision: int
    game: Game


Marks = tuple[Mark, ...]
"""The game at its start, then later copies in the order of their revisions, all on the way to the present."""


def nearest(marks: Marks, revision: int) -> Marks:
    """The marks up to a revision; the last of them is where playing again begins.

    >>> from bocage.kernel.dice import Dice
    >>> game = Game(0, Dice())
    >>> [mark.revision for mark in nearest((Mark(0, game), Mark(200, game), Mark(400, game)), 399)]
    [0, 200]
    """
    return marks[: bisect_right(marks, revision, key=lambda mark: mark.revision)]


def with_mark(marks: Marks, mark: Mark) -> Marks:
    """The marks with another one; where there are too many, the older ones stay evenly far apart.

    >>> from bocage.kernel.dice import Dice
    >>> game = Game(0, Dice())
    >>> marks = (Mark(0, game),)
    >>> for revision in range(200, 20_001, 200):
    ...     marks = with_mark(marks, Mark(revision, game))
    >>> revisions = [mark.revision for mark in marks]
    >>> len(revisions), revisions[0], revisions[-8:]
    (40, 0, [18600, 18800, 19000, 19200, 19400, 19600, 19800, 20000])
    >>> max(later - before for before, later in zip(revisions, revisions[1:]))
    800
    """
    more = (*marks, mark)
    if len(more) <= MOST:
        return more
    thinnest = min(range(1, MOST - NEWEST), key=lambda place: more[place + 1].revision - more[place - 1].revision)
    return more[:thinnest] + more[thinnest + 1 :]
