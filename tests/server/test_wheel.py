"""A wheel brings the client ready to use: installed without Node and without the sources, it serves the page."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from bocage.server.http.routes.web_client import STATIC

from .servers import free_port, waiting_for

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file() or not (ROOT / "pyproject.toml").is_file(),
    reason="the web client is not built (make web)",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling", reason="hatchling is not installed")
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    command = [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (found,) = folder.glob("bocage-*.whl")
    return found


def test_the_wheel_holds_the_client_the_migrations_the_texts_and_the_cases(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        page = packed.read("bocage/server/static/index.html").decode()
    scripts = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert any(script.endswith(".js") for script in scripts)
    assert {f"bocage/server/static/{script}" for script in scripts} <= names
    for part in ("server/storage/migrations/versions/", "systems/tide_of_iron/data/", "text/fr/", "cases/"):
        assert any(name.startswith(f"bocage/{part}") for name in names), part
    assert not [name for name in names if name.startswith(("web/", "tests/")) or "node_modules" in name]


def test_an_installed_wheel_serves_the_client(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own; the libraries are lent, the sources are not."""
    home = tmp_path / "home"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
    (packages,) = (home / "lib").glob("python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    nowhere = {"PATH": "/nonexistent", "HOME": str(tmp_path)}
    assert shutil.which("node", path=nowhere["PATH"]) is None
    where = [str(python), "-c", "import bocage; print(bocage.__file__)"]
    found = subprocess.run(where, check=True, capture_output=True, text=True, cwd=tmp_path, env=nowhere).stdout
    assert found.startswith(str(packages))
    url = f"http://127.0.0.1:{(port := free_port())}"
    command = [str(home / "bin" / "bocage"), "serve", "--port", str(port), "--db", f"sqlite:///{tmp_path}/bocage.db"]
    with subprocess.Popen(command, cwd=tmp_path, env=nowhere, stderr=subprocess.DEVNULL) as server:
        try:
            waiting_for(server, f"{url}/api/v1/players")
            page = httpx.get(url)
            assert page.headers["content-type"].startswith("text/html")
            scripts = re.findall(r'src="\./([^"]+\.js)"', page.text)
            assert scripts
            assert httpx.get(f"{url}/{scripts[0]}").status_code == 200
        finally:
            server.terminate()
