"""Match: a game in play, with its journal. The only thing that clients, servers and players talk to."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import msgspec

from bocage.kernel.dice import Dice, LiveDice
from bocage.kernel.errors import NotOffered, NotYourTurn, NoUndo, RulesError, Stale
from bocage.kernel.events import Event, Told
from bocage.kernel.frames import Ask, AskAll, Frame, Option
from bocage.kernel.game import Game, Result
from bocage.kernel.journal import Answer, Entry, How, Journal, TakenBack, chance_at, standing, until, with_entry
from bocage.kernel.odds import Chance, odds
from bocage.kernel.past import FAR, Mark, Marks, nearest, with_mark
from bocage.kernel.play import Order, Play
from bocage.kernel.records import Seat, digest
from bocage.kernel.rulings import Argument, Refusal
from bocage.kernel.views import View
from bocage.kernel.windows import Window, type_argument

M = TypeVar("M", bound="Match")


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question that waits for one seat: what is asked, and the options on offer.

    >>> Decision(0, "toss", (), {}, revision=4).prompt
    'toss'
    """

    seat: Seat
    prompt: str
    options: Sequence[Any]
    args: Mapping[str, Argument]
    revision: int


class Setup(msgspec.Struct, frozen=True):
    """What a match is a match of.

    >>> Setup("tide-of-iron", "first-contact").scenario
    'first-contact'
    """

    game: str
    scenario: str
    settings: dict[str, Any] = {}
    packs: tuple[Path, ...] = ()


class Match:
    """A game in play. `pending` is what it waits for; `choose` answers; everything else explains.

    The seats in `alert` pass for themselves: they are asked about what they hide also where they can only pass.
    """

    __slots__ = (
        "_first",
        "_since",
        "alert",
        "game",
        "journal",
        "marks",
        "opening",
        "orders",
        "play",
        "revision",
        "setup",
    )

    def __init__(self, play: Play, game: Game, setup: Setup) -> None:
        self.play = play
        self.setup = setup
        self.game = game
        self.opening = game.told
        self.journal: Journal = None
        self.revision = 0
        self.orders: dict[Seat, tuple[Order, ...]] = {}
        self.alert: frozenset[Seat] = frozenset()
        self._first: Decision | None = None
        self._since = 0
        self.game.hush()
        self.marks: Marks = (Mark(0, game.clone()),)
        self._settle()

    @classmethod
    def new(cls, play: Play, setup: Setup, seed: int | str | None = None, dice: Dice | None = None) -> Match:
        """A new match of a scenario, with live dice from a secret seed unless told otherwise."""
        if dice is None:
            dice = LiveDice(secrets.token_hex(16) if seed is None else str(seed), f"{setup.game}/{setup.scenario}")
        return cls(play, play.new(setup.scenario, dice, setup.settings, setup.packs), setup)

    @classmethod
    def resume(
        cls,
        origin: Match,
        recorded: Iterable[Entry],
        at: Mark | None = None,
        *,
        opening: tuple[Told, ...],
        orders: dict[Seat, tuple[Order, ...]],
        earlier: Marks = (),
    ) -> Match:
        """A match that was kept, from its beginning: entries up to `at` are taken as they are, later ones played.

        `earlier` are further marks on the way to `at`.
        """
        match = origin.clone()
        match.opening = opening
        if at is not None:
            match.journal, match.revision, match.game = None, at.revision, at.game.clone()
            match.marks, match._since, match._first = (match.marks[0], *earlier, at), 0, None
        for entry in recorded:
            if at is not None and entry.revision <= at.revision:
                match.journal = with_entry(match.journal, entry)
            elif entry.revision > match.revision:
                match._enter(entry)
        match.orders = orders
        return match

    # What it waits for

    @property
    def pending(self) -> dict[Seat, Decision]:
        """The decisions that are waited for, by seat."""
        first = self.decision
        if first is None or type(self.game.asked) is not AskAll:
            return {} if first is None else {first.seat: first}
        return {
            seat: Decision(seat, first.prompt, options, first.args, self.revision)
            for seat, options in self.game.questions().items()
        }

    @property
    def decision(self) -> Decision | None:
        """The first decision that is waited for, or None when the match is over."""
        if self._first is None and (asked := self.game.asked) is not None:
            if isinstance(asked, Ask):
                seat, options = asked.seat, asked.options
            else:
                seat, options = next(item for item in asked.options.items() if item[0] not in self.game.answers)
            self._first = Decision(seat, asked.prompt, options, asked.args, self.revision)
        return self._first

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.game.result

    def trail(self) -> tuple[Frame[Any], ...]:
        """What the match is in the middle of, outermost first: the breadcrumb."""
        return tuple(frame for frame in self.game.frames() if frame.shown)

    # Answering

    def choose(self, choice: Option | int, *, seat: Seat | None = None, revision: int | None = None) -> None:
        """Answer the pending decision with an option or its place; the seat matters only where several wait."""
        decision = self._waiting(seat, revision)
        if isinstance(choice, int):
            choice = self._at(decision, choice)
        elif choice not in decision.options:
            self._check_proposal(decision, choice)
        self._answer(decision.seat, choice, "chosen")
        asked = self.game.asked
        if self.orders or type(asked) is not Ask or asked.hidden:
            self._settle()

    def _waiting(self, seat: Seat | None, revision: int | None) -> Decision:
        if revision is not None and revision != self.revision:
            raise Stale(f"the choice is for revision {revision}, the match is at {self.revision}")
        decision = self.decision
        if decision is None:
            raise NotYourTurn("the match is over")
        if seat is None or seat == decision.seat:
            return decision
        if seat not in (pending := self.pending):
            raise NotYourTurn(f"seat {seat} is not asked anything now")
        return pending[seat]

    @staticmethod
    def _at(decision: Decision, place: int) -> Option:
        if not 0 <= place < len(decision.options):
            raise NotOffered(
                f"choice {place} is not on offer: there are {len(decision.options)}", Refusal("kernel.not-offered")
            )
        option: Option = decision.options[place]
        return option

    def _check_proposal(self, decision: Decision, option: Option) -> None:
        refusal = self.propose(option, seat=decision.seat)
        if refusal is not None:
            raise NotOffered(f"{option} is not on offer: {refusal.key}", refusal)

    def _answer(self, seat: Seat, option: Option, how: How) -> None:
        game = self.game
        asked, chance = game.asked, game.dice.counter
        game.answer(seat, option)
        self.revision += 1
        self._first = None
        faces = game.dice.faces
        final = game.revealed or bool(faces) or (type(asked) is AskAll and not game.answers)
        entry = Answer(self.revision, seat, option, how, chance, faces, game.told, final)
        self.journal = (entry, self.journal, None)
        game.hush()
        self._since += 1
        if self._since >= self.play.stride:
            self._mark(self.revision)

    def _settle(self) -> None:
        """Give the answers that need no one: a lone pass in a window on hidden holdings, and standing orders."""
        while (asked := self.game.asked) is not None:
            if type(asked) is not Ask:
                if not self._settle_one():
                    return
            elif asked.hidden and len(asked.options) == 1 and not asked.proposals and asked.seat not in self.alert:
                self._answer(asked.seat, asked.options[0], "kernel")
            elif not self.orders or not self._settle_one():
                return

    def _settle_one(self) -> bool:
        """Give one of several answers that are waited for, if it needs no one."""
        for decision in self.pending.values():
            lone = len(decision.options) == 1 and not getattr(self.game.asked, "proposals", False)
            lone = lone and decision.seat not in self.alert
            option = decision.options[0] if lone else self._ordered(decision)
            if option is not None:
                self._answer(decision.seat, option, "kernel" if lone else "order")
                return True
        return False

    def _ordered(self, decision: Decision) -> Option | None:
        for order in self.orders.get(decision.seat, ()):
            option = self.play.obey(self.view(decision.seat), decision, order)
            if option is not None:
                if option not in decision.options:
                    raise RulesError(f"the standing order {order} answers {option}, which is not on offer")
                return option
        return None

    def stand(self, seat: Seat, orders: Iterable[Order]) -> None:
        """Replace a seat's standing orders."""
        self.orders = {**self.orders, seat: tuple(orders)}
        self._settle()

    # Explaining

    def why_not(self, option: Option, *, seat: Seat | None = None) -> Refusal | None:
        """Why the option cannot be chosen now, or None if it can."""
        if self.decision is None:
            return Refusal("kernel.over")
        if seat is not None and seat not in self.pending:
            return Refusal("kernel.not-your-turn")
        decision = self.decision if seat is None else self.pending[seat]
        if option in decision.options:
            return None
        asked = self.game.asked
        assert asked is not None
        if not isinstance(option, answer_kinds(asked.then)):
            return Refusal("kernel.not-now")
        refusal = asked.refusal(self.game, decision.seat, option)
        if refusal is None and not (isinstance(asked, Ask) and asked.proposals):
            return Refusal("kernel.not-offered")
        return refusal

    def propose(self, option: Option, *, seat: Seat | None = None) -> Refusal | None:
        """What the judge says of an option that need not be listed: None means that `choose` takes it."""
        return self.why_not(option, seat=seat)

    def sample(self, dice: Dice) -> Option | None:
        """A proposal that `choose` takes now, drawn by the dice; None where none is drawn, or the judge refuses it."""
        asked = self.game.asked
        if not isinstance(asked, Ask) or asked.sample is None:
            return None
        option: Option = asked.sample(self.game, dice)
        return option if self.propose(option) is None else None

    def odds(self, option: Option, *, seat: Seat | None = None, until: str = "") -> list[Chance]:
        """The outcomes of an option with their probabilities, from what its seat may know and nothing else."""
        decision = self._waiting(seat, None)
        if option not in decision.options:
            self._check_proposal(decision, option)
        view = self.view(decision.seat)
        imagined = self.play.determinize(view, LiveDice(digest(view.plain()), "odds"))
        return odds(imagined, decision.seat, option, self.play.package, until=until)

    def view(self, seat: Seat) -> View:
        """What a seat may know."""
        return self.play.view(self.game, seat)

    def imagined(self, seat: Seat, dice: Dice) -> Game:
        """A game that the seat cannot tell from this one, its unknowns drawn by the dice."""
        return self.play.determinize(self.view(seat), dice)

    def told(self, since: int = -1) -> list[Told]:
        """All that was told after a revision, with its audiences; the opening comes before revision 0."""
        answers: list[Answer] = []
        for answer in standing(self.journal):
            if answer.revision <= since:
                break
            answers.append(answer)
        found = [] if since >= 0 else list(self.opening)
        for answer in reversed(answers):
            found.extend(answer.told)
        return found

    def events(self, seat: Seat, since: int = -1) -> list[Event]:
        """The events that a seat has heard after a revision."""
        return [told.event for told in self.told(since) if told.heard_by(seat)]

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last choice alone: no die, no reveal, no answer of another seat since.

        A question to another seat about what it hides counts as its answer: whether it thinks is a secret too.
        """
        asked = self.game.asked
        if isinstance(asked, Ask) and asked.hidden and asked.seat != seat:
            return False
        for answer in standing(self.journal):
            if answer.seat != seat or answer.final or answer.how == "order":
                return False
            if answer.how == "chosen":
                return True
        return False

    def undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> None:
        """Take back the last choice; with the consent of all other seats, whatever came of it."""
        agreed = tuple(sorted(set(consent)))
        others = {other for other in range(self.game.seats) if other != seat}
        answers = standing(self.journal)
        if not any(answer.how == "chosen" for answer in answers):
            raise NoUndo("there is nothing to take back")
        if not self.may_undo(seat) and not others <= set(agreed):
            raise NoUndo("a die, a reveal or another seat's answer stands in the way: all others must agree")
        before = next(answers, None)
        to = 0 if before is None else before.revision
        counter = self.game.dice.counter
        self._rewind(to)
        self.game.dice.counter = counter
        self.revision += 1
        self.journal = with_entry(self.journal, TakenBack(self.revision, seat, to, agreed))

    def _rewind(self, to: int) -> None:
        """Play the answers up to a revision again from the nearest mark, each with the chance it had.

        After a long way marks stay near its end, the closer the nearer to it: more may be taken back there.
        """
        self.marks = nearest(self.marks, to)
        mark = self.marks[-1]
        answers: list[Answer] = []
        for answer in standing(self.journal):
            if answer.revision <= mark.revision:
                break
            if answer.revision <= to:
                answers.append(answer)
        self.game = game = mark.game.clone()
        self._since = 0
        far = len(answers) >= FAR
        for left in range(len(answers) - 1, -1, -1):
            answer = answers[left]
            game.dice.counter = answer.chance
            game.answer(answer.seat, answer.option)
            game.hush()
            self._since += 1
            if self._since >= self.play.stride or (far and not left & (left - 1)):
                self._mark(answer.revision)
        self._first = None

    def _mark(self, revision: int) -> None:
        """Keep a copy of the game as it is after a revision."""
        self._since = 0
        self.marks = with_mark(self.marks, Mark(revision, self.game.clone()))

    def replay(self, recorded: Iterable[Entry]) -> None:
        """Enter recorded entries one by one, as if they were chosen now."""
        for entry in recorded:
            self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        if isinstance(entry, TakenBack):
            self.undo(entry.seat, entry.consent)
        elif entry.revision > self.revision:
            decision = self._waiting(entry.seat, entry.revision - 1)
            if entry.option not in decision.options:
                self._check_proposal(decision, entry.option)
            self._answer(entry.seat, entry.option, entry.how)

    def at(self, revision: int) -> Match:
        """The match as it stood after a revision; what was told then is as it was recorded."""
        past = self.clone()
        past.journal = until(self.journal, revision)
        past.revision = 0 if past.journal is None else past.journal[0].revision
        past.orders = {}
        newest = next(standing(past.journal), None)
        counter = chance_at(self.journal, revision)
        past._rewind(0 if newest is None else newest.revision)
        past.game.dice.counter = self.game.dice.counter if counter is None else counter
        return past

    def with_dice(self, dice: Dice) -> Match:
        """The same match with other dice, which give what has fallen so far and something else from now on."""
        new = self.clone()
        new.marks = tuple(Mark(mark.revision, mark.game.clone()) for mark in self.marks)
        for game in (new.game, *(mark.game for mark in new.marks)):
            counter = game.dice.counter
            game.dice = dice.clone()
            game.dice.counter = counter
        return new

    # Copies

    def clone(self: M) -> M:
        """An independent copy that shares the past."""
        new = object.__new__(type(self))
        new.play = self.play
        new.setup = self.setup
        new.game = self.game.clone()
        new.marks = self.marks
        new._since = self._since
        new.opening = self.opening
        new.journal = self.journal
        new.revision = self.revision
        new.orders = self.orders
        new.alert = self.alert
        new._first = self._first
        return new


_kinds: dict[Any, tuple[type[Option], ...]] = {}


def answer_kinds(step: Any) -> tuple[type[Option], ...]:
    """The classes of options that a step takes, from the annotation of its last parameter."""
    function = getattr(step, "__func__", step)
    frame = type(getattr(step, "__self__", None))
    if (function, frame) not in _kinds:
        hint = list(get_type_hints(function).values())[-2]
        is_open = any(isinstance(argument, TypeVar) for argument in getattr(hint, "__args__", ()))
        own = type_argument(frame, 1) if is_open and issubclass(frame, Window) else None
        _kinds[function, frame] = (*_option_classes(hint), *_option_classes(own)) or (Option,)
    return _kinds[function, frame]


def _option_classes(hint: Any) -> tuple[type[Option], ...]:
    if isinstance(hint, type) and issubclass(hint, Option):
        return (hint,)
    return tuple(cls for argument in getattr(hint, "__args__", ()) for cls in _option_classes(argument))
