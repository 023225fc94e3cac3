"""Barrages: what indirect fire leaves on a hex."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.systems.grand_tactical.rules.fire.modifiers import firer_terms
from bocage.systems.grand_tactical.schema.vocabulary import WorkKind
from bocage.systems.grand_tactical.state.events import artillery as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit, Work


def barrage_strength(game: Game, unit: Unit, bonus: bool) -> int:
    """The printed Fire Value, what markers on the firer make of it, and the company bonus; of one unit alone.

    [gts.barrage.light gts.barrage.no-adding gts.ruling.barrage-strength-markers]
    """
    strength = sum(term.amount for term in firer_terms(game, unit))
    return strength + (game.scene.rulebook.fire.company_bonus if bonus else 0)


def barrage_of(game: Game, unit: Unit, bonus: bool) -> WorkKind:
    """Heavy from a certain strength on, light below, mortars included.

    [gts.barrage.kinds gts.barrage.light gts.barrage.heavy]
    """
    return (
        "heavy-barrage"
        if barrage_strength(game, unit, bonus) >= game.scene.rulebook.artillery.heavy
        else "light-barrage"
    )


def lay_barrage(game: Game, hex: Hex, kind: WorkKind) -> None:
    """One marker a hex: a heavy barrage takes the place of a light one, never the other way round.

    Nothing but indirect fire lays one, and it belongs to nobody.

    [gts.barrage.one-per-hex gts.barrage.both-sides gts.barrage.not-assault]
    """
    if game.heavy >> hex & 1 or (kind == "light-barrage" and game.barrages >> hex & 1):
        return
    for work in game.works:
        if work.hex == hex and work.kind == "light-barrage":
            game.put(work.but(hex=OFF_MAP))
    spare = next((work for work in game.works if work.kind == kind and work.hex == OFF_MAP), None)
    game.put(Work(len(game.works), kind, hex) if spare is None else spare.but(hex=hex))
    game.emit(events.BarrageLaid(hex, kind))
