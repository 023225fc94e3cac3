"""Edits of sources and data: sensible changes, most telling first."""

from __future__ import annotations

import tomllib

import pytest

from bocage.rulebook.data_edits import data_edits, write_toml
from bocage.rulebook.edits import edits_at
from bocage.rulebook.places import Module, places_in_module


def edited(text: str) -> list[str]:
    """The sources that the edits of the rule demo.r give, each shortened to the lines that differ."""
    module = Module("x.py", text)
    lines = text.splitlines()
    found = []
    for place in places_in_module(module, {"demo.r"}):
        for edit in edits_at(place):
            new = edit.applied(text).splitlines()
            found.append("; ".join(line.strip() for line in new if line not in lines))
    return found


def body(annotation: str, *lines: str) -> str:
    inside = "\n".join(f"    {line}" for line in lines)
    return f'def rule(a, b) -> {annotation}:\n    """Rule.  [demo.r]"""\n{inside}\n'


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (body("bool", "return a in b"), ["return (a not in b)"]),
        (body("bool", "return any(a)"), ["return (not (any(a)))"]),
        (body("int", "return a.cost"), ["return ((a.cost) + 1)"]),
        (body("tuple[int, ...]", "return a.hexes"), ["return ((a.hexes)[:0])"]),
        (body("Refusal | None", "return late(a)"), ["return None"]),
        (
            body("X", "if a and not b:", "    return a"),
            ["if (a or not b):", "if (not (a and not b)):", "if a and (b):"],
        ),
        (body("None", "if a > b:", "    raise Fault(a)"), ["if False:", "if (a <= b):"]),
        (body("X", "return a if (a or b) == 3 else b"), ["return a if ((a or b) != 3) else b"]),
        (body("X", "game.put(a)"), ["if 0: game.put(a)"]),
        (body("X", "yield a"), ["if 0: yield a"]),
        (body("X", "return a.but(x=1)"), ["return a.but(x=2)", "return a.but()"]),
        (body("X", "return Call(Shot(a), then=self.next)"), ["return Goto(self.next)"]),
        ("RANGE = {1: 2}\n'''How far.  [demo.r]'''\n", ["RANGE = {2: 2}", "RANGE = {1: 3}"]),
        (body("X", "return Total.of([a, *b])"), ["return Total.of([*(), *b])", "return Total.of([a, *()])"]),
        (
            "class Turn(Phases):\n  '''Turn.  [demo.r]'''\n  SEQUENCE = (Move, Fire)\n",
            ["SEQUENCE = (Fire, Move)", "SEQUENCE = (*(), Fire)", "SEQUENCE = (Move, *())"],
        ),
        (body("X", "while a < 3:", "    a += 1"), ["a += 2", "pass"]),
        (body("X", "é = 'ü'; x = 1"), ["é = 'ü'; x = 2"]),
    ],
)
def test_what_a_docstring_describes(text: str, first: list[str]) -> None:
    assert edited(text)[: len(first)] == first


@pytest.mark.parametrize(
    ("text", "all_of_them"),
    [
        ("def f(a) -> Refusal | None:\n  if a:\n    return Refusal('demo.r')\n", ["if False:", "return None"]),
        (
            "def f(a):\n  if a:\n    pass\n  else:\n    g(Refusal('demo.r'))\n",
            ["if True:", "if 0: g(Refusal('demo.r'))"],
        ),
        ("def f(a) -> Refusal | None:\n  return Refusal('demo.r')\n", ["return None"]),
        ("def f(a):\n  return Refusal('demo.r') if a else None\n", ["return Refusal('demo.r') if False else None"]),
        (
            "def f(a):\n  return [Modifier('demo.r', a.n)]\n",
            ["return [Modifier('demo.r', ((a.n) + 1))]", "return [*()]"],
        ),
        ("def f(g):\n  g.finish((1,), 'demo.r')\n", ["g.finish((), 'demo.r')", "if 0: g.finish((1,), 'demo.r')"]),
        ("R = 'demo.r'\n", ["R = 'demo.r~'"]),
        ("@rule('demo.r')\ndef f(a) -> int:\n  return a\n", ["return ((a) + 1)"]),
        ("class W:\n  rule = 'demo.r'\n  n: int = 2\n", ["n: int = 3", "rule = 'demo.r~'"]),
    ],
)
def test_what_a_string_names(text: str, all_of_them: list[str]) -> None:
    assert sorted(edited(text)) == sorted(all_of_them)


def test_an_edit_is_shown_in_one_line() -> None:
    text = body("bool", "return (", "    a", "    < b", ")")
    [edit] = edits_at(places_in_module(Module("x.py", text), {"demo.r"})[0])
    assert edit.shown(text) == "line 4: - a < b + (a >= b)"


def test_data_change_one_value_at_a_time() -> None:
    own = "[a.own]\nn = 9\nrule = 'demo.s'\n"
    text = f"[a]\nkind = 'x'\nn = 1\non = true\nrule = 'demo.r'\nat = [3]\n{own}[b]\nkind = 'y'\n"
    changed = data_edits(text, ("a",))
    assert [one.shown for one in changed] == [
        "a.n: 1 -> 2",
        "a.at.0: 3 -> 4",
        "a.on: true -> false",
        'a.kind: "x" -> "y"',
    ]
    assert tomllib.loads(changed[1].text)["a"]["at"] == [4]
    assert tomllib.loads(changed[1].text)["a"]["n"] == 1


def test_toml_is_written_as_it_was_read() -> None:
    text = "\"a b\" = 'l\\n\"x\"'\nd = 1999-01-02\nt = 10:20:30\nf = 1e3\n[[x]]\ny.z = ['''\na\n''', -1]\n"
    assert tomllib.loads(write_toml(tomllib.loads(text))) == tomllib.loads(text)
