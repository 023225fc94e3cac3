"""Data packs: folders whose files override a game's own content by name.

A pack is a folder with a `pack.toml` (its name, version and game) and files at the same places as the game's. A table
file and a rulebook's numbers override field by field; any other document replaces the one of the same name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Annotated, TypeVar

import msgspec

from bocage.content.errors import ContentError, Fault
from bocage.content.layers import Layer, build, build_table
from bocage.content.loading import load
from bocage.content.reading import parse_toml, read_text

T = TypeVar("T")

Word = Annotated[str, msgspec.Meta(min_length=1)]

MANIFEST = "pack.toml"


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself in its `pack.toml`.

    >>> from bocage.content import decode
    >>> decode(Pack, "name = 'printed'\\nversion = '1.2'\\ngame = 'tide-of-iron'", "pack.toml")
    Pack(name='printed', version='1.2', game='tide-of-iron')
    """

    name: Word
    version: Word
    game: Word


def packs_for(game: str, shelf: Path) -> tuple[Path, ...]:
    """The packs among the folders on a shelf that are made for a game, in the order of their folders' names.

    >>> packs_for("tide-of-iron", Path("no-such-shelf"))
    ()
    """
    folders = sorted(shelf.iterdir()) if shelf.is_dir() else []
    manifests = (folder / MANIFEST for folder in folders)
    return tuple(file.parent for file in manifests if file.is_file() and load(Pack, file).game == game)


class Sources:
    """A game's content with the packs that override it; the last pack has the last word.

    >>> from tempfile import TemporaryDirectory
    >>> class Unit(msgspec.Struct, frozen=True):
    ...     name: str
    ...     range: int
    ...     cost: int
    >>> with TemporaryDirectory() as folder:
    ...     base, pack = Path(folder, "base"), Path(folder, "pack")
    ...     base.mkdir()
    ...     pack.mkdir()
    ...     _ = (base / "units.toml").write_text("[us-regular]\\nrange = 4\\ncost = 2")
    ...     _ = (pack / "units.toml").write_text("[us-regular]\\nrange = 5")
    ...     _ = (pack / "pack.toml").write_text("name = 'printed'\\nversion = '1'\\ngame = 'demo'")
    ...     Sources(base, [pack], game="demo").load_table(Unit, "units.toml")
    {'us-regular': Unit(name='us-regular', range=5, cost=2)}
    """

    def __init__(self, base: Traversable, packs: Sequence[Path] = (), *, game: str) -> None:
        self.game = game
        self.packs = tuple(_opened(folder, base, game) for folder in packs)
        self._folders: tuple[Traversable, ...] = (base, *packs)

    def load(self, cls: type[T], path: str) -> T:
        """The document at a path such as `scenarios/bridge.toml`: the last pack's, or else the game's own."""
        return load(cls, self.find(path))

    def load_merged(self, cls: type[T], path: str) -> T:
        """The document at a path: the game's own, overridden field by field by each pack in turn."""
        return build(cls, [_layer(file) for file in self._found(path)])

    def load_table(self, cls: type[T], path: str, key: str = "name") -> dict[str, T]:
        """The records of a table file: the game's own, overridden and extended by each pack in turn."""
        return build_table(cls, [_layer(file) for file in self._found(path)], key)

    def find(self, path: str) -> Traversable:
        """The file that stands for a path: the last pack's, or else the game's own."""
        return self._found(path)[-1]

    @contextmanager
    def checking(self, path: str) -> Iterator[None]:
        """Blame the file at a path for a `Fault` that a check finds in what was read from it."""
        try:
            yield
        except Fault as fault:
            raise ContentError(str(self.find(path)), fault.field, fault.problem) from None

    def names(self, folder: str) -> list[str]:
        """The names of the documents below a folder: their files without the ending."""
        return [PurePosixPath(path).stem for path in self.files(folder)]

    def files(self, folder: str) -> tuple[str, ...]:
        """The paths of all TOML files below a folder, of the game and of its packs."""
        parts = _parts(folder)
        homes = (home.joinpath(*parts) for home in self._folders)
        return tuple(sorted({path for home in homes for path in _toml_files(home, "/".join(parts))}))

    def _found(self, path: str) -> list[Traversable]:
        parts = _parts(path)
        files = [file for folder in self._folders if _is_file(file := folder.joinpath(*parts))]
        if not files:
            raise ContentError(path, "", "no such file")
        return files


def _opened(folder: Path, base: Traversable, game: str) -> Pack:
    """The pack in a folder, if it is for the game and each of its files has something to override."""
    pack = load(Pack, folder / MANIFEST)
    if pack.game != game:
        raise ContentError(str(folder / MANIFEST), "game", f"the pack is for {pack.game}, not for {game}")
    for path in _toml_files(folder):
        if path != MANIFEST and not _has_place_for(base, path):
            raise ContentError(str(folder / path), "", f"overrides nothing: {game} has no such file")
    return pack


def _has_place_for(base: Traversable, path: str) -> bool:
    """Whether a pack may hold this file: one that the game has, or a new one in a folder that the game has."""
    *folder, _ = parts = _parts(path)
    return _is_file(base.joinpath(*parts)) or (bool(folder) and base.joinpath(*folder).is_dir())


def _toml_files(folder: Traversable, path: str = "") -> Iterator[str]:
    """The paths of the TOML files below a folder, hidden ones apart."""
    for entry in folder.iterdir() if folder.is_dir() else ():
        inner = f"{path}/{entry.name}" if path else entry.name
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _toml_files(entry, inner)
        elif entry.name.endswith(".toml"):
            yield inner


def _parts(path: str) -> tuple[str, ...]:
    """The parts of a relative path that stays inside its folder.

    >>> _parts("../secret.toml")
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: ../secret.toml: not a path inside the content folder
    """
    pure = PurePosixPath(path)
    if not pure.parts or pure.is_absolute() or ".." in pure.parts or "\\" in path or "\0" in path:
        raise ContentError(path, "", "not a path inside the content folder")
    return pure.parts


def _is_file(file: Traversable) -> bool:
    try:
        return file.is_file()
    except OSError:
        return False


def _layer(file: Traversable) -> Layer:
    return Layer(str(file), parse_toml(read_text(file), str(file)))
