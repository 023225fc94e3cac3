"""The plan: what a sensible player would answer to each question, quickly. Machine players judge by it what to try."""

from __future__ import annotations

from typing import Any

from bocage.kernel import Decision, Pass
from bocage.mind import Plan, Scores
from bocage.mind.openings import BOOK, Opening
from bocage.mind.tables import SCALES, table_beside
from bocage.systems.tide_of_iron.mind import outlook, tactics
from bocage.systems.tide_of_iron.mind.card_play import worth_playing
from bocage.systems.tide_of_iron.mind.chart import chart_of
from bocage.systems.tide_of_iron.mind.evaluation import rounds_left
from bocage.systems.tide_of_iron.mind.outlook import Outlook, stake_of
from bocage.systems.tide_of_iron.rules.assault.assault import AssaultHex, LaunchAssault
from bocage.systems.tide_of_iron.rules.assault.retreat import AdvanceAfterAssault, Retreat
from bocage.systems.tide_of_iron.rules.cards.deck import DrawOne
from bocage.systems.tide_of_iron.rules.cards.effects.fire_support import TargetHex
from bocage.systems.tide_of_iron.rules.cards.operations import ChooseAce
from bocage.systems.tide_of_iron.rules.cards.play import PlayCard
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import ConcentratedFire, DeclareFire, OpenFire, Shoot
from bocage.systems.tide_of_iron.rules.fire.damage import LoseFigure
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import LeadOpFire, OpportunityFire
from bocage.systems.tide_of_iron.rules.movement.advance import Enter, Movement, Stop
from bocage.systems.tide_of_iron.rules.movement.fortifications import SHELTERS
from bocage.systems.tide_of_iron.rules.phases.action_phase import ActionTurn, EndActionPhase, TeamOrder
from bocage.systems.tide_of_iron.rules.phases.command_phase import PutInReserve, Spending
from bocage.systems.tide_of_iron.rules.phases.squad_transfers import TRANSFER_FROM
from bocage.systems.tide_of_iron.rules.phases.status_phase import PlaceOpFire, SetOpFire
from bocage.systems.tide_of_iron.rules.phases.unit_actions import (
    Activation,
    AdvanceWith,
    AssaultWith,
    ConcentrateFireWith,
)
from bocage.systems.tide_of_iron.rules.setup.deployment import Conceal, ConcealSquads, Fortify, PlaceMarker
from bocage.systems.tide_of_iron.rules.setup.placement import (
    PLACE_UNIT,
    PLACE_WHERE,
    PlaceAt,
    PlaceInside,
    PlaceTheRest,
)
from bocage.systems.tide_of_iron.rules.setup.squad_building import BuildSquads, BuildTheRest, Specialise, Specialising
from bocage.systems.tide_of_iron.state.game import Game

NOWHERE = -20.0


def stage(game: Game) -> int:
    """How many Command phases are over: between two of them a side may be half a turn ahead."""
    return game.scene.scenario.rounds - rounds_left(game)


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
    """Which cards are worth their price, then how many points go to the initiative.

    All go there where nothing else can be bought, or the end is near.
    """
    side = game.divisions[decision.seat].side
    has_cards = any(deck.side == side for deck in game.decks)
    scores = []
    keen = 0.1 if not has_cards or rounds_left(game) <= 1 else -0.02
    most = keen * game.sides[side].command
    for option in decision.options:
        match option:
            case PutInReserve(points=points):
                scores.append(keen * points)
            case PlayCard(card=card):
                worth = worth_playing(game, side, card)
                scores.append(max(most, 0.0) + worth if worth > 0 else worth - 0.1)
            case _:
                scores.append(0.0)
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


# Why


def why_enter(game: Game, decision: Decision, option: Enter) -> str:
    """What a unit goes to a hex for."""
    if option.hex in wanted_hexes(game, decision):
        return "objective"
    return "cover" if game.scene.terrain[option.hex].cover else "advance"


def why_assault(game: Game, decision: Decision, option: AssaultHex) -> str:
    """What a hex is assaulted for."""
    return "objective" if option.hex in wanted_hexes(game, decision) else "assault"


def why_open_fire(game: Game, decision: Decision, option: OpenFire) -> str:
    """What a type of attack is chosen for."""
    return "suppress" if option.kind == "suppressive" else "fire"


def wanted_hexes(game: Game, decision: Decision) -> set[int]:
    """The objectives that the seat's side does not control."""
    return {goal.hex for goal in game.objectives if goal.control != game.divisions[decision.seat].side}


PLAN = Plan[Game](
    advisers={
        ActionTurn.prompt: tactics.action,
        Activation.prompt: tactics.activation,
        Movement.prompt: tactics.step,
        ConcentratedFire.prompt: tactics.target,
        DeclareFire.prompt: tactics.declare,
        OpportunityFire.prompt: tactics.op_fire,
        PlaceOpFire.prompt: tactics.lie_in_wait,
        Spending.prompt: reserve,
        Fortify.prompt: fortify,
        PLACE_WHERE: where,
        Retreat.prompt: tactics.retreat,
        AdvanceAfterAssault.prompt: tactics.retreat,
    },
    otherwise=simple,
    settled=frozenset(
        {
            *(ActionTurn.prompt, Spending.prompt, PlaceOpFire.prompt, TRANSFER_FROM, DrawOne.prompt, TeamOrder.prompt),
            *(PLACE_UNIT, BuildSquads.prompt, Specialising.prompt, Fortify.prompt, ConcealSquads.prompt),
            ChooseAce.prompt,
        }
    ),
    stage=stage,
    scales=table_beside(__file__, SCALES, dict[str, float]),
    setup=(PLACE_WHERE,),
    book=table_beside(__file__, BOOK, dict[str, Opening]),
    even=frozenset({ActionTurn.prompt}),
    destinations={Movement.prompt: tactics.destinations},
    motives={
        AdvanceWith: "advance",
        AssaultHex: why_assault,
        AssaultWith: "assault",
        ConcentrateFireWith: "fire",
        EndActionPhase: "end",
        Enter: why_enter,
        LeadOpFire: "fire",
        LoseFigure: "loss",
        OpenFire: why_open_fire,
        PlaceAt: "setup",
        PlaceMarker: "setup",
        PlayCard: "card",
        PutInReserve: "bid",
        SetOpFire: "watch",
        Shoot: "fire",
        Stop: "hold",
    },
)
