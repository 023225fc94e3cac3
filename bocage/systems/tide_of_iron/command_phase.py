"""The Command phase (Phase de commandement): control, command and victory points, initiative."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Phases, Step
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.state import NOBODY, Game, Objective, SideId, other


class Control(Frame[None]):
    """Step 1: a side with a unit in an objective hex takes control of it, and keeps it after leaving.

    [toi.command.control-gain toi.command.control-keep]
    """

    def start(self, game: Game) -> Step:
        """Look at every objective."""
        for objective in game.objectives:
            holder = occupant(game, objective)
            if holder not in (NOBODY, objective.control):
                game.put(objective.but(control=holder))
                game.emit(events.ControlTaken(holder, objective.hex))
        return self.done()


def occupant(game: Game, objective: Objective) -> SideId:
    """The side that has a unit in the objective's hex."""
    return next((side for side in (0, 1) if game.occupied[side] >> objective.hex & 1), NOBODY)


class Income(Frame[None]):
    """Step 2: command points, then victory points.  [toi.command.receive-pc toi.command.receive-vp]"""

    def start(self, game: Game) -> Step:
        """Pay both sides."""
        for side in game.sides:
            command, victory = command_income(game, side.id), victory_income(game, side.id)
            if command:
                game.emit(events.CommandReceived(side.id, command))
            if victory:
                game.emit(events.VictoryScored(side.id, victory, side.victory + victory))
            if command or victory:
                game.put(side.but(command=side.command + command, victory=side.victory + victory))
        return self.done()


def command_income(game: Game, side: SideId) -> int:
    """A side earns from the friendly and neutral command objectives it controls, never from enemy ones.

    [toi.command.objective-colours toi.command.deny]
    """
    return sum(
        objective.value
        for objective in game.objectives
        if objective.kind == "command" and objective.control == side and objective.owner in (side, NOBODY)
    )


def victory_income(game: Game, side: SideId) -> int:
    """A side scores the value of each victory objective it controls.  [toi.ruling.victory-points-timing]"""
    return sum(
        objective.value for objective in game.objectives if objective.kind == "victory" and objective.control == side
    )


class PutInReserve(Option):
    """Put command points on the Initiative card."""

    points: int


class Spending(Frame[None]):
    """Step 3: the side with the initiative spends what it wishes, then the other.

    [toi.command.spend-order toi.command.spend-initiative toi.command.pc-uses]
    """

    turn: int = 0

    def start(self, game: Game) -> Step:
        """Ask how many points go to the initiative."""
        if self.turn == len(game.sides):
            return self.done()
        side = game.sides[(game.now.initiative + self.turn) % 2]
        options = [PutInReserve(points) for points in range(side.command + 1)]
        return Ask(game.teams[side.id][0], "command.reserve", options, self.spend, args={"points": side.command})

    def spend(self, game: Game, choice: PutInReserve) -> Step:
        """Points on the card are never taken back."""
        side = game.sides[(game.now.initiative + self.turn) % 2]
        if choice.points:
            game.put(side.but(command=side.command - choice.points, reserve=side.reserve + choice.points))
            game.emit(events.ReserveRaised(side.id, choice.points))
        return Goto(Spending(self.turn + 1).start)


class Initiative(Frame[None]):
    """Step 4: the larger reserve takes the initiative; on a tie the side that does not hold it does.

    [toi.command.initiative toi.command.initiative-tie]
    """

    def start(self, game: Game) -> Step:
        """Compare the two cards."""
        holder = game.now.initiative
        mine, theirs = game.sides[holder].reserve, game.sides[other(holder)].reserve
        taker = holder if mine > theirs else other(holder)
        game.put(game.now.but(initiative=taker))
        game.emit(events.InitiativeTaken(taker))
        return self.done()


class CommandPhase(Phases):
    """The four steps of the Command phase.  [toi.command.steps toi.ruling.command-phase-steps-count]"""

    SEQUENCE = (Control, Income, Spending, Initiative)


def winner(game: Game) -> tuple[SideId, str]:
    """Most victory points win; on a tie, the side with the initiative.  [toi.victory.conditions toi.victory.tie]"""
    american, german = game.sides
    if american.victory == german.victory:
        return game.now.initiative, "toi.victory.tie"
    return (0 if american.victory > german.victory else 1), "toi.victory.conditions"
