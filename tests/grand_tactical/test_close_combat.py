"""Units at close quarters do all that they can, at random: nothing fails, and what is derived is kept."""

from __future__ import annotations

import random
from collections import Counter

from bocage.kernel import LiveDice
from bocage.registry import system
from bocage.systems.grand_tactical.state.game import Game
from tests.support.positions import matched

SYSTEM = system("grand-tactical")
CLOSE = {
    "begin": {"chit": "us"},
    "chits": {"cup": ("direct-us", "german", "direct-german", "us-division", "german-division", "us-2")},
    "divisions": {"us-division": {"cp": 9}, "german-division": {"cp": 9}},
    "terrain": {"E4": "woods", "G5": "town", "F3": "hedgerow"},
    "routes": {"main": [["E6", "E5", "E4", "E3"], ["G6", "G5", "G4"]]},
    "hexsides": {"slope": ["F4/N"]},
    "works": [{"kind": "entrenchment", "at": "E5", "side": "us"}, {"kind": "heavy-barrage", "at": "G4"}],
    "victory": {"objectives": {"E4": "german", "G5": "us"}},
    "units": {
        "a": {"type": "us-para", "at": "E5"},
        "b": {"type": "us-para", "at": "E5", "shelter": "improved"},
        "eng": {"type": "us-eng", "at": "E5"},
        "tank": {"type": "us-m4", "at": "G6", "column": True},
        "gun": {"type": "us-57", "at": "F5"},
        "inf": {"type": "us-inf", "of": "us-2", "at": "F5"},
        "mg": {"type": "us-glider", "of": "us-2", "at": "D5"},
        "w": {"type": "ss-pg", "at": "E4", "shelter": "entrenched"},
        "x": {"type": "sturm", "at": "E4"},
        "flak": {"type": "ge-flak2-0", "at": "E4"},
        "y": {"type": "ge-static", "at": "G5"},
        "pak": {"type": "ge-pak", "at": "G5"},
        "z": {"type": "ge-105", "at": "F4", "mounted": True},
        "pi": {"type": "ge-pi", "at": "F4"},
        "col": {"type": "ge-static", "at": "D4", "column": True},
        "stug": {"type": "ge-stug", "at": "D4"},
    },
}
GAMES, ANSWERS = 24, 150
EAGER = (
    *("AssaultHex", "JoinAssault", "GoOn", "DeclareFire", "FireAtMover"),
    *("BuildEntrenchment", "BuildRoadblock", "EnterTrench", "LeaveTrench"),
)


def test_random_fights_at_close_quarters_end_and_keep_every_index() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        chance = random.Random(seed)
        match = matched(SYSTEM, SYSTEM.play.position(CLOSE, LiveDice(f"close {seed}", "combat")))
        for number in range(ANSWERS):
            if not match.pending:
                break
            (decision,) = match.pending.values()
            eager = [option for option in decision.options if type(option).__name__ in EAGER]
            choice = chance.choice(eager if eager and chance.random() < 0.6 else decision.options)
            seen[type(choice).__name__] += 1
            match.choose(choice)
            if number % 10 == 0:
                assert_indexes_kept(match.game)
    assert not {"FleeTo", "DeclareCharge", "FireInAssault", "FireAgain", "Withdraw", "QuitColumn", "Steady"} - set(seen)
    assert not {"EnterTrench", "LeaveTrench", "BuildPosition", "BuildEntrenchment", "BuildRoadblock"} - set(seen)


def assert_indexes_kept(game: object) -> None:
    assert isinstance(game, Game)
    again = game.clone()
    again.rebuild()
    for name in Game._indexes[1:]:
        assert getattr(again, name) == getattr(game, name), name
