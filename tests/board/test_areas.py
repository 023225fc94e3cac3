from __future__ import annotations

import pytest

from bocage.board.areas import area


def test_words_are_read_in_their_order() -> None:
    assert area(["A", "-A1", "A1:A2"], 2, 3) == {(0, 0), (0, 1), (0, 2)}
    assert area(["A", "A1:A2", "-A1"], 2, 3) == {(0, 1), (0, 2)}


def test_columns_beyond_z_have_two_letters() -> None:
    assert area(["AA1"], 30, 2) == {(26, 0)}


@pytest.mark.parametrize("word", ["", "-", "A-", "a1", "A-1", "A1:2", "1:B", "A1:B2:C3", "É1", "A٣"])
def test_what_is_no_area_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is no area such as"):
        area(["A", word], 3, 3)


@pytest.mark.parametrize("word", ["D", "4-9", "A0", "0-2", "C-A", "B3:B1", "D1:E2"])
def test_what_lies_wholly_beyond_the_map_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}' is not on a map of 3 columns and 3 rows"):
        area([word], 3, 3)
