"""Looking: a match as one seat may see it: snapshots, events, units, and the past."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bocage.kernel.frames import Option
from bocage.kernel.journal import Answer, Entry, TakenBack, entries, standing, until
from bocage.kernel.match import Match
from bocage.kernel.past import Mark, nearest
from bocage.kernel.records import SPECTATOR, dump
from bocage.registry import system_of
from bocage.server import wire
from bocage.server.forms import (
    AskForm,
    BoardForm,
    ResultForm,
    SealForm,
    SeatForm,
    SnapshotForm,
    UndoForm,
)
from bocage.server.problems import checked
from bocage.server.requests import Preview, Previews, UnitLines, UnitOverlays
from bocage.server.service.acts import awaited
from bocage.server.service.chance import sealed_hash
from bocage.server.service.clocks import clock_forms
from bocage.server.service.live import BEHIND, Live
from bocage.server.service.rebuild import at_revision, entries_since
from bocage.server.service.training import machines_agree, rolls_undone
from bocage.server.storage import queries
from bocage.server.storage.facts import Facts, Holder
from bocage.show import Sketch, Speaker, Text
from bocage.show.sentences import EventForm, ThingForm

CHECKPOINTS = 6
"""So many matches that were looked back at are kept, each with the marks that were made on the way to it."""

GONE = {"resigned": "Resigned", "out-of-time": "OutOfTime"}


def speaker_for(live: Live, seat: int | None) -> Speaker:
    """Who speaks to a seat of what is shown now."""
    found: Speaker | None = live.cache.get(("speaker", seat))
    if found is None:
        shown = live.seen_by(seat)
        found = wire.speaker(system_of(shown), shown.view(SPECTATOR if seat is None else seat))
        live.cache["speaker", seat] = found
    return found


def board_of(live: Live) -> tuple[Sketch, BoardForm]:
    """The board at the start, as everyone saw it: what snapshots are compared with."""
    if live.board is None:
        match = live.match
        sketch = system_of(match).show.sketch(match.play.view(match.marks[0].game, SPECTATOR))
        live.board = (sketch, wire.board(sketch))
    return live.board


def snapshot(live: Live, holder: Holder, seat: int | None, tables: bool = False) -> SnapshotForm:
    """A match as it may be seen now."""
    mark = ("snapshot", holder.seats, holder.host, seat, tables)
    found: SnapshotForm | None = live.cache.get(mark)
    if found is None:
        found = live.cache[mark] = _snapshot(live, live.seen_by(seat), speaker_for(live, seat), holder, seat, tables)
    return found


def _snapshot(
    live: Live, match: Match, speaker: Speaker, holder: Holder, seat: int | None, tables: bool, past: bool = False
) -> SnapshotForm:
    facts = live.facts
    base, board = board_of(live)
    sketch = system_of(match).show.sketch(speaker.view)
    cells, strokes = wire.changes(base, sketch)
    asked_now = not (past or live.over or live.departure is not None)
    decision = live.curtain.decision(seat) if asked_now and seat is not None else None
    asked = match.game.asked
    return SnapshotForm(
        match=facts.id,
        game=facts.game,
        scenario=facts.scenario,
        rules=facts.rules,
        name=facts.name,
        language=facts.language,
        revision=match.revision,
        seat=seat,
        yours=list(holder.seats),
        host=holder.host,
        seats=seats(facts, speaker, live),
        trail=speaker.trail(match.trail()),
        decision=speaker.decision(decision, asked) if decision is not None and asked is not None else None,
        waiting=list(match.pending) if past else live.waiting,
        status=[*_frozen_lines(live), *_from_record(live), *speaker.status()],
        board=board.board,
        cells=cells,
        strokes=strokes,
        pieces=sketch.pieces,
        trays=speaker.trays(sketch.trays),
        hand=() if seat is None else speaker.hand(),
        muster=speaker.muster(() if decision is None else decision.options),
        undo=_undo(live, None if past else seat),
        orders=[] if past or seat is None else [dump(order) for order in match.orders.get(seat, ())],
        clocks=[] if past else clock_forms(live.clocks.state, [one.player for one in facts.seats]),
        result=result_of(facts, match) if past or live.departure is None else facts.result,
        frozen=None if live.departure is None else live.departure.form(facts),
        dice=seal(live),
        chat=live.chat,
        parent=facts.parent,
        rematch=facts.rematch,
        options=msgspec.to_builtins(facts.options),
        view=speaker.view.plain() if tables else None,
    )


def _frozen_lines(live: Live) -> list[Text]:
    """What everyone who looks at a match that cannot go on is told before anything else."""
    if live.departure is None:
        return []
    form = live.departure.form(live.facts)
    return [Text("ui-frozen", {"rules": form.rules, "now": form.now, "agrees": str(form.agrees)})]


def _from_record(live: Live) -> list[Text]:
    """What people who do not know one another's secrets are told while someone may know them from a record."""
    parent = live.facts.parent
    if parent is None or parent.why == "rematch" or live.over or not live.facts.has_strangers:
        return []
    return [Text("ui-from-record", {"revision": str(parent.revision)})]


def seats(facts: Facts, speaker: Speaker, live: Live | None = None) -> list[SeatForm]:
    """Who sits where."""
    here = {listener.seat for listener in live.listeners} if live is not None else set()
    return [
        SeatForm(
            one.seat,
            speaker.thing("seat", one.seat),
            one.player,
            one.name,
            one.machine,
            one.seat in here,
            one.resigned is not None,
            speaker.show.side(speaker.view, one.seat),
        )
        for one in facts.seats
    ]


def result_of(facts: Facts, shown: Match) -> ResultForm | None:
    """How the match ended, as far as it is shown."""
    if facts.result is not None and facts.result.resigned is not None:
        return facts.result
    return None if shown.result is None else ResultForm(list(shown.result.winners), shown.result.rule)


def seal(live: Live) -> SealForm:
    """What is known of the dice."""
    seams = live.facts.seams
    return SealForm(sealed_hash(seams), live.facts.stream, not live.over, seams[-1].start)


def _undo(live: Live, seat: int | None) -> UndoForm:
    policy = live.facts.options.undo
    goes_on = not live.over and live.departure is None
    ask = live.asked_back
    form = None
    if ask is not None and not live.over:
        form = AskForm(ask.seat, list(ask.agreed), awaited(live, ask))
    asked_in_secret = seat is not None and live.curtain.hider(seat) is not None
    if policy == "consent" and (asked_in_secret or not machines_agree(live.facts, live.shown)):
        policy = "rule"
    alone = seat is not None and policy != "never" and goes_on and live.curtain.may_undo(seat)
    return UndoForm(policy, alone, form)


# Events


def gone(live: Live) -> dict[int, tuple[str, int]]:
    """The seats that gave up or ran out of time, how, and at which revision."""
    found = {one.seat: ("resigned", one.resigned) for one in live.facts.seats if one.resigned is not None}
    return {**{seat: ("out-of-time", at) for seat, at in live.clocks.out.items()}, **found}


def events(live: Live, seat: int | None, since: int, known_gone: Collection[int] = ()) -> list[EventForm]:
    """What a seat has heard after a revision; who gave up at that revision is told again unless that is known."""
    shown = live.seen_by(seat)
    speaker = speaker_for(live, seat)
    ear = SPECTATOR if seat is None else seat
    found: list[EventForm] = []
    if since < 0:
        found = [speaker.event(told.event, 0) for told in shown.opening if told.heard_by(ear)]
    recent = entries_since(shown.journal, max(since, 0))
    stands = _standing(shown) if any(isinstance(entry, TakenBack) for entry in recent) else None
    for entry in recent:
        found += _reasons(live, speaker, entry)
        found += _told(speaker, shown, entry, ear, stands)
    found += [
        _own_event(GONE[how], f"event-{how}", at, {"seat": speaker.thing("seat", number)})
        for number, (how, at) in gone(live).items()
        if at >= since and number not in known_gone
    ]
    return sorted(found, key=lambda event: event.revision)


def _standing(match: Match) -> set[int]:
    return {answer.revision for answer in standing(match.journal)}


def _told(speaker: Speaker, match: Match, entry: Entry, ear: int, stands: set[int] | None) -> list[EventForm]:
    if isinstance(entry, Answer):
        undone = stands is not None and entry.revision not in stands
        return [speaker.event(told.event, entry.revision, undone) for told in entry.told if told.heard_by(ear)]
    args = {
        "seat": speaker.thing("seat", entry.seat),
        "to": entry.to,
        "consent": [speaker.thing("seat", seat) for seat in entry.consent],
        "rolls": sum(1 for _ in rolls_undone(match.journal, entry, ear)),
    }
    return [_own_event("TakenBack", "event-taken-back", entry.revision, args)]


def _reasons(live: Live, speaker: Speaker, entry: Entry) -> list[EventForm]:
    """Why a machine chose what it chose, as far as this process remembers it."""
    reason = live.reasons.get(entry.revision)
    if reason is None:
        return []
    return [
        _own_event("Reason", reason.key, entry.revision, {"seat": speaker.thing("seat", entry.seat), **reason.args})
    ]


def _own_event(kind: str, key: str, revision: int, args: dict[str, Any]) -> EventForm:
    return EventForm(kind=kind, key=key, args=args, revision=revision)


def unit(live: Live, seat: int | None, number: int) -> UnitLines:
    """All that a seat may know about a unit."""
    speaker = speaker_for(live, seat)
    thing = speaker.thing("unit", number)
    checked(thing.name is not None, "not-found", f"there is no unit {number}")
    return UnitLines(thing, speaker.details(number))


async def overlays(live: Live, seat: int | None, number: int | None) -> UnitOverlays:
    """The places that matter to a unit, or over the whole board: worked out in a thread, once for a position."""
    speaker = speaker_for(live, seat)
    thing = None if number is None else speaker.thing("unit", number)
    checked(thing is None or thing.name is not None, "not-found", f"there is no unit {number}")
    under_way = live.overlays.get((seat, number))
    if under_way is None:
        under_way = asyncio.ensure_future(asyncio.to_thread(_overlays, speaker, thing))
        live.overlays[seat, number] = under_way
    return await asyncio.shield(under_way)


def _overlays(speaker: Speaker, unit: ThingForm | None) -> UnitOverlays:
    show, view = speaker.show, speaker.view
    found = show.lenses(view) if unit is None else show.overlays(view, unit.id)
    labels = {
        name: {str(place): text for place, text in places.items() if text}
        for name, places in found.items()
        if any(places.values())
    }
    around = {} if unit is None else show.regions(view, unit.id)
    regions = {name: list(shapes) for name, shapes in around.items()}
    return UnitOverlays(unit, {name: sorted(places) for name, places in found.items()}, labels, regions)


async def previews(live: Live, seat: int, option: Option | None, index: int | None) -> Previews:
    """What options would do: the one that is named, or all on offer, which is worked out once for a position."""
    seen, may_undo = live.seen_by(seat), live.facts.options.undo != "never"
    if option is not None:
        return Previews(seen.revision, await live.house.thinkers.previews(seen, seat, may_undo, dump(option), index))
    under_way: asyncio.Future[list[Preview]] | None = live.cache.get(("previews", seat))
    if under_way is None or (under_way.done() and under_way.exception() is not None):
        under_way = asyncio.ensure_future(live.house.thinkers.previews(seen, seat, may_undo, None, None))
        live.cache["previews", seat] = under_way
    return Previews(seen.revision, await asyncio.shield(under_way))


# The past


async def past(live: Live, holder: Holder, seat: int | None, revision: int) -> SnapshotForm:
    """A match as it was seen at a revision."""
    last = live.seen_by(seat).revision
    checked(revision <= last, "not-found", f"the match is at revision {last}")
    async with live.looking_back:
        match = await _match_at(live, live.seen_by(seat), revision)
    speaker = wire.speaker(system_of(match), match.view(SPECTATOR if seat is None else seat))
    return _snapshot(live, match, speaker, holder, seat, tables=False, past=True)


async def _match_at(live: Live, seen: Match, revision: int) -> Match:
    """The match at a revision, from the nearest copy of it: a short way on here, a long one where it can be ended."""
    if live.departure is not None:
        agreed = live.departure.agreed
        return await asyncio.to_thread(at_revision, agreed, revision) if revision <= agreed.revision else seen
    base = _nearest(live, seen, revision)
    mark = nearest(base.marks, revision)[-1].revision
    before = max((number for number in live.past if number <= revision), default=0)
    if revision - max(mark, before) > seen.play.stride + BEHIND:
        match = await _far_back(live, seen, base, revision)
    elif before > mark:
        match = await asyncio.to_thread(_further, live.past[before], seen, revision)
    else:
        match = await asyncio.to_thread(at_revision, base, revision)
    live.past.pop(revision, None)
    live.past[revision] = match
    while len(live.past) > CHECKPOINTS:
        del live.past[next(iter(live.past))]
    return match


def _nearest(live: Live, seen: Match, revision: int) -> Match:
    """Of the match and of those that were looked back at lately, which has the nearest mark on the way to a revision.

    A mark of a match lies on the way to any revision between the two.
    """
    later = (match for number, match in live.past.items() if number >= revision)
    return max((seen, *later), key=lambda match: nearest(match.marks, revision)[-1].revision)


def _further(past: Match, seen: Match, revision: int) -> Match:
    """A match that was looked back at, played on to a later revision."""
    match = past.clone()
    match.replay([entry for entry in entries_since(seen.journal, past.revision) if entry.revision <= revision])
    return match


async def _far_back(live: Live, seen: Match, base: Match, revision: int) -> Match:
    """The match at a revision, played again in a process, with the marks that this leaves on the way."""
    mark = nearest(base.marks, revision)[-1]
    state = mark.game.state() if mark.revision else None
    rows = await live.house.store.read(lambda connection: queries.journal_of(connection, live.facts.id, revision))
    states = await live.house.thinkers.look_back(live.facts, rows, mark.revision, state)
    return await asyncio.to_thread(_resumed, seen, revision, states)


def _resumed(seen: Match, revision: int, states: Sequence[tuple[int, dict[str, Any]]]) -> Match:
    marks = []
    for number, state in states:
        game = seen.marks[0].game.clone()
        game.restore(state, seen.play.package)
        game.hush()
        marks.append(Mark(number, game))
    recorded = entries(until(seen.journal, revision))
    return Match.resume(seen, recorded, marks[-1], opening=seen.opening, orders={}, earlier=tuple(marks[:-1]))
