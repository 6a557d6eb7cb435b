# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play test lint setup gallery lock clean

play: $(READY)  ## the playground with the bot, in the browser; no token needed
	$(BIN)/longtable play

test: $(READY)  ## every test
	$(BIN)/python -m pytest -n auto --dist worksteal -rs

lint: $(READY)  ## ruff, mypy --strict, who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

setup: $(READY)

$(READY): requirements-dev.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

gallery: $(READY)  ## docs/gallery/*.png: every kind of picture, from real seeded matches
	$(BIN)/python scripts/make_gallery.py docs/gallery

lock:  ## pin names, versions and hashes again (needs uv)
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
