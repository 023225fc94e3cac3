# Bocage: `make play` plays, `make test` checks everything. Both set up a virtual environment first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .venv.stamp
JOBS ?= auto
GAMES ?= 200

.PHONY: setup play web serve test test-web test-browser load bench soak clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bocage needs Python 3.11 or newer: $(PYTHON) is not (make setup PYTHON=python3.11)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup
	@$(BIN)/bocage play tide-of-iron

web:
	cd web && npm ci && npm run build

serve: setup
	@$(BIN)/bocage serve

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n $(JOBS) -m 'not processes'

test-web:
	cd web && npm ci && npm run check && npm test

test-browser: setup web
	cd web && npm run test:browser

load: setup
	$(BIN)/pytest -m processes tests/server
	$(BIN)/python -m tests.load --db sqlite
	$(BIN)/python -m tests.load --db postgresql

bench: setup
	@$(BIN)/bocage bench

soak: setup
	@$(BIN)/bocage list --json \
		| $(BIN)/python -c 'import json, sys; [print(row["game"], row["scenario"], sep="/") for row in json.load(sys.stdin)]' \
		| while read -r title; do $(BIN)/bocage sim "$$title" --players random --games $(GAMES) || exit 1; done

clean:
	rm -rf $(VENV) $(STAMP) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
