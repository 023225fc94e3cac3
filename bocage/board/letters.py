"""Columns of a map by their letters: A to Z, then AA, AB ..."""


def column_letters(column: int) -> str:
    """The letters of a column counted from 0: A to Z, then AA, AB ...

    >>> [column_letters(column) for column in (0, 25, 26, 27, 51, 52)]
    ['A', 'Z', 'AA', 'AB', 'AZ', 'BA']
    """
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters


def column_number(letters: str) -> int:
    """The column, from 0, that some letters name.

    >>> [column_number(letters) for letters in ("A", "Z", "AA", "BA")]
    [0, 25, 26, 52]
    """
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1
