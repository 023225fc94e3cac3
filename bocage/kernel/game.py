"""Game: the records, the stack of frames over them, and the loop that runs steps until a seat must answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from bocage.kernel.dice import Dice
from bocage.kernel.errors import BadSave, RulesError
from bocage.kernel.events import EVERYONE, Event, Over, Told
from bocage.kernel.frames import Ask, AskAll, Call, Done, Frame, Goto, Nothing, Option, Step
from bocage.kernel.records import Item, Record, Seat, digest, dump, restore
from bocage.kernel.rules import NO_RULES, Rules

if TYPE_CHECKING:
    from bocage.kernel.views import View

G = TypeVar("G", bound="Game")
F = TypeVar("F", bound=Frame[Any])
STEPS = range(100_000)
"""So many steps may run between two questions: rules that take more would take for ever."""

StepMethod = Callable[..., Step]
Stack = tuple[StepMethod, Any] | None

_patient: ContextVar[bool] = ContextVar("patient", default=False)


@contextmanager
def patience() -> Iterator[None]:
    """Games that are made within it ask every question, also those with one answer: a rule case may look at them.

    >>> with patience():
    ...     Game(seats=1, dice=Dice()).patient
    True
    """
    token = _patient.set(True)
    try:
        yield
    finally:
        _patient.reset(token)


class Result(Record):
    """How a game ended: the seats that won, none in a draw, and the rule that says so.

    >>> Result((1,), "demo.victory").winners
    (1,)
    """

    winners: tuple[Seat, ...]
    rule: str


class _Look(Frame[None]):
    """Interrupts have yet to look at these records, or, in an imagined game that cannot know which, at all."""

    shown = False
    items: tuple[tuple[str, int], ...]

    def start(self, game: Game) -> Step:
        """Let them look now."""
        game.changed = [*game.changed, *(self.items or game.everything())]
        return self.done()

    def seen_by(self, seat: Seat) -> _Look:
        """Which records changed may be a secret."""
        return _Look(())


class _Halted(Step, frozen=True):
    """The end of a watched frame."""


def _halt(game: Game) -> Step:
    return _Halted()


class Game:
    """State: tables of frozen records, and what the game is in the middle of.

    A system's subclass names its tables and its derived indexes in `__slots__`. A clone shares all of them until one of
    the two writes: a table is copied before its first `put`, the lists among the indexes before the first `reindex`.
    Everything else must be immutable. `put` is the only writer of records.

    >>> class Chest(Item):
    ...     table = "chests"
    ...     gold: int
    >>> class Hoard(Game):
    ...     __slots__ = ("chests",)
    ...     TABLES = {"chests": Chest}
    >>> hoard = Hoard(seats=1, dice=Dice(), chests=[Chest(0, gold=5)])
    >>> twin = hoard.clone()
    >>> twin.put(Chest(0, gold=9))
    >>> hoard.chests, twin.chests
    ([Chest(id=0, gold=5)], [Chest(id=0, gold=9)])
    """

    __slots__ = (
        "answers",
        "asked",
        "at",
        "awaiting",
        "changed",
        "dice",
        "guard",
        "halts",
        "own",
        "patient",
        "result",
        "revealed",
        "rules",
        "seats",
        "stack",
        "told",
        "until",
        "watch",
    )
    TABLES: ClassVar[Mapping[str, type[Item]]] = {}
    _all_slots: ClassVar[tuple[str, ...]] = __slots__
    _indexes: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._all_slots = tuple(name for base in reversed(cls.__mro__) for name in getattr(base, "__slots__", ()))
        if len(set(cls._all_slots)) < len(cls._all_slots):
            raise RulesError(f"{cls.__name__} names a slot that the kernel has already")
        own = [name for name in cls._all_slots if name not in Game.__slots__ and name not in cls.TABLES]
        cls._indexes = ("changed", *own)

    def __init__(self, seats: int, dice: Dice, rules: Rules = NO_RULES, **slots: Any) -> None:
        self.seats: int = seats
        self.dice = dice
        self.rules = rules
        self.stack: Stack = None
        self.at: StepMethod | None = None
        self.asked: Ask[Any, Any] | AskAll[Any, Any] | None = None
        self.answers: Mapping[Seat, Option] = {}
        self.guard: Stack = None
        self.result: Result | None = None
        self.watch: type[Frame[Any]] | None = None
        self.until: Stack = None
        self.halts = False
        self.changed: list[tuple[str, int]] = []
        self.awaiting: tuple[Event, ...] = ()
        self.told: tuple[Told, ...] = ()
        self.revealed = False
        self.own: tuple[str, ...] = tuple(self.TABLES)
        self.patient = _patient.get()
        for name, value in slots.items():
            setattr(self, name, value)
        self.rebuild()

    # What steps may do

    def put(self, item: Item) -> None:
        """Write a record in the place of its predecessor, or as the next of its table."""
        name, number = item.table, item.id
        table = getattr(self, name) if name in self.own else self._own_table(name)
        if not 0 <= number < len(table):
            if number != len(table):
                raise RulesError(f"{item} cannot follow {len(table)} {name}")
            table.append(None)
        old = table[number]
        table[number] = item
        self.reindex(old, item)
        self.changed.append((name, number))

    def drop(self, item: Item) -> None:
        """Leave the place of a record empty."""
        name, number = item.table, item.id
        table = getattr(self, name) if name in self.own else self._own_table(name)
        table[number] = None
        self.reindex(item, None)
        self.changed.append((name, number))

    def _own_table(self, name: str) -> list[Item | None]:
        """A copy of a table, to write to; before the first one the indexes that hold several values are copied too."""
        if not self.own:
            for index in self._indexes:
                value = getattr(self, index)
                if isinstance(value, list | dict):
                    setattr(self, index, value.copy())
        table: list[Item | None] = getattr(self, name).copy()
        setattr(self, name, table)
        self.own += (name,)
        return table

    def reveal(self, item: Item) -> None:
        """Write a record that shows a seat something it did not know: no undo beyond this."""
        self.revealed = True
        self.put(item)

    def emit(self, event: Event, to: int = EVERYONE, others: Event | None = None) -> None:
        """Tell an event to the seats in the bitset `to`; all the rest hear `others`, or nothing."""
        self.told += (Told(event, to),)
        if others is not None:
            self.told += (Told(others, ~to),)
        if type(event) in self.rules.after:
            self.awaiting += (event,)

    def hush(self) -> None:
        """Forget what was told, thrown and revealed so far: it is kept elsewhere, or was only imagined."""
        self.told = ()
        self.revealed = False
        self.dice.faces = ()

    def finish(self, winners: Sequence[Seat], rule: str) -> None:
        """End the game at once."""
        self.result = Result(tuple(winners), rule)
        self.emit(Over(self.result.winners, rule))

    # What systems may add

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the derived indexes when one record replaces another."""

    def rebuild(self) -> None:
        """Make the derived indexes anew from the tables."""

    @classmethod
    def stand_ins(cls, view: View) -> Mapping[str, Sequence[Item]]:
        """Tables without gaps, in the place of those in which a view hides what the indexes need."""
        return {}

    # The loop

    def begin(self, frame: Frame[None] | None = None) -> None:
        """Run from the first procedure of the rules, or from another one, to the first question."""
        first = frame or self.rules.first
        if first is None:
            raise RulesError("these rules have no first procedure")
        self._run(first.start, first.start(self))

    def resume(self) -> None:
        """Ask the present question again: after loading, after determinizing."""
        if self.at is not None:
            self._run(self.at, self.at(self))

    def proceed(self) -> None:
        """Go on from the beginning of the watched frame, where the game was to halt."""
        if self.at is not None:
            self._run(self.at, Goto(self.at))

    def answer(self, seat: Seat, option: Option) -> None:
        """Give a seat's answer to the pending question and run to the next one."""
        asked = self.asked
        if type(asked) is Ask:
            value: Any = option
        elif asked is not None:
            self.answers = {**self.answers, seat: option}
            if len(self.answers) < len(asked.options):
                return
            value, self.answers = {seat: self.answers[seat] for seat in sorted(self.answers)}, {}
        else:
            raise RulesError("nothing is asked")
        self.asked = None
        self._run(asked.then, asked.then(self, value), valued=True)

    def _run(self, here: StepMethod, answer: Step, valued: bool = False) -> None:
        for _ in STEPS:
            if self.result is not None:
                break
            kind = type(answer)
            if kind is Goto:
                here = answer.then  # type: ignore[attr-defined]
            elif kind is Call:
                self.stack = (answer.then, self.stack)  # type: ignore[attr-defined]
                frame = answer.frame  # type: ignore[attr-defined]
                if type(frame) is self.watch:
                    self.watch, self.until = None, self.stack
                    if self.halts:
                        self.at = frame.start
                        return
                here = frame.start
            elif kind is Done:
                if self.stack is None:
                    raise RulesError("the last frame ended, and there is no result")
                if self.stack is self.guard:
                    self.guard = None
                watched = self.stack is self.until
                here, self.stack = self.stack
                value = answer.value  # type: ignore[attr-defined]
                if watched:
                    here = _halt
                elif value is not Nothing:
                    answer = here(self, value)
                    valued = True
                    continue
            else:
                if kind is _Halted:
                    break
                if valued:
                    raise RulesError(f"{_label(here)} was given a value and asks: only a step without one may")
                if not (self.changed or self.awaiting) or (first := self._attend(here)) is here:
                    waits = kind is Ask and (len(answer.options) > 1 or (answer.hidden and answer.options))  # type: ignore[attr-defined]
                    if waits or (lone := _lone_answer(answer)) is None or self.patient:
                        self.at = here
                        self.asked = answer  # type: ignore[assignment]
                        return
                    here = answer.then  # type: ignore[attr-defined]
                    answer = here(self, lone)
                    valued = True
                    continue
                here = first
            if self.changed or self.awaiting:
                here = self._attend(here)
            valued = False
            answer = here(self)
        else:
            raise RulesError(f"the game goes on and on without asking anybody: {_label(here)}")
        self.at = None
        self.asked = None

    def _attend(self, here: StepMethod) -> StepMethod:
        """The step to run next: what an event or a changed record calls for, else `here`."""
        if self.awaiting:
            windows = [window for event in self.awaiting if (window := self.rules.after[type(event)](self, event))]
            self.awaiting = ()
            if windows:
                return self._open(windows, here)
        if self.changed and self.guard is None:
            now = [found for table, number in self.changed if (found := getattr(self, table)[number]) is not None]
            for interrupt in self.rules.interrupts:
                frame = interrupt(self, now)
                if frame is not None:
                    self.stack = self.guard = (here, self.stack)
                    return frame.start
            self.changed = []
        return here

    def _open(self, windows: Sequence[Frame[None]], here: StepMethod) -> StepMethod:
        """Run the windows one after the other, and only then let interrupts look at what called for them."""
        self.stack = (here, self.stack)
        if self.changed:
            self.stack = (_Look(tuple(self.changed)).start, self.stack)
            self.changed = []
        for window in reversed(windows[1:]):
            self.stack = (window.start, self.stack)
        return windows[0].start

    # Copies and saves

    def clone(self: G) -> G:
        """An independent copy."""
        self.own = ()
        new = object.__new__(type(self))
        for name in self._all_slots:
            setattr(new, name, getattr(self, name))
        new.dice = self.dice.clone()
        return new

    def frames(self) -> tuple[Frame[Any], ...]:
        """What the game is in the middle of, outermost first."""
        return tuple(step.__self__ for step in self.steps())  # type: ignore[attr-defined]

    @property
    def asking(self) -> Frame[Any] | None:
        """The procedure that asks something now; None in the middle of a step, and when the game is over."""
        return None if self.asked is None or self.at is None else self.at.__self__  # type: ignore[attr-defined]

    def running(self, kind: type[F]) -> F | None:
        """The innermost procedure of a class that waits for another one to end, or asks."""
        asking = self.asking
        if isinstance(asking, kind):
            return asking
        node = self.stack
        while node is not None:
            frame = node[0].__self__  # type: ignore[attr-defined]
            if isinstance(frame, kind):
                return frame
            node = node[1]
        return None

    def within(self, kind: type[F]) -> F:
        """The innermost procedure of a class, for those who know that one is under way."""
        found = self.running(kind)
        if found is None:
            raise RulesError(f"no {kind.__name__} is under way")
        return found

    def questions(self) -> dict[Seat, Sequence[Option]]:
        """Who is asked now and has not answered, each with his options."""
        asked = self.asked
        if asked is None:
            return {}
        if isinstance(asked, Ask):
            return {asked.seat: asked.options}
        return {seat: options for seat, options in asked.options.items() if seat not in self.answers}

    def below(self, kind: type[Frame[Any]]) -> Stack:
        """What the innermost frame of a class that runs now goes back to when it ends."""
        node: Stack = (self.at, self.stack) if self.at is not None else self.stack
        while node is not None and type(node[0].__self__) is not kind:  # type: ignore[attr-defined]
            node = node[1]
        return None if node is None else node[1]

    def steps(self) -> tuple[StepMethod, ...]:
        """The stack with the asking step on top, outermost first."""
        steps = [] if self.at is None else [self.at]
        node = self.stack
        while node is not None:
            steps.append(node[0])
            node = node[1]
        return tuple(reversed(steps))

    def everything(self) -> list[tuple[str, int]]:
        """All records, for interrupts that have to look and are not told at which."""
        return [(name, number) for name in self.TABLES for number in range(len(getattr(self, name)))]

    def guard_depth(self) -> int:
        """How deep in the stack the interrupt is that runs now; 0: none."""
        depth, node = 0, self.guard
        while node is not None:
            depth, node = depth + 1, node[1]
        return depth

    def steps_seen_by(self, seat: Seat) -> tuple[StepMethod, ...]:
        """The stack as a seat may see it."""
        return tuple(MethodType(step.__func__, step.__self__.seen_by(seat)) for step in self.steps())  # type: ignore[attr-defined]

    def state(self) -> dict[str, Any]:
        """The whole state as plain data: what `save` keeps and `digest` hashes."""
        return {
            "tables": {name: msgspec.to_builtins(getattr(self, name)) for name in self.TABLES},
            "steps": [{"frame": dump(step.__self__), "step": step.__name__} for step in self.steps()],  # type: ignore[attr-defined]
            "guard": self.guard_depth(),
            "changed": [list(place) for place in self.changed],
            "answers": {str(seat): dump(option) for seat, option in sorted(self.answers.items())},
            "result": msgspec.to_builtins(self.result),
            "chance": self.dice.counter,
        }

    def restore(self, state: Mapping[str, Any], package: str) -> None:
        """Take over a state that `state` wrote, and ask its question again; its classes live in `package`."""
        try:
            for name, cls in self.TABLES.items():
                setattr(self, name, msgspec.convert(state["tables"][name], list[cls | None], str_keys=True))  # type: ignore[valid-type]
            steps = [_bound(data, package) for data in state["steps"]]
            self.answers = {int(seat): restore(data, Option, package) for seat, data in state["answers"].items()}
            self.result = msgspec.convert(state["result"], Result | None)
            self.dice.counter = int(state["chance"])
            self.take_stack(steps, state["guard"], asking=self.result is None)
            self.changed = [(table, number) for table, number in state["changed"] if getattr(self, table)[number:]]
        except (KeyError, TypeError, AttributeError, ValueError, msgspec.ValidationError) as error:
            raise BadSave(f"the state cannot be read: {error}") from None
        self.rebuild()
        self.resume()

    def take_stack(self, steps: Sequence[StepMethod], guard: int = 0, asking: bool = True) -> None:
        """Be in the middle of these steps, outermost first; the last one asks, unless the game is over."""
        self.stack = self.guard = self.at = self.asked = None
        for depth, step in enumerate(steps[:-1] if asking else steps, start=1):
            self.stack = (step, self.stack)
            if depth == guard:
                self.guard = self.stack
        if asking and steps:
            self.at = steps[-1]
        self.changed = self.everything() if guard else []

    def digest(self) -> str:
        """A hash of the whole state."""
        return digest(self.state())


def _lone_answer(question: Step) -> Option | None:
    """A question with one answer is not asked, unless silence would tell something."""
    if type(question) is Ask:
        if not (question.options or question.proposals):
            raise RulesError(f"the question {question.prompt!r} has no answer")
        if len(question.options) == 1 and not question.hidden and not question.proposals:
            option: Option = question.options[0]
            return option
    elif type(question) is AskAll and not (question.options and all(question.options.values())):
        raise RulesError(f"the question {question.prompt!r} has no answer for someone")
    return None


def _label(step: StepMethod) -> str:
    return getattr(step, "__qualname__", repr(step))


def _bound(data: Mapping[str, Any], package: str) -> StepMethod:
    frame: Frame[Any] = restore(data["frame"], Frame, package)
    function = getattr(type(frame), data["step"], None)
    if not isinstance(function, FunctionType):
        raise BadSave(f"{type(frame).__name__} has no step {data['step']!r}")
    return MethodType(function, frame)
