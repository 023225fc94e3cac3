"""Standing orders: listed with their numbers and terms, given and withdrawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from bocage.cli.terminal.choices import plain
from bocage.kernel import Order
from bocage.kernel.records import dump, restore
from bocage.server.service.pages.record_forms import order_kinds

if TYPE_CHECKING:
    from bocage.cli.terminal.session import Session
    from bocage.server.answers import OrderKind
    from bocage.server.forms import EntryForm

Value = bool | int | str | None


def stand(session: Session, typed: str) -> None:
    """List the standing orders, or give or withdraw the one of a number, which may have other terms than usual."""
    kinds = order_kinds(session.match.play.package)
    given = {type(order).__name__: order for order in session.match.orders.get(session.seat, ())}
    number, *terms = typed.split() or [""]
    if not kinds:
        session.say("ui-no-orders")
    elif not number:
        _list(session, kinds, given)
    elif not number.isdigit() or not 1 <= int(number) <= len(kinds):
        session.say("ui-no-such-order", "red", last=len(kinds))
    else:
        _turn(session, kinds[int(number) - 1], given, terms)


def _turn(session: Session, kind: OrderKind, given: Mapping[str, Order], typed: Sequence[str]) -> None:
    """Give an order, or withdraw one that is given, unless it is to have other terms."""
    others = [order for name, order in given.items() if name != kind.kind]
    name = session.describer.text(kind.key)
    if kind.kind in given and not typed:
        _obeys(session, others)
        session.say("ui-order-withdrawn", order=name)
        return
    terms: dict[str, Value] = {field.name: field.default for field in kind.fields}
    free = list(kind.fields)
    for word in typed:
        found = next(((field, value) for field in free for value in _values(session, field, word)), None)
        if found is None:
            session.say("ui-no-such-term", "red", word=word, terms=" · ".join(_ranges(session, kind)) or "–")
            return
        free.remove(found[0])
        terms[found[0].name] = found[1]
    order = restore({"is": kind.kind, **terms}, Order, session.match.play.package)
    _obeys(session, [*others, order])
    session.say("ui-order-given", order=" · ".join([name, *_terms(session, kind, terms)]))


def _obeys(session: Session, orders: Sequence[Order]) -> None:
    seat = session.seat
    session.change(lambda match: match.stand(seat, orders))
    session.keep()


def _values(session: Session, field: EntryForm, word: str) -> Sequence[Value]:
    """What a typed word means to a field: one value, or none."""
    describer = session.describer
    match field.type:
        case "int" if word.isdigit() and (field.least or 0) <= int(word) <= (field.most or int(word)):
            return [int(word)]
        case "bool":
            signs = {True: describer.text("ui-yes-words"), False: describer.text("ui-no-words")}
            return [value for value, words in signs.items() if plain(word) in plain(words).split()]
        case "word":
            return [one for one in field.words or [] if plain(word) in (plain(one), plain(str(describer.word(one))))]
        case _:
            return []


def _list(session: Session, kinds: Sequence[OrderKind], given: Mapping[str, Order]) -> None:
    describer = session.describer
    session.say("ui-orders", "dim")
    rows = []
    for number, kind in enumerate(kinds, 1):
        order = given.get(kind.kind)
        terms = _ranges(session, kind) if order is None else _terms(session, kind, dump(order))
        about = describer.catalogue.text(kind.key, attribute="about")
        body = Text.assemble((describer.text(kind.key), "bold"), "\n", about, *((f"\n{term}", "dim") for term in terms))
        rows.append((Text(f"{number:>3} {'✓' if order is not None else ' '}", "" if order is None else "green"), body))
    session.screen.pairs(rows)


def _terms(session: Session, kind: OrderKind, values: Mapping[str, Any]) -> list[str]:
    """The terms of an order that is given."""
    say = session.describer
    shown = {field.name: values.get(field.name, field.default) for field in kind.fields}
    return [say.text("ui-term", name=say.text(one.key), value=_told(session, shown[one.name])) for one in kind.fields]


def _ranges(session: Session, kind: OrderKind) -> list[str]:
    """What the terms of an order may be."""
    say = session.describer
    found = []
    for field in kind.fields:
        if field.type == "int":
            may_be = say.text("ui-from-to", least=field.least or 0, most=field.most or 0)
        else:
            may_be = ", ".join(_told(session, value) for value in field.words or (True, False))
        found.append(say.text("ui-term", name=say.text(field.key), value=may_be))
    return found


def _told(session: Session, value: Value) -> str:
    describer = session.describer
    if isinstance(value, bool):
        return describer.text("ui-yes-words" if value else "ui-no-words").split()[0]
    return str(describer.word(value)) if isinstance(value, str) else str(value)
