"""What each game hides stays hidden over the wire: bids, purchases, orders, hands, snipers, ambushes, decoys and mines.

Worlds that differ only in what is hidden from someone are laid on a server, and every address is tried in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel import SPECTATOR, Ask, Match, Option, Seat
from bocage.kernel.journal import Entry
from bocage.server.app import build
from bocage.server.service.machines import thinkers
from bocage.server.service.matches import lobby
from bocage.server.service.records.rebuilding import entries_since
from bocage.server.settings import Settings
from tests.generic.checks_leaks import shown_to
from tests.generic.play import chance_for, choose, difference, new_match, random_choice, sampled, twin_of, walk

from .everything import acts_of_a_seat, asked, looks
from .people import Person, Table, places_of

LONG = 3600.0
POSITIONS = 3
SALTS = 3
FOLLOWED = 2
"""So many choices of a random game are followed that lead to other questions in another world."""
HIDING = (
    "grand-tactical/merderet-short",
    "heroes-of-normandie/caumont-bridge",
    "rules-of-engagement/fortified-farm",
    "rules-of-engagement/watched-lane",
    "tide-of-iron/sentinel-ridge",
)
WINDOWS = ("grand-tactical/merderet-short", "heroes-of-normandie/caumont-bridge", "rules-of-engagement/sunken-lane")
"""Where silence could tell something: whether anyone is asked depends on what he hides."""
SECRETS = {
    "grand-tactical/merderet-short": ("dispatch.convert", "dispatch.chit", "artillery.park"),
    "heroes-of-normandie/caumont-bridge": ("order.place", "move", "activation"),
    "rules-of-engagement/fortified-farm": ("opportunity", "fire.squad", "aim"),
    "tide-of-fortune/joes-bridge": ("bid.stake",),
}
"""Questions that are answered in secret."""


@pytest.fixture(autouse=True)
def _known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: "5eed" * 8)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long on a busy machine is answered all the same."""
    monkeypatch.setattr(thinkers, "ODDS_PATIENCE", LONG)
    monkeypatch.setattr(thinkers, "PREVIEW_PATIENCE", LONG)


@pytest.fixture
def behind(settings: Settings) -> Iterator[TestClient[Any]]:
    """A server on which the delay is never over."""
    with TestClient(build(msgspec.structs.replace(settings, hidden_delay=LONG))) as client:
        yield client


def laid(client: TestClient[Any], match: Match) -> Table:
    """A table of people in front of a match as it stands, whose question was asked right now."""
    seats = ("me", *["invited"] * (match.game.seats - 1))
    setup = match.setup
    made = Table.created(client, setup.game, seats, scenario=setup.scenario, settings=setup.settings)
    keeper = client.app.state.server.keeper

    async def lay() -> None:
        facts = keeper.warm[made.host.match].facts
        facts = facts.but(revision=match.revision, waiting=tuple(match.pending))
        live = await keeper.keep(facts, match.clone())
        live.delayed.fall_back(match)

    client.blocking_portal.call(lay)
    return made


def at(made: Table, seat: Seat) -> Person:
    return made.watcher if seat == SPECTATOR else made.holder(seat)


def answers(made: Table, seat: Seat, match: Match, *, acting: bool = False) -> list[Any]:
    """What is answered to all that one can ask around a position; `acting`, also to all that one can do."""
    person, asking = at(made, seat), max(seat, 0)
    revisions = range(match.revision, match.revision + 3)
    units = list(dict.fromkeys(piece["unit"] for piece in person.get()["pieces"]))[::7][:3]
    things = {"things": [{"kind": "unit", "id": unit} for unit in units[:1]]}
    places = sorted(places_of(person.get("/board")))[3::9][:3]
    asks = looks(asking, revisions, units, places, things)
    if acting:
        asks = [*asks, *acts_of_a_seat(asking, revisions, {"is": "Keep"})]
    decision = match.pending.get(seat)
    if decision is not None and not decision.options[0].until:
        asks = [ask for ask in asks if ask[1] != "/odds"]
    return [(ask, asked(person, *ask)) for ask in asks]


def ensure_alike(worlds: Sequence[list[Any]], match: Match, seat: Seat) -> None:
    for world in worlds[1:]:
        for (ask, one), (_, other) in zip(worlds[0], world, strict=True):
            told = "" if one == other else difference(_plain(one), _plain(other)) or "the same in other words"
            assert one == other, f"{match.setup}, revision {match.revision}: {ask} tells seat {seat}: {told}"


def _plain(answer: tuple[int, bytes]) -> tuple[int, Any]:
    return answer[0], msgspec.json.decode(answer[1])


@pytest.mark.parametrize("title", HIDING)
def test_worlds_that_differ_only_in_what_is_hidden_are_answered_alike(client: TestClient[Any], title: str) -> None:
    system, scenario = registry.scenario(title)
    differed = 0
    for match in sampled(system, scenario, 1, POSITIONS):
        truth = laid(client, match)
        for seat in (*range(match.game.seats), SPECTATOR):
            twin = twin_of(match, seat, "wire")
            if twin.game.state()["tables"] != match.game.state()["tables"]:
                ensure_alike([answers(truth, seat, match), answers(laid(client, twin), seat, match)], match, seat)
                differed += 1
    assert differed


class Fork(NamedTuple):
    """A choice after which another is asked about what he hides, or has nothing to answer with but a pass."""

    before: Match
    twin: Match
    option: Option
    seat: Seat


def forks(title: str) -> Iterator[Fork]:
    """Open choices of a random game that lead to other hidden questions in a world that looks the same."""
    system, scenario = registry.scenario(title)
    for match in walk(new_match(system, scenario, 1), 1):
        if getattr(match.game.asked, "hidden", True):
            continue
        option, seat = random_choice(match, chance_for(match, "fork"))
        after = match.clone()
        choose(after, option, seat)
        if _asked_after(after, match, seat) == (0, False):
            continue
        for salt in range(SALTS):
            twin = twin_of(match, seat, salt)
            other = twin.clone()
            choose(other, option, seat)
            answer = entries_since(after.journal, match.revision)[0]
            public = shown_to(_given(match, answer), seat) == shown_to(_given(twin, answer), seat)
            if public and _asked_after(after, match, seat) != _asked_after(other, match, seat):
                yield Fork(match.clone(), twin, option, seat)
                break


def _asked_after(after: Match, before: Match, seat: Seat) -> tuple[int, bool]:
    """How many answers the kernel gave by itself, and whether another is asked now about what he hides."""
    question = after.game.asked
    asks = isinstance(question, Ask) and question.hidden and question.seat != seat
    return after.revision - before.revision - 1, asks


def _given(match: Match, answer: Entry) -> Match:
    """The match after one answer, and nothing that follows by itself."""
    given = match.clone()
    given.replay([answer])
    return given


@pytest.mark.parametrize("title", WINDOWS)
def test_during_the_delay_nothing_tells_whether_anyone_is_asked(behind: TestClient[Any], title: str) -> None:
    found = [fork for fork, _ in zip(forks(title), range(FOLLOWED), strict=False)]
    assert found
    for fork in found:
        for seat in (fork.seat, SPECTATOR):
            worlds = []
            for world in (fork.before, fork.twin):
                made = laid(behind, world)
                index = list(world.pending[fork.seat].options).index(fork.option)
                body = {"seat": fork.seat, "revision": world.revision, "index": index}
                done = asked(at(made, fork.seat), "POST", "/choose", body)
                worlds.append([("choose", done), *answers(made, seat, world, acting=True)])
            ensure_alike(worlds, fork.before, seat)


Pick = Callable[[int], int]


def secretly(made: Table, hider: Seat, pick: Pick) -> int:
    """Let a seat answer whatever it is asked, as long as nobody else is; answers how often it did."""
    person, times = made.holder(hider), 0
    while (shown := person.get(seat=hider))["decision"] and shown["waiting"] == [hider] and times < 40:
        options = shown["decision"]["options"]
        body = {"seat": hider, "revision": shown["revision"], "index": pick(len(options))}
        person.post("/choose", **body)
        times += 1
        if not made.watcher.client.app.state.server.keeper.warm[person.match].delayed.lags:
            break
    return times


def secret_questions(title: str) -> dict[str, Match]:
    """The first position of some random games at each question that is answered in secret and leaves a choice."""
    system, scenario = registry.scenario(title)
    found: dict[str, Match] = {}
    for match in chain.from_iterable(walk(new_match(system, scenario, seed), seed) for seed in range(1, 6)):
        if len(found) == len(SECRETS[title]):
            break
        decision = next(iter(match.pending.values()))
        is_secret = getattr(match.game.asked, "hidden", True)
        if is_secret and decision.prompt in SECRETS[title] and len(decision.options) > 1:
            found.setdefault(decision.prompt, match.clone())
    return found


@pytest.mark.parametrize("title", SECRETS)
def test_during_the_delay_nothing_tells_whether_and_what_someone_answered(behind: TestClient[Any], title: str) -> None:
    found = secret_questions(title)
    assert set(found) == set(SECRETS[title])
    for match in found.values():
        hider = next(iter(match.pending))
        for seat in (*(seat for seat in range(match.game.seats) if seat != hider), SPECTATOR):
            worlds = [answers(laid(behind, match), seat, match, acting=True)]
            for pick in (_first, _last):
                made = laid(behind, match)
                made.holder(hider).post("/choose", seat=hider, revision=match.revision, index=pick(_offered(match)))
                secretly(made, hider, pick)
                worlds.append(answers(made, seat, match, acting=True))
            ensure_alike(worlds, match, seat)


def _offered(match: Match) -> int:
    return len(next(iter(match.pending.values())).options)


def _first(offered: int) -> int:
    return 0


def _last(offered: int) -> int:
    return offered - 1
