"""`bocage host`: what the host of a server decides. A server that runs follows within some seconds."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING, TypeVar

from bocage.cli.language import catalogue, language
from bocage.cli.output import print_json, print_line
from bocage.kernel.errors import BocageError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bocage.server.storage.moderation import Kind, Report

T = TypeVar("T")


def _done(db: str | None, work: Callable[[Connection], T]) -> T:
    """Do something in the database of a server."""
    from sqlalchemy.exc import SQLAlchemyError

    from bocage.server.settings import from_environment
    from bocage.server.storage.backup import check_there
    from bocage.server.storage.database import known_schemas, opened, schema_of, unusable

    url = from_environment(db).db
    check_there(url)
    engine = opened(url)
    try:
        with engine.begin() as connection:
            if schema_of(connection) != known_schemas()[-1]:
                raise BocageError(
                    f"the tables are not of version {known_schemas()[-1]}: start a server of this version"
                )
            return work(connection)
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()


def _against(report: Report, text: Callable[..., str]) -> str:
    """Of whom something is reported, if of anybody; not every player has given a name."""
    if report.against is None:
        return ""
    if not report.name:
        return text("ui-report-against-nameless", seat=report.against)
    return text("ui-report-against", seat=report.against, name=report.name)


def list_reports(db: str | None, json: bool, lang: str | None) -> None:
    """Print what waits for the host."""
    from bocage.server.storage.moderation import open_reports

    found = _done(db, open_reports)
    if json:
        print_json(found)
        return
    text = catalogue(language(lang)).text
    for one in found:
        about = _against(one, text)
        why = text(f"ui-report-{one.why}")
        print_line(text("ui-report", id=str(one.id), match=one.match, seat=one.seat, why=why, about=about, at=one.at))
        for line in filter(None, (one.said and f"« {one.said} »", one.text)):
            print_line(f"    {line}")
    print_line(text("ui-reports", count=len(found)))


def settle(number: int, db: str | None, lang: str | None) -> None:
    """A report has been dealt with."""
    from bocage.server.storage.facts import now
    from bocage.server.storage.moderation import settle_report

    if not _done(db, lambda connection: settle_report(connection, number, now())):
        raise BocageError(f"no report {number} waits")
    print_line(catalogue(language(lang)).text("ui-report-settled", id=str(number)))


def sanction(kind: Kind, who: str, seat: int | None, lift: bool, db: str | None, lang: str | None) -> None:
    """Mute or ban the holder of a seat, or ban an address; or do so no longer."""
    from bocage.server.storage.facts import now
    from bocage.server.storage.moderation import lift_sanction, mark_of, put_sanction

    def work(connection: Connection) -> None:
        mark = _address(kind, who) if seat is None else mark_of(connection, who, seat)
        if mark is None:
            raise BocageError(f"nobody holds seat {seat} of {who}")
        if not lift:
            put_sanction(connection, kind, mark, now())
        elif not lift_sanction(connection, kind, mark):
            raise BocageError(f"there is no such {kind}")

    _done(db, work)
    print_line(catalogue(language(lang)).text("ui-host-lifted" if lift else f"ui-host-{kind}"))


def _address(kind: Kind, who: str) -> str:
    """An address as the doors of a server count it."""
    from bocage.server.http.guard import address_of

    try:
        address = ip_address(who)
    except ValueError:
        raise BocageError(f"{who} is no address; of a match, name the seat too") from None
    if kind == "mute":
        raise BocageError("who is to be muted is named by match and seat")
    return address_of({"client": (str(address), 0)})


def delete(match: str, db: str | None, lang: str | None) -> None:
    """Delete a match with all that belongs to it."""
    from bocage.server.storage.moderation import delete_match

    if not _done(db, lambda connection: delete_match(connection, match)):
        raise BocageError(f"there is no match {match}")
    print_line(catalogue(language(lang)).text("ui-host-deleted", match=match))
