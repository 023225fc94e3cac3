"""Files: read whole with a clear error, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
import zipfile
from datetime import datetime
from pathlib import Path

from bocage.kernel.errors import BocageError, Unknown


def read(path: Path) -> bytes:
    """The content of a file, or of one in an archive: `ARCHIVE.zip/FILE`.

    >>> read(Path("no-such-file.json"))
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: no-such-file.json: No such file or directory
    """
    try:
        if path.parent.is_file() and zipfile.is_zipfile(path.parent):
            return _read_member(path.parent, path.name)
        return path.read_bytes()
    except OSError as error:
        raise Unknown(f"{path}: {error.strerror or error}") from None


def _read_member(archive: Path, name: str) -> bytes:
    try:
        with zipfile.ZipFile(archive) as file:
            return file.read(name)
    except KeyError:
        raise Unknown(f"{archive} holds no {name}") from None
    except zipfile.BadZipFile as error:
        raise Unknown(f"{archive}: {error}") from None


def write(path: Path, content: bytes) -> None:
    """Write a file beside its place, then move it there: a failure leaves what was there before."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = file.name
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise BocageError(f"{path}: cannot be written: {error.strerror or error}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def autosave_path(game: str, scenario: str) -> Path:
    """Where a match is kept when its player leaves without saving it."""
    home = os.environ.get("BOCAGE_HOME")
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) if home else Path(state) / "bocage"
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return folder / f"{game}-{scenario}-{stamp}-{os.getpid()}.json"
