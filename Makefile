# What a person does with this repository, one word each. `make` alone lists them.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run test lint web examples bench gate clean install tool tests differential damage fuzz

PREFIX ?= /usr/local
PYTHON := .venv/bin/python

# A terminal sees the progress of a build, a log only what went wrong.
quiet := $(shell [ -t 2 ] || echo --quiet)
say = @printf '\n\033[1m%s\033[0m\n'
ifeq ($(shell [ -t 2 ] && echo terminal),)
  say = @printf '\n%s\n'
endif

# Every target builds with the same flags, so that no target builds anew what another has built. A warning is an error
# to the compiler that the project is written with; another may warn of more, and shall build all the same.
strict = $(if $(findstring version 6.3,$(shell swift --version 2>/dev/null)),-Xswiftc -warnings-as-errors)

web_files = .build-wasm/switchback-web.wasm $(wildcard Web/host.js Web/page.html)
sources = Sources Tests Benchmarks Examples Package.swift
scripts = $(shell grep -lE '^\#!.*bash' .ci/run Utilities/* Utilities/*/* Tests/Fuzz/* 2>/dev/null)
python = $(shell grep -lE '^\#!.*python3' Utilities/* Utilities/*/* Benchmarks/* Benchmarks/Peers/* Tests/Fuzz/* 2>/dev/null) \
  $(wildcard Utilities/basemap/*.py Utilities/basemap/*/*.py Tests/Browser/*.py Tests/Differential/*.py Tests/Listings/*.py Benchmarks/harness/*.py Benchmarks/harness/*/*.py)
javascript = $(wildcard Web/*.js Tests/Differential/*.mjs Benchmarks/Browser/*.js)

# GPX files that are kept beside the repository.
shared = $(or $(SWITCHBACK_SHARED),../shared)
gpx_files = $(shared)/research/gpx-cases $(shared)/corpus

help: ## List what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F '|' '{ printf "  %-14s %s\n", $$1, $$2 }'

run: ## Build the tool, draw the sample as a page and as a picture, print its figures
	@Utilities/setup run
	@$(MAKE) --no-print-directory tool web
	$(say) 'Samples/verdon.gpx'
	@rm -f verdon.html verdon.png
	@.build/release/switchback info Samples/verdon.gpx
	@.build/release/switchback open Samples/verdon.gpx -o verdon.html --no-browser
	@.build/release/switchback snapshot Samples/verdon.gpx -o verdon.png
	@test -s verdon.html -a -s verdon.png
	$(say) 'Made verdon.html and verdon.png. Next:'
	@echo '  open verdon.html in a browser: the map moves, and needs no network'
	@echo '  .build/release/switchback open YOUR.gpx    the same for a ride of yours'
	@echo '  .build/release/switchback --help           everything else it does'
	@echo '  make install                               put it into $(PREFIX)'

test: ## Run every test: Swift, WebAssembly, page weight, Chromium, other readers
	@Utilities/setup test
	@$(MAKE) --no-print-directory tests tool web examples
	@Utilities/check-page-weight
	@Utilities/check-literals
	$(say) 'Swift tests'
	@Utilities/run-tests swift test --skip-build --disable-xctest
	$(say) 'Browser tests'
	@# Most of their time is a page's, which moves at the pace of a person.
	@$(PYTHON) -m pytest --quiet --numprocesses 3 Tests/Browser
	$(say) 'Listings'
	@$(PYTHON) -m pytest --quiet Tests/Listings
	@$(MAKE) --no-print-directory differential damage fuzz
	$(say) 'All tests passed'

lint: ## Check the formatting, the scripts and the documentation: complete, linked, its examples compile
	@Utilities/setup run
	@swift format lint --strict --recursive --parallel $(sources)
	@for script in $(scripts); do bash -n "$$script" || exit 1; done
	@python3 -c 'import ast, sys; [ast.parse(open(f).read(), f) for f in sys.argv[1:]]' $(python)
	@if command -v node >/dev/null; then \
	  for script in $(javascript); do node --check "$$script" || exit 1; done; fi
	@swift build $(quiet) $(strict)
	@Utilities/check-docs
	@Utilities/check-mapkit-table
	@Utilities/check-symbol-list
	@Utilities/check-examples
	@echo 'Nothing to complain about'

# The tool looks in ../share/switchback from where it lies: the same way in .build as after `make install`.
web: ## Build the browser's half and put it where the tool looks for it
	@Utilities/setup run
	$(say) 'Building the page for the browser'
	@Utilities/build-wasm switchback-web $(quiet) $(strict)
	@folder="$$(dirname "$$(swift build --show-bin-path)")/share/switchback" && \
	  mkdir -p "$$folder" && cp $(web_files) "$$folder"
	@ln -sfn "$$(basename "$$(dirname "$$(swift build --show-bin-path)")")/share" .build/share

examples: ## Build the examples, as programs and as pages, into .build-examples
	@Utilities/setup run
	$(say) 'Building the examples'
	@# The compiler may not see that a module which they import has changed; they are few files.
	@rm -rf .build-examples/debug/{Placemarks,TransVerdon}.build
	@swift build $(quiet) --disable-build-manifest-caching --package-path Examples --scratch-path .build-examples
	@for page in Placemarks "TransVerdon --file Examples/Sources/TransVerdon/TransVerdon.gpx"; do \
	  Utilities/build-page --package-path Examples --output .build-examples/$${page%% *}.html $$page || exit 1; done

bench: ## Measure the reader and the map in a page beside their peers, and the tool
	@Utilities/setup bench
	@Benchmarks/run

# Beside `bench`, for it takes seconds and says the same on a busy machine.
gate: ## Count the reader's instructions and compare them with those on record
	@Utilities/setup bench
	@Benchmarks/run instructions

install: ## Install the tool under PREFIX (/usr/local)
	@Utilities/setup run
	@$(MAKE) --no-print-directory tool web
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/switchback"
	@install -m 755 .build/release/switchback "$(DESTDIR)$(PREFIX)/bin/switchback"
	@install -m 644 $(web_files) Sources/CairoHost/Resources/basemap.obm "$(DESTDIR)$(PREFIX)/share/switchback"
	@echo 'Installed $(DESTDIR)$(PREFIX)/bin/switchback'

damage: ## Cut and change files in every way, and see that reading them goes well
	@Utilities/setup test
	$(say) 'Damaged files'
	@swift build $(quiet) $(strict) --configuration release --package-path Tests/Fuzz --scratch-path .build-damage \
	  --product damage -Xswiftc -enable-testing
	@[ -d "$(shared)" ] || echo "skipped: the files of the folder 'shared', which is not there"
	@.build-damage/release/damage cuts Tests/Fuzz/Seeds $(gpx_files)
	@.build-damage/release/damage mutations 0 100000 Tests/Fuzz/Seeds $(gpx_files)
	@.build-damage/release/damage memory 1000000
	@Tests/Fuzz/count-instructions .build-damage/release/damage

SECONDS := 60
fuzz: ## Look for bytes that break the reader, for SECONDS (60)
	@Utilities/setup test
	$(say) 'Fuzzing for $(SECONDS) seconds'
	@swift build $(quiet) $(strict) --configuration release --package-path Tests/Fuzz --scratch-path .build-fuzz \
	  --product fuzz -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld -Xswiftc -enable-testing
	@Tests/Fuzz/run-fuzz $(SECONDS) $(gpx_files)

clean: ## Remove what was built; the Python environment stays
	@rm -rf .build .build-* Examples/.build* verdon.html verdon.png

# Steps of the above.

tool:
	$(say) 'Building the tool (some minutes the first time)'
	@swift build $(quiet) $(strict) --configuration release --product switchback

tests:
	$(say) 'Building the tests'
	@swift build $(quiet) $(strict) --build-tests

# The reader beside lxml and gpxpy, and the WebAssembly build of it beside the native one.
differential: package = --configuration release --package-path Tests/Differential
differential:
	$(say) 'Differential tests'
	@swift build $(quiet) $(strict) $(package) --scratch-path .build-differential
	@Utilities/wasm-toolset
	@swift build $(quiet) $(strict) $(package) --scratch-path .build-differential-wasm \
	  --triple wasm32-unknown-none-wasm --toolset .build-wasm/toolset.json
	@$(PYTHON) -m pytest --quiet Tests/Differential
