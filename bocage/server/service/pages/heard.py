"""Heard: what a seat has heard of a match: its events, as sentences."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bocage.kernel.journal import Answer, Entry, TakenBack, standing
from bocage.kernel.match import Match
from bocage.kernel.records import SPECTATOR
from bocage.server.service.matches.live import Live
from bocage.server.service.matches.taking_back import rolls_undone
from bocage.server.service.pages.snapshots import speaker_for
from bocage.server.service.records.rebuilding import entries_since
from bocage.show import Speaker
from bocage.show.sentences import EventForm

GONE = {"resigned": "Resigned", "out-of-time": "OutOfTime"}


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
    reason = live.machines.reasons.get(entry.revision)
    if reason is None:
        return []
    return [
        _own_event("Reason", reason.key, entry.revision, {"seat": speaker.thing("seat", entry.seat), **reason.args})
    ]


def _own_event(kind: str, key: str, revision: int, args: dict[str, Any]) -> EventForm:
    return EventForm(kind=kind, key=key, args=args, revision=revision)
