"""Actions: what each of them is to the activation that offers it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bocage.kernel import Frame, Option, Refusal, Rules, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.schema.vocabulary import ActionKind, Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit

Family = Literal["movement", "fire", "assault", "rally", "engineer", "pass", "other"]
"""Actions of one family are the same type: a second action is of another one."""

Units = tuple[UnitId, ...]

ENGINEER: frozenset[ActionKind] = frozenset({"improved-position", "entrenchment", "roadblock", "rear-guard"})
"""The rows of the table that are engineer actions, whoever takes them.  [gts.action.engineer-actions]"""


class TakeAction(Option):
    """What a unit, or a stack that acts together, does with its action; the base of all such options."""

    unit: ActorId


@dataclass(frozen=True)
class Action:
    """An action of the rulebook's table: when it may be taken, and the procedure that it begins.

    `why_not` judges an option for the units that would act together; `offers` are the options to judge. The frame of
    an action answers the units that took it to its end together, for a second action.
    """

    option: type[TakeAction]
    kind: ActionKind
    family: Family
    why_not: Callable[[Game, Units, Column, Any], Refusal | None]
    begin: Callable[[Game, Units, Column, Any], Frame[Units]]
    offers: Callable[[Game, Units], Sequence[TakeAction]] | None = None

    @property
    def together(self) -> bool:
        """Whether a stack takes it as one: it moves and assaults together; all else each unit does by itself.

        [gts.second.same-for-stack]
        """
        return self.kind in ("movement", "assault")

    def offered(self, game: Game, units: Units) -> Sequence[TakeAction]:
        """The options to judge: one for the first unit, unless the action says more."""
        return (self.option(units[0]),) if self.offers is None else self.offers(game, units)


class ActionRules(Rules, frozen=True, kw_only=True):
    """The rules with their table of actions: in the middle of one, a unit that falls out may begin another.

    [gts.ruling.second-after-stack-drop]
    """

    actions: Mapping[type[TakeAction], Action] = {}
    """The actions by their options, in the order in which players see them."""


def actions_in(game: Game) -> Iterable[Action]:
    """The table of actions of a game's rules."""
    assert isinstance(game.rules, ActionRules)
    return game.rules.actions.values()


def action_of(game: Game, option: TakeAction) -> Action | None:
    """The action that an option takes, if there is one."""
    assert isinstance(game.rules, ActionRules)
    return game.rules.actions.get(type(option))


def begin_action(game: Game, unit: Unit, family: Family) -> None:
    """A unit begins an action: it has acted, and what helped it to do something else is lost.

    [gts.action.order gts.rally.markers-lost gts.work.scope]
    """
    unit = unit.but(acted=game.now.activation, rallying=unit.rallying if family == "rally" else 0)
    game.put(unit if family == "engineer" else unit.but(working=0, working_on=None))


def begun(game: Game, units: Units, column: Column, option: TakeAction) -> Frame[Units]:
    """The procedure of an action that some units begin now."""
    action = action_of(game, option)
    assert action is not None
    for number in units:
        begin_action(game, game.unit(number), action.family)
    return action.begin(game, units, column, option)


def why_not_permitted(game: Game, kind: ActionKind, column: Column, unit: Unit) -> Refusal | None:
    """What the chit in play does not permit; light mortars may fire even under a Division's chit.

    [gts.action.list gts.action.table-move gts.action.table-rally gts.action.table-pass gts.action.table-engineer
    gts.act.division-limits gts.act.purple-exception
    gts.dc.no-engineer gts.dc.no-pass]
    """
    if kind in game.scene.rulebook.actions[column]:
        return None
    if kind == "fire" and column == "division-first" and game.profile(unit).weapon == "light-mortar":
        return None
    about = {"unit": unit.id}
    if kind == "pass":
        return Refusal("gts.dc.no-pass" if column == "direct-command" else "gts.action.table-pass", about)
    if kind in ENGINEER:
        return Refusal("gts.dc.no-engineer" if column == "direct-command" else "gts.action.table-engineer", about)
    return Refusal("gts.act.division-limits", about)
