"""Before an upgrade: which matches of a database would go on under this program. Nothing is written to it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Engine, inspect
from sqlalchemy.exc import SQLAlchemyError

from bocage.server.problems import Problem
from bocage.server.service.records.loading import rebuilt
from bocage.server.storage import queries
from bocage.server.storage.backup import check_there
from bocage.server.storage.database import opened, unusable
from bocage.server.storage.schema import MATCHES


class Verdict(msgspec.Struct, frozen=True):
    """A match, and whether it goes on; `agrees` is the last revision that comes out as it was recorded."""

    match: str
    game: str
    scenario: str
    rules: str
    revision: int
    agrees: int
    goes_on: bool
    why: str = ""


def verdicts(url: str, unfinished: bool = True) -> Iterator[Verdict]:
    """The matches of a database one by one, each played again from its start."""
    check_there(url)
    engine = opened(url)
    try:
        there = {column["name"] for column in inspect(engine).get_columns(MATCHES.name)}
        columns = [name for name in MATCHES.c.keys() if name in there]  # noqa: SIM118
        with engine.connect() as connection:
            matches = queries.all_matches(connection, unfinished)
        for match in matches:
            yield _verdict(engine, match, columns)
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()


def _verdict(engine: Engine, match: str, columns: list[str]) -> Verdict:
    with engine.connect() as connection:
        facts = queries.find_match(connection, match, columns)
        journal, snapshot = queries.journal_of(connection, match), queries.snapshot_of(connection, match)
    assert facts is not None
    about = (facts.id, facts.game, facts.scenario, facts.rules, len(journal))
    try:
        built = rebuilt(facts.but(checked=""), journal, snapshot)
    except Problem as problem:
        return Verdict(*about, 0, False, problem.message)
    if built.departure is None:
        return Verdict(*about, len(journal), True)
    return Verdict(*about, built.departure.agreed.revision, False, built.departure.why)
