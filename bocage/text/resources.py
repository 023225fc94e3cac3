"""Resources: the `.ftl` files of a folder, parsed. Importing this module loads Fluent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource


class Parsed(NamedTuple):
    """A parsed file under the name that reports give it, with its source."""

    file: str
    source: str
    resource: Resource

    @property
    def messages(self) -> Iterator[Message]:
        """The messages of the file, in order."""
        return (entry for entry in self.resource.body if isinstance(entry, Message))


def parse_folder(home: Traversable) -> tuple[Parsed, ...]:
    """All `.ftl` files of one locale's folder, by name.

    >>> from bocage.text import SHARED
    >>> [next(parsed.messages).id.name for parsed in parse_folder(SHARED / "en")]
    ['option-pass']
    """
    files = sorted((file for file in home.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return tuple(_parse(file) for file in files)


def bundle(locale: str, parsed: Iterable[Parsed]) -> FluentBundle:
    """A bundle of the files in which later messages override earlier ones."""
    made = FluentBundle([locale], use_isolating=False)
    for one in parsed:
        made.add_resource(one.resource, allow_overrides=True)
    return made


def _parse(file: Traversable) -> Parsed:
    source = file.read_text(encoding="utf-8")
    return Parsed(str(file), source, FluentParser().parse(source))
