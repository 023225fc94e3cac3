"""What can go wrong, as one tree: every error is one line that says what is wrong and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.kernel.rulings import Refusal


class BocageError(Exception):
    """Base of all errors that a user can cause.

    >>> raise BocageError("unknown game 'chess'")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: unknown game 'chess'
    """


class Unknown(BocageError):
    """A game, scenario, player or file that does not exist."""


class BadSave(BocageError):
    """A save that is damaged, tampered with or of another version."""


class ChoiceError(BocageError):
    """A choice that cannot be made; the match is as it was."""


class NotOffered(ChoiceError):
    """The option is not among those on offer; `refusal` says which rule forbids it."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class NotYourTurn(ChoiceError):
    """The seat is not being asked anything."""


class Stale(ChoiceError):
    """The choice was made for another revision of the match."""


class NoUndo(ChoiceError):
    """The last choice cannot be taken back without consent."""


class RulesError(Exception):
    """A defect of a system's rules, never of its user: a step broke one of the kernel's laws."""
