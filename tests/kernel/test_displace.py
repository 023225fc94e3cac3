from __future__ import annotations

from .displace import GONE, DisplaceGame, Eliminated, Moved, Shove, ToPlace
from .tiny import asked, live, options, reloaded, scripted, trail


def test_each_displaced_unit_displaces_the_next_and_its_owner_chooses() -> None:
    match = scripted(DisplaceGame)
    match.choose(Shove(0))
    assert (asked(match), options(match)) == ((0, "displace"), [ToPlace(1), ToPlace(2)])
    match.choose(ToPlace(1))
    assert (asked(match), options(match)) == ((1, "displace"), [ToPlace(2), ToPlace(3)])
    match.choose(ToPlace(2))
    # Unit 2 has one place left: it is not asked.
    assert match.result is not None
    assert [crew.place for crew in match.game.crews] == [1, 2, 3]  # type: ignore[attr-defined]
    assert Moved(3) in match.events(0)


def test_each_displacement_is_a_frame_on_that_of_its_cause() -> None:
    match = scripted(DisplaceGame)
    match.choose(Shove(0))
    match.choose(ToPlace(1))
    assert trail(match) == ["Landing", "Displace", "Displace"]


def test_the_places_visited_make_it_end() -> None:
    match = scripted(DisplaceGame, scenario="full")
    match.choose(Shove(0))
    match.choose(ToPlace(1))
    match.choose(ToPlace(2))
    assert match.result is not None
    assert match.game.crews[3].place == GONE  # type: ignore[attr-defined]
    assert [event for event in match.events(0) if isinstance(event, Eliminated | Moved)] == [Eliminated(3), Moved(3)]


def test_a_displacement_saved_half_way_ends_the_same() -> None:
    match = live(DisplaceGame, scenario="full")
    match.choose(Shove(3))
    match.choose(ToPlace(1))
    again = reloaded(match)
    while match.decision is not None:
        match.choose(0)
        again.choose(0)
    assert again.game.crews == match.game.crews  # type: ignore[attr-defined]
    assert again.result == match.result
