from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bocage.kernel import BadSave, BocageError, Match, Pass, commitment, digest
from bocage.kernel.journal import entries
from bocage.kernel.saves import load, machines_in, read, save, verify

from .march import Halt, Into, MarchGame, Snipe
from .tiny import Tiny, live, reloaded, scripted

SYSTEM = Tiny(MarchGame)


def played() -> Match:
    """A match that waits inside an interrupt, after a die and an undo by consent."""
    match = live(MarchGame, 1)
    match.choose(Into(1))
    match.choose(Snipe(1))
    match.undo(1, consent=[0])
    match.choose(Pass())
    if match.decision is not None:
        match.choose(Into(2))
    return match


def content() -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(save(played()))
    return data


def sealed(data: dict[str, Any]) -> bytes:
    """The save of someone who also knows how the digest is made."""
    data.pop("digest", None)
    return msgspec.json.encode({**data, "digest": digest(data)})


def other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case list():
            return [*value, 1]
        case dict():
            return {**value, "more": 1}
        case _:
            return 1


def one_line(caught: pytest.ExceptionInfo[BocageError]) -> str:
    line = str(caught.value)
    assert line
    assert "\n" not in line
    return line


def test_a_save_of_odd_machines_is_refused_in_one_line() -> None:
    for odd in ([1], {"one": "normal"}, {"1": 2}, None):
        with pytest.raises(BadSave) as caught:
            machines_in({"machines": odd})
        one_line(caught)


def test_a_match_in_an_interrupt_comes_back_whole() -> None:
    match = played()
    again = reloaded(match)
    assert again.game.digest() == match.game.digest()
    assert entries(again.journal) == entries(match.journal)
    assert (again.revision, again.setup, again.opening) == (match.revision, match.setup, match.opening)
    assert again.events(0) == match.events(0)
    assert again.trail() == match.trail()
    assert save(again) == save(match)


def test_a_loaded_match_plays_on_with_the_same_dice() -> None:
    match = played()
    again = reloaded(match)
    for each in (match, again):
        each.choose(Snipe(2))
    assert again.game.digest() == match.game.digest()


def test_verify_counts_every_die_also_those_taken_back() -> None:
    assert verify(read(save(played())), SYSTEM) == 1


@pytest.mark.parametrize("field", sorted(content()))
def test_a_save_with_any_field_altered_is_refused_in_one_line(field: str) -> None:
    data = content()
    data[field] = other(data[field])
    with pytest.raises(BadSave) as caught:
        read(msgspec.json.encode(data))
    one_line(caught)


@pytest.mark.parametrize("field", sorted(content()))
def test_a_save_without_any_of_its_fields_is_refused_in_one_line(field: str) -> None:
    data = content()
    del data[field]
    with pytest.raises(BadSave) as caught:
        read(msgspec.json.encode(data))
    one_line(caught)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"7", b"null", b'{"a": 1}', b"\xff\xfe", b'"\xff"'],
)
def test_what_is_not_a_save_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(BadSave, match="this is not a saved match") as caught:
        read(data)
    one_line(caught)


def test_another_format_is_named() -> None:
    data = content()
    data["bocage"] = 99
    with pytest.raises(BadSave, match="the save has format 99, this program reads 1"):
        read(sealed(data))


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    data = content()
    data["seed"] = "another"
    with pytest.raises(BadSave, match="not the one that was committed to"):
        read(sealed(data))


def test_a_seed_with_its_own_commitment_does_not_give_the_recorded_dice() -> None:
    data = content()
    seeds = [str(seed) for seed in range(20)]
    refused = 0
    for data["seed"] in seeds:
        data["commitment"] = commitment(data["seed"])
        try:
            verify(read(sealed(data)), SYSTEM)
        except BadSave:
            refused += 1
    assert refused > 10


def alter_state(data: dict[str, Any]) -> None:
    data["state"]["tables"]["soldiers"][0]["place"] = 4


def alter_face(data: dict[str, Any]) -> None:
    entry = next(entry for entry in data["journal"] if entry.get("faces"))
    entry["faces"] = [7 - face for face in entry["faces"]]


def alter_option(data: dict[str, Any]) -> None:
    data["journal"][0]["option"] = {"is": "Halt"}


def drop_an_entry(data: dict[str, Any]) -> None:
    del data["journal"][-1]


def alter_rules(data: dict[str, Any]) -> None:
    data["rules"] = "0"


def alter_stream(data: dict[str, Any]) -> None:
    data["stream"] = "another match 2"


@pytest.mark.parametrize(
    "alter", [alter_state, alter_face, alter_option, drop_an_entry, alter_rules, alter_stream], ids=lambda f: f.__name__
)
def test_a_forged_save_is_found_out_by_playing_it_again(alter: Callable[[dict[str, Any]], None]) -> None:
    data = content()
    alter(data)
    with pytest.raises(BadSave) as caught:
        verify(read(sealed(data)), SYSTEM)
    one_line(caught)


@pytest.mark.parametrize("changes", [{"final": False}, {"chance": 9}, {"told": []}], ids=str)
def test_a_forged_entry_is_found_out(changes: dict[str, Any]) -> None:
    data = content()
    assert any(data["journal"][1][field] != value for field, value in changes.items())
    data["journal"][1].update(changes)
    with pytest.raises(BadSave):
        verify(read(sealed(data)), SYSTEM)


@pytest.mark.parametrize(
    "alter",
    [
        lambda data: data["journal"][-1].update(revision=0),
        lambda data: data["journal"][1].update(seat=None),
        lambda data: data["journal"].append({}),
        lambda data: data.pop("settings"),
        lambda data: data.pop("rules"),
    ],
    ids=("revision", "seat", "empty", "no settings", "no rules"),
)
def test_a_save_that_cannot_be_played_again_is_refused_in_one_line(alter: Callable[[dict[str, Any]], None]) -> None:
    data = content()
    alter(data)
    with pytest.raises(BadSave):
        verify(read(sealed(data)), SYSTEM)


@pytest.mark.parametrize(("seat", "option"), [(0, Into(4)), (1, Into(1))], ids=("illegal", "wrong seat"))
def test_a_choice_that_was_never_on_offer_is_found_out(seat: int, option: Into) -> None:
    match = live(MarchGame)
    match._answer(seat, option, "chosen")
    with pytest.raises(BadSave):
        verify(read(save(match)), SYSTEM)


@pytest.mark.parametrize(
    "alter",
    [
        lambda data: data["state"]["steps"][-1].update(step="nowhere"),
        lambda data: data["state"]["steps"][-1]["frame"].update({"is": "Nowhere"}),
        lambda data: data["state"]["tables"].pop("soldiers"),
        lambda data: data["state"]["tables"]["soldiers"][0].update(place="here"),
        lambda data: data["journal"][0].pop("option"),
        lambda data: data.update(revision="many"),
    ],
)
def test_a_sealed_save_that_cannot_be_read_is_refused_in_one_line(alter: Callable[[dict[str, Any]], None]) -> None:
    data = content()
    alter(data)
    with pytest.raises(BadSave) as caught:
        load(read(sealed(data)), SYSTEM)
    one_line(caught)


def test_a_save_of_an_unknown_scenario_is_refused() -> None:
    data = content()
    data["scenario"] = "nowhere"
    with pytest.raises(BocageError, match="nowhere"):
        load(read(sealed(data)), SYSTEM)


def test_a_save_asks_for_the_packs_it_was_played_with() -> None:
    with pytest.raises(BadSave, match="data packs"):
        load(read(save(played())), SYSTEM, packs=(Path("house-rules"),))


def test_scripted_dice_cannot_be_saved() -> None:
    with pytest.raises(BadSave, match="live dice"):
        save(scripted(MarchGame))


def test_a_finished_match_is_saved_and_verified() -> None:
    match = live(MarchGame)
    match.choose(Halt())
    assert verify(read(save(match)), SYSTEM) == 0
