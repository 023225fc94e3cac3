"""Appraisals: what an option is judged by, before it is taken."""

from __future__ import annotations

from bocage.kernel.records import Record
from bocage.show.sentences import Text
from bocage.show.sketch import Region


class Fact(Record, omit_defaults=True):
    """Something that a rule looks at; `warns` where it is allowed and yet dangerous.

    >>> Fact("roe.move.measure-path", Text("fact-path", {"far": 157})).warns
    False
    """

    rule: str
    text: Text
    warns: bool = False


class Appraisal(Record):
    """The facts that rules look at, and what a client draws of the option: paths, sight, distances.

    >>> Appraisal().facts
    ()
    """

    facts: tuple[Fact, ...] = ()
    regions: tuple[Region, ...] = ()
