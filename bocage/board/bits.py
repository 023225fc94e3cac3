"""Sets of small ids as int bitsets: id 5 is in the set when bit 5 is set."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

FEW = 4
"""Up to so many ids are taken out of a bitset one by one; of more, each byte of the bitset is looked up."""


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The ids in a bitset, in ascending order. The same sets are asked for again and again, so answers are kept.

    >>> bits(0b101001)
    (0, 3, 5)
    """
    found: list[int] = []
    if mask.bit_count() > FEW:
        data = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
        for ids, byte in zip(_ids_by_byte(len(data)), data, strict=True):
            if byte:
                found += ids[byte]
        return tuple(found)
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


@cache
def _ids_by_byte(length: int) -> list[list[tuple[int, ...]]]:
    """For each byte of a bitset of a length, the ids that each of its values stands for."""
    return [_ids_in_byte(place) for place in range(length)]


@cache
def _ids_in_byte(place: int) -> list[tuple[int, ...]]:
    return [tuple([8 * place + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]


class Sparse(dict[int, int]):
    """Bitsets by place, most of them empty: a place that is not there has none, and a copy costs what there is.

    >>> here = Sparse({3: 0b10})
    >>> here[3], here[4], len(here)
    (2, 0, 1)
    >>> here.join(4, 0b1); here.leave(3, 0b10); here
    {4: 1}
    """

    __slots__ = ()

    def __missing__(self, place: int) -> int:
        return 0

    def join(self, place: int, bits: int) -> None:
        """Add bits at a place."""
        self[place] |= bits

    def leave(self, place: int, bits: int) -> None:
        """Take bits from a place."""
        left = self[place] & ~bits
        if left:
            self[place] = left
        else:
            self.pop(place, None)

    def copy(self) -> Sparse:
        """An independent one."""
        return Sparse(self)


def mask(ids: Iterable[int]) -> int:
    """The bitset of some ids.

    >>> bin(mask([5, 0, 3, 3]))
    '0b101001'
    """
    total = 0
    for each in ids:
        total |= 1 << each
    return total


def mask_of_flags(flags: NDArray[Any]) -> int:
    """The bitset of the places where a row of flags is true.

    >>> bin(mask_of_flags(np.array([True, False, False, True])))
    '0b1001'
    """
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


def masks_of_rows(flags: NDArray[Any]) -> tuple[int, ...]:
    """The bitset of each row of a matrix of flags.

    >>> [bin(row) for row in masks_of_rows(np.array([[True, False], [True, True]]))]
    ['0b1', '0b11']
    """
    packed = np.packbits(flags, axis=1, bitorder="little")
    data, width = packed.tobytes(), packed.shape[1]
    return tuple([int.from_bytes(data[at : at + width], "little") for at in range(0, len(data), width)])


def flags_of_mask(mask: int, size: int) -> NDArray[np.bool_]:
    """A bitset of ids below `size` as a row of flags.

    >>> flags_of_mask(0b1001, 5).tolist()
    [True, False, False, True, False]
    """
    packed = np.frombuffer(mask.to_bytes((size + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=size, bitorder="little").astype(np.bool_)
