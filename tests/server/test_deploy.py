"""What hosts are given: lock files that are complete, and a proxy that passes on what it has to."""

from __future__ import annotations

import re
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from websockets.sync.client import connect
from websockets.typing import Origin

from .servers import NGINX, Server, proxy, running

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"

pytestmark = pytest.mark.skipif(not DEPLOY.is_dir(), reason="not in a copy of the sources")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def locked(name: str) -> list[str]:
    """The requirements of a lock file, with what belongs to each on one line."""
    text = (DEPLOY / name).read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]


def holds(name: str, wanted: Requirement) -> bool:
    """Whether a lock file has a requirement, at a version that is allowed."""
    found = [Requirement(line.partition(" --hash")[0]) for line in locked(name)]
    versions = [next(iter(one.specifier)).version for one in found if spelt(one) == spelt(wanted)]
    return bool(versions) and all(wanted.specifier.contains(version) for version in versions)


def spelt(one: Requirement) -> str:
    """The package of a requirement, as indexes spell it."""
    return canonicalize_name(one.name)


def test_the_locks_hold_all_that_the_project_asks_for() -> None:
    wanted = [*project()["project"]["dependencies"], *project()["project"]["optional-dependencies"]["postgres"]]
    assert [one for one in wanted if not holds("requirements.lock", Requirement(one))] == []
    assert [one for one in project()["build-system"]["requires"] if not holds("build.lock", Requirement(one))] == []


def test_a_lock_that_is_too_old_is_noticed() -> None:
    assert holds("requirements.lock", Requirement("litestar"))
    assert not holds("requirements.lock", Requirement("litestar>=1000"))
    assert not holds("requirements.lock", Requirement("left-pad"))


@pytest.mark.parametrize("name", ["requirements.lock", "build.lock"])
def test_every_locked_package_has_one_version_and_hashes_and_no_address(name: str) -> None:
    assert [line for line in locked(name) if "==" not in line or "--hash=sha256:" not in line] == []
    assert not re.search(r"://|--index|--extra-index|--find-links", (DEPLOY / name).read_text())


def test_the_composition_names_what_there_is() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    build = services["bocage"]["build"]
    containerfile = DEPLOY / build["context"] / build["dockerfile"]
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", containerfile.read_text(), re.M)
    assert [path for paths in copied for path in paths.split() if not (ROOT / path).exists()] == []
    assert (DEPLOY / services["proxy"]["volumes"][0].partition(":")[0]).is_file()
    assert "server bocage:8000;" in (DEPLOY / "nginx.conf").read_text()
    assert '"--port", "8000"' in containerfile.read_text()
    assert "ports" not in services["bocage"]


def test_the_proxy_looks_again_where_a_server_is_that_was_made_anew() -> None:
    """nginx looks names up when it starts, and never after."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert services["proxy"]["depends_on"]["bocage"]["restart"] is True


# Behind nginx


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server, and where the proxy of the repository serves it."""
    if NGINX is None:
        pytest.skip("nginx is not installed (Debian: apt-get install nginx-light)")
    settings = (DEPLOY / "nginx.conf").read_text()
    db = f"sqlite:///{tmp_path}/bocage.db"
    with running(db, BOCAGE_LIMITS="1") as server, proxy(settings, tmp_path, server) as place:
        yield server, place


@pytest.mark.processes
@pytest.mark.cluster
def test_a_match_is_played_and_heard_through_the_proxy(proxied: tuple[Server, str]) -> None:
    _, place = proxied
    api = f"http://{place}/api/v1/matches"
    made = httpx.post(api, json={"game": "tide-of-iron", "seats": [{"player": "me"}, {"player": "me"}]}).json()
    token = {"Authorization": f"Bearer {made['token']}"}
    shown = httpx.get(f"{api}/{made['match']}", headers=token).json()
    address = f"ws://{place}/api/v1/matches/{made['match']}/live"
    with connect(address, origin=Origin(f"http://{place}")) as live:
        live.send(f'{{"type": "hello", "token": "{made["token"]}"}}')
        live.recv(timeout=60)
        said = httpx.post(f"{api}/{made['match']}/chat", json={"text": "allô", "seat": 0}, headers=token)
        assert said.status_code in (200, 201)
        assert any("allô" in str(live.recv(timeout=60)) for _ in range(5))
    assert shown["revision"] == 0
    assert httpx.get(f"http://{place}/metrics").status_code == 404
    assert httpx.get(f"http://{place}/ready").json() == {"ok": True}


@pytest.mark.processes
@pytest.mark.cluster
def test_whoever_lies_about_his_address_is_counted_by_the_true_one(proxied: tuple[Server, str]) -> None:
    """A flood of requests that each name another address is stopped as one of a single address is."""
    _, place = proxied
    until = time.monotonic() + 60
    with httpx.Client() as http:
        number = 0
        while time.monotonic() < until:
            number += 1
            lie = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}
            if http.post(f"http://{place}/api/v1/matches", json={}, headers=lie).status_code == 429:
                return
    raise AssertionError(f"{number} requests from one address were let through")
