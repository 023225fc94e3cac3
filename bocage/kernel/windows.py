"""Windows: moments in which seats may act out of turn, and dice that may be rolled again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin

from bocage.kernel.dice import Pool
from bocage.kernel.errors import RulesError
from bocage.kernel.events import EVERYONE, Rolled
from bocage.kernel.frames import PASS, Ask, Call, Done, Frame, Goto, Nothing, Option, Pass, Step
from bocage.kernel.game import Game
from bocage.kernel.records import Seat
from bocage.kernel.rulings import Refusal

G = TypeVar("G", bound=Game)
C = TypeVar("C", bound=Option)
R = TypeVar("R")


class Window(Frame[R], Generic[G, C, R], kw_only=True):
    """A moment in which each of `seats` may react, in turn, until all have passed or a reaction closes it.

    With `hidden` set every seat is asked alike, whether or not it holds anything to react with.

    >>> class Protest(Window[Game, Option, None]):
    ...     prompt = "protest"
    ...     def seats(self, game): return (0, 1)
    ...     def options(self, game, seat): return []
    >>> Protest().start(None)
    Done(value=<class 'bocage.kernel.frames.Nothing'>)
    """

    prompt: ClassVar[str] = ""
    hidden: ClassVar[bool] = False
    passed: int = 0
    asking: Seat = 0

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.closed is Window.closed and type_argument(cls, 2) not in (None, type(None)):
            raise RulesError(f"{cls.__name__} has to say what it answers when nobody reacts: define closed")

    def seats(self, game: G) -> Sequence[Seat]:
        """Who may react, in the order in which they are asked."""
        raise NotImplementedError

    def options(self, game: G, seat: Seat) -> Sequence[C]:
        """What the seat may react with, apart from passing."""
        raise NotImplementedError

    def react(self, game: G, seat: Seat, choice: C) -> Step:
        """Carry out a reaction; go on with `again`, or close the window with `done`."""
        raise NotImplementedError

    def why_not(self, game: G, choice: C | Pass) -> Refusal | None:
        """The judge of the window's question; `asking` is the seat."""
        return None

    def closed(self) -> Step:
        """The end of a window in which nobody reacts any more."""
        return Done(Nothing)

    def start(self, game: G) -> Step:
        """Ask the next seat that has not passed."""
        for seat in self.seats(game):
            if self.passed >> seat & 1:
                continue
            options = self.options(game, seat)
            if options or self.hidden:
                window = self if seat == self.asking else self.but(asking=seat)
                offer: list[C | Pass] = [*options, PASS]
                return Ask(seat, self.prompt, offer, window.answer, window.why_not, hidden=self.hidden)
        return self.closed()

    def answer(self, game: G, choice: C | Pass) -> Step:
        """A pass, or a reaction."""
        if isinstance(choice, Pass):
            passed = self.passed | 1 << self.asking
            return self.closed() if passed == (1 << game.seats) - 1 else Goto(self.but(passed=passed).start)
        return self.react(game, self.asking, choice)

    def again(self, game: G) -> Step:
        """After a reaction everyone may react again."""
        return Goto(self.but(passed=0).start)


def type_argument(window: type, place: int) -> Any:
    """The game, the choice or the result of a class of windows, by its place; None where it is left open.

    >>> class Protest(Window[Game, Pass, None]): ...
    >>> type_argument(Protest, 1)
    <class 'bocage.kernel.frames.Pass'>
    """
    for base in window.__mro__:
        for generic in getattr(base, "__orig_bases__", ()):
            if get_origin(generic) is Window:
                argument = get_args(generic)[place]
                return None if isinstance(argument, TypeVar) else argument
    return None


class Roll(Frame[Pool]):
    """Roll `n` dice for `by`, offer the re-roll window of the system, answer the dice that stand.

    With `need` the dice are a pool of which only successes count; with 0 each face counts by itself. `to` is the
    bitset of seats that see the dice.

    >>> from bocage.kernel.dice import ScriptedDice
    >>> Roll("test", 0, 2, need=5).start(Game(seats=1, dice=ScriptedDice([5, 1])))
    Done(value=Pool(n=2, need=5, hits=1, faces=(5, 1)))
    """

    shown = False
    what: str
    by: Seat
    n: int
    need: int = 0
    sides: int = 6
    to: int = EVERYONE
    fallen: Pool = Pool(0, 0, 0)

    def seen_by(self, seat: Seat) -> Roll:
        """Without the faces, for those who do not see the dice."""
        return self if self.to >> seat & 1 else self.but(fallen=Pool(0, 0, 0))

    def start(self, game: Game) -> Step:
        """Throw all the dice, if there are any."""
        if self.n == 0:
            return self.done(Pool(0, self.need, 0))
        return self._shown(game, self._throw(game, self.n))

    def _throw(self, game: Game, n: int) -> Pool:
        if self.need:
            return game.dice.successes(n, self.need, self.sides)
        return Pool(n, 0, 0, game.dice.dice(n, self.sides))

    def _shown(self, game: Game, pool: Pool) -> Step:
        game.emit(Rolled(self.what, self.by, pool.n, pool.need, pool.hits, pool.faces), self.to)
        rolled = self.but(fallen=pool)
        opens = game.rules.after_roll
        window = None if opens is None else opens(game, rolled)
        if window is None:
            return self.done(pool)
        return Call(window, then=rolled.stand)

    def stand(self, game: Game, again: tuple[int, ...]) -> Step:
        """The dice stand, or those at the places `again` are thrown once more; unseen ones are imagined first."""
        fallen = self.fallen if self.fallen.n == self.n else self._throw(game, self.n)
        if not again:
            return self.done(fallen)
        fresh = iter(self._throw(game, len(again)).faces)
        faces = tuple([next(fresh) if i in again else face for i, face in enumerate(fallen.faces)])
        hits = sum(face >= self.need for face in faces) if self.need else 0
        return self._shown(game, Pool(self.n, self.need, hits, faces))


def passing(options: Sequence[Any]) -> Option:
    """The answer that does nothing, or the first where there is none.

    >>> passing([Pass()])
    Pass()
    """
    for option in options:
        if option.passes:
            chosen: Option = option
            return chosen
    first: Option = options[0]
    return first
