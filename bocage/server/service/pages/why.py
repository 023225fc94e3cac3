"""Why can't I? Options made of the things that someone points at, and what the judge says of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bocage.kernel.frames import Option
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import Point, dump, pointed_fields, thing_fields
from bocage.kernel.rulings import Refusal
from bocage.registry import system_of
from bocage.server.answers import WhyAnswer
from bocage.server.requests import ThingNamed, Why
from bocage.server.service.matches.judging import judged
from bocage.server.service.matches.seat_actions import decision_of, written_option
from bocage.show import Speaker
from bocage.show.speaker import kinds_taken

MOST_ANSWERS = 5
MOST_TRIED = 400
MOST_EXAMPLES = 60


def why(match: Match, speaker: Speaker, seat: int, question: Why, name: str) -> list[WhyAnswer]:
    """What may be chosen of what a question is about, and which rules forbid the rest, in the match of a name."""
    decision = decision_of(match, seat)
    if question.option is not None:
        candidates = [written_option(match, question.option)]
    elif question.point is not None:
        unit = next((thing.id for thing in question.things if thing.kind == "unit"), -1)
        candidates = list(speaker.show.drafts(speaker.view, decision, unit, Point(*question.point)))
    elif question.kind is not None and not question.things:
        return _why_none(match, speaker, question.kind, name)
    else:
        candidates = list(_candidates(match, speaker, decision, question))[:MOST_TRIED]
    allowed: list[WhyAnswer] = []
    forbidden: dict[bytes, WhyAnswer] = {}
    vague: dict[bytes, WhyAnswer] = {}
    for option in candidates:
        index = next((place for place, offered in enumerate(decision.options) if offered == option), None)
        refusal = judged(match, speaker.view, option, name) if index is None else None
        answer = _answer(speaker, option, index, refusal, appraised=not question.things or question.point is not None)
        if refusal is None:
            allowed.append(answer)
        else:
            told = vague if refusal.rule.startswith("kernel.") else forbidden
            told.setdefault(msgspec.json.encode(refusal), answer)
    return [*allowed, *(forbidden or vague).values()][:MOST_ANSWERS]


def _why_none(match: Match, speaker: Speaker, wanted: str, name: str) -> list[WhyAnswer]:
    """Why nothing of a kind is on offer: the one rule that forbids it whatever it names, if there is such a rule."""
    asked = match.game.asked
    kinds = () if asked is None else kinds_taken(asked, speaker.has)
    answers = []
    for option in [one for kind in kinds if kind.__name__ == wanted for one in _examples(match, speaker, kind)]:
        refusal = judged(match, speaker.view, option, name)
        if refusal is None:
            return []
        answers.append(_answer(speaker, option, None, refusal))
    rules = {answer.refusal.rule for answer in answers if answer.refusal is not None}
    return answers[:1] if len(rules) == 1 else []


def _examples(match: Match, speaker: Speaker, kind: type[Option]) -> Iterator[Option]:
    """Options of a kind that names nothing, or one unit: that of each counter on the board."""
    names = kind.__struct_fields__
    if not names:
        yield kind()
    elif list(thing_fields(kind)) == [(names[0], "unit")] and len(names) == 1:
        for piece in system_of(match).show.sketch(speaker.view).pieces[:MOST_EXAMPLES]:
            yield kind(piece.unit)


def _answer(
    speaker: Speaker, option: Option, index: int | None, refusal: Refusal | None, appraised: bool = False
) -> WhyAnswer:
    told = None if refusal is None else speaker.refusal(refusal)
    appraisal = speaker.appraisal(option) if appraised else None
    return WhyAnswer(speaker.sentence("option", option), dump(option), index, told, appraisal)


def _candidates(match: Match, speaker: Speaker, decision: Decision, question: Why) -> Iterator[Option]:
    """Options of the kinds that the question takes, made of the things that are pointed at.

    What is not pointed at is taken from the options on offer, or else is any unit of the seat.
    """
    asked = match.game.asked
    if asked is None or not question.things:
        return
    kinds = [kind for kind in kinds_taken(asked, speaker.has) if thing_fields(kind)]
    own = [piece.unit for piece in system_of(match).show.sketch(speaker.view).pieces if piece.seat == decision.seat]
    seen: list[Option] = []
    for kind in kinds:
        if question.kind not in (None, kind.__name__):
            continue
        models = [msgspec.to_builtins(option) for option in decision.options if type(option) is kind]
        missing = [name for name, thing in thing_fields(kind) if thing == "unit"]
        for model in models or [dict.fromkeys(missing, unit) for unit in own] or [{}]:
            made = _filled(kind, model, question.things)
            if made is not None and made not in seen:
                seen.append(made)
                yield made


def _filled(kind: type[Option], model: dict[str, Any], pointed_at: Sequence[ThingNamed]) -> Option | None:
    """An option with the things in the fields that can hold them, aims first; all must be used."""
    fields = dict(model)
    left = list(pointed_at)
    for name, thing in pointed_fields(kind):
        fitting = [one for one in left if one.kind == thing]
        if fitting:
            several = isinstance(fields.get(name), list | tuple)
            used = fitting if several else fitting[-1:]
            fields[name] = [one.id for one in used] if several else used[0].id
            left = [one for one in left if one not in used]
    if left:
        return None
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError:
        return None
