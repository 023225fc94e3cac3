"""Snipers: they stay hidden when they fire, aim at one man, and what they do to him goes home to his squad."""

from __future__ import annotations

from typing import Annotated

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Option, Refusal, Step, Thing, UnitId
from bocage.kernel.events import EVERYONE
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed, exposed_places
from bocage.systems.rules_of_engagement.rules.discipline.states import set_state
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.fire.arms import main_arm
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.systems.rules_of_engagement.rules.fire.needs import hit_links, hit_modifiers, save_need
from bocage.systems.rules_of_engagement.rules.fire.places import is_in_bunker
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_fired, mark_hits
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group, band_of, groups, reach_of
from bocage.systems.rules_of_engagement.rules.troops.traits import holds_still, is_sniper
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.action import Fired, FireResult
from bocage.systems.rules_of_engagement.state.events.troops import Pinned
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, FigureId, Squad

AIM = "aim"


class PickOff(Option):
    """A sniper aims at this man."""

    figure: Annotated[int, Thing("figure", "aim")]


def sniper_of(game: Game, squad: Squad) -> tuple[Figure, Weapon] | None:
    """The sniper himself, with his rifle.  [roe.special.sniper-team]"""
    if is_sniper(game, squad):
        for figure, man in game.men(squad.id):
            weapon = main_arm(game, figure, man)
            if "sniper" in man.marks and weapon is not None and figure.id not in squad.busy:
                return figure, weapon
    return None


def marks_of(game: Game, squad: Squad, target: UnitId) -> list[FigureId]:
    """At whom of a squad a sniper who holds may aim: those whom he sees within range, and nobody in a bunker.

    [roe.special.sniper-pick roe.ruling.bunker-targeted roe.range.check]
    """
    found = sniper_of(game, squad)
    if found is None or not holds_still(squad):
        return []
    figure, weapon = found
    return [
        one
        for one in bits(exposed(game, target))
        if not is_in_bunker(game, game.figures[one].at) and _band(game, squad, figure, weapon, one) is not None
    ]


def _band(game: Game, squad: Squad, figure: Figure, weapon: Weapon, mark: FigureId) -> int | None:
    far = game.sight.shots((figure.at,), (game.figures[mark].at,))[0]
    return band_of(game, weapon, far, reach_of(game, squad, weapon))


def why_not_openly(game: Game, squad: Squad, target: UnitId) -> Refusal | None:
    """A sniper's assistant fires too, where he reaches the target, and both are seen.

    [roe.special.sniper-assistant-fires roe.ruling.sniper-assistant]
    """
    args = {"unit": squad.id, "target": target}
    if is_sniper(game, squad) and squad.is_ambushed:
        shots = game.sight.shots(game.places[squad.id], exposed_places(game, target))
        for (figure, man), far in zip(game.men(squad.id), shots, strict=True):
            weapon = main_arm(game, figure, man)
            if "sniper" not in man.marks and weapon is not None and band_of(game, weapon, far) is not None:
                return None
    return Refusal("roe.special.sniper-assistant-fires", args)


def stays_hidden(game: Game, squad: Squad, target: UnitId, uses: dict[FigureId, str]) -> bool:
    """Whether a squad in ambush fires without giving itself away: a sniper, or men with silenced weapons alone.

    [roe.special.sniper-stays-hidden roe.equip.silencer roe.los.firing-reveals]
    """
    if not squad.is_ambushed or is_sniper(game, squad):
        return squad.is_ambushed
    firing = groups(game, squad.id, target, uses)
    return bool(firing) and all("silencer" in group.weapon.marks for group in firing)


class TakeAim(Frame[None]):
    """A sniper who holds aims at one man of a squad.  [roe.special.sniper-pick]"""

    unit: UnitId
    target: UnitId
    opportunity: bool
    mark: FigureId = NOBODY
    """The man at whom he has aimed."""
    armed: tuple[FigureId, ...] = ()
    """Who of the squad had a weapon from another man before he was hit.  [roe.special.sniper-specialist]"""

    def start(self, game: Game) -> Step:
        """At whom? He is asked though he sees one man alone, so that silence tells nothing."""
        squad = game.squad(self.unit)
        options = [PickOff(one) for one in marks_of(game, squad, self.target)]
        args = {"unit": self.unit, "target": self.target}
        return Ask(squad.seat, AIM, options, self.chosen, self.why_not, args, hidden=True)

    def why_not(self, game: Game, choice: PickOff) -> Refusal | None:
        """Only at men of the target whom he sees."""
        if choice.figure in marks_of(game, game.squad(self.unit), self.target):
            return None
        return Refusal("roe.special.sniper-pick", {"unit": self.unit, "target": self.target})

    def chosen(self, game: Game, choice: PickOff) -> Step:
        """To hit, worse to save, better to kill.  [roe.special.sniper-exp roe.special.sniper-kill roe.equip.scope]"""
        squad, book = game.squad(self.unit), game.scene.rulebook.snipers
        found = sniper_of(game, squad)
        assert found is not None
        figure, weapon = found
        band = _band(game, squad, figure, weapon, choice.figure)
        assert band is not None
        group = Group(weapon, band, (figure.id,))
        at = game.figures[choice.figure].at
        added = hit_modifiers(game, self.unit, self.target, group, self.opportunity, (at,))
        links = hit_links(game, game.scene.rosters[squad.kind][figure.man].profile.shooting, added)
        save = save_need(game, self.target, weapon, figure=choice.figure) - book.exp
        mark_fired(game, self.unit, self.target)
        game.put(game.squad(self.unit).but(busy=(*squad.busy, figure.id)))
        chain = game.dice.chain(1 if links else 0, (*links, -save, max(1, weapon.ap - book.kill)), len(links))
        hit, lost = (chain.left[len(links) - 1], chain.left[-1]) if links else (0, 0)
        heard = 1 << squad.seat if squad.is_hidden else EVERYONE
        game.emit(Fired(self.unit, self.target, weapon.name, chain.n, added, hit, lost), heard)
        game.emit(FireResult(self.unit, self.target, hit, lost))
        if hit:
            mark_hits(game, self.unit, self.target, 1)
        if not lost:
            return self.done()
        armed = tuple(one.id for one, _ in game.men(self.target) if one.arm)
        killed = self.but(mark=choice.figure, armed=armed).killed
        return Call(Losses(self.target, 1, self.unit, (choice.figure,)), then=killed)

    def killed(self, game: Game) -> Step:
        """Who takes over his weapon does not fire it in the next fire phase; the squad is pinned, if nobody saved him.

        [roe.special.sniper-specialist roe.special.sniper-pin roe.special.medic]
        """
        if not game.figures[self.mark].lost:
            return self.done()
        for figure, _ in game.men(self.target):
            if figure.arm and figure.id not in self.armed:
                game.put(figure.but(idle=True))
        if not game.members[self.target] or not game.scene.settings.discipline:
            return self.done()
        if game.squad(self.target).combat is not None:
            return self.done()
        return Call(PinTest(self.target), then=self.finished)


class PinTest(Frame[None]):
    """A squad of which a sniper has killed a man tests its discipline at once, and is suppressed if it fails.

    [roe.special.sniper-pin]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """With all modifiers."""
        return Call(DisciplineTest(self.unit), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Passed, it has lost a man and nothing more."""
        if not passed:
            game.emit(Pinned(self.unit))
            set_state(game, self.unit, worse(game.squad(self.unit).state, "suppressed"))
        return self.done()


def rested(game: Game) -> None:
    """When the fire phase of a side ends, its men who took over a weapon know it.  [roe.special.sniper-specialist]"""
    for squad in game.squads_of(game.now.active):
        for figure, _ in game.men(squad.id):
            if figure.idle:
                game.put(figure.but(idle=False))
