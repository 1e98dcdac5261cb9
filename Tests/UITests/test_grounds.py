"""A journey through each section, with the program as it is shipped, on the other grounds that people stand on: Wayland, and
drawing with OpenGL."""

import contextlib
import pathlib
import re

import hands
import pytest
from catalogue import DRINKS, drink, drinks_that, fruit, is_in
from conftest import RESOURCES, watched
from days import Clock, counters, rename, sentence
from drinks import card, put_on_shelf, wait_for_all, wait_for_cards, wait_for_shelf
from pictures import drawn_with_gl
from program import Program
from shop import press_plus, quantities, wait_for_products
from stores import add as add_store
from stores import rows as store_rows
from test_bar import click_bottle, set_state
from test_log import come_to_the_first_entry, make, open_log, to_the_entries
from wayland import Wayland, WaylandProgram

pytestmark = pytest.mark.shipped


@pytest.fixture(scope="module")
def wayland(desktop):
    return Wayland(desktop)


@pytest.fixture(params=["x11", "wayland"])
def new_program(request, desktop, shipped_path, home, tmp_path, monkeypatch):
    """The program of a new person on one of the grounds, drawn with OpenGL; not started yet."""
    kind, environment = Program, desktop.environment
    if request.param == "wayland":
        wayland = request.getfixturevalue("wayland")
        kind, environment = WaylandProgram, wayland.environment
        # For the hands.
        monkeypatch.setenv("DISPLAY", wayland.display)
    environment = {**environment, "COMPTOIR_RESOURCES": str(RESOURCES), **drawn_with_gl()}
    # Mesa's threads stand in for a graphics card, also where there is one processor.
    environment["LP_NUM_THREADS"] = "2"
    yield from watched(kind(shipped_path, environment, home, tmp_path / "program.log"), request)


def start(person, address):
    """Starts the program, and sees to it that it is drawn, and by what it should be."""
    person.start(address)
    person.wait(lambda: draws_with_gl(person), "a page that is drawn with OpenGL")
    person.wait(lambda: is_drawn(person), "a page that is drawn")


def draws_with_gl(app):
    """Whether Mesa's threads were given work, and not just started, as they are on X11 in any case."""
    for task in pathlib.Path(f"/proc/{app.process.pid}/task").iterdir():
        # A thread may have ended since the folder was read.
        with contextlib.suppress(OSError):
            is_mesas = (task / "comm").read_text().startswith("llvmpipe")
            if is_mesas and int((task / "schedstat").read_text().split()[2]) > 2:
                return True
    return False


def is_drawn(app):
    """Whether the upper left quarter of the window has more than a ground and a frame."""
    picture = app.look().convert("RGB")
    middle = (picture.width // 2, picture.height // 2)
    return len(picture.crop((0, 0, *middle)).getcolors(1_000_000)) > 8


def test_journey_through_discover(person, home):
    home.prefer(section="discover")
    start(person, "comptoir:/discover")
    person.find("What’s on your shelf?")
    put_on_shelf(person, "gin", "campari", "sweet vermouth")
    hands.key("ctrl+1")
    person.find("You can make tonight")
    person.click(re.compile("^Negroni"), "button")
    person.find(drink("negroni")["story"], "label")
    person.click("Back", "button")
    person.find("You can make tonight")


def test_journey_through_fruits(person):
    start(person, "comptoir:/fruits")
    person.wait_for_rows(lambda rows: len(rows) > 4)
    person.open_fruit("Mango")
    person.find(fruit("mango")["headline"], "label")
    person.click("Add to favourites", "button")
    person.find("Remove from favourites", "button")
    person.quit()


def test_journey_through_drinks(person):
    start(person, "comptoir:/drinks")
    wait_for_all(person)
    person.click("Creamy", "button")
    creamy = drinks_that(lambda drink: is_in(drink, "creamy"))
    wait_for_cards(person, lambda names: set(names) == creamy)
    name = sorted(creamy)[0]
    person.click(card(person, name))
    person.find(next(each["story"] for each in DRINKS if each["name"] == name), "label")
    hands.key("alt+Left")
    wait_for_cards(person, lambda names: set(names) == creamy)


def test_journey_through_the_bar(person):
    start(person, "comptoir:/bar")
    set_state(person, "Absinthe", "Low")
    click_bottle(person, "Absinthe")
    wait_for_shelf(person, "Absinthe", "not on the shelf")
    set_state(person, "Absinthe", "Have it")


def test_journey_through_the_shop(person):
    start(person, "comptoir:/shop")
    wait_for_products(person, lambda names: names[:1] == ["Absinthe"], "the products")
    person.find("The cart is empty", "label")
    press_plus(person, "Absinthe")
    person.find("1 item", "label")
    person.click("Go to the cart", "button", sensitive=True)
    person.find("To buy", "label")
    assert quantities(person) == {"Absinthe": 1}
    person.click("Save as an order", "button")
    person.click("Save the order", "button")
    person.find(re.compile("^Thank you"))
    hands.key("Escape")
    person.find("The cart is empty", "label")


def test_journey_through_stores(person):
    start(person, "comptoir:/stores")
    person.find("No stores yet")
    add_store(person, "Naschmarkt", "48.1983 16.3631")
    person.wait(lambda: store_rows(person) == ["Naschmarkt"], lambda: f"the store, not {store_rows(person)}")
    person.click(re.compile("^Naschmarkt"), "list item")
    person.click("Remove", "button")
    person.find("No stores yet")
    person.click("Undo", "button")
    person.wait(lambda: store_rows(person) == ["Naschmarkt"], lambda: f"the store again, not {store_rows(person)}")


def test_journey_through_the_log(person):
    start(person, "comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person, "for Anna")
    open_log(person)
    to_the_entries(person)
    person.find("for Anna", "label")
    come_to_the_first_entry(person)
    hands.key("Delete")
    person.find("No drinks made yet")


def test_journey_through_days(person, tmp_path):
    clock = Clock(person, tmp_path, "2026-03-01")
    start(person, "comptoir:/counters")
    person.click("Count something", "button")
    rename(person, "coffee")
    person.wait(lambda: [counter["name"] for counter in counters(person)] == ["coffee"], "the new name")
    person.click("Back", "button")
    clock.set("2026-04-11")
    person.open_address("comptoir:/counter/1")
    sentence(person, "41 days")
