"""The commands and their options. What they do is in the modules that they import when they are used."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bocage.cli.host import host
from bocage.cli.options import Database, Json, Language, says
from bocage.kernel.errors import BocageError

FAILED = 1
MISUSED = 2
INTERNAL_ERROR = 70
INTERRUPTED = 130

app = typer.Typer(
    help=says(
        "Second World War tabletop wargames by their full rules.",
        "Des jeux de guerre sur table, Seconde Guerre mondiale, toutes règles comprises.",
    ),
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

Title = Annotated[str, typer.Argument(metavar="GAME[/SCENARIO]", help=says("what to play", "à quoi jouer"))]
Titles = Annotated[str, typer.Argument(metavar="[GAME[/SCENARIO]]", help=says("all by default", "tout par défaut"))]
Game = Annotated[str, typer.Argument(metavar="[GAME]", help=says("all by default", "tous par défaut"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=says("a saved match", "une partie enregistrée"))]
Packs = Annotated[
    list[Path], typer.Option("--pack", metavar="DIR", help=says("a data pack; may be repeated", "un lot de données"))
]
Seed = Annotated[str | None, typer.Option("--seed", help=says("a seed for the dice", "une graine pour les dés"))]
Number = Annotated[int, typer.Option("--seed", help=says("the first seed", "la première graine"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help=says("processes", "processus"))]


def _jobs() -> int:
    return os.cpu_count() or 1


@app.command("list", help=says("List the games and their scenarios.", "La liste des jeux et de leurs scénarios."))
def list_(json: Json = False, packs: Packs = []) -> None:  # noqa: B006
    """`bocage list`."""
    from bocage.cli.commands.listing import list_scenarios

    list_scenarios(json, tuple(packs))


@app.command(help=says("Play in the terminal.", "Jouer dans le terminal."))
def play(
    title: Annotated[str, typer.Argument(metavar="[GAME[/SCENARIO]]", help=says("what to play", "à quoi jouer"))] = "",
    seed: Seed = None,
    seat: Annotated[
        list[str], typer.Option(metavar="SEAT", help=says("your seat, by name or number", "votre place, nom ou numéro"))
    ] = [],  # noqa: B006
    against: Annotated[
        str, typer.Option(metavar="PLAYER", help=says("a machine in the other seats", "une machine aux autres places"))
    ] = "",
    lang: Language = None,
    packs: Packs = [],  # noqa: B006
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help=says("go on with a saved match", "reprendre une partie"))
    ] = None,
) -> None:
    """`bocage play`."""
    from bocage.cli.commands.playing import Table, play_in_terminal

    play_in_terminal(Table(title, seed, tuple(seat), against, lang, tuple(packs), load))


@app.command(help=says("Let machine players play many matches.", "Faire jouer beaucoup de parties aux machines."))
def sim(
    title: Title,
    players: Annotated[str, typer.Option(metavar="A,B", help=says("one name a seat", "un nom par place"))] = "random",
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help=says("how many matches", "combien de parties"))
    ] = 100,
    seed: Number = 0,
    jobs: Jobs = _jobs(),  # noqa: B008
    json: Json = False,
    packs: Packs = [],  # noqa: B006
    ladder: Annotated[
        bool, typer.Option("--ladder", help=says("everyone plays everyone", "chacun joue contre chacun"))
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help=says("draw the shares of wins", "dessiner les résultats"))
    ] = None,
    clock: Annotated[
        float | None, typer.Option(min=0.001, help=says("seconds for each choice", "secondes par choix"))
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help=says("play on this Ray cluster", "jouer sur cette grappe Ray")),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help=says("keep outcomes there, and go on from them", "y garder les résultats et reprendre de là"),
        ),
    ] = None,
    test: Annotated[
        bool,
        typer.Option(
            "--test",
            help=says("is A better than B? until that is settled", "A vaut-il mieux que B ? jusqu’au verdict"),
        ),
    ] = False,
    even: Annotated[float, typer.Option(help=says("--test: no better, per cent", "--test : pas mieux, en %"))] = 50.0,
    better: Annotated[float, typer.Option(help=says("--test: better, per cent", "--test : mieux, en %"))] = 65.0,
    alpha: Annotated[
        float, typer.Option(help=says("--test: wrongly better, per cent", "--test : mieux à tort, en %"))
    ] = 5.0,
    beta: Annotated[
        float, typer.Option(help=says("--test: wrongly not better, per cent", "--test : pas mieux à tort, en %"))
    ] = 5.0,
) -> None:
    """`bocage sim`."""
    from bocage.cli.commands.simulating import Matches, climb_ladder, simulate_matches, try_players

    matches = Matches(title, players.split(","), games, seed, jobs, tuple(packs), clock, cluster, resume)
    if test:
        if ladder:
            raise typer.BadParameter(says("not together with --ladder", "pas avec --ladder"), param_hint="--test")
        try_players(matches, (even, better, alpha, beta), json, plot)
    elif ladder:
        climb_ladder(matches, json, plot)
    else:
        simulate_matches(matches, json, plot)


@app.command(help=says("Serve matches over HTTP and WebSocket.", "Servir des parties par HTTP et WebSocket."))
def serve(
    host: Annotated[str, typer.Option(help=says("address to listen on", "adresse d’écoute"))] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help=says("port, else a free one from 8000 on", "port, sinon un libre dès 8000")
        ),
    ] = None,
    db: Database = None,
    browser: Annotated[
        bool, typer.Option("--open", help=says("show it in a browser", "l’ouvrir dans un navigateur"))
    ] = False,
) -> None:
    """`bocage serve`."""
    from bocage.server import run

    run(host, port, db, browser)


@app.command(
    "check-matches",
    help=says(
        "Say which matches of a server would go on under this version.",
        "Dire quelles parties d’un serveur continueraient avec cette version.",
    ),
)
def check_matches(
    db: Database = None,
    everything: Annotated[bool, typer.Option("--all", help=says("those that ended too", "aussi les finies"))] = False,
    json: Json = False,
    lang: Language = None,
) -> int:
    """`bocage check-matches`."""
    from bocage.cli.commands.checking import check_matches

    return check_matches(db, everything, json, lang)


@app.command(
    help=says(
        "Write all matches of a server to a file, while it runs.",
        "Écrire toutes les parties d’un serveur dans un fichier, pendant qu’il tourne.",
    )
)
def backup(
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help=says("where to", "où"))],
    db: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """`bocage backup`."""
    from bocage.cli.commands.keeping import back_up

    back_up(output, db, json, lang)


@app.command(
    help=says("Fill an empty database from a backup.", "Remplir une base vide à partir d’une sauvegarde."),
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=says("a backup", "une sauvegarde"))],
    db: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help=says("lose what the database holds", "perdre ce que contient la base"))
    ] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """`bocage restore`."""
    from bocage.cli.commands.keeping import restore

    restore(file, db, replace, json, lang)


@app.command(
    help=says(
        "Move matches that ended long ago from the database to a file.",
        "Sortir de la base, vers un fichier, les parties finies depuis longtemps.",
    )
)
def archive(
    days: Annotated[
        float, typer.Option("--older-than", metavar="DAYS", min=0, help=says("since they ended", "depuis leur fin"))
    ],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help=says("where to", "où"))],
    db: Database = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """`bocage archive`."""
    from bocage.cli.commands.keeping import archive

    return archive(days, output, db, json, lang)


@app.command(help=says("Step through a saved match.", "Revoir une partie pas à pas."))
def replay(
    file: File,
    everything: Annotated[bool, typer.Option("--all", help=says("print it whole", "tout imprimer"))] = False,
    lang: Language = None,
    packs: Packs = [],  # noqa: B006
) -> None:
    """`bocage replay`."""
    from bocage.cli.commands.replaying import replay_match

    replay_match(file, everything, lang, tuple(packs))


@app.command(help=says("Check every die of a saved match.", "Vérifier chaque dé d’une partie."))
def verify(file: File, json: Json = False, lang: Language = None, packs: Packs = []) -> None:  # noqa: B006
    """`bocage verify`."""
    from bocage.cli.commands.replaying import verify_match

    verify_match(file, json, lang, tuple(packs))


@app.command(help=says("Say which rules are done, and prove it.", "Dire quelles règles sont faites, et le prouver."))
def rules(
    game: Game = "",
    missing: Annotated[bool, typer.Option("--missing", help=says("those not done", "celles qui manquent"))] = False,
    json: Json = False,
    check: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help=says("alter N rules: is it noticed?", "altérer N règles : le voit-on ?"),
        ),
    ] = 0,
    seed: Number = 0,
    jobs: Jobs = _jobs(),  # noqa: B008
) -> None:
    """`bocage rules`."""
    from bocage.cli.commands.ruling import check_rules, report_rules

    if check:
        check_rules(game, check, seed, jobs, json)
    else:
        report_rules(game, missing, json)


@app.command(help=says("Run rule cases.", "Jouer des cas de règles."))
def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=says("case files", "fichiers de cas"))],
) -> None:
    """`bocage case`."""
    from bocage.cli.commands.ruling import run_cases

    run_cases(files)


@app.command(help=says("Measure the speed of play.", "Mesurer la vitesse du jeu."))
def bench(
    title: Titles = "",
    seconds: Annotated[float, typer.Option(min=0.01, help=says("of play, a scenario", "de jeu, par scénario"))] = 2.0,
    seed: Number = 0,
    json: Json = False,
) -> None:
    """`bocage bench`."""
    from bocage.cli.commands.simulating import bench_scenarios

    bench_scenarios(title, seconds, seed, json)


@app.command(help=says("Write the JSON Schemas of the data files.", "Écrire les schémas JSON des fichiers de données."))
def schema(
    game: Game = "",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="DIR", help=says("where to", "où les écrire"))
    ] = None,
) -> None:
    """`bocage schema`."""
    from bocage.cli.commands.drawing import write_schemas

    write_schemas(game, output)


@app.command("map", help=says("Draw the map of a scenario as SVG.", "Dessiner la carte d’un scénario en SVG."))
def map_(
    title: Title,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE.svg", help=says("where to", "où"))],
    lang: Language = None,
    packs: Packs = [],  # noqa: B006
) -> None:
    """`bocage map`."""
    from bocage.cli.commands.drawing import draw_map

    draw_map(title, output, lang, tuple(packs))


app.add_typer(host, name="host")


def invoke(arguments: Sequence[str]) -> int:
    """Run a command; whatever goes wrong is one line on stderr and an exit status that is not 0."""
    if not arguments:
        invoke(["--help"])
        return MISUSED
    try:
        status = typer.main.get_command(app).main(list(arguments), prog_name="bocage", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        return _explain(error)
    return status if isinstance(status, int) else 0


def _explain(error: Exception) -> int:
    from bocage.content.errors import ContentError

    if isinstance(error, BocageError | ContentError):
        return _complain(str(error), FAILED)
    if isinstance(error, typer.TyperException):
        message = getattr(error, "format_message", lambda: str(error))()
        return _complain(f"{message} (bocage --help)", getattr(error, "exit_code", MISUSED))
    if os.environ.get("BOCAGE_DEBUG"):
        raise error
    return _complain(f"internal error: {type(error).__name__}: {error}", INTERNAL_ERROR)


def _complain(message: str, status: int) -> int:
    print("bocage:", " ".join(message.split()), file=sys.stderr)  # noqa: T201
    return status
