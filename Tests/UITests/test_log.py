"""«I made this», and the log of what was made."""

import re

import hands
from catalogue import drink
from drinks import open_drink, put_on_shelf, search


def make(app, note="", more=0):
    """Says on a drink's page that it was made."""
    app.click("I made this", "button")
    dialog = app.find("I made this", "dialog")
    for _ in range(more):
        app.click(app.find("More", "button", within=dialog))
    if note:
        app.click(app.find("Note", "text", within=dialog))
        hands.write(note)
    app.click("Into the log", "button")
    app.gone("I made this", "dialog")


def open_log(app):
    app.open_address("comptoir:/log")
    app.find(re.compile("^(The log|Nothing in the log yet)$"))


def test_an_empty_log_says_what_to_do(person):
    person.start("comptoir:/log")
    person.find("Nothing in the log yet")


def test_what_was_made_is_in_the_log_and_leads_back(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person, "for Anna", more=1)
    person.find("Negroni is in the log.")
    open_drink(person, "mojito")
    person.find(drink("mojito")["story"], "label")
    make(person)
    open_log(person)
    person.find(re.compile(r"2026.*|.*2 servings · for Anna$"), "label")
    person.find("Negroni, 2 servings\nMojito, 1 serving", "label")
    person.find("Drinks made each week")
    person.restart()
    open_log(person)
    person.click("Negroni", "button")
    person.find(drink("negroni")["story"], "label")


def test_what_was_made_is_taken_back_with_undo(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person)
    person.find("Negroni is in the log.")
    hands.key("ctrl+z")
    open_log(person)
    person.find("Nothing in the log yet")


def test_what_was_made_is_taken_from_the_shelf_and_put_back(bartender):
    put_on_shelf(bartender, "70 cl gin", "campari", "sweet vermouth")
    wait_for_gin(bartender, 700)
    open_drink(bartender, "negroni")
    bartender.find("Your bar has all that it takes.", "label")
    make(bartender)
    bartender.find("Negroni is in the log.")
    hands.key("ctrl+3")
    wait_for_gin(bartender, 670)
    open_log(bartender)
    bartender.click("Take out of the log", "button")
    bartender.find("Nothing in the log yet")
    bartender.click("Back", "button")
    wait_for_gin(bartender, 700)


def wait_for_gin(app, millilitres):
    """Waits until the shelf has so much gin, in sight or not."""
    search(app, "gin", "Search ingredients")
    app.find(re.compile(f"^{millilitres} ml · in "), "label")


def test_an_entry_is_taken_out_of_the_log(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person)
    open_log(person)
    person.click("Take out of the log", "button")
    person.find("Nothing in the log yet")
