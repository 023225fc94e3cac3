from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.kernel import canonical, digest

from .march import Into, MarchGame, Snipe
from .tiny import live

PROGRAM = """
from {package}.march import Into, MarchGame, Snipe
from {package}.tiny import live
match = live(MarchGame, 11)
match.choose(Into(1))
match.choose(Snipe(2))
print(match.game.digest())
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_a_digest_is_the_same_in_another_process(hash_seed: str) -> None:
    assert __package__ is not None
    root = Path(__file__).resolve().parents[len(__package__.split("."))]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(package=__package__)],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    match = live(MarchGame, 11)
    match.choose(Into(1))
    match.choose(Snipe(2))
    assert done.stdout.strip() == match.game.digest()


def test_a_digest_changes_with_any_part_of_the_state() -> None:
    base = live(MarchGame, 11)
    moved, shot = base.clone(), base.clone()
    moved.choose(Into(1))
    shot.game.dice.die()
    other_frame = base.clone()
    other_frame.game.take_stack(other_frame.game.steps()[:-1])
    assert len({each.game.digest() for each in (base, moved, shot, other_frame)}) == 4


def test_canonical_json_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": [1, 2], "a": {"d": 1, "c": 2}}) == canonical({"a": {"c": 2, "d": 1}, "b": (1, 2)})
    assert digest({"a": 1}) != digest({"a": 2})
