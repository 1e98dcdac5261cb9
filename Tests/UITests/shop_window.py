"""Takes the pictures of the README and of software centres, into the folder that COMPTOIR_PICTURES names.

What they show is the program of somebody who has used it for a while. No test is in here: `make pictures` runs it.
"""

import os
import pathlib
import re

import hands
import pytest
from days import Clock, command
from drinks import open_drink, page, put_on_shelf, wait_for_card
from test_log import make

FOLDER = pathlib.Path(os.environ["COMPTOIR_PICTURES"])
# What GTK draws around a window on a screen that mixes no colours.
FRAME = 5
NARROW, USUAL = (360, 700), (1000, 700)
SHELF = "70 cl gin", "campari", "sweet vermouth", "20 cl tequila low", "lime juice", "cointreau", "white rum", "sugar syrup"


def take(app, name, size=USUAL):
    """Saves what the window shows, without its frame."""
    width, height = size[0] + 2 * FRAME, size[1] + 2 * FRAME
    app.resize(width, height)
    hands.away()
    picture = app.look_anew().crop((FRAME, FRAME, width - FRAME, height - FRAME))
    picture.save(FOLDER / f"{name}.png", optimize=True)


@pytest.fixture
def user(person, home, tmp_path):
    """Somebody who counts two things since the winter, has a bar, and plans to buy."""
    home.style("scrollbar { opacity: 0; }")
    home.prefer(theme="light", section="discover")
    clock = Clock(person, tmp_path, "2026-01-01")
    for date, *words in (
        ("2026-01-01", "add", "smoking", "--without"), ("2026-02-11", "reset", "smoking"),
        ("2026-02-20", "add", "fresh fruit", "--with"), ("2026-04-12", "reset", "smoking", "--note", "a long evening"),
    ):  # fmt: skip
        clock.set(date)
        command(person, "counter", *words)
    clock.set("2026-06-12")
    return person


def test_pictures(user, home):
    app = user.start("comptoir:/bar")
    app.resize(*USUAL)
    put_on_shelf(app, *SHELF)
    for words in (("cherry", "--quantity", "2"), ("lime", "--quantity", "4"), ("campari",)):
        command(app, "cart", "add", *words)
    use(app)
    show_pages(app)
    app.restart("comptoir:/discover")
    show_discover(app, "discover")
    app.quit()
    home.prefer(theme="dark", section="discover")
    app.start("comptoir:/discover")
    show_discover(app, "dark")


def use(app):
    """Rates what is drunk, and writes it into the log."""
    for id, stars in (("margarita", 4), ("daiquiri", 5), ("negroni", 5)):
        open_drink(app, id)
        app.tab_to("My rating", "slider")
        hands.key(str(stars))
        app.find("Clear my rating", "button", within=page, sensitive=True)
    for id in ("daiquiri", "negroni", "margarita", "negroni"):
        app.restart(f"comptoir:/drink/{id}")
        app.find("Ingredients", "tab", selected=True)
        make(app)


def show_pages(app):
    for name, address, sign in (
        ("fruits", "fruits", (re.compile("^Apple"), "list item")), ("fruit", "fruit/pomegranate", ("Copy as text", "button")),
        ("compare", "compare/apple,kiwi,orange", ("Side by side",)), ("drink", "drink/negroni", ("Ingredients", "tab")),
        ("bar", "bar", (re.compile("^With it you can make"), "heading")), ("log", "log", ("The log",)),
        ("days", "counter/1", (re.compile("^61 days"),)), ("history", "counter/1/history", ("What happened",)),
    ):  # fmt: skip
        app.restart(f"comptoir:/{address}")
        app.find(*sign)
        take(app, name)
    app.restart("comptoir:/fruits")
    app.find(re.compile("^Apple"), "list item")
    take(app, "narrow", NARROW)
    app.restart("comptoir:/drinks")
    app.resize(*USUAL)
    app.click("Sour", "button")
    wait_for_card(app, "^Daiquiri, .*5 of 5 stars")
    take(app, "drinks")
    mix(app)


def mix(app):
    """A recipe's second step, which fills the screen as far as a picture wants it."""
    app.restart("comptoir:/drink/negroni")
    app.click("Instructions", "tab")
    app.click("Mix it step by step", "button")
    app.find(re.compile("^Step 1 of 3"), focused=True)
    hands.key("space")
    app.find(re.compile("^Step 2 of 3"), focused=True)
    hands.away()
    app.look_anew().resize((USUAL[0], USUAL[0] * 3 // 4)).save(FOLDER / "mixing.png", optimize=True)
    hands.key("Escape")


def show_discover(app, name):
    app.find(re.compile("^Fruit of the season"), "label")
    take(app, name)
