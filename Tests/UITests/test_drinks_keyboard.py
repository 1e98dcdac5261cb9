"""Drinks and bar without the mouse."""

import re

import hands
from catalogue import drink
from drinks import in_cellar, open_bottle, open_filter, page, put_on_shelf, search, wait_for_all, wait_for_cards, wait_for_shelf
from test_keyboard import check_names, walk


def test_drinks_by_keyboard_alone(app):
    hands.key("ctrl+3")
    wait_for_all(app)
    hands.key("ctrl+f")
    app.find("Search drinks", "entry", focused=True)
    hands.write("negr")
    wait_for_cards(app, lambda names: names[:1] == ["Negroni"])
    hands.key("Down")
    app.find(re.compile("^Negroni, "), "cell", focused=True)
    hands.key("Return")
    app.find(drink("negroni")["story"], "label", within=page)
    hands.key("Escape")
    app.gone("Recipe", "tab list")
    hands.key("ctrl+f", "Return")
    app.find(drink("negroni")["story"], "label", within=page)
    hands.key("alt+Left")
    app.gone("Recipe", "tab list")


def test_page_that_is_opened_by_key_has_the_keyboard(bartender):
    search(bartender, "negroni")
    wait_for_cards(bartender, lambda names: names[:1] == ["Negroni"])
    hands.key("Down", "Return")
    bartender.find(drink("negroni")["story"], "label")
    hands.key("Tab")
    bartender.wait(
        lambda: bartender.focus and bartender.focus.is_within(page(bartender)),
        lambda: f"the keyboard on the page; it is in {bartender.focus}",
    )


def test_bar_by_keyboard_alone(app):
    hands.key("ctrl+4")
    app.find("Absinthe, not on the shelf", "cell")
    search(app, "aperol", "Search ingredients")
    app.wait(lambda: in_cellar(app) == ["Aperol"], "Aperol alone")
    hands.key("Down")
    app.find("Aperol, not on the shelf", "cell", focused=True)
    hands.key("Return")
    wait_for_shelf(app, "Aperol", "Have it")
    hands.key("ctrl+f", "Down")
    app.find("Aperol, Have it", "cell", focused=True)
    hands.key("Menu")
    app.find("Aperol", "dialog")
    app.tab_to("Have it", "radio button")
    hands.key("Right", "Escape")
    app.gone("Aperol", "dialog")
    app.find("Aperol, Low", "cell", focused=True)
    hands.key("space")
    wait_for_shelf(app, "Aperol", "not on the shelf")


def test_keys_go_from_bottle_to_bottle_and_through_the_cellar(app):
    hands.key("ctrl+4")
    first = app.find("Absinthe, not on the shelf", "cell")
    app.tab_to(first.name, "cell")
    hands.key("Return")
    # The keyboard stays in the cellar, on what stands there now.
    names = in_cellar(app)
    app.wait(lambda: app.focus and app.focus.name == f"{in_cellar(app)[0]}, not on the shelf", "the next bottle")
    assert names
    hands.key("End")
    app.wait(lambda: app.focus and app.focus.name == f"{in_cellar(app)[-1]}, not on the shelf", "the last bottle")
    hands.key("Home")
    app.find("Absinthe, Have it", "cell", focused=True)
    there = walk(app)
    assert len([node for node in there if node.role == "cell"]) == 1, "the bottles are one stop"


def test_sections_by_key_are_as_they_were_left(app):
    app.open_fruit("Fig")
    hands.key("ctrl+3")
    wait_for_all(app)
    app.open_address("comptoir:/drink/negroni")
    app.find("Recipe", "tab list")
    hands.key("ctrl+2")
    app.find("Nutrition", "table")
    hands.key("ctrl+3")
    app.find("Recipe", "tab list")
    hands.key("ctrl+3")
    app.gone("Recipe", "tab list")
    wait_for_all(app)


def test_what_can_have_the_keyboard_has_a_name(bartender):
    check_names(bartender, "among the cards")
    open_filter(bartender)
    check_names(bartender, "in the filter")
    bartender.close_sheet()
    bartender.open_address("comptoir:/drink/mojito")
    bartender.find(drink("mojito")["story"], "label")
    check_names(bartender, "on a drink's page")
    for tab, inside in (("Instructions", "Mix it step by step"), ("Shop", "Add a store")):
        bartender.click(tab, "tab")
        bartender.find(inside, "button")
        check_names(bartender, f"in {tab}")
    bartender.click("I made this", "button")
    bartender.find("I made this", "dialog")
    check_names(bartender, "in the form of what was made")
    bartender.close_sheet()
    hands.key("ctrl+4")
    bartender.find("Absinthe, not on the shelf", "cell")
    check_names(bartender, "in the bar")
    open_bottle(bartender, "Absinthe")
    check_names(bartender, "in the sheet of a bottle")


def test_tab_reaches_everything_among_the_cards(bartender):
    put_on_shelf(bartender, "gin", "campari", "sweet red vermouth")
    hands.key("ctrl+3")
    bartender.find("Can make · 1", "button")
    hands.key("ctrl+f")
    bartender.find("Search drinks", "entry", focused=True)
    there = walk(bartender)
    names = {node.name for node in there}
    assert {"Sort", "Filter", "Before dinner", "Search drinks"} <= names, f"Tab came by {there}"
    assert any(name.startswith("Can make") for name in names)
    assert len([node for node in there if node.role == "cell"]) == 1, "the cards are one stop"
