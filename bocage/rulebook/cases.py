"""Rule cases: positions with scripted dice, choices, and what must hold after them, as data that proves rules.

A case file:

    id: toi.case.attack-concentrated
    game: tide-of-iron
    rules: [toi.attack.strength, toi.attack.defence]
    en: what it shows, in one sentence
    fr: ce qu'il montre
    position: {...}            # as `system.play.position` takes it: like a scenario, or a saved {scenario, state};
                               # one that breaks the rules is refused with the rule
    packs: [house-rules]       # optional: data packs, as folders beside the file
    dice: [5, 6, 2]            # as they fall; all of them must be rolled, unless `spare: true`
    play:
    - choose: {is: Fire, unit: US1}     # the one option of the class `Fire` whose fields are these
      seat: american                    # optional: the seat that must be asked
    - pass: true                        # choose the option that passes
    - asked: {prompt: advance.step, seat: american}
    - not_asked: german                 # neither now, nor with one answer since the last choice; or {seat, prompt}
    - offered: {is: Enter, hex: C4}
    - not_offered: {is: Enter, hex: C5}
    - refused: {is: Enter, hex: C5}     # not on offer, and the judge names this rule
      rule: toi.stacking.limit
    - expect: {unit: US1, hex: B3, status: fatigued}   # the record of that kind and name, and its fields
    - expect: {unit: US1, figures: [], seen_by: german}   # the record as that seat sees it
    - expect: {unit: US2, gone: true}                  # there is no such record any more
    - expect: {event: {is: Pinned, unit: DE1}}         # told since the last choice; `ever: true`: since the start;
                                                       # `times: 2` counts; `heard_by: german` asks one audience
    - expect: {no_event: {is: Pinned}}
    - expect: {over: true, winners: [american], rule: toi.victory.points}
    runs:                      # optional: several plays, each with its own name, position, packs, dice, play
    - {name: at long range, position: {...}, dice: [6]}

Fields that hold things are written by the names the system prints ('C5', 'US1'), several as a list; a number stands for
itself. Fields left out may have any value; in `refused` numbers, flags and lists that are left out count as zero, false
and empty, and every other field has to be given.

The position of a run is laid over the common one, mapping by mapping; a key that ends in `!` replaces what is there:
`units: {US1: {figures!: {us-mortar: 2}}}` leaves no regulars.

A question with one answer is passed over, as in play. A step stops at one by naming its prompt; it comes right after
the choice that leads there, and nothing behind the question happens unless a later step needs it:

    - asked: {prompt: advance.step, only: {is: Stop}}  # it has this one answer
    - refused: {is: Enter, hex: C5}                    # any step: taken at that question
      rule: toi.stacking.limit
      at: advance.step

`text` is what players read, in both languages, of what is asked, refused, offered, chosen or told; every space is a
plain one:

    - refused: {is: Enter, hex: C5}
      rule: toi.stacking.limit
      text: {en: C5 is full., fr: C5 est plein.}

Every rule that a case names must be in the ledger. All runs are played, each to the first step that does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from bocage.kernel import Match
from bocage.rulebook.casefile import Case, Run, Step, load_case
from bocage.rulebook.layout import layout_of
from bocage.rulebook.play import present_question
from bocage.rulebook.reading import RulebookError
from bocage.rulebook.running import Outcome, run_case

__all__ = ["Case", "Outcome", "Run", "Step", "cases_in", "cases_of", "load_case", "run_case", "save_position_as_case"]


def cases_of(game: str) -> list[Case]:
    """The rule cases of a game, from the checkout or from the installed package, in the order of their files."""
    return cases_in(layout_of(game).cases, game)


def cases_in(folder: Path, game: str) -> list[Case]:
    """The cases of a game in a folder and the folders in it.

    >>> cases_in(Path("no-such-folder"), "demo")
    []
    """
    found: list[Case] = []
    seen: dict[str, str] = {}
    for path in sorted(folder.rglob("*.yaml")):
        case = load_case(path)
        if case.game != game:
            raise RulebookError(path, "game", f"is {case.game!r} in the cases of {game!r}")
        if case.id in seen:
            raise RulebookError(path, case.id, f"is the id of {seen[case.id]} too")
        seen[case.id] = path.name
        found.append(case)
    return found


def save_position_as_case(match: Match, path: Path, id: str, rules: Sequence[str]) -> None:
    """Write the present position of a match as a case, to be completed with dice, choices and expectations.

    The position is `{scenario, settings, state}`: `system.play.position` takes the scenario for what never changes, and
    restores `state` over it. The file holds the whole state, also what seats do not know of one another. Its one step
    expects the question that the match waits at; chance begins anew with the dice of the case.
    """
    if not rules:
        raise RulebookError(path, "rules", "a case names at least one rule")
    state = {**match.game.state(), "chance": 0}
    position: dict[str, Any] = {"scenario": match.setup.scenario}
    if match.setup.settings:
        position["settings"] = match.setup.settings
    content = {
        "id": id,
        "game": match.setup.game,
        "rules": list(rules),
        "position": {**position, "state": state},
        "dice": [],
        "play": [present_question(match)],
    }
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    style: dict[str, Any] = {"sort_keys": False, "allow_unicode": True, "width": 120, "default_flow_style": None}
    try:
        path.write_text(yaml.dump(_plain(content), Dumper=dumper, **style), encoding="utf-8")
    except OSError as error:
        raise RulebookError(path, "", (error.strerror or "cannot be written").lower()) from None


def _plain(value: Any) -> Any:
    """Data of fresh lists and dicts, so that YAML writes no anchors and no Python tags."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value
