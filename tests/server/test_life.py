"""The life of a match over HTTP: create, join, choose, end, rematch."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from litestar.testing import TestClient

from .people import API, Person, Table

Tables = Callable[..., Table]


def test_games_come_with_names_in_both_languages(client: TestClient[Any]) -> None:
    games = {game["game"]: game for game in client.get(f"{API}/games").json()}
    mini = games["mini"]
    assert mini["scenarios"][0]["seat_names"][0] == {"kind": "seat", "id": 0, "name": "north"}
    assert set(mini["names"]) == {"en", "fr"}


def test_texts_are_fluent_sources(client: TestClient[Any]) -> None:
    text = client.get(f"{API}/texts/mini/fr").text
    assert "option-pass = " in text
    assert client.get(f"{API}/texts/mini/de").status_code == 404
    assert client.get(f"{API}/texts/chess/fr").json()["error"] == "not-found"


def test_content_is_not_sent_twice(client: TestClient[Any]) -> None:
    first = client.get(f"{API}/texts/shared/en")
    again = client.get(f"{API}/texts/shared/en", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_match_from_creation_to_its_end(table: Tables) -> None:
    made = table()
    made.play()
    end = made.host.get()
    assert end["result"] is not None
    assert end["decision"] is None
    assert end["waiting"] == []
    assert end["dice"]["sealed"] is False
    assert made.watcher.get("/events")["events"][-1]["kind"] == "Over"


def test_the_scenario_to_learn_on_is_the_default(table: Tables) -> None:
    assert table().host.get("/summary")["scenario"] == "ford"


def test_options_travel_as_keys_with_named_things(table: Tables) -> None:
    option = table().host.get()["decision"]["options"][0]
    assert option["key"] == "option-lay-mine"
    assert option["args"]["place"]["kind"] == "place"
    assert option["args"]["place"]["name"]
    assert option["args"]["place"]["role"] == "aim"


def test_polling_costs_little(table: Tables, client: TestClient[Any]) -> None:
    host = table().host
    first = client.get(host.address(""), headers=host.headers)
    headers = {**host.headers, "If-None-Match": first.headers["etag"]}
    assert client.get(host.address(""), headers=headers).status_code == 304
    host.choose()
    assert client.get(host.address(""), headers=headers).status_code == 200


def test_an_invitation_is_used_once(client: TestClient[Any]) -> None:
    ticket = client.post(f"{API}/matches", json={"game": "mini", "seats": [{"player": "me"}]}).json()
    code = ticket["invitations"][0]["code"]
    stranger = Person(client, ticket["match"])
    assert stranger.post("/join", code=code)["seats"] == [1]
    assert stranger.post("/join", 409, code=code)["error"] == "taken"


def test_a_new_invitation_voids_the_old_one(client: TestClient[Any]) -> None:
    ticket = client.post(f"{API}/matches", json={"game": "mini", "seats": [{"player": "me"}]}).json()
    host = Person(client, ticket["match"], ticket["token"])
    fresh = host.post("/invitations", seat=1)["code"]
    stranger = Person(client, ticket["match"])
    assert stranger.post("/invitations", 403, seat=1)["error"] == "forbidden"
    assert stranger.post("/join", 409, code=ticket["invitations"][0]["code"])["error"] == "taken"
    assert stranger.post("/join", code=fresh)["seats"] == [1]


def test_open_seats_are_listed_until_they_are_taken(client: TestClient[Any], table: Tables) -> None:
    made = table(seats=("me", "open"))
    assert [one["match"] for one in client.get(f"{API}/matches/open").json()] == [made.host.match]
    joined = made.watcher.post("/join", seat=1, name="Bert")
    assert joined["seats"] == [1]
    assert client.get(f"{API}/matches/open").json() == []
    assert made.watcher.post("/join", 409, seat=1)["error"] == "taken"


def test_my_matches_by_tokens(client: TestClient[Any], table: Tables) -> None:
    one, two = table(), table()
    tokens = [one.host.token, two.others[0].token, "x" * 43]
    found = client.post(f"{API}/matches/mine", json={"tokens": tokens}).json()
    yours = {summary["match"]: (summary["yours"], summary["your_turn"]) for summary in found}
    assert yours == {one.host.match: ([0], True), two.host.match: ([1], False)}


def test_listed_matches_can_be_watched(client: TestClient[Any], table: Tables) -> None:
    table()
    shown = table(options={"listed": True})
    assert [one["match"] for one in client.get(f"{API}/matches/listed").json()] == [shown.host.match]


def test_hot_seat_one_token_holds_all_seats(table: Tables) -> None:
    made = table(seats=("me", "me"))
    assert made.host.seats == [0, 1]
    made.play(seed=3)
    assert made.host.get()["result"] is not None


def test_a_machine_plays_in_its_own_process(table: Tables) -> None:
    made = table(seats=("me", "machine"))
    draw = random.Random(5)
    until = time.monotonic() + 30
    while not (shown := made.host.get())["result"]:
        assert time.monotonic() < until, "the machine does not play"
        if shown["decision"]:
            index = draw.randrange(len(shown["decision"]["options"]))
            made.host.post("/choose", revision=shown["revision"], index=index)
        else:
            time.sleep(0.01)


def test_resigning_gives_the_match_to_the_other(table: Tables) -> None:
    made = table()
    result = made.others[0].post("/resign")["result"]
    assert result == {"winners": [0], "rule": "kernel.resigned", "resigned": 1}
    assert made.host.post("/choose", 409, revision=0, index=0)["error"] == "over"
    assert made.host.post("/resign", 409)["error"] == "over"
    assert made.watcher.get("/events")["events"][-1]["kind"] == "Resigned"
    assert made.watcher.get("/dice")["verified"] is True


def test_a_rematch_with_the_sides_exchanged(table: Tables) -> None:
    made = table()
    assert made.host.post("/rematch", 409)["error"] == "not-over"
    made.host.post("/resign")
    again = made.host.post("/rematch", swap=True)
    assert again["seats"] == [1]
    assert made.others[0].post("/rematch", swap=False)["match"] == again["match"]
    guest = Person(made.host.client, again["match"], made.others[0].token)
    assert guest.get()["yours"] == [0]
    assert guest.get("/summary")["parent"] == {"match": made.host.match, "revision": 0, "why": "rematch"}


def test_talk(table: Tables) -> None:
    made = table()
    line = made.host.post("/chat", text="Bonjour !\nÇa va ?")
    assert (line["id"], line["seat"], line["name"]) == (1, 0, "player 0")
    made.others[0].post("/chat", text="oui")
    assert [one["text"] for one in made.watcher.get("/chat", since=1)["lines"]] == ["oui"]
    assert made.watcher.post("/chat", 403, text="hello")["error"] == "wrong-seat"
    assert made.host.post("/chat", 400, text="x" * 501)["error"] == "malformed"


def test_the_learning_scenario_of_every_game_can_be_shown(client: TestClient[Any]) -> None:
    for game in client.get(f"{API}/games").json():
        made = Table.created(client, game["game"], ["me"] * game["scenarios"][0]["seats"])
        shown = made.host.get()
        board = made.host.get("/board")
        assert shown["board"] == board["board"]
        assert shown["decision"]["options"]
        assert all(made.host.get(f"/units/{piece['unit']}")["unit"]["name"] for piece in shown["pieces"])


def test_rules_come_with_their_cases(client: TestClient[Any]) -> None:
    rules = client.get(f"{API}/rules/tide-of-iron").json()
    shown = {rule["id"]: rule for rule in rules["rules"]}
    assert {"ref", "en", "fr"} <= set(next(iter(shown.values())))
    assert any(rule["cases"] for rule in shown.values())


def test_of_several_who_resigns_is_replaced_by_a_machine(table: Tables) -> None:
    made = table("tide-of-iron", ("me", "invited", "invited", "machine"), scenario="sentinel-ridge-4")
    quitter = made.others[0]
    assert quitter.post("/resign")["result"] is None
    seat = quitter.get("/summary")["seats"][1]
    assert (seat["player"], seat["resigned"], bool(seat["machine"])) == ("machine", True, True)
    assert quitter.post("/choose", 403, seat=1, revision=0, index=0)["error"] == "wrong-seat"
    made.others[1].post("/resign")
    assert made.host.post("/resign")["result"] == {"winners": [], "rule": "kernel.resigned", "resigned": 0}
