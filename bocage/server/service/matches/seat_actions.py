"""Seat actions: what a seat does in a live match. The match's owner does each; it is on disk when it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage import players
from bocage.kernel import Order
from bocage.kernel.errors import BadSave, NoUndo, Stale
from bocage.kernel.frames import Option
from bocage.kernel.journal import standing
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import restore
from bocage.kernel.rulings import Refusal
from bocage.registry import system_of
from bocage.server.answers import Chosen, Undone
from bocage.server.forms import LineForm, ResultForm
from bocage.server.problems import Problem, checked
from bocage.server.requests import Choice
from bocage.server.service.matches.judging import judged
from bocage.server.service.matches.live import Live
from bocage.server.service.matches.taking_back import machines_agree
from bocage.server.storage import queries
from bocage.server.storage.facts import UndoAsk, now
from bocage.server.updates import Talk
from bocage.server.wire import speaker


async def choose(live: Live, seat: int, choice: Choice) -> Chosen:
    """Answer the question that a seat is asked."""

    async def act() -> Chosen:
        live.check_current(seat, choice.revision)
        revision = live.seen_by(seat).revision + 1
        option = chosen_option(live, live.match, asked_of(live, seat), choice)
        before = live.match.clone()
        try:
            live.match.choose(option, seat=seat)
        except BaseException:
            live.match = before
            raise
        await live.commit(before)
        live.changed()
        return Chosen(revision)

    return await live.do(act)


def asked_of(live: Live, seat: int) -> Decision:
    """What a seat is asked, as far as it is shown."""
    decision = live.delayed.decision(seat)
    if decision is None:
        raise Problem("not-your-turn", f"seat {seat} is not asked anything now")
    return decision


def decision_of(match: Match, seat: int) -> Decision:
    """What a seat is asked."""
    checked(seat in match.pending, "not-your-turn", f"seat {seat} is not asked anything now")
    return match.pending[seat]


def chosen_option(live: Live, match: Match, decision: Decision, choice: Choice) -> Option:
    """The option that a request means: one on offer, or a proposal that the judge accepts.

    The match is the live one, or as much of it as is shown.
    """
    if (choice.index is None) == (choice.option is None):
        raise Problem("malformed", "a choice has either an index or an option")
    if choice.index is not None:
        if choice.index < len(decision.options):
            option: Option = decision.options[choice.index]
            return option
        raise refused(match, decision.seat, Refusal("kernel.not-offered"))
    option = written_option(match, choice.option or {})
    refusal = judged(match, match.view(decision.seat), option, live.facts.id)
    if refusal is not None:
        raise refused(match, decision.seat, refusal)
    return option


def written_option(match: Match, data: dict[str, Any]) -> Option:
    """An option that a client wrote out."""
    try:
        return restore(data, Option, match.play.package)
    except (BadSave, TypeError, ValueError) as error:
        raise Problem("malformed", f"this is no option: {error}") from None


def refused(match: Match, seat: int, refusal: Refusal) -> Problem:
    """The problem of an option that is not legal."""
    form = speaker(system_of(match), match.view(seat)).refusal(refusal)
    return Problem("not-offered", f"this is not on offer: {refusal.key}", form)


# Taking back


async def undo(live: Live, seat: int, revision: int) -> Undone:
    """Take back the last choice, or ask the others for their consent."""

    async def act() -> Undone:
        policy = live.facts.options.undo
        checked(policy != "never", "no-undo", "nothing can be taken back in this match")
        checked(not live.over, "over", "the match is over")
        seen = live.seen_by(seat)
        hider = live.delayed.hider(seat)
        if hider not in (None, seat) or live.delayed.hides(seat):
            raise Stale("others are asked about what they hide: nothing is taken back before that is shown")
        if revision != seen.revision:
            raise Stale(f"the request is for revision {revision}, the match is at {seen.revision}")
        if live.delayed.may_undo(seat) and seen.revision == live.match.revision:
            return await _take_back(live, seat, ())
        checked(policy == "consent", "no-undo", "a die, a reveal or another seat's answer stands in the way")
        checked(hider is None, "no-undo", "what is asked about hidden things is answered first")
        if seen.revision != live.shown.revision:
            raise Stale("the others have yet to see what was answered: ask again in a moment")
        if not any(answer.how == "chosen" for answer in standing(live.match.journal)):
            raise NoUndo("there is nothing to take back")
        checked(machines_agree(live.facts, live.match), "no-undo", "against a machine, dice are taken back in training")
        return await _ask(live, UndoAsk(seat, revision, ()))

    return await live.do(act)


async def consent(live: Live, seat: int, agree: bool) -> Undone:
    """Answer a request to take something back."""

    async def act() -> Undone:
        checked(not live.over, "over", "the match is over")
        ask = live.asked_back
        if ask is None or ask.revision != live.shown.revision:
            raise NoUndo("nobody asks to take anything back")
        checked(seat != ask.seat or not agree, "no-undo", "the consent of the others is asked for")
        if not agree:
            await live.change(undo=None)
            live.asked_back = None
            live.changed()
            return Undone(False, live.shown.revision)
        return await _ask(live, UndoAsk(ask.seat, ask.revision, tuple(sorted({*ask.agreed, seat}))))

    return await live.do(act)


def awaited(live: Live, ask: UndoAsk) -> list[int]:
    """The seats whose consent is still missing; machines agree, and so does whoever asks in another of his seats."""
    tokens = {one.seat: one.token for one in live.facts.seats}
    return [
        seat
        for seat in sorted(live.facts.humans)
        if seat not in ask.agreed and (tokens[seat] is None or tokens[seat] != tokens[ask.seat])
    ]


async def _ask(live: Live, ask: UndoAsk) -> Undone:
    if not awaited(live, ask):
        if live.delayed.may_be_answered:
            raise Stale("others are asked in secret, and may have answered: ask again in a moment")
        if ask.revision != live.match.revision:
            raise NoUndo("the match has gone on in secret: look again")
        others = [seat.seat for seat in live.facts.seats if seat.seat != ask.seat]
        return await _take_back(live, ask.seat, others)
    await live.change(undo=ask)
    live.asked_back = ask
    live.changed()
    return Undone(False, live.shown.revision)


async def _take_back(live: Live, seat: int, agreed: Sequence[int]) -> Undone:
    before = live.match.clone()
    try:
        live.match.undo(seat, agreed)
    except BaseException:
        live.match = before
        raise
    await live.commit(before)
    live.changed()
    return Undone(True, live.match.revision)


# Orders, giving up, talk


async def stand(live: Live, seat: int, orders: list[dict[str, Any]]) -> None:
    """Replace a seat's standing orders."""

    async def act() -> None:
        checked(not live.over, "over", "the match is over")
        try:
            made = [restore(order, Order, live.match.play.package) for order in orders]
        except (BadSave, TypeError, ValueError) as error:
            raise Problem("malformed", f"this is no standing order: {error}") from None
        before = live.match.clone()
        try:
            live.match.stand(seat, made)
            await live.change_seats([(seat, {"orders": tuple(orders)})])
        except BaseException:
            live.match = before
            raise
        if live.match.revision > before.revision:
            await live.commit(before)
        live.changed()

    await live.do(act)


async def resign(live: Live, seat: int) -> ResultForm | None:
    """Give up: the other seat wins, or, of several, a machine takes over until no human is left."""

    async def act() -> ResultForm | None:
        checked(not live.over, "over", "the match is over")
        others = [one.seat for one in live.facts.seats if one.seat != seat]
        await live.change_seats([(seat, {"resigned": live.shown.revision})])
        if len(others) == 1 or live.facts.humans <= {seat}:
            winners = others if len(others) == 1 else []
            await live.change(result=ResultForm(winners, "kernel.resigned", seat), updated=now())
        else:
            machine = {"player": "machine", "machine": players.names()[-1]}
            await live.change_seats([(seat, machine)])
        live.changed()
        return live.facts.result

    return await live.do(act)


async def say(live: Live, seat: int, text: str) -> LineForm:
    """Talk."""

    async def act() -> LineForm:
        facts = live.facts
        name, token = next((one.name, one.token) for one in facts.seats if one.seat == seat)
        checked(token not in live.house.muted, "muted", "the host of this server has taken the word from you")
        line = await live.write(lambda c: queries.say(c, facts.id, seat, name, text, now()))
        live.chat = line.id
        live.stir()
        live.announce(Talk(line=line))
        return line

    return await live.do(act, plays=False)
