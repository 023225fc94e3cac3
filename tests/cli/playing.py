from __future__ import annotations

from pathlib import Path

from bocage import registry
from bocage.kernel import Match, saves
from bocage.players import Clock, make


def played_match(decisions: int, seed: int = 5) -> Match:
    """A skirmish after so many random choices, in which dice have fallen soon."""
    match = registry.new("skirmish", seed=seed)
    players = [make("random", seed, seat) for seat in range(2)]
    while match.decision is not None and match.revision < decisions:
        decision = match.decision
        match.choose(players[decision.seat].choose(None, decision, Clock()), seat=decision.seat)
    return match


def saved_match(path: Path, decisions: int = 8) -> Path:
    path.write_bytes(saves.save(played_match(decisions)))
    return path
