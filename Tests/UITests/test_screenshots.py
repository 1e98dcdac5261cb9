"""Pictures of every page, held against the references beside this file.

- `COMPTOIR_SCREENSHOTS=folder` saves every picture there, in full size; nothing is compared then.
- `COMPTOIR_REFERENCES=update` makes the references anew from what is on the screen.

What counts as different is told in pictures.py.
"""

import json
import os
import pathlib
import re

import days
import pictures
import pytest
from conftest import BUILD
from PIL import ImageDraw
from things import things
from tour import Tour

# The nutrition table in text of 200 % needs a window of 524 points.
WIDE, NARROW, LARGE_NARROW = (1280, 800), (360, 720), (540, 960)
DRINKS = {"drinks", "drink", "bar", "log", "filter", "days"}
VERSION = re.compile(r"\d\.\d+\.\d")
SAVE_IN = os.environ.get("COMPTOIR_SCREENSHOTS")
UPDATES = os.environ.get("COMPTOIR_REFERENCES") == "update"


class Album:
    """Takes pictures in one look (theme, direction, text size), and remembers those that are not as they were."""

    def __init__(self, app, look):
        self.app = app
        self.look = look
        self.wrong = []

    def take(self, page, *sizes):
        for size in sizes or (WIDE, NARROW):
            self.app.resize(*size)
            self._take_one(f"{page}-{self.look}-{size[0]}")
        self.app.resize(*WIDE)

    def _take_one(self, name):
        picture = self.app.look_at_rest()
        if SAVE_IN:
            picture.save(pathlib.Path(SAVE_IN) / f"{name}.png", compress_level=6)
            (pathlib.Path(SAVE_IN) / f"{name}.json").write_text(json.dumps(things(self.app)))
            return
        self._cover_what_changes(picture)
        path = pictures.reference(name)
        if UPDATES:
            if not path.exists() or self._differs(picture, path):
                pictures.keep(picture, path)
        elif not path.exists():
            self.wrong.append(f"{name}: there is no reference; see CONTRIBUTING.md")
        elif found := self._differs(picture, path):
            self.wrong.append(f"{name}: {found}")
            folder = pathlib.Path(os.environ.get("CI_ARTIFACTS", BUILD)) / "ui-failures"
            folder.mkdir(parents=True, exist_ok=True)
            picture.save(folder / f"{name}.png")
            pictures.seen(picture, pictures.opened(path)).save(folder / f"{name}.difference.png")

    @staticmethod
    def _differs(picture, path):
        found = pictures.difference(picture, pictures.opened(path))
        if found is None:
            return "another size"
        return str(found) if found.is_seen else None

    def _cover_what_changes(self, picture):
        """The version is another one with each release."""
        for node in self.app.all(VERSION, "label"):
            ImageDraw.Draw(picture).rectangle(self.app.box(node), fill="grey")

    def check(self):
        assert not self.wrong, "\n".join(["not as before:", *self.wrong])


@pytest.fixture(autouse=True)
def steady(home):
    """GTK shows where the keyboard is for three seconds after a key, and a scroll bar for one after a scroll: whether a
    picture has them is chance."""
    home.style("*, *:focus, *:focus-visible { outline-style: none; outline-width: 0; } scrollbar { opacity: 0; }")


@pytest.fixture(autouse=True)
def clock(new_program, tmp_path):
    """Days are counted on the same day each time."""
    return days.Clock(new_program, tmp_path, "2026-01-10")


@pytest.fixture(autouse=True)
def comparable(needs_fonts):
    if SAVE_IN:
        pathlib.Path(SAVE_IN).mkdir(parents=True, exist_ok=True)
    elif UPDATES:
        pictures.MADE_WITH.write_text(json.dumps(pictures.type_setters()) + "\n")
    elif reason := pictures.reason_not_to_compare():
        pytest.skip(reason)


def photograph(app, look, only=None, sizes=(WIDE, NARROW), menus=False):
    """Walks through the program and takes a picture of each page, or of those named."""
    app.resize(*WIDE)
    album, tour = Album(app, look), Tour(app, only)
    walk = [(tour.introduction(), sizes), (tour.pages(), sizes), (tour.drinks(), sizes), (tour.days(), sizes), (tour.sheets(), sizes)]
    if menus:
        walk.insert(4, (tour.menus(), [WIDE]))
    for pages, sizes in walk:
        for page in pages:
            album.take(page, *sizes)
    album.check()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screenshots_in(theme, new_program, home):
    home.prefer(theme=theme)
    photograph(new_program.start(), theme, menus=theme == "light")


def test_screenshots_mirrored(new_program, home, locales):
    home.prefer(theme="light")
    pages = {"card", "list", "fruit", "fruit-below", "compare", "preferences", *DRINKS}
    photograph(new_program.start(**locales.mirrored()), "mirrored", pages)


def test_screenshots_in_large_text(new_program, home):
    home.prefer(theme="light", text_size=2.0)
    pages = {"welcome", "card", "list", "fruit", "fruit-below", "preferences", "shortcuts", *DRINKS}
    photograph(new_program.start(), "large", pages, sizes=(WIDE, LARGE_NARROW))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screenshots_in_high_contrast(theme, new_program, home, portal):
    home.prefer(theme=theme)
    portal.set(contrast=True)
    pages = {"list", "fruit", "fruit-below", "preferences", "drinks", "drink", "bar", "days"}
    photograph(new_program.start(), f"contrast-{theme}", pages, sizes=(WIDE,))


def test_screenshots_of_counts(new_program, home, clock):
    """Tally marks and ways, from no day to ten years."""
    home.prefer(theme="light", onboarding_done=True)
    days.add(new_program, "tabac")
    days.add(new_program, "jardin")
    app = new_program.start("comptoir:/counter/2/edit")
    app.click("Days since", "radio button")
    album = Album(app, "light")
    for count in (0, 1, 4, 5, 41, 365, 3650):
        clock.pass_days(count)
        for number, picture in ((1, "tally"), (2, "way")):
            app.open_address(f"comptoir:/counter/{number}")
            app.find(re.compile(f"^{count:,} days? (without|since) "))
            album.take(f"{picture}-{count}")
    album.check()
