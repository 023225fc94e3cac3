"""The cup: chits go in, and are drawn one by one; the last one opens the next turn."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Step
from bocage.systems.grand_tactical.rules.activation.activation import PlayChit
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Chit


class FillCup(Frame[None]):
    """Step G: Divisions in play, Direct Command, and the Formations bought for this turn; how many is public.

    [gts.cup.contents gts.cup.first-turn gts.ruling.carried-chit gts.ruling.dp-secret-amount]
    """

    def start(self, game: Game) -> Step:
        """In the first turn the scenario has filled it."""
        if game.now.turn > 1:
            for chit in game.chits:
                if goes_in(game, chit):
                    game.put(chit.but(zone="cup"))
        publish(game)
        return self.done()


def goes_in(game: Game, chit: Chit) -> bool:
    """Whether a chit goes into the cup this turn.  [gts.cup.contents]"""
    if chit.zone == "carried":
        return False
    match chit.kind:
        case "formation":
            return chit.zone == "now"
        case "division":
            return is_in_play(game, chit.of)
        case "direct":
            return True


def is_in_play(game: Game, division: int) -> bool:
    """Whether a Division has a unit on the map, or one that enters this turn.  [gts.cup.contents]"""
    return any(unit.division == division and (unit.on_map or unit.where == "box") for unit in game.units)


def publish(game: Game) -> None:
    """Tell how many Formation chits each side has in the cup and aside, and what command points are left."""
    for army in game.armies:
        own = [chit.zone for chit in game.chits if chit.kind == "formation" and chit.seat == army.id]
        game.reveal(army.but(brought=army.set_aside, in_cup=own.count("cup"), set_aside=own.count("next")))
        game.emit(events.CupFilled(army.id, own.count("cup"), own.count("next")))


class ActivationPhase(Frame[None]):
    """Step H: the chit left over first, then draws at random until one is left.

    [gts.act.carried-first gts.act.draw gts.act.end gts.core.chit-runs]
    """

    def start(self, game: Game) -> Step:
        """The carried one opens, for nothing.

        [gts.act.carried-first gts.act.carried-formation-free gts.ruling.empty-carried]
        """
        carried = next((chit for chit in game.chits if chit.zone == "carried"), None)
        if carried is None:
            return Goto(self.draw)
        game.put(carried.but(zone="played"))
        game.emit(events.ChitPlayed(carried.id, carried=True))
        return Call(PlayChit(carried.id), then=self.draw)

    def draw(self, game: Game) -> Step:
        """The next chit; the last one stays.  [gts.act.draw gts.act.end gts.ruling.last-chit-reveal]"""
        cup = [chit for chit in game.chits if chit.zone == "cup"]
        if len(cup) <= 1:
            for chit in cup:
                game.reveal(chit.but(zone="carried"))
                game.emit(events.ChitLeft(chit.id))
                _count_out(game, chit)
            return self.done()
        drawn = cup[game.dice.pick([1] * len(cup))]
        game.reveal(drawn.but(zone="played"))
        _count_out(game, drawn)
        game.emit(events.ChitPlayed(drawn.id, carried=False))
        return Call(PlayChit(drawn.id), then=self.draw)


def _count_out(game: Game, chit: Chit) -> None:
    """A Formation's chit is out of the cup, and known."""
    if chit.kind == "formation":
        army = game.armies[chit.seat]
        game.put(army.but(in_cup=army.in_cup - 1))


class EndTurn(Frame[None]):
    """Steps I and J: barrages are lifted, Parks may fire anew, dispatch points are shown, the turn marker moves on.

    [gts.seq.clean-up gts.barrage.remove gts.park.fired gts.ruling.dp-secret-amount]
    """

    def start(self, game: Game) -> Step:
        """Clear the map of what lasts a turn."""
        for work in game.works:
            if work.kind in ("light-barrage", "heavy-barrage") and work.hex >= 0:
                game.put(work.but(hex=-1))
        for park in game.parks:
            if park.fired:
                game.put(park.but(fired=False))
        for division in game.divisions:
            game.reveal(division.but(shown_dp=division.dp, rolled=(), parks=0))
        for chit in game.chits:
            if chit.zone == "played":
                game.put(chit.but(zone="out"))
            elif chit.zone == "next":
                game.put(chit.but(zone="now"))
        return self.done()
