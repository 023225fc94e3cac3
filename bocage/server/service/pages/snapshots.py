"""Snapshots: a match as one seat may see it now."""

from __future__ import annotations

import msgspec

from bocage.kernel.match import Match
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
from bocage.server.service.matches.clocks import clock_forms
from bocage.server.service.matches.live import Live
from bocage.server.service.matches.seat_actions import awaited
from bocage.server.service.matches.taking_back import machines_agree
from bocage.server.service.records.seeds import sealed_hash
from bocage.server.storage.facts import Facts, Holder
from bocage.show import Sketch, Speaker, Text


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
        found = live.cache[mark] = snapshot_of(live, live.seen_by(seat), speaker_for(live, seat), holder, seat, tables)
    return found


def snapshot_of(
    live: Live, match: Match, speaker: Speaker, holder: Holder, seat: int | None, tables: bool, past: bool = False
) -> SnapshotForm:
    """A match as someone saw it, now or in the past."""
    facts = live.facts
    base, board = board_of(live)
    sketch = system_of(match).show.sketch(speaker.view)
    cells, strokes = wire.changes(base, sketch)
    asked_now = not (past or live.over or live.departure is not None)
    decision = live.delayed.decision(seat) if asked_now and seat is not None else None
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
    asked_in_secret = seat is not None and live.delayed.hider(seat) is not None
    if policy == "consent" and (asked_in_secret or not machines_agree(live.facts, live.shown)):
        policy = "rule"
    alone = seat is not None and policy != "never" and goes_on and live.delayed.may_undo(seat)
    return UndoForm(policy, alone, form)
