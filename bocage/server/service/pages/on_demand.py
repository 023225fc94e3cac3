"""On demand: what is worked out only when someone asks: a unit, the places that matter to it, what options would do."""

from __future__ import annotations

import asyncio

from bocage.kernel.frames import Option
from bocage.kernel.records import dump
from bocage.server.answers import Preview, Previews, UnitLines, UnitOverlays
from bocage.server.problems import checked
from bocage.server.service.matches.live import Live
from bocage.server.service.pages.snapshots import speaker_for
from bocage.show import Speaker
from bocage.show.sentences import ThingForm


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


async def previews(live: Live, seat: int, option: Option | None, index: int | None, whose: str) -> Previews:
    """What options would do: the one that is named, or all on offer, which is worked out once for a position."""
    seen, may_undo = live.seen_by(seat), live.facts.options.undo != "never"
    if option is not None:
        found = await live.house.thinkers.previews(seen, seat, may_undo, dump(option), index, whose)
        return Previews(seen.revision, found)
    under_way: asyncio.Future[list[Preview]] | None = live.cache.get(("previews", seat))
    if under_way is None or (under_way.done() and under_way.exception() is not None):
        under_way = asyncio.ensure_future(live.house.thinkers.previews(seen, seat, may_undo, None, None, whose))
        live.cache["previews", seat] = under_way
    return Previews(seen.revision, await asyncio.shield(under_way))
