"""The rulebook as data: the ledger of rules, the cases that prove them, and the check that the proofs can fail.

- `ledger`: the rules and rulings of a game, in French and English
- `cases`: rule cases, played on scripted dice
- `coverage`: where each rule is written and what proves it
- `mutants`: alters each rule where it is written and expects its proofs to notice

>>> from bocage.rulebook.cases import load_case
>>> load_case("no-such-case.yaml")
Traceback (most recent call last):
    ...
bocage.rulebook.reading.RulebookError: no-such-case.yaml: no such file
"""
