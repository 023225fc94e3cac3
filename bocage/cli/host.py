"""The commands of `bocage host` and their options."""

from __future__ import annotations

from typing import Annotated

import typer

from bocage.cli.options import Database, Json, Language, says

host = typer.Typer(
    help=says(
        "Look after a server: reports, mutes, bans, deletions.",
        "Veiller sur un serveur : signalements, silences, exclusions, suppressions.",
    ),
    no_args_is_help=True,
)

Match = Annotated[str, typer.Argument(metavar="MATCH", help=says("its id", "son identifiant"))]
Seat = Annotated[int, typer.Argument(metavar="SEAT", min=0, help=says("its number", "son numéro"))]
Lift = Annotated[bool, typer.Option("--lift", help=says("no longer", "ne plus le faire"))]


@host.command(help=says("List what players have reported.", "Ce que les joueurs ont signalé."))
def reports(db: Database = None, json: Json = False, lang: Language = None) -> None:
    """`bocage host reports`."""
    from bocage.cli.commands.hosting import list_reports

    list_reports(db, json, lang)


@host.command(help=says("A report has been dealt with.", "Un signalement est réglé."))
def settle(
    number: Annotated[int, typer.Argument(metavar="REPORT", help=says("its number", "son numéro"))],
    db: Database = None,
    lang: Language = None,
) -> None:
    """`bocage host settle`."""
    from bocage.cli.commands.hosting import settle

    settle(number, db, lang)


@host.command(help=says("Who holds a seat talks no more.", "Priver de parole qui tient une place."))
def mute(match: Match, seat: Seat, lift: Lift = False, db: Database = None, lang: Language = None) -> None:
    """`bocage host mute`."""
    from bocage.cli.commands.hosting import sanction

    sanction("mute", match, seat, lift, db, lang)


@host.command(
    help=says("Who holds a seat, or an address, comes in no more.", "Exclure qui tient une place, ou une adresse.")
)
def ban(
    who: Annotated[str, typer.Argument(metavar="MATCH|ADDRESS", help=says("match or address", "partie ou adresse"))],
    seat: Annotated[
        int | None, typer.Argument(metavar="[SEAT]", min=0, help=says("the seat of a match", "la place d’une partie"))
    ] = None,
    lift: Lift = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    """`bocage host ban`."""
    from bocage.cli.commands.hosting import sanction

    sanction("ban", who, seat, lift, db, lang)


@host.command(help=says("Delete a match.", "Supprimer une partie."))
def delete(match: Match, db: Database = None, lang: Language = None) -> None:
    """`bocage host delete`."""
    from bocage.cli.commands.hosting import delete

    delete(match, db, lang)
