"""«I made this», and the log of what was made."""

import datetime
import re

import hands
from catalogue import drink
from drinks import open_drink, page, put_on_shelf, search, wait_for_shelf


def make(app, note="", more=0):
    """Says on a drink's page that it was made."""
    app.click(app.find("I made this", "button", within=page))
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
    app.find(re.compile("^(The log|No drinks made yet)$"))


def to_the_entries(app):
    """Turns the wheel down to the entries, which stand below what they add up to."""

    def come():
        # What has never been in sight has no place yet.
        _, _, width, height = app.geometry
        hands.scroll(*app.on_screen(width * 0.7, height * 0.6), 40)
        app.look_at_rest()
        return app.first(re.compile("^More: "), "button")

    app.wait(come, "the entries")


def test_an_empty_log_says_what_to_do(person):
    person.start("comptoir:/log")
    person.find("No drinks made yet")
    # What was made before the program was there is said here.
    person.click(person.all("Log a drink", "button")[-1])
    dialog = person.find("Log a drink", "dialog")
    person.find("Search drinks", "entry", within=dialog, focused=True)
    hands.write("negro")
    person.click("Negroni", "list item", within=dialog)
    person.find("Negroni", "dialog")
    person.click("Into the log", "button")
    person.gone("Negroni", "dialog")
    to_the_entries(person)
    person.find(re.compile(r"^Negroni, .* · 1 serving$"), "list item")
    # The button in the header asks the same; Escape leaves all as it is.
    person.click("Log a drink", "button")
    person.find("Search drinks", "entry", focused=True)
    hands.key("Escape")
    person.gone("Log a drink", "dialog")


def day(ago=0):
    """A date of these days as the program writes it."""
    date = datetime.date.today() - datetime.timedelta(days=ago)
    return f"{date:%b} {date.day}, {date.year}"


def test_what_was_made_is_in_the_log_and_leads_back(person):
    before = day()
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person, "for Anna", more=1)
    person.find("Negroni is in the log.")
    open_drink(person, "mojito")
    person.find(drink("mojito")["story"], "label")
    make(person)
    open_log(person)
    # It can have become another day meanwhile.
    days = "|".join({before, day()})
    to_the_entries(person)
    person.find(re.compile(rf"^Negroni, ({days}) · 2 servings · for Anna$"), "list item")
    person.find(re.compile(rf"^Mojito, ({days}) · 1 serving$"), "list item")
    person.find("for Anna", "label")
    for favourite in ("Negroni, 2 servings", "Mojito, 1 serving"):
        person.find(favourite, "button")
    person.find(re.compile("^Drinks of the month"), "slider")
    person.find("3 drinks", "panel")
    person.find("Drinks made each week")
    person.restart()
    open_log(person)
    to_the_entries(person)
    person.click(re.compile("^Negroni, "), "list item")
    person.find(drink("negroni")["story"], "label")


def test_what_was_made_two_days_ago_has_that_date(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    person.click("I made this", "button")
    dialog = person.find("I made this", "dialog")
    before = day(2)
    for number in ("1", "2"):
        person.click(person.all("More", "button", within=dialog)[1])
        person.wait(lambda: entered(person, dialog).startswith(number), lambda: f"{number} in {entered(person, dialog)}")
    person.click("Into the log", "button")
    person.gone("I made this", "dialog")
    open_log(person)
    to_the_entries(person)
    person.find(re.compile(rf"^Negroni, ({before}|{day(2)}) · 1 serving$"), "list item")


def entered(app, dialog):
    """What stands in the entry of the days ago."""
    return app.entry_text(app.find("Days ago", "text", within=dialog))


def test_what_was_made_is_taken_back_with_undo(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person)
    person.find("Negroni is in the log.")
    hands.key("ctrl+z")
    open_log(person)
    person.find("No drinks made yet")


def test_what_was_made_is_taken_from_the_shelf_and_put_back(bartender):
    put_on_shelf(bartender, "70 cl gin", "campari", "sweet vermouth")
    wait_for_gin(bartender, 700)
    open_drink(bartender, "negroni")
    bartender.find("You have everything for this drink.", "label")
    make(bartender)
    bartender.find("Negroni is in the log.")
    hands.key("ctrl+4")
    wait_for_gin(bartender, 670)
    open_log(bartender)
    take_out(bartender)
    bartender.find("No drinks made yet")
    bartender.click("Back", "button")
    wait_for_gin(bartender, 700)


def wait_for_gin(app, millilitres):
    """Waits until the shelf has so much gin, in sight or not."""
    search(app, "gin", "Search ingredients")
    wait_for_shelf(app, "Gin", f"Have it, {millilitres} ml")


def take_out(app, name="Negroni", place=0):
    """Takes an entry out of the log by its menu."""
    to_the_entries(app)
    app.wait(lambda: len(app.all(f"More: {name}", "button")) > place, f"the entries of {name}")
    app.click(app.all(f"More: {name}", "button")[place])
    app.click("Remove from the log", "menu item")


def come_to_the_first_entry(app):
    """Takes the keyboard from the drinks made most, above the entries, to the first of these."""
    app.tab_to(re.compile(r" servings?$"), "button")
    app.tab_to(re.compile(r" servings?\b"), "list item", key="Down", most=12)


def test_an_entry_is_taken_out_of_the_log_by_menu_and_by_key_and_brought_back(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    make(person)
    open_log(person)
    take_out(person)
    person.find("No drinks made yet")
    hands.key("ctrl+z")
    to_the_entries(person)
    come_to_the_first_entry(person)
    hands.key("Menu")
    person.find(role="menu item")
    hands.key("Escape")
    hands.key("Delete")
    person.find("No drinks made yet")
    hands.key("ctrl+z")
    to_the_entries(person)
