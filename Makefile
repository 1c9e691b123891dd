# Headroom: every target works from a fresh clone. `make run` starts it, `make test` checks everything.

PYTHON ?= python3
VENV_PYTHON = .venv/bin/python
PYTEST_ARGS ?=
# Processes that the tests are shared out among: twice as many as processors, because tests of the window mostly wait
# (with three on two processors, a quarter of their time was left over). 0 runs them in one, where a debugger can stop.
WORKERS ?= 4

# Compiled modules make the second start fast, so a setting against them stops here.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test test-thorough check bench claims bundle bundle-twice audit lock translations
# Parts of the targets above.
.PHONY: packages checks compiled-tests

run:
	@$(PYTHON) packaging/bootstrap.py run
	@$(VENV_PYTHON) packaging/start.py

# Formatting, lint, types and import contracts first, then the whole suite, each process on a screen of its own. The
# type checker leaves a processor free, on which the tests are compiled once instead of by each process.
test: packages
	@$(MAKE) --no-print-directory --jobs 2 checks compiled-tests
	$(VENV_PYTHON) -m pytest -n $(WORKERS) $(PYTEST_ARGS)

# The same with more random plans, and with every sample where otherwise some stand for all.
test-thorough: packages
	@$(MAKE) --no-print-directory --jobs 2 checks compiled-tests
	HYPOTHESIS_PROFILE=thorough $(VENV_PYTHON) -m pytest -n $(WORKERS) -m "not benchmark" $(PYTEST_ARGS)

check: packages
	@$(MAKE) --no-print-directory checks

packages:
	@$(PYTHON) packaging/bootstrap.py develop

checks:
	$(VENV_PYTHON) -m ruff format --check .
	$(VENV_PYTHON) -m ruff check .
	$(VENV_PYTHON) -m mypy
	.venv/bin/lint-imports --no-cache

# What does not compile is told by the run itself.
compiled-tests:
	@$(VENV_PYTHON) -m pytest --collect-only -qq >/dev/null 2>&1 || true

bench:
	@$(PYTHON) packaging/bootstrap.py develop
	$(VENV_PYTHON) -m pytest tests/benchmarks -s -m "" $(PYTEST_ARGS)

# What Headroom says now to each claim of the five papers; CLAIMS=differs shows one class, CLAIMS=ME4 one paper.
claims:
	@$(PYTHON) packaging/bootstrap.py develop
	@$(VENV_PYTHON) -m tests.support.claims $(CLAIMS)

bundle:
	@$(PYTHON) packaging/bootstrap.py bundle
	$(VENV_PYTHON) packaging/bundle.py
	$(VENV_PYTHON) packaging/smoke_test.py

# Two builds of one commit, from two folders, are the same bytes.
bundle-twice:
	@$(PYTHON) packaging/bootstrap.py bundle
	$(VENV_PYTHON) packaging/bundle_twice.py

# Asks the advisory database of the Python package index about every locked package; needs a connection.
audit:
	@$(PYTHON) packaging/bootstrap.py develop
	.venv/bin/pip-audit --strict --disable-pip --require-hashes -r packaging/requirements.lock

# LOCK_ARGS=--upgrade moves to the newest versions that pyproject.toml allows.
lock:
	@$(PYTHON) packaging/bootstrap.py develop
	$(VENV_PYTHON) packaging/lock.py $(LOCK_ARGS)

# Collect the texts to translate from the sources into resources/i18n/*.ts.
translations:
	@$(PYTHON) packaging/bootstrap.py develop
	$(VENV_PYTHON) packaging/translations.py
