"""Variants of the ford that keep all laws pass the whole suite."""

from __future__ import annotations

import pytest

from .broken import made
from .known import KNOWN
from .legal import LEGAL
from .test_scenarios import PER_GAME, Check, name

GAMES = 6


@pytest.mark.parametrize("check", PER_GAME, ids=name)
@pytest.mark.parametrize("variant", LEGAL)
def test_a_legal_variant(
    variant: str, check: Check, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    system = made(variant, LEGAL[variant], monkeypatch)
    reason = KNOWN.get((f"{system.name}/ford", name(check)))
    if reason is not None:
        request.applymarker(pytest.mark.xfail(reason=reason, strict=True, raises=AssertionError))
    for seed in range(GAMES):
        check(system, "ford", seed)
