"""The plan: what a sensible player would answer to each question, quickly. Machine players judge by it what to try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bocage.kernel import Decision, Option, Pass
from bocage.systems.tide_of_iron.mind import outlook, tactics
from bocage.systems.tide_of_iron.mind.chart import chart_of
from bocage.systems.tide_of_iron.mind.evaluation import rounds_left
from bocage.systems.tide_of_iron.mind.outlook import Outlook, stake_of
from bocage.systems.tide_of_iron.rules.assault.assault import AssaultHex, LaunchAssault
from bocage.systems.tide_of_iron.rules.cards.effects.fire_support import TargetHex
from bocage.systems.tide_of_iron.rules.cards.play import PlayCard
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import OpenFire, Shoot
from bocage.systems.tide_of_iron.rules.fire.damage import LoseFigure
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import LeadOpFire
from bocage.systems.tide_of_iron.rules.movement.advance import Enter, Stop
from bocage.systems.tide_of_iron.rules.movement.fortifications import SHELTERS
from bocage.systems.tide_of_iron.rules.phases.action_phase import EndActionPhase
from bocage.systems.tide_of_iron.rules.phases.command_phase import PutInReserve
from bocage.systems.tide_of_iron.rules.phases.status_phase import SetOpFire
from bocage.systems.tide_of_iron.rules.phases.unit_actions import AdvanceWith, AssaultWith, ConcentrateFireWith
from bocage.systems.tide_of_iron.rules.setup.deployment import Conceal, PlaceMarker
from bocage.systems.tide_of_iron.rules.setup.placement import PlaceAt, PlaceInside, PlaceTheRest
from bocage.systems.tide_of_iron.rules.setup.squad_building import BuildTheRest, Specialise
from bocage.systems.tide_of_iron.state.game import Game

SETTLED = frozenset(
    {
        *("action", "command.reserve", "status.op-fire", "transfer.from", "draw", "team.order"),
        *("place.unit", "build", "specialise", "fortify", "conceal", "ace"),
    }
)
"""The questions between two procedures."""
NOWHERE = -20.0
Scores = Sequence[float]


def is_settled(game: Game) -> bool:
    """Whether the game waits between two procedures."""
    return game.asked is None or game.asked.prompt in SETTLED


def stage(game: Game) -> int:
    """How many Command phases are over: between two of them a side may be half a turn ahead."""
    return game.scene.scenario.rounds - rounds_left(game)


def advise(game: Game, decision: Decision) -> Scores:
    """What the plan says of each option of a question, in riflemen; the plan takes the best."""
    adviser = ADVISERS.get(decision.prompt)
    if adviser is not None:
        return adviser(game, decision)
    return [simple(game, decision.seat, option) for option in decision.options]


def simple(game: Game, seat: int, option: Any) -> float:
    """Questions that need no outlook: what can be said of an option by itself."""
    side = game.divisions[seat].side
    match option:
        case LoseFigure(figure=figure):
            return -chart_of(game.scene).worths[game.scene.type_ids[figure]]
        case TargetHex(hex=hex):
            return outlook.shelling(game, side, hex)
        case BuildTheRest() | Specialise() | Conceal():
            return 0.5
        case PlaceTheRest() | LaunchAssault():
            return -0.5
        case Pass():
            return 0.4
        case _:
            return -0.1 if option.passes else 0.0


# Command and setup


def reserve(game: Game, decision: Decision) -> Scores:
    """How many points go to the initiative: all where nothing else can be bought, or the end is near."""
    side = game.divisions[decision.seat].side
    has_cards = any(deck.side == side for deck in game.decks)
    scores = []
    for option in decision.options:
        if isinstance(option, PutInReserve):
            keen = 0.1 if not has_cards or rounds_left(game) <= 1 else -0.02
            scores.append(keen * option.points)
        else:
            scores.append(0.05 if isinstance(option, PlayCard) else 0.0)
    return scores


def where(game: Game, decision: Decision) -> Scores:
    """Where to place a unit: near the objectives, in cover, not all in one hex."""
    unit = game.units[decision.args["unit"]]  # type: ignore[index]
    view = Outlook(game, unit.side)
    wants = view.wants(unit)
    scores = []
    for option in decision.options:
        match option:
            case PlaceAt(hex=hex) | PlaceInside(hex=hex):
                score = view.place(unit, wants, hex) - 0.7 * game.here[hex].bit_count()
                scores.append(score + (1.0 if type(option) is PlaceInside else 0.0))
            case _:
                scores.append(0.5)
    return scores


def fortify(game: Game, decision: Decision) -> Scores:
    """Where to lay a marker: shelters on the objectives, obstacles before them on the enemy's side."""
    side = game.divisions[decision.seat].side
    chart, scene = chart_of(game.scene), game.scene
    ahead, goals = chart.ahead[side], [(goal.hex, stake_of(game, goal, side)) for goal in game.objectives]
    wanted = [(hex, stake) for hex, stake in goals if hex in chart.prizes]
    scores = []
    for option in decision.options:
        if not isinstance(option, PlaceMarker):
            scores.append(NOWHERE)
            continue
        hex, best = option.hex, NOWHERE
        for goal, stake in wanted:
            distance, before = scene.grid.distance(hex, goal), ahead[goal] - ahead[hex]
            worth = stake / 4 - distance if option.kind in SHELTERS else stake / 4 - abs(distance - 2) + before / 2
            best = max(best, worth)
        scores.append(best - sum(marked >> hex & 1 for marked in game.marked.values()))
    return scores


ADVISERS: dict[str, Callable[[Game, Decision], Scores]] = {
    "action": tactics.action,
    "activation": tactics.activation,
    "advance.step": tactics.step,
    "fire.target": tactics.target,
    "fire.declare": tactics.declare,
    "op-fire": tactics.op_fire,
    "status.op-fire": tactics.lie_in_wait,
    "command.reserve": reserve,
    "fortify": fortify,
    "place.where": where,
    "retreat": tactics.retreat,
    "assault.advance": tactics.retreat,
}


# Why

MOTIVES: dict[type[Option], str] = {
    AdvanceWith: "advance",
    AssaultWith: "assault",
    AssaultHex: "assault",
    ConcentrateFireWith: "fire",
    EndActionPhase: "end",
    LeadOpFire: "fire",
    LoseFigure: "loss",
    PlaceAt: "setup",
    PlaceMarker: "setup",
    PlayCard: "card",
    PutInReserve: "bid",
    SetOpFire: "watch",
    Shoot: "fire",
}


def motive(game: Game, decision: Decision, option: Option) -> str:
    """What a player would choose an option for, in a word."""
    goals = {goal.hex for goal in game.objectives if goal.control != game.divisions[decision.seat].side}
    match option:
        case Enter(hex=hex) | AssaultHex(hex=hex) if hex in goals:
            return "objective"
        case Enter(hex=hex) if game.scene.terrain[hex].cover:
            return "cover"
        case OpenFire(kind=kind):
            return "suppress" if kind == "suppressive" else "fire"
        case Enter():
            return "advance"
        case Stop():
            return "hold"
    return MOTIVES.get(type(option), "")
