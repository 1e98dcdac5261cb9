"""Pictures of Discover and of a screen from a file; see test_screenshots.py."""

import re

import days
import hands
import pytest
from album import NARROW, WIDE, Album, clock, comparable, steady  # noqa: F401
from conftest import RESOURCES
from drinks import put_on_shelf

pytestmark = pytest.mark.long

THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
GREETING = re.compile("^Good (morning|afternoon|evening)")


@THEMES
def test_screenshots_of_discover(theme, person, home):
    home.prefer(theme=theme, section="discover")
    app = person.start()
    app.resize(*WIDE)
    album = Album(app, theme)
    app.find(GREETING)
    app.find("What’s on your shelf?")
    app.find("Another", "button")
    hands.away()
    album.take("discover-new")
    days.count(app)
    for words in (("gin", "--quantity", "2"), ("lime", "--quantity", "4"), ("campari",)):
        assert app.run("cart", "add", *words).returncode == 0
    put_on_shelf(app, "gin", "campari", "sweet vermouth", "triple sec", "lemon juice")
    hands.key("ctrl+1")
    app.find("You can make tonight")
    app.find("7 items")
    hands.away()
    album.take("discover")
    album.check()


@THEMES
def test_screenshots_of_screens_from_files(theme, person, home):
    home.prefer(theme=theme)
    app = person.start(str(RESOURCES / "Screens/Examples/04-party.json"))
    app.resize(*WIDE)
    album = Album(app, theme)
    app.find("44 cl of gin")
    hands.away()
    album.take("screen-party")
    album.check()
