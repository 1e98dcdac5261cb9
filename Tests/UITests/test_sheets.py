"""What comes up over the pages, over the introduction and while a drink is mixed: there at once, and its page's own."""

import re

import hands
import pytest
from catalogue import drink
from drinks import open_drink, page
from test_mixing import mixing, step  # noqa: F401

KEYS = [("ctrl+comma", "Preferences"), ("F1", "Keyboard shortcuts"), ("ctrl+question", "Keyboard shortcuts")]


def come_up_and_go(app, is_introduction=False):
    """Each comes up by its key, over everything, has the keyboard, and goes with Escape."""
    for keys, title in KEYS:
        hands.key(keys)
        dialog = app.find(title, "dialog")
        heading = app.find(title, "heading", within=dialog)
        app.wait(heading.is_on_top, f"{title} on top of all")
        app.wait(lambda: app.focus and title in [node.name for node in app.focus.above()], f"the keyboard in {title}")
        if title == "Preferences":
            again = app.find("Show the introduction again", "button", within=dialog)
            assert ("sensitive" in again.states) != is_introduction
        hands.key("Escape")
        app.gone(title, "dialog")


def test_T3_preferences_and_help_come_up_over_the_welcome_and_the_cards(new_program):
    new_program.start()
    new_program.find("Come in", "button", focused=True)
    come_up_and_go(new_program, is_introduction=True)
    new_program.find("Come in", "button", focused=True)
    hands.key("Return")
    new_program.find(re.compile(r"^Card 1 of \d+$"), "panel")
    come_up_and_go(new_program, is_introduction=True)
    hands.key("Right")
    new_program.find(re.compile(r"^Card 2 of \d+$"), "panel")


def test_what_is_of_the_pages_cannot_be_asked_for_during_the_introduction(new_program):
    new_program.start()
    new_program.click("Main menu", "button", focusable=True)
    offered = {}
    for name in ("Random fruit", "Random drink", "What I made", "Open a page from a file…", "Preferences", "Quit"):
        offered[name] = "sensitive" in new_program.find(name, "menu item").states
    assert [name for name, can in offered.items() if can] == ["Preferences", "Quit"], offered
    hands.key("Escape")
    for keys in ("ctrl+3", "ctrl+f", "ctrl+r", "ctrl+shift+r"):
        hands.key(keys)
    new_program.click("Come in", "button")
    new_program.click(new_program.find("Start exploring", "button"))
    new_program.find("Fruits", "list")
    assert new_program.never("Search drinks")
    assert not new_program.exists("Copy as text", "button"), "a page was opened where nobody saw it"


def test_T3_preferences_and_help_come_up_while_mixing(mixing):
    hands.key("space")
    step(mixing, 2)
    come_up_and_go(mixing)
    step(mixing, 2)
    hands.key("space")
    step(mixing, 3)


def test_keys_of_the_pages_do_nothing_while_mixing(mixing):
    for keys in ("ctrl+2", "ctrl+r", "ctrl+f"):
        hands.key(keys)
    step(mixing, 1)
    hands.key("alt+Left")
    mixing.find("Mix it step by step", "button")


def test_an_address_opened_while_mixing_is_seen(mixing):
    mixing.open_address("comptoir:/fruit/apple")
    mixing.find("Nutrition", "button")
    mixing.wait(lambda: mixing.geometry[2:] == mixing.normal, "the window as it was")
    hands.key("ctrl+3")
    mixing.click("Mix it step by step", "button")
    step(mixing, 1)


def test_the_introduction_asked_for_while_mixing_is_seen_and_mixing_begins_anew(mixing):
    hands.key("ctrl+comma")
    mixing.click("Show the introduction again", "button")
    mixing.find("Come in", "button", focused=True)
    mixing.wait(lambda: mixing.geometry[2:] == mixing.normal, "the window as it was")
    hands.key("Return")
    mixing.click(mixing.find("Start exploring", "button"))
    mixing.click("Mix it step by step", "button")
    step(mixing, 1)


# ---- sheets and their pages ------------------------------------------------------------------------


def write_into(app, title, name):
    """Types something into a field of a sheet."""
    dialog = app.find(title, "dialog")
    app.click(app.find(name, "text", within=dialog))
    hands.write("with Ana")
    return lambda: app.wait(
        lambda: app.find(name, "text", within=lambda app: app.find(title, "dialog")).text == "with Ana",
        f"what was typed in {title}",
    )


def open_made(app):
    open_drink(app, "negroni")
    app.click(app.find("I made this", "button", within=page))
    return "I made this", write_into(app, "I made this", "Note")


def open_filter(app):
    app.open_address("comptoir:/drinks")
    app.click("Filter", "button")
    app.click(app.find("Gin", "button", within=app.find("Filter", "dialog")))
    return "Filter", lambda: app.find("Gin", "button", pressed=True)


def open_typing(app):
    app.open_address("comptoir:/bar")
    app.click("Add several", "button")
    return "What do you have?", write_into(app, "What do you have?", "Ingredients, one per line")


def open_store(app):
    app.open_address("comptoir:/stores")
    app.click("Add a store", "button")
    return "Add a store", write_into(app, "Add a store", "Name")


def open_line(app):
    app.open_address("comptoir:/cart")
    app.click("Add a line", "button")
    app.find("Add a line", "dialog")
    app.wait(lambda: app.focus and app.focus.role == "text", "the keyboard in the line")
    hands.write("candles")
    return "Add a line", lambda: app.wait(lambda: app.focus and app.focus.text == "candles", "what was typed")


@pytest.mark.parametrize("opened", [open_made, open_filter, open_typing, open_store, open_line])
def test_a_sheet_goes_aside_with_its_page_and_comes_back_with_what_was_typed(person, opened):
    person.start()
    title, is_as_it_was = opened(person)
    is_as_it_was()
    for address, inside in (("fruit/apple", "Nutrition"), ("days", "Nothing counted yet")):
        person.open_address(f"comptoir:/{address}")
        person.gone(title, "dialog")
        person.wait(lambda: person.first(re.compile(inside)), inside)
    section = {"Filter": "ctrl+3", "I made this": "ctrl+3", "What do you have?": "ctrl+4"}.get(title, "ctrl+5")
    hands.key(section)
    person.find(title, "dialog")
    is_as_it_was()
    person.close_sheet()
    # Closed by the person it is over.
    hands.key("ctrl+2")
    person.find("Nutrition", "button")
    hands.key(section)
    assert person.never(title, "dialog")


def test_a_sheet_never_stands_over_another_drink(person):
    person.start()
    _, is_as_it_was = open_made(person)
    open_drink(person, "americano")
    person.gone("I made this", "dialog")
    person.find(drink("americano")["story"], "label")
    hands.key("alt+Left")
    person.find("I made this", "dialog")
    is_as_it_was()
    hands.key("Return")
    person.find("Negroni is in the log.")


def test_what_was_made_is_typed_once_even_where_page_and_sheet_were_closed_meanwhile(person):
    person.start()
    title, is_as_it_was = open_made(person)
    # An address closes the page under the sheet.
    person.open_address("comptoir:/drinks")
    person.gone(title, "dialog")
    person.open_address("comptoir:/drink/negroni")
    person.find(title, "dialog")
    is_as_it_was()
    person.close_sheet()
    person.open_address("comptoir:/drinks")
    open_drink(person, "negroni")
    person.click(person.find(title, "button", within=page))
    is_as_it_was()
    person.click(person.find("Note", "text", within=lambda app: app.find(title, "dialog")))
    hands.key("Return")
    person.find("Negroni is in the log.")
    person.click(person.find(title, "button", within=page))
    assert person.find("Note", "text", within=lambda app: app.find(title, "dialog")).text == ""


def test_help_comes_up_over_a_sheet_and_leaves_it_as_it_is(person):
    person.start()
    _, is_as_it_was = open_made(person)
    come_up_and_go(person)
    is_as_it_was()
    # Back takes away what is on top, and only that.
    hands.key("alt+Left")
    person.gone("I made this", "dialog")
    person.find(drink("negroni")["story"], "label")


def test_preferences_are_left_by_an_address_and_keep_what_was_typed(person):
    person.start()
    hands.key("ctrl+comma")
    is_as_it_was = write_into(person, "Preferences", re.compile("^The shop’s server"))
    person.open_address("comptoir:/fruit/apple")
    person.gone("Preferences", "dialog")
    person.find("Nutrition", "button")
    hands.key("alt+Left")
    person.gone("Nutrition", "button")
    assert person.never("Preferences", "dialog")
    hands.key("ctrl+comma")
    is_as_it_was()
