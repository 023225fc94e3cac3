"""Questions: every prompt that the rules of a system can ask, read off their source."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from bocage.kernel import Window
from bocage.system import System

PROMPT = {"Ask": 1, "AskAll": 0}
"""Where the prompt stands among what is given to a step that asks."""


@cache
def asked_by(system: System) -> frozenset[str]:
    """The prompts of all frames; one that is put together at run time ends in a star."""
    rules = import_module(f"{system.play.package}.rules")
    modules = [import_module(found.name) for found in walk_packages(rules.__path__, f"{rules.__name__}.")]
    return frozenset(prompt for module in modules for prompt in _asked_in(module))


def is_asked(prompt: str, asked: frozenset[str]) -> bool:
    """Whether a prompt is among them.

    >>> is_asked("agree.card", frozenset({"agree.*"})), is_asked("agree", frozenset({"agree.*"}))
    (True, False)
    """
    return prompt in asked or any(one.endswith("*") and prompt.startswith(one[:-1]) for one in asked)


def _asked_in(module: ModuleType) -> Iterator[str]:
    for node in ast.parse(inspect.getsource(module)).body:
        frame = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if frame is not None and issubclass(frame, Window) and frame.prompt:
            yield frame.prompt
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in PROMPT:
                yield _said(call.args[PROMPT[call.func.id]], module, frame)


def _said(prompt: ast.expr, module: ModuleType, frame: Any) -> str:
    """What the expression for a prompt stands for."""
    match prompt:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return f"{text}*"
        case ast.Name(id=name):
            return str(getattr(module, name))
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            return str(getattr(frame if owner == "self" else getattr(module, owner), name))
    raise AssertionError(f"{module.__name__} asks {ast.unparse(prompt)}: say the prompt by a name")
