"""`bocage replay` and `bocage verify`: saved matches, step by step and die by die."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from bocage import registry
from bocage.cli import files
from bocage.cli.language import catalogue, language
from bocage.cli.output import print_json, print_line
from bocage.kernel import saves
from bocage.kernel.dice import LiveDice
from bocage.kernel.errors import BadSave
from bocage.kernel.journal import Answer, Entry, TakenBack, entries
from bocage.kernel.match import Match, Setup
from bocage.kernel.records import SPECTATOR
from bocage.registry import system_of

if TYPE_CHECKING:
    from bocage.cli.terminal.telling import Teller


def verify_match(path: Path, json: bool, lang: str | None, packs: tuple[Path, ...]) -> None:
    """Play a saved match again and check every die."""
    text = catalogue(language(lang)).text
    content = saves.read(files.read(path))
    dice = saves.verify(content, registry.system(str(content["game"])).play, packs, _dice(content))
    if json:
        keys = ("game", "scenario", "rules", "seed", "commitment", "revision")
        print_json({"dice": dice, **{key: content[key] for key in keys}})
        return
    print_line(text("ui-verified", count=dice))
    print_line(text("ui-revisions", count=len(content["journal"]), rules=str(content["rules"])))
    print_line(text("ui-commitment", hash=str(content["commitment"])))


def replay_match(path: Path, everything: bool, lang: str | None, packs: tuple[Path, ...]) -> None:
    """Show a saved match entry by entry, or print it whole."""
    locale = language(lang)
    content = saves.read(files.read(path))
    end = saves.load(content, registry.system(str(content["game"])).play, packs)
    from bocage.cli.describe import Describer
    from bocage.cli.terminal.screen import Screen
    from bocage.cli.terminal.telling import Teller

    screen = Screen()
    teller = Teller(screen, Describer(system_of(end), locale))
    if end.play.version != content["rules"]:
        _print_stored(end, teller)
        return
    match = _origin(end, content)
    recorded = entries(end.journal)
    teller.events(match.view(SPECTATOR), [told.event for told in match.opening if told.heard_by(SPECTATOR)])
    run_to = len(recorded) if everything else 0
    for number, entry in enumerate(recorded, start=1):
        if number > run_to:
            teller.position(match, match.view(SPECTATOR))
            typed = screen.ask(teller.describer.text("ui-replay-next"))
            if typed is None or typed.lower().startswith("q"):
                return
            run_to = int(typed) if typed.isdigit() else number
        _show(match, teller, entry, number, len(recorded))
        _step(match, entry)
        teller.events(match.view(SPECTATOR), _told(entry))
    if not everything:
        teller.position(match, match.view(SPECTATOR))
    teller.result(match)


def _origin(end: Match, content: dict[str, object]) -> Match:
    """The match before its first entry."""
    setup = Setup(end.setup.game, end.setup.scenario, end.setup.settings, end.setup.packs)
    return Match.new(end.play, setup, dice=_dice(content))


def _dice(content: dict[str, object]) -> LiveDice:
    """The dice of a save; a match that was branched on a server has several seeds."""
    if "seams" not in content:
        return LiveDice(str(content["seed"]), str(content["stream"]))
    from bocage.server.service.records.rebuilding import dice_of_save

    return dice_of_save(content)


def _step(match: Match, entry: Entry) -> None:
    try:
        match.replay([entry])
    except Exception as error:
        raise BadSave(f"revision {entry.revision} cannot be played again: {error}") from None


def _show(match: Match, teller: Teller, entry: Entry, number: int, last: int) -> None:
    view = match.view(SPECTATOR)
    seat = teller.describer.name(view, "seat", entry.seat)
    if isinstance(entry, TakenBack):
        text = teller.describer.text("ui-replay-undo", number=number, last=last, seat=seat, to=entry.to)
    else:
        what = teller.describer.option(view, entry.option)
        text = teller.describer.text("ui-replay-step", number=number, last=last, seat=seat, what=what)
    teller.screen.line(text, "bold")


def _told(entry: Entry) -> list[Any]:
    return [told.event for told in entry.told if told.heard_by(SPECTATOR)] if isinstance(entry, Answer) else []


def _print_stored(end: Match, teller: Teller) -> None:
    """A match of other rules: what was told then, as it was stored."""
    recorded = entries(end.journal)
    for number, entry in enumerate(recorded, start=1):
        _show(end, teller, entry, number, len(recorded))
        teller.events(end.view(SPECTATOR), _told(entry))
    teller.result(end)
