"""Engineers: what they clear, blow up and disarm before squads move; others may try to disarm too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bocage.board.bits import bits
from bocage.board.table import Band
from bocage.board.table.crossings import nearest_on_leg
from bocage.board.table.points import squared
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Pool, Refusal, Roll, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, AimId
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.works.passage import EXPERIENCE, experience_of
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.events.works import ChargeDisarmed, ChargeSet, ObstacleCleared
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Charge, Figure, FigureId, Squad

TASK = "works.task"
DEFUSE = "defuse"
OBSTACLES = ("wire", "barricade", "at-obstacle")
"""What engineers and their explosives clear away.  [roe.eng.clear roe.bangalore.detonation]"""
CHARGE, BANGALORE = "demolition-charge", "bangalore"
PLAIN = ("pistol", "rifle", "semi-auto", "smg", "assault-rifle")
"""Men with these weapons are sent to work before others."""


class ClearObstacle(Option):
    """Engineers clear a section of wire, a barricade or obstacles against tanks."""

    unit: ActorId
    place: AimId


class SetCharge(Option):
    """Engineers set a charge, which goes off in the enemy's fire phase."""

    unit: ActorId
    place: AimId


class LayBangalore(Option):
    """Engineers push a torpedo under something, which goes off in their own fire phase."""

    unit: ActorId
    place: AimId


class Disarm(Option):
    """A squad tries to disarm the enemy's charges at a place."""

    unit: ActorId
    place: AimId


Task = ClearObstacle | SetCharge | LayBangalore | Disarm
MAKES: Mapping[str, type[Task]] = {one.__name__: one for one in (ClearObstacle, SetCharge, LayBangalore, Disarm)}


def is_structure(piece: Piece) -> bool:
    """Whether explosives break it as a building or a bunker."""
    return bool(piece.kind.sr or piece.kind.av)


def charges_at(game: Game, place: int) -> list[Charge]:
    """The charges that wait at a place."""
    return [one for one in game.charges if one.place == place and not one.gone]


def men_at(game: Game, unit: UnitId, piece: Piece, reach: int) -> list[FigureId]:
    """The men of a squad whose bases are within reach of something."""
    if isinstance(piece.shape, Band):
        return []
    is_near, across = piece.shape.is_near, game.scene.across
    return [figure.id for figure, _ in game.men(unit) if is_near(figure.at, reach, across)]


def party(game: Game, unit: UnitId, among: Sequence[FigureId], n: int) -> tuple[FigureId, ...]:
    """Who of a squad is set to work: those with plain weapons before others, and leaders last.

    [roe.eng.four-men roe.demo.two-men roe.ruling.works-party]
    """

    def rank(figure: Figure, man: Man) -> tuple[bool, bool, int]:
        return "nco" in man.marks, bool(man.arms) and man.arms[0].type not in PLAIN, -figure.id

    ranked = sorted(rank(figure, man) for figure, man in game.men(unit) if figure.id in among)
    return tuple(sorted(-one[-1] for one in ranked[:n]))


def why_not_task(game: Game, task: Task) -> Refusal | None:
    """Whether a squad may do such a thing: it has not had its turn, and is where it has to be.

    [roe.eng.clear roe.demo.order roe.bangalore.use roe.eng.disarm roe.demo.defuse]
    """
    args = {"unit": task.unit, "place": task.place}
    squad, piece = game.squad(task.unit), game.ground.piece(task.place)
    if squad.seat != game.now.active or not game.members[squad.id] or squad.done or squad.spent or squad.order is None:
        return Refusal("roe.move.procedure", {"unit": squad.id})
    if piece is None:
        return Refusal("roe.ruling.works-party", args)
    book = game.scene.rulebook.works
    if isinstance(task, LayBangalore):
        return _why_not_explosive(game, squad, piece, BANGALORE, game.scene.weapons[BANGALORE].range)
    if isinstance(task, SetCharge):
        return _why_not_explosive(game, squad, piece, CHARGE, book.contact)
    if not men_at(game, squad.id, piece, book.contact):
        return Refusal("roe.ruling.works-party", args)
    if isinstance(task, Disarm):
        foes = [one for one in charges_at(game, task.place) if one.seat != squad.seat]
        return None if foes else Refusal("roe.demo.defuse", args)
    if piece.kind.name not in OBSTACLES or not game.is_work(task.place):
        return Refusal("roe.eng.clear", args)
    if not is_able(game, squad):
        return Refusal("roe.eng.minimum", args)
    return None if squad.order == "crawl" else Refusal("roe.eng.clear", args, "order")


def is_able(game: Game, squad: Squad) -> bool:
    """Whether a squad are engineers, and enough of them.  [roe.eng.minimum]"""
    return is_engineers(game, squad) and game.strength(squad.id) >= game.scene.rulebook.works.clearing


def is_engineers(game: Game, squad: Squad) -> bool:
    """Whether a squad are engineers."""
    return game.scene.squad_kinds[squad.kind].kind == "engineers"


def _why_not_explosive(game: Game, squad: Squad, piece: Piece, weapon: str, reach: int) -> Refusal | None:
    """Two engineers who hold and have what they need, near enough to an obstacle or a structure.

    [roe.demo.order roe.demo.two-men roe.bangalore.use]
    """
    args = {"unit": squad.id, "place": piece.place}
    rule = "roe.bangalore.use" if weapon == BANGALORE else "roe.demo.order"
    had = game.scene.squad_kinds[squad.kind].kit.get(weapon, 0)
    used = sum(one.unit == squad.id and one.weapon == weapon for one in game.charges)
    if not is_engineers(game, squad) or used >= had:
        return Refusal("roe.ruling.works-kit", args)
    if squad.order != "hold" or squad.state != "confident":
        return Refusal(rule, args, "order")
    if piece.kind.name not in OBSTACLES and not is_structure(piece):
        return Refusal(rule, args)
    if len(men_at(game, squad.id, piece, reach)) < game.scene.rulebook.works.charging:
        return Refusal("roe.demo.two-men", args)
    return None


def tasks(game: Game) -> Iterator[Task]:
    """All that squads of the active side may do of this kind."""
    for squad in game.squads_of(game.now.active):
        if squad.done or squad.spent:
            continue
        options: list[Task] = [Disarm(squad.id, place) for place in sorted({one.place for one in game.charges})]
        if is_engineers(game, squad):
            for piece in game.ground.pieces:
                if piece.kind.name in OBSTACLES or is_structure(piece):
                    makes = (ClearObstacle, SetCharge, LayBangalore)
                    options += [make(squad.id, piece.place) for make in makes]
        yield from (one for one in options if why_not_task(game, one) is None)


class Tasks(Frame[None]):
    """Before squads move, some work with their hands instead.  [roe.eng.clear roe.demo.order roe.bangalore.use]"""

    what: str = ""
    """What a squad is about to do."""
    unit: UnitId = NOBODY
    place: int = 0

    def start(self, game: Game) -> Step:
        """Who does what?"""
        options: list[Task | Pass] = list(tasks(game))
        if not options:
            return self.done()
        return Ask(game.now.active, TASK, [*options, PASS], self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Task | Pass) -> Refusal | None:
        """The judge of such work."""
        return None if isinstance(choice, Pass) else why_not_task(game, choice)

    def chosen(self, game: Game, choice: Task | Pass) -> Step:
        """Before they set to work the enemy may fire.  [roe.ruling.opp-instant]"""
        if isinstance(choice, Pass):
            return self.done()
        at_work = self.but(what=type(choice).__name__, unit=choice.unit, place=choice.place)
        return Call(reactions(game, choice.unit), then=at_work.work)

    def work(self, game: Game) -> Step:
        """They do it, if there are enough of them left and their nerves hold."""
        task = MAKES[self.what](self.unit, self.place)
        if why_not_task(game, task) is not None:
            return Goto(Tasks().start)
        match task:
            case ClearObstacle():
                work = game.works[self.place - game.scene.place_of_work(0)]
                set_to_work(game, self.unit, bits(game.members[self.unit]), game.scene.rulebook.works.clearing)
                game.put(work.but(gone=True))
                game.emit(ObstacleCleared(self.unit, self.place))
            case Disarm():
                return Call(Disarming(self.unit, self.place), then=Tasks().start)
            case _:
                weapon = CHARGE if isinstance(task, SetCharge) else BANGALORE
                lay(game, self.unit, self.place, game.scene.weapons[weapon])
        return Goto(Tasks().start)


def set_to_work(game: Game, unit: UnitId, among: Sequence[FigureId], n: int) -> tuple[FigureId, ...]:
    """So many men are at work and do not fire this turn; their squad does not move.

    [roe.eng.four-men roe.demo.two-men roe.bangalore.use]
    """
    busy = party(game, unit, among, n)
    game.put(game.squad(unit).but(done=True, busy=busy))
    return busy


def lay(game: Game, unit: UnitId, place: int, weapon: Weapon) -> None:
    """Explosives lie where the first of the men who lay them reaches their target.

    [roe.demo.two-men roe.ruling.bangalore-target]
    """
    piece = game.ground.piece(place)
    assert piece is not None
    near = men_at(game, unit, piece, weapon.range or game.scene.rulebook.works.contact)
    first = game.figures[set_to_work(game, unit, near, game.scene.rulebook.works.charging)[0]]
    x, y = nearest_point(piece, first.at)
    game.put(Charge(len(game.charges), game.squad(unit).seat, unit, weapon.name, place, x, y))
    game.emit(ChargeSet(unit, weapon.name, place))


def nearest_point(piece: Piece, at: tuple[int, int]) -> tuple[int, int]:
    """The point of an outline that is nearest to a point."""
    ends = (nearest_on_leg(at, leg) for leg in piece.shape.legs)
    return min(ends, key=lambda point: (squared(point, at), point))


class Disarming(Frame[None]):
    """Engineers disarm charges by a test of experience, others on a six.  [roe.eng.disarm roe.demo.defuse]"""

    unit: UnitId
    place: int

    def start(self, game: Game) -> Step:
        """One die; four engineers are at it."""
        squad, book = game.squad(self.unit), game.scene.rulebook.works
        able = is_able(game, squad)
        if able:
            set_to_work(game, self.unit, bits(game.members[self.unit]), book.clearing)
        else:
            game.put(squad.but(done=True))
        need = experience_of(game, self.unit) if able else book.defuse
        return Call(Roll(EXPERIENCE if able else DEFUSE, squad.seat, 1, need), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Harmless, or still there."""
        if pool.hits:
            for charge in charges_at(game, self.place):
                game.put(charge.but(gone=True))
        game.emit(ChargeDisarmed(self.unit, self.place, bool(pool.hits)))
        return self.done()
