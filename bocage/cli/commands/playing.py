"""`bocage play`: set a match up, or load one, and seat people and machines."""

from __future__ import annotations

import contextlib
import secrets
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bocage import players, registry
from bocage.cli import files
from bocage.cli.language import language
from bocage.kernel import saves
from bocage.kernel.errors import Unknown
from bocage.registry import system_of

if TYPE_CHECKING:
    from bocage.kernel.match import Match
    from bocage.kernel.records import Seat


class Table(NamedTuple):
    """What was asked for on the command line."""

    title: str
    seed: str | None
    seats: tuple[str, ...]
    against: str
    language: str | None
    packs: tuple[Path, ...]
    load: Path | None


def play_in_terminal(table: Table) -> None:
    """Play a match at the terminal."""
    locale = language(table.language)
    match, kept = _match(table)
    names = _machines(table, match, kept)
    seed = secrets.token_hex(8) if table.seed is None else table.seed
    machines = {seat: players.make(name, seed, seat, system_of(match)) for seat, name in names.items()}
    from bocage.cli.terminal.screen import Screen
    from bocage.cli.terminal.session import Session

    session = Session(match, machines, names, locale, Screen())
    commitment = getattr(match.game.dice, "commitment", "")
    session.say("ui-dice-sealed", "dim", hash=commitment)
    session.say("ui-welcome", "dim")
    if len(session.people) > 1:
        session.say("ui-hot-seat", game=match.setup.game)
    with _signals(session.leave):
        session.play()


def _match(table: Table) -> tuple[Match, dict[Seat, str]]:
    """A new match, or that of a save with the names of its machines."""
    if table.load is None:
        if not table.title:
            raise Unknown(f"say what to play: {', '.join(registry.names())} (bocage list)")
        return registry.new(table.title, seed=table.seed or secrets.token_hex(16), packs=table.packs), {}
    content = saves.read(files.read(table.load))
    match = saves.load(content, registry.system(str(content["game"])).play, table.packs)
    title = f"{match.setup.game}/{match.setup.scenario}"
    if table.title not in ("", match.setup.game, title):
        raise Unknown(f"{table.load} is a match of {title}, not of {table.title}")
    return match, saves.machines_in(content)


def _machines(table: Table, match: Match, kept: dict[Seat, str]) -> dict[Seat, str]:
    """The names of the machines by seat: all but those of the person; a save has its own, unless told otherwise."""
    own = {_seat(match, name) for name in table.seats}
    if own and not table.against:
        raise Unknown("--seat needs --against: without a machine, every seat is yours")
    others = sorted(set(range(match.game.seats)) - (own or {0}))
    return dict.fromkeys(others, table.against) if table.against else kept


def _seat(match: Match, name: str) -> Seat:
    if name.isdigit() and int(name) < match.game.seats:
        return int(name)
    view = match.view(0)
    with contextlib.suppress(LookupError, ValueError):
        return system_of(match).show.names.find(view, "seat", name)
    known = ", ".join(
        f"{seat} ({system_of(match).show.names.name_of(view, 'seat', seat)})" for seat in range(match.game.seats)
    )
    raise Unknown(f"unknown seat {name!r}: there is {known}")


@contextlib.contextmanager
def _signals(leave: Callable[[], None]) -> Iterator[None]:
    """A closed window or a polite kill is leaving, so that the match is kept."""
    before = {
        number: signal.signal(number, lambda number, frame: leave())
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
