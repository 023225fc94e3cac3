"""Places: where the sources of a system say that they carry out a rule.

Sources are read, never imported. A rule is carried out by

- a function or class whose docstring names it in square brackets, and a constant with such a line below it
- a statement that holds its id as a string: `Refusal("toi.stacking.limit")`, `Modifier("toi.cover", 2)`
- an entry of a data file that has it under `rule` or `rules`
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from bocage.rulebook.reading import RulebookError

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Trail = tuple[str | int, ...]

_BRACKETS = re.compile(r"\[([^\[\]]+)\]")
_ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a rule is carried out: a file of the system's folder, a line of it, and the name that stands there.

    >>> str(Place("attack.py", 12, "strength", "docstring"))
    'attack.py:12 strength'
    """

    file: str
    line: int
    name: str
    kind: Literal["docstring", "literal", "data"]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}".rstrip()


class Module:
    """A parsed source file, in which every node knows what holds it.

    >>> module = Module("demo.py", "def f():\\n    return 1\\n")
    >>> one = module.tree.body[0].body[0].value
    >>> [type(node).__name__ for node in module.holders(one)]
    ['Return', 'FunctionDef', 'Module']
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        try:
            self.tree = ast.parse(text)
        except (SyntaxError, ValueError) as error:
            raise RulebookError(file, f"line {getattr(error, 'lineno', 0)}", "is not Python") from None
        self._holder = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def holders(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes around a node, innermost first."""
        while (holder := self._holder.get(node)) is not None:
            yield holder
            node = holder

    def name_at(self, node: ast.AST) -> str:
        """The dotted name of the function or class in which a node stands, itself included."""
        around = [node, *self.holders(node)]
        return ".".join(reversed([one.name for one in around if isinstance(one, Definition)]))


class Found(NamedTuple):
    """A rule at a place, with the node of the source that carries it out, or the path of the data entry."""

    rule: str
    place: Place
    module: Module | None = None
    node: ast.AST | None = None
    entry: Trail = ()


def places_in(folder: Path, ids: Collection[str]) -> list[Found]:
    """Every place of the rules in the sources and the data of a system's folder."""
    known = set(ids)
    found: list[Found] = []
    for path in sorted(folder.rglob("*.py")):
        module = Module(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        found.extend(places_in_module(module, known))
    data = folder / "data"
    if not data.is_dir():
        raise RulebookError(data, "", "no such folder")
    for path in sorted(data.rglob("*.toml")):
        found.extend(places_in_data(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"), known))
    return found


def places_in_module(module: Module, ids: Collection[str]) -> list[Found]:
    """The places of the rules in a source file.

    >>> text = '''
    ... def strength(unit):
    ...     "How hard a unit hits.  [demo.strength]"
    ...     return [Modifier("demo.cover", 2)]
    ... '''
    >>> for found in places_in_module(Module("attack.py", text), {"demo.strength", "demo.cover"}):
    ...     print(found.rule, found.place)
    demo.strength attack.py:2 strength
    demo.cover attack.py:4 strength
    """
    found: list[Found] = []
    for described, words in _docstrings(module.tree):
        place = Place(module.file, described.lineno, _name(module, described), "docstring")
        found.extend(Found(rule, place, module, described) for rule in named_ids(words) if rule in ids)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids:
            place = Place(module.file, node.lineno, module.name_at(node), "literal")
            found.append(Found(node.value, place, module, node))
    return found


def _name(module: Module, described: ast.stmt) -> str:
    """The dotted name of a function, class or constant."""
    if isinstance(described, Definition):
        return module.name_at(described)
    target = described.targets[0] if isinstance(described, ast.Assign) else getattr(described, "target", described)
    return ".".join(part for part in (module.name_at(described), ast.unparse(target)) if part)


def named_ids(docstring: str) -> list[str]:
    """The ids that a docstring names in square brackets.

    >>> named_ids("Costs two points.  [demo.cost, demo.woods] See also [1] and demo.other.")
    ['demo.cost', 'demo.woods']
    """
    words = [word for inside in _BRACKETS.findall(docstring) for word in re.split(r"[\s,]+", inside)]
    return list(dict.fromkeys(word for word in words if _ID.fullmatch(word)))


def docstring_ids(folder: Path) -> Iterator[tuple[str, str]]:
    """All ids that docstrings of a folder's sources name, known or not, each with its file and line."""
    for path in sorted(folder.rglob("*.py")):
        module = Module(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for node, words in _docstrings(module.tree):
            yield from ((rule, f"{module.file}:{node.lineno}") for rule in named_ids(words))


def _docstrings(tree: ast.Module) -> Iterator[tuple[ast.stmt, str]]:
    """Functions, classes and constants with the string that describes each."""
    for node in ast.walk(tree):
        if isinstance(node, Definition) and (words := _string(node.body[0])) is not None:
            yield node, words
        if isinstance(node, ast.Module | ast.ClassDef):
            for before, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(before, ast.Assign | ast.AnnAssign) and (words := _string(after)) is not None:
                    yield before, words


def _string(node: ast.stmt) -> str | None:
    """The string of a statement that is nothing but a string."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def places_in_data(file: str, text: str, ids: Collection[str]) -> list[Found]:
    """The places of the rules in a TOML file: the entries that have one under `rule` or `rules`.

    >>> text = '[woods]\\ncover = 2\\nrule = "demo.woods"\\n'
    >>> [(found.rule, str(found.place), found.entry) for found in places_in_data("terrain.toml", text, {"demo.woods"})]
    [('demo.woods', 'terrain.toml:3 woods', ('woods',))]
    """
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise RulebookError(file, "", str(error)) from None
    lines = text.splitlines()
    found: list[Found] = []
    used: dict[str, int] = {}
    for rule, entry in _entries(data):
        if rule in ids:
            line = _line(lines, rule, used.get(rule, 0))
            used[rule] = line
            found.append(Found(rule, Place(file, line, ".".join(map(str, entry)), "data"), entry=entry))
    return found


def _entries(data: Any, path: Trail = ()) -> Iterator[tuple[str, Trail]]:
    """The rules that a data file names, each with the path of its entry."""
    if isinstance(data, dict):
        for key in ("rule", "rules"):
            value = data.get(key)
            yield from ((one, path) for one in (value if isinstance(value, list) else [value]) if isinstance(one, str))
        for name, value in data.items():
            yield from _entries(value, (*path, name))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _entries(value, (*path, index))


def _line(lines: list[str], rule: str, after: int) -> int:
    """The next line that holds the rule, or the last one that did."""
    for number, line in enumerate(lines[after:], start=after + 1):
        if f'"{rule}"' in line or f"'{rule}'" in line:
            return number
    return after or 1
