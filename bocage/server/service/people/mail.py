"""Mail: what a letter says in words, and how it is handed to a mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bocage import registry
from bocage.server.service.pages.content import seat_speaker
from bocage.server.settings import Settings
from bocage.server.storage.contacts import CONFIRMING, Letter
from bocage.server.storage.facts import Facts
from bocage.text import SHARED, Catalogue

TEXTS = Path(__file__).parents[2] / "text"
PATIENCE = 20.0
PORTS = {"smtp": 587, "smtps": 465}
LOCAL = ("localhost", "127.0.0.1", "::1")


class Unsendable(Exception):
    """A letter that will never arrive: there is no use in trying again."""


@cache
def _catalogue(language: str, game: str) -> Catalogue:
    return Catalogue(language, [SHARED, TEXTS, registry.system(game).folder / "text"])


def words(letter: Letter, facts: Facts) -> dict[str, str]:
    """The names of the game, the scenario and the side, in the language of the reader."""
    texts = _catalogue(letter.contact.language, facts.game)

    def named(word: str) -> str:
        return texts.text(f"name-{word}") if texts.has(f"name-{word}") else word.replace("-", " ").capitalize()

    found = {"game": named(facts.game), "scenario": named(facts.scenario)}
    if letter.seat != CONFIRMING:
        found["side"] = named(seat_speaker(facts.game, facts.scenario).thing("seat", letter.seat).name or "")
    return found


def link_to(settings: Settings, match: str) -> str:
    """Where a match is played; the link holds no token."""
    return f"{settings.url}/#/play/{match}"


def written(letter: Letter, facts: Facts, settings: Settings, at: float) -> EmailMessage:
    """A letter as a mail: that it is one's turn, or whether an address is one's own."""
    texts, contact = _catalogue(letter.contact.language, facts.game), letter.contact
    kind = "mail-confirm" if letter.seat == CONFIRMING else "mail-turn"
    link = f"{settings.url}/#/calls/confirm/{contact.code}" if letter.seat == CONFIRMING else ""
    args = {
        **words(letter, facts),
        "link": link or link_to(settings, facts.id),
        "stop": f"{settings.url}/#/calls/stop/{contact.key}",
    }
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = contact.address
    message["Subject"] = texts.text(f"{kind}-subject", **args)
    message["Date"] = formatdate(at)
    message["Message-ID"] = make_msgid(domain=parseaddr(settings.mail_from)[1].rpartition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{settings.url}/api/v1/calls/stop/{contact.key}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(texts.text(kind, **args) + "\n")
    return message


def send(message: EmailMessage, url: str) -> None:
    """Hand a mail to the server of a URL: `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://` where TLS comes first."""
    parts = urlsplit(url)
    host, port = parts.hostname or "localhost", parts.port or PORTS[parts.scheme]
    context = ssl.create_default_context()
    try:
        if parts.scheme == "smtps":
            with smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context) as server:
                _hand_over(server, message, parts.username, parts.password)
        else:
            with smtplib.SMTP(host, port, timeout=PATIENCE) as server:
                server.ehlo()
                if server.has_extn("starttls") and host not in LOCAL:
                    server.starttls(context=context)
                elif parts.username and host not in LOCAL:
                    raise Unsendable("the mail server offers no TLS, so the password is not sent to it")
                _hand_over(server, message, parts.username, parts.password)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if all(500 <= code < 600 for code in codes):
            raise Unsendable(f"the mail server refuses the address: {codes[0]}") from None
        raise


def _hand_over(server: smtplib.SMTP, message: EmailMessage, user: str | None, password: str | None) -> None:
    if user:
        server.login(unquote(user), unquote(password or ""))
    server.send_message(message)
