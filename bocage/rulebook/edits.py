"""Edits: small changes to a source file that a rule's proofs should notice.

An edit keeps the program sensible: a condition turns round, a number grows by one, an effect is left out. It replaces a
span of the source, so that the rest of the file stays as it is and the change can be shown in one line.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bocage.rulebook.places import Definition, Found, Module

_OPPOSITE: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.GtE(),
    ast.GtE: ast.Lt(),
    ast.Gt: ast.LtE(),
    ast.LtE: ast.Gt(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
_OTHER_SIGN: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
}


WIDTH = 100


class Edit(NamedTuple):
    """A span of a source file, in bytes, and what takes its place. The lower the rank, the sooner it is tried."""

    rank: int
    start: int
    end: int
    text: str

    def applied(self, source: str) -> str:
        """The source after the edit.

        >>> Edit(0, 8, 9, "2").applied("range = 1")
        'range = 2'
        """
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()

    def shown(self, source: str) -> str:
        """The edit in one line: its place, what was there, and what is there now.

        >>> Edit(0, 17, 18, "2").shown("near = 0\\nrange = 1\\n")
        'line 2: - range = 1 + range = 2'
        """
        raw = source.encode()
        start = raw.rfind(b"\n", 0, self.start) + 1
        end = raw.find(b"\n", self.end)
        end = len(raw) if end < 0 else end
        old = raw[start:end].decode()
        new = (raw[start : self.start] + self.text.encode() + raw[self.end : end]).decode()
        if len(old) > WIDTH:
            old, new = raw[self.start : self.end].decode(), self.text
        line = raw.count(b"\n", 0, start) + 1
        return f"line {line}: - {_short(old)} + {_short(new)}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 21]} … {line[-18:]}"


def edits_at(found: Found) -> list[Edit]:
    """The edits of a place of a rule, the most telling first; each gives a file that can be compiled.

    >>> from bocage.rulebook.places import places_in_module
    >>> module = Module("fire.py", "if far: refuse(Refusal('demo.range'))")
    >>> [edit.shown(module.text) for edit in edits_at(places_in_module(module, {"demo.range"})[0])][:1]
    ["line 1: - if far: refuse(Refusal('demo.range')) + if False: refuse(Refusal('demo.range'))"]
    """
    module, node = found.module, found.node
    if module is None:
        return []
    writer = _Writer(module)
    if isinstance(node, ast.Constant) and found.place.kind == "literal":
        edits = list(writer.around_literal(node))
    elif isinstance(node, Definition):
        edits = list(writer.inside(node))
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        edits = [edit for one in walk(node.value) for edit in writer.of_node(one)]
    else:
        edits = []
    return [edit for edit in sorted(set(edits)) if _compiles(edit.applied(module.text))]


def _compiles(source: str) -> bool:
    try:
        compile(source, "edited", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it, apart from annotations, formatted strings, patterns and the tests of loops."""
    yield node
    skipped = {"annotation", "returns", "decorator_list", "pattern"}
    if isinstance(node, ast.While):
        skipped.add("test")
    for name, value in ast.iter_fields(node):
        if name in skipped or isinstance(node, ast.JoinedStr | ast.Assert):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from walk(child)


class _Writer:
    """Writes the edits of one source file."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.starts = [0]
        for line in module.text.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def edit(self, rank: int, node: ast.AST, text: str) -> Edit:
        """The edit that replaces a node."""
        start = self.starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        end = self.starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
        return Edit(rank, start, end, text)

    def source(self, node: ast.AST) -> str:
        """The text of a node."""
        span = self.edit(0, node, "")
        return self.module.text.encode()[span.start : span.end].decode()

    # A function or a class

    def inside(self, definition: Definition) -> Iterator[Edit]:
        """Edits of the body of a function, or of everything in a class."""
        for statement in definition.body:
            for node in walk(statement):
                yield from self.of_node(node)
                if isinstance(node, ast.Return) and node.value is not None:
                    yield from self.of_result(node.value, self.result_type(node))

    def result_type(self, node: ast.AST) -> str:
        """The annotated result of the function around a node, or nothing."""
        for holder in self.module.holders(node):
            if isinstance(holder, ast.FunctionDef | ast.AsyncFunctionDef):
                return ast.unparse(holder.returns) if holder.returns is not None else ""
        return ""

    def of_result(self, value: ast.expr, kind: str) -> Iterator[Edit]:
        """Another result of the same kind."""
        text = self.source(value)
        if kind == "bool" and not isinstance(value, ast.Compare):
            yield self.edit(0, value, f"(not ({text}))")
        elif kind in ("int", "Fraction"):
            yield self.edit(0, value, f"(({text}) + 1)")
        elif kind.startswith(("tuple[", "list[", "Sequence[", "Collection[")):
            yield self.edit(0, value, f"(({text})[:0])")
        elif kind.startswith(("dict[", "Mapping[")):
            yield self.edit(0, value, "{}")
        elif kind.endswith("| None") and not isinstance(value, ast.Constant):
            yield self.edit(0, value, "None")

    def of_node(self, node: ast.AST) -> Iterator[Edit]:
        """The edits of a single node, whatever is around it."""
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield self.opposite(node)
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield self.edit(1, node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.edit(1, node, f"({self.source(node.operand)})")
        elif isinstance(node, ast.If | ast.IfExp):
            yield from self.turned(node.test)
            if isinstance(node, ast.If) and isinstance(node.body[0], ast.Raise):
                yield self.edit(0, node.test, "False")
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self.turned(test)
        elif isinstance(node, ast.Constant):
            yield from self.of_constant(node)
        elif isinstance(node, ast.BinOp) and type(node.op) in _OTHER_SIGN:
            other_sign = ast.BinOp(node.left, _OTHER_SIGN[type(node.op)], node.right)
            yield self.edit(4, node, f"({ast.unparse(other_sign)})")
        elif isinstance(node, ast.Expr | ast.AugAssign):
            yield from self.left_out(node, 3)
        elif isinstance(node, ast.Call):
            yield from self.of_call(node)
        elif isinstance(node, ast.List | ast.Set):
            yield from (self.edit(3, element, "*()") for element in node.elts)
        elif isinstance(node, ast.Tuple):
            yield from self.of_sequence(node)

    def opposite(self, node: ast.Compare) -> Edit:
        """A comparison turned round."""
        other = ast.Compare(node.left, [_OPPOSITE[type(node.ops[0])]], node.comparators)
        return self.edit(1, node, f"({ast.unparse(other)})")

    def turned(self, test: ast.expr) -> Iterator[Edit]:
        """A condition negated, where no edit of its own parts does that."""
        simple = isinstance(test, ast.Compare) and len(test.ops) == 1
        negation = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if not simple and not negation and ast.unparse(test) != "TYPE_CHECKING":
            yield self.edit(1, test, f"(not ({self.source(test)}))")

    def of_constant(self, node: ast.Constant) -> Iterator[Edit]:
        """Another constant of the same kind; strings that describe are left alone."""
        holder = next(self.module.holders(node), None)
        if isinstance(node.value, bool):
            yield self.edit(2, node, str(not node.value))
        elif isinstance(node.value, int):
            yield self.edit(2, node, str(node.value + 1))
        elif isinstance(node.value, str) and not isinstance(holder, ast.Expr):
            yield self.edit(5, node, repr(node.value + "~"))

    def left_out(self, node: ast.Expr | ast.AugAssign, rank: int) -> Iterator[Edit]:
        """An effect that does not happen; a generator stays one."""
        if isinstance(node, ast.AugAssign):
            yield self.edit(rank, node, "pass")
        elif isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom):
            yield self.edit(rank, node, f"if 0: {self.source(node)}")

    def of_call(self, node: ast.Call) -> Iterator[Edit]:
        """A frame that is not called, or a record of which one field does not change."""
        name = callee(node)
        if name == "Call":
            after = [keyword.value for keyword in node.keywords if keyword.arg == "then"] or node.args[1:]
            yield from (self.edit(3, node, f"Goto({self.source(then)})") for then in after)
        elif name in ("but", "replace"):
            for keyword in node.keywords:
                others = [other for other in node.keywords if other is not keyword]
                yield self.edit(3, node, ast.unparse(ast.Call(node.func, node.args, others)))

    def of_sequence(self, node: ast.Tuple) -> Iterator[Edit]:
        """A constant tuple, such as a sequence of play, in which two neighbours change places or one is missing."""
        assigned, owner = [*self.module.holders(node), None, None][:2]
        if isinstance(assigned, ast.Assign | ast.AnnAssign) and isinstance(owner, ast.Module | ast.ClassDef):
            for place in range(len(node.elts) - 1):
                order = list(node.elts)
                order[place : place + 2] = reversed(order[place : place + 2])
                yield self.edit(3, node, ast.unparse(ast.Tuple(order, ast.Load())))
            yield from (self.edit(3, element, "*()") for element in node.elts)

    # A string that is the id of a rule

    def around_literal(self, literal: ast.Constant) -> Iterator[Edit]:
        """Edits of the statement that names a rule: its condition fails, its numbers grow, it is left out."""
        holders = list(self.module.holders(literal))
        if (decorated := _decorated(literal, holders)) is not None:
            yield from self.inside(decorated)
            return
        edits: list[Edit] = []
        call = next((one for one in holders if isinstance(one, ast.Call)), None)
        if call is not None:
            edits.extend(self.of_arguments(call, literal))
        edits.extend(self.out_of_play(literal, holders))
        if not edits or not any(isinstance(one, ast.FunctionDef) for one in holders):
            edits.append(self.edit(5, literal, repr(f"{literal.value!s}~")))
            owner = holders[1] if len(holders) > 1 and isinstance(holders[0], ast.Assign | ast.AnnAssign) else None
            if isinstance(owner, ast.ClassDef):
                edits.extend(self.inside(owner))
        yield from edits

    def of_arguments(self, call: ast.Call, literal: ast.Constant) -> Iterator[Edit]:
        """The other arguments of the call that names a rule."""
        if callee(call) == "Refusal":
            return
        for value in [*call.args, *(keyword.value for keyword in call.keywords)]:
            if any(inner is literal for inner in ast.walk(value)) or isinstance(value, ast.Starred):
                continue
            if callee(call) == "finish":
                yield self.edit(1, value, "()")
            elif not (isinstance(value, ast.Constant) and isinstance(value.value, str)):
                yield self.edit(1, value, f"(({self.source(value)}) + 1)")

    def out_of_play(self, literal: ast.AST, holders: Sequence[ast.AST]) -> Iterator[Edit]:
        """What keeps the statement that names a rule from having its effect."""
        inner = literal
        for holder in holders:
            if isinstance(holder, ast.IfExp) and inner is not holder.test:
                yield self.edit(0, holder.test, str(inner is holder.orelse))
            elif isinstance(holder, ast.If) and inner is not holder.test:
                yield self.edit(0, holder.test, str(inner in holder.orelse))
                return
            elif isinstance(holder, ast.List | ast.Tuple):
                yield self.edit(2, inner, "*()")
            elif isinstance(holder, ast.Expr):
                yield from self.left_out(holder, 2)
            elif isinstance(holder, ast.Return) and holder.value is not None:
                if self.result_type(holder).endswith("| None"):
                    yield self.edit(1, holder.value, "None")
            elif isinstance(holder, ast.Compare) and len(holder.ops) == 1:
                yield self.opposite(holder)
            elif isinstance(holder, Definition | ast.Lambda):
                return
            inner = holder


def callee(call: ast.Call) -> str:
    """The last part of the name that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _decorated(literal: ast.AST, holders: Sequence[ast.AST]) -> Definition | None:
    """The function or class in whose decorator a node stands."""
    inner = literal
    for holder in holders:
        if isinstance(holder, Definition) and inner in holder.decorator_list:
            return holder
        inner = holder
    return None
