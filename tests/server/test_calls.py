"""It is my turn: by mail and by web hook, once a turn, to whoever confirmed it, with no secret in it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import socket
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage.kernel.errors import BocageError
from bocage.server.app import build
from bocage.server.problems import Problem
from bocage.server.service.people import mail, outbox, web_hooks
from bocage.server.service.people.mail import TEXTS
from bocage.server.settings import Settings, from_environment
from bocage.text.checks import compare, french_slips

from .listening import connect, greeted
from .people import API, Person, Table
from .postbox import Postbox, mail_server, web_server
from .test_clocks import Time
from .waiting import eventually

HOME = "https://play.example.org"
ANNE = "anne@example.org"


@pytest.fixture
def post() -> Iterator[Postbox]:
    with mail_server() as box:
        yield box


@pytest.fixture
def web() -> Iterator[Postbox]:
    with web_server() as box:
        yield box


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def calling(settings: Settings, post: Postbox) -> Settings:
    sender = "Bocage <bocage@example.org>"
    return msgspec.structs.replace(settings, url=HOME, smtp=post.url, mail_from=sender, hooks="any")


@pytest.fixture
def client(calling: Settings, clock: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(outbox, "POLL", 3600.0)
    with TestClient(build(calling, clock)) as client:
        yield client


def sweep(client: TestClient[Any]) -> None:
    """Send what is due, after all that was to be noted has been."""
    store = client.app.state.server.keeper.house.store

    async def settled() -> None:
        await store.write(lambda connection: None)
        await client.app.state.server.outbox.sweep()

    client.blocking_portal.call(settled)


def call(person: Person, status: int = 200, **terms: Any) -> Any:
    answer = person.client.put(person.address("/calls"), json=terms, headers=person.headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def body_of(message: EmailMessage) -> str:
    content: str = message.get_content()
    return content


def found(text: str, what: str) -> str:
    match = re.search(rf"{re.escape(HOME)}/#/{what}/([\w-]+)", text)
    assert match, text
    return match[1]


def confirmed(person: Person, post: Postbox, address: str = ANNE, **more: Any) -> None:
    """Give an address and confirm it by the link that came."""
    call(person, kind="mail", address=address, **more)
    sweep(person.client)
    code = found(body_of(post.mails.pop()), "calls/confirm")
    assert person.client.post(f"{API}/calls/confirm", json={"code": code}).json() == {"done": True}


@pytest.fixture
def made(client: TestClient[Any]) -> Table:
    """A host who is asked first, and a guest after him."""
    return Table.created(client, "mini", ("me", "invited"))


LATER = 120.0


# Mail


def test_an_address_is_asked_first_and_nothing_else_is_sent_to_it(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    assert call(guest, kind="mail", address=ANNE) == {
        "kind": "mail",
        "address": ANNE,
        "confirmed": False,
        "secret": None,
    }
    sweep(guest.client)
    made.host.choose()
    clock.now += LATER
    sweep(guest.client)
    assert len(post.mails) == 1
    letter = post.mails[0]
    assert (letter["To"], letter["From"]) == (ANNE, "Bocage <bocage@example.org>")
    assert letter["Subject"] == "Do you want to be told when it is your turn?"


def test_a_turn_is_told_once_with_a_link_and_a_way_out(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    made.host.choose()
    sweep(guest.client)
    assert post.mails == []
    for _ in range(3):
        clock.now += LATER
        sweep(guest.client)
    assert len(post.mails) == 1
    text = body_of(post.mails[0])
    assert f"{HOME}/#/play/{guest.match}" in text
    key = found(text, "calls/stop")
    assert post.mails[0]["List-Unsubscribe"] == f"<{HOME}/api/v1/calls/stop/{key}>"
    assert post.mails[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_each_turn_is_told_anew(post: Postbox, client: TestClient[Any], clock: Time) -> None:
    table = Table.created(client, "ambush", ("me", "invited"), settings={"armed": "1111"})
    confirmed(table.host, post)
    for number in (1, 2):
        clock.now += LATER
        sweep(client)
        assert len(post.mails) == number - 1
        table.host.choose()
        for _ in range(2):
            table.others[0].choose(1)
        clock.now += LATER
        sweep(client)
        assert len(post.mails) == number


def test_what_was_answered_in_time_is_not_told(post: Postbox, client: TestClient[Any], clock: Time) -> None:
    table = Table.created(client, "ambush", ("me", "invited"), settings={"armed": "1111"})
    hider = table.others[0]
    confirmed(hider, post)
    table.host.choose()
    clock.now += LATER / 2
    for _ in range(2):
        hider.choose(1)
    assert table.host.get()["waiting"] == [0]
    clock.now += LATER
    sweep(client)
    assert post.mails == []


def test_who_looks_at_the_match_is_not_called_before_he_goes(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    with connect(guest) as session:
        greeted(session, guest)
        made.host.choose()
        clock.now += LATER
        sweep(guest.client)
        assert post.mails == []
    eventually(lambda: not made.host.get()["seats"][1]["here"])
    clock.now += LATER
    sweep(guest.client)
    assert len(post.mails) == 1


def test_no_secret_is_in_a_mail(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    call(guest, kind="mail", address=ANNE)
    sweep(guest.client)
    code = found(body_of(post.mails[0]), "calls/confirm")
    guest.client.post(f"{API}/calls/confirm", json={"code": code})
    made.host.choose()
    clock.now += LATER
    sweep(guest.client)
    assert len(post.raw) == 2
    for raw, letter in zip(post.raw, post.mails, strict=True):
        whole = raw.decode() + body_of(letter)
        for secret in (guest.token, made.host.token, made.ticket["invitations"][0]["code"], "player 0", "guest"):
            assert str(secret) not in whole


def test_in_french_too(post: Postbox, client: TestClient[Any], clock: Time) -> None:
    table = Table.created(client, "tide-of-iron", ("invited", "me"))
    confirmed(table.others[0], post, language="fr")
    table.host.post("/resign", seat=1)
    again = table.others[0].post("/rematch", swap=False)
    assert again["token"] == table.others[0].token
    clock.now += LATER
    sweep(client)
    (letter,) = post.mails
    assert letter["Subject"] == "À vous de jouer\u00a0: Premier contact"
    assert "Tide of Iron, Premier contact" in body_of(letter)


def test_the_texts_of_mails_are_equals() -> None:
    assert compare([TEXTS]) == []
    assert french_slips([TEXTS]) == []


def test_whoever_stops_mails_gets_none_for_any_match(post: Postbox, client: TestClient[Any], clock: Time) -> None:
    tables = [Table.created(client, "mini", ("me", "invited")) for _ in range(2)]
    for table in tables:
        confirmed(table.others[0], post)
    tables[0].host.choose()
    clock.now += LATER
    sweep(client)
    address = post.mails.pop()["List-Unsubscribe"].strip("<>").removeprefix(HOME)
    form = {"List-Unsubscribe": "One-Click"}
    for _ in range(2):
        assert client.post(address, data=form).json() == {"done": True}
    tables[1].host.choose()
    clock.now += LATER
    sweep(client)
    assert post.mails == []
    assert tables[1].others[0].get("/calls")["contacts"] == []


def test_an_address_may_be_taken_back(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    assert guest.get("/calls") == {
        "mail": True,
        "hooks": True,
        "contacts": [{"kind": "mail", "address": ANNE, "confirmed": True, "secret": None}],
    }
    made.host.choose()
    answer = guest.client.delete(guest.address("/calls/mail"), headers=guest.headers)
    assert answer.json()["contacts"] == []
    clock.now += LATER
    sweep(guest.client)
    assert post.mails == []


def test_an_address_that_was_confirmed_once_is_not_asked_again(post: Postbox, client: TestClient[Any]) -> None:
    first, second, third = (Table.created(client, "mini", ("me", "invited")) for _ in range(3))
    confirmed(first.host, post)
    assert call(second.host, kind="mail", address=ANNE, proof=first.host.token)["confirmed"]
    assert not call(third.host, kind="mail", address="bert@example.org", proof=first.host.token)["confirmed"]
    assert not call(third.others[0], kind="mail", address=ANNE, proof=third.host.token)["confirmed"]


def test_a_code_confirms_once(post: Postbox, made: Table) -> None:
    call(made.host, kind="mail", address=ANNE)
    sweep(made.host.client)
    code = found(body_of(post.mails[0]), "calls/confirm")
    answers = [made.host.client.post(f"{API}/calls/confirm", json={"code": code}) for _ in range(2)]
    assert [one.status_code for one in answers] == [200, 404]
    assert answers[1].json()["error"] == "bad-code"


@pytest.mark.parametrize(
    "address",
    [
        "anne",
        "anne@",
        "@example.org",
        "anne@example.org\nBcc: x@y.z",
        "a b@c.d",
        "<a@b.c>",
        "a@b.c,d@e.f",
        "anne@[::1]",
    ],
)
def test_what_is_no_address_is_refused(made: Table, address: str) -> None:
    assert call(made.host, 422, kind="mail", address=address)["error"] == "bad-address"


def test_who_holds_no_seat_is_not_called(made: Table) -> None:
    assert call(made.watcher, 403, kind="mail", address=ANNE)["error"] == "wrong-seat"
    assert made.watcher.get("/calls")["contacts"] == []


def test_one_address_is_not_flooded(calling: Settings) -> None:
    with TestClient(build(msgspec.structs.replace(calling, limits=1.0))) as client:
        table = Table.created(client, "mini", ("me", "me"))
        for _ in range(3):
            call(table.host, kind="mail", address=ANNE)
        assert call(table.host, 429, kind="mail", address=ANNE.upper())["error"] == "flood"


def test_where_the_host_has_set_nothing_up_nobody_is_called(settings: Settings) -> None:
    with TestClient(build(settings)) as client:
        table = Table.created(client, "mini", ("me", "me"))
        assert table.host.get("/calls") == {"mail": False, "hooks": False, "contacts": []}
        assert call(table.host, 403, kind="mail", address=ANNE)["error"] == "forbidden"
        assert call(table.host, 403, kind="hook", address="https://example.org/")["error"] == "forbidden"


# What fails


def test_a_mail_that_failed_is_tried_again_later_and_later(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    tried = post.tried
    post.answers = [451, 451]
    made.host.choose()
    clock.now += LATER
    sweep(guest.client)
    assert (post.tried - tried, post.mails) == (1, [])
    clock.now += outbox.WAITS[0] - 1
    sweep(guest.client)
    assert post.tried - tried == 1
    clock.now += 1
    sweep(guest.client)
    clock.now += outbox.WAITS[1]
    sweep(guest.client)
    assert (post.tried - tried, len(post.mails)) == (3, 1)


def test_in_the_end_it_is_given_up_until_the_next_turn(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    tried = post.tried
    post.answers = [451] * 100
    made.host.choose()
    clock.now += LATER
    for wait in (*outbox.WAITS, 10 * outbox.WAITS[-1]):
        sweep(guest.client)
        clock.now += wait
    sweep(guest.client)
    assert post.tried - tried == 1 + len(outbox.WAITS)


def test_an_address_that_the_mail_server_refuses_is_not_tried_again(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    tried = post.tried
    post.answers = [550]
    made.host.choose()
    for _ in range(4):
        clock.now += 10 * outbox.WAITS[-1]
        sweep(guest.client)
    assert (post.tried - tried, post.mails) == (1, [])


def test_no_password_goes_to_a_mail_server_without_tls(post: Postbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "LOCAL", ())
    message = EmailMessage()
    message["To"] = message["From"] = ANNE
    with pytest.raises(mail.Unsendable, match="no TLS"):
        mail.send(message, post.url.replace("//", "//user:secret@"))
    assert post.raw == []


def test_turns_and_addresses_outlive_a_restart(
    database: str, calling: Settings, post: Postbox, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "POLL", 3600.0)
    calling = msgspec.structs.replace(calling, db=database)
    with TestClient(build(calling, clock)) as client:
        table = Table.created(client, "mini", ("me", "invited"))
        guest = table.others[0]
        confirmed(guest, post)
        table.host.choose()
        sweep(client)
    clock.now += LATER
    for _ in range(2):
        with TestClient(build(calling, clock)) as client:
            guest.client = client
            assert guest.get()["decision"]
            sweep(client)
    assert len(post.mails) == 1


def test_who_carries_a_seat_is_called_as_before(post: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    confirmed(guest, post)
    code = guest.post("/carry", keep=False)["code"]
    guest.token = guest.client.post(f"{API}/carry", json={"code": code}).json()["token"]
    made.host.choose()
    clock.now += LATER
    sweep(guest.client)
    assert len(post.mails) == 1


# Web hooks


def test_a_web_hook_is_told_in_signed_json(web: Postbox, made: Table, clock: Time) -> None:
    guest = made.others[0]
    secret = call(guest, kind="hook", address=web.url)["secret"]
    made.host.choose()
    clock.now += LATER
    for _ in range(2):
        sweep(guest.client)
    ((path, headers, body),) = web.posts
    assert path == "/turns?of=mine"
    told = json.loads(body)
    assert (told["type"], told["match"], told["seat"]) == ("turn", guest.match, 1)
    assert told["link"] == f"{HOME}/#/play/{guest.match}"
    at, sign = (part.partition("=")[2] for part in headers["bocage-signature"].split(","))
    assert int(at) == int(clock.now)
    assert sign == hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    assert str(guest.token).encode() not in body
    assert guest.get("/calls")["contacts"] == [{"kind": "hook", "address": web.url, "confirmed": True, "secret": None}]


@pytest.mark.parametrize(("status", "again"), [(500, True), (302, True), (410, False)])
def test_a_web_hook_that_fails_is_tried_again_unless_it_is_gone(
    web: Postbox, made: Table, clock: Time, status: int, again: bool
) -> None:
    guest = made.others[0]
    call(guest, kind="hook", address=web.url)
    web.answers = [status]
    made.host.choose()
    clock.now += LATER
    sweep(guest.client)
    assert web.tried == 1
    clock.now += outbox.WAITS[0]
    sweep(guest.client)
    assert web.tried == 1 + again


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "https://10.1.2.3:8443/x",
        "https://[::ffff:10.0.0.1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:0:127.0.0.1]/",
        "https://[fec0::1]/",
        "https://[5f00::1]/",
        "https://user:word@example.org/",
        "https:///nowhere",
        "https://example.org:0/",
        "https://example.org:99999/",
        "ftp://example.org/",
        "https://exa mple.org/",
    ],
)
def test_a_web_hook_is_https_to_the_open_internet(calling: Settings, url: str) -> None:
    with TestClient(build(msgspec.structs.replace(calling, hooks="public"))) as client:
        table = Table.created(client, "mini", ("me", "me"))
        assert call(table.host, 422, kind="hook", address=url)["error"] == "bad-address"
        assert table.host.get("/calls")["contacts"] == []


def test_a_name_that_leads_into_a_private_network_meanwhile_is_not_called(
    web: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the name means is looked up when it is called, and that address is the one that is called."""
    port = web.url.rpartition(":")[2].partition("/")[0]
    answer = [(2, 1, 6, "", ("127.0.0.1", int(port)))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: answer)
    with pytest.raises(Problem, match="private network"):
        web_hooks.send(f"https://hook.example.org:{port}/", b"{}", {}, "public")
    assert web.posts == []


def test_names_that_take_long_to_look_up_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what else works in threads, nor whoever asked for it beyond his patience."""
    free = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: free.wait(60))
    monkeypatch.setattr(web_hooks, "LOOKUP_PATIENCE", 0.3)

    async def scene() -> None:
        asked = [
            asyncio.create_task(web_hooks.check_reachable(f"https://slow{number}.example.org/", "public"))
            for number in range(40)
        ]
        await asyncio.sleep(0.05)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "at once"), 10) == "at once"
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert {one.code for one in told if isinstance(one, Problem)} == {"bad-address"}
        assert len(told) == 40

    try:
        asyncio.run(scene())
    finally:
        free.set()


def test_slow_web_hooks_hold_up_no_mail(
    calling: Settings, post: Postbox, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, called = threading.Event(), []

    def slow(url: str, *args: Any) -> None:
        called.append(url)
        free.wait(60)

    monkeypatch.setattr(outbox, "POLL", 0.05)
    monkeypatch.setattr(web_hooks, "send", slow)
    with TestClient(build(calling, clock)) as client:
        tables = [Table.created(client, "mini", ("me", "invited")) for _ in range(6)]
        for made in tables:
            call(made.others[0], kind="hook", address="http://127.0.0.1:9/")
            made.host.choose()
        clock.now += LATER
        try:
            eventually(lambda: len(called) >= outbox.AT_ONCE)
            last = Table.created(client, "mini", ("me", "invited"))
            call(last.others[0], kind="mail", address=ANNE)
            assert eventually(lambda: post.mails or None)
            assert len(called) == outbox.AT_ONCE
        finally:
            free.set()


# Settings


@pytest.mark.parametrize(
    ("environment", "line"),
    [
        ({"BOCAGE_SMTP": "smtp://localhost"}, "BOCAGE_URL is empty"),
        ({"BOCAGE_HOOKS": "public"}, "BOCAGE_URL is empty"),
        ({"BOCAGE_HOOKS": "yes"}, "BOCAGE_HOOKS is 'yes': there is off, public and any"),
        ({"BOCAGE_SMTP": "mail.example.org", "BOCAGE_URL": HOME}, "BOCAGE_SMTP is not the URL"),
        ({"BOCAGE_SMTP": "smtp://localhost", "BOCAGE_URL": HOME}, "BOCAGE_MAIL_FROM is ''"),
        ({"BOCAGE_URL": "play.example.org"}, "BOCAGE_URL is 'play.example.org'"),
    ],
)
def test_settings_that_do_not_go_together_are_one_line(environment: dict[str, str], line: str) -> None:
    with pytest.raises(BocageError, match=re.escape(line)) as raised:
        from_environment("sqlite://", environment)
    assert "\n" not in str(raised.value)


def test_settings_of_the_environment(tmp_path: Path) -> None:
    environment = {
        "BOCAGE_SMTP": "smtps://me:pass%40word@mail.example.org",
        "BOCAGE_MAIL_FROM": "bocage@example.org",
        "BOCAGE_URL": f"{HOME}/",
        "BOCAGE_HOOKS": "public",
        "BOCAGE_CALL_AFTER": "5",
    }
    found = from_environment("sqlite://", environment)
    assert (found.url, found.hooks, found.call_after) == (HOME, "public", 5.0)
