"""Dates of autumn 1944 and the boxes of the Turn Record Track: four to a day.  [tof.3.post-turn-marker]"""

from __future__ import annotations

from typing import Final

from bocage.content import Fault

MONTHS: Final = {"Sep": 30, "Oct": 31, "Nov": 30}
"""The months of the calendar with their days."""
BOXES_PER_DAY: Final = 4


def day_of(date: str, field: str = "date") -> int:
    """The number of a day, counted from the first of September.

    >>> day_of("Sep 1"), day_of("Sep 17"), day_of("Oct 1"), day_of("Nov 8")
    (1, 17, 31, 69)
    >>> day_of("Sep 31")
    Traceback (most recent call last):
        ...
    bocage.content.errors.Fault: date: there is no day 'Sep 31'
    """
    month, _, number = date.partition(" ")
    if month not in MONTHS or not number.isdecimal() or not 1 <= int(number) <= MONTHS[month] or number[0] == "0":
        raise Fault(field, f"there is no day {date!r}")
    months = list(MONTHS)
    return int(number) + sum(MONTHS[one] for one in months[: months.index(month)])


def date_of(day: int) -> str:
    """The date of a day.

    >>> date_of(17), date_of(31), date_of(69)
    ('Sep 17', 'Oct 1', 'Nov 8')
    """
    left = day
    for month, days in MONTHS.items():
        if left <= days:
            return f"{month} {left}"
        left -= days
    raise ValueError(f"day {day} lies beyond the calendar")


def first_box(day: int) -> int:
    """The first box of a day, the one in which a scenario that starts then begins.

    >>> first_box(1), first_box(4)
    (1, 13)
    """
    return (day - 1) * BOXES_PER_DAY + 1


def day_at(box: int) -> int:
    """The day of a box.

    >>> day_at(13), day_at(16), day_at(17)
    (4, 4, 5)
    """
    return (box - 1) // BOXES_PER_DAY + 1


def has_passed(box: int, day: int) -> bool:
    """Whether the marker has gone beyond the last box of a day.

    >>> has_passed(16, 4), has_passed(17, 4)
    (False, True)
    """
    return day_at(box) > day
