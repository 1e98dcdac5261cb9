"""The filter of the drinks: what it combines, and how its sheet is put away."""

import re

import hands
import pytest
from catalogue import DRINKS, drink, drinks_that, is_in, own_drink, own_drinks
from drinks import choose, open_drink, open_filter, search, wait_for_all, wait_for_card, wait_for_cards


def rate(app, id, stars):
    """Rates a drink on its page, by keyboard."""
    open_drink(app, id)
    app.click("My rating", "slider")
    hands.key(str(stars))
    app.find("Clear my rating", "button", sensitive=True)
    app.click("Back", "button")
    app.gone("Recipe", "tab list")
    wait_for_card(app, rf"^{drink(id)['name']}, .*{stars} of 5 stars")


def test_T6_search_category_rating_and_level_combine(bartender):
    for id, stars in (("espresso-martini", 4), ("b-52", 4), ("porto-flip", 2), ("alexander", 5)):
        rate(bartender, id, stars)
    bartender.click("After dinner", "button")
    wait_for_cards(bartender, lambda names: set(names) == drinks_that(lambda drink: is_in(drink, "after-dinner")))
    open_filter(bartender)
    choose(bartender, "Medium")
    bartender.close_sheet()
    medium = drinks_that(lambda drink: is_in(drink, "after-dinner") and drink["level"]["value"] == "medium")
    wait_for_cards(bartender, lambda names: set(names) == medium)
    open_filter(bartender)
    bartender.find("Minimum rating", "slider", focused=True)
    hands.key("2")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: set(names) == {"B-52", "Porto Flip"})
    open_filter(bartender)
    hands.key("3")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: names == ["B-52"])
    search(bartender, "coffee")
    wait_for_cards(bartender, lambda names: names == ["B-52"])
    search(bartender, "flip")
    bartender.find("No drink like that")


def test_T6_nobody_is_asked_for_a_rating_while_nothing_is_rated(bartender):
    dialog = open_filter(bartender)
    bartender.find("Only favourites", within=dialog)
    assert not bartender.exists("Minimum rating", "slider"), "there is nothing to be chosen from"
    bartender.close_sheet()
    rate(bartender, "negroni", 4)
    open_filter(bartender)
    bartender.find("Minimum rating", "slider", focused=True)
    hands.key("3")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: names == ["Negroni"])
    # The last rating goes while it is asked for: the page says why it is empty, and what to do.
    open_drink(bartender, "negroni")
    bartender.click("Clear my rating", "button")
    bartender.click("Back", "button")
    bartender.find("Nothing is rated yet", "label")
    bartender.click("Any rating", "button")
    wait_for_all(bartender)


def test_T6_T13_a_packs_rating_is_shown_with_its_source_until_ones_own(bartender):
    rated = own_drink("shed-sour", "Shed Sour", "gin", rating={"stars": 4.5, "source": "shed"})
    (bartender.home.packs / "mine.json").write_text(own_drinks(rated))
    wait_for_card(bartender, r"^Shed Sour, .*4\.5 of 5 stars")
    open_filter(bartender)
    hands.key("4")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: names == ["Shed Sour"])
    open_drink(bartender, "shed-sour")
    bartender.find("Rated by The wall of my shed", "label")
    bartender.find("4.5 of 5 stars", "image")
    bartender.click("My rating", "slider")
    hands.key("2")
    bartender.gone("Rated by The wall of my shed", "label")
    bartender.click("Back", "button")
    bartender.find("No drink like that", "label")


def test_T7_rating_and_level_are_chosen_in_a_sheet_and_apply_at_once(bartender):
    rate(bartender, "negroni", 4)
    dialog = open_filter(bartender)
    bartender.find("Minimum rating", "slider", within=dialog)
    choose(bartender, "Advanced")
    advanced = drinks_that(lambda drink: drink["level"]["value"] == "advanced")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: set(names) == advanced)


def test_T7_the_foot_of_the_sheet_says_how_many_drinks_there_are_and_leads_to_them(bartender):
    open_filter(bartender)
    bartender.find(f"Show {len(DRINKS)} drinks", "button")
    choose(bartender, "Advanced")
    advanced = drinks_that(lambda drink: drink["level"]["value"] == "advanced")
    bartender.click(f"Show {len(advanced)} drinks", "button")
    bartender.gone("Filter", "dialog")
    wait_for_cards(bartender, lambda names: set(names) == advanced)


@pytest.mark.parametrize("width", [480, 1200])
def test_T7_sheet_is_dismissed_by_dragging_it_down(bartender, width):
    bartender.resize(width, 900)
    open_filter(bartender)
    x, y = bartender.point(bartender.find("Filter", "heading"))
    hands.drag((x, y), (x, y + 60))
    assert bartender.exists("Filter", "dialog"), "a short drag springs back"
    x, y = bartender.point(bartender.find("Filter", "heading"))
    hands.drag((x, y), (x, y + 500), steps=16)
    bartender.gone("Filter", "dialog")


@pytest.mark.parametrize("width", [480, 1280])
def test_T7_sheet_is_dismissed_by_a_click_outside(bartender, width):
    bartender.resize(width, 900)
    open_filter(bartender)
    hands.click(*bartender.on_screen(width - 20, 20))
    bartender.gone("Filter", "dialog")
    assert not bartender.exists("Recipe", "tab list"), "the click went to nothing under the sheet"


def test_T7_sheet_is_dismissed_by_escape_and_gives_the_keyboard_back(bartender):
    bartender.tab_to("Filter", "button")
    hands.key("Return")
    bartender.find("Filter", "dialog", modal=True)
    hands.key("Escape")
    bartender.gone("Filter", "dialog")
    bartender.find("Filter", "button", focused=True)


def test_T8_clear_filter_removes_every_criterion(bartender):
    search(bartender, "gin")
    bartender.click("Sour", "button")
    open_filter(bartender)
    choose(bartender, "Easy", "Gin", "Shaken")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: 0 < len(names) < 15)
    bartender.click(re.compile("^Clear filter: Sours"), "button")
    wait_for_all(bartender)
    bartender.find("Sour", "button", pressed=False)
    open_filter(bartender)
    for chip in ("Easy", "Gin", "Shaken"):
        bartender.find(chip, "button", pressed=False)


def test_an_address_shows_some_of_the_drinks_until_the_section_is_left_or_the_filter_cleared(bartender):
    search(bartender, "sour")
    bartender.open_address("comptoir:/drinks?level=advanced&base=gin,rum")
    own = drinks_that(lambda drink: "sour" in drink["name"].lower())

    def asked(names):
        return "Ramos Fizz" in names and not own <= set(names)

    wait_for_cards(bartender, asked)
    open_filter(bartender)
    for chip in ("Advanced", "Gin", "Rum"):
        bartender.find(chip, "button", pressed=True)
    bartender.close_sheet()
    open_drink(bartender, "negroni")
    hands.key("alt+Left")
    bartender.gone("Recipe", "tab list")
    wait_for_cards(bartender, asked)
    hands.key("ctrl+2")
    bartender.find("Search fruits")
    hands.key("ctrl+3")
    wait_for_cards(bartender, lambda names: own <= set(names))
    # The same again, and what is chosen beside it, is no longer there once it is asked for anew.
    bartender.open_address("comptoir:/drinks?level=advanced")
    few = wait_for_cards(bartender, asked)
    open_filter(bartender)
    choose(bartender, "Easy")
    bartender.close_sheet()
    wait_for_cards(bartender, lambda names: len(names) > len(few))
    bartender.open_address("comptoir:/drinks?level=advanced")
    wait_for_cards(bartender, lambda names: names == few)
    bartender.click(re.compile("^Clear filter"), "button")
    wait_for_cards(bartender, lambda names: own <= set(names))


def test_T8_clear_filter_in_the_sheet_too(bartender):
    open_filter(bartender)
    choose(bartender, "Advanced")
    bartender.click(re.compile("^Clear: Level"), "button")
    bartender.find("Advanced", "button", pressed=False)
    choose(bartender, "Easy", "Without alcohol")
    bartender.click("Clear filter", "button")
    bartender.find("Easy", "button", pressed=False)
    bartender.find("Without alcohol", "button", pressed=False)
    bartender.close_sheet()
    wait_for_all(bartender)


def test_filter_survives_a_restart_and_the_search_does_not(bartender):
    bartender.click("Mocktails", "button")
    open_filter(bartender)
    choose(bartender, "Medium")
    bartender.close_sheet()
    search(bartender, "o")
    wanted = drinks_that(lambda drink: is_in(drink, "mocktail") and drink["level"]["value"] == "medium")
    wait_for_cards(bartender, lambda names: set(names) <= wanted)
    bartender.restart()
    wait_for_cards(bartender, lambda names: set(names) == wanted)
    bartender.find("Mocktails", "button", pressed=True)
    open_filter(bartender)
    bartender.find("Medium", "button", pressed=True)


def test_filter_by_base_takes_in_its_family(bartender):
    open_filter(bartender)
    choose(bartender, "Whiskey")
    bartender.close_sheet()
    whiskey = drinks_that(lambda drink: drink.get("base") == "whiskey")
    names = wait_for_cards(bartender, lambda names: whiskey <= set(names) and len(names) < len(DRINKS))
    assert "Old Fashioned" in names and "Negroni" not in names
