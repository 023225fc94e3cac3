"""`python -m bocage.cli` is `bocage`."""

from bocage.cli import main

main()
