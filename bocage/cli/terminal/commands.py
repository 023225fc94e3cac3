"""What can be typed besides a choice. English words always work, and so do those of the language that is spoken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Table
from rich.text import Text

from bocage.cli.terminal.choices import plain
from bocage.cli.terminal.session import Leaving, Session
from bocage.cli.terminal.things import things_named
from bocage.kernel.errors import BocageError
from bocage.kernel.journal import Answer, standing
from bocage.registry import system_of

LOG = 20

Command = Callable[[Session, str], None]


def obey(session: Session, typed: str) -> bool:
    """Carry out a command; answers whether it was one."""
    word, _, rest = typed.partition(" ")
    name, rest = _named(session, plain(word)), rest.strip()
    if name is None:
        return False
    if not rest and name in OF_SOMETHING:
        session.say("ui-of-what", form=_form(session, name), what=session.describer.text(f"ui-do-{name}"))
        return True
    try:
        COMMANDS[name](session, rest)
    except BocageError as error:
        session.screen.line(str(error), "red")
    return True


def _named(session: Session, word: str) -> str | None:
    for name in COMMANDS:
        if word in (name, *plain(session.describer.catalogue.text(f"ui-do-{name}", attribute="words")).split()):
            return name
    return None


def _form(session: Session, name: str) -> str:
    return session.describer.catalogue.text(f"ui-do-{name}", attribute="form")


def show_help(session: Session, rest: str) -> None:
    """All commands."""
    session.say("ui-help-choices")
    if system_of(session.match).show.sketch(session.match.view(session.seat)).shape == "table":
        session.say("ui-help-table")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    for name in COMMANDS:
        grid.add_row(Text(_form(session, name)), Text(session.describer.text(f"ui-do-{name}")))
    session.screen.show(grid)


def go(session: Session, rest: str) -> None:
    """Choose by words."""
    session.choose_by_name(rest)


def show_map(session: Session, rest: str) -> None:
    """The board again; of a large one all, the part around what is named, or the part further on."""
    board, wish = session.teller.board, plain(rest)
    if not wish:
        session.show_map()
    elif wish in _words(session, "ui-map-all"):
        session.show_map(around=None)
    elif board is not None and (step := _step(session, wish)):
        session.show_map(around=() if board.plan.is_whole else [board.beyond(*step)])
    else:
        view = session.match.view(session.seat)
        sketch = system_of(session.match).show.sketch(view)
        found = things_named(session.describer, view, rest)
        units = [piece.place for piece in sketch.pieces if piece.unit in found.get("unit", ())]
        places = [*found.get("place", ()), *units]
        if places:
            session.show_map(around=places)
        else:
            session.say("ui-no-such-thing", name=rest)


def _step(session: Session, wish: str) -> tuple[int, int] | None:
    steps = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    return next((step for name, step in steps.items() if wish in (name, *_words(session, f"ui-map-{name}"))), None)


def _words(session: Session, key: str) -> list[str]:
    return plain(session.describer.text(key)).split()


def show_choices(session: Session, rest: str) -> None:
    """The question and its choices again."""
    session.show_question()
    session.show_choices()


def look(session: Session, rest: str) -> None:
    """The goals, an army, the hand, a card, a place or a unit."""
    if not session.looker.look(session.match, session.match.view(session.seat), rest):
        session.say("ui-no-such-thing", name=rest)


def forgo(session: Session, rest: str) -> None:
    """Pass here until the turn is over."""
    session.forgo()


def odds(session: Session, rest: str) -> None:
    """The odds of a choice."""
    choice = session.the_one(rest)
    if choice is not None:
        session.screen.line(choice.text, "bold")
        session.adviser.odds(session.match, session.match.view(session.seat), choice)


def why(session: Session, rest: str) -> None:
    """Why something cannot be chosen."""
    view = session.match.view(session.seat)
    session.adviser.why(session.match, view, session.decision, session.choices, rest)


def rule(session: Session, rest: str) -> None:
    """What a rule says."""
    session.adviser.rule(rest)


def log(session: Session, rest: str) -> None:
    """What happened so far."""
    events = session.match.events(session.seat)
    count = int(rest) if rest.isdigit() and int(rest) > 0 else LOG
    session.teller.events(session.match.view(session.seat), events[-count:])


def undo(session: Session, rest: str) -> None:
    """Take back the last choice; where that needs consent, the others are asked."""
    match = session.match
    chosen = next((answer for answer in standing(match.journal) if answer.how == "chosen"), None)
    seat = chosen.seat if chosen is not None and chosen.seat in session.people else session.seat
    agreed: list[int] = []
    if chosen is not None and not match.may_undo(seat):
        agreed = _consent(session, seat, chosen)
        if not agreed:
            session.say("ui-cannot-be-undone")
            return
    session.change(lambda match: match.undo(seat, agreed))
    session.forget()
    session.say("ui-undone")


def _consent(session: Session, seat: int, answer: Answer) -> list[int]:
    """The other seats, if all of them are people and all agree."""
    view = session.match.view(seat)
    others = [other for other in range(session.match.game.seats) if other != seat]
    names = session.describer
    what = names.option(view, answer.option)
    for other in others:
        question = names.text("ui-consent", seat=names.name(view, "seat", other), what=what)
        if other in session.machines or not session.agrees(question, default=False):
            return []
    return others


def save(session: Session, rest: str) -> None:
    """Save the match."""
    if rest:
        session.save(Path(rest).expanduser())
    else:
        session.tell_kept()


def save_case(session: Session, rest: str) -> None:
    """Save the position as a rule case."""
    from bocage.rulebook.cases import save_position_as_case

    name, *rules = rest.split() or [""]
    path = Path(name or "case.yaml").expanduser()
    if path.exists():
        raise BocageError(f"{path}: there is such a file already")
    save_position_as_case(session.match, path, path.stem, rules)
    session.screen.unbroken(session.describer.text("ui-saved", file=str(path)))


def orders(session: Session, rest: str) -> None:
    """List, give and withdraw standing orders."""
    from bocage.cli.terminal.standing import stand

    stand(session, rest)


def leave(session: Session, rest: str) -> None:
    """Leave the match."""
    raise Leaving


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "go": go,
    "map": show_map,
    "choices": show_choices,
    "look": look,
    "odds": odds,
    "why": why,
    "not": forgo,
    "orders": orders,
    "rule": rule,
    "log": log,
    "undo": undo,
    "save": save,
    "case": save_case,
    "quit": leave,
}
OF_SOMETHING = frozenset({"go", "look", "odds", "why", "rule"})
"""The commands that mean nothing by themselves."""
