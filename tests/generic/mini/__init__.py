"""The ford: the smallest game with everything that the generic suite looks at.

Two seats, a board of 25 squares, secret bids, secret orders, a hidden mine, hidden hands and a deck, windows, dice that
may be rolled again, interrupts, and an end.
"""

from .system import SYSTEM, mini

__all__ = ["SYSTEM", "mini"]
