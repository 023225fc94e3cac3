"""The Command phase (Phase de commandement): control, command and victory points, initiative."""

from __future__ import annotations

from bocage.kernel import Ask, Call, CardId, Frame, InTurn, Option, Pass, Phases, Refusal, Seat, Step
from bocage.systems.tide_of_iron.rules.cards.lasting import points_of_headquarters, wins_ties
from bocage.systems.tide_of_iron.rules.cards.play import PlayCard, PlayedCard, card_options, why_not_play
from bocage.systems.tide_of_iron.rules.phases.victory import scores_now
from bocage.systems.tide_of_iron.rules.teams import Agreement
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NOBODY, Game, Objective, SideId, other


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
    """Step 2: command points, of which the supply has no end, then victory points.

    [toi.command.receive-pc toi.command.receive-vp toi.components.command-tokens]
    """

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

    A headquarters set up by a card adds to it.
    [toi.command.objective-colours toi.command.deny toi.command.receive-pc]
    """
    paying = [
        objective
        for objective in game.objectives
        if objective.kind == "command" and objective.control == side and objective.owner in (side, NOBODY)
    ]
    own = sum(objective.owner == side for objective in paying)
    return sum(objective.value for objective in paying) + points_of_headquarters(game, side, own)


def victory_income(game: Game, side: SideId) -> int:
    """A side scores the value of each victory objective it controls.  [toi.ruling.victory-points-timing]"""
    if not scores_now(game):
        return 0
    return sum(
        objective.value for objective in game.objectives if objective.kind == "victory" and objective.control == side
    )


class PutInReserve(Option):
    """Put command points on the Initiative card."""

    points: int


class Spending(InTurn):
    """Step 3: the side with the initiative spends what it wishes, then the other; what is left is kept.

    Any number of Command-phase cards, then points for the Initiative card. A team decides together, and what its
    members do not agree on is not done; each plays cards for his own division.
    [toi.command.spend-order toi.command.spend-cards toi.command.spend-initiative toi.command.pc-uses
    toi.multi.command-consent toi.multi.shared-resources toi.multi.card-owner]
    """

    prompt = "command.reserve"
    card: CardId = NOBODY
    points: int = 0

    def order(self, game: Game) -> tuple[Seat, ...]:
        """The side with the initiative first; in a team he speaks last who decides about the points."""
        first = game.now.initiative
        return game.teams[first] + game.teams[other(first)]

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for a card, or how many points go to the initiative."""
        side = game.sides[game.divisions[seat].side]
        options: list[PlayCard | PutInReserve | Pass] = [*card_options(game, seat, "command")]
        if seat == game.teams[side.id][-1]:
            options += [PutInReserve(points) for points in range(side.command + 1)]
        else:
            options.append(Pass())
        return Ask(seat, self.prompt, options, self.spend, self.why_not, {"points": side.command})

    def why_not(self, game: Game, choice: PlayCard | PutInReserve | Pass) -> Refusal | None:
        """Cards of the Command phase and points that one has."""
        seat = self.seat(game)
        side = game.sides[game.divisions[seat].side]
        last = seat == game.teams[side.id][-1]
        match choice:
            case PlayCard():
                return why_not_play(game, seat, choice, "command")
            case PutInReserve(points=points):
                if last and 0 <= points <= side.command:
                    return None
                return Refusal("toi.command.spend-initiative", {"points": side.command})
            case Pass():
                return Refusal("toi.command.spend-order") if last else None

    def spend(self, game: Game, choice: PlayCard | PutInReserve | Pass) -> Step:
        """A team must agree on it."""
        seat = self.seat(game)
        match choice:
            case PlayCard(card=card):
                return Call(Agreement(seat, "card", card=card), then=self.but(card=card).play)
            case PutInReserve(points=points):
                if not points:
                    return self.next_turn()
                return Call(Agreement(seat, "reserve", points=points), then=self.but(points=points).put)
            case Pass():
                return self.next_turn()

    def play(self, game: Game, agreed: bool) -> Step:
        """Activate the card, which costs no action; then go on spending.

        [toi.command.spend-cards toi.card.command-phase toi.multi.command-consent]
        """
        if not agreed:
            return self.next_turn()
        return Call(PlayedCard(self.seat(game), self.card), then=Spending(self.turn).start)

    def put(self, game: Game, agreed: bool) -> Step:
        """Points on the card are never taken back.  [toi.command.spend-initiative toi.multi.command-consent]"""
        side = game.sides[game.divisions[self.seat(game)].side]
        if agreed:
            game.put(side.but(command=side.command - self.points, reserve=side.reserve + self.points))
            game.emit(events.ReserveRaised(side.id, self.points))
        return self.next_turn()


class Initiative(Frame[None]):
    """Step 4: the larger reserve takes the initiative; on a tie the side that does not hold it does.

    [toi.command.initiative toi.command.initiative-tie]
    """

    def start(self, game: Game) -> Step:
        """Compare the two cards."""
        taker = initiative_taker(game)
        game.put(game.now.but(initiative=taker))
        game.emit(events.InitiativeTaken(taker))
        return self.done()


def initiative_taker(game: Game) -> SideId:
    """Who takes the initiative; a tie goes to who does not hold it, unless one side has a card that wins it.

    [toi.command.initiative toi.command.initiative-tie toi.card.beats-rules]
    """
    holder = game.now.initiative
    mine, theirs = game.sides[holder].reserve, game.sides[other(holder)].reserve
    if mine != theirs:
        return holder if mine > theirs else other(holder)
    return holder if wins_ties(game, holder) and not wins_ties(game, other(holder)) else other(holder)


class CommandPhase(Phases):
    """The four steps of the Command phase.  [toi.command.steps toi.ruling.command-phase-steps-count]"""

    SEQUENCE = (Control, Income, Spending, Initiative)
