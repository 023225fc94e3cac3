"""`bocage check-matches`: which matches of a database would go on under this program."""

from __future__ import annotations

from bocage.cli.language import catalogue, language
from bocage.cli.output import print_json, print_line


def check_matches(db: str | None, everything: bool, json: bool, lang: str | None) -> int:
    """Play all matches again, say which would go on, and answer 1 if there are others."""
    from bocage.server.service.records.upgrade_check import verdicts
    from bocage.server.settings import from_environment

    text = catalogue(language(lang)).text
    found = list(verdicts(from_environment(db).db, unfinished=not everything))
    stopped = [one for one in found if not one.goes_on]
    if json:
        print_json(found)
        return 1 if stopped else 0
    for one in stopped:
        about = {"match": one.match, "title": f"{one.game}/{one.scenario}", "rules": one.rules}
        print_line(text("ui-match-stops", **about, agrees=one.agrees, revision=one.revision, why=one.why))
    print_line(text("ui-matches-checked", count=len(found), going=len(found) - len(stopped)))
    return 1 if stopped else 0
