"""A mail server and a web server on loopback that keep what they are sent, and fail when they are told to."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Postbox:
    """What arrived; `answers` are what the next ones are told, from then on all is well."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.tried = 0
        self.url = ""

    def answer(self, well: int) -> int:
        self.tried += 1
        return self.answers.pop(0) if self.answers else well


@contextmanager
def serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Threads(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


@contextmanager
def mail_server() -> Iterator[Postbox]:
    """Speaks as much of SMTP as it takes; the answer is given to the recipient."""
    box = Postbox()

    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say(b"220 here")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"QUIT":
                    self.say(b"221 bye")
                    return
                if word == b"DATA":
                    self.say(b"354 go on")
                    self.keep()
                elif word == b"RCPT":
                    self.say(f"{box.answer(250)} so be it".encode())
                else:
                    self.say(b"250 well")

        def keep(self) -> None:
            lines: list[bytes] = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            box.raw.append(b"".join(lines))
            box.mails.append(message_from_bytes(b"".join(lines), policy=policy.default))
            self.say(b"250 kept")

        def say(self, line: bytes) -> None:
            self.wfile.write(line + b"\r\n")

    with _Threads(("127.0.0.1", 0), Talk) as server, serving(server):
        box.url = f"smtp://127.0.0.1:{server.server_address[1]}"
        yield box


@contextmanager
def web_server() -> Iterator[Postbox]:
    """Keeps what is posted to it."""
    box = Postbox()

    class Talk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = box.answer(204)
            box.posts.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", box.url)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Talk) as server, serving(server):
        box.url = f"http://127.0.0.1:{server.server_address[1]}/turns?of=mine"
        yield box
