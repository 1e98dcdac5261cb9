"""What takes the pictures of pages and holds them against the references; told in test_screenshots.py."""

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

# The nutrition table in text of 200 % needs a window of 524 points.
WIDE, NARROW, LARGE_NARROW, VERY_WIDE = (1280, 800), (360, 720), (540, 960), (1600, 1200)
# The version is another one with each release, and a server of the tests has another address each time.
CHANGES = re.compile(r"\d\.\d+\.\d|127\.0\.0\.1:\d")
SAVE_IN = os.environ.get("COMPTOIR_SCREENSHOTS")
UPDATES = os.environ.get("COMPTOIR_REFERENCES") == "update"


class Album:
    """Takes pictures in one look (theme, direction, text size), and remembers those that are not as they were."""

    def __init__(self, app, look):
        self.app = app
        self.look = look
        self.wrong = []
        # Whether the page says anything that changes; None until it was looked for.
        self._changes = None

    def take(self, page, *sizes, look=None):
        """Takes pictures in some sizes. `look` is given the page in the narrow one."""
        self._changes = None
        # A drawing is kept in the size that it was first seen in, so the wide window has to have it.
        self.app.look_at_rest()
        for size in self._kept(sizes or (WIDE, NARROW)):
            self.app.resize(*size)
            if look and size == NARROW:
                look(page)
            self._take_one(f"{page}-{self.look}-{size[0]}")
        self.app.resize(*WIDE)

    def _kept(self, sizes):
        """The sizes that are held against references: a page is laid out alike in the light and in the dark, and coloured alike
        whether it is wide or narrow. A person who looks at pictures gets all."""
        if SAVE_IN or self.look not in ("light", "dark"):
            return sizes
        return [size for size in sizes if (size[0] <= NARROW[0]) == (self.look == "dark")]

    def take_as_it_is(self, name):
        """Takes a picture without moving anything, the pointer least of all."""
        self._changes = None
        self._take_one(name)

    def _take_one(self, name):
        picture = self.app.look_anew()
        if SAVE_IN:
            picture.save(pathlib.Path(SAVE_IN) / f"{name}.png", compress_level=6)
            (pathlib.Path(SAVE_IN) / f"{name}.json").write_text(json.dumps(things(self.app)))
            return
        self._cover_what_changes(picture)
        path = pictures.reference(name)
        if UPDATES:
            if not path.exists() or not pictures.is_same(picture, path):
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
        # What is said on a page is the same in every size.
        if self._changes is None:
            self._changes = any(CHANGES.search(node.name) for node in self.app.window.walk())
        for node in self.app.all(CHANGES, "label") if self._changes else ():
            # Of what is below the part of a page that is in sight GTK tells any place.
            if not node.is_on_top():
                continue
            left, top, right, bottom = self.app.box(node)
            ImageDraw.Draw(picture).rectangle((left, top, right, bottom), fill="grey")

    def check(self):
        assert not self.wrong, "\n".join(["not as before:", *self.wrong])


@pytest.fixture(autouse=True)
def steady(home):
    """GTK shows where the keyboard is for three seconds after a key, and a scroll bar for one after a scroll: whether a
    picture has them is chance. What marks the open page's row is there always."""
    home.style(
        "*, *:focus, *:focus-visible { outline-style: none; outline-width: 0; } scrollbar { opacity: 0; }"
        "row:selected gradient-row { outline-style: solid; outline-width: 3px; }"
    )


@pytest.fixture(autouse=True)
def clock(new_program, tmp_path):
    """Days are counted on the same day each time."""
    return days.Clock(new_program, tmp_path, "2026-01-10")


@pytest.fixture(autouse=True)
def comparable(needs_fonts):
    if SAVE_IN:
        pathlib.Path(SAVE_IN).mkdir(parents=True, exist_ok=True)
    elif UPDATES:
        pictures.REFERENCES.mkdir(parents=True, exist_ok=True)
        pictures.MADE_WITH.write_text(json.dumps(pictures.type_setters()) + "\n")
    elif reason := pictures.reason_not_to_compare():
        pytest.skip(reason)
