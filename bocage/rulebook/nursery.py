"""The nursery: a process of its own in which altered copies of a system are tried, each in a forked child.

It serves the package of the system from a copy of its folder, in which one file at a time is replaced, so that the
sources, the data and every test meet the altered rule in the usual way, by importing it. `Nursery` starts and asks the
process; `python -m bocage.rulebook.nursery` is the process.
"""

from __future__ import annotations

import compileall
import importlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from bocage import registry
from bocage.kernel.errors import BocageError

MEMORY = 8 << 30


class Task(msgspec.Struct, frozen=True):
    """Proofs to run, on the system as it is or with one file of it replaced.

    >>> Task(cases=("range.yaml",), file="fire.py", text="RANGE = 4").limit
    10.0
    """

    cases: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    file: str = ""
    text: str = ""
    limit: float = 10.0


class Verdict(msgspec.Struct, frozen=True):
    """What the proofs said: all passed, one failed, the rules broke down before any failed, or time ran out.

    >>> Verdict("failed", "step 2").noticed, Verdict("passed").noticed, Verdict("crashed").noticed
    (True, False, False)
    """

    word: Literal["passed", "failed", "crashed", "late"]
    message: str = ""
    seconds: float = 0.0

    @property
    def noticed(self) -> bool:
        """Whether a proof judged the rules to be other than they should be."""
        return self.word in ("failed", "late")


class Home(msgspec.Struct, frozen=True):
    """The system that a nursery tries copies of."""

    game: str
    package: str
    folder: str
    root: str
    modules: tuple[str, ...] = ()


class Nursery:
    """A running nursery. Close it when done; it ends with the program in any case."""

    def __init__(self, home: Home) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "OPENBLAS_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bocage.rulebook.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )
        self._send(home)

    def run(self, task: Task) -> Verdict:
        """The verdict of a task's proofs."""
        self._send(task)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = self._process.stdout.readline()
        if not line:
            lines = self._process.stderr.read().decode(errors="replace").strip().splitlines()
            raise BocageError(f"the process that tries alterations ended: {lines[-1] if lines else 'no reason given'}")
        return msgspec.json.decode(line, type=Verdict)

    def _send(self, message: Home | Task) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()

    def close(self) -> None:
        """Let the process end."""
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process.wait()


class _Copy(MetaPathFinder):
    """Finds a package in another folder than its own; its modules follow it there."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        """See `importlib.abc.MetaPathFinder`."""
        if fullname != self.package:
            return None
        return spec_from_file_location(
            fullname, self.folder / "__init__.py", submodule_search_locations=[str(self.folder)]
        )


@contextmanager
def _replaced(copy: Path, original: Path, task: Task) -> Iterator[None]:
    """The copy of the system with the file of a task in the place of the original."""
    if not task.file:
        yield
        return
    file = copy / task.file
    try:
        file.write_text(task.text, encoding="utf-8")
        os.utime(file, (0, 0))  # no compiled module has this date, so that none is taken for this file's
        yield
    finally:
        shutil.copy2(original / task.file, file)


class _Report(NamedTuple):
    """How a child ended: its status, and what it wrote."""

    status: int
    words: bytes


def _in_a_child(task: Task, home: Home) -> _Report:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            _confine(task.limit)
            verdict = _judge(task, home)
            os.write(writing, msgspec.json.encode(verdict))
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        words = pipe.read()
    return _Report(os.waitpid(child, 0)[1], words)


def _confine(limit: float) -> None:
    """Bound the time and memory of this process, and let it say nothing."""
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, limit)


def _judge(task: Task, home: Home) -> Verdict:
    from bocage.rulebook.proofs import judge_cases, judge_tests

    registry.PACKAGES[home.game] = home.package
    word, message = judge_cases(task.cases)
    if task.tests and word != "failed":
        other, said = judge_tests(task.tests, Path(home.root))
        if other != "passed":
            word, message = other, said
    return Verdict(word, message[:2000])


def _try(task: Task, home: Home) -> Verdict:
    start = time.perf_counter()
    report = _in_a_child(task, home)
    seconds = time.perf_counter() - start
    if os.WIFSIGNALED(report.status) and os.WTERMSIG(report.status) == signal.SIGALRM:
        return Verdict("late", f"not finished after {task.limit:g} s", seconds)
    if not report.words:
        return Verdict("crashed", "the process ended early", seconds)
    return msgspec.structs.replace(msgspec.json.decode(report.words, type=Verdict), seconds=seconds)


def main() -> None:
    """Read a home and tasks from the standard input, one a line, and write a verdict for each."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    home = msgspec.json.decode(sys.stdin.readline(), type=Home)
    original = Path(home.folder)
    for module in home.modules:
        with suppress(ImportError):
            importlib.import_module(module)
    with tempfile.TemporaryDirectory() as shelter:
        copy = Path(shelter) / original.name
        shutil.copytree(original, copy)
        compileall.compile_dir(copy, quiet=2)
        sys.dont_write_bytecode = True
        sys.meta_path.insert(0, _Copy(home.package, copy))
        for line in sys.stdin:
            task = msgspec.json.decode(line, type=Task)
            with _replaced(copy, original, task):
                verdict = _try(task, home)
            replies.write(msgspec.json.encode(verdict) + b"\n")
            replies.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
