"""A learning scenario is played to its end in the terminal, at 80 columns, and reads as it did."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Bocage
from tests.cli.record import COLUMNS, command, files_of, transcript

PLAYED = [
    ("grand-tactical/neuville", "us"),
    ("rules-of-engagement/orchard-lane", "american"),
    ("tide-of-fortune/joes-bridge", "allied"),
]


@pytest.mark.parametrize(("title", "seat"), PLAYED)
def test_what_was_typed_leads_to_the_same_end(bocage: Bocage, title: str, seat: str) -> None:
    typed, printed = files_of(title)
    ran = bocage(*command(title, seat), typed=typed.read_text(encoding="utf-8"))
    assert (ran.status, ran.err) == (0, "")
    shown = transcript(ran.out)
    again = f"python -m tests.cli.record {title} {seat}"
    assert shown.splitlines() == printed.read_text(encoding="utf-8").splitlines(), again
    assert max(map(len, shown.splitlines())) <= COLUMNS
    assert "Victory: " in shown
