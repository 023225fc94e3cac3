"""On a cluster: the same matches as here, whichever machine dies; stopped, a run goes on where it was."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from bocage import registry
from bocage.arena import Cluster, Kept, Ladder, Processes, Report, ladder, simulate
from bocage.arena.simulation import Outcome, Task
from bocage.kernel import BocageError

ROOT = Path(__file__).parents[2]
TITLE = "tide-of-iron/first-contact"


def played(report: Report) -> dict[str, object]:
    """A report without what depends on the clock."""
    fields: dict[str, object] = msgspec.to_builtins(report)
    return {name: value for name, value in fields.items() if name not in ("seconds", "decisions_per_s")}


# Going on


class Counting:
    """A pool that counts what it is asked to play, and stops after so many."""

    def __init__(self, most: int = 1000) -> None:
        self.played: list[int] = []
        self.most = most

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        for task, outcome in zip(tasks, Processes(1).outcomes(tasks), strict=True):
            if len(self.played) == self.most:
                raise KeyboardInterrupt
            self.played.append(task.number)
            yield outcome


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "outcomes.jsonl"
    whole = simulate("skirmish", ["random", "easy"], games=12, seed=3)
    with pytest.raises(KeyboardInterrupt):
        simulate("skirmish", ["random", "easy"], games=12, seed=3, pool=Kept(Counting(7), path))
    with path.open("ab") as file:
        file.write(b'{"task": {"number"')
    rest = Counting()
    again = simulate("skirmish", ["random", "easy"], games=12, seed=3, pool=Kept(rest, path))
    assert rest.played == [7, 8, 9, 10, 11]
    assert played(again) == played(whole)
    none = Counting()
    assert played(simulate("skirmish", ["random", "easy"], 12, 3, pool=Kept(none, path))) == played(whole)
    assert none.played == []


def test_other_matches_are_not_taken_for_those_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "outcomes.jsonl"
    simulate("skirmish", ["random", "easy"], games=4, seed=3, packs=(), pool=Kept(Processes(1), path))
    other = Counting()
    simulate("skirmish", ["random", "easy"], games=4, seed=90, pool=Kept(other, path))
    assert other.played == [0, 1, 2, 3]


def test_what_was_played_by_other_rules_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "outcomes.jsonl"
    simulate("skirmish", ["random", "easy"], games=2, seed=3, pool=Kept(Processes(1), path))
    play = registry.system("skirmish").play
    monkeypatch.setattr(play, "version", "another")
    with pytest.raises(BocageError, match=r"^[^\n]*was played by rules [^\n]*$"):
        simulate("skirmish", ["random", "easy"], games=4, seed=3, pool=Kept(Processes(1), path))


def test_a_file_that_holds_something_else_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk\n")
    with pytest.raises(BocageError, match=r"^[^\n]*holds no outcomes[^\n]*$"):
        simulate("skirmish", ["random"], games=2, pool=Kept(Processes(1), path))
    assert path.read_text() == "milk\n"


# Ray


def free_port() -> int:
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        return int(some.getsockname()[1])


class Node:
    """A machine of a cluster: all that Ray starts for it is one group of processes."""

    def __init__(self, *arguments: str) -> None:
        small = ["--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--block"]
        path = f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        quiet = {"RAY_DISABLE_IMPORT_WARNING": "1", "RAY_health_check_period_ms": "500", "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [str(Path(sys.executable).parent / "ray"), "start", *arguments, *small],
            env={**os.environ, **quiet},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def until(what: Callable[[], bool], seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.2)


@pytest.fixture
def two_nodes() -> Iterator[tuple[str, Node]]:
    """The address of a cluster of two nodes on this machine, and the one of them that may die."""
    ray = pytest.importorskip("ray")
    port = free_port()
    address = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        head = Node(
            "--head",
            f"--port={port}",
            "--node-ip-address=127.0.0.1",
            f"--temp-dir={folder}",
            "--include-dashboard=false",
        )
        other: Node | None = None
        try:
            until(lambda: _answers(port))
            other = Node(f"--address={address}", "--node-ip-address=127.0.0.1")
            ray.init(address, log_to_driver=False, logging_level="error")
            until(lambda: ray.cluster_resources().get("CPU") == 2)
            ray.shutdown()
            yield address, other
        finally:
            ray.shutdown()
            for node in (other, head):
                if node is not None:
                    node.kill()


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@pytest.mark.processes
@pytest.mark.cluster
def test_a_ladder_on_two_nodes_one_of_which_dies_is_the_one_played_here(two_nodes: tuple[str, Node]) -> None:
    address, other = two_nodes
    seen: list[float] = []

    def told(done: float) -> None:
        seen.append(done)
        if len(seen) == 20:
            other.kill()

    def climbed(**more: object) -> Ladder:
        return ladder([TITLE], ["random", "easy"], 60, 5, **more)  # type: ignore[arg-type]

    far = climbed(progress=told, pool=Cluster(address, chunk=2))
    here = climbed()
    assert other.process.poll() is not None
    assert seen == [float(number) for number in range(1, 61)]
    assert far.elo == here.elo
    assert [played(report) for report in far.reports] == [played(report) for report in here.reports]


@pytest.mark.processes
@pytest.mark.cluster
def test_a_cluster_that_is_not_there_is_one_line() -> None:
    with pytest.raises(BocageError, match=r"^there is no cluster at 127.0.0.1:9: [^\n]*$"):
        simulate("skirmish", ["random"], games=2, pool=Cluster("127.0.0.1:9"))
