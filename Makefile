# A thin face over meson-helpers/. Every target does its own set-up; a second run does no work twice.
#
#   make run          build and start Comptoir; without a display, save a picture of its window
#   make test         build and run every test
#
#   make test-trixie  the same on Debian 13, in a folder of its own; FILTER and UI as for make test
#   make build        the program, at .build/release/comptoir
#   make sanitize     the modules' tests with the sanitizers of addresses and of leaks; FILTER=regex
#   make check        format, warnings, import direction, desktop data
#   make format       put the code into the form that make check asks for
#   make gallery      the pages of the widget kit
#   make bench        measure against plain C programs
#   make screenshots  pictures of every page, in .build/screenshots
#   make pictures     the pictures of the README and of software centres, in data/screenshots
#   make sheets       all pictures of fruits side by side, on light and on dark, in .build/sheets
#   make before-after each page that is not as it was at SINCE=revision, in .build/before-after
#   make icons        the symbolic icons as points, after an SVG file was changed
#   make translations po/comptoir.pot and every language brought up to date
#   make install      with meson; PREFIX=/usr/local DESTDIR=
#   make flatpak      build, install and try the Flatpak, on a runtime of Debian's packages
#   make clean        remove everything that was built

PREFIX ?= /usr/local
CONFIGURATION ?= release
H := meson-helpers

.PHONY: run test test-trixie sanitize build check format gallery bench screenshots pictures sheets before-after icons translations install flatpak clean

run:
	@$(H)/setup.sh run
	@$(H)/build.sh $(CONFIGURATION) --product comptoir
	@$(H)/run.sh .build/$(CONFIGURATION)/comptoir $(ARGS)

test:
	@$(H)/setup.sh test
	@$(H)/test.sh

test-trixie:
	@$(H)/setup.sh trixie
	@$(H)/trixie.sh

sanitize:
	@$(H)/setup.sh test
	@$(H)/sanitize.sh "$(FILTER)"

build:
	@$(H)/setup.sh build
	@$(H)/build.sh $(CONFIGURATION) --product comptoir

check:
	@$(H)/setup.sh check
	@$(H)/check.sh

format:
	@$(H)/setup.sh build
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks Examples

gallery:
	@$(H)/setup.sh run
	@$(H)/build.sh $(CONFIGURATION) --product comptoir-gallery
	@$(H)/run.sh .build/$(CONFIGURATION)/comptoir-gallery $(ARGS)

bench:
	@$(H)/setup.sh bench
	@$(H)/bench.sh

screenshots:
	@$(H)/setup.sh test
	@$(H)/screenshots.sh

pictures:
	@$(H)/setup.sh test
	@$(H)/build.sh $(CONFIGURATION) --product comptoir
	@$(H)/pictures.sh .build/$(CONFIGURATION)/comptoir

sheets:
	@$(H)/setup.sh sheets
	@$(H)/sheets.sh

before-after:
	@$(H)/setup.sh sheets
	@$(H)/before-after.sh "$(SINCE)"

icons:
	@$(H)/setup.sh install
	@$(H)/icons.sh

translations:
	@$(H)/setup.sh build
	@$(H)/translations.sh

install:
	@$(H)/setup.sh install
	@$(H)/install.sh "$(PREFIX)"

flatpak:
	@$(H)/setup.sh flatpak
	@$(H)/flatpak-local.sh

clean:
	rm -rf .build .build-check .build-sanitize .build-trixie _build
