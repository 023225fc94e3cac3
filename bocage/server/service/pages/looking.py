"""Looking: a match as one seat may see it: snapshots, events, units, and the past."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec

from bocage.kernel.journal import Answer, Entry, TakenBack, standing
from bocage.kernel.match import Match
from bocage.kernel.past import nearest
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
from bocage.server.requests import UnitLines, UnitOverlays
from bocage.server.service.acts import awaited
from bocage.server.service.chance import sealed_hash
from bocage.server.service.live import Live
from bocage.server.service.pages.preview import Previewer
from bocage.server.service.rebuild import at_revision, entries_since
from bocage.server.storage.facts import Facts, Holder
from bocage.show import Sketch, Speaker
from bocage.show.sentences import EventForm, ThingForm

CHECKPOINTS = 4
"""So many matches that were looked back at are kept, each with the marks that were made on the way to it."""


def speaker_for(live: Live, seat: int | None) -> Speaker:
    """Who speaks to a seat of what is shown now."""
    found: Speaker | None = live.cache.get(("speaker", seat))
    if found is None:
        shown = live.shown
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
        found = live.cache[mark] = _snapshot(live, live.shown, speaker_for(live, seat), holder, seat, tables)
    return found


def _snapshot(
    live: Live, match: Match, speaker: Speaker, holder: Holder, seat: int | None, tables: bool, past: bool = False
) -> SnapshotForm:
    facts = live.facts
    base, board = board_of(live)
    sketch = system_of(match).show.sketch(speaker.view)
    cells, strokes = wire.changes(base, sketch)
    decision = None if past or live.over or seat is None else live.curtain.decision(seat)
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
        waiting=[] if live.over and not past else list(match.pending),
        status=speaker.status(),
        board=board.board,
        cells=cells,
        strokes=strokes,
        pieces=sketch.pieces,
        hand=() if seat is None else speaker.hand(),
        muster=speaker.muster(() if decision is None else decision.options),
        undo=_undo(live, None if past else seat),
        orders=[] if past or seat is None else [dump(order) for order in match.orders.get(seat, ())],
        result=result_of(facts, match),
        dice=seal(live),
        chat=live.chat,
        parent=facts.parent,
        rematch=facts.rematch,
        options=msgspec.to_builtins(facts.options),
        view=speaker.view.plain() if tables else None,
    )


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
    may = seat is not None and policy != "never" and not live.over and not live.curtain.hides(seat)
    ask = live.facts.undo
    form = None
    if ask is not None and not live.over:
        form = AskForm(ask.seat, list(ask.agreed), awaited(live, ask))
    return UndoForm(policy, may and seat is not None and live.shown.may_undo(seat), form)


# Events


def events(live: Live, seat: int | None, since: int, known_resigned: Collection[int] = ()) -> list[EventForm]:
    """What a seat has heard after a revision; a seat that gave up at that revision is told again unless it is known."""
    shown = live.shown
    speaker = speaker_for(live, seat)
    ear = SPECTATOR if seat is None else seat
    found: list[EventForm] = []
    if since < 0:
        found = [speaker.event(told.event, 0) for told in shown.opening if told.heard_by(ear)]
    recent = entries_since(shown.journal, max(since, 0))
    stands = _standing(shown) if any(isinstance(entry, TakenBack) for entry in recent) else None
    for entry in recent:
        found += _told(speaker, entry, ear, stands)
    found += [
        _own_event("Resigned", "event-resigned", one.resigned, {"seat": speaker.thing("seat", one.seat)})
        for one in live.facts.seats
        if one.resigned is not None and one.resigned >= since and one.seat not in known_resigned
    ]
    return sorted(found, key=lambda event: event.revision)


def _standing(match: Match) -> set[int]:
    return {answer.revision for answer in standing(match.journal)}


def _told(speaker: Speaker, entry: Entry, ear: int, stands: set[int] | None) -> list[EventForm]:
    if isinstance(entry, Answer):
        undone = stands is not None and entry.revision not in stands
        return [speaker.event(told.event, entry.revision, undone) for told in entry.told if told.heard_by(ear)]
    args = {"seat": speaker.thing("seat", entry.seat), "to": entry.to}
    consent = [speaker.thing("seat", seat) for seat in entry.consent]
    return [_own_event("TakenBack", "event-taken-back", entry.revision, {**args, "consent": consent})]


def _own_event(kind: str, key: str, revision: int, args: dict[str, Any]) -> EventForm:
    return EventForm(kind=kind, key=key, args=args, revision=revision)


def unit(live: Live, seat: int | None, number: int) -> UnitLines:
    """All that a seat may know about a unit."""
    speaker = speaker_for(live, seat)
    thing = speaker.thing("unit", number)
    checked(thing.name is not None, "not-found", f"there is no unit {number}")
    return UnitLines(thing, speaker.details(number))


async def overlays(live: Live, seat: int | None, number: int) -> UnitOverlays:
    """The places that matter to a unit, as far as a seat may know: worked out in a thread, once for a position."""
    speaker = speaker_for(live, seat)
    thing = speaker.thing("unit", number)
    checked(thing.name is not None, "not-found", f"there is no unit {number}")
    under_way = live.overlays.get((seat, number))
    if under_way is None:
        under_way = asyncio.ensure_future(asyncio.to_thread(_overlays, speaker, thing))
        live.overlays[seat, number] = under_way
    return await asyncio.shield(under_way)


def _overlays(speaker: Speaker, unit: ThingForm) -> UnitOverlays:
    found = speaker.show.overlays(speaker.view, unit.id)
    labels = {
        name: {str(place): text for place, text in places.items() if text}
        for name, places in found.items()
        if any(places.values())
    }
    return UnitOverlays(unit, {name: sorted(places) for name, places in found.items()}, labels)


def previewer(live: Live, seat: int) -> Previewer:
    """Who tries options for a seat."""
    found: Previewer | None = live.cache.get(("previewer", seat))
    if found is None:
        may_undo = live.facts.options.undo != "never"
        found = live.cache["previewer", seat] = Previewer(live.shown, speaker_for(live, seat), seat, may_undo)
    return found


# The past


async def past(live: Live, holder: Holder, seat: int | None, revision: int) -> SnapshotForm:
    """A match as it was seen at a revision."""
    checked(revision <= live.shown.revision, "not-found", f"the match is at revision {live.shown.revision}")
    async with live.looking_back:
        match = await asyncio.to_thread(_match_at, live, revision)
    speaker = wire.speaker(system_of(match), match.view(SPECTATOR if seat is None else seat))
    return _snapshot(live, match, speaker, holder, seat, tables=False, past=True)


def _match_at(live: Live, revision: int) -> Match:
    """The match at a revision, from the nearest copy of it: one that was looked at lately, or a mark of one."""
    known = live.past
    before = max((number for number in known if number <= revision), default=0)
    after = max(
        (live.shown, *(match for number, match in known.items() if number >= revision)),
        key=lambda match: nearest(match.marks, revision)[-1].revision,
    )
    if before > nearest(after.marks, revision)[-1].revision:
        match = known[before].clone()
        match.replay([entry for entry in entries_since(live.shown.journal, before) if entry.revision <= revision])
    else:
        match = at_revision(after, revision)
    known.pop(revision, None)
    known[revision] = match
    while len(known) > CHECKPOINTS:
        del known[next(iter(known))]
    return match
