"""Data packs that a test lays over a game's own content."""

from __future__ import annotations

from pathlib import Path


def pack(folder: Path, game: str, path: str, text: str) -> tuple[Path, ...]:
    """A pack for a game in a folder, with one file in it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    (folder / "pack.toml").write_text(f'name = "mine"\nversion = "1"\ngame = "{game}"\n')
    return (folder,)
