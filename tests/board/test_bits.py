"""Bitsets of small ids."""

from hypothesis import given
from hypothesis import strategies as st

from bocage.board.bits import bits, flags_of_mask, mask, mask_of_flags, masks_of_rows

ids = st.sets(st.integers(0, 500))


@given(ids)
def test_a_bitset_gives_back_its_ids_in_order(some: set[int]) -> None:
    assert list(bits(mask(some))) == sorted(some)


@given(ids)
def test_flags_and_bitsets_are_the_same_set(some: set[int]) -> None:
    flags = flags_of_mask(mask(some), 501)
    assert flags.shape == (501,)
    assert mask_of_flags(flags) == mask(some)
    assert masks_of_rows(flags.reshape(3, 167)) == tuple(
        mask(each - start for each in some if start <= each < start + 167) for start in (0, 167, 334)
    )
