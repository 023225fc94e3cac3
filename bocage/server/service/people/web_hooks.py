"""Web hooks: a signed line of JSON to an address that its owner named, and to none in a private network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from bocage.server.problems import Problem, checked
from bocage.server.service.people.mail import Unsendable
from bocage.server.settings import Hooks

PATIENCE = 10.0
"""Seconds for a step of the talk with the other server, and for the whole of it twice as many."""
LOOKUP_PATIENCE = 5.0
_LOOKERS = ThreadPoolExecutor(4, "names")
"""Names of hosts are looked up here: one that takes long keeps no other work from a thread."""
SIGNATURE = "Bocage-Signature"
GIVEN_OUT = IPv6Network("2000::/3")
"""All of IPv6 that was given out for the whole Internet so far."""
TUNNELS = tuple(IPv6Network(text) for text in ("2002::/16", "2001::/32"))
"""Networks in it whose addresses hide one of IPv4."""


def is_public(address: str) -> bool:
    """Whether an address is one of the whole Internet.

    >>> [is_public(one) for one in ("93.184.216.34", "10.0.0.7", "127.0.0.1", "169.254.169.254", "100.64.0.1")]
    [True, False, False, False, False]
    >>> [is_public(one) for one in ("2606:2800:220:1::1", "::1", "fd00::1", "::ffff:10.0.0.7", "64:ff9b::a00:7")]
    [True, False, False, False, False]
    >>> [is_public(one) for one in ("::ffff:93.184.216.34", "::127.0.0.1", "fec0::1", "2002:a00:7::1")]
    [True, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in GIVEN_OUT or any(found in network for network in TUNNELS):
            return False
    return found.is_global and not found.is_multicast


def checked_url(url: str, hooks: Hooks) -> SplitResult:
    """The parts of the URL of a web hook, if it may be one: https, or http too where the host allows all addresses."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem("bad-address", "this is no URL") from None
    schemes = ("https", "http") if hooks == "any" else ("https",)
    checked(parts.scheme in schemes, "bad-address", f"a web hook has a URL that begins with {schemes[0]}://")
    checked(parts.hostname and port != 0, "bad-address", "the URL names no host")
    checked(parts.username is None and parts.password is None, "bad-address", "the URL must not hold a password")
    checked(url.isascii() and url.isprintable() and " " not in url, "bad-address", "the URL must be plain ASCII")
    return parts


async def check_reachable(url: str, hooks: Hooks) -> None:
    """Refuse a web hook whose host there is not, or may not be called, or cannot be looked up in time."""
    parts = checked_url(url, hooks)
    looking = asyncio.get_running_loop().run_in_executor(_LOOKERS, resolved, parts, hooks)
    try:
        await asyncio.wait_for(looking, LOOKUP_PATIENCE)
    except TimeoutError:
        raise Problem("bad-address", f"the host {parts.hostname} cannot be looked up in time") from None


def resolved(parts: SplitResult, hooks: Hooks) -> tuple[str, int]:
    """The address and port to connect to: all addresses of the host have to be allowed."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Problem("bad-address", f"there is no host {parts.hostname}") from None
    addresses = [str(one[4][0]) for one in found]
    allowed = hooks == "any" or all(is_public(address) for address in addresses)
    checked(allowed, "bad-address", "the web hook leads into a private network")
    return addresses[0], port


def signature(secret: str, at: int, body: bytes) -> str:
    """What proves that a body comes from here: the time, and an HMAC-SHA-256 of both under the secret.

    >>> signature("secret", 1700000000, b"{}")
    't=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163'
    """
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={made.hexdigest()}"


def send(url: str, body: bytes, headers: dict[str, str], hooks: Hooks) -> None:
    """Post a body. The name is looked up once, and that address is used; redirections are not followed."""
    parts = checked_url(url, hooks)
    address, port = resolved(parts, hooks)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    door = socket.create_connection((address, port), timeout=PATIENCE)
    if parts.scheme == "https":
        context = ssl.create_default_context()
        door = context.wrap_socket(door, server_hostname=parts.hostname, do_handshake_on_connect=False)
    end = threading.Timer(2 * PATIENCE, _shut, (door,))
    end.daemon = True
    end.start()
    try:
        if isinstance(door, ssl.SSLSocket):
            door.do_handshake()
        connection = http.client.HTTPConnection(str(parts.hostname), port, timeout=PATIENCE)
        connection.sock = door
        connection.request("POST", path, body, {**headers, "Host": parts.netloc, "Connection": "close"})
        status = connection.getresponse().status
    finally:
        end.cancel()
        door.close()
    if status == http.client.GONE:
        raise Unsendable("the web hook is gone")
    if not 200 <= status < 300:
        raise OSError(f"the web hook answers {status}")


def _shut(door: socket.socket) -> None:
    """End a talk that takes too long, whoever still reads."""
    try:
        door.shutdown(socket.SHUT_RDWR)
    except OSError:
        return
