"""The sequence of play: deployment, then the sides' turns in five phases each."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Call, Frame, Goto, Item, Phases, Step, UnitId
from bocage.systems.rules_of_engagement.rules.artillery.bombardment import Bombardment
from bocage.systems.rules_of_engagement.rules.artillery.hidden import shelled_found
from bocage.systems.rules_of_engagement.rules.artillery.support import ShellsFall
from bocage.systems.rules_of_engagement.rules.close_combat.assault import MeasureAssaults
from bocage.systems.rules_of_engagement.rules.close_combat.contact import release
from bocage.systems.rules_of_engagement.rules.close_combat.phase import CloseCombatPhase
from bocage.systems.rules_of_engagement.rules.close_combat.reinforcement import ClosingUp
from bocage.systems.rules_of_engagement.rules.discipline.phase import DisciplinePhase
from bocage.systems.rules_of_engagement.rules.discipline.states import alarm
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.fire.arms import may_set_up
from bocage.systems.rules_of_engagement.rules.fire.opportunity import AmbushFire, OpportunityFire, waiting
from bocage.systems.rules_of_engagement.rules.fire.phase import FirePhase
from bocage.systems.rules_of_engagement.rules.hiding.ambush import GoingToGround, dig_in
from bocage.systems.rules_of_engagement.rules.hiding.spotting import look_round
from bocage.systems.rules_of_engagement.rules.hooks import EngagementRules
from bocage.systems.rules_of_engagement.rules.movement.phase import MovementPhase
from bocage.systems.rules_of_engagement.rules.orders.phase import OrderPhase
from bocage.systems.rules_of_engagement.rules.setup.deployment import Deployment
from bocage.systems.rules_of_engagement.rules.setup.first_player import FirstPlayer
from bocage.systems.rules_of_engagement.rules.setup.mission import MissionRoll
from bocage.systems.rules_of_engagement.rules.setup.recruitment import Recruitment
from bocage.systems.rules_of_engagement.rules.setup.reserves import Reserves
from bocage.systems.rules_of_engagement.rules.setup.victory import conclude, end_if_broken, end_if_done, has_extra_turn
from bocage.systems.rules_of_engagement.rules.troops.irregulars import IrregularUnits
from bocage.systems.rules_of_engagement.rules.troops.paratroopers import Drops
from bocage.systems.rules_of_engagement.rules.troops.scouting import FreeMove, ReconMoves
from bocage.systems.rules_of_engagement.rules.vehicles.abandoned import abandoned
from bocage.systems.rules_of_engagement.rules.vehicles.bunkers import AtBunkers
from bocage.systems.rules_of_engagement.rules.vehicles.overrunning import GoForVehicles
from bocage.systems.rules_of_engagement.rules.weapons.fuel import FuelCheck
from bocage.systems.rules_of_engagement.rules.weapons.smoke import clear_smoke
from bocage.systems.rules_of_engagement.rules.works.charges import Detonations
from bocage.systems.rules_of_engagement.rules.works.engineers import Tasks
from bocage.systems.rules_of_engagement.state.events.turn import TurnBegan
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY


class NextPhase(Frame[None]):
    """Between two phases: nobody has had his turn in the next one."""

    shown = False

    def start(self, game: Game) -> Step:
        """All squads of the active side may act, and whoever has nobody left to fight with is free."""
        release(game)
        for squad in game.squads_of(game.now.active):
            if squad.done:
                game.put(squad.but(done=False))
        for vehicle in game.vehicles:
            if vehicle.rattled or vehicle.fired:
                game.put(vehicle.but(rattled=0, fired=()))
        return self.done()


class LookRound(Frame[None]):
    """Before squads fire, whoever is hidden close by is seen.  [roe.spot.automatic]"""

    shown = False

    def start(self, game: Game) -> Step:
        """All at once."""
        look_round(game)
        return self.done()


class EndOfTurn(Frame[None]):
    """What a turn leaves behind: acquired targets, weapons set up, nerves steadied for the next.

    [roe.hit.acquired roe.weapon.support-setup roe.weapon.atg-setup-once roe.opp.one-test-per-turn]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """Squads of the active side may act again in their next turn."""
        clear_smoke(game)
        for squad in [one for one in game.squads if one.fallen or one.treated]:
            game.put(squad.but(fallen=(), treated=False))
        for structure in [one for one in game.structures if one.withstood]:
            game.put(structure.but(withstood=False))
        for squad in game.squads:
            if not game.members[squad.id]:
                continue
            if squad.seat == game.now.active:
                ready = squad.ready or (squad.order == "hold" and may_set_up(game, squad))
                rested = squad.but(acquired=squad.fired, ready=ready, settled=squad.settled or ready, tested=False)
                game.put(rested.but(assault=NOBODY, chargers=(), arrived=False))
            elif squad.tested:
                game.put(squad.but(tested=False))
        return self.done()


class PlayerTurn(Phases):
    """A side's turn.  [roe.turn.player-turn roe.turn.phases]"""

    SEQUENCE = (
        NextPhase,
        DisciplinePhase,
        Reserves,
        NextPhase,
        OrderPhase,
        NextPhase,
        ClosingUp,
        Tasks,
        MovementPhase,
        GoingToGround,
        FuelCheck,
        NextPhase,
        MeasureAssaults,
        LookRound,
        Detonations,
        ShellsFall,
        FirePhase,
        FuelCheck,
        GoForVehicles,
        AtBunkers,
        NextPhase,
        CloseCombatPhase,
        EndOfTurn,
    )


class Battle(Frame[None]):
    """The whole game.  [roe.turn.player-turn roe.scn.length]"""

    def start(self, game: Game) -> Step:
        """Guerrillas roll for their mission."""
        return Call(MissionRoll(), then=self.recruit) if game.scene.missions else Goto(self.recruit)

    def recruit(self, game: Game) -> Step:
        """Whoever builds his army does so; then both sides deploy."""
        return Call(Recruitment(), then=self.split_up)

    def split_up(self, game: Game) -> Step:
        """Irregular units may split.  [roe.special.irregular]"""
        return Call(IrregularUnits(), then=self.drop)

    def drop(self, game: Game) -> Step:
        """Whoever comes by air has come down."""
        return Call(Drops(), then=self.deploy)

    def deploy(self, game: Game) -> Step:
        """Both sides deploy."""
        return Call(Deployment(), then=self.deployed)

    def deployed(self, game: Game) -> Step:
        """Whoever has been set up in a trench is in ambush.  [roe.trench.ambush]"""
        dig_in(game)
        return Goto(self.bombard)

    def bombard(self, game: Game) -> Step:
        """The attacker's artillery, if there is any.  [roe.ruling.recon-order]"""
        return Call(Bombardment(), then=self.scout) if game.batteries else Goto(self.scout)

    def scout(self, game: Game) -> Step:
        """Recon troops crawl ahead.  [roe.special.recon-free-move roe.ruling.recon-order]"""
        return Call(ReconMoves(), then=self.who_begins)

    def who_begins(self, game: Game) -> Step:
        """The scenario or the dice say who begins, and in the first turn nobody attacks hand to hand.

        [roe.turn.first-player roe.scn.first-turn]
        """
        game.put(game.now.but(opening=True))
        return Call(FirstPlayer(), then=self.begin)

    def begin(self, game: Game) -> Step:
        """A side's turn begins: whoever could do nothing is himself again."""
        now = game.now
        for squad in game.squads_of(now.active):
            if squad.spent:
                game.put(squad.but(spent=False))
        for vehicle in game.vehicles:
            if (vehicle.busy or vehicle.buttoned) and game.squads[vehicle.squad].seat == now.active:
                game.put(vehicle.but(busy=False, buttoned=False))
        game.emit(TurnBegan(now.turn, now.active))
        return Call(PlayerTurn(), then=self.next_turn)

    def next_turn(self, game: Game) -> Step:
        """The other side, one turn more if the die says so, or the end.  [roe.scn.length]"""
        if end_if_broken(game) or end_if_done(game):
            return self.done()
        now, scenario = game.now.but(opening=False), game.scene.scenario
        last = now.active != now.first
        if last and now.turn >= (now.last or scenario.turns):
            extra = has_extra_turn(game) if scenario.extra_turn and not now.last else False
            now = now.but(last=scenario.turns + extra)
            if not extra:
                conclude(game)
                return self.done()
        game.put(now.but(turn=now.turn + last, active=other(now.active)))
        return Goto(self.begin)


class Unanswered(Frame[None]):
    """A moment in which nobody may fire."""

    shown = False

    def start(self, game: Game) -> Step:
        """Nothing happens."""
        return self.done()


class Wiped(Frame[None]):
    """A squad has lost its last man: its friends nearby see it.  [roe.disc.friend-destroyed]"""

    shown = False
    unit: UnitId

    def start(self, game: Game) -> Step:
        """It is destroyed."""
        squad = game.squad(self.unit)
        fallen = tuple(one.at for one in game.figures if one.squad == self.unit)
        game.put(squad.but(state="destroyed", zone=None, target=NOBODY))
        alarm(game, squad, fallen)
        return self.done()


def wiped_out(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """Looks whenever a record has changed."""
    for squad in game.squads:
        out = not game.members[squad.id] and squad.state != "destroyed" and not squad.away
        if out and is_deployed(game, squad.id):
            return Wiped(squad.id)
    return None


def is_deployed(game: Game, squad: UnitId) -> bool:
    """Whether a squad has been on the table, or has nobody who could ever come to it."""
    lost = [figure for figure in game.figures if figure.squad == squad and figure.lost]
    if not lost:
        return False
    return any(figure.x >= 0 for figure in lost) or len(lost) == sum(one.squad == squad for one in game.figures)


def react(game: Game, squad: UnitId) -> Frame[None]:
    """What opens when a squad moves or fires; fire at passengers is fire at what carries them.

    Before the battle nobody fires.  [roe.ruling.vehicle-passengers roe.special.recon-free-move]
    """
    if game.running(FreeMove) is not None:
        return Unanswered()
    squad = squad if game.squad(squad).aboard == NOBODY else game.squad(squad).aboard
    hidden = any(game.squad(unit).is_hidden for unit in waiting(game, other(game.squad(squad).seat)))
    return AmbushFire(squad) if hidden else OpportunityFire(squad)


RULES = EngagementRules(
    first=Battle(),
    interrupts=(
        shelled_found,
        wiped_out,
        abandoned,
    ),
    reactions=react,
)
"""The game, and what is looked at whenever a record has changed."""
