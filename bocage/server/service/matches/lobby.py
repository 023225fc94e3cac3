"""The lobby: new matches, invitations, rematches, branches, imports and exports."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bocage import players, registry
from bocage.kernel.journal import entries
from bocage.kernel.match import Match, Setup
from bocage.server.answers import Invitation, Ticket
from bocage.server.forms import ParentForm, ResultForm
from bocage.server.problems import Problem, checked
from bocage.server.requests import Branch, Creation, Import, Joining, SeatRequest
from bocage.server.service.matches import live as live_matches
from bocage.server.service.matches.clocks import check_terms
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import Live
from bocage.server.service.records.loading import code_mark
from bocage.server.service.records.rebuilding import BROKEN, at_revision, begun, opening_of, save_of, written
from bocage.server.service.records.seeds import fresh_seed, resealed
from bocage.server.storage import queries
from bocage.server.storage.facts import Facts, Holder, Seam, SeatFacts, hashed, holder_of, new_id, new_token, now
from bocage.server.storage.leases import Holding, claim
from bocage.server.updates import Again

Terms = Creation | Import | Branch


class _Begun(NamedTuple):
    """How a match begins that is about to be stored."""

    setup: Setup
    rules: str
    opening: list[dict[str, Any]]
    seats: int
    revision: int
    waiting: tuple[int, ...]
    result: ResultForm | None

    @classmethod
    def of(cls, match: Match) -> _Begun:
        ended = match.result
        result = None if ended is None else ResultForm(list(ended.winners), ended.rule)
        about = (match.setup, match.play.version, opening_of(match), match.game.seats)
        return cls(*about, match.revision, tuple(match.pending), result)


class Lobby:
    """Makes matches."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.house.store

    # New matches

    async def create(self, terms: Creation) -> Ticket:
        """A new match of a scenario."""
        title = f"{terms.game}/{terms.scenario}" if terms.scenario else terms.game
        system, scenario = await asyncio.to_thread(registry.scenario, title)
        seams = (Seam(0, fresh_seed()),)
        stream = f"{system.name}/{scenario}"
        setup = Setup(system.name, scenario, dict(terms.settings))
        try:
            match = await asyncio.to_thread(begun, system, setup, seams, stream)
        except BROKEN as error:
            checked(terms.settings, "unplayable", f"the scenario cannot be played: {error}")
            raise Problem("bad-settings", f"the scenario does not take these settings: {error}") from None
        return await self._open(terms, match, seams, stream, None)

    async def restore(self, terms: Import, whose: str = "") -> Ticket:
        """A match from a save, played again, with fresh dice from its end on; `whose` it is who brings it."""
        check_terms(terms.options.clock, self.keeper.house.settings)
        taken = await self.keeper.house.thinkers.take(terms.save, live_matches.BEHIND, whose)
        seams = resealed(taken.seams, taken.counter)
        begun = _Begun(
            Setup(taken.game, taken.scenario, taken.settings),
            taken.rules,
            taken.opening,
            taken.seats,
            taken.revision,
            taken.waiting,
            taken.result,
        )
        parent = ParentForm(None, taken.revision, "import")
        ticket, facts = self._ticket(terms, begun, seams, taken.stream, parent)
        state = bytes(taken.state).decode()

        def write(connection: Any) -> None:
            queries.insert_match(connection, facts, taken.rows)
            if taken.marked:
                queries.put_snapshot(connection, facts.id, taken.marked, state)

        await self.store.write(write)
        async with self.keeper.borrowed(facts.id):
            return ticket

    async def branch(self, live: Live, holder: Holder, terms: Branch) -> Ticket:
        """A match that goes on from a point of another with fresh dice."""
        self.check_open_book(live, holder)
        whole = live.shown if live.departure is None else live.departure.agreed
        checked(terms.revision <= live.shown.revision, "not-found", f"the match is at revision {live.shown.revision}")
        if terms.revision > whole.revision:
            live.check_goes_on()
        point = await asyncio.to_thread(at_revision, whole, terms.revision)
        seams = resealed(live.facts.seams, point.game.dice.counter)
        match = await asyncio.to_thread(at_revision, whole, terms.revision, seams)
        parent = ParentForm(live.facts.id, terms.revision, "branch")
        return await self._open(terms, match, seams, live.facts.stream, parent)

    @staticmethod
    def check_open_book(live: Live, holder: Holder) -> None:
        """Refuse what would show hidden things to someone who still plays."""
        alone = bool(holder.seats) and live.facts.humans <= set(holder.seats)
        checked(live.over or alone, "forbidden", "this would show what is hidden: wait for the end of the match")

    async def _open(
        self, terms: Terms, match: Match, seams: tuple[Seam, ...], stream: str, parent: ParentForm | None
    ) -> Ticket:
        check_terms(terms.options.clock, self.keeper.house.settings)
        ticket, facts = self._ticket(terms, _Begun.of(match), seams, stream, parent)
        await self._enter(facts, match)
        return ticket

    @staticmethod
    def _ticket(
        terms: Terms, begun: _Begun, seams: tuple[Seam, ...], stream: str, parent: ParentForm | None
    ) -> tuple[Ticket, Facts]:
        token = new_token()
        seats, invitations = _seated(terms.seats, begun.seats, hashed(token))
        at = now()
        facts = Facts(
            id=new_id(),
            game=begun.setup.game,
            scenario=begun.setup.scenario,
            settings=begun.setup.settings,
            rules=begun.rules,
            checked=code_mark(registry.system(begun.setup.game)),
            stream=stream,
            seams=seams,
            opening=begun.opening,
            name=terms.name,
            language=terms.language,
            options=terms.options,
            host=hashed(token),
            parent=parent,
            revision=begun.revision,
            waiting=begun.waiting,
            result=begun.result,
            created=at,
            updated=at,
            seats=seats,
        )
        mine = [seat.seat for seat in seats if seat.player == "human"]
        return Ticket(facts.id, token, mine, invitations), facts

    async def _enter(self, facts: Facts, match: Match) -> None:
        rows = written(entries(match.journal))

        def write(connection: Any) -> Holding | None:
            queries.insert_match(connection, facts, rows)
            return claim(connection, facts.id, self.keeper.me)

        held = await self.store.write(write)
        assert held is not None
        live = await self.keeper.keep(facts.but(epoch=held.epoch), match)
        live.fresh = True
        live.machines.go_on()

    # Seats

    async def join(self, live: Live, token: str | None, terms: Joining) -> Ticket:
        """Take a free seat, by an invitation or an open one; with a token, into the same hand."""
        held = holder_of(live.facts, token)
        given = token if token and held.token else new_token()

        async def act() -> Ticket:
            seat = _free_seat(live.facts, terms)
            taken = {"player": "human", "name": terms.name, "token": hashed(given), "invitation": None}
            await live.change_seats([(seat, taken)])
            live.changed()
            return Ticket(live.facts.id, given, list(holder_of(live.facts, given).seats), [])

        return await live.do(act)

    async def invite(self, live: Live, holder: Holder, seat: int | None) -> Invitation:
        """A new code for a seat that is not taken."""
        checked(holder.host, "forbidden", "only who made the match may invite")

        async def act() -> Invitation:
            free = [one.seat for one in live.facts.seats if one.player in ("invited", "open")]
            checked(free and seat in (None, *free), "taken", "the seat is taken")
            chosen = free[0] if seat is None else seat
            code = new_token()
            await live.change_seats([(chosen, {"player": "invited", "invitation": hashed(code)})])
            return Invitation(chosen, code)

        return await live.do(act)

    async def rematch(self, live: Live, holder: Holder, token: str, swap: bool) -> Ticket:
        """The same people again, by the same tokens."""
        checked(holder.seats or holder.host, "wrong-seat", "this takes the token of a seat of the match")
        checked(live.over, "not-over", "the match is not over")

        async def act() -> str:
            if live.facts.rematch is not None:
                return live.facts.rematch
            again = await self._again(live.facts, swap)
            await live.change(rematch=again)
            live.changed()
            live.announce(Again(match=again))
            return again

        match = await live.do(act, plays=False)
        again = await self.store.read(lambda connection: queries.find_match(connection, match))
        if again is None:
            raise Problem("not-found", "there is no such match")
        return Ticket(match, token, list(holder_of(again, token).seats), [])

    async def _again(self, old: Facts, swap: bool) -> str:
        system = registry.system(old.game)
        seams = (Seam(0, fresh_seed()),)
        setup = Setup(old.game, old.scenario, old.settings)
        match = await asyncio.to_thread(begun, system, setup, seams, old.stream)
        people = [msgspec.structs.replace(one, orders=(), resigned=None) for one in old.seats]
        if swap and len(people) == 2:
            people.reverse()
        at = now()
        facts = old.but(
            id=new_id(),
            epoch=0,
            shown=None,
            rules=system.play.version,
            checked=code_mark(system),
            seams=seams,
            opening=opening_of(match),
            parent=ParentForm(old.id, old.revision, "rematch"),
            revision=match.revision,
            waiting=tuple(match.pending),
            result=None,
            undo=None,
            created=at,
            updated=at,
            seats=tuple(msgspec.structs.replace(one, seat=seat) for seat, one in enumerate(people)),
        )
        await self._enter(facts, match)
        return facts.id

    # Saves

    async def export(self, live: Live, holder: Holder) -> bytes:
        """A match as a save. One that goes on gets fresh dice, since the seed is in the save."""
        self.check_open_book(live, holder)
        if not live.over:
            await live.caught_up()

        async def act() -> bytes:
            checked(live.over or not live.delayed.lags, "stale", "the match has gone on: try again")
            match, facts = live.match, live.facts
            save = save_of(match, facts)
            if not live.over:
                seams = resealed(facts.seams, match.game.dice.counter)
                fresh = await asyncio.to_thread(at_revision, match, match.revision, seams)
                fresh.orders = match.orders
                await live.change(seams=seams)
                live.match = fresh
                live.delayed.shown = fresh.clone()
                live.changed()
            return save

        return await live.do(act)


def _seated(wanted: Sequence[SeatRequest], number: int, token: str) -> tuple[tuple[SeatFacts, ...], list[Invitation]]:
    """The seats of a new match, with codes for those who are invited."""
    checked(len(wanted) <= number, "malformed", f"the scenario has {number} seats")
    seats: list[SeatFacts] = []
    invitations: list[Invitation] = []
    for seat in range(number):
        terms = wanted[seat] if seat < len(wanted) else SeatRequest()
        made: dict[str, Any] = {"seat": seat, "player": terms.player, "name": terms.name}
        if terms.player == "me":
            made |= {"player": "human", "token": token}
        elif terms.player == "machine":
            machine = terms.machine or players.names()[-1]
            checked(machine in players.names(), "not-found", f"there is no player {machine!r}")
            made |= {"machine": machine}
        elif terms.player == "invited":
            code = new_token()
            made |= {"invitation": hashed(code)}
            invitations.append(Invitation(seat, code))
        seats.append(SeatFacts(**made))
    return tuple(seats), invitations


def _free_seat(facts: Facts, terms: Joining) -> int:
    """The seat that someone asks to take."""
    if (terms.code is None) == (terms.seat is None):
        raise Problem("malformed", "joining takes either the code of an invitation or an open seat")
    for one in facts.seats:
        if terms.code is not None and one.invitation == hashed(terms.code) and one.player == "invited":
            return one.seat
        if terms.seat == one.seat and one.player == "open":
            return one.seat
    checked(terms.seat is None or terms.seat < len(facts.seats), "not-found", "there is no such seat")
    raise Problem("taken", "the invitation was used, or the seat is not open")
