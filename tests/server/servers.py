"""Real servers as subprocesses, and PostgreSQL clusters of one's own, for tests that kill."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

ALONE = httpx.Limits(max_keepalive_connections=0)
"""No connection outlives a server that is killed."""
PROGRAM = "import sys, bocage.server; bocage.server.run('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
PATIENCE = 180.0
"""How long a server may take to start while everything else runs on the same processors."""
POSTGRES_HOMES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")


def free_port() -> int:
    """A port below those that the system gives to outgoing connections, so that a restarted server finds it free."""
    while True:
        port = random.SystemRandom().randrange(15_000, 30_000)
        with contextlib.suppress(OSError), socket.socket() as some:
            some.bind(("127.0.0.1", port))
            return port


def waiting_for(process: subprocess.Popen[bytes], url: str) -> None:
    """Return when the server of a process answers; on a busy machine that takes its time."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(url, timeout=10).status_code == 200:
                return
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        time.sleep(0.05)
    raise RuntimeError(f"the server has not answered within {PATIENCE} seconds")


class Server:
    """`bocage serve` in a process of its own."""

    def __init__(self, db: str, **environment: str) -> None:
        self.db = db
        self.port = free_port()
        self.environment = {**os.environ, "BOCAGE_LIMITS": "0", **environment}
        self.process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=f"{self.url}/api/v1", timeout=PATIENCE, limits=ALONE)

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, str(self.port), self.db]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        waiting_for(self.process, f"{self.url}/api/v1/players")

    def cpu(self) -> float:
        """The processor time that the server has used so far, in seconds; 0 where the system does not tell."""
        assert self.process is not None
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The most memory that the server has held so far, in MiB; 0 where the system does not tell."""
        assert self.process is not None
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM")), 0)

    def kill(self) -> None:
        """As the power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As an operator does it."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()


@contextlib.contextmanager
def running(db: str, **environment: str) -> Iterator[Server]:
    server = Server(db, **environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()


# nginx

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@contextlib.contextmanager
def proxy(settings: str, folder: Path, *servers: Server) -> Iterator[str]:
    """nginx before some servers, by the configuration of the repository; answers where it serves."""
    assert NGINX is not None
    port = free_port()
    lines = "\n".join(f"server 127.0.0.1:{server.port} max_fails=1 fail_timeout=2s;" for server in servers)
    settings = settings.replace("server bocage:8000;", lines)
    settings = settings.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("listen [::]:80;", "")
    settings = settings.replace("/dev/stdout", f"{folder}/access").replace("/dev/stderr", f"{folder}/error")
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        settings = settings.replace("http {", f"http {{\n    {kind}_temp_path {folder}/{kind};", 1)
    (folder / "nginx.conf").write_text(f"pid {folder}/pid;\n{settings}")
    command = [NGINX, "-p", str(folder), "-e", f"{folder}/error", "-c", str(folder / "nginx.conf")]
    with subprocess.Popen([*command, "-g", "daemon off;"]) as process:
        try:
            waiting_for(process, f"http://127.0.0.1:{port}/health")
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()


# PostgreSQL


def postgres_programs() -> Path | None:
    """The folder of `initdb` and `postgres`, if there is one."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    homes = [Path(home) for home in POSTGRES_HOMES]
    return next((path.parent for home in homes for path in sorted(home.glob("**/bin/initdb"), reverse=True)), None)


def why_no_postgres() -> str | None:
    """Why no cluster can be had, or None."""
    if postgres_programs() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if os.geteuid() == 0 and subprocess.run(["id", "postgres"], capture_output=True, check=False).returncode:
        return "PostgreSQL does not run as root, and there is no user postgres"
    return None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A cluster on loopback in a temporary folder; the URL of its database."""
    programs = postgres_programs()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="bocage-postgres-"))
    user = {"user": "postgres"} if os.geteuid() == 0 else {}
    if user:
        shutil.chown(folder, "postgres")
        folder.chmod(0o700)
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, cwd=folder, **user)  # type: ignore[call-overload]

    run(str(programs / "initdb"), "-D", str(folder / "data"), "-U", "bocage", "-A", "trust", "-E", "UTF8")
    options = f"-p {port} -h 127.0.0.1 -k {folder} -c max_connections=40"
    log = str(folder / "log")
    run(str(programs / "pg_ctl"), "-D", str(folder / "data"), "-l", log, "-w", "-o", options, "start")
    try:
        yield f"postgresql://bocage@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
