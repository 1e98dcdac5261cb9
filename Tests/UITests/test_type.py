"""Text as it stands on the screen: whole, whatever it is set in and however often it has become another."""

import re

import hands
import pytest
from catalogue import drink
from drinks import card as card_of
from drinks import open_drink, put_on_shelf, shelf, wait_for_card
from pictures import drawn_with_gl
from PIL import ImageChops


@pytest.mark.parametrize("drawing", [{}, drawn_with_gl()], ids=["cairo", "gl"])
@pytest.mark.parametrize("font", ["Sans 10", "Sans 11", "Sans 13"])
def test_text_that_has_become_another_and_back_is_what_it_was(person, font, drawing):
    """A text that changes is set anew, between measures of its font that need not be whole pixels; it lacked a row of
    points then."""
    with (person.home.config / "gtk-4.0/settings.ini").open("a") as settings:
        settings.write(f"gtk-font-name={font}\ngtk-xft-hinting=1\ngtk-xft-hintstyle=hintslight\n")
    person.start("comptoir:/bar", **drawing)
    person.resize(1280, 1100)
    put_on_shelf(person, "gin")
    open_drink(person, "negroni")
    person.find(drink("negroni")["story"], "label")
    fact = box_of(person, person.find("Standard drinks: 2.0", "list item"))
    before = part(person, fact)
    person.click("More", "button")
    person.find("Standard drinks: 3.9", "list item")
    person.click("Less", "button")
    person.find("Standard drinks: 2.0", "list item")
    assert same(part(person, fact), before), "a fact of a drink lacks something"
    hands.key("alt+Left")
    wait_for_card(person, r"^Americano, .*3 missing")
    card = box_of(person, card_of(person, "Americano"))
    before = part(person, card)
    put_on_shelf(person, "campari")
    hands.key("ctrl+3")
    wait_for_card(person, r"^Americano, .*2 missing")
    hands.key("ctrl+4")
    click_off(person, "Campari")
    hands.key("ctrl+3")
    wait_for_card(person, r"^Americano, .*3 missing")
    assert same(part(person, card), before), "the mark of a card lacks something"


def click_off(app, name):
    """Takes a bottle off the shelf."""
    app.click(app.seek(lambda: shelf(app, name), name))
    app.find(f"{name} was taken off the shelf.")


def box_of(app, node):
    return tuple(map(round, app.box(node)))


def part(app, box):
    """What is in a rectangle of the window, with nothing under the pointer."""
    hands.away()
    return app.look_at_rest().crop(box).convert("L")


def same(one, other):
    return one.size == other.size and ImageChops.difference(one, other).getextrema()[1] <= 8
