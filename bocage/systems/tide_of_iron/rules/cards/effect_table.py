"""The table of effects: for each kind whether it could do anything now, and the procedure that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bocage.kernel import Seat
from bocage.systems.tide_of_iron.rules.cards.carrying_out import CardEffect
from bocage.systems.tide_of_iron.rules.cards.effects.activations import Orders, may_activate
from bocage.systems.tide_of_iron.rules.cards.effects.arrivals import Arrive, Jump, may_arrive, may_jump
from bocage.systems.tide_of_iron.rules.cards.effects.cards_that_stay import (
    ChooseHeldHex,
    ChooseUnit,
    StrikeBattery,
    may_choose,
    may_hold,
)
from bocage.systems.tide_of_iron.rules.cards.effects.figures import (
    AddMen,
    Attach,
    Improve,
    TakeAim,
    exposed_squads,
    improvable,
    may_attach,
    reduced_squads,
)
from bocage.systems.tide_of_iron.rules.cards.effects.fire_support import (
    Blast,
    DropSupplies,
    FireOnHex,
    SmokeScreen,
    StrafeLine,
    UnmaskHexes,
    target_hexes,
)
from bocage.systems.tide_of_iron.rules.cards.effects.staff import (
    BuryCard,
    DrainReserve,
    DrawMore,
    FillReserve,
    GainPoints,
    LookAtDeck,
    MoveOver,
    may_bury,
    may_drain,
    may_draw,
    may_redeploy,
)
from bocage.systems.tide_of_iron.rules.cards.effects.tank_riders import MountUp, rides
from bocage.systems.tide_of_iron.rules.cards.effects.unit_markers import ChangeUnits, ScoutAhead, may_change, may_scout
from bocage.systems.tide_of_iron.rules.cards.effects.works import (
    ClearLane,
    DigTrenches,
    LayObstacles,
    PourConcrete,
    hexes_to_bar,
    hexes_to_dig,
    may_clear,
    may_pour,
)
from bocage.systems.tide_of_iron.schema import card_effects as v
from bocage.systems.tide_of_iron.state.game import Game


class Kind(NamedTuple):
    """Whether an effect could do anything (`may`), and what carries it out; nothing does what only lies there."""

    may: Callable[[Game, Seat, Any], object]
    frame: type[CardEffect] | None


def always(game: Game, seat: Seat, effect: v.Effect) -> bool:
    """The effect can always be carried out."""
    return True


KINDS: dict[type[v.Effect], Kind] = {
    v.Contact: Kind(always, None),
    v.Target: Kind(target_hexes, None),
    v.Drift: Kind(always, None),
    v.AreaFire: Kind(always, FireOnHex),
    v.WideBlast: Kind(always, Blast),
    v.Strafe: Kind(always, StrafeLine),
    v.LaySmoke: Kind(always, SmokeScreen),
    v.Unmask: Kind(always, UnmaskHexes),
    v.Supplies: Kind(always, DropSupplies),
    v.Parachute: Kind(may_jump, Jump),
    v.Marksmen: Kind(lambda game, seat, effect: any(exposed_squads(game, seat, effect)), TakeAim),
    v.Scout: Kind(may_scout, ScoutAhead),
    v.Change: Kind(may_change, ChangeUnits),
    v.ReplaceFigures: Kind(lambda game, seat, effect: any(improvable(game, seat, effect)), Improve),
    v.AddFigures: Kind(lambda game, seat, effect: any(reduced_squads(game, seat, effect)), AddMen),
    v.Specialise: Kind(may_attach, Attach),
    v.Reinforce: Kind(may_arrive, Arrive),
    v.Redeploy: Kind(may_redeploy, MoveOver),
    v.DigIn: Kind(lambda game, seat, effect: hexes_to_dig(game, seat), DigTrenches),
    v.PlaceObstacles: Kind(hexes_to_bar, LayObstacles),
    v.ClearObstacle: Kind(may_clear, ClearLane),
    v.Pillbox: Kind(may_pour, PourConcrete),
    v.ActivateUnits: Kind(may_activate, Orders),
    v.TankRiders: Kind(lambda game, seat, effect: any(rides(game, seat)), MountUp),
    v.Points: Kind(always, GainPoints),
    v.Reserve: Kind(always, FillReserve),
    v.Drain: Kind(may_drain, DrainReserve),
    v.MoreActions: Kind(always, None),
    v.Draw: Kind(may_draw, DrawMore),
    v.Look: Kind(may_draw, LookAtDeck),
    v.Bury: Kind(may_bury, BuryCard),
    v.Registered: Kind(always, None),
    v.Observer: Kind(may_choose, ChooseUnit),
    v.CounterBattery: Kind(always, StrikeBattery),
    v.Intercept: Kind(always, None),
    v.EasyContact: Kind(always, None),
    v.HullDown: Kind(may_choose, ChooseUnit),
    v.FreeOverruns: Kind(always, None),
    v.Recovery: Kind(always, None),
    v.WinTies: Kind(always, None),
    v.Headquarters: Kind(always, None),
    v.HoldLine: Kind(may_hold, ChooseHeldHex),
    v.Discipline: Kind(always, None),
    v.Surcharge: Kind(always, None),
    v.NoDraw: Kind(always, None),
}
"""All effects of the vocabulary."""
DOUBTFUL = {effect: kind.may for effect, kind in KINDS.items() if kind.may is not always}
"""What to ask of the effects that cannot always be carried out."""
