"""Upgrades: a match goes on only if the rules of today give what was recorded; else it is read, and says so."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, inspect, text

from bocage import registry
from bocage.cli import app as command
from bocage.kernel.dice import Dice, LiveDice, Pool
from bocage.server.app import build
from bocage.server.service.machines import replaying
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.matches import keeper, live, lobby
from bocage.server.service.pages.dice_page import DicePage
from bocage.server.service.records import loading
from bocage.server.settings import Settings
from bocage.server.storage.facts import Facts

from .people import API, Person, Table

Altered = Callable[[], None]


@pytest.fixture(autouse=True)
def _known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: "5eed" * 8)


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the program is another one."""

    def upgrade() -> None:
        for module in (loading, keeper, lobby):
            monkeypatch.setattr(module, "code_mark", lambda system: "another program")

    return upgrade


@pytest.fixture
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the dice of fire and mines fall otherwise, those of the dice page too."""

    async def thrown_here(self: Thinkers, facts: Facts, rows: Sequence[str]) -> DicePage:
        names = ("game", "scenario", "settings", "seams", "stream")
        about = {name: msgspec.to_builtins(getattr(facts, name)) for name in names}
        return replaying.throw_again({**about, "packages": {}, "rows": rows})

    def load() -> None:
        def successes(self: Dice, n: int, need: int, sides: int = 6) -> Pool:
            self.faces = faces = tuple(sides + 1 - self.draw(sides) for _ in range(n))
            return Pool(n, need, sum(face >= need for face in faces), faces)

        monkeypatch.setattr(Dice, "successes", successes)
        monkeypatch.setattr(Thinkers, "throw_again", thrown_here)

    return load


@contextmanager
def restarted(made: Table, settings: Settings) -> Iterator[None]:
    """The same people at a server that has just started."""
    with TestClient(build(settings)) as later:
        for person in (*made.people, made.watcher):
            person.client = later
        yield


def rolled(made: Table) -> list[Any]:
    return [event for event in made.host.get("/events", seat=0)["events"] if event["kind"] == "Rolled"]


def played(table: Callable[..., Table], seed: int = 3, most: int = 35) -> Table:
    """A match with dice in its log."""
    made = table(seats=("me", "me"))
    made.play(seed, most)
    assert rolled(made)
    return made


@pytest.mark.usefixtures("_short_strides")
@pytest.mark.parametrize("stride", [10, 200])
def test_with_other_dice_a_match_is_read_and_not_played(
    table: Callable[..., Table],
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    upgraded: Altered,
    loaded_dice: Altered,
    stride: int,
) -> None:
    monkeypatch.setattr(registry.system("mini").play, "stride", stride)
    made = played(table)
    log = made.host.get("/events", seat=0)
    first = rolled(made)[0]["revision"]
    before = {revision: made.host.get(f"/at/{revision}", seat=0)["pieces"] for revision in (0, first - 1)}
    upgraded()
    loaded_dice()
    with restarted(made, settings):
        shown = made.host.get(seat=0)
        assert shown["frozen"]["agrees"] == first - 1
        assert shown["frozen"]["rules"] == shown["rules"] == registry.system("mini").play.version
        assert "dice" in shown["frozen"]["why"]
        assert shown["status"][0]["key"] == "ui-frozen"
        assert (shown["decision"], shown["waiting"]) == (None, [])
        assert made.host.get("/events", seat=0) == log
        assert {revision: made.host.get(f"/at/{revision}", seat=0)["pieces"] for revision in before} == before
        refused = [
            made.host.post("/choose", 409, revision=shown["revision"], index=0, seat=0),
            made.host.post("/undo", 409, revision=shown["revision"], seat=0),
            made.host.post("/resign", 409, seat=0),
            made.host.get("/export", 409),
            made.host.post("/branch", 409, revision=first),
        ]
        assert {one["error"] for one in refused} == {"unplayable"}
        assert made.host.post("/chat", text="a pity", seat=0)["text"] == "a pity"
        assert made.host.post("/branch", revision=first - 1)["match"]


@pytest.fixture
def _short_strides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BEHIND", 10)


def test_even_the_same_program_does_not_take_other_dice_for_those_recorded(
    table: Callable[..., Table], settings: Settings, loaded_dice: Altered
) -> None:
    made = played(table)
    loaded_dice()
    with restarted(made, settings):
        assert made.host.get(seat=0)["frozen"] is not None


@pytest.mark.usefixtures("_short_strides")
@pytest.mark.parametrize("other_program", [True, False])
def test_another_program_plays_a_match_from_its_start_and_the_same_one_from_its_snapshot(
    table: Callable[..., Table],
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    upgraded: Altered,
    loaded_dice: Altered,
    other_program: bool,
) -> None:
    """What differs lies before the snapshot: the end of the match alone does not show it."""
    monkeypatch.setattr(registry.system("mini").play, "stride", 10)
    made = played(table)
    first = rolled(made)[0]["revision"]
    keeper_of_it = made.host.client.app.state.server.keeper
    live_match = keeper_of_it.warm[made.host.match].match
    then = live_match.at(first).game.dice.counter
    truly = Dice.successes
    loaded_dice()
    loaded = Dice.successes
    monkeypatch.setattr(
        Dice, "successes", lambda self, *asked: (loaded if self.counter < then else truly)(self, *asked)
    )
    if other_program:
        upgraded()
    with restarted(made, settings):
        frozen = made.host.get(seat=0)["frozen"]
    assert (frozen is not None) is other_program
    assert frozen is None or frozen["agrees"] == first - 1


def test_under_other_rules_that_give_the_same_a_match_goes_on(
    table: Callable[..., Table], settings: Settings, monkeypatch: pytest.MonkeyPatch, upgraded: Altered
) -> None:
    made = played(table, most=30)
    before = made.host.get(seat=0)
    monkeypatch.setattr(registry.system("mini").play, "version", "2")
    upgraded()
    with restarted(made, settings):
        after = made.host.get(seat=0)
        assert after["rules"] == "2"
        assert {**after, "rules": "", "seats": []} == {**before, "rules": "", "seats": []}
        made.play(seed=9)
        assert made.host.get("/dice")["verified"] is True


def test_a_match_that_is_over_can_still_be_read(
    table: Callable[..., Table], settings: Settings, upgraded: Altered, loaded_dice: Altered
) -> None:
    made = played(table, most=2000)
    result = made.host.get(seat=0)["result"]
    assert result is not None
    upgraded()
    loaded_dice()
    with restarted(made, settings):
        shown = made.host.get(seat=0)
        assert shown["result"] == result
        assert shown["frozen"] is not None
        assert made.host.get("/summary")["result"] == result
        assert made.host.get("/dice")["verified"] is False
        assert made.host.post("/rematch")["match"]


def test_what_is_asked_otherwise_is_noticed(
    table: Callable[..., Table], settings: Settings, monkeypatch: pytest.MonkeyPatch, upgraded: Altered
) -> None:
    """The rules put the same question to another seat: nothing recorded differs, and yet it is another match."""
    made = table()
    made.host.choose()
    laying: Any = type(registry.system("mini").play.new("ford", LiveDice("", ""), {}, ()).asked.then.__self__)  # type: ignore[union-attr]
    lay = laying.lay

    def lay_both(self: Any, game: Any, choice: Any) -> Any:
        answer = lay(self, game, choice)
        game.put(game.mines[1 - self.seat].but(laid=True, place=choice.place))
        return answer

    monkeypatch.setattr(laying, "lay", lay_both)
    upgraded()
    with restarted(made, settings):
        assert "others are asked" in made.host.get()["frozen"]["why"]


def test_the_command_tells_before_an_upgrade(
    table: Callable[..., Table],
    client: TestClient[Any],
    settings: Settings,
    capsys: pytest.CaptureFixture[str],
    loaded_dice: Altered,
) -> None:
    stops = played(table)
    goes = table()
    assert command.invoke(["check-matches", "--db", settings.db]) == 0
    assert "2 of 2" in capsys.readouterr().out
    loaded_dice()
    assert command.invoke(["check-matches", "--db", settings.db, "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert stops.host.match in out
    assert goes.host.match not in out
    assert "1 of 2" in out
    assert client.get(f"{API}/matches/{stops.host.match}/summary").status_code == 200


def test_the_command_reads_databases_of_earlier_versions_and_leaves_them_alone(
    table: Callable[..., Table], settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    played(table)
    engine = create_engine(settings.db)
    with engine.begin() as connection:
        connection.execute(text("alter table matches drop column checked"))
    assert command.invoke(["check-matches", "--db", settings.db, "--lang", "en"]) == 0
    assert "1 of 1" in capsys.readouterr().out
    assert "checked" not in {column["name"] for column in inspect(engine).get_columns("matches")}


def test_a_database_that_is_not_there_is_one_line(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    for url in (f"sqlite:///{tmp_path}/none.db", "nonsense", "postgresql://u@127.0.0.1:1/x"):
        assert command.invoke(["check-matches", "--db", url]) == 1
        ran = capsys.readouterr()
        assert (ran.out, ran.err.count("\n")) == ("", 1)
    assert not list(tmp_path.iterdir())


def test_a_match_that_nothing_can_be_made_of_says_so(table: Callable[..., Table], settings: Settings) -> None:
    made = table()
    engine = create_engine(settings.db)
    with engine.begin() as connection:
        connection.execute(text("update matches set scenario = 'gone'"))
    with restarted(made, settings):
        assert Person(made.host.client, made.host.match).get("", 409)["error"] == "unplayable"


def test_of_a_hundred_running_matches_those_go_on_that_the_command_said_would(
    table: Callable[..., Table],
    settings: Settings,
    capsys: pytest.CaptureFixture[str],
    upgraded: Altered,
    loaded_dice: Altered,
) -> None:
    made = [table(seats=("me", "me")) for _ in range(100)]
    for number, one in enumerate(made):
        one.play(seed=number, most=number % 10)
    logs = [one.host.get("/events", seat=0) for one in made]
    upgraded()
    loaded_dice()
    assert command.invoke(["check-matches", "--db", settings.db, "--json", "--all"]) == 1
    told = {verdict["match"]: verdict["goes_on"] for verdict in json.loads(capsys.readouterr().out)}
    assert set(told) == {one.host.match for one in made}
    assert 10 < sum(told.values()) < 100
    with TestClient(build(settings)) as later:
        for one, log in zip(made, logs, strict=True):
            for person in (*one.people, one.watcher):
                person.client = later
            assert (one.host.get(seat=0)["frozen"] is None) is told[one.host.match]
            assert one.host.get("/events", seat=0) == log
            if told[one.host.match]:
                assert one.step(random.Random(1))
