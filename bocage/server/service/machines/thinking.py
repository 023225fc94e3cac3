"""A thinking process: jobs come as lines of JSON, answers go as lines of JSON. It knows no seed of a match."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from bocage import players, registry
from bocage.kernel.dice import Branch, EnumeratingDice, LiveDice
from bocage.kernel.errors import BocageError
from bocage.kernel.events import Event
from bocage.kernel.frames import Option
from bocage.kernel.game import Game
from bocage.kernel.match import Match, Setup
from bocage.kernel.records import restore
from bocage.players import Clock
from bocage.registry import system_of
from bocage.server.answers import Odds, Outcome, Preview
from bocage.server.service.machines.thought import Thought
from bocage.server.service.pages.preview import Previewer
from bocage.server.wire import speaker

MOST_OUTCOMES = 200
MOST_INTENTIONS = 500
_INTENTIONS: dict[tuple[str, int], Any] = {}
"""What machines mean to do next, by match and seat, the latest last; where another process asks, it is thought anew."""
Jobs = Mapping[str, Callable[[dict[str, Any]], Any]]


@lru_cache(maxsize=64)
def _origin(game: str, scenario: str, settings: str) -> Game:
    """A game of a scenario with dice of no consequence."""
    return registry.system(game).play.new(scenario, LiveDice("", "thinking"), msgspec.json.decode(settings), ())


def match_at(job: dict[str, Any]) -> Match:
    """The match of a job, in the state that it names."""
    registry.PACKAGES.setdefault(job["game"], job["package"])
    settings = msgspec.json.encode(job["settings"], order="sorted").decode()
    game = _origin(job["game"], job["scenario"], settings).clone()
    game.hush()
    system = registry.system(job["game"])
    game.restore(job["state"], system.play.package)
    return Match(system.play, game, Setup(job["game"], job["scenario"], job["settings"]))


def choose(job: dict[str, Any]) -> Thought:
    """What a machine chooses."""
    match = match_at(job)
    seat = job["seat"]
    decision = match.pending[seat]
    player = players.make(job["player"], job["seed"], seat, system_of(match))
    view = match.view(seat) if player.needs_view else None
    key = (job["match"], seat)
    player.intention = _INTENTIONS.pop(key, None)
    option = player.choose(view, decision, Clock(job["seconds"]))
    _INTENTIONS[key] = player.intention
    if len(_INTENTIONS) > MOST_INTENTIONS:
        del _INTENTIONS[next(iter(_INTENTIONS))]
    return Thought(list(decision.options).index(option), player.reason)


def odds(job: dict[str, Any]) -> Odds:
    """What may come of an option, from what its seat may know."""
    match = match_at(job)
    seat = job["seat"]
    option = restore(job["option"], Option, match.play.package)
    voice = speaker(system_of(match), match.view(seat))
    totals = [voice.event(event, 0) for event in _before_the_dice(match, seat, option)]
    chances = match.odds(option, seat=seat)
    outcomes = [
        Outcome(
            str(chance.probability),
            round(float(100 * chance.probability), 4),
            [voice.sentence("event", event) for event in chance.events],
        )
        for chance in chances[:MOST_OUTCOMES]
    ]
    return Odds(totals, outcomes, len(chances) <= 1)


def _before_the_dice(match: Match, seat: int, option: Option) -> list[Event]:
    """What the seat would hear before the first die of an option falls."""
    game = match.imagined(seat, match.game.dice.clone())
    game.hush()
    game.dice = EnumeratingDice(())
    with contextlib.suppress(Branch):
        game.answer(seat, option)
    return [told.event for told in game.told if told.heard_by(seat)]


def preview(job: dict[str, Any]) -> list[Preview]:
    """What options would do: of one that is named, or of all on offer."""
    match = match_at(job)
    seat = job["seat"]
    maker = Previewer(match, speaker(system_of(match), match.view(seat)), seat, job["may_undo"])
    if job["option"] is None:
        return maker.previews()
    return [maker.preview(job["index"], restore(job["option"], Option, match.play.package))]


JOBS: Jobs = {"choose": choose, "odds": odds, "preview": preview}


def work(jobs: Jobs) -> None:
    """Do jobs until there are no more, letting other processes go first as far as the command line says."""
    with contextlib.suppress(OSError):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line)
        try:
            answer: dict[str, Any] = {"answer": jobs[job["do"]](job)}
        except BocageError as error:
            answer = {"refused": str(error)}
        except Exception as error:
            answer = {"failed": f"{type(error).__name__}: {error}"[:500]}
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:  # whoever asked has gone: there is nobody left to tell
            os._exit(0)


if __name__ == "__main__":
    work(JOBS)
