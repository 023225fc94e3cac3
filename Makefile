# Bocage: `make play` plays, `make test` checks everything, `make test GAME=tide-of-iron` what concerns one system.
# All of them set up a virtual environment first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .venv.stamp
JOBS ?= auto
GAMES ?= 200
GAME ?=
FUZZ ?= 300
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header

PACKAGES := web/node_modules/.package-lock.json
CLIENT := bocage/server/static/.built
SOURCES := $(shell find web/src web/public web/*.ts web/*.json web/index.html -type f 2>/dev/null)

.PHONY: setup play web lock wheel serve test test-web test-browser load cluster bench soak clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bocage needs Python 3.11 or newer: $(PYTHON) is not (make setup PYTHON=python3.11)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# In the browser, against the machine; without Node in the terminal, unless the client was built elsewhere.
play: setup
	@if why=$$(.ci/node) && $(MAKE) --no-print-directory web; then exec $(BIN)/bocage serve --open; \
	elif [ -f $(dir $(CLIENT))index.html ]; then exec $(BIN)/bocage serve --open; \
	else echo "$${why:-The web client could not be built}: no game in the browser. Here is the one in the terminal."; \
		exec $(BIN)/bocage play tide-of-iron --against normal; fi

web: $(CLIENT)

$(PACKAGES): web/package-lock.json
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(PACKAGES) $(SOURCES)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# What containers are built from: the newest versions that pyproject.toml allows, with their hashes.
lock: setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(LOCK) pyproject.toml --extra postgres --output-file deploy/requirements.lock
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(LOCK) - --output-file deploy/build.lock

wheel: setup web
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

serve: setup
	@$(BIN)/bocage serve

test: setup
	@test -z '$(GAME)' || $(BIN)/bocage schema '$(GAME)' >/dev/null
	@rm -rf build/skipped
	@.ci/tools postgresql $$(.ci/node >/dev/null && echo chromium)
	@.ci/web unit
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -rs -n $(JOBS) -m 'not processes' $(if $(GAME),-k '$(GAME) or $(subst -,_,$(GAME))')
	@GAME='$(GAME)' .ci/web browser
	@if [ -s build/skipped ]; then sed 's/^/SKIPPED: /' build/skipped; \
	else echo "Everything$(if $(GAME), that concerns $(GAME)) was checked."; fi

test-web:
	@.ci/web unit

test-browser: setup web
	@.ci/tools chromium
	@.ci/web browser

load: setup
	@.ci/tools postgresql nginx
	$(BIN)/pytest -rs -m 'processes and not cluster' tests/server
	BOCAGE_FUZZ=$(FUZZ) $(BIN)/pytest -rs tests/server/test_fuzz.py
	$(BIN)/python -m tests.load --db sqlite
	$(BIN)/python -m tests.load --db postgresql
	$(BIN)/python -m tests.load.attacks

cluster: setup
	@.ci/tools postgresql nginx
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[cluster]'
	$(BIN)/pytest -rs -m cluster tests/server tests/arena

bench: setup
	@$(BIN)/bocage bench

soak: setup
	@$(BIN)/bocage list --json \
		| $(BIN)/python -c 'import json, sys; [print(row["game"], row["scenario"], sep="/") for row in json.load(sys.stdin)]' \
		| while read -r title; do $(BIN)/bocage sim "$$title" --players random --games $(GAMES) || exit 1; done

clean:
	rm -rf $(VENV) $(STAMP) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules bocage/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
