# Two commands are enough: `make run` shows what Akkhara does, `make test` checks it.
SHELL := /bin/sh
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
STAMP := .venv/.installed

.PHONY: run test lint types bench eval clean

run: $(STAMP)
	@$(BIN)/akkhara tour samples --out out

test: $(STAMP) lint types
	$(BIN)/python -m pytest

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

bench: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python -m benchmarks

eval: $(STAMP)
	$(BIN)/python -m benchmarks.evaluate ../shared

$(STAMP): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Akkhara needs Python 3.11 or later; none was found." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python's venv module is incomplete; on Debian: apt install python3-venv" >&2; exit 1; }
	@echo "Setting up .venv (once; about a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,hanzi]'
	@touch $@

clean:
	rm -rf .venv out build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
