"""Dates in words: a day and a month."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.schema.calendar import date_of


def dated(day: int) -> dict[str, int | str]:
    """The day of the month and the name of the month, as texts take them.

    >>> dated(17), dated(31)
    ({'day': 17, 'month': 'sep'}, {'day': 1, 'month': 'oct'})
    """
    month, _, number = date_of(day).partition(" ")
    return {"day": int(number), "month": month.lower()}
