"""Saves: a match as one JSON file that says what it is, and that cannot be altered unnoticed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bocage.kernel.dice import LiveDice, commitment
from bocage.kernel.errors import BadSave, BocageError, RulesError
from bocage.kernel.game import Game
from bocage.kernel.journal import Answer, Entry, dump_entry, entries, restore_entry, restore_told
from bocage.kernel.match import Match, Setup
from bocage.kernel.past import Mark
from bocage.kernel.play import Order, Play
from bocage.kernel.records import Seat, canonical, digest, dump, restore

FORMAT = 1


def save(match: Match, machines: Mapping[Seat, str] | None = None) -> bytes:
    """A match as JSON: what it is a match of, its journal and its state, sealed with a digest.

    `machines` are the names of the players in the seats that are no one's own, so that they may go on.
    """
    dice = match.game.dice
    if not isinstance(dice, LiveDice):
        raise BadSave("only a match with live dice can be saved")
    content: dict[str, Any] = {
        "bocage": FORMAT,
        "game": match.setup.game,
        "scenario": match.setup.scenario,
        "settings": match.setup.settings,
        "packs": [pack.name for pack in match.setup.packs],
        "rules": match.play.version,
        "seed": dice.seed,
        "stream": dice.match,
        "commitment": dice.commitment,
        "revision": match.revision,
        "opening": [{"event": dump(told.event), "to": told.to} for told in match.opening],
        "journal": [dump_entry(entry) for entry in entries(match.journal)],
        "machines": {str(seat): name for seat, name in (machines or {}).items()},
        "orders": {str(seat): [dump(order) for order in orders] for seat, orders in match.orders.items()},
        "state": match.game.state(),
    }
    return canonical({**content, "digest": digest(content)})


def read(data: bytes) -> dict[str, Any]:
    """The content of a save, if it is one and is whole.

    >>> read(b"{}")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BadSave: this is not a saved match
    """
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"this is not a saved match: {error}") from None
    if not isinstance(content, dict) or "bocage" not in content:
        raise BadSave("this is not a saved match")
    if content["bocage"] != FORMAT:
        raise BadSave(f"the save has format {content['bocage']}, this program reads {FORMAT}")
    if content.pop("digest", None) != digest(content):
        raise BadSave("the save was altered: its digest does not match its content")
    if commitment(str(content.get("seed"))) != content.get("commitment"):
        raise BadSave("the seed of the save is not the one that was committed to")
    return content


def machines_in(content: Mapping[str, Any]) -> dict[Seat, str]:
    """The names of the machines that a save seats.

    >>> machines_in({"machines": {"1": "normal"}}), machines_in({})
    ({1: 'normal'}, {})
    """
    try:
        return msgspec.convert(content.get("machines", {}), dict[int, str], strict=False)
    except msgspec.ValidationError as error:
        raise BadSave(f"the save cannot be read: {error}") from None


def load(content: Mapping[str, Any], play: Play, packs: tuple[Path, ...] = ()) -> Match:
    """The match of a save that `read` accepted, at its last revision."""
    if content.get("packs") != [pack.name for pack in packs]:
        raise BadSave(f"the match was played with the data packs {content.get('packs')}: give the same")
    try:
        setup = Setup(str(content["game"]), str(content["scenario"]), dict(content["settings"]), packs)
        origin = Match(play, _game(content, play, setup), setup)
        package, revision = play.package, int(content["revision"])
        recorded = [restore_entry(data, package) for data in content["journal"]]
        if recorded and recorded[-1].revision != revision:
            raise BadSave(f"the save is at revision {revision}, and its journal at {recorded[-1].revision}")
        game = origin.marks[0].game.clone()
        game.restore(content["state"], package)
        game.hush()
        orders = {
            int(seat): tuple(restore(order, Order, package) for order in orders)
            for seat, orders in content["orders"].items()
        }
        opening = tuple(restore_told(content["opening"], package))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave(f"the save cannot be read: {error!r}") from None
    return Match.resume(origin, recorded, Mark(revision, game), opening=opening, orders=orders)


def verify(content: Mapping[str, Any], play: Play, packs: tuple[Path, ...] = (), dice: LiveDice | None = None) -> int:
    """Play a save again from its seed and compare every die and the last state; answers the number of dice.

    `dice` are those of a match with several seeds.
    """
    if content.get("rules") != play.version:
        raise BadSave(f"the save was played by rules {content.get('rules')}, these are {play.version}")
    try:
        setup = Setup(str(content["game"]), str(content["scenario"]), dict(content["settings"]), packs)
        match = Match(play, _game(content, play, setup, dice), setup)
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave(f"the save cannot be read: {error!r}") from None
    try:
        recorded = [restore_entry(data, play.package) for data in content["journal"]]
        match.replay(recorded)
    except (BocageError, RulesError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadSave(f"revision {match.revision + 1} cannot be played again: {error}") from None
    _compare(recorded, entries(match.journal))
    if match.game.digest() != digest(content["state"]):
        raise BadSave("played again, the match ends in another state")
    return sum(len(entry.faces) for entry in recorded if isinstance(entry, Answer))


def _compare(recorded: Sequence[Entry], again: Sequence[Entry]) -> None:
    if len(recorded) != len(again):
        raise BadSave(f"the journal has {len(recorded)} entries, played again it has {len(again)}")
    for old, new in zip(recorded, again, strict=True):
        if isinstance(old, Answer) and isinstance(new, Answer) and old.faces != new.faces:
            raise BadSave(f"revision {old.revision}: the journal has {old.faces}, the seed gives {new.faces}")
        if old != new:
            raise BadSave(f"revision {old.revision}: played again, something else is recorded")


def _game(content: Mapping[str, Any], play: Play, setup: Setup, dice: LiveDice | None = None) -> Game:
    dice = dice or LiveDice(str(content["seed"]), str(content["stream"]))
    return play.new(setup.scenario, dice, setup.settings, setup.packs)
